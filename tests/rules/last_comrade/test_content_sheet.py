"""The tables hold what the box holds, and every card does what its face says."""

from collections import Counter
from typing import Any

import pytest

from game.config.paths import PROJECT
from game.i18n import LANGUAGES, Texts
from tests.rules.last_comrade.table import content

rule = pytest.mark.rule

ANY = (
    "turn_start",
    "after_targets",
    "after_commit",
    "before_reveal",
    "card_revealed",
    "before_damage",
    "after_damage",
    "after_refill",
)

COMRADES = {
    "dominika": {"swaps_hands": True},
    "nikolai": {"lucky": True},
    "wasyl": {"heals_on_comrades": 2},
    "jurge": {"reduces": {"splash_indirect": 1}},
    "misza": {"extra_steps": 1, "reduces": {"special": 1}},
    "olga": {"sapper": True, "heals_on_hazards": 1},
    "igor": {"extra_durability": 1},
    "tamara": {"reduces": {"linear": 1}},
    "jadwiga": {"heals_on_event": 1},
    "grisza": {"stubborn_against": ("zamiana", "zaslona_dymna", "rozkaz_komisarza", "trip", "human_shield")},
}
ATTACKS = {
    # copies, type, group, aim, places, main, indirect, effect
    "trench_volley": (2, "linear", "strike", "place", (1,), 3, 0, "none"),
    "heavy_mg": (2, "linear", "strike", "place", (2,), 4, 0, "none"),
    "ambush": (2, "linear", "strike", "place", (4,), 4, 0, "none"),
    "bullet_in_the_back": (2, "linear", "strike", "last", (), 3, 0, "none"),
    "marksman": (1, "linear", "strike", "most_life", (), 3, 0, "none"),
    "stray_bullet": (1, "linear", "strike", "random", (), 3, 0, "none"),
    "laser": (2, "linear", "strike", "holder", (), 2, 0, "none"),
    "grenade": (2, "splash", "strike", "place", (2,), 3, 2, "none"),
    "mortar": (2, "splash", "strike", "place", (4,), 4, 2, "none"),
    "air_bomb": (2, "splash", "strike", "middle", (), 4, 2, "none"),
    "petrol_bomb": (1, "splash", "strike", "last", (), 3, 2, "none"),
    "rocket_storm": (1, "splash", "strike", "places", (1, 3, 5, 7, 9), 3, 0, "none"),
    "barrage": (1, "splash", "strike", "places", (2, 5, 8), 3, 1, "none"),
    "signal_flare": (1, "splash", "strike", "holder", (), 3, 2, "none"),
    "tear_gas": (2, "splash", "strike", "place", (3,), 2, 1, "gas"),
    "towarzysze": (3, "special", "setup", "none", (), 0, 0, "draft"),
    "mine": (4, "special", "setup", "none", (), 2, 0, "mine"),
    "barbed_wire": (2, "special", "setup", "none", (), 0, 0, "wire"),
    "russian_roulette": (2, "special", "setup", "none", (), 2, 0, "roulette"),
    "sniper": (2, "special", "strike", "none", (), 2, 0, "hit_moved"),
    "stragglers": (1, "special", "strike", "none", (), 2, 0, "hit_unmoved"),
}
BOTH = ("forward", "back")
MANOEUVRES = {
    # copies, directions, steps, status, exchange
    "step_up": (3, ("forward",), (1,), None, "none"),
    "advance": (5, ("forward",), (2,), None, "none"),
    "charge": (3, ("forward",), (3,), None, "none"),
    "step_back": (3, ("back",), (1,), None, "none"),
    "fall_back": (5, ("back",), (2,), None, "none"),
    "leg_it": (4, ("back",), (3,), None, "none"),
    "anywhere": (4, BOTH, (1, 2), None, "none"),
    "unik": (6, (), (), "dodge", "none"),
    "padnij": (6, (), (), "prone", "none"),
    "roll": (2, BOTH, (1,), "dodge", "none"),
    "crawl": (2, BOTH, (1,), "prone", "none"),
    "fubar": (3, (), (), "fubar", "none"),
    "zamiana": (3, (), (), None, "own"),
    "zaslona_dymna": (3, (), (), None, "others"),
}
EVENTS = {
    # copies, number, windows
    "niet": (4, 0, ("event_response",)),
    "stoj": (3, 0, ANY),
    "wsjo_rawno": (2, 0, ANY),
    "rozkaz_komisarza": (3, 0, ANY),
    "moonshine": (3, 2, ANY),
    "new_orders": (2, 0, ANY[2:5]),
    "fire_correction": (2, 0, ANY[1:6]),
    "trip": (2, 0, ("card_revealed",)),
    "requisition": (2, 0, ANY),
    "shakedown": (1, 0, ANY),
    "human_shield": (2, 0, ("hit",)),
}
LINES, SPLASHES = ("linear",), ("splash_main", "splash_indirect")
EQUIPMENT = {
    # copies, durability, number, against
    "car_door": (2, 2, 0, (*LINES, *SPLASHES)),
    "tank_rudy_102": (1, 2, 0, ()),
    "helmet": (2, 3, 1, (*LINES, *SPLASHES, "special")),
    "frying_pan": (2, 2, 2, LINES),
    "sandbag": (1, 2, 2, SPLASHES),
    "stolen_boots": (2, 3, 1, ()),
    "revolver": (1, 2, 1, ()),
    "lucky_medallion": (1, 1, 0, ()),
}
PRESETS = {
    "duel": ((2,), 10),
    "duel_short": ((2,), 5),
    "squad": ((3, 4), 10),
    "squad_short": ((3, 4), 5),
    "platoon": ((5, 6, 7, 8), 5),
    "platoon_long": ((5, 6, 7, 8), 10),
    "horde": ((9, 10), 5),
    "horde_long": ((9, 10), 10),
}


