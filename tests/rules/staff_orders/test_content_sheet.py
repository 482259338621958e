"""The tables hold what the box holds."""

import pytest

from game.rules.staff_orders import GAME
from tests.rules.staff_orders.table import content, setting

KINDS = {
    "op_assault": ("black", 3, 3, [("advance", "soldiers", 2)]),
    "op_momentum": ("black", 3, 3, [("turn_end", "commander", 1)]),
    "op_ambush": ("red", 3, 3, [("land_clash", "dice", 2)]),
    "op_mobilisation": ("black", 3, 3, [("reinforce", "placing", 2)]),
    "op_artillery_strike": ("black", 3, 3, [("barrage", "dice", 2)]),
    "op_air_raid": ("black", 3, 3, [("advance", "strike", 2), ("bombard", "dice", 2)]),
    "op_parachute_drop": ("black", 3, 0, [("paradrop", "soldiers", 2)]),
    "op_aa_defence": ("red", 3, 0, [("drop_clash", "dice", 3)]),
    "op_interception": ("red", 0, 3, [("air_clash", "dice", 2)]),
    "op_wingman": ("black", 0, 3, [("flight", "aircraft", 2)]),
}


@pytest.mark.rule("SO-CARD-19", "SO-RULING-02", "SO-RULING-03", "SO-RULING-44")
def test_thirty_cards_of_ten_kinds() -> None:
    cards = content().cards
    assert sum(card.copies for card in cards.values()) == 30
    found = {
        name: (
            card.symbol,
            card.copies * ("mountain" in card.modes),
            card.copies * ("landing" in card.modes),
            [(use.when, use.do, use.number) for use in card.uses],
        )
        for name, card in cards.items()
    }
    assert found == KINDS


@pytest.mark.parametrize("scenario", ["m1", "l1", "m2", "l2"])
def test_twenty_four_cards_in_each_mode(scenario: str) -> None:
    assert len(setting(scenario).deck) == 24


@pytest.mark.rule("SO-RULING-04")
def test_the_pieces() -> None:
    numbers = content().numbers
    assert (numbers.pieces.soldiers, numbers.pieces.aircraft) == (25, 10)
    assert (numbers.commanders.reserve, numbers.commanders.staging, numbers.commanders.all) == (5, 4, 9)
    assert (numbers.rounds, numbers.stack_limit, numbers.slots) == (4, 5, 4)
    assert (numbers.reach.barrage, numbers.reach.paradrop) == (3, 2)
    dice = numbers.dice
    assert (dice.defence, dice.air_cover, dice.barrage) == (1, 1, 2)


def test_six_tokens_and_a_printed_bonus() -> None:
    found = {
        name: (bonus.token, "landing" in bonus.modes, bonus.number)
        for name, bonus in content().bonuses.items()
    }
    assert found == {
        "supply_depot": (True, True, 2),
        "forward_outpost": (True, True, 1),
        "observation_post": (True, True, 1),
        "recon_post": (True, True, 1),
        "signals_unit": (True, True, 1),
        "flight_control": (True, False, 1),
        "city_centre": (False, False, 1),
    }


def test_the_landing_side_of_the_support_board() -> None:
    landing = content().support.landing
    assert {name: (space.blue, space.yellow, space.initiative) for name, space in landing.items()} == {
        "sup_reinforce_1": (5, 4, False),
        "sup_reinforce_2": (4, 3, False),
        "sup_planning_1": (3, 3, False),
        "sup_planning_2": (2, 2, True),
        "sup_scramble_1": (5, 4, False),
        "sup_scramble_2": (4, 3, False),
    }
    assert [name for name, space in content().support.mountain.items() if space.initiative] == [
        "sup_planning_2"
    ]


def test_the_four_battlefields() -> None:
    assert [(one.id, one.map, one.seats) for one in GAME.scenarios(content())] == [
        ("m1", "m1.tmx", (2,)),
        ("m2", "m2.tmx", (2,)),
        ("l1", "l1.tmx", (2,)),
        ("l2", "l2.tmx", (2,)),
    ]
