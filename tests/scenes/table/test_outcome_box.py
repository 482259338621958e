"""A clash under way is seen with its odds: on every screen, in both languages, in type of every size."""

from copy import copy
from functools import cache
from pathlib import Path

import pytest

from game.bots import RandomBot
from game.config.settings import Settings
from game.devtools.invariants.seatings import deals
from game.input.gestures import Key
from game.presenters.shared.chances import percent_of
from game.rules.core import engine
from game.rules.staff_orders.dice import BeforeRoll, RollResult
from game.rules.staff_orders.intents import Roll
from game.scenes.curtain import CurtainScreen
from game.scenes.table import menu
from game.scenes.table.odds_box import Case
from game.scenes.table.stops_screen import StopsScreen
from game.session.match import Match
from game.view.canvas import TextMark
from tests.rules.staff_orders.pushing import pushed
from tests.scenes.hands import click, compose, feed, press_on
from tests.scenes.layout import overprints, problems
from tests.scenes.playing import clear_the_way
from tests.scenes.seating import Seated, seat_down, sit
from tests.scenes.staging import LANGUAGES, SIZES, TEXT_SCALES, make_stage

SCENARIO, SEED = "l2", 8


def seat_at(home: Path, size: tuple[int, int] = (1920, 1080), **settings: object) -> Seated:
    """A table at which a defender is about to roll."""
    stage = make_stage(size, settings=Settings(motion="none", **settings))  # type: ignore[arg-type]
    seated = seat_down(home, "staff_orders", SCENARIO, seed=SEED, steps=steps_to_a_clash(), stage=stage)
    while isinstance(stage.top, CurtainScreen):
        stage.top.open()
    compose(stage)
    return seated


@cache
def steps_to_a_clash() -> int:
    """How many random steps lead to a defence roll with several outcomes."""
    match, bot = Match.new("staff_orders", scenario=SCENARIO, seed=SEED), RandomBot(SEED)
    while True:
        seat = min(match.waiting_for())
        decision, preview = engine.pending(match.state), match.preview(seat, Roll())
        is_clash = isinstance(decision, BeforeRoll) and "clash" in decision.purpose
        if is_clash and preview is not None and len(preview.results) > 2:
            return len(match.steps)
        match.submit(seat, bot.choose(match.view(seat), seat, match.legal(seat)))


def box(seated: Seated) -> list[TextMark]:
    """The texts of the layer in which the odds stand."""
    layer = next(one for one in seated.screen.layers if one.name == "odds")
    assert layer.canvas is not None
    return layer.canvas.texts


def case(seated: Seated) -> Case:
    (found,) = seated.screen.drawing.cases()
    return found


@pytest.mark.sweep("values")
@pytest.mark.parametrize("scale", TEXT_SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_roll_that_is_due_is_seen_with_its_odds(
    tmp_path: Path, size: tuple[int, int], language: str, scale: int
) -> None:
    seated = seat_at(tmp_path, size, language=language, text_scale=scale)
    assert isinstance(engine.pending(seated.table.match.state), BeforeRoll)
    assert seated.screen.held_piece.source is None
    told = case(seated).outcomes
    assert told is not None
    words = [mark.text for mark in box(seated)]
    rows = told.rows if told.rows[0].label in words else told.brief
    for row in rows:
        assert row.label in words
        assert percent_of(seated.screen.kit, row.ways, told.all) in words
    assert told.title in " ".join(words)
    assert told.own in words
    assert told.enemy in words
    assert problems(seated.stage.top) == []
    assert overprints(seated.stage.top) == []


@cache
def defended_headquarters() -> Match:
    """Somebody is about to roll for a headquarters, and holds a card for a re-roll."""
    deal = next(deal for deal in deals("staff_orders") if deal.scenario == "m1")
    for match, seat in pushed(deal, 5):
        odds = match.preview(seat, Roll())
        if odds is not None and odds.rerolled is not None and any(one.winner for one in odds.results):
            return match
    raise AssertionError


@pytest.mark.sweep("pairs")
@pytest.mark.rule("SO-LCL-09", "SO-END-03")
@pytest.mark.parametrize("scale", TEXT_SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_roll_that_may_end_the_game_says_so_in_its_row(
    tmp_path: Path, size: tuple[int, int], language: str, scale: int
) -> None:
    settings = Settings(motion="none", language=language, text_scale=scale)  # type: ignore[arg-type]
    seated = sit(make_stage(size, settings=settings), copy(defended_headquarters()), tmp_path)
    while isinstance(seated.stage.top, CurtainScreen):
        seated.stage.top.open()
    compose(seated.stage)
    ends = {"pl": "koniec gry: ", "en": "this ends the game: "}[language]
    rows = [mark.text for mark in box(seated) if mark.text.startswith(ends)]
    assert len(rows) == 1
    outcomes = case(seated).outcomes
    assert outcomes is not None
    assert outcomes.assumption, "what re-rolls would do"
    assert problems(seated.stage.top) == []
    assert overprints(seated.stage.top) == []


def test_after_the_roll_the_box_says_what_keeping_it_would_do(tmp_path: Path) -> None:
    seated = seat_at(tmp_path)
    click(seated.stage, "do/1")
    clear_the_way(seated.stage, by_keyboard=False)
    compose(seated.stage)
    assert isinstance(engine.pending(seated.table.match.state), RollResult)
    told = case(seated).outcomes
    assert told is not None
    assert len(told.rows) == 1
    assert percent_of(seated.screen.kit, 1, 1) in [mark.text for mark in box(seated)]


def test_without_odds_in_the_settings_there_is_no_box(tmp_path: Path) -> None:
    seated = seat_at(tmp_path, show_odds=False)
    assert seated.screen.drawing.cases() == []
    assert not seated.screen.has_odds


def test_desert_patrol_has_no_box_while_the_hand_is_empty(tmp_path: Path) -> None:
    seated = seat_down(tmp_path, "desert_patrol", "dp_s05", steps=95)
    clear_the_way(seated.stage, by_keyboard=False)
    assert seated.screen.drawing.cases() == []
    assert not seated.screen.has_odds


# Stops, chosen at the table


def stops_of(seated: Seated) -> StopsScreen:
    menu.open_menu(seated.screen)
    compose(seated.stage)
    press_on(seated.stage, "option/5")
    compose(seated.stage)
    assert isinstance(seated.stage.top, StopsScreen)
    return seated.stage.top


def test_a_stop_is_turned_off_by_keys_and_on_again_by_mouse(tmp_path: Path) -> None:
    seated = seat_at(tmp_path)
    seat = seated.table.at_screen
    assert seat is not None
    stops_of(seated)
    press_on(seated.stage, "stop/so_reroll")
    assert not seated.table.has_stop(seat, "so_reroll")
    click(seated.stage, "stop/so_reroll")
    assert seated.table.has_stop(seat, "so_reroll")
    feed(seated.stage, Key("escape"))
    assert seated.stage.top is seated.screen


@pytest.mark.sweep("pairs")
@pytest.mark.parametrize("scale", TEXT_SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_stops_stay_in_their_places(
    tmp_path: Path, size: tuple[int, int], language: str, scale: int
) -> None:
    seated = seat_at(tmp_path, size, language=language, text_scale=scale)
    screen = stops_of(seated)
    assert problems(screen) == []
    assert overprints(screen) == []
