"""Events: announced, answered, then carried out or cancelled; one a turn for each player."""

import pytest

from game.rules.core.ids import CardId
from game.rules.core.values import Refusal
from game.rules.last_comrade.effects import changes_nothing, why_not_now, why_not_unaimed
from game.rules.last_comrade.events import EventLapsed
from game.rules.last_comrade.hits import why_not_use_now
from game.rules.last_comrade.intents import RaiseHand, React, Shield, TakeCard
from tests.rules.last_comrade.table import Table, table

rule = pytest.mark.rule


def hands(**more: object) -> Table:
    """A holds some Events, B a Nyet!, C another."""
    settings: dict[str, object] = {"A": "stoj moonshine unik padnij", "B": "niet unik", "C": "niet padnij"}
    return table("[A B C _]", spare="", **(settings | more))


# Playing


@rule("LC-EVT-01", "LC-TURN-06", "LC-FQ-15")
def test_one_event_a_turn() -> None:
    """Dominika is still asked for her swap, but may not play a second Event."""
    game = hands(life={"A": 3}, who={"A": "dominika"}).plays("A", "stoj")
    assert game.refused_event("A", "moonshine") == "LC-EVT-01"
    game = game.next_turn()
    assert game.with_hand("A", "moonshine", "unik").can_play("A", "moonshine")


@rule("LC-EVT-01", "LC-REACT-19", "LC-FQ-15")
def test_whose_event_is_used_is_not_asked_again() -> None:
    game = hands(life={"A": 3}).plays("A", "stoj")
    assert game.asked == {"B", "C"}
    assert game.why_not(RaiseHand(), by="A") == "LC-REACT-02"


@rule("LC-EVT-01")
def test_nyet_counts_as_the_event_of_the_turn() -> None:
    game = hands(B="niet moonshine unik", life={"B": 3}, who={"B": "dominika"}).plays(
        "A", "stoj", answers="B"
    )
    assert game.refused_event("B", "moonshine") == "LC-EVT-01"


@rule("LC-EVT-01")
def test_human_shield_counts_as_the_event_of_the_turn() -> None:
    game = table("[A B C _]", A="padnij human_shield moonshine", attack="trench_volley", spare="C").to_hit(
        "A"
    )
    game = game.plays("A", "human_shield", "B").after_damage()
    assert game.hurt == {"B": 3}
    assert "A" in game.used_event


@rule("LC-EVT-02", "LC-RULING-22")
@pytest.mark.parametrize("window", ["C0", "C1", "C2", "C3", "C4", "C5", "C6", "C7"])
def test_an_event_of_any_moment_fits_every_checkpoint(window: str) -> None:
    game = hands(life={"A": 3}, A="unik moonshine stoj", attack="trench_volley", from_the_start=True)
    game = game.to_window(window, raised="A")
    hurt = 5 - game.life("A")
    assert game.plays("A", "moonshine").life("A") == 5 - hurt + min(2, hurt)
    assert game.plays("A", "stoj").halt


@rule("LC-EVT-02", "LC-EVT-11")
@pytest.mark.parametrize("window", ["C6", "C7"])
def test_after_the_damage_halt_can_still_keep_somebody_where_he_stands(window: str) -> None:
    game = hands(A="unik stoj", B="niet rozkaz_komisarza", attack="sniper").to_window(window)
    assert game.can_play("B", "rozkaz_komisarza", "B")
    assert not game.plays("A", "stoj").can_play("B", "rozkaz_komisarza", "B")


@rule("LC-EVT-02", "LC-EVT-03", "LC-RW-12", "LC-REACT-01")
@pytest.mark.parametrize(
    ("card", "choices", "window", "refusal"),
    [
        ("niet", (), "C1", "LC-EVT-03"),
        ("fire_correction", (1, "back"), "C6", "LC-EVT-03"),
        ("fire_correction", (1, "back"), "C7", "LC-EVT-03"),
        ("trip", (), "C7", "LC-EVT-03"),
        ("new_orders", ("padnij",), "C1", "LC-EVT-03"),
        ("new_orders", ("padnij",), "C5", "LC-EVT-03"),
        ("trip", (), "C2", "LC-EVT-03"),
        ("trip", (), "C3", "LC-EVT-03"),
    ],
)
def test_some_events_have_their_moment(
    card: str, choices: tuple[object, ...], window: str, refusal: str
) -> None:
    game = hands(A=f"unik {card} padnij", attack="trench_volley").to_window(window, raised="A")
    assert game.refused_event("A", card, *choices) == refusal


