"""Meetings and fights: clashes, attacks, wounds, knock-outs, thefts."""

from itertools import dropwhile

from game.presenters.contract.film import Beat, BeatRule, FilmRules, StagedCard, StagedDice, Staging
from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.lifting import Draw
from game.presenters.wasteland_riders.cards.combat_card import draw_combat, draw_combat_back
from game.presenters.wasteland_riders.colours import paint_of
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.fight.words import fighter_name, fighter_paint
from game.presenters.wasteland_riders.film.parts import (
    BIG,
    BRIEF,
    CARD_MS,
    DICE_MS,
    TOLD,
    Stager,
    card_of,
    face_of,
    of_knight,
    of_matter,
    of_player,
    of_side,
)
from game.presenters.wasteland_riders.players import title_of
from game.presenters.wasteland_riders.zones.dice_tray import last_throw
from game.rules.core.values import Event
from game.rules.wasteland_riders.events import fights as fe
from game.rules.wasteland_riders.terms import CombatCard
from game.rules.wasteland_riders.world.fight import Side, other_side
from game.rules.wasteland_riders.world.state import World
from game.view.kit import Kit
from game.view.theme import SeatColours

CLASH: frozenset[type[Event]] = frozenset((fe.FightStarted, fe.RangeSet))
"""Events of a clash that share the beat of what led to it."""

RULES: FilmRules = {
    fe.MeetingAsked: BeatRule(BIG, of_knight("rival"), "film-wr-meets"),
    fe.MeetingAnswered: BeatRule(TOLD, of_knight()),
    fe.SearchMade: BeatRule(TOLD, of_knight("rival")),
    fe.MarkerAttacked: BeatRule(
        BIG, lambda event: (at.VILLAIN(event.marker),), "film-wr-attacked", "bad"
    ),
    fe.KnightKnockedOut: BeatRule(CARD_MS, of_knight(), "film-wr-down", "bad", "fall", says=False),
    fe.KnightStood: BeatRule(TOLD, of_knight(), "film-wr-stands", "good", "counter"),
    fe.FightStarted: BeatRule(BIG, of_matter, says=False, cue="turn"),
    fe.FightDecided: BeatRule(BIG, says=False, cue="turn"),
    fe.RangeSet: BeatRule(TOLD, of_matter, says=False, cue="counter", joins=frozenset((fe.FightStarted,))),
    fe.ClashStarted: BeatRule(BRIEF, of_matter, says=False, cue="turn", joins=CLASH),
    fe.CombatCardsRevealed: BeatRule(1900.0, of_matter, says=False, cue="card"),
    fe.CombatCardSwapped: BeatRule(BIG, cue="card"),
    fe.DirectionChosen: BeatRule(BRIEF, of_side, says=False, cue="counter"),
    fe.AttackDeclared: BeatRule(TOLD, of_side, says=False),
    fe.InitiativeFound: BeatRule(TOLD, says=False, shows=lambda event: len(event.sides) > 1),
    fe.AttackChanged: BeatRule(TOLD, of_side, joins=frozenset((fe.AttackChanged,))),
    fe.WeaponFuelled: BeatRule(BRIEF, of_side, "film-wr-fuelled", says=False, cue="point"),
    fe.OpponentHindered: BeatRule(BRIEF, of_side, "film-wr-hinders", says=False),
    fe.AdvantageGained: BeatRule(BRIEF, of_side, says=False, cue="point"),
    fe.AttackRolled: BeatRule(DICE_MS, of_matter, says=False, cue="dice", is_alone=True),
    fe.AttackHit: BeatRule(TOLD, of_matter, says=False, cue="hit"),
    fe.AttackMissed: BeatRule(TOLD, of_matter, says=False, cue="miss"),
    fe.AttackSkipped: BeatRule(BRIEF, of_side, "film-wr-no_attack", says=False),
    fe.DamageStopped: BeatRule(TOLD, of_side, says=False, cue="miss"),
    fe.KnightWounded: BeatRule(TOLD, of_side, says=False, cue="hit"),
    fe.EnemyLost: BeatRule(TOLD, of_side, says=False, cue="hit"),
    fe.AdvantageMoved: BeatRule(BRIEF, says=False, cue="point", shows=lambda event: event.red != event.blue),
    fe.FighterDefeated: BeatRule(BIG, of_side, "film-wr-defeated", "bad", "fall", says=False),
    fe.KnightBeaten: BeatRule(TOLD, of_knight("rival")),
    fe.GearStolen: BeatRule(BIG, of_player("victim"), cue="card"),
    fe.Robbed: BeatRule(TOLD, of_player("victim"), "film-wr-robbed", "bad"),
}  # fmt: skip


