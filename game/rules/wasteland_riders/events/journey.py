"""What happened on the way: movement, tests, exploration, contracts."""

from typing import ClassVar, Literal

from game.rules.core.ids import CardId, Seat
from game.rules.core.piles import Pile
from game.rules.core.values import Event
from game.rules.wasteland_riders.terms import (
    ActionId,
    ContractKind,
    ContractSlot,
    HexId,
    MoveMode,
    Skill,
    TestKind,
)

# What looms


class Loomed(Event, frozen=True, tag="wr.loomed", gc=False):
    """Radiation or damage to a vehicle is about to come."""

    seat: Seat
    what: Literal["radiation", "vehicle_damage"]
    n: int


class Prevented(Event, frozen=True, tag="wr.prevented", gc=False):
    seat: Seat
    what: Literal["radiation", "vehicle_damage"]
    n: int


class LoomingOver(Event, frozen=True, tag="wr.looming_over", gc=False):
    pass


# Movement


class ModeChosen(Event, frozen=True, tag="wr.mode_chosen", gc=False):
    seat: Seat
    mode: MoveMode
    hex: HexId


class HexMarked(Event, frozen=True, tag="wr.hex_marked", gc=False):
    seat: Seat
    hex: HexId


class RouteConfirmed(Event, frozen=True, tag="wr.route_confirmed", gc=False):
    seat: Seat
    hexes: tuple[HexId, ...]
    mode: MoveMode


class MoveChanged(Event, frozen=True, tag="wr.move_changed", gc=False):
    """Movement points, threat symbols to ignore or a free hex, for this movement."""

    seat: Seat
    mp: int = 0
    calm: int = 0
    free: HexId | None = None


class HexEntered(Event, frozen=True, tag="wr.hex_entered", gc=False):
    """`cost` is what it took; he takes back his marker of the hex he left."""

    seat: Seat
    hex: HexId
    cost: int
    mode: MoveMode


class KnightSetDown(Event, frozen=True, tag="wr.knight_set_down", gc=False):
    """His marker is put on a hex, not by a movement."""

    seat: Seat
    hex: HexId
    cause: Literal["train", "relocated", "recovery"]


class WastelandRevealed(Event, frozen=True, tag="wr.wasteland_revealed", gc=False):
    barrier: ClassVar[str | None] = "card_seen"
    cards: Pile


class RevealedDiscarded(Event, frozen=True, tag="wr.revealed_discarded", gc=False):
    cards: Pile


class ThreatIgnored(Event, frozen=True, tag="wr.threat_ignored", gc=False):
    count: int


class WastelandPlayed(Event, frozen=True, tag="wr.wasteland_played", gc=False):
    """`planned`: from under the Scavenger marker."""

    barrier: ClassVar[str | None] = "card_seen"
    seat: Seat
    card: CardId
    hex: HexId
    planned: bool


class WastelandDone(Event, frozen=True, tag="wr.wasteland_done", gc=False):
    """The played card goes to the discard pile."""

    card: CardId


class EscapeChosen(Event, frozen=True, tag="wr.escape_chosen", gc=False):
    seat: Seat
    card: CardId


class FaceChosen(Event, frozen=True, tag="wr.face_chosen", gc=False):
    seat: Seat
    card: CardId


class Escaped(Event, frozen=True, tag="wr.escaped", gc=False):
    seat: Seat
    card: CardId
    ok: bool


class MovementStopped(Event, frozen=True, tag="wr.movement_stopped", gc=False):
    seat: Seat
    reason: Literal["effect", "chosen", "no_fuel", "no_vehicle", "unconscious"]


class MovementEnded(Event, frozen=True, tag="wr.movement_ended", gc=False):
    seat: Seat
    hex: HexId


class ExplorationForbidden(Event, frozen=True, tag="wr.exploration_forbidden", gc=False):
    """He skips this round's exploration step."""

    seat: Seat


# Tests


class SkillTestStarted(Event, frozen=True, tag="wr.test_started", gc=False):
    seat: Seat
    kind: TestKind
    skill: Skill
    difficulty: int
    needed: int


class SkillTestChanged(Event, frozen=True, tag="wr.test_changed", gc=False):
    """Dice more or fewer, or the success is sure."""

    seat: Seat
    dice: int = 0
    sure: bool = False


class SkillTestRolled(Event, frozen=True, tag="wr.test_rolled", gc=False):
    """`tens` are those that count."""

    barrier: ClassVar[str | None] = "dice"
    seat: Seat
    dice: tuple[int, ...]
    successes: int
    tens: int
    again: bool = False


class SkillTestEnded(Event, frozen=True, tag="wr.test_ended", gc=False):
    seat: Seat
    ok: bool


class DieRolled(Event, frozen=True, tag="wr.die_rolled", gc=False):
    """Not a test: one die that a text or an action asks for."""

    barrier: ClassVar[str | None] = "dice"
    seat: Seat
    die: int


# Exploration


class ExplorationBegan(Event, frozen=True, tag="wr.exploration_began", gc=False):
    seat: Seat
    hex: HexId
    allowed: bool


class ExplorationTested(Event, frozen=True, tag="wr.exploration_tested", gc=False):
    """His player marker lies on the hex, whatever the result."""

    seat: Seat
    hex: HexId
    ok: bool


class ActionTaken(Event, frozen=True, tag="wr.action_taken", gc=False):
    seat: Seat
    hex: HexId
    action: ActionId


class PillsTaken(Event, frozen=True, tag="wr.pills_taken", gc=False):
    seat: Seat
    hex: HexId


class ExplorationEnded(Event, frozen=True, tag="wr.exploration_ended", gc=False):
    seat: Seat


# Contracts


class ContractIntroduced(Event, frozen=True, tag="wr.contract_introduced", gc=False):
    """Out of the cards looked at, or from the top of the deck at set-up."""

    barrier: ClassVar[str | None] = "card_seen"
    contract: CardId
    kind: ContractKind
    slot: ContractSlot
    seat: Seat | None
    """Who had looked at it."""


class ContractMarked(Event, frozen=True, tag="wr.contract_marked", gc=False):
    contract: CardId
    markers: int


class ContractExpired(Event, frozen=True, tag="wr.contract_expired", gc=False):
    contract: CardId
    kind: ContractKind


class ContractRevealed(Event, frozen=True, tag="wr.contract_revealed", gc=False):
    """Two players: a face-down contract is turned up."""

    seat: Seat
    contract: CardId


class ContractAccepted(Event, frozen=True, tag="wr.contract_accepted", gc=False):
    seat: Seat
    contract: CardId


class ContractFailed(Event, frozen=True, tag="wr.contract_failed", gc=False):
    """What its condition asks was not done; he may try again next round."""

    seat: Seat
    contract: CardId


class ContractCompleted(Event, frozen=True, tag="wr.contract_completed", gc=False):
    """The card goes out of the game."""

    seat: Seat
    contract: CardId
    kind: ContractKind


class ContractStolen(Event, frozen=True, tag="wr.contract_stolen", gc=False):
    seat: Seat
    victim: Seat
    contract: CardId
    markers: int


JOURNEY_EVENTS: tuple[type[Event], ...] = tuple(
    value
    for value in tuple(globals().values())
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
)
