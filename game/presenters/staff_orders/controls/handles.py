"""The handles of all things on the table of Staff Orders that can be pointed at. Nothing else has one.

hand/2                          the card at this place of the own hand, counted from 0
deck, discard                   the piles both players share
area/m1_town                    a land area: all its hexagons
zone/l1_z_teal                  the sector of an air zone
space/m1_town.advance           an action space, on the board, in a sector or on the support board
commander/m1_town.advance       the commander standing on that space
soldiers/blue/m1_town           the soldiers of a faction on an area, as one pile
aircraft/blue/l1_z_teal         the aircraft of a faction in a zone
bonus/m1_town                   the bonus of an area, a token or printed
bonus_row/m1_town               the same bonus in the list of all that are held
standing/blue                   what a faction has of what is needed to win
reserve/commanders, reserve/soldiers, reserve/aircraft      what the seat has in its reserve
staging                         the own staging zone
enemy_reserve/commanders …, enemy_staging, enemy_panel
round                           the round track with its token
dice                            the dice that lie in the tray
flying/soldiers/blue/2/0        two soldiers on their way, told from others by a number or by where they come
                                from; nothing lies under this name, so nothing is hidden
"""

from typing import Literal

from game.rules.staff_orders.terms import FACTIONS, ActionSpaceId, Domain, Faction, PlaceId
from game.view.handles import Handle, HandleKind, OneOf

DECK = "deck"
DISCARD = "discard"
STAGING = "staging"
ENEMY_STAGING = "enemy_staging"
ENEMY_PANEL = "enemy_panel"
ROUND = "round"
DICE = "dice"

Supply = Literal["commanders", "soldiers", "aircraft"]
SUPPLIES: tuple[Supply, ...] = ("commanders", "soldiers", "aircraft")

HAND = HandleKind("hand", int)
AREA = HandleKind("area", PlaceId)
ZONE = HandleKind("zone", PlaceId)
SOLDIERS = HandleKind("soldiers", OneOf(FACTIONS), PlaceId)
AIRCRAFT = HandleKind("aircraft", OneOf(FACTIONS), PlaceId)
SPACE = HandleKind("space", ActionSpaceId)
COMMANDER = HandleKind("commander", ActionSpaceId)
BONUS = HandleKind("bonus", PlaceId)
BONUS_ROW = HandleKind("bonus_row", PlaceId)
RESERVE = HandleKind("reserve", OneOf(SUPPLIES))
ENEMY_RESERVE = HandleKind("enemy_reserve", OneOf(SUPPLIES))
STANDING = HandleKind("standing", OneOf(FACTIONS))
FLYING = HandleKind("flying", OneOf(SUPPLIES), OneOf(FACTIONS), int, str)


def place(layer: Domain, name: PlaceId) -> Handle:
    """The handle of an area, or of the sector of a zone."""
    return AREA(name) if layer == "land" else ZONE(name)


def place_of(handle: Handle) -> tuple[Domain, PlaceId] | None:
    """The layer and the place of such a handle; None for any other."""
    if (area := AREA.of(handle)) is not None:
        return "land", area
    zone = ZONE.of(handle)
    return None if zone is None else ("air", zone)


def pieces(layer: Domain, faction: Faction, name: PlaceId) -> Handle:
    """The handle of the soldiers, or aircraft, of a faction in a place."""
    return SOLDIERS(faction, name) if layer == "land" else AIRCRAFT(faction, name)


def pieces_of(handle: Handle) -> tuple[Domain, Faction, PlaceId] | None:
    """The layer, faction and place of such a handle; None for any other."""
    if (soldiers := SOLDIERS.fields(handle)) is not None:
        return ("land", *soldiers)
    aircraft = AIRCRAFT.fields(handle)
    return None if aircraft is None else ("air", *aircraft)


def pile_of(faction: Faction, handle: Handle) -> tuple[Domain, PlaceId] | None:
    """The place of a pile of this faction, pointed at by itself or by its place; None for any other thing."""
    pile = pieces_of(handle)
    if pile is None:
        return place_of(handle)
    layer, owner, name = pile
    return (layer, name) if owner == faction else None
