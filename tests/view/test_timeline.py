"""Motion on a handed-in clock: exact ends, no jumps, never stuck, every cue once."""

from itertools import pairwise
from math import ceil

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.view.timeline import (
    SPEEDS,
    Ease,
    Group,
    Timeline,
    Tween,
    Value,
    in_out_cubic,
    linear,
    out_cubic,
)

EASES = (linear, out_cubic, in_out_cubic)
KEYS = ("scout", "card", "alpha")

eases = st.sampled_from(EASES)
moments = st.integers(0, 4000)
speeds = st.sampled_from([speed for speed in SPEEDS.values() if speed])
numbers = st.floats(-500, 500)
places = st.tuples(numbers, numbers)
tweens = st.builds(
    Tween, st.sampled_from(KEYS), st.integers(0, 200), st.integers(0, 900), eases, places, places, numbers
)
groups = st.builds(
    Group,
    st.lists(tweens, max_size=4).map(tuple),
    st.integers(0, 80),
    st.lists(st.sampled_from(["tap", "slide"]), max_size=2).map(tuple),
)
stories = st.lists(groups, max_size=5)


def slide(
    key: str = "scout", ms: float = 100, start: float = 0, way: tuple[Value, Value] = (0.0, 10.0)
) -> Tween:
    return Tween(key, start, ms, linear, way[0], way[1])


def length(story: list[Group]) -> float:
    """How long the groups take one after another, counted by hand."""
    return sum(
        max((tween.end_ms + place * group.stagger_ms for place, tween in enumerate(group.tweens)), default=0)
        for group in story
    )


# Easings


@pytest.mark.parametrize("ease", EASES)
def test_an_easing_runs_from_none_to_all(ease: Ease) -> None:
    assert (ease(0.0), ease(1.0)) == (0.0, 1.0)


@given(eases, st.floats(0, 1), st.floats(0, 1))
def test_an_easing_never_runs_back(ease: Ease, one: float, other: float) -> None:
    assert ease(min(one, other)) <= ease(max(one, other)) + 1e-12
    assert 0 <= ease(one) <= 1


def test_the_easings_have_their_shapes() -> None:
    assert out_cubic(0.5) == 0.875
    assert [in_out_cubic(part) for part in (0.25, 0.5, 0.75)] == [0.0625, 0.5, 0.9375]
    assert linear(0.3) == 0.3


# Tweens


@given(tweens)
def test_a_tween_is_exact_at_both_ends(tween: Tween) -> None:
    assert tween.at(tween.end_ms) == tween.to == tween.at(tween.end_ms + 1000)
    if tween.ms:
        assert tween.at(tween.start_ms) == tween.from_ == tween.at(tween.start_ms - 1)


def test_a_tween_without_length_is_there_at_once() -> None:
    assert slide(ms=0).at(0) == 10.0


def test_a_place_rises_by_its_arc_half_way() -> None:
    tween = Tween("card", 0, 100, linear, (0.0, 50.0), (200.0, 50.0), arc=30)
    assert tween.at(50) == (100.0, 20.0)
    assert tween.at(25) == (50.0, 27.5)


def test_a_number_swells_by_its_arc_and_comes_back() -> None:
    tween = Tween("tilt", 0, 100, linear, 0.0, 0.0, arc=4)
    assert [tween.at(ms) for ms in (0, 50, 100)] == [0.0, 4.0, 0.0]


@given(numbers, numbers, eases, st.lists(moments, min_size=2))
def test_a_number_only_ever_comes_nearer(start: float, end: float, ease: Ease, times: list[int]) -> None:
    tween = Tween("alpha", 100, 3000, ease, start, end)
    values = [tween.at(ms) for ms in sorted(times)]
    distances = [abs(end - value) for value in values if not isinstance(value, tuple)]
    assert all(after <= before + 1e-9 for before, after in pairwise(distances))


@pytest.mark.parametrize(
    ("start", "ms", "end"),
    [(-1.0, 100.0, 1.0), (0.0, -1.0, 1.0), (0.0, float("inf"), 1.0), (0.0, 1.0, (1.0, 1.0))],
)
def test_an_impossible_tween_is_our_own_mistake(start: float, ms: float, end: Value) -> None:
    with pytest.raises(AssertionError):
        Tween("scout", start, ms, linear, 0.0, end)


# Playing


