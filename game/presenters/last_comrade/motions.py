"""How things move to where they are now, worked out from the events that moved them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pygame import Rect

from game.presenters.contract.presenter import HELD
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.field import moving
from game.presenters.last_comrade.field.story import FieldStory
from game.rules.core.ids import HIDDEN, CardId
from game.rules.core.values import Event
from game.rules.last_comrade import events as ev
from game.rules.last_comrade import line_events as on_line
from game.rules.last_comrade.terms import OFFSET
from game.view.camera import Point
from game.view.handles import Handle
from game.view.timeline import Group, Tween, in_out_cubic, linear, out_cubic

CARD_MS, STAGGER, FLIP_MS = 260.0, 70.0, 220.0
GREY_MS, TOPPLE_MS, AWAY_MS = 240.0, 70.0, 300.0
RISE, ARC = 46.0, 40.0
"""Pixels that a dying Comrade sinks if there is no place to go to, and the height of a card's arc."""
CUES: dict[type[Event], str] = {
    ev.TurnStarted: "turn",
    ev.GameWon: "win",
    on_line.HitAvoided: "miss",
    on_line.HitAbsorbed: "miss",
}
"""Sounds of events that move nothing."""


def motions(
    before: Mapping[Handle, Rect], after: Mapping[Handle, Rect], events: Sequence[Event]
) -> list[Group]:
    """Groups of motion, one after another, for these events; at the end the cards of the hand close up."""
    story = FieldStory(before, after)
    drawing: list[ev.CardsDrawn] = []
    for number, event in enumerate(events):
        if isinstance(event, ev.CardsDrawn):
            drawing.append(event)
            continue
        _dealt(story, number, drawing)
        drawing = []
        tell = TELLERS.get(type(event))
        if tell is not None:
            tell(story, number, event)
        elif type(event) in CUES:
            story.together((), CUES[type(event)])
    _dealt(story, len(events), drawing)
    return [*story.groups(), *_closing_up(before, after, events)]


def _closing_up(
    before: Mapping[Handle, Rect], after: Mapping[Handle, Rect], events: Sequence[Event]
) -> list[Group]:
    drawn = any(isinstance(event, ev.CardsDrawn) and HIDDEN not in event.cards for event in events)
    slides = tuple(
        Tween(handle, 0.0, 160.0, out_cubic, _centre(before[handle]), _centre(rect))
        for handle, rect in after.items()
        if handle in at.HAND and handle in before and before[handle].center != rect.center
    )
    return [Group(slides)] if slides and not drawn else []


def _centre(rect: Rect) -> Point:
    return float(rect.centerx), float(rect.centery)


# On the Line


def _pushed(story: FieldStory, _number: int, event: on_line.StepPushed) -> None:
    step = OFFSET[event.direction]
    story.shift({one: story.places[one] + step for one in event.comrades if one in story.places}, "counter")


def _swapped(story: FieldStory, _number: int, event: on_line.StepSwapped) -> None:
    step = OFFSET[event.direction]
    going = {one: story.places[one] + step for one in event.comrades if one in story.places}
    if event.other in going:
        going[event.other] = event.origin
    story.shift(going, "counter", ARC)


def _exchanged(story: FieldStory, _number: int, event: on_line.ComradesExchanged) -> None:
    one, other = event.comrade, event.other
    if one in story.places and other in story.places:
        story.shift({one: story.places[other], other: story.places[one]}, "counter", ARC)


def _scattered(story: FieldStory, _number: int, event: on_line.ComradesScattered) -> None:
    story.shift(dict(zip(event.comrades, event.places, strict=True)), "counter", ARC)


def _advanced(story: FieldStory, _number: int, event: on_line.CommissarAdvanced) -> None:
    pushed = {one: story.places[one] - 1 for one in event.comrades if one in story.places}
    story.close_up(pushed, "counter")


# Mines


def _sprung(story: FieldStory, _number: int, event: on_line.HazardsCleared) -> None:
    story.sprung = event.cards if event.cause == "triggered" else ()


