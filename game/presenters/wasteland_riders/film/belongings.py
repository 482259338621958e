"""A knight's things: gear gained and lost, vehicles, the Market, deals between knights."""

from collections.abc import Iterable

from game.presenters.contract.film import Beat, BeatRule, FilmRules, StagedCard, Staging
from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.cards.faces import card_drawer
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.film.parts import (
    BIG,
    BRIEF,
    CARD_MS,
    MOST_CARDS,
    SHORT,
    TOLD,
    Stager,
    car_face,
    card_of,
    face_of,
    of_player,
    spot_of,
)
from game.presenters.wasteland_riders.players import knight_name
from game.rules.core.ids import CardId
from game.rules.core.values import Event
from game.rules.wasteland_riders.events import gear as ge
from game.rules.wasteland_riders.gear.carried import CAR
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.state import Car
from game.view.kit import Kit

LOSSES = ("lost", "destroyed", "scavenger")
"""Causes of losing a card that its owner did not choose."""

RULES: FilmRules = {
    ge.MarketRefilled: BeatRule(
        SHORT, lambda event: (at.MARKET(event.slot),), says=False, cue="card",
        joins=frozenset((ge.MarketRefilled,)),
    ),
    ge.MarketDiscarded: BeatRule(SHORT, lambda event: (at.MARKET(event.slot),), says=False, cue="card"),
    ge.ExchangeDone: BeatRule(1900.0, cue="card"),
    ge.MarketCardTaken: BeatRule(CARD_MS, cue="card"),
    ge.ExtraDraw: BeatRule(BRIEF, of_player()),
    ge.GearDrawn: BeatRule(1300.0, says=False, cue="card", joins=frozenset((ge.GearDrawn,))),
    ge.NamedGained: BeatRule(CARD_MS, cue="card"),
    ge.NamedDeclined: BeatRule(BRIEF, of_player()),
    ge.Grafted: BeatRule(1300.0, cue="card"),
    ge.Ungrafted: BeatRule(BRIEF, of_player(), cue="card"),
    ge.GainedDiscarded: BeatRule(TOLD, cue="card"),
    ge.GearDiscarded: BeatRule(1200.0, cue="card", joins=frozenset((ge.TextUsed, ge.GearDiscarded))),
    ge.StowedDiscarded: BeatRule(BIG, cue="card"),
    ge.BlueRemoved: BeatRule(BIG, cue="card"),
    ge.TextUsed: BeatRule(1200.0, of_player(), cue="card"),
    ge.VehicleTaken: BeatRule(1200.0, cue="counter"),
    ge.VehicleGone: BeatRule(TOLD, of_player(), cue="counter"),
    ge.VehicleDamaged: BeatRule(BIG, of_player(), "film-damaged", "bad", "hit"),
    ge.VehicleRepaired: BeatRule(TOLD, of_player(), "film-repaired", "good", "counter"),
    ge.VehicleDestroyed: BeatRule(BIG, of_player(), cue="blast"),
    ge.DamageIgnored: BeatRule(TOLD, of_player(), "film-wr-prevented", "good", "miss"),
    ge.DealOpened: BeatRule(BRIEF, of_player("rival")),
    ge.DealProposed: BeatRule(TOLD, of_player("rival"), "film-wr-proposes"),
    ge.DealDone: BeatRule(1900.0, cue="card"),
    ge.VehiclesSwapped: BeatRule(TOLD, cue="counter"),
    ge.DealClosed: BeatRule(SHORT, of_player(), says=False),
}  # fmt: skip


# Gear


