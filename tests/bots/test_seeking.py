"""Whole games of riders with whims: no card is never drawn, no contract is never completed."""

from collections import Counter

import pytest

from game.bots.wasteland_riders import goals, measure
from game.devtools.simulation import new_match
from game.rules.core.ids import CardId
from game.rules.core.values import Event
from game.rules.wasteland_riders.events.journey import ContractCompleted
from game.rules.wasteland_riders.world.setting import Setting
from game.rules.wasteland_riders.world.state import World
from tests import sweeps
from tests.bots.wanderer import Wanderer
from tests.rules.wasteland_riders.table import MISSIONS, setting

GAMES = 120
"""Forty of each number of players; all is found after two thirds of them."""
NEVER_SEEN = {"all": 0, "default": 30, "fast": 30}
"""A tenth of the games finds most of it."""


class Findings:
    """What no game has shown so far."""

    def __init__(self, setting: Setting) -> None:
        self.contracts = {*setting.content.general, *setting.content.private}
        self.decks = {deck: set(cards) for deck, cards in setting.decks.items()}
        self.vehicles = set(setting.vehicles)

    def see_event(self, event: Event) -> None:
        if isinstance(event, ContractCompleted):
            self.contracts.discard(event.contract)

    def see_world(self, world: World) -> None:
        for deck, never in self.decks.items():
            never -= _gone(world.setting.decks[deck], world.decks[deck])
        self.vehicles -= _gone(world.setting.vehicles, world.pool)

    @property
    def missing(self) -> set[str]:
        return {*self.contracts, *self.vehicles, *(card for never in self.decks.values() for card in never)}


def _gone(all_cards: tuple[CardId, ...], left: tuple[CardId, ...]) -> set[CardId]:
    return set(Counter(all_cards) - Counter(left))


@pytest.fixture
def keen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Riders who care for contracts and fame more than for what the mission counts."""
    monkeypatch.setattr(goals, "ACCEPT", 1.5)
    for mission in measure.FAME:
        monkeypatch.setitem(measure.FAME, mission, 1.0)
        monkeypatch.setitem(measure.COUNTED, mission, 0.3)


def play(number: int, findings: Findings) -> None:
    """One game of a long mission: which, and the number of players, go by its number."""
    seats, mission = 2 + number % 3, MISSIONS[1 + number % 2]
    match = new_match("wasteland_riders", mission, seats, number, {})
    bots = [Wanderer(1000 * number + seat) for seat in range(seats)]
    while waiting := match.waiting_for():
        seat = min(waiting)
        before = match.round
        match.submit(seat, bots[seat].choose(match.view(seat), seat, match.legal(seat)))
        for event in match.steps[-1].events:
            findings.see_event(event)
        if match.round != before:
            findings.see_world(match.state.world)
    findings.see_world(match.state.world)


@pytest.mark.usefixtures("keen")
def test_every_card_is_drawn_and_every_contract_completed() -> None:
    findings = Findings(setting(1))
    assert len(findings.contracts) == 27
    assert len(findings.missing) > 150
    for number in range(sweeps.some(GAMES)):
        play(number, findings)
        if not findings.missing:
            break
    assert len(findings.missing) <= NEVER_SEEN[sweeps.TIER], findings.missing
