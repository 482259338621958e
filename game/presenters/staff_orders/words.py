"""Facts about things of the game as short lines, for tips."""

from game.i18n import captions
from game.presenters.shared.tips import Lines
from game.presenters.staff_orders.cards.operations import full_words
from game.rules.core.ids import CardId
from game.rules.staff_orders import GAME
from game.rules.staff_orders.clash import defence_dice
from game.rules.staff_orders.placement import why_not_deploy
from game.rules.staff_orders.setting import ActionSpace, Setting
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import holds, is_supplied
from game.rules.staff_orders.terms import (
    FACTIONS,
    FLIGHT_CONTROL,
    FORWARD_OUTPOST,
    OBSERVATION_POST,
    RECON_POST,
    SUPPLY_DEPOT,
    ActionName,
    BonusId,
    Domain,
    Faction,
    PlaceId,
)
from game.view.kit import Kit

HELPING: dict[ActionName, BonusId] = {
    "advance": FORWARD_OUTPOST,
    "barrage": OBSERVATION_POST,
    "paradrop": FLIGHT_CONTROL,
    "planning": RECON_POST,
    "reinforce": SUPPLY_DEPOT,
}
"""The bonus that strengthens each action."""


def of_faction(kit: Kit, faction: Faction) -> dict[str, str | int]:
    """A faction's name in every grammatical case, for a sentence."""
    return kit.texts.declined("faction", f"so-faction-{faction}")


def place_name(kit: Kit, layer: Domain, place: PlaceId) -> str:
    return kit.say(f"so-{'area' if layer == 'land' else 'zone'}-{place}")


# Places


def area_facts(kit: Kit, world: World, area: PlaceId) -> Lines:
    """Terrain and stars, headquarters, forces and supply, bonus, air zone, dice."""
    setting = world.setting
    terrain = kit.say(f"so-terrain-{_terrain(setting, area)}")
    lines = [kit.say("so-tip-terrain", terrain=terrain, stars=setting.stars[area])]
    lines += [
        kit.say("so-tip-headquarters", **of_faction(kit, faction))
        for faction, home in setting.headquarters.items()
        if home == area
    ]
    lines += standing(kit, world, "land", area)
    bonus = bonus_at(world, area)
    if bonus is not None:
        lines.append(kit.say("so-tip-bonus", bonus=kit.say(f"so-bonus-{bonus}")))
    lines.append(neighbours(kit, world, "land", area))
    zone = setting.zone_of.get(area)
    if zone is not None:
        lines.append(kit.say("so-tip-below", zone=place_name(kit, "air", zone)))
    return [*lines, *defence(kit, world, "land", area)]


def _terrain(setting: Setting, area: PlaceId) -> str:
    """Terrain is the same on all hexagons of an area."""
    space = next(space for space in setting.board.spaces if space.properties.get("area") == area)
    return str(space.properties["terrain"])


def zone_facts(kit: Kit, world: World, zone: PlaceId) -> Lines:
    """Aircraft and supply, the headquarters below, the areas, what it gives."""
    setting = world.setting
    lines = standing(kit, world, "air", zone)
    lines += [
        kit.say("so-tip-home_zone", **of_faction(kit, faction))
        for faction, home in setting.home["air"].items()
        if home == zone
    ]
    names = ", ".join(place_name(kit, "land", area) for area in setting.areas_of[zone])
    lines.append(kit.say("so-tip-areas", areas=names))
    lines.append(neighbours(kit, world, "air", zone))
    lines += defence(kit, world, "air", zone)
    return [*lines, kit.say("so-tip-zone_what")]


def neighbours(kit: Kit, world: World, layer: Domain, place: PlaceId) -> str:
    """The places within one step: peaks and deep sea make them hard to see."""
    names = ", ".join(place_name(kit, layer, other) for other in world.setting.neighbours[place])
    return kit.say("so-tip-neighbours", places=names)


def standing(kit: Kit, world: World, layer: Domain, place: PlaceId) -> Lines:
    """How many pieces each faction has there, and whether the place is supplied for its holder."""
    present = [faction for faction in FACTIONS if world.strength(faction, layer, place)]
    if not present:
        return [kit.say("so-tip-nobody")]
    lines = [present_words(kit, world, faction, layer, place) for faction in present]
    if len(present) > 1:
        return [*lines, kit.say("so-tip-clash")]
    return [*lines, supply_words(kit, world, present[0], layer, place)]


def present_words(kit: Kit, world: World, faction: Faction, layer: Domain, place: PlaceId) -> str:
    count = world.strength(faction, layer, place)
    return kit.say(f"so-tip-present_{layer}", count=count, **of_faction(kit, faction))


