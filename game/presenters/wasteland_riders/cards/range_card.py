"""The range card of a fight: the difficulty, which symbols attack in which order, the three ranges."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders import pictures_of
from game.presenters.wasteland_riders.controls import handles
from game.presenters.wasteland_riders.decision.panel import GROUND, STRIP, signed
from game.presenters.wasteland_riders.fight.words import fighter_name, fighter_paint
from game.rules.core import engine
from game.rules.wasteland_riders.content.tables import RangeSymbol
from game.rules.wasteland_riders.fight.attacks import initiative, is_attacking
from game.rules.wasteland_riders.fight.clashes import moved_range
from game.rules.wasteland_riders.fight.verbs import ChoosingRange
from game.rules.wasteland_riders.gear.weapons import fighting
from game.rules.wasteland_riders.terms import RANGES, Range
from game.rules.wasteland_riders.world.fight import SIDES, Side
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import (
    CHALK,
    CHALK_2,
    CHALK_3,
    GO_D,
    GO_L,
    INK,
    INK_2,
    INK_3,
    PAPER_0,
    PAPER_1,
    PAPER_2,
    PAPER_4,
    Colour,
    rgb,
)
from game.view.widgets.panels import below, emblem

FRAME: Colour = rgb("#2d4d49")


def compose_range(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    """The card, and below it the three ranges, which can be clicked while one is to be chosen."""
    kit = canvas.kit
    low = min(kit.type.leading("ui") + kit.px(6), rect.h // 5)
    draw_range(canvas, Rect(rect.x, rect.y, rect.w, rect.h - low - kit.px(6)), ctx.view.world)
    _pills(canvas, ctx, Rect(rect.x, rect.bottom - low, rect.w, low))


def draw_range(canvas: Canvas, rect: Rect, world: World) -> None:
    """The present card, with the shapes of the fighters on the symbols they have chosen."""
    kit, fight = canvas.kit, fighting(world)
    card = world.setting.content.combat.range(fight.range)
    canvas.rounded(rect, 8, PAPER_1, FRAME, 3, shadow="s1")
    inner = rect.inflate(-2 * kit.px(10), -2 * kit.px(6))
    head, note = min(kit.type.leading("h3"), inner.h // 4), min(kit.type.leading("min"), inner.h // 5)
    test = kit.say("wr-fight-test", difficulty=card.difficulty)
    wide = min(inner.w // 3, kit.type.width(test, "body_bold") + kit.px(4))
    name = kit.say("wr-fight-range", range=fight.range)
    canvas.text(name, "h3", INK, Rect(inner.x, inner.y, inner.w - wide - kit.px(6), head))
    canvas.text(test, "body_bold", INK, Rect(inner.right - wide, inner.y, wide, head), align="right")
    row = below(inner, head + kit.px(3))
    row.h -= note + kit.px(4)
    _symbols(canvas, row, world, card.symbols)
    foot = Rect(inner.x, inner.bottom - note, inner.w, note)
    canvas.text(_note(kit, world, card.symbols), "min", INK_2, foot)


def _note(kit: Kit, world: World, symbols: tuple[RangeSymbol, ...]) -> str:
    """How initiative works; once all attacks are chosen, who is first."""
    fight = fighting(world)
    order, equal = initiative(world)
    attacking = [side for side in SIDES if is_attacking(fight.side(side))]
    if not order or len(order) < len(attacking):
        has_melee = any(one.symbol == "melee" for one in symbols)
        return kit.say("wr-fight-range_note", melee="yes" if has_melee else "no")
    names = [fighter_name(kit, world, fight.side(side)) for side in order]
    if len(names) == 1:
        return kit.say("wr-fight-order_one", first=names[0])
    return kit.say("wr-fight-order", first=names[0], second=names[1], equal="yes" if equal else "no")


def _symbols(canvas: Canvas, row: Rect, world: World, symbols: tuple[RangeSymbol, ...]) -> None:
    """The symbols in the order of initiative, from left to right."""
    kit, gap = canvas.kit, canvas.kit.px(6)
    wide = (row.w - gap * (len(symbols) - 1)) // len(symbols)
    for number, one in enumerate(symbols):
        cell = Rect(row.x + number * (wide + gap), row.y, wide, row.h)
        chosen = [side for side in SIDES if fighting(world).side(side).symbol == one.symbol]
        canvas.rounded(cell, 6, FRAME if chosen else PAPER_2, None if chosen else PAPER_4, 1)
        _symbol(canvas, cell.inflate(-2 * kit.px(5), -2 * kit.px(3)), one, bool(chosen))
        for place, side in enumerate(chosen):
            _mark(canvas, cell, world, side, place)


def _symbol(canvas: Canvas, cell: Rect, one: RangeSymbol, is_chosen: bool) -> None:
    """Icon and name of a symbol, and below them the dice it gives riders."""
    kit, half = canvas.kit, cell.h // 2
    main, second = (PAPER_0, PAPER_1) if is_chosen else (INK, INK_2)
    words = kit.say(f"wr-symbol-{one.symbol}")
    side = min(half, kit.px(20))
    room = min(cell.w - side - kit.px(3), kit.type.width(words, "ui") + 2)
    x = cell.x + max(0, (cell.w - side - kit.px(3) - room) // 2)
    canvas.icon(
        pictures_of.SYMBOL_ICONS[one.symbol], Rect(x, cell.y, side, half), main, side / kit.metrics.unit
    )
    canvas.text(words, "ui", main, Rect(x + side + kit.px(3), cell.y, room, half))
    dice = kit.say("wr-fight-dice", count=abs(one.dice), signed=signed(one.dice))
    low = Rect(cell.x, cell.y + half, cell.w, cell.h - half)
    canvas.text(dice, "min", second if one.dice or is_chosen else INK_3, low, align="center")


def _mark(canvas: Canvas, cell: Rect, world: World, side: Side, place: int) -> None:
    """A fighter's shape on the corner of the symbol they attack with."""
    kit = canvas.kit
    size = kit.px(22)
    corner = Rect(cell.right - size + kit.px(6) - place * (size - kit.px(2)), cell.y - kit.px(9), size, size)
    emblem(canvas, corner, fighter_paint(kit, world, fighting(world).side(side)), 20)


