"""The figures of a match: fights, tests, luck, contracts, movement.

They contain hidden facts: ask only when the game is over, or when all may know everything.
"""

from collections.abc import Iterable
from fractions import Fraction
from typing import Literal

import msgspec

from game.rules.core.ids import Seat
from game.rules.core.ledger import Ledger, Milestone, once
from game.rules.core.values import Event
from game.rules.wasteland_riders.events import common as ev
from game.rules.wasteland_riders.events import fights as fe
from game.rules.wasteland_riders.events import journey as je
from game.rules.wasteland_riders.events import missions as me
from game.rules.wasteland_riders.skill_tests import SIDES
from game.rules.wasteland_riders.world.state import World

Feat = Literal["won", "hexes", "contracts", "robbed", "luck"]
"""The deeds compared: fights won, hexes entered, contracts, robberies, luck cards played."""
LEAST: dict[Feat, int] = {"won": 2, "contracts": 1, "hexes": 10, "robbed": 1, "luck": 3}
"""The least numbers worth naming, the most important deed first."""
MOST_HIGHLIGHTS = 4


class SeatStatistics(msgspec.Struct, frozen=True):
    """The figures of one seat."""

    seat: Seat
    fights: int
    """Fights of the seat's knight; `won` are those it won."""
    won: int
    tests: int
    """Skill tests; `passed` are those that succeeded."""
    passed: int
    luck: int
    """Luck cards played for their text."""
    contracts: int
    hexes: int
    """Hexes entered by moving; `mp` are the movement points they took."""
    mp: int
    knocked_out: int
    robbed: int
    """How often the knight has taken something from another."""
    dice: int
    """Dice of all rolls, those for enemies included; `successes` are the successes among them."""
    successes: int
    expected: Fraction
    """The mean number of successes of this many dice."""
    reputation: tuple[int, ...]
    """The Reputation at the start, then after each round; the last one is final."""


class Highlight(msgspec.Struct, frozen=True):
    """A deed of which one seat alone has the most."""

    deed: Feat
    seat: Seat
    count: int


class Statistics(msgspec.Struct, frozen=True):
    """The figures of a whole match."""

    rounds: int
    fights: int
    seats: tuple[SeatStatistics, ...]
    """In the order of the seats."""
    highlights: tuple[Highlight, ...]
    """At most one for each deed."""
    milestones: tuple[Milestone, ...] = ()


def statistics(start: World, events: Iterable[Event]) -> Statistics:
    """The statistics of a whole story: the world it begins in, and all events."""
    ledger = RidersLedger(start).note_all(events)
    found = tuple(ledger.seat(seat) for seat in start.seats)
    return Statistics(ledger.rounds, ledger.fights, found, ledger.highlights(), tuple(ledger.milestones))


class RidersLedger(Ledger[World, Seat]):
    """Counts the events of a match, world by world."""

    great = frozenset(
        {
            je.ContractCompleted,
            me.AidBrought,
            me.EnemyBeaten,
            me.CityRuined,
            me.DuelWon,
            me.CellTaken,
            me.CellStolen,
            fe.KnightKnockedOut,
        }
    )

    def __init__(self, start: World) -> None:
        self._reputation = [knight.reputation for knight in start.knights]
        self._difficulty = 0
        self.fights = 0
        super().__init__(start, start.round, start.seats)

    def standing(self, player: Seat) -> int:
        return self._reputation[player]

    def whose(self, event: ev.LuckPlayed) -> Seat:
        return event.seat

    def _change(self, event: ev.ResourceChanged) -> None:
        if event.resource == "reputation":
            self._reputation[event.seat] = event.now

    def _begin_test(self, event: je.SkillTestStarted) -> None:
        self._difficulty = event.difficulty

    def _roll_test(self, event: je.SkillTestRolled) -> None:
        self._throw(event.seat, event.dice, event.successes, self._difficulty)

    def _end_test(self, event: je.SkillTestEnded) -> None:
        self.counts[event.seat].update(tests=1, passed=int(event.ok))

    def _roll_attack(self, event: fe.AttackRolled) -> None:
        self._throw(event.seat, event.dice, event.successes, event.difficulty)

    def _throw(self, seat: Seat, dice: tuple[int, ...], successes: int, difficulty: int) -> None:
        self.counts[seat].update(dice=len(dice), successes=successes)
        good = max(0, SIDES + 1 - difficulty)
        self.expected[seat] += Fraction(len(dice) * good, SIDES)

    def _enter(self, event: je.HexEntered) -> None:
        self.counts[event.seat].update(hexes=1, mp=event.cost)

    def _begin_fight(self, event: fe.FightStarted) -> None:
        self.fights += 1
        for fighter in (event.fight.red, event.fight.blue):
            if fighter.seat is not None:
                self.counts[fighter.seat]["fights"] += 1

    def _win(self, event: fe.FightDecided) -> None:
        if event.seat is not None:
            self.counts[event.seat]["won"] += 1

    def _rob(self, event: fe.Robbed) -> None:
        if event.what != "nothing":
            self.counts[event.seat]["robbed"] += 1

    counters = {
        ev.RoundStarted: Ledger.begin_round,
        ev.ResourceChanged: _change,
        je.SkillTestStarted: _begin_test,
        je.SkillTestRolled: _roll_test,
        je.SkillTestEnded: _end_test,
        fe.AttackRolled: _roll_attack,
        je.HexEntered: _enter,
        fe.FightStarted: _begin_fight,
        fe.FightDecided: _win,
        fe.Robbed: _rob,
        ev.LuckPlayed: once("luck"),
        je.ContractCompleted: once("contracts"),
        fe.KnightKnockedOut: once("knocked_out"),
    }

    def seat(self, seat: Seat) -> SeatStatistics:
        expected, reputation = self.expected[seat], self.curve(seat)
        return self.filled(SeatStatistics, seat, seat=seat, expected=expected, reputation=reputation)

    def highlights(self) -> tuple[Highlight, ...]:
        """The deeds in which one seat alone has the most."""
        found = ((deed, self.most(deed, least)) for deed, least in LEAST.items())
        return tuple(Highlight(deed, *most) for deed, most in found if most is not None)[:MOST_HIGHLIGHTS]
