"""What happened in fights, meetings, knock-outs and thefts."""

from typing import ClassVar, Literal

from game.rules.core.ids import CardId, Seat
from game.rules.core.values import Event
from game.rules.wasteland_riders.terms import CombatCard, Range, Spot, Symbol
from game.rules.wasteland_riders.world.fight import Fight, Side
from game.rules.wasteland_riders.world.items import Item


class MeetingAsked(Event, frozen=True, tag="wr.meeting_asked", gc=False):
    """A knight asks another for a meeting."""

    seat: Seat
    rival: Seat


class MeetingAnswered(Event, frozen=True, tag="wr.meeting_answered", gc=False):
    """The other knight agrees to the meeting, or refuses."""

    seat: Seat
    ok: bool


class SearchMade(Event, frozen=True, tag="wr.search_made", gc=False):
    """A search has succeeded or failed; `sure`: the mission made it succeed without a roll."""

    seat: Seat
    rival: Seat
    ok: bool
    sure: bool = False


class MarkerAttacked(Event, frozen=True, tag="wr.marker_attacked", gc=False):
    """A knight attacks an enemy of the mission during the movement."""

    seat: Seat
    marker: CardId


class KnightKnockedOut(Event, frozen=True, tag="wr.knight_knocked_out", gc=False):
    """A knight is unconscious: the marker is laid down."""

    seat: Seat


class KnightStood(Event, frozen=True, tag="wr.knight_stood", gc=False):
    """A knight is conscious again; `by` revived the knight, if anybody."""

    seat: Seat
    by: Seat | None = None


class FightStarted(Event, frozen=True, tag="wr.fight_started", gc=False):
    """A fight begins, with these fighters."""

    fight: Fight


class FightDecided(Event, frozen=True, tag="wr.fight_decided", gc=False):
    """A fight has a winner or none; `seat` is the winning knight, `peace` if both have laid down their
    arms."""

    winner: Side | None
    seat: Seat | None
    peace: bool = False


class FightEnded(Event, frozen=True, tag="wr.fight_ended", gc=False):
    """The fight is over and everything is put back."""


class RangeSet(Event, frozen=True, tag="wr.range_set", gc=False):
    """The range of the fight is set."""

    range: Range
    by: Side | None = None
    """The side that changed the starting range; None if no side did."""


class NextRangeSet(Event, frozen=True, tag="wr.next_range_set", gc=False):
    """The range of the next clash."""

    range: Range


class ClashStarted(Event, frozen=True, tag="wr.clash_started", gc=False):
    """A clash begins; the first is 1."""

    clash: int


class CombatCardChosen(Event, frozen=True, tag="wr.combat_card_chosen", gc=False):
    """A fighter has chosen a combat card, face down."""

    seat: Seat
    side: Side
    card: CombatCard | None
    """Hidden (None) from others until the reveal."""


class CombatCardsRevealed(Event, frozen=True, tag="wr.combat_cards_revealed", gc=False):
    """Both combat cards are turned up."""

    barrier: ClassVar[str | None] = "card_seen"
    red: CombatCard
    blue: CombatCard


class CombatCardSwapped(Event, frozen=True, tag="wr.combat_card_swapped", gc=False):
    """A fighter takes the combat card back and plays this one, face up."""

    seat: Seat
    side: Side
    card: CombatCard


class DirectionChosen(Event, frozen=True, tag="wr.direction_chosen", gc=False):
    """A fighter with a Range Change chooses closer or farther."""

    seat: Seat
    side: Side
    advances: bool


class AttackDeclared(Event, frozen=True, tag="wr.attack_declared", gc=False):
    """A fighter chooses how to attack; an enemy has neither `spot` nor `weapon`."""

    seat: Seat
    side: Side
    spot: Spot | None
    weapon: CardId | None
    symbol: Symbol


class InitiativeFound(Event, frozen=True, tag="wr.initiative_found", gc=False):
    """The sides in the order of their attacks; `equal`: they attack at the same time."""

    sides: tuple[Side, ...]
    equal: bool


class AttackBegan(Event, frozen=True, tag="wr.attack_began", gc=False):
    """The attack of this side begins."""

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
    """The attacks of this side's opponent have fewer dice for the whole fight."""

    side: Side
    dice: int


class AdvantageGained(Event, frozen=True, tag="wr.advantage_gained", gc=False):
    """Advantage from a card; it is counted at the end of the clash."""

    side: Side
    n: int


class AttackRolled(Event, frozen=True, tag="wr.attack_rolled", gc=False):
    """The dice of an attack; `again`: rolled again, replacing the first roll."""

    barrier: ClassVar[str | None] = "dice"
    seat: Seat
    side: Side
    dice: tuple[int, ...]
    difficulty: int
    successes: int
    tens: int
    again: bool = False


class AttackHit(Event, frozen=True, tag="wr.attack_hit", gc=False):
    """An attack hits, with damage not yet reduced."""

    side: Side
    damage: int


class AttackMissed(Event, frozen=True, tag="wr.attack_missed", gc=False):
    """An attack misses."""

    side: Side


class AttackSkipped(Event, frozen=True, tag="wr.attack_skipped", gc=False):
    """The attack can no longer be made."""

    side: Side


class DamageStopped(Event, frozen=True, tag="wr.damage_stopped", gc=False):
    """Armour and blocks stop this much damage."""

    side: Side
    n: int


class KnightWounded(Event, frozen=True, tag="wr.knight_wounded", gc=False):
    """A knight has lost health to an attack."""

    side: Side
    n: int


class EnemyLost(Event, frozen=True, tag="wr.enemy_lost", gc=False):
    """An enemy has lost health; `attack`: to an attack."""

    side: Side
    n: int
    attack: bool


class AdvantageMoved(Event, frozen=True, tag="wr.advantage_moved", gc=False):
    """The advantage each side gained; `value` is the new place of the marker, positive for red."""

    red: int
    blue: int
    value: int


class FighterDefeated(Event, frozen=True, tag="wr.fighter_defeated", gc=False):
    """The fighter of this side is defeated."""

    side: Side


class KnightBeaten(Event, frozen=True, tag="wr.knight_beaten", gc=False):
    """A knight has defeated another; `downed` if the loser is unconscious."""

    seat: Seat
    rival: Seat
    downed: bool


class GearStolen(Event, frozen=True, tag="wr.gear_stolen", gc=False):
    """Gear is stolen and must be placed by the thief; only these two see a stowed card."""

    barrier: ClassVar[str | None] = "card_seen"
    seat: Seat
    victim: Seat
    spot: Spot
    item: Item
    attachment: bool = False


class Robbed(Event, frozen=True, tag="wr.robbed", gc=False):
    """What a knight has robbed from another; `nothing` is possible."""

    seat: Seat
    victim: Seat
    what: Literal["gear", "ammo", "fuel", "contract", "cell", "nothing"]


FIGHT_EVENTS: tuple[type[Event], ...] = tuple(
    value
    for value in tuple(globals().values())
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
)
