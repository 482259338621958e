"""Puzzles at the real table: solved by hand, missed, tried again, helped with, and kept."""

from pathlib import Path

import pytest

from game.app.rescue import leave_all
from game.input.gestures import Key
from game.puzzles import progress as kept
from game.puzzles.progress import HELPED_AFTER, PuzzleProgress, PuzzleResult
from game.puzzles.puzzle import open_puzzle, puzzles_of
from game.rules.staff_orders.intents import Enter
from game.scenes.chooser import MenuScreen, QuestionScreen
from game.scenes.lessons.card import LESSON
from game.scenes.puzzles.choose import PuzzlesScreen
from game.scenes.puzzles.end import PuzzleEndScreen
from game.scenes.puzzles.screen import PuzzleScreen
from game.scenes.title.screen import TitleScreen
from game.scenes.ways_on import AFTER
from game.session import autosave
from game.session import kept as matches
from tests.guards import at_least_one
from tests.scenes.hands import click, compose, feed, press_on, spend
from tests.scenes.layout import problems
from tests.scenes.lessons.learner import MEANS, Means, do_at
from tests.scenes.puzzles.solving import (
    ALL,
    at,
    best_of,
    new_stage,
    sit_down_to,
    solve,
    spoil,
    worst_of,
)
from tests.scenes.staging import live_in, texts_on

SIZES = ((1280, 720), (1920, 1080))
EASY = ("staff_orders", "broken_chain")
LUCKY = ("staff_orders", "card_or_dice")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return live_in(tmp_path, monkeypatch)


def done(game: str, name: str) -> PuzzleResult:
    return kept.load(kept.default_path())[0].of(f"{game}/{name}")


def missed_so_often(game: str, name: str, count: int) -> None:
    kept.save(PuzzleProgress().with_result(f"{game}/{name}", PuzzleResult(count)), kept.default_path())


def test_the_card_leaves_free_what_a_puzzle_is_about() -> None:
    """Here two contracts lie open, of which one can still be paid for."""
    _, screen = at("wasteland_riders", "under_the_desert")
    card, wanted = screen.find(LESSON("card")), {*screen.offers.sources, *screen.offers.direct}
    lying = [
        one.rect
        for one in screen.hit_areas()
        if one.handle in wanted or one.handle.startswith(("contract/", "spot/", "resource/"))
    ]
    assert card is not None
    assert len(lying) > 10, "nothing lies there"
    assert card.rect.collidelist(lying) < 0


# Every puzzle


@pytest.mark.sweep("values")
@pytest.mark.parametrize("means", MEANS)
@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize(("game", "name"), ALL, ids=[f"{game}/{name}" for game, name in ALL])
def test_a_puzzle_is_solved_by_hand(game: str, name: str, language: str, means: Means) -> None:
    stage, screen = at(game, name, language=language)
    solve(stage, screen, means)
    assert isinstance(stage.top, PuzzleEndScreen)
    assert stage.top.is_solved
    assert problems(stage.top, "end") == []
    assert done(game, name) == PuzzleResult(0, 3)
    leave_all(stage.screens)


@pytest.mark.sweep("pairs")
@pytest.mark.parametrize("scale", [100, 160])
@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "name"), ALL, ids=[f"{game}/{name}" for game, name in ALL])
def test_its_words_fit(game: str, name: str, size: tuple[int, int], language: str, scale: int) -> None:
    stage, screen = at(game, name, size=size, language=language, scale=scale)
    assert [one for one in problems(screen, "puzzle") if "lesson" in one or "goal" in one] == []
    card = screen.find(LESSON("card"))
    assert card is not None
    assert screen.kit.metrics.rect.contains(card.rect)
    stage.navigator.puzzles(game, name)
    compose(stage)
    assert isinstance(stage.top, PuzzlesScreen)
    assert problems(stage.top, "list") == []
    leave_all(stage.screens)


@pytest.mark.sweep("values")
@pytest.mark.parametrize(("game", "name"), ALL, ids=[f"{game}/{name}" for game, name in ALL])
def test_who_does_the_worst_is_told_why_and_begins_again(game: str, name: str) -> None:
    stage, screen = at(game, name)
    spoil(stage, screen)
    end = stage.top
    assert isinstance(end, PuzzleEndScreen)
    assert not end.is_solved
    assert done(game, name) == PuzzleResult(1)
    press_on(stage, AFTER("again"))
    again = stage.top
    assert isinstance(again, PuzzleScreen)
    assert again is not screen
    assert not again.table.has_begun
    leave_all(stage.screens)


# A try


def test_there_is_nothing_to_take_back() -> None:
    stage, screen = at(*LUCKY)
    do_at(stage, screen, best_of(screen), "click")
    steps = len(screen.table.match.steps)
    feed(stage, Key("z", ctrl=True), Key("u"))
    assert len(screen.table.match.steps) == steps


def test_to_begin_again_counts_only_what_was_begun() -> None:
    stage, screen = at(*LUCKY)
    feed(stage, Key("backspace"))
    assert done(*LUCKY) == PuzzleResult()
    screen = stage.top  # type: ignore[assignment]
    assert isinstance(screen, PuzzleScreen)
    do_at(stage, screen, best_of(screen), "click")
    spend(stage)
    feed(stage, Key("backspace"))
    assert isinstance(stage.top, PuzzleScreen)
    assert not stage.top.table.has_begun
    assert done(*LUCKY) == PuzzleResult(1)


