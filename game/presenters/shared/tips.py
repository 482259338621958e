"""Tips: the text about a thing, found by the kind of its handle."""

from collections.abc import Callable, Mapping
from typing import TypeVarTuple

from game.presenters.contract.presenter import ViewContext
from game.view.handles import Handle, HandleKind, key_of
from game.view.kit import Kit

Lines = list[str]
Teller = Callable[[Kit, ViewContext, Handle], Lines]
"""The lines of a tip, the name of the thing first."""
Fields = TypeVarTuple("Fields")


def told(kind: HandleKind[*Fields], tell: Callable[[Kit, ViewContext, *Fields], Lines]) -> tuple[str, Teller]:
    """An entry in a table of tellers: the tip of things of a kind, given their fields."""

    def lines(kit: Kit, ctx: ViewContext, handle: Handle) -> Lines:
        fields = kind.fields(handle)
        return [] if fields is None else tell(kit, ctx, *fields)

    return kind.prefix, lines


def told_alone(handle: Handle, tell: Callable[[Kit, ViewContext], Lines]) -> tuple[str, Teller]:
    """An entry in a table of tellers for a thing of a kind with a single one."""
    return handle, lambda kit, ctx, _: tell(kit, ctx)


def tip(tellers: Mapping[str, Teller], kit: Kit, ctx: ViewContext, handle: Handle) -> str:
    """A thing's name, then its facts on further lines; empty if there is no such thing."""
    teller = tellers.get(key_of(handle))
    return "" if teller is None else "\n".join(teller(kit, ctx, handle))
