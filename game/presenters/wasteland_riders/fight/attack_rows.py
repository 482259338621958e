"""The possible attacks of a fighter, as cards or rows of the fight and in words."""

from msgspec.structs import replace
from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.chances import percent, term_name
from game.presenters.wasteland_riders import pictures_of
from game.presenters.wasteland_riders.colours import DIALS
from game.presenters.wasteland_riders.controls import handles
from game.presenters.wasteland_riders.decision.panel import GROUND, STRIP
from game.rules.core.ids import Seat
from game.rules.wasteland_riders.insights.attack_options import AttackOption, attack_options
from game.rules.wasteland_riders.terms import Spot, Symbol
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2, CHALK_3, GO_D, GO_L, HAIRLINE, PAPER_0
from game.view.widgets.panels import zone_label

MOST_IN_A_COLUMN = 5
CARD = (140, 250, 190)
"""A card in design pixels: its least and greatest width, and its greatest height."""


def handle_of(option: AttackOption) -> Handle:
    """The handle of the row that chooses it."""
    if option.spot is None:
        return handles.SYMBOL(option.symbol)
    return handles.WEAPON(option.spot, option.symbol)


def attack_at(world: World, seat: Seat, spot: Spot | None, symbol: Symbol) -> AttackOption | None:
    options = attack_options(world, seat)
    return next((one for one in options if (one.spot, one.symbol) == (spot, symbol)), None)


# Drawn


def compose_attacks(canvas: Canvas, ctx: ViewContext, box: Rect, label: str, *, is_asked: bool) -> None:
    """A card for each option with its odds large, rows if there is little room; lit while one is chosen."""
    kit, found = canvas.kit, attack_options(ctx.view.world, ctx.seat)
    box = zone_label(canvas, box, label)
    if not found:
        canvas.words(kit.say("wr-fight-no_ways"), "small", CHALK_2, box, fit=True)
        return
    cards = _cards(kit, box, len(found))
    draw = _row if cards is None else _card
    places = _rows(kit, box, len(found)) if cards is None else cards
    for option, place in zip(found, places, strict=True):
        _ground(canvas, place, option, is_asked=is_asked)
        draw(canvas, place, ctx.view.world, option)
        canvas.hit_area(handle_of(option), place, "decision", radius=6, is_piece=True)


