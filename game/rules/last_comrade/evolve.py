"""The only place where a new world of Last Comrade is made: one small function for each kind of event.

Here are the functions for the setup, the draft, the turn and its windows; the others are in `evolve_line`.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from game.rules.core.piles import Pile, without
from game.rules.core.values import Event, Outcome
from game.rules.last_comrade import events as ev
from game.rules.last_comrade.changes import with_discarded, with_player, without_piece
from game.rules.last_comrade.evolve_line import LINE_EVOLVERS
from game.rules.last_comrade.state import Announced, Hazard, Piece, Player, Target, World
from game.rules.last_comrade.terms import REVEALING


def _unchanged(world: World, _event: Event) -> World:
    return world


# Setting up


def _character_dealt(world: World, event: ev.CharacterDealt) -> World:
    player = Player(event.seat, world.setting.start_life)
    order = (*world.order, event.comrade)
    return replace(world, order=order, players={**world.players, event.comrade: player})


def _decks_shuffled(world: World, event: ev.DecksShuffled) -> World:
    return replace(world, action_deck=event.action_deck, attack_deck=event.attack_deck, boxed=event.boxed)


def _line_placed(world: World, event: ev.LinePlaced) -> World:
    return replace(world, line=(*event.comrades, None))


def _initiative(world: World, event: ev.InitiativeGiven | ev.InitiativePassed) -> World:
    return replace(world, holder=event.comrade)


# Drafting


def _draft_started(world: World, event: ev.DraftStarted) -> World:
    players = dict(world.players)
    for comrade in world.living:
        player = players[comrade]
        if event.mode == "quick":
            players[comrade] = replace(player, kept=player.hand, hand=(), packs=((),))
        else:
            players[comrade] = replace(player, packs=(player.hand,) if player.hand else (), hand=())
    return replace(world, players=players)


def _draft_picked(world: World, event: ev.DraftPicked) -> World:
    player = world.players[event.comrade]
    rest = without(player.packs[0], event.card)
    world = with_player(world, event.comrade, kept=(*player.kept, event.card), packs=player.packs[1:])
    if not rest:
        return world
    return with_player(world, event.other, packs=(*world.players[event.other].packs, rest))


def _card_passed_on(world: World, event: ev.CardPassedOn) -> World:
    player = world.players[event.comrade]
    (pack,) = player.packs
    return with_player(
        world, event.comrade, kept=without(player.kept, event.card), packs=((*pack, event.card),)
    )


def _draft_ended(world: World, _event: ev.DraftEnded) -> World:
    players = dict(world.players)
    for comrade in world.living:
        players[comrade] = replace(players[comrade], hand=players[comrade].kept, kept=(), packs=())
    for comrade in world.living:
        left = world.left_of(comrade)
        received = tuple(card for pack in world.players[comrade].packs for card in pack)
        players[left] = replace(players[left], hand=players[left].hand + received)
    return replace(world, players=players)


# The turn


def _turn_started(world: World, event: ev.TurnStarted) -> World:
    return replace(world, turn=event.turn, step=1)


def _attack_revealed(world: World, event: ev.AttackRevealed) -> World:
    deck = world.attack_deck[1:]
    if event.strike:
        return replace(world, attack_deck=deck, strike=event.card)
    return replace(world, attack_deck=deck, setup_card=event.card)


def _setup_card_done(world: World, event: ev.SetupCardDone) -> World:
    return replace(world, setup_card=None, attack_discard=(*world.attack_discard, event.card))


def _hazard_placed(world: World, event: ev.HazardPlaced) -> World:
    others = tuple(hazard for hazard in world.hazards if hazard.place != event.place)
    stack = Hazard(event.place, (*world.hazards_at(event.place), event.card))
    return replace(world, setup_card=None, hazards=(*others, stack))


def _roulette_attached(world: World, event: ev.RouletteAttached) -> World:
    return replace(world, setup_card=None, roulettes=(*world.roulettes, event.card))


def _target_placed(world: World, event: ev.TargetPlaced) -> World:
    return replace(world, targets=(*world.targets, Target(event.target, event.place, event.comrade)))


def _target_moved(world: World, event: ev.TargetMoved) -> World:
    targets = tuple(
        replace(target, place=event.place) if target.number == event.target else target
        for target in world.targets
    )
    return replace(world, targets=targets)


def _step_began(world: World, event: ev.StepBegan) -> World:
    """When step 4 begins, all players have just been asked, so the table is quiet."""
    return replace(world, step=event.step, quiet=event.step == REVEALING)


def _card_committed(world: World, event: ev.CardCommitted) -> World:
    hand = without(world.players[event.comrade].hand, event.card)
    return with_player(world, event.comrade, hand=hand, committed=event.card, reminders=event.reminders)


def _slot_started(world: World, event: ev.SlotStarted) -> World:
    return replace(world, slot=event.comrade, revealed=None, tripped=False)


def _card_revealed(world: World, event: ev.CardRevealed) -> World:
    """Only a Manoeuvre, which waits for its effect, ends the quiet; Equipment and Events are done before the
    next window."""
    quiet = event.card not in world.setting.manoeuvres
    return replace(with_player(world, event.comrade, committed=None), revealed=event.card, quiet=quiet)


def _card_done(world: World, event: ev.CardDone | ev.CardFizzled) -> World:
    return replace(world, revealed=None, action_discard=(*world.action_discard, event.card))


def _slot_ended(world: World, _event: ev.SlotEnded) -> World:
    return replace(world, slot=None, tripped=False)


def _effects_ended(world: World, _event: ev.EffectsEnded) -> World:
    players = {comrade: _rested(player) for comrade, player in world.players.items()}
    tank = None if world.tank is None else replace(world.tank, struck=False)
    return replace(world, players=players, halt=False, tank=tank)


def _rested(player: Player) -> Player:
    """The player without all that lasts until the end of the turn."""
    return replace(
        player,
        dodge=False,
        prone=False,
        fubar=False,
        snagged=False,
        moved=False,
        event_used=False,
        swap_used=False,
        revolver_used=False,
        hand_raised=False,
        looked=False,
        resting=False,
        reminders=(),
    )


def _turn_ended(world: World, _event: ev.TurnEnded) -> World:
    players = {
        comrade: replace(player, moved=False) if player.moved else player
        for comrade, player in world.players.items()
    }
    struck = () if world.strike is None else (world.strike,)
    discard = world.attack_discard + struck
    return replace(world, players=players, strike=None, targets=(), attack_discard=discard)


# Reaction windows


def _window_closed(world: World, _event: ev.WindowClosed) -> World:
    return _all_may_look(world)


def _all_may_look(world: World) -> World:
    """A window is over, or a deed in it has changed the table: all players may look again."""
    players = {
        comrade: replace(player, looked=False) if player.looked else player
        for comrade, player in world.players.items()
    }
    return replace(world, players=players)


def _hand_raised(world: World, event: ev.HandRaised) -> World:
    """The window keeps a hand against an Event; any raised hand also ends `resting`."""
    is_up = world.players[event.comrade].hand_raised or not event.response
    return with_player(world, event.comrade, hand_raised=is_up, resting=False)


def _hand_lowered(world: World, event: ev.HandLowered) -> World:
    return with_player(world, event.comrade, hand_raised=False)


def _nothing_more_said(world: World, event: ev.NothingMoreSaid) -> World:
    return with_player(world, event.comrade, hand_raised=False, resting=True)


def _stood_down(world: World, event: ev.StoodDown) -> World:
    return with_player(world, event.comrade, hand_raised=False, looked=True) if event.counted else world


def _event_announced(world: World, event: ev.EventAnnounced) -> World:
    hand = without(world.players[event.comrade].hand, event.card)
    world = with_player(world, event.comrade, hand=hand, event_used=True, hand_raised=False)
    announced = Announced(
        event.comrade,
        event.card,
        event.other,
        event.target,
        event.direction,
        event.piece,
        event.durability,
        event.chosen,
    )
    return replace(world, announced=(*world.announced, announced))


def _event_cancelled(world: World, _event: ev.EventCancelled) -> World:
    """The Nyet! is the innermost Event; the one it cancels is directly below it."""
    *outer, cancelled, innermost = world.announced
    return replace(world, announced=(*outer, replace(cancelled, cancelled=True), innermost))


def _event_settled(world: World, event: ev.EventSettled) -> World:
    settled = with_discarded(replace(world, announced=world.announced[:-1]), event.card)
    return settled if settled.announced else _all_may_look(settled)


def _halt_started(world: World, _event: ev.HaltStarted) -> World:
    return replace(world, halt=True)


def _manoeuvre_tripped(world: World, _event: ev.ManoeuvreTripped) -> World:
    return replace(world, tripped=True)


def _orders_changed(world: World, event: ev.OrdersChanged) -> World:
    hand = (*without(world.players[event.comrade].hand, event.card), event.taken)
    return with_player(world, event.comrade, hand=hand, committed=event.card)


def _equipment_taken(world: World, event: ev.EquipmentTaken) -> World:
    piece = Piece(event.card, event.durability)
    world = with_player(
        world, event.other, equipment=without_piece(world.players[event.other].equipment, piece)
    )
    return with_player(world, event.comrade, equipment=(*world.players[event.comrade].equipment, piece))


def _card_taken(world: World, event: ev.CardTaken) -> World:
    world = with_player(world, event.other, hand=without(world.players[event.other].hand, event.card))
    return with_player(world, event.comrade, hand=(*world.players[event.comrade].hand, event.card))


def _hands_swapped(world: World, event: ev.HandsSwapped) -> World:
    mine, theirs = world.players[event.comrade].hand, world.players[event.other].hand
    world = with_player(world, event.comrade, hand=theirs, swap_used=True, hand_raised=False)
    return _all_may_look(with_player(world, event.other, hand=mine))


# Hands and decks


def _cards_drawn(world: World, event: ev.CardsDrawn) -> World:
    drawn: Pile = event.cards
    world = with_player(world, event.comrade, hand=world.players[event.comrade].hand + drawn)
    return replace(world, action_deck=world.action_deck[len(drawn) :])


def _actions_reshuffled(world: World, event: ev.ActionsReshuffled) -> World:
    return replace(world, action_deck=event.deck, action_discard=())


def _attacks_reshuffled(world: World, event: ev.AttacksReshuffled) -> World:
    return replace(world, attack_deck=event.deck, attack_discard=())


# The end


def _concede_announced(world: World, event: ev.ConcedeAnnounced) -> World:
    return with_player(world, event.comrade, conceding=True, hand_raised=False)


def _gave_up(world: World, event: ev.GaveUp) -> World:
    return with_player(world, event.comrade, life=0, conceding=False, hand_raised=False)


def _game_won(world: World, event: ev.GameWon) -> World:
    winner = world.players[event.comrade].seat
    return replace(world, outcome=Outcome((winner,), event.rule, "last_comrade"))


def _enemy_army_won(world: World, event: ev.EnemyArmyWon) -> World:
    return replace(world, outcome=Outcome((), event.rule, "enemy_army"))


EVOLVERS: dict[type[Event], Callable[[World, Any], World]] = {
    **dict.fromkeys(ev.EVENTS, _unchanged),
    **LINE_EVOLVERS,
    ev.CharacterDealt: _character_dealt,
    ev.DecksShuffled: _decks_shuffled,
    ev.LinePlaced: _line_placed,
    ev.InitiativeGiven: _initiative,
    ev.InitiativePassed: _initiative,
    ev.DraftStarted: _draft_started,
    ev.DraftPicked: _draft_picked,
    ev.CardPassedOn: _card_passed_on,
    ev.DraftEnded: _draft_ended,
    ev.TurnStarted: _turn_started,
    ev.AttackRevealed: _attack_revealed,
    ev.SetupCardDone: _setup_card_done,
    ev.HazardPlaced: _hazard_placed,
    ev.RouletteAttached: _roulette_attached,
    ev.TargetPlaced: _target_placed,
    ev.TargetMoved: _target_moved,
    ev.StepBegan: _step_began,
    ev.CardCommitted: _card_committed,
    ev.SlotStarted: _slot_started,
    ev.CardRevealed: _card_revealed,
    ev.CardFizzled: _card_done,
    ev.CardDone: _card_done,
    ev.SlotEnded: _slot_ended,
    ev.EffectsEnded: _effects_ended,
    ev.TurnEnded: _turn_ended,
    ev.WindowClosed: _window_closed,
    ev.HandRaised: _hand_raised,
    ev.HandLowered: _hand_lowered,
    ev.NothingMoreSaid: _nothing_more_said,
    ev.StoodDown: _stood_down,
    ev.EventAnnounced: _event_announced,
    ev.EventCancelled: _event_cancelled,
    ev.EventSettled: _event_settled,
    ev.HaltStarted: _halt_started,
    ev.ManoeuvreTripped: _manoeuvre_tripped,
    ev.OrdersChanged: _orders_changed,
    ev.EquipmentTaken: _equipment_taken,
    ev.CardTaken: _card_taken,
    ev.HandsSwapped: _hands_swapped,
    ev.CardsDrawn: _cards_drawn,
    ev.ActionsReshuffled: _actions_reshuffled,
    ev.AttacksReshuffled: _attacks_reshuffled,
    ev.ConcedeAnnounced: _concede_announced,
    ev.GaveUp: _gave_up,
    ev.GameWon: _game_won,
    ev.EnemyArmyWon: _enemy_army_won,
}
