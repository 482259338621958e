"""The log of Last Comrade: every kind of event has its rule, its icon and its doer; routine stays out."""

from typing import get_args

import pytest

from game.config.paths import PROJECT
from game.devtools.invariants.seatings import Deal
from game.i18n.rulebook import Rulebook
from game.presenters.last_comrade.log.lines import (
    AVOIDED,
    CLEARED,
    FIZZLED,
    HEALED,
    ICONS,
    PLAYED,
    RULES,
    STATUS_ICONS,
    STATUSES,
    doer_of,
    is_telling,
    rule_of,
    teller,
)
from game.presenters.shared.log_lines import step_lines
from game.rules.core.ids import HIDDEN, Seat
from game.rules.core.values import Event
from game.rules.last_comrade import events as ev
from game.rules.last_comrade import line_events as line
from game.rules.last_comrade.terms import Avoided, Fizzled, Status
from game.session.history import History, VisibleStep
from game.view.icons import ICONS as DRAWN
from tests.guards import at_least_one
from tests.presenters.wanderers import decisions
from tests.rules.last_comrade.table import content, table

NAMED_CLOSER = {
    "LC-ATK-03",
    "LC-ATK-09",
    "LC-DRAFT-12",
    "LC-HIT-05",
    "LC-MOVE-03",
    "LC-TANK-09",
    "LC-END-01",
    "LC-END-02",
}


def anchors(language: str) -> set[str]:
    return set(Rulebook.load(PROJECT / "assets" / "rulebook", language, "last_comrade").anchors)


def test_every_kind_of_event_has_a_rule_in_both_rulebooks() -> None:
    assert set(RULES) == set(ev.EVENTS)
    tables = (RULES, AVOIDED, CLEARED, FIZZLED, HEALED, PLAYED, STATUSES)
    cited = {rule for table in tables for rule in table.values()} | NAMED_CLOSER
    for language in ("pl", "en"):
        assert cited <= anchors(language)


def test_every_cause_has_its_rule() -> None:
    assert set(AVOIDED) == set(get_args(Avoided))
    assert set(FIZZLED) == set(get_args(Fizzled))
    assert set(HEALED) == set(get_args(line.HealCause))
    assert set(CLEARED) == set(get_args(line.ClearCause))
    assert set(STATUSES) == set(STATUS_ICONS) == set(get_args(Status))
    assert set(PLAYED) == set(content().events)


def test_every_kind_of_event_has_an_icon_that_is_drawn() -> None:
    assert set(ICONS) == set(ev.EVENTS)
    assert {*ICONS.values(), *STATUS_ICONS.values()} <= set(DRAWN)


@pytest.mark.parametrize(("scenario", "seats"), [("duel_short", 2), ("platoon", 6)])
def test_every_event_of_a_match_can_be_told(scenario: str, seats: int) -> None:
    known = anchors("en")
    matches = {id(one): one for _, one, _ in decisions(Deal("last_comrade", scenario, seats), 5, 300)}
    for match in at_least_one(matches.values()):
        history = History(match).history((Seat(0),))
        told = step_lines(history, teller(match.view(Seat(0))))
        assert [step for step, _ in told] == list(history)
        for one in at_least_one(one for _, shown in told for one in shown):
            assert one.rule in known
            assert one.icon in DRAWN
            assert one.is_heading == isinstance(one.event, ev.TurnStarted)


def test_a_strike_is_told_in_order_and_tinted_by_the_doer() -> None:
    game = table("[A B C _]", A="step_back", B="unik", attack="grenade").before_damage()
    begun = len(game.events)
    game = game.until(lambda one: one.world.turn == 2 or one.kind == "committing")
    events = tuple(event for event in game.events[begun:] if not isinstance(event, FACE_UP_ONLY))
    ((_, shown),) = step_lines((VisibleStep(1, Seat(0), events, None),), teller(game.state))
    names = [type(one.event).__name__ for one in shown]
    assert names[:1] == ["AttackStarted"]
    assert "HitStarted" not in names
    assert {one.seat for one in shown if isinstance(one.event, line.DamageTaken)} == {None}


FACE_UP_ONLY = (ev.CardsDrawn,)


def test_a_manoeuvre_is_the_doing_of_its_player() -> None:
    game = table("[A B C _]", B="step_back unik").before_damage()
    ((_, shown),) = step_lines((VisibleStep(1, Seat(0), game.events, None),), teller(game.state))
    revealed = [(one.seat, one.rule) for one in shown if isinstance(one.event, ev.CardRevealed)]
    pushed = [(one.seat, one.rule) for one in shown if isinstance(one.event, line.StepPushed)]
    assert (1, "LC-TURN-07") in revealed
    assert pushed == [(1, "LC-MOVE-02")]


@pytest.mark.parametrize(
    ("event", "doer", "rule"),
    [
        (ev.EventCancelled("igor", "stoj", "olga"), "olga", "LC-EVT-10"),
        (ev.EventAnnounced("igor", "moonshine"), "igor", "LC-EVT-14"),
        (ev.TurnStarted(2, "igor"), None, "LC-TURN-01"),
        (ev.CardFizzled("igor", "niet", "event_in_slot"), "igor", "LC-TURN-11"),
        (ev.TargetPlaced("marksman", 1, 2, "igor"), None, "LC-ATK-09"),
        (ev.EnemyArmyWon("LC-END-02"), None, "LC-END-02"),
        (line.StepPushed("igor", "back", 1, 2, ("igor",), False), "igor", "LC-MOVE-03"),
        (line.StatusGained("igor", "prone"), "igor", "LC-MAN-08"),
        (line.HazardsCleared("olga", 3, ("mine",), "sapper"), "olga", "LC-CHR-07"),
        (line.HazardsCleared("igor", 3, ("mine",), "triggered"), None, "LC-HAZ-04"),
        (line.HazardsCleared(None, 3, ("mine",), "commissar"), None, "LC-HAZ-13"),
        (line.HitReduced("jurge", None, 1, 1), "jurge", "LC-HIT-05"),
        (line.HitReduced("jurge", "helmet", 1, 1), "jurge", "LC-HIT-07"),
        (line.HitAvoided("igor", "laser", "dodge"), "igor", "LC-HIT-04"),
        (line.Healed("wasyl", 2, 5, "comrades"), "wasyl", "LC-CHR-04"),
        (line.DamageTaken("igor", 2, 1), None, "LC-HIT-12"),
        (line.ComradeDied("igor", 1, ()), None, "LC-DEATH-01"),
    ],
)
def test_whose_doing_and_by_which_rule(event: Event, doer: str | None, rule: str) -> None:
    assert (doer_of(event), rule_of(event)) == (doer, rule)


def test_face_down_cards_are_told_to_those_who_know_them_and_routine_to_nobody() -> None:
    assert is_telling(ev.CardCommitted("igor", "unik"))
    assert not is_telling(ev.CardCommitted("igor", HIDDEN))
    assert not is_telling(ev.CardsDrawn("igor", (HIDDEN, HIDDEN)))
    assert is_telling(ev.SlotStarted("igor", False))
    assert not is_telling(ev.SlotStarted("igor", True))
    assert is_telling(line.EquipmentUsed("igor", "helmet", 0))
    assert not is_telling(line.EquipmentUsed("igor", "helmet", 1))
    assert not is_telling(ev.LetBy("igor"))
