"""How the film shows each event of Staff Orders: which events have a beat of their own, where, how long."""

from collections.abc import Callable, Iterator
from typing import Any

from pygame import Rect

from game.presenters.contract.film import (
    Beat,
    BeatRule,
    FilmRules,
    FireLine,
    FloatingMark,
    PointFlight,
    StagedCard,
    StagedDice,
    Stager,
    Staging,
    rule_of,
)
from game.presenters.contract.presenter import ViewContext
from game.presenters.staff_orders.cards import operations
from game.presenters.staff_orders.colours import paint_of
from game.presenters.staff_orders.controls import handles as at
from game.presenters.staff_orders.motions import LAND
from game.presenters.staff_orders.players import own, title_of
from game.presenters.staff_orders.words import of_faction, place_name
from game.rules.core.ids import CardId
from game.rules.core.values import Event
from game.rules.staff_orders import events as ev
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import is_supplied
from game.rules.staff_orders.terms import FACTIONS, Domain, Faction, PlaceId, enemy
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit

SHORT, TURN, TOLD, CLASH, BIG = 420.0, 650.0, 900.0, 1200.0, 1600.0
DICE_MS, END_MS = 1700.0, 1900.0
LAYERS: tuple[Domain, Domain] = ("land", "air")
STORMED: frozenset[ev.Reason] = frozenset(("hq_captured", "hq_emptied"))
SHELLED = ("barrage", "bombard")
"""Actions that are aimed at a place."""
MARCH = frozenset((ev.SoldiersMoved, ev.AircraftMoved))
FROM_RESERVE = frozenset((ev.SoldiersFromReserve, ev.AircraftFromReserve))
LOSSES = frozenset((ev.SoldiersToReserve, ev.AircraftToReserve))


def _layer(event: ev.PieceEvent) -> Domain:
    return "land" if isinstance(event, LAND) else "air"


def _pieces(event: ev.PieceEvent) -> tuple[Handle, ...]:
    """The pile they joined or left, or its place if it is gone."""
    layer = _layer(event)
    return at.pieces(layer, event.faction, event.place), at.place(layer, event.place)


def _place(event: Any) -> tuple[Handle, ...]:
    """An area, or the sector of a zone: no name is used for both."""
    return at.place("land", event.place), at.place("air", event.place)


def _area(event: Any) -> tuple[Handle, ...]:
    return at.BONUS(event.area), at.place("land", event.area)


def _came(event: ev.PieceEvent) -> str:
    return f"+{event.count}"


def _went(event: ev.PieceEvent) -> str:
    return f"−{event.count}"


FILM: FilmRules = {
    ev.RoundTokenTossed: BeatRule(TOLD, says=False, cue="turn", is_alone=True),
    ev.RoundStarted: BeatRule(TOLD, says=False, cue="turn", ends=True),
    ev.TurnStarted: BeatRule(TURN, says=False, cue="turn", ends=True),
    ev.Passed: BeatRule(TURN, cue="turn", ends=True),
    ev.CommanderDeployed: BeatRule(
        TURN, lambda event: (at.COMMANDER(event.space), at.SPACE(event.space)), says=False, cue="counter"
    ),
    ev.SoldiersMoved: BeatRule(SHORT, _pieces, says=False, cue="counter", joins=MARCH),
    ev.AircraftMoved: BeatRule(SHORT, _pieces, says=False, cue="counter", joins=MARCH),
    ev.SoldiersFromReserve: BeatRule(
        SHORT, _pieces, _came, "good", "counter", says=False, joins=FROM_RESERVE
    ),
    ev.AircraftFromReserve: BeatRule(
        SHORT, _pieces, _came, "good", "counter", says=False, joins=FROM_RESERVE
    ),
    ev.SoldiersToReserve: BeatRule(TOLD, _pieces, _went, "bad", "hit", says=False, joins=LOSSES),
    ev.AircraftToReserve: BeatRule(TOLD, _pieces, _went, "bad", "hit", says=False, joins=LOSSES),
    ev.TargetChosen: BeatRule(TOLD, _place, cue="counter"),
    ev.EffectPlayed: BeatRule(BIG, says=False, cue="card"),
    ev.ClashStarted: BeatRule(CLASH, _place, cue="hit"),
    ev.DiceRolled: BeatRule(DICE_MS, says=False, cue="dice", is_alone=True),
    ev.DiceRerolled: BeatRule(DICE_MS, says=False, cue="dice", is_alone=True),
    ev.ClashEnded: BeatRule(CLASH, _place, cue="counter"),
    ev.CardsDrawn: BeatRule(SHORT, says=False, cue="card"),
    ev.DeckReshuffled: BeatRule(SHORT, (at.DECK,), says=False, cue="card"),
    ev.DrawFellShort: BeatRule(TOLD, (at.DECK,)),
    ev.InitiativeChanged: BeatRule(TOLD, says=False, cue="turn"),
    ev.SignalsGained: BeatRule(TOLD, _area, "film-so-gained", "good", "counter"),
    ev.SignalsLost: BeatRule(TOLD, _area, "film-so-lost", "bad", "hit"),
    ev.CommanderToStaging: BeatRule(TURN, (at.STAGING, at.ENEMY_STAGING), says=False, cue="counter"),
    ev.CommanderFromStaging: BeatRule(TURN, says=False, cue="counter"),
    ev.CommandersWithdrawn: BeatRule(
        SHORT,
        says=False,
        cue="counter",
        shows=lambda event: event.count > 0,
        joins=frozenset((ev.CommandersWithdrawn,)),
        ends=True,
    ),
    ev.ScoreCounted: BeatRule(BIG, says=False, cue="point", ends=True),
    ev.GameEnded: BeatRule(END_MS, says=False, cue="win", ends=True),
}


