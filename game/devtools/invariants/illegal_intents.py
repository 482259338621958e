"""Intents that should never be sent: candidates, leftovers of other moments, spoiled fields, wrong seats."""

from typing import Any

import msgspec

from game.rules.core import engine
from game.rules.core.codec import Codec
from game.rules.core.ids import HIDDEN, Seat
from game.rules.core.rng import Draws
from game.rules.core.state import State
from game.rules.core.values import Concede, Intent
from game.session.match import Match

NONSENSE: tuple[Any, ...] = (
    *("", "nobody", HIDDEN, "x" * 200, "żółw", "__class__"),
    *(None, True, False, -1, 0, 10**12),
)
NOBODY = (-1, 31, 99)
MOST_KNOWN = 300


class IllegalIntents:
    """Remembers intents of earlier moments and offers them, whole or spoiled, when they do not fit."""

    def __init__(self, codec: Codec[Any], chance: Draws) -> None:
        self._codec = codec
        self._chance = chance
        self._known: list[Intent] = []
        self._values: list[Any] = list(NONSENSE)

    def remember(self, intents: tuple[Intent, ...]) -> None:
        for intent in intents[: 1 + self._chance.below(3)]:
            self._put(self._known, intent)
            for value in _fields(intent).values():
                self._put(self._values, value, first=len(NONSENSE))

    def _put(self, kept: list[Any], value: Any, first: int = 0) -> None:
        if len(kept) < MOST_KNOWN:
            kept.append(value)
        else:
            kept[first + self._chance.below(MOST_KNOWN - first)] = value

    def next(self, match: Match) -> tuple[int, Intent]:
        """A seat and an intent that is probably illegal for it; by chance it may be legal."""
        seats = match.game.seats(match.state.world)
        seat: int = self._chance.choice(seats)
        way = self._chance.below(4)
        if way == 0:
            return self._wrong_seat(match, seat)
        intent = self._tried(match.state, Seat(seat)) if way == 1 else self._old()
        return seat, self._spoiled(intent) if way == 3 else intent

    def _wrong_seat(self, match: Match, seat: int) -> tuple[int, Intent]:
        intent = self._tried(match.state, Seat(seat))
        if self._chance.below(2):
            return self._chance.choice(NOBODY), Concede() if self._chance.below(3) == 0 else intent
        return self._chance.choice(match.game.seats(match.state.world)), intent

    def _tried(self, state: State[Any], seat: Seat) -> Intent:
        decision = engine.pending(state)
        if decision is None:
            return self._old()
        tried = list(decision.candidates(state.world, seat))
        return self._chance.choice(tried) if tried else self._old()

    def _old(self) -> Intent:
        """An intent of an earlier moment; to concede if there was none, as in a game given up at once."""
        return self._chance.choice(self._known) if self._known else Concede()

    def _spoiled(self, intent: Intent) -> Intent:
        """An intent with one field replaced by a wrong value; only intents that a reader would load count."""
        fields = _fields(intent)
        if not fields:
            return intent
        tag = intent.__struct_config__.tag
        for _ in range(8):
            changed = fields | {self._chance.choice(sorted(fields)): self._chance.choice(self._values)}
            try:
                return self._codec.intent(msgspec.json.encode({"do": tag, **changed}))
            except msgspec.ValidationError:
                continue
        return intent


def _fields(intent: Intent) -> dict[str, Any]:
    return {name: getattr(intent, name) for name in intent.__struct_fields__}
