"""Combat actions: choosing the target, computing its defence, rolling."""

from typing import Any

import pytest

from game.rules.desert_patrol.combat import hits
from game.rules.desert_patrol.events import (
    AttackDeclared,
    AttackHit,
    AttackMissed,
    CardPlayed,
    DiceRolled,
    SoldierWounded,
    VehicleDamaged,
    VictimChosen,
)
from game.rules.desert_patrol.intents import Attack, ChooseSoldier
from tests.rules.desert_patrol.table import Table, table
from tests.rules.desert_patrol.variants import with_position, without_tile

RIFLE = ("lrdg_rifleman_a", "card", "attack")
BREN = ("lrdg_machine_gunner", "card", "suppress")
PLANE = ("ita_recon_plane", "card", "airstrike")
TRUCK_GUN = ("lrdg_machine_gunner", "vehicle", "anti_tank")
CHARGE = ("lrdg_saboteur", "card", "detonate")


def front(side: str = "lrdg", *hand: str) -> Table:
    """The last battle: vehicles, objects and hills of every kind. All LRDG soldiers have a card in hand."""
    cards = hand or (
        "lrdg_rifleman_a",
        "lrdg_machine_gunner",
        "lrdg_saboteur",
        "lrdg_engineer",
        "lrdg_sniper",
    )
    return table("dp_s11").with_hand(side, *cards).turn(side)


def declared(game: Table, *intent: Any) -> AttackDeclared:
    event: AttackDeclared
    (event,) = game.with_dice(1, 1, 1, 1).do(Attack(*intent)).said(AttackDeclared)
    return event


def sums(event: AttackDeclared) -> tuple[int, int, int, int]:
    return event.base, event.cover, event.range, event.total


@pytest.mark.rule("DP-CBT-01")
def test_an_attack_is_target_defence_roll_and_losses_in_this_order() -> None:
    game = front().with_hand("italy", "ita_gunner").with_dice(9, 9)
    game = game.do(Attack(*TRUCK_GUN, "ita_medium_tank"))
    assert game.events == (
        CardPlayed("lrdg", "lrdg_machine_gunner", "effect"),
        AttackDeclared("lrdg", "lrdg_machine_gunner", "anti_tank", "ita_medium_tank", 5, 0, 3, 8, 2),
        DiceRolled((9, 9), 2, 8),
        AttackHit("ita_medium_tank"),
    )
    game = game.do(ChooseSoldier("ita_gunner"))
    assert game.events == (
        VictimChosen("ita_medium_tank", "ita_gunner"),
        SoldierWounded("ita_gunner", "hand"),
        VehicleDamaged("ita_medium_tank", 1),
    )


@pytest.mark.rule("DP-CBT-02", "DP-UNIT-03")
def test_attack_and_suppress_choose_any_enemy_counter_with_a_normal_defence_at_any_distance() -> None:
    game = front()
    foes = {"ita_machine_gunner", "ita_rifleman_a", "ita_rifleman_b", "ita_scout", "ita_lorry"}
    for action in (RIFLE, BREN):
        assert {
            one.target for one in game.legal() if isinstance(one, Attack) and one.action == action[2]
        } == foes
        for target in foes:
            assert game.allows(Attack(*action, target))
        refusal = game.refusal(Attack(*action, "ita_medium_tank"))
        facts = {"target": "ita_medium_tank", "action": action[2]}
        assert (refusal.rule, refusal.facts) == ("DP-UNIT-03", facts)
        refusal = game.refusal(Attack(*action, "lrdg_saboteur"))
        assert (refusal.rule, refusal.facts) == ("DP-CBT-02", {"target": "lrdg_saboteur"})
        assert game.refusal(Attack(*action, "object_radio_mast")).rule == "DP-MARK-12"


