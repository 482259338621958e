"""Tables of Wasteland Riders at every kind of decision that brisk matches come to, as they are drawn."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from game.content.library import open_game
from game.devtools.invariants.seatings import Deal
from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.presenter import WastelandRidersPresenter
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.rules.wasteland_riders import GAME
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit
from tests.presenters.wasteland_riders.board import sight_of
from tests.presenters.wasteland_riders.play import brisk

DEALS = (
    Deal("wasteland_riders", "m1_zbawca_pustkowi", 2),
    Deal("wasteland_riders", "m3_moze_byc_tylko_jeden", 3),
    Deal("wasteland_riders", "m4_klucz_do_nieba", 4),
)


class Drawn(NamedTuple):
    """A table with everything on it."""

    presenter: WastelandRidersPresenter
    view_context: ViewContext
    canvas: Canvas
    legal: tuple[Intent, ...]
    """What can be done at this table: before all only what needs nobody's hidden cards."""

    @property
    def view(self) -> State[World]:
        return self.view_context.view

    @property
    def handles(self) -> frozenset[str]:
        return frozenset(hit_area.handle for hit_area in self.canvas.hit_areas)


def open_view(state: State[World]) -> State[World]:
    """What everybody may know."""
    for seat in GAME.seats(state.world):
        state = GAME.redact(state, seat)
    return state


def drawn(kit: Kit, deal: Deal, state: State[World], seat: Seat) -> Drawn:
    """As the one who is asked sees it: as everybody does where the decision is public."""
    presenter = WastelandRidersPresenter(open_game("wasteland_riders"), deal.scenario)
    decision = engine.pending(state)
    is_open = decision is not None and bool(decision.is_public_decision)
    ctx = sight_of(kit, open_view(state) if is_open else GAME.redact(state, seat), seat, is_open=is_open)
    canvas = Canvas(kit)
    presenter.compose_board(canvas, ctx)
    presenter.compose_zones(canvas, ctx)
    presenter.compose_status(canvas, ctx, presenter.regions(kit.metrics)["status"])
    return Drawn(presenter, ctx, canvas, _legal(state, ctx))


def _legal(state: State[World], ctx: ViewContext) -> tuple[Intent, ...]:
    legal, decision = engine.legal(state, ctx.seat), engine.pending(state)
    if not ctx.is_open or decision is None:
        return legal
    return tuple(one for one in legal if decision.is_public(state.world, ctx.seat, one))


def tables(kit: Kit, deal: Deal, seed: int = 31, steps: int = 600, each: int = 1) -> Iterator[Drawn]:
    """So many tables of each kind of decision."""
    seen = Counter[str]()
    for _, match, seat in brisk(deal, seed, steps):
        kind = type(engine.pending(match.state)).__name__
        seen[kind] += 1
        if seen[kind] <= each:
            yield drawn(kit, deal, match.state, seat)
