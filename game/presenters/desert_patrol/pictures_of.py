"""Which picture and which icon stands for each thing, on cards, counters and the board."""

from collections.abc import Mapping

from game.presenters.shared.cards.own_pictures import own_picture
from game.rules.desert_patrol.terms import ActionName
from game.view.kit import Kit

KINDS = ("soldier", "vehicle", "fog")
"""The prefixes of the pictures of cards and counters: `soldier_lrdg_scout_a`, `vehicle_ita_lorry`."""
A_SOLDIER, A_VEHICLE, A_FOG, AN_OBJECT = "unit_rifleman", "vehicle_truck", "back_desert_fog", "marker_object"
"""The pictures of things without their own, such as cards of a mod."""


def picture_of(kit: Kit, name: str, otherwise: str = A_SOLDIER) -> str:
    """The picture of a card and of the counter of the same name."""
    found = (own_picture(kit, kind, name) for kind in KINDS)
    return next((picture for picture in found if picture is not None), otherwise)


def picture_of_object(kit: Kit, name: str) -> str:
    """Pictures of objects have the objects' ids as names."""
    return name if kit.pictures.has(name) else AN_OBJECT


ACTION_ICONS: Mapping[ActionName, str] = {
    "drive": "truck",
    "move": "walk",
    "scout": "binoculars",
    "stealth": "incognito",
    "reinforce": "account_plus",
    "command": "cards",
    "conceal": "eye_off",
    "control": "flag",
    "follow_me": "bullhorn",
    "navigate": "compass",
    "recon": "weather_fog",
    "repair": "wrench",
    "observe": "eye",
    "attack": "target",
    "airstrike": "airplane",
    "detonate": "bomb",
    "anti_tank": "tank",
    "suppress": "ammunition",
}

SEAT_ICONS: Mapping[str, str] = {
    "driver": "steering",
    "navigator": "compass",
    "gun": "target",
    "gunner": "ammunition",
    "hull": "ammunition",
    "mate": "account",
    "bench_1": "seat",
    "bench_2": "seat",
}
"""The icon of a free position, by the id of the position."""

OBJECT_ICONS: Mapping[str, str] = {
    "object_fuel_dump": "gas_station",
    "object_ammo_dump": "ammunition",
    "object_aircraft_1": "airplane",
    "object_aircraft_2": "airplane",
    "object_radio_mast": "bullhorn",
    "object_workshop": "wrench",
}
"""The icons that tell objects with the same picture apart."""
