"""Every picture is drawn as it was meant: pygame reads it, and it uses nothing that pygame gets wrong."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from tests import PROJECT
from tools.art.collection import collected

ART = PROJECT / "assets" / "art"
PICTURES = sorted(ART.rglob("*.svg"))
KINDS = {
    "back": 14, "commissar": 1, "comrade": 11, "cover": 4, "die": 2, "enemy": 4, "logo": 1, "map": 2,
    "marker": 31, "pawn": 2, "rider": 13, "scavenger": 1, "terrain": 56, "texture": 14, "unit": 5,
    "vehicle": 3,
}  # fmt: skip
MOST_BYTES = 130_000
MOST_PIXELS = 2048
SVG = "{http://www.w3.org/2000/svg}"
GRADIENTS = {"linearGradient": ("x1", "y1", "x2", "y2"), "radialGradient": ("cx", "cy", "r")}
SHAPES = {"path", "circle", "ellipse", "rect", "line", "polygon", "polyline"}
ELEMENTS = {"svg", "g", "defs", "stop", *SHAPES, *GRADIENTS}
ATTRIBUTES = {
    *("id", "width", "height", "viewBox", "transform", "d", "points", "offset", "stop-color", "stop-opacity"),
    *("x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "gradientUnits"),
    *("fill", "fill-opacity", "fill-rule", "opacity"),
    *("stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin", "stroke-dasharray"),
}
PAINTS = {"fill", "stroke", "stop-color"}
COLOUR = re.compile(r"none|#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}")


def mistakes(source: str) -> Iterator[str]:
    """What pygame would draw wrongly or not at all, and what has no business in a picture."""
    if re.search(r"<!|<\?(?!xml )", source):
        yield "a declaration, comment or processing instruction"
        return
    root = ElementTree.fromstring(source)
    gradients = {node.get("id") for node in root.iter() if plain(node.tag) in GRADIENTS}
    yield from wrong_size(root)
    for node in root.iter():
        name = plain(node.tag)
        if name not in ELEMENTS:
            yield f"<{name}>"
        if (node.text or "").strip() or (node.tail or "").strip():
            yield f"words in or after <{name}>"
        if name in GRADIENTS:
            yield from wrong_vector(node, name)
        for attribute, value in node.attrib.items():
            if attribute not in ATTRIBUTES:
                yield f"{name} {attribute}"
            if attribute in PAINTS and not is_paint(value, gradients):
                yield f"{name} {attribute}={value}"


def plain(tag: str) -> str:
    return tag.removeprefix(SVG)


def is_paint(value: str, gradients: set[str | None]) -> bool:
    reference = re.fullmatch(r"url\(#([\w-]+)\)", value)
    return reference[1] in gradients if reference else COLOUR.fullmatch(value) is not None


def wrong_vector(gradient: ElementTree.Element, name: str) -> Iterator[str]:
    """Bare fractions of the shape come out as one flat colour."""
    if gradient.get("gradientUnits") == "userSpaceOnUse":
        return
    if not all(gradient.get(end, "").endswith("%") for end in GRADIENTS[name]):
        yield f"{name} neither in userSpaceOnUse nor in per cent"


def wrong_size(root: ElementTree.Element) -> Iterator[str]:
    """Width, height and viewBox agree, so that a picture can be asked for its proportions."""
    width, height = root.get("width", ""), root.get("height", "")
    if not (width.isdecimal() and height.isdecimal() and int(width) * int(height) > 0):
        yield f"the size {width} x {height}"
    elif max(int(width), int(height)) > MOST_PIXELS or root.get("viewBox") != f"0 0 {width} {height}":
        yield f"the size {width} x {height} with viewBox {root.get('viewBox')}"


def test_all_164_pictures_that_no_kit_draws_are_there() -> None:
    drawn = collected()
    assert Counter(path.stem.split("_")[0] for path in PICTURES if path.stem not in drawn) == KINDS
    assert sum(KINDS.values()) == 164
    assert [path.name for path in ART.rglob("*") if path.is_file() and path.suffix != ".svg"] == []


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_a_picture_uses_only_what_is_drawn_faithfully(path: Path) -> None:
    assert path.stat().st_size <= MOST_BYTES
    assert re.fullmatch(r"[a-z0-9_]+", path.stem)
    assert sorted(set(mistakes(path.read_text("utf-8")))) == []


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_a_picture_is_drawn_with_its_own_proportions(path: Path) -> None:
    root = ElementTree.fromstring(path.read_text("utf-8"))
    width, height = int(root.get("width", "")), int(root.get("height", ""))
    drawn = pygame.image.load_sized_svg(path, (96, 96))
    longer, shorter = max(width, height), min(width, height)
    assert sorted(drawn.get_size()) == [pytest.approx(96 * shorter / longer, abs=1), 96]
    assert drawn.get_bounding_rect(min_alpha=1).size != (0, 0), "nothing is drawn"


def picture(inside: str, opening: str = 'width="8" height="8" viewBox="0 0 8 8"') -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" {opening}>{inside}</svg>'


def gradient(attributes: str) -> str:
    return picture(f'<defs><linearGradient id="a" {attributes}/></defs><path d="" fill="url(#a)"/>')


HONEST = {
    "colours": picture('<rect fill="#abc" stroke="#a0b1c2"/><rect fill="none"/>'),
    "gradient in pixels": gradient('gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="8"'),
    "gradient in per cent": gradient('x1="0%" y1="0%" x2="0%" y2="100%"'),
}
UNDRAWN = (
    *("text", "use", "pattern", "image", "clipPath", "mask", "filter", "symbol", "style"),
    *("script", "foreignObject", "a", "animate"),
)
IGNORED = ("clip-path", "mask", "filter", "class", "href", "onload")
GREY = ("rgba(0,0,0,.5)", "rgb(1,2,3)", "hsl(1,2%,3%)", "currentColor", "tan", "#abcd", "url(#b)")
PLANTED = {
    **{f"<{name}>": picture(f"<{name}/>") for name in UNDRAWN},
    **{f"{name}=": picture(f'<path {name}="url(#a)"/>') for name in IGNORED},
    **{colour: picture(f'<path fill="{colour}"/>') for colour in GREY},
    "stroke": picture('<path stroke="currentColor"/>'),
    "style": picture('<path style="fill:hsl(1,2%,3%)"/>'),
    "fractions": gradient('x1="0" y1="0" x2="0" y2="1"'),
    "no vector": gradient(""),
    "outside": picture('<path fill="url(https://example.org/a.svg#a)"/>'),
    "link": picture('<g xmlns:l="http://www.w3.org/1999/xlink" l:href="a.svg"/>'),
    "foreign": picture('<b xmlns="http://www.w3.org/1999/xhtml"/>'),
    "words": picture("<g>words</g>"),
    "entity": '<!DOCTYPE svg [<!ENTITY a "b">]>' + picture(""),
    "stylesheet": '<?xml-stylesheet href="a.css"?>' + picture(""),
    "no size": picture("", 'viewBox="0 0 8 8"'),
    "huge": picture("", 'width="9000" height="8" viewBox="0 0 9000 8"'),
    "other box": picture("", 'width="8" height="8" viewBox="0 0 9 8"'),
}


@pytest.mark.parametrize("plant", PLANTED)
def test_planted_features_are_found(plant: str) -> None:
    assert list(mistakes(PLANTED[plant]))


@pytest.mark.parametrize("honest", HONEST)
def test_honest_features_are_not_accused(honest: str) -> None:
    assert list(mistakes(HONEST[honest])) == []


def test_no_two_pictures_have_one_name_in_whichever_chapter() -> None:
    names = [path.stem for path in PICTURES]
    assert len(set(names)) == len(names)
    assert {path.parent.parent for path in PICTURES} == {ART}, (
        "each lies in the chapter of its game, or shared"
    )
