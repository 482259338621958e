"""A hit is resolved step by step: statuses, abilities, Equipment, the Roulette, the Medallion, and Life."""

import pytest

from game.rules.last_comrade.line_events import Healed
from tests.rules.last_comrade.table import table

rule = pytest.mark.rule


@rule("LC-HIT-01")
def test_each_hit_is_resolved_before_the_next() -> None:
    """Two Targets on B: he is asked about the second when the first has been taken."""
    game = table("[A B C _]", attack="barrage", gear={"B": "helmet"}, life=10).with_targets(2, 2).to_hit("B")
    assert game.hurt == {}
    game = game.accepts("B").to_hit("B")
    assert game.hurt == {"B": 3, "A": 1, "C": 1}
    assert game.next_turn().hurt == {"B": 6, "A": 2, "C": 2}


@rule("LC-HIT-02", "LC-HIT-15")
def test_a_hit_on_the_dying_does_nothing() -> None:
    game = table("[A B C _]", attack="barrage", gear={"B": "helmet"}, life={"B": 1}).with_targets(2, 2)
    game = game.to_hit("B").accepts("B").next_turn()
    assert game.dead == {"B"}
    assert game.hit_order.count("B") == 1, "nobody at 0 Life is hit or asked again"


@rule("LC-HIT-03", "LC-TANK-04", "LC-TANK-06")
def test_a_hit_on_the_crew_is_absorbed() -> None:
    game = table("[A (T U) B _]", attack="heavy_mg", tank=2).next_turn()
    assert game.hurt == {}
    assert game.tank == 1


@rule("LC-HIT-04", "LC-AT-08")
@pytest.mark.parametrize(
    ("attack", "status", "hurt"),
    [
        ("grenade", "prone", {"A": 2, "C": 2}),
        ("grenade", "dodge", {"A": 2, "B": 3, "C": 2}),
        ("heavy_mg", "dodge", {"C": 4}),
        ("heavy_mg", "prone", {"B": 4}),
    ],
)
def test_who_lies_down_is_safe_from_splash_and_who_dodges_from_lines(
    attack: str, status: str, hurt: dict[str, int]
) -> None:
    game = table("[A B C _]", attack=attack, life=10).with_flag("B", status)
    assert game.next_turn().hurt == hurt


@rule("LC-HIT-04", "LC-MAN-08")
def test_who_lies_down_is_safe_from_indirect_damage_too() -> None:
    game = table("[A B C _]", attack="grenade").with_flag("A", "prone")
    assert game.next_turn().hurt == {"B": 3, "C": 2}


@rule("LC-HIT-05", "LC-AT-09", "LC-AT-10", "LC-CHR-05", "LC-CHR-06", "LC-CHR-09")
@pytest.mark.parametrize(
    ("line", "who", "attack", "hurt"),
    [
        ("[A J C _]", {"J": "jurge"}, "grenade", {"A": 2, "J": 3, "C": 2}),
        ("[J A C _]", {"J": "jurge"}, "grenade", {"J": 1, "A": 3, "C": 2}),
        ("[T A C _]", {"T": "tamara"}, "trench_volley", {"T": 2}),
        ("[T A C _]", {"T": "tamara"}, "grenade", {"T": 2, "A": 3, "C": 2}),
        ("[A M C _]", {"M": "misza"}, "stragglers", {"A": 2, "M": 1, "C": 2}),
        ("[A M C _]", {"M": "misza"}, "heavy_mg", {"M": 4}),
    ],
)
def test_what_abilities_take_off_a_hit(
    line: str, who: dict[str, str], attack: str, hurt: dict[str, int]
) -> None:
    assert table(line, attack=attack, who=who, life=10).next_turn().hurt == hurt


@rule("LC-HIT-06")
def test_a_hit_of_nothing_ends_and_spends_no_luck() -> None:
    """Jurge's hole makes the barrage's indirect 1 a hit of 0: nobody is asked, nothing is lost."""
    game = table("[J A C _]", attack="barrage", who={"J": "jurge"}, gear={"J": "helmet"}).next_turn()
    assert game.hurt == {"A": 3, "C": 1}
    assert game.gear("J") == {"helmet": 3}


