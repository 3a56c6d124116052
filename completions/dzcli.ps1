# Completions of dzcli for PowerShell. Written by "dzcli completion powershell": what is changed here is lost.

Register-ArgumentCompleter -Native -CommandName dzcli -ScriptBlock {
    param($current, $ast, $cursor)

    $shipped = @('@acolyte', '@archere', '@berthald', '@bretteuse', '@brigand', '@chevalier', '@colosse', '@cultiste', '@exemple_man', '@furgil', '@garde', '@guetteur', '@koris', '@melete', '@reitre', '@rivale', '@senna', '@skaven', '@tireuse', '@voleur')
    $families = @('sheet', 'schema')
    $commands = @{
        '' = @{
            arguments = @('words:roll test attack defend surprise initiative wound heal control round act sheet schema tables completion list help')
            endless = $false
            options = @{
                '--lang' = @{ value = 'words:fr en'; help = 'Language of the explanation.' }
                '-V' = @{ value = 'nothing'; help = 'Print the version and nothing else.' }
                '--version' = @{ value = 'nothing'; help = 'Print the version and nothing else.' }
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'sheet' = @{
            arguments = @('words:new check show set apply undo schema')
            endless = $false
            options = @{
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'schema' = @{
            arguments = @('words:record')
            endless = $false
            options = @{
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'roll' = @{
            arguments = @('sheets')
            endless = $true
            options = @{
                '--table' = @{ value = 'list:random-tables 0'; help = 'A table of the rules to roll on, such as blessures.' }
                '--system' = @{ value = 'words:dz duel d100 d10 d20'; help = 'The system whose table it is.' }
                '--tables' = @{ value = 'files'; help = 'A folder of tables of one''s own; else the one that DZCLI_TABLES names.' }
                '--luck' = @{ value = 'nothing'; help = 'Add the chance of doing this well or better.' }
                '--dice' = @{ value = 'text'; help = 'The dice thrown at the table, in the order they are asked for, such as 53,7.' }
                '--spare-dice' = @{ value = 'nothing'; help = 'Note dice of --dice that were not needed, instead of refusing them.' }
                '--ask' = @{ value = 'nothing'; help = 'Ask for each die at the keyboard.' }
                '--seed' = @{ value = 'text'; help = 'Seed of the random generator.' }
                '--times' = @{ value = 'text'; help = 'Resolve it N times, independently.' }
                '--index' = @{ value = 'text'; help = 'The Ith result of a series (with --seed), counted from 1.' }
                '--tally' = @{ value = 'nothing'; help = 'Count what --times gives instead of showing it: shares and means.' }
                '--odds' = @{ value = 'nothing'; help = 'The exact chances instead of one result.' }
                '--json' = @{ value = 'nothing'; help = 'The whole record as one line of JSON.' }
                '--tsv' = @{ value = 'nothing'; help = 'A table for spreadsheets, with headings: a row a result, or of odds a row a value.' }
                '--fields' = @{ value = 'text'; help = 'With --json, only these of its keys; with --tsv, the columns: outcome,actor.name…' }
                '--exact' = @{ value = 'nothing'; help = 'With --odds and -q, the fraction however long it is.' }
                '-q' = @{ value = 'nothing'; help = 'Only the one value a script wants.' }
                '--quiet' = @{ value = 'nothing'; help = 'Only the one value a script wants.' }
                '-e' = @{ value = 'nothing'; help = 'Exit with 1 if the result is not a success.' }
                '--exit-status' = @{ value = 'nothing'; help = 'Exit with 1 if the result is not a success.' }
                '--lang' = @{ value = 'words:fr en'; help = 'Language of the explanation.' }
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'test' = @{
            arguments = @('sheets', 'list:skills 1')
            endless = $false
            options = @{
                '-m' = @{ value = 'list:modifiers 1'; help = 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' }
                '--mod' = @{ value = 'list:modifiers 1'; help = 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' }
                '--advantage' = @{ value = 'nothing'; help = 'Advantage: two rolls, the lower one counts.' }
                '--disadvantage' = @{ value = 'nothing'; help = 'Disadvantage: two rolls, the higher one counts.' }
                '--score' = @{ value = 'text'; help = 'The Score before modifiers, in place of the sheet''s.' }
                '--speciality' = @{ value = 'text'; help = 'The speciality of the skill that fits.' }
                '--at-limit' = @{ value = 'nothing'; help = 'An action at the limit: a disadvantage for someone Malmené.' }
                '--precision' = @{ value = 'nothing'; help = 'An action of precision: a broken arm counts.' }
                '--effort' = @{ value = 'nothing'; help = 'An effort (a fight, a race): the internal injury counts.' }
                '--luck' = @{ value = 'nothing'; help = 'Add the chance of doing this well or better.' }
                '--analysis' = @{ value = 'nothing'; help = 'A test of analysis: a head injury counts.' }
                '--observed' = @{ value = 'nothing'; help = 'Watched from close by: a scar costs Couverture.' }
                '--dice' = @{ value = 'text'; help = 'The dice thrown at the table, in the order they are asked for, such as 53,7.' }
                '--spare-dice' = @{ value = 'nothing'; help = 'Note dice of --dice that were not needed, instead of refusing them.' }
                '--ask' = @{ value = 'nothing'; help = 'Ask for each die at the keyboard.' }
                '--seed' = @{ value = 'text'; help = 'Seed of the random generator.' }
                '--times' = @{ value = 'text'; help = 'Resolve it N times, independently.' }
                '--index' = @{ value = 'text'; help = 'The Ith result of a series (with --seed), counted from 1.' }
                '--tally' = @{ value = 'nothing'; help = 'Count what --times gives instead of showing it: shares and means.' }
                '--odds' = @{ value = 'nothing'; help = 'The exact chances instead of one result.' }
                '--json' = @{ value = 'nothing'; help = 'The whole record as one line of JSON.' }
                '--tsv' = @{ value = 'nothing'; help = 'A table for spreadsheets, with headings: a row a result, or of odds a row a value.' }
                '--fields' = @{ value = 'text'; help = 'With --json, only these of its keys; with --tsv, the columns: outcome,actor.name…' }
                '--exact' = @{ value = 'nothing'; help = 'With --odds and -q, the fraction however long it is.' }
                '-q' = @{ value = 'nothing'; help = 'Only the one value a script wants.' }
                '--quiet' = @{ value = 'nothing'; help = 'Only the one value a script wants.' }
                '-e' = @{ value = 'nothing'; help = 'Exit with 1 if the result is not a success.' }
                '--exit-status' = @{ value = 'nothing'; help = 'Exit with 1 if the result is not a success.' }
                '--lang' = @{ value = 'words:fr en'; help = 'Language of the explanation.' }
                '--rule' = @{ value = 'list:rules 1'; help = 'A house rule: the answer to a question the rules leave open. May repeat.' }
                '--rules' = @{ value = 'files'; help = 'A TOML file of house rules; else the one that DZCLI_RULES names.' }
                '--tables' = @{ value = 'files'; help = 'A folder of tables of one''s own; else the one that DZCLI_TABLES names.' }
                '-w' = @{ value = 'nothing'; help = 'Apply the changes to the sheets'' files.' }
                '--write' = @{ value = 'nothing'; help = 'Apply the changes to the sheets'' files.' }
                '--diff' = @{ value = 'nothing'; help = 'Show what --write would change in the sheets'' files, and write nothing.' }
                '--ss' = @{ value = 'text'; help = 'The SS before modifiers, in place of the rules''.' }
                '--pool' = @{ value = 'text'; help = 'The number of dice, in place of the sheet''s.' }
                '--bonus-dice' = @{ value = 'text'; help = 'Dice added to the pool.' }
                '--bonus-success' = @{ value = 'text'; help = 'Successes added to those of the roll.' }
                '--sr' = @{ value = 'text'; help = 'The successes it takes.' }
                '--threshold' = @{ value = 'text'; help = 'What each die has to be above.' }
                '--difficulty' = @{ value = 'text'; help = 'DD +N: the threshold is so much higher.' }
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'attack' = @{
            arguments = @('sheets', 'sheets')
            endless = $false
            options = @{
                '-m' = @{ value = 'list:modifiers 1'; help = 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' }
                '--mod' = @{ value = 'list:modifiers 1'; help = 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' }
                '--advantage' = @{ value = 'nothing'; help = 'Advantage: two rolls, the lower one counts.' }
                '--disadvantage' = @{ value = 'nothing'; help = 'Disadvantage: two rolls, the higher one counts.' }
                '--score' = @{ value = 'text'; help = 'The Score before modifiers, in place of the sheet''s.' }
                '--speciality' = @{ value = 'text'; help = 'The speciality of the skill that fits.' }
                '--at-limit' = @{ value = 'nothing'; help = 'An action at the limit: a disadvantage for someone Malmené.' }
                '--precision' = @{ value = 'nothing'; help = 'An action of precision: a broken arm counts.' }
                '--effort' = @{ value = 'nothing'; help = 'An effort (a fight, a race): the internal injury counts.' }
                '--weapon' = @{ value = 'list:weapons 1'; help = 'The weapon used; by default the one in hand.' }
                '--skill' = @{ value = 'list:skills 1'; help = 'The skill used, in place of the weapon''s.' }
                '--aim' = @{ value = 'words:add cancel'; help = 'Aimed before: +10, or cancel a -10.' }
                '--crit' = @{ value = 'words:damage abs'; help = 'On a critical success: 1d10 more damage, or one point of Abs ignored.' }
                '--burst' = @{ value = 'words:damage two-targets'; help = 'Rafale: 1d10 more damage, or two targets.' }
                '--into-melee' = @{ value = 'sheets'; help = 'Shoot at someone engaged with this ally.' }
                '--subdue' = @{ value = 'nothing'; help = 'Strike to knock out: -10, does not kill.' }
                '--nonlethal' = @{ value = 'nothing'; help = 'A staff or the like, wielded so as not to kill.' }
                '--blind' = @{ value = 'nothing'; help = 'Shoot without seeing the target: disadvantage.' }
                '--free' = @{ value = 'words:reach opportunity'; help = 'A free attack: before contact (reach, with Allonge) or of opportunity (opportunity).' }
                '--complication' = @{ value = 'text'; help = 'What a critical failure leads to: weapon, exposed, stress, or text:...' }
                '--position' = @{ value = 'words:engaged close medium far'; help = 'How far the target is; in melee, engaged by default.' }
                '--fast' = @{ value = 'nothing'; help = 'Mode rapide: no defence, shields count as Abs.' }
                '--hit-only' = @{ value = 'nothing'; help = 'Stop after the attack roll.' }
                '--hit' = @{ value = 'nothing'; help = 'The hit is known: start at the damage. With --crit, it was a critical success.' }
                '--dice' = @{ value = 'text'; help = 'The dice thrown at the table, in the order they are asked for, such as 53,7.' }
                '--spare-dice' = @{ value = 'nothing'; help = 'Note dice of --dice that were not needed, instead of refusing them.' }
                '--ask' = @{ value = 'nothing'; help = 'Ask for each die at the keyboard.' }
                '--seed' = @{ value = 'text'; help = 'Seed of the random generator.' }
                '--times' = @{ value = 'text'; help = 'Resolve it N times, independently.' }
                '--index' = @{ value = 'text'; help = 'The Ith result of a series (with --seed), counted from 1.' }
                '--tally' = @{ value = 'nothing'; help = 'Count what --times gives instead of showing it: shares and means.' }
                '--odds' = @{ value = 'nothing'; help = 'The exact chances instead of one result.' }
                '--json' = @{ value = 'nothing'; help = 'The whole record as one line of JSON.' }
                '--tsv' = @{ value = 'nothing'; help = 'A table for spreadsheets, with headings: a row a result, or of odds a row a value.' }
                '--fields' = @{ value = 'text'; help = 'With --json, only these of its keys; with --tsv, the columns: outcome,actor.name…' }
                '--exact' = @{ value = 'nothing'; help = 'With --odds and -q, the fraction however long it is.' }
                '-q' = @{ value = 'nothing'; help = 'Only the one value a script wants.' }
                '--quiet' = @{ value = 'nothing'; help = 'Only the one value a script wants.' }
                '-e' = @{ value = 'nothing'; help = 'Exit with 1 if the result is not a success.' }
                '--exit-status' = @{ value = 'nothing'; help = 'Exit with 1 if the result is not a success.' }
                '--lang' = @{ value = 'words:fr en'; help = 'Language of the explanation.' }
                '--rule' = @{ value = 'list:rules 1'; help = 'A house rule: the answer to a question the rules leave open. May repeat.' }
                '--rules' = @{ value = 'files'; help = 'A TOML file of house rules; else the one that DZCLI_RULES names.' }
                '--tables' = @{ value = 'files'; help = 'A folder of tables of one''s own; else the one that DZCLI_TABLES names.' }
                '-w' = @{ value = 'nothing'; help = 'Apply the changes to the sheets'' files.' }
                '--write' = @{ value = 'nothing'; help = 'Apply the changes to the sheets'' files.' }
                '--diff' = @{ value = 'nothing'; help = 'Show what --write would change in the sheets'' files, and write nothing.' }
                '--through' = @{ value = 'words:defend wound'; help = 'Go on by itself to that step.' }
                '--defence-mod' = @{ value = 'list:modifiers 2'; help = 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' }
                '--defence-advantage' = @{ value = 'nothing'; help = 'Advantage: two rolls, the lower one counts.' }
                '--defence-disadvantage' = @{ value = 'nothing'; help = 'Disadvantage: two rolls, the higher one counts.' }
                '--defence-score' = @{ value = 'text'; help = 'The Score before modifiers, in place of the sheet''s.' }
                '--defence-speciality' = @{ value = 'text'; help = 'The speciality of the skill that fits.' }
                '--defence-at-limit' = @{ value = 'nothing'; help = 'An action at the limit: a disadvantage for someone Malmené.' }
                '--defence-precision' = @{ value = 'nothing'; help = 'An action of precision: a broken arm counts.' }
                '--defence-effort' = @{ value = 'nothing'; help = 'An effort (a fight, a race): the internal injury counts.' }
                '--defence-unseen' = @{ value = 'nothing'; help = 'The attack was not seen coming.' }
                '--defence-no-roll' = @{ value = 'nothing'; help = 'Take the blow and keep the reaction.' }
                '--wound-mod' = @{ value = 'list:modifiers 2'; help = 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' }
                '--wound-advantage' = @{ value = 'nothing'; help = 'Advantage: two rolls, the lower one counts.' }
                '--wound-disadvantage' = @{ value = 'nothing'; help = 'Disadvantage: two rolls, the higher one counts.' }
                '--wound-score' = @{ value = 'text'; help = 'The Score before modifiers, in place of the sheet''s.' }
                '--wound-harmless' = @{ value = 'nothing'; help = 'Not a dangerous attack: no Stress when armour takes it all.' }
                '--wound-nonlethal' = @{ value = 'nothing'; help = 'The blow does not kill.' }
                '--wound-brutal' = @{ value = 'nothing'; help = 'Extreme violence: a non-lethal blow wounds and kills all the same.' }
                '--wound-capturable' = @{ value = 'nothing'; help = 'The authorities could pick the victim up.' }
                '--wound-hard' = @{ value = 'nothing'; help = 'Option dure: a critical failure of Endurance kills.' }
                '--wound-ko-minutes' = @{ value = 'nothing'; help = 'Roll how long the KO lasts (1d10 minutes).' }
                '--ss' = @{ value = 'text'; help = 'The SS before modifiers, in place of the rules''.' }
                '--pool' = @{ value = 'text'; help = 'The number of dice, in place of the sheet''s.' }
                '--bonus-dice' = @{ value = 'text'; help = 'Dice added to the pool.' }
                '--bonus-success' = @{ value = 'text'; help = 'Successes added to those of the roll.' }
                '--target-mod' = @{ value = 'list:modifiers 2'; help = 'A modifier of the other side. May repeat.' }
                '--target-ss' = @{ value = 'text'; help = 'The other side''s SS before modifiers.' }
                '--target-pool' = @{ value = 'text'; help = 'The other side''s number of dice.' }
                '--target-bonus-dice' = @{ value = 'text'; help = 'Dice added to the other side''s pool.' }
                '--target-bonus-success' = @{ value = 'text'; help = 'Successes added to those of the other side.' }
                '--stance' = @{ value = 'words:balanced aggressive opportunist brutal defensive'; help = 'The stance of the attacker.' }
                '--target-stance' = @{ value = 'words:balanced aggressive opportunist brutal defensive'; help = 'The stance of the other.' }
                '--target-weapon' = @{ value = 'list:weapons 2'; help = 'The weapon of the other.' }
                '--unarmed' = @{ value = 'words:actor target both'; help = 'Who has no weapon in hand.' }
                '--approach' = @{ value = 'words:flee charge'; help = 'What the target of a shot does: flee or take cover, or charge.' }
                '--distance' = @{ value = 'text'; help = 'How far the target is, in metres.' }
                '--skirmish' = @{ value = 'nothing'; help = 'In a skirmish: it is the attacker''s action of the turn.' }
                '--bonus-damage' = @{ value = 'text'; help = 'Damage that a technique adds, if the attacker wins.' }
                '--target-bonus-damage' = @{ value = 'text'; help = 'Damage that a technique adds, if the other wins.' }
                '--fury' = @{ value = 'nothing'; help = 'Invoke the fureur du juste on a natural 10 (the default).' }
                '--no-fury' = @{ value = 'nothing'; help = 'Do not invoke the fureur du juste.' }
                '--range-band' = @{ value = 'text'; help = 'The band of range of a shot (courte, longue).' }
                '--free-attack' = @{ value = 'nothing'; help = 'A free attack on someone who leaves close combat.' }
                '--hit-roll' = @{ value = 'text'; help = 'The attack roll that hit, where it is known: start at the location.' }
                '--defence-type' = @{ value = 'words:parry dodge none both'; help = 'The reaction; by default parry in close combat, dodge at a distance for those who can.' }
                '--defence-melee' = @{ value = 'nothing'; help = 'The attack is one of close combat.' }
                '--defence-ranged' = @{ value = 'nothing'; help = 'The attack is one at a distance.' }
                '--defence-own-turn' = @{ value = 'nothing'; help = 'The attack comes in the defender''s own turn.' }
                '--wound-location' = @{ value = 'text'; help = 'The part of the body struck (tete, torse).' }
                '--wound-hit-roll' = @{ value = 'text'; help = 'The attack roll: its reversed digits give the part of the body.' }
                '--technique' = @{ value = 'text'; help = 'A technique of the sheet that is used, with its number if it takes one (prescience=2). May repeat.' }
                '--degrees' = @{ value = 'text'; help = 'The degrees of a technique''s test (DD), rolled at the table.' }
                '--reserve' = @{ value = 'text'; help = 'The dice left of the reserve, in place of the sheet''s.' }
                '--characteristic' = @{ value = 'text'; help = 'The characteristic of this turn.' }
                '--against' = @{ value = 'text'; help = 'A technique of adversaries: presence_ecrasante=7,9 or maitrise_du_combat=2. May repeat.' }
                '--push' = @{ value = 'nothing'; help = 'Dépasser la limite: one die more, for a point of fatigue.' }
                '--threshold' = @{ value = 'text'; help = 'What each die has to be above.' }
                '--reroll' = @{ value = 'text'; help = 'Dice thrown again where a technique allows it: 1,3 by place, or lowest, lowest:2, under:5.' }
                '--anatomy' = @{ value = 'nothing'; help = 'The target''s anatomy is known (Exploiter les points faibles).' }
                '--defence-technique' = @{ value = 'text'; help = 'A technique of the sheet that is used, with its number if it takes one (prescience=2). May repeat.' }
                '--defence-pool' = @{ value = 'text'; help = 'Dice put in from the reserve; by default as many as there may be.' }
                '--defence-reserve' = @{ value = 'text'; help = 'The dice left of the reserve, in place of the sheet''s.' }
                '--defence-characteristic' = @{ value = 'text'; help = 'The characteristic of this turn.' }
                '--defence-skill' = @{ value = 'list:skills 2'; help = 'The skill that limits the dice, in place of the weapon''s.' }
                '--defence-against' = @{ value = 'text'; help = 'A technique of adversaries: presence_ecrasante=7,9 or maitrise_du_combat=2. May repeat.' }
                '--defence-push' = @{ value = 'nothing'; help = 'Dépasser la limite: one die more, for a point of fatigue.' }
                '--defence-threshold' = @{ value = 'text'; help = 'What each die has to be above.' }
                '--defence-reroll' = @{ value = 'text'; help = 'Dice thrown again where a technique allows it: 1,3 by place, or lowest, lowest:2, under:5.' }
                '--wound-technique' = @{ value = 'text'; help = 'A technique of the sheet that is used, with its number if it takes one (prescience=2). May repeat.' }
                '--wound-degrees' = @{ value = 'text'; help = 'The degrees of a technique''s test (DD), rolled at the table.' }
                '--wound-fatigue' = @{ value = 'text'; help = 'The fatigue lost, in place of the rule''s.' }
                '--wound-type' = @{ value = 'text'; help = 'The kind of damage (feu), for resistances.' }
                '--at' = @{ value = 'words:head left-arm right-arm left-leg right-leg torso back arm leg hand left-hand right-hand foot left-foot right-foot small'; help = 'What the blow aims at: -2 for a limb or the torso, -4 for the head or a small spot.' }
                '--off-hand' = @{ value = 'nothing'; help = 'The one more attack of two weapons, with the off hand: -4.' }
                '--surprise' = @{ value = 'nothing'; help = 'A surprise attack, which cannot be parried.' }
                '--back' = @{ value = 'nothing'; help = 'A blow on the torso lands on the back.' }
                '--defence-with' = @{ value = 'words:weapon shield two-weapons'; help = 'What parries; by default the shield, else two weapons held, else the weapon in hand.' }
                '--defence-weapon' = @{ value = 'list:weapons 2'; help = 'The weapon that parries; by default the one in hand.' }
                '--defence-reroll-used' = @{ value = 'nothing'; help = 'The reroll of the round''s first failed parry is spent.' }
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'defend' = @{
            arguments = @('sheets')
            endless = $false
            options = @{
                '--from' = @{ value = 'files'; help = 'The JSON of the step before: a file, or - for standard input.' }
                '--as' = @{ value = 'words:target ally second-target'; help = 'Who that is in the record, where one sheet stands for several people: target, ally, second-target.' }
                '--melee' = @{ value = 'nothing'; help = 'The attack was in melee.' }
                '--ranged' = @{ value = 'nothing'; help = 'The attack was from a distance.' }
                '--trait' = @{ value = 'text'; help = 'A trait of the weapon that struck. May repeat.' }
                '--ignore-abs' = @{ value = 'text'; help = 'Further points of Abs that the blow ignores.' }
                '-m' = @{ value = 'list:modifiers 1'; help = 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' }
                '--mod' = @{ value = 'list:modifiers 1'; help = 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' }
                '--advantage' = @{ value = 'nothing'; help = 'Advantage: two rolls, the lower one counts.' }
                '--disadvantage' = @{ value = 'nothing'; help = 'Disadvantage: two rolls, the higher one counts.' }
                '--score' = @{ value = 'text'; help = 'The Score before modifiers, in place of the sheet''s.' }
                '--speciality' = @{ value = 'text'; help = 'The speciality of the skill that fits.' }
                '--at-limit' = @{ value = 'nothing'; help = 'An action at the limit: a disadvantage for someone Malmené.' }
                '--precision' = @{ value = 'nothing'; help = 'An action of precision: a broken arm counts.' }
                '--effort' = @{ value = 'nothing'; help = 'An effort (a fight, a race): the internal injury counts.' }
                '--raw' = @{ value = 'text'; help = 'Damage before armour, with Brisant''s die and the +1 of Tranchant in it.' }
                '--damage' = @{ value = 'text'; help = 'Damage before armour, with Brisant''s die and the +1 of Tranchant in it.' }
                '--net' = @{ value = 'text'; help = 'Damage after armour.' }
                '--unseen' = @{ value = 'nothing'; help = 'The attack was not seen coming.' }
                '--no-roll' = @{ value = 'nothing'; help = 'Take the blow and keep the reaction.' }
                '--dice' = @{ value = 'text'; help = 'The dice thrown at the table, in the order they are asked for, such as 53,7.' }
                '--spare-dice' = @{ value = 'nothing'; help = 'Note dice of --dice that were not needed, instead of refusing them.' }
                '--ask' = @{ value = 'nothing'; help = 'Ask for each die at the keyboard.' }
                '--seed' = @{ value = 'text'; help = 'Seed of the random generator.' }
                '--times' = @{ value = 'text'; help = 'Resolve it N times, independently.' }
                '--index' = @{ value = 'text'; help = 'The Ith result of a series (with --seed), counted from 1.' }
                '--tally' = @{ value = 'nothing'; help = 'Count what --times gives instead of showing it: shares and means.' }
                '--odds' = @{ value = 'nothing'; help = 'The exact chances instead of one result.' }
                '--json' = @{ value = 'nothing'; help = 'The whole record as one line of JSON.' }
                '--tsv' = @{ value = 'nothing'; help = 'A table for spreadsheets, with headings: a row a result, or of odds a row a value.' }
                '--fields' = @{ value = 'text'; help = 'With --json, only these of its keys; with --tsv, the columns: outcome,actor.name…' }
                '--exact' = @{ value = 'nothing'; help = 'With --odds and -q, the fraction however long it is.' }
                '-q' = @{ value = 'nothing'; help = 'Only the one value a script wants.' }
                '--quiet' = @{ value = 'nothing'; help = 'Only the one value a script wants.' }
                '-e' = @{ value = 'nothing'; help = 'Exit with 1 if the result is not a success.' }
                '--exit-status' = @{ value = 'nothing'; help = 'Exit with 1 if the result is not a success.' }
                '--lang' = @{ value = 'words:fr en'; help = 'Language of the explanation.' }
                '--rule' = @{ value = 'list:rules 1'; help = 'A house rule: the answer to a question the rules leave open. May repeat.' }
                '--rules' = @{ value = 'files'; help = 'A TOML file of house rules; else the one that DZCLI_RULES names.' }
                '--tables' = @{ value = 'files'; help = 'A folder of tables of one''s own; else the one that DZCLI_TABLES names.' }
                '-w' = @{ value = 'nothing'; help = 'Apply the changes to the sheets'' files.' }
                '--write' = @{ value = 'nothing'; help = 'Apply the changes to the sheets'' files.' }
                '--diff' = @{ value = 'nothing'; help = 'Show what --write would change in the sheets'' files, and write nothing.' }
                '--through' = @{ value = 'words:wound'; help = 'Go on by itself to that step.' }
                '--wound-mod' = @{ value = 'list:modifiers 2'; help = 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' }
                '--wound-advantage' = @{ value = 'nothing'; help = 'Advantage: two rolls, the lower one counts.' }
                '--wound-disadvantage' = @{ value = 'nothing'; help = 'Disadvantage: two rolls, the higher one counts.' }
                '--wound-score' = @{ value = 'text'; help = 'The Score before modifiers, in place of the sheet''s.' }
                '--wound-harmless' = @{ value = 'nothing'; help = 'Not a dangerous attack: no Stress when armour takes it all.' }
                '--wound-nonlethal' = @{ value = 'nothing'; help = 'The blow does not kill.' }
                '--wound-brutal' = @{ value = 'nothing'; help = 'Extreme violence: a non-lethal blow wounds and kills all the same.' }
                '--wound-capturable' = @{ value = 'nothing'; help = 'The authorities could pick the victim up.' }
                '--wound-hard' = @{ value = 'nothing'; help = 'Option dure: a critical failure of Endurance kills.' }
                '--wound-ko-minutes' = @{ value = 'nothing'; help = 'Roll how long the KO lasts (1d10 minutes).' }
                '--type' = @{ value = 'words:parry dodge none both'; help = 'The reaction; by default parry in close combat, dodge at a distance for those who can.' }
                '--own-turn' = @{ value = 'nothing'; help = 'The attack comes in the defender''s own turn.' }
                '--wound-location' = @{ value = 'text'; help = 'The part of the body struck (tete, torse).' }
                '--wound-hit-roll' = @{ value = 'text'; help = 'The attack roll: its reversed digits give the part of the body.' }
                '--technique' = @{ value = 'text'; help = 'A technique of the sheet that is used, with its number if it takes one (prescience=2). May repeat.' }
                '--pool' = @{ value = 'text'; help = 'Dice put in from the reserve; by default as many as there may be.' }
                '--reserve' = @{ value = 'text'; help = 'The dice left of the reserve, in place of the sheet''s.' }
                '--characteristic' = @{ value = 'text'; help = 'The characteristic of this turn.' }
                '--skill' = @{ value = 'list:skills 1'; help = 'The skill that limits the dice, in place of the weapon''s.' }
                '--against' = @{ value = 'text'; help = 'A technique of adversaries: presence_ecrasante=7,9 or maitrise_du_combat=2. May repeat.' }
                '--push' = @{ value = 'nothing'; help = 'Dépasser la limite: one die more, for a point of fatigue.' }
                '--threshold' = @{ value = 'text'; help = 'What each die has to be above.' }
                '--reroll' = @{ value = 'text'; help = 'Dice thrown again where a technique allows it: 1,3 by place, or lowest, lowest:2, under:5.' }
                '--projectiles' = @{ value = 'text'; help = 'With --raw, so many projectiles of it each.' }
                '--wound-technique' = @{ value = 'text'; help = 'A technique of the sheet that is used, with its number if it takes one (prescience=2). May repeat.' }
                '--wound-degrees' = @{ value = 'text'; help = 'The degrees of a technique''s test (DD), rolled at the table.' }
                '--wound-fatigue' = @{ value = 'text'; help = 'The fatigue lost, in place of the rule''s.' }
                '--wound-type' = @{ value = 'text'; help = 'The kind of damage (feu), for resistances.' }
                '--with' = @{ value = 'words:weapon shield two-weapons'; help = 'What parries; by default the shield, else two weapons held, else the weapon in hand.' }
                '--weapon' = @{ value = 'list:weapons 1'; help = 'The weapon that parries; by default the one in hand.' }
                '--reroll-used' = @{ value = 'nothing'; help = 'The reroll of the round''s first failed parry is spent.' }
                '--surprise' = @{ value = 'nothing'; help = 'A surprise attack, which cannot be parried.' }
                '--location' = @{ value = 'words:head left-arm right-arm left-leg right-leg torso back'; help = 'The zone that is hit.' }
                '--att' = @{ value = 'text'; help = 'For a dodge: the attacker''s ATT, after modifiers.' }
                '--att-roll' = @{ value = 'text'; help = 'For a dodge: what the attacker rolled.' }
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'surprise' = @{
            arguments = @('sheets', 'sheets')
            endless = $false
            options = @{
                '-m' = @{ value = 'list:modifiers 1'; help = 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' }
                '--mod' = @{ value = 'list:modifiers 1'; help = 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' }
                '--advantage' = @{ value = 'nothing'; help = 'Advantage: two rolls, the lower one counts.' }
                '--disadvantage' = @{ value = 'nothing'; help = 'Disadvantage: two rolls, the higher one counts.' }
                '--score' = @{ value = 'text'; help = 'The Score before modifiers, in place of the sheet''s.' }
                '--speciality' = @{ value = 'text'; help = 'The speciality of the skill that fits.' }
                '--at-limit' = @{ value = 'nothing'; help = 'An action at the limit: a disadvantage for someone Malmené.' }
                '--precision' = @{ value = 'nothing'; help = 'An action of precision: a broken arm counts.' }
                '--effort' = @{ value = 'nothing'; help = 'An effort (a fight, a race): the internal injury counts.' }
                '--target-mod' = @{ value = 'list:modifiers 2'; help = 'A modifier of the other side. May repeat.' }
                '--target-score' = @{ value = 'text'; help = 'The other side''s Score before modifiers.' }
                '--target-speciality' = @{ value = 'text'; help = 'The other side''s speciality that fits.' }
                '--target-precision' = @{ value = 'nothing'; help = 'For the other side, an action of precision.' }
                '--target-effort' = @{ value = 'nothing'; help = 'For the other side, an effort.' }
                '--by' = @{ value = 'words:ambush stealth'; help = 'An ambush (Tactique terrain) or stealth (Discrétion).' }
                '--attackers' = @{ value = 'sheets'; help = 'Another of the attackers. May repeat.' }
                '--defenders' = @{ value = 'sheets'; help = 'Another of the defenders. May repeat.' }
                '--dice' = @{ value = 'text'; help = 'The dice thrown at the table, in the order they are asked for, such as 53,7.' }
                '--spare-dice' = @{ value = 'nothing'; help = 'Note dice of --dice that were not needed, instead of refusing them.' }
                '--ask' = @{ value = 'nothing'; help = 'Ask for each die at the keyboard.' }
                '--seed' = @{ value = 'text'; help = 'Seed of the random generator.' }
                '--times' = @{ value = 'text'; help = 'Resolve it N times, independently.' }
                '--index' = @{ value = 'text'; help = 'The Ith result of a series (with --seed), counted from 1.' }
                '--tally' = @{ value = 'nothing'; help = 'Count what --times gives instead of showing it: shares and means.' }
                '--odds' = @{ value = 'nothing'; help = 'The exact chances instead of one result.' }
                '--json' = @{ value = 'nothing'; help = 'The whole record as one line of JSON.' }
                '--tsv' = @{ value = 'nothing'; help = 'A table for spreadsheets, with headings: a row a result, or of odds a row a value.' }
                '--fields' = @{ value = 'text'; help = 'With --json, only these of its keys; with --tsv, the columns: outcome,actor.name…' }
                '--exact' = @{ value = 'nothing'; help = 'With --odds and -q, the fraction however long it is.' }
                '-q' = @{ value = 'nothing'; help = 'Only the one value a script wants.' }
                '--quiet' = @{ value = 'nothing'; help = 'Only the one value a script wants.' }
                '-e' = @{ value = 'nothing'; help = 'Exit with 1 if the result is not a success.' }
                '--exit-status' = @{ value = 'nothing'; help = 'Exit with 1 if the result is not a success.' }
                '--lang' = @{ value = 'words:fr en'; help = 'Language of the explanation.' }
                '--rule' = @{ value = 'list:rules 1'; help = 'A house rule: the answer to a question the rules leave open. May repeat.' }
                '--rules' = @{ value = 'files'; help = 'A TOML file of house rules; else the one that DZCLI_RULES names.' }
                '--tables' = @{ value = 'files'; help = 'A folder of tables of one''s own; else the one that DZCLI_TABLES names.' }
                '-w' = @{ value = 'nothing'; help = 'Apply the changes to the sheets'' files.' }
                '--write' = @{ value = 'nothing'; help = 'Apply the changes to the sheets'' files.' }
                '--diff' = @{ value = 'nothing'; help = 'Show what --write would change in the sheets'' files, and write nothing.' }
                '--ss' = @{ value = 'text'; help = 'The SS before modifiers, in place of the rules''.' }
                '--pool' = @{ value = 'text'; help = 'The number of dice, in place of the sheet''s.' }
                '--bonus-dice' = @{ value = 'text'; help = 'Dice added to the pool.' }
                '--bonus-success' = @{ value = 'text'; help = 'Successes added to those of the roll.' }
                '--target-ss' = @{ value = 'text'; help = 'The other side''s SS before modifiers.' }
                '--target-pool' = @{ value = 'text'; help = 'The other side''s number of dice.' }
                '--target-bonus-dice' = @{ value = 'text'; help = 'Dice added to the other side''s pool.' }
                '--target-bonus-success' = @{ value = 'text'; help = 'Successes added to those of the other side.' }
                '--distance' = @{ value = 'text'; help = 'A shot from so many metres.' }
                '--no-strike' = @{ value = 'nothing'; help = 'Stop before the strike.' }
                '--weapon' = @{ value = 'list:weapons 1'; help = 'The weapon used; by default the one in hand.' }
                '--strike-ss' = @{ value = 'text'; help = 'The SS of the strike before modifiers.' }
                '--strike-dice' = @{ value = 'text'; help = 'Dice added to the strike.' }
                '--strike-success' = @{ value = 'text'; help = 'Successes added to the strike.' }
                '--bonus-damage' = @{ value = 'text'; help = 'Damage that a technique adds, if the attacker wins.' }
                '--ambush' = @{ value = 'nothing'; help = 'An ambush in a skirmish: each of the defenders may notice it.' }
                '--sr' = @{ value = 'text'; help = 'The successes it takes to notice the ambush.' }
                '--surprised' = @{ value = 'text'; help = 'Who is surprised. May repeat.' }
                '--nobody' = @{ value = 'nothing'; help = 'Nobody is surprised.' }
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'initiative' = @{
            arguments = @('sheets')
            endless = $true
            options = @{
                '-m' = @{ value = 'list:modifiers 1'; help = 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' }
                '--mod' = @{ value = 'list:modifiers 1'; help = 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' }
                '--advantage' = @{ value = 'nothing'; help = 'Advantage: two rolls, the lower one counts.' }
                '--disadvantage' = @{ value = 'nothing'; help = 'Disadvantage: two rolls, the higher one counts.' }
                '--score' = @{ value = 'text'; help = 'The Score before modifiers, in place of the sheet''s.' }
                '--speciality' = @{ value = 'text'; help = 'The speciality of the skill that fits.' }
                '--at-limit' = @{ value = 'nothing'; help = 'An action at the limit: a disadvantage for someone Malmené.' }
                '--precision' = @{ value = 'nothing'; help = 'An action of precision: a broken arm counts.' }
                '--effort' = @{ value = 'nothing'; help = 'An effort (a fight, a race): the internal injury counts.' }
                '--bonus' = @{ value = 'text'; help = 'Someone of the side that won the surprise without surprising. May repeat.' }
                '--surprised' = @{ value = 'text'; help = 'Someone who is Surpris and acts after the others. May repeat.' }
                '--from' = @{ value = 'files'; help = 'The JSON of a surprise: a file, or - for standard input.' }
                '--dice' = @{ value = 'text'; help = 'The dice thrown at the table, in the order they are asked for, such as 53,7.' }
                '--spare-dice' = @{ value = 'nothing'; help = 'Note dice of --dice that were not needed, instead of refusing them.' }
                '--ask' = @{ value = 'nothing'; help = 'Ask for each die at the keyboard.' }
                '--seed' = @{ value = 'text'; help = 'Seed of the random generator.' }
                '--times' = @{ value = 'text'; help = 'Resolve it N times, independently.' }
                '--index' = @{ value = 'text'; help = 'The Ith result of a series (with --seed), counted from 1.' }
                '--tally' = @{ value = 'nothing'; help = 'Count what --times gives instead of showing it: shares and means.' }
                '--odds' = @{ value = 'nothing'; help = 'The exact chances instead of one result.' }
                '--json' = @{ value = 'nothing'; help = 'The whole record as one line of JSON.' }
                '--tsv' = @{ value = 'nothing'; help = 'A table for spreadsheets, with headings: a row a result, or of odds a row a value.' }
                '--fields' = @{ value = 'text'; help = 'With --json, only these of its keys; with --tsv, the columns: outcome,actor.name…' }
                '--exact' = @{ value = 'nothing'; help = 'With --odds and -q, the fraction however long it is.' }
                '-q' = @{ value = 'nothing'; help = 'Only the one value a script wants.' }
                '--quiet' = @{ value = 'nothing'; help = 'Only the one value a script wants.' }
                '-e' = @{ value = 'nothing'; help = 'Exit with 1 if the result is not a success.' }
                '--exit-status' = @{ value = 'nothing'; help = 'Exit with 1 if the result is not a success.' }
                '--lang' = @{ value = 'words:fr en'; help = 'Language of the explanation.' }
                '--rule' = @{ value = 'list:rules 1'; help = 'A house rule: the answer to a question the rules leave open. May repeat.' }
                '--rules' = @{ value = 'files'; help = 'A TOML file of house rules; else the one that DZCLI_RULES names.' }
                '--tables' = @{ value = 'files'; help = 'A folder of tables of one''s own; else the one that DZCLI_TABLES names.' }
                '-w' = @{ value = 'nothing'; help = 'Apply the changes to the sheets'' files.' }
                '--write' = @{ value = 'nothing'; help = 'Apply the changes to the sheets'' files.' }
                '--diff' = @{ value = 'nothing'; help = 'Show what --write would change in the sheets'' files, and write nothing.' }
                '--ss' = @{ value = 'text'; help = 'The SS before modifiers, in place of the rules''.' }
                '--prepared' = @{ value = 'text'; help = 'Who prepared: -1 SS. May repeat.' }
                '--assailant' = @{ value = 'text'; help = 'Who lay in ambush; the others are their targets. May repeat.' }
                '--noticed' = @{ value = 'text'; help = 'Who noticed the ambush. May repeat.' }
                '--again' = @{ value = 'nothing'; help = 'Roll again, whatever initiative the sheets hold.' }
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'wound' = @{
            arguments = @('sheets')
            endless = $false
            options = @{
                '--from' = @{ value = 'files'; help = 'The JSON of the step before: a file, or - for standard input.' }
                '--as' = @{ value = 'words:target ally second-target actor'; help = 'Who that is in the record, where one sheet stands for several people: target, ally, second-target.' }
                '--melee' = @{ value = 'nothing'; help = 'The attack was in melee.' }
                '--ranged' = @{ value = 'nothing'; help = 'The attack was from a distance.' }
                '--trait' = @{ value = 'text'; help = 'A trait of the weapon that struck. May repeat.' }
                '--ignore-abs' = @{ value = 'text'; help = 'Further points of Abs that the blow ignores.' }
                '-m' = @{ value = 'list:modifiers 1'; help = 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' }
                '--mod' = @{ value = 'list:modifiers 1'; help = 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' }
                '--advantage' = @{ value = 'nothing'; help = 'Advantage: two rolls, the lower one counts.' }
                '--disadvantage' = @{ value = 'nothing'; help = 'Disadvantage: two rolls, the higher one counts.' }
                '--score' = @{ value = 'text'; help = 'The Score before modifiers, in place of the sheet''s.' }
                '--final' = @{ value = 'text'; help = 'Damage after armour and defence.' }
                '--damage' = @{ value = 'text'; help = 'Damage after armour and defence.' }
                '--raw' = @{ value = 'text'; help = 'Damage that the armour has yet to reduce, with Brisant''s die and the +1 of Tranchant in it.' }
                '--fast' = @{ value = 'nothing'; help = 'With --raw, mode rapide: the shield counts as Abs.' }
                '--absorbed' = @{ value = 'nothing'; help = 'With --final 0: the armour took it all.' }
                '--deflected' = @{ value = 'nothing'; help = 'With --final 0: a critical defence turned it aside.' }
                '--harmless' = @{ value = 'nothing'; help = 'Not a dangerous attack: no Stress when armour takes it all.' }
                '--nonlethal' = @{ value = 'nothing'; help = 'The blow does not kill.' }
                '--brutal' = @{ value = 'nothing'; help = 'Extreme violence: a non-lethal blow wounds and kills all the same.' }
                '--capturable' = @{ value = 'nothing'; help = 'The authorities could pick the victim up.' }
                '--hard' = @{ value = 'nothing'; help = 'Option dure: a critical failure of Endurance kills.' }
                '--ko-minutes' = @{ value = 'nothing'; help = 'Roll how long the KO lasts (1d10 minutes).' }
                '--at-zero' = @{ value = 'nothing'; help = 'Already at 0 Santé: only the Endurance test and what follows.' }
                '--bleed' = @{ value = 'text'; help = 'Let N rounds of a haemorrhage pass.' }
                '--no-attack' = @{ value = 'nothing'; help = 'A fall, a fire…: no Stress for 8 damage or more.' }
                '--dice' = @{ value = 'text'; help = 'The dice thrown at the table, in the order they are asked for, such as 53,7.' }
                '--spare-dice' = @{ value = 'nothing'; help = 'Note dice of --dice that were not needed, instead of refusing them.' }
                '--ask' = @{ value = 'nothing'; help = 'Ask for each die at the keyboard.' }
                '--seed' = @{ value = 'text'; help = 'Seed of the random generator.' }
                '--times' = @{ value = 'text'; help = 'Resolve it N times, independently.' }
                '--index' = @{ value = 'text'; help = 'The Ith result of a series (with --seed), counted from 1.' }
                '--tally' = @{ value = 'nothing'; help = 'Count what --times gives instead of showing it: shares and means.' }
                '--odds' = @{ value = 'nothing'; help = 'The exact chances instead of one result.' }
                '--json' = @{ value = 'nothing'; help = 'The whole record as one line of JSON.' }
                '--tsv' = @{ value = 'nothing'; help = 'A table for spreadsheets, with headings: a row a result, or of odds a row a value.' }
                '--fields' = @{ value = 'text'; help = 'With --json, only these of its keys; with --tsv, the columns: outcome,actor.name…' }
                '--exact' = @{ value = 'nothing'; help = 'With --odds and -q, the fraction however long it is.' }
                '-q' = @{ value = 'nothing'; help = 'Only the one value a script wants.' }
                '--quiet' = @{ value = 'nothing'; help = 'Only the one value a script wants.' }
                '-e' = @{ value = 'nothing'; help = 'Exit with 1 if the result is not a success.' }
                '--exit-status' = @{ value = 'nothing'; help = 'Exit with 1 if the result is not a success.' }
                '--lang' = @{ value = 'words:fr en'; help = 'Language of the explanation.' }
                '--rule' = @{ value = 'list:rules 1'; help = 'A house rule: the answer to a question the rules leave open. May repeat.' }
                '--rules' = @{ value = 'files'; help = 'A TOML file of house rules; else the one that DZCLI_RULES names.' }
                '--tables' = @{ value = 'files'; help = 'A folder of tables of one''s own; else the one that DZCLI_TABLES names.' }
                '-w' = @{ value = 'nothing'; help = 'Apply the changes to the sheets'' files.' }
                '--write' = @{ value = 'nothing'; help = 'Apply the changes to the sheets'' files.' }
                '--diff' = @{ value = 'nothing'; help = 'Show what --write would change in the sheets'' files, and write nothing.' }
                '--location' = @{ value = 'text'; help = 'The part of the body struck (tete, torse).' }
                '--hit-roll' = @{ value = 'text'; help = 'The attack roll: its reversed digits give the part of the body.' }
                '--technique' = @{ value = 'text'; help = 'A technique of the sheet that is used, with its number if it takes one (prescience=2). May repeat.' }
                '--degrees' = @{ value = 'text'; help = 'The degrees of a technique''s test (DD), rolled at the table.' }
                '--fatigue' = @{ value = 'text'; help = 'The fatigue lost, in place of the rule''s.' }
                '--type' = @{ value = 'text'; help = 'The kind of damage (feu), for resistances.' }
                '--defended' = @{ value = 'words:parry dodge none'; help = 'How the blow was defended against.' }
                '--parry' = @{ value = 'text'; help = 'Parry points, those of the skill counted in.' }
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'heal' = @{
            arguments = @('sheets')
            endless = $false
            options = @{
                '-m' = @{ value = 'list:modifiers 1'; help = 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' }
                '--mod' = @{ value = 'list:modifiers 1'; help = 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' }
                '--advantage' = @{ value = 'nothing'; help = 'Advantage: two rolls, the lower one counts.' }
                '--disadvantage' = @{ value = 'nothing'; help = 'Disadvantage: two rolls, the higher one counts.' }
                '--score' = @{ value = 'text'; help = 'The Score before modifiers, in place of the sheet''s.' }
                '--speciality' = @{ value = 'text'; help = 'The speciality of the skill that fits.' }
                '--at-limit' = @{ value = 'nothing'; help = 'An action at the limit: a disadvantage for someone Malmené.' }
                '--precision' = @{ value = 'nothing'; help = 'An action of precision: a broken arm counts.' }
                '--effort' = @{ value = 'nothing'; help = 'An effort (a fight, a race): the internal injury counts.' }
                '--mode' = @{ value = 'words:stabilize first-aid rest night'; help = 'The kind of care.' }
                '--by' = @{ value = 'sheets'; help = 'The healer; first aid can be given to oneself.' }
                '--low-tech' = @{ value = 'nothing'; help = 'First aid with Herboristerie et soins locaux.' }
                '--remove' = @{ value = 'text'; help = 'Which wound a critical success of first aid removes; by default the first.' }
                '--dice' = @{ value = 'text'; help = 'The dice thrown at the table, in the order they are asked for, such as 53,7.' }
                '--spare-dice' = @{ value = 'nothing'; help = 'Note dice of --dice that were not needed, instead of refusing them.' }
                '--ask' = @{ value = 'nothing'; help = 'Ask for each die at the keyboard.' }
                '--seed' = @{ value = 'text'; help = 'Seed of the random generator.' }
                '--times' = @{ value = 'text'; help = 'Resolve it N times, independently.' }
                '--index' = @{ value = 'text'; help = 'The Ith result of a series (with --seed), counted from 1.' }
                '--tally' = @{ value = 'nothing'; help = 'Count what --times gives instead of showing it: shares and means.' }
                '--odds' = @{ value = 'nothing'; help = 'The exact chances instead of one result.' }
                '--json' = @{ value = 'nothing'; help = 'The whole record as one line of JSON.' }
                '--tsv' = @{ value = 'nothing'; help = 'A table for spreadsheets, with headings: a row a result, or of odds a row a value.' }
                '--fields' = @{ value = 'text'; help = 'With --json, only these of its keys; with --tsv, the columns: outcome,actor.name…' }
                '--exact' = @{ value = 'nothing'; help = 'With --odds and -q, the fraction however long it is.' }
                '-q' = @{ value = 'nothing'; help = 'Only the one value a script wants.' }
                '--quiet' = @{ value = 'nothing'; help = 'Only the one value a script wants.' }
                '-e' = @{ value = 'nothing'; help = 'Exit with 1 if the result is not a success.' }
                '--exit-status' = @{ value = 'nothing'; help = 'Exit with 1 if the result is not a success.' }
                '--lang' = @{ value = 'words:fr en'; help = 'Language of the explanation.' }
                '--rule' = @{ value = 'list:rules 1'; help = 'A house rule: the answer to a question the rules leave open. May repeat.' }
                '--rules' = @{ value = 'files'; help = 'A TOML file of house rules; else the one that DZCLI_RULES names.' }
                '--tables' = @{ value = 'files'; help = 'A folder of tables of one''s own; else the one that DZCLI_TABLES names.' }
                '-w' = @{ value = 'nothing'; help = 'Apply the changes to the sheets'' files.' }
                '--write' = @{ value = 'nothing'; help = 'Apply the changes to the sheets'' files.' }
                '--diff' = @{ value = 'nothing'; help = 'Show what --write would change in the sheets'' files, and write nothing.' }
                '--amount' = @{ value = 'text'; help = 'How much Santé comes back.' }
                '--criticals' = @{ value = 'text'; help = 'How much critical damage goes.' }
                '--technique' = @{ value = 'text'; help = 'A technique of the sheet that is used, with its number if it takes one (prescience=2). May repeat.' }
                '--degrees' = @{ value = 'text'; help = 'The degrees of a technique''s test (DD), rolled at the table.' }
                '--fatigue' = @{ value = 'text'; help = 'Points of fatigue that come back; not in the text.' }
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'control' = @{
            arguments = @('sheets', 'sheets')
            endless = $false
            options = @{
                '-m' = @{ value = 'list:modifiers 1'; help = 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' }
                '--mod' = @{ value = 'list:modifiers 1'; help = 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' }
                '--advantage' = @{ value = 'nothing'; help = 'Advantage: two rolls, the lower one counts.' }
                '--disadvantage' = @{ value = 'nothing'; help = 'Disadvantage: two rolls, the higher one counts.' }
                '--score' = @{ value = 'text'; help = 'The Score before modifiers, in place of the sheet''s.' }
                '--speciality' = @{ value = 'text'; help = 'The speciality of the skill that fits.' }
                '--at-limit' = @{ value = 'nothing'; help = 'An action at the limit: a disadvantage for someone Malmené.' }
                '--precision' = @{ value = 'nothing'; help = 'An action of precision: a broken arm counts.' }
                '--effort' = @{ value = 'nothing'; help = 'An effort (a fight, a race): the internal injury counts.' }
                '--target-mod' = @{ value = 'list:modifiers 2'; help = 'A modifier of the other side. May repeat.' }
                '--target-score' = @{ value = 'text'; help = 'The other side''s Score before modifiers.' }
                '--target-speciality' = @{ value = 'text'; help = 'The other side''s speciality that fits.' }
                '--target-precision' = @{ value = 'nothing'; help = 'For the other side, an action of precision.' }
                '--target-effort' = @{ value = 'nothing'; help = 'For the other side, an effort.' }
                '--mode' = @{ value = 'words:grapple pin disarm escape'; help = 'What is tried.' }
                '--target-skill' = @{ value = 'list:skills 2'; help = 'The skill that the target resists with.' }
                '--position' = @{ value = 'words:engaged close medium far'; help = 'How far the target is; in melee, engaged by default.' }
                '--dice' = @{ value = 'text'; help = 'The dice thrown at the table, in the order they are asked for, such as 53,7.' }
                '--spare-dice' = @{ value = 'nothing'; help = 'Note dice of --dice that were not needed, instead of refusing them.' }
                '--ask' = @{ value = 'nothing'; help = 'Ask for each die at the keyboard.' }
                '--seed' = @{ value = 'text'; help = 'Seed of the random generator.' }
                '--times' = @{ value = 'text'; help = 'Resolve it N times, independently.' }
                '--index' = @{ value = 'text'; help = 'The Ith result of a series (with --seed), counted from 1.' }
                '--tally' = @{ value = 'nothing'; help = 'Count what --times gives instead of showing it: shares and means.' }
                '--odds' = @{ value = 'nothing'; help = 'The exact chances instead of one result.' }
                '--json' = @{ value = 'nothing'; help = 'The whole record as one line of JSON.' }
                '--tsv' = @{ value = 'nothing'; help = 'A table for spreadsheets, with headings: a row a result, or of odds a row a value.' }
                '--fields' = @{ value = 'text'; help = 'With --json, only these of its keys; with --tsv, the columns: outcome,actor.name…' }
                '--exact' = @{ value = 'nothing'; help = 'With --odds and -q, the fraction however long it is.' }
                '-q' = @{ value = 'nothing'; help = 'Only the one value a script wants.' }
                '--quiet' = @{ value = 'nothing'; help = 'Only the one value a script wants.' }
                '-e' = @{ value = 'nothing'; help = 'Exit with 1 if the result is not a success.' }
                '--exit-status' = @{ value = 'nothing'; help = 'Exit with 1 if the result is not a success.' }
                '--lang' = @{ value = 'words:fr en'; help = 'Language of the explanation.' }
                '--rule' = @{ value = 'list:rules 1'; help = 'A house rule: the answer to a question the rules leave open. May repeat.' }
                '--rules' = @{ value = 'files'; help = 'A TOML file of house rules; else the one that DZCLI_RULES names.' }
                '--tables' = @{ value = 'files'; help = 'A folder of tables of one''s own; else the one that DZCLI_TABLES names.' }
                '-w' = @{ value = 'nothing'; help = 'Apply the changes to the sheets'' files.' }
                '--write' = @{ value = 'nothing'; help = 'Apply the changes to the sheets'' files.' }
                '--diff' = @{ value = 'nothing'; help = 'Show what --write would change in the sheets'' files, and write nothing.' }
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'round' = @{
            arguments = @('sheets')
            endless = $true
            options = @{
                '--rounds' = @{ value = 'text'; help = 'Let N rounds pass; one by default, none with --scene or --new-fight.' }
                '--scene' = @{ value = 'nothing'; help = 'A new scene begins.' }
                '--new-fight' = @{ value = 'nothing'; help = 'A new fight begins.' }
                '--dice' = @{ value = 'text'; help = 'The dice thrown at the table, in the order they are asked for, such as 53,7.' }
                '--spare-dice' = @{ value = 'nothing'; help = 'Note dice of --dice that were not needed, instead of refusing them.' }
                '--ask' = @{ value = 'nothing'; help = 'Ask for each die at the keyboard.' }
                '--seed' = @{ value = 'text'; help = 'Seed of the random generator.' }
                '--times' = @{ value = 'text'; help = 'Resolve it N times, independently.' }
                '--index' = @{ value = 'text'; help = 'The Ith result of a series (with --seed), counted from 1.' }
                '--tally' = @{ value = 'nothing'; help = 'Count what --times gives instead of showing it: shares and means.' }
                '--odds' = @{ value = 'nothing'; help = 'The exact chances instead of one result.' }
                '--json' = @{ value = 'nothing'; help = 'The whole record as one line of JSON.' }
                '--tsv' = @{ value = 'nothing'; help = 'A table for spreadsheets, with headings: a row a result, or of odds a row a value.' }
                '--fields' = @{ value = 'text'; help = 'With --json, only these of its keys; with --tsv, the columns: outcome,actor.name…' }
                '--exact' = @{ value = 'nothing'; help = 'With --odds and -q, the fraction however long it is.' }
                '-q' = @{ value = 'nothing'; help = 'Only the one value a script wants.' }
                '--quiet' = @{ value = 'nothing'; help = 'Only the one value a script wants.' }
                '-e' = @{ value = 'nothing'; help = 'Exit with 1 if the result is not a success.' }
                '--exit-status' = @{ value = 'nothing'; help = 'Exit with 1 if the result is not a success.' }
                '--lang' = @{ value = 'words:fr en'; help = 'Language of the explanation.' }
                '--rule' = @{ value = 'list:rules 1'; help = 'A house rule: the answer to a question the rules leave open. May repeat.' }
                '--rules' = @{ value = 'files'; help = 'A TOML file of house rules; else the one that DZCLI_RULES names.' }
                '--tables' = @{ value = 'files'; help = 'A folder of tables of one''s own; else the one that DZCLI_TABLES names.' }
                '-w' = @{ value = 'nothing'; help = 'Apply the changes to the sheets'' files.' }
                '--write' = @{ value = 'nothing'; help = 'Apply the changes to the sheets'' files.' }
                '--diff' = @{ value = 'nothing'; help = 'Show what --write would change in the sheets'' files, and write nothing.' }
                '--technique' = @{ value = 'text'; help = 'A technique of the sheet that is used, with its number if it takes one (prescience=2). May repeat.' }
                '--characteristic' = @{ value = 'text'; help = 'The characteristic that they choose for the round.' }
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'act' = @{
            arguments = @('sheets')
            endless = $false
            options = @{
                '-m' = @{ value = 'list:modifiers 1'; help = 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' }
                '--mod' = @{ value = 'list:modifiers 1'; help = 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' }
                '--advantage' = @{ value = 'nothing'; help = 'Advantage: two rolls, the lower one counts.' }
                '--disadvantage' = @{ value = 'nothing'; help = 'Disadvantage: two rolls, the higher one counts.' }
                '--score' = @{ value = 'text'; help = 'The Score before modifiers, in place of the sheet''s.' }
                '--speciality' = @{ value = 'text'; help = 'The speciality of the skill that fits.' }
                '--at-limit' = @{ value = 'nothing'; help = 'An action at the limit: a disadvantage for someone Malmené.' }
                '--precision' = @{ value = 'nothing'; help = 'An action of precision: a broken arm counts.' }
                '--effort' = @{ value = 'nothing'; help = 'An effort (a fight, a race): the internal injury counts.' }
                '--do' = @{ value = 'words:aim stand draw drop disengage cover reload wake move dive warn support engage prepare shoot provoke run standard all_out guarded multiple stun charge long_aim defence feint full_auto semi_auto suppress overwatch grapple knock_down manoeuvre advance delay ready other finish abandon'; help = 'What is done.' }
                '--weapon' = @{ value = 'list:weapons 1'; help = 'The weapon drawn, dropped or reloaded.' }
                '--position' = @{ value = 'words:engaged close medium far'; help = 'Where one moves from.' }
                '--dice' = @{ value = 'text'; help = 'The dice thrown at the table, in the order they are asked for, such as 53,7.' }
                '--spare-dice' = @{ value = 'nothing'; help = 'Note dice of --dice that were not needed, instead of refusing them.' }
                '--ask' = @{ value = 'nothing'; help = 'Ask for each die at the keyboard.' }
                '--seed' = @{ value = 'text'; help = 'Seed of the random generator.' }
                '--times' = @{ value = 'text'; help = 'Resolve it N times, independently.' }
                '--index' = @{ value = 'text'; help = 'The Ith result of a series (with --seed), counted from 1.' }
                '--tally' = @{ value = 'nothing'; help = 'Count what --times gives instead of showing it: shares and means.' }
                '--odds' = @{ value = 'nothing'; help = 'The exact chances instead of one result.' }
                '--json' = @{ value = 'nothing'; help = 'The whole record as one line of JSON.' }
                '--tsv' = @{ value = 'nothing'; help = 'A table for spreadsheets, with headings: a row a result, or of odds a row a value.' }
                '--fields' = @{ value = 'text'; help = 'With --json, only these of its keys; with --tsv, the columns: outcome,actor.name…' }
                '--exact' = @{ value = 'nothing'; help = 'With --odds and -q, the fraction however long it is.' }
                '-q' = @{ value = 'nothing'; help = 'Only the one value a script wants.' }
                '--quiet' = @{ value = 'nothing'; help = 'Only the one value a script wants.' }
                '-e' = @{ value = 'nothing'; help = 'Exit with 1 if the result is not a success.' }
                '--exit-status' = @{ value = 'nothing'; help = 'Exit with 1 if the result is not a success.' }
                '--lang' = @{ value = 'words:fr en'; help = 'Language of the explanation.' }
                '--rule' = @{ value = 'list:rules 1'; help = 'A house rule: the answer to a question the rules leave open. May repeat.' }
                '--rules' = @{ value = 'files'; help = 'A TOML file of house rules; else the one that DZCLI_RULES names.' }
                '--tables' = @{ value = 'files'; help = 'A folder of tables of one''s own; else the one that DZCLI_TABLES names.' }
                '-w' = @{ value = 'nothing'; help = 'Apply the changes to the sheets'' files.' }
                '--write' = @{ value = 'nothing'; help = 'Apply the changes to the sheets'' files.' }
                '--diff' = @{ value = 'nothing'; help = 'Show what --write would change in the sheets'' files, and write nothing.' }
                '--ally' = @{ value = 'sheets'; help = 'An ally whom the action is for. May repeat.' }
                '--gain' = @{ value = 'list:states 1'; help = 'A condition that comes with the situation. May repeat.' }
                '--lose' = @{ value = 'list:states 1'; help = 'A condition that ends with the situation. May repeat.' }
                '--name' = @{ value = 'text'; help = 'What an action of another kind (other) is called.' }
                '--cost' = @{ value = 'words:full half reaction free extended'; help = 'What it takes of the turn, where it is not as the table has it.' }
                '--flee' = @{ value = 'words:voluntary forced'; help = 'It is done in flight, of one''s own will or forced to it.' }
                '--leaving' = @{ value = 'sheets'; help = 'An opponent in close combat whom the action leaves. May repeat.' }
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'sheet new' = @{
            arguments = @('text')
            endless = $false
            options = @{
                '--tables' = @{ value = 'files'; help = 'A folder of tables of one''s own; else the one that DZCLI_TABLES names.' }
                '--json' = @{ value = 'nothing'; help = 'As one line of JSON.' }
                '--lang' = @{ value = 'words:fr en'; help = 'Language of the explanation.' }
                '--from' = @{ value = 'sheets'; help = 'The sheet to copy: a file, or @name for one that ships.' }
                '--system' = @{ value = 'words:dz duel d100 d10 d20'; help = 'The system of the sheet.' }
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'sheet check' = @{
            arguments = @('sheets')
            endless = $true
            options = @{
                '--rule' = @{ value = 'list:rules 1'; help = 'A house rule: the answer to a question the rules leave open. May repeat.' }
                '--rules' = @{ value = 'files'; help = 'A TOML file of house rules; else the one that DZCLI_RULES names.' }
                '--tables' = @{ value = 'files'; help = 'A folder of tables of one''s own; else the one that DZCLI_TABLES names.' }
                '--json' = @{ value = 'nothing'; help = 'As one line of JSON.' }
                '--lang' = @{ value = 'words:fr en'; help = 'Language of the explanation.' }
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'sheet show' = @{
            arguments = @('sheets')
            endless = $false
            options = @{
                '--rule' = @{ value = 'list:rules 1'; help = 'A house rule: the answer to a question the rules leave open. May repeat.' }
                '--rules' = @{ value = 'files'; help = 'A TOML file of house rules; else the one that DZCLI_RULES names.' }
                '--tables' = @{ value = 'files'; help = 'A folder of tables of one''s own; else the one that DZCLI_TABLES names.' }
                '--json' = @{ value = 'nothing'; help = 'As one line of JSON.' }
                '--lang' = @{ value = 'words:fr en'; help = 'Language of the explanation.' }
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'sheet set' = @{
            arguments = @('sheets', 'text')
            endless = $true
            options = @{
                '--diff' = @{ value = 'nothing'; help = 'Show what would change in the files, and write nothing.' }
                '--rule' = @{ value = 'list:rules 1'; help = 'A house rule: the answer to a question the rules leave open. May repeat.' }
                '--rules' = @{ value = 'files'; help = 'A TOML file of house rules; else the one that DZCLI_RULES names.' }
                '--tables' = @{ value = 'files'; help = 'A folder of tables of one''s own; else the one that DZCLI_TABLES names.' }
                '--json' = @{ value = 'nothing'; help = 'As one line of JSON.' }
                '--lang' = @{ value = 'words:fr en'; help = 'Language of the explanation.' }
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'sheet apply' = @{
            arguments = @('files')
            endless = $true
            options = @{
                '--diff' = @{ value = 'nothing'; help = 'Show what would change in the files, and write nothing.' }
                '--rule' = @{ value = 'list:rules 1'; help = 'A house rule: the answer to a question the rules leave open. May repeat.' }
                '--rules' = @{ value = 'files'; help = 'A TOML file of house rules; else the one that DZCLI_RULES names.' }
                '--tables' = @{ value = 'files'; help = 'A folder of tables of one''s own; else the one that DZCLI_TABLES names.' }
                '--json' = @{ value = 'nothing'; help = 'As one line of JSON.' }
                '--lang' = @{ value = 'words:fr en'; help = 'Language of the explanation.' }
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'sheet undo' = @{
            arguments = @('files')
            endless = $true
            options = @{
                '--diff' = @{ value = 'nothing'; help = 'Show what would change in the files, and write nothing.' }
                '--rule' = @{ value = 'list:rules 1'; help = 'A house rule: the answer to a question the rules leave open. May repeat.' }
                '--rules' = @{ value = 'files'; help = 'A TOML file of house rules; else the one that DZCLI_RULES names.' }
                '--tables' = @{ value = 'files'; help = 'A folder of tables of one''s own; else the one that DZCLI_TABLES names.' }
                '--json' = @{ value = 'nothing'; help = 'As one line of JSON.' }
                '--lang' = @{ value = 'words:fr en'; help = 'Language of the explanation.' }
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'sheet schema' = @{
            arguments = @('words:dz duel d100 d10 d20')
            endless = $false
            options = @{
                '--tables' = @{ value = 'files'; help = 'A folder of tables of one''s own; else the one that DZCLI_TABLES names.' }
                '--json' = @{ value = 'nothing'; help = 'As one line of JSON.' }
                '--lang' = @{ value = 'words:fr en'; help = 'Language of the explanation.' }
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'schema record' = @{
            arguments = @()
            endless = $false
            options = @{
                '--json' = @{ value = 'nothing'; help = 'As one line of JSON.' }
                '--lang' = @{ value = 'words:fr en'; help = 'Language of the explanation.' }
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'tables' = @{
            arguments = @('list:tables 0')
            endless = $false
            options = @{
                '--rule' = @{ value = 'list:rules 1'; help = 'A house rule: the answer to a question the rules leave open. May repeat.' }
                '--rules' = @{ value = 'files'; help = 'A TOML file of house rules; else the one that DZCLI_RULES names.' }
                '--tables' = @{ value = 'files'; help = 'A folder of tables of one''s own; else the one that DZCLI_TABLES names.' }
                '--json' = @{ value = 'nothing'; help = 'As one line of JSON.' }
                '--lang' = @{ value = 'words:fr en'; help = 'Language of the explanation.' }
                '--system' = @{ value = 'words:dz duel d100 d10 d20'; help = 'The system whose tables they are.' }
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'completion' = @{
            arguments = @('words:bash zsh fish powershell')
            endless = $false
            options = @{
                '--install' = @{ value = 'nothing'; help = 'Put them where the shell looks, and say where that is.' }
                '--lang' = @{ value = 'words:fr en'; help = 'Language of the explanation.' }
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'list' = @{
            arguments = @('words:sheets skills weapons modifiers states rules tables random-tables', 'sheets')
            endless = $false
            options = @{
                '--rule' = @{ value = 'list:rules 1'; help = 'A house rule: the answer to a question the rules leave open. May repeat.' }
                '--rules' = @{ value = 'files'; help = 'A TOML file of house rules; else the one that DZCLI_RULES names.' }
                '--tables' = @{ value = 'files'; help = 'A folder of tables of one''s own; else the one that DZCLI_TABLES names.' }
                '--json' = @{ value = 'nothing'; help = 'As one line of JSON.' }
                '--lang' = @{ value = 'words:fr en'; help = 'Language of the explanation.' }
                '--system' = @{ value = 'words:dz duel d100 d10 d20'; help = 'The system whose names they are.' }
                '-h' = @{ value = 'nothing'; help = 'Show this help and exit.' }
                '--help' = @{ value = 'nothing'; help = 'Show this help and exit.' }
            }
        }
        'help' = @{
            arguments = @('words:roll test attack defend surprise initiative wound heal control round act sheet schema tables completion list dice sheets rules tables json exit')
            endless = $false
            options = @{
            }
        }
    }
    function Offered($value, $start) {
        $kind, $words = $value -split ':', 2
        switch ($kind) {
            'words' { $words -split ' ' | Where-Object { $_ -like "$start*" } }
            'sheets' {
                $shipped | Where-Object { $_ -like "$($start.Trim("'"))*" } | ForEach-Object { "'$_'" }
                Get-ChildItem "$start*" | Where-Object { $_.PSIsContainer -or $_.Extension -eq '.toml' } |
                    ForEach-Object { Resolve-Path -Relative $_.FullName }
            }
            'list' {
                $what, $place = $words -split ' '
                $sheet = if ([int]$place) { @($placed)[[int]$place - 1] }
                $asked = @($what) + @(if ($sheet) { $sheet.Trim("'") }) + $passed
                $names = dzcli list @asked 2>$null
                $names | Where-Object { $_ -like "$($start.Trim("'"))*" } | ForEach-Object {
                    if ($what -eq 'rules') { "$_=" } elseif ($_ -match '\W') { "'$($_ -replace "'", "''")'" } else { $_ }
                }
            }
            'files' { Get-ChildItem "$start*" | ForEach-Object { Resolve-Path -Relative $_.FullName } }
        }
    }

    # The words before the cursor: the command, its arguments, the option whose value comes next.
    $command = ''; $placed = @(); $passed = @(); $awaiting = $null
    $bearing = '--tables', '--system'
    $before = @($ast.CommandElements | Select-Object -Skip 1 |
        Where-Object { $_.Extent.EndOffset -lt $cursor } | ForEach-Object { $_.Extent.Text })
    foreach ($word in $before) {
        if ($awaiting) {
            if ($bearing -contains $awaiting) { $passed += $awaiting, $word.Trim("'") }
            $awaiting = $null
        }
        elseif ($word -like '--*=*') {
            if ($bearing -contains ($word -split '=')[0]) { $passed += $word }
        }
        elseif ($word -like '-?*') {
            if ($commands[$command].options[$word].value -ne 'nothing') { $awaiting = $word }
        }
        elseif ($command -eq '' -or $families -contains $command) { $command = "$command $word".Trim() }
        else { $placed += $word }
    }

    $described = $commands[$command]
    $prefix = ''
    if ($current -match '^(--[^=]+)=(.*)$') {
        $awaiting = $Matches[1]; $prefix = "$awaiting="; $current = $Matches[2]
    }
    if ($awaiting) {
        $found = Offered $described.options[$awaiting].value $current
    }
    elseif ($current -like '-*') {
        $described.options.GetEnumerator() | Where-Object Key -like "$current*" | Sort-Object Key | ForEach-Object {
            [System.Management.Automation.CompletionResult]::new($_.Key, $_.Key, 'ParameterName', $_.Value.help)
        }
        return
    }
    else {
        $place = $placed.Count
        if ($described.endless) { $place = [Math]::Min($place, $described.arguments.Count - 1) }
        $found = Offered $described.arguments[$place] $current
    }
    $found | ForEach-Object {
        [System.Management.Automation.CompletionResult]::new("$prefix$_", $_, 'ParameterValue', $_)
    }
}
