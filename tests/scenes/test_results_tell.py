"""The screen of results tells what this match was decided by, and only what is true of it."""

from pathlib import Path
from typing import Literal

import pytest

from game.config.settings import Settings
from game.presenters.contract.report import ReportVerdict
from game.presenters.registry import PRESENTERS
from game.rules.core.values import Concede
from game.scenes.results.deciding import chapter_of, deciding_words
from game.scenes.results.screen import READ_MS, ResultsScreen
from game.session import autosave
from game.session.hot_seat import HotSeat
from game.view.stamps import STAMPED_MS
from tests.guards import at_least_one
from tests.presenters.kits import kit_for
from tests.scenes.hands import spend
from tests.scenes.seating import ended_by, people_for, wandered
from tests.scenes.staging import LANGUAGES, SIZES, make_stage, show, texts_on

ENDS = [
    ("desert_patrol", "dp_s01", "DP-OBJ-01", ("destroyed", "took control")),
    ("desert_patrol", "dp_s05", "DP-NEU-01", ("neutralise",)),
    ("last_comrade", None, "LC-END-01", ("left the Line for good",)),
]


@pytest.mark.parametrize(("game", "scenario", "rule", "words"), ENDS)
def test_the_moment_that_decided_stands_beside_the_reason(
    tmp_path: Path, game: str, scenario: str | None, rule: str, words: tuple[str, ...]
) -> None:
    match = ended_by(rule, game, scenario)
    assert match.outcome is not None
    screen = ResultsScreen(make_stage(language="en"), HotSeat(autosave.begin(match, tmp_path / "autosaves")))
    told = deciding_words(kit_for(language="en"), screen.presenter, match)
    assert any(word in told for word in words)
    assert screen.story().sentence.endswith(told)
    assert screen.story().sentence != told


def test_a_match_that_was_opened_again_does_not_say_what_nobody_counted(tmp_path: Path) -> None:
    match = wandered("desert_patrol", "dp_s06", people_for("desert_patrol", "dp_s06"), 3, 3000)
    again = HotSeat(autosave.begin(match, tmp_path / "autosaves"))
    assert not again.saw_the_start
    stage = make_stage(language="en")
    screen = ResultsScreen(stage, again)
    show(stage, screen)
    assert "No move was taken back since this game was last opened." in screen.story().notes[-1]
    from_the_start = wandered("desert_patrol", "dp_s06", people_for("desert_patrol", "dp_s06"), 3, 0)
    assert HotSeat(autosave.begin(from_the_start, tmp_path / "other")).saw_the_start


@pytest.mark.parametrize(
    ("bots", "verdict"),
    [(("", ""), "accomplished"), (("random", ""), "failed"), (("", "random"), "accomplished")],
    ids=["two people", "the bot wins", "the person wins"],
)
def test_whoever_loses_to_a_bot_has_accomplished_nothing(
    tmp_path: Path, bots: tuple[str, str], verdict: ReportVerdict
) -> None:
    match = ended_by("DP-OBJ-01", "desert_patrol", "dp_s01")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    match.bots = bots
    screen = ResultsScreen(make_stage(language="en"), HotSeat(autosave.begin(match, tmp_path / "autosaves")))
    assert screen.story().report.verdict == verdict


STAMPS: list[tuple[str, str, ReportVerdict, str]] = [
    ("dp_s01", "DP-OBJ-01", "accomplished", "Mission accomplished"),
    ("dp_s03", "DP-RULING-56", "standstill", "Stalemate"),
    ("dp_s05", "DP-RULING-56", "standstill", "Stalemate"),
]


@pytest.mark.parametrize(("scenario", "rule", "verdict", "words"), STAMPS)
def test_nobody_accomplished_anything_where_nobody_could_go_on(
    tmp_path: Path, scenario: str, rule: str, verdict: ReportVerdict, words: str
) -> None:
    match = ended_by(rule, "desert_patrol", scenario)
    stage = make_stage(language="en")
    screen = ResultsScreen(stage, HotSeat(autosave.begin(match, tmp_path / "autosaves")))
    assert screen.story().report.verdict == verdict
    assert stage.kit.say(f"results-stamp.{verdict}") == words


