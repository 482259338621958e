"""Tank Rudy 102: two Comrades on their own places, behind armour."""

import pytest

from game.rules.last_comrade.intents import TakeAboard
from tests.rules.last_comrade.table import table

rule = pytest.mark.rule


@rule("LC-TANK-01", "LC-RULING-19", "LC-EQP-02")
def test_the_owner_boards_with_one_neighbour_of_his_choice() -> None:
    game = table("[A B C _]", B="tank_rudy_102").to_choice()
    assert game.asked == {"B"}
    assert game.passengers() == {"A", "C"}
    assert game.refused(TakeAboard("B"), by="B") == "LC-TANK-01"
    for name, line in (("A", "[(A B) C _]"), ("C", "[A (B C) _]")):
        boarded = game.boards("B", name).before_damage()
        assert boarded.line == line
        assert boarded.moved == set()
        assert boarded.gear("B") == {"tank_rudy_102": 2}


@rule("LC-TANK-01")
def test_with_one_neighbour_nobody_is_asked_and_with_none_he_is_alone() -> None:
    assert table("[A B _ C]", B="tank_rudy_102").before_damage().line == "[(A B) _ C]"
    assert table("[A _ B]", B="tank_rudy_102").before_damage().line == "[A _ (B)]"


@rule("LC-TANK-02")
def test_the_crew_stays_aboard_over_several_turns() -> None:
    game = table("[A (T U) B _]", attack="sniper sniper stragglers", tank=2)
    game = game.next_turn().next_turn()
    assert game.line == "[A (T U) B _]"


@rule("LC-TANK-03")
@pytest.mark.parametrize("line", ["[A B C _]", "[A B* C* _]"])
def test_one_can_board_under_halt_and_while_immobile(line: str) -> None:
    game = table(line, A="tank_rudy_102").halted().before_damage()
    assert game.tank_crew == {"A", "B"}


@rule("LC-TANK-04")
@pytest.mark.parametrize("attack", ["heavy_mg", "grenade", "stragglers", "laser", "tear_gas"])
def test_the_crew_takes_no_damage_from_anything(attack: str) -> None:
    game = table("[A (T U) B _]", attack=attack, tank=2).next_turn()
    assert game.life("T") == 5
    assert game.life("U") == 5
    assert not {"T", "U"} & game.flagged("gassed")


@rule("LC-TANK-06")
@pytest.mark.parametrize(("attack", "left"), [("grenade", 1), ("stragglers", 1), ("sniper", 2)])
def test_a_card_costs_the_tank_one_durability_however_many_hits_it_makes(attack: str, left: int) -> None:
    """Grenade hits T and U; stragglers hit both; the sniper hits nobody who did not move."""
    assert table("[A (T U) B _]", attack=attack, tank=2).next_turn().tank == left


@rule("LC-TANK-07", "LC-AT-21", "LC-RULING-19")
def test_a_tank_shot_to_pieces_still_stops_the_rest_of_the_card() -> None:
    game = table("[A (T U) B _]", attack="air_bomb", tank=1)
    assert game.targets == [3]
    game = game.next_turn()
    assert game.hurt == {"B": 2}
    assert game.line == "[A T U B _]"
    assert "tank_rudy_102" in game.discard
    assert game.gear("T") == {}


@rule("LC-TANK-08")
def test_a_splash_beside_the_tank_hits_those_outside() -> None:
    game = table("[A (T U) B _]", attack="grenade", tank=2).next_turn()
    assert game.hurt == {"A": 2}


@rule("LC-TANK-10")
@pytest.mark.parametrize(("mover", "card"), [("A", "leg_it"), ("B", "charge")])
def test_others_can_neither_push_nor_pass_the_tank(mover: str, card: str) -> None:
    game = table("[A (T U) B _]", **{mover: card}).before_damage()
    assert game.line == "[A (T U) B _]"
    assert game.steps_lost(mover) == 3


