"""Vehicle cards: positions and their actions, integrity and critical level, requirements."""

from typing import Any

import pytest
from msgspec.structs import replace

from game.rules.core.values import Intent, Refusal
from game.rules.desert_patrol.events import (
    AttackDeclared,
    CardPlayed,
    VehicleCaptured,
    VehicleDestroyed,
    VehicleDisabled,
)
from game.rules.desert_patrol.intents import (
    Attack,
    Board,
    ChooseSoldier,
    Control,
    Navigate,
    SwapSeats,
    Travel,
)
from game.rules.desert_patrol.losses import ChooseVictim
from tests.rules.desert_patrol.changed_content import SCENARIOS, any_play, content, mistakes, tables, varied
from tests.rules.desert_patrol.table import ZONES, Table, table

SHEET = {
    "lrdg_pilot_car": ("Ford 01 V8", 3, 2, "driver: drive 3; navigator: navigate 2"),
    "lrdg_support_truck": (
        "Chevrolet 1533X2",
        3,
        2,
        "driver: drive 2; navigator: navigate 2; gun: anti_tank 2",
    ),
    "lrdg_gun_truck": ("Ford F30", 3, 2, "driver: drive 2; gunner: attack 3, suppress 4; mate: navigate 1"),
    "ita_scout_car": ("SPA AS37", 3, 2, "driver: drive 2; navigator: navigate 2; gun: suppress 3"),
    "ita_medium_tank": (
        "Fiat M13/40",
        4,
        3,
        "driver (driver): drive 1; gun (gunner): anti_tank 3, attack 2; hull (crew): control, suppress 3",
    ),
    "ita_lorry": ("Lancia 3Ro", 4, 3, "driver: drive 2; mate: navigate 1; bench_1: -; bench_2: -"),
}
"""Make, integrity, critical level; positions with their requirement and their actions."""

VEHICLES = [(name, "dp_s05" if name == "ita_scout_car" else "dp_s11") for name in SHEET]
"""Each vehicle with a scenario where somebody can shoot at it with an anti-tank gun."""

TANK = "ita_medium_tank"


def hit(game: Table, target: str) -> Table:
    """An anti-tank gun of the other side hits the vehicle; a victim is chosen where there is a choice."""
    if target.startswith("ita"):
        side, gunner, dice = "lrdg", "lrdg_machine_gunner", [0, 0]
    else:
        side, gunner, dice = "italy", "ita_gunner", [0, 0, 0]
    game = game.with_hand(side, gunner).turn(side).with_dice(*dice)
    game = game.do(Attack(gunner, "vehicle", "anti_tank", target))
    if isinstance(game.top, ChooseVictim):
        chosen = game.do(ChooseSoldier(game.world.crew(target)[0]))
        return Table(chosen.state, game.events + chosen.events)
    return game


def abandoned_tank(soldier: str) -> Table:
    """Scenario 6 with the tank's crew on foot and one soldier of the LRDG beside the empty tank."""
    game = table("dp_s06").with_soldier(soldier, "19A")
    for man in ("ita_tank_driver", "ita_gunner", "ita_crewman"):
        game = game.with_soldier(man, "19A")
    return game.with_hand("lrdg", soldier).turn("lrdg")


@pytest.mark.rule("DP-VEH-01", "DP-SETUP-12")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_vehicle_card_is_never_in_a_deck_or_reserve_but_lies_face_up_before_its_player(
    scenario: str,
) -> None:
    game = table(scenario)
    piles = {
        card for side in ("lrdg", "italy") for zone in ZONES for card in getattr(game.forces(side), zone)
    }
    assert not piles & content().vehicles.keys()
    for name, vehicle in game.world.vehicles.items():
        assert name in game.world.setting.scenario.side(vehicle.side).counters
        assert vehicle.side == content().vehicles[name].side
    for side in ("lrdg", "italy"):
        assert game.view(side).vehicles == game.world.vehicles
    spoilt = tables()
    spoilt[f"scenarios/{scenario}.toml"]["italy"]["deck"][TANK] = 1
    assert mistakes(spoilt) == [f"scenarios/{scenario}.toml: italy.deck.{TANK}"]


