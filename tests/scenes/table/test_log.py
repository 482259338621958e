"""The log of a long evening: lines in view are worded, new steps are told, nothing else and nothing less."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pygame import Rect

from game.content.library import open_game
from game.i18n import captions
from game.presenters.registry import PRESENTERS
from game.rules.core.rng import Draws, Rng
from game.scenes.table.log.panel import Log, LogRow
from game.scenes.table.screen import TableScreen
from game.session.hot_seat import HotSeat
from game.view.canvas import Canvas
from tests.scenes.hands import compose
from tests.scenes.seating import Seated, people_for, seat_down, wandered

GAMES = sorted(PRESENTERS)
LONG = {"desert_patrol": 220, "staff_orders": 110, "last_comrade": 220, "wasteland_riders": 220}
FEW = 60
"""More lines than a log of 1920 x 1080 pixels can show, and a few for what else is said."""


class Counting:
    """How often something was done since it was last asked."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*given: Any, **named: Any) -> Any:
            self.count += 1
            return real(*given, **named)

        return counted

    def since(self) -> int:
        count, self.count = self.count, 0
        return count


@pytest.fixture
def worded(monkeypatch: pytest.MonkeyPatch) -> Counting:
    """Lines of the log and of recaps that were put into words."""
    counting = Counting()
    monkeypatch.setattr(captions, "caption", counting(captions.caption))
    return counting


def no_link(_rule: str) -> Callable[[], None]:
    return lambda: None


def at_a_long_table(tmp_path: Path, game: str) -> Seated:
    """The first of some random games that goes on for so long."""
    for seed in range(1, 40):
        match = wandered(game, None, people_for(game), seed, LONG[game])
        if match.outcome is None:
            break
    seated = seat_down(tmp_path, game, seed=seed, steps=LONG[game], curtain=False, language="en")
    assert seated.table.match.outcome is None
    assert len(lines_of(seated.table)) > 2 * FEW
    return seated


def lines_of(table: HotSeat) -> list[Any]:
    presenter = PRESENTERS[table.match.game.info.id](
        open_game(table.match.game.info.id), table.match.scenario
    )
    return [line for _, lines in presenter.lines(table.view(), table.log()) for line in lines]


def step(screen: TableScreen, chance: Draws) -> None:
    """Somebody does anything; the screen is composed after it."""
    screen.hot_seat.submit(chance.choice(screen.hot_seat.legal()))
    screen.refresh()
    compose(screen.host)  # type: ignore[arg-type]


# How much is done


@pytest.mark.parametrize("game", GAMES)
def test_only_lines_in_sight_are_worded(game: str, tmp_path: Path, worded: Counting) -> None:
    seated = at_a_long_table(tmp_path, game)
    assert 0 < worded.since() <= FEW, "at the first look"
    seats, chance, most = set(), Draws(Rng(3)), 0
    for _ in range(40):
        seats.add(seated.table.at_screen)
        step(seated.screen, chance)
        most = max(most, worded.since())
        if len(seats) > 1:
            break
    assert 0 < most <= FEW, "at every step, also when another takes the screen"
    assert len(seats) > 1, "at every step, also when another takes the screen"


