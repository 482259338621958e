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
    """The mover, or the whole Tank, changes sides with `other`, who stands at `origin` now."""

    comrade: ComradeId
    direction: Direction
    other: ComradeId
    origin: int
    place: int
    comrades: tuple[ComradeId, ...]
    tank: bool


class StepBlocked(Event, frozen=True, tag="lc.step_blocked", gc=False):
    """The step is not possible; so many steps are lost."""

    comrade: ComradeId
    direction: Direction
    why: Obstacle
    lost: int


class ComradesExchanged(Event, frozen=True, tag="lc.comrades_exchanged", gc=False):
    comrade: ComradeId
    other: ComradeId


class ComradesScattered(Event, frozen=True, tag="lc.comrades_scattered", gc=False):
    """Each of `comrades` stands at the place in the same position of `places` now."""

    barrier: ClassVar[str | None] = "shuffle"
    comrades: tuple[ComradeId, ...]
    places: tuple[int, ...]


class HazardsCleared(Event, frozen=True, tag="lc.hazards_cleared", gc=False):
    """All Mines and Wire of a place are discarded; `comrade` came to stand there, if not the Commissar."""

    comrade: ComradeId | None
    place: int
    cards: Pile
    cause: ClearCause


class ComradeSnagged(Event, frozen=True, tag="lc.comrade_snagged", gc=False):
    comrade: ComradeId


class StatusGained(Event, frozen=True, tag="lc.status_gained", gc=False):
    comrade: ComradeId
    status: Status


# Equipment


class EquipmentEntered(Event, frozen=True, tag="lc.equipment_entered", gc=False):
    comrade: ComradeId
    card: CardId
    durability: int


class TankBoarded(Event, frozen=True, tag="lc.tank_boarded", gc=False):
    """The owner, with `other` if there was a neighbour."""

    comrade: ComradeId
    other: ComradeId | None


class EquipmentUsed(Event, frozen=True, tag="lc.equipment_used", gc=False):
    """So much durability is left; with none left the piece is discarded."""

    comrade: ComradeId
    card: CardId
    durability: int
    """After the use."""


class TankDestroyed(Event, frozen=True, tag="lc.tank_destroyed", gc=False):
    comrade: ComradeId
    card: CardId


class BootsWorn(Event, frozen=True, tag="lc.boots_worn", gc=False):
    """The Manoeuvre is one step longer, or shorter."""

    comrade: ComradeId
    longer: bool


class RevolverFired(Event, frozen=True, tag="lc.revolver_fired", gc=False):
    comrade: ComradeId
    other: ComradeId


# Damage


class AttackStarted(Event, frozen=True, tag="lc.attack_started", gc=False):
    """The strike card hits these Comrades, in this order; one may be hit several times."""

    card: CardId
    comrades: tuple[ComradeId, ...]


class HitStarted(Event, frozen=True, tag="lc.hit_started", gc=False):
    comrade: ComradeId
    source: CardId
    kind: HitKind
    amount: int


class HitAvoided(Event, frozen=True, tag="lc.hit_avoided", gc=False):
    """The hit comes to nothing; `comrade` is None when it found nobody."""

    comrade: ComradeId | None
    source: CardId
    why: Avoided


class HitAbsorbed(Event, frozen=True, tag="lc.hit_absorbed", gc=False):
    """The Tank stopped it; `durability` is left after it."""

    comrade: ComradeId
    source: CardId
    durability: int


class HitReduced(Event, frozen=True, tag="lc.hit_reduced", gc=False):
    """By the Comrade's ability (`card` is None) or by a piece; so much is left."""

    comrade: ComradeId
    card: CardId | None
    by: int
    amount: int


class LuckSpent(Event, frozen=True, tag="lc.luck_spent", gc=False):
    """Nikolai takes nothing from this hit, once in a game."""

    comrade: ComradeId


class HitReflected(Event, frozen=True, tag="lc.hit_reflected", gc=False):
    """The Car Door sends it on; `other` is in its way, if anybody."""

    comrade: ComradeId
    other: ComradeId | None
    direction: Direction


class HitShielded(Event, frozen=True, tag="lc.hit_shielded", gc=False):
    comrade: ComradeId
    other: ComradeId


class HitAccepted(Event, frozen=True, tag="lc.hit_accepted", gc=False):
    comrade: ComradeId
    amount: int


class RouletteFired(Event, frozen=True, tag="lc.roulette_fired", gc=False):
    """All attached cards are discarded; the damage grows by `extra`."""

    comrade: ComradeId
    cards: Pile
    extra: int


class MedallionSaved(Event, frozen=True, tag="lc.medallion_saved", gc=False):
    """One Life is kept, and so many were lost."""

    comrade: ComradeId
    card: CardId
    lost: int


class DamageTaken(Event, frozen=True, tag="lc.damage_taken", gc=False):
    """So much Life is lost; `life` is left."""

    comrade: ComradeId
    amount: int
    life: int


class Healed(Event, frozen=True, tag="lc.healed", gc=False):
    comrade: ComradeId
    amount: int
    life: int
    cause: HealCause


class Gassed(Event, frozen=True, tag="lc.gassed", gc=False):
    comrade: ComradeId


class GasEnded(Event, frozen=True, tag="lc.gas_ended", gc=False):
    comrade: ComradeId


# Death and the Commissar


class ComradeDied(Event, frozen=True, tag="lc.comrade_died", gc=False):
    """He leaves the Line; his cards are discarded. Those of one `batch` died together."""

    barrier: ClassVar[str | None] = "card_seen"
    comrade: ComradeId
    batch: int
    cards: Pile


class CommissarAdvanced(Event, frozen=True, tag="lc.commissar_advanced", gc=False):
    """The Line is one place shorter; `comrades` were pushed forward, the foremost onto `place`."""

    comrades: tuple[ComradeId, ...]
    place: int


class AdvanceDeferred(Event, frozen=True, tag="lc.advance_deferred", gc=False):
    """`comrade` cannot be pushed: the Commissar waits with so many steps."""

    comrade: ComradeId
    count: int


class SmokeScreenReplaced(Event, frozen=True, tag="lc.smoke_screen_replaced", gc=False):
    """With two Comrades left this card is discarded; what is drawn for it is told by `CardsDrawn`.

    `face_down`: it lay in its owner's slot, which stays empty.
    """

    comrade: ComradeId
    card: CardId
    face_down: bool = False


LINE_EVENTS: tuple[type[Event], ...] = tuple(
    value
    for value in tuple(globals().values())
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
)
