"""Two matches that cannot be told apart by what some seats know together, and everything a screen tells.

A twin is the same match with all that is hidden dealt anew, in every state since the start, in every event
and in every intent of somebody else. Whatever a screen shows of one, it must show of the other.
"""

import copy
from collections.abc import Iterator
from typing import Any

import msgspec
import pygame
from msgspec.structs import replace

from game.content.library import open_game
from game.i18n import captions
from game.presenters.contract.presenter import Presenter
from game.presenters.registry import PRESENTERS
from game.rules.core import engine
from game.rules.core.codec import encode
from game.rules.core.ids import HIDDEN, Seat
from game.rules.core.rng import Draws, Rng
from game.rules.core.state import Applied, State
from game.rules.core.values import Concede, Event
from game.scenes.screen import Screen
from game.scenes.stage import Stage
from game.scenes.table import commands
from game.scenes.table.screen import TableScreen
from game.session.hot_seat import HotSeat
from game.session.match import Match, PlayedStep
from game.view.canvas import Canvas, Item
from tests.session.tables import kept

Opening = Applied[Any]


class Twins:
    """A match and its twin for these readers; `grow` makes up for the steps played since."""

    def __init__(self, match: Match, readers: tuple[Seat, ...], seed: int) -> None:
        self.match = match
        self.readers = readers
        self._chance = Draws(Rng(seed))
        self.opening = opening_of(match)
        state = self._other_state(self.opening.state)
        self.other_opening = Applied(state, self._other_events(self.opening.events, self.opening.state))
        self.other = copy.copy(match)
        self.other.go_on_from(state)
        self.grow()

    def grow(self) -> None:
        done = self.other.steps
        more = (self._other_step(step) for step in self.match.steps[len(done) :])
        self.other.go_on_from(self.other.first_state, steps=(*done, *more))

    @property
    def differ(self) -> bool:
        return encode(self.match.state) != encode(self.other.state)

    def tables(self) -> tuple[HotSeat, HotSeat]:
        """A table for each of the two, as if it were opened now."""
        return table_of(self.match, self.opening), table_of(self.other, self.other_opening)

    def _other_step(self, step: PlayedStep) -> PlayedStep:
        intent = step.intent if (step.seat,) == self.readers else Concede()
        events = self._other_events(step.events, step.state)
        return replace(step, intent=intent, events=events, state=self._other_state(step.state))

    def _other_state(self, state: State[Any]) -> State[Any]:
        game = self.match.game
        for seat in self.readers:
            state = game.imagine(game.redact(state, seat), seat, Rng(self._chance.below(1 << 62)))
        return state

    def _other_events(self, events: tuple[Event, ...], state: State[Any]) -> tuple[Event, ...]:
        seen = tuple(self._seen(event, state.world) for event in events)
        if seen == events:
            return events
        pool = hidden_ids(self.match, state, self.readers)
        return tuple(self._other_event(*pair, pool) for pair in zip(events, seen, strict=True))

    def _seen(self, event: Event, world: Any) -> Event:
        for seat in self.readers:
            event = self.match.game.redact_event(event, world, seat)
        return event

    def _other_event(self, event: Event, seen: Event, pool: list[str]) -> Event:
        if seen == event or not pool:
            return event
        return msgspec.convert(self._anew(plain(event), plain(seen), pool), type(event))

    def _anew(self, full: Any, seen: Any, pool: list[str]) -> Any:
        """The same value with other ids where only backs are seen; a list kept secret whole holds no ids."""
        if seen == HIDDEN:
            return self._chance.choice(pool)
        if isinstance(full, dict):
            return {name: self._anew(value, seen[name], pool) for name, value in full.items()}
        if isinstance(full, list) and len(full) == len(seen):
            return [self._anew(*pair, pool) for pair in zip(full, seen, strict=True)]
        return full


def opening_of(match: Match) -> Opening:
    """How it began: the first state, and what happened until somebody was asked."""
    return engine.start(match.game, match.game.new(match.setting, match.seats, match.seed))


def plain(value: Any) -> Any:
    return msgspec.json.decode(encode(value))


