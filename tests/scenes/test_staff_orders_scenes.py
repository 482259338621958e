"""The screens around the table, for a game with two modes whose sides can be drawn."""

from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from game.bots import RandomBot, bot_seed
from game.config.settings import Settings
from game.content.library import open_game
from game.presenters.registry import PRESENTERS
from game.presenters.staff_orders.controls import handles as at
from game.rules.core.ids import Seat
from game.rules.staff_orders.events import CommandersWithdrawn
from game.scenes.new_game.parts import ScenarioRow, begins_group, row_spans
from game.scenes.new_game.screen import NewGameScreen
from game.scenes.replay import ReplayScreen
from game.scenes.results.screen import ResultsScreen, swapped
from game.scenes.rulebook.screen import RulebookScreen
from game.session.hot_seat import HotSeat, Player, match_for
from game.session.match import Match
from tests.scenes.layout import overprints, problems
from tests.scenes.staging import (
    LANGUAGES,
    SIZES,
    TEXT_SCALES,
    click,
    doors_of,
    handles_on,
    live_in,
    make_stage,
    press,
    show,
    texts_on,
)
from tests.session.tables import kept

GAME = "staff_orders"
SCENARIOS = ("m1", "m2", "l1", "l2")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return live_in(tmp_path, monkeypatch)


def test_battlefields_stand_under_the_heading_of_their_mode() -> None:
    stage = make_stage((1920, 1080))
    screen = show(stage, NewGameScreen(stage, GAME))
    words = texts_on(screen)
    assert words.count("MOUNTAIN OPERATION") == words.count("LANDING OPERATION") == 1
    assert isinstance(screen, NewGameScreen)
    rows = screen.rows()
    assert [begins_group(rows, place) for place in range(4)] == [True, False, True, False]
    spans = row_spans(stage.kit, rows, 400)
    gaps = [after[0] - before[0] - before[1] for before, after in pairwise(spans)]
    assert gaps[0] == gaps[2] < gaps[1], "a heading stands between the modes"


def test_a_list_without_groups_has_no_headings() -> None:
    stage = make_stage((1920, 1080))
    screen = show(stage, NewGameScreen(stage, "desert_patrol"))
    assert isinstance(screen, NewGameScreen)
    rows: list[ScenarioRow] = screen.rows()
    assert not any(begins_group(rows, place) for place in range(len(rows)))


def test_the_first_game_is_offered_first() -> None:
    stage = make_stage((1920, 1080))
    screen = show(stage, NewGameScreen(stage, GAME))
    assert isinstance(screen, NewGameScreen)
    assert screen.plan.scenario == "m1"
    press(stage, "down")
    assert screen.plan.scenario == "m2"


def test_sides_can_be_chosen_or_drawn() -> None:
    stage = make_stage((1920, 1080))
    screen = show(stage, NewGameScreen(stage, GAME))
    assert "swap" not in handles_on(screen)
    click(stage, "option/first_seat/draw")
    assert texts_on(screen).count("To be drawn") == 2
    press(stage, "enter")
    assert doors_of(stage).last()[1][0].options["first_seat"] == "draw"


@cache
def finished(scenario: str, first: str, seed: int) -> Match:
    players = (Player("Konstantynopolitańczykowianeczka"), Player("Iwona"))
    match = match_for(GAME, players, seed=seed, scenario=scenario, options={"first_seat": first})
    bots = [RandomBot(bot_seed(seed, seat)) for seat in range(2)]
    while match.outcome is None:
        (seat,) = match.waiting_for()
        match.submit(seat, bots[seat].choose(match.view(seat), seat, match.legal(seat)))
    return match


@pytest.mark.parametrize("first", ["blue", "yellow", "draw"])
def test_a_rematch_is_played_with_the_sides_swapped(first: str) -> None:
    for seed in (1, 2, 3):
        match = finished("m1", first, seed)
        _, options = swapped(match)
        again = Match.new(GAME, scenario="m1", seed=9, options=options)
        before, after = match.state.world.factions, again.state.world.factions
        assert after == (before[1], before[0])


# Motion


@pytest.mark.parametrize("seat", [Seat(0), Seat(1)])
def test_commanders_fly_home_at_the_end_of_a_round_whoever_looks(seat: Seat) -> None:
    match = finished("m1", "blue", 1)
    place = next(
        number
        for number, step in enumerate(match.steps)
        if any(isinstance(event, CommandersWithdrawn) for event in step.events)
    )
    standing = match.steps[place - 1].state.world.commanders
    for moves in (True, False):
        stage = make_stage((1920, 1080), settings=Settings(reduced_motion=not moves))
        presenter = PRESENTERS[GAME](open_game(GAME), "m1")
        replay = ReplayScreen(stage, match, presenter, (seat,))
        show(stage, replay)
        replay.go(place)
        stage.paint()
        replay.step()
        flying = {at.FLYING("commanders", owner, 1, space) for space, owner in standing.items()}
        assert flying
        seen: set[str] = set()
        while replay.projection.is_running:
            gone = flying & set(replay.motion.moving)
            assert None not in {presenter.lifted(stage.kit, replay.view_context(), one) for one in gone}
            seen |= gone
            replay.projection.next()
        assert seen == (flying if moves else set())


# Everything in its box


@pytest.mark.sweep("values")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", TEXT_SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_screen_of_a_new_game_fits(size: tuple[int, int], scale: int, language: str) -> None:
    stage = make_stage(size, language, scale)
    screen = show(stage, NewGameScreen(stage, GAME))
    for scenario in SCENARIOS:
        assert problems(screen) == [], scenario
        press(stage, "down")


@pytest.mark.sweep("values")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", TEXT_SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_reports_fit_wherever_they_are_scrolled(size: tuple[int, int], scale: int, language: str) -> None:
    stage = make_stage(size, language, scale)
    for seed, scenario in enumerate(SCENARIOS):
        screen = ResultsScreen(stage, HotSeat(kept(finished(scenario, "yellow", seed)), curtain=False))
        stage.reset(screen)
        for key in ("home", "page_down", "end"):
            press(stage, key)
            assert problems(screen) == [], (scenario, key)
            assert overprints(screen) == [], (scenario, key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", ["SO-CTRL-04", "SO-LCL-02", "SO-DICE-02"])
def test_the_margin_of_the_rulebook_fits_beside_its_chapter(rule: str, language: str) -> None:
    for size, scale in zip(SIZES, (160, 100, 80), strict=True):
        stage = make_stage(size, language, scale)
        screen = show(stage, RulebookScreen(stage, GAME, rule))
        assert problems(screen) == []
        assert overprints(screen) == []
        assert stage.kit.say("so-margin-chances" if "LCL" in rule else "rulebook-rulings") in texts_on(screen)
