"""The names of things on the screen: made and parsed here, and nowhere else.

A handle is a text that names one thing: its kind, then the fields that tell it from others of its kind:
`deck`, `hand/2`, `seat/lrdg_gun_truck/driver`. Other modules pass handles on, compare them, or use a
`HandleKind`:

    HAND = HandleKind("hand", int)
    HAND(2)                 "hand/2"
    HAND.of("hand/2")       2
    HAND.of("deck")         None
    "hand/2" in HAND        True
"""

from collections.abc import Callable, Iterable
from operator import call
from typing import Any, Generic, TypeVar, TypeVarTuple, overload

from game.rules.core.ids import Seat

Handle = str
"""The name of one thing. A plain text, because it is looked up whenever the mouse moves, and because traces
and tests show it. A handle may name a thing that is not on the screen; None stands for no thing.
"""

A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
D = TypeVar("D")
Fields = TypeVarTuple("Fields")

_BETWEEN = "/"


class HandleKind(Generic[*Fields]):
    """A kind of thing, with the fields that identify one of them and the function that parses each field.

    The last field takes the rest of the text, so a handle may end in another handle. A handle of another kind
    is never an error: `of` and `fields` return None for it.
    """

    @overload
    def __init__(self: "HandleKind[A]", name: str, a: Callable[[str], A], /) -> None: ...
    @overload
    def __init__(
        self: "HandleKind[A, B]", name: str, a: Callable[[str], A], b: Callable[[str], B], /
    ) -> None: ...
    @overload
    def __init__(
        self: "HandleKind[A, B, C]",
        name: str,
        a: Callable[[str], A],
        b: Callable[[str], B],
        c: Callable[[str], C],
        /,
    ) -> None: ...
    @overload
    def __init__(
        self: "HandleKind[A, B, C, D]",
        name: str,
        a: Callable[[str], A],
        b: Callable[[str], B],
        c: Callable[[str], C],
        d: Callable[[str], D],
        /,
    ) -> None: ...
    def __init__(self, name: str, *readers: Callable[[str], Any]) -> None:
        self.name = name
        self.readers = readers
        self.prefix = name + _BETWEEN

    def __call__(self, *fields: *Fields) -> Handle:
        """The handle of the thing with these fields."""
        return self.prefix + _BETWEEN.join(map(str, fields))

    def __contains__(self, handle: Handle) -> bool:
        """Whether a handle is of this kind, whatever its fields are."""
        return handle.startswith(self.prefix)

    def of(self: "HandleKind[A]", handle: Handle) -> A | None:
        """The field of a handle of a kind with one field; None for a handle of another kind."""
        fields = self.fields(handle)
        return None if fields is None else fields[0]

    def fields(self, handle: Handle) -> tuple[*Fields] | None:
        """All fields of a handle; None for a handle of another kind or with fields that do not parse."""
        if not handle.startswith(self.prefix):
            return None
        texts = handle[len(self.prefix) :].split(_BETWEEN, len(self.readers) - 1)
        if len(texts) != len(self.readers):
            return None
        try:
            return tuple(map(call, self.readers, texts))
        except ValueError:
            return None


def seat_field(text: str) -> Seat:
    """Parse a field that is a seat."""
    return Seat(int(text))


class OneOf(Generic[A]):
    """Parses a field that is always one of these values."""

    def __init__(self, known: Iterable[A]) -> None:
        self.by_text = {str(one): one for one in known}

    def __call__(self, text: str) -> A:
        if text not in self.by_text:
            raise ValueError(f"{text!r}, expected one of {sorted(self.by_text)}")
        return self.by_text[text]


def kind_of(handle: Handle) -> str:
    """The prefix of a handle: `hand` of `hand/2`, `deck` of `deck`."""
    return handle.partition(_BETWEEN)[0]


def key_of(handle: Handle) -> str:
    """The key of a handle in a table of kinds: the prefix of its kind, or the whole handle if it has
    no fields.
    """
    name, between, _ = handle.partition(_BETWEEN)
    return name + between


def part_of(whole: Handle, name: str) -> Handle:
    """The handle of a part of a thing, such as one cell of a row of choices."""
    return whole + _BETWEEN + name


def whole_of(part: Handle) -> Handle:
    """The handle of the thing that a part belongs to."""
    return part.rpartition(_BETWEEN)[0]
