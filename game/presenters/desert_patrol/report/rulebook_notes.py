"""Notes beside the rules of combat: the exact chance of a hit."""

from game.presenters.contract.rulebook_notes import Note
from game.rules.desert_patrol.combat import good_rolls
from game.view.kit import Kit

DICE = (1, 2, 3, 4)
TOTALS = (5, 6, 7, 8, 9)
COMBAT_RULES = ("DP-CBT-01", "DP-CBT-13")


def margin_notes(kit: Kit) -> tuple[Note, ...]:
    return (_remember(kit), _chances(kit))


def _remember(kit: Kit) -> Note:
    return Note(
        "school_outline", kit.say("dp-margin-remember"), kit.say("dp-margin-remember.words"), COMBAT_RULES
    )


def _chances(kit: Kit) -> Note:
    head = (kit.say("dp-margin-dice"), *(kit.say("dp-margin-needed", number=total) for total in TOTALS))
    rows = tuple((str(dice), *(_percent(kit, dice, total) for total in TOTALS)) for dice in DICE)
    return Note("dice_d10_outline", kit.say("dp-margin-chances"), "", COMBAT_RULES, (head, *rows))


def percent_of(dice: int, total: int) -> int:
    """The chance of a hit in whole per cent, rounded half up."""
    good, everything = good_rolls(total, dice)
    return (200 * good + everything) // (2 * everything)


def _percent(kit: Kit, dice: int, total: int) -> str:
    return kit.say("dp-margin-percent", number=percent_of(dice, total))
