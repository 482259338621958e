"""Last moves on the board: what the others did is seen until the player at the screen acts."""

import itertools
from functools import lru_cache
from pathlib import Path

import pytest

from game.devtools.invariants.seatings import deals
from game.input.gestures import Key, Move, Press
from game.presenters.contract.last_moves import LastMove
from game.presenters.registry import PRESENTERS
from game.rules.core.board import SpaceId
from game.rules.core.ids import Seat
from game.rules.desert_patrol.events import CounterMoved
from game.rules.desert_patrol.intents import Commit
from game.rules.desert_patrol.terms import CounterId
from game.scenes.curtain import CurtainScreen
from game.scenes.table import looking
from game.scenes.table.lighting.last_moves import MOST, left_by, since_own
from game.scenes.table.screen import TableScreen
from game.session.history import History, VisibleStep
from game.session.match import Match
from game.view.canvas import Canvas
from tests.presenters.wanderers import decisions
from tests.scenes.hands import click, compose, feed
from tests.scenes.seating import Seated, people_for, seat_down, wandered

GAMES = sorted(PRESENTERS)
KINDS = {
    "desert_patrol": ("moved", "placed", "hit", "missed"),
    "staff_orders": ("moved", "placed", "hit"),
    "wasteland_riders": ("moved", "placed", "hit"),
    "last_comrade": ("placed", "hit"),
}
"""What is left in each game, sooner or later."""


def step(number: int, seat: int | None, *tiles: str) -> VisibleStep:
    scout = CounterId("lrdg_scout_a")
    ways = itertools.pairwise(map(SpaceId, tiles))
    events = tuple(CounterMoved(scout, one, other) for one, other in ways)
    return VisibleStep(number, None if seat is None else Seat(seat), events, None)


def test_only_what_others_did_since_the_own_last_step_leaves_marks() -> None:
    steps = [
        step(0, None, "1A", "2A"),
        step(1, 1, "2A", "3A"),
        step(2, 0, "3A", "4A"),
        step(3, 1, "4A", "5A"),
    ]
    assert since_own(steps, Seat(0)) == steps[3:]
    assert since_own(steps, Seat(1)) == []
    assert since_own(steps[:2], Seat(0)) == steps[1:2], "the set-up was nobody's move"


def test_the_latest_moves_are_shown_and_each_once() -> None:
    rules = PRESENTERS["desert_patrol"].last_moves
    tiles = [f"{number}A" for number in range(MOST + 5)]
    found = left_by([step(1, 1, *tiles), step(2, 1, *tiles[-2:])], rules)
    assert len(found) == len({left.move for left in found}) == MOST
    assert found[-1].move == LastMove("moved", (f"tile/{tiles[-1]}",), (f"tile/{tiles[-2]}",))


def drawn_on(screen: TableScreen) -> Canvas:
    canvas = next(layer.canvas for layer in screen.layers if layer.name == "last_moves")
    assert canvas is not None
    return canvas


@lru_cache(maxsize=1)
def games_after_a_turn() -> tuple[tuple[int, int], ...]:
    """Random games by seed and steps, in which somebody is to bid and has seen the other move and hit."""
    found = []
    for seed, steps in itertools.product(range(1, 60), range(60, 220, 4)):
        match = wandered("desert_patrol", None, people_for("desert_patrol"), seed, steps)
        bidding = [seat for seat in match.waiting_for() if isinstance(match.legal(seat)[0], Commit)]
        if bidding and {"moved", "hit"} <= kinds_left(match, min(bidding)):
            found.append((seed, steps))
        if len(found) == 3:
            break
    return tuple(found)


def kinds_left(match: Match, seat: Seat) -> set[str]:
    news = since_own(History(match).history((seat,)), seat)
    return {one.move.kind for one in left_by(news, PRESENTERS["desert_patrol"].last_moves)}


def after_a_turn(home: Path, palette: str) -> Seated:
    """Somebody is to bid, and the other has just moved and hit."""
    for seed, steps in games_after_a_turn():
        seated = seat_down(home / str(seed), seed=seed, steps=steps, palette=palette)
        while isinstance(seated.stage.top, CurtainScreen):
            feed(seated.stage, Key("enter"))
        compose(seated.stage)
        news = since_own(seated.screen.log(), seated.screen.seat)
        kinds = {one.move.kind for one in left_by(news, seated.screen.presenter.last_moves)}
        if {"moved", "hit"} <= kinds and any(isinstance(one, Commit) for one in seated.table.legal()):
            return seated
    raise AssertionError("in none of these games has anybody moved and hit before a bid")


@pytest.mark.parametrize("palette", ["standard", "safe"])
def test_they_are_drawn_until_the_player_acts(tmp_path: Path, palette: str) -> None:
    seated = after_a_turn(tmp_path, palette)
    screen = seated.screen
    assert drawn_on(screen).items
    bid = next(intent for intent in seated.table.legal() if isinstance(intent, Commit))
    click(seated.stage, "hand/0")
    assert screen.held_piece.source == "hand/0"
    compose(seated.stage)
    assert not drawn_on(screen).items, "something is in hand"
    click(seated.stage, "hand/0")
    assert screen.held_piece.source is None
    compose(seated.stage)
    assert drawn_on(screen).items
    screen.do(bid)
    assert not since_own(seated.table.log_for((Seat(1),)), Seat(1))


def test_they_go_along_with_a_board_that_is_pushed(tmp_path: Path) -> None:
    seated = after_a_turn(tmp_path, "standard")
    screen, stage = seated.screen, seated.stage
    looking.zoom(screen, 2)
    compose(stage)
    before = drawn_on(screen).items
    start = stage.kit.metrics.rect.center
    feed(stage, Move(start), Press(start, 2), Move((start[0] - 40, start[1] - 30)))
    compose(stage)
    pushed = drawn_on(screen).items
    assert pushed != before
    screen.invalidate()
    compose(stage)
    assert drawn_on(screen).items == pushed


@pytest.mark.sweep("part")
@pytest.mark.parametrize("game", GAMES)
def test_every_game_leaves_marks_that_everybody_may_see(game: str) -> None:
    """They come from the log of the seat that looks, so they hold no more than it does."""
    missing = set(KINDS[game])
    for deal in deals(game):
        for _, match, seat in decisions(deal, 6, 700):
            history = History(match).history((seat,))
            marks = left_by(since_own(history, seat), PRESENTERS[game].last_moves)
            missing -= {left.move.kind for left in marks}
            if not missing:
                return
    raise AssertionError(f"never left: {missing}")