@pytest.mark.rule("DP-VEH-02", "DP-RULING-48")
def test_the_vehicle_cards_carry_what_is_printed_on_them() -> None:
    found = {}
    for name, card in content().vehicles.items():
        seats = []
        for seat in card.positions:
            actions = ", ".join(f"{it.do} {it.value}" if it.value else it.do for it in seat.actions)
            seats.append(f"{seat.id}{f' ({seat.requires})' if seat.requires else ''}: {actions or '-'}")
        found[name] = (card.make, card.integrity, card.critical, "; ".join(seats))
    assert found == SHEET


@pytest.mark.rule("DP-VEH-02")
def test_the_make_has_no_effect() -> None:
    others = {name: replace(vehicle, make="X") for name, vehicle in content().vehicles.items()}
    events = any_play(varied("dp_s11"), 150)
    assert len(events) > 300
    assert any_play(varied("dp_s11", tables=replace(content(), vehicles=others)), 150) == events


@pytest.mark.rule("DP-VEH-03")
def test_each_position_holds_at_most_one_soldier() -> None:
    game = (
        table("dp_s06")
        .with_soldier("ita_rifleman_b", "19A")
        .with_hand("italy", "ita_rifleman_b")
        .turn("italy")
    )
    taken = Refusal("DP-MAN-09", {"vehicle": TANK, "position": "hull", "soldier": "ita_crewman"})
    assert game.refusal(Board("ita_rifleman_b", TANK, "hull")) == taken
    missing = Refusal("DP-VEH-03", {"vehicle": TANK, "position": "bench_1"})
    assert game.refusal(Board("ita_rifleman_b", TANK, "bench_1")) == missing
    assert game.with_soldier("ita_crewman", "19A").allows(Board("ita_rifleman_b", TANK, "hull"))


@pytest.mark.rule("DP-VEH-03")
def test_a_soldier_in_a_vehicle_is_on_its_card_and_not_on_the_map() -> None:
    game = table("dp_s06").with_soldier("ita_rifleman_b", "19A").with_soldier("ita_crewman", "17A")
    game = game.with_hand("italy", "ita_rifleman_b").turn("italy").do(Board("ita_rifleman_b", TANK, "hull"))
    man = game.world.soldiers["ita_rifleman_b"]
    assert (man.tile, man.vehicle, man.position) == (None, TANK, "hull")
    assert set(game.world.crew(TANK)) == {"ita_tank_driver", "ita_gunner", "ita_rifleman_b"}


@pytest.mark.rule("DP-VEH-04")
def test_a_soldier_on_a_position_may_use_one_of_its_actions_instead_of_his_card() -> None:
    """The Machine Gunner's card has Suppress 4; the machine gun of the Scout Car has Suppress 3."""
    game = table("dp_s06").with_hand("italy", "ita_machine_gunner").turn("italy").with_dice(1, 1, 1, 1)
    suppress = game.do(Attack("ita_machine_gunner", "vehicle", "suppress", "lrdg_engineer"))
    (declared,) = suppress.said(AttackDeclared)
    assert declared.dice == 3
    by_card = game.do(Attack("ita_machine_gunner", "card", "suppress", "lrdg_engineer"))
    assert by_card.said(AttackDeclared)[0].dice == 4
    assert suppress.world.italy.play_area == by_card.world.italy.play_area == ("ita_machine_gunner",)
    again = suppress.refusal(Attack("ita_machine_gunner", "card", "attack", "lrdg_engineer"))
    assert again == Refusal("DP-TURN-02", {"card": "ita_machine_gunner"})


