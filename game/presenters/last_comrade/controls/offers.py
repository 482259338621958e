"""What a seat may do now and why it may not do the rest: both are found through the bindings."""

from collections.abc import Mapping

from game.presenters.contract.presenter import Interjection
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.controls.bindings import places
from game.presenters.last_comrade.controls.refusals import belongs_in_hand, lies_on, other_reason
from game.presenters.shared.controls.control_index import ControlIndex, ControlRules
from game.rules.core import engine
from game.rules.core.state import State
from game.rules.last_comrade.intents import NothingMore
from game.rules.last_comrade.raised_hands import OfHands
from game.rules.last_comrade.state import World
from game.view.handles import Handle


def interjections(view: State[World]) -> Mapping[Handle, Interjection]:
    """Who may raise or lower a hand or rest for the turn, asked or not: public facts decide."""
    said = [
        Interjection(seat, intent, with_shift=isinstance(intent, NothingMore))
        for seat in sorted(engine.waiting_for(view) | engine.bystanders(view))
        for intent in engine.legal(view, seat)
        if isinstance(intent, OfHands)
    ]
    return {(at.REST if one.with_shift else at.RAISED_HAND)(one.seat): one for one in said}


def control_index() -> ControlIndex[World]:
    return ControlIndex(ControlRules(places, other_reason, lies_on=lies_on, belongs_in_hand=belongs_in_hand))
