"""A press becomes a click, a drag or a pan, and nothing ever stays in hand."""

from itertools import pairwise
from math import hypot

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.input.drag import (
    Cleared,
    Clicked,
    Drag,
    DragResult,
    Dropped,
    Moved,
    Nothing,
    Panned,
    Point,
    Selected,
    Selection,
    Started,
)

HANDLES = ("hand/1", "tile/A", "tile/B", "counter/scout")

handles = st.none() | st.sampled_from(HANDLES)
points = st.tuples(st.integers(-50, 2000), st.integers(-50, 1100))
near_points = st.tuples(st.integers(90, 110), st.integers(90, 110))
presses = st.tuples(st.just("press"), handles, points, st.booleans())
moves = st.tuples(st.just("move"), handles, points, st.none())
releases = st.tuples(st.just("release"), handles, points, st.none())
cancels = st.tuples(st.just("cancel"), st.none(), st.just((0, 0)), st.none())
Call = tuple[str, str | None, Point, bool | None]


def lifted(handle: str = "hand/1") -> Drag:
    drag = Drag()
    drag.press(handle, (100, 100))
    assert drag.move((120, 100), "tile/A") == Started(handle)
    return drag


def do(drag: Drag, call: Call) -> None:
    verb, handle, pos, can_lift = call
    if verb == "press":
        drag.press(handle, pos, can_lift=bool(can_lift))
    elif verb == "move":
        drag.move(pos, handle)
    elif verb == "release":
        drag.release(pos, handle)
    else:
        drag.cancel()


def is_at_rest(drag: Drag) -> bool:
    shown = (drag.source, drag.pressed, drag.over, drag.grab_offset)
    return shown == (None, None, None, (0, 0)) and drag.is_idle and not drag.is_dragging


# Clicks


def test_a_press_that_hardly_moves_is_a_click() -> None:
    drag = Drag()
    drag.press("hand/1", (100, 100))
    assert drag.move((103, 104), "tile/A") is None
    assert not drag.is_dragging
    assert drag.release((103, 104), "tile/A") == Clicked("hand/1")


def test_the_threshold_itself_is_already_a_drag() -> None:
    drag = Drag()
    drag.press("hand/1", (100, 100))
    assert drag.move((105, 100), None) is None
    assert drag.move((106, 100), None) == Started("hand/1")


def test_the_threshold_can_be_chosen() -> None:
    drag = Drag(threshold=20)
    drag.press("hand/1", (100, 100))
    assert drag.move((119, 100), None) is None
    assert drag.move((120, 100), None) == Started("hand/1")


def test_a_click_on_the_empty_table_names_nothing() -> None:
    drag = Drag()
    drag.press(None, (100, 100))
    assert drag.release((101, 100), None) == Clicked(None)


def test_a_press_knows_what_it_is_on_before_anything_is_lifted() -> None:
    drag = Drag()
    drag.press("hand/1", (100, 100))
    assert (drag.pressed, drag.source) == ("hand/1", None)
    assert not drag.is_idle


def test_a_release_without_a_press_is_nothing() -> None:
    drag = Drag()
    assert drag.release((100, 100), "tile/A") == Nothing()
    assert is_at_rest(drag)


def test_a_pointer_without_a_press_moves_nothing() -> None:
    drag = Drag()
    assert drag.move((500, 500), "tile/A") is None
    assert is_at_rest(drag)


# Drags


def test_a_drag_is_lifted_once_then_follows_and_is_dropped_on_what_lies_below() -> None:
    drag = Drag()
    drag.press("hand/1", (100, 100))
    assert drag.move((110, 100), "hand/1") == Started("hand/1")
    assert drag.move((300, 150), "tile/A") == Moved()
    assert (drag.source, drag.over, drag.pos, drag.grab_offset) == ("hand/1", "tile/A", (300, 150), (200, 50))
    assert drag.release((310, 150), "tile/B") == Dropped("hand/1", "tile/B")
    assert is_at_rest(drag)


def test_a_thing_dropped_beside_everything_has_no_target() -> None:
    assert lifted().release((900, 900), None) == Dropped("hand/1", None)


