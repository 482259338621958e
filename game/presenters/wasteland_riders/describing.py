"""Tips for everything that can be pointed at, and large forms: the module that draws a thing has both."""

from collections.abc import Mapping

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.enlarging import Enlarger, enlarge_by, enlarged, place_beside
from game.presenters.shared.tips import Lines, Teller, tip, told, told_alone
from game.presenters.wasteland_riders.board import hex_info
from game.presenters.wasteland_riders.cards import combat_card, wasteland_card
from game.presenters.wasteland_riders.cards.faces import enlarge_card, enlarge_combat
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.decision import meeting_view, option_rows, wasteland_view
from game.presenters.wasteland_riders.fight import fight_view
from game.presenters.wasteland_riders.fight.cards import earlier_card
from game.presenters.wasteland_riders.sheet import sheet_tips
from game.presenters.wasteland_riders.zones import table_tips
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.wasteland_riders.terms import CombatCard, HexId
from game.rules.wasteland_riders.world.fight import Side
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit


def describe(kit: Kit, ctx: ViewContext, handle: Handle) -> str:
    """A thing's name, then its facts on further lines; empty for the board and the panel themselves."""
    return tip(TELLERS, kit, ctx, handle)


def enlarge(canvas: Canvas, ctx: ViewContext, handle: Handle, beside: Rect) -> bool:
    """Show a card or a hex large; False for a thing without a large form, or a hidden one."""
    return enlarge_by(ENLARGERS, canvas, ctx, handle, beside)


def revealed_at(ctx: ViewContext, number: int) -> CardId | None:
    """The revealed wasteland card at this index; None if there is none."""
    cards = wasteland_view.shown_cards(ctx)
    return cards[number] if number < len(cards) else None


# Tips of things that no zone describes


def _hex(kit: Kit, ctx: ViewContext, place: HexId) -> Lines:
    return [hex_info.describe_hex(kit, ctx, place)]


def _knight(kit: Kit, ctx: ViewContext, seat: Seat) -> Lines:
    return [hex_info.describe_knight(kit, ctx, seat)]


def _villain(kit: Kit, ctx: ViewContext, marker: CardId) -> Lines:
    return [hex_info.describe_villain(kit, ctx, marker)]


def _cell(kit: Kit, ctx: ViewContext, marker: CardId) -> Lines:
    """A key cell: on the board with its hex, with a knight by its name."""
    on_board = hex_info.describe_cell(kit, ctx, marker)
    return [on_board or kit.say(f"wr-marker-{marker}")]


def _combat(kit: Kit, ctx: ViewContext, card: CombatCard) -> Lines:
    return [combat_card.describe_combat(kit, ctx.view.world, card)]


def _revealed(kit: Kit, ctx: ViewContext, number: int) -> Lines:
    card = revealed_at(ctx, number)
    return [] if card is None else [wasteland_card.describe_wasteland(kit, ctx.view.world, card)]


def _played_card(kit: Kit, ctx: ViewContext) -> Lines:
    card = _being_resolved(ctx)
    return [] if card is None else [wasteland_card.describe_wasteland(kit, ctx.view.world, card)]


def _being_resolved(ctx: ViewContext) -> CardId | None:
    move = ctx.view.world.move
    return None if move is None else move.played


def _option(kit: Kit, ctx: ViewContext, number: int) -> Lines:
    return [option_rows.describe(kit, ctx, number) or _choice(kit, ctx, number)]


def _choice(kit: Kit, ctx: ViewContext, number: int) -> str:
    """A row of the panel that explains a way out or an answer."""
    rows = (*wasteland_view.rows(kit, ctx), *meeting_view.rows(kit, ctx))
    return next((f"{row.head}\n{row.words}" for row in rows if row.handle == at.OPTION(number)), "")


TELLERS: Mapping[str, Teller] = {
    **dict(
        (
            told(at.HEX, _hex),
            told(at.KNIGHT, _knight),
            told(at.VILLAIN, _villain),
            told(at.CELL, _cell),
            told(at.COMBAT, _combat),
            told(at.REVEALED, _revealed),
            told_alone(at.PLAYED_CARD, _played_card),
            told(at.OPTION, _option),
        )
    ),
    **fight_view.TELLERS,
    **sheet_tips.TELLERS,
    **table_tips.TELLERS,
}


# Large forms that no zone provides


def _enlarge_hex(canvas: Canvas, ctx: ViewContext, beside: Rect, place: HexId) -> bool:
    size = hex_info.sheet_size(canvas.kit, ctx, place)
    hex_info.compose_hex_sheet(canvas, place_beside(canvas.kit, size, beside), ctx, place)
    return True


def _enlarge_combat(canvas: Canvas, ctx: ViewContext, beside: Rect, card: CombatCard) -> bool:
    enlarge_combat(canvas, ctx.view.world, card, beside)
    return True


def _enlarge_played(canvas: Canvas, ctx: ViewContext, beside: Rect, side: Side, clash: int) -> bool:
    played = earlier_card(ctx, side, clash)
    return played is not None and _enlarge_combat(canvas, ctx, beside, played.card)


def _enlarge_revealed(canvas: Canvas, ctx: ViewContext, beside: Rect, number: int) -> bool:
    return _enlarge_enemy(canvas, ctx, beside, revealed_at(ctx, number))


def _enlarge_played_card(canvas: Canvas, ctx: ViewContext, beside: Rect, _: Handle) -> bool:
    return _enlarge_enemy(canvas, ctx, beside, _being_resolved(ctx))


def _enlarge_fighter(canvas: Canvas, ctx: ViewContext, beside: Rect, side: Side) -> bool:
    """Show the enemy who fights; False for a knight, who has no card."""
    fight = ctx.view.world.fight
    return fight is not None and _enlarge_enemy(canvas, ctx, beside, fight.side(side).enemy)


def _enlarge_villain(canvas: Canvas, ctx: ViewContext, beside: Rect, marker: CardId) -> bool:
    enemies = ctx.view.world.mission.enemies
    return _enlarge_enemy(canvas, ctx, beside, next((one.enemy for one in enemies if one.id == marker), None))


def _enlarge_enemy(canvas: Canvas, ctx: ViewContext, beside: Rect, enemy: CardId | None) -> bool:
    if enemy is None or enemy == HIDDEN:
        return False
    enlarge_card(canvas, ctx.view.world, enemy, beside)
    return True


ENLARGERS: Mapping[str, Enlarger] = {
    **dict(
        (
            enlarged(at.HEX, _enlarge_hex),
            enlarged(at.COMBAT, _enlarge_combat),
            enlarged(at.PLAYED, _enlarge_played),
            enlarged(at.REVEALED, _enlarge_revealed),
            (at.PLAYED_CARD, _enlarge_played_card),
            enlarged(at.FOE, _enlarge_fighter),
            enlarged(at.VILLAIN, _enlarge_villain),
        )
    ),
    **sheet_tips.ENLARGERS,
    **table_tips.ENLARGERS,
}
