"""A lesson at the real table: what fits goes on, what does not is laid back; the card is never in the way."""

from pathlib import Path
from random import Random

import pytest

from game.config.settings import Settings
from game.input.gestures import Key, Release
from game.lessons import progress as kept
from game.rules.core.codec import encode
from game.rules.core.values import Intent
from game.scenes.chooser import ChooserScreen, MenuScreen
from game.scenes.lessons.card import LESSON
from game.scenes.lessons.end import LessonEndScreen
from game.scenes.lessons.screen import LessonScreen
from game.scenes.stage import Stage
from tests import sweeps
from tests.guards import at_least_one
from tests.lessons import FIRST, LESSONS, loosened
from tests.scenes.hands import click, compose, drag, feed, hold_over, lift, press_on, spend
from tests.scenes.layout import problems
from tests.scenes.lessons.learner import (
    MEANS,
    Means,
    card_rect,
    do_intent,
    do_wanted,
    is_in_the_way,
    kept_in,
    lit_rects,
    press_next,
    sit_down_to,
)
from tests.scenes.playing import ways
from tests.scenes.staging import doors_of, live_in, make_stage, texts_on

SIZES = ((1280, 720), (1920, 1080))
MONKEY_ACTS = 40


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return live_in(tmp_path, monkeypatch)


def new_stage(
    size: tuple[int, int] = SIZES[0], language: str = "en", scale: int = 100, motion: str = "none"
) -> Stage:
    chosen = Settings(language=language, text_scale=scale, motion=motion)  # type: ignore[arg-type]
    return make_stage(size, settings=chosen)


def at(step: str, key: str = FIRST, **looks: object) -> tuple[Stage, LessonScreen]:
    stage, lesson = new_stage(**looks), LESSONS[key]  # type: ignore[arg-type]
    place = lesson.place_of(step)
    assert place is not None
    return stage, sit_down_to(stage, lesson, place)


def legal(screen: LessonScreen) -> tuple[Intent, ...]:
    return screen.run.table.match.legal(screen.lesson.learner)


def wrong_one(screen: LessonScreen) -> Intent:
    return next(one for one in legal(screen) if screen.run.judge(one).kind == "wrong")


# Every lesson


@pytest.mark.sweep("values")
@pytest.mark.parametrize("means", MEANS)
@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_is_done_by_hand_from_its_first_step_to_its_end(key: str, means: Means) -> None:
    stage, lesson = new_stage(), LESSONS[key]
    screen = sit_down_to(stage, lesson)
    for place, step in enumerate(lesson.step):
        assert screen.run.place == place
        if screen.run.is_free:
            break
        for _ in step.parts:
            do_wanted(stage, means)
        if not step.parts:
            press_on(stage, LESSON("next")) if means == "keys" else press_next(stage)
        spend(stage)
    if screen.run.is_free:
        screen.run.advance()
        screen.after_film()
    assert isinstance(stage.top, LessonEndScreen)
    assert kept.load(kept.default_path())[0].is_finished(lesson)


@pytest.mark.sweep("pairs")
@pytest.mark.parametrize("scale", [100, 160])
@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", LESSONS)
def test_every_card_fits_and_lies_beside_what_it_speaks_of(
    key: str, size: tuple[int, int], language: str, scale: int
) -> None:
    stage, lesson = new_stage(size, language, scale), LESSONS[key]
    for place, step in enumerate(lesson.step):
        screen = sit_down_to(stage, lesson, place)
        assert problems(screen, "lesson") == []
        assert screen.kit.metrics.rect.contains(card_rect(screen))
        assert not is_in_the_way(screen), f"the card lies on what step {step.id!r} speaks of"
        if screen.run.waits:
            assert lit_rects(screen), f"step {step.id!r} lights nothing of what is to be done"


@pytest.mark.sweep("values")
@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("key", LESSONS)
def test_every_answer_to_a_mistake_fits_as_well(key: str, language: str) -> None:
    stage, lesson = new_stage(SIZES[0], language, 160), LESSONS[key]
    mistakes = 0
    for place, step in enumerate(lesson.step):
        if not step.wait:
            continue
        screen = sit_down_to(stage, lesson, place)
        for intent in _one_of_each_answer(screen):
            mistakes += 1
            screen.do(intent)
            compose(stage)
            assert problems(screen, "lesson") == []
            assert not is_in_the_way(screen)
            screen.next()
            compose(stage)
            assert screen.run.place == place
    assert mistakes, "something wrong can be done in every lesson"