def staging(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    """What the tables cannot express: cards, dice with what counts, who holds the place, ribbons, supply."""
    stage, plain = STAGES.get(type(beat.event)), _in_colours(kit, beat, plain)
    found = plain if stage is None else stage(kit, ctx, beat.event, plain)
    if any(isinstance(event, ev.PieceEvent | ev.ClashEnded) for event in beat.events):
        found = found._replace(marks=(*found.marks, *_supply_marks(kit, beat)))
    return found


def _in_colours(kit: Kit, beat: Beat, plain: Staging) -> Staging:
    """Give pieces that come or go the colour of their side: in a clash both sides lose at the same place."""
    marked = (event for event in beat.events if rule_of(event, FILM).mark_of(event))
    marks = (
        mark._replace(colours=paint_of(kit, event.faction)) if isinstance(event, ev.PieceEvent) else mark
        for mark, event in zip(plain.marks, marked, strict=True)
    )
    return plain._replace(marks=tuple(marks))


# Turns and rounds


def _round(kit: Kit, _ctx: ViewContext, event: ev.RoundStarted, _plain: Staging) -> Staging:
    return Staging(ribbon=kit.say("table-round", number=event.round))


def _turn(kit: Kit, ctx: ViewContext, event: ev.TurnStarted, _plain: Staging) -> Staging:
    words = kit.say("film-turn_of", name=title_of(kit, ctx, event.faction))
    return Staging(ribbon=words, colours=paint_of(kit, event.faction))


def _passed(kit: Kit, _ctx: ViewContext, event: ev.Passed, plain: Staging) -> Staging:
    return Staging(ribbon=plain.words, colours=paint_of(kit, event.faction))


def _initiative(
    kit: Kit, _ctx: ViewContext, event: ev.InitiativeChanged | ev.RoundTokenTossed, _plain: Staging
) -> Staging:
    words = kit.say("film-so-initiative", **of_faction(kit, event.faction))
    return Staging(ribbon=words, colours=paint_of(kit, event.faction))


def _ended(kit: Kit, ctx: ViewContext, event: ev.GameEnded, _plain: Staging) -> Staging:
    """The storm of a headquarters is shown at the headquarters itself."""
    words = kit.say("film-wins", name=title_of(kit, ctx, event.faction))
    won = Staging(ribbon=words, colours=paint_of(kit, event.faction))
    if event.reason not in STORMED:
        return won
    home = (at.place("land", ctx.view.world.setting.headquarters[enemy(event.faction)]),)
    words = kit.say("film-so-stormed" if event.reason == "hq_captured" else "film-so-fallen")
    return won._replace(at=home, aims=(home,), marks=(FloatingMark(home, words, "bad"),))


def _score(kit: Kit, ctx: ViewContext, event: ev.ScoreCounted, _plain: Staging) -> Staging:
    """The stars of each area rise from it, and their sum is shown."""
    stars = ctx.view.world.setting.stars
    colours = paint_of(kit, event.faction)
    marks = tuple(
        FloatingMark((at.place("land", area),), f"+{stars[area]}", "good", colours)
        for area in event.areas
        if stars[area]
    )
    words = kit.say("film-so-stars", stars=event.stars, **of_faction(kit, event.faction))
    points = tuple(PointFlight(mark.at, mark.words, colours) for mark in marks)
    return Staging(marks=marks, points=points, ribbon=words, colours=colours)


# Orders


def _deployed(kit: Kit, _ctx: ViewContext, event: ev.CommanderDeployed, plain: Staging) -> Staging:
    """The order of the commander rises above the piece."""
    order = FloatingMark(plain.at, kit.say(f"so-action-{event.action}"), "plain")
    return plain._replace(marks=(order,))


def _target(kit: Kit, ctx: ViewContext, event: ev.TargetChosen, plain: Staging) -> Staging:
    """The target has a crosshair, and dots lead there from the commander with the order."""
    if event.action not in SHELLED:
        return plain
    sent = next((one for one in _backwards(ctx) if isinstance(one, ev.CommanderDeployed)), None)
    start = () if sent is None else (at.COMMANDER(sent.space), at.SPACE(sent.space))
    return plain._replace(aims=(plain.at,), fire=FireLine(start, plain.at, paint_of(kit, event.faction)))


def _effect(kit: Kit, ctx: ViewContext, event: ev.EffectPlayed, _plain: Staging) -> Staging:
    return Staging(cards=(_card(kit, ctx, event.faction, event.card),))


def _card(kit: Kit, ctx: ViewContext, faction: Faction, card: CardId) -> StagedCard:
    return StagedCard(_face_of(ctx.view.world, card), title_of(kit, ctx, faction))


def _face_of(world: World, card: CardId) -> Callable[[Canvas, Rect], None]:
    return lambda canvas, rect: operations.put_card(canvas, rect, world.setting, card, rect.w)


def _from_reserve(
    kit: Kit, _ctx: ViewContext, event: ev.SoldiersFromReserve | ev.AircraftFromReserve, plain: Staging
) -> Staging:
    """A bonus that was taken lights up at its place."""
    if event.cause != "bonus":
        return plain
    taken = FloatingMark(plain.at, kit.say("film-so-bonus"), "good")
    return plain._replace(at=(at.BONUS(event.place), *plain.at), marks=(*plain.marks, taken))


def _to_reserve(
    _kit: Kit, _ctx: ViewContext, event: ev.SoldiersToReserve | ev.AircraftToReserve, plain: Staging
) -> Staging:
    """Pieces that their owner takes back are no loss."""
    if event.cause not in ("top_up", "over_limit", "bomb_cost"):
        return plain
    return plain._replace(marks=tuple(mark._replace(tone="plain") for mark in plain.marks))


def _staging_zone(
    _kit: Kit, ctx: ViewContext, event: ev.CommanderToStaging | ev.CommanderFromStaging, plain: Staging
) -> Staging:
    is_own = event.faction == own(ctx)
    zone = (at.STAGING,) if is_own else (at.ENEMY_STAGING, at.ENEMY_PANEL)
    is_back = isinstance(event, ev.CommanderToStaging)
    mark = FloatingMark(zone, "+1" if is_back else "−1", "plain")
    return plain._replace(at=zone, marks=(mark,))


def _reshuffled(kit: Kit, _ctx: ViewContext, _event: ev.DeckReshuffled, plain: Staging) -> Staging:
    return plain._replace(marks=(FloatingMark((at.DECK,), kit.say("film-so-shuffled"), "plain"),))


# Clashes


def _rolled(kit: Kit, ctx: ViewContext, event: ev.DiceRolled, _plain: Staging) -> Staging:
    """Dice beside the place of the roll: its purpose, what a hit does, and then the number of hits."""
    target = _target_of(ctx)
    purpose = kit.say(f"so-purpose-{event.purpose}")
    where = "" if target is None else f": {place_name(kit, *target)}"
    words = f"{kit.say(f'so-faction-{event.faction}')}, {purpose}{where}"
    return _dice(kit, ctx, event.faces, event.hits, words)


def _rerolled(kit: Kit, ctx: ViewContext, event: ev.DiceRerolled, _plain: Staging) -> Staging:
    card = operations.name_of(kit, event.card)
    words = kit.say("film-so-rerolled", card=card, **of_faction(kit, event.faction))
    return _dice(kit, ctx, event.faces, event.hits, words)


def _dice(kit: Kit, ctx: ViewContext, faces: tuple[int, ...], hits: int, words: str) -> Staging:
    target = _target_of(ctx)
    layer = "land" if target is None else target[0]
    return Staging(
        at=() if target is None else (at.place(*target),),
        words=words,
        dice=StagedDice(
            "die_d6",
            tuple(map(str, faces)),
            tuple(face > 0 for face in faces),
            kit.say("film-so-needs", layer=layer),
            "fire",
        ),
        verdict=kit.say("film-so-hits", hits=hits),
    )


def _target_of(ctx: ViewContext) -> tuple[Domain, PlaceId] | None:
    """The place of the last shots or of the last clash, or where pieces moved last; None if there is none."""
    return next((where for event in _backwards(ctx) if (where := _aimed(event)) is not None), None)


def _backwards(ctx: ViewContext) -> Iterator[Event]:
    return (event for step in reversed(ctx.history) for event in reversed(step.events))


def _aimed(event: Event) -> tuple[Domain, PlaceId] | None:
    if isinstance(event, ev.ClashStarted):
        return event.layer, event.place
    if isinstance(event, ev.TargetChosen):
        return "land", event.place
    if isinstance(event, ev.PieceEvent) and not isinstance(event, ev.AircraftToReserve):
        return _layer(event), event.place
    return None


def _clash_ended(kit: Kit, ctx: ViewContext, event: ev.ClashEnded, plain: Staging) -> Staging:
    """Who takes or holds the place; the fall of a headquarters is shown largest."""
    if event.faction is None:
        return plain._replace(verdict=kit.say("film-so-nobody"), tone="bad")
    is_home = ctx.view.world.setting.headquarters[enemy(event.faction)] == event.place
    attacked = next((one.faction for one in _backwards(ctx) if isinstance(one, ev.ClashStarted)), None)
    held = "film-so-takes" if event.faction == attacked else "film-so-holds"
    message = "film-so-stormed" if is_home and event.layer == "land" else held
    words = kit.say(message, **of_faction(kit, event.faction))
    return plain._replace(verdict=words, tone="bad" if is_home else "good")


# Supply


def _supply_marks(kit: Kit, beat: Beat) -> Iterator[FloatingMark]:
    """Marks for pieces that were cut off by it, or are supplied again."""
    if beat.before is None:
        return
    before, after = beat.before.world, beat.last.view.world
    for layer in LAYERS:
        for faction in FACTIONS:
            for place, count in after.pieces(faction, layer).items():
                if not count or not before.pieces(faction, layer)[place]:
                    continue
                had, has = (is_supplied(world, faction, layer, place) for world in (before, after))
                if had != has:
                    where = (at.pieces(layer, faction, place), at.place(layer, place))
                    words = kit.say("film-so-supplied" if has else "film-so-cut_off")
                    yield FloatingMark(where, words, "good" if has else "bad", paint_of(kit, faction))


STAGES: dict[type[Event], Stager] = {
    ev.RoundTokenTossed: _initiative,
    ev.RoundStarted: _round,
    ev.TurnStarted: _turn,
    ev.Passed: _passed,
    ev.InitiativeChanged: _initiative,
    ev.GameEnded: _ended,
    ev.ScoreCounted: _score,
    ev.CommanderDeployed: _deployed,
    ev.TargetChosen: _target,
    ev.EffectPlayed: _effect,
    ev.SoldiersFromReserve: _from_reserve,
    ev.AircraftFromReserve: _from_reserve,
    ev.SoldiersToReserve: _to_reserve,
    ev.AircraftToReserve: _to_reserve,
    ev.CommanderToStaging: _staging_zone,
    ev.CommanderFromStaging: _staging_zone,
    ev.DeckReshuffled: _reshuffled,
    ev.DiceRolled: _rolled,
    ev.DiceRerolled: _rerolled,
    ev.ClashEnded: _clash_ended,
}
"""How each kind of event is staged if the tables are not enough."""
