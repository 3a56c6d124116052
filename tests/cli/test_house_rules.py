"""House rules: an answer of one's own to a question that the rules leave open."""

import pytest

ONE = ("test", "@koris", "escrime", "--dice", "1")
CRITICAL = "un=reussite_critique"


@pytest.fixture
def rules(tmp_path):
    """Write a file of house rules; its path."""

    def write(text, name="maison.toml"):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


def outcome(ran):
    """The outcome, and the one answer of one's own that bore on it."""
    house = [(ruling["key"], ruling["value"]) for ruling in ran.record["rulings"] if not ruling["default"]]
    return ran.record["outcome"], house


def test_order_of_force(dzcli, monkeypatch, rules):
    """What is given with --rule goes before --rules, and that before the file that DZCLI_RULES names."""
    critical, plain = rules('un = "reussite_critique"\n', "a.toml"), rules('un = "normal"\n', "b.toml")
    assert outcome(dzcli(*ONE, "--json")) == ("success", [])
    monkeypatch.setenv("DZCLI_RULES", critical)
    assert outcome(dzcli(*ONE, "--json")) == ("critical_success", [("un", "reussite_critique")])
    assert outcome(dzcli(*ONE, "--rules", plain, "--json")) == ("success", [])
    again = ("--rules", plain, "--rule", CRITICAL, "--json")
    assert outcome(dzcli(*ONE, *again)) == ("critical_success", [("un", "reussite_critique")])


def test_each_question_by_itself(dzcli, monkeypatch, rules):
    """Answers to different questions add up, wherever each is given."""
    monkeypatch.setenv("DZCLI_RULES", rules('un = "reussite_critique"\nscore_min = 5\n'))
    told = dzcli("tables", "regles", "--rule", "avantage=modificateur", "--json").record["rows"]
    own = {row["id"]: row["in_force"] for row in told if row["set_by"] != "by default"}
    assert own == {"un": "reussite_critique", "score_min": "5", "avantage": "modificateur"}


def test_answers_for_one_system_alone(dzcli, rules):
    """What stands under the name of a system bears on its steps, and is not looked at in those of others."""
    file = rules('[dz]\nun = "reussite_critique"\n[duel]\nss_min = "aucun"\n')
    assert outcome(dzcli(*ONE, "--rules", file, "--json")) == (
        "critical_success",
        [("un", "reussite_critique")],
    )
    shot = ("attack", "@archere", "@reitre", "--approach", "flee", "--distance", "90")
    shot += ("--pool", "0", "--target-pool", "1", "--dice", "1")
    assert outcome(dzcli(*shot, "--rules", file, "--json")) == ("failure", [("ss_min", "aucun")])
    wrong = rules('[duel]\nss_min = "aucun"\nss_mni = 2\n', "wrong.toml")
    error = dzcli(*shot, "--rules", wrong, "--json", status=3).error
    assert (error["code"], f"{wrong}:3" in error["message"]) == ("unknown_rule", True)
    assert outcome(dzcli(*ONE, "--rules", wrong, "--json")) == ("success", [])


def test_the_last_one_counts(dzcli):
    """Of two answers to one question the last one given counts."""
    assert dzcli(*ONE, "--rule", CRITICAL, "--rule", "un=normal", "-q").out == "success\n"
    assert dzcli(*ONE, "--rule", "un=normal", "--rule", CRITICAL, "-q").out == "critical_success\n"


@pytest.mark.parametrize(
    "rule", ["UN=Réussite critique", "un = reussite-critique", "un=reussite", "un=reussitecritique"]
)
def test_names_as_people_type_them(dzcli, rule):
    """Question and answer are names: in any letters, with any sign, by a beginning that is enough."""
    assert dzcli(*ONE, "--rule", rule, "-q").out == "critical_success\n"


@pytest.mark.parametrize(
    "rule, code, told",
    [
        ("unn=normal", "unknown_rule", ['"unn"', 'did you mean "un"?']),
        ("stress=1", "unknown_rule", ["stress_absorption, stress_hors_attaque"]),
        ("zzz=normal", "unknown_rule", ["there are cent, un, score_min"]),
        (
            "un=nrmal",
            "unknown_answer",
            ['did you mean "normal"?', "the answers are normal, reussite_critique"],
        ),
        ("un=zzz", "unknown_answer", ['"zzz"', "the answers are normal, reussite_critique"]),
        ("un=", "unknown_answer", ["the answers are normal, reussite_critique"]),
        ("un", "bad_rule", ["QUESTION=ANSWER", "dzcli tables regles"]),
    ],
)
def test_refused(dzcli, rule, code, told):
    """What is no question or no answer is a mistake of the command line: a suggestion, and what there is."""
    error = dzcli(*ONE, "--rule", rule, "--json", status=2).error
    assert error["code"] == code
    assert error["message"].startswith("--rule: ")
    assert [words for words in told if words.lower() not in error["message"].lower()] == []


