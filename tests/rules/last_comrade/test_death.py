"""Death, the Commissar's advance, and the end of the game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.core.values import Concede
from game.rules.last_comrade.events import CardsDrawn, GaveUp
from game.rules.last_comrade.intents import RaiseHand
from game.rules.last_comrade.line_events import CommissarAdvanced
from tests.rules.last_comrade.notation import Position, read
from tests.rules.last_comrade.oracle import Oracle
from tests.rules.last_comrade.positions import positions
from tests.rules.last_comrade.table import Table, table

rule = pytest.mark.rule


def dying(line: str, *names: str, **more: object) -> Table:
    """The table at the next turn, when these have lost their last Life in step 5."""
    game = table(line, life=dict.fromkeys(names, 1), attack="stragglers", **more)
    for name in set(game.names) - set(names):
        game = game.with_flag(name, "moved")
    return game.next_turn()


DEATHS = [
    pytest.param("[_ A X B C]", "X", "[_ A B C]", marks=rule("LC-DT-01", "LC-DEATH-07")),
    pytest.param("[A X B C _]", "X", "[A _ B C]", marks=rule("LC-DT-02", "LC-DEATH-07")),
    pytest.param("[A X B Y _ C]", "XY", "[A _ B C]", marks=rule("LC-DT-03", "LC-DEATH-03", "LC-DEATH-06")),
    pytest.param("[_ X A (T U) C]", "X", "[_ A (T U) C]", marks=rule("LC-DT-10", "LC-DEATH-11")),
    pytest.param("[A X _ (T U)]", "X", "[A _ (T U)]", marks=rule("LC-DT-11", "LC-DEATH-11")),
    pytest.param("[A _ B C X]", "X", "[A _ B C]", marks=rule("LC-DT-12", "LC-DEATH-01")),
]


@pytest.mark.parametrize(("line", "dead", "result"), DEATHS)
def test_the_commissar_steps_forward_for_each_who_died(line: str, dead: str, result: str) -> None:
    game = dying(line, *dead)
    assert game.dead == set(dead)
    assert game.line == result
    oracle = Oracle.of(read(line))
    oracle.life |= dict.fromkeys(dead, 0)
    oracle.bury()
    assert oracle.written() == result


@rule("LC-DEATH-06", "LC-DEATH-07", "LC-DEATH-09", "LC-DEATH-10", "LC-DEATH-12", "LC-HAZ-12")
@given(positions(), st.integers(1, 5), st.booleans(), st.data())
def test_any_deaths_close_the_line_as_the_reference_algorithm_says(
    position: Position, life: int, halt: bool, data: st.DataObject
) -> None:
    mortal = [name for name in position.comrades if name not in position.crew]
    dead = data.draw(st.frozensets(st.sampled_from(mortal), max_size=3)) if mortal else frozenset()
    oracle = Oracle.of(position, life, halt)
    oracle.life |= dict.fromkeys(dead, 0)
    oracle.bury()
    lives = {name: 2 if name in dead else life for name in position.comrades}
    asked = "" if oracle.over else oracle.living[0]
    spare = asked or position.comrades[0]
    game = table(position.written(), life=lives, attack="stragglers", spare=spare)
    game = game.with_world(halt=halt)
    for name in set(game.names) - dead:
        game = game.with_flag(name, "moved")
    game = game.after_damage()
    assert (game.outcome is not None) == oracle.over
    if oracle.over:
        assert game.dead >= dead
        return
    assert (game.line, game.pending) == (oracle.written(), oracle.pending)
    assert {name: game.life(name) for name in oracle.living} == {
        name: oracle.life[name] for name in oracle.living
    }
    oracle.end_turn()
    game = game.next_turn()
    assert (game.outcome is not None) == oracle.over
    if not oracle.over:
        assert (game.line, game.pending) == (oracle.written(), 0)


@rule("LC-DT-03", "LC-DEATH-06")
def test_two_deaths_are_two_steps_of_the_commissar() -> None:
    game = dying("[A X B Y _ C]", "X", "Y")
    assert game.advances == [CommissarAdvanced(("C",), 5), CommissarAdvanced(("C",), 4)]


@rule("LC-DEATH-08", "LC-LINE-07", "LC-RULING-08")
def test_an_advance_shortens_the_line_and_keeps_the_order() -> None:
    game = dying("[A B X C _ D E]", "X")
    assert game.line == "[A B _ C D E]"


@rule("LC-DT-04", "LC-DEATH-09", "LC-RULING-07", "LC-RULING-46")
def test_under_halt_the_commissar_waits_for_the_end_of_the_turn() -> None:
    game = table("[_ A X B C]", life={"X": 4}, attack="ambush", spare="A").halted().with_targets(3)
    game = game.after_damage()
    assert game.line == "[_ A _ B C]"
    assert game.pending == 1
    assert game.next_turn().line == "[_ A B C]"


@rule("LC-DT-05", "LC-DEATH-09", "LC-DEATH-10", "LC-RULING-48")
def test_a_comrade_who_cannot_be_moved_stops_the_commissar() -> None:
    game = table("[_ A X B* C]", life={"X": 4}, attack="ambush", spare="A").with_targets(3).after_damage()
    assert game.line == "[_ A _ B* C]"
    assert game.pending == 1
    assert game.next_turn().line == "[_ A B C]"


@rule("LC-RULING-46", "LC-DEATH-09")
def test_under_halt_he_still_takes_a_free_last_place() -> None:
    game = table("[A X B C _]", life={"X": 4}, attack="heavy_mg").halted().next_turn()
    assert game.line == "[A _ B C]"


@rule("LC-DEATH-10")
def test_a_deferred_advance_comes_with_a_later_one_if_nobody_is_in_the_way() -> None:
    """The place of the last Comrade is free after his death: both advances find their way."""
    game = table("[A B _ C _m X]", pending=1, X="step_up", life={"X": 2}, attack="trench_volley")
    game = game.before_damage()
    assert game.dead == {"X"}
    assert game.pending == 0
    assert game.line == "[A B _ C]"


@rule("LC-DEATH-02")
def test_outside_step_5_the_dead_are_removed_at_once() -> None:
    game = table("[A B X _m]", X="step_back", life={"X": 2}).before_damage()
    assert game.dead == {"X"}
    assert game.line == "[A B _]"


@rule("LC-DEATH-04", "LC-RULING-26", "LC-INFO-07")
def test_the_cards_of_the_dead_are_discarded() -> None:
    game = table(
        "[A X B C _]",
        life={"X": 4},
        attack="heavy_mg",
        X="unik padnij fubar",
        gear={"X": "helmet"},
        holder="B",
    )
    game = game.commits("X", "fubar").with_flag("X", "moved").next_turn()
    assert game.dead == {"X"}
    assert {"unik", "padnij", "helmet", "fubar"} <= set(game.discard)
    assert (game.hand("X"), game.gear("X"), game.committed("X")) == ((), {}, None)


@rule("LC-DEATH-04", "LC-DT-14", "LC-TURN-18")
def test_the_initiative_of_the_dead_waits_for_the_end_of_the_turn() -> None:
    """Damage would have fired the Roulette; it stays with a holder who gives up."""
    game = table("[A B C D _]", seats="ABCD", holder="B", roulettes=1, attack="sniper", spare="A")
    game = game.before_damage().concedes("B")
    assert game.dead == {"B"}
    assert game.holder == "B"
    game = game.next_turn()
    assert game.holder == "C"
    assert game.roulettes == 1


@rule("LC-DT-13", "LC-TURN-17", "LC-DEATH-13")
def test_initiative_skips_the_seats_of_the_dead() -> None:
    game = table("[A B C D _]", seats="ABCD", holder="B", life={"C": 2}, attack="tear_gas").next_turn()
    assert game.dead == {"C"}
    assert game.holder == "D"


@rule("LC-DEATH-05", "LC-DEATH-02", "LC-DT-08", "LC-END-02", "LC-END-03", "LC-RULING-25")
def test_when_nobody_is_left_the_enemy_army_has_won() -> None:
    game = table("[A B _]", life={"A": 2, "B": 3}, attack="air_bomb").next_turn()
    assert game.hurt == {"A": 2, "B": 3}
    assert game.winners == set()
    assert game.outcome is not None
    assert game.outcome.reason == "enemy_army"
    assert game.outcome is not None
    assert game.outcome.rule == "LC-END-02"
    assert game.advances == [], "the Commissar does not step forward any more"


@rule("LC-DT-09", "LC-END-01", "LC-END-03", "LC-DEATH-05")
@pytest.mark.parametrize(
    ("line", "hand", "attack"),
    [("[A B _]", {}, "trench_volley"), ("[B A _m]", {"A": "leg_it"}, "sniper")],
    ids=["in step 5", "in step 4"],
)
def test_the_last_one_alive_wins_at_once(line: str, hand: dict[str, str], attack: str) -> None:
    game = table(line, life={"A": 2}, attack=attack, **hand).next_turn()
    assert game.dead == {"A"}
    assert game.winners == {"B"}
    assert game.outcome is not None
    assert game.outcome.rule == "LC-END-01"
    assert game.advances == []
    assert game.said(CardsDrawn) == []


@rule("LC-END-03")
def test_no_further_hit_is_resolved_after_the_end() -> None:
    """A dies on the first of two Mines; nothing after it happens."""
    game = table("[B A _mm]", life={"A": 2}, A="step_back").next_turn()
    assert game.winners == {"B"}
    assert game.hit_order == ["A"]


@rule("LC-END-04")
def test_the_dead_are_listed_in_the_order_of_their_deaths() -> None:
    game = table("[A B C D _]", life={"B": 1, "A": 2, "C": 2, "D": 5}, attack="grenade stragglers")
    game = game.next_turn()
    assert game.dead == {"A", "B", "C"}
    assert game.winners == {"D"}
    assert game.deaths == [{"A", "B", "C"}], "a shared batch is a tie"
    slower = table("[A B C D _]", life={"A": 3, "B": 3}, attack="trench_volley heavy_mg").next_turn()
    assert slower.line == "[_ B C D]"
    assert slower.next_turn().deaths == [{"A"}, {"B"}]


@rule("LC-END-05")
def test_a_player_may_give_up() -> None:
    game = table("[A B C _]", spare="A").concedes("B")
    assert game.dead == {"B"}
    assert game.line == "[A _ C]"
    assert game.concedes("C").winners == {"A"}


@rule("LC-END-05")
def test_who_gives_up_while_somebody_decides_leaves_at_the_next_checkpoint() -> None:
    game = table("[A B C D _]", A="anywhere", B="padnij niet", D="unik stoj", spare="C").to_choice()
    assert game.why_not(RaiseHand(), by="D") is None
    game = game.concedes("D")
    assert (game.dead, game.asked) == (set(), {"A"})
    assert game.why_not(RaiseHand(), by="D") is not None, "he has nothing to say any more"
    game = game.moves("A", "back", 1)
    assert game.dead == {"D"}
    assert game.refused(Concede(), by="D") == "LC-END-05"


@rule("LC-END-05", "LC-END-02")
def test_who_has_announced_to_give_up_does_not_win_by_being_the_last() -> None:
    """B gives up while A chooses his steps; before the next checkpoint A dies on a Mine."""
    game = table("[B A _m]", life={"A": 2}, A="anywhere", B="unik", spare="A").to_choice().concedes("B")
    assert (game.dead, game.asked) == (set(), {"A"}), "B leaves at the next checkpoint"
    game = game.moves("A", "back", 1)
    assert game.dead == {"A", "B"}
    assert game.deaths == [{"A"}, {"B"}]
    assert game.said(GaveUp) == [GaveUp("B")]
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.rule) == ((), "LC-END-02")


@rule("LC-DEATH-13")
def test_a_dead_seat_is_skipped_everywhere() -> None:
    game = table("[A X B C _]", life={"X": 4}, attack="heavy_mg").next_turn()
    assert game.dead == {"X"}
    assert game.hand("X") == ()
    assert "X" not in game.asked
    game = game.to_commits()
    assert game.asked == {"A", "B", "C"}


@rule("LC-DEATH-14", "LC-MAN-13", "LC-FQ-20")
def test_when_two_are_left_smoke_screens_are_exchanged() -> None:
    game = table(
        "[A B X _]",
        life={"X": 2},
        attack="sniper",
        A="zaslona_dymna zaslona_dymna unik padnij niet",
        X="unik",
        spare="",
    )
    game = game.commits("A", "niet").with_flag("X", "moved").after_damage()
    assert game.dead == {"X"}
    assert len(game.hand("A")) == 4
    assert "zaslona_dymna" not in game.hand("A")
    assert game.discard.count("zaslona_dymna") == 2
