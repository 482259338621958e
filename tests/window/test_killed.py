"""L1: kill -9 at any moment loses at most the drag in hand, in the real program with a real mouse."""

import random
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from game.app.trace import Playing, TraceLine
from game.rules.core.codec import digest
from game.session.match import Match
from game.session.saves import load
from tests.sweeps import NIGHT
from tests.window.conftest import Start
from tests.window.player import Player, kept_match, playing
from tests.window.program import OutOfReach, Program
from tests.window.test_first_game import may_undo

KILLS = 20 * NIGHT
SEED = 20
TABLE = ("--game", "desert_patrol", "--scenario", "dp_s01", "--lang", "en")

Moment = Callable[[Player, random.Random], None]
"""Brings the program to where it is killed."""


def wait(chance: random.Random, most: float) -> None:
    time.sleep(chance.random() * most)


def lift(player: Player) -> bool:
    """Carry something over a place that takes it; whether there was anything to carry."""
    offers = player.offers(player.match())
    for way in player.ways(offers):
        if way.source is None or way.target is None:
            return False
        try:
            player.carry(way.source, way.target, offers)
        except OutOfReach:
            continue
        return True
    return False


def in_a_drag(player: Player, chance: random.Random) -> None:
    """With a card in the air, over a place that would take it."""
    lift(player)
    wait(chance, 0.1)


def after_a_drop(player: Player, chance: random.Random) -> None:
    """While the step is worked out and written."""
    if lift(player):
        player.program.display.begin("mouseup", 1)
    wait(chance, 0.1)


def in_motion(player: Player, chance: random.Random) -> None:
    """The step is done, and the screen still catches up."""
    if lift(player):
        player.program.release()
    wait(chance, 0.6)


def in_a_dialog(player: Player, chance: random.Random) -> None:
    player.program.click("menu")
    player.program.wait_for(lambda shown: shown.screen == "menu", "the menu")
    wait(chance, 0.1)


def in_a_save(player: Player, chance: random.Random) -> None:
    player.program.key("ctrl+s")
    player.program.wait_for_screen("saves")
    player.program.click("save_name")
    player.program.type(f"{chance.randrange(10**6)}")
    player.program.settled()
    player.program.move(player.program.point_where("save", lambda at: at[0].handle == "save"))
    player.program.display.begin("click", 1)
    wait(chance, 0.1)


def in_an_undo(player: Player, chance: random.Random) -> None:
    """If nothing can be taken back, something is done that perhaps can."""
    if not may_undo(player.program):
        player.play()
    player.program.display.begin("key", "ctrl+z")
    wait(chance, 0.1)


def at_the_end(player: Player, chance: random.Random) -> None:
    """While it closes by itself."""
    player.program.display.begin("key", "alt+F4")
    wait(chance, 0.15)


def behind_the_curtain(player: Player, chance: random.Random) -> None:
    """While its button is held."""
    player.program.move(player.program.point_where("open", lambda at: at[0].handle == "open"))
    player.program.press()
    wait(chance, 0.8)


def on_continuing(player: Player, chance: random.Random) -> None:
    """While the match is read and its next page written."""
    player.program.move(player.program.point_where("continue", lambda at: at[0].handle == "continue"))
    player.program.display.begin("click", 1)
    wait(chance, 0.3)


AT_THE_TABLE: tuple[Moment, ...] = (
    *(in_a_drag, after_a_drop, in_motion, in_a_dialog, in_a_save, in_an_undo, at_the_end),
)
MOMENTS: tuple[Moment, ...] = (*AT_THE_TABLE, behind_the_curtain, on_continuing)


class Memory:
    """What the screen has acknowledged of one match, over all runs of the program."""

    def __init__(self) -> None:
        self._digests: dict[int, str] = {}
        self._last = 0

    def take(self, acknowledged: Iterable[Playing]) -> None:
        for shown in acknowledged:
            self._digests[shown.steps] = shown.digest
            self._last = shown.steps

    def check(self, match: Match, *, may_be_undone: bool = False) -> None:
        """Every acknowledged step is there, and at most the one that was just being done beside them."""
        match.look_back()
        found = [digest(match.first_state), *(digest(step.state) for step in match.steps)]
        steps = len(match.steps)
        assert self._last - may_be_undone <= steps <= self._last + 1
        kept = range(min(self._last, steps) + 1)
        known = {number: self._digests[number] for number in kept if number in self._digests}
        assert {number: found[number] for number in known} == known
        self._digests, self._last = dict(enumerate(found)), steps


