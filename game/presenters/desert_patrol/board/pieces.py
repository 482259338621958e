"""What lies on the tiles: escapes, control markers, objectives, objects, and the counters on top."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.presenters.desert_patrol.board import layout as lay
from game.presenters.desert_patrol.board import tokens
from game.presenters.desert_patrol.board.counters import CounterLook, face_box, look_of, put_counter
from game.presenters.desert_patrol.colours import paint_of
from game.presenters.desert_patrol.controls import handles
from game.presenters.shared.board.sheet import BoardSheet
from game.presenters.shared.board.small_things import count_badge
from game.rules.core import hexes
from game.rules.core.board import SpaceId
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import SIDES, CounterId, ObjectId, Side
from game.view.theme import PAPER_0

BEYOND = (
    (1.0, 0.0, 0),
    (0.5, -0.8660254, -60),
    (-0.5, -0.8660254, -120),
    (-1.0, 0.0, 180),
    (-0.5, 0.8660254, 120),
    (0.5, 0.8660254, 60),
)
"""Where the neighbour in each direction of `hexes` lies: right, down, and degrees clockwise."""
SIDEWAYS = 0.3
"""A sheet is wider than high: arrows to the left and right have more room."""
SMALLEST_PIECES = 24
"""If tiles have a smaller radius, pieces are shown only as the shapes of their sides."""


class Group(NamedTuple):
    """The counters of one tile."""

    vehicles: list[CounterId]
    soldiers: list[CounterId]


def draw_pieces(sheet: BoardSheet[World], lives: Mapping[CounterId, int]) -> None:
    """Draw everything on the tiles, the lowest first; the pointer finds first what is drawn last.

    `lives` are the cards left of soldiers; a soldier who is not in it shows no number.
    """
    seen = frozenset(sheet.seen())
    if sheet.radius < SMALLEST_PIECES and not sheet.is_table:
        _draw_presence(sheet, seen)
        return
    _draw_escapes(sheet)
    if sheet.is_table:
        _draw_control(sheet, seen)
    _draw_objectives(sheet, seen)
    standing = _draw_objects(sheet, seen)
    for space, group in groups(sheet.world).items():
        if space in seen:
            _draw_counters(sheet, space, group, lives, has_objects=space in standing)


def groups(world: World) -> dict[SpaceId, Group]:
    """Counters by the tile they lie on; soldiers in vehicles lie on the vehicle's card and are left out."""
    found: dict[SpaceId, Group] = {}
    for name, vehicle in world.vehicles.items():
        found.setdefault(vehicle.tile, Group([], [])).vehicles.append(name)
    for name, man in world.soldiers.items():
        if man.tile is not None:
            found.setdefault(man.tile, Group([], [])).soldiers.append(name)
    return found


# Escapes


def _draw_escapes(sheet: BoardSheet[World]) -> None:
    kit, size = sheet.canvas.kit, sheet.size(lay.ESCAPE_SIZE)
    for side in SIDES:
        for space in sorted(sheet.world.setting.escapes[side]):
            right, down, angle = outwards(sheet, space)
            surface = tokens.escape(kit, paint_of(kit, side), angle, size)
            centre = sheet.at(space, right * lay.ESCAPE, down * lay.ESCAPE)
            sheet.put(handles.ESCAPE(space), surface, centre, size, "box")


def outwards(sheet: BoardSheet[World], space: SpaceId) -> tuple[float, float, int]:
    """The direction without a neighbouring tile in which the edge of the board is nearest."""
    board = sheet.world.setting.board
    cell = board.space[space].hex
    assert cell is not None, space
    taken = {other.hex for other in board.spaces}
    x, y = sheet.art.centres[space]
    from_middle = (x / sheet.art.size[0] - 0.5, y / sheet.art.size[1] - 0.5)
    free = [
        direction
        for direction, there in zip(BEYOND, hexes.neighbours(cell), strict=True)
        if there not in taken
    ]
    return max(
        free or BEYOND,
        key=lambda way: way[0] * from_middle[0] + way[1] * from_middle[1] + SIDEWAYS * (way[1] == 0.0),
    )


# Markers and objects


