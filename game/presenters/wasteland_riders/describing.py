"""Tips for everything that can be pointed at, and things shown large: asked of whoever draws the thing."""

from collections.abc import Callable
from typing import cast

from pygame import Rect

from game.presenters.contract.offers import Handle
from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.card_parts import LARGE
from game.presenters.shared.enlarging import large_size, place_beside
from game.presenters.shared.tips import Lines, Teller, tip
from game.presenters.wasteland_riders.board import hex_info
from game.presenters.wasteland_riders.cards import combat_card, wasteland_card
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.decision import option_rows, wasteland_view
from game.presenters.wasteland_riders.fight import fight_view
from game.presenters.wasteland_riders.fight.cards import earlier_card
from game.presenters.wasteland_riders.sheet import sheet_tips
from game.presenters.wasteland_riders.zones import table_tips
from game.rules.core.ids import CardId, Seat
from game.rules.wasteland_riders.terms import COMBAT_CARDS, CombatCard, HexId
from game.rules.wasteland_riders.world.fight import Side
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit

FIGHT_KINDS = frozenset(("foe", "weapon", "symbol", "range", "combat_slot", "played"))
"""What the view of a fight tells."""


def describe(kit: Kit, ctx: ViewContext, handle: Handle) -> str:
    """A thing's name, then its facts on further lines; empty for the board and the panel themselves."""
    kind = at.parse(handle)[0]
    if kind in FIGHT_KINDS:
        return fight_view.describe(kit, ctx, handle)
    if kind in sheet_tips.KINDS:
        return sheet_tips.describe(kit, ctx, handle)
    if kind in table_tips.KINDS:
        return table_tips.describe(kit, ctx, handle)
    return tip(TELLERS, kit, ctx, at.parse(handle))


def enlarge(canvas: Canvas, ctx: ViewContext, handle: Handle, beside: Rect) -> bool:
    """Cards and hexes are shown large; False for what has no such form, or may not be known."""
    kind, *names = at.parse(handle)
    if kind in sheet_tips.KINDS:
        return sheet_tips.enlarge(canvas, ctx, handle, beside)
    if kind in table_tips.KINDS:
        return table_tips.enlarge(canvas, ctx, handle, beside)
    if kind == "hex":
        size = hex_info.sheet_size(canvas.kit, ctx, HexId(names[0]))
        place = place_beside(canvas.kit, size, beside)
        hex_info.compose_hex_sheet(canvas, place, ctx, HexId(names[0]))
        return True
    draw = _large_card(ctx, kind, names)
    if draw is None:
        return False
    draw(canvas, place_beside(canvas.kit, large_size(canvas.kit, LARGE), beside))
    return True


def _large_card(ctx: ViewContext, kind: str, names: list[str]) -> Callable[[Canvas, Rect], None] | None:
    """How the card of a handle is drawn large; None where there is none."""
    world: World = ctx.view.world
    if kind == "combat" and (card := combat_at(names)) is not None:
        return lambda canvas, rect: combat_card.draw_combat(canvas, rect, world, card)
    if kind == "played" and (played := earlier_card(ctx, cast("Side", names[0]), int(names[1]))) is not None:
        return lambda canvas, rect: combat_card.draw_combat(canvas, rect, world, played.card)
    enemy = _enemy_at(ctx, kind, names)
    if enemy is None:
        return None
    return lambda canvas, rect: wasteland_card.draw_wasteland(canvas, rect, world, enemy)


def _enemy_at(ctx: ViewContext, kind: str, names: list[str]) -> CardId | None:
    """A card of the wasteland: one that lies revealed, the enemy who fights, or one of the mission."""
    world: World = ctx.view.world
    match kind:
        case "revealed":
            return revealed_at(ctx, int(names[0]))
        case "foe":
            return None if world.fight is None else world.fight.side(cast("Side", names[0])).enemy
        case "villain":
            return next((one.enemy for one in world.mission.enemies if one.id == names[0]), None)
    return None


def revealed_at(ctx: ViewContext, number: int) -> CardId | None:
    """The wasteland card at this place of those that lie there."""
    cards = wasteland_view.shown_cards(ctx)
    return cards[number] if number < len(cards) else None


def combat_at(names: list[str]) -> CombatCard | None:
    return next((one for one in COMBAT_CARDS if one == names[0]), None)


# One teller for each kind that no zone tells


def _hex(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    return [hex_info.describe_hex(kit, ctx, HexId(names[0]))]


def _knight(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    return [hex_info.describe_knight(kit, ctx, Seat(int(names[0])))]


def _villain(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    return [hex_info.describe_villain(kit, ctx, CardId(names[0]))]


def _cell(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    """On the board with its hex; with a knight by its name."""
    on_board = hex_info.describe_cell(kit, ctx, CardId(names[0]))
    return [on_board or kit.say(f"wr-marker-{names[0]}")]


def _combat(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    card = combat_at(names)
    return [] if card is None else [combat_card.describe_combat(kit, ctx.view.world, card)]


def _revealed(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    card = revealed_at(ctx, int(names[0]))
    return [] if card is None else [wasteland_card.describe_wasteland(kit, ctx.view.world, card)]


def _option(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    return [option_rows.describe(kit, ctx, int(names[0]))]


TELLERS: dict[str, Teller] = {
    "hex": _hex,
    "knight": _knight,
    "villain": _villain,
    "cell": _cell,
    "combat": _combat,
    "revealed": _revealed,
    "option": _option,
}
