"""Control: to seize, pin or disarm someone, to break free (7.10)."""

from collections.abc import Sequence

import msgspec

from dzcli.dice.throws.throw import Throw
from dzcli.fault import RuleFault
from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Due, Record
from dzcli.systems.dz import chapter
from dzcli.systems.dz.blow.allowed import POSITIONS
from dzcli.systems.dz.body import effort
from dzcli.systems.dz.options import OTHER_SIDE
from dzcli.systems.dz.rolls import opposed, specialities
from dzcli.systems.dz.rolls.opposed import ACTOR, OTHER, TIE
from dzcli.systems.dz.rolls.roll import Trial
from dzcli.systems.dz.turn import words
from dzcli.systems.dz.turn.options import Control
from dzcli.systems.dz.turn.tables import Hold, control
from dzcli.systems.dz.who import gear, remarks, states
from dzcli.systems.dz.who.able import check_able, check_free
from dzcli.systems.dz.who.character import Fighter

SECTION = "7.10"
GRAPPLE, PIN, DISARM, ESCAPE = "grapple", "pin", "disarm", "escape"
ROWS = {GRAPPLE: "saisir", PIN: "immobiliser", DISARM: "desarmer", ESCAPE: "liberer"}
"""The row of the table for each word of ``--mode``."""
WINNERS = {ACTOR: "actor", OTHER: "target", TIE: TIE}
OUTCOMES = {"actor": "success", "target": "failure", TIE: TIE}
LANDINGS = {"legere": "feet", "lourde": "1-2m"}
"""Where a weapon lands, as the record calls it, by the row of the table."""

WRESTLING = "lutte_et_controle"
BEST: Choice[str] = Choice(
    "controle_competence",
    meilleure=lambda skills, value: max(skills, key=value),
    lutte=lambda skills, value: WRESTLING,
)
"""Which of Mobilité and Lutte et contrôle someone uses who has both, by their Scores (AMB-82)."""
STILL_HELD = Choice(
    "liberation", totale=lambda pinned: (), un_cran=lambda pinned: (states.SEIZED,) if pinned else ()
)
"""What someone who broke free is held by all the same (AMB-81)."""


class Controlled(msgspec.Struct):
    """What an attempt came to, as the record holds it.

    ``gap`` is that of the margins (None in odds); ``condition`` what the target is now; ``removed`` what the
    one who broke free is no longer, and ``still_held`` whether anything is left of it; ``landing`` where the
    ``weapon`` fell.
    """

    mode: str
    gap: int | None
    winner: str
    condition: str | None = None
    removed: list[str] = []
    still_held: bool | None = None
    weapon: str | None = None
    weapon_dropped: bool = False
    landing: str | None = None


def resolve(asked: Control, record: Record, throw: Throw) -> None:
    """Resolve an attempt at control: an opposed test, and what it does to both.

    DZ-CTRL-01, DZ-CTRL-03, DZ-CTRL-05, DZ-CTRL-06, AMB-80. Raises `RuleFault` where the rules forbid it,
    `UsageFault` for a skill or a modifier that does not exist, `FileFault` where a sheet lacks what is
    needed.
    """
    actor, target = Fighter(asked.actor, "actor"), Fighter(asked.target, "target")
    record.actor, record.target = asked.actor.person, asked.target.person
    remarks.on_states(record, actor, target)
    row = control().controle[ROWS[asked.mode]]
    _check(asked, actor, target, row)
    weapon = _weapon(target) if asked.mode == DISARM else None
    record.say(SECTION, words.ATTEMPTS[asked.mode], actor=actor.name, target=target.name)
    winner = _contest(asked, actor, target, row, weapon, Trial(asked, record, throw))
    effort.in_combat(actor, asked.effort, record)
    effort.in_combat(target, asked.target_effort, record, OTHER_SIDE)
    done = Controlled(asked.mode, None, winner)
    record.explain(_tell_margins, done, record)
    if winner == "actor":
        _win(done, actor, target, row, weapon, record)
    else:
        record.say(SECTION, words.NOTHING_COMES[winner], target=target.name)
    record.own["control"] = done
    record.outcome, record.success = OUTCOMES[winner], winner == "actor"
    if asked.mode == ESCAPE:
        done.still_held = bool(_holds_on(actor))
    heads = words.HEAD_WON if winner == "actor" else words.HEAD_NOT_WON
    record.headline = message(heads[asked.mode], actor=actor.name, target=target.name)
    record.changes = [*actor.changes(), *target.changes()]


