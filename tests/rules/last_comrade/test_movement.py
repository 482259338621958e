"""Movement: one place at a time; push towards the free place, swap away from it, stop at a wall."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.last_comrade.notation import Position, read
from tests.rules.last_comrade.oracle import BACK, FORWARD, Oracle
from tests.rules.last_comrade.positions import positions
from tests.rules.last_comrade.table import Table, table

rule = pytest.mark.rule

MOVES = [
    pytest.param("[A B _]", "B", BACK, 1, "[A _ B]", 0, marks=rule("LC-MV-01")),
    pytest.param("[A M B C _]", "M", BACK, 3, "[A _ B C M]", 0, marks=rule("LC-MV-02", "LC-RULING-02")),
    pytest.param("[A M B C _]", "M", BACK, 4, "[A _ B C M]", 1, marks=rule("LC-MV-03")),
    pytest.param("[A B C D _]", "D", FORWARD, 2, "[A D B C _]", 0, marks=rule("LC-MV-04")),
    pytest.param("[A B C _]", "A", FORWARD, 1, "[A B C _]", 1, marks=rule("LC-MV-05")),
    pytest.param("[_ A B C]", "C", FORWARD, 1, "[A B C _]", 0, marks=rule("LC-MV-06")),
    pytest.param("[_ A B C]", "C", FORWARD, 3, "[C A B _]", 0, marks=rule("LC-MV-07")),
    pytest.param("[A _ B C]", "A", BACK, 2, "[_ B A C]", 0, marks=rule("LC-MV-08")),
    pytest.param("[A B _ C D]", "D", FORWARD, 2, "[A B D C _]", 0, marks=rule("LC-MV-09")),
    pytest.param("[A B _ C D]", "B", FORWARD, 1, "[B A _ C D]", 0, marks=rule("LC-MV-10")),
    pytest.param("[A B _ C D]", "C", BACK, 2, "[A B _ D C]", 1, marks=rule("LC-MV-11")),
    pytest.param("[A M X* C _]", "M", BACK, 2, "[A M X* C _]", 2, marks=rule("LC-MV-12")),
    pytest.param("[M A X* C _]", "M", BACK, 2, "[A M X* C _]", 1, marks=rule("LC-MV-13")),
    pytest.param("[X* A B _]", "B", FORWARD, 3, "[X* B A _]", 2, marks=rule("LC-MV-14")),
    pytest.param("[A _ B X*]", "A", BACK, 3, "[_ B A X*]", 1, marks=rule("LC-MV-15")),
    pytest.param("[A B C _m]", "A", BACK, 1, "[_ A B C]", 0, marks=rule("LC-MV-16")),
    pytest.param("[A B C _w]", "A", BACK, 3, "[_ B A C]", 1, marks=rule("LC-MV-18")),
    pytest.param("[A B _w]", "B", BACK, 2, "[A _ B]", 1, marks=rule("LC-MV-19")),
    pytest.param("[A (T U) B _]", "T", BACK, 2, "[A _ B (T U)]", 0, marks=rule("LC-MV-20")),
    pytest.param("[A (T U) B _]", "U", FORWARD, 2, "[(T U) A B _]", 1, marks=rule("LC-MV-21")),
    pytest.param("[A (T U) B _]", "A", BACK, 1, "[A (T U) B _]", 1, marks=rule("LC-MV-22")),
    pytest.param("[A (T U) _mw]", "U", BACK, 1, "[A _ (T U)]", 0, marks=rule("LC-MV-25")),
    pytest.param("[A* B C _]", "A", BACK, 1, "[A* B C _]", 1, marks=rule("LC-MV-27")),
    pytest.param("[A B C D E _]", "C", FORWARD, 3, "[C A B D E _]", 1, marks=rule("LC-MV-28")),
    pytest.param("[A B C D _ E]", "A", BACK, 3, "[_ B C A D E]", 0, marks=rule("LC-MV-29")),
    pytest.param("[A B _]", "A", BACK, 3, "[_ B A]", 1, marks=rule("LC-MV-30")),
    pytest.param("[A B _]", "B", FORWARD, 2, "[B A _]", 1, marks=rule("LC-MV-31")),
    pytest.param("[A B C _mm]", "A", BACK, 1, "[_ A B C]", 0, marks=rule("LC-MV-32")),
]
CARDS = {
    (FORWARD, 1): "step_up",
    (FORWARD, 2): "advance",
    (FORWARD, 3): "charge",
    (BACK, 1): "step_back",
    (BACK, 2): "fall_back",
    (BACK, 3): "leg_it",
}


def after(line: str, mover: str, way: int, steps: int, **more: object) -> Table:
    """The table before damage when `mover` has carried out a Manoeuvre of so many steps."""
    return table(line, **{mover: CARDS[way, steps]}, **more).before_damage()


def moved_by(line: str, mover: str, way: int, steps: int) -> Table:
    """The same; four steps are Misza's, who may go one step further than his card says."""
    if (way, steps) in CARDS:
        return after(line, mover, way, steps)
    game = table(line, who={mover: "misza"}, **{mover: CARDS[way, steps - 1]}).to_choice()
    return game.moves(mover, "forward" if way == FORWARD else "back", steps).before_damage()


