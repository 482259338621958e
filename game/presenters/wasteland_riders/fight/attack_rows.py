"""The ways a fighter can attack as rows of the fight, and in words."""

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


def handle_of(option: AttackOption) -> Handle:
    """The row by which it is chosen."""
    if option.spot is None:
        return handles.SYMBOL(option.symbol)
    return handles.WEAPON(option.spot, option.symbol)


def attack_at(world: World, seat: Seat, spot: Spot | None, symbol: Symbol) -> AttackOption | None:
    options = attack_options(world, seat)
    return next((one for one in options if (one.spot, one.symbol) == (spot, symbol)), None)


# Drawn


def compose_attacks(canvas: Canvas, ctx: ViewContext, box: Rect, label: str, *, is_asked: bool) -> None:
    """A row for each option, with its odds at the right; lit where one is to be chosen now."""
    kit, found = canvas.kit, attack_options(ctx.view.world, ctx.seat)
    box = zone_label(canvas, box, label)
    if not found:
        canvas.words(kit.say("wr-fight-no_ways"), "small", CHALK_2, box, fit=True)
        return
    columns = 1 if len(found) <= MOST_IN_A_COLUMN else 2
    rows = -(-len(found) // columns)
    gap = kit.px(4)
    tall = kit.type.leading("ui_bold") + kit.type.leading("min") + kit.px(6)
    high = min(tall, (box.h - gap * (rows - 1)) // rows)
    wide = (box.w - gap * (columns - 1)) // columns
    for number, option in enumerate(found):
        column, line = divmod(number, rows)
        row = Rect(box.x + column * (wide + gap), box.y + line * (high + gap), wide, high)
        _row(canvas, row, ctx.view.world, option, is_asked=is_asked)
        canvas.hit_area(handle_of(option), row, "decision", radius=6, is_piece=True)


def _row(canvas: Canvas, row: Rect, world: World, option: AttackOption, *, is_asked: bool) -> None:
    kit, is_open = canvas.kit, option.odds is not None
    rim = GO_L if is_asked and is_open else HAIRLINE
    canvas.rounded(row, 6, STRIP if is_open else GROUND, rim, 2 if is_asked and is_open else 1)
    pad, side = kit.px(6), min(row.h - kit.px(4), kit.px(26))
    main = CHALK if is_open else CHALK_3
    icon = "skull" if option.weapon is None else pictures_of.gear_icon(world, option.weapon)
    canvas.icon(icon, Rect(row.x + pad, row.y, side, row.h), main, side / kit.metrics.unit)
    odds = Rect(row.right - row.w // 5 - kit.px(4), row.y + kit.px(3), row.w // 5, row.h - 2 * kit.px(3))
    middle = Rect(row.x + pad + side + pad, row.y, odds.x - row.x - 3 * pad - side, row.h)
    _words(canvas, middle, option)
    if option.odds is not None:
        canvas.rounded(odds, 20, GO_D)
        words = percent(kit, option.odds, exact=True)
        canvas.text(words, "ui_bold", PAPER_0, odds.inflate(-2 * kit.px(4), 0), align="center")
    else:
        canvas.icon("cancel", odds, CHALK_3, 20)


def _words(canvas: Canvas, box: Rect, option: AttackOption) -> None:
    """Name of the weapon and its symbol; below them dice and cost, where there are two lines of room."""
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
    """`left hand: 5 dice, 7+, ammo 1`; of one that is not possible: that it is not."""
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
    """Its odds with what they are made of, and what it would leave the opponent."""
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
