"""Hidden and public information: what each seat may know, and how the rest is imagined."""

from msgspec.structs import replace

from game.rules.core.frames import Frame
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.core.piles import Pile, difference, hidden
from game.rules.core.rng import BLANK, Draws, Rng
from game.rules.core.state import State
from game.rules.core.values import Event
from game.rules.desert_patrol.events import CardsDiscarded, CardsDrawn, DeckReshuffled, DeckShuffled
from game.rules.desert_patrol.hope import is_hopeless
from game.rules.desert_patrol.initiative import Bid
from game.rules.desert_patrol.state import Forces, World
from game.rules.desert_patrol.terms import SIDES, CounterId, Side, enemy

DEALS = 20
"""How often unseen cards are dealt again to find a deal in which each side has hope as is publicly known."""


def redact(state: State[World], seat: Seat) -> State[World]:
    """The owner sees their own piles except the order of the deck; the enemy sees the numbers of cards and
    the top discard."""
    world = state.world
    own = world.side_of(seat)
    mine = replace(world.forces(own), deck=hidden(world.forces(own).deck))
    theirs = _seen_by_enemy(world.forces(enemy(own)))
    lrdg, italy = (mine, theirs) if own == "lrdg" else (theirs, mine)
    frames = tuple(frame.redacted(world, seat) for frame in state.stack)
    return State(replace(world, lrdg=lrdg, italy=italy), frames, BLANK)


def _seen_by_enemy(forces: Forces) -> Forces:
    return replace(
        forces,
        deck=hidden(forces.deck),
        hand=hidden(forces.hand),
        discard=hidden(forces.discard[:-1]) + forces.discard[-1:],
        removed=hidden(forces.removed),
    )


def redact_event(event: Event, world: World, seat: Seat) -> Event:
    own = world.side_of(seat)
    if isinstance(event, DeckShuffled | DeckReshuffled):
        return replace(event, deck=hidden(event.deck))
    if isinstance(event, CardsDrawn) and event.side != own:
        return replace(event, cards=hidden(event.cards))
    if isinstance(event, CardsDiscarded) and event.side != own:
        return replace(event, hand=_covered(event.hand, event.played))
    return event


def _covered(hand: Pile, played: Pile) -> Pile:
    """Of cards discarded from the hand only the last one is visible, and only until another one covers it."""
    return hidden(hand) if played else hidden(hand[:-1]) + hand[-1:]


def imagine(view: State[World], seat: Seat, rng: Rng) -> State[World]:
    """Deal the unseen cards again so that the seat's view stays the same."""
    own = view.world.side_of(seat)
    draws = rng.draws()
    for _ in range(DEALS):
        world = _imagine_cards(view.world, own, draws)
        if all((side in world.hopeless) == is_hopeless(world, side) for side in SIDES):
            break
    frames = tuple(_imagine_frame(frame, world, draws) for frame in view.stack)
    return State(world, frames, Rng(draws.below(1 << 62)))


def _imagine_cards(world: World, own: Side, draws: Draws) -> World:
    mine = _imagine_own(world, own, draws)
    theirs = _imagine_enemy(world, enemy(own), draws)
    lrdg, italy = (mine, theirs) if own == "lrdg" else (theirs, mine)
    return replace(world, lrdg=lrdg, italy=italy)


def _imagine_own(world: World, side: Side, draws: Draws) -> Forces:
    forces = world.forces(side)
    seen = (*forces.hand, *forces.discard, *forces.play_area, *forces.reserve, *forces.removed)
    return replace(forces, deck=draws.shuffled(difference(world.setting.pile(side), seen)))


def _imagine_enemy(world: World, side: Side, draws: Draws) -> Forces:
    """All cards of soldiers who left the board are removed; command cards never are."""
    forces = world.forces(side)
    setting = world.setting
    top = forces.discard[-1:]
    unseen = draws.shuffled(difference(setting.pile(side), (*forces.reserve, *forces.play_area, *top)))
    combat = [card for card in unseen if setting.cards[card].kind == "combat"]
    gone = [card for card in combat if CounterId(card) not in world.soldiers]
    removable = [card for card in unseen if card not in gone and setting.cards[card].kind != "command"]
    removed = (*gone, *removable[: len(forces.removed) - len(gone)])
    left = draws.shuffled(difference(unseen, removed))
    hand, left = left[: len(forces.hand)], left[len(forces.hand) :]
    deck, left = left[: len(forces.deck)], left[len(forces.deck) :]
    return replace(forces, hand=hand, deck=deck, discard=(*left, *top), removed=draws.shuffled(removed))


def _imagine_frame(frame: Frame, world: World, draws: Draws) -> Frame:
    if not isinstance(frame, Bid):
        return frame
    lrdg = _imagine_bid(frame.lrdg, world.lrdg, draws)
    return replace(frame, lrdg=lrdg, italy=_imagine_bid(frame.italy, world.italy, draws))


def _imagine_bid(bid: CardId | None, forces: Forces, draws: Draws) -> CardId | None:
    return draws.choice(forces.hand) if bid == HIDDEN else bid