@pytest.mark.rule("DP-CBT-02", "DP-RULING-32")
def test_nobody_attacks_a_vehicle_of_his_own_side() -> None:
    refusal = front().refusal(Attack(*RIFLE, "lrdg_pilot_car"))
    assert (refusal.rule, refusal.facts) == ("DP-RULING-32", {"target": "lrdg_pilot_car"})
    captured = front().with_vehicle("ita_lorry", side="lrdg")
    assert captured.refusal(Attack(*RIFLE, "ita_lorry")).rule == "DP-RULING-32"
    theirs = captured.with_hand("italy", "ita_scout", "ita_gunner").turn("italy")
    assert theirs.allows(Attack("ita_scout", "card", "attack", "ita_lorry"))


@pytest.mark.rule("DP-CBT-02", "DP-UNIT-03")
def test_airstrike_chooses_any_enemy_counter_with_a_normal_defence() -> None:
    game = front("italy", "ita_recon_plane", "ita_scout")
    assert {
        one.target for one in game.legal() if isinstance(one, Attack) and one.card == "ita_recon_plane"
    } == {
        "lrdg_saboteur",
        "lrdg_pilot_car",
        "lrdg_support_truck",
        "lrdg_gun_truck",
    }
    captured = game.with_vehicle("ita_medium_tank", side="lrdg")
    for man in ("ita_crewman", "ita_gunner", "ita_tank_driver"):
        captured = captured.with_soldier(man, "17A")
    assert captured.refusal(Attack(*PLANE, "ita_medium_tank")).rule == "DP-UNIT-03"


@pytest.mark.rule("DP-CBT-03", "DP-UNIT-05")
def test_anti_tank_chooses_any_enemy_vehicle_at_any_distance_and_nothing_else() -> None:
    game = front()
    assert [one.target for one in game.legal() if isinstance(one, Attack) and one.action == "anti_tank"] == [
        "ita_lorry",
        "ita_medium_tank",
    ]
    far = declared(game, *TRUCK_GUN, "ita_lorry")
    assert (far.range, far.target) == (4, "ita_lorry")
    refusal = game.refusal(Attack(*TRUCK_GUN, "ita_scout"))
    assert (refusal.rule, refusal.facts) == ("DP-UNIT-05", {"target": "ita_scout", "action": "anti_tank"})
    assert game.refusal(Attack(*TRUCK_GUN, "object_radio_mast")).rule == "DP-MARK-12"
    assert game.refusal(Attack(*TRUCK_GUN, "lrdg_pilot_car")).rule == "DP-RULING-32"


@pytest.mark.rule("DP-CBT-04", "DP-UNIT-05")
def test_detonate_chooses_an_enemy_vehicle_or_an_object_on_the_same_tile() -> None:
    game = front().with_soldier("lrdg_saboteur", "17A").with_soldier("ita_scout", "17A")
    assert game.allows(Attack(*CHARGE, "ita_medium_tank"))
    refusal = game.refusal(Attack(*CHARGE, "ita_lorry"))
    assert (refusal.rule, refusal.facts) == ("DP-CBT-04", {"target": "ita_lorry"})
    refusal = game.refusal(Attack(*CHARGE, "object_radio_mast"))
    assert (refusal.rule, refusal.facts) == ("DP-CBT-04", {"object": "object_radio_mast"})
    refusal = game.refusal(Attack(*CHARGE, "ita_scout"))
    assert (refusal.rule, refusal.facts) == ("DP-UNIT-05", {"target": "ita_scout", "action": "detonate"})
    at_mast = game.with_soldier("lrdg_saboteur", "7A")
    assert at_mast.allows(Attack(*CHARGE, "object_radio_mast"))
    assert at_mast.refusal(Attack(*CHARGE, "ita_medium_tank")).rule == "DP-CBT-04"


@pytest.mark.rule("DP-CBT-05")
def test_a_soldier_in_a_vehicle_cannot_be_targeted_the_vehicle_must_be() -> None:
    game = front().with_soldier("ita_rifleman_a", vehicle="ita_lorry", position="bench_1")
    for action in (RIFLE, BREN, TRUCK_GUN):
        refusal = game.refusal(Attack(*action, "ita_rifleman_a"))
        facts = {"soldier": "ita_rifleman_a", "vehicle": "ita_lorry"}
        assert (refusal.rule, refusal.facts) == ("DP-CBT-05", facts)
    assert game.allows(Attack(*RIFLE, "ita_lorry"))
    assert game.with_soldier("ita_rifleman_a", "14B").allows(Attack(*RIFLE, "ita_rifleman_a"))