@pytest.mark.parametrize("game", list(PRESENTERS))
def test_who_gave_up_has_made_nobody_accomplish_a_mission(tmp_path: Path, game: str) -> None:
    match = wandered(game, None, people_for(game), 3, 60)
    assert match.outcome is None
    for seat in range(1, match.seats):
        match.submit(seat, Concede())
    while match.outcome is None:
        seat = min(match.waiting_for())
        match.submit(seat, match.legal(seat)[0])
    assert match.outcome.winners == (0,)
    screen = ResultsScreen(make_stage(language="en"), HotSeat(autosave.begin(match, tmp_path / "autosaves")))
    assert screen.story().report.verdict == "conceded"
    assert "gave up" in screen.story().sentence or "conceded" in screen.story().sentence


def test_the_rule_that_decided_is_named_by_its_chapter(tmp_path: Path) -> None:
    match = wandered("desert_patrol", "dp_s06", people_for("desert_patrol", "dp_s06"), 3, 3000)
    assert match.outcome is not None
    for language in LANGUAGES:
        chapter = chapter_of(language, "desert_patrol", match.outcome.rule)
        assert chapter
        stage = make_stage(language=language)
        screen = ResultsScreen(stage, HotSeat(autosave.begin(match, tmp_path / language)))
        show(stage, screen)
        assert chapter in texts_on(screen)
    assert chapter_of("en", "desert_patrol", "DP-NEVER-99") == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["wasteland_riders", "last_comrade"])
def test_every_column_of_numbers_has_a_word(
    tmp_path: Path, game: str, size: tuple[int, int], language: str
) -> None:
    match = wandered(game, None, people_for(game), 1, 3000)
    assert match.outcome is not None
    stage = make_stage(size, language=language)
    screen = ResultsScreen(stage, HotSeat(autosave.begin(match, tmp_path / "autosaves")))
    show(stage, screen)
    canvas = next(layer.canvas for layer in screen.layers if layer.name == "sheet")
    assert canvas is not None
    told = {mark.text for mark in canvas.texts}
    assert told >= {head.short for head in at_least_one(screen.story().report.heads)}


@pytest.mark.parametrize("size", SIZES)
def test_while_the_coach_looks_through_the_match_no_panel_is_half_empty(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    match = wandered("wasteland_riders", None, people_for("wasteland_riders"), 1, 3000)
    stage = make_stage(size, language="en")
    screen = ResultsScreen(stage, HotSeat(autosave.begin(match, tmp_path / "autosaves")))
    show(stage, screen)
    assert stage.is_working
    canvas = next(layer.canvas for layer in screen.layers if layer.name == "side")
    assert canvas is not None
    column = next(zone.rect for zone in canvas.zones if zone.name == "results/side")
    last = max(mark.rect.bottom for mark in canvas.texts if column.contains(mark.rect))
    assert column.bottom - last < column.h // 6, (
        "mentions are as high as they need, the moments' place is kept"
    )


@pytest.mark.parametrize("motion", ["normal", "none"])
def test_the_report_is_stamped_once_it_was_seen(tmp_path: Path, motion: Literal["normal", "none"]) -> None:
    match = wandered("desert_patrol", "dp_s06", people_for("desert_patrol", "dp_s06"), 3, 3000)
    stage = make_stage(settings=Settings(language="en", motion=motion), shares=False)
    screen = show(stage, ResultsScreen(stage, HotSeat(autosave.begin(match, tmp_path / "autosaves"))))

    def drawn() -> int:
        (sheet,) = (layer for layer in screen.layers if layer.name == "sheet")
        sheet.update(screen.kit)
        assert sheet.canvas is not None
        return len(sheet.canvas.items)

    first = drawn()
    spend(stage, READ_MS + STAMPED_MS + 60, 30)
    assert drawn() == first + (motion == "normal")
    stage.settle()
    screen.tick(stage.now + 30)
    assert not any(layer.is_dirty for layer in screen.layers if layer.name == "sheet"), "it is at rest"
