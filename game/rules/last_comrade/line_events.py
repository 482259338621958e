"""What happens on the Line: movement, Equipment, damage, death and the Commissar."""

from typing import ClassVar, Literal

from game.rules.core.ids import CardId
from game.rules.core.piles import Pile
from game.rules.core.values import Event
from game.rules.last_comrade.terms import Avoided, ComradeId, Direction, HitKind, Obstacle, Status

HealCause = Literal["moonshine", "comrades", "sapper", "herbs"]
ClearCause = Literal["tank", "sapper", "commissar", "triggered"]

# Movement


class StepPushed(Event, frozen=True, tag="lc.step_pushed", gc=False):
    """The mover takes the free place, or pushes: `comrades` shift one place, in the order of the step.

    `place` was free and is filled, `origin` is free now. With `tank` the Tank moves as one block.
    """

    comrade: ComradeId
    direction: Direction
    origin: int
    place: int
    comrades: tuple[ComradeId, ...]
    tank: bool


class StepSwapped(Event, frozen=True, tag="lc.step_swapped", gc=False):
    """The mover, or the whole Tank, changes places with `other`, who now stands at `origin`."""

    comrade: ComradeId
    direction: Direction
    other: ComradeId
    origin: int
    place: int
    comrades: tuple[ComradeId, ...]
    tank: bool


class StepBlocked(Event, frozen=True, tag="lc.step_blocked", gc=False):
    """The step is not possible; `lost` steps are lost."""

    comrade: ComradeId
    direction: Direction
    why: Obstacle
    lost: int


class ComradesExchanged(Event, frozen=True, tag="lc.comrades_exchanged", gc=False):
    """Two Comrades have changed places."""

    comrade: ComradeId
    other: ComradeId


class ComradesScattered(Event, frozen=True, tag="lc.comrades_scattered", gc=False):
    """Each of `comrades` now stands at the place with the same index in `places`."""

    barrier: ClassVar[str | None] = "shuffle"
    comrades: tuple[ComradeId, ...]
    places: tuple[int, ...]


class HazardsCleared(Event, frozen=True, tag="lc.hazards_cleared", gc=False):
    """All Mines and Wire of a place are discarded; `comrade` came to stand there, None for the Commissar."""

    comrade: ComradeId | None
    place: int
    cards: Pile
    cause: ClearCause


class ComradeSnagged(Event, frozen=True, tag="lc.comrade_snagged", gc=False):
    """Wire holds the Comrade until the end of the turn."""

    comrade: ComradeId


class StatusGained(Event, frozen=True, tag="lc.status_gained", gc=False):
    """The Comrade has this status until the end of the turn."""

    comrade: ComradeId
    status: Status


# Equipment


class EquipmentEntered(Event, frozen=True, tag="lc.equipment_entered", gc=False):
    """A piece comes into play with this durability."""

    comrade: ComradeId
    card: CardId
    durability: int


class TankBoarded(Event, frozen=True, tag="lc.tank_boarded", gc=False):
    """The owner boards, with `other` if there was a neighbour."""

    comrade: ComradeId
    other: ComradeId | None


class EquipmentUsed(Event, frozen=True, tag="lc.equipment_used", gc=False):
    """`durability` is left; with none left the piece is discarded."""

    comrade: ComradeId
    card: CardId
    durability: int
    """The durability after the use."""


class TankDestroyed(Event, frozen=True, tag="lc.tank_destroyed", gc=False):
    """The Tank has no durability left and is discarded."""

    comrade: ComradeId
    card: CardId


class BootsWorn(Event, frozen=True, tag="lc.boots_worn", gc=False):
    """The Manoeuvre is one step longer, or shorter."""

    comrade: ComradeId
    longer: bool


class RevolverFired(Event, frozen=True, tag="lc.revolver_fired", gc=False):
    """`comrade` fires the Revolver at `other`."""

    comrade: ComradeId
    other: ComradeId


# Damage


class AttackStarted(Event, frozen=True, tag="lc.attack_started", gc=False):
    """The strike card hits these Comrades, in this order; one Comrade may be hit several times."""

    card: CardId
    comrades: tuple[ComradeId, ...]


