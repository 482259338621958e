"""The names of all things on the table of Staff Orders that can be pointed at. Nothing else has a name.

hand/2                          the card at this place of the own hand, counted from 0
deck, discard                   the piles both players share
area/m1_town                    a land area: all its hexagons
zone/l1_z_teal                  the sector of an air zone
space/m1_town.advance           an action space, on the board, in a sector or on the support board
commander/m1_town.advance       the commander standing on that space
soldiers/blue/m1_town           the soldiers of a faction on an area, as one pile
aircraft/blue/l1_z_teal         the aircraft of a faction in a zone
bonus/m1_town                   the bonus of an area, a token or printed
reserve/commanders, reserve/soldiers, reserve/aircraft      what the seat has in its reserve
staging                         the own staging zone
enemy_reserve/commanders …, enemy_staging, enemy_panel
round                           the round track with its token
dice                            the dice that lie in the tray
flying/soldiers/blue/2/0        two soldiers on their way; nothing lies under this name, so nothing is hidden
"""

from typing import Literal

from game.presenters.contract.offers import Handle
from game.rules.staff_orders.terms import ActionSpaceId, Faction, Layer, PlaceId

DECK = "deck"
DISCARD = "discard"
STAGING = "staging"
ENEMY_STAGING = "enemy_staging"
ENEMY_PANEL = "enemy_panel"
ROUND = "round"
DICE = "dice"

Supply = Literal["commanders", "soldiers", "aircraft"]
LAYERS: dict[str, Layer] = {"soldiers": "land", "area": "land", "aircraft": "air", "zone": "air"}
"""In which layer a pile lies, or a place."""


def in_hand(place: int) -> Handle:
    return f"hand/{place}"


def place(layer: Layer, name: PlaceId) -> Handle:
    """An area, or the sector of a zone."""
    return f"{'area' if layer == 'land' else 'zone'}/{name}"


def pieces(layer: Layer, faction: Faction, name: PlaceId) -> Handle:
    """The soldiers, or aircraft, of a faction in a place."""
    return f"{'soldiers' if layer == 'land' else 'aircraft'}/{faction}/{name}"


def space(name: ActionSpaceId) -> Handle:
    return f"space/{name}"


def commander(name: ActionSpaceId) -> Handle:
    return f"commander/{name}"


def bonus(name: PlaceId) -> Handle:
    return f"bonus/{name}"


def reserve(supply: Supply) -> Handle:
    return f"reserve/{supply}"


def enemy_reserve(supply: Supply) -> Handle:
    return f"enemy_reserve/{supply}"


def flying(supply: Supply, faction: Faction, count: int, mark: int | ActionSpaceId) -> Handle:
    """Pieces on their way from pile to pile; a number, or where they come from, tells several apart."""
    return f"flying/{supply}/{faction}/{count}/{mark}"


def parse(handle: Handle) -> tuple[str, ...]:
    """The kind of thing and what tells it from others of its kind: `soldiers`, `blue`, `m1_town`."""
    return tuple(handle.split("/"))


def pile_of(faction: Faction, handle: Handle) -> tuple[Layer, PlaceId] | None:
    """Where a pile of this faction lies, pointed at by itself or by its place; None for any other thing."""
    kind, *rest = parse(handle)
    if kind not in LAYERS or (len(rest) > 1 and rest[0] != faction):
        return None
    return LAYERS[kind], PlaceId(rest[-1])
