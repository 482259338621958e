"""Gear cards in every size: tiles on sheets and in the Market, cards with all their words, and backs.

Every word is set on the canvas, so that it can be found there; what a view hides is only a back.
"""

from typing import Literal, NamedTuple

from pygame import Rect

from game.presenters.shared.card_parts import LARGE, Plan, body, radius_of
from game.presenters.shared.enlarging import large_size, place_beside
from game.presenters.wasteland_riders import gear_parts as parts
from game.presenters.wasteland_riders.gear_parts import Shown, Stat, is_back, shown
from game.rules.core.ids import CardId
from game.rules.wasteland_riders.items import Item
from game.rules.wasteland_riders.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.text import SMALLEST_PX
from game.view.theme import BRASS, CHALK, INK, INK_2, INK_3, PAPER_0, PAPER_1, PAPER_2, PAPER_4, rgb

Form = Literal["tile", "card"]
STRIP = rgb("#2a221b")
"""The dark strip with the numbers of a weapon."""
LEAST_CARD = 116
"""Design pixels: a narrower card has no room for sentences."""
BORDER, TITLE, NUMBERS, FOOT = 5, 30, 34, 26
"""Of a card with words, in its design."""


class Print(NamedTuple):
    """How wide the design of a card with words is, how high its picture, and the type it is set in."""

    wide: int
    picture: int
    title: str
    words: str


IN_HAND, LARGE_PRINT = Print(168, 74, "card_name", "small"), Print(270, 128, "h2", "body")
LEAST_LARGE = 260
"""Design pixels from which on a card is printed as a large one."""


def draw_gear(
    canvas: Canvas,
    rect: Rect,
    world: World,
    what: Item | CardId,
    form: Form | None = None,
    *,
    is_printed: bool = False,
) -> None:
    """A card as large as the box: a tile, lying or standing, or where there is room all its words.

    Starting gear is printed on its sheet: it has no colour and no worth.
    """
    face = shown(world, what, is_printed=is_printed)
    if form is None:
        form = "card" if rect.w >= canvas.kit.px(LEAST_CARD) and rect.h > rect.w * 1.2 else "tile"
    if is_back(face.card):
        _draw_back(canvas, rect, face)
    elif form == "card":
        _compose_card(canvas, rect, face)
    elif rect.w > rect.h * 1.2:
        _lying_tile(canvas, rect, face)
    else:
        _standing_tile(canvas, rect, face)
    if face.item.marked:
        parts.draw_mark(canvas, rect, radius_of(min(rect.w, rect.h)))
    attached = face.item.attachments if form == "tile" else ()
    for card, box in zip(attached, parts.badge_places(rect, len(attached)), strict=True):
        parts.draw_badge(canvas, box, shown(world, card))


def _draw_back(canvas: Canvas, rect: Rect, face: Shown) -> None:
    """All that others know of a stowed card: its colour, told by its worth as well."""
    kit, radius, paint = canvas.kit, radius_of(min(rect.w, rect.h)), parts.back_paint(face)
    canvas.shadow(rect, radius, "s1")
    if rect.w > rect.h:
        rim = max(2, kit.px(3))
        canvas.blit(kit.shapes.rounded(rect.size, radius, paint.main, paint.dark, rim), rect.topleft)
        canvas.icon("toolbox", rect, paint.light, rect.h * 0.7 / kit.metrics.unit)
    else:
        canvas.blit(kit.pictures.rounded(parts.BACK, rect.size, radius, paint), rect.topleft)
    parts.draw_value(canvas, rect.topleft, _corner(kit, rect), face)


def _corner(kit: Kit, rect: Rect) -> int:
    return max(13, min(round(min(rect.w * 0.3, rect.h * 0.36)), kit.px(28)))


# Tiles


def _frame(canvas: Canvas, rect: Rect, face: Shown) -> Rect:
    """The coloured edge and the paper within it; returns that."""
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


def _standing_tile(canvas: Canvas, rect: Rect, face: Shown) -> None:
    """An icon and a name below it."""
    kit = canvas.kit
    inner = _frame(canvas, rect, face)
    strip = max(round(inner.h * 0.22), min(kit.type.leading("min"), round(inner.h * 0.34)))
    picture = Rect(inner.x, inner.y, inner.w, inner.h - strip)
    canvas.blit(parts.warm_ground(kit, picture.size, is_printed=face.is_printed), picture.topleft)
    parts.draw_icon(canvas, picture, face, 0.64, INK)
    parts.draw_value(canvas, rect.topleft, _corner(kit, rect), face)
    words = Rect(inner.x + 1, picture.bottom, inner.w - 2, strip)
    name, short = parts.name_of(kit, face.world, face.card), parts.short_name(kit, face.world, face.card)
    canvas.text(name, "min", INK, words, align="center", short=short)


