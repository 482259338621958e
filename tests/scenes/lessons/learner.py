"""A learner at the screen: sits down to a lesson, and does what it asks for by drag, by click or by keys."""

from pathlib import Path
from typing import Literal, get_args

from pygame import Rect

from game.content.lessons import Lesson
from game.input.gestures import Move, Press, Release
from game.lessons.run import LessonRun
from game.presenters.registry import PRESENTERS
from game.rules.core.values import Intent
from game.scenes.chooser import ChooserScreen
from game.scenes.lessons.card import LESSON
from game.scenes.lessons.screen import LessonScreen
from game.scenes.stage import Stage
from game.scenes.table.amounts import fitting
from game.scenes.table.lighting.marks import GROUND_SHARE
from game.scenes.table.screen import TableScreen
from game.view.handles import Handle
from tests.scenes.hands import (
    OutOfReach,
    click,
    compose,
    drag,
    feed,
    points_of,
    press_on,
    turn_to,
    type_amount,
)
from tests.scenes.playing import Way, lay_back, ways

Means = Literal["drag", "click", "keys"]
MEANS: tuple[Means, ...] = get_args(Means)


def sit_down_to(stage: Stage, lesson: Lesson, place: int = 0) -> LessonScreen:
    """The lesson at one of its steps; what is kept of it lies in the folder of the test."""
    run = LessonRun(lesson)
    run.go_to(place)
    match = run.table.match
    screen = LessonScreen(stage, run, PRESENTERS[lesson.game](match.opened, match.scenario))
    stage.reset(screen)
    compose(stage)
    return screen


def lesson_at(stage: Stage) -> LessonScreen:
    assert isinstance(stage.top, LessonScreen), f"instead of a lesson there is {stage.top.name}"
    return stage.top


def do_wanted(stage: Stage, means: Means) -> None:
    """What the lesson asks for now, by these means and by whichever gesture can be done."""
    screen = lesson_at(stage)
    assert screen.run.waits
    do_intent(stage, screen.run.wanted, means)


def do_intent(stage: Stage, intent: Intent, means: Means) -> None:
    do_at(stage, lesson_at(stage), intent, means)


def do_at(stage: Stage, screen: TableScreen, intent: Intent, means: Means) -> None:
    """At any table that somebody has alone."""
    found = [way for way in ways(screen, by_keyboard=means != "drag") if way[2] == intent]
    for way in found:
        try:
            _do(stage, screen, way, means)
        except OutOfReach:
            lay_back(stage)
            continue
        return
    raise OutOfReach(f"{intent} cannot be done by {means}: {found}")


def _do(stage: Stage, screen: TableScreen, way: Way, means: Means) -> None:
    source, target, intent = way
    use = press_on if means == "keys" else click
    amount_of = screen.presenter.amount_of
    if target is None:
        use(stage, f"do/{screen.offers.buttons.index(intent) + 1}")
        return
    amount = amount_of(intent)
    meanings = fitting(screen.offers.meanings(source, target), amount_of, amount or None)
    if source is None and means != "keys":
        click_choice(stage, screen, target)
    elif source is None:
        use(stage, target)
    elif means == "drag":
        drag(stage, source, target, amount)
    elif means == "click":
        click(stage, source)
        turn_to(stage, amount)
        click(stage, target)
    else:
        press_on(stage, source)
        type_amount(stage, amount)
        press_on(stage, target)
    if len(meanings) > 1:
        assert isinstance(stage.top, ChooserScreen), f"{way} asks no question"
        use(stage, f"option/{meanings.index(intent)}")


def click_choice(stage: Stage, screen: TableScreen, target: Handle) -> None:
    """Click where this is the topmost of what is chosen with an empty hand: another thing may lie on it."""
    for point in points_of(screen, target):
        under = [one.handle for one in screen.hit_areas_at(point) if one.is_piece]
        if next((one for one in under if one in screen.held_piece.targets), None) == target:
            feed(stage, Move(point), Press(point, 1), Release(point, 1))
            return
    click(stage, target)


def press_next(stage: Stage) -> None:
    click(stage, LESSON("next"))


def card_rect(screen: LessonScreen) -> Rect:
    found = screen.find(LESSON("card"))
    assert found is not None, "there is no card"
    return found.rect


def lit_rects(screen: LessonScreen) -> list[Rect]:
    """Where what is spoken of is seen."""
    found = [screen.find(handle) for handle in sorted(screen.teaching.lit())]
    boxes = [(box, one.seen) for one in found if one is not None for box in one.whole or (one.rect,)]
    return [box.clip(seen) if seen else box for box, seen in boxes]


def is_in_the_way(screen: LessonScreen) -> bool:
    """Whether the card lies on what it speaks of; of what all else lies on it must leave most free."""
    card, whole = card_rect(screen), screen.kit.metrics.rect
    for lit in lit_rects(screen):
        both, is_ground = card.clip(lit), lit.w * lit.h > GROUND_SHARE * whole.w * whole.h
        if both.w * both.h > (lit.w * lit.h // 3 if is_ground else 0):
            return True
    return False


def kept_in(home: Path) -> Path:
    return home / "lessons.json"
