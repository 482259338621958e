"""A lesson is played from step to step, whatever the learner does in between."""

from random import Random

import pytest
from msgspec.structs import replace

from game.content.lessons import Lesson, LessonPart
from game.content.patterns import fits
from game.lessons.run import Judgement, LessonRun
from game.rules.core.codec import encode
from game.rules.core.values import Intent
from tests import sweeps
from tests.guards import at_least_one
from tests.lessons import FIRST, LESSONS, loosened

MONKEY_MOVES = 200


@pytest.fixture(params=LESSONS)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return LESSONS[request.param]


def at(step: str, key: str = FIRST) -> LessonRun:
    """The lesson when this step begins."""
    run = LessonRun(LESSONS[key])
    place = run.lesson.place_of(step)
    assert place is not None
    run.go_to(place)
    return run


def legal(run: LessonRun) -> tuple[Intent, ...]:
    return run.table.match.legal(run.lesson.learner)


def other_than_wanted(run: LessonRun) -> Intent:
    return next(one for one in legal(run) if run.judge(one).kind == "wrong")


# Each lesson


def test_it_is_played_by_its_answers(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    for place, step in enumerate(lesson.step):
        assert run.place == place
        assert run.step is step
        while run.waits:
            run.show()
        assert run.is_done or run.is_free
        run.advance()
    assert run.is_over


def test_at_least_half_of_the_steps_are_the_learners_own_doing(lesson: Lesson) -> None:
    own = sum(step.is_own for step in lesson.step)
    assert 2 * own >= len(lesson.step), f"{own} of {len(lesson.step)}"


def test_every_step_names_a_rule(lesson: Lesson) -> None:
    assert [step.id for step in lesson.step if not step.rule] == []


def test_whatever_waits_is_legal_and_one_of_several(lesson: Lesson) -> None:
    run, waited = LessonRun(lesson), 0
    while not run.is_over:
        while run.waits:
            assert run.wanted in run.fitting()
            assert len(run.fitting()) < len(legal(run)) or len(legal(run)) == 1
            run.show()
            waited += 1
        run.advance()
    assert waited, "a lesson asks something of the learner"


def test_any_step_can_be_gone_to_from_any_other(lesson: Lesson) -> None:
    straight, states = LessonRun(lesson), []
    while not straight.is_over:
        states.append(encode(straight.table.match.state))
        straight.advance()
    run, draws = LessonRun(lesson), Random(sweeps.seed(1))
    for _ in range(20):
        place = draws.randrange(len(lesson.step))
        run.go_to(place)
        assert run.step is lesson.step[place]
        assert encode(run.table.match.state) == states[place]


def test_going_back_leads_through_all_steps_to_the_first(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    run.go_to(len(lesson.step) - 1)
    places = [run.place]
    while run.can_go_back and run.place:
        run.go_back()
        places.append(run.place)
    assert places == list(range(len(lesson.step) - 1, -1, -1))


@pytest.mark.sweep("part")
@pytest.mark.parametrize("key", LESSONS)
def test_a_monkey_is_never_stranded(key: str) -> None:
    """In each step, random moves that are judged, played and taken back as at the table."""
    lesson, draws = LESSONS[key], Random(sweeps.seed(2))
    run = LessonRun(lesson)
    for place, step in enumerate(lesson.step):
        run.go_to(place)
        for _ in range(MONKEY_MOVES):
            if run.is_over or run.step is not step or run.is_free:
                break
            moves = legal(run)
            if not moves:
                assert run.is_done, "nothing to do, and the step is not done"
                break
            intent = draws.choice(moves)
            verdict = run.judge(intent)
            if verdict.is_played:
                run.take(intent, verdict)
            if run.is_aside:
                run.take_back()
            elif run.is_done:
                run.go_to(place)
        if not run.is_over and run.step is step:
            run.advance()
        assert run.is_over or run.place == place + 1


# What fits and what does not


def test_the_answer_is_known_as_such() -> None:
    run = at("move")
    assert run.judge(run.wanted) == Judgement("answer", True)


def test_what_does_not_fit_is_laid_back() -> None:
    run = at("move")
    assert run.judge(other_than_wanted(run)) == Judgement("wrong", False)


def test_a_likely_mistake_has_an_answer_of_its_own() -> None:
    run = at("scout")
    elsewhere = next(
        one for one in legal(run) if fits({"do": "dp.travel", "card": "lrdg_scout_a", "to": "11A"}, one)
    )
    assert run.judge(elsewhere) == Judgement("wrong", False, "dp-lesson-landing_ground-scout.elsewhere")


def test_where_anything_is_allowed_it_is_played_and_taken_back_over_dice() -> None:
    run = at("attack")
    before = encode(run.table.match.state)
    shot = next(one for one in legal(run) if fits({"do": "dp.attack", "target": "ita_scout"}, one))
    verdict = run.judge(shot)
    assert verdict == Judgement("wrong", True, "dp-lesson-landing_ground-attack.worse")
    run.take(shot, verdict)
    assert run.is_aside
    assert not run.waits
    assert any(step.barrier == "dice" for step in run.table.match.steps), "no dice were rolled"
    run.take_back()
    assert encode(run.table.match.state) == before
    assert run.waits


def test_taking_back_marks_nothing_as_agreed_on() -> None:
    run = at("attack")
    shot = next(one for one in legal(run) if fits({"do": "dp.attack", "target": "ita_scout"}, one))
    run.take(shot, run.judge(shot))
    run.take_back()
    assert not run.table.match.friendly
    assert run.table.undone_by_agreement == 0


def test_what_fits_and_is_not_the_answer_is_played_and_then_replaced() -> None:
    run = LessonRun(loosened(LESSONS[FIRST]))
    run.go_to(2)
    other = next(one for one in run.fitting() if one != run.wanted)
    verdict = run.judge(other)
    assert verdict == Judgement("fits", True)
    run.take(other, verdict)
    assert run.is_aside
    run.advance()
    straight = at("scout")
    assert encode(run.table.match.state) == encode(straight.table.match.state)


def test_while_something_is_only_said_nothing_is_done() -> None:
    run = at("theme")
    for intent in at_least_one(legal(run)):
        assert run.judge(intent) == Judgement("not_now", False)


def test_a_step_of_several_intents_asks_for_one_after_the_other() -> None:
    run = at("scout")
    run.show()
    assert run.waits
    assert not run.is_done
    assert encode(run.wanted) == b'{"do":"dp.done"}'
    run.show()
    assert run.is_done


def test_of_several_intents_the_last_one_is_gone_back_from() -> None:
    run = at("route", "wasteland_riders/first_ride")
    run.show()
    before = encode(run.table.match.state)
    later = at("scout")
    later.show()
    later.go_back()
    assert later.part == 0
    assert encode(later.table.match.state) == encode(at("scout").table.match.state)
    other = next(one for one in legal(run) if one != run.wanted)
    assert run.judge(other).kind == "wrong"
    three = replace(run.lesson.step[run.place], more=(*run.step.more, LessonPart({"do": "wr.confirm_route"})))
    steps = (*run.lesson.step[: run.place], three, *run.lesson.step[run.place + 1 :])
    longer = LessonRun(replace(run.lesson, step=steps))
    longer.go_to(run.place)
    longer.show()
    longer.show()
    longer.go_back()
    assert longer.part == 1
    assert encode(longer.table.match.state) == before


# Free play


FREE_MOVES = 400


@pytest.mark.sweep("values")
@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("key", LESSONS)
def test_free_play_forbids_nothing_and_comes_to_its_end(key: str, number: int) -> None:
    """Whatever the learner does, at random, the others as bots do."""
    last, draws = LESSONS[key].step[-1], Random(sweeps.seed(3 + number))
    run = at(last.id, key)
    assert run.is_free
    assert not run.has_reached_its_end()
    for _ in range(FREE_MOVES):
        if run.has_reached_its_end():
            break
        if run.table.bot_to_move() is not None:
            run.table.play_bot()
            continue
        intent = draws.choice(legal(run))
        verdict = run.judge(intent)
        assert verdict == Judgement("free", True)
        run.take(intent, verdict)
    assert run.has_reached_its_end()
    run.go_to(len(run.lesson.step) - 1)
    assert encode(run.table.match.state) == encode(at(last.id, key).table.match.state)


def test_every_lesson_ends_in_free_play() -> None:
    assert [key for key, lesson in LESSONS.items() if lesson.step[-1].free is None] == []
