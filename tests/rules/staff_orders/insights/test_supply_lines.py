"""The supply network, place by place."""

from game.rules.staff_orders.insights.supply_lines import supply_lines
from game.rules.staff_orders.supply import cut_off
from tests.rules.staff_orders.table import orders


def test_the_supply_network_goes_from_the_headquarters_outwards() -> None:
    joined = orders("m1", blue="w_hq 2 w_battery 0 w_front 1 town 1")
    ways = supply_lines(joined.world, "blue", "land")
    assert ways == (("m1_w_hq", "m1_w_front"), ("m1_w_front", "m1_town"))
    lost = orders("m1", blue="w_hq 0 w_battery 0 w_front 1 town 1")
    assert supply_lines(lost.world, "blue", "land") == ()


def test_stars_that_are_cut_off_are_those_of_areas_without_supply() -> None:
    assert cut_off(orders("m1", blue="w_hq 2 w_battery 0 w_front 1 town 1").world, "blue") == 0
    lost = orders("m1", blue="w_hq 0 w_battery 0 w_front 1 town 1").world
    assert cut_off(lost, "blue") == lost.setting.stars["m1_w_front"] + lost.setting.stars["m1_town"] > 0
