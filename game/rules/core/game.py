"""The contract of a game: everything the program outside `game.rules` may ask of it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, Self

import msgspec

from game.rules.core.board import Board
from game.rules.core.frames import Frame
from game.rules.core.ids import Seat
from game.rules.core.memo import NO_MEMO, Memo
from game.rules.core.naming import Naming
from game.rules.core.odds import Preview
from game.rules.core.play import Play
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.core.values import Event, Intent, Outcome, Refusal, W


class GameInfo(msgspec.Struct, frozen=True):
    """The fixed facts of a game. Its three rules are cited when an intent is refused because of the
    moment."""

    id: str
    prefix: str
    """The prefix of its rule ids in the rulebook, such as `DP`."""
    seats: tuple[int, ...]
    """The numbers of players that are allowed."""
    rule_other_seat: str
    rule_not_now: str
    rule_game_over: str
    longest: int
    """A random game with more intents than this counts as endless."""


class ScenarioInfo(msgspec.Struct, frozen=True):
    """What a list of scenarios shows; the language files have the name and the briefing under its id."""

    id: str
    number: int
    complexity: int
    map: str | None
    """The name of the map; None if the game is played without a board."""
    seats: tuple[int, ...]


class Setting:
    """What never changes in one match: content, scenario, board. It is saved as its key, never as a copy.

    Two settings with the same key give the same game. The memo is no part of the key.
    """

    def __init__(self, key: str) -> None:
        self.key = key
        self.memo: Memo = NO_MEMO
        """Where the rules keep computed answers; the caller that drives the rules provides it."""

    def with_memo(self, memo: Memo) -> Self:
        """The same setting with this memo, such as the own memo of a search."""
        other = type(self).__new__(type(self))
        # One attribute at a time: attributes set through `__dict__` in one go are slower to read.
        for name, value in vars(self).items():
            setattr(other, name, value)
        other.memo = memo
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setting) and other.key == self.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Setting({self.key!r})"


class Game(ABC, Generic[W]):
    """The rules of one game, without memory: every method is a pure function of its arguments.

    Worlds, states and events are frozen and never changed. `redact`, `redact_event` and `imagine` are the
    only methods that deal with hidden cards: what `redact` gives may go to a person, a bot or a screen.
    """

    info: GameInfo
    world: type[W]
    frames: tuple[type[Frame], ...]
    intents: tuple[type[Intent], ...]
    events: tuple[type[Event], ...]
    evolvers: Mapping[type[Event], Callable[[W, Any], W]]
    """How each kind of event makes the next world: no other code makes worlds."""
    judged: ClassVar[frozenset[type[Event]]] = frozenset()
    """The kinds of events after which `judge` is called."""
    naming: Naming
    """How its values get their words: which message each field refers to."""

    @abstractmethod
    def parse(self, sources: Mapping[str, Any]) -> Any:
        """Typed content from decoded TOML, by file name; raises `BadContent` with every mistake found."""

    @abstractmethod
    def scenarios(self, content: Any) -> tuple[ScenarioInfo, ...]: ...

    @abstractmethod
    def setting(
        self, content: Any, scenario: str, board: Board, content_hash: str, options: Mapping[str, str]
    ) -> Setting:
        """Join content, scenario and board; raises `BadContent` if they do not fit together."""

    @abstractmethod
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """The table options of this game with their allowed values, the default first."""

    @abstractmethod
    def new(self, setting: Any, seats: int, seed: int) -> State[W]:
        """The state at the start, before any frame has run."""

    @abstractmethod
    def seats(self, world: W) -> tuple[Seat, ...]: ...

    def side(self, world: W, seat: Seat) -> str:
        """The side a seat plays; empty in a game without sides."""
        return ""

    @abstractmethod
    def round(self, world: W) -> int:
        """The number of the current round, for lists of saves and for autosaves once a round."""

    def points(self, world: W, seat: Seat) -> int | None:
        """What a seat has scored so far; None in a game that keeps no score for each seat."""
        return None

    def evolve(self, world: W, event: Event) -> W:
        """The world after `event`."""
        return self.evolvers[type(event)](world, event)

    def judge(self, play: Play[W], before: W, event: Event) -> None:
        """Let further events happen if `event` decides the game."""

    def name_overrides(self, world: W) -> Mapping[str, str]:
        """Other names in this match: from the message that names a seat or a place to the message that
        names who or what it is here."""
        return {}

    def names_for_now(self, world: W) -> Mapping[str, str]:
        """The same for names that hold only at this moment, such as the sides of the current fight."""
        return {}

    def names_now(self, world: W) -> Mapping[str, str]:
        """All name overrides that hold in this world: both of the above."""
        return {**self.name_overrides(world), **self.names_for_now(world)}

    def why_not_concede(self, world: W, seat: Seat) -> Refusal | None:
        """Why this seat cannot concede; None if it can. In a game that goes on without it, a seat cannot
        concede twice."""
        return None

    @abstractmethod
    def concede(self, play: Play[W], seat: Seat) -> None: ...

    @abstractmethod
    def redact(self, state: State[W], seat: Seat) -> State[W]:
        """The state with everything taken out that `seat` may not know. Redacting twice changes nothing."""

    @abstractmethod
    def redact_event(self, event: Event, world: W, seat: Seat) -> Event:
        """`event` as `seat` may know it; `world` tells who commands what."""

    @abstractmethod
    def imagine(self, view: State[W], seat: Seat, rng: Rng) -> State[W]:
        """A whole state that looks like `view` to `seat`, with hidden cards dealt at random: bots think
        with it, and tests compare such pairs."""

    def outcome(self, state: State[W]) -> Outcome | None:
        return state.world.outcome

    @abstractmethod
    def preview(self, view: State[W], seat: Seat, intent: Intent) -> Preview | None:
        """The exact odds of an intent and how they are derived; None if the intent has no odds."""

    @abstractmethod
    def laws(self, world: W) -> list[str]:
        """Every invariant that this world breaks, one sentence each; empty if all is well."""

    def laws_of_play(self, state: State[W]) -> list[str]:
        """Every invariant that a state reached by these rules breaks, including those about the moment.

        Checked for states played by these rules, not for loaded saves: earlier rules may have led
        elsewhere.
        """
        return []
