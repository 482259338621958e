"""A window at which a person does not want to be asked goes by at once, and tells nothing."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.rules.core import engine
from game.rules.core.frames import AutoPass
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.staff_orders.events import DiceRolled, EffectPlayed
from game.rules.staff_orders.intents import Done, EndTurn, KeepRoll, Pass, Roll
from game.rules.staff_orders.supporting import Supporting
from game.session.hot_seat import HotSeat, Player, match_for
from game.session.match import Match, verify
from game.session.stops import Stops
from tests.session.tables import ALA, BOT, OLA, ONE, TWO, kept, play_on, take_the_screen

STOPS = ("so_support", "so_defence", "so_fire", "so_reroll", "so_turn_end")
ALL_OFF = dict.fromkeys(STOPS, False)
PASSES = (Done(), Roll(), KeepRoll(), EndTurn())


def orders(*players: Player, seed: int = 1, scenario: str = "m1", **wishes: object) -> HotSeat:
    return HotSeat(kept(match_for("staff_orders", players, seed=seed, scenario=scenario)), **wishes)  # type: ignore[arg-type]


def window(table: HotSeat) -> AutoPass | None:
    decision = engine.pending(table.match.state)
    return decision.auto_pass() if decision is not None else None


def wander(table: HotSeat, seed: int, most: int = 400) -> Iterator[None]:
    """People do anything legal but pass their turns; between two steps the caller looks."""
    chance = Draws(Rng(seed))
    for _ in range(most):
        if table.match.outcome is not None:
            return
        yield
        if table.match.outcome is not None:
            return
        if table.bot_to_move() is not None:
            table.play_bot()
            continue
        take_the_screen(table)
        intents = tuple(one for one in table.legal() if not isinstance(one, Pass)) or table.legal()
        table.submit(chance.choice(intents))


def at_window(stop: str, *, stops: dict[str, bool] | None = None, scenario: str = "m1") -> HotSeat:
    """A table of two people at a window of this stop, its curtain opened."""
    for seed in range(1, 40):
        table = orders(ALA, OLA, seed=seed, scenario=scenario, stops=stops)
        for _ in wander(table, seed):
            found = window(table)
            if found is not None and found.stop == stop:
                take_the_screen(table)
                return table
    raise AssertionError(f"no window of {stop}")


# Going by


def test_play_stops_unless_somebody_said_not_to() -> None:
    stops = Stops({"so_fire": False})
    assert stops.is_on(ONE, "so_reroll")
    assert not stops.is_on(ONE, "so_fire")
    stops.turn(ONE, "so_fire", True)
    stops.turn(TWO, "so_reroll", False)
    assert stops.is_on(ONE, "so_fire")
    assert not stops.is_on(TWO, "so_fire")
    assert stops.is_on(ONE, "so_reroll")
    assert not stops.is_on(TWO, "so_reroll")


@pytest.mark.parametrize("scenario", ["m1", "l1"])
def test_with_all_stops_off_nobody_is_ever_asked_at_a_window(scenario: str) -> None:
    table = orders(ALA, OLA, seed=3, scenario=scenario, stops=ALL_OFF)
    passed = 0
    for _ in wander(table, 3):
        assert window(table) is None, "a window is open"
        passed += sum(step.intent in PASSES for step in table.match.steps[-3:])
    assert passed > 20


def test_with_a_stop_on_the_window_opens_even_if_nothing_in_the_hand_fits() -> None:
    useless = 0
    for seed in range(1, 6):
        table = orders(ALA, OLA, seed=seed)
        for _ in wander(table, seed):
            found = window(table)
            if found is not None:
                take_the_screen(table)
                useless += table.legal() == (found.intent,)
    assert useless > 3


def test_a_window_that_goes_by_is_a_step_like_any_other() -> None:
    table = at_window("so_support")
    before, seat = len(table.match.steps), table.at_screen
    table.usually_stop({"so_turn_end": False, "so_defence": False, "so_reroll": False})
    events = table.submit(Done())
    steps = table.match.steps[before:]
    assert steps[0].seat == seat
    assert len(steps) > 1
    assert all(step.intent in PASSES for step in steps)
    assert len(events) == sum(len(step.events) for step in steps), "everything is told at once"
    assert [told.number for told in table.history(ONE)] == list(range(len(table.match.steps) + 1))


def test_the_defender_who_wants_no_question_needs_no_curtain() -> None:
    defended = 0
    for seed in range(1, 20):
        table = orders(ALA, OLA, seed=seed, stops={"so_defence": False, "so_reroll": False})
        attacker, steps = table.at_screen, 0
        for _ in wander(table, seed):
            done, steps = table.match.steps[steps:], len(table.match.steps)
            asked = engine.waiting_for(table.match.state)
            if attacker in asked and any(step.seat != attacker for step in done):
                assert (table.at_screen, table.next_seat) == (attacker, None)
                defended += any(isinstance(event, DiceRolled) for step in done for event in step.events)
            take_the_screen(table)
            attacker = table.at_screen
    assert defended > 3


# Choosing


def test_a_person_chooses_for_himself_alone_and_what_is_open_stays_open() -> None:
    table = at_window("so_support")
    seat = table.at_screen
    assert seat is not None
    other = Seat(1 - seat)
    steps = len(table.match.steps)
    table.turn_stop("so_support", is_on=False)
    assert not table.has_stop(seat, "so_support")
    assert table.has_stop(other, "so_support")
    assert len(table.match.steps) == steps
    assert isinstance(engine.pending(table.match.state), Supporting)
    assert Done() in table.legal()


def test_the_usual_holds_for_whoever_chose_nothing() -> None:
    table = at_window("so_support")
    seat = table.at_screen
    assert seat is not None
    table.turn_stop("so_reroll", is_on=True)
    table.usually_stop(ALL_OFF)
    assert table.has_stop(seat, "so_reroll")
    assert not table.has_stop(Seat(1 - seat), "so_reroll")


# No tells


@pytest.mark.parametrize("scenario", ["m1", "l2"])
def test_what_goes_by_does_not_hang_on_what_somebody_holds(scenario: str) -> None:
    """In every world a seat cannot tell apart from this one the same window is open, and goes by alike."""
    table = orders(ALA, OLA, seed=5, scenario=scenario)
    game, chance = table.match.game, Draws(Rng(5))
    stops = Stops(ALL_OFF)
    compared = 0
    for _ in wander(table, 5):
        state = table.match.state
        for seat in (ONE, TWO):
            other = game.imagine(game.redact(state, seat), seat, Rng(chance.below(1 << 40)))
            assert stops.auto_pass(other, (ONE, TWO)) == stops.auto_pass(state, (ONE, TWO))
        compared += stops.auto_pass(state, (ONE, TWO)) is not None
    assert compared > 10


def test_the_same_match_with_other_hands_asks_the_same_people() -> None:
    """A stop that is on closes the curtain for a defender whatever his cards are."""
    table = at_window("so_defence")
    asked = engine.waiting_for(table.match.state)
    seat = min(asked)
    game, state = table.match.game, table.match.state
    for number in range(20):
        world = game.imagine(game.redact(state, Seat(1 - seat)), Seat(1 - seat), Rng(number))
        assert engine.waiting_for(world) == asked
        assert Stops().auto_pass(world, (ONE, TWO)) is None


# Taking back


def test_undo_takes_a_window_that_went_by_back_with_what_it_followed() -> None:
    tried = 0
    for seed in range(1, 12):
        table = orders(ALA, OLA, seed=seed, stops={"so_support": False})
        for _ in wander(table, seed, 120):
            if table.at_screen is None or not table.way_back.steps:
                continue
            steps, states = tuple(table.match.steps), [step.state for step in table.match.steps]
            went_by = steps[-1].intent == Done() and _is_supporting(table, len(steps) - 1)
            count = table.undo()
            assert count > 1 or not went_by
            assert window(table) is None or not went_by, "one is never left at a window that goes by"
            tried += went_by
            table.redo()
            assert [step.state for step in table.match.steps] == states
    assert tried > 0


def _is_supporting(table: HotSeat, place: int) -> bool:
    before = table.match.steps[place - 1].state if place else table.match.first_state
    return isinstance(engine.pending(before), Supporting)


def test_the_way_back_is_closed_before_a_window_that_follows_dice() -> None:
    """A roll cannot be taken back, so the result that was kept for one cannot either."""
    seen = 0
    for seed in range(1, 12):
        table = orders(ALA, OLA, seed=seed, stops={"so_reroll": False})
        for _ in wander(table, seed, 150):
            if table.match.steps and table.match.steps[-1].intent == KeepRoll():
                assert table.way_back.steps == 0
                seen += 1
    assert seen > 3


def test_by_agreement_one_comes_back_to_a_decision_and_not_to_a_window() -> None:
    tried = 0
    for seed in range(1, 8):
        table = orders(ALA, OLA, seed=seed, stops=ALL_OFF, friendly_undo=True)
        for _ in wander(table, seed):
            went_by = bool(table.match.steps) and table.match.steps[-1].intent in PASSES[1:]
            if not went_by:
                continue
            state = table.match.state
            assert table.undo(by_agreement=True) > 1
            assert window(table) is None
            table.redo()
            assert table.match.state == state
            tried += 1
    assert tried > 3


# Keeping


def test_a_match_with_windows_that_went_by_is_saved_and_played_again() -> None:
    table = orders(ALA, OLA, seed=4, stops=ALL_OFF)
    for _ in wander(table, 4):
        pass
    data = table.match.dumps()
    assert verify(data, Path("save")) == len(table.match.steps)
    loaded = Match.loads(data)
    assert loaded.state == table.match.state
    loaded.look_back()
    assert [step.intent for step in loaded.steps] == [step.intent for step in table.match.steps]


# Bots


def test_a_bot_is_asked_at_every_window_whatever_the_stops_are() -> None:
    alike = [orders(BOT, BOT, seed=6, stops=stops) for stops in (None, ALL_OFF)]
    for table in alike:
        play_on(table, Draws(Rng(6)), 2000)
    first, second = (table.match for table in alike)
    assert first.outcome is not None
    assert first.digest() == second.digest()
    assert any(isinstance(event, EffectPlayed) for step in first.steps for event in step.events)


def test_after_a_bots_attack_the_windows_of_the_person_are_told_with_it() -> None:
    seen = 0
    for seed in range(1, 12):
        table = orders(ALA, BOT, seed=seed, stops=ALL_OFF)
        for _ in wander(table, seed, 150):
            if table.bot_to_move() is not None:
                before = len(table.match.steps)
                told = table.play_bot()
                assert [one.number for one in told] == list(range(before + 1, len(table.match.steps) + 1))
                assert told[0].seat == TWO
                assert all(one.seat == ONE for one in told[1:])
                seen += len(told) > 1
    assert seen > 2