@rule("LC-EVT-03", "LC-RW-12")
def test_a_human_shield_is_for_hits_only() -> None:
    game = hands(A="unik human_shield padnij").to_window("C5", raised="A")
    assert game.refused(Shield("B"), by="A") == "LC-REACT-06"


@rule("LC-EVT-04", "LC-RULING-21", "LC-RW-10")
def test_an_event_is_announced_with_its_choice_and_then_answered() -> None:
    game = hands(A="rozkaz_komisarza unik").announces("A", "rozkaz_komisarza", "B")
    assert game.window == "R"
    assert game.line == "[A B C _]", "nothing has happened yet"
    assert "A" not in game.asked, "A cannot change the choice any more"
    assert game.closes().line == "[B A C _]"


@rule("LC-EVT-05")
def test_a_cancelled_event_is_discarded_and_counts() -> None:
    game = hands().plays("A", "stoj", answers="B")
    assert {"stoj", "niet"} <= set(game.discard)
    assert not game.halt
    assert {"A", "B"} <= game.used_event


def idle() -> dict[str, Table]:
    """For each Event that needs no choice a table at which A can play it to no effect."""
    trip = hands(A="unik trip", B="leg_it unik").to_window("C4", "B", raised="A").with_flag("B", "fubar")
    return {
        "stoj": hands().halted(),
        "moonshine": hands(),
        "wsjo_rawno": hands(A="wsjo_rawno unik").halted(),
        "trip": trip,
    }


@rule("LC-EVT-06", "LC-FQ-34")
@pytest.mark.parametrize("card", ["stoj", "moonshine", "wsjo_rawno", "trip"])
def test_an_event_that_changes_nothing_may_be_played_and_can_be_answered(card: str) -> None:
    game = idle()[card]
    assert changes_nothing(game.world, "A", card)
    before = (game.line, game.life("A"), game.halt)
    answered = game.announces("A", card)
    assert answered.kind == "response", "it may bait a Nyet!"
    played = answered.closes()
    assert (played.line, played.life("A"), played.halt) == before
    assert [event.why for event in played.said(EventLapsed)] == ["idle"]
    assert card in played.discard
    assert "A" in played.used_event
    assert len(played.next_turn().hand("A")) == 5, "and a fresh card is drawn for it"


@rule("LC-EVT-06", "LC-CHR-10")
def test_what_would_still_change_something_is_not_warned_of() -> None:
    hurt = hands(life={"A": 3})
    assert not changes_nothing(hurt.world, "A", "moonshine")
    herbs = hands(life={"A": 3}, who={"A": "jadwiga"}).halted()
    assert not changes_nothing(herbs.world, "A", "stoj"), "Jadwiga heals by it"
    assert herbs.plays("A", "stoj").life("A") == 4


@rule("LC-EVT-06", "LC-FQ-26", "LC-EVT-13")
def test_an_event_without_a_legal_choice_cannot_be_played() -> None:
    game = table("[A (T U) B _]", A="rozkaz_komisarza unik")
    assert game.refused_event("A", "rozkaz_komisarza", "B") == "LC-EVT-13"
    assert game.refused_event("A", "rozkaz_komisarza", "A") == "LC-EVT-13"
    assert not game.can_play("A", "rozkaz_komisarza")


@rule("LC-EVT-08", "LC-EVT-12")
def test_an_event_is_carried_out_with_its_hazards_and_deaths() -> None:
    game = table("[A _m B C]", A="rozkaz_komisarza unik", life={"B": 2}, spare="C").plays(
        "A", "rozkaz_komisarza", "B"
    )
    assert game.dead == {"B"}
    assert game.line == "[A _ C]"
    assert game.window == "C1"


# Nyet!


@rule("LC-EVT-10", "LC-FQ-12", "LC-RULING-21")
def test_nyet_cancels_the_whole_event() -> None:
    game = hands(A="wsjo_rawno unik").plays("A", "wsjo_rawno", answers="B")
    assert game.line == "[A B C _]"
    assert game.moved == set()
    assert {"wsjo_rawno", "niet"} <= set(game.discard)
    assert game.used_event == {"A", "B"}


