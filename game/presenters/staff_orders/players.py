"""Who is meant: the seat that looks, and the players by name."""

from game.presenters.presenter import Sight
from game.rules.staff_orders.terms import Faction
from game.view.kit import Kit


def own(sight: Sight) -> Faction:
    """The faction of the seat that looks."""
    faction: Faction = sight.view.world.faction_of(sight.seat)
    return faction


def name_of(kit: Kit, sight: Sight, faction: Faction) -> str:
    """The player's name; that of the faction where nobody gave one."""
    seat = sight.view.world.seat_of(faction)
    name = sight.names[seat] if seat < len(sight.names) else ""
    return name or kit.say(f"so-faction-{faction}")


def title_of(kit: Kit, sight: Sight, faction: Faction) -> str:
    """The player's name and faction; the faction alone where nobody gave a name."""
    side = kit.say(f"so-faction-{faction}")
    name = name_of(kit, sight, faction)
    return side if name == side else kit.say("so-table-player", name=name, side=side)