def _one_of_each_answer(screen: LessonScreen) -> list[Intent]:
    """A mistake for each thing that is said of one."""
    found: dict[str, Intent] = {}
    for intent in legal(screen):
        verdict = screen.run.judge(intent)
        if verdict.kind == "wrong":
            found.setdefault(verdict.say, intent)
    return list(found.values())


@pytest.mark.sweep("part")
@pytest.mark.parametrize("key", LESSONS)
def test_a_monkey_at_the_screen_is_never_stranded(key: str) -> None:
    """Random moves, buttons of the card and keys in every step; then the lesson still goes on to its end."""
    stage, lesson, draws = new_stage(), LESSONS[key], Random(sweeps.seed(5))
    for place, step in enumerate(lesson.step):
        screen = sit_down_to(stage, lesson, place)
        for _ in range(MONKEY_ACTS):
            if screen.run.is_over:
                break
            _monkey(screen, draws)
            assert screen.run.is_over or screen.run.step.free or screen.card() is not None
        if screen.run.is_over or screen.run.step is not step or screen.run.is_free:
            continue
        screen.next()
        for _ in step.parts[screen.run.part :]:
            screen.show_how()
        if not step.parts:
            screen.next()
        assert screen.run.is_over or screen.run.place != place, f"stranded in step {step.id!r}"


def _monkey(screen: LessonScreen, draws: Random) -> None:
    acts = [screen.next, screen.fold, screen.go_back, screen.refresh]
    moves = legal(screen)
    if moves and draws.random() < 0.8:
        screen.do(draws.choice(moves))
    elif draws.random() < 0.1:
        screen.show_how()
    else:
        draws.choice(acts)()


# What fits and what does not


def test_a_wrong_card_is_laid_back_with_a_word() -> None:
    stage, screen = at("move")
    before = encode(screen.run.table.match.state)
    do_intent(stage, wrong_one(screen), "drag")
    compose(stage)
    assert encode(screen.run.table.match.state) == before
    assert screen.held_piece.source is None
    assert screen.say("lesson-wrong")[:20] in texts_on(screen)
    assert screen.say("dp-lesson-landing_ground-move.do")[:20] in texts_on(screen), "what to do still stands"


def test_a_likely_mistake_is_answered_in_its_own_words() -> None:
    _, screen = at("scout")
    mistake = next(one for one in legal(screen) if screen.run.judge(one).say.endswith(".elsewhere"))
    screen.do(mistake)
    saying = screen.teaching.saying()
    assert saying is not None
    assert saying.words == screen.say("dp-lesson-landing_ground-scout.elsewhere")


def test_the_answer_ends_what_was_said_of_a_mistake() -> None:
    stage, screen = at("move")
    screen.do(wrong_one(screen))
    do_wanted(stage, "drag")
    saying = screen.teaching.saying()
    assert saying is not None
    assert saying.tone == "step"


def test_while_words_are_read_nothing_is_done() -> None:
    _, screen = at("theme")
    before = encode(screen.run.table.match.state)
    screen.do(next(at_least_one(legal(screen))))
    assert encode(screen.run.table.match.state) == before
    saying = screen.teaching.saying()
    assert saying is not None
    assert saying.words == screen.say("lesson-not_now")


def test_what_is_allowed_and_not_meant_is_played_told_and_taken_back() -> None:
    stage, screen = at("attack")
    before = encode(screen.run.table.match.state)
    shot = next(one for one in legal(screen) if screen.run.judge(one).say.endswith(".worse"))
    do_intent(stage, shot, "drag")
    compose(stage)
    assert screen.run.is_aside
    assert encode(screen.run.table.match.state) != before
    saying = screen.teaching.saying()
    assert saying is not None
    assert saying.tone == "aside"
    assert len(saying.told) > 1, "what came of it, and the chance it had"
    assert problems(screen, "lesson") == []
    press_next(stage)
    assert encode(screen.run.table.match.state) == before
    do_wanted(stage, "drag")
    assert screen.run.step.id == "to_the_plane"


