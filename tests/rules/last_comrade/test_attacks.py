"""Attack cards: where their Targets lie, how they travel, and whom they hit."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.last_comrade import GAME
from game.rules.last_comrade.events import AttacksReshuffled, NoAttackLeft, RouletteAttached
from game.rules.last_comrade.line_events import AttackStarted
from game.session.match import Match
from tests.rules.last_comrade.notation import Position
from tests.rules.last_comrade.oracle import BACK, FORWARD, Oracle
from tests.rules.last_comrade.positions import positions
from tests.rules.last_comrade.table import Table, four, start, table

rule = pytest.mark.rule

A8 = "[A B C D E F G H _]"


def struck(line: str, attack: str, **more: object) -> Table:
    """The table at the next turn, after this attack and nothing else."""
    return table(line, attack=attack, **more).next_turn()


# The card of the turn


@rule("LC-ATK-01")
def test_linear_splash_and_special_attacks_hit_each_in_their_own_way() -> None:
    assert struck("[A B C _]", "heavy_mg").hurt == {"B": 4}
    assert struck("[A B C _]", "grenade").hurt == {"A": 2, "B": 3, "C": 2}
    assert struck("[A B C _]", "stragglers").hurt == {"A": 2, "B": 2, "C": 2}


@rule("LC-ATK-02", "LC-RULING-31")
def test_an_empty_attack_deck_is_shuffled_anew_from_its_discards() -> None:
    game = table("[A B C _]", attack="trench_volley").with_attacks_discarded().next_turn()
    (shuffled,) = game.said(AttacksReshuffled)
    assert Counter(shuffled.deck) == Counter(game.world.setting.attack_deck), "this turn's card is in it too"
    assert (
        shuffled.deck
        != table("[A B C _]", seed=2).with_attacks_discarded().next_turn().said(AttacksReshuffled)[0].deck
    )


@rule("LC-ATK-03", "LC-ATK-04", "LC-RULING-18", "LC-TURN-02")
def test_setup_cards_are_carried_out_and_the_next_card_revealed_until_one_strikes() -> None:
    game = table("[A B C _]", attack="mine russian_roulette barbed_wire grenade")
    assert game.line == "[A B C _mw]"
    assert game.roulettes == 1
    assert game.strike == "grenade"
    assert game.targets == [2]


@rule("LC-ATK-04", "LC-RULING-18")
def test_one_attack_card_a_turn_is_the_rule_and_more_an_option() -> None:
    assert GAME.options()["reveal_next"] == ("off", "on"), "the first is what a new game begins with"
    usual = Match.new("last_comrade", scenario="squad", seats=3, seed=1)
    assert not usual.setting.reveals_next  # type: ignore[attr-defined]
    assert not start(3).world.setting.reveals_next


@rule("LC-ATK-04")
def test_with_one_attack_card_a_turn_some_turns_have_no_strike() -> None:
    game = table("[A B C _]", attack="mine grenade", options={"reveal_next": "off"})
    assert game.line == "[A B C _m]"
    assert game.strike is None
    assert game.targets == []
    game = game.next_turn()
    assert game.hurt == {}
    assert game.strike == "grenade"


@rule("LC-ATK-25")
def test_without_any_attack_card_the_turn_has_no_attack() -> None:
    game = table("[A B C _]", only="mine")
    assert game.said(NoAttackLeft) == [NoAttackLeft()]
    assert (game.line, game.strike, game.targets) == ("[A B C _m]", None, [])
    assert game.next_turn().hurt == {}


# Targets


@rule("LC-ATK-05", "LC-AT-11", "LC-ATK-08", "LC-RULING-03")
def test_several_targets_are_numbered_and_those_beyond_the_line_left_out() -> None:
    game = table("[A B C D _]", attack="rocket_storm")
    assert game.targets == [1, 3, 5]
    assert game.next_turn().hurt == {"A": 3, "C": 3}


@rule("LC-ATK-06", "LC-RULING-11")
def test_a_fixed_target_stays_at_its_place_whoever_stands_there() -> None:
    game = table("[A B C _]", attack="trench_volley", B="step_up").before_damage()
    assert game.line == "[B A C _]"
    assert game.targets == [1]
    assert game.next_turn().hurt == {"B": 3}


@rule("LC-ATK-07", "LC-RULING-03", "LC-AT-06")
def test_a_single_target_beyond_the_line_lies_at_its_last_place() -> None:
    game = table("[A B _]", attack="ambush", life=10)
    assert game.targets == [3]
    assert game.next_turn().hurt == {}


@rule("LC-ATK-09", "LC-AT-13", "LC-RULING-11")
def test_a_following_target_counts_where_its_comrade_stands() -> None:
    game = table("[A M B _]", attack="marksman", life={"M": 6}, M="step_back").before_damage()
    assert game.line == "[A _ M B]"
    assert game.targets == [3]
    assert game.next_turn().hurt == {"M": 3}


@rule("LC-AT-14", "LC-ATK-14")
def test_a_shot_at_somebody_who_dodges_flies_on() -> None:
    game = table("[A M B _]", attack="marksman", life={"M": 6}, M="step_back").with_flag("M", "dodge")
    assert game.next_turn().hurt == {"B": 3}


@rule("LC-ATK-09", "LC-AT-12")
def test_a_fixed_target_at_a_character_stays_where_he_stood() -> None:
    game = table("[A B C D _]", attack="laser", life=10, holder="B", B="step_up").before_damage()
    assert game.line == "[B A C D _]"
    assert game.targets == [2]
    assert game.next_turn().hurt == {"A": 2, "C": 2, "D": 2}


@rule("LC-ATK-09")
@pytest.mark.parametrize(
    ("attack", "place"),
    [("bullet_in_the_back", 5), ("air_bomb", 3), ("laser", 2), ("marksman", 3), ("signal_flare", 2)],
)
def test_where_the_targets_of_other_cards_lie(attack: str, place: int) -> None:
    game = table("[A B C D _]", attack=attack, holder="B", life={"C": 7, "D": 7})
    assert game.targets == [place]


@rule("LC-ATK-05")
@pytest.mark.parametrize(
    ("players", "place"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (7, 4), (8, 5), (9, 5), (10, 6)]
)
def test_the_middle_of_every_line(players: int, place: int) -> None:
    line = f"[{' '.join('ABCDEFGHIJ'[:players])} _]"
    assert table(line, attack="air_bomb").targets == [place]


@rule("LC-ATK-05")
def test_a_stray_bullet_aims_at_any_place() -> None:
    places = {tuple(table("[A B _]", attack="stray_bullet", seed=seed).targets) for seed in range(30)}
    assert places == {(1,), (2,), (3,)}


@rule("LC-ATK-10")
def test_a_target_that_followed_a_dead_comrade_has_no_effect() -> None:
    game = table("[A M B _m]", attack="marksman", life={"M": 6, "B": 5}, M="leg_it")
    game = game.with_life("M", 2).with_line("A", "B", "M", None).next_turn()
    assert game.dead == {"M"}
    assert game.hurt == {"M": 2}


@rule("LC-ATK-10")
@pytest.mark.parametrize("attack", ["laser", "signal_flare"])
def test_who_held_initiative_and_fell_before_the_reveal_is_aimed_at_by_nobody(attack: str) -> None:
    game = four(attack=attack, from_the_start=True)
    assert game.window == "C0"
    assert game.world.holder == "B"
    game = game.concedes("B")
    game = game.until(lambda one: one.window == "C1")
    assert game.dead == {"B"}
    assert game.targets == []
    assert game.next_turn().hurt.keys() <= {"B"}


@rule("LC-ATK-11", "LC-DT-15", "LC-RULING-10")
def test_a_target_whose_place_has_gone_still_splashes_the_last_place() -> None:
    """X dies by a Revolver in step 4: the Line ends before the Target."""
    game = table(
        "[A X B C _]", attack="petrol_bomb", life={"X": 1}, A="unik", gear={"A": "revolver"}
    ).to_revolver()
    game = game.shoots("A", "X").before_damage()
    assert game.line == "[A _ B C]"
    assert game.targets == [5]
    assert game.next_turn().hurt == {"X": 1, "C": 2}


@rule("LC-ATK-11")
@pytest.mark.parametrize(
    ("attack", "hurt"),
    [("ambush", {}), ("bullet_in_the_back", {"C": 3}), ("petrol_bomb", {})],
    ids=["towards the Commissar", "towards the front", "two places away"],
)
def test_what_other_attacks_do_from_a_place_that_has_gone(attack: str, hurt: dict[str, int]) -> None:
    game = table("[A B _ C]", attack=attack).with_targets(6)
    assert game.next_turn().hurt == hurt


@rule("LC-ATK-12", "LC-TANK-16", "LC-AT-20")
def test_for_targets_the_crew_are_two_comrades_on_two_places() -> None:
    game = table("[A (T U) B _]", attack="air_bomb", tank=2)
    assert game.targets == [3]
    game = game.next_turn()
    assert game.hurt == {"B": 2}
    assert game.tank == 1


# Travelling


@rule("LC-ATK-13", "LC-RULING-12", "LC-AT-01")
def test_a_linear_attack_starts_at_the_target_place_itself() -> None:
    assert struck("[A B C _]", "trench_volley").hurt == {"A": 3}


@rule("LC-ATK-13", "LC-AT-05")
def test_a_bullet_in_the_back_travels_towards_the_front() -> None:
    assert struck("[A B C _]", "bullet_in_the_back").hurt == {"C": 3}


@rule("LC-ATK-14", "LC-AT-02", "LC-AT-04", "LC-RULING-36")
def test_free_places_and_dodgers_are_passed() -> None:
    dodged = table("[A B C _]", attack="trench_volley").with_flag("A", "dodge").next_turn()
    assert dodged.hurt == {"B": 3}
    assert struck("[A _ B C]", "heavy_mg").hurt == {"B": 4}


@rule("LC-ATK-15", "LC-AT-03")
def test_an_attack_that_finds_nobody_hits_nobody() -> None:
    game = table("[A B C _]", attack="trench_volley")
    for name in "ABC":
        game = game.with_flag(name, "dodge")
    assert game.next_turn().hurt == {}


@rule("LC-ATK-16")
def test_a_laser_goes_through_everybody_who_does_not_dodge() -> None:
    game = table("[A B C D _]", attack="laser", holder="B").with_flag("C", "dodge").next_turn()
    assert game.hurt == {"B": 2, "D": 2}


@rule("LC-ATK-17", "LC-TANK-05", "LC-AT-18", "LC-AT-19")
@pytest.mark.parametrize(("attack", "dodging", "hurt"), [("trench_volley", "A", {}), ("laser", "", {"A": 2})])
def test_every_linear_attack_ends_at_the_tank(attack: str, dodging: str, hurt: dict[str, int]) -> None:
    game = table("[A (T U) B _]", attack=attack, tank=2)
    for name in dodging:
        game = game.with_flag(name, "dodge")
    game = game.next_turn()
    assert game.hurt == hurt
    assert game.tank == 1


@rule("LC-ATK-18", "LC-AT-07")
def test_a_free_target_place_still_splashes_both_neighbours() -> None:
    assert struck("[A B C _ D]", "mortar", life=10).hurt == {"C": 2, "D": 2}


@rule("LC-ATK-18", "LC-AT-17")
def test_a_barrage_on_a_line_of_eight() -> None:
    hurt = struck(A8, "barrage").hurt
    assert hurt == {"B": 3, "E": 3, "H": 3, "A": 1, "C": 1, "D": 1, "F": 1, "G": 1}


@rule("LC-ATK-19", "LC-AT-15")
@pytest.mark.parametrize(("attack", "hurt"), [("sniper", {"A": 2, "C": 2}), ("stragglers", {"B": 2})])
def test_snipers_shoot_who_moved_and_stragglers_are_who_did_not(attack: str, hurt: dict[str, int]) -> None:
    game = table("[A B C _]", attack=attack).with_flag("A", "moved").with_flag("C", "moved")
    assert game.next_turn().hurt == hurt


@rule("LC-ATK-20")
@pytest.mark.parametrize(
    ("attack", "order"),
    [
        ("barrage", "BACEDFHG"),
        ("laser", "ABCDEFGH"),
        ("stragglers", "ABCDEFGH"),
        ("rocket_storm", "ACEG"),
    ],
)
def test_hits_come_in_order(attack: str, order: str) -> None:
    assert struck(A8, attack).hit_order == list(order)


@rule("LC-ATK-21", "LC-RULING-25")
def test_nobody_is_removed_until_every_hit_is_resolved() -> None:
    """B dies of the main hit first; his neighbours are hit where they stood."""
    game = struck("[A B C _]", "grenade", life={"B": 1})
    assert game.hurt == {"B": 1, "A": 2, "C": 2}
    assert game.dead == {"B"}


@rule("LC-ATK-22")
def test_one_comrade_may_be_hit_by_several_targets_of_a_card() -> None:
    game = table("[A B C D _]", attack="barrage", life=10)
    assert game.targets == [2, 5]
    game = game.with_targets(2, 4).next_turn()
    assert game.hurt == {"A": 1, "B": 3, "C": 2, "D": 3}


@rule("LC-ATK-23", "LC-HIT-13", "LC-AT-16")
def test_tear_gas_takes_hold_of_those_who_lost_life_to_it() -> None:
    game = struck("[A B C D _]", "tear_gas")
    assert game.hurt == {"B": 1, "C": 2, "D": 1}
    assert game.gassed == {"B", "C", "D"}
    spared = table("[A B C D _]", attack="tear_gas").with_flag("C", "prone").next_turn()
    assert spared.gassed == {"B", "D"}


@rule("LC-ATK-24", "LC-FQ-24", "LC-HIT-10")
def test_a_second_roulette_is_attached_beside_the_first() -> None:
    game = table("[A B C _]", attack="russian_roulette trench_volley", roulettes=1, life=10)
    assert game.roulettes == 2
    assert [event.count for event in game.said(RouletteAttached)] == [2]
    game = game.next_turn()
    assert game.hurt == {"A": 7}
    assert game.roulettes == 0


LINEAR = {"trench_volley": BACK, "heavy_mg": BACK, "laser": BACK, "bullet_in_the_back": FORWARD}
SPLASH = {"grenade": 2, "rocket_storm": 0, "barrage": 1, "tear_gas": 1}


@rule("LC-ATK-11", "LC-ATK-13", "LC-ATK-14", "LC-ATK-15", "LC-ATK-16", "LC-ATK-17", "LC-ATK-18", "LC-ATK-20")
@given(positions(), st.sampled_from([*LINEAR, *SPLASH]), st.data())
def test_any_attack_hits_whom_the_reference_algorithm_says(
    position: Position, attack: str, data: st.DataObject
) -> None:
    last = len(position.line)
    places = data.draw(st.lists(st.integers(1, last + 2), min_size=1, max_size=3))
    oracle = Oracle.of(position)
    oracle.dodge = set(data.draw(st.frozensets(st.sampled_from(position.comrades))))
    game = table(position.written(), attack=attack)
    for name in oracle.dodge:
        game = game.with_flag(name, "dodge")
    expected: list[str] = []
    for place in places:
        if attack in LINEAR:
            expected += oracle.linear(place, LINEAR[attack], pierce=attack == "laser")
        else:
            main, beside = oracle.splash(place)
            expected += [main] if main is not None else []
            expected += beside if SPLASH[attack] else []
    (started,) = (
        game.with_targets(*places).until(lambda one: bool(one.said(AttackStarted))).said(AttackStarted)
    )
    assert list(started.comrades) == expected
