"""Tips: what is said about a thing, found by the kind its handle begins with."""

from collections.abc import Callable, Mapping

from game.presenters.contract.presenter import ViewContext
from game.view.kit import Kit

Lines = list[str]
Teller = Callable[[Kit, ViewContext, Lines], Lines]
"""The lines of a tip, the name of the thing first, from what tells it from others of its kind."""


def tip(tellers: Mapping[str, Teller], kit: Kit, ctx: ViewContext, thing: tuple[str, ...]) -> str:
    """A thing's name, then its facts on further lines; empty if there is no such thing.

    `thing` is its handle, parsed: its kind, and what tells it from others of its kind.
    """
    kind, *names = thing
    teller = tellers.get(kind)
    return "" if teller is None else "\n".join(teller(kit, ctx, names))