@pytest.mark.parametrize(("line", "mover", "way", "steps", "result", "lost"), MOVES)
def test_a_worked_position(line: str, mover: str, way: int, steps: int, result: str, lost: int) -> None:
    oracle = Oracle.of(read(line))
    assert steps - oracle.move(mover, way, steps) == lost
    assert oracle.written() == result
    game = moved_by(line, mover, way, steps)
    assert game.line == result
    assert game.steps_lost(mover) == lost
    assert game.moved == oracle.moved
    assert game.hurt == {name: 5 - life for name, life in oracle.life.items() if life < 5}
    assert {name for name in game.names if "snagged" in game.flags(name)} == oracle.snagged


@rule("LC-MV-17", "LC-MOVE-14", "LC-RULING-05")
def test_a_death_on_the_way_closes_the_line_before_the_next_step() -> None:
    game = after("[A B C _m]", "A", BACK, 2, life={"C": 2})
    assert game.line == "[_ B A]"
    assert game.dead == {"C"}
    assert game.steps_lost("A") == 0


@rule("LC-MV-26", "LC-MOVE-12")
def test_under_halt_a_movement_is_lost() -> None:
    game = table("[A B C _]", B="fall_back").halted().before_damage()
    assert game.line == "[A B C _]"
    assert game.steps_lost("B") == 2
    assert game.moved == set()


@rule("LC-MV-33", "LC-MOVE-09", "LC-MOVE-15", "LC-RULING-41")
def test_a_swap_card_exchanges_two_comrades_over_any_distance() -> None:
    game = table("[A B C D _]", B="zamiana").to_choice().swaps("B", "D").before_damage()
    assert game.line == "[A D C B _]"
    assert game.moved == {"B", "D"}


@rule("LC-MV-34", "LC-MOVE-06", "LC-MOVE-16")
def test_with_two_free_places_a_step_goes_to_the_nearer_one() -> None:
    game = table("[A _ B _ C X*]", A="leg_it", pending=1).before_damage()
    assert game.line == "[_ _ B A C X*]"
    assert game.pending == 1
    game = game.next_turn()
    assert game.line == "[_ B A C X]"
    assert game.pending == 0


@rule("LC-MOVE-01")
def test_each_step_is_carried_out_before_the_next() -> None:
    """The Mine goes off at the first step, not where the movement ends."""
    game = after("[A B C _m]", "A", BACK, 3)
    assert game.line == "[_ B C A]"
    assert game.hurt == {"C": 2}