def test_groups_are_played_one_after_another() -> None:
    timeline = Timeline()
    timeline.play([Group((slide("scout"),)), Group((slide("card", 50),))], now=1000)
    assert (timeline.value("scout", 1050), timeline.value("card", 1050)) == (5.0, 0.0)
    assert (timeline.value("scout", 1125), timeline.value("card", 1125)) == (None, 5.0)
    assert timeline.value("card", 1150) is None


def test_the_tweens_of_a_group_run_together_or_staggered() -> None:
    timeline = Timeline()
    group = Group((slide("one"), slide("two"), slide("three")), stagger_ms=20)
    timeline.play([group], now=0)
    assert [timeline.value(key, 60) for key in ("one", "two", "three")] == [6.0, 4.0, 2.0]
    assert timeline.active(110) == {"two", "three"}
    assert timeline.is_busy(139)
    assert not timeline.is_busy(140)


def test_a_thing_waits_at_its_first_value_and_between_two_tweens_where_it_stopped() -> None:
    timeline = Timeline()
    there, back = slide("scout"), slide("scout", way=(10.0, 0.0))
    timeline.play([Group((slide("card"),)), Group((there,)), Group((slide("card"),)), Group((back,))], now=0)
    assert [timeline.value("scout", now) for now in (0, 150, 200, 299, 300, 350)] == [0, 5, 10, 10, 10, 5]
    assert timeline.value("scout", 400) is None


def test_a_path_in_one_group_goes_from_tile_to_tile() -> None:
    timeline = Timeline()
    path = (slide("scout", 100, 0, (0.0, 10.0)), slide("scout", 100, 100, (10.0, 40.0)))
    timeline.play([Group(path)], now=0)
    assert [timeline.value("scout", now) for now in (50, 100, 150)] == [5.0, 10.0, 25.0]


def test_what_is_played_later_waits_for_what_is_being_played() -> None:
    timeline = Timeline()
    timeline.play([Group((slide("scout"),))], now=0)
    timeline.play([Group((slide("card"),), cues=("slide",))], now=40)
    assert timeline.value("card", 90) == 0.0
    assert timeline.due(99) == []
    assert timeline.value("card", 150) == 5.0
    assert timeline.due(150) == ["slide"]


def test_what_is_played_after_a_pause_starts_at_once() -> None:
    timeline = Timeline()
    timeline.play([Group((slide("scout"),))], now=0)
    timeline.play([Group((slide("card"),))], now=500)
    assert timeline.value("card", 550) == 5.0


def test_an_added_tween_runs_beside_the_story_and_does_not_delay_it() -> None:
    timeline = Timeline()
    timeline.play([Group((slide("scout"),))], now=0)
    timeline.add(slide("hover", 1000), now=50)
    timeline.play([Group((slide("card"),))], now=60)
    assert timeline.value("hover", 550) == 5.0
    assert timeline.value("card", 150) == 5.0


def test_an_added_tween_takes_the_place_of_others_with_its_key() -> None:
    timeline = Timeline()
    timeline.add(slide("hover", 1000), now=0)
    timeline.add(slide("hover", 100, way=(5.0, 0.0)), now=50)
    assert timeline.value("hover", 100) == 2.5
    assert timeline.value("hover", 150) is None


def test_an_added_tween_may_wait_before_it_starts() -> None:
    timeline = Timeline(SPEEDS["slow"])
    timeline.add(slide("hover", 100, start=50), now=1000)
    assert timeline.value("hover", 1080) == 0.0
    assert timeline.value("hover", 1160) == pytest.approx(5.0)


def test_what_nothing_moves_has_no_value_and_rests() -> None:
    timeline = Timeline()
    assert timeline.value("scout", 0) is None
    assert timeline.place("scout", 0, (3.0, 4.0)) == (3.0, 4.0)
    assert timeline.number("alpha", 0, 0.5) == 0.5


def test_places_and_numbers_are_asked_for_by_kind() -> None:
    timeline = Timeline()
    timeline.add(slide("scout", way=((0.0, 0.0), (10.0, 20.0))), now=0)
    timeline.add(slide("alpha", way=(1.0, 0.0)), now=0)
    assert timeline.place("scout", 50, (9.0, 9.0)) == (5.0, 10.0)
    assert timeline.number("alpha", 50, 1.0) == 0.5
    with pytest.raises(AssertionError):
        timeline.place("alpha", 50, (0.0, 0.0))
    with pytest.raises(AssertionError):
        timeline.number("scout", 50, 0.0)


