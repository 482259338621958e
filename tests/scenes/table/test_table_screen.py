"""The table screen itself: what hands, keys and time do there beside playing."""

from pathlib import Path

import pytest

from game.input.gestures import Key, KeyUp, Left, Lost, Move, Press, Release, Wheel
from game.rules.staff_orders.intents import Roll
from game.rules.wasteland_riders.events.journey import SkillTestRolled
from game.rules.wasteland_riders.intents.common import Pass
from game.scenes.chooser import MenuScreen, QuestionScreen
from game.scenes.curtain import CurtainScreen
from game.scenes.screen import Screen
from game.scenes.table.refusing import Refused
from game.session.hot_seat import Player
from tests.scenes.hands import click, compose, drag, feed, hold_over, points_of, spend
from tests.scenes.seating import Seated, seat_down
from tests.scenes.staging import doors_of


@pytest.fixture
def seated(tmp_path: Path) -> Seated:
    """In a turn with cards in hand, the curtain open."""
    found = seat_down(tmp_path, scenario="dp_s05", steps=96)
    while isinstance(found.stage.top, CurtainScreen):
        feed(found.stage, Key("enter"))
    assert found.stage.top is found.screen
    return found


def lift(seated: Seated, source: str = "hand/0") -> None:
    screen = seated.screen
    start = next(
        p for p in points_of(screen, source) if screen.held_piece.liftable(screen.hit_areas_at(p)) == source
    )
    feed(seated.stage, Move(start), Press(start, 1), Move((start[0] + 20, start[1] - 20)))
    assert screen.held_piece.drag.source == source


@pytest.mark.parametrize(
    "gesture", [Key("escape"), Lost(), Press((5, 5), 3)], ids=["escape", "lost", "right"]
)
def test_a_thing_in_hand_is_laid_back_without_a_trace(seated: Seated, gesture: object) -> None:
    before = seated.table.match.digest()
    lift(seated)
    feed(seated.stage, gesture)  # type: ignore[arg-type]
    assert seated.screen.held_piece.source is None
    assert seated.screen.held_piece.drag.is_idle
    feed(seated.stage, Release((900, 400), 1))
    assert seated.table.match.digest() == before


def test_leaving_the_window_keeps_the_thing_in_hand(seated: Seated) -> None:
    lift(seated)
    feed(seated.stage, Left())
    assert seated.screen.held_piece.drag.source == "hand/0"


def test_another_button_does_not_let_go(seated: Seated) -> None:
    lift(seated)
    feed(seated.stage, Release((900, 400), 2), Release((900, 400), 3))
    assert seated.screen.held_piece.drag.source == "hand/0"


def test_a_refused_drop_says_its_rule_and_leads_to_it(seated: Seated) -> None:
    screen = seated.screen
    source = "hand/1"
    refusing = next(
        hit_area.handle
        for hit_area in screen.hit_areas()
        if hit_area.handle.startswith("tile/")
        and hit_area.handle not in screen.offers.targets(source)
        and screen.held_piece.why_not(source, hit_area.handle) is not None
    )
    before = len(seated.table.match.steps)
    lift(seated, source)
    assert screen.has_odds, "this card shoots"
    feed(seated.stage, Release(hold_over(seated.stage, refusing), 1))
    assert isinstance(screen.refused, Refused)
    assert len(seated.table.match.steps) == before
    assert not screen.has_odds, "with an empty hand the log has their room again"
    rule = screen.refused.refusal.rule
    click(seated.stage, "refused")
    assert doors_of(seated.stage).rule_opened() == ("desert_patrol", rule)


def test_the_first_click_takes_and_the_second_puts_down(seated: Seated) -> None:
    screen = seated.screen
    before = len(seated.table.match.steps)
    click(seated.stage, "hand/0")
    assert screen.held_piece.source == "hand/0"
    click(seated.stage, "wait")
    assert len(seated.table.match.steps) == before + 1


def test_what_was_done_can_be_taken_back_and_done_again(seated: Seated) -> None:
    digest = seated.table.match.digest()
    drag(seated.stage, "hand/0", "wait")
    after = seated.table.match.digest()
    assert after != digest
    feed(seated.stage, Key("z", ctrl=True))
    assert seated.table.match.digest() == digest
    feed(seated.stage, Key("y", ctrl=True))
    assert seated.table.match.digest() == after