@pytest.mark.parametrize(
    "text, code, told",
    [
        ('# mine\nunn = "normal"\n', "unknown_rule", ':2: no question is called "unn"'),
        ('un = "nrmal"\n', "unknown_answer", ':1: "nrmal" is no answer to un; did you mean "normal"?'),
        ("score_min = 7\n", "unknown_answer", ':1: "7" is no answer to score_min; the answers are 0, 1, 5.'),
        ("un = true\n", "unknown_answer", ':1: "true" is no answer to un'),
        ("[un]\nx = 1\n", "unknown_answer", ":1: a table is no answer to un"),
        ("un = [1]\n", "unknown_answer", ":1: a list is no answer to un"),
        ("un = normal\n", "not_toml", ":1: not valid TOML"),
        ("réussite = 1\n", "not_toml", ":1: not valid TOML"),
    ],
)
@pytest.mark.parametrize("way", ["--rules", "DZCLI_RULES"])
def test_refused_in_a_file(dzcli, monkeypatch, rules, text, code, told, way):
    """In a file it is a mistake of the file, which is named with the line."""
    path = rules(text)
    if way == "DZCLI_RULES":
        monkeypatch.setenv(way, path)
        words = ONE
    else:
        words = (*ONE, way, path)
    error = dzcli(*words, "--json", status=3).error
    assert error["code"] == code
    assert f"{path}{told}" in error["message"]


def test_no_such_file(dzcli, monkeypatch):
    """A file that is not there is named, whichever way it was."""
    assert "nowhere.toml" in dzcli(*ONE, "--rules", "nowhere.toml", status=3).err
    monkeypatch.setenv("DZCLI_RULES", "elsewhere.toml")
    assert "elsewhere.toml" in dzcli(*ONE, status=3).err
    assert dzcli("roll", "1d6", "--dice", "3", "-q").out == "3\n"


@pytest.mark.parametrize("value", ["5", '"5"'])
@pytest.mark.parametrize("other", ["false", '"false"'])
def test_numbers_and_booleans_of_toml(dzcli, rules, value, other):
    """An answer that is a number, or true or false, may be written with quotes or without."""
    path = rules(f"score_min = {value}\nbouclier_vigilance = {other}\n")
    told = {row["id"]: row for row in dzcli("tables", "regles", "--rules", path, "--json").record["rows"]}
    assert (told["score_min"]["in_force"], told["bouclier_vigilance"]["in_force"]) == ("5", "false")
    hopeless = ("test", "@koris", "escrime", "--score", "-20", "--dice", "5", "-q")
    assert dzcli(*hopeless).out == "failure\n"
    assert dzcli(*hopeless, "--rules", path).out == "success\n"


def test_in_the_record(dzcli):
    """The record says that an answer is one's own, with its section and its words."""
    rulings = dzcli(*ONE, "--rule", CRITICAL, "--json").record["rulings"]
    assert rulings == [
        {
            "key": "un",
            "value": "reussite_critique",
            "default": False,
            "why": "house",
            "rule": "7.5",
            "text": "A 1 is always a critical success.",
            "steps": ["test"],
        }
    ]


def test_only_where_it_decides(dzcli):
    """An answer of one's own is told only where another would have come out otherwise."""
    assert (
        dzcli("test", "@koris", "escrime", "--dice", "53", "--rule", CRITICAL, "--json").record["rulings"]
        == []
    )


def test_the_answer_that_stands(dzcli):
    """Who gives the answer that stands anyway is told the standing of that."""
    words = ("test", "@koris", "escrime", "--advantage", "--dice", "53,60", "--json")
    assert dzcli(*words, "--rule", "avantage=deux_jets").record == dzcli(*words).record


def test_beside_the_line(dzcli):
    """In the text a house rule stands beside the line that it shaped, and nowhere else."""
    words = ("test", "@koris", "escrime", "--advantage", "--dice", "60")
    told = dzcli(*words, "--rule", "avantage=modificateur").out
    [line] = [line for line in told.splitlines() if "avantage" in line]
    assert "+20" in line
    assert line.endswith("[house rule: avantage = modificateur]")
    french = dzcli("--lang", "fr", *words, "--rule", "avantage=modificateur").out
    assert "avantage = modificateur" in french
    assert "house" not in french


def test_beside_the_roll(dzcli):
    """One that bends the roll itself stands beside the roll, and in no line of its own."""
    told = dzcli(*ONE, "--rule", CRITICAL).out
    [line] = [line for line in told.splitlines() if "reussite_critique" in line]
    assert line.endswith(
        "Roll 1 against Score 65: critical success, margin +64. [house rule: un = reussite_critique]"
    )


