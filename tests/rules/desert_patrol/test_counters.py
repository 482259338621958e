"""Combat counters: their defences, their two sides, and what makes them act."""

from operator import attrgetter

import pytest

from game.rules.core.values import Refusal
from game.rules.desert_patrol.content import Counter
from game.rules.desert_patrol.events import AttackDeclared, VehicleMoved
from game.rules.desert_patrol.intents import (
    Attack,
    Disembark,
    EndTurn,
    Forgo,
    HunkerDown,
    Navigate,
    Recover,
    Repair,
    SwapSeats,
    Travel,
)
from tests.rules.desert_patrol.changed_content import content, mistakes, tables
from tests.rules.desert_patrol.table import Table, table

SHEET = """
lrdg_scout_a        soldier A 6 -
lrdg_scout_b        soldier B 6 -
lrdg_rifleman_a     soldier A 5 -
lrdg_rifleman_b     soldier B 5 -
lrdg_machine_gunner soldier - 5 -
lrdg_sniper         soldier - 6 -
lrdg_saboteur       soldier - 6 -
lrdg_engineer       soldier - 5 -
lrdg_pilot_car      vehicle - 7 4
lrdg_support_truck  vehicle - 7 4
lrdg_gun_truck      vehicle - 7 4
ita_rifleman_a      soldier A 5 -
ita_rifleman_b      soldier B 5 -
ita_machine_gunner  soldier A 5 -
ita_scout           soldier B 6 -
ita_tank_driver     soldier - 5 -
ita_gunner          soldier - 5 -
ita_crewman         soldier - 5 -
ita_scout_car       vehicle - 7 4
ita_medium_tank     vehicle - - 5
ita_lorry           vehicle - 6 4
"""
"""Squad, normal and armour defence of every counter."""

TANK = "ita_medium_tank"


def base(game: Table, intent: Attack) -> int:
    preview = game.preview(intent)
    assert preview is not None
    return preview.terms[0].value


@pytest.mark.rule("DP-UNIT-01")
def test_a_counter_carries_its_name_an_optional_squad_and_its_defences() -> None:
    def line(name: str, it: Counter) -> str:
        return f"{name} {it.kind} {it.squad or '-'} {it.normal or '-'} {it.armour or '-'}"

    sheet = [" ".join(row.split()) for row in SHEET.strip().splitlines()]
    assert sorted(line(name, counter) for name, counter in content().counters.items()) == sorted(sheet)


@pytest.mark.rule("DP-RULING-01")
def test_the_counters_of_a_side_are_its_soldiers_and_one_for_each_vehicle_card() -> None:
    for side, soldiers, vehicles in (("lrdg", 8, 3), ("italy", 7, 3)):
        own = {name: counter for name, counter in content().counters.items() if counter.side == side}
        assert [counter.kind for counter in own.values()].count("soldier") == soldiers
        cards = {name for name, card in content().vehicles.items() if card.side == side}
        assert {name for name, counter in own.items() if counter.kind == "vehicle"} == cards
        assert (len(cards), len(own)) == (vehicles, soldiers + vehicles)
    spoilt = tables()
    del spoilt["counters.toml"]["ita_lorry"]
    assert "vehicles.toml: ita_lorry" in mistakes(spoilt)


@pytest.mark.rule("DP-UNIT-02")
def test_normal_defence_is_used_against_attack_airstrike_and_suppress() -> None:
    """The Lorry has normal defence 6 and armour 4, the Gun Truck 7 and 4."""
    game = table("dp_s11").with_hand("lrdg", "lrdg_machine_gunner").turn("lrdg")
    for action in ("attack", "suppress"):
        assert base(game, Attack("lrdg_machine_gunner", "card", action, "ita_lorry")) == 6
    game = game.with_hand("italy", "ita_recon_plane").turn("italy")
    assert base(game, Attack("ita_recon_plane", "card", "airstrike", "lrdg_gun_truck")) == 7
    assert base(game, Attack("ita_recon_plane", "card", "airstrike", "lrdg_saboteur")) == 6


@pytest.mark.rule("DP-UNIT-03")
def test_the_medium_tank_cannot_be_the_target_of_attack_airstrike_or_suppress() -> None:
    game = table("dp_s11").with_hand("lrdg", "lrdg_machine_gunner", "lrdg_sniper").turn("lrdg")
    for card, action in (
        ("lrdg_machine_gunner", "attack"),
        ("lrdg_sniper", "attack"),
        ("lrdg_machine_gunner", "suppress"),
    ):
        refused = game.refusal(Attack(card, "card", action, TANK))
        assert refused == Refusal("DP-UNIT-03", {"target": TANK, "action": action})
        assert game.allows(Attack(card, "card", action, "ita_lorry"))
    missing = [name for name, counter in content().counters.items() if counter.normal is None]
    assert missing == [TANK]

    stolen = game.with_vehicle(TANK, side="lrdg").with_hand("italy", "ita_recon_plane")
    for man in ("ita_tank_driver", "ita_gunner", "ita_crewman"):
        stolen = stolen.with_soldier(man, "17A")
    refused = stolen.turn("italy").refusal(Attack("ita_recon_plane", "card", "airstrike", TANK))
    assert refused == Refusal("DP-UNIT-03", {"target": TANK, "action": "airstrike"})


