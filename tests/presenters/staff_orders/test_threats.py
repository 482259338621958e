"""What the enemy could do to a pile: exactly what he could, with the odds he would be shown."""

from typing import Any

import pytest
from msgspec.structs import replace

from game.devtools.invariants.seatings import Deal, deals
from game.presenters.staff_orders.controls import handles as at
from game.presenters.staff_orders.threats import AreaThreat, threats
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.odds import Preview
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.core.values import Concede
from game.rules.staff_orders import GAME
from game.rules.staff_orders.intents import Bomb, ChooseTarget, Deploy
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import Domain, PlaceId
from game.rules.staff_orders.turn import Turn
from tests.presenters.wanderers import decisions
from tests.rules.staff_orders.table import Table, orders

DEALS = deals("staff_orders")
STEPS = 250
FIRING = ("barrage", "paradrop", "bombard")


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_threats_are_the_attacks_the_enemy_may_make_with_the_odds_he_is_shown(deal: Deal) -> None:
    compared = 0
    for number, match, seat in decisions(deal, 21, STEPS):
        if not isinstance(engine.pending(match.state), Turn):
            continue
        other = Seat(1 - seat)
        view = match.view(other)
        twin = GAME.redact(GAME.imagine(view, other, Rng(number)), other)
        for layer, place in own_places(view.world, other):
            told = threats(view, other, at.pieces(layer, view.world.faction_of(other), place))
            assert told == threats(view, other, at.place(layer, place))
            assert told == threats(twin, other, at.place(layer, place))
            assert {one.attack: one.preview for one in told} == possible(match.state, seat, layer, place)
            compared += len(told)
    assert compared > STEPS // 4


def own_places(world: World, seat: Seat) -> list[tuple[Domain, PlaceId]]:
    army = world.army(world.faction_of(seat))
    layers: tuple[Domain, Domain] = ("land", "air")
    return [(layer, place) for layer in layers for place, count in army.pieces(layer).items() if count]


def possible(state: State[World], seat: Seat, layer: Domain, place: PlaceId) -> dict[Deploy, Preview]:
    """Played out: each commander that may be deployed, and what its first step is shown for this place."""
    found: dict[Deploy, Preview] = {}
    for intent in engine.legal(state, seat):
        space = state.world.setting.spaces[intent.space] if isinstance(intent, Deploy) else None
        if space is None:
            continue
        preview = None
        if (space.layer, space.place, space.action in FIRING) == (layer, place, False):
            preview = GAME.preview(GAME.redact(state, seat), seat, intent)
        elif space.action in FIRING and layer == "land":
            after = GAME.redact(engine.apply(GAME, state, seat, intent).state, seat)
            faction = state.world.faction_of(seat)
            most = state.world.strength(faction, "air", space.place) - 1 if space.action == "bombard" else 0
            shot = Bomb(place, most) if space.action == "bombard" else ChooseTarget(place)
            preview = GAME.preview(after, seat, shot)
        if preview is not None:
            found[intent] = preview
    return found


def against(game: Table, faction: str, handle: str) -> tuple[AreaThreat, ...]:
    seat = game.seat(faction)
    return threats(GAME.redact(game.state, seat), seat, handle)


def spaces(game: Table, faction: str, handle: str) -> set[str]:
    return {threat.attack.space.removeprefix(game.prefix) for threat in against(game, faction, handle)}


def front(**changes: Any) -> Table:
    """Yellow beside the town and at its guns; blue holds the town, and it is blue's turn."""
    arranged = {"blue": "town 2 w_front 3", "yellow": "e_front 5 e_battery 2", **changes}
    return orders("m1", **arranged)


def test_an_advance_and_the_guns_threaten_soldiers_and_the_area_they_hold() -> None:
    game = front()
    assert spaces(game, "blue", "soldiers/blue/m1_town") == {"town.advance", "e_battery.barrage"}
    assert against(game, "blue", "area/m1_town") == against(game, "blue", "soldiers/blue/m1_town")
    assert spaces(game, "blue", "area/m1_w_front") == {"e_battery.barrage"}


def test_whoever_wipes_out_most_often_comes_first() -> None:
    found = against(front(), "blue", "area/m1_town")
    chances = [
        sum(one.ways for one in threat.preview.results if not one.enemy) / threat.preview.all
        for threat in found
    ]
    assert len(found) > 1
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0


def test_nothing_threatens_the_enemy_an_empty_area_or_a_card() -> None:
    game = front()
    for handle in ("soldiers/yellow/m1_e_front", "area/m1_e_front", "area/m1_observatory", "hand/0", "deck"):
        assert against(game, "blue", handle) == ()


def test_an_occupied_space_is_no_threat_while_the_enemy_has_commanders() -> None:
    game = front().with_deployed("yellow", "town.advance")
    assert "town.advance" not in spaces(game, "blue", "area/m1_town")
    assert spaces(game, "blue", "area/m1_town")


def test_an_enemy_who_has_passed_comes_back_in_the_next_round_and_finds_all_spaces_free() -> None:
    game = front().with_deployed("yellow", "town.advance").with_army("yellow", passed=True)
    assert "town.advance" in spaces(game, "blue", "area/m1_town")
    last = Table(replace(game.state, world=replace(game.world, round=game.world.setting.numbers.rounds)))
    assert against(last, "blue", "area/m1_town") == ()


def test_a_clash_under_way_is_told_by_its_own_odds() -> None:
    game = front(yellow="town 2 e_front 5", blue="town 2 w_front 3")
    assert against(game, "blue", "soldiers/blue/m1_town") == ()


def test_aircraft_are_met_by_aircraft_and_land_is_bombed_from_the_zone_above() -> None:
    game = orders("l1", blue="e_jungle 2", air_blue="orange 2", air_yellow="white 2 violet 3")
    assert spaces(game, "blue", "aircraft/blue/l1_z_orange") == {"z_orange.flight"}
    assert spaces(game, "blue", "zone/l1_z_orange") == {"z_orange.flight"}
    (bombs,) = (one for one in against(game, "blue", "area/l1_e_jungle") if "bombard" in one.attack.space)
    assert bombs.attack == Deploy("l1_z_violet.bombard")
    assert bombs.preview.dice == 2
    grounded = orders("l1", blue="e_jungle 2", air_blue="orange 2", air_yellow="white 2 violet 1")
    assert against(grounded, "blue", "zone/l1_z_orange") == ()


def test_a_game_that_is_over_threatens_nobody() -> None:
    over = Table(engine.apply(GAME, front().state, Seat(1), Concede()).state)
    assert against(over, "blue", "area/m1_town") == ()
