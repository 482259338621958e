"""Odds in words: a chance, and the names of the terms of a sum."""

from game.rules.core.odds import Preview, Term
from game.view.kit import Kit


def percent_of(kit: Kit, ways: int, everything: int) -> str:
    """The share of `ways` in all, exactly: `78,4%`; certainty is said in words."""
    if ways == everything:
        return kit.say("odds-certain")
    whole, tenth = divmod((2000 * ways + everything) // (2 * everything), 10)
    return kit.say("odds-exact", whole=whole, tenth=tenth)


def term_name(kit: Kit, prefix: str, term: Term) -> str:
    """The name of a summand, with the name of the thing it comes from, if any."""
    source = kit.say(f"{prefix}-{term.source}") if term.source else ""
    return kit.say(f"{prefix}-term-{term.name}", source=source)


def summand(place: int, term: Term) -> str:
    """The number of a term with its sign, joined by no-break space: `3` as the first, then `+ 1`, `− 2`."""
    if term.value < 0:
        return f"−\u00a0{-term.value}"
    return f"+\u00a0{term.value}" if place else str(term.value)


def percent(kit: Kit, preview: Preview, *, exact: bool = False) -> str:
    """`78%`, or exactly `78,4%`; certain success or failure is said in words."""
    if preview.good == 0:
        return kit.say("odds-impossible")
    if preview.good == preview.all:
        return kit.say("odds-certain")
    whole, tenth = divmod(preview.per_mille, 10)
    if exact:
        return kit.say("odds-exact", whole=whole, tenth=tenth)
    return kit.say("odds-percent", count=min(max(whole + (tenth >= 5), 1), 99))