def _check(asked: Control, actor: Fighter, target: Fighter, row: Hold) -> None:
    """Who may try what: someone near enough, both able, the target held already where that is wanted.

    DZ-CTRL-03, DZ-CTRL-04, AMB-84.
    """
    check_able(target)
    if asked.mode == ESCAPE:
        check_able(actor)
        if not _holds_on(actor):
            raise RuleFault("not_held", SECTION, words.NOT_HELD, name=actor.name)
    else:
        check_free(actor)
    if row.prerequis and not target.has(row.prerequis):
        raise RuleFault("target_not_seized", SECTION, words.NOT_SEIZED, name=target.name)
    position = chapter.combat().positions[POSITIONS[asked.position or "engaged"]]
    if not position.melee:
        raise RuleFault("melee_out_of_range", SECTION, words.CONTROL_REACH, position=position.nom)


def _holds_on(fighter: Fighter) -> list[str]:
    """The states by which someone is held."""
    return [state for state in (states.SEIZED, states.PINNED) if fighter.has(state)]


def _weapon(target: Fighter) -> gear.Weapon:
    """The weapon that is to be struck from a hand (AMB-83)."""
    weapon = target.in_hand
    if weapon is None or weapon.natural:
        raise RuleFault("weapon_not_in_hand", SECTION, words.NOTHING_TO_DISARM, name=target.name)
    _enc(target, weapon)
    return weapon


def _enc(target: Fighter, weapon: gear.Weapon) -> int:
    """The Enc of a weapon; `FileFault` naming the key if the sheet does not say."""
    place = target.character.weapons.index(weapon)
    enc = target.character.sheet.armes[place].enc
    if enc is None:
        raise target.character.missing(f"armes.{place}.enc", words.FOR_LANDING)
    return enc


def _contest(
    asked: Control, actor: Fighter, target: Fighter, row: Hold, weapon: gear.Weapon | None, trial: Trial
) -> str:
    """The opposed test: who wins (DZ-ROLL-06, AMB-80, AMB-82)."""
    record = trial.record
    theirs = Trial(asked.other_side(), record, trial.throw, side=OTHER_SIDE)
    skill = asked.target_skill or (weapon.skill if weapon else _best(target, row.cible, theirs))
    first = opposed.first(trial, actor, _best(actor, row.acteur, trial), asked.mode)
    found: str = opposed.second(
        theirs,
        target,
        skill,
        "resistance",
        against=first,
        judge=lambda verdict, attack, defence: WINNERS[verdict.winner],
        weapon=weapon.speciality if weapon and not asked.target_skill else None,
    )
    return found


def _best(fighter: Fighter, skills: Sequence[str], trial: Trial) -> str:
    """The skill with the better Score; Lutte et contrôle beside another only if it was learnt (AMB-82).

    A speciality that is told says which of them it is.
    """
    owned = [skill for skill in skills if skill in fighter.character.skills]
    told = trial.action.speciality
    owned = [skill for skill in owned if told and specialities.has(fighter, skill, told)] or owned
    if len(owned) > 1:
        return trial.record.ask(BEST, owned, lambda skill: trial.prospect(fighter, skill))
    return owned[0] if owned else skills[0]


def _win(
    done: Controlled, actor: Fighter, target: Fighter, row: Hold, weapon: gear.Weapon | None, record: Record
) -> None:
    """What the winner gets."""
    if weapon is not None:
        _disarm(done, target, weapon, record)
    elif done.mode == ESCAPE:
        _free(done, actor, record)
    elif row.etat:
        target.enter(row.etat)
        done.condition = row.etat
        record.say(SECTION, words.CONDITIONS[row.etat], name=target.name)
        record.due.append(Due("escape", "target"))


def _disarm(done: Controlled, target: Fighter, weapon: gear.Weapon, record: Record) -> None:
    """The weapon falls: at one's feet, or a metre or two away if it is heavy (DZ-CTRL-05)."""
    enc = _enc(target, weapon)
    row = next(name for name, fall in control().chute_arme.items() if enc <= fall.enc_max)
    target.etat.arme_en_main = ""
    done.weapon, done.weapon_dropped, done.landing = weapon.name, True, LANDINGS[row]
    record.say(SECTION, words.LANDINGS[done.landing], weapon=weapon.name, enc=enc)
    record.say(SECTION, words.PICKED_UP, name=target.name)


def _free(done: Controlled, actor: Fighter, record: Record) -> None:
    """The held one is free of what held them (DZ-CTRL-06, AMB-81)."""
    held = _holds_on(actor)
    kept = record.ask(STILL_HELD, states.PINNED in held)
    actor.leave(*(state for state in held if state not in kept))
    for state in kept:
        actor.enter(state)
    done.removed = [state for state in held if state not in kept]
    template = words.STILL_SEIZED if kept else words.FREE
    record.say(SECTION, template, name=actor.name, ruling="liberation")


def _tell_margins(done: Controlled, record: Record) -> None:
    first, second = record.tests
    done.gap = opposed.gap(first, second, record)
    values = {"one": first.measured.margin, "other": second.measured.margin, "gap": done.gap}
    record.say(SECTION, words.MARGINS, ruling=opposed.shaping(first, second, record), **values)
