"""What happened in fights, meetings, knock-outs and thefts."""

from typing import ClassVar, Literal

from game.rules.core.ids import CardId, Seat
from game.rules.core.values import Event
from game.rules.wasteland_riders.fight_state import Fight, Side
from game.rules.wasteland_riders.terms import CombatCard, Range, Spot, Symbol


class MeetingAsked(Event, frozen=True, tag="wr.meeting_asked", gc=False):
    seat: Seat
    rival: Seat


class MeetingAnswered(Event, frozen=True, tag="wr.meeting_answered", gc=False):
    seat: Seat
    ok: bool


class SearchMade(Event, frozen=True, tag="wr.search_made", gc=False):
    """`sure`: the mission made it succeed without a roll."""

    seat: Seat
    rival: Seat
    ok: bool
    sure: bool = False


class KnightKnockedOut(Event, frozen=True, tag="wr.knight_knocked_out", gc=False):
    """His marker is laid down."""

    seat: Seat


class KnightStood(Event, frozen=True, tag="wr.knight_stood", gc=False):
    """He is conscious again; `by` is who revived him."""

    seat: Seat
    by: Seat | None = None


class FightStarted(Event, frozen=True, tag="wr.fight_started", gc=False):
    fight: Fight


class FightEnded(Event, frozen=True, tag="wr.fight_ended", gc=False):
    """Everything is put back."""

    winner: Side | None
    seat: Seat | None
    """The knight who won, if one did."""


class RangeSet(Event, frozen=True, tag="wr.range_set", gc=False):
    range: Range
    by: Side | None = None


class ClashStarted(Event, frozen=True, tag="wr.clash_started", gc=False):
    clash: int


class CombatCardChosen(Event, frozen=True, tag="wr.combat_card_chosen", gc=False):
    seat: Seat
    side: Side
    card: CombatCard | None
    """Hidden from others until the reveal."""


class CombatCardsRevealed(Event, frozen=True, tag="wr.combat_cards_revealed", gc=False):
    red: CombatCard
    blue: CombatCard


class DirectionChosen(Event, frozen=True, tag="wr.direction_chosen", gc=False):
    seat: Seat
    side: Side
    advances: bool


class AttackDeclared(Event, frozen=True, tag="wr.attack_declared", gc=False):
    seat: Seat
    side: Side
    spot: Spot | None
    weapon: CardId | None
    symbol: Symbol


class AttackBegan(Event, frozen=True, tag="wr.attack_began", gc=False):
    side: Side


class AttackRolled(Event, frozen=True, tag="wr.attack_rolled", gc=False):
    barrier: ClassVar[str | None] = "dice"
    seat: Seat
    side: Side
    dice: tuple[int, ...]
    difficulty: int
    successes: int
    tens: int
    again: bool = False


class AttackHit(Event, frozen=True, tag="wr.attack_hit", gc=False):
    side: Side
    damage: int


class AttackMissed(Event, frozen=True, tag="wr.attack_missed", gc=False):
    side: Side


class AttackSkipped(Event, frozen=True, tag="wr.attack_skipped", gc=False):
    """It can no longer be made."""

    side: Side


class DamageStopped(Event, frozen=True, tag="wr.damage_stopped", gc=False):
    side: Side
    n: int


class EnemyLost(Event, frozen=True, tag="wr.enemy_lost", gc=False):
    """An enemy loses health."""

    side: Side
    n: int
    attack: bool


class AdvantageMoved(Event, frozen=True, tag="wr.advantage_moved", gc=False):
    red: int
    blue: int
    value: int


class FighterDefeated(Event, frozen=True, tag="wr.fighter_defeated", gc=False):
    side: Side


class Robbed(Event, frozen=True, tag="wr.robbed", gc=False):
    seat: Seat
    victim: Seat
    what: Literal["gear", "ammo", "fuel", "contract", "cell", "nothing"]


FIGHT_EVENTS: tuple[type[Event], ...] = tuple(
    value
    for value in tuple(globals().values())
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
)