@rule("LC-EVT-10", "LC-REACT-05")
def test_nobody_cancels_his_own_event() -> None:
    game = hands(A="stoj niet unik").announces("A", "stoj")
    assert game.asked == {"B", "C"}


@rule("LC-EVT-21", "LC-FQ-13")
def test_nyet_can_be_cancelled_by_nyet() -> None:
    game = hands(A="wsjo_rawno unik").plays("A", "wsjo_rawno", answers="BC")
    assert game.moved == {"A", "B", "C"}
    assert game.used_event == {"A", "B", "C"}


@rule("LC-EVT-22")
def test_an_event_is_answered_by_one_nyet_only() -> None:
    """B's Nyet! is cancelled by C: D may not try a third against the Event itself."""
    game = table(
        "[A B C D _]", A="stoj unik", B="niet unik", C="niet padnij", D="niet padnij", spare=""
    ).plays("A", "stoj", answers="BC")
    assert game.halt
    assert game.hand("D") == ("niet", "padnij")
    assert game.window == "C1", "the response to the Event is over"


# What each does


@rule("LC-EVT-11")
def test_halt_stops_everything_that_moves_people() -> None:
    game = table("[A B C D _]", A="fall_back", B="zamiana", C="zaslona_dymna", D="stoj unik", spare="A")
    game = game.plays("D", "stoj").before_damage()
    assert game.line == "[A B C D _]"
    assert game.moved == set()


@rule("LC-EVT-11")
def test_under_halt_the_commissars_order_has_no_choice_and_vsyo_ravno_no_effect() -> None:
    game = hands(B="rozkaz_komisarza wsjo_rawno unik").plays("A", "stoj")
    assert not game.can_play("B", "rozkaz_komisarza")
    assert changes_nothing(game.world, "B", "wsjo_rawno")
    assert game.plays("B", "wsjo_rawno").line == game.line


@rule("LC-EVT-12", "LC-MOVE-10", "LC-FQ-10", "LC-HAZ-06", "LC-RULING-44", "LC-RULING-13")
def test_vsyo_ravno_scatters_everybody_over_all_places() -> None:
    found = {}
    for seed in range(200):
        game = table("[A B C _m]", A="wsjo_rawno unik", seed=seed).plays("A", "wsjo_rawno")
        assert game.moved == {"A", "B", "C"}, "even who is put where he stood"
        found[tuple(game.places)] = game
    assert len(found) == 24, "every order of three Comrades and a free place"
    game = found["B", None, "C", "A"]
    assert game.line == "[B _ C A]"
    assert game.hurt == {"A": 2}
    assert "mine" in game.attack_discard
    stayed = found["A", "B", "C", None]
    assert (stayed.line, stayed.hurt) == ("[A B C _m]", {})


@rule("LC-EVT-13", "LC-MV-24", "LC-RULING-20")
def test_the_commissars_order_drives_somebody_to_the_front() -> None:
    game = table("[A _ B C]", A="rozkaz_komisarza unik").plays("A", "rozkaz_komisarza", "C")
    assert game.line == "[C A B _]"
    own = table("[A B C _]", C="rozkaz_komisarza unik").plays("C", "rozkaz_komisarza", "C")
    assert own.line == "[C A B _]"


@rule("LC-EVT-13")
def test_the_commissars_order_needs_somebody_who_can_step_forward() -> None:
    game = table("[A B* C _]", A="rozkaz_komisarza unik")
    assert game.refused_event("A", "rozkaz_komisarza", "A") == "LC-EVT-13"
    assert game.refused_event("A", "rozkaz_komisarza", "B") == "LC-EVT-13"
    assert game.refused_event("A", "rozkaz_komisarza", "C") == "LC-EVT-13"


@rule("LC-EVT-14")
def test_moonshine_heals_two() -> None:
    assert hands(life={"A": 2}).plays("A", "moonshine").life("A") == 4


@rule("LC-EVT-15")
def test_new_orders_exchange_the_committed_card() -> None:
    game = table("[A B C _]", A="unik new_orders leg_it", B="padnij stoj", spare="").to_window("C2")
    game = game.plays("A", "new_orders", "leg_it")
    assert game.committed("A") == "leg_it"
    assert game.hand("A") == ("unik",)
    assert game.before_damage().line == "[_ B C A]"


