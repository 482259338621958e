"""The words of the rulebook as types."""

from typing import Literal, NewType

Faction = Literal["blue", "yellow"]
FACTIONS: tuple[Faction, Faction] = ("blue", "yellow")

Mode = Literal["mountain", "landing"]
Domain = Literal["land", "air"]
"""Soldiers are in land areas, aircraft in air zones; control and supply work alike on both layers."""

PlaceId = NewType("PlaceId", str)
"""A land area or an air zone."""
ActionSpaceId = NewType("ActionSpaceId", str)
"""A space for one commander, on the main board or the support board."""
BonusId = NewType("BonusId", str)

ActionName = Literal[
    "advance", "flight", "paradrop", "barrage", "bombard", "reinforce", "planning", "scramble"
]
SupportName = Literal["reinforce", "planning", "scramble"]
Window = Literal[
    "advance",
    "flight",
    "paradrop",
    "barrage",
    "bombard",
    "reinforce",
    "turn_end",
    "land_clash",
    "drop_clash",
    "air_clash",
]
"""The moment to play a special effect; a clash after a Paradrop is both a `drop_clash` and a `land_clash`."""
Verb = Literal["soldiers", "aircraft", "dice", "strike", "placing", "commander"]
Purpose = Literal["barrage", "bombard", "air_raid", "land_clash", "drop_clash", "air_clash"]
"""The purpose of a roll."""

SUPPLY_DEPOT = BonusId("supply_depot")
FORWARD_OUTPOST = BonusId("forward_outpost")
OBSERVATION_POST = BonusId("observation_post")
RECON_POST = BonusId("recon_post")
SIGNALS_UNIT = BonusId("signals_unit")
FLIGHT_CONTROL = BonusId("flight_control")
CITY_CENTRE = BonusId("city_centre")
BONUSES = (
    SUPPLY_DEPOT,
    FORWARD_OUTPOST,
    OBSERVATION_POST,
    RECON_POST,
    SIGNALS_UNIT,
    FLIGHT_CONTROL,
    CITY_CENTRE,
)


def enemy(faction: Faction) -> Faction:
    return "yellow" if faction == "blue" else "blue"