@rule("LC-HIT-06", "LC-CHR-03", "LC-RULING-34", "LC-AT-24")
def test_nikolai_takes_nothing_from_the_first_hit_of_the_game() -> None:
    game = table("[N A C _]", attack="heavy_mg trench_volley", who={"N": "nikolai"}, A="fire_correction unik")
    game = game.plays("A", "fire_correction", 1, "forward")
    assert game.targets == [1]
    game = game.next_turn()
    assert game.hurt == {}
    assert game.next_turn().hurt == {"N": 3}


@rule("LC-AT-25", "LC-CHR-03")
def test_nikolai_on_two_mines() -> None:
    game = table("[A N _mm]", who={"N": "nikolai"}, N="step_back").before_damage()
    assert game.hurt == {"N": 2}


@rule("LC-HIT-06", "LC-RULING-34")
def test_luck_comes_before_equipment_so_that_nothing_is_wasted() -> None:
    game = table("[N A C _]", attack="trench_volley", who={"N": "nikolai"}, gear={"N": "frying_pan"})
    game = game.next_turn()
    assert (game.hurt, game.gear("N")) == ({}, {"frying_pan": 2})


@rule("LC-HIT-07")
def test_the_victim_reacts_until_he_accepts_or_nothing_is_left() -> None:
    game = table("[A B C _]", attack="trench_volley", gear={"A": "helmet frying_pan"}).to_hit("A")
    game = game.uses("A", "helmet")
    assert game.window == "H"
    assert game.accepts("A").next_turn().hurt == {"A": 2}
    spent = game.uses("A", "frying_pan").next_turn()
    assert spent.hurt == {}, "3 - 1 - 2 leaves nothing: he is not asked again"


@rule("LC-HIT-08", "LC-RULING-40")
def test_one_piece_serves_once_for_each_hit_and_several_may_serve() -> None:
    game = table("[A B C _]", attack="heavy_mg", gear={"B": "helmet helmet"}).to_hit("B").uses("B", "helmet")
    game = game.uses("B", "helmet")
    assert not game.can_use("B", "helmet")
    assert game.next_turn().hurt == {"B": 2}


@rule("LC-HIT-09")
def test_who_took_nothing_suffers_no_effect_of_damage() -> None:
    game = table("[A B C _]", attack="tear_gas", gear={"B": "helmet"}, roulettes=1, holder="B").to_hit("B")
    game = game.uses("B", "helmet").next_turn()
    assert game.hurt == {"C": 2}
    assert game.gassed == {"C"}
    assert game.roulettes == 1


@rule("LC-HIT-10", "LC-AT-22", "LC-RULING-16")
def test_each_roulette_adds_two_to_what_the_holder_takes() -> None:
    game = table("[A B C _]", attack="trench_volley", roulettes=2, life=10).next_turn()
    assert game.hurt == {"A": 7}
    assert game.roulettes == 0
    assert game.attack_discard.count("russian_roulette") == 2


@rule("LC-AT-23", "LC-HIT-10")
def test_roulettes_wait_while_the_holder_takes_nothing() -> None:
    game = table("[A B C _]", attack="trench_volley", roulettes=2, life=10).with_flag("A", "dodge")
    game = game.next_turn()
    assert game.hurt == {"B": 3}
    assert game.roulettes == 2


@rule("LC-HIT-10")
def test_the_roulettes_damage_cannot_be_reduced() -> None:
    game = table("[A B C _]", attack="trench_volley", roulettes=1, gear={"A": "frying_pan"}, life=10)
    assert game.to_hit("A").uses("A", "frying_pan").next_turn().hurt == {"A": 3}


@rule("LC-HIT-11", "LC-EQP-18", "LC-FQ-27", "LC-EQP-07")
@pytest.mark.parametrize(("life", "left"), [(1, 1), (3, 1)])
def test_the_medallion_keeps_its_owner_at_one_life(life: int, left: int) -> None:
    game = table("[A B C _]", attack="heavy_mg", life={"B": life}, gear={"B": "lucky_medallion"})
    game = game.next_turn()
    assert game.life("B") == left
    assert game.gear("B") == {}
    assert "lucky_medallion" in game.discard


