"""Boards of Wasteland Riders for tests: matches at a moment that is looked for, and how they are drawn."""

from collections.abc import Callable

import msgspec

from game.content.library import open_game
from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders import regions
from game.presenters.wasteland_riders.board import board
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.core.state import State
from game.rules.wasteland_riders.world.state import World
from game.session.match import Match
from game.view.camera import Camera
from game.view.canvas import Canvas
from game.view.kit import Kit

GAME = open_game("wasteland_riders")
SCENARIOS = [scenario.id for scenario in GAME.scenarios]
FIRST = Seat(0)
NAMES = ("Anna", "Piotr", "Zofia", "Jan")
replace = msgspec.structs.replace


def new_match(scenario: str, seats: int = 4, seed: int = 1) -> Match:
    return Match.new("wasteland_riders", scenario=scenario, seats=seats, seed=seed, options={})


def played_until(
    scenario: str, wanted: Callable[[State[World]], bool], seats: int = 4, seed: int = 1
) -> Match:
    """A random match at the first decision that is wanted; when it ends without one another follows."""
    match, draws = new_match(scenario, seats, seed), Draws(Rng(seed))
    while not wanted(match.state):
        if match.outcome is not None:
            seed += 1
            match = new_match(scenario, seats, seed)
        seat = min(match.waiting_for())
        match.submit(seat, draws.choice(match.legal(seat)))
    return match


def view_of(match: Match) -> tuple[State[World], Seat]:
    """What the seat sees that is asked first."""
    seat = min(match.waiting_for())
    return match.view(seat), seat


def sight_of(
    kit: Kit, view: State[World], seat: Seat = FIRST, *, zoom: int = 0, **more: object
) -> ViewContext:
    found, inside = GAME.map(view.world.setting.mission.id), regions.board_inside(kit.metrics)
    x, y, wide, high = board.extent(found)
    camera = Camera.fitted(inside, (wide, high), kit.px(14), (x, y)).at_zoom_step(zoom)
    names = NAMES[: len(view.world.knights)]
    if "legal" not in more:
        more["legal"] = engine.legal(view, seat)
    return ViewContext(view, seat, names, camera, **more)


def drawn(kit: Kit, ctx: ViewContext) -> Canvas:
    canvas = Canvas(kit)
    found = GAME.map(ctx.view.world.setting.mission.id)
    rect, inside = regions.regions(kit.metrics)["board"], regions.board_inside(kit.metrics)
    board.compose_board(canvas, ctx, found, rect, inside)
    return canvas


def with_world(view: State[World], **changes: object) -> State[World]:
    return replace(view, world=replace(view.world, **changes))


def with_knight(view: State[World], seat: int, **changes: object) -> State[World]:
    knights = list(view.world.knights)
    knights[seat] = replace(knights[seat], **changes)
    return with_world(view, knights=tuple(knights))


def with_mission(view: State[World], **changes: object) -> State[World]:
    return with_world(view, mission=replace(view.world.mission, **changes))