def _world(beat: Beat) -> World:
    """The world right after the leading event: a later event of the beat may have ended the fight."""
    world: World = beat.leading.view.world
    return world


def _name(kit: Kit, world: World, side: Side) -> str:
    """The name of the fighter on a side; the side's colour if the fight is over."""
    if world.fight is None:
        return kit.say(f"wr-side-{side}")
    return fighter_name(kit, world, world.fight.side(side))


def _paint(kit: Kit, world: World, side: Side) -> SeatColours | None:
    return None if world.fight is None else fighter_paint(kit, world, world.fight.side(side))


# Fights and clashes


def _started(kit: Kit, _ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    world = _world(beat)
    names = f"{_name(kit, world, 'red')} \N{EN DASH} {_name(kit, world, 'blue')}"
    return Staging(marks=plain.marks, ribbon=names)


def _clash(kit: Kit, _ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    """`Clash 2 · Range: near`, or only the part that is new."""
    words = []
    for event in beat.events:
        if isinstance(event, fe.RangeSet):
            words = [kit.say("film-wr-range", range=kit.say(f"wr-range-{event.range}"))]
        elif isinstance(event, fe.ClashStarted):
            words.insert(0, kit.say("film-wr-clash", clash=event.clash))
    return Staging(marks=plain.marks, ribbon=" · ".join(words))


def _decided(kit: Kit, _ctx: ViewContext, beat: Beat, _plain: Staging) -> Staging:
    event, world = beat.event, _world(beat)
    assert isinstance(event, fe.FightDecided)
    if event.peace or event.winner is None:
        return Staging(ribbon=kit.say("wr-fight-peace" if event.peace else "wr-fight-draw"))
    words = kit.say("wr-fight-won", name=_name(kit, world, event.winner))
    return Staging(ribbon=words, colours=_paint(kit, world, event.winner))


def _knocked_out(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    """A ribbon across the board in the colour of the player who is knocked out."""
    event, world = beat.event, _world(beat)
    assert isinstance(event, fe.KnightKnockedOut)
    ribbon = kit.say("film-wr-knocked_out", name=title_of(kit, ctx, event.seat))
    return plain._replace(ribbon=ribbon, colours=paint_of(kit, world, event.seat))


def _turned_up(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    """Both combat cards side by side over the fight, each below its player; the own one at the left."""
    event, world = beat.event, _world(beat)
    assert isinstance(event, fe.CombatCardsRevealed)
    left: Side = (world.fight.of(ctx.seat) if world.fight is not None else None) or "red"
    cards: dict[Side, CombatCard] = {"red": event.red, "blue": event.blue}
    staged = tuple(
        StagedCard(_combat(world, cards[side]), _name(kit, world, side), back=draw_combat_back)
        for side in (left, other_side(left))
    )
    clash = world.fight.clash if world.fight is not None else 0
    verdict = kit.say("film-wr-clash", clash=clash)
    return Staging(at=plain.at, covers="foot", cards=staged, waits=True, verdict=verdict)


def _combat(world: World, card: CombatCard) -> Draw:
    return lambda canvas, rect: draw_combat(canvas, rect, world, card)


def _swapped(kit: Kit, _ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    event, world = beat.event, _world(beat)
    assert isinstance(event, fe.CombatCardSwapped)
    face = _combat(world, event.card)
    return plain._replace(cards=(StagedCard(face, _name(kit, world, event.side), glows=True),))


# Attacks


def _declared(kit: Kit, _ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    event = beat.event
    assert isinstance(event, fe.AttackDeclared)
    name, symbol = _name(kit, _world(beat), event.side), kit.say(f"wr-symbol-{event.symbol}")
    if event.weapon is None:
        return plain._replace(words=kit.say("wr-fight-attacks", name=name, symbol=symbol))
    weapon = kit.say(f"wr-gear-{event.weapon}")
    words = kit.say("wr-fight-attacks_with", name=name, weapon=weapon, symbol=symbol)
    return plain._replace(words=words)


def _initiative(kit: Kit, _ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    """Who attacks first, if both attack."""
    event = beat.event
    assert isinstance(event, fe.InitiativeFound)
    if event.equal:
        return plain._replace(verdict=kit.say("film-wr-together"))
    first = _name(kit, _world(beat), event.sides[0])
    return plain._replace(verdict=kit.say("film-wr-goes_first", name=first))


def _rolled(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    event = beat.event
    assert isinstance(event, fe.AttackRolled)
    words = kit.say("film-wr-attack_of", name=_name(kit, _world(beat), event.side))
    return Staging(at=plain.at, covers="foot", words=words, dice=_dice(kit, ctx, event, is_rolling=True))


def _outcome(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    """The rolled dice of this attack, and whether it hits."""
    event = beat.event
    assert isinstance(event, fe.AttackHit | fe.AttackMissed)
    is_hit = isinstance(event, fe.AttackHit)
    rolled = _last_roll(ctx, event)
    hit = kit.say("film-wr-hit", damage=event.damage) if isinstance(event, fe.AttackHit) else ""
    return Staging(
        at=plain.at,
        covers="foot",
        words=kit.say("film-wr-attack_of", name=_name(kit, _world(beat), event.side)),
        marks=plain.marks,
        dice=None if rolled is None else _dice(kit, ctx, rolled, is_rolling=False),
        verdict=hit or kit.say("film-missed"),
        tone="good" if is_hit else "bad",
    )


def _last_roll(ctx: ViewContext, outcome: Event) -> fe.AttackRolled | None:
    """The roll of the attack with this outcome; None for an attack that hits without a roll.

    The next attack may have begun in the same beat: events after the outcome are left out.
    """
    before = dropwhile(lambda event: event != outcome, ctx.latest())
    for event in before:
        if isinstance(event, fe.AttackRolled):
            return event
        if isinstance(event, fe.AttackBegan):
            return None
    return None


def _dice(kit: Kit, ctx: ViewContext, event: fe.AttackRolled, *, is_rolling: bool) -> StagedDice:
    throw = last_throw(kit, ctx.view.world, (event,))
    assert throw is not None
    needs = kit.say("film-wr-needs_any", difficulty=event.difficulty)
    words = needs if is_rolling else throw.words
    return StagedDice(throw.die, throw.faces, throw.good, words, is_rolling=is_rolling)


# Thefts


def _stolen(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    event = beat.event
    assert isinstance(event, fe.GearStolen)
    face = face_of(ctx.view.world, event.item)
    return plain._replace(cards=(card_of(kit, ctx, event.victim, face, is_torn=True),))


STAGERS: dict[type[Event], Stager] = {
    fe.FightStarted: _started,
    fe.RangeSet: _clash,
    fe.ClashStarted: _clash,
    fe.FightDecided: _decided,
    fe.CombatCardsRevealed: _turned_up,
    fe.CombatCardSwapped: _swapped,
    fe.AttackDeclared: _declared,
    fe.InitiativeFound: _initiative,
    fe.AttackRolled: _rolled,
    fe.AttackHit: _outcome,
    fe.AttackMissed: _outcome,
    fe.GearStolen: _stolen,
    fe.KnightKnockedOut: _knocked_out,
}
