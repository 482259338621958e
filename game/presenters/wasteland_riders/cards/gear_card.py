"""Gear cards in every size: tiles on sheets and in the Market, cards with all their words, and backs.

Every word is set on the canvas, so that it can be found there; a hidden card shows only its back.
"""

from typing import Literal

from pygame import Rect

from game.presenters.shared.cards.card_parts import LARGE, body, radius_of
from game.presenters.shared.enlarging import large_size, place_beside
from game.presenters.wasteland_riders.cards import gear_parts as parts
from game.presenters.wasteland_riders.cards.gear_parts import GearFace, is_back, shown
from game.presenters.wasteland_riders.cards.gear_print import (
    Printed,
    Stat,
    draw_print,
    has_sentences,
    large_print_size,
)
from game.presenters.wasteland_riders.short_words import line_fits
from game.rules.core.ids import CardId
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.text import SMALLEST_PX
from game.view.theme import INK, INK_2, INK_3, PAPER_1, PAPER_2

Form = Literal["tile", "card"]
HIGH, LEAST_SIGNED = 1.5, 48
"""A standing tile shows its numbers from this ratio of height to width, and from this width in the design."""
LEAST_VALUE = 13
"""Device pixels of the block with a card's worth: a smaller block shows no number."""


def draw_gear(
    canvas: Canvas,
    rect: Rect,
    world: World,
    what: Item | CardId,
    form: Form | None = None,
    *,
    is_printed: bool = False,
) -> None:
    """A card as large as the box: a lying or standing tile, or a card with all its words if there is room.

    Starting gear is printed on its sheet: it has no colour and no worth.
    """
    face = shown(world, what, is_printed=is_printed)
    if form is None:
        form = "card" if has_sentences(canvas.kit, rect) else "tile"
    if is_back(face.card):
        _draw_back(canvas, rect, face)
    elif form == "card":
        draw_print(canvas, rect, _print_of(canvas.kit, face))
    elif rect.w > rect.h * 1.2:
        _lying_tile(canvas, rect, face)
    else:
        _standing_tile(canvas, rect, face)
    if face.item.marked:
        parts.draw_mark(canvas, rect, radius_of(min(rect.w, rect.h)))
    attached = face.item.attachments if form == "tile" else ()
    for card, box in zip(attached, parts.badge_places(rect, len(attached)), strict=True):
        parts.draw_badge(canvas, box, shown(world, card))


def _draw_back(canvas: Canvas, rect: Rect, face: GearFace) -> None:
    """All that others know of a stowed card: its colour, shown by its worth as well."""
    kit, radius, colours = canvas.kit, radius_of(min(rect.w, rect.h)), parts.back_paint(face)
    canvas.shadow(rect, radius, "s1")
    if rect.w > rect.h:
        rim = max(2, kit.px(3))
        canvas.blit(kit.shapes.rounded(rect.size, radius, colours.main, colours.dark, rim), rect.topleft)
        canvas.icon("toolbox", rect, colours.light, rect.h * 0.7 / kit.metrics.unit)
    else:
        canvas.blit(kit.pictures.rounded(parts.BACK, rect.size, radius, colours), rect.topleft)
    parts.draw_value(canvas, rect.topleft, _corner(kit, rect), face)


def _corner(kit: Kit, rect: Rect) -> int:
    return max(LEAST_VALUE, min(round(min(rect.w * 0.3, rect.h * 0.36)), kit.px(28)))


# Tiles


