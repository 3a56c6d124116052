# Completions of dzcli for fish. Written by "dzcli completion fish": what is changed here is lost.

# The words before the cursor that are neither options nor their values.
function __dzcli_placed
    set -l awaiting 0
    for word in (commandline -opc)[2..]
        if test $awaiting = 1
            set awaiting 0
        else if contains -- $word --table --system --tables --dice --seed --times --index --fields --lang -m --mod --score --speciality --rule --rules --ss --pool --bonus-dice --bonus-success --sr --threshold --difficulty --weapon --skill --aim --crit --burst --into-melee --free --complication --position --through --defence-mod --defence-score --defence-speciality --wound-mod --wound-score --target-mod --target-ss --target-pool --target-bonus-dice --target-bonus-success --stance --target-stance --target-weapon --unarmed --approach --distance --bonus-damage --target-bonus-damage --range-band --hit-roll --defence-type --wound-location --wound-hit-roll --technique --degrees --reserve --characteristic --against --reroll --defence-technique --defence-pool --defence-reserve --defence-characteristic --defence-skill --defence-against --defence-threshold --defence-reroll --wound-technique --wound-degrees --wound-fatigue --wound-type --at --defence-with --defence-weapon --from --as --trait --ignore-abs --raw --damage --net --type --projectiles --with --location --att --att-roll --target-score --target-speciality --by --attackers --defenders --strike-ss --strike-dice --strike-success --surprised --bonus --prepared --assailant --noticed --final --bleed --fatigue --defended --parry --mode --remove --amount --criticals --target-skill --rounds --do --ally --gain --lose --name --cost --flee --leaving
            set awaiting 1
        else if not string match -q -- '-?*' $word
            echo $word
        end
    end
end

# Whether the command is that of the words after the first, and its argument the one at the place $argv[1]:
# "-" is any place, "2+" the second and those after it.
function __dzcli_at
    set -l placed (__dzcli_placed)
    set -l words (count $argv)
    if test $words -gt 1
        for n in (seq 2 $words)
            test "$placed[$(math $n - 1)]" = "$argv[$n]"
            or return 1
        end
    end
    set -l place (math (count $placed) - $words + 2)
    switch $argv[1]
        case -
            return 0
        case '*+'
            test $place -ge (string trim -c + -- $argv[1])
        case '*'
            test $place = $argv[1]
    end
end

function __dzcli_sheets
    printf '%s\tsheet that ships\n' @acolyte @archere @berthald @bretteuse @brigand @chevalier @colosse @cultiste @exemple_man @furgil @garde @guetteur @koris @melete @reitre @rivale @senna @skaven @tireuse @voleur
    __fish_complete_path (commandline -ct | string replace -r -- '^--[^=]*=' '') | string match -er '(\.toml|/)(\t|$)'
end

# The options before the cursor that bear on which names there are, with their values.
function __dzcli_passed
    set -l awaiting ''
    for word in (commandline -opc)[2..]
        if test -n "$awaiting"
            printf '%s\n' $awaiting (string replace -r '^~/' "$HOME/" -- $word)
            set awaiting ''
        else if contains -- $word --tables --system
            set awaiting $word
        else if string match -qr -- '^--(tables|system)=.' $word
            string replace -r '^([^=]*=)~/' "\$1$HOME/" -- $word
        end
    end
end

# The names of a kind ($argv[1]) that the sheet at the place $argv[2] (0: none) has.
function __dzcli_named
    set -l placed (__dzcli_placed)
    test $argv[2] = 0
    and set placed
    set -l names (dzcli list $argv[1] $placed[(math $argv[2] + 1)] (__dzcli_passed) 2>/dev/null)
    if test $argv[1] = rules
        printf '%s=\n' $names
    else
        printf '%s\n' $names
    end
end

