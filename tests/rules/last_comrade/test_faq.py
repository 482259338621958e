"""The questions of the rulebook's last pages, each answered by a test of its own, in their order."""

import pytest

from game.rules.last_comrade.line_events import TankBoarded
from tests.rules.last_comrade.table import table

rule = pytest.mark.rule

# Abilities


@rule("LC-CHR-02", "LC-FQ-19")
def test_faq_may_dominika_swap_with_no_card_in_hand_of_course() -> None:
    game = table("[D B C _]", who={"D": "dominika"}, B="unik padnij charge fubar", spare="")
    game = game.swaps_hands("D", "B")
    assert (len(game.hand("D")), len(game.hand("B"))) == (4, 0)


@rule("LC-CHR-03")
def test_faq_how_often_does_nikolais_ability_work_once_in_a_game() -> None:
    game = table("[N B C _]", who={"N": "nikolai"}, attack="trench_volley trench_volley", life=10).next_turn()
    assert game.hurt == {}, "the first time he would take damage from an Attack card"
    assert game.next_turn().hurt == {"N": 3}, "not in every turn"


@rule("LC-CHR-04")
def test_faq_when_does_wasyls_ability_work_whenever_comrades_is_drawn() -> None:
    game = table("[W B C _]", who={"W": "wasyl"}, attack="sniper towarzysze towarzysze sniper", start_life=10)
    game = game.with_life("W", 3).next_turn()
    assert game.life("W") == 5
    while game.drafting and game.life("W") == 5:
        game = game.step()
    assert game.life("W") == 7, "each time, also twice in one step"


# Events


@rule("LC-HAZ-06", "LC-HAZ-04", "LC-EVT-12")
def test_faq_vsyo_ravno_does_not_place_the_mine_which_stays_and_goes_off() -> None:
    blown = 0
    for seed in range(30):
        game = table("[A B C _m]", A="wsjo_rawno unik", seed=seed).plays("A", "wsjo_rawno")
        victim = game.places[3]
        if victim is None:
            assert game.line.endswith("_m]")
            assert game.hurt == {}
        else:
            blown += 1
            assert game.hurt == {victim: 2}
    assert blown > 10


@rule("LC-EVT-10")
def test_faq_nyet_against_an_event_that_touches_several_cancels_all_of_it() -> None:
    game = table("[A B C _]", A="stoj unik", B="niet leg_it", C="step_up", spare="C").plays(
        "A", "stoj", answers="B"
    )
    game = game.before_damage(B="leg_it")
    assert game.moved == {"B", "C"}, "nobody is stopped"
    assert game.line == "[A C _ B]"


# Equipment


@rule("LC-EQP-11", "LC-HIT-14")
def test_faq_what_a_car_door_reflects_keeps_its_type_and_is_defended_against_alike() -> None:
    line = table("[A B C _]", gear={"B": "car_door", "A": "frying_pan sandbag"}, attack="heavy_mg").to_hit(
        "B"
    )
    line = line.reflects("B", "forward").to_hit("A")
    assert line.can_use("A", "frying_pan")
    assert not line.can_use("A", "sandbag")
    splash = table("[A B C _]", gear={"B": "car_door", "A": "frying_pan sandbag"}, attack="grenade").to_hit(
        "B"
    )
    splash = splash.reflects("B", "forward").to_hit("A")
    assert splash.can_use("A", "sandbag")
    assert not splash.can_use("A", "frying_pan")


@rule("LC-EQP-02")
def test_faq_equipment_works_from_the_moment_it_is_revealed() -> None:
    game = table("[A B C _]", B="frying_pan", attack="heavy_mg").to_hit("B")
    assert game.uses("B", "frying_pan").next_turn().hurt == {"B": 2}


@rule("LC-TANK-14")
def test_faq_tank_halt_stops_it_but_it_protects() -> None:
    game = table("[A (T U) B _]", T="step_back", attack="heavy_mg", tank=2).halted().next_turn()
    assert game.line == "[A (T U) B _]"
    assert game.hurt == {}