def test_what_fits_as_well_is_praised_and_replaced() -> None:
    stage = new_stage()
    screen = sit_down_to(stage, loosened(LESSONS[FIRST]), 2)
    other = next(one for one in screen.run.fitting() if screen.run.judge(one).kind == "fits")
    do_intent(stage, other, "drag")
    compose(stage)
    saying = screen.teaching.saying()
    assert saying is not None
    assert saying.tone == "aside"
    press_next(stage)
    assert screen.run.step.id == "scout"
    straight = sit_down_to(new_stage(), screen.lesson, screen.run.place)
    assert encode(screen.run.table.match.state) == encode(straight.run.table.match.state)


def test_nobody_else_plays_while_the_learner_reads() -> None:
    stage, screen = at("their_fire")
    length = screen.run.table.length
    spend(stage, 4000, 200)
    assert screen.run.table.length == length


def test_the_card_leaves_free_what_a_clash_may_bring() -> None:
    stage, screen = at("assault", "staff_orders/falcon_pass")
    spend(stage, 400)
    (odds,) = (layer.canvas for layer in screen.layers if layer.name == "odds")
    assert odds is not None
    told = [mark.rect for mark in odds.texts]
    assert len(told) > 5, "no outcomes are told"
    assert card_rect(screen).collidelist(told) < 0


def test_the_card_goes_aside_when_something_else_comes_to_lie_under_it() -> None:
    """In free play nothing is lit; the card still leaves what can be done something with."""
    stage, screen = at("on_your_own", "wasteland_riders/first_ride")
    for _ in range(60):
        if screen.offers.sources:
            break
        spend(stage, 1000, 200)
        screen.work(0.05)
    cards = [one.rect for one in screen.hit_areas() if one.handle in screen.offers.sources]
    assert cards, "nothing can be taken up"
    assert card_rect(screen).collidelist(cards) < 0


# The ways around it


def test_show_me_does_it() -> None:
    stage, screen = at("move")
    click(stage, LESSON("show"))
    assert screen.run.step.id == "scout"


def test_back_leads_to_the_step_before() -> None:
    stage, screen = at("scout")
    click(stage, LESSON("back"))
    assert screen.run.step.id == "move"
    feed(stage, Key("backspace"))
    assert screen.run.step.id == "bid"
    click(stage, "undo")
    assert screen.run.step.id == "theme"


def test_the_whole_lesson_goes_by_keys_alone() -> None:
    stage, screen = at("theme")
    feed(stage, Key("enter"))
    assert screen.run.step.id == "bid"
    feed(stage, Key("f2"))
    assert screen.run.step.id == "move"
    feed(stage, Key("f1"))
    assert doors_of(stage).rule_opened() == ("desert_patrol", "DP-MOVE-04")


def test_no_stop_no_save_and_no_report_in_a_lesson() -> None:
    stage, screen = at("bid")
    feed(stage, Key("s", ctrl=True))
    assert not doors_of(stage).calls
    assert {"stop_off", "recommended", "report", "redo"}.isdisjoint(one.handle for one in screen.hit_areas())
    feed(stage, Key("escape"))
    assert isinstance(stage.top, MenuScreen)
    assert screen.say("menu-save") not in texts_on(stage.top)


def test_the_card_folds_and_what_lies_under_it_is_not_reached_through_it() -> None:
    stage, screen = at("move")
    large = card_rect(screen)
    on_top = screen.hit_area_at((large.centerx, large.bottom - 4))
    assert on_top is not None
    assert on_top.handle in LESSON
    click(stage, LESSON("fold"))
    assert card_rect(screen).h < large.h
    click(stage, LESSON("fold"))
    assert card_rect(screen).h == large.h