def _gained(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    """The cards below the name of the player who gains them."""
    event = beat.event
    assert isinstance(event, ge.MarketCardTaken | ge.NamedGained | ge.Grafted)
    face = face_of(ctx.view.world, event.card)
    return plain._replace(cards=(card_of(kit, ctx, event.seat, face, glows=True),))


def _drawn(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    """The drawn cards in a row; a rival's cards show their backs."""
    world = ctx.view.world
    cards = [
        card_of(kit, ctx, event.seat, face_of(world, card))
        for event in beat.events
        if isinstance(event, ge.GearDrawn)
        for card in event.cards
    ]
    return plain._replace(
        cards=tuple(cards[-MOST_CARDS:]), verdict=kit.say("film-wr-drawn", count=len(cards))
    )


def _gone(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    """Cards that leave their owner; torn if the owner did not choose it."""
    cards = tuple(
        card_of(kit, ctx, event.seat, face_of(ctx.view.world, event.item), is_torn=event.cause in LOSSES)
        for event in beat.events
        if isinstance(event, ge.GearDiscarded | ge.StowedDiscarded)
    )
    return plain._replace(cards=cards[-MOST_CARDS:], words=plain.words if len(cards) == 1 else "")


def _thrown_away(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    event = beat.event
    assert isinstance(event, ge.GainedDiscarded | ge.BlueRemoved)
    item = event.item if isinstance(event, ge.GainedDiscarded) else Item(event.card)
    card = card_of(kit, ctx, event.seat, face_of(ctx.view.world, item), is_torn=True)
    return plain._replace(cards=(card,))


def _used(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    """The thing used for its text: a card shown large, a knight's ability by its name."""
    event, world = beat.event, ctx.view.world
    assert isinstance(event, ge.TextUsed)
    if event.source in world.setting.content.knights:
        ability = kit.say(f"wr-knight-{event.source}.ability")
        return plain._replace(words=knight_name(kit, ctx, event.seat), verdict=ability)
    face = card_drawer(world, CardId(event.source))
    if face is None:
        return plain
    return plain._replace(cards=(card_of(kit, ctx, event.seat, face, glows=True),))


# Vehicles


def _car_taken(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    event = beat.event
    assert isinstance(event, ge.VehicleTaken)
    face = car_face(ctx.view.world, Car(event.vehicle, event.damaged))
    return plain._replace(cards=(card_of(kit, ctx, event.seat, face, glows=True),))


def _car_destroyed(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    event = beat.event
    assert isinstance(event, ge.VehicleDestroyed)
    face = car_face(ctx.view.world, Car(event.vehicle, damaged=True))
    return plain._replace(
        cards=(card_of(kit, ctx, event.seat, face, is_torn=True),),
        verdict=kit.say("film-destroyed"),
        words="",
        tone="bad",
    )


def _at_car(_kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    """Damage and repair, shown at the vehicle."""
    event = beat.event
    assert isinstance(event, ge.VehicleDamaged | ge.VehicleRepaired | ge.DamageIgnored)
    where = spot_of(ctx, event.seat, CAR)
    return plain._replace(at=where, marks=tuple(mark._replace(at=where) for mark in plain.marks))


# Market and deals


def _traded(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    """What is given for what; if there are too many cards, only in words."""
    event = beat.event
    assert isinstance(event, ge.ExchangeDone)
    given = _side_of_deal(kit, ctx, kit.say("film-wr-gives"), event.cards)
    taken = _side_of_deal(kit, ctx, knight_name(kit, ctx, event.seat), event.taken, glows=True)
    return _exchange(plain, (*given, *taken))


def _deal(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    """Each card below the name of its new owner."""
    event = beat.event
    assert isinstance(event, ge.DealDone)
    mine = _side_of_deal(kit, ctx, knight_name(kit, ctx, event.seat), event.others, glows=True)
    others = _side_of_deal(kit, ctx, knight_name(kit, ctx, event.rival), event.cards, glows=True)
    staged = _exchange(plain, (*mine, *others))
    return staged._replace(verdict=kit.say("film-wr-deal"), tone="good")


def _side_of_deal(
    _kit: Kit, ctx: ViewContext, label: str, cards: Iterable[CardId], *, glows: bool = False
) -> tuple[StagedCard, ...]:
    return tuple(StagedCard(face_of(ctx.view.world, card), label, glows) for card in cards)


def _exchange(plain: Staging, cards: tuple[StagedCard, ...]) -> Staging:
    if not cards or len(cards) > MOST_CARDS:
        return plain
    return plain._replace(cards=cards, words="")


STAGERS: dict[type[Event], Stager] = {
    ge.MarketCardTaken: _gained,
    ge.NamedGained: _gained,
    ge.Grafted: _gained,
    ge.GearDrawn: _drawn,
    ge.GearDiscarded: _gone,
    ge.StowedDiscarded: _gone,
    ge.GainedDiscarded: _thrown_away,
    ge.BlueRemoved: _thrown_away,
    ge.TextUsed: _used,
    ge.VehicleTaken: _car_taken,
    ge.VehicleDestroyed: _car_destroyed,
    ge.VehicleDamaged: _at_car,
    ge.VehicleRepaired: _at_car,
    ge.DamageIgnored: _at_car,
    ge.ExchangeDone: _traded,
    ge.DealDone: _deal,
}
