"""Films of whole random games, beat by beat, as the table would show them."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from game.bots import RandomBot, bot_seed
from game.content.library import open_game
from game.devtools.invariants.seatings import Deal
from game.presenters.contract.film import Beat, cut
from game.presenters.contract.presenter import Presenter, ViewContext
from game.presenters.registry import PRESENTERS
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.core.state import State
from game.rules.core.values import Event
from game.scenes.table.film_layer import Stagework, compose_film
from game.scenes.table.tabletop import Tabletop
from game.session.film import Shot, shots
from game.session.history import History, VisibleStep
from game.session.match import Match
from game.view.canvas import Canvas, HitArea
from game.view.kit import Kit
from tests.presenters.kits import LANGUAGES, LONG, kit_for, problems

if TYPE_CHECKING:
    from game.view.handles import Handle

SMALL = (1280, 720)
SAMPLES = 3
"""Of each kind of beat so many are looked at in all languages."""
SHARES = (0.05, 0.5, 1.0)


class Shown(NamedTuple):
    """A beat on the table: what was shown before it, and the table right after it."""

    presenter: Presenter
    beat: Beat
    ctx: ViewContext


def whole_game(deal: Deal, seed: int, most: int = 400) -> Match:
    """A random game to its end, or so many steps of it."""
    match = deal.match(seed)
    bots = [RandomBot(bot_seed(seed, seat)) for seat in range(match.seats)]
    chance = Draws(Rng(seed))
    while match.outcome is None and len(match.steps) < most:
        seat = chance.choice(sorted(match.waiting_for()))
        match.submit(seat, bots[seat].choose(match.view(seat), seat, match.legal(seat)))
    return match


def beats_of(match: Match, eyes: tuple[Seat, ...], first: int = 0) -> list[Beat]:
    """Step by step, as a table shows them: what was before a step is known. From -1 on with the set-up."""
    past, rules = History(match), PRESENTERS[match.game.info.id].film
    found: list[Beat] = []
    if first < 0:
        found += cut((shot for shot in past.film(first, eyes) if shot.seat is None), rules)
    for place, step in enumerate(past.steps):
        film = shots(match.game, past.before(place), place + 1, step, eyes)
        found += cut(film, rules, past.view(place, *eyes))
    return found


def shown(match: Match, eyes: tuple[Seat, ...], kit: Kit, first: int = 0) -> Iterator[Shown]:
    """Every beat with the table as it is drawn meanwhile; several eyes together are an open table."""
    name = match.game.info.id
    presenter = PRESENTERS[name](open_game(name), match.scenario)
    tabletop = Tabletop(presenter, (LONG, *("" for _ in range(match.seats - 1))))
    log = History(match).history(eyes)
    for beat in beats_of(match, eyes, first):
        told = _told(log, beat)
        is_open = len(eyes) > 1
        yield Shown(
            presenter,
            beat,
            tabletop.view_context(kit, beat.last.view, eyes[0], is_open=is_open, history=told),
        )


def _told(log: tuple[VisibleStep, ...], beat: Beat) -> tuple[VisibleStep, ...]:
    place = next(index for index, step in enumerate(log) if step.number == beat.last.step)
    step = log[place]
    return (
        *log[:place],
        VisibleStep(step.number, step.seat, step.events[: beat.last.place + 1], step.barrier),
    )


def composed(kit: Kit, one: Shown) -> Canvas:
    """Board, zones and the bar of phases while a beat lasts."""
    canvas = Canvas(kit)
    one.presenter.compose_board(canvas, one.ctx)
    one.presenter.compose_zones(canvas, one.ctx)
    one.presenter.phases(kit, one.ctx.view)
    return canvas


def faults_of(kit: Kit, one: Shown) -> list[str]:
    """What is wrong with what the film draws over the table."""
    board = one.presenter.regions(kit.metrics)["board"]
    drawn: dict[Handle, HitArea] = {area.handle: area for area in composed(kit, one).hit_areas}
    found: list[str] = []
    for share in SHARES:
        canvas = Canvas(kit)
        staging = one.presenter.staging(kit, one.ctx, one.beat)
        stage = Stagework(board, board, drawn.get)
        compose_film(canvas, staging, stage, round(one.beat.rule.ms * share), share)
        found += [f"{type(one.beat.event).__name__}: {fault}" for fault in problems(canvas)]
        found += [f"cut: {mark.text!r}" for mark in canvas.texts if "…" in mark.text]
    return found


def look_at_films(match: Match, eyes: tuple[Seat, ...]) -> list[str]:
    """Every beat of a game can be drawn; some of each kind are looked at closely. What is wrong with them."""
    kits = [kit_for(SMALL, 160, language) for language in LANGUAGES]
    seen: Counter[type[Event]] = Counter()
    found: list[str] = []
    for one in shown(match, eyes, kits[0]):
        kind = type(one.beat.event)
        seen[kind] += 1
        composed(kits[0], one)
        if one.beat.rule.ms and seen[kind] <= SAMPLES:
            found += [fault for kit in kits for fault in faults_of(kit, one)]
    return found


def everybody(match: Match) -> tuple[Seat, ...]:
    return tuple(match.game.seats(match.state.world))


def staged_alone(match: Match, events: Iterable[Event]) -> list[str]:
    """Events that random games hardly ever bring, as if they had just happened; what is wrong with them."""
    eyes, name = everybody(match), match.game.info.id
    presenter = PRESENTERS[name](open_game(name), match.scenario)
    view = State(History(match).view(len(match.steps), *eyes).world, (), match.state.rng)
    found: list[str] = []
    for event in events:
        (beat,) = cut((Shot(1, eyes[0], 0, event, view),), presenter.film)
        assert beat.rule.ms, f"{type(event).__name__} has no moment"
        for language in LANGUAGES:
            kit = kit_for(SMALL, 160, language)
            names = tuple("" for _ in range(match.seats))
            ctx = Tabletop(presenter, names).view_context(kit, view, eyes[0], is_open=True)
            found += faults_of(kit, Shown(presenter, beat, ctx))
    return found
