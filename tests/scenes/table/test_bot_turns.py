"""Bots at a table: they think in what is left of each frame, wait as the pace says, can be held and left."""

from pathlib import Path
from typing import Any

import pytest

from game.bots import RandomBot
from game.bots.registry import MINDS
from game.config.settings import Settings
from game.input.gestures import Key, KeyUp
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.scenes.table.bot_turns import HURRIED, LONG_MS, MOVING, PAUSE_MS, RESTING
from game.session.hot_seat import HotSeat, Player, match_for
from game.session.match import Match
from tests.scenes.seating import Seated, people_for, sit
from tests.scenes.staging import click, make_stage, press
from tests.session.tables import kept

every_mind = pytest.mark.parametrize("game", list(MINDS))
FRAME = 16
SPARE = 0.014
LONG = 20_000


def seated(home: Path, match: Match, **settings: Any) -> Seated:
    chosen = {"language": "en", "motion": "normal", "confirm_irreversible": False, **settings}
    return sit(make_stage((1280, 720), settings=Settings(**chosen)), match, home)


def against(game: str, bot: str, seed: int = 5) -> Match:
    """One person against bots, at the moment when a bot is to move."""
    first, *others = people_for(game)
    players = (first, *(Player(one.name, bot) for one in others))
    match, hand = match_for(game, players, seed=seed), RandomBot(seed)
    while 0 in match.waiting_for():
        match.submit(Seat(0), hand.choose(match.view(Seat(0)), Seat(0), match.legal(Seat(0))))
    return match


def bots_alone(game: str, bot: str = "recruit", seed: int = 5) -> Match:
    players = tuple(Player(one.name, bot) for one in people_for(game))
    return match_for(game, players, seed=seed)


def turn(table: Seated) -> None:
    """A frame: time passes, what changed is painted, and what is left goes to whoever thinks."""
    table.stage.tick(table.stage.now + FRAME)
    table.stage.paint()
    table.stage.work(SPARE)


def frames_until_played(table: Seated, most: int = LONG) -> int:
    """How many frames until a bot has done something, from when it is to move."""
    length = table.table.length
    for number in range(most):
        if table.table.length > length:
            return number
        turn(table)
    raise AssertionError("no bot ever played")


def shown_to_the_end(table: Seated) -> None:
    table.screen.projection.stop()
    table.screen.motion.finish()


def words(table: Seated, name: str) -> str:
    table.stage.settle()
    layer = next(layer for layer in table.screen.layers if layer.name == name)
    assert layer.canvas is not None
    return " ".join(mark.text for mark in layer.canvas.texts)


def is_marked(table: Seated) -> bool:
    table.stage.settle()
    layer = next(layer for layer in table.screen.layers if layer.name == "thinking")
    return layer.canvas is not None and bool(layer.canvas.items)


@pytest.mark.sweep("part")
@every_mind
def test_staff_plays_what_it_would_have_played_at_once(game: str, tmp_path: Path) -> None:
    table = seated(tmp_path, against(game, "staff"))
    assert table.table.bot_to_move() is not None
    for _ in range(3):
        if table.table.bot_to_move() is None:
            break
        shown_to_the_end(table)
        other = Match.loads(table.table.match.dumps())
        frames_until_played(table)
        done = table.table.match.steps[-1]
        at_once = HotSeat(kept(other))
        at_once.play_bot()
        assert at_once.match.steps[-1].intent == done.intent