def strings(value: Any) -> Iterator[str]:
    """Every text in a plain value, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield name
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


def hidden_ids(match: Match, state: State[Any], readers: tuple[Seat, ...]) -> list[str]:
    """What lies where these readers together see only backs, as it lies."""
    seen = state
    for seat in readers:
        seen = match.game.redact(seen, seat)
    return list(_under_backs(plain((state.world, state.stack)), plain((seen.world, seen.stack))))


def _under_backs(full: Any, seen: Any) -> Iterator[str]:
    if seen == HIDDEN and isinstance(full, str):
        yield full
    elif isinstance(full, dict):
        for name, value in full.items():
            yield from _under_backs(value, seen[name])
    elif isinstance(full, list) and len(full) == len(seen):
        for pair in zip(full, seen, strict=True):
            yield from _under_backs(*pair)


# A screen


def table_of(match: Match, opening: Opening) -> HotSeat:
    table = HotSeat(kept(match))
    table.whole_history.opening = opening
    return table


def presenter_of(match: Match) -> Presenter:
    return PRESENTERS[match.game.info.id](open_game(match.game.info.id), match.scenario)


def look_as(stage: Stage, table: HotSeat, seat: Seat, presenter: Presenter | None = None) -> TableScreen:
    """The table as this seat sees it, whoever is asked: with a bot to move a person looks on just so."""
    table.sit(seat)
    screen = TableScreen(stage, table, presenter or presenter_of(table.match))
    stage.reset(screen)
    compose(stage)
    return screen


def compose(stage: Stage) -> None:
    for layer in stage.top.layers:
        layer.update(stage.kit)


def unfold_all(screen: TableScreen) -> None:
    """Open every list that can be opened."""
    names = (hit_area.handle.partition("/") for hit_area in screen.hit_areas())
    screen.tabletop.unfolded = {name for kind, _, name in names if kind == "unfold"}
    screen.invalidate()
    for layer in screen.layers:
        layer.update(screen.kit)


def picture(stage: Stage) -> bytes:
    stage.settle()
    return pygame.image.tobytes(stage.picture, "RGB")


# What it tells


def notes(screen: Screen) -> dict[str, Any]:
    """All that is on the canvases of a screen, layer by layer."""
    told: dict[str, Any] = {}
    for layer in screen.layers:
        assert layer.canvas is not None
        told |= {f"{layer.name}: {name}": value for name, value in canvas_notes(layer.canvas).items()}
    return told


def canvas_notes(canvas: Canvas) -> dict[str, Any]:
    return {
        "items": [Pixels(item) for item in canvas.items],
        "handles": [(*hit_area[:3], hit_area.act is None, *hit_area[4:]) for hit_area in canvas.hit_areas],
        "texts": canvas.texts,
        "zones": canvas.zones,
    }


class Pixels:
    """An item, equal to another that paints the same."""

    def __init__(self, item: Item) -> None:
        self.item = item

    def __eq__(self, other: object) -> bool:
        assert isinstance(other, Pixels)
        one, two = self.item, other.item
        if (one[:4], one.colour, one.area) != (two[:4], two.colour, two.area):
            return False
        return same_surface(one.surface, two.surface)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self.item)


def same_surface(one: pygame.Surface | None, two: pygame.Surface | None) -> bool:
    if one is two or one is None or two is None:
        return one is two
    return one.get_size() == two.get_size() and _bytes(one) == _bytes(two)


def _bytes(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def words(screen: TableScreen) -> dict[str, Any]:
    """All that is said of the things on the table and of what happened, without a canvas."""
    assert screen.view is not None
    kit, view, seat, presenter = screen.kit, screen.view, screen.seat, screen.presenter
    table, pieces = screen.hot_seat, piece_handles(screen)
    history = table.history(seat)
    spots = screen.spots()
    return {
        "tips": {handle: presenter.describe(kit, screen.view_context(), handle) for handle in pieces},
        "threats": {handle: presenter.threats(kit, view, seat, handle) for handle in pieces},
        "log": presenter.lines(view, history),
        "told": history,
        "recap": table.recap(seat),
        "public recap": table.public_recap(seat),
        "prompt": screen.drawing.prompt(),
        "buttons": [(one.handle, one.label, one.tip, one.enabled) for one in commands.choices(screen)],
        "way back": (table.way_back, table.undo_barrier, table.can_undo_by_agreement),
        "offers": (screen.offers.buttons, screen.offers.direct),
        "drags": {source: screen.offers.targets(source) for source in screen.offers.sources},
        "labels": [captions.label(kit.texts, presenter.game, one) for one in table.legal()],
        "motions": [presenter.motions(spots, spots, one.events) for one in history[-3:]],
        "dice": [presenter.dice(kit, view, one.events) for one in history[-3:]],
    }


def shown_large(screen: TableScreen, handles: list[str]) -> dict[str, Any]:
    """Things enlarged, and as they look in hand."""
    told: dict[str, Any] = {}
    for handle in handles:
        hit_area, canvas = screen.find(handle), Canvas(screen.kit)
        assert hit_area is not None
        screen.presenter.enlarge(canvas, screen.view_context(), handle, hit_area.rect)
        told[f"{handle} enlarged"] = canvas_notes(canvas)
        surface = screen.presenter.lifted(screen.kit, screen.view_context(), handle)
        told[f"{handle} in hand"] = None if surface is None else _bytes(surface)
    return told


def in_hand(screen: TableScreen, gestures: list[tuple[str, str]]) -> dict[str, Any]:
    """What is marked and said with a thing in hand above another, and why it may not be put there."""
    told: dict[str, Any] = {}
    for source, target in gestures:
        told[f"why not {source} on {target}"] = screen.held_piece.why_not(source, target)
        if source in screen.offers.sources:
            screen.held_piece.selection.selected = source
            screen.point_at(target)
            told[f"{source} above {target}: odds"] = screen.drawing.cases()
            told[f"{source} above {target}: prompt"] = screen.drawing.prompt()
            for compose_layer in (screen.drawing.compose_marks, screen.drawing.compose_said):
                compose_layer(canvas := Canvas(screen.kit))
                told[f"{source} above {target}: {compose_layer.__name__}"] = canvas_notes(canvas)
    screen.cancel()
    screen.point_at(None)
    return told


def piece_handles(screen: TableScreen) -> list[str]:
    return sorted({hit_area.handle for hit_area in screen.hit_areas() if hit_area.is_piece})
