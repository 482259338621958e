"""A match: a state, the record of how it was reached, undo and redo. The headless API of every game."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from game.content.earlier import is_of_version_0_1
from game.content.library import OpenGame, UnknownName, open_earlier, open_game, open_pack
from game.content.pack import BadPack, read_pack
from game.rules.core import engine
from game.rules.core.codec import Codec, OtherSetting, digest, digest_of_bytes, encode
from game.rules.core.ids import Seat
from game.rules.core.mistakes import BadContent
from game.rules.core.odds import Preview
from game.rules.core.state import State
from game.rules.core.values import Event, Illegal, Intent, Outcome, Refusal
from game.session.record import (
    NO_CONTENT,
    SHORT,
    Record,
    RecordedStep,
    UsedMod,
    app_version,
    read_record,
    write_record,
)
from game.store import StoreError, decode, printable

LARGEST_SEED = (1 << 62) - 1
LOOK_BACK_FIRST = "a loaded match tells its steps once it has looked back"


class Barrier(msgspec.Struct, frozen=True):
    """Why undo stops before a step: `dice`, `card_seen`, `shuffle`, `hand_over`; `start` if there is no
    step before; `load` if an older record no longer plays the same."""

    kind: str
    step: int


class UndoClosed(Exception):
    """Undo was asked for past a barrier."""

    def __init__(self, barrier: Barrier) -> None:
        self.barrier = barrier
        super().__init__(f"undo is closed by {barrier.kind} at step {barrier.step}")


class WayBack(msgspec.Struct, frozen=True):
    """How many steps the seat at the screen can freely take back, and the barrier before them."""

    steps: int
    barrier: Barrier


class PlayedStep(msgspec.Struct, frozen=True):
    """One step of a match: who asked for what, the events, and the state it led to. It may hold secrets."""

    seat: Seat
    intent: Intent
    events: tuple[Event, ...]
    state: State[Any]
    barrier: str | None


class Match:
    """One game being played: its state, its steps, and its record.

    It draws nothing, never waits and writes nothing to disk; the game goes on only by `submit`.

    - `submit` of an illegal intent raises `Illegal` and changes nothing. After the end of the game every
      intent is illegal and `waiting_for` is empty.
    - `undo` takes back one step. If `undo_barrier` is not None it raises `UndoClosed`, unless all agree
      (`friendly`). Steps taken back can be redone until something else is submitted.
    - Seats are numbered from 0. A seat that is not in the match has no legal intent.
    - A match loaded from a record goes on where the record ends. Its earlier steps are played again only
      on `look_back`; if today's rules play them differently, undo and history begin after them.
    """

    def __init__(
        self,
        opened: OpenGame,
        scenario: str,
        seats: int,
        seed: int,
        options: Mapping[str, str],
    ) -> None:
        """Raises `UnknownName` for a scenario, option or bot that this game does not have."""
        if seats not in opened.scenario(scenario).seats:
            raise UnknownName("number of seats", str(seats), map(str, opened.scenario(scenario).seats))
        if not 0 <= seed <= LARGEST_SEED:
            raise UnknownName("seed", str(seed), [f"0 to {LARGEST_SEED}"])
        self.opened = opened
        """The game with the content this match is played with."""
        self.game = opened.game
        self.setting = setting = opened.setting(scenario, options)
        self.scenario = scenario
        self.seats = seats
        self.seed = seed
        self.is_seed_chosen = False
        """Whether somebody chose the seed and so may know the dice and the shuffles."""
        self.options = opened.chosen(options)
        self.names: tuple[str, ...] = ()
        self.bots: tuple[str, ...] = ()
        self.mods: tuple[UsedMod, ...] = ()
        self.friendly = False
        self.has_coach = True
        """Whether the coach may be asked in this match."""
        self.hints: Counter[Seat] = Counter()
        """How often each seat has asked the coach. Not a step, so undo does not take it back."""
        self._codec: Codec[Any] = Codec(self.game, setting)
        started = engine.start(self.game, self.game.new(setting, seats, seed))
        self._start = started.state
        self._base = started.state
        self._earlier: tuple[RecordedStep, ...] = ()
        """The steps of a loaded record before `_base` that `look_back` has not played again."""
        self._has_looked_back = True
        self.written_by = app_version()
        """The version of the program whose record this match was loaded from."""
        self.opening: tuple[Event, ...] = started.events
        self._steps: list[PlayedStep] = []
        self._undone: list[PlayedStep] = []
        self._recorded: list[tuple[PlayedStep, RecordedStep]] = []
        """What the record holds of each step; kept so that a long game is not digested again for each
        page."""
        self._offered: tuple[State[Any], Seat, tuple[Intent, ...]] | None = None
        """The last list of legal intents, so that choosing from it is not checked twice."""

    @classmethod
    def new(
        cls,
        game: str,
        *,
        scenario: str | None = None,
        seats: int = 2,
        seed: int,
        is_seed_chosen: bool = False,
        options: Mapping[str, str] | None = None,
        names: tuple[str, ...] = (),
        bots: tuple[str, ...] = (),
    ) -> "Match":
        """Set up a match; without a scenario the first one, which is the recommended one. Raises
        `UnknownName` for unknown names."""
        opened = open_game(game)
        chosen = opened.scenarios[0].id if scenario is None else scenario
        match = cls(opened, chosen, seats, seed, options or {})
        match.names = tuple(printable(name, blank="") for name in names)
        match.bots = bots
        match.is_seed_chosen = is_seed_chosen
        return match

    # The present state

    @property
    def state(self) -> State[Any]:
        return self._steps[-1].state if self._steps else self._base

    @property
    def steps(self) -> Sequence[PlayedStep]:
        """Every step since the start, or since it was loaded if its older record plays differently now.

        A loaded match must `look_back` before it has the earlier ones.
        """
        assert self._has_looked_back, LOOK_BACK_FIRST
        return self._steps

    @property
    def first_state(self) -> State[Any]:
        """The state before the first of `steps`."""
        assert self._has_looked_back, LOOK_BACK_FIRST
        return self._base

    @property
    def lost_steps(self) -> int:
        """The number of steps of its record that no longer play the same; the match goes on after them."""
        assert self._has_looked_back, LOOK_BACK_FIRST
        return len(self._earlier)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def round(self) -> int:
        return self.game.round(self.state.world)

    def waiting_for(self) -> frozenset[Seat]:
        return engine.waiting_for(self.state)

    def legal(self, seat: int) -> tuple[Intent, ...]:
        state, asked = self.state, Seat(seat)
        if self._offered is None or self._offered[0] is not state or self._offered[1] != asked:
            self._offered = (state, asked, engine.legal(state, asked))
        return self._offered[2]

    def why_not(self, seat: int, intent: Intent) -> Refusal | None:
        return engine.why_not(self.game, self.state, Seat(seat), intent)

    def view(self, seat: int) -> State[Any]:
        return self.game.redact(self.state, Seat(seat))

    def preview(self, seat: int, intent: Intent) -> Preview | None:
        """The exact odds of an intent, computed from the seat's view; None if it has no odds."""
        return self.game.preview(self.view(seat), Seat(seat), intent)

    def digest(self) -> str:
        return digest(self.state)

    def seen_by(self, seat: int, step: PlayedStep) -> tuple[Event, ...]:
        """The events of a step as a seat may know them."""
        world = step.state.world
        return tuple(self.game.redact_event(event, world, Seat(seat)) for event in step.events)

    # Acting

    def submit(self, seat: int, intent: Intent) -> tuple[Event, ...]:
        """Carry out an intent; returns its events. Raises `Illegal` with the refusal, and then nothing has
        changed."""
        taken = self._take(self.state, Seat(seat), intent)
        self._offered = None
        self._steps.append(taken)
        self._undone.clear()
        return taken.events

    def _take(self, state: State[Any], seat: Seat, intent: Intent) -> PlayedStep:
        last = self._offered
        offered = last[2] if last is not None and last[0] is state and last[1] == seat else ()
        applied = engine.apply(self.game, state, seat, intent, offered)
        return PlayedStep(
            seat, intent, applied.events, applied.state, _barrier(seat, applied.events, applied.state)
        )

    @property
    def undo_barrier(self) -> Barrier | None:
        """What closes undo; None if the last step can be taken back."""
        if not self._steps:
            return Barrier("load" if self.lost_steps else "start", self.lost_steps)
        kind = self._steps[-1].barrier
        return None if kind is None else Barrier(kind, len(self._earlier) + len(self._steps))

    def undo(self, *, friendly: bool = False, unseen: bool = False) -> PlayedStep:
        """Take back the last step; past a barrier only by agreement, and then the record says so.

        `unseen`: nobody else has had the screen since, so that a hand-over is no barrier.
        """
        if not self._steps:
            self.look_back()
        barrier = self.undo_barrier
        if unseen and barrier is not None and barrier.kind == "hand_over":
            barrier = None
        if barrier is not None and (barrier.kind in ("start", "load") or not friendly):
            raise UndoClosed(barrier)
        self.friendly = self.friendly or barrier is not None
        self._undone.append(self._steps.pop())
        return self._undone[-1]

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def redo(self) -> PlayedStep:
        """Do again the last step taken back; chance is part of the state, so the result is the same."""
        assert self._undone, "nothing was taken back"
        self._steps.append(self._undone.pop())
        return self._steps[-1]

    # The record

    def record(self) -> Record:
        """The match as it is saved: seats and content, every step, and the present state."""
        return Record(
            # Steps that these rules cannot play again keep the version of the program that played them.
            app=self.written_by if self._earlier else app_version(),
            game=self.game.info.id,
            setting=self.setting.key,
            scenario=self.scenario,
            seats=self.seats,
            options=self.options,
            names=self.names,
            seed=self.seed,
            is_seed_chosen=self.is_seed_chosen,
            friendly=self.friendly,
            has_coach=self.has_coach,
            hints=tuple(self.hints[Seat(seat)] for seat in range(self.seats)) if self.hints else (),
            round=self.round,
            start=digest(self._start),
            digest=self.digest(),
            steps=(*self._earlier, *self._recorded_steps()),
            snapshot=msgspec.Raw(encode(self.state)),
            bots=self.bots,
            content=NO_CONTENT if self._is_of_version_0_1 else self.opened.pack(self.scenario),
            mods=self.mods,
        )

    def is_current(self) -> bool:
        """Whether the program would begin such a match with the same content today."""
        current = current_game(self.game.info.id)
        return current is not None and current.shares(self.scenario, self.opened)

    @property
    def _is_of_version_0_1(self) -> bool:
        return is_of_version_0_1(self.game.info.id, self.scenario, self.setting.key)

    def _recorded_steps(self) -> list[RecordedStep]:
        known = self._recorded
        same = 0
        while same < min(len(known), len(self._steps)) and known[same][0] is self._steps[same]:
            same += 1
        self._recorded = known[:same] + [(step, recorded(step)) for step in self._steps[same:]]
        return [one for _, one in self._recorded]

    def dumps(self) -> bytes:
        return write_record(self.record())

    @classmethod
    def loads(cls, data: bytes, path: Path = Path("save")) -> "Match":
        """A match from its record. Raises `StoreError`, which names `path`, for damaged, foreign and newer
        records."""
        record = read_record(data, path)
        match = match_of(record, path)
        match.written_by = record.app
        snapshot = match.read_state(record.snapshot, path)
        if digest_of_bytes(record.snapshot) != record.digest:
            raise StoreError("damaged", path, detail="the snapshot is not the state of its last step")
        if record.steps:
            match.go_on_from(snapshot, earlier=record.steps)
        return match

    def go_on_from(
        self,
        state: State[Any],
        *,
        earlier: tuple[RecordedStep, ...] = (),
        steps: Iterable[PlayedStep] = (),
    ) -> None:
        """Continue from this state, which these steps led to; nothing taken back before can be redone.

        The `earlier` steps came before; they are played again only on `look_back`.
        """
        self._base, self._earlier, self._has_looked_back = state, earlier, not earlier
        self._steps, self._undone = list(steps), []
        self._offered = None

    def look_back(self) -> None:
        """Play the steps of a loaded record again, once, so that they can be shown and taken back."""
        if self._has_looked_back:
            return
        self._has_looked_back = True
        again: list[PlayedStep] = []
        state = self._start
        try:
            for step in self._earlier:
                again.append(self._take(state, Seat(step.seat), self.read_intent(step.intent, Path("save"))))
                state = again[-1].state
        except Exception:  # steps played by other rules can fail anywhere in ours
            return
        if state == self._base:
            self._steps[:0] = again
            self._base, self._earlier = self._start, ()

    def read_state(self, data: bytes | msgspec.Raw, path: Path) -> State[Any]:
        try:
            return decode(bytes(data), self._codec.state, path)
        except OtherSetting as error:
            raise StoreError("other_content", path, detail=str(error)) from error

    def read_intent(self, data: bytes | msgspec.Raw, path: Path) -> Intent:
        return decode(bytes(data), self._codec.intent, path)