@pytest.mark.rule("DP-VEH-04")
def test_the_actions_of_another_position_are_out_of_reach() -> None:
    game = table("dp_s06").with_hand("italy", "ita_machine_gunner").turn("italy")
    for intent, action in (
        (Travel("ita_machine_gunner", "vehicle", "drive", "17A"), "drive"),
        (Navigate("ita_machine_gunner", "vehicle", "12A"), "navigate"),
    ):
        facts = {"vehicle": "ita_scout_car", "position": "gun", "action": action}
        assert game.refusal(intent) == Refusal("DP-VEH-04", facts)


@pytest.mark.rule("DP-VEH-05")
@pytest.mark.parametrize(("vehicle", "scenario"), VEHICLES)
def test_integrity_is_the_number_of_damage_markers_that_destroys_the_vehicle(
    vehicle: str, scenario: str
) -> None:
    integrity = SHEET[vehicle][1]
    start = table(scenario).with_vehicle(vehicle, damage=integrity - 1, disabled=True)
    gone = hit(start, vehicle)
    crew = start.world.crew(vehicle)
    by = "lrdg" if vehicle.startswith("ita") else "italy"
    tile = start.world.vehicles[vehicle].tile
    assert gone.said(VehicleDestroyed) == [VehicleDestroyed(vehicle, tile, crew, by)]
    assert vehicle not in gone.world.vehicles
    assert all(gone.world.soldiers[man].tile == tile for man in crew)

    kept = hit(start.with_vehicle(vehicle, damage=integrity - 2, disabled=False), vehicle)
    assert kept.world.vehicles[vehicle].damage == integrity - 1
    assert kept.said(VehicleDestroyed) == []


@pytest.mark.rule("DP-VEH-06")
@pytest.mark.parametrize(("vehicle", "scenario"), VEHICLES)
def test_critical_level_is_the_number_of_damage_markers_that_disables_it(vehicle: str, scenario: str) -> None:
    critical = SHEET[vehicle][2]
    game = table(scenario)
    for damage in range(1, critical):
        game = hit(game, vehicle)
        assert (game.world.vehicles[vehicle].damage, game.world.vehicles[vehicle].disabled) == (damage, False)
        assert game.said(VehicleDisabled) == []
    game = hit(game, vehicle)
    assert (game.world.vehicles[vehicle].damage, game.world.vehicles[vehicle].disabled) == (critical, True)
    assert game.said(VehicleDisabled) == [VehicleDisabled(vehicle)]


@pytest.mark.rule("DP-VEH-07", "DP-VEH-08", "DP-RULING-25")
@pytest.mark.parametrize(
    ("position", "intent"),
    [
        ("driver", Travel("ita_rifleman_a", "vehicle", "drive", "17A")),
        ("gun", Attack("ita_rifleman_a", "vehicle", "attack", "lrdg_engineer")),
        ("hull", Attack("ita_rifleman_a", "vehicle", "suppress", "lrdg_engineer")),
        ("hull", Control("ita_rifleman_a", "vehicle")),
    ],
)
def test_anybody_may_sit_in_the_tank_but_only_a_specialist_works_it(position: str, intent: Intent) -> None:
    game = table("dp_s06").with_soldier("ita_rifleman_a", "19A")
    specialist = next(man for man in game.world.crew(TANK) if game.world.soldiers[man].position == position)
    works: Any = replace(intent, card=specialist)
    assert game.with_hand("italy", specialist).turn("italy").allows(works)

    game = game.with_soldier(specialist, "19A").with_hand("italy", "ita_rifleman_a").turn("italy")
    game = game.do(Board("ita_rifleman_a", TANK, position))
    refused = Refusal("DP-VEH-07", {"soldier": "ita_rifleman_a", "position": position, "vehicle": TANK})
    assert game.refusal(intent) == refused
    assert game.allows(Attack("ita_rifleman_a", "card", "attack", "lrdg_engineer"))