@rule("LC-HIT-12")
def test_damage_takes_life_but_never_below_nothing() -> None:
    game = table("[A B C _]", attack="heavy_mg", life={"B": 3}).next_turn()
    assert game.life("B") == 0
    assert table("[A B C _]", attack="heavy_mg", life={"B": 5}).next_turn().life("B") == 1


@rule("LC-HIT-11", "LC-HIT-12")
def test_the_medallion_sleeps_while_somebody_would_live() -> None:
    game = table("[A B C _]", attack="heavy_mg", gear={"B": "lucky_medallion"}).next_turn()
    assert (game.life("B"), game.gear("B")) == (1, {"lucky_medallion": 1})


@rule("LC-HIT-13", "LC-HIT-11")
def test_who_lost_no_life_to_the_gas_breathes_on() -> None:
    """The Medallion keeps B at his last Life: he lost none."""
    game = table("[A B C D _]", attack="tear_gas", life={"B": 1}, gear={"B": "lucky_medallion"}).next_turn()
    assert game.life("B") == 1
    assert game.gassed == {"C", "D"}


@rule("LC-HIT-14", "LC-FQ-06", "LC-EQP-11")
def test_a_hit_that_comes_back_is_a_new_hit() -> None:
    game = table("[A B C _]", attack="heavy_mg", gear={"A": "car_door", "B": "car_door"}).to_hit("B")
    game = game.reflects("B", "forward").to_hit("A").reflects("A", "back").to_hit("B")
    assert game.gear("B") == {"car_door": 1}
    taken = game.accepts("B").next_turn()
    assert taken.hurt == {"B": 4}
    again = game.reflects("B", "back").next_turn()
    assert again.hurt == {"C": 4}
    assert (again.gear("A"), again.gear("B")) == ({"car_door": 1}, {})


@rule("LC-HIT-16", "LC-RULING-27", "LC-EVT-14")
def test_healing_stops_at_the_life_one_started_with() -> None:
    game = table("[A B C _]", A="moonshine", start_life=5, life={"A": 4}).plays("A", "moonshine")
    assert game.life("A") == 5


@rule("LC-HIT-15", "LC-HIT-17", "LC-EVT-09")
def test_nobody_at_0_life_is_asked_or_healed() -> None:
    """B is dying and C is asked about his own hit: only C may act."""
    game = table(
        "[A B C _]", attack="grenade", life={"B": 1}, gear={"B": "helmet", "C": "helmet"}, B="moonshine niet"
    )
    game = game.to_hit("B").accepts("B").to_hit("C")
    assert game.life("B") == 0
    assert game.asked == {"C"}
    assert game.next_turn().dead == {"B"}


@rule("LC-HIT-17", "LC-CHR-10")
def test_no_herbs_help_the_dead() -> None:
    """Jadwiga orders herself onto a Mine and would heal after the Event."""
    game = table(
        "[A _m J B]", who={"J": "jadwiga"}, J="rozkaz_komisarza unik", life={"J": 2}, spare="A"
    ).plays("J", "rozkaz_komisarza", "J")
    assert game.dead == {"J"}
    assert game.said(Healed) == []


@rule("LC-AT-26")
def test_a_helmet_on_two_mines() -> None:
    game = table("[A B _mm]", B="step_back", gear={"B": "helmet"}).to_hit("B").uses("B", "helmet")
    game = game.to_hit("B").uses("B", "helmet").before_damage()
    assert game.hurt == {"B": 2}
    assert game.gear("B") == {"helmet": 1}


@rule("LC-AT-27")
def test_misza_on_two_mines() -> None:
    game = table("[A M _mm]", who={"M": "misza"}, M="step_back").to_choice().strides("M").before_damage()
    assert game.hurt == {"M": 2}


@rule("LC-AT-28", "LC-CHR-07")
def test_olga_clears_mines_and_wire_and_feels_better() -> None:
    game = table("[A O _mw]", who={"O": "olga"}, O="step_back", start_life=5, life={"O": 4}).before_damage()
    assert game.life("O") == 5
    assert "snagged" not in game.flags("O")
    assert game.line == "[A _ O]"
    assert sorted(game.attack_discard[-2:]) == ["barbed_wire", "mine"]
