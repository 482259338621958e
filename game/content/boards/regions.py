"""What must be true of the areas and air zones of a board: hexes with the same name, and their objects."""

from collections.abc import Iterator
from itertools import islice

from game.content.boards.shape import MOST_MISTAKES
from game.content.boards.vocabulary import AREA, IN_ZONE
from game.rules.core.board import Board, SpaceId, is_connected, regions
from game.rules.core.mistakes import Mistake

Regions = dict[str, tuple[SpaceId, ...]]


def region_mistakes(file: str, board: Board) -> list[Mistake]:
    """Every way in which areas and zones do not fit their tiles and objects."""
    areas, above = _regions(board, AREA), _regions(board, IN_ZONE)
    zones = {str(space.id) for space in board.spaces if space.kind == "zone"}
    told = [_object_mistakes(file, board, areas), _zone_mistakes(file, board, above, zones)]
    if areas:
        told += [_piece_mistakes(file, board, areas), _stray_mistakes(file, board)]
    if above:
        told.append(_cover_mistakes(file, board, areas))
    return [mistake for mistakes in told for mistake in islice(mistakes, MOST_MISTAKES)]


def _regions(board: Board, name: str) -> Regions:
    return {str(value): hexes for value, hexes in regions(board, name).items()}


def _object_mistakes(file: str, board: Board, areas: Regions) -> Iterator[Mistake]:
    objects = {feature.name: feature for feature in board.features if feature.kind == AREA}
    for area, hexes in areas.items():
        if area not in objects:
            expected = f"{area[:40]!r} has no object, expected an area object of this name"
            yield Mistake(file, f"tile {hexes[0]} area", expected)
    for name, feature in objects.items():
        if name not in areas:
            yield Mistake(file, f"object {name}", "has no tiles, expected some whose area bears its name")
        elif feature.space not in areas[name]:
            yield Mistake(file, f"object {name}", f"lies at {feature.space}, expected a tile of its own area")


def _stray_mistakes(file: str, board: Board) -> Iterator[Mistake]:
    """On a map with areas, everything lies on an area or belongs to a zone."""
    for feature in board.features:
        if IN_ZONE not in feature.properties and AREA not in board.space[feature.space].properties:
            yield Mistake(
                file, f"object {feature.name}", f"lies at {feature.space}, expected a tile of an area"
            )


def _piece_mistakes(file: str, board: Board, areas: Regions) -> Iterator[Mistake]:
    for area, hexes in areas.items():
        if not is_connected(board, hexes):
            expected = f"{area[:40]!r} lies in several pieces, expected tiles that join up"
            yield Mistake(file, f"tile {hexes[0]} area", expected)


def _zone_mistakes(file: str, board: Board, above: Regions, zones: set[str]) -> Iterator[Mistake]:
    named = [(f"tile {hexes[0]} zone", zone) for zone, hexes in above.items()]
    named += [
        (f"object {feature.name} zone", str(feature.properties[IN_ZONE]))
        for feature in board.features
        if IN_ZONE in feature.properties
    ]
    for field, zone in named:
        if zone not in zones:
            yield Mistake(file, field, f"{zone[:40]!r}, expected the name of a zone object")
    linked = {str(end) for link in board.links for end in (link.first, link.second)}
    for zone in sorted(zones - above.keys() - linked):
        yield Mistake(
            file, f"object {zone}", "belongs to nothing, expected tiles in this zone or a link to it"
        )


def _cover_mistakes(file: str, board: Board, areas: Regions) -> Iterator[Mistake]:
    """On a map with air zones each area lies in exactly one, and a zone is made of areas only."""
    for area, hexes in areas.items():
        own = {str(board.space[name].properties.get(IN_ZONE, "")) for name in hexes}
        if len(own) > 1 or own == {""}:
            expected = f"{area[:40]!r} lies in {len(own - {''})} zones, expected all its tiles in one"
            yield Mistake(file, f"tile {hexes[0]} zone", expected)
    for space in board.spaces:
        if IN_ZONE in space.properties and AREA not in space.properties:
            yield Mistake(file, f"tile {space.id} area", "missing, expected one as the tile is in a zone")
