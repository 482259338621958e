"""Equipment: face up in front of its owner, worn out use by use."""

import pytest

from game.rules.last_comrade.intents import EndSlot
from tests.rules.last_comrade.table import table

rule = pytest.mark.rule

DURABILITY = {
    "car_door": 2,
    "tank_rudy_102": 2,
    "helmet": 3,
    "frying_pan": 2,
    "sandbag": 2,
    "stolen_boots": 3,
    "revolver": 2,
    "lucky_medallion": 1,
}


@rule("LC-EQP-01", "LC-TURN-10")
@pytest.mark.parametrize(("card", "durability"), DURABILITY.items())
def test_revealed_equipment_enters_play_with_its_printed_durability(card: str, durability: int) -> None:
    game = table("[A _ B C]", A=card).before_damage()
    assert game.gear("A") == {card: durability}
    assert card not in game.discard


@rule("LC-EQP-02", "LC-FQ-01")
def test_equipment_works_in_the_turn_in_which_it_is_revealed() -> None:
    game = table("[A B C _]", A="helmet", attack="trench_volley").to_hit("A").uses("A", "helmet").next_turn()
    assert game.hurt == {"A": 2}
    assert game.gear("A") == {"helmet": 2}


@rule("LC-EQP-03")
def test_it_stays_over_any_number_of_turns() -> None:
    game = table("[A B C _]", gear={"A": "helmet:2"}, attack="sniper sniper")
    assert game.next_turn().next_turn().gear("A") == {"helmet": 2}


@rule("LC-EQP-04", "LC-FQ-02", "LC-EQP-14")
def test_the_last_use_discards_the_piece() -> None:
    game = (
        table("[A B C _]", gear={"B": "frying_pan:1"}, attack="heavy_mg").to_hit("B").uses("B", "frying_pan")
    )
    assert game.gear("B") == {}
    assert "frying_pan" in game.discard
    assert game.next_turn().hurt == {"B": 2}


@rule("LC-EQP-05", "LC-RULING-40")
def test_a_discarded_piece_forgets_how_worn_it_was() -> None:
    game = table("[A B C _]", gear={"B": "frying_pan:1"}, attack="heavy_mg sniper").to_hit("B")
    game = game.uses("B", "frying_pan").next_turn().with_hand("A", "frying_pan", "unik")
    assert game.before_damage(A="frying_pan").gear("A") == {"frying_pan": 2}


@rule("LC-EQP-06", "LC-RULING-40")
def test_one_may_have_any_number_of_pieces_also_two_alike() -> None:
    game = table("[A B C _]", gear={"A": "helmet frying_pan sandbag"}, A="helmet").before_damage()
    assert sorted(game.pieces("A")) == ["frying_pan", "helmet", "helmet", "sandbag"]


@rule("LC-EQP-07")
def test_using_a_piece_is_optional() -> None:
    game = table("[A B C _]", gear={"A": "frying_pan"}, attack="trench_volley").to_hit("A").accepts("A")
    game = game.next_turn()
    assert (game.hurt, game.gear("A")) == ({"A": 3}, {"frying_pan": 2})


# The Car Door


@rule("LC-EQP-08", "LC-EQP-09", "LC-FQ-03", "LC-RULING-37")
def test_a_car_door_sends_a_linear_hit_on() -> None:
    game = table("[A B C _]", gear={"B": "car_door"}, attack="heavy_mg").to_hit("B")
    forward = game.reflects("B", "forward").next_turn()
    assert (forward.hurt, forward.gear("B")) == ({"A": 4}, {"car_door": 1})
    assert game.reflects("B", "back").next_turn().hurt == {"C": 4}


@rule("LC-EQP-08")
def test_a_car_door_comes_before_any_other_piece() -> None:
    game = table("[A B C _]", gear={"B": "car_door helmet frying_pan"}, attack="heavy_mg")
    game = game.to_hit("B").uses("B", "helmet")
    assert game.refused_reflection("B", "forward") == "LC-EQP-08"