@rule("LC-TANK-05", "LC-ATK-17")
def test_faq_tank_a_linear_attack_ends_at_it() -> None:
    game = table("[(T U) A B _]", attack="trench_volley", tank=2).next_turn()
    assert game.hurt == {}


@rule("LC-TANK-05")
def test_faq_tank_it_stops_all_damage_of_the_laser() -> None:
    game = table("[A (T U) B C _]", attack="laser", holder="A", tank=2).next_turn()
    assert game.hurt == {"A": 2}


@rule("LC-TANK-16", "LC-ATK-12")
def test_faq_tank_for_targets_its_crew_are_two_comrades() -> None:
    assert table("[(T U) A B _]", attack="barrage", tank=2).targets == [2, 5]
    assert table("[(T U) A B _]", attack="laser", holder="U", tank=2).targets == [2]


@rule("LC-TANK-15")
def test_faq_tank_it_destroys_mines_and_wire() -> None:
    game = table("[A (T U) _mw]", T="step_back", tank=2).before_damage()
    assert (game.line, game.hurt) == ("[A _ (T U)]", {})
    assert {"mine", "barbed_wire"} <= set(game.attack_discard)


@rule("LC-TANK-11", "LC-EVT-13")
def test_faq_tank_a_comrade_moved_by_the_commissars_order_stands_right_behind_it() -> None:
    game = table("[A (T U) B C _]", A="rozkaz_komisarza unik").plays("A", "rozkaz_komisarza", "C")
    assert game.line == "[A (T U) C B _]"


@rule("LC-TANK-12")
def test_faq_tank_vsyo_ravno_does_not_touch_its_crew() -> None:
    for seed in range(10):
        game = table("[A (T U) B _]", A="wsjo_rawno unik", seed=seed).plays("A", "wsjo_rawno")
        assert game.places[1:3] == ["T", "U"]
        assert game.moved == {"A", "B"}


@rule("LC-TANK-01", "LC-TANK-03")
def test_faq_tank_it_takes_two() -> None:
    game = table("[A B _ C]", A="tank_rudy_102").halted().before_damage()
    assert game.said(TankBoarded) == [TankBoarded("A", "B")]


# Attack cards


@rule("LC-ATK-13", "LC-ATK-05")
def test_faq_a_linear_attack_travels_from_its_target_towards_the_commissar() -> None:
    game = table("[A _ B C]", attack="heavy_mg")
    assert game.targets == [2]
    assert game.next_turn().hurt == {"B": 4}
    assert table("[A B C _]", attack="bullet_in_the_back").next_turn().hurt == {"C": 3}, (
        "unless it says otherwise"
    )


@rule("LC-ATK-14", "LC-ATK-15")
def test_faq_a_linear_attack_hits_only_the_first_target_or_flies_past_the_last_place() -> None:
    assert table("[A B C _]", attack="trench_volley").next_turn().hurt == {"A": 3}
    assert table("[A B _]", attack="ambush").next_turn().hurt == {}


@rule("LC-HAZ-02", "LC-HAZ-03", "LC-HAZ-05")
def test_faq_a_second_mine_is_stacked_and_each_is_a_hit_of_its_own() -> None:
    game = table("[A B C _m]", attack="mine sniper", C="step_back")
    assert game.line == "[A B C _mm]"
    game = game.before_damage()
    assert game.hurt == {"C": 4}
    assert game.hit_order == ["C", "C"]


@rule("LC-ATK-24", "LC-HIT-10")
def test_faq_a_second_roulette_is_attached_too_and_each_adds_its_damage() -> None:
    game = table("[A B C _]", attack="russian_roulette trench_volley", roulettes=1, life=10)
    assert game.roulettes == 2
    assert game.next_turn().hurt == {"A": 3 + 2 + 2}


# Manoeuvres


