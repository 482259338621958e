"""Blunders that a person would laugh at: no level makes them, slips and all."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.bots import bot_named
from game.bots.levels import LEVELS
from game.devtools.simulation import bots_for, new_match
from game.rules.core.ids import CardId
from game.rules.core.values import Intent
from game.rules.desert_patrol.intents import OFF_BOARD, Attack, Control, HunkerDown, Travel
from game.rules.registry import GAMES
from game.rules.staff_orders.intents import Bomb, ChooseTarget, Deploy, Pass
from game.rules.staff_orders.targeting import Shelling
from game.session.match import Match
from tests.guards import at_least_one
from tests.rules.desert_patrol.table import table
from tests.rules.staff_orders.table import orders

SEEDS = range(8)
LESS = 0.1
"""Of the effort."""
level = pytest.mark.parametrize("level", LEVELS)


def choices(game: str, level: str, position: Any) -> set[Intent]:
    """What bots of many seeds do in a position."""
    seat = position.seat(position.actor())
    view, legal = GAMES[game].redact(position.state, seat), tuple(position.legal())
    return {bot_named(level, game, seed, LESS).choose(view, seat, legal) for seed in SEEDS}


def played(game: str, scenario: str, level: str, seed: int) -> Iterator[tuple[Match, int, Any]]:
    """Each choice of a game that a level plays against itself, before it is carried out."""
    match = new_match(game, scenario, 2, seed, {})
    bots = bots_for(game, (level, level), seed, LESS)
    for _ in range(300):
        if not match.waiting_for():
            return
        seat = min(match.waiting_for())
        intent = bots[seat].choose(match.view(seat), seat, match.legal(seat))
        yield match, seat, intent
        match.submit(seat, intent)


# Desert Patrol


@level
def test_the_point_that_wins_is_taken(level: str) -> None:
    game = table("dp_s06")
    goal = next(iter(game.world.setting.objectives))
    game = game.with_soldier("ita_rifleman_b", goal).with_marker("italy", goal, "reconned")
    game = (
        game.with_marker("lrdg", goal, None).with_hand("italy", "ita_rifleman_b", "ita_scout").turn("italy")
    )
    wins = Control(CardId("ita_rifleman_b"), "card")
    assert game.allows(wins)
    assert game.do(wins).outcome is not None
    assert choices("desert_patrol", level, game) == {wins}


@level
def test_the_tank_in_reach_of_its_way_out_leaves(level: str) -> None:
    game = table("dp_s09")
    (way_out, *_) = sorted(game.world.setting.escapes["italy"])
    game = game.with_vehicle("ita_medium_tank", tile=way_out)
    game = game.with_hand("italy", "ita_tank_driver", "ita_rifleman_a").turn("italy")
    leaves = Travel(CardId("ita_tank_driver"), "vehicle", "drive", OFF_BOARD)
    assert game.allows(leaves)
    assert choices("desert_patrol", level, game) == {leaves}


@level
def test_the_tank_a_card_away_from_its_way_out_is_driven_there_and_leaves(level: str) -> None:
    game = table("dp_s09")
    (way_out, *_) = sorted(game.world.setting.escapes["italy"])
    near = game.world.setting.neighbours[way_out][0]
    game = game.with_vehicle("ita_medium_tank", tile=near).with_marker("italy", way_out, "reconned")
    game = game.with_hand("italy", "ita_tank_driver", "ita_tank_driver", "ita_rifleman_a").turn("italy")
    drives = Travel(CardId("ita_tank_driver"), "vehicle", "drive", way_out)
    assert game.allows(drives)
    assert any(isinstance(one, Attack) for one in game.legal()), "there is something else to do"
    assert choices("desert_patrol", level, game) == {drives}
    leaves = Travel(CardId("ita_tank_driver"), "vehicle", "drive", OFF_BOARD)
    game = game.do(drives)
    assert choices("desert_patrol", level, game) == {leaves}
    outcome = game.do(leaves).outcome
    assert outcome is not None
    assert outcome.reason == "escape"


@pytest.mark.sweep("part")
@level
@pytest.mark.parametrize("scenario", ["dp_s01", "dp_s04"])
def test_no_card_of_a_patrol_is_thrown_away(level: str, scenario: str) -> None:
    shots = 0
    for match, _, intent in at_least_one(played("desert_patrol", scenario, level, 300)):
        world = match.state.world
        assert not isinstance(intent, HunkerDown)
        assert not (isinstance(intent, Travel) and intent.to is None)
        if isinstance(intent, Attack):
            shots += 1
            target = world.soldiers.get(intent.target)
            assert not (intent.action == "suppress" and target is not None and target.pinned)
    assert shots


# Staff Orders


@level
def test_a_free_town_is_not_passed_by(level: str) -> None:
    """Commanders are left, three stars lie open beside an own stack, and one may pass."""
    game = orders("m1", blue="w_hq 3 w_front 4", yellow="e_hq 3", round=2)
    assert game.world.setting.stars[game.name("town")] == 3
    assert Pass() in game.legal()
    assert game.army("blue").commanders
    takes = _space(game, "town", "advance")
    assert takes in game.legal()
    assert Pass() not in choices("staff_orders", level, game)


@level
def test_an_advance_without_a_chance_is_not_tried(level: str) -> None:
    game = orders("m1", blue="w_hq 3 w_front 2", yellow="town 9 e_hq 3", round=2)
    hopeless = _space(game, "town", "advance")
    assert hopeless in game.legal()
    preview = game.preview(hopeless)
    assert preview is not None
    assert preview.chance == 0
    assert hopeless not in choices("staff_orders", level, game)


def _space(game: Any, area: str, action: str) -> Deploy:
    spaces = game.world.setting.spaces.values()
    return Deploy(next(one.id for one in spaces if one.place == game.name(area) and one.action == action))


@pytest.mark.sweep("part")
@level
@pytest.mark.parametrize("scenario", ["m1", "l1"])
def test_nobody_passes_while_a_star_can_be_taken(level: str, scenario: str) -> None:
    tempted = 0
    for match, seat, intent in at_least_one(played("staff_orders", scenario, level, 300)):
        world, setting = match.state.world, match.state.world.setting
        other = world.blue if world.faction_of(seat) == "yellow" else world.yellow
        spaces = [setting.spaces[one.space] for one in match.legal(seat) if isinstance(one, Deploy)]
        free = [
            space
            for space in spaces
            if space.action == "advance" and setting.stars[space.place] and not other.soldiers[space.place]
        ]
        tempted += bool(free) and Pass() in match.legal(seat)
        assert not (isinstance(intent, Pass) and free)
    assert tempted


@pytest.mark.sweep("part")
@level
@pytest.mark.parametrize("scenario", ["m1", "l1"])
def test_nobody_attacks_without_a_chance_or_shells_nobody(level: str, scenario: str) -> None:
    attacks = fire = 0
    for match, seat, intent in at_least_one(played("staff_orders", scenario, level, 301)):
        world = match.state.world
        other = world.blue if world.faction_of(seat) == "yellow" else world.yellow
        if isinstance(intent, Bomb) or (
            isinstance(intent, ChooseTarget) and isinstance(match.state.stack[-1], Shelling)
        ):
            fire += 1
            assert other.soldiers[intent.place if isinstance(intent, Bomb) else intent.area]
        if isinstance(intent, Deploy) and world.setting.spaces[intent.space].action == "advance":
            preview = match.preview(seat, intent)
            if other.soldiers[world.setting.spaces[intent.space].place]:
                attacks += 1
                assert preview is not None
                assert preview.chance > 0
    assert attacks + fire


@pytest.mark.parametrize("level", ["sergeant", "staff"])
def test_an_open_headquarters_is_taken(level: str) -> None:
    home = orders("m1").world.setting.headquarters["yellow"]
    near = orders("m1").world.setting.neighbours[home]
    areas = [area for area in orders("m1").world.setting.areas if area != home]
    held = " ".join(f"{area.removeprefix('m1_')} {5 if area == near[0] else 1}" for area in areas)
    game = orders("m1", blue=held, yellow=f"{home.removeprefix('m1_')} 1", round=2)
    spaces = game.world.setting.spaces.values()
    space = next(one for one in spaces if one.place == home and one.action == "advance")
    assert Deploy(space.id) in game.legal()
    assert choices("staff_orders", level, game) == {Deploy(space.id)}
