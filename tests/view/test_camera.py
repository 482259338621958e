"""The camera: points go to and fro, the pointer's place stays, the board never gets lost."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from game.view.camera import MOST_STEPS, ZOOM_FACTOR, Camera, Point, Viewport

VIEWPORT = (100, 50, 800, 600)
BOARD = (1600, 900)
TINY = 1e-6

lengths = st.floats(1, 6000)
offsets = st.floats(-3000, 3000)
points = st.tuples(offsets, offsets)
viewports = st.builds(Viewport, st.floats(0, 2000), st.floats(0, 2000), lengths, lengths)
pushes = st.tuples(st.just("pan"), offsets, offsets)
zooms = st.tuples(st.integers(-3, 3), offsets, offsets)


@st.composite
def cameras(draw: st.DrawFn) -> Camera:
    """Any camera that hands can reach."""
    camera = Camera.fitted(draw(viewports), draw(st.tuples(lengths, lengths)), draw(st.floats(0, 60)))
    for what, x, y in draw(st.lists(pushes | zooms, max_size=6)):
        camera = camera.panned(x, y) if isinstance(what, str) else camera.zoomed(what, (x, y))
    return camera


def near(point: Point) -> object:
    return pytest.approx(point, rel=1e-6, abs=1e-4)


def is_near(one: Point, other: Point) -> bool:
    return bool(one == near(other))


# Fitting


def test_the_fitted_board_fills_one_direction_and_lies_in_the_middle() -> None:
    camera = Camera.fitted(VIEWPORT, BOARD)
    assert camera.scale == 0.5
    assert camera.board == Viewport(100, 125, 800, 450)
    assert camera.to_screen((800, 450)) == (500, 350)


def test_a_margin_stays_free_around_the_fitted_board() -> None:
    camera = Camera.fitted(VIEWPORT, BOARD, margin=80)
    assert camera.scale == 0.4
    assert camera.board == Viewport(180, 170, 640, 360)


@given(viewports, st.tuples(lengths, lengths), st.floats(0, 60))
def test_a_fitted_board_lies_inside_its_viewport(viewport: Viewport, world: Point, margin: float) -> None:
    assume(viewport.w > 2 * margin + 1 and viewport.h > 2 * margin + 1)
    board = Camera.fitted(viewport, world, margin).board
    free = (
        board.x - viewport.x,
        board.y - viewport.y,
        viewport.x + viewport.w - board.x - board.w,
        viewport.y + viewport.h - board.y - board.h,
    )
    assert min(free) == pytest.approx(margin, abs=TINY)
    assert free[:2] == pytest.approx(free[2:], abs=TINY)


@pytest.mark.parametrize("viewport", [(0, 0, 0, 0), (10, 10, 30, 5), (0, 0, 1, 4000)])
def test_a_viewport_without_room_still_gives_a_camera(viewport: tuple[int, int, int, int]) -> None:
    camera = Camera.fitted(VIEWPORT, BOARD, margin=24).resized(viewport)
    assert camera.scale > 0
    assert camera.to_world(camera.to_screen((3, 4))) == near((3, 4))


def test_a_board_without_a_size_is_our_own_mistake() -> None:
    with pytest.raises(AssertionError):
        Camera.fitted(VIEWPORT, (0, 900))


# To and fro


@given(cameras(), points)
def test_a_point_comes_back_from_the_screen(camera: Camera, point: Point) -> None:
    assert camera.to_world(camera.to_screen(point)) == near(point)


@given(cameras())
def test_the_middle_of_the_viewport_shows_the_centre(camera: Camera) -> None:
    assert camera.to_screen(camera.centre) == near(camera.viewport.middle)


@given(cameras(), points, points)
def test_distances_on_the_screen_are_those_of_the_board_times_the_scale(
    camera: Camera, one: Point, other: Point
) -> None:
    (x, y), (to_x, to_y) = camera.to_screen(one), camera.to_screen(other)
    expected = ((other[0] - one[0]) * camera.scale, (other[1] - one[1]) * camera.scale)
    assert (to_x - x, to_y - y) == near(expected)


# Zoom


def test_the_steps_run_from_fitted_to_about_three_times() -> None:
    fitted = Camera.fitted(VIEWPORT, BOARD)
    assert (fitted.step, fitted.zoom) == (0, 1.0)
    scales = [fitted.at_zoom_step(step).scale for step in range(MOST_STEPS + 1)]
    assert scales == pytest.approx([fitted.scale * ZOOM_FACTOR**step for step in range(MOST_STEPS + 1)])
    assert 2.8 < fitted.at_zoom_step(MOST_STEPS).zoom < 3.2


@pytest.mark.parametrize(
    ("asked", "step"), [(-1, 0), (-100, 0), (MOST_STEPS + 1, MOST_STEPS), (99, MOST_STEPS)]
)
def test_there_is_no_step_beyond_the_first_and_the_last(asked: int, step: int) -> None:
    fitted = Camera.fitted(VIEWPORT, BOARD)
    assert fitted.at_zoom_step(asked).step == step
    assert fitted.zoomed(asked, (500, 350)).step == step


def test_a_step_is_the_same_size_by_whatever_way_it_is_reached() -> None:
    fitted = Camera.fitted(VIEWPORT, BOARD)
    there_and_back = fitted.zoomed(5, (130, 200)).panned(40, 9).zoomed(-3, (700, 600))
    assert there_and_back.scale == fitted.at_zoom_step(2).scale


def test_zooming_keeps_the_place_under_the_pointer() -> None:
    camera = Camera.fitted(VIEWPORT, BOARD).at_zoom_step(6)
    place = camera.to_world((420, 300))
    assert camera.zoomed(1, (420, 300)).to_screen(place) == near((420, 300))
    assert camera.zoomed(-1, (420, 300)).to_screen(place) == near((420, 300))


@given(cameras(), st.integers(-MOST_STEPS, MOST_STEPS), points)
def test_the_place_under_the_pointer_stays_in_each_direction_that_is_not_held_by_an_edge(
    camera: Camera, steps: int, pointer: Point
) -> None:
    place, zoomed = camera.to_world(pointer), camera.zoomed(steps, pointer)
    assert zoomed.step == min(max(camera.step + steps, 0), MOST_STEPS)
    for axis in (0, 1):
        seen = max(camera.viewport[axis + 2] - 2 * camera.margin, 1) / zoomed.scale
        low, high = seen / 2, camera.world[axis] - seen / 2
        if low + 1e-3 < zoomed.centre[axis] < high - 1e-3:
            assert zoomed.to_screen(place)[axis] == pytest.approx(pointer[axis], rel=1e-5, abs=1e-3)


@given(cameras(), points)
def test_no_steps_change_nothing(camera: Camera, pointer: Point) -> None:
    assert is_near(camera.zoomed(0, pointer).centre, camera.centre)
    assert camera.zoomed(0, pointer).scale == camera.scale


@given(cameras(), points)
def test_zooming_out_as_far_as_it_goes_is_fitted_again(camera: Camera, pointer: Point) -> None:
    fitted = Camera.fitted(camera.viewport, camera.world, camera.margin)
    out = camera.zoomed(-MOST_STEPS, pointer)
    assert out.scale == fitted.scale
    assert is_near(out.board[:2], fitted.board[:2])


# Pan and edges


def test_the_board_follows_the_hand() -> None:
    camera = Camera.fitted(VIEWPORT, BOARD).at_zoom_step(MOST_STEPS)
    before, after = camera.to_screen((800, 450)), camera.panned(30, -20).to_screen((800, 450))
    assert after == near((before[0] + 30, before[1] - 20))


def test_a_fitted_board_cannot_be_pushed() -> None:
    camera = Camera.fitted(VIEWPORT, BOARD)
    assert camera.panned(300, -200) == camera


def test_a_board_is_pushed_to_its_edge_and_no_further() -> None:
    camera = Camera.fitted(VIEWPORT, BOARD, margin=10).at_zoom_step(MOST_STEPS)
    left, top = camera.panned(99999, 99999).board[:2]
    assert (left, top) == near((110, 60))
    x, y, w, h = camera.panned(-99999, -99999).board
    assert (x + w, y + h) == near((890, 640))


@given(cameras())
def test_the_board_fills_the_room_or_lies_in_its_middle(camera: Camera) -> None:
    for axis in (0, 1):
        start, length = camera.board[axis], camera.board[axis + 2]
        room = max(camera.viewport[axis + 2] - 2 * camera.margin, 1)
        middle = camera.viewport.middle[axis]
        slack = 1e-6 * max(1, length)
        if length <= room:
            assert start + length / 2 == pytest.approx(middle, abs=slack)
        else:
            assert start <= middle - room / 2 + slack
            assert start + length >= middle + room / 2 - slack


# Another window


def test_another_viewport_keeps_step_and_centre() -> None:
    camera = Camera.fitted(VIEWPORT, BOARD).at_zoom_step(6).panned(120, -60)
    resized = camera.resized((0, 0, 1200, 900))
    assert (resized.step, resized.zoom) == (6, camera.zoom)
    assert resized.centre == near(camera.centre)
    assert resized.scale == pytest.approx(camera.scale * 1.5)


@given(cameras())
def test_the_same_viewport_changes_nothing(camera: Camera) -> None:
    assert camera.resized(camera.viewport) == camera


@given(cameras(), viewports)
def test_a_resized_board_keeps_within_its_edges(camera: Camera, viewport: Viewport) -> None:
    resized = camera.resized(viewport)
    assert resized.viewport == viewport
    assert resized.panned(0, 0) == resized
