"""Forecasts: where a card would leave everybody and whom the attack would hit, by the rules themselves."""

from typing import Any

import pytest

from game.rules.core import engine
from game.rules.core.codec import encode
from game.rules.core.rng import Draws, Rng
from game.rules.last_comrade import GAME
from game.rules.last_comrade import intents as asks
from game.rules.last_comrade.forecast import Forecast
from game.rules.last_comrade.state import World
from tests.rules.last_comrade.table import Table, start, table

rule = pytest.mark.rule


def forecasts(game: Table, name: str, intent: Any = None) -> tuple[Forecast, ...]:
    seat = game.seat(name)
    return GAME.forecasts(GAME.redact(game.state, seat), seat, intent)


def drawn(previewed: Forecast) -> str:
    return " ".join(comrade or "_" for comrade in previewed.line)


@rule("LC-MOVE-02", "LC-MV-02")
def test_a_card_in_hand_shows_where_it_would_leave_everybody() -> None:
    game = table("[A M B C _]", M="leg_it unik", attack="heavy_mg").to_commits()
    (found,) = forecasts(game, "M", asks.Commit("leg_it"))
    assert drawn(found) == "A _ B C M"
    assert found.moved == ("B", "C", "M")
    assert (found.lost_steps, found.obstacle) == (0, None)
    assert (found.hit, found.hurt) == (("B",), {"B": 4})
    assert game.line == "[A M B C _]"


@rule("LC-MOVE-07", "LC-MV-05")
def test_steps_that_would_be_lost_are_told_with_what_stops_them() -> None:
    game = table("[A B C _]", A="charge unik").to_commits()
    (found,) = forecasts(game, "A", asks.Commit("charge"))
    assert (drawn(found), found.lost_steps, found.obstacle) == ("A B C _", 3, "line_end")


@rule("LC-MAN-05", "LC-MAN-12")
def test_a_card_with_a_choice_has_one_outlook_for_each() -> None:
    game = table("[A B C D _]", B="anywhere zaslona_dymna", attack="trench_volley").to_commits()
    ways = forecasts(game, "B", asks.Commit("anywhere"))
    assert {(one.intent.direction, one.intent.steps): drawn(one) for one in ways} == {  # type: ignore[union-attr]
        ("forward", 1): "B A C D _",
        ("forward", 2): "B A C D _",
        ("back", 1): "A _ B C D",
        ("back", 2): "A _ C B D",
    }
    pairs = forecasts(game, "B", asks.Commit("zaslona_dymna"))
    assert {(drawn(one), one.hit) for one in pairs} == {
        ("C B A D _", ("C",)),
        ("D B C A _", ("D",)),
        ("A B D C _", ("A",)),
    }


@rule("LC-MAN-07", "LC-ATK-14", "LC-AT-02")
def test_a_dodge_lets_the_attack_fly_on() -> None:
    game = table("[A B C _]", A="unik padnij", attack="trench_volley").to_commits()
    (dodging,) = forecasts(game, "A", asks.Commit("unik"))
    (prone,) = forecasts(game, "A", asks.Commit("padnij"))
    assert (dodging.hit, prone.hit) == (("B",), ("A",))


@rule("LC-HAZ-04", "LC-MV-17")
def test_mines_on_the_way_count() -> None:
    game = table("[A B C _m]", A="fall_back unik", life={"C": 2}, attack="trench_volley").to_commits()
    (found,) = forecasts(game, "A", asks.Commit("fall_back"))
    assert (drawn(found), found.hurt_on_the_way) == ("_ B A", {"C": 2})
    assert found.hit == ("B",)


@rule("LC-EVT-13", "LC-MV-24")
def test_an_order_shows_where_it_drives_a_comrade() -> None:
    game = table("[A _ B C]", A="rozkaz_komisarza unik", attack="trench_volley")
    (found,) = forecasts(game, "A", asks.OrderForward("C"))
    assert (drawn(found), found.hit) == ("C A B _", ("C",))


@rule("LC-EVT-16")
def test_a_corrected_target_shows_whom_it_would_hit() -> None:
    game = table("[A B C _]", A="fire_correction unik", attack="trench_volley")
    (found,) = forecasts(game, "A", asks.CorrectFire(1, "back"))
    assert (found.line, found.hit) == (game.world.line, ("B",))


@rule("LC-ATK-21")
def test_without_an_intent_it_is_the_danger_as_it_stands() -> None:
    game = table("[A B C _]", attack="grenade", who={"A": "jurge"})
    (found,) = forecasts(game, "B")
    assert (found.hit, found.hurt) == (("B", "A", "C"), {"A": 1, "B": 3, "C": 2})


@rule("LC-MAN-02")
def test_a_choice_that_is_asked_for_has_its_outlook_and_a_wrong_one_none() -> None:
    game = table("[A B C _]", A="anywhere", attack="trench_volley").to_choice()
    (found,) = forecasts(game, "A", asks.Move("back", 2))
    assert (drawn(found), found.hit) == ("_ B A C", ("B",))
    assert forecasts(game, "A", asks.Move("back", 3)) == ()
    assert forecasts(game, "A", asks.EndSlot()) == ()


@rule("LC-INFO-02")
def test_a_forecast_tells_nothing_hidden() -> None:
    """In random games, two worlds that a seat cannot tell apart give it the same forecasts."""
    compared = 0
    for seed in range(6):
        chance, game = Draws(Rng(seed)), start(4, seed)
        while game.outcome is None and compared < 400:
            for seat in engine.waiting_for(game.state):
                view = GAME.redact(game.state, seat)
                other = GAME.redact(GAME.imagine(view, seat, Rng(chance.below(1 << 60))), seat)
                for intent in (None, *game.decision.legal(game.world, seat)):
                    if game.world.line and not _drafting(game.world):
                        one, two = GAME.forecasts(view, seat, intent), GAME.forecasts(other, seat, intent)
                        assert encode(one) == encode(two)
                        compared += bool(one)
            game = game.at_random(chance)
    assert compared >= 400


def _drafting(world: World) -> bool:
    return any(player.packs for player in world.players.values())
