"""Hills: their cover depends on where the attacker stands."""

import pytest

from game.rules.desert_patrol.events import AttackDeclared
from game.rules.desert_patrol.intents import Attack
from tests.rules.desert_patrol.table import Table, table

RIFLE = ("lrdg_rifleman_a", "card", "attack")


def declared(game: Table, *intent: str) -> tuple[int, int, int, int]:
    (event,) = game.with_dice(1, 1, 1, 1).do(Attack(*intent)).said(AttackDeclared)
    return event.base, event.cover, event.range, event.total


def sniped_from(tile: str) -> tuple[int, int, int, int]:
    """Rifleman A on this tile attacks the Italian Machine Gunner on hill 8B."""
    game = table("dp_s02").with_soldier("ita_machine_gunner", "8B").with_soldier("lrdg_rifleman_a", tile)
    return declared(
        game.with_hand("lrdg", "lrdg_rifleman_a", "lrdg_sniper").turn("lrdg"), *RIFLE, "ita_machine_gunner"
    )


@pytest.mark.rule("DP-HILL-03", "DP-TILE-06", "DP-TV-21")
@pytest.mark.parametrize(("tile", "sum_"), [("6A", (5, 3, 3, 11)), ("13B", (5, 3, 1, 9))])
def test_a_hill_gives_3_against_an_attacker_who_is_not_on_a_hill(tile: str, sum_: tuple[int, ...]) -> None:
    assert sniped_from(tile) == sum_


@pytest.mark.rule("DP-HILL-01", "DP-TV-21")
@pytest.mark.parametrize(("tile", "sum_"), [("16A", (5, 1, 2, 8)), ("8B", (5, 1, 0, 6))])
def test_a_hill_gives_1_against_an_attacker_on_the_same_or_another_hill(
    tile: str, sum_: tuple[int, ...]
) -> None:
    assert sniped_from(tile) == sum_


@pytest.mark.rule("DP-HILL-01")
def test_an_attacker_on_a_hill_has_no_advantage_against_a_target_that_is_on_none() -> None:
    game = table("dp_s02").with_soldier("ita_machine_gunner", "13B").with_soldier("lrdg_rifleman_a", "16A")
    game = game.with_hand("lrdg", "lrdg_rifleman_a", "lrdg_sniper").turn("lrdg")
    assert declared(game, *RIFLE, "ita_machine_gunner") == (5, 1, 1, 7), (
        "the cover of 13B, not that of a hill"
    )


@pytest.mark.rule("DP-HILL-02", "DP-TV-22")
def test_a_hill_gives_1_against_an_airstrike() -> None:
    game = table("dp_s11").with_soldier("lrdg_sniper", "20A")
    game = game.with_hand("italy", "ita_recon_plane", "ita_scout").turn("italy")
    strike = ("ita_recon_plane", "card", "airstrike")
    assert declared(game, *strike, "lrdg_sniper") == (6, 1, 0, 7)
    (event,) = game.with_dice(1, 1).do(Attack(*strike, "lrdg_sniper")).said(AttackDeclared)
    assert event.dice == 2
    assert declared(game, "ita_scout", "card", "attack", "lrdg_sniper") == (6, 3, 1, 10), (
        "but 3 from the ground"
    )
    for tank in (game, game.with_vehicle("ita_medium_tank", side="lrdg")):
        assert not tank.allows(Attack(*strike, "ita_medium_tank"))


@pytest.mark.rule("DP-HILL-01", "DP-HILL-03", "DP-RULING-44")
@pytest.mark.parametrize(
    ("truck", "target", "cover", "distance"),
    [("16A", "9A", 1, 2), ("16A", "16A", 1, 0), ("13B", "16A", 3, 1), ("14B", "9A", 3, 1)],
)
@pytest.mark.parametrize("way", ["card", "vehicle"])
def test_an_attacker_in_a_vehicle_on_a_hill_attacks_from_a_hill(
    way: str, truck: str, target: str, cover: int, distance: int
) -> None:
    game = table("dp_s04").with_vehicle("lrdg_gun_truck", tile=truck).with_soldier("ita_rifleman_a", target)
    game = game.with_hand("lrdg", "lrdg_machine_gunner", "lrdg_rifleman_a").turn("lrdg")
    sum_ = declared(game, "lrdg_machine_gunner", way, "attack", "ita_rifleman_a")
    assert sum_ == (5, cover, distance, 5 + cover + distance)


@pytest.mark.rule("DP-HILL-01", "DP-HILL-03", "DP-RULING-45")
def test_the_cover_of_a_hill_is_for_vehicles_too() -> None:
    game = table("dp_s11").with_vehicle("ita_lorry", tile="20A")
    game = game.with_hand("lrdg", "lrdg_machine_gunner", "lrdg_saboteur").turn("lrdg")
    gun = ("lrdg_machine_gunner", "vehicle", "anti_tank", "ita_lorry")
    assert declared(game, *gun) == (4, 3, 2, 9)
    assert declared(game.with_vehicle("lrdg_support_truck", tile="20A"), *gun) == (4, 1, 0, 5)


@pytest.mark.rule("DP-RULING-44")
def test_airstrike_is_the_only_attack_of_a_card_without_a_soldier() -> None:
    cards = table("dp_s11").world.setting.cards
    combat = {"attack", "airstrike", "detonate", "anti_tank", "suppress"}
    commands = [card for card in cards.values() if card.kind == "command"]
    assert {action.do for card in commands for action in card.actions} & combat == {"airstrike"}
