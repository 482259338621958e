"""What a seat may do now and why it may not do the rest: both are found through `places`."""

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
    """The ammo or fuel that an intent puts into an exchange; 0 for other intents and for taking it out."""
    return intent.n if isinstance(intent, GiveResource | AskForResource) else 0