# The three ranges


def is_choosing(ctx: ViewContext) -> bool:
    decision = engine.pending(ctx.view)
    return isinstance(decision, ChoosingRange) and decision.seat == ctx.seat


def next_range(world: World) -> Range | None:
    """The range that the cards on the table will set for the next clash, if it changes; else None."""
    fight = fighting(world)
    if not fight.revealed or fight.over:
        return None
    found = fight.next_range or moved_range(world)
    return None if found == fight.range else found


def _pills(canvas: Canvas, ctx: ViewContext, row: Rect) -> None:
    kit, world = canvas.kit, ctx.view.world
    can_choose, coming = is_choosing(ctx), next_range(world)
    gap, wide = kit.px(6), (row.w - 2 * kit.px(6)) // 3
    for number, name in enumerate(RANGES):
        pill = Rect(row.x + number * (wide + gap), row.y, wide, row.h)
        _pill(canvas, pill, world, name, can_choose=can_choose, is_coming=name == coming)
        canvas.hit_area(handles.RANGE(name), pill, "decision", radius=20, is_piece=True)


def _pill(
    canvas: Canvas, pill: Rect, world: World, name: Range, *, can_choose: bool, is_coming: bool
) -> None:
    kit, is_now = canvas.kit, fighting(world).range == name
    fill, colour = (
        (CHALK, INK) if is_now else (STRIP, CHALK) if is_coming or can_choose else (GROUND, CHALK_2)
    )
    rim = GO_L if can_choose else CHALK if is_now or is_coming else CHALK_3
    canvas.rounded(pill, 20, GO_D if can_choose and not is_now else fill, rim, 2 if can_choose else 1)
    words = kit.say("wr-fight-range_next" if is_coming else "wr-fight-range_name", range=name)
    canvas.text(words, "ui", colour, pill.inflate(-2 * kit.px(8), 0), align="center")


def describe_range(kit: Kit, world: World, name: Range) -> str:
    """The difficulty of a range, and its symbols in the order of initiative."""
    card = world.setting.content.combat.range(name)
    lines = [
        kit.say(
            "wr-fight-tip-symbol",
            symbol=kit.say(f"wr-symbol-{one.symbol}"),
            count=abs(one.dice),
            signed=signed(one.dice),
        )
        for one in card.symbols
    ]
    head = kit.say("wr-fight-range", range=name)
    return "\n".join((head, kit.say("wr-fight-tip-test", difficulty=card.difficulty), *lines))
