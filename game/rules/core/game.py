"""What a game is to everything outside it."""

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
    """The fixed facts of a game. The three rules are cited when an intent is refused for its moment."""

    id: str
    prefix: str
    """Of its rule ids in the rulebook, such as `DP`."""
    seats: tuple[int, ...]
    """How many may play."""
    rule_other_seat: str
    rule_not_now: str
    rule_game_over: str
    longest: int
    """A random game that takes more intents than this is taken for endless."""


class ScenarioInfo(msgspec.Struct, frozen=True):
    """What a list of scenarios shows; names and briefings are found by the id in the language files."""

    id: str
    number: int
    complexity: int
    map: str | None
    """None where the game is played without a board."""
    seats: tuple[int, ...]


class Setting:
    """All that is fixed for one match: content, scenario, board. Saved as its key, never as a copy."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.memo: Memo = NO_MEMO
        """Where the rules ask for what they worked out before: handed in by whoever drives them."""

    def with_memo(self, memo: Memo) -> Self:
        """The same tables played with this memo, such as one that a search has for itself."""
        other = type(self).__new__(type(self))
        # One by one: attributes of an instance whose `__dict__` was filled at once are slower to read.
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
    """The rules of one game, without memory: every method is a function of its arguments."""

    info: GameInfo
    world: type[W]
    frames: tuple[type[Frame], ...]
    intents: tuple[type[Intent], ...]
    events: tuple[type[Event], ...]
    evolvers: Mapping[type[Event], Callable[[W, Any], W]]
    """How each kind of event makes a new world: the only place where worlds are made."""
    judged: ClassVar[frozenset[type[Event]]] = frozenset()
    """Events after which `judge` is asked."""
    naming: Naming
    """Which names its fields mean: how its values get their words."""

    @abstractmethod
    def parse(self, sources: Mapping[str, Any]) -> Any:
        """Typed content from decoded TOML by file name; raises `BadContent` with every mistake."""

    @abstractmethod
    def scenarios(self, content: Any) -> tuple[ScenarioInfo, ...]: ...

    @abstractmethod
    def setting(
        self, content: Any, scenario: str, board: Board, content_hash: str, options: Mapping[str, str]
    ) -> Setting:
        """Join content, scenario and board; raises `BadContent` where they do not fit."""

    @abstractmethod
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """The table options of this game with their values, the default first."""

    @abstractmethod
    def new(self, setting: Any, seats: int, seed: int) -> State[W]:
        """The state before the first frame has run."""

    @abstractmethod
    def seats(self, world: W) -> tuple[Seat, ...]: ...

    def side(self, world: W, seat: Seat) -> str:
        """The side a seat commands; empty in a game without sides."""
        return ""

    @abstractmethod
    def round(self, world: W) -> int:
        """The round being played, for lists of saves and for autosaving once a round."""

    def points(self, world: W, seat: Seat) -> int | None:
        """What a seat has won so far; None in a game that keeps no count for each of them."""
        return None

    def evolve(self, world: W, event: Event) -> W:
        """The world after `event`."""
        return self.evolvers[type(event)](world, event)

    def judge(self, play: Play[W], before: W, event: Event) -> None:
        """Say by further events what `event` decides."""

    def name_overrides(self, world: W) -> Mapping[str, str]:
        """By the message that names a seat or a place, the one that names who or what it is here."""
        return {}

    def names_for_now(self, world: W) -> Mapping[str, str]:
        """The same, for what is called so at this moment alone, such as the sides of a fight under way."""
        return {}

    def names_now(self, world: W) -> Mapping[str, str]:
        """All that is called by another name while the world is as it is."""
        return {**self.name_overrides(world), **self.names_for_now(world)}

    def why_not_concede(self, world: W, seat: Seat) -> Refusal | None:
        """Why this seat cannot give up; where it leaves a game that goes on, it cannot do so twice."""
        return None

    @abstractmethod
    def concede(self, play: Play[W], seat: Seat) -> None: ...

    @abstractmethod
    def redact(self, state: State[W], seat: Seat) -> State[W]:
        """All that `seat` may know, and nothing else; redacting twice changes nothing."""

    @abstractmethod
    def redact_event(self, event: Event, world: W, seat: Seat) -> Event:
        """`event` as `seat` may know it; `world` tells who commands what."""

    @abstractmethod
    def imagine(self, view: State[W], seat: Seat, rng: Rng) -> State[W]:
        """A whole state that looks like `view` to `seat`: what a bot thinks with, and no-tells pairs."""

    def outcome(self, state: State[W]) -> Outcome | None:
        return state.world.outcome

    @abstractmethod
    def preview(self, view: State[W], seat: Seat, intent: Intent) -> Preview | None:
        """Exact odds and their derivation, where an intent has any."""

    @abstractmethod
    def laws(self, world: W) -> list[str]:
        """Every invariant this world breaks, in words; empty when all is well."""

    def laws_of_play(self, state: State[W]) -> list[str]:
        """What a state breaks that was come to by these rules: laws about the moment, too.

        They are asked of what is played, not of saves: earlier rules may have led elsewhere.
        """
        return []
