"""The ways a fighter can attack: each weapon with each of its symbols, its cost and its exact odds."""

from typing import NamedTuple

from msgspec.structs import replace
from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.chances import percent, term_name
from game.presenters.wasteland_riders import pictures_of
from game.presenters.wasteland_riders.colours import DIALS
from game.presenters.wasteland_riders.controls import handles
from game.presenters.wasteland_riders.decision.panel import GROUND, STRIP
from game.rules.core.ids import CardId, Seat
from game.rules.core.odds import Preview
from game.rules.wasteland_riders.forecast import attack_odds
from game.rules.wasteland_riders.gear.weapons import ammo_for, fighting, panel_of, symbols_of, weapons
from game.rules.wasteland_riders.terms import Spot, Symbol
from game.rules.wasteland_riders.world.fight import Side
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2, CHALK_3, GO_D, GO_L, HAIRLINE, PAPER_0
from game.view.widgets.panels import zone_label

MOST_IN_A_COLUMN = 5


class Way(NamedTuple):
    """One attack that could be tried; `odds` are None where it is not possible now."""

    handle: Handle
    weapon: CardId | None
    spot: Spot | None
    """Where the weapon is held; enemies hold none."""
    symbol: Symbol
    ammo: int
    odds: Preview | None


def with_attack(world: World, side: Side) -> World:
    """The world as if this fighter had chosen to attack, where he has chosen no attack."""
    fight = fighting(world)
    fighter = fight.side(side)
    if fighter.card in ("attack", "burst"):
        return world
    fighter = replace(fighter, card="attack")
    fight = replace(fight, red=fighter) if side == "red" else replace(fight, blue=fighter)
    return replace(world, fight=fight)


def ways_of(world: World, seat: Seat) -> tuple[Way, ...]:
    """All attacks of the fighter whom a player leads, possible or not."""
    side = fighting(world).of(seat)
    if side is None:
        return ()
    world = with_attack(world, side)
    fighter = fighting(world).side(side)
    if fighter.enemy is not None:
        return tuple(
            Way(handles.SYMBOL(symbol), None, None, symbol, 0, attack_odds(world, seat, None, symbol))
            for symbol in panel_of(world, fighter.enemy).symbols
        )
    burst = fighter.card == "burst"
    return tuple(
        Way(
            handles.WEAPON(held.spot, symbol),
            held.item.card,
            held.spot,
            symbol,
            ammo_for(world, seat, held.item, symbol, burst=burst),
            attack_odds(world, seat, held.spot, symbol),
        )
        for held in weapons(world, seat)
        for symbol in symbols_of(world, seat, held.item)
    )


def way_at(world: World, seat: Seat, spot: Spot | None, symbol: Symbol) -> Way | None:
    handle = handles.SYMBOL(symbol) if spot is None else handles.WEAPON(spot, symbol)
    return next((way for way in ways_of(world, seat) if way.handle == handle), None)


# Drawn


def compose_ways(canvas: Canvas, ctx: ViewContext, box: Rect, label: str, *, is_asked: bool) -> None:
    """A row for each way, with its odds at the right; lit where one is to be chosen now."""
    kit, found = canvas.kit, ways_of(ctx.view.world, ctx.seat)
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
    for number, way in enumerate(found):
        column, line = divmod(number, rows)
        row = Rect(box.x + column * (wide + gap), box.y + line * (high + gap), wide, high)
        _row(canvas, row, ctx.view.world, way, is_asked=is_asked)
        canvas.hit_area(way.handle, row, "decision", radius=6, is_piece=True)


def _row(canvas: Canvas, row: Rect, world: World, way: Way, *, is_asked: bool) -> None:
    kit, is_open = canvas.kit, way.odds is not None
    rim = GO_L if is_asked and is_open else HAIRLINE
    canvas.rounded(row, 6, STRIP if is_open else GROUND, rim, 2 if is_asked and is_open else 1)
    pad, side = kit.px(6), min(row.h - kit.px(4), kit.px(26))
    main = CHALK if is_open else CHALK_3
    icon = "skull" if way.weapon is None else pictures_of.gear_icon(world, way.weapon)
    canvas.icon(icon, Rect(row.x + pad, row.y, side, row.h), main, side / kit.metrics.unit)
    odds = Rect(row.right - row.w // 5 - kit.px(4), row.y + kit.px(3), row.w // 5, row.h - 2 * kit.px(3))
    middle = Rect(row.x + pad + side + pad, row.y, odds.x - row.x - 3 * pad - side, row.h)
    _words(canvas, middle, way)
    if way.odds is not None:
        canvas.rounded(odds, 20, GO_D)
        words = percent(kit, way.odds, exact=True)
        canvas.text(words, "ui_bold", PAPER_0, odds.inflate(-2 * kit.px(4), 0), align="center")
    else:
        canvas.icon("cancel", odds, CHALK_3, 20)


def _words(canvas: Canvas, box: Rect, way: Way) -> None:
    """Name of the weapon and its symbol; below them dice and cost, where there are two lines of room."""
    kit = canvas.kit
    main = CHALK if way.odds is not None else CHALK_3
    name = name_of(kit, way)
    facts = facts_of(kit, way)
    side = min(box.h // 2, kit.px(18))
    upper = Rect(box.x, box.y + kit.px(1), box.w, box.h * 11 // 20)
    lower = Rect(box.x, upper.bottom, box.w, box.h - upper.h - kit.px(2))
    canvas.icon(
        pictures_of.SYMBOL_ICONS[way.symbol], Rect(upper.x, upper.y, side, upper.h), DIALS["ammo"], 18
    )
    canvas.text(
        name, "ui_bold", main, Rect(upper.x + side + kit.px(3), upper.y, upper.w - side - kit.px(3), upper.h)
    )
    canvas.text(facts, "min", CHALK_2 if way.odds is not None else CHALK_3, lower)


def name_of(kit: Kit, way: Way) -> str:
    symbol = kit.say(f"wr-symbol-{way.symbol}")
    if way.weapon is None:
        return kit.say("wr-fight-way_symbol", symbol=symbol)
    return kit.say("wr-fight-way", weapon=kit.say(f"wr-gear-{way.weapon}"), symbol=symbol)


def facts_of(kit: Kit, way: Way) -> str:
    """`left hand: 5 dice, 7+, ammo 1`; of a way that is not possible: that it is not."""
    if way.odds is None:
        facts = kit.say("wr-fight-way_closed")
    else:
        facts = kit.say("wr-fight-way_facts", dice=way.odds.dice, difficulty=way.odds.total, ammo=way.ammo)
    if way.spot is None:
        return facts
    return kit.say("wr-fight-way_held", spot=kit.say(f"wr-spot-{way.spot}"), facts=facts)


def describe_way(kit: Kit, way: Way) -> str:
    """Its odds with what they are made of, and what it would leave the opponent."""
    lines = [name_of(kit, way), facts_of(kit, way)]
    if way.odds is not None:
        lines += [
            kit.say("odds-term", name=term_name(kit, "wr", term), count=term.value) for term in way.odds.terms
        ]
        lines.append(kit.say("wr-fight-tip-hit", chance=percent(kit, way.odds, exact=True)))
        for result in way.odds.results:
            share = replace(way.odds, good=result.ways)
            left = kit.say("wr-fight-tip-left", count=result.enemy, chance=percent(kit, share, exact=True))
            lines.append(left)
    return "\n".join(lines)
