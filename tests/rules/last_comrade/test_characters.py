"""The ten Comrades and what each can do."""

import pytest

from game.rules.last_comrade.intents import SwapHands
from tests.rules.last_comrade.table import table

rule = pytest.mark.rule


@rule("LC-CHR-01")
def test_automatic_abilities_need_no_decision() -> None:
    """Nikolai, Jurge, Tamara and Wasyl take part in a whole turn, and nobody asks them for anything."""
    game = table(
        "[N J T W _]",
        who={"N": "nikolai", "J": "jurge", "T": "tamara", "W": "wasyl"},
        attack="laser",
    ).next_turn()
    assert game.hurt == {"J": 2, "T": 1, "W": 2}


@rule("LC-CHR-02", "LC-FQ-19", "LC-RULING-33")
@pytest.mark.parametrize(("own", "others"), [("", "unik padnij fubar charge"), ("unik padnij", "")])
def test_dominika_swaps_whole_hands_also_empty_ones(own: str, others: str) -> None:
    game = table("[D B C _]", who={"D": "dominika"}, D=own, B=others, spare="")
    game = game.swaps_hands("D", "B")
    assert game.hand("D") == tuple(others.split())
    assert game.hand("B") == tuple(own.split())


@rule("LC-CHR-02")
def test_dominikas_swap_is_no_event_and_comes_once_a_turn() -> None:
    game = table("[D B C _]", who={"D": "dominika"}, D="unik stoj", B="padnij moonshine niet", spare="")
    game = game.swaps_hands("D", "B")
    assert game.announced == []
    assert game.served("D").refused(SwapHands("B"), by="D") == "LC-CHR-02"
    played = game.with_life("D", 3).plays("D", "moonshine")
    assert played.life("D") == 5, "she may still play her Event of the turn"


@rule("LC-CHR-02", "LC-INFO-06")
def test_committed_cards_and_gas_stay_with_their_players() -> None:
    game = table("[D B C _]", who={"D": "dominika"}, D="unik charge", B="padnij moonshine", spare="")
    game = game.with_flag("B", "gassed").commits_all().swaps_hands("D", "B")
    assert (game.committed("D"), game.committed("B")) == ("unik", "padnij")
    assert (game.hand("D"), game.hand("B")) == (("moonshine",), ("charge",))
    assert game.flagged("gassed") == {"B"}


@rule("LC-CHR-03")
def test_nikolais_luck_holds_once_in_a_game() -> None:
    game = table("[N A C _]", who={"N": "nikolai"}, attack="trench_volley trench_volley laser", life=10)
    assert game.next_turn().hurt == {}
    assert game.next_turn().next_turn().hurt == {"N": 3}


@rule("LC-CHR-03")
def test_nikolai_is_lucky_with_a_reflected_hit_too() -> None:
    game = table("[N B C _]", who={"N": "nikolai"}, gear={"B": "car_door"}, attack="heavy_mg").to_hit("B")
    assert game.reflects("B", "forward").next_turn().hurt == {}


@rule("LC-CHR-04", "LC-FQ-18")
@pytest.mark.parametrize(("life", "healed"), [(5, 7), (9, 10), (10, 10)])
def test_wasyl_heals_whenever_comrades_is_revealed(life: int, healed: int) -> None:
    game = table(
        "[W B C _]", who={"W": "wasyl"}, start_life=10, life={"W": life}, attack="towarzysze trench_volley"
    )
    assert game.life("W") == healed
    assert game.drafting, "before the draft"


@rule("LC-CHR-05", "LC-RULING-35")
def test_jurge_takes_one_less_indirect_damage_from_each_hit() -> None:
    game = table("[A J C D _]", who={"J": "jurge"}, attack="barrage", life=10).with_targets(1, 3).next_turn()
    assert game.hurt == {"A": 3, "C": 3, "D": 1}


@rule("LC-CHR-06")
def test_misza_may_go_one_step_further() -> None:
    game = table("[A M B C _]", who={"M": "misza"}, M="step_back").to_choice()
    assert game.strides("M", extra=0).before_damage().line == "[A _ M B C]"
    assert game.strides("M", extra=1).before_damage().line == "[A _ B M C]"


