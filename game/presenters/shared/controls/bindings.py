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
"""What is done with a button of the prompt bar."""


def bindings_by_kind(ways: BindingTable[H], lookup: Callable[[W, Seat, Decision[W]], H]) -> BindingsOf[W]:
    """The function that finds every binding of an intent, for `ControlRules.places`.

    It finds none for an intent that is not done on the table, such as conceding. It works for what is
    forbidden as for what is legal: a drop that is refused finds its reason by it. `lookup`
    knows where the things of a seat lie while a decision waits.
    """

    def places(world: W, seat: Seat, intent: Intent, decision: Decision[W]) -> Bindings:
        way = ways.get(type(intent))
        return () if way is None else way(lookup(world, seat, decision), intent)

    return places


def drag(sources: Handles, targets: Handles) -> Bindings:
    """A drag needs both; without sources a place would be taken for a click."""
    return (Binding(sources, targets),) if sources and targets else ()


def click(targets: Handles) -> Bindings:
    """Any one of these is clicked with an empty hand."""
    return (Binding((), targets),) if targets else ()


def button(_lookup: object, _intent: Intent) -> Bindings:
    """The binding of intents that have a button and no thing to be put anywhere."""
    return BUTTON


def copies(pile: Sequence[CardId], card: CardId, name: Callable[[int], Handle]) -> Handles:
    """Every copy of a card in a pile whose places bear handles by `name`: they are alike."""
    return tuple(name(place) for place, other in enumerate(pile) if other == card)