@given(stories, moments, moments)
def test_asking_changes_nothing(story: list[Group], start: int, later: int) -> None:
    timeline = Timeline()
    timeline.play(story, start)

    def picture() -> list[object]:
        values = [timeline.value(key, start) for key in KEYS]
        return [timeline.active(start), timeline.is_busy(start), *values]

    before = picture()
    for key in KEYS:
        timeline.value(key, start + later)
    timeline.active(start + later)
    timeline.is_busy(start + later)
    assert picture() == before


@given(stories, moments, moments, speeds)
def test_active_are_those_that_have_a_value(story: list[Group], start: int, later: int, speed: float) -> None:
    timeline = Timeline(speed)
    timeline.play(story, start)
    now = start + later
    assert timeline.active(now) == {key for key in KEYS if timeline.value(key, now) is not None}
    assert timeline.is_busy(now) or not timeline.active(now)


@given(stories, moments, speeds)
def test_a_story_is_busy_exactly_as_long_as_it_takes(story: list[Group], start: int, speed: float) -> None:
    timeline = Timeline(speed)
    timeline.play(story, start)
    total = length(story) * speed
    if total:
        assert timeline.is_busy(start + total - 0.01)
    assert not timeline.is_busy(ceil(start + total + 0.01))
    assert timeline.active(ceil(start + total + 0.01)) == set()


@given(st.lists(st.tuples(moments, stories), max_size=4), st.lists(tweens, max_size=3), speeds)
def test_whatever_is_handed_in_it_comes_to_rest(
    handed_in: list[tuple[int, list[Group]]], added: list[Tween], speed: float
) -> None:
    timeline = Timeline(speed)
    now = 0
    for wait, story in handed_in:
        now += wait
        timeline.play(story, now)
        for tween in added:
            timeline.add(tween, now)
    longest = sum(length(story) for _, story in handed_in) + sum(tween.end_ms for tween in added)
    end = ceil(now + longest * speed) + 1
    assert not timeline.is_busy(end)
    assert not timeline.active(end)


# Speed


@pytest.mark.parametrize(("setting", "now"), [("fast", 25), ("normal", 50), ("slow", 80)])
def test_a_speed_stretches_time(setting: str, now: int) -> None:
    timeline = Timeline(SPEEDS[setting])
    timeline.play([Group((slide(),))], now=0)
    assert timeline.value("scout", now) == pytest.approx(5.0)
    assert timeline.is_busy(2 * now - 1)
    assert not timeline.is_busy(2 * now)


@given(stories, st.lists(tweens), moments, moments)
def test_without_motion_nothing_is_ever_busy(
    story: list[Group], added: list[Tween], start: int, later: int
) -> None:
    timeline = Timeline(SPEEDS["none"])
    timeline.play(story, start)
    for tween in added:
        timeline.add(tween, start)
    assert not timeline.is_busy(start)
    assert not timeline.is_busy(start + later)
    assert timeline.active(start) == set()
    assert timeline.due(start) == [cue for group in story for cue in group.cues]


def test_motion_switched_off_half_way_is_over() -> None:
    timeline = Timeline()
    timeline.play([Group((slide(),)), Group(cues=("tap",))], now=0)
    timeline.change_speed(SPEEDS["none"], 50)
    assert not timeline.is_busy(50)
    assert timeline.due(50) == ["tap"]


def test_motion_switched_on_again_runs_as_ever() -> None:
    timeline = Timeline(SPEEDS["none"])
    timeline.change_speed(SPEEDS["normal"], 1000)
    timeline.play([Group((slide(),))], now=2000)
    assert timeline.value("scout", 2050) == 5.0
    assert timeline.speed == 1.0


def test_a_faster_pace_shortens_what_is_left_without_a_jump() -> None:
    timeline = Timeline()
    timeline.play([Group((slide(),))], now=0)
    timeline.change_speed(SPEEDS["fast"], 40)
    assert [timeline.value("scout", now) for now in (40, 50, 60)] == [4.0, 6.0, 8.0]
    timeline.change_speed(SPEEDS["normal"], 60)
    assert [timeline.value("scout", now) for now in (60, 70)] == [8.0, 9.0]
    assert timeline.is_busy(79)
    assert not timeline.is_busy(80)


