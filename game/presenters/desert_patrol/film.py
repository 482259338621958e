"""How the film shows each event of Desert Patrol: which events have a beat of their own, where, how long."""

from collections.abc import Callable
from typing import Any

from pygame import Rect

from game.presenters.contract.film import (
    Beat,
    BeatRule,
    FilmRules,
    FireLine,
    PointFlight,
    StagedCard,
    StagedDice,
    Stager,
    Staging,
    rule_of,
)
from game.presenters.contract.presenter import ViewContext
from game.presenters.desert_patrol.cards import soldiers
from game.presenters.desert_patrol.colours import paint_of
from game.presenters.desert_patrol.controls import handles as at
from game.presenters.desert_patrol.log.lines import dice, needed
from game.rules.core.ids import CardId
from game.rules.core.values import Event
from game.rules.desert_patrol import events as ev
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import SIDES, CounterId, ObjectId, Side
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit

Where = Callable[[Any], tuple[Handle, ...]]

SHORT, GAINED, TOLD, BIG = 420.0, 700.0, 900.0, 1500.0
DICE_MS, BID_MS = 1700.0, 1900.0
PLAYED: frozenset[type[Event]] = frozenset((ev.CardPlayed,))


def _thing(name: str) -> tuple[Handle, ...]:
    """A soldier or a vehicle at any of its places, or an object."""
    counter = CounterId(name)
    return at.COUNTER(counter), at.CREW(counter), at.VEHICLE(counter), at.OBJECT(ObjectId(name))


def _field(name: str) -> Where:
    return lambda event: _thing(getattr(event, name))


def _tile(name: str) -> Where:
    return lambda event: (at.TILE(getattr(event, name)),)


FILM: FilmRules = {
    ev.RoundStarted: BeatRule(TOLD, says=False, cue="turn"),
    ev.InitiativeRevealed: BeatRule(BID_MS, says=False, cue="reveal"),
    ev.InitiativeSet: BeatRule(TOLD, says=False, cue="turn"),
    # The event that names the side with the initiative comes first: one ribbon shows both.
    ev.TurnStarted: BeatRule(TOLD, says=False, cue="turn", joins=frozenset((ev.InitiativeSet,))),
    ev.TurnPassed: BeatRule(TOLD, cue="turn"),
    ev.CardsDiscarded: BeatRule(
        SHORT,
        (at.PLAY, at.ENEMY_PANEL),
        says=False,
        cue="card",
        shows=lambda event: bool(event.hand or event.played),
    ),
    # Between two turns no side is to move: the ribbon of the next turn, or of the round, shows with it.
    ev.TurnEnded: BeatRule(says=False, opens=True),
    ev.CardsDrawn: BeatRule(SHORT, says=False, cue="card"),
    ev.CardPlayed: BeatRule(SHORT, (at.PLAY, at.ENEMY_PANEL), says=False, cue="card"),
    ev.Reinforced: BeatRule(
        GAINED,
        _field("card"),
        "film-dp-called_up",
        "good",
        "card",
        says=False,
        joins=frozenset((ev.Reinforced,)),
    ),
    ev.CardHunkered: BeatRule(SHORT, says=False, cue="card"),
    ev.CounterMoved: BeatRule(SHORT, says=False, cue="counter", put=PLAYED),
    ev.VehicleMoved: BeatRule(SHORT, says=False, cue="counter", put=PLAYED),
    ev.SoldierBoarded: BeatRule(SHORT, says=False, cue="counter", put=PLAYED),
    ev.SoldierDisembarked: BeatRule(SHORT, says=False, cue="counter", put=PLAYED),
    ev.PositionChanged: BeatRule(SHORT, says=False, cue="counter", put=PLAYED),
    ev.SeatsSwapped: BeatRule(SHORT, says=False, cue="counter", put=PLAYED),
    ev.TileReconned: BeatRule(SHORT, _tile("tile"), "film-reconned", "good", "counter", says=False),
    ev.ControlTaken: BeatRule(TOLD, _tile("tile"), "film-taken", "good", "counter", wins=True),
    ev.FogGained: BeatRule(SHORT, (at.DISCARD,), "film-fog", "bad", "card", says=False),
    ev.SoldierRecovered: BeatRule(TOLD, _field("soldier"), "film-recovered", "good", "counter"),
    ev.VehicleCaptured: BeatRule(TOLD, _field("vehicle"), "film-captured", "good", "counter"),
    ev.VehicleRepaired: BeatRule(TOLD, _field("vehicle"), "film-repaired", "good", "counter"),
    ev.VehicleReactivated: BeatRule(TOLD, _field("vehicle"), "film-repaired", "good", "counter"),
    ev.AttackDeclared: BeatRule(TOLD, _field("target")),
    ev.DiceRolled: BeatRule(DICE_MS, says=False, cue="dice", is_alone=True),
    ev.AttackHit: BeatRule(TOLD, _field("target"), tone="good", says=False, cue="hit"),
    ev.AttackMissed: BeatRule(TOLD, _field("target"), tone="bad", says=False, cue="miss"),
    ev.SuppressNoEffect: BeatRule(TOLD, _field("target"), cue="miss"),
    ev.VictimChosen: BeatRule(TOLD, _field("soldier")),
    ev.SoldierWounded: BeatRule(BIG, _field("soldier"), "film-wounded", "bad", "hit"),
    ev.SoldierPinned: BeatRule(TOLD, _field("soldier"), "film-pinned", "bad", "hit"),
    ev.CounterNeutralised: BeatRule(
        BIG, _field("counter"), "film-neutralised", "bad", "fall", falls=True, wins=True
    ),
    ev.VehicleDamaged: BeatRule(TOLD, _field("vehicle"), "film-damaged", "bad", "hit"),
    ev.VehicleDisabled: BeatRule(BIG, _field("vehicle"), "film-disabled", "bad", "hit"),
    ev.VehicleDestroyed: BeatRule(
        BIG, _field("vehicle"), "film-destroyed", "bad", "blast", falls=True, wins=True
    ),
    ev.ObjectDestroyed: BeatRule(
        BIG, _field("object"), "film-destroyed", "bad", "blast", falls=True, wins=True
    ),
    ev.CountersEscaped: BeatRule(BIG, _tile("tile"), "film-escaped", "good", "counter", wins=True),
    ev.PointsChanged: BeatRule(TOLD, says=False, cue="point", wins=True),
    ev.HopeAbandoned: BeatRule(BIG, cue="fall"),
    ev.GameEnded: BeatRule(BIG, says=False, cue="win"),
}


