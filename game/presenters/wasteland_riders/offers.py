"""What a seat may do with its hands now and, where it may not, why: both found by `places`."""

from game.presenters.shared.tries import Reasons, Tries
from game.presenters.wasteland_riders.places import places
from game.presenters.wasteland_riders.refusals import LESS_TELLING, lies_on, other_reason
from game.rules.core.values import Intent
from game.rules.wasteland_riders.intents import AskForResource, GiveResource
from game.rules.wasteland_riders.state import World


def tries() -> Tries[World]:
    return Tries(Reasons(places, other_reason, LESS_TELLING, lies_on))


def amount_of(intent: Intent) -> int:
    """How much ammo or fuel an intent puts into an exchange; 0 for any other and for taking it out again."""
    return intent.n if isinstance(intent, GiveResource | AskForResource) else 0