def _frame(canvas: Canvas, rect: Rect, face: GearFace) -> Rect:
    """The coloured edge and the paper inside it; returns the paper's area."""
    kit, edge = canvas.kit, max(2, canvas.kit.px(3))
    paper = PAPER_2 if face.is_printed else PAPER_1
    inner = rect.inflate(-2 * edge, -2 * edge)
    if face.is_printed:
        rim = kit.shapes.rounded(rect.size, radius_of(rect.h), paper, face.edge, max(1, edge // 2))
        canvas.blit(rim, rect.topleft)
        return inner
    body(canvas, rect, face.edge)
    canvas.blit(kit.shapes.rounded(inner.size, 2, paper), inner.topleft)
    return inner


def _standing_tile(canvas: Canvas, rect: Rect, face: GearFace) -> None:
    """An icon, the name below it if there is room; on a high tile also what the card does."""
    if rect.h >= rect.w * HIGH and rect.w >= canvas.kit.px(LEAST_SIGNED):
        _high_tile(canvas, rect, face)
        return
    kit = canvas.kit
    inner = _frame(canvas, rect, face)
    name, short = parts.name_of(kit, face.world, face.card), parts.short_name(kit, face.world, face.card)
    has_name = line_fits(kit, short, "min", inner.w - 2)
    strip = max(round(inner.h * 0.22), min(kit.type.leading("min"), round(inner.h * 0.34))) if has_name else 0
    picture = Rect(inner.x, inner.y, inner.w, inner.h - strip)
    canvas.blit(parts.warm_ground(kit, picture.size, is_printed=face.is_printed), picture.topleft)
    parts.draw_thing(canvas, picture, face, 0.64, INK)
    parts.draw_value(canvas, rect.topleft, _corner(kit, rect), face)
    if has_name:
        words = Rect(inner.x + 1, picture.bottom, inner.w - 2, strip)
        canvas.text(name, "min", INK, words, align="center", short=short)


def _high_tile(canvas: Canvas, rect: Rect, face: GearFace) -> None:
    kit = canvas.kit
    inner = _frame(canvas, rect, face)
    line = kit.type.leading("min")
    icons, found = parts.symbol_icons(face), _told(kit, face)
    signs = line if icons or found else 0
    picture = Rect(inner.x, inner.y, inner.w, inner.h - 2 * line - signs)
    canvas.blit(parts.warm_ground(kit, picture.size, is_printed=face.is_printed), picture.topleft)
    parts.draw_thing(canvas, picture, face, 0.64, INK)
    parts.draw_value(canvas, rect.topleft, _corner(kit, rect), face)
    if signs:
        _signs(canvas, Rect(inner.x + 2, picture.bottom, inner.w - 4, signs), icons, found)
    words = Rect(inner.x + 2, picture.bottom + signs, inner.w - 4, inner.bottom - picture.bottom - signs)
    _tile_name(canvas, words, face, align="center")


def _told(kit: Kit, face: GearFace) -> list[Stat]:
    """The numbers for which a tile has room."""
    return [one for one in parts.stats(kit, face) if one.figure and one.icon != "bullet"]


def _lying_tile(canvas: Canvas, rect: Rect, face: GearFace) -> None:
    """An icon, beside it the name, and below the name what the card does."""
    kit = canvas.kit
    inner = _frame(canvas, rect, face)
    pad = kit.px(4)
    short = kit.type.width(parts.short_name(kit, face.world, face.card), "min", SMALLEST_PX)
    wide = min(inner.h, inner.w * 2 // 5, max(inner.w // 4, inner.w - short - pad - 2))
    has_name = wide + pad + short < inner.w
    picture = Rect(inner.x, inner.y, wide if has_name else inner.w, inner.h)
    canvas.blit(parts.warm_ground(kit, picture.size, is_printed=face.is_printed), picture.topleft)
    parts.draw_thing(canvas, picture, face, 0.66, INK)
    parts.draw_value(canvas, rect.topleft, max(LEAST_VALUE, min(_corner(kit, rect), picture.w // 2)), face)
    if not has_name:
        return
    words = Rect(picture.right + pad, inner.y, inner.right - picture.right - pad - 1, inner.h)
    icons, shown = parts.symbol_icons(face), _told(kit, face)
    if (icons or shown) and inner.h >= kit.px(40):
        row = Rect(words.x, words.bottom - round(words.h * 0.4), words.w, round(words.h * 0.4))
        words.h -= row.h
        _signs(canvas, row, icons, shown)
    _tile_name(canvas, words, face)


def _tile_name(canvas: Canvas, box: Rect, face: GearFace, align: str = "left") -> None:
    """The name in one line or more; the short name if the type would become too small."""
    kit = canvas.kit
    name, short = parts.name_of(kit, face.world, face.card), parts.short_name(kit, face.world, face.card)
    for words, least in ((name, 0.88), (short, 0.7)):
        px, _ = kit.type.fitted_block(words, "min", box.size)
        if px >= kit.type.size("min") * least and _is_whole(kit, words, box.w, px):
            canvas.words(words, "min", INK, box, align=align, valign="middle", fit=True)
            return
    canvas.text(short, "min", INK, box, align=align)


def _is_whole(kit: Kit, words: str, wide: int, px: int) -> bool:
    """Whether no single word is wider than a line."""
    return all(kit.type.width(word, "min", px) <= wide for word in words.split())


def _signs(canvas: Canvas, row: Rect, icons: tuple[str, ...], found: list[Stat]) -> None:
    """Symbols of a weapon and its numbers, as many as fit."""
    kit = canvas.kit
    side = min(row.h, kit.px(18))
    left = row.x
    for icon in icons:
        canvas.icon(icon, Rect(left, row.y, side, row.h), INK_2, side / kit.metrics.unit)
        left += side
    for stat in found:
        wide = kit.type.width(stat.figure, "min", kit.type.size_within("min", row.h)) + 2
        if left + side + wide > row.right:
            return
        canvas.icon(stat.icon, Rect(left, row.y, side, row.h), INK_3, side * 0.9 / kit.metrics.unit)
        canvas.text(stat.figure, "min", INK_2, Rect(left + side, row.y, wide, row.h))
        left += side + wide


# Cards with words


def _print_of(kit: Kit, face: GearFace) -> Printed:
    """The card with all its words; a large one also explains its numbers in words."""
    world, card = face.world, face.card

    def scene(on: Canvas, box: Rect) -> None:
        on.blit(parts.warm_ground(kit, box.size, is_printed=face.is_printed), box.topleft)
        parts.draw_thing(on, box, face, 0.72, INK)

    text, attached = parts.text_of(kit, world, card), _attached(kit, face)
    symbols = [Stat(icon, "", "") for icon in parts.symbol_icons(face)]
    return Printed(
        parts.name_of(kit, world, card),
        parts.short_name(kit, world, card),
        face.edge,
        face.value,
        scene,
        [*symbols, *parts.stats(kit, face)],
        "\n".join((text, *attached)),
        "\n".join((*_figures_in_words(kit, face), text, *_further(kit, face))),
        lambda on, box: _foot(on, box, face),
    )


def _foot(canvas: Canvas, box: Rect, face: GearFace) -> None:
    kit, gear = canvas.kit, face.world.setting.gear(face.card)
    half = box.w // 2
    slot, kind = kit.say(f"wr-sheet-slot-{gear.slot}"), kit.say(f"wr-type-{gear.type}")
    canvas.text(slot, "min", INK_2, Rect(box.x, box.y, half, box.h))
    canvas.text(kind, "min", INK_3, Rect(box.x + half, box.y, box.w - half, box.h), align="right")


def enlarge_gear(
    canvas: Canvas, world: World, what: Item | CardId, beside: Rect, *, is_printed: bool = False
) -> None:
    """The card large, beside the place where it lies."""
    face, size = shown(world, what, is_printed=is_printed), large_size(canvas.kit, LARGE)
    if not is_back(face.card):
        size = large_print_size(canvas.kit, size, _print_of(canvas.kit, face))
    rect = place_beside(canvas.kit, size, beside)
    draw_gear(canvas, rect, world, what, "card", is_printed=is_printed)


# In words


def _figures_in_words(kit: Kit, face: GearFace) -> list[str]:
    """The numbers of a weapon or armour, in one line."""
    found = [stat.words for stat in parts.stats(kit, face)]
    if face.world.setting.gear(face.card).symbols:
        found.insert(0, parts.symbol_words(kit, face))
    return ["; ".join(found)] if found else []


def _attached(kit: Kit, face: GearFace) -> list[str]:
    """The attachments, in a line of their own."""
    if not face.item.attachments:
        return []
    names = ", ".join(parts.name_of(kit, face.world, card) for card in face.item.attachments)
    return [kit.say("wr-sheet-attached", names=names)]


def _further(kit: Kit, face: GearFace) -> list[str]:
    """The limits of the card, and what lies on and under it."""
    told = [kit.say("wr-sheet-limit")] if face.world.setting.gear(face.card).limit else []
    return [*told, *_attached(kit, face), *([kit.say("wr-sheet-marked")] if face.item.marked else [])]


def describe_gear(kit: Kit, world: World, what: Item | CardId, *, is_printed: bool = False) -> str:
    """The tip of a card: its name, then its print and the cards with it."""
    face = shown(world, what, is_printed=is_printed)
    lines = [parts.name_of(kit, world, face.card)]
    if is_back(face.card):
        marked = [kit.say("wr-sheet-marked")] if face.item.marked else []
        lines += [parts.value_words(kit, face), kit.say("wr-sheet-back"), *_attached(kit, face), *marked]
    else:
        lines += [parts.kind_words(kit, world, face.card), parts.value_words(kit, face)]
        lines += [*_figures_in_words(kit, face), parts.text_of(kit, world, face.card), *_further(kit, face)]
    return "\n".join(lines)
