"""The log of Staff Orders: every kind of event has its rule, its icon and its doer; routine stays out."""

from typing import get_args

import pytest

from game.config.paths import PROJECT
from game.devtools.invariants.seatings import Deal, deals
from game.i18n.rulebook import Rulebook
from game.presenters.shared.log_lines import step_lines
from game.presenters.staff_orders.log.lines import (
    ACTIONS,
    AIRCRAFT_LOST,
    BROUGHT,
    CLASHES,
    ICONS,
    RULES,
    SOLDIERS_LOST,
    dice,
    doer_of,
    icon_of,
    is_telling,
    rule_of,
    teller,
)
from game.presenters.staff_orders.pictures_of import ACTION_ICONS, CARD_RULES
from game.rules.core.ids import Seat
from game.rules.core.values import Event
from game.rules.staff_orders import events as ev
from game.rules.staff_orders.intents import Deploy, Done, Enter
from game.rules.staff_orders.terms import ActionName
from game.session.history import History, VisibleStep
from game.view.icons import ICONS as DRAWN
from tests.guards import at_least_one
from tests.presenters.wanderers import decisions
from tests.rules.staff_orders.table import Table, orders
from tests.scenes.staging import make_stage

DEALS = deals("staff_orders")
NAMED_CLOSER = {
    "SO-TURN-06",
    "SO-ROUND-02",
    "SO-BONUS-08",
    "SO-END-02",
    "SO-END-03",
    "SO-END-05",
    "SO-END-06",
}


def anchors(language: str) -> set[str]:
    return set(Rulebook.load(PROJECT / "assets" / "rulebook", language, "staff_orders").anchors)


def test_every_kind_of_event_has_a_rule_in_both_rulebooks() -> None:
    assert set(RULES) == set(ev.EVENTS)
    tables = (RULES, ACTIONS, BROUGHT, SOLDIERS_LOST, AIRCRAFT_LOST, CARD_RULES)
    cited = {rule for table in tables for rule in table.values()} | NAMED_CLOSER
    cited |= {rule for pair in CLASHES.values() for rule in pair}
    for language in ("pl", "en"):
        assert cited <= anchors(language)


def test_every_cause_has_its_rule() -> None:
    assert set(BROUGHT) == set(get_args(ev.FromReserve))
    assert set(SOLDIERS_LOST) | set(AIRCRAFT_LOST) == set(get_args(ev.ToReserve))
    assert set(ACTIONS) == set(get_args(ActionName))


def test_every_kind_of_event_has_an_icon_that_is_drawn() -> None:
    assert set(ICONS) == set(ev.EVENTS)
    assert {*ICONS.values(), *ACTION_ICONS.values()} <= set(DRAWN)


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_every_event_of_a_match_can_be_told(deal: Deal) -> None:
    known = anchors("en")
    matches = {id(match): match for _, match, _ in decisions(deal, 5, 150)}
    for match in at_least_one(matches.values()):
        history = History(match).history((Seat(0),))
        shown = step_lines(history, teller(match.view(0)))
        for line in at_least_one(line for _, told in shown for line in told):
            assert line.rule in known
            assert line.icon in DRAWN
            assert line.is_heading == isinstance(line.event, ev.RoundStarted)
        assert len(shown) == len(history)


def attack() -> Table:
    """Blue enters the town with three; the two of Yellow roll one hit in its defence, and one more for it."""
    game = orders("m1", blue="w_front 4", yellow="town 2 e_front 2").with_dice(1, 0)
    return game.do(Deploy("town.advance"), Enter("w_front", 3))


def test_an_attack_is_told_in_order_and_tinted_by_the_doer() -> None:
    game = attack()
    told = VisibleStep(1, Seat(0), game.events, None)
    ((_, shown),) = step_lines((told,), teller(game.state))
    assert [(type(line.event).__name__, line.seat) for line in shown] == [
        ("CommanderDeployed", 0),
        ("SoldiersMoved", 0),
        ("ClashStarted", 0),
        ("DiceSet", 1),
        ("DiceRolled", 1),
        ("SoldiersToReserve", 1),
        ("SoldiersToReserve", None),
        ("SoldiersToReserve", None),
        ("ClashEnded", None),
    ]
    assert shown[0].icon == ACTION_ICONS["advance"]
    assert shown[0].rule == "SO-ADV-03"