@rule("LC-EVT-15")
def test_new_orders_need_another_card_and_a_card_not_yet_revealed() -> None:
    alone = table("[A B C _]", A="unik new_orders", B="padnij stoj", spare="").to_window("C2")
    assert not alone.can_play("A", "new_orders")
    late = table("[A B C _]", A="unik new_orders leg_it", B="padnij stoj", spare="")
    late = late.to_window("C4", "A", raised="A")
    assert late.refused_event("A", "new_orders", "leg_it") == "LC-EVT-15"


@rule("LC-EVT-15")
def test_cancelled_new_orders_leave_the_card_where_it_was() -> None:
    game = table("[A B C _]", A="unik new_orders leg_it", B="padnij niet", spare="C").to_window("C2")
    game = game.plays("A", "new_orders", "leg_it", answers="B")
    assert (game.committed("A"), game.hand("A")) == ("unik", ("leg_it",))


@rule("LC-EVT-16", "LC-FQ-30")
def test_fire_correction_moves_a_target_one_place() -> None:
    game = table("[A B C _]", A="fire_correction unik", attack="trench_volley")
    assert not game.can_play("A", "fire_correction", 1, "forward"), "not out of the Line"
    game = game.plays("A", "fire_correction", 1, "back")
    assert game.targets == [2]
    assert game.next_turn().hurt == {"B": 3}


@rule("LC-EVT-16")
def test_a_following_target_cannot_be_corrected() -> None:
    game = table("[A B C _]", A="fire_correction unik", attack="marksman")
    assert game.refused_event("A", "fire_correction", 1, "back") == "LC-EVT-16"


@rule("LC-EVT-17", "LC-FQ-31")
def test_a_tripped_manoeuvre_makes_no_step() -> None:
    game = table("[A B C _]", A="leg_it", B="unik trip", spare="C").to_window("C4", "A", raised="B")
    game = game.plays("B", "trip").before_damage()
    assert game.line == "[A B C _]"
    assert game.moved == set()
    assert {"leg_it", "trip"} <= set(game.discard)


@rule("LC-EVT-17")
def test_what_else_a_tripped_manoeuvre_does_still_works() -> None:
    game = table("[A B C _]", A="roll", B="unik trip", spare="C").to_window("C4", "A", raised="B")
    game = game.plays("B", "trip").before_damage()
    assert game.line == "[A B C _]"
    assert game.flags("A") == {"dodge"}


@rule("LC-EVT-17")
@pytest.mark.parametrize("card", ["unik", "zamiana", "helmet"])
def test_only_a_movement_manoeuvre_can_be_tripped(card: str) -> None:
    game = table("[A B C _]", A=card, B="unik trip", spare="").to_window("C4", "A", raised="B")
    assert game.refused_event("B", "trip") == "LC-EVT-17"


@rule("LC-EVT-17")
def test_nobody_trips_himself() -> None:
    game = table("[A B C _]", A="leg_it trip", spare="").to_window("C4", "A", raised="A")
    assert game.refused_event("A", "trip") == "LC-EVT-17"


@rule("LC-EVT-18")
def test_requisition_takes_a_piece_as_worn_as_it_is() -> None:
    game = table("[A B C _]", A="requisition padnij", gear={"B": "helmet:2"}, attack="trench_volley")
    game = game.plays("A", "requisition", "B", "helmet")
    assert (game.gear("A"), game.gear("B")) == ({"helmet": 2}, {})
    assert game.to_hit("A").uses("A", "helmet").next_turn().hurt == {"A": 2}


@rule("LC-EVT-18")
def test_nobody_requisitions_his_own_things() -> None:
    game = table("[A B C _]", A="requisition unik", gear={"A": "helmet"})
    assert game.refused_event("A", "requisition", "A", "helmet") == "LC-EVT-18"


@rule("LC-EVT-19")
def test_a_shakedown_takes_one_card_of_a_hand() -> None:
    game = table("[A B C _]", A="shakedown unik", B="charge padnij", spare="").plays("A", "shakedown", "B")
    assert game.asked == {"A"}
    game = game.do(TakeCard("charge"), by="A")
    assert game.hand("A") == ("unik", "charge")
    assert game.hand("B") == ("padnij",), "he draws nothing for it now"


