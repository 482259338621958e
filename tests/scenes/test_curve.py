"""The graph of the results: its grid counts as people do."""

from pygame import Rect

from game.presenters.contract.report import Curve, CurveMark
from game.rules.core.ids import Seat
from game.scenes.results.curve import MOMENT, MOST_MOMENTS, compose_curves
from game.view.canvas import Canvas
from game.view.theme import SeatColours
from tests.guards import at_least_one
from tests.scenes.staging import make_stage

PAINT = SeatColours((40, 60, 90), (20, 30, 50), (120, 140, 160), "circle")


def test_a_grid_of_a_hundred_has_round_numbers_and_a_small_one_every_point() -> None:
    for values, numbers in (((0, 25, 100), {"0", "50", "100"}), ((0, 1, 3), {"0", "1", "2", "3"})):
        canvas = Canvas(make_stage().kit)
        high = 5 * canvas.kit.type.leading("small") if max(values) > 50 else 400
        compose_curves(canvas, Rect(0, 0, 600, high), (Curve(Seat(0), values),), (PAINT,))
        told = {mark.text for mark in canvas.texts if mark.box.right < 60}
        assert told == numbers


def marked(moments: tuple[CurveMark, ...], *values: int) -> Canvas:
    canvas = Canvas(make_stage().kit)
    compose_curves(canvas, Rect(0, 0, 700, 400), (Curve(Seat(0), values),), (PAINT,), moments)
    return canvas


def test_a_great_moment_stands_above_its_round_and_tells_all_of_that_round() -> None:
    moments = (
        CurveMark(2, "Tank scrapped", "The Tank is scrap."),
        CurveMark(2, "19B taken", "They hold it."),
    )
    canvas = marked(moments, 0, 0, 3, 3)
    (area,) = (area for area in canvas.hit_areas if area.handle == MOMENT(2))
    assert area.tip == "The Tank is scrap. They hold it."
    words = next(mark for mark in canvas.texts if mark.text == "19B taken")
    round_two = next(mark for mark in canvas.texts if mark.text == "2" and mark.box.y > 300)
    assert abs(words.box.centerx - round_two.box.centerx) <= 2
    assert not any(mark.text.startswith("Tank") for mark in canvas.texts)


def test_where_moments_would_touch_only_those_that_changed_most_are_named() -> None:
    moments = tuple(CurveMark(number, f"moment {number}", "It happened.") for number in range(1, 12))
    canvas = marked(moments, 0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 5, 5)
    named = [mark for mark in canvas.texts if mark.text.startswith("moment")]
    assert "moment 4" in {mark.text for mark in named}, "there the curve rose"
    assert 2 <= len(named) <= MOST_MOMENTS
    for one in at_least_one(named):
        assert not [other for other in named if other is not one and other.box.colliderect(one.box)]