def test_what_luck_alone_brings_is_not_solved() -> None:
    """A headquarters of two stormed with three: the dice may be kind, and still it could have gone wrong."""
    puzzle = open_puzzle("staff_orders", "outpost_first")
    stage = new_stage()
    for _ in range(40):
        screen = sit_down_to(stage, puzzle)
        spoil_hopefully(stage, screen)
        if screen.attempt.was_reached:
            break
    else:
        raise AssertionError("the dice were never kind in forty tries")
    end = stage.top
    assert isinstance(end, PuzzleEndScreen)
    assert not end.is_solved
    words = texts_on(end)
    assert "by luck" in words


def spoil_hopefully(stage: object, screen: PuzzleScreen) -> None:
    """Storm the headquarters at once, with all that can go."""
    hope = screen.puzzle.position.state.world.setting.headquarters["blue"]
    for _ in range(30):
        if screen.attempt.standing != "open":
            break
        legal = screen.viewing.legal
        storms = [one for one in legal if hope in str(getattr(one, "space", ""))]
        enters = [one for one in legal if isinstance(one, Enter)]
        most = max(enters, key=lambda one: one.count) if enters else None
        screen.do(storms[0] if storms else most or legal[-1])
        spend(stage)  # type: ignore[arg-type]


def test_with_the_best_chance_the_choice_counts_and_not_the_dice() -> None:
    stage, screen = at(*LUCKY)
    screen.do(worst_of(screen))
    spend(stage)
    while screen.attempt.standing == "open":
        screen.do(worst_of(screen))
        spend(stage)
    end = stage.top
    assert isinstance(end, PuzzleEndScreen)
    assert "96.5%" in texts_on(end)


# Help


def test_a_hint_comes_after_three_tries() -> None:
    stage, screen = at(*EASY)
    feed(stage, Key("f2"))
    assert screen.hint is None
    missed_so_often(*EASY, HELPED_AFTER)
    feed(stage, Key("f2"))
    hint = screen.hint
    assert hint is not None
    assert hint == best_of(screen)
    spend(stage)
    lit = [screen.find(handle) for handle in at_least_one(screen.lit())]
    assert any(lit), "what leads on is not shown"
    do_at(stage, screen, hint, "drag")
    spend(stage)
    assert not screen.attempt.given_away


def test_the_solution_is_shown_to_whoever_gives_up_and_costs_stars() -> None:
    stage, screen = at(*EASY)
    click(stage, LESSON("solution"))
    assert isinstance(stage.top, QuestionScreen)
    press_on(stage, "yes")
    shown = stage.top
    assert isinstance(shown, PuzzleScreen)
    assert shown.shows
    for _ in range(60):
        if stage.top is not shown:
            break
        feed(stage, Key("enter"))
        spend(stage, 200)
    assert isinstance(stage.top, PuzzleEndScreen)
    assert not done(*EASY).is_solved
    press_on(stage, AFTER("again"))
    screen = stage.top  # type: ignore[assignment]
    assert isinstance(screen, PuzzleScreen)
    solve(stage, screen, "click")
    assert done(*EASY).stars == 1


# What is kept, and what is not


def test_what_has_come_of_it_is_on_the_disk_before_anybody_sees_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a kill: nothing but the file is left of the program."""
    stage, screen = at(*EASY, motion="normal")
    monkeypatch.setattr(screen, "after_film", lambda: None)
    while screen.attempt.standing == "open":
        if screen.viewing.legal:
            screen.do(best_of(screen))
        spend(stage, 200)
        if screen.projection.is_running:
            screen.projection.stop()
            screen.refresh()
    assert done(*EASY) == PuzzleResult(0, 3)


def test_a_puzzle_is_no_unfinished_game() -> None:
    stage, screen = at(*LUCKY)
    do_at(stage, screen, best_of(screen), "click")
    feed(stage, Key("s", ctrl=True))
    assert stage.top is screen
    contents = matches.look(autosave.default_root())
    assert not contents.open
    assert not contents.finished


def test_the_menu_leads_to_the_list_and_to_the_title() -> None:
    stage, _ = at(*EASY)
    feed(stage, Key("escape"))
    assert isinstance(stage.top, MenuScreen)
    press_on(stage, "option/3")
    assert isinstance(stage.top, PuzzlesScreen)
    feed(stage, Key("escape"))
    assert isinstance(stage.top, TitleScreen)


# The list


def test_the_list_shows_what_is_solved_and_opens_at_what_is_not() -> None:
    first, second = puzzles_of("last_comrade")[:2]
    kept.save(PuzzleProgress().with_result(first.name, PuzzleResult(0, 3)), kept.default_path())
    stage = new_stage()
    stage.navigator.title()
    compose(stage)
    stage.navigator.puzzles("last_comrade")
    compose(stage)
    screen = stage.top
    assert isinstance(screen, PuzzlesScreen)
    assert screen.puzzle.id == second.id
    feed(stage, Key("up"))
    assert screen.puzzle.id == first.id
    feed(stage, Key("down"), Key("enter"))
    assert isinstance(stage.top, PuzzleScreen)
    assert stage.top.puzzle.id == second.id


def test_the_other_games_are_one_click_away() -> None:
    stage = new_stage()
    stage.navigator.title()
    compose(stage)
    click(stage, "puzzles")
    screen = stage.top
    assert isinstance(screen, PuzzlesScreen)
    click(stage, "puzzle_game/wasteland_riders")
    assert screen.game == "wasteland_riders"
    click(stage, "solve")
    assert isinstance(stage.top, PuzzleScreen)
    assert stage.top.puzzle.game == "wasteland_riders"


def test_a_damaged_file_of_progress_is_told_and_stops_nobody() -> None:
    kept.default_path().parent.mkdir(parents=True, exist_ok=True)
    kept.default_path().write_text("{", encoding="utf-8")
    stage, screen = at(*EASY)
    solve(stage, screen, "click")
    assert done(*EASY) == PuzzleResult(0, 3)
