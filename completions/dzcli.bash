# Completions of dzcli for bash. Written by "dzcli completion bash": what is changed here is lost.

_dzcli_shipped='@acolyte @archere @berthald @bretteuse @brigand @chevalier @colosse @cultiste @exemple_man @furgil @garde @guetteur @koris @melete @reitre @rivale @senna @skaven @tireuse @voleur'

# What a command takes, and as "value" what the option $2 of it takes: nothing, text, sheets, files, words:... or list:...
_dzcli_described() {
    options='' value=nothing arguments=() endless=''
    case $1 in
        '')
            options='--lang -V --version -h --help'
            arguments=('words:roll test attack defend surprise initiative wound heal control round act sheet schema tables completion list help')
            case $2 in
                --lang) value='words:fr en' ;;
            esac
            ;;
        'sheet')
            options='-h --help'
            arguments=('words:new check show set apply undo schema')
            case $2 in
            esac
            ;;
        'schema')
            options='-h --help'
            arguments=('words:record')
            case $2 in
            esac
            ;;
        'roll')
            options='--table --system --tables --luck --dice --spare-dice --ask --seed --times --index --tally --odds --json --tsv --fields --exact -q --quiet -e --exit-status --lang -h --help'
            arguments=('sheets')
            endless=1
            case $2 in
                --table) value='list:random-tables 0' ;;
                --system) value='words:dz duel d100 d10 d20' ;;
                --tables) value='files' ;;
                --dice | --seed | --times | --index | --fields) value='text' ;;
                --lang) value='words:fr en' ;;
            esac
            ;;
        'test')
            options='-m --mod --advantage --disadvantage --score --speciality --at-limit --precision --effort --luck --analysis --observed --dice --spare-dice --ask --seed --times --index --tally --odds --json --tsv --fields --exact -q --quiet -e --exit-status --lang --rule --rules --tables -w --write --diff --ss --pool --bonus-dice --bonus-success --sr --threshold --difficulty -h --help'
            arguments=('sheets' 'list:skills 1')
            case $2 in
                -m | --mod) value='list:modifiers 1' ;;
                --score | --speciality | --dice | --seed | --times | --index | --fields | --ss | --pool | --bonus-dice | --bonus-success | --sr | --threshold | --difficulty) value='text' ;;
                --lang) value='words:fr en' ;;
                --rule) value='list:rules 1' ;;
                --rules | --tables) value='files' ;;
            esac
            ;;
        'attack')
            options='-m --mod --advantage --disadvantage --score --speciality --at-limit --precision --effort --weapon --skill --aim --crit --burst --into-melee --subdue --nonlethal --blind --free --complication --position --fast --hit-only --hit --dice --spare-dice --ask --seed --times --index --tally --odds --json --tsv --fields --exact -q --quiet -e --exit-status --lang --rule --rules --tables -w --write --diff --through --defence-mod --defence-advantage --defence-disadvantage --defence-score --defence-speciality --defence-at-limit --defence-precision --defence-effort --defence-unseen --defence-no-roll --wound-mod --wound-advantage --wound-disadvantage --wound-score --wound-harmless --wound-nonlethal --wound-brutal --wound-capturable --wound-hard --wound-ko-minutes --ss --pool --bonus-dice --bonus-success --target-mod --target-ss --target-pool --target-bonus-dice --target-bonus-success --stance --target-stance --target-weapon --unarmed --approach --distance --skirmish --bonus-damage --target-bonus-damage --fury --no-fury --range-band --free-attack --hit-roll --defence-type --defence-melee --defence-ranged --defence-own-turn --wound-location --wound-hit-roll --technique --degrees --reserve --characteristic --against --push --threshold --reroll --anatomy --defence-technique --defence-pool --defence-reserve --defence-characteristic --defence-skill --defence-against --defence-push --defence-threshold --defence-reroll --wound-technique --wound-degrees --wound-fatigue --wound-type --at --off-hand --surprise --back --defence-with --defence-weapon --defence-reroll-used -h --help'
            arguments=('sheets' 'sheets')
            case $2 in
                -m | --mod) value='list:modifiers 1' ;;
                --score | --speciality | --complication | --dice | --seed | --times | --index | --fields | --defence-score | --defence-speciality | --wound-score | --ss | --pool | --bonus-dice | --bonus-success | --target-ss | --target-pool | --target-bonus-dice | --target-bonus-success | --distance | --bonus-damage | --target-bonus-damage | --range-band | --hit-roll | --wound-location | --wound-hit-roll | --technique | --degrees | --reserve | --characteristic | --against | --threshold | --reroll | --defence-technique | --defence-pool | --defence-reserve | --defence-characteristic | --defence-against | --defence-threshold | --defence-reroll | --wound-technique | --wound-degrees | --wound-fatigue | --wound-type) value='text' ;;
                --weapon) value='list:weapons 1' ;;
                --skill) value='list:skills 1' ;;
                --aim) value='words:add cancel' ;;
                --crit) value='words:damage abs' ;;
                --burst) value='words:damage two-targets' ;;
                --into-melee) value='sheets' ;;
                --free) value='words:reach opportunity' ;;
                --position) value='words:engaged close medium far' ;;
                --lang) value='words:fr en' ;;
                --rule) value='list:rules 1' ;;
                --rules | --tables) value='files' ;;
                --through) value='words:defend wound' ;;
                --defence-mod | --wound-mod | --target-mod) value='list:modifiers 2' ;;
                --stance | --target-stance) value='words:balanced aggressive opportunist brutal defensive' ;;
                --target-weapon | --defence-weapon) value='list:weapons 2' ;;
                --unarmed) value='words:actor target both' ;;
                --approach) value='words:flee charge' ;;
                --defence-type) value='words:parry dodge none both' ;;
                --defence-skill) value='list:skills 2' ;;
                --at) value='words:head left-arm right-arm left-leg right-leg torso back arm leg hand left-hand right-hand foot left-foot right-foot small' ;;
                --defence-with) value='words:weapon shield two-weapons' ;;
            esac
            ;;
        'defend')
            options='--from --as --melee --ranged --trait --ignore-abs -m --mod --advantage --disadvantage --score --speciality --at-limit --precision --effort --raw --damage --net --unseen --no-roll --dice --spare-dice --ask --seed --times --index --tally --odds --json --tsv --fields --exact -q --quiet -e --exit-status --lang --rule --rules --tables -w --write --diff --through --wound-mod --wound-advantage --wound-disadvantage --wound-score --wound-harmless --wound-nonlethal --wound-brutal --wound-capturable --wound-hard --wound-ko-minutes --type --own-turn --wound-location --wound-hit-roll --technique --pool --reserve --characteristic --skill --against --push --threshold --reroll --projectiles --wound-technique --wound-degrees --wound-fatigue --wound-type --with --weapon --reroll-used --surprise --location --att --att-roll -h --help'
            arguments=('sheets')
            case $2 in
                --from | --rules | --tables) value='files' ;;
                --as) value='words:target ally second-target' ;;
                --trait | --ignore-abs | --score | --speciality | --raw | --damage | --net | --dice | --seed | --times | --index | --fields | --wound-score | --wound-location | --wound-hit-roll | --technique | --pool | --reserve | --characteristic | --against | --threshold | --reroll | --projectiles | --wound-technique | --wound-degrees | --wound-fatigue | --wound-type | --att | --att-roll) value='text' ;;
                -m | --mod) value='list:modifiers 1' ;;
                --lang) value='words:fr en' ;;
                --rule) value='list:rules 1' ;;
                --through) value='words:wound' ;;
                --wound-mod) value='list:modifiers 2' ;;
                --type) value='words:parry dodge none both' ;;
                --skill) value='list:skills 1' ;;
                --with) value='words:weapon shield two-weapons' ;;
                --weapon) value='list:weapons 1' ;;
                --location) value='words:head left-arm right-arm left-leg right-leg torso back' ;;
            esac
            ;;
        'surprise')
            options='-m --mod --advantage --disadvantage --score --speciality --at-limit --precision --effort --target-mod --target-score --target-speciality --target-precision --target-effort --by --attackers --defenders --dice --spare-dice --ask --seed --times --index --tally --odds --json --tsv --fields --exact -q --quiet -e --exit-status --lang --rule --rules --tables -w --write --diff --ss --pool --bonus-dice --bonus-success --target-ss --target-pool --target-bonus-dice --target-bonus-success --distance --no-strike --weapon --strike-ss --strike-dice --strike-success --bonus-damage --ambush --sr --surprised --nobody -h --help'
            arguments=('sheets' 'sheets')
            case $2 in
                -m | --mod) value='list:modifiers 1' ;;
                --score | --speciality | --target-score | --target-speciality | --dice | --seed | --times | --index | --fields | --ss | --pool | --bonus-dice | --bonus-success | --target-ss | --target-pool | --target-bonus-dice | --target-bonus-success | --distance | --strike-ss | --strike-dice | --strike-success | --bonus-damage | --sr | --surprised) value='text' ;;
                --target-mod) value='list:modifiers 2' ;;
                --by) value='words:ambush stealth' ;;
                --attackers | --defenders) value='sheets' ;;
                --lang) value='words:fr en' ;;
                --rule) value='list:rules 1' ;;
                --rules | --tables) value='files' ;;
                --weapon) value='list:weapons 1' ;;
            esac
            ;;
        'initiative')
            options='-m --mod --advantage --disadvantage --score --speciality --at-limit --precision --effort --bonus --surprised --from --dice --spare-dice --ask --seed --times --index --tally --odds --json --tsv --fields --exact -q --quiet -e --exit-status --lang --rule --rules --tables -w --write --diff --ss --prepared --assailant --noticed --again -h --help'
            arguments=('sheets')
            endless=1
            case $2 in
                -m | --mod) value='list:modifiers 1' ;;
                --score | --speciality | --bonus | --surprised | --dice | --seed | --times | --index | --fields | --ss | --prepared | --assailant | --noticed) value='text' ;;
                --from | --rules | --tables) value='files' ;;
                --lang) value='words:fr en' ;;
                --rule) value='list:rules 1' ;;
            esac
            ;;
        'wound')
            options='--from --as --melee --ranged --trait --ignore-abs -m --mod --advantage --disadvantage --score --final --damage --raw --fast --absorbed --deflected --harmless --nonlethal --brutal --capturable --hard --ko-minutes --at-zero --bleed --no-attack --dice --spare-dice --ask --seed --times --index --tally --odds --json --tsv --fields --exact -q --quiet -e --exit-status --lang --rule --rules --tables -w --write --diff --location --hit-roll --technique --degrees --fatigue --type --defended --parry -h --help'
            arguments=('sheets')
            case $2 in
                --from | --rules | --tables) value='files' ;;
                --as) value='words:target ally second-target actor' ;;
                --trait | --ignore-abs | --score | --final | --damage | --raw | --bleed | --dice | --seed | --times | --index | --fields | --location | --hit-roll | --technique | --degrees | --fatigue | --type | --parry) value='text' ;;
                -m | --mod) value='list:modifiers 1' ;;
                --lang) value='words:fr en' ;;
                --rule) value='list:rules 1' ;;
                --defended) value='words:parry dodge none' ;;
            esac
            ;;
        'heal')
            options='-m --mod --advantage --disadvantage --score --speciality --at-limit --precision --effort --mode --by --low-tech --remove --dice --spare-dice --ask --seed --times --index --tally --odds --json --tsv --fields --exact -q --quiet -e --exit-status --lang --rule --rules --tables -w --write --diff --amount --criticals --technique --degrees --fatigue -h --help'
            arguments=('sheets')
            case $2 in
                -m | --mod) value='list:modifiers 1' ;;
                --score | --speciality | --remove | --dice | --seed | --times | --index | --fields | --amount | --criticals | --technique | --degrees | --fatigue) value='text' ;;
                --mode) value='words:stabilize first-aid rest night' ;;
                --by) value='sheets' ;;
                --lang) value='words:fr en' ;;
                --rule) value='list:rules 1' ;;
                --rules | --tables) value='files' ;;
            esac
            ;;
        'control')
            options='-m --mod --advantage --disadvantage --score --speciality --at-limit --precision --effort --target-mod --target-score --target-speciality --target-precision --target-effort --mode --target-skill --position --dice --spare-dice --ask --seed --times --index --tally --odds --json --tsv --fields --exact -q --quiet -e --exit-status --lang --rule --rules --tables -w --write --diff -h --help'
            arguments=('sheets' 'sheets')
            case $2 in
                -m | --mod) value='list:modifiers 1' ;;
                --score | --speciality | --target-score | --target-speciality | --dice | --seed | --times | --index | --fields) value='text' ;;
                --target-mod) value='list:modifiers 2' ;;
                --mode) value='words:grapple pin disarm escape' ;;
                --target-skill) value='list:skills 2' ;;
                --position) value='words:engaged close medium far' ;;
                --lang) value='words:fr en' ;;
                --rule) value='list:rules 1' ;;
                --rules | --tables) value='files' ;;
            esac
            ;;
        'round')
            options='--rounds --scene --new-fight --dice --spare-dice --ask --seed --times --index --tally --odds --json --tsv --fields --exact -q --quiet -e --exit-status --lang --rule --rules --tables -w --write --diff --technique --characteristic -h --help'
            arguments=('sheets')
            endless=1
            case $2 in
                --rounds | --dice | --seed | --times | --index | --fields | --technique | --characteristic) value='text' ;;
                --lang) value='words:fr en' ;;
                --rule) value='list:rules 1' ;;
                --rules | --tables) value='files' ;;
            esac
            ;;
        'act')
            options='-m --mod --advantage --disadvantage --score --speciality --at-limit --precision --effort --do --weapon --position --dice --spare-dice --ask --seed --times --index --tally --odds --json --tsv --fields --exact -q --quiet -e --exit-status --lang --rule --rules --tables -w --write --diff --ally --gain --lose --name --cost --flee --leaving -h --help'
            arguments=('sheets')
            case $2 in
                -m | --mod) value='list:modifiers 1' ;;
                --score | --speciality | --dice | --seed | --times | --index | --fields | --name) value='text' ;;
                --do) value='words:aim stand draw drop disengage cover reload wake move dive warn support engage prepare shoot provoke run standard all_out guarded multiple stun charge long_aim defence feint full_auto semi_auto suppress overwatch grapple knock_down manoeuvre advance delay ready other finish abandon' ;;
                --weapon) value='list:weapons 1' ;;
                --position) value='words:engaged close medium far' ;;
                --lang) value='words:fr en' ;;
                --rule) value='list:rules 1' ;;
                --rules | --tables) value='files' ;;
                --ally | --leaving) value='sheets' ;;
                --gain | --lose) value='list:states 1' ;;
                --cost) value='words:full half reaction free extended' ;;
                --flee) value='words:voluntary forced' ;;
            esac
            ;;
        'sheet new')
            options='--tables --json --lang --from --system -h --help'
            arguments=('text')
            case $2 in
                --tables) value='files' ;;
                --lang) value='words:fr en' ;;
                --from) value='sheets' ;;
                --system) value='words:dz duel d100 d10 d20' ;;
            esac
            ;;
        'sheet check')
            options='--rule --rules --tables --json --lang -h --help'
            arguments=('sheets')
            endless=1
            case $2 in
                --rule) value='list:rules 1' ;;
                --rules | --tables) value='files' ;;
                --lang) value='words:fr en' ;;
            esac
            ;;
        'sheet show')
            options='--rule --rules --tables --json --lang -h --help'
            arguments=('sheets')
            case $2 in
                --rule) value='list:rules 1' ;;
                --rules | --tables) value='files' ;;
                --lang) value='words:fr en' ;;
            esac
            ;;
        'sheet set')
            options='--diff --rule --rules --tables --json --lang -h --help'
            arguments=('sheets' 'text')
            endless=1
            case $2 in
                --rule) value='list:rules 1' ;;
                --rules | --tables) value='files' ;;
                --lang) value='words:fr en' ;;
            esac
            ;;
        'sheet apply')
            options='--diff --rule --rules --tables --json --lang -h --help'
            arguments=('files')
            endless=1
            case $2 in
                --rule) value='list:rules 1' ;;
                --rules | --tables) value='files' ;;
                --lang) value='words:fr en' ;;
            esac
            ;;
        'sheet undo')
            options='--diff --rule --rules --tables --json --lang -h --help'
            arguments=('files')
            endless=1
            case $2 in
                --rule) value='list:rules 1' ;;
                --rules | --tables) value='files' ;;
                --lang) value='words:fr en' ;;
            esac
            ;;
        'sheet schema')
            options='--tables --json --lang -h --help'
            arguments=('words:dz duel d100 d10 d20')
            case $2 in
                --tables) value='files' ;;
                --lang) value='words:fr en' ;;
            esac
            ;;
        'schema record')
            options='--json --lang -h --help'
            case $2 in
                --lang) value='words:fr en' ;;
            esac
            ;;
        'tables')
            options='--rule --rules --tables --json --lang --system -h --help'
            arguments=('list:tables 0')
            case $2 in
                --rule) value='list:rules 1' ;;
                --rules | --tables) value='files' ;;
                --lang) value='words:fr en' ;;
                --system) value='words:dz duel d100 d10 d20' ;;
            esac
            ;;
        'completion')
            options='--install --lang -h --help'
            arguments=('words:bash zsh fish powershell')
            case $2 in
                --lang) value='words:fr en' ;;
            esac
            ;;
        'list')
            options='--rule --rules --tables --json --lang --system -h --help'
            arguments=('words:sheets skills weapons modifiers states rules tables random-tables' 'sheets')
            case $2 in
                --rule) value='list:rules 1' ;;
                --rules | --tables) value='files' ;;
                --lang) value='words:fr en' ;;
                --system) value='words:dz duel d100 d10 d20' ;;
            esac
            ;;
        'help')
            options=''
            arguments=('words:roll test attack defend surprise initiative wound heal control round act sheet schema tables completion list dice sheets rules tables json exit')
            case $2 in
            esac
            ;;
    esac
}