@pytest.mark.rule("DP-CBT-06")
def test_there_is_no_line_of_sight_only_distance_and_cover_matter() -> None:
    game = table("dp_s02").with_soldier("lrdg_rifleman_a", "5B").with_soldier("ita_scout", "4A")
    game = game.with_hand("lrdg", "lrdg_rifleman_a", "lrdg_sniper").turn("lrdg")
    assert game.world.setting.tiles["16A"].hill, "the hill lies between 5B and 4A"
    assert sums(declared(game, *RIFLE, "ita_scout")) == (6, 1, 2, 9)
    crowded = game.with_soldier("lrdg_sniper", "16A").with_soldier("ita_rifleman_b", "16A")
    assert sums(declared(crowded, *RIFLE, "ita_scout")) == (6, 1, 2, 9)


@pytest.mark.rule("DP-CBT-07", "DP-TV-20")
def test_total_defence_is_base_plus_cover_plus_range() -> None:
    game = (
        table("dp_s06").with_soldier("ita_scout", "12A").with_vehicle("ita_medium_tank", tile="12A", damage=1)
    )
    game = game.with_soldier("lrdg_saboteur", "12A").with_initiative("italy")
    game = game.with_hand("lrdg", "lrdg_rifleman_b", "lrdg_engineer").turn("lrdg")
    attack = ("lrdg_rifleman_b", "card", "attack", "ita_scout")
    assert sums(declared(game, *attack)) == (6, 1, 2, 9)
    assert declared(game, *attack).dice == 1
    assert game.with_dice(8).do(Attack(*attack)).said(AttackMissed) == [AttackMissed("ita_scout")]
    assert game.with_dice(9).do(Attack(*attack)).said(AttackHit) == [AttackHit("ita_scout")]


@pytest.mark.rule("DP-CBT-08")
def test_base_defence_is_normal_armour_or_that_of_the_object() -> None:
    game = front().with_soldier("lrdg_saboteur", "14B")
    assert declared(game, *RIFLE, "ita_lorry").base == 6, "normal defence of the lorry"
    assert declared(game, *BREN, "ita_lorry").base == 6
    assert declared(game, *TRUCK_GUN, "ita_lorry").base == 4, "its armour"
    assert declared(game, *CHARGE, "ita_lorry").base == 4
    mast = game.with_soldier("lrdg_saboteur", "7A")
    assert declared(mast, *CHARGE, "object_radio_mast").base == 7, "defence of the object"
    strafed = front("italy", "ita_recon_plane", "ita_scout")
    assert declared(strafed, *PLANE, "lrdg_pilot_car").base == 7


@pytest.mark.rule("DP-CBT-09", "DP-RULING-45")
def test_cover_is_that_of_the_targets_tile_for_soldiers_and_vehicles_alike() -> None:
    game = front()
    assert declared(game, *RIFLE, "ita_rifleman_b").cover == 2, "on 21A, though the attacker's tile has none"
    assert declared(game, *RIFLE, "ita_scout").cover == 0, "on 3A"
    assert declared(game, *RIFLE, "ita_lorry").cover == 1, "a vehicle on 14B"
    tank = game.with_vehicle("ita_medium_tank", tile="21A")
    assert declared(tank, *TRUCK_GUN, "ita_medium_tank").cover == 2


@pytest.mark.rule("DP-CBT-09", "DP-RULING-46", "DP-SUM-03")
@pytest.mark.parametrize("tile", ["14B", "20A", "21A", "3A"])
def test_detonate_is_against_the_base_defence_alone(tile: str) -> None:
    game = front().with_soldier("lrdg_saboteur", tile).with_vehicle("ita_medium_tank", tile=tile)
    assert sums(declared(game, *CHARGE, "ita_medium_tank")) == (5, 0, 0, 5)


