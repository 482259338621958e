"""What hands promise in every game: all that is legal can be done, and a drop that is refused hears why."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from typing import Any

from game.devtools.invariants.seatings import Deal
from game.i18n.captions import explain
from game.presenters.contract.offers import Offers
from game.presenters.shared.controls.bindings import BindingTable
from game.presenters.shared.controls.control_index import BindingsOf, ControlIndex
from game.rules.core import engine
from game.rules.core.game import Game
from game.rules.core.ids import Seat
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.core.values import Concede, Intent, Refusal
from game.view.handles import Handle
from tests.presenters.kits import LANGUAGES, texts
from tests.presenters.wanderers import decisions

BUTTON = "button"
CLICK = "click"
Way = tuple[Handle, Handle]
"""A thing put on another; `click` and a thing; `button` and nothing."""
Gesture = tuple[Handle | None, Handle | None]
View = State[Any]


def ways(found: Offers) -> dict[Intent, set[Way]]:
    """Every gesture by which each intent can be done."""
    known: dict[Intent, set[Way]] = {}
    for intent in found.buttons:
        known.setdefault(intent, set()).add((BUTTON, ""))
    for source in (None, *found.sources):
        targets = found.direct if source is None else found.targets(source)
        for target, intents in targets.items():
            for intent in intents:
                known.setdefault(intent, set()).add((source or CLICK, target))
    return known


def lookalike(game: Game[Any], state: View, seat: Seat, number: int) -> View:
    """The view of another state that the seat cannot tell from this one."""
    return game.redact(game.imagine(game.redact(state, seat), seat, Rng(number)), seat)


def public(game: Game[Any], state: View) -> View:
    """What everybody may know."""
    for seat in game.seats(state.world):
        state = game.redact(state, seat)
    return state


def assert_done_as_meant(
    deal: Deal,
    steps: int,
    every: int,
    control_index: Callable[[], ControlIndex[Any]],
    intended: Callable[[View, Seat, Intent], set[Way]],
) -> None:
    """In random play exactly what is legal is done by exactly the gestures meant, and they tell nothing
    hidden; every so many decisions are compared with another state that looks the same."""
    for number, match, seat in decisions(deal, 11, steps):
        legal, view = match.legal(seat), match.view(seat)
        found = ways(control_index().offers(view, seat, legal))
        assert set(found) == set(legal), set(found) ^ set(legal)
        for intent in legal:
            assert found[intent] == intended(view, seat, intent), (intent, found[intent])
        decision = engine.pending(match.state)
        if decision is not None and decision.is_public_decision:
            assert ways(control_index().offers(public(match.game, match.state), seat, legal)) == found
        if number % every == 0:
            other = lookalike(match.game, match.state, seat, number)
            assert ways(control_index().offers(other, seat, engine.legal(other, seat))) == found, number


def refusals_heard(
    deal: Deal,
    steps: int,
    every: int,
    control_index: Callable[[], ControlIndex[Any]],
    gestures: Callable[[int, View, Seat, Offers], Iterable[Gesture]],
) -> Counter[str]:
    """The rules of all refusals of these gestures in random play, where they are asked at every so many
    decisions. Each can be said, tells nothing hidden, and never meets what is allowed."""
    first, second, heard = control_index(), control_index(), Counter[str]()
    for number, match, seat in decisions(deal, 12, steps):
        if number % every:
            continue
        view = match.view(seat)
        found = control_index().offers(view, seat, match.legal(seat))
        other = lookalike(match.game, match.state, seat, number)
        for source, target in gestures(number, view, seat, found):
            refusal = first.refusal(view, seat, source, target)
            unlike = second.refusal(other, seat, source, target)
            assert refusal == unlike, (source, target, refusal, unlike)
            if target is not None and found.meanings(source, target):
                assert refusal is None, (source, target, refusal)
            if refusal is not None:
                heard[refusal.rule] += 1
                assert_sayable(match.game, refusal)
    return heard


def all_on_all(number: int, things: list[Handle]) -> Iterable[Gesture]:
    """Everything, and an empty hand, put on a third of all things and taken up."""
    return [(source, target) for source in (None, *things) for target in (None, *things[number % 3 :: 3])]


_said: set[str] = set()


def assert_sayable(game: Game[Any], refusal: Refusal) -> None:
    """There is a sentence for it in every language, without gaps and without the id of the rule."""
    if str(refusal) in _said:
        return
    _said.add(str(refusal))
    assert refusal.rule in (*game.naming.refusals, game.info.rule_other_seat), refusal
    for language in LANGUAGES:
        sentence = explain(texts(language), game, refusal)
        assert sentence, sentence
        assert "{" not in sentence, sentence
        assert refusal.rule not in sentence, sentence


def assert_a_way_for_each(
    table: BindingTable[Any], intents: Collection[type[Intent]], places: BindingsOf[Any], view: View
) -> None:
    """There is a binding for every kind of intent, and none to concede."""
    assert set(table) == set(intents), set(table) ^ set(intents)
    decision = engine.pending(view)
    assert decision is not None
    assert places(view.world, Seat(0), Concede(), decision) == ()
