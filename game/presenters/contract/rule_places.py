"""Where a rule applies on the table, so that its reader can be shown."""

from collections.abc import Iterable, Mapping

from game.view.handles import Handle, kind_of

RulePlaces = Mapping[str, tuple[str, ...]]
"""For each prefix of rule ids the handles, or the kinds of handles, which stand for all of that kind."""


def named_for(places: RulePlaces, rule: str) -> tuple[str, ...]:
    """The handles or kinds given for a rule, by the longest known prefix of its id; empty if unknown."""
    known = [start for start in places if rule == start or rule.startswith(f"{start}-")]
    return places[max(known, key=len)] if known else ()


def places_of_rule(places: RulePlaces, rule: str, things: Iterable[Handle]) -> frozenset[Handle]:
    """Those of `things` where a rule applies; empty if it has no place on the table."""
    named = named_for(places, rule)
    return frozenset(handle for handle in things if handle in named or kind_of(handle) in named)
