"""Names: of the viewing seat, and of the players."""

from game.presenters.contract.presenter import ViewContext
from game.rules.staff_orders.terms import Faction
from game.view.kit import Kit


def own(ctx: ViewContext) -> Faction:
    """The faction of the viewing seat."""
    faction: Faction = ctx.view.world.faction_of(ctx.seat)
    return faction


def name_of(kit: Kit, ctx: ViewContext, faction: Faction) -> str:
    """The player's name; that of the faction if the player has no name."""
    seat = ctx.view.world.seat_of(faction)
    name = ctx.names[seat] if seat < len(ctx.names) else ""
    return name or kit.say(f"so-faction-{faction}")


def title_of(kit: Kit, ctx: ViewContext, faction: Faction) -> str:
    """The player's name and faction; the faction alone if the player has no name."""
    side = kit.say(f"so-faction-{faction}")
    name = name_of(kit, ctx, faction)
    return side if name == side else kit.say("so-table-player", name=name, side=side)
