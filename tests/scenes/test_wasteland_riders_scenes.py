"""The screens around the table of Wasteland Riders: new games of all missions, reports, stops."""

from functools import cache
from pathlib import Path

import pytest

from game.config.settings import Settings
from game.content.library import open_game
from game.presenters.registry import PRESENTERS
from game.presenters.shared.controls.rule_links import rule_of
from game.rules.core import engine
from game.rules.wasteland_riders.setup import ChoosingKnight
from game.scenes.new_game.screen import NewGameScreen
from game.scenes.replay import ReplayScreen
from game.scenes.results.screen import ResultsScreen
from game.scenes.screen import Screen
from game.scenes.stage import Stage
from game.scenes.table.stops_screen import StopsScreen
from game.session.hot_seat import HotSeat, Player, match_for
from game.session.match import Match
from tests.scenes.layout import overprints, problems
from tests.scenes.seating import seat_down, sit, wander
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

GAME = "wasteland_riders"
MISSIONS = tuple(scenario.id for scenario in open_game(GAME).scenarios)
NAMES = ("Konstantynopolitańczykowianeczka", "Iwona", "Jan", "Zofia")
ENDED = (("m5_dwie_zakaly", 2), ("m2_kult_wielorakiego", 3), ("m5_dwie_zakaly", 4))
"""Missions that random play ends soon, and for how many."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return live_in(tmp_path, monkeypatch)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_mission_is_begun_with_so_many(seats: int) -> None:
    stage = make_stage((1280, 720))
    for mission in MISSIONS:
        screen = NewGameScreen(stage, GAME)
        stage.reset(screen)
        stage.settle()
        click(stage, f"scenario/{mission}")
        while screen.plan.seats != seats:
            click(stage, "seats/plus" if screen.plan.seats < seats else "seats/minus")
        click(stage, "start")
        door, (match,) = doors_of(stage).last()
        assert (door, match.scenario, match.seats) == ("play", mission, seats)


@pytest.mark.sweep("values")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", TEXT_SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_screen_of_a_new_game_fits(size: tuple[int, int], scale: int, language: str) -> None:
    stage = make_stage(size, language, scale)
    screen = NewGameScreen(stage, GAME)
    stage.reset(screen)
    for seats in (2, 4):
        while screen.plan.seats < seats:
            screen.more_seats(1)()
        for mission in MISSIONS:
            stage.settle()
            assert problems(screen) == [], (mission, seats)
            assert overprints(screen) == [], (mission, seats)
            press(stage, "down")


@cache
def finished(mission: str, seats: int) -> Match:
    match = match_for(GAME, tuple(map(Player, NAMES[:seats])), seed=7, scenario=mission)
    wander(match, 600, 7)
    assert match.outcome is not None
    return match


@pytest.mark.sweep("values")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", TEXT_SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_reports_fit_wherever_they_are_scrolled(size: tuple[int, int], scale: int, language: str) -> None:
    stage = make_stage(size, language, scale)
    for mission, seats in ENDED:
        screen = ResultsScreen(stage, HotSeat(kept(finished(mission, seats)), curtain=False))
        stage.reset(screen)
        for key in ("home", "page_down", "end"):
            press(stage, key)
            assert problems(screen) == [], (mission, seats, key)
            assert overprints(screen) == [], (mission, seats, key)


@cache
def attacked() -> Match:
    """A match in which an attack is being rolled."""
    match = match_for(GAME, tuple(map(Player, NAMES[:2])), seed=7, scenario=MISSIONS[0])
    while match.state.world.fight is None or match.state.world.fight.attack is None:
        wander(match, 1, len(match.steps))
    return match


def link_of(screen: Screen) -> str:
    """Where the panel cites how a pool of dice is counted."""
    assert isinstance(screen.host, Stage)
    screen.host.settle()
    return next(hit_area.handle for hit_area in screen.hit_areas() if rule_of(hit_area.handle) == "WR-ATK-10")


def test_a_rule_cited_in_a_fight_opens_the_book_there_at_the_table_and_in_a_replay(tmp_path: Path) -> None:
    stage = make_stage(settings=Settings(language="en", curtain=False, motion="none"))
    seated = sit(stage, attacked(), tmp_path)
    click(stage, link_of(seated.screen))
    assert doors_of(stage).rule_opened() == (GAME, "WR-ATK-10")
    doors_of(stage).calls.clear()
    replay = ReplayScreen(stage, attacked(), seated.screen.presenter, (seated.screen.seat,))
    stage.push(replay)
    press(stage, "end")
    click(stage, link_of(replay))
    assert doors_of(stage).rule_opened() == (GAME, "WR-ATK-10")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_bar_at_the_top_names_the_scavenger_or_shows_his_badge(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    for scale in TEXT_SCALES:
        settings = Settings(language="pl", text_scale=scale, curtain=False, motion="none")  # type: ignore[arg-type]
        screen = sit(make_stage(size, settings=settings), attacked(), tmp_path).screen
        badge = screen.find("role_badge")
        world = attacked().state.world
        name = screen.kit.say(f"wr-knight-{world.knights[world.scavenger].knight}.short")
        assert badge is not None
        assert "Padliniarz" in badge.tip
        texts = [mark for layer in screen.layers if layer.canvas for mark in layer.canvas.texts]
        named = [mark for mark in texts if mark.text.endswith(name) and badge.rect.contains(mark.rect)]
        assert named or badge.rect.w < screen.kit.px(60)


@pytest.mark.sweep("values")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", TEXT_SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_switch_for_each_of_its_many_moments(
    tmp_path: Path, size: tuple[int, int], scale: int, language: str
) -> None:
    seated = seat_down(tmp_path, GAME, steps=2, size=size, language=language, text_scale=scale, curtain=False)
    stops = tuple(PRESENTERS[GAME].stops())
    screen = show(seated.stage, StopsScreen(seated.stage, seated.table, stops))
    assert problems(screen) == []
    assert overprints(screen) == []
    assert all(screen.find(f"stop/{name}") is not None for name in stops)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("language", "skill"), [("en", "Blades"), ("pl", "Kosy")])
def test_the_signs_of_skills_are_named_while_riders_are_chosen(
    tmp_path: Path, size: tuple[int, int], language: str, skill: str
) -> None:
    seated = seat_down(tmp_path, "wasteland_riders", size=size, language=language, text_scale=160)
    assert skill in texts_on(seated.screen)
    assert "recommended" in handles_on(seated.screen)
    assert problems(seated.screen) == []


def test_one_button_lays_the_table_for_who_is_at_the_screen(tmp_path: Path) -> None:
    seated = seat_down(tmp_path, "wasteland_riders", language="en")
    for _ in range(2):
        click(seated.stage, "recommended")
    seated.stage.settle()
    chosen = seated.table.match.state.world.knights
    assert all(knight.knight and knight.car is not None and not knight.gained for knight in chosen)
    assert "recommended" not in handles_on(seated.screen)


def test_what_the_riders_to_choose_from_cover_cannot_be_pointed_at(tmp_path: Path) -> None:
    """No tip speaks of a hex that nobody sees; once the rider is chosen the board lies there."""
    players = Player("Ala"), Player("Kurz", "recruit")
    stage = make_stage(SIZES[1], settings=Settings(motion="none"))
    seated = sit(stage, match_for(GAME, players, seed=8), tmp_path)
    stage.settle()
    assert sum(handle.startswith("pick/") for handle in handles_on(seated.screen)) > 10
    assert not [handle for handle in handles_on(seated.screen) if handle.startswith("hex/")]
    while isinstance(engine.pending(seated.table.match.state), ChoosingKnight):
        if seated.table.bot_to_move() is None:
            seated.table.submit(seated.table.legal()[0])
        else:
            seated.table.play_bot()
    seated.screen.refresh()
    stage.settle()
    assert [handle for handle in handles_on(seated.screen) if handle.startswith("hex/")]
