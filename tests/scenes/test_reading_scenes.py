"""Settings and results: everything can be reached, read and changed, at every size."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.config import settings as settings_file
from game.config.settings import Settings
from game.content.library import open_game
from game.input.gestures import Key
from game.presenters.registry import PRESENTERS
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.core.values import Concede
from game.rules.desert_patrol.insights.statistics import statistics
from game.scenes.results.screen import ResultsScreen, swapped
from game.scenes.screen import Screen
from game.scenes.settings.screen import SettingsScreen
from game.scenes.stage import Stage
from game.session import saves
from game.session.history import story
from game.session.hot_seat import HotSeat, Player, match_for
from game.session.match import Match
from tests.guards import at_least_one
from tests.scenes.layout import overprints, problems
from tests.scenes.staging import (
    LANGUAGES,
    SIZES,
    TEXT_SCALES,
    NotedDoors,
    click,
    doors_of,
    handles_on,
    live_in,
    make_stage,
    press,
    show,
    texts_on,
)
from tests.session.tables import kept, play_on

GAME = "desert_patrol"
SCENARIOS = ("dp_s01", "dp_s03", "dp_s07", "dp_s08")
LONG = 500
everywhere = [
    pytest.param(size, scale, language, id=f"{size[0]}-{scale}-{language}")
    for size in SIZES
    for scale in TEXT_SCALES
    for language in LANGUAGES
]


# The settings

CHANGES: tuple[tuple[str, str, Any], ...] = (
    ("language/pl", "language", "pl"),
    ("text_scale/140", "text_scale", 140),
    ("palette/safe", "palette", "safe"),
    ("fullscreen", "fullscreen", True),
    ("motion/fast", "motion", "fast"),
    ("reduced_motion", "reduced_motion", True),
    ("bot_pace/skip", "bot_pace", "skip"),
    ("volume/40", "volume", 40),
    ("mute", "mute", True),
    ("introductions", "introductions", False),
    ("show_odds", "show_odds", False),
    ("curtain", "curtain", False),
    ("hand_over/soon", "hand_over", "soon"),
    ("undo/friendly", "undo", "friendly"),
    ("confirm_irreversible", "confirm_irreversible", False),
    ("reaction_mode/strict", "reaction_mode", "strict"),
    ("grace_seconds/10", "grace_seconds", 10),
    ("hit_seconds/3", "hit_seconds", 3),
)


def choosing(path: Path, **settings: Any) -> tuple[Stage, SettingsScreen]:
    make_stage()
    chosen = {"language": "en", **settings}
    stage = Stage(SIZES[1], Settings(**chosen), settings_path=path)
    stage.navigator = NotedDoors()
    show(stage, Screen(stage))
    screen = SettingsScreen(stage)
    show(stage, screen)
    return stage, screen


def scroll_to(stage: Stage, handle: str) -> None:
    """Page after page from the top, until the thing is in view."""
    press(stage, "home")
    for _ in range(10):
        if handle not in handles_on(stage.top):
            press(stage, "page_down")


@pytest.mark.sweep("part")
@pytest.mark.parametrize(("handle", "name", "value"), CHANGES, ids=[name for _, name, _ in CHANGES])
def test_every_setting_changes_at_once_and_is_kept(
    handle: str, name: str, value: object, tmp_path: Path
) -> None:
    stage, _ = choosing(tmp_path / "settings.json")
    assert getattr(stage.settings, name) != value
    scroll_to(stage, f"settings/{handle}")
    click(stage, f"settings/{handle}")
    assert getattr(stage.settings, name) == value
    assert settings_file.load(tmp_path / "settings.json") == (stage.settings, None)


def test_every_setting_a_person_chooses_is_on_the_screen() -> None:
    others = {"window", "names", "last_scenario", "last_table", "stops", "coach", "introduced"}
    assert {name for _, name, _ in CHANGES} == set(Settings.__struct_fields__) - others


def test_a_reset_asks_first_and_keeps_names(tmp_path: Path) -> None:
    stage, screen = choosing(tmp_path / "settings.json", volume=20, names=("Ala", "Ola"), mute=True)
    press(stage, "end")
    click(stage, "settings/reset/ask")
    click(stage, "settings/reset/keep")
    assert stage.settings.volume == 20
    click(stage, "settings/reset/ask")
    click(stage, "settings/reset/do")
    assert stage.settings == Settings(names=("Ala", "Ola"))
    press(stage, "end")
    assert "settings/reset/ask" in handles_on(screen)


def test_the_stops_of_every_game_are_listed_and_kept(tmp_path: Path) -> None:
    stage, screen = choosing(tmp_path / "settings.json")
    wanted = {f"settings/stop/{name}" for presenter in PRESENTERS.values() for name in presenter.stops()}
    listed = set(handles_on(screen))
    for _ in range(4):
        press(stage, "page_down")
        listed |= handles_on(screen)
    assert wanted
    assert {one for one in listed if one.startswith("settings/stop/")} == wanted
    scroll_to(stage, min(wanted))
    click(stage, min(wanted))
    assert stage.settings.stops == {min(wanted).rpartition("/")[2]: False}
    assert settings_file.load(tmp_path / "settings.json") == (stage.settings, None)


@pytest.mark.sweep("pairs")
@pytest.mark.parametrize(("size", "scale", "language"), everywhere)
def test_the_settings_fit_wherever_they_are_scrolled(
    size: tuple[int, int], scale: int, language: str
) -> None:
    stage = make_stage(size, language, scale)
    show(stage, Screen(stage))
    screen = show(stage, SettingsScreen(stage))
    for key in ("home", "page_down", "end"):
        press(stage, key)
        assert problems(screen) == []
        assert overprints(screen) == []


MOST_SETTINGS = 80
"""More presses of Tab than there are settings, so that it goes around."""


def test_the_keyboard_reaches_every_setting_in_a_small_window() -> None:
    stage = make_stage(SIZES[0], "en", 160)
    show(stage, Screen(stage))
    screen = show(stage, SettingsScreen(stage))
    reached = set()
    for _ in range(MOST_SETTINGS):
        press(stage, "tab")
        assert screen.find(screen.focused) is not None, screen.focused
        reached.add(screen.focused)
    switches = {"settings/confirm_irreversible", "settings/reduced_motion", "settings/curtain"}
    stops = {f"settings/stop/{name}" for presenter in PRESENTERS.values() for name in presenter.stops()}
    assert switches | stops | {"settings/reset/ask", "settings/close"} <= reached
    backwards = set()
    for _ in range(MOST_SETTINGS):
        stage.feed(Key("tab", shift=True))
        stage.settle()
        backwards.add(screen.focused)
    assert backwards == reached


def test_the_folder_of_the_files_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    live_in(tmp_path, monkeypatch)
    _, screen = choosing(tmp_path / "settings.json")
    assert str(tmp_path) in "".join(texts_on(screen).split("\n"))


# The results


@cache
def finished(scenario: str) -> HotSeat:
    """A match of people without plans, given up by one of them if it would be long."""
    players = (Player("Kasia"), Player("Iwona"))
    table = HotSeat(kept(match_for(GAME, players, seed=5, scenario=scenario)), curtain=False)
    play_on(table, Draws(Rng(5)), LONG)
    if table.match.outcome is None:
        table.submit(Concede())
    return table


def reported(scenario: str = "dp_s01", **how: Any) -> tuple[Stage, ResultsScreen]:
    stage = make_stage(**{"size": SIZES[1], "language": "pl", **how})
    screen = ResultsScreen(stage, finished(scenario))
    show(stage, screen)
    return stage, screen


@pytest.mark.sweep("values")
@pytest.mark.parametrize(("size", "scale", "language"), everywhere)
def test_results_fit_wherever_they_are_scrolled(size: tuple[int, int], scale: int, language: str) -> None:
    stage = make_stage(size, language, scale)
    for scenario in SCENARIOS:
        screen = ResultsScreen(stage, finished(scenario))
        stage.reset(screen)
        for key in ("home", "page_down", "end"):
            press(stage, key)
            assert problems(screen) == [], (scenario, key)
            assert overprints(screen) == [], (scenario, key)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_ledger_of_luck_shows_the_numbers_of_the_statistics(scenario: str) -> None:
    _, screen = reported(scenario)
    seats = statistics(screen.match.first_state.world, story(screen.match)).seats
    for luck, one in at_least_one(zip(screen.story().report.luck, seats, strict=True)):
        if one.attacks:
            tenths = int(one.expected * 10 + 0.5)
            assert luck.words.startswith(f"{one.hits} traf")
            assert luck.words.endswith(f"{tenths // 10},{tenths % 10}")
        assert luck.words in texts_on(screen)


def test_the_rule_that_decided_can_be_read() -> None:
    stage, screen = reported()
    outcome = screen.match.outcome
    assert outcome is not None
    click(stage, next(handle for handle in handles_on(screen) if handle.startswith("link/")))
    assert doors_of(stage).last() == ("rulebook", (GAME, outcome.rule))


def test_a_rematch_swaps_the_sides_of_the_same_people() -> None:
    stage, screen = reported()
    screen.match.has_coach = False
    click(stage, "results/rematch")
    way, (match,) = doors_of(stage).last()
    assert not match.has_coach, "what was agreed on holds for the rematch"
    assert way == "play"
    assert match.outcome is None
    assert match.scenario == "dp_s01"
    assert match.names == screen.match.names
    for seat in (Seat(0), Seat(1)):
        before = screen.match.game.side(screen.match.state.world, seat)
        assert match.game.side(match.state.world, seat) != before
    assert swapped(match)[1]["first_seat"] == screen.match.options.get("first_seat", "lrdg")


def test_the_next_scenario_follows_until_the_last() -> None:
    stage, _ = reported()
    click(stage, "results/next")
    _, (match,) = doors_of(stage).last()
    assert match.scenario == "dp_s02"
    last = open_game(GAME).scenarios[-1].id
    screen = ResultsScreen(make_stage(), finished(last))
    assert screen.next_scenario() is None


def test_a_replay_shows_all_seats() -> None:
    stage, screen = reported()
    click(stage, "results/replay")
    assert doors_of(stage).last() == ("replay", (screen.match, (Seat(0), Seat(1))))


def test_the_report_is_saved_under_a_name_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    live_in(tmp_path, monkeypatch)
    titles = []
    for _ in range(2):
        stage, _ = reported()
        click(stage, "results/save")
        click(stage, "results/save")
        titles = [entry.title for entry in saves.listing(saves.default_folder())]
    assert len(set(titles)) == 2
    assert all(title.startswith("Lądowisko nr 7") for title in titles)
    loaded = saves.load(saves.path_for(saves.default_folder(), titles[0]))
    assert loaded.digest() == finished("dp_s01").match.digest()


def test_players_without_a_name_are_numbered() -> None:
    table = HotSeat(kept(Match.new(GAME, seed=1)), curtain=False)
    table.submit(Concede())
    screen = ResultsScreen(make_stage(language="pl"), table)
    assert [player.name for player in screen.story().players] == ["Gracz 1", "Gracz 2"]