@pytest.mark.rule("DP-VEH-07")
def test_a_specialist_of_another_kind_does_not_do_either() -> None:
    game = table("dp_s06").with_hand("italy", "ita_gunner", "ita_tank_driver").turn("italy")
    assert game.allows(Travel("ita_tank_driver", "vehicle", "drive", "17A"))
    game = game.do(SwapSeats("ita_gunner", "ita_tank_driver"))
    assert game.world.soldiers["ita_gunner"].position == "driver"
    game = game.with_hand("italy", "ita_gunner", "ita_tank_driver").turn("italy")
    for intent in (
        Travel("ita_gunner", "vehicle", "drive", "17A"),
        Attack("ita_tank_driver", "vehicle", "attack", "lrdg_engineer"),
    ):
        assert game.refusal(intent).rule == "DP-VEH-07"


@pytest.mark.rule("DP-VEH-07")
def test_only_the_medium_tank_has_requirements() -> None:
    required = {
        (name, seat.id): seat.requires
        for name, vehicle in content().vehicles.items()
        for seat in vehicle.positions
        if seat.requires
    }
    assert required == {(TANK, "driver"): "driver", (TANK, "gun"): "gunner", (TANK, "hull"): "crew"}


@pytest.mark.rule("DP-VEH-08", "DP-RULING-25")
@pytest.mark.parametrize(
    ("position", "intent"),
    [
        ("driver", Travel("lrdg_engineer", "vehicle", "drive", "17A")),
        ("gun", Attack("lrdg_engineer", "vehicle", "anti_tank", "ita_scout_car")),
        ("hull", Control("lrdg_engineer", "vehicle")),
    ],
)
def test_the_lrdg_can_use_none_of_the_actions_of_a_captured_tank(position: str, intent: Intent) -> None:
    game = abandoned_tank("lrdg_engineer").with_marker("lrdg", "19A", "reconned")
    game = game.with_marker("lrdg", "17A", "reconned").do(Board("lrdg_engineer", TANK, position))
    assert game.said(VehicleCaptured) == [VehicleCaptured(TANK, "lrdg")]
    facts = {"soldier": "lrdg_engineer", "position": position, "vehicle": TANK}
    assert game.refusal(intent) == Refusal("DP-VEH-07", facts)
    assert not [it for it in game.legal() if getattr(it, "way", None) == "vehicle"]


@pytest.mark.rule("DP-VEH-09", "DP-RULING-26")
@pytest.mark.parametrize(
    ("soldier", "actions"),
    [
        ("ita_tank_driver", {"drive"}),
        ("ita_gunner", {"anti_tank", "attack"}),
        ("ita_crewman", {"control", "suppress"}),
    ],
)
def test_the_driver_drives_the_middle_position_has_anti_tank_the_third_control_and_suppress(
    soldier: str, actions: set[str]
) -> None:
    game = table("dp_s11").with_hand("italy", soldier).turn("italy")
    uses = [intent for intent in game.legal() if getattr(intent, "way", None) == "vehicle"]
    assert {getattr(it, "action", "control") for it in uses} == actions
    middle = content().vehicles[TANK].positions[1]
    assert (middle.id, middle.actions[0].do) == ("gun", "anti_tank")


@pytest.mark.rule("DP-RULING-27", "DP-PLAY-08")
def test_a_soldier_in_the_tank_may_attack_with_his_own_card() -> None:
    """The Tank Driver on 19A shoots at the camp three tiles away: 5 + cover 1 + range 3."""
    game = table("dp_s06").with_hand("italy", "ita_tank_driver").turn("italy").with_dice(8)
    game = game.do(Attack("ita_tank_driver", "card", "attack", "lrdg_engineer"))
    declared = AttackDeclared("italy", "ita_tank_driver", "attack", "lrdg_engineer", 5, 1, 3, 9, 1)
    assert game.said(AttackDeclared) == [declared]
    assert game.said(CardPlayed) == [CardPlayed("italy", "ita_tank_driver", "effect")]
