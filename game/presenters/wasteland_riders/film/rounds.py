"""Rounds, steps and turns; counters; tokens; luck cards; set-up."""

from collections.abc import Iterable

from game.presenters.contract.film import Beat, BeatRule, FilmRules, StagedCard, StagedDice, Staging
from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.cards.luck_card import draw_luck_back
from game.presenters.wasteland_riders.colours import paint_of
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.film.parts import (
    BIG,
    BRIEF,
    CARD_MS,
    DICE_MS,
    SHORT,
    TOLD,
    Stager,
    card_of,
    face_of,
    of_hex,
    of_knight,
    of_player,
)
from game.presenters.wasteland_riders.phases import PHASE_OF, round_words
from game.presenters.wasteland_riders.players import player_name, title_of
from game.presenters.wasteland_riders.zones.dice_tray import last_throw
from game.rules.core.ids import Seat
from game.rules.core.values import Event
from game.rules.wasteland_riders.events import common as ev
from game.rules.wasteland_riders.events import fights as fe
from game.rules.wasteland_riders.events import gear as ge
from game.view.kit import Kit

TURNS: frozenset[type[Event]] = frozenset(
    (ev.RoundStarted, ev.StepEntered, ev.KnightActive, ev.ScavengerChanged, ev.FirstPlayerChanged)
)
"""Events that begin together and share a beat: a round, its step, a turn, the Scavenger."""

RULES: FilmRules = {
    ev.FirstPlayerRolled: BeatRule(DICE_MS, says=False, cue="dice", is_alone=True),
    ev.TileCovered: BeatRule(BRIEF, of_hex()),
    ev.KnightChosen: BeatRule(BRIEF, of_player(), cue="card"),
    ev.SetsGiven: BeatRule(
        SHORT, of_player(), "film-wr-gear", "good", "card", says=False,
        joins=frozenset((ev.SetsGiven,)),
    ),
    ev.ContractsKept: BeatRule(BRIEF, of_player()),
    ev.RoundStarted: BeatRule(1300.0, says=False, cue="turn"),
    ev.StepEntered: BeatRule(
        TOLD, says=False, cue="turn", shows=lambda event: event.step in PHASE_OF, joins=TURNS
    ),
    ev.KnightActive: BeatRule(
        TOLD, says=False, cue="turn", shows=lambda event: event.seat is not None, joins=TURNS
    ),
    ev.ScavengerChanged: BeatRule(
        SHORT, of_player(), "film-wr-scavenger", says=False, joins=TURNS
    ),
    ev.FirstPlayerChanged: BeatRule(
        BRIEF, of_player(), "film-wr-first", says=False, joins=TURNS
    ),
    ev.KnightSkipped: BeatRule(TOLD, of_knight(), "film-wr-skips", "bad"),
    ev.ResourceChanged: BeatRule(
        500.0, says=False, cue="point", shows=lambda event: event.change != 0,
        joins=frozenset((ev.ResourceChanged, fe.KnightWounded, ge.VehicleTaken)),
    ),
    ev.FuelBurnt: BeatRule(SHORT, says=False, cue="point"),
    ev.TokenPlaced: BeatRule(TOLD, lambda event: tuple(map(at.HEX, event.hexes)), cue="counter"),
    ev.TokensRemoved: BeatRule(BRIEF, cue="counter"),
    ev.SpecialPlaced: BeatRule(TOLD, of_hex(), cue="counter"),
    ev.SpecialTurned: BeatRule(BRIEF, cue="counter"),
    ev.DeckShuffled: BeatRule(
        BRIEF, lambda event: (at.DECK(event.deck),), shows=lambda event: event.discards
    ),
    ev.LuckDrawn: BeatRule(SHORT, says=False, cue="card", joins=frozenset((ev.LuckDrawn,))),
    ev.LuckDiscarded: BeatRule(SHORT, says=False, cue="card", joins=frozenset((ev.LuckDiscarded,))),
    ev.LuckLost: BeatRule(BIG, cue="card"),
    ev.LuckPlayed: BeatRule(CARD_MS, says=False, cue="card"),
    ev.LuckCancelled: BeatRule(BIG, says=False, cue="miss"),
    ev.DrawFellShort: BeatRule(TOLD),
    ev.CardsLookedAt: BeatRule(
        SHORT, of_player(), says=False, cue="card", joins=frozenset((ev.CardsLookedAt,))
    ),
    ev.CardsDiscarded: BeatRule(BRIEF, of_player(), cue="card"),
    ev.WastelandPlanned: BeatRule(TOLD, of_player(), cue="card"),
    ev.PlannedDiscarded: BeatRule(BRIEF, cue="card"),
}  # fmt: skip


def _turn(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    """One ribbon for everything that begins: `Round 2 of 8 · Preparation`, `Movement: Ola · Naomi`."""
    words = [*_beginnings(kit, ctx, beat.events)]
    active = _active(beat.events)
    if active is not None:
        name = title_of(kit, ctx, active)
        words.append(kit.say("film-turn_of", name=name) if not words else name)
    colours = paint_of(kit, ctx.view.world, active) if active is not None else None
    return Staging(marks=plain.marks, ribbon=" · ".join(words), colours=colours)


def _beginnings(kit: Kit, ctx: ViewContext, events: Iterable[Event]) -> Iterable[str]:
    for event in events:
        if isinstance(event, ev.RoundStarted):
            yield round_words(kit, ctx.view.world)
            if event.last:
                yield kit.say("film-wr-last_round")
        elif isinstance(event, ev.StepEntered):
            yield kit.say("film-wr-step", step=event.step)


def _active(events: Iterable[Event]) -> Seat | None:
    found = [event.seat for event in events if isinstance(event, ev.KnightActive)]
    return found[-1] if found else None


def _first_roll(kit: Kit, ctx: ViewContext, beat: Beat, _plain: Staging) -> Staging:
    throw = last_throw(kit, ctx.view.world, beat.events)
    event = beat.event
    assert throw is not None
    assert isinstance(event, ev.FirstPlayerRolled)
    names = [player_name(kit, ctx, seat) for seat in event.rollers]
    best = [name for name, is_best in zip(names, throw.good, strict=True) if is_best]
    verdict = kit.say("film-wr-goes_first", name=best[0]) if len(best) == 1 else kit.say("film-wr-again")
    dice = StagedDice(throw.die, throw.faces, throw.good, throw.words)
    return Staging(words=", ".join(names), dice=dice, verdict=verdict)


def _luck_played(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    event = beat.event
    assert isinstance(event, ev.LuckPlayed)
    face = face_of(ctx.view.world, event.card, draw_luck_back)
    return plain._replace(cards=(card_of(kit, ctx, event.seat, face, glows=True),))


def _luck_lost(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    event = beat.event
    assert isinstance(event, ev.LuckLost)
    face = face_of(ctx.view.world, event.card, draw_luck_back)
    return plain._replace(cards=(card_of(kit, ctx, event.seat, face, is_torn=True),))


def _cancelled(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    event = beat.event
    assert isinstance(event, ev.LuckCancelled)
    face = face_of(ctx.view.world, event.card, draw_luck_back)
    verdict = kit.say("film-wr-cancelled")
    return plain._replace(cards=(StagedCard(face, "", is_torn=True),), verdict=verdict, tone="bad")


STAGERS: dict[type[Event], Stager] = {
    **dict.fromkeys(TURNS, _turn),
    ev.FirstPlayerRolled: _first_roll,
    ev.LuckPlayed: _luck_played,
    ev.LuckLost: _luck_lost,
    ev.LuckCancelled: _cancelled,
}
