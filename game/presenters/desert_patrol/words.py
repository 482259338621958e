"""Facts about things of the game as short lines, for tips and large cards."""

from game.presenters.desert_patrol.cards.soldiers import action_words
from game.rules.core.board import SpaceId
from game.rules.core.ids import CardId
from game.rules.desert_patrol.setting import Setting
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import SIDES, CounterId
from game.view.kit import Kit


def card_facts(kit: Kit, setting: Setting, card: CardId) -> list[str]:
    """Initiative, squad and actions of a card."""
    printed = setting.cards[card]
    lines = [kit.say("dp-table-initiative", value=printed.initiative)]
    if printed.kind == "fog":
        return [*lines, kit.say("dp-table-fog_sentence")]
    if printed.squad is not None:
        lines.append(kit.say("dp-table-squad", squad=printed.squad))
    lines.extend(action_words(kit, action) for action in printed.actions)
    if printed.kind == "command":
        lines.append(kit.say("dp-table-command_card"))
    return lines


def defence_words(kit: Kit, setting: Setting, counter: CounterId) -> str:
    """The number to roll against a counter, before cover and range."""
    printed = setting.counters[counter]
    if printed.normal is not None and printed.armour is not None:
        return kit.say("dp-table-defence_both", normal=printed.normal, armour=printed.armour)
    if printed.armour is not None:
        return kit.say("dp-table-defence_armour", armour=printed.armour)
    return kit.say("dp-table-defence_normal", normal=printed.normal or 0)


def soldier_facts(kit: Kit, world: World, soldier: CounterId, left: int | None = None) -> list[str]:
    """Facts about a soldier on the board; `left` is the number of cards outside the reserve, None
    if unknown.
    """
    printed, man = world.setting.counters[soldier], world.soldiers[soldier]
    lines = [defence_words(kit, world.setting, soldier)]
    if printed.squad is not None:
        lines.append(kit.say("dp-table-squad", squad=printed.squad))
    if printed.specialisation is not None:
        name = kit.say(f"dp-specialisation-{printed.specialisation}")
        lines.append(kit.say("dp-table-specialisation", specialisation=name))
    if left is not None:
        lines.append(kit.say("dp-table-cards_left", count=left))
        reserve = world.forces(printed.side).reserve.count(CardId(soldier))
        if reserve:
            lines.append(kit.say("dp-table-cards_in_reserve", count=reserve))
    if man.vehicle is not None and man.position is not None:
        vehicle = kit.say(f"dp-counter-{man.vehicle}")
        position = kit.say(f"dp-position-{man.vehicle}-{man.position}")
        lines.append(kit.say("dp-table-rides", vehicle=vehicle, position=position))
    if man.pinned:
        lines.append(kit.say("dp-table-pinned"))
    return lines


def vehicle_facts(kit: Kit, world: World, name: CounterId) -> list[str]:
    """Damage and crew of a vehicle on the board."""
    printed, vehicle = world.setting.vehicles[name], world.vehicles[name]
    damage = kit.say(
        "dp-table-damage", damage=vehicle.damage, integrity=printed.integrity, critical=printed.critical
    )
    crew = ", ".join(kit.say(f"dp-counter-{soldier}") for soldier in world.crew(name))
    return [damage, kit.say("dp-table-crew_of", crew=crew) if crew else kit.say("dp-table-crew_none")]


def seat_facts(kit: Kit, world: World, vehicle: CounterId, position: str) -> list[str]:
    """Who sits on a position, what it offers and what that requires."""
    printed = next(one for one in world.setting.vehicles[vehicle].positions if one.id == position)
    taken = [name for name in world.crew(vehicle) if world.soldiers[name].position == position]
    lines = (
        [kit.say("dp-table-seat_taken", soldier=kit.say(f"dp-counter-{taken[0]}"))]
        if taken
        else [kit.say("dp-table-seat_free")]
    )
    lines.extend(action_words(kit, action) for action in printed.actions)
    if not printed.actions:
        lines.append(kit.say("dp-table-seat_plain"))
    if printed.requires is not None:
        name = kit.say(f"dp-specialisation-{printed.requires}")
        lines.append(kit.say("dp-table-seat_needs", specialisation=name))
    return lines


def tile_facts(kit: Kit, world: World, tile: SpaceId) -> list[str]:
    """Terrain, cover, the sides with markers there, and its points."""
    printed = world.setting.tiles[tile]
    lines = [
        kit.say("dp-table-terrain", theme=kit.say(f"dp-theme-{printed.theme}")),
        kit.say("dp-table-cover_hill") if printed.hill else kit.say("dp-table-cover", cover=printed.cover),
    ]
    if printed.difficult:
        lines.append(kit.say("dp-table-difficult"))
    if tile in world.setting.objectives:
        lines.append(kit.say("dp-table-objective", points=world.setting.objectives[tile]))
    for side in SIDES:
        face = world.forces(side).markers.get(tile)
        if face is not None:
            lines.append(kit.say(f"dp-table-marker_{face}", side=kit.say(f"dp-side-{side}")))
    return lines