def test_undo_at_a_barrier_changes_nothing_and_says_why(tmp_path: Path) -> None:
    seated = seat_down(tmp_path, steps=0)
    while isinstance(seated.stage.top, CurtainScreen):
        feed(seated.stage, Key("enter"))
    digest = seated.table.match.digest()
    feed(seated.stage, Key("z", ctrl=True))
    assert seated.table.match.digest() == digest
    assert seated.stage.notices


def test_what_was_said_against_taking_back_goes_when_it_succeeds(seated: Seated) -> None:
    drag(seated.stage, "hand/0", "wait")
    seated.stage.notify("Nothing can be taken back.")
    seated.stage.tick(seated.stage.now + 20)
    feed(seated.stage, Key("z", ctrl=True))
    assert seated.stage.notices == ()


def test_a_notice_stays_over_a_menu_and_never_goes_along_to_another_screen(seated: Seated) -> None:
    stage = seated.stage
    stage.notify("The report is saved.")
    stage.tick(stage.now + 20)
    feed(stage, Key("escape"))
    assert isinstance(stage.top, MenuScreen)
    assert stage.notices == ("The report is saved.",)
    stage.pop()
    stage.notify("Said while the screens change.")
    stage.reset(Screen(stage))
    assert stage.notices == ("Said while the screens change.",)


def test_the_turn_is_not_ended_without_asking_while_cards_are_left(seated: Seated) -> None:
    before = len(seated.table.match.steps)
    feed(seated.stage, Key("1"))
    assert isinstance(seated.stage.top, QuestionScreen)
    assert len(seated.table.match.steps) == before
    feed(seated.stage, Key("escape"))
    seated.stage.change(confirm_irreversible=False)
    feed(seated.stage, Key("1"))
    assert len(seated.table.match.steps) == before + 1


def test_the_wheel_zooms_the_board_under_the_pointer_and_f_shows_all_of_it(seated: Seated) -> None:
    screen = seated.screen
    tile = next(hit_area for hit_area in screen.hit_areas() if hit_area.handle.startswith("tile/"))
    feed(seated.stage, Wheel(tile.rect.center, 1.0), Wheel(tile.rect.center, 1.0))
    nearer = screen.find(tile.handle)
    assert nearer is not None
    assert nearer.rect.w > tile.rect.w
    assert nearer.rect.collidepoint(tile.rect.center)
    feed(seated.stage, Key("f"))
    again = screen.find(tile.handle)
    assert again is not None
    assert again.rect == tile.rect


def test_an_empty_place_of_the_table_is_pushed(seated: Seated) -> None:
    screen = seated.screen
    feed(seated.stage, Key("plus"), Key("plus"), Key("plus"))
    before = screen.tabletop.camera(seated.stage.kit.metrics).centre
    board = screen.presenter.board_inside(seated.stage.kit.metrics)
    bare = next(
        (x, y)
        for x in range(board.x + 5, board.right, 7)
        for y in range(board.y + 5, board.bottom, 7)
        if not any(hit_area.handle in screen.offers.sources for hit_area in screen.hit_areas_at((x, y)))
    )
    feed(
        seated.stage,
        Press(bare, 1),
        Move((bare[0] + 60, bare[1] + 40)),
        Release((bare[0] + 60, bare[1] + 40), 1),
    )
    assert screen.tabletop.camera(seated.stage.kit.metrics).centre != before


def test_escape_steps_out_and_at_last_opens_the_menu(seated: Seated) -> None:
    feed(seated.stage, Key("h"), Key("escape"))
    assert not seated.screen.hints
    assert seated.stage.top is seated.screen
    feed(seated.stage, Key("escape"))
    assert isinstance(seated.stage.top, MenuScreen)


def test_shift_skips_motion_while_it_is_held(tmp_path: Path) -> None:
    seated = seat_down(tmp_path, scenario="dp_s05", steps=96, motion="slow")
    while isinstance(seated.stage.top, CurtainScreen):
        feed(seated.stage, Key("enter"))
    feed(seated.stage, Key("shift", shift=True))
    drag(seated.stage, "hand/0", "wait")
    assert not seated.screen.motion.is_busy
    assert seated.screen.motion.moving == frozenset()
    feed(seated.stage, KeyUp("shift"), Key("z", ctrl=True))
    drag(seated.stage, "hand/0", "wait")
    assert seated.screen.motion.is_busy