def _hit(story: FieldStory, number: int, event: on_line.HitStarted) -> None:
    """A Mine goes off: a puff of smoke without a flash."""
    where = story.standing(event.comrade)
    if event.source in story.sprung and where is not None:
        pieces = [
            story.appear(at.BLAST(number, step), step * 80.0, 80.0, where, where, linear)
            for step in range(moving.BLAST_STEPS)
        ]
        story.together(pieces, "hit")


def _died(story: FieldStory, _number: int, event: on_line.ComradeDied) -> None:
    """The Comrade turns grey, falls over and moves to the fallen."""
    where = story.leave(event.comrade)
    if where is None:
        return
    away = story.goal(at.FALLEN) or (where[0], where[1] + 2 * RISE)
    last = len(moving.TOPPLED) - 1
    pieces = [story.appear(at.DEAD(event.comrade, 0), 0.0, GREY_MS, where, where, linear)]
    for step in range(1, last):
        start = GREY_MS + (step - 1) * TOPPLE_MS
        pieces.append(story.appear(at.DEAD(event.comrade, step), start, TOPPLE_MS, where, where, linear))
    falls = GREY_MS + (last - 1) * TOPPLE_MS
    pieces.append(story.appear(at.DEAD(event.comrade, last), falls, AWAY_MS, where, away, in_out_cubic))
    story.together(pieces, "hit")


# The attack


def _attack_revealed(story: FieldStory, number: int, event: ev.AttackRevealed) -> None:
    """The card moves from the deck to its place and turns over."""
    deck, place = story.spot(at.ATTACK_DECK), story.goal(at.STRIKE) or story.spot(at.STRIKE, at.ATTACK_DECK)
    if deck is None or place is None:
        return
    flies = story.appear(at.FLYING_ATTACK(number), 0.0, CARD_MS, deck, place, in_out_cubic)
    story.together((_away(at.STRIKE, place, CARD_MS), flies), "card")
    _turn_over(story, number, event.card, at.STRIKE, place)


def _target_placed(story: FieldStory, _number: int, event: ev.TargetPlaced) -> None:
    _target_goes(story, at.TARGET(event.target), story.spot(at.STRIKE, at.ATTACK_DECK))


def _target_moved(story: FieldStory, _number: int, event: ev.TargetMoved) -> None:
    _target_goes(story, at.TARGET(event.target), story.spot(at.TARGET(event.target)))


def _target_goes(story: FieldStory, target: Handle, start: Point | None) -> None:
    end = story.goal(target)
    if start is not None and end is not None:
        flies = story.appear(at.GLIDING(target), 0.0, CARD_MS, start, end, in_out_cubic)
        story.together((flies,), "counter")


def _hazard_placed(story: FieldStory, number: int, event: ev.HazardPlaced) -> None:
    end = story.goal(at.HAZARD(event.place), at.PLACE(event.place))
    _card_flies(story, number, event.card, story.spot(at.STRIKE, at.ATTACK_DECK), end)


def _roulette_attached(story: FieldStory, number: int, event: ev.RouletteAttached) -> None:
    _card_flies(story, number, event.card, story.spot(at.STRIKE, at.ATTACK_DECK), story.goal(at.INITIATIVE))


def _setup_done(story: FieldStory, number: int, event: ev.SetupCardDone) -> None:
    start = story.spot(at.STRIKE, at.ATTACK_DECK)
    _card_flies(story, number, event.card, start, story.goal(at.ATTACK_DISCARD))


# Action cards


def _committed(story: FieldStory, number: int, event: ev.CardCommitted) -> None:
    """The card moves face down from the hand, or from the player who laid it if that hand is not shown."""
    start = story.spot(HELD, at.COMRADE(event.comrade))
    _card_flies(story, number, HIDDEN, start, story.goal(at.COMMIT(event.comrade)))


def _revealed(story: FieldStory, number: int, event: ev.CardRevealed) -> None:
    place = story.spot(at.COMMIT(event.comrade))
    if place is not None:
        _turn_over(story, number, event.card, at.COMMIT(event.comrade), place)


def _discarded(story: FieldStory, number: int, event: ev.CardDone | ev.CardFizzled) -> None:
    start = story.spot(at.COMMIT(event.comrade))
    _card_flies(story, number, event.card, start, story.goal(at.ACTION_DISCARD))