def test_what_was_lifted_stays_a_drag_when_it_comes_back() -> None:
    drag = lifted()
    assert drag.move((100, 100), "hand/1") == Moved()
    assert drag.release((100, 100), "hand/1") == Dropped("hand/1", "hand/1")


def test_a_release_far_away_is_a_drop_even_if_no_move_was_seen() -> None:
    drag = Drag()
    drag.press("hand/1", (100, 100))
    assert drag.release((400, 400), "tile/A") == Dropped("hand/1", "tile/A")


def test_what_lies_below_is_forgotten_when_the_pointer_leaves_it() -> None:
    drag = lifted()
    drag.move((500, 500), None)
    assert drag.over is None


def test_after_a_cancel_the_late_release_does_nothing() -> None:
    drag = lifted()
    drag.cancel()
    assert is_at_rest(drag)
    assert drag.release((120, 100), "tile/A") == Nothing()


def test_a_second_press_lets_go_of_the_first_thing() -> None:
    drag = lifted("hand/1")
    drag.press("counter/scout", (500, 500))
    assert (drag.source, drag.over, drag.pressed) == (None, None, "counter/scout")
    assert drag.grab_offset == (0, 0)
    assert drag.release((500, 500), "tile/A") == Clicked("counter/scout")


# Pans


def test_the_empty_table_is_pushed_from_where_it_was_pressed() -> None:
    drag = Drag()
    drag.press(None, (100, 100))
    assert drag.move((103, 100), None) is None
    assert drag.move((110, 98), "tile/A") == Panned(10, -2)
    assert drag.is_panning
    assert not drag.is_dragging
    assert drag.move((111, 98), "tile/A") == Panned(1, 0)
    assert drag.move((111, 98), "tile/A") is None
    assert (drag.source, drag.over) == (None, None)
    assert drag.release((111, 98), "tile/A") == Nothing()
    assert is_at_rest(drag)
    assert not drag.is_panning


def test_what_cannot_be_lifted_is_clicked_in_place() -> None:
    drag = Drag()
    drag.press("tile/A", (100, 100), can_lift=False)
    assert drag.release((100, 100), "tile/A") == Clicked("tile/A")


def test_what_cannot_be_lifted_pushes_the_board() -> None:
    drag = Drag()
    drag.press("tile/A", (100, 100), can_lift=False)
    assert drag.move((140, 100), "tile/B") == Panned(40, 0)
    assert drag.source is None
    assert drag.release((140, 100), "tile/B") == Nothing()


@given(near_points, st.lists(points | near_points, max_size=20))
def test_all_pushes_add_up_to_the_way_of_the_pointer(start: Point, way: list[Point]) -> None:
    drag = Drag()
    drag.press(None, start)
    pushed = [motion for pos in way if isinstance(motion := drag.move(pos, None), Panned)]
    end = way[-1] if drag.is_panning else start
    assert (sum(push.dx for push in pushed), sum(push.dy for push in pushed)) == (
        end[0] - start[0],
        end[1] - start[1],
    )


# Whatever is done


@given(st.lists(presses | moves | releases | cancels, max_size=30), releases | cancels)
@example(
    [("press", "hand/1", (0, 0), True), ("move", "tile/A", (9, 9), None)], ("cancel", None, (0, 0), None)
)
def test_nothing_is_ever_stuck_in_hand(calls: list[Call], last: Call) -> None:
    drag = Drag()
    for call in calls:
        do(drag, call)
    do(drag, last)
    assert is_at_rest(drag)
    assert not drag.is_panning
    drag.press("hand/1", (7, 7))
    assert drag.release((7, 7), None) == Clicked("hand/1")


@given(st.lists(presses | moves | releases | cancels, max_size=30))
def test_at_most_one_of_dragging_and_panning_and_only_while_pressed(calls: list[Call]) -> None:
    drag = Drag()
    for call in calls:
        do(drag, call)
        assert drag.is_dragging + drag.is_panning + drag.is_idle <= 1
        assert drag.is_dragging == (drag.source is not None)
        assert drag.source in (None, drag.pressed)
        assert drag.over is None or drag.is_dragging