def test_a_click_ends_the_motion_that_is_under_way(tmp_path: Path) -> None:
    seated = seat_down(tmp_path, scenario="dp_s05", steps=96, motion="slow")
    while isinstance(seated.stage.top, CurtainScreen):
        feed(seated.stage, Key("enter"))
    drag(seated.stage, "hand/0", "wait")
    assert seated.screen.motion.is_busy
    feed(seated.stage, Press((3, 700), 1))
    assert not seated.screen.motion.is_busy


def test_a_bot_plays_by_itself_and_a_person_looks_on(tmp_path: Path) -> None:
    seated = seat_down(tmp_path, players=(Player("Ala"), Player("", "random")))
    before = len(seated.table.match.steps)
    assert not isinstance(seated.stage.top, CurtainScreen)
    drag(seated.stage, "hand/0", "bid")
    for _ in range(400):
        spend(seated.stage)
        if seated.table.bot_to_move() is None:
            break
    assert len(seated.table.match.steps) > before + 1
    assert seated.stage.top is seated.screen


def test_threats_show_the_odds_against_the_counter_pointed_at(seated: Seated) -> None:
    feed(seated.stage, Key("t"))
    screen = seated.screen
    own = [hit_area for hit_area in screen.hit_areas() if hit_area.handle.startswith(("counter/", "crew/"))]
    shown = []
    for hit_area in own:
        feed(seated.stage, Move(hit_area.rect.center))
        shown += [case for case in screen.drawing.cases() if case.is_threat]
    assert shown
    assert all(case.preview.all > 0 for case in shown)


def test_composing_twice_gives_the_same_picture(seated: Seated) -> None:
    seated.stage.settle()
    first = seated.stage.picture.copy()
    seated.screen.invalidate()
    compose(seated.stage)
    assert not seated.stage.paint(), "nothing has changed, so nothing is painted"
    seated.stage.is_whole_dirty = True
    seated.stage.settle()
    assert seated.stage.picture.get_buffer().raw == first.get_buffer().raw


def test_at_rest_nothing_is_painted(seated: Seated) -> None:
    spend(seated.stage, 2000)
    seated.stage.settle()
    painted = seated.stage.frames_painted
    for _ in range(200):
        seated.stage.tick(seated.stage.now + 16)
        assert not seated.stage.paint()
    assert seated.stage.frames_painted == painted


def test_in_a_small_window_a_throw_is_shown_for_a_moment_on_the_board(tmp_path: Path) -> None:
    """Where the tray is in a drawer."""
    seated = seat_down(tmp_path, "wasteland_riders", seed=24, steps=25, size=(1280, 720))
    sit_up(seated)
    screen = seated.screen
    assert "rail" in screen.presenter.regions(screen.kit.metrics)
    tray = next(layer for layer in screen.layers if layer.name == "dice")
    assert tray.canvas is not None
    assert tray.canvas.texts == []
    screen.do(Pass())
    assert any(isinstance(event, SkillTestRolled) for event in seated.table.match.steps[-1].events)
    spend(seated.stage, 100)
    assert tray.canvas.texts, "what was thrown, and what it came to"
    spend(seated.stage, 4000, step=100)
    assert tray.canvas.texts == []


def test_in_staff_orders_score_log_odds_and_dice_stand_beside_the_map_in_every_size(tmp_path: Path) -> None:
    for size in ((1280, 720), (1920, 1080)):
        folder = tmp_path / str(size[0])
        seated = seat_down(folder, "staff_orders", "m2", steps=16, size=size)
        sit_up(seated)
        places = seated.screen.presenter.regions(seated.screen.kit.metrics)
        assert "rail" not in places
        roll = next(intent for intent in seated.table.legal() if isinstance(intent, Roll))
        seated.screen.do(roll)
        spend(seated.stage, 2000, step=100)
        for name, layer in (("status", "side"), ("log", "side"), ("dice", "dice")):
            drawn = next(one for one in seated.screen.layers if one.name == layer).canvas
            assert drawn is not None
            told = [mark.text for mark in drawn.texts if places[name].contains(mark.rect)]
            assert told, (size, name)


def sit_up(seated: Seated) -> None:
    while isinstance(seated.stage.top, CurtainScreen):
        feed(seated.stage, Key("enter"))
