"""Notes beside the rules of tests and attacks: exact chances of success, and what is easily forgotten."""

from fractions import Fraction

from game.presenters.contract.rulebook_notes import Note
from game.rules.wasteland_riders.skill_tests import SIDES
from game.view.kit import Kit

DICE = (1, 2, 3, 4, 5, 6)
DIFFICULTIES = (5, 7, 9)
TEN_DICE = 4
"""The number of dice for which the chance of a ten is given."""
TEST_RULES = ("WR-TEST-01", "WR-TEST-02", "WR-TEST-05")
TEN_RULES = ("WR-TEST-07", "WR-TEST-09", "WR-ATK-15")
DAMAGE_RULES = ("WR-ATK-13", "WR-ATK-16", "WR-ATK-17")
WORTH_RULES = ("WR-MKT-01", "WR-MKT-03", "WR-MKT-09")
SCAVENGER_RULES = ("WR-SCAV-01", "WR-MOVE-20", "WR-MOVE-21")


def margin_notes(kit: Kit) -> tuple[Note, ...]:
    return (
        _chances(kit),
        _note(kit, "star_shooting", "tens", TEN_RULES, dice=TEN_DICE, chance=percent_of(TEN_DICE, SIDES)),
        _note(kit, "fire", "damage", DAMAGE_RULES),
        _note(kit, "store", "worth", WORTH_RULES),
        _note(kit, "skull", "scavenger", SCAVENGER_RULES),
    )


def _note(kit: Kit, icon: str, name: str, rules: tuple[str, ...], **facts: int) -> Note:
    return Note(icon, kit.say(f"wr-margin-{name}"), kit.say(f"wr-margin-{name}.words", **facts), rules)


def _chances(kit: Kit) -> Note:
    head = (
        kit.say("wr-margin-dice"),
        *(kit.say("wr-margin-difficulty", number=difficulty) for difficulty in DIFFICULTIES),
    )
    rows = tuple((str(dice), *(_percent(kit, dice, level) for level in DIFFICULTIES)) for dice in DICE)
    words = kit.say("wr-margin-chances.words")
    return Note("dice_d10_outline", kit.say("wr-margin-chances"), words, TEST_RULES, (head, *rows))


def percent_of(dice: int, difficulty: int) -> int:
    """The chance of at least one die of this difficulty or more, in whole per cent, rounded half up."""
    miss = Fraction(difficulty - 1, SIDES) ** dice
    return int((1 - miss) * 100 + Fraction(1, 2))


def _percent(kit: Kit, dice: int, difficulty: int) -> str:
    return kit.say("wr-margin-percent", number=percent_of(dice, difficulty))