@rule("LC-EQP-08")
def test_a_car_door_is_of_no_use_against_a_mine() -> None:
    game = table("[A B _m]", gear={"B": "car_door helmet"}, B="step_back").to_hit("B")
    assert game.refused_reflection("B", "forward") == "LC-EQP-08"
    alone = table("[A B _m]", gear={"B": "car_door"}, B="step_back").before_damage()
    assert alone.hurt == {"B": 2}, "nothing usable: he is not asked"


@rule("LC-EQP-10", "LC-FQ-04")
def test_a_reflected_line_passes_dodgers_and_free_places() -> None:
    game = table("[A B C _]", gear={"B": "car_door"}, attack="heavy_mg").with_flag("A", "dodge").to_hit("B")
    assert game.reflects("B", "forward").next_turn().hurt == {}
    assert game.reflects("B", "back").next_turn().hurt == {"C": 4}
    gap = table("[B _ C D]", gear={"B": "car_door"}, attack="trench_volley").to_hit("B")
    assert gap.reflects("B", "back").next_turn().hurt == {"C": 3}


@rule("LC-EQP-10", "LC-FQ-05", "LC-EQP-12")
def test_a_reflected_splash_hits_the_first_even_if_he_lies_down() -> None:
    game = table("[A B C _]", gear={"B": "car_door"}, attack="grenade").with_flag("A", "prone").to_hit("B")
    game = game.reflects("B", "forward").next_turn()
    assert game.hurt == {"C": 2}


@rule("LC-EQP-10")
def test_the_tank_stops_a_reflected_hit_even_if_its_crew_dodges() -> None:
    game = table("[C (T U) B _]", tank=2, gear={"B": "car_door"}, attack="ambush").with_flag("U", "dodge")
    game = game.to_hit("B").reflects("B", "forward").next_turn()
    assert (game.hurt, game.tank) == ({}, 1)


@rule("LC-EQP-10")
def test_a_dying_comrade_still_stops_a_reflected_hit() -> None:
    game = table("[A B C _]", gear={"C": "car_door"}, attack="grenade", life={"B": 1}).to_hit("C")
    assert game.life("B") == 0
    game = game.reflects("C", "forward").next_turn()
    assert game.hurt == {"B": 1, "A": 2}


@rule("LC-EQP-11")
@pytest.mark.parametrize(("attack", "piece"), [("heavy_mg", "frying_pan"), ("grenade", "sandbag")])
def test_a_reflected_hit_keeps_its_type(attack: str, piece: str) -> None:
    game = table("[A B C _]", gear={"B": "car_door", "A": piece}, attack=attack).to_hit("B")
    game = game.reflects("B", "forward").to_hit("A")
    assert game.can_use("A", piece)
    reduced = game.uses("A", piece)
    assert reduced.gear("A") == {piece: 1}


@rule("LC-EQP-12")
def test_a_reflected_main_hit_splashes_nobody_and_the_rest_goes_on() -> None:
    game = table("[A B C D _]", gear={"B": "car_door"}, attack="grenade", life=10).to_hit("B")
    game = game.reflects("B", "back").next_turn()
    assert game.hurt == {"A": 2, "C": 5}, "C takes the main hit of 3 and his own indirect 2; D nothing"


@rule("LC-EQP-12")
def test_a_reflected_laser_makes_one_hit() -> None:
    game = table("[A B C D _]", gear={"B": "car_door"}, attack="laser", holder="B").to_hit("B")
    game = game.reflects("B", "forward").next_turn()
    assert game.hurt == {"A": 2, "C": 2, "D": 2}


# Other pieces


@rule("LC-EQP-13")
@pytest.mark.parametrize(("attack", "taken"), [("heavy_mg", 3), ("grenade", 2), ("stragglers", 1)])
def test_a_helmet_takes_1_off_any_hit(attack: str, taken: int) -> None:
    game = table("[A B C _]", gear={"B": "helmet"}, attack=attack).to_hit("B").uses("B", "helmet").next_turn()
    assert game.hurt["B"] == taken
    assert game.gear("B") == {"helmet": 2}


