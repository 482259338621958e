"""What a bot makes of a position of Desert Patrol: who can shoot at whom, and who can drive."""

import pytest

from game.bots.desert_patrol.fire import firepower
from game.bots.desert_patrol.goals import cards_left
from game.bots.desert_patrol.mind import MIND
from game.bots.desert_patrol.standing import NAMES
from game.rules.core.board import SpaceId
from game.rules.desert_patrol.intents import SwapSeats
from game.rules.desert_patrol.terms import Side, enemy
from game.rules.registry import GAMES
from tests.rules.desert_patrol.table import Table, table

CAR, TANK = "ita_scout_car", "ita_medium_tank"


def fire(game: Table, side: Side = "lrdg") -> float:
    world = game.world
    return firepower(world, side, cards_left(world, side), cards_left(world, enemy(side)))


def duel(tile: str = "3A") -> Table:
    """Scenario 6: the LRDG's Rifleman at the camp 6B and one Italian."""
    game = table("dp_s06").without_soldier("lrdg_saboteur", "lrdg_engineer")
    others = ("rifleman_b", "machine_gunner", "scout", "tank_driver", "gunner", "crewman")
    game = game.without_soldier(*(f"ita_{name}" for name in others))
    return game.with_soldier("ita_rifleman_a", tile)


def test_a_shot_is_worth_more_from_nearer_and_at_less_cover() -> None:
    setting = duel().world.setting
    road, clay, wadi = SpaceId("3A"), SpaceId("2A"), SpaceId("10A")
    distances, tiles = setting.distances[SpaceId("6B")], setting.tiles
    assert (distances[road], distances[clay], distances[wadi]) == (2, 2, 1)
    assert (tiles[road].cover, tiles[clay].cover, tiles[wadi].cover) == (0, 0, 2)
    assert distances[SpaceId("19A")] == 3
    assert fire(duel("2A")) == fire(duel("3A")) > fire(duel("10A")) > 0.0
    assert fire(duel("3A")) > fire(duel("19A")) > 0.0


def test_a_shot_at_one_with_few_cards_left_is_worth_more() -> None:
    few = duel().with_zones("italy", deck="ita_rifleman_a", hand="", discard="")
    many = duel().with_zones(
        "italy", deck="ita_rifleman_a ita_rifleman_a ita_rifleman_a", hand="", discard=""
    )
    assert fire(few) > fire(many)


def test_who_is_pinned_or_has_no_card_shoots_less_or_not_at_all() -> None:
    assert 0.0 < fire(duel().with_soldier("lrdg_rifleman_b", "6B", pinned=True)) < fire(duel())
    assert fire(duel().with_zones("lrdg", deck="lrdg_fog_of_war", hand="", discard="")) == 0.0


def test_nobody_can_shoot_at_men_in_the_tank() -> None:
    assert fire(duel().with_soldier("ita_rifleman_a", None, TANK, "driver")) == 0.0


def crew(driver: str, navigator: str, *, deck: str = "") -> Table:
    """Scenario 6: these two in the Scout Car, and the Rifleman alone has cards in hand."""
    game = table("dp_s06").with_soldier("ita_rifleman_a", "19A")
    game = game.with_soldier(driver, None, CAR, "driver").with_soldier(navigator, None, CAR, "navigator")
    hand = "ita_rifleman_b ita_rifleman_b"
    removed = "ita_scout ita_scout" if deck else "ita_scout ita_scout ita_scout"
    return game.with_zones("italy", hand=hand, deck=deck, removed=removed, reserve="").turn("italy")


@pytest.mark.parametrize(("deck", "tried"), [("", True), ("ita_scout", False)])
def test_a_seat_is_swapped_only_with_one_who_has_no_card_in_circulation(deck: str, tried: bool) -> None:
    game = crew("ita_scout", "ita_rifleman_b", deck=deck)
    swap = next(one for one in game.legal() if isinstance(one, SwapSeats) and one.partner == "ita_scout")
    seat = game.seat("italy")
    view = GAMES["desert_patrol"].redact(game.state, seat)
    assert (swap in MIND.worth_trying(view, seat, game.legal())) is tried


def test_a_navigator_brings_the_goals_nearer_if_he_is_driven() -> None:
    def goals(game: Table) -> float:
        return next(one.value for one in MIND.terms(game.world, game.seat("italy")) if one.name == "goals")

    assert goals(crew("ita_scout", "ita_rifleman_b")) < goals(crew("ita_rifleman_b", "ita_scout"))


def test_every_term_is_told_under_its_name() -> None:
    game = table("dp_s06")
    assert [term.name for term in MIND.terms(game.world, game.seat("lrdg"))] == [name for name, _ in NAMES]