def _cards(kit: Kit, box: Rect, count: int) -> list[Rect] | None:
    """Places side by side; None if they would be too small."""
    gap = kit.px(8)
    wide = min((box.w + gap) // count - gap, kit.px(CARD[1]))
    lines = kit.type.leading("ui_bold") + 2 * kit.type.leading("min") + kit.type.leading("num_l")
    if wide < kit.px(CARD[0]) * max(1.0, kit.metrics.text_scale) or box.h < lines + kit.px(24):
        return None
    high = min(box.h, kit.px(CARD[2]))
    return [Rect(box.x + number * (wide + gap), box.y, wide, high) for number in range(count)]


def _rows(kit: Kit, box: Rect, count: int) -> list[Rect]:
    columns = 1 if count <= MOST_IN_A_COLUMN else 2
    rows = -(-count // columns)
    gap = kit.px(4)
    tall = kit.type.leading("ui_bold") + kit.type.leading("min") + kit.px(6)
    high = min(tall, (box.h - gap * (rows - 1)) // rows)
    wide = (box.w - gap * (columns - 1)) // columns
    return [
        Rect(box.x + column * (wide + gap), box.y + line * (high + gap), wide, high)
        for column, line in (divmod(number, rows) for number in range(count))
    ]


def _ground(canvas: Canvas, rect: Rect, option: AttackOption, *, is_asked: bool) -> None:
    is_open = option.odds is not None
    is_lit = is_asked and is_open
    canvas.rounded(rect, 6, STRIP if is_open else GROUND, GO_L if is_lit else HAIRLINE, 2 if is_lit else 1)


def _icon_of(world: World, option: AttackOption) -> str:
    return "skull" if option.weapon is None else pictures_of.gear_icon(world, option.weapon)


def _card(canvas: Canvas, rect: Rect, world: World, option: AttackOption) -> None:
    """The weapon and its symbol above, its odds in large numbers below, then its cost."""
    kit, pad = canvas.kit, canvas.kit.px(8)
    main = CHALK if option.odds is not None else CHALK_3
    inner = rect.inflate(-2 * pad, -2 * pad)
    head, low = kit.type.leading("ui_bold"), 2 * kit.type.leading("min")
    side = min(head, kit.px(26))
    canvas.icon(_icon_of(world, option), Rect(inner.x, inner.y, side, head), main, side / kit.metrics.unit)
    name = Rect(inner.x + side + kit.px(4), inner.y, inner.w - side - kit.px(4), head)
    canvas.text(name_of(kit, option), "ui_bold", main, name)
    foot = Rect(inner.x, inner.bottom - low, inner.w, low)
    colour = CHALK_2 if option.odds is not None else CHALK_3
    canvas.words(facts_of(kit, option), "min", colour, foot, align="center", valign="middle", fit=True)
    odds = Rect(inner.x, name.bottom, inner.w, foot.y - name.bottom)
    if option.odds is None:
        canvas.icon("cancel", odds, CHALK_3, 30)
        return
    words = percent(kit, option.odds, exact=True)
    canvas.words(words, "num_xl", GO_L, odds, align="center", valign="middle", fit=True)


def _row(canvas: Canvas, rect: Rect, world: World, option: AttackOption) -> None:
    kit, row = canvas.kit, rect
    pad, side = kit.px(6), min(row.h - kit.px(4), kit.px(26))
    main = CHALK if option.odds is not None else CHALK_3
    icon = Rect(row.x + pad, row.y, side, row.h)
    canvas.icon(_icon_of(world, option), icon, main, side / kit.metrics.unit)
    odds = Rect(row.right - row.w // 4 - kit.px(4), row.y + kit.px(3), row.w // 4, row.h - 2 * kit.px(3))
    middle = Rect(row.x + pad + side + pad, row.y, odds.x - row.x - 3 * pad - side, row.h)
    _words(canvas, middle, option)
    if option.odds is not None:
        canvas.rounded(odds, 20, GO_D)
        words = percent(kit, option.odds, exact=True)
        canvas.text(words, "num_l", PAPER_0, odds.inflate(-2 * kit.px(4), 0), align="center")
    else:
        canvas.icon("cancel", odds, CHALK_3, 20)


def _words(canvas: Canvas, box: Rect, option: AttackOption) -> None:
    """The name of the weapon and its symbol; below them dice and cost if there is room for two lines."""
    kit = canvas.kit
    main = CHALK if option.odds is not None else CHALK_3
    name = name_of(kit, option)
    facts = facts_of(kit, option)
    side = min(box.h // 2, kit.px(18))
    upper = Rect(box.x, box.y + kit.px(1), box.w, box.h * 11 // 20)
    lower = Rect(box.x, upper.bottom, box.w, box.h - upper.h - kit.px(2))
    canvas.icon(
        pictures_of.SYMBOL_ICONS[option.symbol], Rect(upper.x, upper.y, side, upper.h), DIALS["ammo"], 18
    )
    canvas.text(
        name, "ui_bold", main, Rect(upper.x + side + kit.px(3), upper.y, upper.w - side - kit.px(3), upper.h)
    )
    canvas.text(facts, "min", CHALK_2 if option.odds is not None else CHALK_3, lower)


def name_of(kit: Kit, option: AttackOption) -> str:
    symbol = kit.say(f"wr-symbol-{option.symbol}")
    if option.weapon is None:
        return kit.say("wr-fight-way_symbol", symbol=symbol)
    return kit.say("wr-fight-way", weapon=kit.say(f"wr-gear-{option.weapon}"), symbol=symbol)


def facts_of(kit: Kit, option: AttackOption) -> str:
    """`left hand: 5 dice, 7+, ammo 1`; an impossible attack says that it is impossible."""
    if option.odds is None:
        facts = kit.say("wr-fight-way_closed")
    else:
        facts = kit.say(
            "wr-fight-way_facts", dice=option.odds.dice, difficulty=option.odds.total, ammo=option.ammo
        )
    if option.spot is None:
        return facts
    return kit.say("wr-fight-way_held", spot=kit.say(f"wr-spot-{option.spot}"), facts=facts)


def describe_attack(kit: Kit, option: AttackOption) -> str:
    """The odds and their terms, and what the attack would leave of the opponent."""
    lines = [name_of(kit, option), facts_of(kit, option)]
    odds = option.odds
    if odds is not None:
        lines += [
            kit.say("odds-term", name=term_name(kit, "wr", term), count=term.value) for term in odds.terms
        ]
        lines.append(kit.say("wr-fight-tip-hit", chance=percent(kit, odds, exact=True)))
        for result in odds.results:
            share = replace(odds, good=result.ways)
            left = kit.say("wr-fight-tip-left", count=result.enemy, chance=percent(kit, share, exact=True))
            lines.append(left)
    return "\n".join(lines)
