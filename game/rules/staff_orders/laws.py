"""What must hold in every world; random play checks it after every step."""

from collections import Counter

from game.rules.staff_orders.state import Army, World
from game.rules.staff_orders.supply import holds
from game.rules.staff_orders.terms import FACTIONS, SIGNALS_UNIT, Domain, Faction, PlaceId


def laws(world: World) -> list[str]:
    """A sentence for every law that this world breaks; empty if it breaks none."""
    broken = [law for faction in FACTIONS for law in _army_laws(world, faction)]
    return broken + _board_laws(world) + _card_laws(world)


def _army_laws(world: World, faction: Faction) -> list[str]:
    army, numbers = world.army(faction), world.setting.numbers
    flying = numbers.pieces.aircraft if world.setting.mode == "landing" else 0
    broken = []
    if sum(army.soldiers.values()) + army.reserve_soldiers != numbers.pieces.soldiers:
        broken.append(f"{faction}: soldiers on the board and in reserve are {numbers.pieces.soldiers}")
    if sum(army.aircraft.values()) + army.reserve_aircraft != flying:
        broken.append(f"{faction}: aircraft on the board and in reserve are {flying}")
    if len(world.deployed(faction)) + army.commanders + army.staging != numbers.commanders.all:
        broken.append(f"{faction}: commanders in all are {numbers.commanders.all}")
    numbers_left = (
        *army.soldiers.values(),
        *army.aircraft.values(),
        army.reserve_soldiers,
        army.reserve_aircraft,
        army.commanders,
        army.staging,
        army.momentum,
    )
    if min(numbers_left) < 0:
        broken.append(f"{faction}: nothing is counted below zero")
    if len(set(army.used)) != len(army.used):
        broken.append(f"{faction}: one space of each support pair in a round")
    if len(set(army.effects)) != len(army.effects):
        broken.append(f"{faction}: no two special effects of a kind in a turn")
    return broken + _staging_laws(world, army, faction)


def _staging_laws(world: World, army: Army, faction: Faction) -> list[str]:
    """Commanders leave staging only for Momentum and for the signals unit."""
    away = world.setting.numbers.commanders.staging - army.staging
    gained = army.momentum + (army.signals == "with_commander")
    owed = away - gained
    if owed == 0 or (owed == 1 and army.signals == "none" and not army.commanders):
        return []
    return [f"{faction}: {away} commanders have left staging, {gained} were gained"]


def _board_laws(world: World) -> list[str]:
    """Both sides are in one place only if the player in turn has entered it and the clash is still to come.

    A player who concedes may leave such a clash on the board.
    """
    broken = []
    is_over = world.outcome is not None and world.outcome.reason != "conceded"
    for layer, places in _layers(world):
        contested = [place for place in places if world.is_contested(layer, place)]
        if len(contested) > 1 or (contested and (world.turn is None or is_over)):
            broken.append(f"{layer}: at most one clash at a time, found {contested}")
    holders = [faction for faction in FACTIONS if world.army(faction).signals != "none"]
    if len(holders) > 1:
        broken.append("one faction at most holds the signals unit")
    if world.turn is None and any(not holds(world, faction, SIGNALS_UNIT) for faction in holders):
        broken.append("whoever has the signals unit controls and supplies its area")
    if set(world.commanders) - set(world.setting.spaces):
        broken.append("commanders stand on action spaces")
    tokens = Counter((*world.tokens.values(), *world.boxed))
    if world.round and tokens != Counter(world.setting.tokens):
        broken.append("every token lies on the map or in the box")
    return broken


def _layers(world: World) -> tuple[tuple[Domain, tuple[PlaceId, ...]], ...]:
    return ("land", world.setting.areas), ("air", world.setting.zones)


def _card_laws(world: World) -> list[str]:
    cards = Counter((*world.deck, *world.discard, *world.blue.hand, *world.yellow.hand))
    if cards != Counter(world.setting.deck):
        return ["every card of the mode is in exactly one place"]
    return []
