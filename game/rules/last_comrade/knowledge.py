"""Hidden and public information: what each seat may know, and how the rest is imagined."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.core.piles import Pile, difference, hidden
from game.rules.core.rng import BLANK, Draws, Rng
from game.rules.core.state import State
from game.rules.core.values import Event
from game.rules.last_comrade import events as ev
from game.rules.last_comrade.drawing import TWO_LEFT
from game.rules.last_comrade.effects import TakingCard
from game.rules.last_comrade.state import Announced, Player, World
from game.rules.last_comrade.terms import ComradeId

if TYPE_CHECKING:
    from game.rules.core.frames import Frame


def redact(state: State[World], seat: Seat) -> State[World]:
    """Hides the other seats' hands, face-down cards, packs and ticks, the own later packs, and both decks."""
    world = state.world
    shown = {
        frame.other
        for frame in state.stack
        if isinstance(frame, TakingCard) and world.players[frame.comrade].seat == seat
    }
    players = {
        comrade: _own(player) if player.seat == seat else _theirs(player, comrade in shown)
        for comrade, player in world.players.items()
    }
    seen = replace(
        world,
        players=players,
        action_deck=hidden(world.action_deck),
        attack_deck=hidden(world.attack_deck),
        announced=tuple(_announced(world, event, seat) for event in world.announced),
    )
    return State(seen, tuple(frame.redacted(world, seat) for frame in state.stack), BLANK)


def _own(player: Player) -> Player:
    """A player may look at the next pack only after passing on the one before it."""
    if len(player.packs) < 2:
        return player
    return replace(player, packs=(player.packs[0], *map(hidden, player.packs[1:])))


def _theirs(player: Player, is_shown: bool) -> Player:
    return replace(
        player,
        hand=player.hand if is_shown else hidden(player.hand),
        committed=None if player.committed is None else HIDDEN,
        kept=hidden(player.kept),
        packs=tuple(map(hidden, player.packs)),
        reminders=(),
    )


def _announced(world: World, event: Announced, seat: Seat) -> Announced:
    if event.chosen is None or world.players[event.comrade].seat == seat:
        return event
    return replace(event, chosen=HIDDEN)


def redact_event(event: Event, world: World, seat: Seat) -> Event:
    match event:
        case ev.DecksShuffled():
            return replace(
                event, action_deck=hidden(event.action_deck), attack_deck=hidden(event.attack_deck)
            )
        case ev.ActionsReshuffled() | ev.AttacksReshuffled():
            return replace(event, deck=hidden(event.deck))
        case ev.CardTaken():
            known = seat in (world.players[event.comrade].seat, world.players[event.other].seat)
            return event if known else replace(event, card=HIDDEN)
        case (
            ev.CardsDrawn()
            | ev.DraftPicked()
            | ev.CardPassedOn()
            | ev.CardCommitted()
            | ev.OrdersChanged()
            | ev.EventAnnounced()
        ):
            return event if world.players[event.comrade].seat == seat else _covered(event)
    return event


def _covered(event: Event) -> Event:
    """An event about a player's own cards as the other seats receive it."""
    match event:
        case ev.CardsDrawn():
            return replace(event, cards=hidden(event.cards))
        case ev.CardCommitted():
            return replace(event, card=HIDDEN, reminders=())
        case ev.OrdersChanged():
            return replace(event, card=HIDDEN, taken=HIDDEN)
        case ev.EventAnnounced():
            return event if event.chosen is None else replace(event, chosen=HIDDEN)
        case ev.DraftPicked() | ev.CardPassedOn():
            return replace(event, card=HIDDEN)
    raise AssertionError(event)


# Imagining

EVENTS_LAID = 12
"""One card in this number laid face down is an Event, laid for lack of a better card."""


class _Deal:
    """Unseen Action cards, dealt again wherever the view shows a card back."""

    def __init__(self, world: World, draws: Draws) -> None:
        self._smoke = world.setting.smoke if len(world.living) == TWO_LEFT else frozenset()
        self._events = frozenset(world.setting.events)
        self._draws = draws
        seen = [card for card in action_cards(world) if card != HIDDEN]
        deck = world.setting.action_deck
        self.cards = list(draws.shuffled(difference(deck, seen)))

    def pile(self, pile: Pile) -> Pile:
        return tuple(self.card() if card == HIDDEN else card for card in pile)

    def card(self) -> CardId:
        return self.cards.pop()

    def hand(self, pile: Pile) -> Pile:
        return tuple(self.usable() if card == HIDDEN else card for card in pile)

    def usable(self) -> CardId:
        """A card for a hand or slot: with two Comrades left nobody has a card that needs three."""
        for place in range(len(self.cards) - 1, -1, -1):
            if self.cards[place] not in self._smoke:
                return self.cards.pop(place)
        return self.cards.pop()

    def laid(self) -> CardId:
        """A card laid face down for the turn: seldom an Event, which has no effect there."""
        if self._draws.below(EVENTS_LAID):
            for place in range(len(self.cards) - 1, -1, -1):
                if self.cards[place] not in self._smoke and self.cards[place] not in self._events:
                    return self.cards.pop(place)
        return self.usable()


def action_cards(world: World) -> Iterator[CardId]:
    """Every Action card, wherever it is."""
    yield from (*world.action_deck, *world.action_discard, *world.boxed)
    yield from (event.card for event in world.announced)
    if world.revealed is not None:
        yield world.revealed
    for player in world.players.values():
        yield from (*player.hand, *player.kept)
        yield from (piece.card for piece in player.equipment)
        for pack in player.packs:
            yield from pack
        if player.committed is not None:
            yield player.committed


def imagine(view: State[World], rng: Rng) -> State[World]:
    """Deal the unseen cards again: any of them may be in any hand or pack, in any order in the decks."""
    world, draws = view.world, rng.draws()
    deal = _Deal(world, draws)
    players: dict[ComradeId, Player] = {}
    for comrade, player in world.players.items():
        players[comrade] = replace(player, hand=deal.hand(player.hand))
    for comrade, player in players.items():
        players[comrade] = replace(
            player,
            kept=deal.pile(player.kept),
            packs=tuple(deal.pile(pack) for pack in player.packs),
            committed=deal.laid() if player.committed == HIDDEN else player.committed,
        )
    imagined = replace(
        world,
        players=players,
        action_deck=deal.pile(world.action_deck),
        attack_deck=draws.shuffled(_unseen_attacks(world)),
        announced=tuple(_imagined(event, players, draws) for event in world.announced),
    )
    frames: tuple[Frame, ...] = view.stack
    return State(imagined, frames, Rng(draws.below(1 << 62)))


def attack_cards(world: World) -> Iterator[CardId]:
    """Every Attack card that is not in the deck."""
    yield from (*world.attack_discard, *world.roulettes)
    yield from (card for hazard in world.hazards for card in hazard.cards)
    yield from (card for card in (world.strike, world.setup_card) if card is not None)


def _unseen_attacks(world: World) -> list[CardId]:
    return difference(world.setting.attack_deck, attack_cards(world))


def _imagined(event: Announced, players: dict[ComradeId, Player], draws: Draws) -> Announced:
    if event.chosen != HIDDEN:
        return event
    return replace(event, chosen=draws.choice(players[event.comrade].hand))