@rule("LC-TANK-11", "LC-EVT-13", "LC-MV-23", "LC-RULING-20")
def test_the_commissars_order_ends_right_behind_the_tank() -> None:
    game = table("[(T U) A B _]", A="rozkaz_komisarza unik").plays("A", "rozkaz_komisarza", "B")
    assert game.line == "[(T U) B A _]"


@rule("LC-TANK-12", "LC-EVT-12", "LC-FQ-11")
def test_vsyo_ravno_leaves_the_crew_and_the_immobile_alone() -> None:
    found = set()
    for seed in range(40):
        game = table("[A X* (T U) B _]", A="wsjo_rawno unik", seed=seed).plays("A", "wsjo_rawno")
        assert game.places[1:4] == ["X", "T", "U"]
        found.add((game.places[0], *game.places[4:]))
    assert found == {
        (a, b, c)
        for a in ("A", "B", None)
        for b in ("A", "B", None)
        for c in ("A", "B", None)
        if {a, b, c} == {"A", "B", None}
    }


@rule("LC-TANK-13")
def test_the_crew_cannot_be_chosen_by_cards_that_move_people() -> None:
    assert table("[A (T U) B C _]", A="zamiana").to_choice().partners() == {"B", "C"}
    smoke = table("[A (T U) B C D _]", A="zaslona_dymna").to_choice()
    assert smoke.pairs() == {"BC", "BD", "CD"}
    order = table("[A (T U) B _]", A="rozkaz_komisarza unik")
    assert order.refused_event("A", "rozkaz_komisarza", "T") == "LC-TANK-13"


@rule("LC-TANK-13", "LC-EQP-17")
def test_nobody_shoots_the_crew_or_hides_behind_it() -> None:
    game = table("[A (T U) _]", A="unik", gear={"A": "revolver"}).before_damage()
    assert game.shots == [], "no neighbour to shoot: nobody is asked"
    shield = table("[B A (T U) _]", A="unik human_shield", attack="barrage", life=10)
    shield = shield.with_targets(2, 2).to_hit("A")
    assert shield.refused_event("A", "human_shield", "T") == "LC-TANK-13"


@rule("LC-TANK-14", "LC-FQ-09", "LC-EVT-11")
def test_halt_stops_the_tank_but_it_still_protects() -> None:
    game = table("[A (T U) B _]", T="fall_back", attack="laser", tank=2, holder="A").halted().before_damage()
    assert game.line == "[A (T U) B _]"
    game = game.next_turn()
    assert game.hurt == {"A": 2}
    assert game.tank == 1


@rule("LC-TANK-15")
def test_the_tank_crushes_mines_and_wire() -> None:
    game = table("[A (T U) _mw]", T="step_back", tank=2).before_damage()
    assert game.line == "[A _ (T U)]"
    assert (game.hurt, game.tank, game.flagged("snagged")) == ({}, 2, set())
    assert sorted(game.attack_discard[-2:]) == ["barbed_wire", "mine"]


@rule("LC-TANK-17", "LC-EVT-18")
def test_the_tank_cannot_be_requisitioned() -> None:
    game = table("[A (T U) B _]", A="requisition unik", gear={"T": "helmet"}, tank=2)
    assert game.refused_event("A", "requisition", "T", "tank_rudy_102") == "LC-TANK-17"
    assert game.plays("A", "requisition", "T", "helmet").gear("A") == {"helmet": 3}


@rule("LC-TANK-18", "LC-LINE-09")
def test_fubar_of_one_of_the_crew_holds_the_whole_tank() -> None:
    game = table("[A (T U*) B _]", T="fall_back").before_damage()
    assert game.line == "[A (T U*) B _]"
    assert game.steps_lost("T") == 2


@rule("LC-TANK-19")
def test_when_a_crew_member_gives_up() -> None:
    game = table("[A (T U) B _]", tank=2, spare="A")
    left = game.concedes("U")
    assert left.line == "[A (T) _ B]"
    gone = game.concedes("T")
    assert gone.line == "[A _ U B]"
    assert "tank_rudy_102" in gone.discard
