"""The log of Wasteland Riders: every kind of event has its rule, its icon and its doer; routine stays out."""

from typing import get_args

import pytest

from game.config.paths import PROJECT
from game.devtools.invariants.seatings import Deal, deals
from game.i18n import Texts
from game.i18n.rulebook import Rulebook
from game.presenters.shared.log_lines import step_lines
from game.presenters.wasteland_riders.log.lines import ROUTINE, doer_of, icon_of, is_telling, rule_of, teller
from game.presenters.wasteland_riders.log.marks import CAUSES, MARKS, STEPS
from game.rules.core.ids import Seat
from game.rules.core.values import Event
from game.rules.wasteland_riders import GAME
from game.rules.wasteland_riders.events import common as ev
from game.rules.wasteland_riders.events import fights as fe
from game.rules.wasteland_riders.events import gear as ge
from game.rules.wasteland_riders.events import journey as je
from game.rules.wasteland_riders.events import missions as me
from game.rules.wasteland_riders.fight.fights import Fighting
from game.rules.wasteland_riders.world.state import StepName
from game.session.history import History, VisibleStep
from game.view.icons import ICONS as DRAWN
from tests.guards import at_least_one
from tests.presenters.wasteland_riders.play import brisk
from tests.rules.wasteland_riders.table import riders

DEALS = deals("wasteland_riders")
CLOSER = {
    f"WR-{rule}"
    for rule in "PREP-05 WASTE-17 FOOT-01 MOVE-34 KO-12 KO-05 KVK-03 CEND-05 WIN-02 WIN-04".split()
}
"""Rules that `rule_of` names where an event tells more than its kind."""


def anchors(language: str) -> set[str]:
    return set(Rulebook.load(PROJECT / "assets" / "rulebook", language, "wasteland_riders").anchors)


def test_every_kind_of_event_has_a_rule_in_both_rulebooks_and_an_icon_that_is_drawn() -> None:
    assert set(MARKS) == set(ev.EVENTS)
    marks = [*MARKS.values(), *STEPS.values()]
    cited = {f"WR-{mark.rule}" for mark in marks} | {f"WR-{rule}" for rule in CAUSES.values()} | CLOSER
    for language in ("pl", "en"):
        assert cited <= anchors(language)
    assert {mark.icon for mark in marks} <= set(DRAWN)


def test_every_cause_and_every_step_has_its_rule() -> None:
    assert set(CAUSES) == set(get_args(ev.Cause))
    assert set(STEPS) == set(get_args(StepName))
    assert set(ev.EVENTS) >= ROUTINE


@pytest.mark.parametrize("deal", DEALS[1::3], ids=str)
def test_every_event_of_a_match_can_be_told(deal: Deal) -> None:
    known = anchors("en")
    matches = {id(match): match for _, match, _ in brisk(deal, 5, 300)}
    for match in at_least_one(matches.values()):
        history = History(match).history((Seat(0),))
        told = step_lines(history, teller(match.view(0)))
        assert len(told) == len(history)
        for line in at_least_one(line for _, found in told for line in found):
            assert line.rule in known
            assert line.icon in DRAWN
            assert line.is_heading == isinstance(line.event, ev.RoundStarted | ev.StepEntered)
            assert line.seat is None or line.seat in match.state.world.seats


def test_a_side_of_a_fight_is_tinted_as_the_player_who_leads_it() -> None:
    content = riders().world.setting.content
    enemy = next(name for name, card in content.wasteland.items() if card.panel is not None)
    game = riders().run(Fighting(Seat(0), enemy))
    fight = game.world.fight
    assert fight is not None
    scavenger = next(one.leader for one in (fight.red, fight.blue) if one.enemy is not None)
    enemy_side = fight.of(scavenger)
    assert enemy_side is not None
    assert scavenger != 0
    hit = fe.AttackHit(enemy_side, 2)
    started = VisibleStep(1, Seat(0), (fe.FightStarted(fight), hit), None)
    ((_, shown),) = step_lines((started,), teller(riders().state))
    assert [line.seat for line in shown] == [None, scavenger]
    ((_, later),) = step_lines((VisibleStep(2, Seat(0), (hit,), None),), teller(game.state))
    assert later[0].seat == scavenger, "the fight under way is known though its start is not told"