def copies(cards: Any) -> int:
    return sum(card.copies for card in cards.values())


@rule("LC-COMP-01", "LC-COMP-04", "LC-RULING-43")
def test_ten_comrades_with_one_ability_each() -> None:
    blank = type(content().comrades["igor"])()
    fields = blank.__struct_fields__
    found = {
        name: {field: value for field in fields if (value := getattr(one, field)) != getattr(blank, field)}
        for name, one in content().comrades.items()
    }
    assert found == COMRADES


@rule("LC-COMP-07", "LC-ATK-01")
def test_thirty_eight_attack_cards_of_three_types() -> None:
    attacks = content().attacks
    found = {
        name: (one.copies, one.type, one.group, one.aim, one.places, one.main, one.indirect, one.effect)
        for name, one in attacks.items()
    }
    assert found == ATTACKS
    types = Counter[str]()
    groups = Counter[str]()
    for one in attacks.values():
        types[one.type] += one.copies
        groups[one.group] += one.copies
    assert types == {"linear": 12, "splash": 12, "special": 14}
    assert groups == {"strike": 27, "setup": 11}


@rule("LC-COMP-07")
def test_which_attacks_follow_pierce_or_fly_towards_the_front() -> None:
    attacks = content().attacks
    assert [name for name, one in attacks.items() if one.follows] == ["marksman", "signal_flare"]
    assert [name for name, one in attacks.items() if one.pierces] == ["laser"]
    assert [name for name, one in attacks.items() if one.direction == "forward"] == ["bullet_in_the_back"]


@rule("LC-COMP-06")
def test_five_target_cards_are_enough_for_every_attack() -> None:
    assert content().numbers.target_cards == 5
    assert max(len(one.places) for one in content().attacks.values()) == 5


@rule("LC-COMP-08")
def test_ninety_action_cards_of_three_kinds() -> None:
    found = content()
    assert (copies(found.manoeuvres), copies(found.events), copies(found.equipment)) == (52, 26, 12)
    assert not hasattr(next(iter(found.manoeuvres.values())), "durability")
    assert not hasattr(next(iter(found.events.values())), "durability")


@rule("LC-COMP-08")
def test_fifty_two_manoeuvres() -> None:
    found = {
        name: (one.copies, one.directions, one.steps, one.status, one.exchange)
        for name, one in content().manoeuvres.items()
    }
    assert found == MANOEUVRES
    moving = [one for one in content().manoeuvres.values() if one.is_movement]
    assert sum(one.copies for one in moving) == 31
    assert sum(one.copies for one in moving if one.status is None) == 27
    for status in ("dodge", "prone"):
        assert sum(one.copies for one in content().manoeuvres.values() if one.status == status) == 8


@rule("LC-COMP-08")
def test_twenty_six_events_and_their_windows() -> None:
    found = {name: (one.copies, one.number, one.windows) for name, one in content().events.items()}
    assert found == EVENTS


@rule("LC-COMP-08")
def test_twelve_pieces_of_equipment() -> None:
    found = {
        name: (one.copies, one.durability, one.number, one.against)
        for name, one in content().equipment.items()
    }
    assert found == EQUIPMENT


def test_sixty_four_designs_and_no_id_twice() -> None:
    found = content()
    ids = [*found.comrades, *found.attacks, *found.manoeuvres, *found.events, *found.equipment]
    assert len(ids) == len(set(ids)) == 64


@rule("LC-SETUP-02", "LC-VAR-01", "LC-VAR-02", "LC-VAR-04")
def test_the_presets() -> None:
    assert {name: (one.seats, one.life) for name, one in content().scenarios.items()} == PRESETS
    assert sorted({count for one in content().scenarios.values() for count in one.seats}) == list(
        range(2, 11)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_comrade_has_a_name_and_a_text(language: str) -> None:
    texts = Texts.load(PROJECT / "assets" / "lang", language)
    found = content()
    cards = [*found.attacks, *found.manoeuvres, *found.events, *found.equipment]
    names = [f"lc-card-{card}" for card in cards] + [f"lc-comrade-{one}" for one in found.comrades]
    assert [name for name in names if not texts.has(name)] == []
    texts_of = [f"lc-card-{card}" for card in cards] + [f"lc-ability-{one}" for one in found.comrades]
    assert [name for name in texts_of if not texts.has(f"{name}.text")] == []