@rule("LC-CHR-07")
def test_olga_heals_once_whatever_the_number_of_hazards() -> None:
    game = table("[A O _mmw]", who={"O": "olga"}, O="step_back", life={"O": 2}).before_damage()
    assert game.life("O") == 3
    assert game.attack_discard.count("mine") == 2


@rule("LC-CHR-08")
def test_igors_equipment_lasts_one_use_longer_but_not_what_he_takes() -> None:
    game = table(
        "[I B C _]", who={"I": "igor"}, I="helmet requisition unik", gear={"B": "frying_pan"}, spare="C"
    )
    game = game.plays("I", "requisition", "B", "frying_pan").before_damage(I="helmet")
    assert game.gear("I") == {"frying_pan": 2, "helmet": 4}


@rule("LC-CHR-09")
def test_tamara_takes_one_less_from_each_line() -> None:
    game = table("[A T C _]", who={"T": "tamara"}, attack="laser").next_turn()
    assert game.hurt == {"A": 2, "T": 1, "C": 2}


@rule("LC-CHR-10")
def test_jadwiga_heals_after_an_event_that_was_not_cancelled() -> None:
    game = table(
        "[J B C _]", who={"J": "jadwiga"}, J="stoj unik", B="niet padnij", life={"J": 3}, start_life=5
    )
    assert game.plays("J", "stoj").life("J") == 4
    assert game.plays("J", "stoj", answers="B").life("J") == 3


@rule("LC-CHR-10")
def test_jadwiga_heals_after_nyet_and_human_shield_too() -> None:
    nyet = table(
        "[J B C _]", who={"J": "jadwiga"}, B="stoj unik", J="niet padnij", life={"J": 3}, start_life=5
    )
    assert nyet.plays("B", "stoj", answers="J").life("J") == 4
    shield = table(
        "[J B C _]",
        who={"J": "jadwiga"},
        J="padnij human_shield",
        attack="trench_volley",
        life={"J": 3},
    ).to_hit("J")
    assert shield.plays("J", "human_shield", "B").next_turn().life("J") == 4


@rule("LC-CHR-11")
def test_grisza_cannot_be_chosen_by_others() -> None:
    who = {"G": "grisza"}
    assert table("[A G C _]", who=who, A="zamiana").before_damage().line == "[C G A _]", "one partner only"
    assert table("[A G C D E _]", who=who, A="zaslona_dymna").to_choice().pairs() == {"CD", "CE", "DE"}
    order = table("[A G C _]", who=who, A="rozkaz_komisarza unik")
    assert order.refused_event("A", "rozkaz_komisarza", "G") == "LC-CHR-11"
    shield = table("[C A G _]", who=who, A="unik human_shield", attack="barrage", life=10)
    shield = shield.with_targets(2, 2).to_hit("A")
    assert shield.refused_event("A", "human_shield", "G") == "LC-CHR-11"
    trip = table("[A G C _]", who=who, G="leg_it", A="unik trip", holder="A").to_window("C4", "G", raised="A")
    assert trip.refused_event("A", "trip") == "LC-CHR-11"


@rule("LC-CHR-11")
def test_grisza_is_pushed_swapped_and_scattered_like_anybody() -> None:
    who = {"G": "grisza"}
    assert table("[A G C _]", who=who, A="step_back").before_damage().line == "[_ A G C]"
    assert table("[A G C _]", who=who, C="step_up").before_damage().line == "[A C G _]"
    scattered = table("[A G C _]", who=who, A="wsjo_rawno unik").plays("A", "wsjo_rawno")
    assert "G" in scattered.moved


@rule("LC-CHR-11")
def test_grisza_may_move_himself() -> None:
    who = {"G": "grisza"}
    assert table("[A G _]", who=who, G="zamiana").before_damage().line == "[G A _]"
    game = table("[A G _]", who=who, G="rozkaz_komisarza unik").plays("G", "rozkaz_komisarza", "G")
    assert game.line == "[G A _]"