def _settled(story: FieldStory, number: int, event: ev.EventSettled) -> None:
    start = story.spot(HELD, at.COMRADE(event.comrade))
    _card_flies(story, number, event.card, start, story.goal(at.ACTION_DISCARD))


def _equipped(story: FieldStory, number: int, event: on_line.EquipmentEntered) -> None:
    pieces = ((handle, at.PIECE.fields(handle)) for handle in story.after)
    own = [handle for handle, piece in pieces if piece is not None and piece[0] == event.comrade]
    end = story.goal(*own[-1:], at.COMRADE(event.comrade))
    _card_flies(story, number, event.card, story.spot(at.COMMIT(event.comrade)), end)


def _taken(story: FieldStory, number: int, event: ev.EquipmentTaken) -> None:
    start, end = story.standing(event.other), story.standing(event.comrade)
    _card_flies(story, number, event.card, start, end)


def _dealt(story: FieldStory, number: int, drawing: Sequence[ev.CardsDrawn]) -> None:
    """Cards drawn by consecutive events fly together, each a little after the one before."""
    deck = story.spot(at.ACTION_DECK)
    if deck is None:
        return
    tweens: list[Tween] = []
    for place, event in enumerate(drawing):
        tweens += _drawn(story, f"{number}.{place}", event, deck)
    if tweens:
        story.together(tweens, "card", STAGGER)


def _drawn(story: FieldStory, number: str, event: ev.CardsDrawn, deck: Point) -> list[Tween]:
    """Own cards fly to their places in the hand; for other players one card back stands for all of them."""
    end = story.goal(at.COMRADE(event.comrade))
    if HIDDEN not in event.cards:
        held = [handle for handle in story.after if handle in at.HAND]
        drawn = held[len(held) - len(event.cards) :]
        return [
            Tween(handle, 0.0, CARD_MS, in_out_cubic, deck, _centre(story.after[handle]), ARC)
            for handle in drawn
        ]
    if end is None:
        return []
    return [story.appear(at.FLYING_CARD(moving.BACK, number), 0.0, CARD_MS, deck, end, in_out_cubic)]


def _card_flies(story: FieldStory, number: int, card: CardId, start: Point | None, end: Point | None) -> None:
    if start is None or end is None:
        return
    name = moving.BACK if card == HIDDEN else card
    flies = story.appear(at.FLYING_CARD(name, str(number)), 0.0, CARD_MS, start, end, in_out_cubic)
    story.together((flies,), "card")


def _turn_over(story: FieldStory, number: int, card: CardId, place: Handle, where: Point) -> None:
    ms = FLIP_MS / moving.FLIP_STEPS
    pieces = [
        story.appear(at.FLIP(card, number, step), step * ms, ms, where, where, linear)
        for step in range(moving.FLIP_STEPS)
    ]
    story.together((_away(place, where, FLIP_MS), *pieces), "card")


def _away(handle: Handle, where: Point, ms: float) -> Tween:
    """A tween that keeps a thing out of its place for this long."""
    return Tween(at.GLIDING(handle), 0.0, ms, linear, where, where)


Teller = Callable[[FieldStory, int, Any], None]
TELLERS: dict[type[Event], Teller] = {
    on_line.StepPushed: _pushed,
    on_line.StepSwapped: _swapped,
    on_line.ComradesExchanged: _exchanged,
    on_line.ComradesScattered: _scattered,
    on_line.CommissarAdvanced: _advanced,
    on_line.HazardsCleared: _sprung,
    on_line.HitStarted: _hit,
    on_line.ComradeDied: _died,
    on_line.EquipmentEntered: _equipped,
    ev.AttackRevealed: _attack_revealed,
    ev.TargetPlaced: _target_placed,
    ev.TargetMoved: _target_moved,
    ev.HazardPlaced: _hazard_placed,
    ev.RouletteAttached: _roulette_attached,
    ev.SetupCardDone: _setup_done,
    ev.CardCommitted: _committed,
    ev.CardRevealed: _revealed,
    ev.CardDone: _discarded,
    ev.CardFizzled: _discarded,
    ev.EventSettled: _settled,
    ev.EquipmentTaken: _taken,
}
"""How each kind of event moves things; each function gets its own kind only."""
