"""What may not be taken in hand says why: pulled or clicked it lifts a little, shakes, and a box tells."""

from pathlib import Path

import pytest

from game.bots import RandomBot
from game.input.gestures import Key, Move, Press, Release
from game.scenes.table.refusing import Clickable, Refused
from game.view.canvas import HitArea
from tests.guards import at_least_one
from tests.scenes.hands import compose, feed, spend
from tests.scenes.seating import Seated, seat_down
from tests.scenes.situations import point_on, take_the_screen, texts_of

SCENARIOS = {
    "desert_patrol": "dp_s04",
    "staff_orders": "m1",
    "wasteland_riders": "m1_zbawca_pustkowi",
    "last_comrade": "squad",
}
STEPS = {"desert_patrol": 90, "staff_orders": 90, "wasteland_riders": 90, "last_comrade": 60}


def play_one(seated: Seated, bot: RandomBot) -> None:
    """One more random decision, with the curtain opened for whoever comes next."""
    table = seated.table
    seat = min(table.match.waiting_for())
    intent = bot.choose(table.match.view(seat), seat, table.match.legal(seat))
    if seat == table.at_screen:
        table.submit(intent)
    else:
        table.match.submit(seat, intent)
    table.catch_up()
    seated.screen.refresh()
    take_the_screen(seated)


def held_back(seated: Seated) -> list[HitArea]:
    """What a person expects to take in hand, and may not take now."""
    screen = seated.screen
    assert screen.view is not None
    compose(seated.stage)
    return [
        hit_area
        for hit_area in screen.hit_areas()
        if hit_area.is_piece
        and screen.presenter.belongs_in_hand(screen.view, screen.seat, hit_area.handle)
        and hit_area.handle not in screen.offers.sources
    ]


@pytest.mark.sweep("part")
@pytest.mark.parametrize("game", SCENARIOS)
def test_nothing_that_is_ones_own_stays_where_it_is_without_a_word(tmp_path: Path, game: str) -> None:
    seated = seat_down(tmp_path, game, SCENARIOS[game], language="en", curtain=False)
    bot, found = RandomBot(5), 0
    for _ in range(STEPS[game]):
        take_the_screen(seated)
        screen = seated.screen
        for hit_area in held_back(seated):
            below = [one.handle for one in screen.hit_areas_at(hit_area.rect.center)]
            is_clicked = any(one in screen.offers.direct for one in [hit_area.handle, *below])
            assert is_clicked or screen.held_piece.why_not(hit_area.handle, None), hit_area.handle
            found += 1
        if seated.table.match.outcome is not None:
            break
        play_one(seated, bot)
    assert found > STEPS[game]


@pytest.mark.parametrize("game", SCENARIOS)
def test_pulled_it_shakes_and_says_why(tmp_path: Path, game: str) -> None:
    seated = seat_down(tmp_path, game, SCENARIOS[game], steps=40, curtain=False, motion="normal")
    take_the_screen(seated)
    screen = seated.screen
    pulled = next(
        one.handle
        for one in at_least_one(held_back(seated))
        if screen.held_piece.why_not(one.handle, None) is not None
        and screen.presenter.lifted(screen.kit, screen.view_context(), one.handle) is not None
    )
    before, camera = seated.table.match.digest(), screen.tabletop.camera(screen.kit.metrics)
    x, y = point_on(screen, pulled)
    feed(seated.stage, Move((x, y)), Press((x, y), 1), Move((x + 30, y + 30)))
    assert isinstance(screen.refused, Refused)
    assert screen.refused.at == pulled
    assert screen.refused.refusal == screen.held_piece.why_not(pulled, None)
    assert pulled in screen.motion.moving
    assert screen.held_piece.source is None
    assert screen.tabletop.camera(screen.kit.metrics) == camera, "the board was pushed as well"
    assert "refused" in {hit_area.handle for hit_area in screen.hit_areas()}
    feed(seated.stage, Release((x + 30, y + 30), 1))
    spend(seated.stage, 600)
    assert not screen.motion.is_busy
    assert isinstance(screen.refused, Refused)
    assert seated.table.match.digest() == before
    feed(seated.stage, Key("escape"))
    assert screen.refused is None


