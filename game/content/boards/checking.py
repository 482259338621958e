"""What must be true of a map beyond its XML shape: sources, counts, tile numbers, types, points, names."""

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple
from xml.etree.ElementTree import Element

from game.content.boards.art import HexGrid, Point
from game.content.boards.shape import (
    MAP_SHAPES,
    MOST_MISTAKES,
    PIXEL,
    TILESET_SHAPES,
    Form,
    Number,
    Whole,
    Words,
    shape_mistakes,
    title,
)
from game.content.boards.sources import inside, read_xml
from game.content.boards.vocabulary import (
    IN_ZONE,
    NUMBER,
    OBJECT_LAYERS,
    OBJECT_TYPES,
    TILE_LAYER,
    TILE_PROPERTIES,
    TILE_TYPES,
    WHOLE,
    YES_NO,
)
from game.rules.core.mistakes import BadContent, Mistake

Gids = frozenset[int]
IMAGE_ENDINGS = (".svg", ".png")
_FORMS: dict[str, Form] = {
    WHOLE: Whole(-999_999_999, 999_999_999),
    NUMBER: Number(-1e9, 1e9),
    YES_NO: Words(("true", "false")),
}


class _Map(NamedTuple):
    """A map being checked; a part that could not be read is None and is not checked further."""

    file: str
    root: Element
    grid: HexGrid | None
    gids: Gids | None
    cells: dict[tuple[int, int], int] | None


def map_mistakes(path: Path, root: Path) -> list[Mistake]:
    """Every mistake in a map and the tilesets it names; an empty list means pytmx may read it."""
    try:
        element = read_xml(path)
    except BadContent as bad:
        return list(bad.mistakes)
    mistakes = shape_mistakes(path.name, element, MAP_SHAPES, "map")
    if element.tag != "map":
        return mistakes
    gids, in_tilesets = _read_tilesets(path, root, element)
    cells, in_layers = _read_layers(path.name, element, gids)
    read = _Map(path.name, element, _grid(element), gids, cells)
    return [
        *mistakes,
        *in_tilesets,
        *in_layers,
        *_grid_mistakes(read),
        *islice(_object_mistakes(read), MOST_MISTAKES),
    ]


def _number(element: Element, name: str) -> int | None:
    """A number of the map; None if it is unusable (its shape has then been reported)."""
    text = element.get(name, "")
    return int(text) if Whole(0, 999_999_999).accepts(text) else None


def _grid(element: Element) -> HexGrid | None:
    names = ("width", "height", "tilewidth", "tileheight", "hexsidelength")
    forms = MAP_SHAPES["map"].required
    if not all(forms[name].accepts(element.get(name, "")) for name in names):
        return None
    cols, rows, width, height, side = (int(element.get(name, "0")) for name in names)
    return HexGrid(cols, rows, width, height, side)


def _grid_mistakes(read: _Map) -> Iterator[Mistake]:
    if read.grid is not None and read.grid.side >= read.grid.tile_height:
        expected = f"{read.grid.side}, expected less than the tile height {read.grid.tile_height}"
        yield Mistake(read.file, "map hexsidelength", expected)


def _read_tilesets(path: Path, root: Path, element: Element) -> tuple[Gids | None, list[Mistake]]:
    gids: set[int] = set()
    mistakes: list[Mistake] = []
    tilesets = element.findall("tileset")
    if not tilesets:
        return None, [Mistake(path.name, "tileset", "missing, expected at least one")]
    for tileset in tilesets[:16]:
        first, ids = _number(tileset, "firstgid"), _read_tileset(path, root, tileset, mistakes)
        numbers = {(first or 0) + number for number in ids or ()}
        if first is not None and gids & numbers:
            mistakes.append(
                Mistake(path.name, "tileset firstgid", f"{first}, expected a number not yet taken")
            )
        gids |= numbers
    if len(tilesets) > 16:
        mistakes.append(Mistake(path.name, "tileset", f"{len(tilesets)} tilesets, expected at most 16"))
    return (None if mistakes else frozenset(gids)), mistakes


def _read_tileset(path: Path, root: Path, tileset: Element, mistakes: list[Mistake]) -> list[int] | None:
    """The numbers of the tiles in a tileset file."""
    source = tileset.get("source", "")
    file = inside(root, path.parent, source)
    if file is None or file.suffix != ".tsx":
        expected = f"{source[:80]!r}, expected a .tsx file inside the project"
        mistakes.append(Mistake(path.name, "tileset source", expected))
        return None
    try:
        element = read_xml(file)
    except BadContent as bad:
        mistakes += bad.mistakes
        return None
    mistakes += shape_mistakes(file.name, element, TILESET_SHAPES, "tileset")
    mistakes += islice(_tile_mistakes(file, root, element), MOST_MISTAKES)
    return [number for tile in element.findall("tile") if (number := _number(tile, "id")) is not None]


