"""Last moves on the board: quiet marks of what the others did since the seat's last action.

They are derived from the log, so undo, films and replays need not know of them. They disappear as soon as the
player holds a piece or acts.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import cos, hypot, sin
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Rect

from game.presenters.contract.last_moves import LastMove, LastMoveRules
from game.rules.core.ids import Seat
from game.scenes.table.lighting.marks import Look, mark
from game.session.history import VisibleStep
from game.view.canvas import Canvas, HitArea
from game.view.handles import Handle
from game.view.shapes import FINE, blank
from game.view.theme import CHALK_3, DESK_900, NO, PAPER_0, SeatColours

if TYPE_CHECKING:
    from game.scenes.table.screen import TableScreen

MOST = 14
"""At most this many moves are shown, the latest ones."""
RING, LINE = (4, 2.5), 5
"""Widths in the design: of the ring around a placed thing, and of the line of a move."""
BEGIN, END = 0.24, 0.74
"""Where a line begins and ends, as parts of the way: the things at its ends stay free."""
HEAD, SPREAD = 17, 0.5
"""The head of a line: its length in the design, and half its angle."""
BADGE, ROOM = 26, 6
"""The size of the mark of a shot, and the gap between a thing and its ring, in the design."""


class MoveLeft(NamedTuple):
    """A move and the seat that made it."""

    move: LastMove
    seat: Seat | None


def since_own(steps: Sequence[VisibleStep], seat: Seat) -> Sequence[VisibleStep]:
    """The steps of others after the last one of this seat; all steps if the seat has made none."""
    place = next((place for place in range(len(steps), 0, -1) if steps[place - 1].seat == seat), 0)
    return [step for step in steps[place:] if step.seat is not None]


def left_by(steps: Iterable[VisibleStep], rules: LastMoveRules) -> list[MoveLeft]:
    """The latest moves of these steps, oldest first; of two equal moves the later one."""
    found: dict[LastMove, MoveLeft] = {}
    for step in steps:
        for event in step.events:
            rule = rules.get(type(event))
            if rule is not None:
                move = rule(event)
                found.pop(move, None)
                found[move] = MoveLeft(move, step.seat)
    return list(found.values())[-MOST:]


def compose_last_moves(screen: "TableScreen", canvas: Canvas) -> None:
    """Draw the last moves; none during a film, at an open table, or with a piece held, when light means other
    things.
    """
    is_busy = screen.projection.is_running or screen.held_piece.source is not None
    if screen.view is None or is_busy or screen.is_open or not screen.presenter.last_moves:
        return
    board = next(layer.canvas for layer in screen.layers if layer.name == "board")
    if board is None:
        return
    world = screen.view.world
    before: dict[Seat, tuple[Handle, ...]] = {}
    for move, seat in left_by(since_own(screen.log(), screen.seat), screen.presenter.last_moves):
        assert seat is not None
        colours = screen.presenter.seat_colours(canvas.kit, world, seat)
        draw_last_move(canvas, board.pieces, move, move.origin or before.get(seat, ()), colours)
        if move.kind == "moved":
            before[seat] = move.at


def draw_last_move(
    canvas: Canvas,
    things: Mapping[Handle, HitArea],
    move: LastMove,
    origin: Sequence[Handle],
    colours: SeatColours,
) -> None:
    end = _first(things, move.at)
    if end is None:
        return
    if move.kind == "moved":
        start = _first(things, origin)
        if start is not None and start.rect.center != end.rect.center:
            _draw_way(canvas, start, end, colours)
            return
    if move.kind in ("moved", "placed"):
        mark(canvas, _with_room(canvas, end), Look(colours.dark, RING[0], colours.light, RING[1]))
    else:
        _draw_shot(canvas, end, is_hit=move.kind == "hit")


def _first(things: Mapping[Handle, HitArea], handles: Iterable[Handle]) -> HitArea | None:
    return next((things[handle] for handle in handles if handle in things), None)


def _with_room(canvas: Canvas, hit_area: HitArea) -> HitArea:
    """A ring keeps a gap to its thing, so that numbers stay readable; a hexagon is ringed at its edge."""
    if hit_area.shape == "hex":
        return hit_area
    room = 2 * canvas.kit.px(ROOM)
    return hit_area._replace(rect=hit_area.rect.inflate(room, room))


def _draw_shot(canvas: Canvas, target: HitArea, *, is_hit: bool) -> None:
    """Draw a small crosshair at the upper left: red for a hit, grey for a miss."""
    kit = canvas.kit
    size = kit.px(BADGE)
    box = Rect(target.rect.x - size // 3, target.rect.y - size // 3, size, size)
    with canvas.clipped(target.seen or kit.metrics.rect):
        canvas.blit(kit.shapes.disc(size, NO if is_hit else CHALK_3, PAPER_0, kit.px(2)), box.topleft)
        canvas.icon("crosshairs", box, PAPER_0 if is_hit else DESK_900, 18)


def _draw_way(canvas: Canvas, start: HitArea, end: HitArea, colours: SeatColours) -> None:
    """Draw a line with a head along the middle of the way, in the colours of the seat that moved."""
    kit = canvas.kit
    (x0, y0), (x1, y1) = start.rect.center, end.rect.center
    way = hypot(x1 - x0, y1 - y0)
    across, down = (x1 - x0) / way, (y1 - y0) / way
    first = (x0 + (x1 - x0) * BEGIN, y0 + (y1 - y0) * BEGIN)
    last = (x0 + (x1 - x0) * END, y0 + (y1 - y0) * END)
    head = kit.px(HEAD)
    wings = [
        (last[0] - head * back[0], last[1] - head * back[1])
        for back in (_turned(across, down, side) for side in (-SPREAD, SPREAD))
    ]
    points = [first, last, *wings]
    spare = kit.px(LINE) * 2
    box = Rect(
        min(x for x, _ in points) - spare,
        min(y for _, y in points) - spare,
        max(x for x, _ in points) - min(x for x, _ in points) + 2 * spare,
        max(y for _, y in points) - min(y for _, y in points) + 2 * spare,
    )
    inside = [(x - box.x, y - box.y) for x, y in points]
    width = kit.px(LINE)
    key = ("last_move", box.size, *inside, width, colours.dark, colours.light)
    line = kit.cache.get(key, lambda: _line(box.size, inside, width, colours))
    with canvas.clipped(end.seen or kit.metrics.rect):
        canvas.blit(line, box.topleft)


def _turned(across: float, down: float, angle: float) -> tuple[float, float]:
    return across * cos(angle) - down * sin(angle), across * sin(angle) + down * cos(angle)


def _line(
    size: tuple[int, int], points: Sequence[tuple[float, float]], width: int, colours: SeatColours
) -> pygame.Surface:
    """Drawn large and scaled down: a dark line with a light one on it."""
    large = blank((size[0] * FINE, size[1] * FINE))
    first, last, left, right = [(x * FINE, y * FINE) for x, y in points]
    for colour, extra in ((colours.dark, 2), (colours.light, 0)):
        stroke = (width + extra) * FINE
        pygame.draw.line(large, colour, first, _towards(last, first, 0.5 * width * FINE), stroke)
        pygame.draw.circle(large, colour, first, stroke * 0.8)
        pygame.draw.polygon(large, colour, _grown((last, left, right), 1.6 * extra * FINE))
    return pygame.transform.smoothscale(large, size)


def _towards(point: tuple[float, float], goal: tuple[float, float], length: float) -> tuple[float, float]:
    way = hypot(goal[0] - point[0], goal[1] - point[1]) or 1.0
    return point[0] + (goal[0] - point[0]) * length / way, point[1] + (goal[1] - point[1]) * length / way


def _grown(corners: Sequence[tuple[float, float]], extra: float) -> list[tuple[float, float]]:
    """The corners of a triangle, moved outwards from its middle."""
    middle = (sum(x for x, _ in corners) / 3, sum(y for _, y in corners) / 3)
    return [_towards(corner, middle, -extra) for corner in corners]
