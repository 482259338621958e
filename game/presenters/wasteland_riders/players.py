"""The names of players and knights around the table."""

from game.presenters.contract.presenter import ViewContext
from game.rules.core.ids import Seat
from game.view.kit import Kit


def player_name(kit: Kit, ctx: ViewContext, seat: Seat) -> str:
    """The player's name, or the number of the seat if there is no name."""
    given = ctx.names[seat] if seat < len(ctx.names) else ""
    return given or kit.say(f"wr-player-{seat}")


def title_of(kit: Kit, ctx: ViewContext, seat: Seat) -> str:
    """Player and knight: `Ola · Naomi`; the player alone before a knight is chosen."""
    knight = ctx.view.world.knights[seat].knight
    name = player_name(kit, ctx, seat)
    return f"{name} · {kit.say(f'wr-knight-{knight}.short')}" if knight else name


def knight_name(kit: Kit, ctx: ViewContext, seat: Seat) -> str:
    """The knight of a seat, or the player before a knight is chosen."""
    knight = ctx.view.world.knights[seat].knight
    return kit.say(f"wr-knight-{knight}") if knight else player_name(kit, ctx, seat)
