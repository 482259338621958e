"""A knight dragged over the board lays his route hex by hex, and takes it back on the way back."""

from pathlib import Path

import pytest

from game.config.settings import Settings
from game.input.gestures import Move, Press, Release
from game.presenters.wasteland_riders.controls import handles
from game.rules.core import engine
from game.rules.wasteland_riders.intents.common import ChooseMode, MarkHex
from game.rules.wasteland_riders.movement.planning import ChoosingMode, MarkingRoute
from game.rules.wasteland_riders.terms import HexId
from game.view.handles import Handle
from tests.scenes.hands import feed, points_of, spend
from tests.scenes.playing import clear_the_way
from tests.scenes.seating import Seated, people_for, sit, wandered
from tests.scenes.staging import make_stage

GAME = "wasteland_riders"
PEOPLE = people_for(GAME)


def ready_to_move(home: Path, mode: str) -> Seated:
    """People at a table where somebody is asked how he moves, and has chosen."""
    match = next(
        match
        for steps in range(15, 60)
        if isinstance(engine.pending((match := wandered(GAME, None, PEOPLE, 7, steps)).state), ChoosingMode)
    )
    settings = Settings(language="pl", motion="none", curtain=False)
    found = sit(make_stage((1920, 1080), settings=settings), match, home, paints=False)
    choice = ChooseMode(mode)  # type: ignore[arg-type]
    assert choice in found.table.legal()
    found.screen.do(choice)
    clear_the_way(found.stage, by_keyboard=False)
    spend(found.stage, 300)
    assert isinstance(engine.pending(found.table.match.state), MarkingRoute)
    return found


@pytest.fixture
def driving(tmp_path: Path) -> Seated:
    return ready_to_move(tmp_path, "vehicle")


def knight_of(seated: Seated) -> Handle:
    move = seated.table.match.state.world.move
    assert move is not None
    return handles.KNIGHT(move.seat)


def middle(seated: Seated, handle: Handle) -> tuple[int, int]:
    hit_area = seated.screen.find(handle)
    assert hit_area is not None, handle
    return hit_area.rect.center


def route(seated: Seated) -> tuple[HexId, ...]:
    move = seated.table.match.state.world.move
    assert move is not None
    found: tuple[HexId, ...] = move.route
    return found


def way_out(seated: Seated) -> list[HexId]:
    """Three hexes in a row from where the knight stands, none of them twice."""
    world = seated.table.match.state.world
    assert world.move is not None
    way = [world.move.start]
    while len(way) < 4:
        way.append(next(one for one in sorted(world.setting.neighbours[way[-1]]) if one not in way))
    return way


def lift(seated: Seated) -> None:
    knight = knight_of(seated)
    screen = seated.screen
    start = next(
        p for p in points_of(screen, knight) if screen.held_piece.liftable(screen.hit_areas_at(p)) == knight
    )
    feed(seated.stage, Move(start), Press(start, 1), Move((start[0] + 9, start[1] + 9)))
    assert screen.held_piece.drag.source == knight


def test_each_hex_that_the_knight_passes_over_is_marked(driving: Seated) -> None:
    """WR-MOVE-04"""
    way = way_out(driving)
    lift(driving)
    for count, place in enumerate(way[1:], 1):
        feed(driving.stage, Move(middle(driving, handles.HEX(place))))
        assert route(driving) == tuple(way[1 : count + 1])
        assert driving.screen.held_piece.drag.source == knight_of(driving)
    steps = len(driving.table.match.steps)
    feed(driving.stage, Release(middle(driving, handles.HEX(way[-1])), 1))
    assert len(driving.table.match.steps) == steps
    assert driving.screen.refused is None
    assert driving.screen.held_piece.source is None


def test_nothing_is_refused_where_the_route_ends_and_where_it_goes_back(driving: Seated) -> None:
    """The hex just added is where the knight is let go: nothing red lies on it."""
    way = way_out(driving)
    lift(driving)
    for place in (*way[1:], way[2]):
        feed(driving.stage, Move(middle(driving, handles.HEX(place))))
        assert driving.screen.drawing.over() == handles.HEX(place)
        assert driving.screen.drawing.refusal_over() is None, place
    for place in (way[3], way[1]):
        feed(driving.stage, Move(middle(driving, handles.HEX(place))))
    assert driving.screen.drawing.refusal_over() is not None, "the middle of the route is no place to go"


def test_going_back_takes_the_last_hex_back(driving: Seated) -> None:
    """Also from under another knight, who stands where the way began."""
    world = driving.table.match.state.world
    assert len({knight.hex for knight in world.knights}) == 1
    way = way_out(driving)
    lift(driving)
    for place in way[1:3]:
        feed(driving.stage, Move(middle(driving, handles.HEX(place))))
    feed(driving.stage, Move(middle(driving, handles.HEX(way[1]))))
    assert route(driving) == (way[1],)
    feed(driving.stage, Move(middle(driving, handles.HEX(way[0]))))
    assert route(driving) == ()
    assert driving.screen.held_piece.drag.source == knight_of(driving)


def test_a_hex_is_also_marked_by_a_click(driving: Seated) -> None:
    way = way_out(driving)
    at = middle(driving, handles.HEX(way[1]))
    feed(driving.stage, Move(at), Press(at, 1), Release(at, 1))
    assert driving.table.match.steps[-1].intent == MarkHex(way[1])


def test_a_walker_is_put_down_where_he_goes(tmp_path: Path) -> None:
    """WR-FOOT-01: passing over a hex on foot marks nothing yet."""
    walking = ready_to_move(tmp_path, "foot")
    way = way_out(walking)
    lift(walking)
    at = middle(walking, handles.HEX(way[1]))
    feed(walking.stage, Move(at))
    assert route(walking) == ()
    feed(walking.stage, Release(at, 1))
    assert any(step.intent == MarkHex(way[1]) for step in walking.table.match.steps)