@pytest.mark.parametrize("language", ["pl", "en"])
def test_lines_of_a_fight_name_who_fights_there_also_when_another_is_under_way(language: str) -> None:
    texts = Texts.load(PROJECT / "assets" / "lang", language)
    content = riders().world.setting.content
    first, second = [name for name, card in content.wasteland.items() if card.panel is not None][:2]
    over, now = (riders().run(Fighting(Seat(0), enemy)) for enemy in (first, second))
    fight = over.world.fight
    assert fight is not None
    hit, moved = fe.AttackHit(fight.of(Seat(0)) or "red", 2), fe.AdvantageMoved(1, 0, 1)
    step = VisibleStep(1, Seat(0), (fe.FightStarted(fight), hit, moved), None)
    ((_, shown),) = step_lines((step,), teller(now.state))
    names = GAME.names_now(now.world)
    rider, enemy = texts.say(f"wr-rider-{now.world.knights[0].knight}"), texts.say(f"wr-wasteland-{first}")
    said = [line.words(texts, GAME, names) for line in shown]
    assert rider in said[1]
    assert rider in said[2]
    assert enemy in said[2]
    assert texts.say(f"wr-wasteland-{second}") not in " ".join(said)


@pytest.mark.parametrize(
    ("event", "doer", "rule", "icon"),
    [
        (ev.ResourceChanged(Seat(1), "health", -1, 3, "hex"), 1, "WR-PREP-05", "heart"),
        (ev.ResourceChanged(Seat(1), "radiation", 1, 1, "hex"), 1, "WR-PREP-04", "radioactive"),
        (ev.ResourceChanged(Seat(1), "ammo", -1, 3, "ammo"), 1, "WR-ATK-07", "ammunition"),
        (ev.StepEntered("rest"), None, "WR-REST-01", "tent"),
        (ev.KnightSkipped(Seat(2), unconscious=False), 2, "WR-WASTE-17", "sleep"),
        (je.HexEntered(Seat(0), "M1", 0, "foot"), 0, "WR-FOOT-01", "walk"),
        (je.KnightSetDown(Seat(0), "M1", "train"), 0, "WR-HEX-16", "map_marker"),
        (je.WastelandPlayed(Seat(0), "ev01_tornado", "M1", planned=False), None, "WR-MOVE-23", "skull"),
        (je.SkillTestEnded(Seat(0), ok=False), 0, "WR-TEST-05", "close"),
        (fe.KnightStood(Seat(1), by=Seat(0)), 1, "WR-KO-05", "account_heart"),
        (fe.FightDecided(None, None, peace=True), None, "WR-KVK-03", "sword_cross"),
        (fe.FightDecided(None, None), None, "WR-CEND-05", "sword_cross"),
        (me.GameEnded((Seat(1),), "duels", "WR-WIN-02"), 1, "WR-WIN-02", "flag_checkered"),
        (me.GameEnded((), "ruins", "WR-WIN-04"), None, "WR-WIN-04", "flag_checkered"),
    ],
)
def test_whose_doing_by_which_rule_with_which_icon(
    event: Event, doer: int | None, rule: str, icon: str
) -> None:
    assert (doer_of(event), rule_of(event), icon_of(event)) == (doer, rule, icon)


def test_routine_is_not_told_and_what_matters_is() -> None:
    assert not is_telling(ev.KnightActive(None))
    assert is_telling(ev.KnightActive(Seat(0)))
    assert not is_telling(ev.DeckShuffled("luck", ()))
    assert is_telling(ev.DeckShuffled("luck", (), True))
    assert not is_telling(ge.GearMarked(Seat(0), "torso", "apteczka", False))
    assert is_telling(ge.GearMarked(Seat(0), "torso", "apteczka", False, used=False))
    assert not is_telling(fe.CombatCardChosen(Seat(0), "red", None)), "only that a card lies there is known"


def test_lines_of_a_fight_work_out_the_damage() -> None:
    """The roll, the damage, what is stopped and what is lost are lines of their own, each with its rule."""
    side, rolled = "red", fe.AttackRolled(Seat(0), "red", (10, 7), 7, 2, 1)
    told = (rolled, fe.AttackHit(side, 2), fe.DamageStopped("blue", 1), fe.EnemyLost("blue", 1, attack=True))
    assert all(is_telling(event) for event in told)
    assert [rule_of(event) for event in told] == ["WR-ATK-12", "WR-ATK-13", "WR-ATK-16", "WR-ATK-18"]
