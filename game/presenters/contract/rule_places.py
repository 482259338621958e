"""Where on the table a rule is at home, so that whoever reads it can be shown."""

from collections.abc import Iterable, Mapping

from game.view.handles import Handle, kind_of

RulePlaces = Mapping[str, tuple[str, ...]]
"""By the beginning of rule ids: handles, or kinds of handles of which all are meant."""


def named_for(places: RulePlaces, rule: str) -> tuple[str, ...]:
    """What is named for a rule, by the longest beginning of its id that is known."""
    known = [start for start in places if rule == start or rule.startswith(f"{start}-")]
    return places[max(known, key=len)] if known else ()


def places_of_rule(places: RulePlaces, rule: str, things: Iterable[Handle]) -> frozenset[Handle]:
    """Those of the things on the table that are meant; none where the rule is at home nowhere."""
    named = named_for(places, rule)
    return frozenset(handle for handle in things if handle in named or kind_of(handle) in named)
