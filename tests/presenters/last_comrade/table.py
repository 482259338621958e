"""What tests of the table of Last Comrade share: random matches, looking at a match, layout faults."""

from collections.abc import Iterator

from msgspec.structs import replace

from game.bots import RandomBot, bot_seed
from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade import regions
from game.presenters.last_comrade.zones import status, zones
from game.rules.core import engine
from game.rules.core.frames import Decision
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.core.state import State
from game.rules.last_comrade.knowledge import redact
from game.rules.last_comrade.state import World
from game.session.match import Match
from game.view.canvas import Canvas
from game.view.kit import Kit
from tests.presenters.kits import CAMERA, LONG, cut
from tests.presenters.kits import problems as layout_problems

SEED = 3
MANY = 6000
"""As many steps as a game takes at most, more or less."""
PRESETS = {2: "duel", 4: "squad", 5: "platoon", 8: "platoon", 10: "horde"}


# Matches


def begun(seats: int, seed: int = SEED, **options: str) -> Match:
    return Match.new("last_comrade", scenario=PRESETS[seats], seats=seats, seed=seed, options=options)


def moments(
    seats: int, steps: int, seed: int = SEED, **options: str
) -> Iterator[tuple[Match, Decision[World]]]:
    """Each decision of a random match."""
    match = begun(seats, seed, **options)
    bots = [RandomBot(bot_seed(seed, seat)) for seat in range(seats)]
    chance = Draws(Rng(seed))
    for _ in range(steps):
        decision = engine.pending(match.state)
        if decision is None:
            return
        yield match, decision
        seat = chance.choice(sorted(match.waiting_for()))
        match.submit(seat, bots[seat].choose(match.view(seat), seat, match.legal(seat)))


def first(kind: type[Decision[World]], seats: int = 5, **options: str) -> Match:
    """A random match at its first decision of this kind."""
    return next(match for match, decision in moments(seats, MANY, **options) if type(decision) is kind)


def first_quiet(kind: type[Decision[World]], seats: int = 5, **options: str) -> Match:
    """The same of a match in which nobody has said a word that he need not."""
    match = begun(seats, **options)
    while type(decision := engine.pending(match.state)) is not kind:
        assert decision is not None, f"no {kind.__name__} in this game"
        seat, auto_pass = min(match.waiting_for()), decision.auto_pass()
        match.submit(seat, match.legal(seat)[0] if auto_pass is None else auto_pass.intent)
    return match


def open_view(state: State[World]) -> State[World]:
    """What everybody may know."""
    for seat in range(state.world.seats):
        state = redact(state, Seat(seat))
    return state


def look(match: Match, seat: Seat | None = None, **changes: object) -> ViewContext:
    """With the eyes of whoever is asked first, or of everybody where the decision is open."""
    decision = engine.pending(match.state)
    assert decision is not None
    looking = decision.in_order(match.state.world)[0] if seat is None else seat
    view = open_view(match.state) if decision.is_public_decision else match.view(looking)
    names = (LONG, *("Iwona" for _ in range(match.seats - 1)))
    is_open, legal = decision.is_public_decision, engine.legal(view, looking)
    return replace(ViewContext(view, looking, names, CAMERA, is_open=is_open, legal=legal), **changes)


def composed(kit: Kit, ctx: ViewContext) -> Canvas:
    """Everything around the field, with the list of the players."""
    canvas = Canvas(kit)
    zones.compose_zones(canvas, ctx)
    status.compose_status(canvas, ctx, regions.regions(kit.metrics)["status"])
    return canvas


def handles_of(canvas: Canvas) -> list[str]:
    return [hit_area.handle for hit_area in canvas.hit_areas]


def of_kind(canvas: Canvas, kind: str) -> list[str]:
    return [handle for handle in handles_of(canvas) if handle.startswith(f"{kind}/")]


def words_of(canvas: Canvas) -> str:
    return " ".join(mark.text for mark in canvas.texts)


def problems(canvas: Canvas) -> list[str]:
    """As of every table; at this one no text may be cut either."""
    return [*layout_problems(canvas), *cut(canvas)]
