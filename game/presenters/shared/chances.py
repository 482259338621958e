"""A chance in the words of a person: certain, impossible, or a percentage."""

from game.rules.core.odds import Preview
from game.view.kit import Kit


def percent_of(kit: Kit, ways: int, everything: int) -> str:
    """So many of all, exactly: `78,4%`; what cannot fail is said in words."""
    if ways == everything:
        return kit.say("odds-certain")
    whole, tenth = divmod((2000 * ways + everything) // (2 * everything), 10)
    return kit.say("odds-exact", whole=whole, tenth=tenth)


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