def _draw_control(sheet: BoardSheet[World], seen: frozenset[SpaceId]) -> None:
    kit, size = sheet.canvas.kit, sheet.size(lay.CONTROL_SIZE)
    for side, mirrored in zip(SIDES, (-1, 1), strict=True):
        colours = paint_of(kit, side)
        for space, face in sheet.world.forces(side).markers.items():
            if space in seen:
                right, down = lay.CONTROL
                marker = tokens.control(kit, face, colours, size)
                sheet.centred(marker, sheet.at(space, right * mirrored, down))


def _draw_objectives(sheet: BoardSheet[World], seen: frozenset[SpaceId]) -> None:
    kit, size = sheet.canvas.kit, sheet.size(lay.OBJECTIVE_SIZE)
    for space, points in sheet.world.setting.objectives.items():
        if space in seen:
            star = tokens.objective(kit, points if sheet.is_table else None, size)
            sheet.centred(star, sheet.at(space, *lay.OBJECTIVE))


def _draw_objects(sheet: BoardSheet[World], seen: frozenset[SpaceId]) -> frozenset[SpaceId]:
    """Draw objects at the lower corners of their tiles; returns the tiles that have any."""
    standing: dict[SpaceId, list[ObjectId]] = {}
    for name, space in sheet.world.objects.items():
        standing.setdefault(space, []).append(name)
    kit, size = sheet.canvas.kit, sheet.size(lay.OBJECT_SIZE)
    for space in standing.keys() & seen:
        for name, place in zip(standing[space], lay.object_places(len(standing[space])), strict=True):
            rules = sheet.world.setting.objects[name] if sheet.is_table else None
            token = tokens.object_token(kit, name, rules, size)
            sheet.put(handles.OBJECT(name), token, sheet.at(space, *place), size, "box")
    return frozenset(standing)


# Counters


def _draw_counters(
    sheet: BoardSheet[World],
    space: SpaceId,
    group: Group,
    lives: Mapping[CounterId, int],
    *,
    has_objects: bool,
) -> None:
    names = [*group.vehicles, *group.soldiers]
    spots = lay.spots(
        len(group.vehicles),
        len(group.soldiers),
        has_objects=has_objects,
        has_star=space in sheet.world.setting.objectives,
    )
    for name, spot in zip(names, spots, strict=True):
        look = look_of(sheet.canvas.kit, sheet.world, name, lives.get(name))
        _draw_counter(sheet, name, look, sheet.at(space, spot.x, spot.y), sheet.size(spot.size))
    if len(names) not in lay.SLOTS:
        badge = count_badge(sheet.canvas.kit, len(names), sheet.size(lay.COUNT_SIZE))
        sheet.centred(badge, sheet.at(space, *lay.COUNT))


def _draw_counter(
    sheet: BoardSheet[World], name: CounterId, look: CounterLook, centre: tuple[int, int], size: int
) -> None:
    handle, shape = handles.COUNTER(name), "box" if look.is_vehicle else "disc"
    face = face_box(centre, size)
    if not sheet.leaves_ghost(handle, face, shape):
        put_counter(sheet.canvas, look, centre, size, has_badges=sheet.is_table)
    sheet.touchable(handle, face, shape)


# On very small maps


def _draw_presence(sheet: BoardSheet[World], seen: frozenset[SpaceId]) -> None:
    """Draw stars where something can be won, and the shapes of the sides where they have counters."""
    kit, world = sheet.canvas.kit, sheet.world
    for space in (*world.setting.objectives, *world.objects.values()):
        if space in seen:
            sheet.centred(tokens.objective(kit, None, max(6, sheet.size(0.6))), sheet.at(space, 0.0, -0.4))
    present: dict[SpaceId, set[Side]] = {}
    for space, name_side in _sides(world):
        present.setdefault(space, set()).add(name_side)
    for space, sides in present.items():
        for number, side in enumerate(side for side in SIDES if side in sides):
            colours = paint_of(kit, side)
            mark = kit.shapes.emblem(colours.shape, max(7, sheet.size(0.8)), colours.main, PAPER_0)
            sheet.centred(mark, sheet.at(space, (number - (len(sides) - 1) / 2) * 0.8, 0.25))


def _sides(world: World) -> Iterator[tuple[SpaceId, Side]]:
    for vehicle in world.vehicles.values():
        yield vehicle.tile, vehicle.side
    for name, man in world.soldiers.items():
        if man.tile is not None:
            yield man.tile, world.setting.counters[name].side