def staging(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    """What the tables cannot express: the bids side by side, the dice with the number needed, verdicts,
    ribbons.
    """
    stage = STAGES.get(type(beat.event))
    return plain if stage is None else stage(kit, ctx, beat.event, plain)


# Rounds and turns


def _revealed(kit: Kit, ctx: ViewContext, event: ev.InitiativeRevealed, _plain: Staging) -> Staging:
    """When the cards are turned up, the ribbon tells which side is ahead."""
    if event.lrdg_value == event.italy_value:
        verdict = kit.say("film-dp-tie")
    else:
        ahead: Side = "lrdg" if event.lrdg_value > event.italy_value else "italy"
        verdict = kit.say("film-dp-higher", side=kit.say(f"dp-side-{ahead}"))
    return Staging(cards=_bids(kit, ctx.view.world, event), verdict=verdict)


def _initiative(kit: Kit, _ctx: ViewContext, event: ev.InitiativeSet, _plain: Staging) -> Staging:
    side = kit.texts.declined("side", f"dp-side-{event.side}")
    words = kit.say(f"film-dp-initiative_{event.how}", **side)
    return Staging(ribbon=words, colours=paint_of(kit, event.side))


def _round(kit: Kit, _ctx: ViewContext, event: ev.RoundStarted, _plain: Staging) -> Staging:
    return Staging(ribbon=kit.say("table-round", number=event.round))


def _turn(kit: Kit, _ctx: ViewContext, event: ev.TurnStarted, _plain: Staging) -> Staging:
    words = kit.say("film-turn_of", name=kit.say(f"dp-side-{event.side}"))
    return Staging(ribbon=words, colours=paint_of(kit, event.side))


def _ended(kit: Kit, _ctx: ViewContext, event: ev.GameEnded, _plain: Staging) -> Staging:
    words = kit.say("film-wins", name=kit.say(f"dp-side-{event.side}"))
    return Staging(ribbon=words, colours=paint_of(kit, event.side))


# Attacks


def _declared(kit: Kit, ctx: ViewContext, event: ev.AttackDeclared, plain: Staging) -> Staging:
    return plain._replace(fire=_fire(kit, ctx, event))


def _rolled(kit: Kit, ctx: ViewContext, event: ev.DiceRolled, _plain: Staging) -> Staging:
    """Dice beside the target, while the line of fire is still shown."""
    attack = _attack(ctx)
    at = () if attack is None else _thing(attack.target)
    return Staging(at=at, fire=_fired(kit, ctx, attack), dice=_thrown(kit, event))


def _fire(kit: Kit, ctx: ViewContext, event: ev.AttackDeclared) -> FireLine:
    """From the soldier whose card it is, or from the vehicle the soldier is in, because that is on the map. A
    card without a counter has no place to shoot from.
    """
    man = ctx.view.world.soldiers.get(CounterId(event.card))
    start = _thing(event.card if man is None or man.vehicle is None else man.vehicle)
    return FireLine(start, _thing(event.target), paint_of(kit, event.side))


def _attack(ctx: ViewContext) -> ev.AttackDeclared | None:
    """The last attack that was declared; None if there is none."""
    return next((one for one in ctx.latest() if isinstance(one, ev.AttackDeclared)), None)


def _fired(kit: Kit, ctx: ViewContext, attack: ev.AttackDeclared | None) -> FireLine | None:
    return None if attack is None else _fire(kit, ctx, attack)._replace(grows=False)


def _judged(kit: Kit, ctx: ViewContext, event: ev.AttackHit | ev.AttackMissed, plain: Staging) -> Staging:
    is_hit = isinstance(event, ev.AttackHit)
    rolled = next((one for one in ctx.latest() if isinstance(one, ev.DiceRolled)), None)
    return plain._replace(
        dice=None if rolled is None else _thrown(kit, rolled)._replace(is_rolling=False),
        fire=_fired(kit, ctx, _attack(ctx)),
        verdict=kit.say("film-hit" if is_hit else "film-missed"),
        tone="good" if is_hit else "bad",
    )


def _wounded(kit: Kit, ctx: ViewContext, event: ev.SoldierWounded, plain: Staging) -> Staging:
    face = _face_of(ctx.view.world, CardId(event.soldier))
    return plain._replace(cards=(StagedCard(face, kit.say("film-dp-card_lost"), is_torn=True),))


def _points(kit: Kit, ctx: ViewContext, event: ev.PointsChanged, _plain: Staging) -> Staging:
    won = event.points - _points_before(ctx, event.side)
    return Staging(points=(PointFlight(_scene(ctx), f"+{won}", paint_of(kit, event.side)),))


STAGES: dict[type[Event], Stager] = {
    ev.InitiativeRevealed: _revealed,
    ev.InitiativeSet: _initiative,
    ev.RoundStarted: _round,
    ev.TurnStarted: _turn,
    ev.GameEnded: _ended,
    ev.AttackDeclared: _declared,
    ev.DiceRolled: _rolled,
    ev.AttackHit: _judged,
    ev.AttackMissed: _judged,
    ev.SoldierWounded: _wounded,
    ev.PointsChanged: _points,
}
"""How each kind of event is staged if the tables are not enough."""


def _thrown(kit: Kit, event: ev.DiceRolled) -> StagedDice:
    throw = dice(kit, (event,))
    assert throw is not None
    return StagedDice(
        throw.die, throw.faces, throw.good, kit.say("film-needs", needed=needed(kit, event.total))
    )


def _scene(ctx: ViewContext) -> tuple[Handle, ...]:
    """The place of the last event that has one: points are won there."""
    found = (rule_of(event, FILM).focus_of(event) for event in ctx.latest() if type(event) in SCENES)
    return next(found, ())


def _points_before(ctx: ViewContext, side: Side) -> int:
    """The points of a side before the last change."""
    told = (one.points for one in ctx.latest() if isinstance(one, ev.PointsChanged) and one.side == side)
    next(told)
    return next(told, 0)


SCENES = (ev.ControlTaken, ev.CounterNeutralised, ev.VehicleDestroyed, ev.ObjectDestroyed, ev.CountersEscaped)
"""The events that win points."""


def _bids(kit: Kit, world: World, event: ev.InitiativeRevealed) -> tuple[StagedCard, ...]:
    """Both bids turned up together; no event before shows them. The higher one glows; on a tie
    neither does.
    """
    values = {"lrdg": event.lrdg_value, "italy": event.italy_value}
    cards: dict[Side, CardId | None] = {"lrdg": event.lrdg, "italy": event.italy}
    return tuple(
        StagedCard(
            _face_of(world, card) if card is not None else _back_of(side),
            kit.say(f"dp-side-{side}") + ("" if card is not None else f": {values[side]}"),
            glows=values[side] > max(value for other, value in values.items() if other != side),
            back=_back_of(side),
        )
        for side, card in ((side, cards[side]) for side in SIDES)
    )


def _face_of(world: World, card: CardId) -> Callable[[Canvas, Rect], None]:
    return lambda canvas, rect: soldiers.hand_face(canvas, rect, world.setting, card)


def _back_of(side: Side) -> Callable[[Canvas, Rect], None]:
    return lambda canvas, rect: soldiers.back(canvas, rect, side)