def _barrier(seat: Seat, events: tuple[Event, ...], state: State[Any]) -> str | None:
    for event in events:
        if event.barrier is not None:
            return event.barrier
    return None if seat in engine.waiting_for(state) else "hand_over"


def recorded(step: PlayedStep) -> RecordedStep:
    return RecordedStep(step.seat, msgspec.Raw(encode(step.intent)), digest(step.state)[:SHORT])


def match_of(record: Record, path: Path) -> Match:
    """A match at the start of a record, with the content of that record."""
    try:
        opened = _opened_for(record, path)
        match = Match(opened, record.scenario, record.seats, record.seed, record.options)
    except UnknownName as error:
        raise StoreError("other_content", path, detail=str(error)) from error
    except BadContent as error:
        raise StoreError("damaged", path, detail=str(error.mistakes[0])) from error
    if match.setting.key != record.setting:
        detail = f"made with {record.setting}, here is {match.setting.key}"
        raise StoreError("other_content", path, detail=detail)
    match.names = tuple(printable(name, blank="") for name in record.names)
    match.bots = record.bots
    match.mods = record.mods
    match.is_seed_chosen = record.is_seed_chosen
    match.friendly = record.friendly
    match.has_coach = record.has_coach
    match.hints += Counter({Seat(seat): count for seat, count in enumerate(record.hints)})
    return match