def test_a_trail_that_strays_is_not_torn_from_the_hand() -> None:
    """Dragged over hexes that the lesson does not mean, the rider is still in hand and goes on from there."""
    stage, screen = at("route", "wasteland_riders/first_ride")
    run, length = screen.run, screen.run.table.length
    way = next(way for way in ways(screen, by_keyboard=False) if way[0] and way[2] == run.wanted)
    others = [target for target, ones in screen.offers.targets(str(way[0])).items() if run.wanted not in ones]
    lift(stage, str(way[0]))
    hold_over(stage, next(at_least_one(others)))
    assert run.table.length == length, "nothing is laid where it does not fit"
    assert screen.held_piece.drag.source == way[0]
    point = hold_over(stage, str(way[1]))
    assert run.part == 1
    feed(stage, Release(point, 1))
    assert run.part == 1


def test_with_a_card_in_hand_only_where_it_goes_is_lit() -> None:
    stage, screen = at("move")
    sources = screen.teaching.lit() & screen.offers.sources
    hand = next(one for one in sources if one.startswith("hand/"))
    press_on(stage, hand)
    assert screen.held_piece.source == hand
    assert screen.teaching.lit() == {"tile/16B"}


def test_a_board_moved_aside_is_shown_whole_when_it_is_spoken_of() -> None:
    stage, screen = at("bid", size=SIZES[1])
    for _ in range(6):
        screen.tabletop.zoom(screen.kit.metrics, 1, (1200, 300))
    screen.invalidate()
    compose(stage)
    do_wanted(stage, "drag")
    compose(stage)
    tile = screen.find("tile/16B")
    assert tile is not None
    assert tile.seen is None or tile.seen.colliderect(tile.rect)


# Films


def test_others_are_shown_in_a_film_and_the_card_comes_after_it() -> None:
    stage, screen = at("bid", motion="normal")
    spend(stage, 20_000, 500)
    do_wanted(stage, "drag")
    assert screen.projection.is_running
    assert screen.card() is None
    spend(stage, 30_000, 250)
    assert not screen.projection.is_running
    assert screen.card() is not None
    assert screen.run.step.id == "move"


# Free play


def test_free_play_forbids_nothing_and_ends_by_itself() -> None:
    stage, screen = at("on_your_own")
    for _ in range(200):
        if isinstance(stage.top, LessonEndScreen):
            break
        assert stage.top is screen
        if screen.run.table.bot_to_move() is not None:
            spend(stage, 1000, 200)
            screen.work(0.05)
        elif moves := legal(screen):
            screen.do(moves[-1])
            spend(stage)
    assert isinstance(stage.top, LessonEndScreen)


# What is kept


def test_each_step_is_kept_as_it_is_entered(home: Path) -> None:
    stage, screen = at("theme")
    for step in ("theme", "bid", "move"):
        assert screen.run.step.id == step
        progress, trouble = kept.load(kept_in(home))
        assert trouble is None
        assert progress.begun == {FIRST: step}
        screen.next()
        screen.show_how()
        spend(stage)
        if step == "theme":
            screen.go_back()
            spend(stage)


def test_a_finished_lesson_is_begun_anew_and_stays_finished(home: Path) -> None:
    lesson = LESSONS[FIRST]
    kept.save(kept.LessonProgress().with_finished(lesson), kept_in(home))
    progress, _ = kept.load(kept_in(home))
    assert progress.place_in(lesson) == 0
    at("scout")
    progress, _ = kept.load(kept_in(home))
    assert progress.is_finished(lesson)
    assert progress.is_begun(lesson)


def test_a_damaged_file_costs_the_place_and_nothing_else(home: Path) -> None:
    kept_in(home).write_bytes(b"{")
    at("move")
    progress, trouble = kept.load(kept_in(home))
    assert trouble is None
    assert progress.begun == {FIRST: "move"}


def test_where_it_means_several_things_the_question_is_asked_as_ever() -> None:
    """A gesture that could mean something else as well is judged after the choice."""
    stage, screen = at("move")
    wanted = screen.run.wanted
    several = [
        (source, target)
        for source in sorted(screen.offers.sources)
        for target, ones in sorted(screen.offers.targets(source).items())
        if wanted in ones and len(ones) > 1
    ]
    drag(stage, *next(at_least_one(several)))
    assert isinstance(stage.top, ChooserScreen)
