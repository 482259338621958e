"""The part of the TMX format that we read: which elements may contain which, and the form of their
attributes.

Anything else is refused before pytmx reads it: an unknown attribute could overwrite one of its methods.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple
from xml.etree.ElementTree import Element

import msgspec

from game.rules.core.mistakes import Mistake

MOST_MISTAKES = 500
_WHOLE = re.compile(r"-?[0-9]{1,9}")
_NUMBER = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,12})?(e-[0-9]{1,3})?")


class Whole(NamedTuple):
    """A whole number within limits."""

    low: int
    high: int

    def accepts(self, text: str) -> bool:
        return _WHOLE.fullmatch(text) is not None and self.low <= int(text) <= self.high

    def __str__(self) -> str:
        return f"a whole number from {self.low} to {self.high}"


class Even(NamedTuple):
    """An even number of pixels: Tiled rounds odd ones."""

    low: int
    high: int

    def accepts(self, text: str) -> bool:
        return Whole(self.low, self.high).accepts(text) and int(text) % 2 == 0

    def __str__(self) -> str:
        return f"an even number from {self.low} to {self.high}"


class Number(NamedTuple):
    """A number within limits."""

    low: float
    high: float

    def accepts(self, text: str) -> bool:
        return _NUMBER.fullmatch(text) is not None and self.low <= float(text) <= self.high

    def __str__(self) -> str:
        return f"a number from {self.low:g} to {self.high:g}"


class Words(NamedTuple):
    """One of a few words."""

    words: tuple[str, ...]

    def accepts(self, text: str) -> bool:
        return text in self.words

    def __str__(self) -> str:
        return " or ".join(repr(word) for word in self.words)


class Text(NamedTuple):
    """A text on one line."""

    pattern: str
    says: str

    def accepts(self, text: str) -> bool:
        return re.fullmatch(self.pattern, text) is not None

    def __str__(self) -> str:
        return self.says


Form = Whole | Even | Number | Words | Text


class Shape(msgspec.Struct, frozen=True):
    """An element: its required and optional attributes, and the elements it may hold."""

    required: dict[str, Form] = {}
    optional: dict[str, Form] = {}
    children: tuple[str, ...] = ()
    has_text: bool = False


ANY = Text(r"[^\n\r]{0,200}", "a text on one line")
SOURCE = Text(r"[^\n\r]{1,200}", "the name of a file")
NAME = Text(r"[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}", "a name of letters, digits, '_', '.', ':' or '-'")
VALUE = Text(r"[^\n\r]{1,200}", "a text on one line that is not empty")
POINTS = Text(r"[0-9.,e \-]{3,4000}", "points such as '0,0 12,34'")
ID = Whole(0, 999_999_999)
FLAG = Words(("0", "1"))
PIXEL = Number(-1_000_000, 1_000_000)
SHOWN: dict[str, Form] = {
    "class": ANY,
    "opacity": Number(0, 1),
    "visible": FLAG,
    "locked": FLAG,
    "tintcolor": ANY,
}
PROPERTY = Shape({"name": NAME, "value": VALUE}, {"type": Words(("string", "int", "float", "bool"))})

MAP_SHAPES = {
    "map": Shape(
        required={
            "version": ANY,
            "orientation": Words(("hexagonal",)),
            "width": Whole(1, 64),
            "height": Whole(1, 64),
            "tilewidth": Even(2, 4096),
            "tileheight": Even(2, 4096),
            "hexsidelength": Even(0, 4094),
            "staggeraxis": Words(("y",)),
            "staggerindex": Words(("odd",)),
        },
        optional={
            "tiledversion": ANY,
            "class": ANY,
            "renderorder": ANY,
            "compressionlevel": ANY,
            "infinite": Words(("0",)),
            "parallaxoriginx": PIXEL,
            "parallaxoriginy": PIXEL,
            "backgroundcolor": ANY,
            "nextlayerid": ID,
            "nextobjectid": ID,
        },
        children=("editorsettings", "tileset", "layer", "objectgroup"),
    ),
    "editorsettings": Shape(children=("chunksize", "export")),
    "chunksize": Shape(optional={"width": ANY, "height": ANY}),
    "export": Shape(optional={"target": ANY, "format": ANY}),
    "tileset": Shape({"firstgid": Whole(1, 100_000_000), "source": SOURCE}),
    "layer": Shape(
        {"name": ANY, "width": Whole(1, 64), "height": Whole(1, 64)}, {"id": ID, **SHOWN}, ("data",)
    ),
    "data": Shape({"encoding": Words(("csv",))}, has_text=True),
    "objectgroup": Shape({"name": ANY}, {"id": ID, "color": ANY, "draworder": ANY, **SHOWN}, ("object",)),
    "object": Shape(
        required={"id": ID, "name": NAME, "type": ANY, "x": PIXEL, "y": PIXEL},
        optional={
            "visible": FLAG,
            "rotation": Words(("0",)),
            "width": Words(("0",)),
            "height": Words(("0",)),
        },
        children=("properties", "point", "polyline"),
    ),
    "point": Shape(),
    "polyline": Shape({"points": POINTS}),
    "properties": Shape(children=("property",)),
    "property": PROPERTY,
}
TILESET_SHAPES = {
    "tileset": Shape(
        required={"tilewidth": Whole(1, 8192), "tileheight": Whole(1, 8192), "tilecount": Whole(0, 4096)},
        optional={
            "version": ANY,
            "tiledversion": ANY,
            "name": ANY,
            "class": ANY,
            "columns": ID,
            "spacing": ID,
            "margin": ID,
            "objectalignment": ANY,
            "tilerendersize": ANY,
            "fillmode": ANY,
            "backgroundcolor": ANY,
        },
        children=("grid", "tile"),
    ),
    "grid": Shape(optional={"orientation": ANY, "width": ID, "height": ID}),
    "tile": Shape({"id": Whole(0, 99_999_999)}, {"type": ANY, "probability": ANY}, ("properties", "image")),
    "image": Shape({"source": SOURCE}, {"width": Whole(1, 8192), "height": Whole(1, 8192)}),
    "properties": Shape(children=("property",)),
    "property": PROPERTY,
}
ONLY_ONE = frozenset({"data", "properties", "image", "grid", "point", "polyline", "editorsettings"})


def shape_mistakes(file: str, root: Element, shapes: dict[str, Shape], expected_root: str) -> list[Mistake]:
    """Everything in the tree that the format does not allow; only the first mistakes of a file with very
    many."""
    if root.tag != expected_root:
        return [Mistake(file, "file", f"begins with <{root.tag[:40]}>, expected <{expected_root}>")]
    return list(islice(_of_element(file, root, shapes, title(root)), MOST_MISTAKES))


def _of_element(file: str, element: Element, shapes: dict[str, Shape], where: str) -> Iterator[Mistake]:
    shape = shapes[element.tag]
    yield from _of_attributes(file, element, shape, where)
    if not shape.has_text and (element.text or "").strip():
        yield Mistake(file, where, f"holds the text {(element.text or '').strip()[:40]!r}, expected none")
    seen: set[str] = set()
    for child in element:
        if (child.tail or "").strip():
            yield Mistake(file, where, f"holds the text {(child.tail or '').strip()[:40]!r}, expected none")
        if child.tag not in shape.children:
            yield Mistake(file, where, f"holds <{child.tag[:40]}>, expected {_tags(shape.children)}")
        elif child.tag in seen & ONLY_ONE:
            yield Mistake(file, where, f"holds a second <{child.tag}>, expected one")
        else:
            seen.add(child.tag)
            yield from _of_element(file, child, shapes, title(child, where))


def _of_attributes(file: str, element: Element, shape: Shape, where: str) -> Iterator[Mistake]:
    for name in shape.required.keys() - element.keys():
        yield Mistake(file, f"{where} {name}", f"missing, expected {shape.required[name]}")
    forms = shape.required | shape.optional
    for name, text in element.items():
        if name not in forms:
            yield Mistake(file, f"{where} {name[:40]}", "expected no such attribute")
        elif not forms[name].accepts(text):
            yield Mistake(file, f"{where} {name}", f"{text[:40]!r}, expected {forms[name]}")


def title(element: Element, parent: str = "") -> str:
    """How a mistake names an element: by its kind and its name, or its number, or its place."""
    label = element.get("name") or element.get("id")
    if label is not None:
        kind = "layer" if element.tag == "objectgroup" else element.tag
        own = f"{kind} {label[:40]}"
        return f"{parent} {own}" if element.tag == "property" else own
    if element.tag in ("map", "tileset") or not parent:
        return element.tag
    return parent if element.tag == "properties" else f"{parent} {element.tag}"


def _tags(tags: Iterable[str]) -> str:
    return " or ".join(f"<{tag}>" for tag in tags) or "nothing inside"