@rule("LC-EQP-14", "LC-EQP-15")
@pytest.mark.parametrize(
    ("piece", "attack", "rule_id"),
    [("frying_pan", "grenade", "LC-EQP-14"), ("sandbag", "heavy_mg", "LC-EQP-15")],
)
def test_pans_are_for_lines_and_sandbags_for_splash(piece: str, attack: str, rule_id: str) -> None:
    game = table("[A B C _]", gear={"B": f"{piece} helmet"}, attack=attack).to_hit("B")
    assert game.refused_use("B", piece) == rule_id


@rule("LC-EQP-15")
def test_a_sandbag_takes_2_off_a_splash_hit_main_or_indirect() -> None:
    main = table("[A B C _]", gear={"B": "sandbag"}, attack="grenade").to_hit("B").uses("B", "sandbag")
    assert main.next_turn().hurt == {"A": 2, "B": 1, "C": 2}
    beside = table("[A B C _]", gear={"A": "sandbag"}, attack="grenade").to_hit("A").uses("A", "sandbag")
    assert beside.next_turn().hurt == {"B": 3, "C": 2}


@rule("LC-EQP-16")
def test_boots_serve_once_in_a_manoeuvre_and_only_ones_own() -> None:
    game = table("[A B C D _]", B="fall_back", gear={"B": "stolen_boots"}).to_choice().wears("B", longer=True)
    assert not game.can_wear("B")
    game = game.strides("B").before_damage()
    assert game.line == "[A _ C D B]"
    assert game.gear("B") == {"stolen_boots": 2}
    other = table("[A B C D _]", B="fall_back", gear={"A": "stolen_boots"}).before_damage()
    assert other.gear("A") == {"stolen_boots": 3}


@rule("LC-EQP-17", "LC-TURN-13")
def test_the_revolver_fires_at_a_neighbour_at_the_end_of_the_slot() -> None:
    game = table("[A B C _ D]", B="unik", gear={"B": "revolver"}).to_revolver()
    assert game.marks() == {"A", "C"}
    game = game.shoots("B", "C").before_damage()
    assert game.hurt == {"C": 1}
    assert game.gear("B") == {"revolver": 1}
    assert game.shots == ["C"], "once in a turn"


@rule("LC-EQP-17", "LC-TURN-16")
def test_the_revolver_is_loaded_again_in_the_next_turn_and_is_then_worn_out() -> None:
    game = table("[A B C _]", B="unik", gear={"B": "revolver"}, attack="sniper sniper").to_revolver()
    game = game.shoots("B", "C").next_turn().to_revolver().shoots("B", "A").before_damage()
    assert (game.shots, game.hurt) == (["C", "A"], {"A": 1, "C": 1})
    assert game.gear("B") == {}
    assert "revolver" in game.discard


@rule("LC-EQP-17", "LC-TURN-13")
def test_the_revolver_needs_no_card_and_may_stay_in_its_holster() -> None:
    game = table("[A B C _]", gear={"B": "revolver"}, holder="A").to_revolver()
    assert game.asked == {"B"}
    assert game.committed("B") is None
    game = game.do(EndSlot(), by="B").before_damage()
    assert (game.hurt, game.gear("B")) == ({}, {"revolver": 2})


@rule("LC-EQP-17", "LC-RULING-15")
def test_doors_shields_and_luck_do_not_help_against_the_revolver() -> None:
    game = table(
        "[A N C _]", gear={"A": "revolver", "N": "car_door"}, who={"N": "nikolai"}, N="human_shield unik"
    )
    game = game.to_revolver().shoots("A", "N").before_damage()
    assert game.hurt == {"N": 1}
    assert game.gear("N") == {"car_door": 2}


@rule("LC-EQP-17")
def test_the_revolvers_hit_is_linear() -> None:
    game = table("[A T C _]", gear={"A": "revolver"}, who={"T": "tamara"}).to_revolver().shoots("A", "T")
    assert game.before_damage().hurt == {}
    dodged = table("[A B C _]", gear={"A": "revolver"}).with_flag("B", "dodge").to_revolver().shoots("A", "B")
    assert dodged.before_damage().hurt == {}
