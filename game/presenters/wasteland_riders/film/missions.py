"""Events of the missions: enemies on the board, aid, key cells, duels, the end of the game."""

from typing import Any

from game.presenters.contract.film import Beat, BeatRule, FilmRules, Staging
from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.colours import paint_of
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.film.parts import BIG, BRIEF, SHORT, TOLD, Stager, of_hex, of_player
from game.presenters.wasteland_riders.players import title_of
from game.rules.core.values import Event
from game.rules.wasteland_riders.events import missions as me
from game.view.handles import Handle
from game.view.kit import Kit


def _enemy(event: Any) -> tuple[Handle, ...]:
    return (at.VILLAIN(event.marker),)


def _cell(event: Any) -> tuple[Handle, ...]:
    return at.CELL(event.cell), at.SEAT(event.seat)


RULES: FilmRules = {
    me.AidBrought: BeatRule(BIG, of_hex(), "film-wr-aid", "good", "point"),
    me.MarkerPlaced: BeatRule(
        BRIEF, of_hex(), says=False, cue="counter", joins=frozenset((me.MarkerPlaced,))
    ),
    me.EnemyMarched: BeatRule(SHORT, _enemy, says=False, cue="counter"),
    me.EnemyArrived: BeatRule(BIG, _enemy, "film-wr-arrives", "bad", "hit"),
    me.EnemyHeld: BeatRule(BRIEF, _enemy),
    me.EnemyWounded: BeatRule(BRIEF, _enemy, "film-wounded", "bad"),
    me.EnemyBeaten: BeatRule(BIG, _enemy, "film-wr-defeated", "bad", "fall", falls=True),
    me.ScarsCounted: BeatRule(TOLD, of_player(), cue="point"),
    me.CityRuined: BeatRule(BIG, of_hex(), "film-wr-ruined", "bad", "blast"),
    me.DominanceMoved: BeatRule(
        BIG, lambda event: () if event.seat is None else (at.SEAT(event.seat),), cue="point"
    ),
    me.DuelWon: BeatRule(BIG, of_player("rival"), "film-wr-duel", cue="point"),
    me.CellTaken: BeatRule(TOLD, _cell, "film-wr-cell", "good", "counter"),
    me.CellStolen: BeatRule(BIG, of_player("victim"), "film-wr-robbed", "bad", "counter"),
    me.CellLeft: BeatRule(TOLD, of_hex(), cue="counter"),
    me.GameEnded: BeatRule(1900.0, says=False, cue="win"),
}  # fmt: skip


def _ended(kit: Kit, ctx: ViewContext, beat: Beat, _plain: Staging) -> Staging:
    event = beat.event
    assert isinstance(event, me.GameEnded)
    if not event.winners:
        return Staging(ribbon=kit.say("film-wr-nobody_wins"))
    names = ", ".join(title_of(kit, ctx, seat) for seat in event.winners)
    alone = event.winners[0] if len(event.winners) == 1 else None
    colours = paint_of(kit, ctx.view.world, alone) if alone is not None else None
    return Staging(ribbon=kit.say("film-wins", name=names), colours=colours)


STAGERS: dict[type[Event], Stager] = {me.GameEnded: _ended}