@pytest.mark.rule("DP-CBT-10")
@pytest.mark.parametrize(
    ("tile", "distance"), [("3A", 0), ("20A", 1), ("4A", 2), ("1A", 3), ("2A", 3), ("16A", 3)]
)
def test_range_is_the_number_of_tiles_without_the_attackers_own(tile: str, distance: int) -> None:
    game = front().with_soldier("lrdg_rifleman_a", tile)
    event = declared(game, *RIFLE, "ita_scout")
    assert (event.base, event.cover, event.range) == (6, 0, distance)


@pytest.mark.rule("DP-CBT-10", "DP-SUM-03")
@pytest.mark.parametrize("tile", ["4A", "13A", "2A"])
def test_airstrike_has_no_range(tile: str) -> None:
    game = front("italy", "ita_recon_plane", "ita_scout").with_soldier("lrdg_saboteur", tile)
    cover = {"4A": 1, "13A": 2, "2A": 0}[tile]
    assert sums(declared(game, *PLANE, "lrdg_saboteur")) == (6, cover, 0, 6 + cover)


@pytest.mark.rule("DP-CBT-10", "DP-HILL-02")
def test_airstrike_has_no_range_even_where_the_attacker_has_a_place() -> None:
    """No card of the content is so printed; the rule does not ask who calls the aircraft."""
    game = with_position(front("italy", "ita_gunner", "ita_scout"), "ita_medium_tank", "gun", "airstrike", 2)
    strike = ("ita_gunner", "vehicle", "airstrike", "lrdg_saboteur")
    assert sums(declared(game, *strike)) == (6, 1, 0, 7), "from 17A to 4A"
    assert sums(declared(game.with_soldier("lrdg_saboteur", "20A"), *strike)) == (6, 1, 0, 7), "a hill"


@pytest.mark.rule("DP-RULING-03")
def test_distance_is_the_shortest_chain_of_tiles_and_does_not_cross_a_gap() -> None:
    game = table("dp_s06").with_hand("lrdg", "lrdg_saboteur", "lrdg_engineer").turn("lrdg")
    attack = ("lrdg_saboteur", "card", "attack", "ita_scout_car")
    assert declared(game, *attack).range == 2, "10A, 12A, 19A, over tiles nobody has marked"
    assert declared(without_tile(game, "12A"), *attack).range == 3, "10A, 3A, 17A, 19A round the gap"
    difficult = table("dp_s06").with_soldier("lrdg_saboteur", "2A").with_soldier("ita_rifleman_b", "16B")
    difficult = without_tile(difficult, "3A").with_hand("lrdg", "lrdg_saboteur", "lrdg_engineer").turn("lrdg")
    shot = declared(difficult, "lrdg_saboteur", "card", "attack", "ita_rifleman_b")
    assert shot.range == 2, "over 9B, whatever its terrain"


@pytest.mark.rule("DP-CBT-11")
def test_an_attacker_in_a_vehicle_counts_as_on_its_tile() -> None:
    game = front()
    assert declared(game, *RIFLE, "ita_scout").range == 3, "from the truck on 1A, by his card"
    moved = game.with_vehicle("lrdg_support_truck", tile="20A")
    assert declared(moved, *RIFLE, "ita_scout").range == 1
    assert declared(moved, *TRUCK_GUN, "ita_medium_tank").range == 2, "and by the action of his position"


@pytest.mark.rule("DP-CBT-12")
@pytest.mark.parametrize(
    ("action", "target", "dice"),
    [
        (RIFLE, "ita_scout", 1),
        (("lrdg_machine_gunner", "card", "attack"), "ita_scout", 2),
        (("lrdg_sniper", "card", "attack"), "ita_scout", 3),
        (BREN, "ita_scout", 4),
        (TRUCK_GUN, "ita_medium_tank", 2),
        (("lrdg_engineer", "vehicle", "attack"), "ita_scout", 3),
    ],
)
def test_as_many_dice_are_rolled_as_the_value_of_the_action(
    action: tuple[Any, Any, Any], target: str, dice: int
) -> None:
    game = front().with_dice(1, 2, 1, 2, 1, 2).do(Attack(*action, target))
    (rolled,) = game.said(DiceRolled)
    assert rolled.faces == (1, 2, 1, 2)[:dice]
    assert game.said(AttackDeclared)[0].dice == dice
    assert game.state.rng.listed == (1, 2, 1, 2, 1, 2)[dice:], "no die more"