@given(handles, st.booleans(), near_points, st.lists(near_points, max_size=8), near_points, handles)
def test_a_gesture_is_judged_by_the_farthest_it_went(
    handle: str | None, can_lift: bool, start: Point, way: list[Point], end: Point, over: str | None
) -> None:
    drag = Drag()
    drag.press(handle, start, can_lift=can_lift)
    motions = [drag.move(pos, over) for pos in way]
    outcome = drag.release(end, over)
    farthest = max(hypot(x - start[0], y - start[1]) for x, y in [*way, end])
    if farthest < 6:
        expected: DragResult = Clicked(handle)
    elif handle is None or not can_lift:
        expected = Nothing()
    else:
        expected = Dropped(handle, over)
    assert outcome == expected
    assert sum(isinstance(motion, Started) for motion in motions) <= 1
    assert not any(isinstance(after, Started) for before, after in pairwise(motions) if before is not None)


# Click-click

TARGETS = {"hand/1": {"tile/A", "tile/B"}, "counter/scout": {"tile/B", "hand/1"}}


def click(selection: Selection, handle: str | None) -> Selected | Dropped | Cleared:
    return selection.click(handle, TARGETS, TARGETS.get(selection.selected or "", ()))


def test_two_clicks_put_a_thing_on_its_target() -> None:
    selection = Selection()
    assert click(selection, "hand/1") == Selected("hand/1")
    assert selection.selected == "hand/1"
    assert click(selection, "tile/A") == Dropped("hand/1", "tile/A")
    assert selection.selected is None


def test_clicking_the_selected_thing_again_lets_go_of_it() -> None:
    selection = Selection()
    click(selection, "hand/1")
    assert click(selection, "hand/1") == Cleared()
    assert selection.selected is None


def test_clicking_another_source_takes_that_one_instead() -> None:
    selection = Selection()
    click(selection, "hand/1")
    assert click(selection, "counter/scout") == Selected("counter/scout")
    assert selection.selected == "counter/scout"


def test_a_source_that_is_also_a_target_takes_what_is_selected() -> None:
    selection = Selection()
    click(selection, "counter/scout")
    assert click(selection, "hand/1") == Dropped("counter/scout", "hand/1")


@pytest.mark.parametrize("elsewhere", [None, "tile/Z"])
def test_a_click_elsewhere_lets_go(elsewhere: str | None) -> None:
    selection = Selection()
    click(selection, "hand/1")
    assert click(selection, elsewhere) == Cleared()
    assert selection.selected is None


def test_a_target_without_a_selection_means_nothing() -> None:
    assert click(Selection(), "tile/A") == Cleared()


def test_a_selection_that_is_no_longer_a_source_never_becomes_a_move() -> None:
    selection = Selection()
    click(selection, "hand/1")
    assert selection.click("tile/A", {"counter/scout"}, {"tile/A"}) == Cleared()
    click(selection, "hand/1")
    assert selection.click("counter/scout", {"counter/scout"}, {"counter/scout"}) == Selected("counter/scout")


@given(
    st.dictionaries(st.sampled_from(HANDLES), st.sets(st.sampled_from(HANDLES), min_size=1), min_size=1),
    st.data(),
)
def test_click_click_does_what_the_drag_does(offers: dict[str, set[str]], data: st.DataObject) -> None:
    source = data.draw(st.sampled_from(sorted(offers)))
    target = data.draw(st.sampled_from(sorted(offers[source])))
    drag, selection = Drag(), Selection()
    drag.press(source, (0, 0))
    drag.move((50, 50), target)
    dragged = drag.release((50, 50), target)
    selection.click(source, offers, ())
    clicked = selection.click(target, offers, offers[source])
    assert clicked == (Cleared() if target == source else dragged)
    assert selection.selected is None


@given(st.lists(handles, max_size=12))
def test_only_a_source_is_ever_selected(clicks: list[str | None]) -> None:
    selection = Selection()
    for handle in clicks:
        choice = click(selection, handle)
        assert selection.selected is None or selection.selected in TARGETS
        assert isinstance(choice, Selected) == (selection.selected is not None)