@pytest.mark.rule("DP-UNIT-04")
def test_armour_defence_is_used_against_anti_tank_and_detonate() -> None:
    game = table("dp_s11").with_soldier("lrdg_saboteur", "17A")
    game = game.with_hand("lrdg", "lrdg_machine_gunner", "lrdg_saboteur").turn("lrdg")
    assert base(game, Attack("lrdg_machine_gunner", "vehicle", "anti_tank", "ita_lorry")) == 4
    assert base(game, Attack("lrdg_machine_gunner", "vehicle", "anti_tank", TANK)) == 5
    assert base(game, Attack("lrdg_saboteur", "card", "detonate", TANK)) == 5
    at_the_lorry = game.with_soldier("lrdg_saboteur", "14B")
    assert base(at_the_lorry, Attack("lrdg_saboteur", "card", "detonate", "ita_lorry")) == 4
    game = game.with_dice(1, 1).do(Attack("lrdg_saboteur", "card", "detonate", TANK))
    declared = AttackDeclared("lrdg", "lrdg_saboteur", "detonate", TANK, 5, 0, 0, 5, 2)
    assert game.said(AttackDeclared) == [declared]


@pytest.mark.rule("DP-UNIT-05")
def test_soldiers_cannot_be_the_target_of_anti_tank_or_detonate() -> None:
    game = table("dp_s11").with_soldier("lrdg_saboteur", "14B")
    game = game.with_hand("lrdg", "lrdg_machine_gunner", "lrdg_saboteur").turn("lrdg")
    assert game.world.soldiers["ita_rifleman_a"].tile == "14B"
    for card, way, action in (
        ("lrdg_machine_gunner", "vehicle", "anti_tank"),
        ("lrdg_saboteur", "card", "detonate"),
    ):
        refused = game.refusal(Attack(card, way, action, "ita_rifleman_a"))
        assert refused == Refusal("DP-UNIT-05", {"target": "ita_rifleman_a", "action": action})
        assert game.allows(Attack(card, way, action, "ita_lorry"))
    spoilt = tables()
    spoilt["counters.toml"]["ita_scout"]["armour"] = 4
    assert mistakes(spoilt) == ["counters.toml: ita_scout"]


@pytest.mark.rule("DP-UNIT-06")
def test_a_pinned_soldier_performs_no_action_until_he_is_active_again() -> None:
    game = table("dp_s06").with_soldier("lrdg_rifleman_b", "6B", pinned=True)
    game = game.with_hand("lrdg", "lrdg_rifleman_b", "lrdg_rifleman_b").turn("lrdg")
    move = Travel("lrdg_rifleman_b", "card", "move", "13B")
    assert game.refusal(move) == Refusal("DP-PIN-01", {"soldier": "lrdg_rifleman_b"})
    assert set(game.legal()) == {HunkerDown("lrdg_rifleman_b"), Recover("lrdg_rifleman_b"), EndTurn()}
    game = game.do(Recover("lrdg_rifleman_b"))
    assert not game.world.soldiers["lrdg_rifleman_b"].pinned
    assert game.do(move).world.soldiers["lrdg_rifleman_b"].tile == "13B"


@pytest.mark.rule("DP-UNIT-07")
def test_soldiers_in_a_disabled_vehicle_perform_no_vehicle_action_until_it_is_repaired() -> None:
    game = table("dp_s05").with_hand("lrdg", "lrdg_rifleman_b", "lrdg_engineer").turn("lrdg")
    game = game.with_marker("lrdg", "6A", "reconned").with_vehicle(
        "lrdg_support_truck", damage=2, disabled=True
    )
    drive = Travel("lrdg_rifleman_b", "vehicle", "drive", "6A")
    navigate = Navigate("lrdg_engineer", "vehicle", "17A")
    for intent in (drive, navigate):
        assert game.refusal(intent) == Refusal("DP-PLAY-04", {"vehicle": "lrdg_support_truck"})
    game = game.do(Repair("lrdg_engineer", "card", "lrdg_support_truck"), drive)
    assert game.said(VehicleMoved) == [VehicleMoved("lrdg_support_truck", "13A", "6A")]


@pytest.mark.rule("DP-UNIT-08")
def test_counters_act_by_combat_cards_and_vehicles_only_through_soldiers_on_their_positions() -> None:
    """With the Rifleman's card nobody but the Rifleman acts; from beside the car he cannot drive it."""
    game = table("dp_s06").with_hand("italy", "ita_rifleman_a").turn("italy")
    assert {getattr(intent, "card", "ita_rifleman_a") for intent in game.legal()} == {"ita_rifleman_a"}
    by_vehicle = [intent for intent in game.legal() if getattr(intent, "way", "") == "vehicle"]
    assert set(map(attrgetter("action"), by_vehicle)) == {"drive"}
    drive = Travel("ita_rifleman_a", "vehicle", "drive", "17A")
    assert game.do(drive).world.vehicles["ita_scout_car"].tile == "17A"
    for idle in ("ita_scout", "ita_tank_driver"):
        refused = game.refusal(Travel(idle, "vehicle", "drive", "17A"))
        assert refused == Refusal("DP-TURN-02", {"card": idle})

    out = game.do(Disembark("ita_rifleman_a"))
    assert out.refusal(drive) == Refusal("DP-PLAY-03", {"soldier": "ita_rifleman_a", "action": "drive"})
    assert out.refusal(SwapSeats("ita_rifleman_a", "ita_scout")).rule == "DP-PLAY-05"
    assert out.do(Forgo("ita_rifleman_a")).world.vehicles["ita_scout_car"].tile == "19A"