def test_in_a_line_of_its_own(dzcli):
    """One that shaped no single line is told in a line of its own, with its words."""
    words = ["heal", "@koris", "--mode", "first-aid", "--by", "@senna", "--score", "50", "--dice", "90"]
    told = dzcli(*words, "--rule", "secours_par_scene=1").out
    assert "[secours_par_scene = 1; house rule]" in told


def test_in_odds(dzcli, by_value):
    """The odds are those of the rules in force, and say which."""
    record = dzcli("test", "@koris", "escrime", "--odds", "--rule", CRITICAL, "--json").record
    assert by_value(record["odds"]["outcome"])["critical_success"] == "3/50"
    assert ("un", "house") in [(ruling["key"], ruling["why"]) for ruling in record["rulings"]]


def test_through_a_whole_exchange(dzcli):
    """In one command house rules hold for every step of it, and each says so."""
    words = ("attack", "@koris", "@garde", "--through", "wound", "--dice", "1,7,5,1")
    record = dzcli(*words, "--rule", CRITICAL, "--json").record
    assert record["damage"]["final"] == 0
    for told in record["history"]:
        assert "un" in [ruling["key"] for ruling in told["rulings"] if ruling["why"] == "house"]
    assert dzcli(*words, status=4).err


def test_a_step_without_questions(dzcli):
    """Dice notation leaves no question open, so that it has no such option."""
    assert "--rule" in dzcli("roll", "1d6", "--rule", CRITICAL, status=2).err


def test_listed(dzcli, rules):
    """dzcli tables regles tells of each question its answers, the one in force, and where that was set."""
    path = rules("score_min = 5\n")
    words = ("tables", "regles", "--rules", path, "--rule", CRITICAL)
    told = {row["id"]: row for row in dzcli(*words, "--json").record["rows"]}
    assert told["un"] == {
        "id": "un",
        "section": "7.5",
        "why": "the rules are silent",
        "question": "Is a roll of 1 anything special?",
        "answers": {
            "normal": "A 1 is nothing special.",
            "reussite_critique": "A 1 is always a critical success.",
        },
        "in_force": "reussite_critique",
        "set_by": "--rule",
    }
    assert (told["score_min"]["in_force"], told["score_min"]["set_by"]) == ("5", path)
    assert (told["cent"]["in_force"], told["cent"]["set_by"]) == ("toujours_echec_critique", "by default")
    text = dzcli(*words).out
    assert "un (7.5)" in text
    assert f"  in force: 5\n  set: {path}\n" in text
    assert "  in force: reussite_critique\n  set: --rule\n" in text


def test_where_the_environment_set_it(dzcli, monkeypatch, rules):
    """What the environment's file set names the file and the variable."""
    path = rules("score_min = 5\n")
    monkeypatch.setenv("DZCLI_RULES", path)
    told = {row["id"]: row["set_by"] for row in dzcli("tables", "regles", "--json").record["rows"]}
    assert told["score_min"] == f"{path} (DZCLI_RULES)"


def test_listed_in_french(dzcli):
    """In French it asks and answers in French."""
    told = dzcli("--lang", "fr", "tables", "regles", "--rule", CRITICAL, "--json").record["rows"]
    [one] = [row for row in told if row["id"] == "un"]
    assert one["question"].startswith("Un jet de 1")
    assert one["answers"]["reussite_critique"] == "Un 1 est toujours un critique de réussite."
    assert one["why"] == "les règles n'en disent rien"


def test_refused_in_the_list_too(dzcli, rules):
    """The list refuses what a step would refuse."""
    assert dzcli("tables", "regles", "--rule", "un=zzz", "--json", status=2).error["code"] == "unknown_answer"
    assert (
        dzcli("tables", "regles", "--rules", rules("zzz = 1\n"), "--json", status=3).error["code"]
        == "unknown_rule"
    )


@pytest.mark.parametrize(
    ("system", "hint"), [("dzz", 'did you mean "dz"?'), ("pathfinder", "there are dz, duel, d100, d10, d20.")]
)
def test_answers_for_a_system_that_is_none(dzcli, tmp_path, system, hint):
    """Answers under the name of no system are refused, and the systems named."""
    (tmp_path / "rules.toml").write_text(f'[{system}]\nun = "normal"\n', encoding="utf-8")
    error = dzcli(
        "test", "@koris", "escrime", "--rules", str(tmp_path / "rules.toml"), "--json", status=3
    ).error
    assert error["code"] == "unknown_system"
    assert error["message"].endswith(f':1: no system is called "{system}"; {hint}')


@pytest.mark.parametrize(
    ("language", "told"), [("en", "there is only wound."), ("fr", "seule valeur possible\u00a0: wound.")]
)
def test_the_only_value_there_is(dzcli, language, told):
    """Where there is one value only, one is named."""
    ran = dzcli("attack", "@bretteuse", "@reitre", "--through", "x", "--lang", language, status=2)
    assert ran.err.rstrip("\n").endswith(told)
