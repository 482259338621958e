"""What tests of the decision panel of Wasteland Riders share: random matches at a moment, looking at them."""

from collections.abc import Callable, Iterator
from functools import cache

from msgspec.structs import replace

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.decision.views import compose_decision
from game.rules.core import engine
from game.rules.core.frames import Decision
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.core.state import State
from game.rules.wasteland_riders.knowledge.views import redact
from game.rules.wasteland_riders.world.state import World
from game.session.match import Match
from game.view.canvas import Canvas
from game.view.kit import Kit
from tests.presenters import kits
from tests.presenters.kits import CAMERA, LONG

SCENARIOS = ("m1_zbawca_pustkowi", "m3_moze_byc_tylko_jeden", "m5_dwie_zakaly")
NAMES = (LONG, "Iwona", "Jan", "Ewa")
Moment = Callable[[State[World], Decision[World]], bool]


def moments(seed: int, seats: int, scenario: str, steps: int) -> Iterator[tuple[Match, Decision[World]]]:
    """Each decision of a random match."""
    match = Match.new("wasteland_riders", scenario=scenario, seats=seats, seed=seed, options={})
    draws = Draws(Rng(seed))
    for _ in range(steps):
        decision = engine.pending(match.state)
        if decision is None:
            return
        yield match, decision
        seat = decision.in_order(match.state.world)[0]
        match.submit(seat, draws.choice(match.legal(seat)))


@cache
def first(moment: Moment, seats: int = 3, scenario: str = SCENARIOS[0], seed: int = 7) -> State[World]:
    """The state of a random match at the first decision of this kind."""
    for number in range(6):
        for match, decision in moments(seed + number, seats, scenario, 1500):
            if moment(match.state, decision):
                return match.state
    raise AssertionError(f"no such moment: {moment}")


def look(state: State[World], seat: Seat | None = None, **changes: object) -> ViewContext:
    """With the eyes of whoever is asked first."""
    decision = engine.pending(state)
    assert decision is not None
    looking = decision.in_order(state.world)[0] if seat is None else seat
    names = NAMES[: len(state.world.knights)]
    view = redact(state, looking)
    ctx = ViewContext(view, looking, names, CAMERA, legal=engine.legal(view, looking))
    return replace(ctx, **changes)


def kit_for(size: tuple[int, int] = (1920, 1080), scale: int = 100, language: str = "pl") -> Kit:
    return kits.kit_for(size, scale, language)


def problems(canvas: Canvas) -> list[str]:
    """Layout faults, and texts that had no room; only the long name may be cut."""
    return kits.problems(canvas) + kits.cut(canvas)


def composed(kit: Kit, ctx: ViewContext) -> Canvas:
    canvas = Canvas(kit)
    compose_decision(canvas, ctx)
    return canvas
