"""All pictures of the kit: whoever adds a module of scenes names it here."""

from importlib import import_module

from tools.art.gallery import PICTURES, Picture

MODULES = (
    "desert_patrol.fogs",
    "desert_patrol.italians",
    "desert_patrol.objects",
    "desert_patrol.patrol",
    "desert_patrol.vehicles",
    "last_comrade.attacks",
    "last_comrade.equipment",
    "last_comrade.events",
    "last_comrade.manoeuvres",
    "staff_orders.bonuses",
    "staff_orders.operations",
    "staff_orders.pieces",
    "wasteland_riders.enemies_gangs",
    "wasteland_riders.enemies_beasts",
    "wasteland_riders.enemies_mutants",
    "wasteland_riders.enemies_robots",
    "wasteland_riders.backdrops",
    "wasteland_riders.cities",
    "wasteland_riders.contracts_general",
    "wasteland_riders.contracts_private",
    "wasteland_riders.events",
    "wasteland_riders.gear_blades",
    "wasteland_riders.gear_guns",
    "wasteland_riders.gear_medicine",
    "wasteland_riders.gear_tools",
    "wasteland_riders.gear_worn",
    "wasteland_riders.luck_early",
    "wasteland_riders.luck_late",
    "wasteland_riders.rides",
    "wasteland_riders.strangers",
)


def collected() -> dict[str, Picture]:
    for module in MODULES:
        import_module(f"tools.art.{module}")
    return PICTURES