def test_clicked_it_says_the_same(tmp_path: Path) -> None:
    seated = seat_down(tmp_path, "staff_orders", "m1", curtain=False, motion="normal")
    take_the_screen(seated)
    screen = seated.screen
    feed(seated.stage, Key("escape"))
    assert not screen.projection.is_running
    place = point_on(screen, "staging")
    feed(seated.stage, Move(place), Press(place, 1), Release(place, 1))
    assert isinstance(screen.refused, Refused)
    assert screen.refused.refusal.rule == "SO-TURN-11"
    assert "staging" in screen.motion.moving


def test_who_stands_on_a_place_that_is_clicked_says_why_he_may_not_go(tmp_path: Path) -> None:
    """His tile may be lit for another's step: a click there would not move him."""
    for seed in range(1, 12):
        seated = seat_down(tmp_path / str(seed), "desert_patrol", "dp_s01", seed=seed, curtain=False)
        bot = RandomBot(seed)
        for _ in range(60):
            take_the_screen(seated)
            if (found := next(iter(on_lit_places(seated)), None)) is not None:
                x, y = point_on(seated.screen, found)
                feed(seated.stage, Move((x, y)), Press((x, y), 1), Move((x + 30, y + 30)))
                assert isinstance(seated.screen.refused, Refused)
                assert seated.screen.refused.at == found
                return
            play_one(seated, bot)
    raise AssertionError("nobody stood there")


def on_lit_places(seated: Seated) -> list[str]:
    screen = seated.screen
    return [
        area.handle
        for area in held_back(seated)
        if area.handle not in screen.offers.direct
        and area.handle not in screen.held_piece.targets
        and screen.held_piece.why_not(area.handle, None) is not None
        and any(one.handle in screen.offers.direct for one in screen.hit_areas_at(area.rect.center))
    ]


@pytest.mark.parametrize("key", ["escape", "h", "t"])
def test_the_box_goes_when_something_else_is_looked_at(tmp_path: Path, key: str) -> None:
    seated = seat_down(tmp_path, "staff_orders", "m1", curtain=False)
    take_the_screen(seated)
    place = point_on(seated.screen, "staging")
    feed(seated.stage, Move(place), Press(place, 1), Release(place, 1))
    assert isinstance(seated.screen.refused, Refused)
    feed(seated.stage, Key(key))
    assert seated.screen.refused is None
    assert seated.stage.top is seated.screen


def test_without_motion_it_speaks_and_stays(tmp_path: Path) -> None:
    seated = seat_down(tmp_path, "staff_orders", "m1", curtain=False)
    take_the_screen(seated)
    x, y = point_on(seated.screen, "staging")
    feed(seated.stage, Move((x, y)), Press((x, y), 1), Move((x + 30, y)))
    assert isinstance(seated.screen.refused, Refused)
    assert not seated.screen.motion.moving


def test_what_is_only_clicked_says_so_when_it_is_pulled(tmp_path: Path) -> None:
    seated = seat_down(
        tmp_path, "wasteland_riders", SCENARIOS["wasteland_riders"], language="en", curtain=False
    )
    take_the_screen(seated)
    screen = seated.screen
    compose(seated.stage)
    pick = next(one.handle for one in screen.hit_areas() if one.handle in screen.offers.direct)
    assert pick not in screen.offers.sources
    before = len(seated.table.match.steps)
    x, y = point_on(screen, pick)
    feed(seated.stage, Move((x, y)), Press((x, y), 1), Move((x + 30, y)), Release((x + 30, y), 1))
    assert screen.refused == Clickable(pick)
    assert screen.say("table-click_it") in texts_of(screen, "said")
    assert len(seated.table.match.steps) == before


def test_the_board_is_still_pushed_where_it_lies_bare_or_under_an_enemy(tmp_path: Path) -> None:
    seated = seat_down(tmp_path, "staff_orders", "m1", curtain=False)
    take_the_screen(seated)
    screen = seated.screen
    compose(seated.stage)
    assert screen.view is not None
    theirs = next(
        one.handle
        for one in screen.hit_areas()
        if one.handle.startswith("soldiers/")
        and not screen.presenter.belongs_in_hand(screen.view, screen.seat, one.handle)
    )
    x, y = point_on(screen, theirs)
    feed(seated.stage, Move((x, y)), Press((x, y), 1), Move((x + 30, y + 10)))
    assert screen.refused is None
    assert screen.held_piece.drag.is_panning
