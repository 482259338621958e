"""Every card is in exactly one place at every moment, under choices that Hypothesis makes and shortens.

Each example begins where cards change hands: Market, deal, theft, draw, contracts. The laws are asked after
every single event, not only where somebody is asked.
"""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from game.rules.core import engine
from game.rules.core.frames import Frame
from game.rules.core.ids import CardId, Seat
from game.rules.core.state import State
from game.rules.core.values import Event, Intent
from game.rules.wasteland_riders import GAME
from game.rules.wasteland_riders.contracts import FillSlots, MarkContracts
from game.rules.wasteland_riders.events import gear as ge
from game.rules.wasteland_riders.events.common import CardReturned
from game.rules.wasteland_riders.events.fights import GearStolen
from game.rules.wasteland_riders.events.journey import ContractExpired, ContractIntroduced, ContractStolen
from game.rules.wasteland_riders.exploration.exploration import ExploreTurn
from game.rules.wasteland_riders.fight.theft import Rob
from game.rules.wasteland_riders.intents.common import (
    AcceptContract,
    AcceptDeal,
    CompleteContract,
    OfferGear,
    Propose,
    Trade,
)
from game.rules.wasteland_riders.intents.fights import RobContract
from game.rules.wasteland_riders.market.dealing import Dealing
from game.rules.wasteland_riders.market.market import MarketExchange, Refill
from game.rules.wasteland_riders.preparation import ScavengerStep, UpdatingMarket
from game.rules.wasteland_riders.rest import RestGear
from game.rules.wasteland_riders.supplies.drawing import DrawCards
from game.rules.wasteland_riders.terms import Deck
from game.rules.wasteland_riders.world.state import World
from tests.bots.wanderer import Wanderer
from tests.rules.wasteland_riders.table import Halt, Table, riders, setting, started

ONE, TWO = Seat(0), Seat(1)
BEGINNINGS: dict[str, tuple[tuple[Frame, ...], set[type[Event]]]] = {
    "market": ((Refill(), MarketExchange(ONE)), {ge.ExchangeDone}),
    "deal": ((Dealing(ONE, TWO),), {ge.DealDone}),
    "theft": ((Rob(ONE, TWO),), {GearStolen, ContractStolen}),
    "draw": ((DrawCards(ONE, "red", 2), DrawCards(TWO, "yellow", 2)), {ge.GearDrawn, ge.VehicleTaken}),
    "contracts": ((FillSlots(), ExploreTurn(ONE), ExploreTurn(TWO)), {ContractIntroduced, CardReturned}),
    "markers": ((FillSlots(), *3 * (MarkContracts(),), FillSlots()), {ContractExpired}),
    "preparation": ((FillSlots(), ScavengerStep(), UpdatingMarket(ONE), Refill()), {ge.MarketRefilled}),
    "rest": ((RestGear(ONE), RestGear(TWO)), {ge.GearMoved, ge.BlueRemoved}),
}
"""Where each example begins, and what must come about in some."""
BARGAINS = (Trade, AcceptDeal, Propose, CompleteContract, AcceptContract, RobContract, OfferGear)
GEAR = sorted(name for name, one in setting(1).content.gear.items() if one.copies and one.slot != "knight")
CHOICES = st.lists(st.integers(min_value=0, max_value=200), max_size=40)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Two to four knights on one hex, each with gear stowed and on him, contracts and cards in hand."""
    table = riders(seats=draw(st.integers(2, 4)))
    hands = draw(st.lists(st.sampled_from(GEAR), min_size=2, max_size=10, unique=True))
    for place, card in enumerate(hands):
        table = table.give(place % 2, card, ("backpack", "vehicle")[place // 2 % 2])
    for seat in range(len(table.world.knights)):
        table = table.put(seat, draw(st.sampled_from(["M1", "M3"])) if seat > 1 else "M1")
    if draw(st.booleans()):
        table = table.contract("p01_plon_mala_plon", holder=TWO, accepted=True)
    return table


def broken(world: World) -> list[str]:
    return [law for law in GAME.laws(world) if "exactly one place" in law or "pool" in law]


def chosen(legal: tuple[Intent, ...], choice: int) -> Intent:
    """Every third choice makes or closes a bargain where one can be: chance alone hardly ever would."""
    bargains = [[intent for intent in legal if type(intent) is kind] for kind in BARGAINS]
    offered = next(filter(None, bargains), legal) if choice % 3 == 0 else legal
    return offered[choice % len(offered)]


def play(state: State[World], choices: list[int], seen: set[type[Event]]) -> None:
    """Play on by these choices, the laws asked after every single event."""
    for choice in choices:
        if isinstance(state.stack[-1], Halt):
            break
        (seat,) = engine.waiting_for(state)
        legal = engine.legal(state, seat)
        applied = engine.apply(GAME, state, seat, chosen(legal, choice), legal)
        world = state.world
        for event in applied.events:
            world = GAME.evolve(world, event)
            assert broken(world) == [], event
            seen.add(type(event))
        state = applied.state


@pytest.mark.sweep("part")
@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_every_card_is_in_exactly_one_place(beginning: str) -> None:
    frames, expected = BEGINNINGS[beginning]
    seen: set[type[Event]] = set()

    @settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
    @given(table=tables(), choices=CHOICES)
    def law(table: Table, choices: list[int]) -> None:
        play(table.run(*frames).state, choices, seen)

    law()
    assert expected <= seen, "the examples must bring about what they are for"


@settings(max_examples=5, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(seats=st.integers(2, 4), mission=st.integers(1, 5), seed=st.integers(0, 2**62 - 1))
def test_every_card_is_in_exactly_one_place_in_whole_games(seats: int, mission: int, seed: int) -> None:
    state = started(seats, mission, seed).state
    bots, happened = [Wanderer(seed ^ seat) for seat in range(seats)], 0
    while waiting := engine.waiting_for(state):
        seat = min(waiting)
        intent = bots[seat].choose(GAME.redact(state, seat), seat, engine.legal(state, seat))
        applied = engine.apply(GAME, state, seat, intent)
        world = state.world
        for event in applied.events:
            world = GAME.evolve(world, event)
            assert broken(world) == [], event
            happened += 1
        state = applied.state
    assert happened > 100


@pytest.mark.parametrize("deck", setting(1).decks)
@pytest.mark.parametrize(
    "change", [lambda pile: pile[1:], lambda pile: (pile[0], *pile)], ids=["lost", "twice"]
)
def test_a_card_that_is_lost_or_there_twice_is_noticed(
    deck: Deck, change: Callable[[tuple[CardId, ...]], tuple[CardId, ...]]
) -> None:
    world = riders().world
    assert broken(world) == []
    decks = {**world.decks, deck: change(world.decks[deck])}
    assert broken(replace(world, decks=decks)) == [f"every {deck} card is in exactly one place"]
