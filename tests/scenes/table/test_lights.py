"""What is lit at a table, and how: cards that can be used, places where something is lost, what is chosen."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.bots import RandomBot
from game.config.settings import Settings
from game.presenters.last_comrade.controls import handles as at
from game.rules.core import engine
from game.rules.core.frames import Decision
from game.rules.core.ids import CardId, Seat
from game.rules.last_comrade import intents as it
from game.rules.last_comrade.committing import Committing
from game.rules.last_comrade.state import World
from game.rules.last_comrade.windows import Serving
from game.scenes.table import commands
from game.scenes.table.lighting import lights
from game.scenes.table.lighting.marks import LEGAL, LOST, LOST_HERE, USABLE, Look
from game.session.hot_seat import match_for
from game.session.match import Match
from game.view.canvas import Canvas, HitArea
from game.view.handles import Handle, kind_of
from tests.scenes.hands import click, compose, hold_over, lift
from tests.scenes.seating import Seated, people_for, seat_down, sit
from tests.scenes.situations import take_the_screen, texts_of
from tests.scenes.staging import make_stage

Wanted = Callable[[Match, Decision[World], Seat], bool]


def events_in_hand(match: Match, seat: Seat) -> list[int]:
    world: World = match.state.world
    hand = world.players[world.order[seat]].hand
    return [place for place, card in enumerate(hand) if card in world.setting.events]


def may_raise_a_hand(match: Match, decision: Decision[World], seat: Seat) -> bool:
    return lays_a_card(match, decision, seat) and it.RaiseHand() in match.legal(seat)


def lays_a_card(match: Match, decision: Decision[World], seat: Seat) -> bool:
    """A card is to be laid by somebody who holds an Event and something else, while an attack threatens."""
    if not isinstance(decision, Committing) or match.state.world.strike is None:
        return False
    held = len(match.state.world.players[match.state.world.order[seat]].hand)
    return 0 < len(events_in_hand(match, seat)) < held


def is_served_an_event(match: Match, decision: Decision[World], seat: Seat) -> bool:
    """Called up, with an Event that does something, and cards that cannot be laid now."""
    if not isinstance(decision, Serving) or decision.may_lay_card(match.state.world):
        return False
    return any(isinstance(one, it.OrderForward) for one in match.legal(seat))


def is_called_in_vain(match: Match, _decision: Decision[World], seat: Seat) -> bool:
    """With nothing to play after all."""
    return match.legal(seat) == (it.StandDown(),)


def arranged(home: Path, wanted: Wanted, size: tuple[int, int] = (1280, 720)) -> tuple[Seated, Seat]:
    """A table of Last Comrade at such a moment, looked at by whoever decides."""
    for seed in range(200):
        match, bot = match_for("last_comrade", people_for("last_comrade"), seed=seed), RandomBot(seed)
        while match.outcome is None and len(match.steps) < 150:
            decision = engine.pending(match.state)
            assert decision is not None
            seat = decision.in_order(match.state.world)[0]
            if match.state.world.line and wanted(match, decision, seat):
                stage = make_stage(size, settings=Settings(language="en", motion="none"))
                table = sit(stage, match, home)
                take_the_screen(table)
                assert table.table.at_screen == seat
                return table, seat
            match.submit(seat, bot.choose(match.view(seat), seat, match.legal(seat)))
    raise AssertionError("no such moment")


@pytest.fixture
def lit(monkeypatch: pytest.MonkeyPatch) -> dict[Handle, Look]:
    """What is lit, and how, as it is composed."""
    found: dict[Handle, Look] = {}

    def note(_canvas: Canvas, thing: HitArea, look: Look) -> None:
        found[thing.handle] = look

    monkeypatch.setattr(lights, "mark", note)
    return found


def test_cards_that_can_be_used_are_lit_and_reminders_are_not(
    tmp_path: Path, lit: dict[Handle, Look]
) -> None:
    table, seat = arranged(tmp_path, lays_a_card)
    assert {kind_of(handle) for handle in table.screen.offers.direct} >= {at.REMIND.name}
    world = table.table.match.state.world
    held = len(world.players[world.order[seat]].hand)
    assert {handle for handle, look in lit.items() if look == USABLE} == {at.HAND(n) for n in range(held)}
    assert not [handle for handle in lit if handle in at.REMIND]


def test_an_event_that_can_be_played_is_lit_and_doing_nothing_is_not_golden(
    tmp_path: Path, lit: dict[Handle, Look]
) -> None:
    table, seat = arranged(tmp_path, is_served_an_event)
    lit_cards = {handle for handle, look in lit.items() if look == USABLE}
    assert lit_cards
    assert lit_cards <= {at.HAND(place) for place in events_in_hand(table.table.match, seat)}
    assert "primary" not in {one.kind for one in commands.choices(table.screen)}


@pytest.mark.parametrize(("game", "steps"), [("desert_patrol", 2), ("staff_orders", 0)])
def test_ending_a_turn_is_not_golden_while_something_can_be_done(
    tmp_path: Path, game: str, steps: int
) -> None:
    table = seat_down(tmp_path, game, steps=steps)
    take_the_screen(table)
    screen = table.screen
    assert screen.offers.sources
    assert {type(one) for one in screen.offers.buttons} & screen.presenter.holding_back
    assert "primary" not in {one.kind for one in commands.choices(screen)}


def test_doing_nothing_is_golden_where_there_is_nothing_to_do(tmp_path: Path) -> None:
    table, _ = arranged(tmp_path, is_called_in_vain)
    assert [one.kind for one in commands.choices(table.screen)][-1] == "primary"


def test_raising_a_hand_says_what_it_means(tmp_path: Path) -> None:
    table, _ = arranged(tmp_path, may_raise_a_hand)
    assert any("called" in one.tip for one in commands.choices(table.screen))


@pytest.mark.rule("LC-TURN-11")
def test_an_event_laid_face_down_is_warned_of(tmp_path: Path, lit: dict[Handle, Look]) -> None:
    """Pointed at; in hand, by an amber place; and above it in words. What is laid to some effect is not."""
    table, seat = arranged(tmp_path, lays_a_card)
    match, world = table.table.match, table.table.match.state.world
    events = events_in_hand(match, seat)
    idle = [place for place in events if it.Commit(_card(world, seat, place)) in match.legal(seat)]
    own = at.COMMIT(world.order[seat])
    lift(table.stage, at.HAND(idle[0]))
    compose(table.stage)
    assert lit[own] in (LOST, LOST_HERE)
    hold_over(table.stage, own)
    compose(table.stage)
    assert lit[own] == LOST_HERE
    assert "Face down, an Event does nothing" in " ".join(texts_of(table.screen, "said"))
    table.screen.cancel()
    lit.clear()
    other = next(place for place in range(9) if place not in events)
    lift(table.stage, at.HAND(other))
    compose(table.stage)
    assert lit[own] == LEGAL
    hold_over(table.stage, own)
    compose(table.stage)
    assert texts_of(table.screen, "said") == []


def _card(world: World, seat: Seat, place: int) -> CardId:
    return world.players[world.order[seat]].hand[place]


@pytest.mark.rule("LC-TURN-03")
def test_a_card_put_below_somebody_else_hears_whose_place_it_is(tmp_path: Path) -> None:
    table, seat = arranged(tmp_path, lays_a_card)
    world = table.table.match.state.world
    other = next(one for one in world.living if one != world.order[seat])
    for place in range(len(world.players[world.order[seat]].hand)):
        refusal = table.screen.held_piece.why_not(at.HAND(place), at.COMMIT(other))
        assert refusal is not None
        assert (refusal.rule, refusal.facts["comrade"]) == ("LC-TURN-03", other)
        assert refusal.facts["whose"] == "other"


def test_a_chosen_card_is_lifted_out_of_the_hand(tmp_path: Path, lit: dict[Handle, Look]) -> None:
    """It leaves its place empty, and lies there again when it is laid back."""
    table, seat = arranged(tmp_path, lays_a_card)
    source = at.HAND(events_in_hand(table.table.match, seat)[0])
    assert source not in table.screen.view_context().hidden
    click(table.stage, source)
    compose(table.stage)
    assert table.screen.held_piece.selection.selected == source
    assert lights.is_lifted(table.screen, source)
    assert source in table.screen.view_context().hidden
    lit.clear()
    table.screen.invalidate("marks")
    compose(table.stage)
    assert source not in lit
    assert at.COMMIT(table.table.match.state.world.order[seat]) in lit
    table.screen.cancel()
    assert source not in table.screen.view_context().hidden