def test_seats_follow_the_colours_and_not_the_other_way_round() -> None:
    game = attack().with_world(factions=("yellow", "blue"))
    ((_, shown),) = step_lines((VisibleStep(1, Seat(1), game.events, None),), teller(game.state))
    assert shown[0].seat == 1


@pytest.mark.parametrize(
    ("event", "doer", "rule"),
    [
        (ev.SoldiersToReserve("blue", "m1_town", 1, "barrage"), "yellow", "SO-BAR-04"),
        (ev.SoldiersToReserve("blue", "m1_town", 1, "top_up"), "blue", "SO-REINF-07"),
        (ev.SoldiersToReserve("blue", "m1_town", 1, "losses"), None, "SO-LCL-08"),
        (ev.AircraftToReserve("blue", "l1_z_teal", 1, "bomb_cost"), "blue", "SO-BOMB-03"),
        (ev.AircraftToReserve("blue", "l1_z_teal", 1, "defence_hits"), "yellow", "SO-ACL-02"),
        (ev.Passed("blue", True), "blue", "SO-TURN-06"),
        (ev.EffectPlayed("yellow", "op_ambush", 0), "yellow", "SO-CARD-12"),
        (ev.ClashStarted("air", "l1_z_teal", "blue", 2, 1), "blue", "SO-ACL-01"),
        (ev.ClashEnded("land", "m1_town", None, 0), None, "SO-LCL-08"),
        (ev.CommanderToStaging("blue", "momentum_return"), "blue", "SO-ROUND-02"),
        (ev.CommanderToStaging("blue", "signals_lost", "m1_town.advance"), "blue", "SO-BONUS-08"),
        (ev.RoundStarted(2, "blue"), None, "SO-TURN-01"),
        (ev.GameEnded("blue", "points", "SO-END-05"), "blue", "SO-END-05"),
    ],
)
def test_whose_doing_and_by_which_rule(event: Event, doer: str | None, rule: str) -> None:
    assert (doer_of(event), rule_of(event)) == (doer, rule)


def test_routine_is_not_told() -> None:
    assert not is_telling(ev.TurnStarted("blue"))
    assert not is_telling(ev.DiceSet("blue", "barrage", 2, 0, 0, 0, 2))
    assert is_telling(ev.DiceSet("blue", "barrage", 2, 0, 1, 0, 3))
    assert not is_telling(ev.CommandersWithdrawn("blue", 0))
    assert is_telling(ev.CommandersWithdrawn("blue", 5))


def test_a_target_shows_what_is_aimed_at_it() -> None:
    assert icon_of(ev.TargetChosen("blue", "paradrop", "m1_pass")) == "parachute"


def test_the_last_throw_lies_in_the_tray_as_symbols() -> None:
    kit = make_stage().kit
    first = ev.DiceRolled("blue", "barrage", (0, 0), 0)
    again = ev.DiceRerolled("blue", "op_assault", (2, 0), 2)
    assert dice(kit, (ev.Passed("blue", False),)) is None
    throw = dice(kit, (first, again, ev.RollKept("blue", 2)))
    assert throw is not None
    assert (throw.die, throw.faces, throw.icon) == ("die_d6", ("2", "0"), "fire")
    assert throw.words == "2 hits"


def test_what_was_done_last_is_the_end_of_the_log() -> None:
    game = orders("m1", blue="w_front 3").do(Deploy("town.advance"), Enter("w_front", 1), Done())
    ((_, shown),) = step_lines((VisibleStep(1, Seat(0), game.events, None),), teller(game.state))
    assert isinstance(shown[-1].event, ev.SoldiersMoved), "a turn that begins is no line"
