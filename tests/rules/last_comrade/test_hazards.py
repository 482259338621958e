"""Mines and Barbed Wire lie on the free place and wait."""

import pytest

from tests.rules.last_comrade.table import table

rule = pytest.mark.rule


@rule("LC-HAZ-01", "LC-HAZ-15")
def test_a_mine_is_put_on_the_free_place() -> None:
    game = table("[A _ B C]", attack="mine trench_volley")
    assert game.line == "[A _m B C]"


@rule("LC-HAZ-15", "LC-DEATH-09")
def test_while_the_commissar_owes_a_step_a_mine_goes_to_the_free_place_that_will_remain() -> None:
    game = table("[A _ B C D]", attack="mine trench_volley", from_the_start=True, B="unik niet")
    assert game.window == "C0"
    game = game.halted().concedes("C")
    assert game.line == "[A _ B _ D]"
    assert game.world.advances == 1
    game = game.until(lambda one: one.window == "C1")
    assert game.line == "[A _m B _ D]"
    assert game.next_turn().line == "[A _m B D]"


@rule("LC-HAZ-02", "LC-HAZ-03", "LC-FQ-25")
def test_a_second_mine_is_stacked_on_the_first_and_the_place_is_still_free() -> None:
    game = table("[A B C _m]", attack="mine trench_volley", A="step_back")
    assert game.line == "[A B C _mm]"
    game = game.before_damage()
    assert game.line == "[_ A B C]", "a push goes to it as to any free place"
    assert game.hurt == {"C": 4}


@rule("LC-HAZ-04")
@pytest.mark.parametrize(
    ("line", "hand", "result", "victim"),
    [
        ("[A B C _m]", {"C": "step_back"}, "[A B _ C]", "C"),
        ("[A B C _m]", {"A": "step_back"}, "[_ A B C]", "C"),
        ("[_m A B C]", {"C": "step_up"}, "[A B C _]", "A"),
    ],
    ids=["own step", "pushed back", "pushed forward"],
)
def test_whoever_comes_to_stand_there_sets_it_off(
    line: str, hand: dict[str, str], result: str, victim: str
) -> None:
    game = table(line, **hand).before_damage()
    assert game.line == result
    assert game.hurt == {victim: 2}


@rule("LC-HAZ-04", "LC-DT-07", "LC-DEATH-12")
def test_the_commissar_pushes_people_onto_mines() -> None:
    game = table("[A _m X B C]", life={"A": 3}, attack="trench_volley").next_turn()
    assert game.dead == {"A"}
    assert game.line == "[_ X B C]"
    assert game.hurt == {"A": 3, "X": 2}


@rule("LC-HAZ-05")
def test_each_mine_is_a_hit_of_its_own_the_oldest_first() -> None:
    """A helmet takes 1 from each hit it is used on: two uses for two Mines."""
    game = table("[A B _mm]", B="step_back", gear={"B": "helmet"}).to_hit("B")
    game = game.uses("B", "helmet").to_hit("B").uses("B", "helmet").before_damage()
    assert game.hurt == {"B": 2}
    assert game.gear("B") == {"helmet": 1}


@rule("LC-HAZ-07")
def test_what_went_off_is_discarded() -> None:
    game = table("[A B _mw]", B="step_back").before_damage()
    assert game.line == "[A _ B]"
    assert sorted(game.attack_discard[-2:]) == ["barbed_wire", "mine"]


@rule("LC-HAZ-08", "LC-RULING-15")
@pytest.mark.parametrize("status", ["dodge", "prone"])
def test_neither_dodging_nor_lying_down_helps_against_a_mine(status: str) -> None:
    game = table("[A B _m]", B="step_back").with_flag("B", status).before_damage()
    assert game.hurt == {"B": 2}


@rule("LC-HAZ-09", "LC-RULING-14")
def test_wire_lies_in_the_same_stack_as_mines() -> None:
    game = table("[A B C _m]", attack="barbed_wire trench_volley")
    assert game.line == "[A B C _mw]"


@rule("LC-HAZ-10")
def test_wire_snags_without_hurting_until_the_turn_ends() -> None:
    game = table("[A B C _w]", C="fall_back").before_damage()
    assert game.line == "[A B _ C]"
    assert game.hurt == {}
    assert game.flags("C") >= {"snagged"}
    assert game.steps_lost("C") == 1
    assert "snagged" not in game.next_turn().flags("C")


@rule("LC-HAZ-11")
def test_mines_go_off_before_the_wire_catches() -> None:
    game = table("[A B C _wm]", C="step_back").before_damage()
    assert game.hurt == {"C": 2}
    assert "snagged" in game.flags("C")
    killed = table("[A B C _wm]", C="step_back", life={"C": 2}).before_damage()
    assert killed.dead == {"C"}
    assert killed.snags == [], "the dead are not caught"
    assert sorted(killed.attack_discard[-2:]) == ["barbed_wire", "mine"]


@rule("LC-HAZ-12")
def test_wire_entered_at_the_end_of_a_turn_is_only_discarded() -> None:
    """The advance was put off for Halt!; when it comes, B is pushed onto the wire."""
    game = table("[A X _w B]", life={"X": 4}, attack="heavy_mg").halted().next_turn()
    assert game.dead == {"X"}
    assert game.line == "[A _ B]"
    assert game.snags == []
    assert "barbed_wire" in game.attack_discard


@rule("LC-HAZ-13", "LC-DT-06", "LC-RULING-09")
def test_the_commissar_treads_on_hazards_without_effect() -> None:
    game = table("[A X B C _m]", life={"X": 4}, attack="heavy_mg").next_turn()
    assert game.line == "[A _ B C]"
    assert game.hurt == {"X": 4}
    assert "mine" in game.attack_discard


@rule("LC-HAZ-14")
def test_a_hazard_works_before_anything_else_happens() -> None:
    """C is caught at the first step, so that A, who pushed him, finds a wall."""
    game = table("[A B C _w]", A="leg_it").before_damage()
    assert game.line == "[_ B A C]"
    assert game.steps_lost("A") == 1
