"""What happened in fights, meetings, knock-outs and thefts."""

from typing import ClassVar, Literal

from game.rules.core.ids import CardId, Seat
from game.rules.core.values import Event
from game.rules.wasteland_riders.terms import CombatCard, Range, Spot, Symbol
from game.rules.wasteland_riders.world.fight import Fight, Side
from game.rules.wasteland_riders.world.items import Item


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


class MarkerAttacked(Event, frozen=True, tag="wr.marker_attacked", gc=False):
    """On his way a knight attacks an enemy of the mission."""

    seat: Seat
    marker: CardId


class KnightKnockedOut(Event, frozen=True, tag="wr.knight_knocked_out", gc=False):
    """His marker is laid down."""

    seat: Seat


class KnightStood(Event, frozen=True, tag="wr.knight_stood", gc=False):
    """He is conscious again; `by` is who revived him."""

    seat: Seat
    by: Seat | None = None


class FightStarted(Event, frozen=True, tag="wr.fight_started", gc=False):
    fight: Fight


class FightDecided(Event, frozen=True, tag="wr.fight_decided", gc=False):
    """Who has won, or nobody; `seat` is the knight who has, `peace` where both have laid down their arms."""

    winner: Side | None
    seat: Seat | None
    peace: bool = False


class FightEnded(Event, frozen=True, tag="wr.fight_ended", gc=False):
    """Everything is put back."""


class RangeSet(Event, frozen=True, tag="wr.range_set", gc=False):
    range: Range
    by: Side | None = None
    """Who has changed the starting range."""


class NextRangeSet(Event, frozen=True, tag="wr.next_range_set", gc=False):
    """The range of the next clash."""

    range: Range


class ClashStarted(Event, frozen=True, tag="wr.clash_started", gc=False):
    clash: int


class CombatCardChosen(Event, frozen=True, tag="wr.combat_card_chosen", gc=False):
    seat: Seat
    side: Side
    card: CombatCard | None
    """Hidden from others until the reveal."""


class CombatCardsRevealed(Event, frozen=True, tag="wr.combat_cards_revealed", gc=False):
    barrier: ClassVar[str | None] = "card_seen"
    red: CombatCard
    blue: CombatCard


class CombatCardSwapped(Event, frozen=True, tag="wr.combat_card_swapped", gc=False):
    seat: Seat
    side: Side
    card: CombatCard


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


class InitiativeFound(Event, frozen=True, tag="wr.initiative_found", gc=False):
    """Who attacks in which order; `equal`: at the same time."""

    sides: tuple[Side, ...]
    equal: bool


class AttackBegan(Event, frozen=True, tag="wr.attack_began", gc=False):
    side: Side


class AttackChanged(Event, frozen=True, tag="wr.attack_changed", gc=False):
    """What cards add to the current attack."""

    side: Side
    dice: int = 0
    damage: int = 0
    block: int = 0
    crit_from: int = 0
    crit_damage: int = 0
    free_ammo: bool = False


class WeaponFuelled(Event, frozen=True, tag="wr.weapon_fuelled", gc=False):
    """The fuel of this weapon is paid for the whole fight."""

    side: Side
    spot: Spot
    card: CardId = CardId("")


class OpponentHindered(Event, frozen=True, tag="wr.opponent_hindered", gc=False):
    """Attacks of this side's opponent have fewer dice for the whole fight."""

    side: Side
    dice: int


class AdvantageGained(Event, frozen=True, tag="wr.advantage_gained", gc=False):
    """Counted at the end of the clash."""

    side: Side
    n: int


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


class KnightWounded(Event, frozen=True, tag="wr.knight_wounded", gc=False):
    """A knight lost health to an attack."""

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


class KnightBeaten(Event, frozen=True, tag="wr.knight_beaten", gc=False):
    """A knight has defeated another; `downed` if he lies unconscious."""

    seat: Seat
    rival: Seat
    downed: bool


class GearStolen(Event, frozen=True, tag="wr.gear_stolen", gc=False):
    """The thief must place it; a stowed card is seen by the two only."""

    barrier: ClassVar[str | None] = "card_seen"
    seat: Seat
    victim: Seat
    spot: Spot
    item: Item
    attachment: bool = False


class Robbed(Event, frozen=True, tag="wr.robbed", gc=False):
    seat: Seat
    victim: Seat
    what: Literal["gear", "ammo", "fuel", "contract", "cell", "nothing"]


FIGHT_EVENTS: tuple[type[Event], ...] = tuple(
    value
    for value in tuple(globals().values())
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
)
