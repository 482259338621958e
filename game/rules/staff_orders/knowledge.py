"""Hidden and public information: what each seat may know, and how the rest is imagined."""

from msgspec.structs import replace

from game.rules.core.ids import Seat
from game.rules.core.piles import difference, hidden
from game.rules.core.rng import BLANK, Rng
from game.rules.core.state import State
from game.rules.core.values import Event
from game.rules.staff_orders.events import CardsDrawn, DeckReshuffled, DeckShuffled
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import enemy


def redact(state: State[World], seat: Seat) -> State[World]:
    """Hides the enemy's hand, the order of the deck and the generator; everything else is public."""
    world = state.world
    if world.faction_of(seat) == "blue":
        blue, yellow = world.blue, replace(world.yellow, hand=hidden(world.yellow.hand))
    else:
        blue, yellow = replace(world.blue, hand=hidden(world.blue.hand)), world.yellow
    return State(replace(world, blue=blue, yellow=yellow, deck=hidden(world.deck)), state.stack, BLANK)


def redact_event(event: Event, world: World, seat: Seat) -> Event:
    if isinstance(event, DeckShuffled | DeckReshuffled):
        return replace(event, deck=hidden(event.deck))
    if isinstance(event, CardsDrawn) and event.faction != world.faction_of(seat):
        return replace(event, cards=hidden(event.cards))
    return event


def imagine(view: State[World], seat: Seat, rng: Rng) -> State[World]:
    """Deal the unseen cards again: any of them may be in the enemy's hand, in any order in the deck."""
    world, own = view.world, view.world.faction_of(seat)
    draws = rng.draws()
    unseen = difference(world.setting.deck, (*world.army(own).hand, *world.discard))
    cards = draws.shuffled(unseen)
    held = len(world.army(enemy(own)).hand)
    theirs = replace(world.army(enemy(own)), hand=cards[:held])
    blue, yellow = (world.blue, theirs) if own == "blue" else (theirs, world.yellow)
    imagined = replace(world, blue=blue, yellow=yellow, deck=cards[held:])
    return State(imagined, view.stack, Rng(draws.below(1 << 62)))