complete -c dzcli -f
complete -c dzcli -n '__dzcli_at 1' -l lang -d 'Language of the explanation.' -x -a 'fr en'
complete -c dzcli -n '__dzcli_at 1' -s V -l version -d 'Print the version and nothing else.'
complete -c dzcli -n '__dzcli_at 1' -s h -l help -d 'Show this help and exit.'
complete -c dzcli -n '__dzcli_at 1' -a sheet -d 'Work with character sheets.'
complete -c dzcli -n '__dzcli_at 1' -a schema -d 'What the JSON of dzcli looks like.'
complete -c dzcli -n '__dzcli_at 1' -a roll -d 'Roll dice: 2d6+3, 4d6kh3…'
complete -c dzcli -n '__dzcli_at 1' -a test -d 'A test of a skill, an attribute or a resistance.'
complete -c dzcli -n '__dzcli_at 1' -a attack -d 'An attack: roll and damage, before the defence.'
complete -c dzcli -n '__dzcli_at 1' -a defend -d 'The defender\'s reaction to an attack.'
complete -c dzcli -n '__dzcli_at 1' -a surprise -d 'Is the other side surprised?'
complete -c dzcli -n '__dzcli_at 1' -a initiative -d 'Who acts first.'
complete -c dzcli -n '__dzcli_at 1' -a wound -d 'Apply damage: health, stress, falling, wounds, death.'
complete -c dzcli -n '__dzcli_at 1' -a heal -d 'Care: stabilising, first aid, rest, a night.'
complete -c dzcli -n '__dzcli_at 1' -a control -d 'To seize, pin or disarm someone, or to break free.'
complete -c dzcli -n '__dzcli_at 1' -a round -d 'A new round, scene or fight: what ends and what comes back.'
complete -c dzcli -n '__dzcli_at 1' -a act -d 'An action that only changes a state: aim, stand up, draw, disengage...'
complete -c dzcli -n '__dzcli_at 1 sheet' -a new -d 'Write a new sheet, to be filled in, or a copy of another.'
complete -c dzcli -n '__dzcli_at 1 sheet' -a check -d 'Tell every mistake of sheets, with its line.'
complete -c dzcli -n '__dzcli_at 1 sheet' -a show -d 'Show a character: what is tested and with what chance, weapons, state.'
complete -c dzcli -n '__dzcli_at 1 sheet' -a set -d 'Set values of [etat] by hand.'
complete -c dzcli -n '__dzcli_at 1 sheet' -a apply -d 'Write what results made earlier would change.'
complete -c dzcli -n '__dzcli_at 1 sheet' -a undo -d 'Take back what a result wrote.'
complete -c dzcli -n '__dzcli_at 1 sheet' -a schema -d 'The JSON Schema of the sheets of a system, for editors.'
complete -c dzcli -n '__dzcli_at 1 schema' -a record -d 'The JSON Schema of what steps write with --json.'
complete -c dzcli -n '__dzcli_at 1' -a tables -d 'The tables of the rules, with their sections.'
complete -c dzcli -n '__dzcli_at 1' -a completion -d 'Completions of dzcli for a shell: print them, or put them in place.'
complete -c dzcli -n '__dzcli_at 1' -a list -d 'Names, one a line: of sheets, skills, weapons, modifiers, states, rules, tables.'
complete -c dzcli -n '__dzcli_at 1' -a help -d 'Show the help of a command or of a topic.'
complete -c dzcli -n '__dzcli_at - roll' -l table -d 'A table of the rules to roll on, such as blessures.' -x -a '(__dzcli_named random-tables 0)'
complete -c dzcli -n '__dzcli_at - roll' -l system -d 'The system whose table it is.' -x -a 'dz duel d100 d10 d20'
complete -c dzcli -n '__dzcli_at - roll' -l tables -d 'A folder of tables of one\'s own; else the one that DZCLI_TABLES names.' -r -F
complete -c dzcli -n '__dzcli_at - roll' -l luck -d 'Add the chance of doing this well or better.'
complete -c dzcli -n '__dzcli_at - roll' -l dice -d 'The dice thrown at the table, in the order they are asked for, such as 53,7.' -x
complete -c dzcli -n '__dzcli_at - roll' -l spare-dice -d 'Note dice of --dice that were not needed, instead of refusing them.'
complete -c dzcli -n '__dzcli_at - roll' -l ask -d 'Ask for each die at the keyboard.'
complete -c dzcli -n '__dzcli_at - roll' -l seed -d 'Seed of the random generator.' -x
complete -c dzcli -n '__dzcli_at - roll' -l times -d 'Resolve it N times, independently.' -x
complete -c dzcli -n '__dzcli_at - roll' -l index -d 'The Ith result of a series (with --seed), counted from 1.' -x
complete -c dzcli -n '__dzcli_at - roll' -l tally -d 'Count what --times gives instead of showing it: shares and means.'
complete -c dzcli -n '__dzcli_at - roll' -l odds -d 'The exact chances instead of one result.'
complete -c dzcli -n '__dzcli_at - roll' -l json -d 'The whole record as one line of JSON.'
complete -c dzcli -n '__dzcli_at - roll' -l tsv -d 'A table for spreadsheets, with headings: a row a result, or of odds a row a value.'
complete -c dzcli -n '__dzcli_at - roll' -l fields -d 'With --json, only these of its keys; with --tsv, the columns: outcome,actor.name…' -x
complete -c dzcli -n '__dzcli_at - roll' -l exact -d 'With --odds and -q, the fraction however long it is.'
complete -c dzcli -n '__dzcli_at - roll' -s q -l quiet -d 'Only the one value a script wants.'
complete -c dzcli -n '__dzcli_at - roll' -s e -l exit-status -d 'Exit with 1 if the result is not a success.'
complete -c dzcli -n '__dzcli_at - roll' -l lang -d 'Language of the explanation.' -x -a 'fr en'
complete -c dzcli -n '__dzcli_at - roll' -s h -l help -d 'Show this help and exit.'
complete -c dzcli -n '__dzcli_at 1+ roll' -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at - test' -s m -l mod -d 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' -x -a '(__dzcli_named modifiers 1)'
complete -c dzcli -n '__dzcli_at - test' -l advantage -d 'Advantage: two rolls, the lower one counts.'
complete -c dzcli -n '__dzcli_at - test' -l disadvantage -d 'Disadvantage: two rolls, the higher one counts.'
complete -c dzcli -n '__dzcli_at - test' -l score -d 'The Score before modifiers, in place of the sheet\'s.' -x
complete -c dzcli -n '__dzcli_at - test' -l speciality -d 'The speciality of the skill that fits.' -x
complete -c dzcli -n '__dzcli_at - test' -l at-limit -d 'An action at the limit: a disadvantage for someone Malmené.'
complete -c dzcli -n '__dzcli_at - test' -l precision -d 'An action of precision: a broken arm counts.'
complete -c dzcli -n '__dzcli_at - test' -l effort -d 'An effort (a fight, a race): the internal injury counts.'
complete -c dzcli -n '__dzcli_at - test' -l luck -d 'Add the chance of doing this well or better.'
complete -c dzcli -n '__dzcli_at - test' -l analysis -d 'A test of analysis: a head injury counts.'
complete -c dzcli -n '__dzcli_at - test' -l observed -d 'Watched from close by: a scar costs Couverture.'
complete -c dzcli -n '__dzcli_at - test' -l dice -d 'The dice thrown at the table, in the order they are asked for, such as 53,7.' -x
complete -c dzcli -n '__dzcli_at - test' -l spare-dice -d 'Note dice of --dice that were not needed, instead of refusing them.'
complete -c dzcli -n '__dzcli_at - test' -l ask -d 'Ask for each die at the keyboard.'
complete -c dzcli -n '__dzcli_at - test' -l seed -d 'Seed of the random generator.' -x
complete -c dzcli -n '__dzcli_at - test' -l times -d 'Resolve it N times, independently.' -x
complete -c dzcli -n '__dzcli_at - test' -l index -d 'The Ith result of a series (with --seed), counted from 1.' -x
complete -c dzcli -n '__dzcli_at - test' -l tally -d 'Count what --times gives instead of showing it: shares and means.'
complete -c dzcli -n '__dzcli_at - test' -l odds -d 'The exact chances instead of one result.'
complete -c dzcli -n '__dzcli_at - test' -l json -d 'The whole record as one line of JSON.'
complete -c dzcli -n '__dzcli_at - test' -l tsv -d 'A table for spreadsheets, with headings: a row a result, or of odds a row a value.'
complete -c dzcli -n '__dzcli_at - test' -l fields -d 'With --json, only these of its keys; with --tsv, the columns: outcome,actor.name…' -x
complete -c dzcli -n '__dzcli_at - test' -l exact -d 'With --odds and -q, the fraction however long it is.'
complete -c dzcli -n '__dzcli_at - test' -s q -l quiet -d 'Only the one value a script wants.'
complete -c dzcli -n '__dzcli_at - test' -s e -l exit-status -d 'Exit with 1 if the result is not a success.'
complete -c dzcli -n '__dzcli_at - test' -l lang -d 'Language of the explanation.' -x -a 'fr en'
complete -c dzcli -n '__dzcli_at - test' -l rule -d 'A house rule: the answer to a question the rules leave open. May repeat.' -x -a '(__dzcli_named rules 1)'
complete -c dzcli -n '__dzcli_at - test' -l rules -d 'A TOML file of house rules; else the one that DZCLI_RULES names.' -r -F
complete -c dzcli -n '__dzcli_at - test' -l tables -d 'A folder of tables of one\'s own; else the one that DZCLI_TABLES names.' -r -F
complete -c dzcli -n '__dzcli_at - test' -s w -l write -d 'Apply the changes to the sheets\' files.'
complete -c dzcli -n '__dzcli_at - test' -l diff -d 'Show what --write would change in the sheets\' files, and write nothing.'
complete -c dzcli -n '__dzcli_at - test' -l ss -d 'The SS before modifiers, in place of the rules\'.' -x
complete -c dzcli -n '__dzcli_at - test' -l pool -d 'The number of dice, in place of the sheet\'s.' -x
complete -c dzcli -n '__dzcli_at - test' -l bonus-dice -d 'Dice added to the pool.' -x
complete -c dzcli -n '__dzcli_at - test' -l bonus-success -d 'Successes added to those of the roll.' -x
complete -c dzcli -n '__dzcli_at - test' -l sr -d 'The successes it takes.' -x
complete -c dzcli -n '__dzcli_at - test' -l threshold -d 'What each die has to be above.' -x
complete -c dzcli -n '__dzcli_at - test' -l difficulty -d 'DD +N: the threshold is so much higher.' -x
complete -c dzcli -n '__dzcli_at - test' -s h -l help -d 'Show this help and exit.'
complete -c dzcli -n '__dzcli_at 1 test' -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at 2 test' -a '(__dzcli_named skills 1)'
complete -c dzcli -n '__dzcli_at - attack' -s m -l mod -d 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' -x -a '(__dzcli_named modifiers 1)'
complete -c dzcli -n '__dzcli_at - attack' -l advantage -d 'Advantage: two rolls, the lower one counts.'
complete -c dzcli -n '__dzcli_at - attack' -l disadvantage -d 'Disadvantage: two rolls, the higher one counts.'
complete -c dzcli -n '__dzcli_at - attack' -l score -d 'The Score before modifiers, in place of the sheet\'s.' -x
complete -c dzcli -n '__dzcli_at - attack' -l speciality -d 'The speciality of the skill that fits.' -x
complete -c dzcli -n '__dzcli_at - attack' -l at-limit -d 'An action at the limit: a disadvantage for someone Malmené.'
complete -c dzcli -n '__dzcli_at - attack' -l precision -d 'An action of precision: a broken arm counts.'
complete -c dzcli -n '__dzcli_at - attack' -l effort -d 'An effort (a fight, a race): the internal injury counts.'
complete -c dzcli -n '__dzcli_at - attack' -l weapon -d 'The weapon used; by default the one in hand.' -x -a '(__dzcli_named weapons 1)'
complete -c dzcli -n '__dzcli_at - attack' -l skill -d 'The skill used, in place of the weapon\'s.' -x -a '(__dzcli_named skills 1)'
complete -c dzcli -n '__dzcli_at - attack' -l aim -d 'Aimed before: +10, or cancel a -10.' -x -a 'add cancel'
complete -c dzcli -n '__dzcli_at - attack' -l crit -d 'On a critical success: 1d10 more damage, or one point of Abs ignored.' -x -a 'damage abs'
complete -c dzcli -n '__dzcli_at - attack' -l burst -d 'Rafale: 1d10 more damage, or two targets.' -x -a 'damage two-targets'
complete -c dzcli -n '__dzcli_at - attack' -l into-melee -d 'Shoot at someone engaged with this ally.' -x -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at - attack' -l subdue -d 'Strike to knock out: -10, does not kill.'
complete -c dzcli -n '__dzcli_at - attack' -l nonlethal -d 'A staff or the like, wielded so as not to kill.'
complete -c dzcli -n '__dzcli_at - attack' -l blind -d 'Shoot without seeing the target: disadvantage.'
complete -c dzcli -n '__dzcli_at - attack' -l free -d 'A free attack: before contact (reach, with Allonge) or of opportunity (opportunity).' -x -a 'reach opportunity'
complete -c dzcli -n '__dzcli_at - attack' -l complication -d 'What a critical failure leads to: weapon, exposed, stress, or text:...' -x
complete -c dzcli -n '__dzcli_at - attack' -l position -d 'How far the target is; in melee, engaged by default.' -x -a 'engaged close medium far'
complete -c dzcli -n '__dzcli_at - attack' -l fast -d 'Mode rapide: no defence, shields count as Abs.'
complete -c dzcli -n '__dzcli_at - attack' -l hit-only -d 'Stop after the attack roll.'
complete -c dzcli -n '__dzcli_at - attack' -l hit -d 'The hit is known: start at the damage. With --crit, it was a critical success.'
complete -c dzcli -n '__dzcli_at - attack' -l dice -d 'The dice thrown at the table, in the order they are asked for, such as 53,7.' -x
complete -c dzcli -n '__dzcli_at - attack' -l spare-dice -d 'Note dice of --dice that were not needed, instead of refusing them.'
complete -c dzcli -n '__dzcli_at - attack' -l ask -d 'Ask for each die at the keyboard.'
complete -c dzcli -n '__dzcli_at - attack' -l seed -d 'Seed of the random generator.' -x
complete -c dzcli -n '__dzcli_at - attack' -l times -d 'Resolve it N times, independently.' -x
complete -c dzcli -n '__dzcli_at - attack' -l index -d 'The Ith result of a series (with --seed), counted from 1.' -x
complete -c dzcli -n '__dzcli_at - attack' -l tally -d 'Count what --times gives instead of showing it: shares and means.'
complete -c dzcli -n '__dzcli_at - attack' -l odds -d 'The exact chances instead of one result.'
complete -c dzcli -n '__dzcli_at - attack' -l json -d 'The whole record as one line of JSON.'
complete -c dzcli -n '__dzcli_at - attack' -l tsv -d 'A table for spreadsheets, with headings: a row a result, or of odds a row a value.'
complete -c dzcli -n '__dzcli_at - attack' -l fields -d 'With --json, only these of its keys; with --tsv, the columns: outcome,actor.name…' -x
complete -c dzcli -n '__dzcli_at - attack' -l exact -d 'With --odds and -q, the fraction however long it is.'
complete -c dzcli -n '__dzcli_at - attack' -s q -l quiet -d 'Only the one value a script wants.'
complete -c dzcli -n '__dzcli_at - attack' -s e -l exit-status -d 'Exit with 1 if the result is not a success.'
complete -c dzcli -n '__dzcli_at - attack' -l lang -d 'Language of the explanation.' -x -a 'fr en'
complete -c dzcli -n '__dzcli_at - attack' -l rule -d 'A house rule: the answer to a question the rules leave open. May repeat.' -x -a '(__dzcli_named rules 1)'
complete -c dzcli -n '__dzcli_at - attack' -l rules -d 'A TOML file of house rules; else the one that DZCLI_RULES names.' -r -F
complete -c dzcli -n '__dzcli_at - attack' -l tables -d 'A folder of tables of one\'s own; else the one that DZCLI_TABLES names.' -r -F
complete -c dzcli -n '__dzcli_at - attack' -s w -l write -d 'Apply the changes to the sheets\' files.'
complete -c dzcli -n '__dzcli_at - attack' -l diff -d 'Show what --write would change in the sheets\' files, and write nothing.'
complete -c dzcli -n '__dzcli_at - attack' -l through -d 'Go on by itself to that step.' -x -a 'defend wound'
complete -c dzcli -n '__dzcli_at - attack' -l defence-mod -d 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' -x -a '(__dzcli_named modifiers 2)'
complete -c dzcli -n '__dzcli_at - attack' -l defence-advantage -d 'Advantage: two rolls, the lower one counts.'
complete -c dzcli -n '__dzcli_at - attack' -l defence-disadvantage -d 'Disadvantage: two rolls, the higher one counts.'
complete -c dzcli -n '__dzcli_at - attack' -l defence-score -d 'The Score before modifiers, in place of the sheet\'s.' -x
complete -c dzcli -n '__dzcli_at - attack' -l defence-speciality -d 'The speciality of the skill that fits.' -x
complete -c dzcli -n '__dzcli_at - attack' -l defence-at-limit -d 'An action at the limit: a disadvantage for someone Malmené.'
complete -c dzcli -n '__dzcli_at - attack' -l defence-precision -d 'An action of precision: a broken arm counts.'
complete -c dzcli -n '__dzcli_at - attack' -l defence-effort -d 'An effort (a fight, a race): the internal injury counts.'
complete -c dzcli -n '__dzcli_at - attack' -l defence-unseen -d 'The attack was not seen coming.'
complete -c dzcli -n '__dzcli_at - attack' -l defence-no-roll -d 'Take the blow and keep the reaction.'
complete -c dzcli -n '__dzcli_at - attack' -l wound-mod -d 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' -x -a '(__dzcli_named modifiers 2)'
complete -c dzcli -n '__dzcli_at - attack' -l wound-advantage -d 'Advantage: two rolls, the lower one counts.'
complete -c dzcli -n '__dzcli_at - attack' -l wound-disadvantage -d 'Disadvantage: two rolls, the higher one counts.'
complete -c dzcli -n '__dzcli_at - attack' -l wound-score -d 'The Score before modifiers, in place of the sheet\'s.' -x
complete -c dzcli -n '__dzcli_at - attack' -l wound-harmless -d 'Not a dangerous attack: no Stress when armour takes it all.'
complete -c dzcli -n '__dzcli_at - attack' -l wound-nonlethal -d 'The blow does not kill.'
complete -c dzcli -n '__dzcli_at - attack' -l wound-brutal -d 'Extreme violence: a non-lethal blow wounds and kills all the same.'
complete -c dzcli -n '__dzcli_at - attack' -l wound-capturable -d 'The authorities could pick the victim up.'
complete -c dzcli -n '__dzcli_at - attack' -l wound-hard -d 'Option dure: a critical failure of Endurance kills.'
complete -c dzcli -n '__dzcli_at - attack' -l wound-ko-minutes -d 'Roll how long the KO lasts (1d10 minutes).'
complete -c dzcli -n '__dzcli_at - attack' -l ss -d 'The SS before modifiers, in place of the rules\'.' -x
complete -c dzcli -n '__dzcli_at - attack' -l pool -d 'The number of dice, in place of the sheet\'s.' -x
complete -c dzcli -n '__dzcli_at - attack' -l bonus-dice -d 'Dice added to the pool.' -x
complete -c dzcli -n '__dzcli_at - attack' -l bonus-success -d 'Successes added to those of the roll.' -x
complete -c dzcli -n '__dzcli_at - attack' -l target-mod -d 'A modifier of the other side. May repeat.' -x -a '(__dzcli_named modifiers 2)'
complete -c dzcli -n '__dzcli_at - attack' -l target-ss -d 'The other side\'s SS before modifiers.' -x
complete -c dzcli -n '__dzcli_at - attack' -l target-pool -d 'The other side\'s number of dice.' -x
complete -c dzcli -n '__dzcli_at - attack' -l target-bonus-dice -d 'Dice added to the other side\'s pool.' -x
complete -c dzcli -n '__dzcli_at - attack' -l target-bonus-success -d 'Successes added to those of the other side.' -x
complete -c dzcli -n '__dzcli_at - attack' -l stance -d 'The stance of the attacker.' -x -a 'balanced aggressive opportunist brutal defensive'
complete -c dzcli -n '__dzcli_at - attack' -l target-stance -d 'The stance of the other.' -x -a 'balanced aggressive opportunist brutal defensive'
complete -c dzcli -n '__dzcli_at - attack' -l target-weapon -d 'The weapon of the other.' -x -a '(__dzcli_named weapons 2)'
complete -c dzcli -n '__dzcli_at - attack' -l unarmed -d 'Who has no weapon in hand.' -x -a 'actor target both'
complete -c dzcli -n '__dzcli_at - attack' -l approach -d 'What the target of a shot does: flee or take cover, or charge.' -x -a 'flee charge'
complete -c dzcli -n '__dzcli_at - attack' -l distance -d 'How far the target is, in metres.' -x
complete -c dzcli -n '__dzcli_at - attack' -l skirmish -d 'In a skirmish: it is the attacker\'s action of the turn.'
complete -c dzcli -n '__dzcli_at - attack' -l bonus-damage -d 'Damage that a technique adds, if the attacker wins.' -x
complete -c dzcli -n '__dzcli_at - attack' -l target-bonus-damage -d 'Damage that a technique adds, if the other wins.' -x
complete -c dzcli -n '__dzcli_at - attack' -l fury -d 'Invoke the fureur du juste on a natural 10 (the default).'
complete -c dzcli -n '__dzcli_at - attack' -l no-fury -d 'Do not invoke the fureur du juste.'
complete -c dzcli -n '__dzcli_at - attack' -l range-band -d 'The band of range of a shot (courte, longue).' -x
complete -c dzcli -n '__dzcli_at - attack' -l free-attack -d 'A free attack on someone who leaves close combat.'
complete -c dzcli -n '__dzcli_at - attack' -l hit-roll -d 'The attack roll that hit, where it is known: start at the location.' -x
complete -c dzcli -n '__dzcli_at - attack' -l defence-type -d 'The reaction; by default parry in close combat, dodge at a distance for those who can.' -x -a 'parry dodge none both'
complete -c dzcli -n '__dzcli_at - attack' -l defence-melee -d 'The attack is one of close combat.'
complete -c dzcli -n '__dzcli_at - attack' -l defence-ranged -d 'The attack is one at a distance.'
complete -c dzcli -n '__dzcli_at - attack' -l defence-own-turn -d 'The attack comes in the defender\'s own turn.'
complete -c dzcli -n '__dzcli_at - attack' -l wound-location -d 'The part of the body struck (tete, torse).' -x
complete -c dzcli -n '__dzcli_at - attack' -l wound-hit-roll -d 'The attack roll: its reversed digits give the part of the body.' -x
complete -c dzcli -n '__dzcli_at - attack' -l technique -d 'A technique of the sheet that is used, with its number if it takes one (prescience=2). May repeat.' -x
complete -c dzcli -n '__dzcli_at - attack' -l degrees -d 'The degrees of a technique\'s test (DD), rolled at the table.' -x
complete -c dzcli -n '__dzcli_at - attack' -l reserve -d 'The dice left of the reserve, in place of the sheet\'s.' -x
complete -c dzcli -n '__dzcli_at - attack' -l characteristic -d 'The characteristic of this turn.' -x
complete -c dzcli -n '__dzcli_at - attack' -l against -d 'A technique of adversaries: presence_ecrasante=7,9 or maitrise_du_combat=2. May repeat.' -x
complete -c dzcli -n '__dzcli_at - attack' -l push -d 'Dépasser la limite: one die more, for a point of fatigue.'
complete -c dzcli -n '__dzcli_at - attack' -l threshold -d 'What each die has to be above.' -x
complete -c dzcli -n '__dzcli_at - attack' -l reroll -d 'Dice thrown again where a technique allows it: 1,3 by place, or lowest, lowest:2, under:5.' -x
complete -c dzcli -n '__dzcli_at - attack' -l anatomy -d 'The target\'s anatomy is known (Exploiter les points faibles).'
complete -c dzcli -n '__dzcli_at - attack' -l defence-technique -d 'A technique of the sheet that is used, with its number if it takes one (prescience=2). May repeat.' -x
complete -c dzcli -n '__dzcli_at - attack' -l defence-pool -d 'Dice put in from the reserve; by default as many as there may be.' -x
complete -c dzcli -n '__dzcli_at - attack' -l defence-reserve -d 'The dice left of the reserve, in place of the sheet\'s.' -x
complete -c dzcli -n '__dzcli_at - attack' -l defence-characteristic -d 'The characteristic of this turn.' -x
complete -c dzcli -n '__dzcli_at - attack' -l defence-skill -d 'The skill that limits the dice, in place of the weapon\'s.' -x -a '(__dzcli_named skills 2)'
complete -c dzcli -n '__dzcli_at - attack' -l defence-against -d 'A technique of adversaries: presence_ecrasante=7,9 or maitrise_du_combat=2. May repeat.' -x
complete -c dzcli -n '__dzcli_at - attack' -l defence-push -d 'Dépasser la limite: one die more, for a point of fatigue.'
complete -c dzcli -n '__dzcli_at - attack' -l defence-threshold -d 'What each die has to be above.' -x
complete -c dzcli -n '__dzcli_at - attack' -l defence-reroll -d 'Dice thrown again where a technique allows it: 1,3 by place, or lowest, lowest:2, under:5.' -x
complete -c dzcli -n '__dzcli_at - attack' -l wound-technique -d 'A technique of the sheet that is used, with its number if it takes one (prescience=2). May repeat.' -x
complete -c dzcli -n '__dzcli_at - attack' -l wound-degrees -d 'The degrees of a technique\'s test (DD), rolled at the table.' -x
complete -c dzcli -n '__dzcli_at - attack' -l wound-fatigue -d 'The fatigue lost, in place of the rule\'s.' -x
complete -c dzcli -n '__dzcli_at - attack' -l wound-type -d 'The kind of damage (feu), for resistances.' -x
complete -c dzcli -n '__dzcli_at - attack' -l at -d 'What the blow aims at: -2 for a limb or the torso, -4 for the head or a small spot.' -x -a 'head left-arm right-arm left-leg right-leg torso back arm leg hand left-hand right-hand foot left-foot right-foot small'
complete -c dzcli -n '__dzcli_at - attack' -l off-hand -d 'The one more attack of two weapons, with the off hand: -4.'
complete -c dzcli -n '__dzcli_at - attack' -l surprise -d 'A surprise attack, which cannot be parried.'
complete -c dzcli -n '__dzcli_at - attack' -l back -d 'A blow on the torso lands on the back.'
complete -c dzcli -n '__dzcli_at - attack' -l defence-with -d 'What parries; by default the shield, else two weapons held, else the weapon in hand.' -x -a 'weapon shield two-weapons'
complete -c dzcli -n '__dzcli_at - attack' -l defence-weapon -d 'The weapon that parries; by default the one in hand.' -x -a '(__dzcli_named weapons 2)'
complete -c dzcli -n '__dzcli_at - attack' -l defence-reroll-used -d 'The reroll of the round\'s first failed parry is spent.'
complete -c dzcli -n '__dzcli_at - attack' -s h -l help -d 'Show this help and exit.'
complete -c dzcli -n '__dzcli_at 1 attack' -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at 2 attack' -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at - defend' -l from -d 'The JSON of the step before: a file, or - for standard input.' -r -F
complete -c dzcli -n '__dzcli_at - defend' -l as -d 'Who that is in the record, where one sheet stands for several people: target, ally, second-target.' -x -a 'target ally second-target'
complete -c dzcli -n '__dzcli_at - defend' -l melee -d 'The attack was in melee.'
complete -c dzcli -n '__dzcli_at - defend' -l ranged -d 'The attack was from a distance.'
complete -c dzcli -n '__dzcli_at - defend' -l trait -d 'A trait of the weapon that struck. May repeat.' -x
complete -c dzcli -n '__dzcli_at - defend' -l ignore-abs -d 'Further points of Abs that the blow ignores.' -x
complete -c dzcli -n '__dzcli_at - defend' -s m -l mod -d 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' -x -a '(__dzcli_named modifiers 1)'
complete -c dzcli -n '__dzcli_at - defend' -l advantage -d 'Advantage: two rolls, the lower one counts.'
complete -c dzcli -n '__dzcli_at - defend' -l disadvantage -d 'Disadvantage: two rolls, the higher one counts.'
complete -c dzcli -n '__dzcli_at - defend' -l score -d 'The Score before modifiers, in place of the sheet\'s.' -x
complete -c dzcli -n '__dzcli_at - defend' -l speciality -d 'The speciality of the skill that fits.' -x
complete -c dzcli -n '__dzcli_at - defend' -l at-limit -d 'An action at the limit: a disadvantage for someone Malmené.'
complete -c dzcli -n '__dzcli_at - defend' -l precision -d 'An action of precision: a broken arm counts.'
complete -c dzcli -n '__dzcli_at - defend' -l effort -d 'An effort (a fight, a race): the internal injury counts.'
complete -c dzcli -n '__dzcli_at - defend' -l raw -l damage -d 'Damage before armour, with Brisant\'s die and the +1 of Tranchant in it.' -x
complete -c dzcli -n '__dzcli_at - defend' -l net -d 'Damage after armour.' -x
complete -c dzcli -n '__dzcli_at - defend' -l unseen -d 'The attack was not seen coming.'
complete -c dzcli -n '__dzcli_at - defend' -l no-roll -d 'Take the blow and keep the reaction.'
complete -c dzcli -n '__dzcli_at - defend' -l dice -d 'The dice thrown at the table, in the order they are asked for, such as 53,7.' -x
complete -c dzcli -n '__dzcli_at - defend' -l spare-dice -d 'Note dice of --dice that were not needed, instead of refusing them.'
complete -c dzcli -n '__dzcli_at - defend' -l ask -d 'Ask for each die at the keyboard.'
complete -c dzcli -n '__dzcli_at - defend' -l seed -d 'Seed of the random generator.' -x
complete -c dzcli -n '__dzcli_at - defend' -l times -d 'Resolve it N times, independently.' -x
complete -c dzcli -n '__dzcli_at - defend' -l index -d 'The Ith result of a series (with --seed), counted from 1.' -x
complete -c dzcli -n '__dzcli_at - defend' -l tally -d 'Count what --times gives instead of showing it: shares and means.'
complete -c dzcli -n '__dzcli_at - defend' -l odds -d 'The exact chances instead of one result.'
complete -c dzcli -n '__dzcli_at - defend' -l json -d 'The whole record as one line of JSON.'
complete -c dzcli -n '__dzcli_at - defend' -l tsv -d 'A table for spreadsheets, with headings: a row a result, or of odds a row a value.'
complete -c dzcli -n '__dzcli_at - defend' -l fields -d 'With --json, only these of its keys; with --tsv, the columns: outcome,actor.name…' -x
complete -c dzcli -n '__dzcli_at - defend' -l exact -d 'With --odds and -q, the fraction however long it is.'
complete -c dzcli -n '__dzcli_at - defend' -s q -l quiet -d 'Only the one value a script wants.'
complete -c dzcli -n '__dzcli_at - defend' -s e -l exit-status -d 'Exit with 1 if the result is not a success.'
complete -c dzcli -n '__dzcli_at - defend' -l lang -d 'Language of the explanation.' -x -a 'fr en'
complete -c dzcli -n '__dzcli_at - defend' -l rule -d 'A house rule: the answer to a question the rules leave open. May repeat.' -x -a '(__dzcli_named rules 1)'
complete -c dzcli -n '__dzcli_at - defend' -l rules -d 'A TOML file of house rules; else the one that DZCLI_RULES names.' -r -F
complete -c dzcli -n '__dzcli_at - defend' -l tables -d 'A folder of tables of one\'s own; else the one that DZCLI_TABLES names.' -r -F
complete -c dzcli -n '__dzcli_at - defend' -s w -l write -d 'Apply the changes to the sheets\' files.'
complete -c dzcli -n '__dzcli_at - defend' -l diff -d 'Show what --write would change in the sheets\' files, and write nothing.'
complete -c dzcli -n '__dzcli_at - defend' -l through -d 'Go on by itself to that step.' -x -a 'wound'
complete -c dzcli -n '__dzcli_at - defend' -l wound-mod -d 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' -x -a '(__dzcli_named modifiers 2)'
complete -c dzcli -n '__dzcli_at - defend' -l wound-advantage -d 'Advantage: two rolls, the lower one counts.'
complete -c dzcli -n '__dzcli_at - defend' -l wound-disadvantage -d 'Disadvantage: two rolls, the higher one counts.'
complete -c dzcli -n '__dzcli_at - defend' -l wound-score -d 'The Score before modifiers, in place of the sheet\'s.' -x
complete -c dzcli -n '__dzcli_at - defend' -l wound-harmless -d 'Not a dangerous attack: no Stress when armour takes it all.'
complete -c dzcli -n '__dzcli_at - defend' -l wound-nonlethal -d 'The blow does not kill.'
complete -c dzcli -n '__dzcli_at - defend' -l wound-brutal -d 'Extreme violence: a non-lethal blow wounds and kills all the same.'
complete -c dzcli -n '__dzcli_at - defend' -l wound-capturable -d 'The authorities could pick the victim up.'
complete -c dzcli -n '__dzcli_at - defend' -l wound-hard -d 'Option dure: a critical failure of Endurance kills.'
complete -c dzcli -n '__dzcli_at - defend' -l wound-ko-minutes -d 'Roll how long the KO lasts (1d10 minutes).'
complete -c dzcli -n '__dzcli_at - defend' -l type -d 'The reaction; by default parry in close combat, dodge at a distance for those who can.' -x -a 'parry dodge none both'
complete -c dzcli -n '__dzcli_at - defend' -l own-turn -d 'The attack comes in the defender\'s own turn.'
complete -c dzcli -n '__dzcli_at - defend' -l wound-location -d 'The part of the body struck (tete, torse).' -x
complete -c dzcli -n '__dzcli_at - defend' -l wound-hit-roll -d 'The attack roll: its reversed digits give the part of the body.' -x
complete -c dzcli -n '__dzcli_at - defend' -l technique -d 'A technique of the sheet that is used, with its number if it takes one (prescience=2). May repeat.' -x
complete -c dzcli -n '__dzcli_at - defend' -l pool -d 'Dice put in from the reserve; by default as many as there may be.' -x
complete -c dzcli -n '__dzcli_at - defend' -l reserve -d 'The dice left of the reserve, in place of the sheet\'s.' -x
complete -c dzcli -n '__dzcli_at - defend' -l characteristic -d 'The characteristic of this turn.' -x
complete -c dzcli -n '__dzcli_at - defend' -l skill -d 'The skill that limits the dice, in place of the weapon\'s.' -x -a '(__dzcli_named skills 1)'
complete -c dzcli -n '__dzcli_at - defend' -l against -d 'A technique of adversaries: presence_ecrasante=7,9 or maitrise_du_combat=2. May repeat.' -x
complete -c dzcli -n '__dzcli_at - defend' -l push -d 'Dépasser la limite: one die more, for a point of fatigue.'
complete -c dzcli -n '__dzcli_at - defend' -l threshold -d 'What each die has to be above.' -x
complete -c dzcli -n '__dzcli_at - defend' -l reroll -d 'Dice thrown again where a technique allows it: 1,3 by place, or lowest, lowest:2, under:5.' -x
complete -c dzcli -n '__dzcli_at - defend' -l projectiles -d 'With --raw, so many projectiles of it each.' -x
complete -c dzcli -n '__dzcli_at - defend' -l wound-technique -d 'A technique of the sheet that is used, with its number if it takes one (prescience=2). May repeat.' -x
complete -c dzcli -n '__dzcli_at - defend' -l wound-degrees -d 'The degrees of a technique\'s test (DD), rolled at the table.' -x
complete -c dzcli -n '__dzcli_at - defend' -l wound-fatigue -d 'The fatigue lost, in place of the rule\'s.' -x
complete -c dzcli -n '__dzcli_at - defend' -l wound-type -d 'The kind of damage (feu), for resistances.' -x
complete -c dzcli -n '__dzcli_at - defend' -l with -d 'What parries; by default the shield, else two weapons held, else the weapon in hand.' -x -a 'weapon shield two-weapons'
complete -c dzcli -n '__dzcli_at - defend' -l weapon -d 'The weapon that parries; by default the one in hand.' -x -a '(__dzcli_named weapons 1)'
complete -c dzcli -n '__dzcli_at - defend' -l reroll-used -d 'The reroll of the round\'s first failed parry is spent.'
complete -c dzcli -n '__dzcli_at - defend' -l surprise -d 'A surprise attack, which cannot be parried.'
complete -c dzcli -n '__dzcli_at - defend' -l location -d 'The zone that is hit.' -x -a 'head left-arm right-arm left-leg right-leg torso back'
complete -c dzcli -n '__dzcli_at - defend' -l att -d 'For a dodge: the attacker\'s ATT, after modifiers.' -x
complete -c dzcli -n '__dzcli_at - defend' -l att-roll -d 'For a dodge: what the attacker rolled.' -x
complete -c dzcli -n '__dzcli_at - defend' -s h -l help -d 'Show this help and exit.'
complete -c dzcli -n '__dzcli_at 1 defend' -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at - surprise' -s m -l mod -d 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' -x -a '(__dzcli_named modifiers 1)'
complete -c dzcli -n '__dzcli_at - surprise' -l advantage -d 'Advantage: two rolls, the lower one counts.'
complete -c dzcli -n '__dzcli_at - surprise' -l disadvantage -d 'Disadvantage: two rolls, the higher one counts.'
complete -c dzcli -n '__dzcli_at - surprise' -l score -d 'The Score before modifiers, in place of the sheet\'s.' -x
complete -c dzcli -n '__dzcli_at - surprise' -l speciality -d 'The speciality of the skill that fits.' -x
complete -c dzcli -n '__dzcli_at - surprise' -l at-limit -d 'An action at the limit: a disadvantage for someone Malmené.'
complete -c dzcli -n '__dzcli_at - surprise' -l precision -d 'An action of precision: a broken arm counts.'
complete -c dzcli -n '__dzcli_at - surprise' -l effort -d 'An effort (a fight, a race): the internal injury counts.'
complete -c dzcli -n '__dzcli_at - surprise' -l target-mod -d 'A modifier of the other side. May repeat.' -x -a '(__dzcli_named modifiers 2)'
complete -c dzcli -n '__dzcli_at - surprise' -l target-score -d 'The other side\'s Score before modifiers.' -x
complete -c dzcli -n '__dzcli_at - surprise' -l target-speciality -d 'The other side\'s speciality that fits.' -x
complete -c dzcli -n '__dzcli_at - surprise' -l target-precision -d 'For the other side, an action of precision.'
complete -c dzcli -n '__dzcli_at - surprise' -l target-effort -d 'For the other side, an effort.'
complete -c dzcli -n '__dzcli_at - surprise' -l by -d 'An ambush (Tactique terrain) or stealth (Discrétion).' -x -a 'ambush stealth'
complete -c dzcli -n '__dzcli_at - surprise' -l attackers -d 'Another of the attackers. May repeat.' -x -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at - surprise' -l defenders -d 'Another of the defenders. May repeat.' -x -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at - surprise' -l dice -d 'The dice thrown at the table, in the order they are asked for, such as 53,7.' -x
complete -c dzcli -n '__dzcli_at - surprise' -l spare-dice -d 'Note dice of --dice that were not needed, instead of refusing them.'
complete -c dzcli -n '__dzcli_at - surprise' -l ask -d 'Ask for each die at the keyboard.'
complete -c dzcli -n '__dzcli_at - surprise' -l seed -d 'Seed of the random generator.' -x
complete -c dzcli -n '__dzcli_at - surprise' -l times -d 'Resolve it N times, independently.' -x
complete -c dzcli -n '__dzcli_at - surprise' -l index -d 'The Ith result of a series (with --seed), counted from 1.' -x
complete -c dzcli -n '__dzcli_at - surprise' -l tally -d 'Count what --times gives instead of showing it: shares and means.'
complete -c dzcli -n '__dzcli_at - surprise' -l odds -d 'The exact chances instead of one result.'
complete -c dzcli -n '__dzcli_at - surprise' -l json -d 'The whole record as one line of JSON.'
complete -c dzcli -n '__dzcli_at - surprise' -l tsv -d 'A table for spreadsheets, with headings: a row a result, or of odds a row a value.'
complete -c dzcli -n '__dzcli_at - surprise' -l fields -d 'With --json, only these of its keys; with --tsv, the columns: outcome,actor.name…' -x
complete -c dzcli -n '__dzcli_at - surprise' -l exact -d 'With --odds and -q, the fraction however long it is.'
complete -c dzcli -n '__dzcli_at - surprise' -s q -l quiet -d 'Only the one value a script wants.'
complete -c dzcli -n '__dzcli_at - surprise' -s e -l exit-status -d 'Exit with 1 if the result is not a success.'
complete -c dzcli -n '__dzcli_at - surprise' -l lang -d 'Language of the explanation.' -x -a 'fr en'
complete -c dzcli -n '__dzcli_at - surprise' -l rule -d 'A house rule: the answer to a question the rules leave open. May repeat.' -x -a '(__dzcli_named rules 1)'
complete -c dzcli -n '__dzcli_at - surprise' -l rules -d 'A TOML file of house rules; else the one that DZCLI_RULES names.' -r -F
complete -c dzcli -n '__dzcli_at - surprise' -l tables -d 'A folder of tables of one\'s own; else the one that DZCLI_TABLES names.' -r -F
complete -c dzcli -n '__dzcli_at - surprise' -s w -l write -d 'Apply the changes to the sheets\' files.'
complete -c dzcli -n '__dzcli_at - surprise' -l diff -d 'Show what --write would change in the sheets\' files, and write nothing.'
complete -c dzcli -n '__dzcli_at - surprise' -l ss -d 'The SS before modifiers, in place of the rules\'.' -x
complete -c dzcli -n '__dzcli_at - surprise' -l pool -d 'The number of dice, in place of the sheet\'s.' -x
complete -c dzcli -n '__dzcli_at - surprise' -l bonus-dice -d 'Dice added to the pool.' -x
complete -c dzcli -n '__dzcli_at - surprise' -l bonus-success -d 'Successes added to those of the roll.' -x
complete -c dzcli -n '__dzcli_at - surprise' -l target-ss -d 'The other side\'s SS before modifiers.' -x
complete -c dzcli -n '__dzcli_at - surprise' -l target-pool -d 'The other side\'s number of dice.' -x
complete -c dzcli -n '__dzcli_at - surprise' -l target-bonus-dice -d 'Dice added to the other side\'s pool.' -x
complete -c dzcli -n '__dzcli_at - surprise' -l target-bonus-success -d 'Successes added to those of the other side.' -x
complete -c dzcli -n '__dzcli_at - surprise' -l distance -d 'A shot from so many metres.' -x
complete -c dzcli -n '__dzcli_at - surprise' -l no-strike -d 'Stop before the strike.'
complete -c dzcli -n '__dzcli_at - surprise' -l weapon -d 'The weapon used; by default the one in hand.' -x -a '(__dzcli_named weapons 1)'
complete -c dzcli -n '__dzcli_at - surprise' -l strike-ss -d 'The SS of the strike before modifiers.' -x
complete -c dzcli -n '__dzcli_at - surprise' -l strike-dice -d 'Dice added to the strike.' -x
complete -c dzcli -n '__dzcli_at - surprise' -l strike-success -d 'Successes added to the strike.' -x
complete -c dzcli -n '__dzcli_at - surprise' -l bonus-damage -d 'Damage that a technique adds, if the attacker wins.' -x
complete -c dzcli -n '__dzcli_at - surprise' -l ambush -d 'An ambush in a skirmish: each of the defenders may notice it.'
complete -c dzcli -n '__dzcli_at - surprise' -l sr -d 'The successes it takes to notice the ambush.' -x
complete -c dzcli -n '__dzcli_at - surprise' -l surprised -d 'Who is surprised. May repeat.' -x
complete -c dzcli -n '__dzcli_at - surprise' -l nobody -d 'Nobody is surprised.'
complete -c dzcli -n '__dzcli_at - surprise' -s h -l help -d 'Show this help and exit.'
complete -c dzcli -n '__dzcli_at 1 surprise' -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at 2 surprise' -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at - initiative' -s m -l mod -d 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' -x -a '(__dzcli_named modifiers 1)'
complete -c dzcli -n '__dzcli_at - initiative' -l advantage -d 'Advantage: two rolls, the lower one counts.'
complete -c dzcli -n '__dzcli_at - initiative' -l disadvantage -d 'Disadvantage: two rolls, the higher one counts.'
complete -c dzcli -n '__dzcli_at - initiative' -l score -d 'The Score before modifiers, in place of the sheet\'s.' -x
complete -c dzcli -n '__dzcli_at - initiative' -l speciality -d 'The speciality of the skill that fits.' -x
complete -c dzcli -n '__dzcli_at - initiative' -l at-limit -d 'An action at the limit: a disadvantage for someone Malmené.'
complete -c dzcli -n '__dzcli_at - initiative' -l precision -d 'An action of precision: a broken arm counts.'
complete -c dzcli -n '__dzcli_at - initiative' -l effort -d 'An effort (a fight, a race): the internal injury counts.'
complete -c dzcli -n '__dzcli_at - initiative' -l bonus -d 'Someone of the side that won the surprise without surprising. May repeat.' -x
complete -c dzcli -n '__dzcli_at - initiative' -l surprised -d 'Someone who is Surpris and acts after the others. May repeat.' -x
complete -c dzcli -n '__dzcli_at - initiative' -l from -d 'The JSON of a surprise: a file, or - for standard input.' -r -F
complete -c dzcli -n '__dzcli_at - initiative' -l dice -d 'The dice thrown at the table, in the order they are asked for, such as 53,7.' -x
complete -c dzcli -n '__dzcli_at - initiative' -l spare-dice -d 'Note dice of --dice that were not needed, instead of refusing them.'
complete -c dzcli -n '__dzcli_at - initiative' -l ask -d 'Ask for each die at the keyboard.'
complete -c dzcli -n '__dzcli_at - initiative' -l seed -d 'Seed of the random generator.' -x
complete -c dzcli -n '__dzcli_at - initiative' -l times -d 'Resolve it N times, independently.' -x
complete -c dzcli -n '__dzcli_at - initiative' -l index -d 'The Ith result of a series (with --seed), counted from 1.' -x
complete -c dzcli -n '__dzcli_at - initiative' -l tally -d 'Count what --times gives instead of showing it: shares and means.'
complete -c dzcli -n '__dzcli_at - initiative' -l odds -d 'The exact chances instead of one result.'
complete -c dzcli -n '__dzcli_at - initiative' -l json -d 'The whole record as one line of JSON.'
complete -c dzcli -n '__dzcli_at - initiative' -l tsv -d 'A table for spreadsheets, with headings: a row a result, or of odds a row a value.'
complete -c dzcli -n '__dzcli_at - initiative' -l fields -d 'With --json, only these of its keys; with --tsv, the columns: outcome,actor.name…' -x
complete -c dzcli -n '__dzcli_at - initiative' -l exact -d 'With --odds and -q, the fraction however long it is.'
complete -c dzcli -n '__dzcli_at - initiative' -s q -l quiet -d 'Only the one value a script wants.'
complete -c dzcli -n '__dzcli_at - initiative' -s e -l exit-status -d 'Exit with 1 if the result is not a success.'
complete -c dzcli -n '__dzcli_at - initiative' -l lang -d 'Language of the explanation.' -x -a 'fr en'
complete -c dzcli -n '__dzcli_at - initiative' -l rule -d 'A house rule: the answer to a question the rules leave open. May repeat.' -x -a '(__dzcli_named rules 1)'
complete -c dzcli -n '__dzcli_at - initiative' -l rules -d 'A TOML file of house rules; else the one that DZCLI_RULES names.' -r -F
complete -c dzcli -n '__dzcli_at - initiative' -l tables -d 'A folder of tables of one\'s own; else the one that DZCLI_TABLES names.' -r -F
complete -c dzcli -n '__dzcli_at - initiative' -s w -l write -d 'Apply the changes to the sheets\' files.'
complete -c dzcli -n '__dzcli_at - initiative' -l diff -d 'Show what --write would change in the sheets\' files, and write nothing.'
complete -c dzcli -n '__dzcli_at - initiative' -l ss -d 'The SS before modifiers, in place of the rules\'.' -x
complete -c dzcli -n '__dzcli_at - initiative' -l prepared -d 'Who prepared: -1 SS. May repeat.' -x
complete -c dzcli -n '__dzcli_at - initiative' -l assailant -d 'Who lay in ambush; the others are their targets. May repeat.' -x
complete -c dzcli -n '__dzcli_at - initiative' -l noticed -d 'Who noticed the ambush. May repeat.' -x
complete -c dzcli -n '__dzcli_at - initiative' -l again -d 'Roll again, whatever initiative the sheets hold.'
complete -c dzcli -n '__dzcli_at - initiative' -s h -l help -d 'Show this help and exit.'
complete -c dzcli -n '__dzcli_at 1+ initiative' -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at - wound' -l from -d 'The JSON of the step before: a file, or - for standard input.' -r -F
complete -c dzcli -n '__dzcli_at - wound' -l as -d 'Who that is in the record, where one sheet stands for several people: target, ally, second-target.' -x -a 'target ally second-target actor'
complete -c dzcli -n '__dzcli_at - wound' -l melee -d 'The attack was in melee.'
complete -c dzcli -n '__dzcli_at - wound' -l ranged -d 'The attack was from a distance.'
complete -c dzcli -n '__dzcli_at - wound' -l trait -d 'A trait of the weapon that struck. May repeat.' -x
complete -c dzcli -n '__dzcli_at - wound' -l ignore-abs -d 'Further points of Abs that the blow ignores.' -x
complete -c dzcli -n '__dzcli_at - wound' -s m -l mod -d 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' -x -a '(__dzcli_named modifiers 1)'
complete -c dzcli -n '__dzcli_at - wound' -l advantage -d 'Advantage: two rolls, the lower one counts.'
complete -c dzcli -n '__dzcli_at - wound' -l disadvantage -d 'Disadvantage: two rolls, the higher one counts.'
complete -c dzcli -n '__dzcli_at - wound' -l score -d 'The Score before modifiers, in place of the sheet\'s.' -x
complete -c dzcli -n '__dzcli_at - wound' -l final -d 'Damage after armour and defence.' -x
complete -c dzcli -n '__dzcli_at - wound' -l damage -d 'Damage after armour and defence.' -x
complete -c dzcli -n '__dzcli_at - wound' -l raw -d 'Damage that the armour has yet to reduce, with Brisant\'s die and the +1 of Tranchant in it.' -x
complete -c dzcli -n '__dzcli_at - wound' -l fast -d 'With --raw, mode rapide: the shield counts as Abs.'
complete -c dzcli -n '__dzcli_at - wound' -l absorbed -d 'With --final 0: the armour took it all.'
complete -c dzcli -n '__dzcli_at - wound' -l deflected -d 'With --final 0: a critical defence turned it aside.'
complete -c dzcli -n '__dzcli_at - wound' -l harmless -d 'Not a dangerous attack: no Stress when armour takes it all.'
complete -c dzcli -n '__dzcli_at - wound' -l nonlethal -d 'The blow does not kill.'
complete -c dzcli -n '__dzcli_at - wound' -l brutal -d 'Extreme violence: a non-lethal blow wounds and kills all the same.'
complete -c dzcli -n '__dzcli_at - wound' -l capturable -d 'The authorities could pick the victim up.'
complete -c dzcli -n '__dzcli_at - wound' -l hard -d 'Option dure: a critical failure of Endurance kills.'
complete -c dzcli -n '__dzcli_at - wound' -l ko-minutes -d 'Roll how long the KO lasts (1d10 minutes).'
complete -c dzcli -n '__dzcli_at - wound' -l at-zero -d 'Already at 0 Santé: only the Endurance test and what follows.'
complete -c dzcli -n '__dzcli_at - wound' -l bleed -d 'Let N rounds of a haemorrhage pass.' -x
complete -c dzcli -n '__dzcli_at - wound' -l no-attack -d 'A fall, a fire…: no Stress for 8 damage or more.'
complete -c dzcli -n '__dzcli_at - wound' -l dice -d 'The dice thrown at the table, in the order they are asked for, such as 53,7.' -x
complete -c dzcli -n '__dzcli_at - wound' -l spare-dice -d 'Note dice of --dice that were not needed, instead of refusing them.'
complete -c dzcli -n '__dzcli_at - wound' -l ask -d 'Ask for each die at the keyboard.'
complete -c dzcli -n '__dzcli_at - wound' -l seed -d 'Seed of the random generator.' -x
complete -c dzcli -n '__dzcli_at - wound' -l times -d 'Resolve it N times, independently.' -x
complete -c dzcli -n '__dzcli_at - wound' -l index -d 'The Ith result of a series (with --seed), counted from 1.' -x
complete -c dzcli -n '__dzcli_at - wound' -l tally -d 'Count what --times gives instead of showing it: shares and means.'
complete -c dzcli -n '__dzcli_at - wound' -l odds -d 'The exact chances instead of one result.'
complete -c dzcli -n '__dzcli_at - wound' -l json -d 'The whole record as one line of JSON.'
complete -c dzcli -n '__dzcli_at - wound' -l tsv -d 'A table for spreadsheets, with headings: a row a result, or of odds a row a value.'
complete -c dzcli -n '__dzcli_at - wound' -l fields -d 'With --json, only these of its keys; with --tsv, the columns: outcome,actor.name…' -x
complete -c dzcli -n '__dzcli_at - wound' -l exact -d 'With --odds and -q, the fraction however long it is.'
complete -c dzcli -n '__dzcli_at - wound' -s q -l quiet -d 'Only the one value a script wants.'
complete -c dzcli -n '__dzcli_at - wound' -s e -l exit-status -d 'Exit with 1 if the result is not a success.'
complete -c dzcli -n '__dzcli_at - wound' -l lang -d 'Language of the explanation.' -x -a 'fr en'
complete -c dzcli -n '__dzcli_at - wound' -l rule -d 'A house rule: the answer to a question the rules leave open. May repeat.' -x -a '(__dzcli_named rules 1)'
complete -c dzcli -n '__dzcli_at - wound' -l rules -d 'A TOML file of house rules; else the one that DZCLI_RULES names.' -r -F
complete -c dzcli -n '__dzcli_at - wound' -l tables -d 'A folder of tables of one\'s own; else the one that DZCLI_TABLES names.' -r -F
complete -c dzcli -n '__dzcli_at - wound' -s w -l write -d 'Apply the changes to the sheets\' files.'
complete -c dzcli -n '__dzcli_at - wound' -l diff -d 'Show what --write would change in the sheets\' files, and write nothing.'
complete -c dzcli -n '__dzcli_at - wound' -l location -d 'The part of the body struck (tete, torse).' -x
complete -c dzcli -n '__dzcli_at - wound' -l hit-roll -d 'The attack roll: its reversed digits give the part of the body.' -x
complete -c dzcli -n '__dzcli_at - wound' -l technique -d 'A technique of the sheet that is used, with its number if it takes one (prescience=2). May repeat.' -x
complete -c dzcli -n '__dzcli_at - wound' -l degrees -d 'The degrees of a technique\'s test (DD), rolled at the table.' -x
complete -c dzcli -n '__dzcli_at - wound' -l fatigue -d 'The fatigue lost, in place of the rule\'s.' -x
complete -c dzcli -n '__dzcli_at - wound' -l type -d 'The kind of damage (feu), for resistances.' -x
complete -c dzcli -n '__dzcli_at - wound' -l defended -d 'How the blow was defended against.' -x -a 'parry dodge none'
complete -c dzcli -n '__dzcli_at - wound' -l parry -d 'Parry points, those of the skill counted in.' -x
complete -c dzcli -n '__dzcli_at - wound' -s h -l help -d 'Show this help and exit.'
complete -c dzcli -n '__dzcli_at 1 wound' -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at - heal' -s m -l mod -d 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' -x -a '(__dzcli_named modifiers 1)'
complete -c dzcli -n '__dzcli_at - heal' -l advantage -d 'Advantage: two rolls, the lower one counts.'
complete -c dzcli -n '__dzcli_at - heal' -l disadvantage -d 'Disadvantage: two rolls, the higher one counts.'
complete -c dzcli -n '__dzcli_at - heal' -l score -d 'The Score before modifiers, in place of the sheet\'s.' -x
complete -c dzcli -n '__dzcli_at - heal' -l speciality -d 'The speciality of the skill that fits.' -x
complete -c dzcli -n '__dzcli_at - heal' -l at-limit -d 'An action at the limit: a disadvantage for someone Malmené.'
complete -c dzcli -n '__dzcli_at - heal' -l precision -d 'An action of precision: a broken arm counts.'
complete -c dzcli -n '__dzcli_at - heal' -l effort -d 'An effort (a fight, a race): the internal injury counts.'
complete -c dzcli -n '__dzcli_at - heal' -l mode -d 'The kind of care.' -x -a 'stabilize first-aid rest night'
complete -c dzcli -n '__dzcli_at - heal' -l by -d 'The healer; first aid can be given to oneself.' -x -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at - heal' -l low-tech -d 'First aid with Herboristerie et soins locaux.'
complete -c dzcli -n '__dzcli_at - heal' -l remove -d 'Which wound a critical success of first aid removes; by default the first.' -x
complete -c dzcli -n '__dzcli_at - heal' -l dice -d 'The dice thrown at the table, in the order they are asked for, such as 53,7.' -x
complete -c dzcli -n '__dzcli_at - heal' -l spare-dice -d 'Note dice of --dice that were not needed, instead of refusing them.'
complete -c dzcli -n '__dzcli_at - heal' -l ask -d 'Ask for each die at the keyboard.'
complete -c dzcli -n '__dzcli_at - heal' -l seed -d 'Seed of the random generator.' -x
complete -c dzcli -n '__dzcli_at - heal' -l times -d 'Resolve it N times, independently.' -x
complete -c dzcli -n '__dzcli_at - heal' -l index -d 'The Ith result of a series (with --seed), counted from 1.' -x
complete -c dzcli -n '__dzcli_at - heal' -l tally -d 'Count what --times gives instead of showing it: shares and means.'
complete -c dzcli -n '__dzcli_at - heal' -l odds -d 'The exact chances instead of one result.'
complete -c dzcli -n '__dzcli_at - heal' -l json -d 'The whole record as one line of JSON.'
complete -c dzcli -n '__dzcli_at - heal' -l tsv -d 'A table for spreadsheets, with headings: a row a result, or of odds a row a value.'
complete -c dzcli -n '__dzcli_at - heal' -l fields -d 'With --json, only these of its keys; with --tsv, the columns: outcome,actor.name…' -x
complete -c dzcli -n '__dzcli_at - heal' -l exact -d 'With --odds and -q, the fraction however long it is.'
complete -c dzcli -n '__dzcli_at - heal' -s q -l quiet -d 'Only the one value a script wants.'
complete -c dzcli -n '__dzcli_at - heal' -s e -l exit-status -d 'Exit with 1 if the result is not a success.'
complete -c dzcli -n '__dzcli_at - heal' -l lang -d 'Language of the explanation.' -x -a 'fr en'
complete -c dzcli -n '__dzcli_at - heal' -l rule -d 'A house rule: the answer to a question the rules leave open. May repeat.' -x -a '(__dzcli_named rules 1)'
complete -c dzcli -n '__dzcli_at - heal' -l rules -d 'A TOML file of house rules; else the one that DZCLI_RULES names.' -r -F
complete -c dzcli -n '__dzcli_at - heal' -l tables -d 'A folder of tables of one\'s own; else the one that DZCLI_TABLES names.' -r -F
complete -c dzcli -n '__dzcli_at - heal' -s w -l write -d 'Apply the changes to the sheets\' files.'
complete -c dzcli -n '__dzcli_at - heal' -l diff -d 'Show what --write would change in the sheets\' files, and write nothing.'
complete -c dzcli -n '__dzcli_at - heal' -l amount -d 'How much Santé comes back.' -x
complete -c dzcli -n '__dzcli_at - heal' -l criticals -d 'How much critical damage goes.' -x
complete -c dzcli -n '__dzcli_at - heal' -l technique -d 'A technique of the sheet that is used, with its number if it takes one (prescience=2). May repeat.' -x
complete -c dzcli -n '__dzcli_at - heal' -l degrees -d 'The degrees of a technique\'s test (DD), rolled at the table.' -x
complete -c dzcli -n '__dzcli_at - heal' -l fatigue -d 'Points of fatigue that come back; not in the text.' -x
complete -c dzcli -n '__dzcli_at - heal' -s h -l help -d 'Show this help and exit.'
complete -c dzcli -n '__dzcli_at 1 heal' -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at - control' -s m -l mod -d 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' -x -a '(__dzcli_named modifiers 1)'
complete -c dzcli -n '__dzcli_at - control' -l advantage -d 'Advantage: two rolls, the lower one counts.'
complete -c dzcli -n '__dzcli_at - control' -l disadvantage -d 'Disadvantage: two rolls, the higher one counts.'
complete -c dzcli -n '__dzcli_at - control' -l score -d 'The Score before modifiers, in place of the sheet\'s.' -x
complete -c dzcli -n '__dzcli_at - control' -l speciality -d 'The speciality of the skill that fits.' -x
complete -c dzcli -n '__dzcli_at - control' -l at-limit -d 'An action at the limit: a disadvantage for someone Malmené.'
complete -c dzcli -n '__dzcli_at - control' -l precision -d 'An action of precision: a broken arm counts.'
complete -c dzcli -n '__dzcli_at - control' -l effort -d 'An effort (a fight, a race): the internal injury counts.'
complete -c dzcli -n '__dzcli_at - control' -l target-mod -d 'A modifier of the other side. May repeat.' -x -a '(__dzcli_named modifiers 2)'
complete -c dzcli -n '__dzcli_at - control' -l target-score -d 'The other side\'s Score before modifiers.' -x
complete -c dzcli -n '__dzcli_at - control' -l target-speciality -d 'The other side\'s speciality that fits.' -x
complete -c dzcli -n '__dzcli_at - control' -l target-precision -d 'For the other side, an action of precision.'
complete -c dzcli -n '__dzcli_at - control' -l target-effort -d 'For the other side, an effort.'
complete -c dzcli -n '__dzcli_at - control' -l mode -d 'What is tried.' -x -a 'grapple pin disarm escape'
complete -c dzcli -n '__dzcli_at - control' -l target-skill -d 'The skill that the target resists with.' -x -a '(__dzcli_named skills 2)'
complete -c dzcli -n '__dzcli_at - control' -l position -d 'How far the target is; in melee, engaged by default.' -x -a 'engaged close medium far'
complete -c dzcli -n '__dzcli_at - control' -l dice -d 'The dice thrown at the table, in the order they are asked for, such as 53,7.' -x
complete -c dzcli -n '__dzcli_at - control' -l spare-dice -d 'Note dice of --dice that were not needed, instead of refusing them.'
complete -c dzcli -n '__dzcli_at - control' -l ask -d 'Ask for each die at the keyboard.'
complete -c dzcli -n '__dzcli_at - control' -l seed -d 'Seed of the random generator.' -x
complete -c dzcli -n '__dzcli_at - control' -l times -d 'Resolve it N times, independently.' -x
complete -c dzcli -n '__dzcli_at - control' -l index -d 'The Ith result of a series (with --seed), counted from 1.' -x
complete -c dzcli -n '__dzcli_at - control' -l tally -d 'Count what --times gives instead of showing it: shares and means.'
complete -c dzcli -n '__dzcli_at - control' -l odds -d 'The exact chances instead of one result.'
complete -c dzcli -n '__dzcli_at - control' -l json -d 'The whole record as one line of JSON.'
complete -c dzcli -n '__dzcli_at - control' -l tsv -d 'A table for spreadsheets, with headings: a row a result, or of odds a row a value.'
complete -c dzcli -n '__dzcli_at - control' -l fields -d 'With --json, only these of its keys; with --tsv, the columns: outcome,actor.name…' -x
complete -c dzcli -n '__dzcli_at - control' -l exact -d 'With --odds and -q, the fraction however long it is.'
complete -c dzcli -n '__dzcli_at - control' -s q -l quiet -d 'Only the one value a script wants.'
complete -c dzcli -n '__dzcli_at - control' -s e -l exit-status -d 'Exit with 1 if the result is not a success.'
complete -c dzcli -n '__dzcli_at - control' -l lang -d 'Language of the explanation.' -x -a 'fr en'
complete -c dzcli -n '__dzcli_at - control' -l rule -d 'A house rule: the answer to a question the rules leave open. May repeat.' -x -a '(__dzcli_named rules 1)'
complete -c dzcli -n '__dzcli_at - control' -l rules -d 'A TOML file of house rules; else the one that DZCLI_RULES names.' -r -F
complete -c dzcli -n '__dzcli_at - control' -l tables -d 'A folder of tables of one\'s own; else the one that DZCLI_TABLES names.' -r -F
complete -c dzcli -n '__dzcli_at - control' -s w -l write -d 'Apply the changes to the sheets\' files.'
complete -c dzcli -n '__dzcli_at - control' -l diff -d 'Show what --write would change in the sheets\' files, and write nothing.'
complete -c dzcli -n '__dzcli_at - control' -s h -l help -d 'Show this help and exit.'
complete -c dzcli -n '__dzcli_at 1 control' -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at 2 control' -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at - round' -l rounds -d 'Let N rounds pass; one by default, none with --scene or --new-fight.' -x
complete -c dzcli -n '__dzcli_at - round' -l scene -d 'A new scene begins.'
complete -c dzcli -n '__dzcli_at - round' -l new-fight -d 'A new fight begins.'
complete -c dzcli -n '__dzcli_at - round' -l dice -d 'The dice thrown at the table, in the order they are asked for, such as 53,7.' -x
complete -c dzcli -n '__dzcli_at - round' -l spare-dice -d 'Note dice of --dice that were not needed, instead of refusing them.'
complete -c dzcli -n '__dzcli_at - round' -l ask -d 'Ask for each die at the keyboard.'
complete -c dzcli -n '__dzcli_at - round' -l seed -d 'Seed of the random generator.' -x
complete -c dzcli -n '__dzcli_at - round' -l times -d 'Resolve it N times, independently.' -x
complete -c dzcli -n '__dzcli_at - round' -l index -d 'The Ith result of a series (with --seed), counted from 1.' -x
complete -c dzcli -n '__dzcli_at - round' -l tally -d 'Count what --times gives instead of showing it: shares and means.'
complete -c dzcli -n '__dzcli_at - round' -l odds -d 'The exact chances instead of one result.'
complete -c dzcli -n '__dzcli_at - round' -l json -d 'The whole record as one line of JSON.'
complete -c dzcli -n '__dzcli_at - round' -l tsv -d 'A table for spreadsheets, with headings: a row a result, or of odds a row a value.'
complete -c dzcli -n '__dzcli_at - round' -l fields -d 'With --json, only these of its keys; with --tsv, the columns: outcome,actor.name…' -x
complete -c dzcli -n '__dzcli_at - round' -l exact -d 'With --odds and -q, the fraction however long it is.'
complete -c dzcli -n '__dzcli_at - round' -s q -l quiet -d 'Only the one value a script wants.'
complete -c dzcli -n '__dzcli_at - round' -s e -l exit-status -d 'Exit with 1 if the result is not a success.'
complete -c dzcli -n '__dzcli_at - round' -l lang -d 'Language of the explanation.' -x -a 'fr en'
complete -c dzcli -n '__dzcli_at - round' -l rule -d 'A house rule: the answer to a question the rules leave open. May repeat.' -x -a '(__dzcli_named rules 1)'
complete -c dzcli -n '__dzcli_at - round' -l rules -d 'A TOML file of house rules; else the one that DZCLI_RULES names.' -r -F
complete -c dzcli -n '__dzcli_at - round' -l tables -d 'A folder of tables of one\'s own; else the one that DZCLI_TABLES names.' -r -F
complete -c dzcli -n '__dzcli_at - round' -s w -l write -d 'Apply the changes to the sheets\' files.'
complete -c dzcli -n '__dzcli_at - round' -l diff -d 'Show what --write would change in the sheets\' files, and write nothing.'
complete -c dzcli -n '__dzcli_at - round' -l technique -d 'A technique of the sheet that is used, with its number if it takes one (prescience=2). May repeat.' -x
complete -c dzcli -n '__dzcli_at - round' -l characteristic -d 'The characteristic that they choose for the round.' -x
complete -c dzcli -n '__dzcli_at - round' -s h -l help -d 'Show this help and exit.'
complete -c dzcli -n '__dzcli_at 1+ round' -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at - act' -s m -l mod -d 'A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.' -x -a '(__dzcli_named modifiers 1)'
complete -c dzcli -n '__dzcli_at - act' -l advantage -d 'Advantage: two rolls, the lower one counts.'
complete -c dzcli -n '__dzcli_at - act' -l disadvantage -d 'Disadvantage: two rolls, the higher one counts.'
complete -c dzcli -n '__dzcli_at - act' -l score -d 'The Score before modifiers, in place of the sheet\'s.' -x
complete -c dzcli -n '__dzcli_at - act' -l speciality -d 'The speciality of the skill that fits.' -x
complete -c dzcli -n '__dzcli_at - act' -l at-limit -d 'An action at the limit: a disadvantage for someone Malmené.'
complete -c dzcli -n '__dzcli_at - act' -l precision -d 'An action of precision: a broken arm counts.'
complete -c dzcli -n '__dzcli_at - act' -l effort -d 'An effort (a fight, a race): the internal injury counts.'
complete -c dzcli -n '__dzcli_at - act' -l do -d 'What is done.' -x -a 'aim stand draw drop disengage cover reload wake move dive warn support engage prepare shoot provoke run standard all_out guarded multiple stun charge long_aim defence feint full_auto semi_auto suppress overwatch grapple knock_down manoeuvre advance delay ready other finish abandon'
complete -c dzcli -n '__dzcli_at - act' -l weapon -d 'The weapon drawn, dropped or reloaded.' -x -a '(__dzcli_named weapons 1)'
complete -c dzcli -n '__dzcli_at - act' -l position -d 'Where one moves from.' -x -a 'engaged close medium far'
complete -c dzcli -n '__dzcli_at - act' -l dice -d 'The dice thrown at the table, in the order they are asked for, such as 53,7.' -x
complete -c dzcli -n '__dzcli_at - act' -l spare-dice -d 'Note dice of --dice that were not needed, instead of refusing them.'
complete -c dzcli -n '__dzcli_at - act' -l ask -d 'Ask for each die at the keyboard.'
complete -c dzcli -n '__dzcli_at - act' -l seed -d 'Seed of the random generator.' -x
complete -c dzcli -n '__dzcli_at - act' -l times -d 'Resolve it N times, independently.' -x
complete -c dzcli -n '__dzcli_at - act' -l index -d 'The Ith result of a series (with --seed), counted from 1.' -x
complete -c dzcli -n '__dzcli_at - act' -l tally -d 'Count what --times gives instead of showing it: shares and means.'
complete -c dzcli -n '__dzcli_at - act' -l odds -d 'The exact chances instead of one result.'
complete -c dzcli -n '__dzcli_at - act' -l json -d 'The whole record as one line of JSON.'
complete -c dzcli -n '__dzcli_at - act' -l tsv -d 'A table for spreadsheets, with headings: a row a result, or of odds a row a value.'
complete -c dzcli -n '__dzcli_at - act' -l fields -d 'With --json, only these of its keys; with --tsv, the columns: outcome,actor.name…' -x
complete -c dzcli -n '__dzcli_at - act' -l exact -d 'With --odds and -q, the fraction however long it is.'
complete -c dzcli -n '__dzcli_at - act' -s q -l quiet -d 'Only the one value a script wants.'
complete -c dzcli -n '__dzcli_at - act' -s e -l exit-status -d 'Exit with 1 if the result is not a success.'
complete -c dzcli -n '__dzcli_at - act' -l lang -d 'Language of the explanation.' -x -a 'fr en'
complete -c dzcli -n '__dzcli_at - act' -l rule -d 'A house rule: the answer to a question the rules leave open. May repeat.' -x -a '(__dzcli_named rules 1)'
complete -c dzcli -n '__dzcli_at - act' -l rules -d 'A TOML file of house rules; else the one that DZCLI_RULES names.' -r -F
complete -c dzcli -n '__dzcli_at - act' -l tables -d 'A folder of tables of one\'s own; else the one that DZCLI_TABLES names.' -r -F
complete -c dzcli -n '__dzcli_at - act' -s w -l write -d 'Apply the changes to the sheets\' files.'
complete -c dzcli -n '__dzcli_at - act' -l diff -d 'Show what --write would change in the sheets\' files, and write nothing.'
complete -c dzcli -n '__dzcli_at - act' -l ally -d 'An ally whom the action is for. May repeat.' -x -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at - act' -l gain -d 'A condition that comes with the situation. May repeat.' -x -a '(__dzcli_named states 1)'
complete -c dzcli -n '__dzcli_at - act' -l lose -d 'A condition that ends with the situation. May repeat.' -x -a '(__dzcli_named states 1)'
complete -c dzcli -n '__dzcli_at - act' -l name -d 'What an action of another kind (other) is called.' -x
complete -c dzcli -n '__dzcli_at - act' -l cost -d 'What it takes of the turn, where it is not as the table has it.' -x -a 'full half reaction free extended'
complete -c dzcli -n '__dzcli_at - act' -l flee -d 'It is done in flight, of one\'s own will or forced to it.' -x -a 'voluntary forced'
complete -c dzcli -n '__dzcli_at - act' -l leaving -d 'An opponent in close combat whom the action leaves. May repeat.' -x -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at - act' -s h -l help -d 'Show this help and exit.'
complete -c dzcli -n '__dzcli_at 1 act' -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at - sheet new' -l tables -d 'A folder of tables of one\'s own; else the one that DZCLI_TABLES names.' -r -F
complete -c dzcli -n '__dzcli_at - sheet new' -l json -d 'As one line of JSON.'
complete -c dzcli -n '__dzcli_at - sheet new' -l lang -d 'Language of the explanation.' -x -a 'fr en'
complete -c dzcli -n '__dzcli_at - sheet new' -l from -d 'The sheet to copy: a file, or @name for one that ships.' -x -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at - sheet new' -l system -d 'The system of the sheet.' -x -a 'dz duel d100 d10 d20'
complete -c dzcli -n '__dzcli_at - sheet new' -s h -l help -d 'Show this help and exit.'
complete -c dzcli -n '__dzcli_at - sheet check' -l rule -d 'A house rule: the answer to a question the rules leave open. May repeat.' -x -a '(__dzcli_named rules 1)'
complete -c dzcli -n '__dzcli_at - sheet check' -l rules -d 'A TOML file of house rules; else the one that DZCLI_RULES names.' -r -F
complete -c dzcli -n '__dzcli_at - sheet check' -l tables -d 'A folder of tables of one\'s own; else the one that DZCLI_TABLES names.' -r -F
complete -c dzcli -n '__dzcli_at - sheet check' -l json -d 'As one line of JSON.'
complete -c dzcli -n '__dzcli_at - sheet check' -l lang -d 'Language of the explanation.' -x -a 'fr en'
complete -c dzcli -n '__dzcli_at - sheet check' -s h -l help -d 'Show this help and exit.'
complete -c dzcli -n '__dzcli_at 1+ sheet check' -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at - sheet show' -l rule -d 'A house rule: the answer to a question the rules leave open. May repeat.' -x -a '(__dzcli_named rules 1)'
complete -c dzcli -n '__dzcli_at - sheet show' -l rules -d 'A TOML file of house rules; else the one that DZCLI_RULES names.' -r -F
complete -c dzcli -n '__dzcli_at - sheet show' -l tables -d 'A folder of tables of one\'s own; else the one that DZCLI_TABLES names.' -r -F
complete -c dzcli -n '__dzcli_at - sheet show' -l json -d 'As one line of JSON.'
complete -c dzcli -n '__dzcli_at - sheet show' -l lang -d 'Language of the explanation.' -x -a 'fr en'
complete -c dzcli -n '__dzcli_at - sheet show' -s h -l help -d 'Show this help and exit.'
complete -c dzcli -n '__dzcli_at 1 sheet show' -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at - sheet set' -l diff -d 'Show what would change in the files, and write nothing.'
complete -c dzcli -n '__dzcli_at - sheet set' -l rule -d 'A house rule: the answer to a question the rules leave open. May repeat.' -x -a '(__dzcli_named rules 1)'
complete -c dzcli -n '__dzcli_at - sheet set' -l rules -d 'A TOML file of house rules; else the one that DZCLI_RULES names.' -r -F
complete -c dzcli -n '__dzcli_at - sheet set' -l tables -d 'A folder of tables of one\'s own; else the one that DZCLI_TABLES names.' -r -F
complete -c dzcli -n '__dzcli_at - sheet set' -l json -d 'As one line of JSON.'
complete -c dzcli -n '__dzcli_at - sheet set' -l lang -d 'Language of the explanation.' -x -a 'fr en'
complete -c dzcli -n '__dzcli_at - sheet set' -s h -l help -d 'Show this help and exit.'
complete -c dzcli -n '__dzcli_at 1 sheet set' -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at - sheet apply' -l diff -d 'Show what would change in the files, and write nothing.'
complete -c dzcli -n '__dzcli_at - sheet apply' -l rule -d 'A house rule: the answer to a question the rules leave open. May repeat.' -x -a '(__dzcli_named rules 1)'
complete -c dzcli -n '__dzcli_at - sheet apply' -l rules -d 'A TOML file of house rules; else the one that DZCLI_RULES names.' -r -F
complete -c dzcli -n '__dzcli_at - sheet apply' -l tables -d 'A folder of tables of one\'s own; else the one that DZCLI_TABLES names.' -r -F
complete -c dzcli -n '__dzcli_at - sheet apply' -l json -d 'As one line of JSON.'
complete -c dzcli -n '__dzcli_at - sheet apply' -l lang -d 'Language of the explanation.' -x -a 'fr en'
complete -c dzcli -n '__dzcli_at - sheet apply' -s h -l help -d 'Show this help and exit.'
complete -c dzcli -n '__dzcli_at 1+ sheet apply' -F
complete -c dzcli -n '__dzcli_at - sheet undo' -l diff -d 'Show what would change in the files, and write nothing.'
complete -c dzcli -n '__dzcli_at - sheet undo' -l rule -d 'A house rule: the answer to a question the rules leave open. May repeat.' -x -a '(__dzcli_named rules 1)'
complete -c dzcli -n '__dzcli_at - sheet undo' -l rules -d 'A TOML file of house rules; else the one that DZCLI_RULES names.' -r -F
complete -c dzcli -n '__dzcli_at - sheet undo' -l tables -d 'A folder of tables of one\'s own; else the one that DZCLI_TABLES names.' -r -F
complete -c dzcli -n '__dzcli_at - sheet undo' -l json -d 'As one line of JSON.'
complete -c dzcli -n '__dzcli_at - sheet undo' -l lang -d 'Language of the explanation.' -x -a 'fr en'
complete -c dzcli -n '__dzcli_at - sheet undo' -s h -l help -d 'Show this help and exit.'
complete -c dzcli -n '__dzcli_at 1+ sheet undo' -F
complete -c dzcli -n '__dzcli_at - sheet schema' -l tables -d 'A folder of tables of one\'s own; else the one that DZCLI_TABLES names.' -r -F
complete -c dzcli -n '__dzcli_at - sheet schema' -l json -d 'As one line of JSON.'
complete -c dzcli -n '__dzcli_at - sheet schema' -l lang -d 'Language of the explanation.' -x -a 'fr en'
complete -c dzcli -n '__dzcli_at - sheet schema' -s h -l help -d 'Show this help and exit.'
complete -c dzcli -n '__dzcli_at 1 sheet schema' -a 'dz duel d100 d10 d20'
complete -c dzcli -n '__dzcli_at - schema record' -l json -d 'As one line of JSON.'
complete -c dzcli -n '__dzcli_at - schema record' -l lang -d 'Language of the explanation.' -x -a 'fr en'
complete -c dzcli -n '__dzcli_at - schema record' -s h -l help -d 'Show this help and exit.'
complete -c dzcli -n '__dzcli_at - tables' -l rule -d 'A house rule: the answer to a question the rules leave open. May repeat.' -x -a '(__dzcli_named rules 1)'
complete -c dzcli -n '__dzcli_at - tables' -l rules -d 'A TOML file of house rules; else the one that DZCLI_RULES names.' -r -F
complete -c dzcli -n '__dzcli_at - tables' -l tables -d 'A folder of tables of one\'s own; else the one that DZCLI_TABLES names.' -r -F
complete -c dzcli -n '__dzcli_at - tables' -l json -d 'As one line of JSON.'
complete -c dzcli -n '__dzcli_at - tables' -l lang -d 'Language of the explanation.' -x -a 'fr en'
complete -c dzcli -n '__dzcli_at - tables' -l system -d 'The system whose tables they are.' -x -a 'dz duel d100 d10 d20'
complete -c dzcli -n '__dzcli_at - tables' -s h -l help -d 'Show this help and exit.'
complete -c dzcli -n '__dzcli_at 1 tables' -a '(__dzcli_named tables 0)'
complete -c dzcli -n '__dzcli_at - completion' -l install -d 'Put them where the shell looks, and say where that is.'
complete -c dzcli -n '__dzcli_at - completion' -l lang -d 'Language of the explanation.' -x -a 'fr en'
complete -c dzcli -n '__dzcli_at - completion' -s h -l help -d 'Show this help and exit.'
complete -c dzcli -n '__dzcli_at 1 completion' -a 'bash zsh fish powershell'
complete -c dzcli -n '__dzcli_at - list' -l rule -d 'A house rule: the answer to a question the rules leave open. May repeat.' -x -a '(__dzcli_named rules 1)'
complete -c dzcli -n '__dzcli_at - list' -l rules -d 'A TOML file of house rules; else the one that DZCLI_RULES names.' -r -F
complete -c dzcli -n '__dzcli_at - list' -l tables -d 'A folder of tables of one\'s own; else the one that DZCLI_TABLES names.' -r -F
complete -c dzcli -n '__dzcli_at - list' -l json -d 'As one line of JSON.'
complete -c dzcli -n '__dzcli_at - list' -l lang -d 'Language of the explanation.' -x -a 'fr en'
complete -c dzcli -n '__dzcli_at - list' -l system -d 'The system whose names they are.' -x -a 'dz duel d100 d10 d20'
complete -c dzcli -n '__dzcli_at - list' -s h -l help -d 'Show this help and exit.'
complete -c dzcli -n '__dzcli_at 1 list' -a 'sheets skills weapons modifiers states rules tables random-tables'
complete -c dzcli -n '__dzcli_at 2 list' -a '(__dzcli_sheets)'
complete -c dzcli -n '__dzcli_at 1 help' -a 'roll test attack defend surprise initiative wound heal control round act sheet schema tables completion list dice sheets rules tables json exit'
