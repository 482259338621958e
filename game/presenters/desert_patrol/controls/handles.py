"""The names of all things on the table of Desert Patrol that can be pointed at. Nothing else has a name.

hand/2                          the card at this place of the own hand, counted from 0
play/0                          the card at this place of the own play area
reserve/lrdg_sniper             the pile of this kind of card in the own reserve
deck, discard                   the own piles
bid                             where the bid for the initiative lies face down
play                            the own play area as a whole
wait                            where a card is dropped to hunker down
fog                             the own supply of Fog of War
enemy_deck, enemy_discard, enemy_panel
tile/11B                        a tile of the map
escape/11B                      beside that tile: where counters leave the board
counter/lrdg_scout_a            a soldier on foot, or a vehicle, on its tile
crew/lrdg_scout_a               a soldier on his position, on the card of his vehicle
seat/lrdg_gun_truck/driver      a position on the card of a vehicle, free or taken
vehicle/lrdg_gun_truck          the card of a vehicle, whoever it lies before
object/object_fuel_dump         an object on its tile
"""

from game.rules.core.board import SpaceId
from game.rules.core.ids import CardId
from game.rules.desert_patrol.terms import CounterId
from game.view.handles import Handle

DECK = "deck"
DISCARD = "discard"
BID = "bid"
PLAY = "play"
WAIT = "wait"
FOG = "fog"
ENEMY_DECK = "enemy_deck"
ENEMY_DISCARD = "enemy_discard"
ENEMY_PANEL = "enemy_panel"


def in_hand(place: int) -> Handle:
    return f"hand/{place}"


def in_play(place: int) -> Handle:
    return f"play/{place}"


def in_enemy_play(place: int) -> Handle:
    return f"enemy_play/{place}"


def in_reserve(card: CardId) -> Handle:
    return f"reserve/{card}"


def tile(space: SpaceId) -> Handle:
    return f"tile/{space}"


def escape(space: SpaceId) -> Handle:
    return f"escape/{space}"


def counter(name: CounterId) -> Handle:
    return f"counter/{name}"


def crew(soldier: CounterId) -> Handle:
    return f"crew/{soldier}"


def seat(vehicle: CounterId, position: str) -> Handle:
    return f"seat/{vehicle}/{position}"


def vehicle_card(name: CounterId) -> Handle:
    return f"vehicle/{name}"


def object_marker(name: str) -> Handle:
    return f"object/{name}"


def parse(handle: Handle) -> tuple[str, ...]:
    """The kind of thing and what tells it from others of its kind: `seat`, `lrdg_gun_truck`, `driver`."""
    return tuple(handle.split("/"))