def supply_words(kit: Kit, world: World, faction: Faction, layer: Domain, place: PlaceId) -> str:
    """Supplied, or which of the two conditions fails: the headquarters, or the way to it."""
    if is_supplied(world, faction, layer, place):
        return kit.say("so-tip-supplied")
    home = world.setting.home[layer][faction]
    reason = "cut_off" if world.controls(faction, layer, home) else "no_home"
    return kit.say(f"so-tip-{reason}_{layer}", home=place_name(kit, layer, home))


def defence(kit: Kit, world: World, layer: Domain, place: PlaceId) -> Lines:
    """How many dice the holder of the place would roll in defence; empty if nobody holds it."""
    holder = next((faction for faction in FACTIONS if world.controls(faction, layer, place)), None)
    if holder is None:
        return []
    base, air_cover, city_centre = defence_dice(world, holder, layer, place)
    total = base + air_cover + city_centre
    facts = {"total": total, "air_cover": air_cover, "city_centre": city_centre}
    return [kit.say("so-tip-defence", **facts, **of_faction(kit, holder))]


def bonus_at(world: World, area: PlaceId) -> BonusId | None:
    """A token on an area, or the bonus printed on it; None if there is neither."""
    return world.tokens.get(area) or world.setting.printed.get(area)


def bonus_facts(kit: Kit, world: World, area: PlaceId, bonus: BonusId) -> Lines:
    """What a bonus gives, its place and its holder: control is not enough, supply is needed too."""
    lines = [kit.say(f"so-bonus-{bonus}.hint"), kit.say("so-tip-lies_on", area=place_name(kit, "land", area))]
    holder = next((faction for faction in FACTIONS if is_supplied(world, faction, "land", area)), None)
    if holder is not None:
        return [*lines, kit.say("so-tip-bonus_held", **of_faction(kit, holder))]
    return [*lines, kit.say("so-tip-bonus_free")]


# Action spaces


def space_facts(kit: Kit, world: World, own: Faction, space: ActionSpace) -> Lines:
    """What a commander does there, its strength, who is there, and why the viewer's faction cannot use it."""
    lines = [kit.say(f"so-action-{space.action}.hint"), *_strength(kit, space)]
    if space.initiative:
        lines.append(kit.say("so-tip-initiative_space"))
    if space.colour is not None:
        lines.append(kit.say("so-tip-colour", **of_faction(kit, space.colour)))
    return [*lines, *_chances(kit, world, own, space)]


def _chances(kit: Kit, world: World, own: Faction, space: ActionSpace) -> Lines:
    """What helps the viewer's faction there, and what prevents it; of the other colour only who is there."""
    lines = []
    helping = HELPING.get(space.action)
    if helping is not None and holds(world, own, helping) and space.colour in (None, own):
        lines.append(kit.say("so-tip-helped", bonus=kit.say(f"so-bonus-{helping}")))
    standing_there = world.commanders.get(space.id)
    if standing_there is not None:
        return [*lines, kit.say("so-tip-taken", **of_faction(kit, standing_there))]
    refusal = why_not_deploy(world, own, space.id)
    if refusal is not None and space.colour in (None, own):
        lines.append(kit.say("so-tip-closed", reason=captions.explain(kit.texts, GAME, refusal)))
    return lines


def _strength(kit: Kit, space: ActionSpace) -> Lines:
    if space.place is not None:
        return []
    if space.blue == space.yellow:
        return [kit.say("so-tip-strength", strength=space.blue)]
    blue, yellow = (kit.say(f"so-faction-{faction}") for faction in FACTIONS)
    return [
        kit.say("so-tip-strengths", first=blue, one=space.blue, second=yellow, other=space.yellow),
    ]


# Cards


def card_facts(kit: Kit, setting: Setting, card: CardId) -> Lines:
    """When the card is played, its effect, in whose turn; and that it can be a re-roll instead."""
    when, text = full_words(kit, setting, card)
    symbol = kit.say(f"so-card-{setting.cards[card].symbol}")
    return [when, text, symbol, kit.say("so-card-reroll")]


# Everything of one faction


def army_facts(kit: Kit, world: World, faction: Faction) -> Lines:
    """The open numbers of one faction; of its cards only how many there are."""
    army = world.army(faction)
    lines = [
        kit.say("so-tip-hand_count", count=len(army.hand)),
        kit.say("so-tip-commanders", reserve=army.commanders, staging=army.staging),
        kit.say("so-tip-soldiers", count=army.reserve_soldiers),
    ]
    if world.setting.zones:
        lines.append(kit.say("so-tip-aircraft", count=army.reserve_aircraft))
    if world.initiative == faction:
        lines.append(kit.say("so-tip-has_initiative"))
    return [*lines, kit.say("so-tip-passed")] if army.passed else lines
