"""Notes beside the rules of clashes and dice: the exact chances of hits."""

from collections.abc import Sequence

from game.presenters.contract.rulebook_notes import Note
from game.rules.core.odds import ways_to_roll
from game.view.kit import Kit

FACES = (0, 0, 1, 1, 1, 2)
"""The hits on each face of a combat die; a test compares them with the tables of the game."""
DICE = (1, 2, 3, 4)
AT_LEAST = (1, 2, 3)
DICE_RULES = ("SO-DICE-07", "SO-LCL-02", "SO-BAR-04", "SO-BOMB-04", "SO-ACL-02")
SUPPLY_RULES = ("SO-SUP-01", "SO-CTRL-01")
REROLL_RULES = ("SO-DICE-02", "SO-CARD-02")


def margin_notes(kit: Kit) -> tuple[Note, ...]:
    return (
        _note(kit, "school_outline", "supply", SUPPLY_RULES),
        _chances(kit),
        _note(kit, "refresh", "reroll", REROLL_RULES),
    )


def _note(kit: Kit, icon: str, name: str, rules: tuple[str, ...]) -> Note:
    return Note(icon, kit.say(f"so-margin-{name}"), kit.say(f"so-margin-{name}.words"), rules)


def _chances(kit: Kit) -> Note:
    head = (kit.say("so-margin-dice"), *(kit.say("so-margin-hits", number=hits) for hits in AT_LEAST))
    rows = tuple((str(dice), *(_percent(kit, dice, hits) for hits in AT_LEAST)) for dice in DICE)
    words = kit.say("so-margin-chances.words")
    return Note("dice_multiple_outline", kit.say("so-margin-chances"), words, DICE_RULES, (head, *rows))


def percent_of(dice: int, hits: int, faces: Sequence[int] = FACES) -> int:
    """The chance of at least this many hits in whole per cent, rounded half up."""
    ways = ways_to_roll(faces, dice)
    good, everything = sum(count for total, count in ways.items() if total >= hits), sum(ways.values())
    return (200 * good + everything) // (2 * everything)


def _percent(kit: Kit, dice: int, hits: int) -> str:
    return kit.say("so-margin-percent", number=percent_of(dice, hits))
