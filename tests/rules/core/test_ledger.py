"""The ledger of a story: each kind of event has its counter, and who is level with another leads nobody."""

from typing import Any

import msgspec

from game.rules.core.ledger import Ledger, Milestone, leader, once
from game.rules.core.values import Event, Outcome


class World(msgspec.Struct, frozen=True):
    laps: int = 0
    outcome: Outcome | None = None


class LapDriven(Event, frozen=True, tag="lap"):
    driver: str


class RoundStarted(Event, frozen=True, tag="round"):
    pass


class Rained(Event, frozen=True, tag="rain"):
    pass


class Page(msgspec.Struct, frozen=True):
    driver: str
    laps: int
    stops: int


class Race(Ledger[World, str]):
    great = frozenset({Rained})
    evolvers = {
        LapDriven: lambda world, _event: World(world.laps + 1),
        RoundStarted: lambda world, _event: world,
        Rained: lambda world, _event: world,
    }
    counters = {LapDriven: once("laps"), RoundStarted: Ledger.begin_round}

    def standing(self, player: str) -> int:
        return self.counts[player]["laps"]

    def whose(self, event: Any) -> str:
        return str(event.driver)


def race(*events: Event, rounds: int = 0) -> Race:
    return Race(World(), rounds, ("ann", "bob")).note_all(events)


def test_a_deed_counts_for_whoever_did_it_and_the_world_goes_on() -> None:
    found = race(LapDriven("ann"), Rained(), LapDriven("ann"), LapDriven("bob"))
    assert found.most("laps") == ("ann", 2)
    assert found.world == World(3)
    assert found.filled(Page, "bob", driver="bob") == Page("bob", laps=1, stops=0)


def test_a_curve_has_the_start_each_round_and_the_end() -> None:
    found = race(RoundStarted(), LapDriven("ann"), RoundStarted(), LapDriven("ann"))
    assert found.curve("ann") == (0, 1, 2)
    assert found.curve("bob") == (0, 0, 0)
    assert found.rounds == 2
    assert race(LapDriven("ann"), rounds=2).curve("ann") == (0, 0, 1), (
        "rounds before the story were as its start"
    )


def test_who_is_level_or_did_too_little_does_not_lead() -> None:
    assert leader({"ann": 2, "bob": 1}) == ("ann", 2)
    assert leader({"ann": 2, "bob": 2}) is None
    assert leader({"ann": 2, "bob": 1}, least=3) is None
    assert leader({}) is None


def test_what_is_great_is_kept_with_the_round_in_which_it_happened() -> None:
    found = race(RoundStarted(), LapDriven("ann"), RoundStarted(), Rained(), LapDriven("bob"))
    assert found.milestones == [Milestone(2, Rained())]