def _tile_mistakes(file: Path, root: Path, element: Element) -> Iterator[Mistake]:
    tiles = element.findall("tile")
    if element.tag == "tileset" and _number(element, "tilecount") != len(tiles):
        expected = f"{element.get('tilecount', '')[:40]!r}, expected {len(tiles)}, the number of tiles"
        yield Mistake(file.name, "tileset tilecount", expected)
    yield from _repeated(file.name, tiles, "id")
    for tile in tiles:
        where = title(tile)
        if tile.get("type", TILE_TYPES[0]) not in TILE_TYPES:
            yield Mistake(
                file.name, f"{where} type", f"{tile.get('type', '')[:40]!r}, expected {Words(TILE_TYPES)}"
            )
        yield from _property_mistakes(file.name, where, tile, {}, TILE_PROPERTIES)
        for image in tile.findall("image"):
            yield from _image_mistakes(file, root, where, image.get("source", ""))


def _image_mistakes(file: Path, root: Path, where: str, source: str) -> Iterator[Mistake]:
    image = inside(root, file.parent, source)
    if image is None or image.suffix not in IMAGE_ENDINGS:
        expected = f"{source[:80]!r}, expected a picture inside the project"
        yield Mistake(file.name, f"{where} image source", expected)
    elif not image.is_file():
        yield Mistake(file.name, f"{where} image source", f"{source[:80]!r}, expected a picture that exists")


def _repeated(file: str, elements: Iterable[Element], attribute: str) -> Iterator[Mistake]:
    seen: set[str] = set()
    for element in elements:
        label = element.get(attribute, "")
        if label in seen:
            yield Mistake(file, f"{title(element)} {attribute}", f"{label[:40]!r} again, expected it once")
        seen.add(label)


def _read_layers(
    file: str, element: Element, gids: Gids | None
) -> tuple[dict[tuple[int, int], int] | None, list[Mistake]]:
    """The tile number of each cell that has a tile, and what is wrong with the layers."""
    mistakes = list(_repeated(file, [*element.findall("layer"), *element.findall("objectgroup")], "name"))
    mistakes.extend(
        Mistake(file, title(group), f"unknown object layer, expected {Words(OBJECT_LAYERS)}")
        for group in element.findall("objectgroup")
        if group.get("name") not in OBJECT_LAYERS
    )
    layers = element.findall("layer")
    mistakes.extend(
        Mistake(file, title(layer), f"unknown tile layer, expected {TILE_LAYER!r}")
        for layer in layers
        if layer.get("name") != TILE_LAYER
    )
    if [layer.get("name") for layer in layers] != [TILE_LAYER]:
        return None, mistakes or [Mistake(file, f"layer {TILE_LAYER}", "missing, expected it once")]
    cells, in_cells = _read_cells(file, element, layers[0], gids)
    return cells, mistakes + in_cells


def _read_cells(
    file: str, element: Element, layer: Element, gids: Gids | None
) -> tuple[dict[tuple[int, int], int] | None, list[Mistake]]:
    data, width, height = layer.find("data"), _number(element, "width"), _number(element, "height")
    if data is None or width is None or height is None:
        return None, [] if data is not None else [
            Mistake(file, title(layer), "holds no <data>, expected one")
        ]
    mistakes = list(_size_mistakes(file, layer, width, height))
    if data.get("encoding") != "csv" or data.get("compression") or len(data):
        return None, mistakes
    rows = [line.strip() for line in (data.text or "").strip().splitlines()]
    if len(rows) != height:
        mistakes.append(Mistake(file, title(layer), f"has {len(rows)} rows, expected {height}"))
    cells: dict[tuple[int, int], int] = {}
    for number, row in enumerate(rows):
        mistakes += _read_row(file, layer, row, number, (len(rows), width), gids, cells)
    return (None if mistakes else cells), mistakes


def _size_mistakes(file: str, layer: Element, width: int, height: int) -> Iterator[Mistake]:
    for name, wanted in (("width", width), ("height", height)):
        if _number(layer, name) not in (None, wanted):
            expected = f"{layer.get(name, '')!r}, expected {wanted} as in the map"
            yield Mistake(file, f"{title(layer)} {name}", expected)


def _read_row(
    file: str,
    layer: Element,
    row: str,
    number: int,
    size: tuple[int, int],
    gids: Gids | None,
    cells: dict[tuple[int, int], int],
) -> Iterator[Mistake]:
    rows, width = size
    where = f"row {number + 1}"
    if row.endswith(",") != (number < rows - 1):
        comma = "a comma at its end" if number < rows - 1 else "no comma at its end"
        yield Mistake(file, title(layer), f"{where}: expected {comma}")
    texts = [text.strip() for text in row.removesuffix(",").split(",")]
    if len(texts) != width:
        yield Mistake(file, title(layer), f"{where} has {len(texts)} cells, expected {width}")
    for col, text in enumerate(texts[:64]):
        if not text.isascii() or not text.isdigit() or len(text) > 10:
            yield Mistake(
                file, title(layer), f"{where} cell {col + 1} is {text[:20]!r}, expected a tile number"
            )
        elif gids is not None and int(text) != 0 and int(text) not in gids:
            expected = (
                f"{where} cell {col + 1} is {int(text)}, expected 0 or a tile of the tileset, not turned"
            )
            yield Mistake(file, title(layer), expected)
        elif int(text):
            cells[col, number] = int(text)