class Evening:
    """Matches played one after the other, each continued after every kill until it is decided."""

    def __init__(self, start: Start, folder: Path) -> None:
        self._start = start
        self._folder = folder
        self._chance = random.Random(SEED)
        self.killed: dict[Moment, list[TraceLine]] = {moment: [] for moment in MOMENTS}
        """The last frame before each kill."""
        self._begin(1)

    def _begin(self, number: int) -> None:
        self._number = number
        self._memory, self._home = Memory(), self._folder / f"match{number}"
        program = self._start(self._home, *TABLE, "--seed", str(number))
        program.wait_for_screen("curtain")
        self._killed(program, behind_the_curtain)

    def _killed(self, program: Program, moment: Moment) -> None:
        program.kill()
        self._memory.take(program.acknowledged)
        self.match = kept_match(self._home)
        self._memory.check(self.match, may_be_undone=moment is in_an_undo)
        for path in (self._home / "saves").glob("[!.]*"):
            load(path)  # raises for half a save

    def kill(self, moment: Moment) -> None:
        """Go on with the match, play a little, and be killed at this moment."""
        if self.match.outcome is not None:
            self._begin(self._number + 1)
        program = self.start_again()
        player = Player(program, seed=self._chance.randrange(10**6))
        if moment is not on_continuing:
            self._go_on(program)
        if moment in AT_THE_TABLE:
            self._play(player)
        if self.match.outcome is None:
            moment(player, self._chance)
        self._killed(program, moment)
        self.killed[moment].append(program.shown)

    def start_again(self) -> Program:
        """The title, which offers to continue exactly while the match is undecided."""
        program = self._start(self._home)
        shown = program.wait_for_screen("title")
        is_offered = any(thing.handle == "continue" and thing.enabled for thing in shown.things)
        assert is_offered == (self.match.outcome is None)
        return program

    def _go_on(self, program: Program) -> None:
        """What Continue shows is what the disk holds."""
        program.click("continue")
        shown = playing(program.wait_for_screen("curtain", "table"))
        assert (shown.digest, shown.steps) == (self.match.digest(), len(self.match.steps))

    def _play(self, player: Player) -> None:
        player.sit()
        if self._chance.random() < 0.5:
            player.play()
            self.match = player.match()
        if self.match.outcome is None:
            player.sit()

    def moments(self) -> list[Moment]:
        """Every kind as often as the others, in any order."""
        rounds = -(-KILLS // len(MOMENTS))
        return [one for _ in range(rounds) for one in self._chance.sample(MOMENTS, len(MOMENTS))][:KILLS]


def test_a_killed_program_goes_on_with_everything_that_was_shown(start: Start, tmp_path: Path) -> None:
    evening = Evening(start, tmp_path)
    for moment in evening.moments():
        evening.kill(moment)
    evening.start_again()
    killed = evening.killed
    assert sum(map(len, killed.values())) == KILLS
    assert any(shown.playing is not None and shown.playing.held for shown in killed[in_a_drag])
    assert "menu" in {shown.screen for shown in killed[in_a_dialog]}
    assert "saves" in {shown.screen for shown in killed[in_a_save]}
    assert "curtain" in {shown.screen for shown in killed[behind_the_curtain]}


def shown_after(match: Match) -> Playing:
    return Playing(match.digest(), len(match.steps), 0, (0,), held=None, amount=0)


def test_planted_a_lost_step_is_found() -> None:
    """The memory is no good if it does not notice."""
    match = Match.new("desert_patrol", scenario="dp_s01", seats=2, seed=7)
    memory, shown = Memory(), [shown_after(match)]
    for _ in range(6):
        seat = min(match.waiting_for())
        before = match.dumps()
        match.submit(seat, match.legal(seat)[0])
        shown.append(shown_after(match))
    memory.take(shown)
    with pytest.raises(AssertionError):
        memory.check(Match.loads(before))
    other = Match.loads(before)
    seat = min(other.waiting_for())
    other.submit(seat, other.legal(seat)[-1])
    assert other.digest() != match.digest()
    with pytest.raises(AssertionError):
        memory.check(other)
    memory.check(match)