def test_a_slice_is_what_is_left_of_the_frame(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Up to 12 ms where nothing moves, 6 while a film runs, more while somebody hurries."""
    given: list[float] = []

    def think(_: HotSeat, seconds: float) -> bool:
        given.append(seconds)
        return False

    monkeypatch.setattr(HotSeat, "think", think)
    table = seated(tmp_path, against("staff_orders", "staff"))
    shown_to_the_end(table)
    table.stage.work(0.015)
    table.stage.work(0.009)
    table.stage.feed(Key("shift"))
    table.stage.work(0.009)
    table.stage.feed(KeyUp("shift"))
    table.stage.work(-0.004)
    assert given[0] == RESTING
    assert given[1] == 0.009
    assert given[2] == HURRIED
    assert 0 < given[3] < 0.004
    given.clear()
    monkeypatch.setattr(type(table.screen.motion), "is_busy", property(lambda _: True))
    table.stage.work(0.015)
    assert given == [MOVING]


def test_nobody_thinks_where_a_person_is_to_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated(tmp_path, match_for("staff_orders", people_for("staff_orders"), seed=1))
    assert not table.stage.is_working
    monkeypatch.setattr(HotSeat, "think", lambda *_: pytest.fail("nobody has anything to think about"))
    for _ in range(20):
        turn(table)
    assert not is_marked(table)


@every_mind
def test_while_a_bot_thinks_its_portrait_bears_a_mark_that_moves(game: str, tmp_path: Path) -> None:
    table = seated(tmp_path, against(game, "staff"))
    shown_to_the_end(table)
    seat = table.table.bot_to_move()
    assert seat is not None
    table.stage.tick(table.stage.now + FRAME)
    assert table.table.players[seat].name in words(table, "prompt")
    assert "thinking" in words(table, "prompt")
    assert is_marked(table)
    places = set()
    for _ in range(20):
        table.stage.tick(table.stage.now + FRAME)
        if table.screen.bot_turns.mark_turned is not None:
            places.add(table.screen.bot_turns.mark_turned)
    assert len(places) > 2


def test_without_motion_the_mark_stands_still(tmp_path: Path) -> None:
    table = seated(tmp_path, against("staff_orders", "staff"), motion="none")
    places = set()
    for _ in range(30):
        table.stage.tick(table.stage.now + FRAME)
        places.add(table.screen.bot_turns.mark_turned)
    assert len(places) == 1


def test_the_next_thought_runs_beside_the_film_of_the_last_step(tmp_path: Path) -> None:
    """While what a bot did is shown, what it does next is thought over, and nothing of it is seen."""
    table = seated(tmp_path, bots_alone("staff_orders", "staff"))
    steps = 0
    for _ in range(LONG):
        turn(table)
        if table.screen.projection.is_running and table.table.bot_to_move() is not None:
            assert table.stage.is_working
            length = table.table.length
            before = table.table.think(0.0)
            table.stage.work(SPARE)
            assert table.table.length == length
            steps += not before
        if steps > 3:
            return
    raise AssertionError("no film was long enough to think beside it")


# Pauses


def at_a_window(seed: int, bot: str = "staff") -> Match:
    """Last Comrade at a reaction window, with a bot to move that is to be asked there."""
    players = (Player("Ala"), *(Player(f"bot {number}", bot) for number in range(3)))
    match, hand = match_for("last_comrade", players, seed=seed), RandomBot(seed)
    for _ in range(600):
        if match.outcome is not None:
            break
        decision = engine.pending(match.state)
        waiting = match.waiting_for()
        if decision is not None and decision.auto_pass() is not None and Seat(0) not in waiting:
            return match
        seat = min(waiting)
        match.submit(seat, hand.choose(match.view(seat), seat, match.legal(seat)))
    raise AssertionError("no window for a bot")


def test_at_a_window_it_takes_as_long_with_a_card_for_it_as_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it is settled at once or thought over for long: the pause is seen to be the same."""
    waits = []
    for knows_after in (0, 5, 20):
        asked = 0

        def think(_: HotSeat, seconds: float, after: int = knows_after) -> bool:
            nonlocal asked
            asked += seconds > 0.0
            return asked >= after

        with monkeypatch.context() as patch:
            patch.setattr(HotSeat, "think", think)
            table = seated(tmp_path / str(knows_after), at_a_window(3))
            shown_to_the_end(table)
            waits.append(frames_until_played(table))
    assert len(set(waits)) == 1
    assert waits[0] >= PAUSE_MS // FRAME


def test_what_a_window_once_took_every_later_one_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a slow machine a thought outlasts the pause: from then on nobody passes any sooner."""
    table = seated(tmp_path, at_a_window(3, "recruit"))
    shown_to_the_end(table)
    asked = 0

    def think(_: HotSeat, seconds: float) -> bool:
        nonlocal asked
        asked += seconds > 0.0
        return asked > 60

    with monkeypatch.context() as patch:
        patch.setattr(HotSeat, "think", think)
        slow = frames_until_played(table)
    assert slow > 1.5 * PAUSE_MS / FRAME
    for _ in range(LONG):
        shown_to_the_end(table)
        decision = engine.pending(table.table.match.state)
        if table.table.bot_to_move() is not None and decision is not None and decision.auto_pass():
            break
        if table.table.bot_to_move() is None:
            table.screen.do(table.table.legal()[-1])
        else:
            table.table.play_bot()
    assert frames_until_played(table) >= slow - 3


def test_the_first_window_takes_as_long_as_what_was_thought_over_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long thought that anybody could see is known by the first window: there no card is told by it."""
    table = seated(tmp_path, bots_alone("last_comrade", "staff"))
    turns = table.screen.bot_turns
    windows: list[bool] = []
    monkeypatch.setattr(type(turns), "are_alone", property(lambda _: False))
    monkeypatch.setattr(type(turns), "_is_window", property(lambda _: bool(windows)))

    def waits(frames: int) -> int:
        """How long the next bot is seen to wait that knows after so many frames what to do."""
        asked = 0

        def think(_: HotSeat, seconds: float) -> bool:
            nonlocal asked
            asked += seconds > 0.0
            return asked >= frames

        with monkeypatch.context() as patch:
            patch.setattr(HotSeat, "think", think)
            shown_to_the_end(table)
            return frames_until_played(table)

    long = waits(50)
    assert 50 <= long < LONG_MS / FRAME
    windows.append(True)
    assert {waits(0), waits(20), waits(40)} == {long}


def test_a_pace_scales_the_pause_and_hurrying_takes_it_away(tmp_path: Path) -> None:
    waits = {}
    for pace in ("slow", "normal", "fast", "skip"):
        table = seated(tmp_path / pace, against("staff_orders", "recruit"), bot_pace=pace)
        shown_to_the_end(table)
        waits[pace] = frames_until_played(table)
    assert waits["slow"] > waits["normal"] > waits["fast"] > waits["skip"]
    table = seated(tmp_path / "hurried", against("staff_orders", "recruit"), bot_pace="slow")
    shown_to_the_end(table)
    table.stage.feed(Key("shift"))
    assert frames_until_played(table) <= waits["skip"] + 1
    assert table.screen.projection.is_hurried, "until the key is let go"
    table.stage.feed(KeyUp("shift"))
    assert not table.screen.projection.is_hurried


def test_space_cuts_the_pause_short(tmp_path: Path) -> None:
    table = seated(tmp_path, against("staff_orders", "recruit"), bot_pace="slow")
    shown_to_the_end(table)
    turn(table)
    turn(table)
    press(table.stage, "space")
    assert frames_until_played(table) <= 2


@every_mind
def test_skipped_bots_are_told_of_by_the_summary_alone(game: str, tmp_path: Path) -> None:
    """No film, and when it is the person's turn again the sheet says what they did."""
    table = seated(tmp_path, against(game, "sergeant"), bot_pace="skip")
    shown_to_the_end(table)
    for _ in range(LONG):
        turn(table)
        if table.table.bot_to_move() is not None:
            assert not table.screen.projection.is_running
        elif table.table.match.outcome is None and table.screen.viewing.recap:
            return
        elif table.table.match.outcome is None and not table.screen.projection.is_running:
            legal = table.table.legal()
            table.screen.do(legal[len(legal) // 2])
            table.screen.projection.is_running and table.screen.projection.stop()
    raise AssertionError("nothing was ever told")


@pytest.mark.sweep("part")
@every_mind
@pytest.mark.parametrize("watches", [True, False])
def test_what_was_watched_is_not_told_in_words_as_well(game: str, watches: bool, tmp_path: Path) -> None:
    """Who goes to the end of a film is told by the note what was in it."""
    table = seated(tmp_path, against(game, "recruit"), bot_pace="fast")
    screen, skipped, turns = table.screen, False, 0
    for _ in range(LONG):
        if screen.projection.is_running:
            skipped = skipped or not watches
            press(table.stage, "space" if watches else "escape")
        elif table.table.bot_to_move() is not None:
            turn(table)
        elif screen.viewing.recap:
            assert skipped
            return
        elif table.table.match.outcome is not None or turns > 12:
            break
        else:
            turns += 1
            legal = table.table.legal()
            screen.do(legal[len(legal) // 2])
    assert turns
    assert watches, "nothing was told of what was skipped"


# Leaving and holding


@every_mind
def test_a_table_of_bots_is_watched_held_and_left(game: str, tmp_path: Path) -> None:
    table = seated(tmp_path, bots_alone(game), bot_pace="fast")
    frames_until_played(table)
    assert table.screen.find("hold") is not None
    press(table.stage, "p")
    assert table.screen.bot_turns.is_held
    shown_to_the_end(table)
    length = table.table.length
    for _ in range(200):
        turn(table)
    assert table.table.length == length
    assert not table.stage.is_working
    painted = table.stage.frames_painted
    for _ in range(50):
        turn(table)
    assert table.stage.frames_painted == painted, "at rest nothing is drawn"
    press(table.stage, "p")
    frames_until_played(table)
    press(table.stage, "escape")
    press(table.stage, "escape")
    assert type(table.stage.top).__name__ == "MenuScreen"


def test_among_bots_alone_every_seat_plays_under_its_banner(tmp_path: Path) -> None:
    """Also the first, whose eyes the table is seen with."""
    table = seated(tmp_path, bots_alone("staff_orders"))
    seen = set()
    for _ in range(LONG):
        turn(table)
        doing = table.screen.projection.doing
        if doing is not None:
            seen.add(doing.seat)
        if len(seen) == 2:
            return
    raise AssertionError(seen)


def test_a_film_that_is_held_stays_at_its_beat(tmp_path: Path) -> None:
    table = seated(tmp_path, bots_alone("desert_patrol"))
    for _ in range(LONG):
        turn(table)
        if table.screen.projection.is_running and table.table.length:
            break
    place = table.screen.projection.place
    press(table.stage, "p")
    for _ in range(300):
        turn(table)
    assert table.screen.projection.is_running
    assert table.screen.projection.place == place
    press(table.stage, "space")
    assert not table.screen.projection.is_running or table.screen.projection.place == place + 1


def test_a_person_among_bots_can_hold_them_by_the_key(tmp_path: Path) -> None:
    table = seated(tmp_path, against("staff_orders", "recruit"))
    shown_to_the_end(table)
    press(table.stage, "p")
    assert table.screen.bot_turns.is_held
    assert table.screen.find("hold") is None
    assert any("P" in notice for notice in table.stage.notices)


def test_while_staff_thinks_the_menu_opens_and_the_board_can_be_pointed_at(tmp_path: Path) -> None:
    """The loop has the table in every frame, so whatever works there works while a bot thinks."""
    table = seated(tmp_path, against("staff_orders", "staff"))
    shown_to_the_end(table)
    turn(table)
    assert table.stage.is_working
    press(table.stage, "escape")
    assert type(table.stage.top).__name__ == "MenuScreen"
    assert not table.stage.is_working, "behind the menu nobody thinks"
    press(table.stage, "escape")
    assert table.stage.is_working


def test_undo_while_a_bot_thinks_drops_what_it_thought(tmp_path: Path) -> None:
    """A move is taken back, by agreement, in the middle of the answer to it."""
    begun = (against("staff_orders", "staff", seed) for seed in range(20))
    match = next(match for match in begun if match.steps)
    table = seated(tmp_path, match, motion="none", undo="friendly")
    length = table.table.length
    turn(table)
    assert table.stage.is_working
    press(table.stage, "u")
    click(table.stage, "yes")
    assert table.table.length < length
    assert table.table.bot_to_move() is None
    assert not table.stage.is_working
