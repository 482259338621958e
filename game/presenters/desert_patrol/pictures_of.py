"""Which picture and which icon stands for what: one table for cards, counters and the board."""

from collections.abc import Mapping

from game.rules.desert_patrol.terms import ActionName

PICTURES: Mapping[str, str] = {
    "lrdg_scout_a": "unit_scout",
    "lrdg_scout_b": "unit_scout",
    "lrdg_rifleman_a": "unit_rifleman",
    "lrdg_rifleman_b": "unit_rifleman",
    "lrdg_machine_gunner": "unit_machine_gunner",
    "lrdg_sniper": "unit_sniper",
    "lrdg_saboteur": "unit_saboteur",
    "lrdg_engineer": "unit_engineer",
    "lrdg_lieutenant": "unit_officer",
    "lrdg_warrant_officer": "unit_navigator",
    "lrdg_corporal_a": "unit_sergeant",
    "lrdg_corporal_b": "unit_sergeant",
    "lrdg_fog_of_war": "back_desert_fog",
    "ita_rifleman_a": "unit_rifleman_b",
    "ita_rifleman_b": "unit_rifleman_b",
    "ita_machine_gunner": "unit_machine_gunner_b",
    "ita_scout": "unit_scout_b",
    "ita_tank_driver": "unit_driver",
    "ita_gunner": "unit_gunner",
    "ita_crewman": "unit_crewman",
    "ita_platoon_sergeant": "unit_officer_b",
    "ita_staff_sergeant": "unit_radio_operator",
    "ita_corporal_a": "unit_sergeant_b",
    "ita_corporal_b": "unit_sergeant_b",
    "ita_recon_plane": "vehicle_recon_plane",
    "ita_fog_of_war": "back_desert_fog",
    "lrdg_pilot_car": "vehicle_jeep",
    "lrdg_support_truck": "vehicle_support_truck",
    "lrdg_gun_truck": "vehicle_truck",
    "ita_scout_car": "vehicle_armoured_car",
    "ita_medium_tank": "vehicle_medium_tank",
    "ita_lorry": "vehicle_support_truck",
    "objective_1": "marker_objective",
    "objective_2": "marker_objective",
    "objective_3": "marker_objective",
    "object_fuel_dump": "marker_depot",
    "object_ammo_dump": "marker_depot",
    "object_aircraft_1": "pawn_aircraft",
    "object_aircraft_2": "pawn_aircraft",
    "object_radio_mast": "marker_signals",
    "object_workshop": "marker_object",
}
"""The picture of every card, counter, vehicle, object and objective, by its id."""

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
"""What a free position shows, by the id of the position."""

OBJECT_ICONS: Mapping[str, str] = {
    "object_fuel_dump": "gas_station",
    "object_ammo_dump": "ammunition",
    "object_aircraft_1": "airplane",
    "object_aircraft_2": "airplane",
    "object_radio_mast": "bullhorn",
    "object_workshop": "wrench",
}
"""Tells objects apart whose pictures are alike."""
