"""States, intents and events to canonical bytes and back, typed, and the digest of a state.

Canonical: mapping keys sorted, no floats, no sets; equal states give equal bytes on every machine.
The setting is written as its key only and put back by the reader, who must hold the same one.
"""

import hashlib
from collections.abc import Callable
from functools import reduce
from operator import or_
from types import GenericAlias
from typing import TYPE_CHECKING, Any, Generic

import msgspec

from game.rules.core.game import Game, Setting
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.core.values import Concede, Event, Intent, W

if TYPE_CHECKING:
    from game.rules.core.frames import Frame


class _Envelope(msgspec.Struct, frozen=True):
    world: msgspec.Raw
    stack: msgspec.Raw
    rng: Rng


class OtherSetting(Exception):
    """The bytes belong to another content or another scenario."""

    def __init__(self, found: str, expected: str) -> None:
        self.found, self.expected = found, expected
        super().__init__(f"made with {found}, not with {expected}")


def _encode_setting(value: object) -> str:
    if isinstance(value, Setting):
        return value.key
    raise NotImplementedError(f"cannot be saved: {type(value).__name__}")


ENCODER = msgspec.json.Encoder(enc_hook=_encode_setting, order="deterministic")


def encode(value: object) -> bytes:
    return ENCODER.encode(value)


def digest(value: object) -> str:
    """128 bits of the canonical bytes, in hexadecimal."""
    return digest_of_bytes(ENCODER.encode(value))


def digest_of_bytes(canonical: bytes | msgspec.Raw) -> str:
    """The digest of a value as it was written before; a later version may write the same value with more
    fields."""
    return hashlib.blake2b(canonical, digest_size=16).hexdigest()


def _union(types: tuple[type, ...]) -> Any:
    return reduce(or_, types)


class Codec(Generic[W]):
    """The typed readers of one game in one setting."""

    def __init__(self, game: Game[W], setting: Setting) -> None:
        restore = _restorer(setting)
        self._world = msgspec.json.Decoder(game.world, dec_hook=restore)
        self._stack: msgspec.json.Decoder[tuple[Frame, ...]] = msgspec.json.Decoder(
            GenericAlias(tuple, (_union(game.frames), ...))
        )
        self._envelope = msgspec.json.Decoder(_Envelope)
        self._intent: msgspec.json.Decoder[Intent] = msgspec.json.Decoder(_union((*game.intents, Concede)))
        self._event: msgspec.json.Decoder[Event] = msgspec.json.Decoder(_union(game.events))

    def state(self, data: bytes) -> State[W]:
        envelope = self._envelope.decode(data)
        return State(self._world.decode(envelope.world), self._stack.decode(envelope.stack), envelope.rng)

    def intent(self, data: bytes | msgspec.Raw) -> Intent:
        return self._intent.decode(data)

    def event(self, data: bytes | msgspec.Raw) -> Event:
        return self._event.decode(data)


def _restorer(setting: Setting) -> Callable[[type, Any], Any]:
    def restore(wanted: type, key: Any) -> Any:
        if not issubclass(wanted, Setting):
            raise NotImplementedError(f"cannot be read: {wanted.__name__}")
        if key != setting.key:
            raise OtherSetting(str(key), setting.key)
        return setting

    return restore
