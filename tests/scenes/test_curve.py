"""The graph of the results: its grid counts as people do."""

from pygame import Rect

from game.presenters.contract.report import Curve
from game.rules.core.ids import Seat
from game.scenes.results.curve import compose_curves
from game.view.canvas import Canvas
from game.view.theme import SeatColours
from tests.scenes.staging import make_stage

PAINT = SeatColours((40, 60, 90), (20, 30, 50), (120, 140, 160), "circle")


def test_a_grid_of_a_hundred_has_round_numbers_and_a_small_one_every_point() -> None:
    for values, numbers in (((0, 25, 100), {"0", "50", "100"}), ((0, 1, 3), {"0", "1", "2", "3"})):
        canvas = Canvas(make_stage().kit)
        high = 5 * canvas.kit.type.leading("small") if max(values) > 50 else 400
        compose_curves(canvas, Rect(0, 0, 600, high), (Curve(Seat(0), values),), (PAINT,))
        told = {mark.text for mark in canvas.texts if mark.box.right < 60}
        assert told == numbers
