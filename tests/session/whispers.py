"""A game as small as a hot-seat game can be, for any number of seats.

All whisper a number at the same time; it lies face down until the last has whispered. Then each in turn
walks, as often as it likes, and stops. Nothing else is ever hidden. After three rounds everybody wins.
"""

from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any, ClassVar, Self

import msgspec
from msgspec.structs import replace

from game.rules.core.frames import Decision
from game.rules.core.game import Game, GameInfo, Setting
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.rng import BLANK, Rng
from game.rules.core.state import State
from game.rules.core.values import Event, Intent, Outcome, Refusal
from game.session.match import Match
from game.session.record import NO_CONTENT

ROUNDS = 3
FACE_DOWN = -1


class World(msgspec.Struct, frozen=True):
    seats: int
    round: int = 1
    steps: int = 0
    outcome: Outcome | None = None


class Whisper(Intent, frozen=True, tag="w.whisper"):
    number: int


class Walk(Intent, frozen=True, tag="w.walk"):
    pass


class Stop(Intent, frozen=True, tag="w.stop"):
    pass


class Whispered(Event, frozen=True, tag="w.whispered"):
    seat: Seat


class Revealed(Event, frozen=True, tag="w.revealed"):
    barrier: ClassVar[str | None] = "card_seen"
    numbers: tuple[int, ...]


class Walked(Event, frozen=True, tag="w.walked"):
    seat: Seat


class RoundEnded(Event, frozen=True, tag="w.round_ended"):
    pass


class Ended(Event, frozen=True, tag="w.ended"):
    pass


class Whispering(Decision[World], frozen=True, tag="w.whispering"):
    """What each seat has whispered; None of one that is still asked."""

    numbers: tuple[int | None, ...]

    def seats(self, world: World) -> frozenset[Seat]:
        return frozenset(Seat(seat) for seat, number in enumerate(self.numbers) if number is None)

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        return (Whisper(number) for number in range(1, 10))

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        return None if isinstance(intent, Whisper) and 1 <= intent.number <= 9 else Refusal("W-ONE-01")

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert isinstance(intent, Whisper)
        play.do(Whispered(seat))
        numbers = (*self.numbers[:seat], intent.number, *self.numbers[seat + 1 :])
        if None in numbers:
            play.then(Whispering(numbers))
        else:
            play.do(Revealed(tuple(number or 0 for number in numbers)))
            play.then(Turn(Seat(0)))

    def redacted(self, world: World, seat: Seat) -> Self:
        known = (
            number if number is None or other == seat else FACE_DOWN
            for other, number in enumerate(self.numbers)
        )
        return replace(self, numbers=tuple(known))


class Turn(Decision[World], frozen=True, tag="w.turn"):
    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        return frozenset((self.seat,))

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield Walk()
        yield Stop()

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        return None if isinstance(intent, Walk | Stop) else Refusal("W-ONE-02")

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if isinstance(intent, Walk):
            play.do(Walked(seat))
            play.then(self)
        elif seat + 1 < play.world.seats:
            play.then(Turn(Seat(seat + 1)))
        else:
            play.do(RoundEnded())
            play.then(Whispering((None,) * play.world.seats))


class Whispers(Game[World]):
    info = GameInfo("whispers", "W", (1, 2, 3, 4), "W-ONE-03", "W-ONE-04", "W-ONE-05", 1000)
    world = World
    frames = (Whispering, Turn)
    intents = (Whisper, Walk, Stop)
    events = (Whispered, Revealed, Walked, RoundEnded, Ended)
    evolvers = {
        Whispered: lambda world, _event: world,
        Revealed: lambda world, _event: world,
        Walked: lambda world, _event: replace(world, steps=world.steps + 1),
        RoundEnded: lambda world, _event: replace(world, round=world.round + 1),
        Ended: lambda world, _event: replace(
            world, outcome=Outcome(tuple(map(Seat, range(world.seats))), "W-ONE-05", "end")
        ),
    }
    judged: ClassVar[frozenset[type[Event]]] = frozenset((RoundEnded,))

    def parse(self, sources: Any) -> Any: ...

    def scenarios(self, content: Any) -> Any: ...

    def setting(self, content: Any, scenario: Any, board: Any, content_hash: Any, options: Any) -> Any: ...

    def options(self) -> Mapping[str, tuple[str, ...]]:
        return {}

    def new(self, setting: Any, seats: int, seed: int) -> State[World]:
        return State(World(seats), (Whispering((None,) * seats),), Rng(seed))

    def seats(self, world: World) -> tuple[Seat, ...]:
        return tuple(map(Seat, range(world.seats)))

    def round(self, world: World) -> int:
        return world.round

    def judge(self, play: Play[World], before: World, event: Event) -> None:
        if play.world.round > ROUNDS:
            play.do(Ended())

    def concede(self, play: Play[World], seat: Seat) -> None:
        play.do(Ended())

    def redact(self, state: State[World], seat: Seat) -> State[World]:
        return State(state.world, tuple(frame.redacted(state.world, seat) for frame in state.stack), BLANK)

    def redact_event(self, event: Event, world: World, seat: Seat) -> Event:
        return event

    def imagine(self, view: State[World], seat: Seat, rng: Rng) -> State[World]:
        raise NotImplementedError

    def preview(self, view: State[World], seat: Seat, intent: Intent) -> None:
        return None

    def laws(self, world: World) -> list[str]:
        return []


def whispers(*bots: str) -> Match:
    """A match with a seat for each word: the name of a bot, or nothing for a person."""
    setting = Setting("whispers")
    opened: Any = SimpleNamespace(
        game=Whispers(),
        scenario=lambda _name: SimpleNamespace(seats=Whispers.info.seats),
        setting=lambda _name, _options: setting,
        chosen=dict,
        pack=lambda _name: NO_CONTENT,
    )
    match = Match(opened, "whispers", len(bots), 1, {})
    match.bots = bots
    return match
