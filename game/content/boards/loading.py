"""From a checked TMX file to our own structs; no object of pytmx outlives this module."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from game.content.boards.art import BoardArt, HexGrid, LoadedMap, Point
from game.content.boards.checking import map_mistakes
from game.content.boards.regions import region_mistakes
from game.content.boards.vocabulary import IN_ZONE, OBJECT_TYPES, TILE_LAYER, TILE_PROPERTIES, TILE_TYPES
from game.rules.core.board import Board, Feature, Link, Space, SpaceId, Value
from game.rules.core.mistakes import BadContent, Mistake

Cell = tuple[int, int]


class _Tile(msgspec.Struct, frozen=True):
    kind: str
    image: str
    properties: dict[str, Value]


class _Object(msgspec.Struct, frozen=True):
    name: str
    kind: str
    point: Point
    end: Point
    properties: dict[str, Value]


class _Content(msgspec.Struct, frozen=True):
    grid: HexGrid
    tiles: dict[Cell, _Tile]
    objects: tuple[_Object, ...]

    def of_kind(self, kind: str) -> Iterator[_Object]:
        return (thing for thing in self.objects if thing.kind == kind)


def load_map(path: Path, root: Path) -> LoadedMap:
    """Read a map whose files all lie inside `root`; raises `BadContent` with every mistake in it."""
    mistakes = _place_mistakes(path, root) or map_mistakes(path, root)
    if mistakes:
        raise BadContent(mistakes)
    content = _read(path, root)
    names = _space_names(content)
    mistakes = [*_name_mistakes(path.name, content, names), *_link_mistakes(path.name, content, names)]
    if mistakes:
        raise BadContent(mistakes)
    board = _board(path.stem, content, names)
    mistakes = region_mistakes(path.name, board)
    if mistakes:
        raise BadContent(mistakes)
    return LoadedMap(board, _art(content, names))


def _place_mistakes(path: Path, root: Path) -> list[Mistake]:
    try:
        is_inside = path.resolve().is_relative_to(root.resolve())
    except (OSError, RuntimeError, ValueError):
        is_inside = False
    return [] if is_inside else [Mistake(path.name, "file", "expected a file inside the project")]


def _read(path: Path, root: Path) -> _Content:
    try:
        return _read_with_pytmx(path, root)
    except Exception as error:  # pytmx raises anything; a map must never end in a traceback
        raise BadContent(
            [Mistake(path.name, "file", f"expected a map that can be read ({error})")]
        ) from error


def _read_with_pytmx(path: Path, root: Path) -> _Content:
    # pytmx imports pygame, which takes long and prints a banner.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pytmx

    tmx = pytmx.TiledMap(str(path))
    side = int(tmx.hexsidelength)
    grid = HexGrid(tmx.width, tmx.height, tmx.tilewidth, tmx.tileheight, side)
    rows = tmx.get_layer_by_name(TILE_LAYER).data
    tiles = {
        (col, row): _tile(tmx.get_tile_properties_by_gid(gid), path, root)
        for row, gids in enumerate(rows)
        for col, gid in enumerate(gids)
        if gid
    }
    return _Content(grid, tiles, tuple(_object(thing) for thing in tmx.objects))


def _tile(raw: dict[str, Any], path: Path, root: Path) -> _Tile:
    source, kind = raw.get("source"), raw.get("type") or TILE_TYPES[0]
    image = (path.parent / source).resolve().relative_to(root.resolve()).as_posix() if source else ""
    return _Tile(str(kind), image, {name: raw[name] for name in TILE_PROPERTIES if name in raw})


def _object(thing: Any) -> _Object:
    point = (float(thing.x), float(thing.y))
    points = getattr(thing, "points", None)
    end = (float(points[-1][0]), float(points[-1][1])) if points else point
    start = (float(points[0][0]), float(points[0][1])) if points else point
    return _Object(str(thing.name), str(thing.type), start, end, dict(thing.properties))


def _space_names(content: _Content) -> dict[Cell, SpaceId]:
    """The name of a tile: its face, else the space object on it, else its place."""
    named = {content.grid.cell_at(*thing.point): thing.name for thing in content.of_kind("space")}
    return {
        (col, row): SpaceId(str(tile.properties.get("face") or named.get((col, row)) or f"c{col}r{row}"))
        for (col, row), tile in content.tiles.items()
    }


def _name_mistakes(file: str, content: _Content, names: dict[Cell, SpaceId]) -> Iterator[Mistake]:
    seen: dict[str, str] = {}
    places = [(name, f"column {col + 1}, row {row + 1}") for (col, row), name in names.items()]
    zones = [(thing.name, f"zone {thing.name}") for thing in content.of_kind("zone")]
    for name, where in [*places, *zones]:
        if name in seen:
            yield Mistake(file, where, f"is called {name!r} like {seen[name]}, expected a name of its own")
        seen.setdefault(name, where)
    for thing in content.of_kind("space"):
        if names[content.grid.cell_at(*thing.point)] != thing.name:
            yield Mistake(file, f"object {thing.name}", "expected a tile without another name")


def _link_mistakes(file: str, content: _Content, names: dict[Cell, SpaceId]) -> Iterator[Mistake]:
    known = _known(content, names)
    for thing in content.of_kind("link"):
        ends = _ends(thing, content, names)
        for end in ends:
            if end not in known:
                yield Mistake(file, f"object {thing.name}", f"leads to {end!r}, expected the id of a space")
        if ends[0] == ends[1]:
            yield Mistake(
                file, f"object {thing.name}", f"leads from {ends[0]!r} to itself, expected two spaces"
            )


def _known(content: _Content, names: dict[Cell, SpaceId]) -> set[SpaceId]:
    return set(names.values()) | {SpaceId(thing.name) for thing in content.of_kind("zone")}


def _ends(thing: _Object, content: _Content, names: dict[Cell, SpaceId]) -> tuple[SpaceId, SpaceId]:
    if "from" in thing.properties:
        return SpaceId(str(thing.properties["from"])), SpaceId(str(thing.properties["to"]))
    return names[content.grid.cell_at(*thing.point)], names[content.grid.cell_at(*thing.end)]


def _place(thing: _Object, content: _Content, names: dict[Cell, SpaceId]) -> SpaceId:
    """The zone an object belongs to, else the tile it lies on."""
    if IN_ZONE in thing.properties:
        return SpaceId(str(thing.properties[IN_ZONE]))
    return names[content.grid.cell_at(*thing.point)]


def _board(board_id: str, content: _Content, names: dict[Cell, SpaceId]) -> Board:
    hexes = [
        Space(names[col, row], col, row, tile.kind, tile.properties)
        for (col, row), tile in content.tiles.items()
    ]
    zones = [
        Space(SpaceId(thing.name), None, None, "zone", thing.properties) for thing in content.of_kind("zone")
    ]
    links = [Link(thing.name, *_ends(thing, content, names)) for thing in content.of_kind("link")]
    features = [
        Feature(thing.name, thing.kind, _place(thing, content, names), thing.properties)
        for thing in content.objects
        if OBJECT_TYPES[thing.kind].layer not in ("spaces", "links")
    ]
    return Board(board_id, (*hexes, *zones), tuple(links), tuple(features))


def _art(content: _Content, names: dict[Cell, SpaceId]) -> BoardArt:
    grid = content.grid
    return BoardArt(
        grid=grid,
        size=grid.map_size(),
        toplefts={name: grid.topleft(*cell) for cell, name in names.items()},
        centres={name: grid.centre(*cell) for cell, name in names.items()},
        images={names[cell]: tile.image for cell, tile in content.tiles.items()},
        points={thing.name: thing.point for thing in content.objects},
    )