def _lying_tile(canvas: Canvas, rect: Rect, face: Shown) -> None:
    """An icon, beside it the name and below that what the card is good for."""
    kit = canvas.kit
    inner = _frame(canvas, rect, face)
    pad = kit.px(4)
    short = kit.type.width(parts.short_name(kit, face.world, face.card), "min", SMALLEST_PX)
    wide = min(inner.h, inner.w * 2 // 5, max(inner.w // 4, inner.w - short - pad - 2))
    has_name = wide + pad + short < inner.w
    picture = Rect(inner.x, inner.y, wide if has_name else inner.w, inner.h)
    canvas.blit(parts.warm_ground(kit, picture.size, is_printed=face.is_printed), picture.topleft)
    parts.draw_icon(canvas, picture, face, 0.66, INK)
    parts.draw_value(canvas, rect.topleft, min(_corner(kit, rect), picture.w // 2), face)
    if not has_name:
        return
    words = Rect(picture.right + pad, inner.y, inner.right - picture.right - pad - 1, inner.h)
    icons, found = parts.symbol_icons(face), parts.stats(kit, face)
    shown = [one for one in found if one.figure and one.icon != "bullet"]
    if (icons or shown) and inner.h >= kit.px(40):
        row = Rect(words.x, words.bottom - round(words.h * 0.4), words.w, round(words.h * 0.4))
        words.h -= row.h
        _signs(canvas, row, icons, shown)
    _tile_name(canvas, words, face)


def _tile_name(canvas: Canvas, box: Rect, face: Shown) -> None:
    """The name in one line or more; the short one where the type would become too small for it."""
    kit = canvas.kit
    name, short = parts.name_of(kit, face.world, face.card), parts.short_name(kit, face.world, face.card)
    for words, least in ((name, 0.88), (short, 0.7)):
        px, _ = kit.type.fitted_block(words, "min", box.size)
        if px >= kit.type.size("min") * least and _is_whole(kit, words, box.w, px):
            canvas.words(words, "min", INK, box, valign="middle", fit=True)
            return
    canvas.text(short, "min", INK, box)


def _is_whole(kit: Kit, words: str, wide: int, px: int) -> bool:
    """No single word is wider than a line."""
    return all(kit.type.width(word, "min", px) <= wide for word in words.split())


def _signs(canvas: Canvas, row: Rect, icons: tuple[str, ...], found: list[Stat]) -> None:
    """Symbols of a weapon and its numbers, as many as have room."""
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


def _compose_card(canvas: Canvas, rect: Rect, face: Shown) -> None:
    kit = canvas.kit
    design = LARGE_PRINT if rect.w >= kit.px(LEAST_LARGE) else IN_HAND
    plan = Plan(rect, design.wide)
    body(canvas, rect, face.edge)
    wide, high = design.wide - 2 * BORDER, plan.high - 2 * BORDER
    paper = plan.box(BORDER, BORDER + TITLE, wide, high - TITLE)
    canvas.blit(kit.shapes.rounded(paper.size, radius_of(rect.w) // 2, PAPER_1), paper.topleft)
    _title(canvas, plan, face, design)
    picture = plan.box(BORDER, BORDER + TITLE, wide, design.picture)
    canvas.blit(parts.warm_ground(kit, picture.size, is_printed=face.is_printed), picture.topleft)
    parts.draw_icon(canvas, picture, face, 0.72, INK)
    used = TITLE + design.picture
    if _numbers(canvas, plan.box(BORDER, BORDER + used, wide, NUMBERS), face):
        used += NUMBERS
    room = plan.box(BORDER + 6, BORDER + used + 4, wide - 12, high - used - FOOT - 8)
    _sentences(canvas, room, face, design)
    _foot(canvas, plan.box(BORDER, plan.high - BORDER - FOOT, wide, FOOT), face.world, face.card)


def _title(canvas: Canvas, plan: Plan, face: Shown, design: Print) -> None:
    """The name, and what the card is worth."""
    kit, side = canvas.kit, TITLE - 8 if face.value else 0
    box = plan.box(BORDER + 4, BORDER, design.wide - 2 * BORDER - 10 - side, TITLE - 2)
    name, short = parts.name_of(kit, face.world, face.card), parts.short_name(kit, face.world, face.card)
    canvas.text(name, design.title, PAPER_0, box, short=short)
    if side:
        disc = plan.box(design.wide - BORDER - side - 2, BORDER + 3, side, side)
        canvas.blit(kit.shapes.disc(disc.w, PAPER_0), disc.topleft)
        inner = disc.inflate(-disc.w // 5, -disc.w // 5)
        canvas.text(str(face.value), "num_m", INK, inner, align="center")


def _numbers(canvas: Canvas, strip: Rect, face: Shown) -> bool:
    """The dark strip of a weapon or armour; False where there is nothing to tell."""
    kit = canvas.kit
    icons, found = parts.symbol_icons(face), parts.stats(kit, face)
    count = len(icons) + len(found)
    if not count:
        return False
    canvas.fill(strip, STRIP)
    cells = [
        Rect(strip.x + strip.w * number // count, strip.y, strip.w // count, strip.h)
        for number in range(count)
    ]
    size = strip.h * 0.52 / kit.metrics.unit
    for icon, cell in zip(icons, cells, strict=False):
        canvas.icon(icon, cell, CHALK, size)
    for stat, cell in zip(found, cells[len(icons) :], strict=True):
        upper = Rect(cell.x, cell.y, cell.w, cell.h * 55 // 100) if stat.figure else cell
        canvas.icon(stat.icon, upper, BRASS, size * (0.9 if stat.figure else 1))
        if stat.figure:
            lower = Rect(cell.x, upper.bottom, cell.w, cell.bottom - upper.bottom)
            canvas.text(stat.figure, "num_m", CHALK, lower, align="center")
    return True


def _sentences(canvas: Canvas, box: Rect, face: Shown, design: Print) -> None:
    """What the card does; a large one tells its numbers in words as well."""
    kit, is_large = canvas.kit, design is LARGE_PRINT
    told = [*(_figures_in_words(kit, face) if is_large else ()), parts.text_of(kit, face.world, face.card)]
    if is_large and face.world.setting.gear(face.card).limit:
        told.append(kit.say("wr-sheet-limit"))
    if face.item.attachments:
        told.append(_attached(kit, face))
    if is_large and face.item.marked:
        told.append(kit.say("wr-sheet-marked"))
    canvas.words("\n".join(told), design.words, INK, box, fit=True)


def _foot(canvas: Canvas, box: Rect, world: World, card: CardId) -> None:
    kit, gear = canvas.kit, world.setting.gear(card)
    canvas.fill(Rect(box.x, box.y, box.w, 1), PAPER_4)
    pad = kit.px(6)
    inner = box.inflate(-2 * pad, -4)
    half = inner.w // 2
    slot, kind = kit.say(f"wr-sheet-slot-{gear.slot}"), kit.say(f"wr-type-{gear.type}")
    canvas.text(slot, "min", INK_2, Rect(inner.x, inner.y, half, inner.h))
    canvas.text(kind, "min", INK_3, Rect(inner.x + half, inner.y, inner.w - half, inner.h), align="right")


def enlarge_gear(
    canvas: Canvas, world: World, what: Item | CardId, beside: Rect, *, is_printed: bool = False
) -> None:
    """The card large, beside the place where it lies."""
    rect = place_beside(canvas.kit, large_size(canvas.kit, LARGE), beside)
    draw_gear(canvas, rect, world, what, "card", is_printed=is_printed)


# In words


def _figures_in_words(kit: Kit, face: Shown) -> list[str]:
    """What a weapon or armour is worth, in one line."""
    found = [stat.words for stat in parts.stats(kit, face)]
    if face.world.setting.gear(face.card).symbols:
        found.insert(0, parts.symbol_words(kit, face))
    return ["; ".join(found)] if found else []


def _attached(kit: Kit, face: Shown) -> str:
    names = ", ".join(parts.name_of(kit, face.world, card) for card in face.item.attachments)
    return kit.say("wr-sheet-attached", names=names)


def describe_gear(kit: Kit, world: World, what: Item | CardId, *, is_printed: bool = False) -> str:
    """The tip of a card: its name, then all that is printed on it and what lies with it."""
    face = shown(world, what, is_printed=is_printed)
    lines = [parts.name_of(kit, world, face.card)]
    if is_back(face.card):
        lines += [parts.value_words(kit, face), kit.say("wr-sheet-back")]
    else:
        lines += [parts.kind_words(kit, world, face.card), parts.value_words(kit, face)]
        lines += [*_figures_in_words(kit, face), parts.text_of(kit, world, face.card)]
        if world.setting.gear(face.card).limit:
            lines.append(kit.say("wr-sheet-limit"))
    if face.item.attachments:
        lines.append(_attached(kit, face))
    if face.item.marked:
        lines.append(kit.say("wr-sheet-marked"))
    return "\n".join(lines)
