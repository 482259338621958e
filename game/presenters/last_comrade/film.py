"""How each event of Last Comrade is shown in a film: which has a beat of its own, where, and for how long.

Movement from place to place is in `motions`; here are its duration, the letters that rise where something
happens, and what is shown large.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.presenters.contract.film import (
    Beat,
    BeatRule,
    FilmRules,
    FloatingMark,
    StagedCard,
    Stager,
    Staging,
    Tone,
)
from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.cards import faces
from game.presenters.last_comrade.colours import paint_of
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.players import title_of
from game.presenters.last_comrade.words import of_comrade
from game.rules.core.ids import CardId
from game.rules.core.values import Event
from game.rules.last_comrade import events as ev
from game.rules.last_comrade import line_events as on_line
from game.rules.last_comrade.terms import ComradeId
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.theme import SeatColours

if TYPE_CHECKING:
    from game.rules.last_comrade.state import World

QUICK, SHORT, SEEN, TOLD, STRIKE, BIG = 350.0, 450.0, 700.0, 900.0, 1500.0, 1700.0
END_MS = 1900.0
Kinds = frozenset[type[Event]]
DRAFT: Kinds = frozenset((ev.DraftPicked, ev.CardPassedOn, ev.DraftEnded))
STEPS: Kinds = frozenset((on_line.StepPushed, on_line.StepSwapped))
"""The steps of one manoeuvre follow each other without a pause."""


def _comrade(event: Any) -> tuple[Handle, ...]:
    return (at.COMRADE(event.comrade),)


def _other(event: Any) -> tuple[Handle, ...]:
    return (at.COMRADE(event.other),)


def _commit(event: Any) -> tuple[Handle, ...]:
    return at.COMMIT(event.comrade), at.COMRADE(event.comrade)


def _place(event: Any) -> tuple[Handle, ...]:
    return at.HAZARD(event.place), at.PLACE(event.place)


def _told(
    where: tuple[Handle, ...] | Callable[[Any], tuple[Handle, ...]] = (),
    mark: str = "",
    tone: Tone = "plain",
    cue: str = "counter",
    ms: float = TOLD,
) -> BeatRule:
    """A beat with its sentence, and perhaps a word that rises."""
    return BeatRule(ms, where, mark, tone, cue)


def _moves(ms: float, cue: str, joins: Kinds = frozenset()) -> BeatRule:
    """A beat without a sentence: the movement shows it and only needs its time."""
    return BeatRule(ms, says=False, cue=cue, joins=joins)


FILM: FilmRules = {
    # Setting up and drafting
    ev.LinePlaced: _told(ms=STRIKE),
    ev.InitiativeGiven: _told(_comrade, "film-lc-initiative", "good", "turn"),
    ev.DraftStarted: _told(cue="card"),
    ev.DraftPicked: _moves(QUICK, "card", DRAFT),
    ev.CardPassedOn: _moves(QUICK, "card", DRAFT),
    ev.DraftEnded: _moves(QUICK, "card", DRAFT),
    # The turn
    ev.TurnStarted: BeatRule(TOLD, says=False, cue="turn"),
    ev.AttackRevealed: BeatRule(BIG, (at.STRIKE, at.ATTACK_DECK), says=False, cue="card"),
    ev.NoAttackLeft: _told((at.ATTACK_DECK,)),
    ev.HazardPlaced: _told(_place),
    ev.RouletteAttached: _told(lambda event: (at.INITIATIVE, at.COMRADE(event.comrade)), cue="card"),
    ev.TargetPlaced: BeatRule(
        SEEN, lambda event: (at.TARGET(event.target),), says=False, joins=frozenset((ev.TargetPlaced,))
    ),
    ev.TargetMoved: BeatRule(SEEN, lambda event: (at.TARGET(event.target),), says=False, cue="counter"),
    ev.CardCommitted: _moves(QUICK, "card", frozenset((ev.CardCommitted,))),
    ev.CardRevealed: BeatRule(SEEN, _commit, says=False, cue="card"),
    ev.CardFizzled: _told(_commit, "film-lc-wasted", "bad", "miss"),
    ev.InitiativePassed: BeatRule(SHORT, _comrade, "film-lc-initiative", "good", "card", says=False),
    # Events and answers
    ev.EventAnnounced: BeatRule(BIG, _comrade, cue="card"),
    ev.EventCancelled: BeatRule(STRIKE, _other, cue="miss"),
    ev.EventLapsed: _told(_comrade, "film-lc-wasted", "bad", "miss"),
    ev.HaltStarted: _told(_comrade, "film-lc-halt"),
    ev.ManoeuvreTripped: _told(_other, "film-lc-tripped", "bad", "miss"),
    ev.OrdersChanged: _told(_commit, cue="card"),
    ev.EquipmentTaken: _told(_comrade, cue="card"),
    ev.HandShown: _told(_other, cue="card"),
    ev.CardTaken: _told(_other, "−1", "bad", "card"),
    ev.HandsSwapped: _told(_other, cue="card"),
    # Hands and decks
    ev.CardsDrawn: _moves(QUICK, "card", frozenset((ev.CardsDrawn,))),
    ev.ActionsReshuffled: _told((at.ACTION_DECK,), cue="card", ms=SEEN),
    ev.AttacksReshuffled: _told((at.ATTACK_DECK,), cue="card", ms=SEEN),
    # On the Line
    on_line.StepPushed: _moves(SHORT, "counter", STEPS),
    on_line.StepSwapped: _moves(SHORT, "counter", STEPS),
    on_line.StepBlocked: _told(_comrade, "film-lc-blocked", "bad", "miss"),
    on_line.ComradesExchanged: _moves(SEEN, "counter"),
    on_line.ComradesScattered: _moves(TOLD, "counter"),
    on_line.HazardsCleared: _told(_place, cue="hit"),
    on_line.ComradeSnagged: _told(_comrade, "film-lc-snagged", "bad", "hit"),
    on_line.StatusGained: BeatRule(SEEN, _comrade, tone="good", says=False, cue="counter"),
    # Equipment
    on_line.EquipmentEntered: BeatRule(SEEN, _comrade, tone="good", says=False, cue="card"),
    on_line.TankBoarded: _told(_comrade),
    on_line.EquipmentUsed: BeatRule(SEEN, _comrade, says=False, cue="counter"),
    on_line.TankDestroyed: _told(_comrade, "film-lc-scrap", "bad", "blast", STRIKE),
    on_line.BootsWorn: BeatRule(SEEN, _comrade, says=False, cue="counter"),
    on_line.RevolverFired: _told(_other, cue="hit", ms=STRIKE),
    # Damage
    on_line.AttackStarted: BeatRule(STRIKE, (at.STRIKE,), says=False, cue="blast"),
    on_line.HitStarted: BeatRule(SEEN, _comrade, says=False, cue="counter"),
    on_line.HitAvoided: _told(lambda event: _comrade(event) if event.comrade else (), cue="miss"),
    on_line.HitAbsorbed: _told(_comrade, "film-lc-bounced", "good", "miss"),
    on_line.HitReduced: BeatRule(SEEN, _comrade, tone="good", says=False, cue="miss"),
    on_line.LuckSpent: _told(_comrade, "film-lc-lucky", "good", "miss"),
    on_line.HitReflected: _told(_comrade, "film-lc-reflected", "good", "miss"),
    on_line.HitShielded: _told(_other, "film-lc-shield", "bad", "miss"),
    on_line.RouletteFired: _told(_comrade, "film-lc-roulette", "bad", "hit", STRIKE),
    on_line.MedallionSaved: _told(_comrade, "film-lc-saved", "good", "hit", STRIKE),
    on_line.DamageTaken: BeatRule(
        TOLD, _comrade, lambda event: f"−{event.amount}" if event.amount else "", "bad", "hit", says=False
    ),
    on_line.Healed: BeatRule(TOLD, _comrade, lambda event: f"+{event.amount}", "good", "counter", says=False),
    on_line.Gassed: _told(_comrade, "film-lc-gassed", "bad", "miss"),
    on_line.GasEnded: _told(_comrade, "film-lc-ungassed", "good", ms=SEEN),
    # Death and the end
    on_line.ComradeDied: BeatRule(BIG, _comrade, "film-lc-farewell", "bad", cue="fall", says=False),
    on_line.CommissarAdvanced: _told((at.COMMISSAR,), ms=STRIKE),
    on_line.AdvanceDeferred: _told(_comrade),
    on_line.SmokeScreenReplaced: _told(_comrade, cue="card", ms=SEEN),
    ev.ConcedeAnnounced: _told(_comrade),
    ev.GaveUp: _told(_comrade, cue="fall", ms=STRIKE),
    ev.GameWon: BeatRule(END_MS, _comrade, says=False, cue="win"),
    ev.EnemyArmyWon: BeatRule(END_MS, says=False, cue="fall"),
}


def staging(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    """Add what the tables cannot express: cards shown large, crosshairs, names of cards, ribbons."""
    stage = STAGES.get(type(beat.event))
    return plain if stage is None else stage(kit, ctx, beat.event, plain)


# Ribbons


def _turn(kit: Kit, ctx: ViewContext, event: ev.TurnStarted, _plain: Staging) -> Staging:
    words = kit.say("film-lc-turn", turn=event.turn, name=title_of(kit, ctx, event.comrade))
    return Staging(ribbon=words, colours=_paint(kit, ctx, event.comrade))


def _won(kit: Kit, ctx: ViewContext, event: ev.GameWon, plain: Staging) -> Staging:
    words = kit.say("film-lc-last", name=title_of(kit, ctx, event.comrade))
    return Staging(at=plain.at, ribbon=words, colours=_paint(kit, ctx, event.comrade))


def _lost(kit: Kit, _ctx: ViewContext, _event: ev.EnemyArmyWon, _plain: Staging) -> Staging:
    return Staging(ribbon=kit.say("film-lc-nobody"))


def _paint(kit: Kit, ctx: ViewContext, comrade: ComradeId) -> SeatColours:
    return paint_of(kit, ctx.view.world.players[comrade].seat)


# Cards


def _attack(kit: Kit, ctx: ViewContext, event: ev.AttackRevealed, _plain: Staging) -> Staging:
    label = kit.say("film-lc-attack" if event.strike else "film-lc-enemy")
    return Staging(cards=(_card(ctx, event.card, label),))


def _announced(kit: Kit, ctx: ViewContext, event: ev.EventAnnounced, plain: Staging) -> Staging:
    """The card large, with who plays it and at whom it is aimed."""
    aims = () if event.other is None else ((at.COMRADE(event.other),),)
    return plain._replace(cards=(_card(ctx, event.card, title_of(kit, ctx, event.comrade)),), aims=aims)


def _cancelled(kit: Kit, ctx: ViewContext, event: ev.EventCancelled, plain: Staging) -> Staging:
    card = _card(ctx, event.card, title_of(kit, ctx, event.comrade))
    return plain._replace(cards=(card,), verdict=kit.say("film-lc-cancelled"), tone="bad")


def _card(ctx: ViewContext, card: CardId, label: str) -> StagedCard:
    world: World = ctx.view.world

    def draw(canvas: Canvas, rect: Rect) -> None:
        faces.face(canvas, rect, world, card)

    return StagedCard(draw, label)


# Words that rise


def _named(kit: Kit, _ctx: ViewContext, event: Any, plain: Staging) -> Staging:
    """The name of the card rises where it lies or takes effect."""
    return _rising(plain, faces.name_of(kit, event.card), "plain")


def _equipped(kit: Kit, _ctx: ViewContext, event: on_line.EquipmentEntered, plain: Staging) -> Staging:
    return _rising(plain, faces.name_of(kit, event.card), "good")


def _used(kit: Kit, _ctx: ViewContext, event: on_line.EquipmentUsed, plain: Staging) -> Staging:
    words = kit.say("film-lc-used", card=faces.name_of(kit, event.card), left=event.durability)
    return _rising(plain, words, "plain" if event.durability else "bad")


def _boots(kit: Kit, _ctx: ViewContext, event: on_line.BootsWorn, plain: Staging) -> Staging:
    return _rising(plain, kit.say("film-lc-boots", longer="yes" if event.longer else "no"), "plain")


def _status(kit: Kit, _ctx: ViewContext, event: on_line.StatusGained, plain: Staging) -> Staging:
    return _rising(plain, kit.say(f"lc-status-{event.status}"), "good")


def _reduced(kit: Kit, _ctx: ViewContext, event: on_line.HitReduced, plain: Staging) -> Staging:
    return _rising(plain, kit.say("film-lc-reduced", by=event.by), "good")


def _avoided(kit: Kit, _ctx: ViewContext, event: on_line.HitAvoided, plain: Staging) -> Staging:
    """Show why the hit was avoided; nothing if the hit reached nobody."""
    return (
        plain if event.comrade is None else _rising(plain, kit.say("film-lc-avoided", why=event.why), "good")
    )


def _rising(plain: Staging, words: str, tone: Tone) -> Staging:
    return plain._replace(marks=(*plain.marks, FloatingMark(plain.at, words, tone)))


# The strike


def _strike(_kit: Kit, _ctx: ViewContext, event: on_line.AttackStarted, plain: Staging) -> Staging:
    """Crosshairs close in on all who are hit; the box beside the attack names them."""
    return plain._replace(aims=tuple((at.COMRADE(one),) for one in dict.fromkeys(event.comrades)))


def _hit(kit: Kit, _ctx: ViewContext, event: on_line.HitStarted, plain: Staging) -> Staging:
    words = kit.say("film-lc-hit", amount=event.amount)
    return _rising(plain._replace(aims=(plain.at,)), words, "plain")


def _revolver(_kit: Kit, _ctx: ViewContext, _event: on_line.RevolverFired, plain: Staging) -> Staging:
    return plain._replace(aims=(plain.at,))


def _saved(_kit: Kit, _ctx: ViewContext, event: on_line.MedallionSaved, plain: Staging) -> Staging:
    return _rising(plain, f"−{event.lost}", "bad") if event.lost else plain


def _died(kit: Kit, ctx: ViewContext, event: on_line.ComradeDied, plain: Staging) -> Staging:
    """Nothing covers a Comrade who falls over where they stood."""
    return Staging(
        at=plain.at,
        marks=plain.marks,
        ribbon=kit.say("film-lc-died", **of_comrade(kit, event.comrade)),
        colours=_paint(kit, ctx, event.comrade),
    )


STAGES: dict[type[Event], Stager] = {
    ev.TurnStarted: _turn,
    ev.GameWon: _won,
    ev.EnemyArmyWon: _lost,
    ev.AttackRevealed: _attack,
    ev.EventAnnounced: _announced,
    ev.EventCancelled: _cancelled,
    ev.CardRevealed: _named,
    ev.HazardPlaced: _named,
    on_line.EquipmentEntered: _equipped,
    on_line.EquipmentUsed: _used,
    on_line.BootsWorn: _boots,
    on_line.StatusGained: _status,
    on_line.HitReduced: _reduced,
    on_line.HitAvoided: _avoided,
    on_line.AttackStarted: _strike,
    on_line.HitStarted: _hit,
    on_line.RevolverFired: _revolver,
    on_line.MedallionSaved: _saved,
    on_line.ComradeDied: _died,
}
"""The staging of each kind of event that the tables do not cover."""
