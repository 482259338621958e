"""`Play`: the only object through which rule code makes events happen."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from game.rules.core.frames import Frame
from game.rules.core.rng import Draws
from game.rules.core.state import State
from game.rules.core.values import Event, W

if TYPE_CHECKING:
    from game.rules.core.game import Game

T = TypeVar("T")


class GameOver(Exception):
    """Raised by `Play.do` when an event has decided the game: whatever was pending is dropped."""


class Play(Generic[W]):
    """One intent being carried out.

    Only this changes the stack and draws from the generator; only `evolve` makes worlds. It lives for one
    call of the engine and is never kept.
    """

    __slots__ = ("_draws", "_evolvers", "_game", "_judged", "_rng", "events", "stack", "world", "worlds")

    def __init__(self, game: "Game[W]", state: State[W]) -> None:
        self._game = game
        self._evolvers = game.evolvers
        self._judged = game.judged
        self._rng = state.rng
        self._draws: Draws | None = None
        self.world = state.world
        self.stack = list(state.stack)
        self.events: list[Event] = []
        self.worlds: list[W] = []
        """The world after each of the events."""

    def do(self, event: Event) -> None:
        """Let `event` happen, then call `judge`; raises `GameOver` if the game is decided."""
        before, kind = self.world, type(event)
        self.world = world = self._evolvers[kind](before, event)
        self.events.append(event)
        self.worlds.append(world)
        if kind in self._judged:
            self._game.judge(self, before, event)
            world = self.world
        if world.outcome is not None:
            raise GameOver

    def then(self, *frames: Frame) -> None:
        """Push frames so that they run in reading order, the first one next."""
        if len(frames) == 1:
            self.stack.append(frames[0])
        else:
            self.stack.extend(frames[::-1])

    def cut_to(self, frame_type: type[Frame]) -> None:
        """Drop the frames above the nearest frame of this type: the procedure is cut short."""
        while self.stack and not isinstance(self.stack[-1], frame_type):
            self.stack.pop()
        assert self.stack, f"no {frame_type.__name__} below"

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        """The values of dice with faces 0 .. sides-1."""
        return self._chance().faces(sides, count)

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        return self._chance().shuffled(items)

    def _chance(self) -> Draws:
        if self._draws is None:
            self._draws = self._rng.draws()
        return self._draws

    @property
    def state(self) -> State[W]:
        rng = self._rng if self._draws is None else self._draws.rest
        return State(self.world, tuple(self.stack), rng)
