"""What a player can do on their own screen at a checkpoint: play an Event, or swap hands (Dominika)."""

from collections.abc import Iterator

from game.rules.core.frames import Frame
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.last_comrade.effects import EventSettles, announcement, event_candidates, why_not_event
from game.rules.last_comrade.events import HandsSwapped
from game.rules.last_comrade.intents import SwapHands
from game.rules.last_comrade.responses import announce
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import Checkpoint, ComradeId


def deed_candidates(world: World, comrade: ComradeId) -> Iterator[Intent]:
    """Every Event in hand with every possible choice, and every player to swap with."""
    yield from event_candidates(world, comrade)
    if world.ability(comrade).swaps_hands:
        yield from (SwapHands(other) for other in world.living if other != comrade)


def legal_deeds(world: World, window: Checkpoint, comrade: ComradeId) -> Iterator[Intent]:
    """The legal candidates, found quickly: a player whose Event is used is not asked about each card."""
    otherwise = Refusal("LC-REACT-06")
    if not world.players[comrade].event_used:
        for intent in event_candidates(world, comrade, world.setting.in_window.get(window, frozenset())):
            if why_not_deed(world, window, comrade, intent, otherwise) is None:
                yield intent
    if world.ability(comrade).swaps_hands and not world.players[comrade].swap_used:
        yield from (SwapHands(other) for other in world.living if other != comrade)


def why_not_deed(
    world: World, window: Checkpoint, comrade: ComradeId, intent: Intent, otherwise: Refusal
) -> Refusal | None:
    """Why this deed is not allowed; None if it is. An intent that is no deed gets the refusal `otherwise`."""
    if isinstance(intent, SwapHands):
        return why_not_swap(world, comrade, intent.comrade)
    event = announcement(world, comrade, intent)
    return otherwise if event is None else why_not_event(world, window, event)


def why_not_swap(world: World, comrade: ComradeId, other: ComradeId) -> Refusal | None:
    player = world.players[comrade]
    is_able = world.ability(comrade).swaps_hands and not player.swap_used
    if is_able and other != comrade and other in world.living:
        return None
    return Refusal("LC-CHR-02", {"comrade": other, "used": "yes" if player.swap_used else "no"})


def do_deed(play: Play[World], comrade: ComradeId, intent: Intent, afterwards: Frame) -> bool:
    """Carry out a deed, an Event with the window in which it is answered; returns False if the intent is no
    deed."""
    event = announcement(play.world, comrade, intent)
    if event is None and not isinstance(intent, SwapHands):
        return False
    play.then(afterwards)
    if event is not None:
        announce(play, event, EventSettles())
    elif isinstance(intent, SwapHands):
        play.do(HandsSwapped(comrade, intent.comrade))
    return True
