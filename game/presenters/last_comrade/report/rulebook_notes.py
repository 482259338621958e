"""Notes beside the rules: the contents of the Attack deck, the reaction windows, what the Commissar does."""

from typing import get_args

from game.presenters.contract.rulebook_notes import Note
from game.rules.last_comrade.terms import Checkpoint
from game.view.kit import Kit

ATTACKS = {"linear": 12, "splash": 12, "special": 3, "setup": 11}
"""Cards of each kind; a test checks them against the tables of the game."""
LINE_RULES = ("LC-LINE-01", "LC-DEATH-06")
ATTACK_RULES = ("LC-ATK-01", "LC-ATK-03")
WINDOW_RULES = ("LC-REACT-01", "LC-EVT-02")


def margin_notes(kit: Kit) -> tuple[Note, ...]:
    return (
        Note("school_outline", kit.say("lc-margin-line"), kit.say("lc-margin-line.words"), LINE_RULES),
        _attacks(kit),
        _windows(kit),
    )


def _attacks(kit: Kit) -> Note:
    head = (kit.say("lc-margin-kind"), kit.say("lc-margin-cards"))
    rows = tuple((kit.say(f"lc-margin-{kind}"), str(count)) for kind, count in ATTACKS.items())
    words = kit.say("lc-margin-attacks.words")
    return Note("bomb", kit.say("lc-margin-attacks"), words, ATTACK_RULES, (head, *rows))


def _windows(kit: Kit) -> Note:
    head = (kit.say("lc-margin-window"), kit.say("lc-margin-when"))
    rows = tuple(
        (kit.say(f"lc-window-{window}.short"), kit.say(f"lc-window-{window}"))
        for window in get_args(Checkpoint)
    )
    words = kit.say("lc-margin-windows.words")
    return Note("hand_back_right", kit.say("lc-margin-windows"), words, WINDOW_RULES, (head, *rows))