@rule("LC-EVT-19")
def test_nobody_searches_himself_or_an_empty_hand() -> None:
    game = table("[A B C _]", A="shakedown unik", B="charge padnij", spare="")
    assert game.refused_event("A", "shakedown", "A") == "LC-EVT-19"
    assert game.refused_event("A", "shakedown", "C") == "LC-EVT-19"


@rule("LC-EVT-20", "LC-FQ-28")
def test_human_shield_gives_the_hit_to_a_neighbour() -> None:
    game = table("[A B C _]", B="unik human_shield padnij", attack="heavy_mg", holder="A", spare="")
    game = game.commits("B", "padnij").to_hit("B")
    assert game.plays("B", "human_shield", "C").next_turn().hurt == {"C": 4}
    assert game.plays("B", "human_shield", "A").next_turn().hurt == {"A": 4}
    dodging = game.with_flag("C", "dodge").plays("B", "human_shield", "C").next_turn()
    assert dodging.hurt == {}


@rule("LC-EVT-20")
def test_a_shield_must_be_adjacent_alive_and_first() -> None:
    game = table(
        "[A B _ C]", A="unik padnij human_shield", gear={"A": "helmet frying_pan"}, attack="trench_volley"
    )
    game = game.commits("A", "padnij").to_hit("A")
    assert game.refused_event("A", "human_shield", "C") == "LC-EVT-20"
    assert game.uses("A", "helmet").refused(React(), by="A") == "LC-EVT-20"


@rule("LC-EVT-20", "LC-HIT-15")
def test_the_dying_are_no_shield() -> None:
    game = table(
        "[A B C _]", A="unik human_shield", gear={"A": "helmet"}, attack="grenade", life={"B": 3}
    ).to_hit("A")
    assert game.life("B") == 0
    assert game.refused(React(), by="A") == "LC-EVT-20", "he has nobody else beside him"


@rule("LC-REACT-10", "LC-REACT-15")
def test_whom_nobody_can_shield_is_not_asked_as_all_can_see_it() -> None:
    def asked(others: dict[str, int]) -> bool:
        game = table("[A B C _]", A="unik human_shield", attack="grenade", life=others)
        return game.until(lambda one: one.kind == "hit_window" or one.world.turn > one.turn).asked == {"A"}

    assert asked({"B": 4}), "a neighbour who lives could take it"
    assert not asked({"B": 3}), "one who dies of the same grenade cannot"


@rule("LC-EVT-20")
def test_a_cancelled_shield_leaves_the_hit_open() -> None:
    game = table(
        "[A B C _]",
        A="padnij human_shield",
        B="unik niet",
        gear={"A": "car_door"},
        attack="trench_volley",
        spare="",
    ).commits("B", "unik")
    game = game.to_hit("A").plays("A", "human_shield", "B", answers="B")
    assert game.window == "H"
    assert game.reflects("A", "back").next_turn().hurt == {"C": 3}, "B dodges, and nothing was used on it"


@rule("LC-EVT-13", "LC-EVT-15", "LC-EVT-16", "LC-EVT-18")
def test_an_event_without_its_choice_says_what_it_wants() -> None:
    hand = "rozkaz_komisarza new_orders fire_correction requisition stoj"
    game = table("[A B C _]", A=hand, spare="", attack="trench_volley")
    world, own = game.world, game.world.comrade_of(game.seat("A"))
    wants = {"rozkaz_komisarza": "13", "new_orders": "15", "fire_correction": "16", "requisition": "18"}
    for card, number in wants.items():
        refused = why_not_unaimed(world, own, CardId(card))
        assert refused is not None
        assert refused.rule == f"LC-EVT-{number}"
    assert why_not_unaimed(world, own, CardId("stoj")) is None, "there is nothing to choose"


@rule("LC-EVT-02")
def test_a_card_that_answers_nothing_says_whether_it_is_an_event() -> None:
    world = table("[A B C _]").world
    assert why_not_now(world, CardId("stoj")).facts["held"] == "yes"
    assert why_not_now(world, CardId("step_up")).facts["held"] == "plain"


@rule("LC-EQP-17")
def test_outside_a_hit_a_piece_says_what_it_is_for() -> None:
    world = table("[A B C _]").world
    wanted = Refusal("LC-EQP-17", {"card": "revolver", "kind": "none"})
    assert why_not_use_now(world, CardId("revolver")) == wanted
    assert why_not_use_now(world, CardId("helmet")) is None
