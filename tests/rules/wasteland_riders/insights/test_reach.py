"""Reach is exact: every hex can be driven to for what is told, no cheaper, and what is left out cannot."""

import pytest
from msgspec.structs import replace

from game.devtools.invariants.seatings import Deal
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.memo import Memo
from game.rules.core.state import State
from game.rules.wasteland_riders import GAME
from game.rules.wasteland_riders.insights.reach import reach_of
from game.rules.wasteland_riders.insights.route_costs import legs
from game.rules.wasteland_riders.intents.common import ChooseMode, MarkHex
from game.rules.wasteland_riders.movement.planning import ChoosingMode, MarkingRoute
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.world.state import World
from tests.guards import at_least_one
from tests.presenters.wasteland_riders.play import brisk
from tests.rules.wasteland_riders.table import riders

rule = pytest.mark.rule
FIRST = Seat(0)
DEALS = (
    Deal("wasteland_riders", "m1_zbawca_pustkowi", 2),
    Deal("wasteland_riders", "m3_moze_byc_tylko_jeden", 3),
)


def marking(deal: Deal, count: int) -> list[tuple[State[World], Seat]]:
    """So many moments at which a driver lays his route."""
    found: list[tuple[State[World], Seat]] = []
    for _, match, seat in brisk(deal, 17, 4000):
        move, asked = match.state.world.move, engine.pending(match.state)
        if isinstance(asked, MarkingRoute) and move is not None and move.mode == "vehicle":
            found.append((match.view(seat), seat))
            if len(found) == count:
                break
    assert len(found) == count
    return found


def driven(view: State[World], seat: Seat, way: tuple[HexId, ...]) -> State[World]:
    for place in way:
        view = engine.apply(GAME, view, seat, MarkHex(place)).state
    return view


@rule("WR-MOVE-05", "WR-MOVE-10", "WR-MOVE-12", "WR-MOVE-15", "WR-MOVE-16")
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_each_hex_costs_what_the_rules_take_for_its_way(deal: Deal) -> None:
    for view, seat in marking(deal, 12):
        laid = view.world.move.route if view.world.move else ()
        for place, reached in reach_of(view.world, seat).items():
            ahead = legs(driven(view, seat, reached.way), seat)
            assert [leg.hex for leg in ahead] == [*laid, *reached.way]
            assert ahead[-1].hex == place
            assert all(leg.is_paid for leg in ahead), place
            assert sum(leg.fuel for leg in ahead) == reached.fuel
            if len(ahead) > 1:
                assert sum(leg.cost for leg in ahead) == reached.points


@rule("WR-MOVE-17")
@pytest.mark.parametrize("start", ["M1", "R5"])
def test_nothing_cheaper_and_nothing_else_can_be_reached(start: str) -> None:
    """Against every route there is, tried one by one."""
    game = riders("mel_gearson", step="movement").put(FIRST, start).with_knight(FIRST, fuel=1)
    view = game.run(ChoosingMode(FIRST)).do(ChooseMode("vehicle")).state
    best: dict[HexId, int] = {}

    def walk(now: State[World]) -> None:
        for intent in engine.legal(now, FIRST):
            if not isinstance(intent, MarkHex):
                continue
            ahead = legs(now, FIRST, intent.hex)
            if not ahead[-1].is_paid:
                continue
            spent = sum(leg.fuel for leg in ahead)
            best[intent.hex] = min(best.get(intent.hex, spent), spent)
            walk(engine.apply(GAME, now, FIRST, intent).state)

    walk(view)
    reach = reach_of(view.world, FIRST)
    assert 0 < len(reach) < len(view.world.setting.hexes) - 1
    assert {place: reached.fuel for place, reached in reach.items()} == best


def test_before_a_route_is_begun_it_is_the_same_and_without_fuel_there_is_none() -> None:
    game = riders("mel_gearson", step="movement").put(FIRST, "M1").with_knight(FIRST, fuel=2)
    asked = game.run(ChoosingMode(FIRST))
    begun = asked.do(ChooseMode("vehicle"))
    assert reach_of(asked.world, FIRST) == reach_of(begun.world, FIRST)
    assert at_least_one(reach_of(asked.world, FIRST))
    assert reach_of(asked.do(ChooseMode("foot")).world, FIRST) == {}
    assert reach_of(asked.with_knight(FIRST, fuel=0).world, FIRST) == {}


def test_with_a_memo_it_is_worked_out_once() -> None:
    world = riders("mel_gearson", step="movement").put(FIRST, "M1").run(ChoosingMode(FIRST)).world
    kept = world.setting.with_memo(Memo())
    remembering = replace(world, setting=kept)
    assert reach_of(remembering, FIRST) is reach_of(remembering, FIRST)
    assert reach_of(remembering, FIRST) == reach_of(world, FIRST)