@pytest.mark.sweep("part")
@pytest.mark.parametrize("game", GAMES)
def test_only_new_steps_are_told(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody's past is told once, and then step by step as it grows."""
    seated, chance, told = at_a_long_table(tmp_path, game), Draws(Rng(3)), Counting()
    assert seated.screen.view is not None
    kind = type(seated.screen.presenter.teller(seated.screen.view))
    monkeypatch.setattr(kind, "lines_of", told(kind.lines_of))
    readers = seated.screen.tabletop.log.tales
    few, whole = [], 0
    for _ in range(60):
        if seated.table.match.outcome is not None:
            break
        before = len(readers)
        step(seated.screen, chance)
        if len(readers) == before:
            few.append(told.since())
        else:
            whole = max(whole, told.since())
    assert whole >= LONG[game], "somebody else looked for the first time, and was told everything"
    assert sum(few) < LONG[game] * len(few) // 4, "what is new, for whoever looks, and a recap or two"


# What is shown


def shown(log: Log, screen: TableScreen, rect: Rect) -> list[tuple[str, int]]:
    """Every text of the log with its upper edge."""
    canvas = Canvas(screen.kit)
    table = screen.hot_seat
    assert screen.view is not None
    log.follow(screen.kit, screen.view, table.log(), rect.w - 12, table.way_back)
    log.compose(canvas, rect, view=screen.view, marked=range(0), link=no_link)
    return [(mark.text, mark.rect.y) for mark in canvas.texts]


@pytest.mark.sweep("part")
@pytest.mark.parametrize("game", GAMES)
def test_a_log_that_grew_is_the_same_as_one_begun_now(game: str, tmp_path: Path) -> None:
    """Through steps, steps taken back and changes at the screen."""
    seated = seat_down(tmp_path, game, steps=12, curtain=False, undo="friendly", language="pl")
    table, screen = seated.table, seated.screen
    table.friendly_undo = True
    grown, rect, chance = Log(screen.presenter), Rect(0, 0, 420, 500), Draws(Rng(5))
    undone = 0
    for _ in range(60):
        if table.match.outcome is not None:
            break
        if chance.below(4) == 0 and (table.undo_barrier is None or table.can_undo_by_agreement):
            table.undo(by_agreement=True)
            undone += 1
        else:
            table.submit(chance.choice(table.legal()))
        screen.refresh()
        assert shown(grown, screen, rect) == shown(Log(screen.presenter), screen, rect)
    assert undone > 3


def test_planted_a_log_that_forgets_to_go_back_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forget_one(tale: Any) -> None:
        tale._steps.pop()  # noqa: SLF001  # planted: its lines stay

    monkeypatch.setattr("game.scenes.table.log.panel._Tale._take_back", forget_one)
    with pytest.raises(AssertionError):
        test_a_log_that_grew_is_the_same_as_one_begun_now("desert_patrol", tmp_path)


@pytest.mark.sweep("part")
@pytest.mark.parametrize("game", GAMES)
def test_scrolling_up_moves_what_is_seen_by_just_as_much(game: str, tmp_path: Path) -> None:
    """Lines that come into view may be higher than was thought; nothing jumps, up to the very first."""
    seated = at_a_long_table(tmp_path, game)
    screen, rect = seated.screen, Rect(0, 0, 300, 400)
    log = Log(screen.presenter)
    before = shown(log, screen, rect)
    seen = {text for text, _ in before}
    for _ in range(100_000):
        was = log.scroll.offset
        if not log.scroll.by(-35):
            break
        by = was - log.scroll.offset
        after = shown(log, screen, rect)
        stays = [(text, top + by) for text, top in before if top + by < rect.bottom - 35]
        assert stays, "all by as much"
        assert set(stays) <= set(after), "all by as much"
        seen |= {text for text, _ in after}
        before = after
    assert log.scroll.offset == 0
    assert len(log.tale.rows) == len(log.tale.lines), "everything has been in sight"
    words = [
        captions.caption(screen.kit.texts, screen.presenter.game, line.event, screen.viewing.names)
        for line in lines_of(seated.table)
    ]
    first = next(text for text, _ in before)
    assert words[0].upper().startswith(first[:8].upper())
    assert len(words) == len(log.tale.lines)


@pytest.mark.parametrize("game", GAMES)
def test_the_bar_does_not_tell_which_lines_were_ever_in_sight(game: str, tmp_path: Path) -> None:
    """Heights of lines never seen are guesses; who looked through them all sees the same at the end."""
    seated = at_a_long_table(tmp_path, game)
    screen, rect = seated.screen, Rect(0, 0, 300, 400)
    fresh, read = Log(screen.presenter), Log(screen.presenter)
    shown(read, screen, rect)
    tops = set()
    while read.scroll.by(-200):
        shown(read, screen, rect)
        tops.add(bar_of(read, screen, rect).y)
    assert bar_of(read, screen, rect).y == rect.y
    read.scroll.to_end()
    assert shown(fresh, screen, rect) == shown(read, screen, rect)
    assert len(read.tale.rows) == len(read.tale.lines) > len(fresh.tale.rows)
    assert read.scroll.most != fresh.scroll.most
    assert bar_of(fresh, screen, rect) == bar_of(read, screen, rect)
    assert bar_of(read, screen, rect).bottom == rect.bottom
    assert len(tops) > 5, "it moves while one reads"


def bar_of(log: Log, screen: TableScreen, rect: Rect) -> Rect:
    """What shows in its track how much of the log is seen, and where."""
    canvas = Canvas(screen.kit)
    assert screen.view is not None
    log.compose(canvas, rect, view=screen.view, marked=range(0), link=no_link)
    track, bar = (Rect(item.x, item.y, item.w, item.h) for item in canvas.items[-2:])
    assert track.h == rect.h
    assert track.contains(bar)
    return bar


def test_new_lines_leave_somebody_who_reads_further_up_alone(tmp_path: Path) -> None:
    seated = at_a_long_table(tmp_path, "desert_patrol")
    screen, rect, chance = seated.screen, Rect(0, 0, 300, 400), Draws(Rng(5))
    log, table = Log(screen.presenter), seated.table
    shown(log, screen, rect)
    log.scroll.by(-900)
    before, seat, count = shown(log, screen, rect), table.at_screen, 0
    while table.at_screen == seat:
        before = shown(log, screen, rect)
        table.submit(chance.choice(table.legal()))
        if table.at_screen == seat:
            screen.refresh()
            assert [one for one in shown(log, screen, rect) if one in before] == before
            count += 1
    assert count > 0


def test_a_barrier_stands_where_the_way_back_ends(tmp_path: Path) -> None:
    seated = seat_down(tmp_path, "desert_patrol", steps=60, curtain=False, language="en")
    screen, rect, chance = seated.screen, Rect(0, 0, 400, 700), Draws(Rng(5))
    log, found = Log(screen.presenter), 0
    for _ in range(40):
        told = shown(log, screen, rect)
        ((place, (row,)),) = log.notes.items()
        assert row.kind == "barrier"
        assert isinstance(row, LogRow)
        numbers = [number for number, _ in log.tale.lines]
        last = screen.hot_seat.log()[-1].number - screen.hot_seat.way_back.steps
        assert all(number <= last for number in numbers[:place])
        assert all(number > last for number in numbers[place:])
        found += any(text in row.spans[0].text for text, _ in told if len(text) > 12)
        step(screen, chance)
    assert found > 20


@pytest.mark.parametrize("game", GAMES)
def test_no_row_is_higher_than_its_words(game: str, tmp_path: Path) -> None:
    """They are drawn as wide as they were laid out, also where a short log needs no bar."""
    seated = seat_down(tmp_path, game, curtain=False, language="en", size=(1920, 1080))
    screen, chance, kit = seated.screen, Draws(Rng(5)), seated.stage.kit
    log, rows = screen.tabletop.log, 0
    for _ in range(20):
        step(screen, chance)
        assert screen.view is not None
        for row in log.tale.rows.values():
            if row.kind == "line":
                canvas, wider = Canvas(kit), Rect(0, 0, log._width + kit.px(12), row.height)  # noqa: SLF001
                log._draw(canvas, wider, row, screen.view, False, no_link)  # noqa: SLF001
                lines = {mark.rect.y for mark in canvas.texts}
                assert kit.type.height_of(tuple(lines), "small") + kit.px(6) == row.height, row.spans
                rows += 1
    assert rows > 20


def test_other_type_is_laid_out_anew(tmp_path: Path) -> None:
    seated = at_a_long_table(tmp_path, "desert_patrol")
    screen = seated.screen
    log = Log(screen.presenter)
    wide = shown(log, screen, Rect(0, 0, 500, 400))
    narrow = shown(log, screen, Rect(0, 0, 250, 400))
    assert narrow != wide
    assert narrow == shown(Log(screen.presenter), screen, Rect(0, 0, 250, 400))
