"""Odds in the words of a person: a chance, and what the terms of a sum are called."""

from game.rules.core.odds import Preview, Term
from game.view.kit import Kit


def percent_of(kit: Kit, ways: int, everything: int) -> str:
    """So many of all, exactly: `78,4%`; what cannot fail is said in words."""
    if ways == everything:
        return kit.say("odds-certain")
    whole, tenth = divmod((2000 * ways + everything) // (2 * everything), 10)
    return kit.say("odds-exact", whole=whole, tenth=tenth)


def term_name(kit: Kit, prefix: str, term: Term) -> str:
    """What a summand is, with the name of the thing it comes from where it has one."""
    source = kit.say(f"{prefix}-{term.source}") if term.source else ""
    return kit.say(f"{prefix}-term-{term.name}", source=source)


def summand(place: int, term: Term) -> str:
    """The number of a term with its sign, never parted: `3` as the first, then `+ 1`, `− 2`."""
    if term.value < 0:
        return f"−\u00a0{-term.value}"
    return f"+\u00a0{term.value}" if place else str(term.value)


def percent(kit: Kit, preview: Preview, *, exact: bool = False) -> str:
    """`78%`, or exactly `78,4%`; what cannot fail or cannot succeed is said in words."""
    if preview.good == 0:
        return kit.say("odds-impossible")
    if preview.good == preview.all:
        return kit.say("odds-certain")
    whole, tenth = divmod(preview.per_mille, 10)
    if exact:
        return kit.say("odds-exact", whole=whole, tenth=tenth)
    return kit.say("odds-percent", count=min(max(whole + (tenth >= 5), 1), 99))