def _object_mistakes(read: _Map) -> Iterator[Mistake]:
    objects = [
        (group, thing) for group in read.root.findall("objectgroup") for thing in group.findall("object")
    ]
    yield from _repeated(read.file, (thing for _, thing in objects), "name")
    yield from _repeated(read.file, (thing for _, thing in objects), "id")
    for group, thing in objects:
        kind = OBJECT_TYPES.get(thing.get("type", ""))
        if kind is None:
            expected = f"{thing.get('type', '')[:40]!r}, expected {Words(tuple(OBJECT_TYPES))}"
            yield Mistake(read.file, f"{title(thing)} type", expected)
            continue
        if group.get("name") in OBJECT_LAYERS and group.get("name") != kind.layer:
            yield Mistake(read.file, title(thing), f"lies in {title(group)}, expected layer {kind.layer}")
        yield from _property_mistakes(read.file, title(thing), thing, kind.required, kind.optional)
        yield from (_link_mistakes if thing.get("type") == "link" else _point_mistakes)(read, thing)


def _property_mistakes(
    file: str, where: str, element: Element, required: dict[str, str], optional: dict[str, str]
) -> Iterator[Mistake]:
    known = required | optional
    properties = element.findall("properties/property")
    yield from _repeated(file, properties, "name")
    for missing in required.keys() - {own.get("name") for own in properties}:
        yield Mistake(file, f"{where} property {missing}", f"missing, expected a {required[missing]}")
    for own in properties:
        name, kind = own.get("name", ""), own.get("type", "string")
        field = f"{where} property {name[:40]}"
        if name not in known:
            yield Mistake(
                file, field, f"unknown, expected {Words(tuple(known)) if known else 'no properties'}"
            )
        elif kind != known[name]:
            yield Mistake(file, field, f"is a {kind[:40]}, expected a {known[name]}")
        elif kind in _FORMS and not _FORMS[kind].accepts(own.get("value", "")):
            yield Mistake(file, field, f"{own.get('value', '')[:40]!r}, expected {_FORMS[kind]}")


def _point_mistakes(read: _Map, thing: Element) -> Iterator[Mistake]:
    if thing.find("point") is None or thing.find("polyline") is not None:
        yield Mistake(read.file, title(thing), "expected a point")
    elif thing.get("type") != "zone" and not _is_in_zone(thing):
        yield from _outside_mistakes(read, thing, ((0.0, 0.0),))


def _is_in_zone(thing: Element) -> bool:
    """Whether an object belongs to a zone, and so may lie where there are no tiles."""
    return any(own.get("name") == IN_ZONE for own in thing.findall("properties/property"))


def _link_mistakes(read: _Map, thing: Element) -> Iterator[Mistake]:
    names = {own.get("name") for own in thing.findall("properties/property")}
    line = thing.find("polyline")
    if names & {"from", "to"}:
        for missing in sorted({"from", "to"} - names):
            yield Mistake(
                read.file, f"{title(thing)} property {missing}", "missing, expected the id of a space"
            )
    elif line is None:
        yield Mistake(read.file, title(thing), "expected a polyline, or the properties from and to")
    if line is not None:
        points = read_points(line.get("points", ""))
        if points is None:
            expected = f"{line.get('points', '')[:40]!r}, expected two points or more"
            yield Mistake(read.file, f"{title(thing)} polyline points", expected)
        elif not names & {"from", "to"}:
            yield from _outside_mistakes(read, thing, (points[0], points[-1]))


def read_points(text: str) -> list[Point] | None:
    """The points of a polyline, or None when they cannot be read."""
    pairs = [pair.split(",") for pair in text.split()]
    if len(pairs) < 2 or not all(len(pair) == 2 and all(map(PIXEL.accepts, pair)) for pair in pairs):
        return None
    return [(float(x), float(y)) for x, y in pairs]


def _outside_mistakes(read: _Map, thing: Element, points: Iterable[Point]) -> Iterator[Mistake]:
    x, y = thing.get("x", ""), thing.get("y", "")
    if read.grid is None or read.cells is None or not PIXEL.accepts(x) or not PIXEL.accepts(y):
        return
    for point in points:
        cell = read.grid.cell_at(float(x) + point[0], float(y) + point[1])
        if cell not in read.cells:
            expected = f"lies at column {cell[0] + 1}, row {cell[1] + 1}, expected a place with a tile"
            yield Mistake(read.file, title(thing), expected)
