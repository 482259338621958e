"""The last button of the prompt bar is what most people want."""

from typing import TYPE_CHECKING

from game.presenters.wasteland_riders.controls.button_order import ordered
from game.rules.wasteland_riders.intents.common import ChooseMode, GoOn, StopMove, UseAbility

if TYPE_CHECKING:
    from game.rules.core.values import Intent


def test_who_drives_goes_on_and_who_starts_takes_his_vehicle() -> None:
    assert ordered((GoOn(), StopMove(), UseAbility()))[-1] == GoOn()
    modes: tuple[Intent, ...] = (ChooseMode("vehicle"), ChooseMode("foot"), ChooseMode("stay"))
    assert ordered(modes) == modes[::-1]


def test_everything_stays_a_choice() -> None:
    legal = (UseAbility(), GoOn(), StopMove())
    assert sorted(map(repr, ordered(legal))) == sorted(map(repr, legal))
