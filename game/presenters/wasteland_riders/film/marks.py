"""What rises where something happens: changed counters, and words that a table cannot express."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, cast

from game.presenters.contract.film import FloatingMark, Tone
from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.film.parts import Marker, dial, on_board, signed
from game.rules.core.ids import Seat
from game.rules.core.values import Event
from game.rules.wasteland_riders.events import common as ev
from game.rules.wasteland_riders.events import fights as fe
from game.rules.wasteland_riders.events import gear as ge
from game.rules.wasteland_riders.events import journey as je
from game.rules.wasteland_riders.events import missions as me
from game.rules.wasteland_riders.world.fight import Side
from game.view.kit import Kit

if TYPE_CHECKING:
    from game.rules.wasteland_riders.terms import Resource

LUCK = "luck"
HARMFUL = ("radiation",)
"""Counters that are worse when they are higher."""


def marks_of(kit: Kit, ctx: ViewContext, events: Iterable[Event]) -> tuple[FloatingMark, ...]:
    """What rises in a beat, each mark at its place; changes of one counter are added up."""
    told = tuple(events)
    changes = Counter[tuple[Seat, str]]()
    for event in told:
        for seat, name, change in _changes(event):
            changes[seat, name] += change
    counted = (_counted(kit, ctx, seat, name, change) for (seat, name), change in changes.items() if change)
    found = (MARKERS[type(event)](kit, ctx, event) for event in told if type(event) in MARKERS)
    return (*(mark for mark in found if mark is not None), *counted)


def _changes(event: Event) -> tuple[tuple[Seat, str, int], ...]:
    """The counters that an event changes: seat, name, amount."""
    match event:
        case ev.ResourceChanged():
            return ((event.seat, event.resource, event.change),)
        case ev.FuelBurnt():
            return ((event.seat, "fuel", -event.fuel),)
        case ev.LuckDrawn():
            return ((event.seat, LUCK, len(event.cards)),)
        case ev.LuckDiscarded() | ev.LuckLost():
            return ((event.seat, LUCK, -1),)
    return ()


def _counted(kit: Kit, ctx: ViewContext, seat: Seat, name: str, change: int) -> FloatingMark:
    words = kit.say(f"film-wr-change-{name}", change=signed(change), count=abs(change))
    where = (at.SEAT(seat),) if name == LUCK else dial(ctx, seat, cast("Resource", name))
    tone: Tone = "good" if (change > 0) != (name in HARMFUL) else "bad"
    return FloatingMark(where, words, tone)


def _mode(kit: Kit, _ctx: ViewContext, event: je.ModeChosen) -> FloatingMark:
    return FloatingMark(on_board(event.seat), kit.say("film-wr-mode", mode=event.mode), "plain")


def _escaped(kit: Kit, _ctx: ViewContext, event: je.Escaped) -> FloatingMark:
    words = kit.say("film-wr-escaped" if event.ok else "film-wr-caught")
    return FloatingMark(on_board(event.seat), words, "good" if event.ok else "bad")


def _explored(kit: Kit, _ctx: ViewContext, event: je.ExplorationTested) -> FloatingMark:
    words = kit.say("film-wr-explored" if event.ok else "film-wr-unexplored")
    return FloatingMark((at.HEX(event.hex),), words, "good" if event.ok else "bad")


def _answered(kit: Kit, _ctx: ViewContext, event: fe.MeetingAnswered) -> FloatingMark:
    words = kit.say("film-wr-agreed" if event.ok else "film-wr-refused")
    return FloatingMark(on_board(event.seat), words, "good" if event.ok else "bad")


def _searched(kit: Kit, _ctx: ViewContext, event: fe.SearchMade) -> FloatingMark:
    words = kit.say("film-wr-found" if event.ok else "film-wr-not_found")
    return FloatingMark(on_board(event.rival), words, "good" if event.ok else "bad")


def _dice_changed(kit: Kit, _ctx: ViewContext, event: je.SkillTestChanged) -> FloatingMark:
    if event.sure:
        return FloatingMark((at.DECISION,), kit.say("film-wr-sure"), "good")
    return _dice(kit, event.dice, (at.DECISION,))


def _dice(kit: Kit, dice: int, where: tuple[str, ...]) -> FloatingMark:
    words = kit.say("film-wr-dice", change=signed(dice), count=abs(dice))
    return FloatingMark(where, words, "good" if dice > 0 else "bad")


def _attack_changed(kit: Kit, _ctx: ViewContext, event: fe.AttackChanged) -> FloatingMark | None:
    where = (at.FOE(event.side), at.DECISION)
    if event.dice:
        return _dice(kit, event.dice, where)
    if event.damage:
        words = kit.say("film-wr-damage", change=signed(event.damage), count=abs(event.damage))
        return FloatingMark(where, words, "good" if event.damage > 0 else "bad")
    if event.block:
        return FloatingMark(where, kit.say("film-wr-stopped", count=event.block), "plain")
    return None


def _stopped(kit: Kit, ctx: ViewContext, event: fe.DamageStopped) -> FloatingMark:
    return FloatingMark(_fighter(ctx, event.side), kit.say("film-wr-stopped", count=event.n), "plain")


def _lost(_kit: Kit, ctx: ViewContext, event: fe.KnightWounded | fe.EnemyLost) -> FloatingMark:
    return FloatingMark(_fighter(ctx, event.side), signed(-event.n), "bad")


def _fighter(ctx: ViewContext, side: Side) -> tuple[str, ...]:
    """A fighter in the view of the fight, otherwise on the board."""
    fight = ctx.view.world.fight
    seat = fight.side(side).seat if fight is not None else None
    return (at.FOE(side), *(on_board(seat) if seat is not None else ()))


def _advantage(kit: Kit, side: Side, gain: int) -> FloatingMark:
    return FloatingMark(
        (at.FOE(side), at.DECISION), kit.say("film-wr-advantage", change=signed(gain)), "good"
    )


def _advantage_moved(kit: Kit, _ctx: ViewContext, event: fe.AdvantageMoved) -> FloatingMark | None:
    if event.red == event.blue:
        return None
    return _advantage(kit, "red" if event.red > event.blue else "blue", abs(event.red - event.blue))


def _turned(kit: Kit, _ctx: ViewContext, event: fe.DirectionChosen) -> FloatingMark:
    words = kit.say("film-wr-advances" if event.advances else "film-wr-retreats")
    return FloatingMark((at.FOE(event.side), at.DECISION), words, "plain")


def _held(kit: Kit, _ctx: ViewContext, event: me.EnemyHeld) -> FloatingMark | None:
    return FloatingMark((at.VILLAIN(event.marker),), kit.say("film-wr-held"), "good") if event.held else None


def _scars(kit: Kit, _ctx: ViewContext, event: me.ScarsCounted) -> FloatingMark:
    words = kit.say("film-wr-scars", count=event.count)
    return FloatingMark((at.SEAT(event.seat),), words, "good")


def _prevented(kit: Kit, _ctx: ViewContext, event: je.Prevented) -> FloatingMark:
    return FloatingMark((at.SEAT(event.seat),), kit.say("film-wr-prevented"), "good")


def _bought(kit: Kit, _ctx: ViewContext, event: ge.DealClosed) -> FloatingMark:
    return FloatingMark((at.SEAT(event.seat),), kit.say("film-wr-no_more"), "plain")


MARKERS: Mapping[type[Event], Marker] = {
    ge.DealClosed: _bought,
    je.ModeChosen: _mode,
    je.Escaped: _escaped,
    je.ExplorationTested: _explored,
    je.Prevented: _prevented,
    je.SkillTestChanged: _dice_changed,
    fe.MeetingAnswered: _answered,
    fe.SearchMade: _searched,
    fe.AttackChanged: _attack_changed,
    fe.DamageStopped: _stopped,
    fe.KnightWounded: _lost,
    fe.EnemyLost: _lost,
    fe.AdvantageMoved: _advantage_moved,
    fe.AdvantageGained: lambda kit, _ctx, event: _advantage(kit, event.side, event.n),
    fe.DirectionChosen: _turned,
    me.EnemyHeld: _held,
    me.ScarsCounted: _scars,
}