@pytest.mark.rule("DP-CBT-13", "DP-CBT-14", "DP-RULING-04", "DP-TV-19")
@pytest.mark.parametrize(
    ("total", "faces", "hit"),
    [
        (9, (8,), False),
        (9, (9,), True),
        (9, (0,), True),
        (9, (8, 8), False),
        (9, (1, 9), True),
        (12, (9, 9, 9, 9), False),
        (12, (0,), True),
        (5, (5,), True),
        (5, (4,), False),
    ],
)
def test_dice_equal_or_higher_than_the_total_succeed_and_a_0_always_does(
    total: int, faces: Any, hit: bool
) -> None:
    assert (hits(faces, total) > 0) == hit


@pytest.mark.rule("DP-CBT-14", "DP-RULING-04")
@pytest.mark.parametrize("face", range(10))
def test_against_a_total_above_9_only_a_0_hits(face: int) -> None:
    game = table("dp_s02").with_soldier("lrdg_rifleman_a", "17A").with_soldier("ita_scout", "8B")
    game = game.with_hand("lrdg", "lrdg_rifleman_a", "lrdg_sniper").turn("lrdg").with_dice(face)
    game = game.do(Attack(*RIFLE, "ita_scout"))
    assert sums(game.said(AttackDeclared)[0]) == (6, 3, 3, 12)
    assert bool(game.said(AttackHit)) == (face == 0)
    assert game.said(DiceRolled) == [DiceRolled((face,), int(face == 0), 12)]


@pytest.mark.rule("DP-CBT-13", "DP-CBT-15")
@pytest.mark.parametrize("faces", [(9, 1, 1), (9, 0, 9)])
def test_one_success_is_enough_and_more_have_no_additional_effect(faces: Any) -> None:
    game = front().with_dice(*faces).do(Attack("lrdg_sniper", "card", "attack", "ita_scout"))
    assert game.said(DiceRolled)[0].hits == (1 if faces == (9, 1, 1) else 3)
    assert len(game.said(SoldierWounded)) == 1
    assert game.world.italy.removed == ("ita_scout",)


@pytest.mark.rule("DP-CBT-16")
def test_a_failed_attack_has_no_effect() -> None:
    game = front()
    missed = game.with_dice(7, 7, 1).do(Attack("lrdg_sniper", "card", "attack", "ita_scout"))
    assert missed.events[-1] == AttackMissed("ita_scout")
    assert missed.world.italy == game.world.italy
    assert (missed.world.soldiers, missed.world.vehicles) == (game.world.soldiers, game.world.vehicles)
    assert missed.world.lrdg.play_area == ("lrdg_sniper",), "the card is spent"


@pytest.mark.rule("DP-CBT-03", "DP-TV-23")
@pytest.mark.parametrize(
    ("tile", "sum_"), [("19A", (5, 0, 3, 8)), ("17A", (5, 0, 2, 7)), ("3A", (5, 0, 1, 6))]
)
def test_the_support_trucks_gun_against_the_tank(tile: str, sum_: tuple[int, ...]) -> None:
    game = table("dp_s09").with_vehicle("ita_medium_tank", tile=tile)
    game = game.with_hand("lrdg", "lrdg_machine_gunner", "lrdg_engineer").turn("lrdg")
    event = declared(game, *TRUCK_GUN, "ita_medium_tank")
    assert (sums(event), event.dice) == (sum_, 2)
    assert game.refusal(Attack(*TRUCK_GUN, "ita_rifleman_a")).rule == "DP-UNIT-05"
