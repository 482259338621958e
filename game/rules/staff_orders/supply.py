"""Control and supply, and the bonuses they give: computed from the places of the pieces, never stored."""

from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import BonusId, Domain, Faction, PlaceId, enemy


def controlled(world: World, faction: Faction, layer: Domain) -> frozenset[PlaceId]:
    """Places with the faction's pieces, except those where the enemy still defends against them."""
    own = world.pieces(faction, layer)
    if world.turn != faction:
        return frozenset([place for place, count in own.items() if count])
    other = world.pieces(enemy(faction), layer)
    return frozenset([place for place, count in own.items() if count and not other[place]])


def supplied(world: World, faction: Faction, layer: Domain) -> frozenset[PlaceId]:
    """The controlled places connected by controlled places to the HQ area, or to the HQ zone.

    It depends on the pieces of the layer and on whose turn it is.
    """
    setting, question = world.setting, (faction, layer)
    inputs = (world.blue.pieces(layer), world.yellow.pieces(layer), world.turn)
    found: frozenset[PlaceId] | None = setting.memo.get_for(inputs, question)
    if found is None:
        reached = setting.connected(faction, layer, controlled(world, faction, layer))
        found = setting.memo.put_for(inputs, question, reached)
    return found


def is_supplied(world: World, faction: Faction, layer: Domain, place: PlaceId) -> bool:
    return place in supplied(world, faction, layer)


def sources(world: World, faction: Faction, layer: Domain, place: PlaceId) -> tuple[PlaceId, ...]:
    """The adjacent places that the faction controls and supplies."""
    own = world.pieces(faction, layer)
    near = [other for other in world.setting.neighbours[place] if own[other]]
    if not near:
        return ()
    reached = supplied(world, faction, layer)
    return tuple([other for other in near if other in reached])


def place_of_token(world: World, bonus: BonusId) -> PlaceId | None:
    return next((place for place, token in world.tokens.items() if token == bonus), None)


def holds(world: World, faction: Faction, bonus: BonusId) -> bool:
    """Whether the faction controls and supplies the area with this token."""
    place = place_of_token(world, bonus)
    return place is not None and is_supplied(world, faction, "land", place)


def bonus(world: World, faction: Faction, token: BonusId) -> int:
    """The amount a token adds for this faction now; 0 if the faction does not hold it."""
    return world.setting.content.bonuses[token].number if holds(world, faction, token) else 0


def score(world: World, faction: Faction) -> int:
    """The stars of every area the faction controls and supplies."""
    return sum(world.setting.stars[area] for area in supplied(world, faction, "land"))


def cut_off(world: World, faction: Faction) -> int:
    """The stars of areas that are controlled but not supplied: they do not count."""
    areas = controlled(world, faction, "land") - supplied(world, faction, "land")
    return sum(world.setting.stars[area] for area in areas)
