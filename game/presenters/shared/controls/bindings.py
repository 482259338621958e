"""Which gestures submit an intent: a game has one table of bindings by kind of intent."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from game.presenters.contract.offers import Binding
from game.presenters.shared.controls.control_index import BindingsOf
from game.rules.core.frames import Decision
from game.rules.core.ids import CardId, Seat
from game.rules.core.values import Intent, W
from game.view.handles import Handle

H = TypeVar("H")

Handles = tuple[Handle, ...]
Bindings = tuple[Binding, ...]
BindingTable = Mapping[type[Intent], Callable[[H, Any], Bindings]]
"""By kind of intent, the function that gives its bindings; `H` is what the game looks handles up in."""

BUTTON: Bindings = (Binding(),)
"""The binding of an intent that has a button in the prompt bar."""


def bindings_by_kind(ways: BindingTable[H], lookup: Callable[[W, Seat, Decision[W]], H]) -> BindingsOf[W]:
    """The function that finds every binding of an intent, for `ControlRules.places`.

    It returns no bindings for an intent that is not done on the table, such as conceding. It gives bindings
    for forbidden intents as well as legal ones: the reason for a refused drop is found by them. `lookup`
    gives the handles of a seat's things while a decision waits.
    """

    def places(world: W, seat: Seat, intent: Intent, decision: Decision[W]) -> Bindings:
        way = ways.get(type(intent))
        return () if way is None else way(lookup(world, seat, decision), intent)

    return places


def drag(sources: Handles, targets: Handles) -> Bindings:
    """Bindings for a drag of any source to any target; none if either is empty, or a target would
    become a click.
    """
    return (Binding(sources, targets),) if sources and targets else ()


def click(targets: Handles) -> Bindings:
    """Bindings for a click, with an empty hand, on any one of these."""
    return (Binding((), targets),) if targets else ()


def button(_lookup: object, _intent: Intent) -> Bindings:
    """Bindings for an intent with a button and nothing to drop."""
    return BUTTON


def copies(pile: Sequence[CardId], card: CardId, name: Callable[[int], Handle]) -> Handles:
    """The handles of every copy of a card in a pile: `name` makes the handle of a place. Copies are
    interchangeable.
    """
    return tuple(name(place) for place, other in enumerate(pile) if other == card)