def _opened_for(record: Record, path: Path) -> OpenGame:
    """The game with the content of a record: the program's own content if it is the same."""
    if is_of_version_0_1(record.game, record.scenario, record.setting):
        return open_earlier(record.game)
    if record.content == NO_CONTENT:
        raise StoreError("other_content", path, detail="it names no content that is here")
    try:
        pack = read_pack(record.content)
    except BadPack as error:
        raise StoreError("damaged", path, detail=f"its content makes no sense: {error}") from error
    current = current_game(record.game)
    if current is not None and current.has(record.scenario, pack):
        return current
    try:
        return open_pack(record.game, pack)
    except (UnknownName, BadContent):
        raise
    except Exception as error:  # tables that no program wrote can fail anywhere while they are joined
        detail = f"its content makes no sense: {type(error).__name__}"
        raise StoreError("damaged", path, detail=detail) from error


def current_game(slug: str) -> OpenGame | None:
    """The program's own version of the game; None if it has no such game, or one with mistakes."""
    try:
        return open_game(slug)
    except (UnknownName, BadContent):
        return None


def verify(data: bytes, path: Path) -> int:
    """Play a record again from its start and compare the digest after every step; returns the number of
    steps.

    Raises `StoreError` with the first step that is refused or comes out differently.
    """
    record = read_record(data, path)
    match = match_of(record, path)
    if match.digest() != record.start:
        raise StoreError("diverged", path, step=0, detail="the set-up comes out differently")
    for number, step in enumerate(record.steps, 1):
        try:
            match.submit(step.seat, match.read_intent(step.intent, path))
        except Illegal as error:
            raise StoreError(
                "diverged", path, step=number, detail=f"refused by {error.refusal.rule}"
            ) from error
        if not step.leads_to(match.digest()):
            raise StoreError(
                "diverged", path, step=number, detail=f"digest {match.digest()}, recorded {step.digest}"
            )
    if match.read_state(record.snapshot, path) != match.state:
        raise StoreError("diverged", path, step=len(record.steps), detail="the snapshot is another state")
    return len(record.steps)