class HitStarted(Event, frozen=True, tag="lc.hit_started", gc=False):
    """A hit on a Comrade begins."""

    comrade: ComradeId
    source: CardId
    kind: HitKind
    amount: int


class HitAvoided(Event, frozen=True, tag="lc.hit_avoided", gc=False):
    """The hit has no effect; `comrade` is None if it found nobody."""

    comrade: ComradeId | None
    source: CardId
    why: Avoided


class HitAbsorbed(Event, frozen=True, tag="lc.hit_absorbed", gc=False):
    """The Tank stopped the hit; `durability` is what it has left."""

    comrade: ComradeId
    source: CardId
    durability: int


class HitReduced(Event, frozen=True, tag="lc.hit_reduced", gc=False):
    """The ability of the Comrade (`card` is None) or a piece reduced the hit; `amount` is what is left."""

    comrade: ComradeId
    card: CardId | None
    by: int
    amount: int


class LuckSpent(Event, frozen=True, tag="lc.luck_spent", gc=False):
    """Nikolai takes no damage from this hit, once in a game."""

    comrade: ComradeId


class HitReflected(Event, frozen=True, tag="lc.hit_reflected", gc=False):
    """The Car Door passes the hit on; `other` is the next one hit, None for nobody."""

    comrade: ComradeId
    other: ComradeId | None
    direction: Direction


class HitShielded(Event, frozen=True, tag="lc.hit_shielded", gc=False):
    """`other` takes the hit instead of `comrade`."""

    comrade: ComradeId
    other: ComradeId


class HitAccepted(Event, frozen=True, tag="lc.hit_accepted", gc=False):
    """The victim takes the hit."""

    comrade: ComradeId
    amount: int


class RouletteFired(Event, frozen=True, tag="lc.roulette_fired", gc=False):
    """All attached cards are discarded; the damage grows by `extra`."""

    comrade: ComradeId
    cards: Pile
    extra: int


class MedallionSaved(Event, frozen=True, tag="lc.medallion_saved", gc=False):
    """The Medallion saved one Life; `lost` is how many were lost."""

    comrade: ComradeId
    card: CardId
    lost: int


class DamageTaken(Event, frozen=True, tag="lc.damage_taken", gc=False):
    """The Comrade loses Life; `life` is left."""

    comrade: ComradeId
    amount: int
    life: int


class Healed(Event, frozen=True, tag="lc.healed", gc=False):
    """The Comrade gains Life; `life` is the new value."""

    comrade: ComradeId
    amount: int
    life: int
    cause: HealCause


class Gassed(Event, frozen=True, tag="lc.gassed", gc=False):
    """The Comrade is gassed."""

    comrade: ComradeId


class GasEnded(Event, frozen=True, tag="lc.gas_ended", gc=False):
    """The Comrade is no longer gassed."""

    comrade: ComradeId


# Death and the Commissar


class ComradeDied(Event, frozen=True, tag="lc.comrade_died", gc=False):
    """The Comrade leaves the Line and all their cards are discarded. Those of one `batch` died together."""

    barrier: ClassVar[str | None] = "card_seen"
    comrade: ComradeId
    batch: int
    cards: Pile


class CommissarAdvanced(Event, frozen=True, tag="lc.commissar_advanced", gc=False):
    """The Line is one place shorter; `comrades` were pushed forward, the foremost to `place`."""

    comrades: tuple[ComradeId, ...]
    place: int


class AdvanceDeferred(Event, frozen=True, tag="lc.advance_deferred", gc=False):
    """`comrade` cannot be pushed: the Commissar waits with the remaining steps."""

    comrade: ComradeId
    count: int


class SmokeScreenReplaced(Event, frozen=True, tag="lc.smoke_screen_replaced", gc=False):
    """With two Comrades left this card is discarded; `CardsDrawn` tells of the card drawn for it.

    `face_down`: it was in its owner's slot, which stays empty.
    """

    comrade: ComradeId
    card: CardId
    face_down: bool = False


LINE_EVENTS: tuple[type[Event], ...] = tuple(
    value
    for value in tuple(globals().values())
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
)
