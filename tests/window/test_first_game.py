"""A person's first game, in a real window with a real mouse: from the title to the second round and back."""

import time
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

from game.app.trace import TraceLine
from game.rules.desert_patrol.intents import Commit, EndTurn
from game.session.match import Match
from game.session.saves import path_for
from game.store import FILE_LIMIT, read_bounded
from tests.window.conftest import Start
from tests.window.player import Player, Way, kept_match, playing, sit_down
from tests.window.program import PATIENCE, Program

GAME, SCENARIO = "desert_patrol", "dp_s01"
ACTIONS = 2
"""What each side does in its turn before it ends it."""
SAVED_AS = "first evening"


def bid(player: Player) -> None:
    """Drag a card onto the place of the bid, unseen by the other."""
    player.sit()
    way = player.play(lambda way: isinstance(way.intent, Commit) and way.target == "bid")
    assert way.source is not None
    assert way.source.startswith("hand/")


def shows_state(digest: str, shown: TraceLine) -> bool:
    return playing(shown).digest == digest


def take_back_and_do_again(player: Player, before: str) -> None:
    """Ctrl+Z leads to the very state before the step, Ctrl+Y to the one after it."""
    program = player.program
    after = playing(program.shown).digest
    for keys, digest in (("ctrl+z", before), ("ctrl+y", after)):
        program.key(keys)
        program.wait_for(partial(shows_state, digest), keys)
        program.settled()
        assert player.match().digest() == digest


def may_undo(program: Program) -> bool:
    return any(thing.handle == "undo" and thing.enabled for thing in program.shown.things)


class Turn(NamedTuple):
    seat: int
    undone: int
    is_ended_by_hand: bool


def is_asked(program: Program, seat: int) -> bool:
    """Whether it has the screen and something to decide; who is done only hands over."""
    shown = playing(program.shown)
    return shown.seat == seat and seat in shown.waiting


def take_turn(player: Player) -> Turn:
    """Play by dragging, take back what can be taken back, end the turn."""
    program = player.program
    seat = playing(program.shown).seat
    assert seat is not None
    match = player.match()
    turn, actions, undone, is_ended = match.round, 0, 0, False
    while is_asked(program, seat) and match.round == turn:
        before = playing(program.shown).digest
        way = end_or_go_on(player, may_end=actions >= ACTIONS)
        assert playing(program.shown).digest == player.match().digest()
        if program.shown.screen == "table" and may_undo(program):
            take_back_and_do_again(player, before)
            undone += 1
        is_ended |= isinstance(way.intent, EndTurn)
        actions += way.source is not None
        match = player.match()
    assert actions > 0, "nothing was dragged"
    return Turn(seat, undone, is_ended)


def is_end(way: Way) -> bool:
    return isinstance(way.intent, EndTurn)


def end_or_go_on(player: Player, *, may_end: bool) -> Way:
    """What has begun must be finished before a turn can be ended."""
    if may_end and any(is_end(way) for way in player.ways(player.offers(player.match()))):
        return player.play(is_end)
    return player.play(lambda way: not is_end(way))


def play_first_round(player: Player) -> list[Turn]:
    """Both turns; afterwards whoever is asked first in the second round is at the screen."""
    turns = []
    player.sit()
    while player.match().round == 1:
        turns.append(take_turn(player))
        player.sit()
    return turns


def save_under_a_name(program: Program) -> Path:
    program.key("ctrl+s")
    program.wait_for_screen("saves")
    program.type(SAVED_AS)
    program.settled()
    program.key("Return")
    path = path_for(program.home / "saves", SAVED_AS)
    until = time.monotonic() + PATIENCE
    while not path.exists():
        assert time.monotonic() < until, "nothing was saved"
        time.sleep(0.02)
    program.wait_for_screen("table")
    return path


def go_on(program: Program, digest: str) -> None:
    """Continue leads behind the curtain to the state that was left."""
    assert any(thing.handle == "continue" for thing in program.wait_for_screen("title").things)
    program.click("continue")
    assert playing(program.wait_for_screen("curtain")).digest == digest
    program.hold("open")
    assert playing(program.wait_for_screen("table")).digest == digest


@pytest.mark.parametrize(
    ("display", "options"),
    [((1920, 1080), ("--lang", "en")), ((1280, 720), ("--lang", "pl", "--fullscreen"))],
    indirect=["display"],
    ids=["in a window, in English", "on the full small screen, in Polish"],
)
def test_a_first_game(start: Start, tmp_path: Path, options: tuple[str, ...]) -> None:
    program = start(tmp_path / "home", *options)
    player = Player(program, seed=5)
    sit_down(program, GAME, SCENARIO)
    bid(player)
    bid(player)
    turns = play_first_round(player)
    assert {turn.seat for turn in turns} == {0, 1}, "both sides had their turn"
    assert any(turn.is_ended_by_hand for turn in turns)
    assert any(turn.undone for turn in turns)
    assert player.curtains > 2, "and the curtain was between them"

    digest = playing(program.shown).digest
    saved = save_under_a_name(program)
    assert Match.loads(read_bounded(saved, FILE_LIMIT), saved).digest() == digest
    program.kill()
    assert kept_match(program.home).digest() == digest

    again = start(program.home, *options)
    go_on(again, digest)
    assert again.quit() == 0
    assert kept_match(program.home).digest() == digest
    assert again.errors() == ""
