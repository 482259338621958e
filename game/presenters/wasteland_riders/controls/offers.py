"""What a seat may do with its hands now and, where it may not, why: both found by `places`."""

from game.presenters.shared.controls.control_index import ControlIndex, ControlRules
from game.presenters.wasteland_riders.controls.bindings import places
from game.presenters.wasteland_riders.controls.refusals import (
    LESS_TELLING,
    belongs_in_hand,
    lies_on,
    other_reason,
)
from game.rules.core.values import Intent
from game.rules.wasteland_riders.intents.common import AskForResource, GiveResource
from game.rules.wasteland_riders.world.state import World


def control_index() -> ControlIndex[World]:
    return ControlIndex(ControlRules(places, other_reason, LESS_TELLING, lies_on, belongs_in_hand))


def amount_of(intent: Intent) -> int:
    """How much ammo or fuel an intent puts into an exchange; 0 for any other and for taking it out again."""
    return intent.n if isinstance(intent, GiveResource | AskForResource) else 0