# What begins with $2 of what a value may be.
_dzcli_offered() {
    case $1 in
        words:*) compgen -W "${1#words:}" -- "$2" ;;
        sheets)
            compgen -W "$_dzcli_shipped" -- "$2"
            compgen -f -X '!*.toml' -- "$2"
            compgen -d -- "$2"
            ;;
        files) compgen -f -- "$2" ;;
        list:*) _dzcli_named ${1#list:} "$2" ;;
    esac
}

# The names of a kind ($1) that the sheet at the place $2 (0: none) has, those that begin with $3, as they have to be typed.
_dzcli_named() {
    local sheet='' name
    (($2)) && sheet=${placed[$2-1]-}
    while IFS= read -r name; do
        [[ -n $quote ]] || printf -v name '%q' "$name"
        [[ $1 != rules ]] || name+==
        [[ $name == "$3"* ]] && printf '%s\n' "$name"
    done < <(dzcli list "$1" ${sheet:+"$sheet"} "${passed[@]}" 2>/dev/null)
}

# Keeps what bears on which names there are, for whoever lists them.
_dzcli_pass() {
    local value=${2#[\"\']}
    value=${value%[\"\']}
    [[ $1 != --tables && $1 != --system ]] || passed+=("$1" "${value/#\~\//$HOME/}")
}

# The words up to the cursor. What the shell parts at signs such as = and @ is put together again.
_dzcli_split() {
    local rest=${COMP_LINE:0:COMP_POINT} word blanks
    words=()
    for word in "${COMP_WORDS[@]:0:COMP_CWORD+1}"; do
        blanks=${rest%%[! $'\t']*}
        rest=${rest#"$blanks"}
        ((${#word} > ${#rest})) && word=$rest
        rest=${rest#"$word"}
        if [[ -n $blanks || ${#words[@]} -eq 0 ]]; then
            words+=("$word")
        else
            words[${#words[@]}-1]+=$word
        fi
    done
}

# Reads the words before the last: the command, its arguments, the option whose value comes next.
_dzcli_read() {
    local word
    command='' placed=() passed=() awaiting=''
    for word in "${words[@]:1:${#words[@]}-2}"; do
        if [[ -n $awaiting ]]; then
            _dzcli_pass "$awaiting" "$word"
            awaiting=''
        elif [[ $word == --*=* ]]; then
            _dzcli_pass "${word%%=*}" "${word#*=}"
        elif [[ $word == -?* ]]; then
            _dzcli_described "$command" "$word"
            [[ $value == nothing ]] || awaiting=$word
        elif [[ -z $command || ' sheet schema ' == *" $command "* ]]; then
            command=${command:+$command }$word
        else
            word=${word#[\"\']}
            placed+=("${word%[\"\']}")
        fi
    done
}

_dzcli() {
    local words command placed passed awaiting options value arguments endless current option='' quote='' prefix='' word
    local place
    _dzcli_split
    _dzcli_read
    current=${words[${#words[@]}-1]}
    [[ $current == [\"\']* ]] && quote=1 current=${current:1}
    if [[ -z $awaiting && $current == --*=* ]]; then
        awaiting=${current%%=*} current=${current#*=}
    elif [[ -z $awaiting && $current == -* ]]; then
        option=1
    fi
    _dzcli_described "$command" "$awaiting"
    if [[ -n $option ]]; then
        value=words:$options
    elif [[ -z $awaiting ]]; then
        place=${#placed[@]}
        ((${#arguments[@]} > place)) || place=$((${#arguments[@]} - 1 + (${#endless} ? 0 : 1)))
        value=${arguments[place]-nothing}
    fi
    # Only what follows the last sign that parts words is replaced.
    word=$2
    [[ $word == '=' ]] && word=''
    [[ $current == *"$word" ]] && prefix=${current%"$word"}
    [[ ($value == sheets || $value == files) && $current != @* ]] && compopt -o filenames 2>/dev/null
    [[ $value == 'list:rules '* ]] && compopt -o nospace 2>/dev/null
    COMPREPLY=()
    while IFS= read -r word; do
        COMPREPLY+=("${word#"$prefix"}")
    done < <(_dzcli_offered "$value" "$current")
}

complete -F _dzcli dzcli