def test_a_speed_below_none_is_our_own_mistake() -> None:
    with pytest.raises(AssertionError):
        Timeline(-1)
    with pytest.raises(AssertionError):
        Timeline().change_speed(-1, 0)


@given(
    st.lists(st.tuples(st.integers(0, 300), speeds), max_size=12),
    eases,
)
def test_a_change_of_pace_never_jumps_and_never_runs_back(
    changes: list[tuple[int, float]], ease: Ease
) -> None:
    timeline = Timeline()
    timeline.play([Group((Tween("alpha", 0, 3000, ease, 0.0, 1.0),))], now=0)
    now, seen = 0, [0.0]
    for wait, speed in changes:
        now += wait
        before = timeline.number("alpha", now, 1.0)
        timeline.change_speed(speed, now)
        assert timeline.number("alpha", now, 1.0) == before
        seen.append(before)
    assert all(earlier <= later + 1e-12 for earlier, later in pairwise(seen))
    assert not timeline.is_busy(now + ceil(3000 * SPEEDS["slow"]))


# Finishing


def test_finishing_puts_everything_where_it_was_going() -> None:
    timeline = Timeline()
    timeline.play([Group((slide("scout"),)), Group((slide("card"),))], now=0)
    timeline.finish()
    assert not timeline.is_busy(10)
    assert timeline.number("scout", 10, 10.0) == 10.0
    assert timeline.active(10) == set()


def test_after_finishing_the_next_story_starts_at_once() -> None:
    timeline = Timeline()
    timeline.play([Group((slide("scout", 5000),))], now=0)
    timeline.finish()
    timeline.play([Group((slide("card"),), cues=("tap",))], now=10)
    assert timeline.value("card", 60) == 5.0
    assert timeline.due(10) == ["tap"]


def test_clearing_forgets_cues_too() -> None:
    timeline = Timeline()
    timeline.play([Group((slide(),), cues=("slide",)), Group(cues=("tap",))], now=0)
    timeline.clear()
    assert not timeline.is_busy(0)
    assert timeline.due(5000) == []


# Cues


def test_a_cue_falls_when_its_group_starts_and_once_only() -> None:
    timeline = Timeline()
    timeline.play([Group((slide(),), cues=("slide", "tap")), Group((slide(),), cues=("stamp",))], now=1000)
    assert timeline.due(1000) == ["slide", "tap"]
    assert timeline.due(1000) == []
    assert timeline.due(1099) == []
    assert timeline.due(1100) == ["stamp"]
    assert timeline.due(9999) == []


def test_a_group_of_cues_alone_takes_no_time() -> None:
    timeline = Timeline()
    timeline.play([Group(cues=("tap",)), Group((slide(),), cues=("slide",))], now=0)
    assert timeline.due(0) == ["tap", "slide"]


def test_a_cue_after_the_last_motion_is_waited_for() -> None:
    timeline = Timeline()
    timeline.play([Group((slide(),)), Group(cues=("stamp",))], now=0)
    assert timeline.is_busy(99)
    assert not timeline.is_busy(100)
    assert timeline.due(100) == ["stamp"]


def test_a_cue_is_waited_for_even_if_the_motion_before_it_was_replaced() -> None:
    timeline = Timeline()
    timeline.play([Group((slide("scout"),)), Group(cues=("stamp",))], now=0)
    timeline.add(slide("scout", 10), now=0)
    assert timeline.active(50) == set()
    assert timeline.is_busy(50)
    assert timeline.due(100) == ["stamp"]


doings = st.sampled_from(["look", "play", "finish", "fast", "none", "normal"])


@given(st.lists(st.tuples(st.integers(0, 500), doings, stories), max_size=10))
def test_every_cue_is_handed_out_once_and_in_order(session: list[tuple[int, str, list[Group]]]) -> None:
    timeline = Timeline()
    now, handed_in, heard = 0, 0, []
    for wait, doing, story in session:
        now += wait
        if doing == "play":
            numbered = []
            for group in story:
                numbered.append(Group(group.tweens, group.stagger_ms, (str(handed_in),)))
                handed_in += 1
            timeline.play(numbered, now)
        elif doing == "finish":
            timeline.finish()
        elif doing in SPEEDS:
            timeline.change_speed(SPEEDS[doing], now)
        heard += timeline.due(now)
    heard += timeline.due(now + 1_000_000)
    assert heard == [str(number) for number in range(handed_in)]
    assert timeline.due(now + 2_000_000) == []