@rule("LC-MOVE-09", "LC-LINE-08")
def test_faq_changing_places_counts_as_moving() -> None:
    game = table("[A B C _]", C="step_up", attack="sniper")
    assert game.next_turn().hurt == {"B": 2, "C": 2}


@rule("LC-MOVE-10", "LC-LINE-08")
def test_faq_vsyo_ravno_counts_as_moving() -> None:
    game = table("[A B C _]", A="wsjo_rawno unik", attack="sniper").plays("A", "wsjo_rawno")
    assert game.next_turn().hurt == {"A": 2, "B": 2, "C": 2}


@rule("LC-MAN-15")
@pytest.mark.parametrize(("card", "attack"), [("unik", "heavy_mg"), ("padnij", "grenade")])
def test_faq_dodging_and_lying_down_hold_when_one_is_moved(card: str, attack: str) -> None:
    game = table("[A B C _]", A=card, B="step_up", attack=attack).before_damage()
    assert game.line == "[B A C _]"
    assert "A" not in game.next_turn().hurt


@rule("LC-MAN-09", "LC-MAN-10")
def test_faq_fubar_cannot_be_moved_by_anything() -> None:
    game = table("[A B C D _]", B="fubar", holder="B", A="leg_it", C="charge", D="zamiana").to_choice()
    assert game.partners() == {"A", "C"}, "D's Swap cannot choose him"
    game = game.swaps("D", "C").before_damage()
    assert game.places[1] == "B"
    assert "B" not in game.moved
    assert (game.steps_lost("A"), game.steps_lost("C")) == (3, 3), "his place is the end of the Line"


@rule("LC-ATK-18", "LC-CHR-05")
def test_faq_indirect_damage_is_what_the_neighbours_of_the_target_take() -> None:
    game = table("[J B C _]", who={"J": "jurge"}, attack="grenade")
    assert game.next_turn().hurt == {"J": 1, "B": 3, "C": 2}


# General


@rule("LC-MAN-16", "LC-EVT-11")
@pytest.mark.parametrize(("card", "attack"), [("unik", "trench_volley"), ("padnij", "rocket_storm")])
def test_faq_under_halt_one_may_still_dodge_and_lie_down(card: str, attack: str) -> None:
    game = table("[A B C _]", A=card, attack=attack).halted().next_turn()
    assert "A" not in game.hurt


@rule("LC-DRAFT-06")
def test_faq_comrades_drafts_the_cards_in_hand() -> None:
    packs = {"A": "unik padnij charge fubar roll", "B": "leg_it crawl stoj niet trip"}
    game = table("[A B _]", **packs, attack="towarzysze sniper", spare="")
    assert {name: set(game.world.players[name].packs[0]) for name in packs} == {
        name: set(pack.split()) for name, pack in packs.items()
    }


@rule("LC-DECK-06", "LC-DECK-07", "LC-HIT-13")
def test_faq_tear_gas_keeps_one_from_drawing_until_the_hand_is_empty() -> None:
    game = table("[A B C _]", C="unik padnij", attack="tear_gas sniper sniper", spare="").next_turn()
    assert len(game.hand("C")) == 1
    game = game.next_turn()
    assert len(game.hand("C")) == 5


@rule("LC-DRAFT-07")
def test_faq_before_the_draft_of_comrades_the_gassed_draw_up_too() -> None:
    game = table(
        "[A B C _]", C="unik padnij charge", attack="tear_gas towarzysze sniper", spare=""
    ).next_turn()
    assert game.drafting
    assert "C" in game.flagged("gassed")
    assert len(game.world.players["C"].packs[0]) == 5


@rule("LC-MAN-13", "LC-DEATH-14")
def test_faq_with_two_left_a_smoke_screen_is_discarded_and_another_card_drawn() -> None:
    game = table("[A B X _m]", X="step_back", A="unik zaslona_dymna", life={"X": 2}, spare="").before_damage()
    assert game.dead == {"X"}
    assert "zaslona_dymna" not in game.hand("A")
    assert len(game.hand("A")) == 1
    assert "zaslona_dymna" in game.discard
