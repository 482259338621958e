"""What a match came to, for the screen of results: fights, tests, luck, contracts, the way driven.

Everything is told: ask only when the game is over, or when all may know all of it.
"""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import Literal

import msgspec

from game.rules.core.ids import Seat
from game.rules.core.values import Event
from game.rules.wasteland_riders.events import common as ev
from game.rules.wasteland_riders.events import fights as fe
from game.rules.wasteland_riders.events import journey as je
from game.rules.wasteland_riders.skill_tests import SIDES
from game.session.match import Match

Highlight = Literal["won", "hexes", "contracts", "robbed", "luck"]
"""Who did most of it: fights won, hexes entered, contracts, robberies, luck cards played."""
DEEDS: tuple[Highlight, ...] = ("won", "contracts", "hexes", "robbed", "luck")
LEAST = {"won": 2, "contracts": 1, "hexes": 10, "robbed": 1, "luck": 3}
"""Fewer are not worth a word."""
MOST_MENTIONS = 4


class SeatStatistics(msgspec.Struct, frozen=True):
    seat: Seat
    fights: int
    """Of his knight; and how many of them it has won."""
    won: int
    tests: int
    """Skill tests; and how many of them succeeded."""
    passed: int
    luck: int
    """Luck cards played for their text."""
    contracts: int
    hexes: int
    """Entered by moving; and, below, the movement points they took."""
    mp: int
    knocked_out: int
    robbed: int
    """How often he has taken something from another knight."""
    dice: int
    """Of all rolls, those for enemies included; and, below, the successes among them."""
    successes: int
    expected: Fraction
    """How many successes so many dice show on average."""
    reputation: tuple[int, ...]
    """At the start, then after each round; the last one is the final one."""


class Mention(msgspec.Struct, frozen=True):
    deed: Highlight
    seat: Seat
    count: int


class Statistics(msgspec.Struct, frozen=True):
    rounds: int
    fights: int
    seats: tuple[SeatStatistics, ...]
    """In their order."""
    mentions: tuple[Mention, ...]
    """Of each deed one at most."""


def statistics(match: Match) -> Statistics:
    """Of a match of Wasteland Riders that is over, or whose every secret may be told."""
    return compute(match.seats, (event for step in match.steps for event in step.events))


def compute(seats: int, events: Iterable[Event]) -> Statistics:
    """Of a whole story: how many played, and everything that happened."""
    ledger = Ledger(seats)
    for event in events:
        ledger.note(event)
    found = tuple(ledger.seat(Seat(seat)) for seat in range(seats))
    return Statistics(ledger.rounds, ledger.fights, found, _mentions(found))


class Ledger:
    """Events are noted one after another; what they come to can be read off at any time."""

    def __init__(self, seats: int) -> None:
        self.rounds = 0
        self.fights = 0
        self._counts = [Counter[str]() for _ in range(seats)]
        self._expected = [Fraction(0)] * seats
        self._reputation = [0] * seats
        self._series: list[list[int]] = [[] for _ in range(seats)]
        self._difficulty = 0

    def note(self, event: Event) -> None:
        match event:
            case ev.RoundStarted():
                self._begin_round(event)
            case ev.ResourceChanged(resource="reputation"):
                self._reputation[event.seat] = event.now
            case ev.LuckPlayed():
                self._counts[event.seat]["luck"] += 1
            case je.HexEntered():
                self._counts[event.seat].update(hexes=1, mp=event.cost)
            case je.ContractCompleted():
                self._counts[event.seat]["contracts"] += 1
            case je.SkillTestStarted() | je.SkillTestRolled() | je.SkillTestEnded():
                self._note_test(event)
            case _:
                self._note_fight(event)

    def _note_test(self, event: je.SkillTestStarted | je.SkillTestRolled | je.SkillTestEnded) -> None:
        match event:
            case je.SkillTestStarted():
                self._difficulty = event.difficulty
            case je.SkillTestRolled():
                self._throw(event.seat, event.dice, event.successes, self._difficulty)
            case je.SkillTestEnded():
                self._counts[event.seat].update(tests=1, passed=int(event.ok))

    def _note_fight(self, event: Event) -> None:
        match event:
            case fe.AttackRolled():
                self._throw(event.seat, event.dice, event.successes, event.difficulty)
            case fe.FightStarted():
                self._begin_fight(event)
            case fe.FightDecided() if event.seat is not None:
                self._counts[event.seat]["won"] += 1
            case fe.Robbed() if event.what != "nothing":
                self._counts[event.seat]["robbed"] += 1
            case fe.KnightKnockedOut():
                self._counts[event.seat]["knocked_out"] += 1

    def _begin_round(self, event: ev.RoundStarted) -> None:
        self.rounds = event.round
        for seat, series in enumerate(self._series):
            series.append(self._reputation[seat])

    def _begin_fight(self, event: fe.FightStarted) -> None:
        self.fights += 1
        for fighter in (event.fight.red, event.fight.blue):
            if fighter.seat is not None:
                self._counts[fighter.seat]["fights"] += 1

    def _throw(self, seat: Seat, dice: tuple[int, ...], successes: int, difficulty: int) -> None:
        self._counts[seat].update(dice=len(dice), successes=successes)
        good = max(0, SIDES + 1 - difficulty)
        self._expected[seat] += Fraction(len(dice) * good, SIDES)

    def seat(self, seat: Seat) -> SeatStatistics:
        count = self._counts[seat]
        return SeatStatistics(
            seat=seat,
            fights=count["fights"],
            won=count["won"],
            tests=count["tests"],
            passed=count["passed"],
            luck=count["luck"],
            contracts=count["contracts"],
            hexes=count["hexes"],
            mp=count["mp"],
            knocked_out=count["knocked_out"],
            robbed=count["robbed"],
            dice=count["dice"],
            successes=count["successes"],
            expected=self._expected[seat],
            reputation=(*self._series[seat], self._reputation[seat]),
        )


def _mentions(seats: tuple[SeatStatistics, ...]) -> tuple[Mention, ...]:
    """Who alone has most of something."""
    found = []
    for deed in DEEDS:
        counts = [int(getattr(one, deed)) for one in seats]
        best = max(counts)
        if best >= LEAST[deed] and counts.count(best) == 1:
            found.append(Mention(deed, seats[counts.index(best)].seat, best))
    return tuple(found[:MOST_MENTIONS])
