"""Players by name, and the Comrade of the seat that looks."""

from typing import TYPE_CHECKING

from game.presenters.contract.presenter import ViewContext
from game.rules.core.ids import Seat
from game.rules.last_comrade.terms import ComradeId
from game.view.kit import Kit

if TYPE_CHECKING:
    from game.rules.last_comrade.state import World


def own(ctx: ViewContext) -> ComradeId | None:
    """The Comrade of the seat that looks; None before characters are dealt."""
    order = ctx.view.world.order
    return order[ctx.seat] if ctx.seat < len(order) else None


def name_of_seat(kit: Kit, ctx: ViewContext, seat: Seat) -> str:
    """The player's name; without one the Comrade's name, and before there is one the player's number."""
    world: World = ctx.view.world
    if seat < len(ctx.names) and ctx.names[seat]:
        return ctx.names[seat]
    if seat < len(world.order):
        return comrade_name(kit, world.order[seat])
    return kit.say("lc-table-player_number", number=seat + 1)


def comrade_name(kit: Kit, comrade: ComradeId, *, is_short: bool = False) -> str:
    return kit.say(f"lc-comrade-{comrade}.short" if is_short else f"lc-comrade-{comrade}")


def name_of(kit: Kit, ctx: ViewContext, comrade: ComradeId) -> str:
    """The name of a Comrade's player; the Comrade's name if the player has none."""
    return name_of_seat(kit, ctx, ctx.view.world.players[comrade].seat)


def title_of(kit: Kit, ctx: ViewContext, comrade: ComradeId, *, is_short: bool = False) -> str:
    """The player's name and the Comrade; the Comrade alone if the player has no name."""
    player, side = name_of(kit, ctx, comrade), comrade_name(kit, comrade, is_short=is_short)
    if player in (side, comrade_name(kit, comrade)):
        return side
    return kit.say("lc-table-player", name=player, comrade=side)