@rule("LC-MOVE-02", "LC-MOVE-04", "LC-MOVE-11", "LC-RULING-04")
def test_a_push_shifts_all_up_to_the_free_place_and_costs_one_step() -> None:
    pushed = after("[A B C _]", "A", BACK, 1)
    assert pushed.line == "[_ A B C]"
    assert pushed.moved == {"A", "B", "C"}
    assert after("[A B C _]", "A", BACK, 2).line == "[_ B A C]"


@rule("LC-MOVE-03")
def test_next_to_the_free_place_one_simply_takes_it() -> None:
    game = after("[A B _ C]", "B", BACK, 1)
    assert game.line == "[A _ B C]"
    assert game.moved == {"B"}


@rule("LC-MOVE-05", "LC-MOVE-09")
def test_away_from_the_free_place_one_swaps_and_both_have_moved() -> None:
    game = after("[A B C _]", "C", FORWARD, 1)
    assert game.line == "[A C B _]"
    assert game.moved == {"B", "C"}


@rule("LC-MOVE-06")
def test_after_a_push_every_further_step_is_a_swap() -> None:
    assert after("[A B C D _]", "A", BACK, 3).line == "[_ B C A D]"


@rule("LC-MOVE-07", "LC-LINE-10")
@pytest.mark.parametrize(
    ("line", "mover", "way"),
    [
        ("[A B _]", "A", FORWARD),
        ("[A _ B]", "B", BACK),
        ("[A X* _]", "A", BACK),
        ("[A (T U) _]", "A", BACK),
    ],
    ids=["front", "Commissar", "F.U.B.A.R.", "Tank"],
)
def test_at_a_wall_the_step_is_blocked_and_the_rest_lost(line: str, mover: str, way: int) -> None:
    game = after(line, mover, way, 3)
    assert game.line == line
    assert game.steps_lost(mover) == 3
    assert game.moved == set()


@rule("LC-MOVE-08", "LC-RULING-42")
def test_as_many_steps_as_possible_must_be_made() -> None:
    """Nobody is asked: the whole of what can be walked is walked."""
    game = after("[A B C _]", "B", FORWARD, 3)
    assert game.line == "[B A C _]"
    assert game.steps_lost("B") == 2


@rule("LC-MOVE-13")
def test_who_dies_on_the_way_makes_no_further_step() -> None:
    game = after("[A B C _m]", "C", BACK, 2, life={"C": 2})
    assert game.line == "[A B _]"
    assert game.dead == {"C"}


@rule("LC-MOVE-13")
def test_who_is_snagged_on_the_way_makes_no_further_step() -> None:
    game = after("[_w A B C]", "A", FORWARD, 1)
    assert "snagged" in game.flags("A")
    halted = after("[A _w B C]", "A", BACK, 3)
    assert halted.line == "[_ A B C]"
    assert halted.steps_lost("A") == 2


@rule("LC-MOVE-01", "LC-MOVE-02", "LC-MOVE-05", "LC-MOVE-07", "LC-TANK-09", "LC-HAZ-14")
@given(positions(), st.sampled_from([FORWARD, BACK]), st.integers(1, 3), st.integers(1, 5), st.data())
def test_any_movement_goes_as_the_reference_algorithm_says(
    position: Position, way: int, steps: int, life: int, data: st.DataObject
) -> None:
    mover = data.draw(st.sampled_from(position.comrades))
    oracle = Oracle.of(position, life)
    made = oracle.move(mover, way, steps)
    asked = "" if oracle.over else oracle.living[0]
    hand = {mover: CARDS[way, steps]}
    game = table(position.written(), life=life, spare=asked, **hand).before_damage()
    assert oracle.over == (game.outcome is not None)
    if oracle.over:
        assert game.dead == set(position.comrades) - set(oracle.living)
        return
    assert game.line == oracle.written()
    assert game.moved == oracle.moved & set(oracle.living)
    assert {name: game.life(name) for name in oracle.living} == {
        name: oracle.life[name] for name in oracle.living
    }
    if mover in oracle.living:
        assert game.steps_lost(mover) == steps - made
    assert game.pending == oracle.pending
