"""Events of movement, tests, exploration and contracts."""

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

# Looming harm


class Loomed(Event, frozen=True, tag="wr.loomed", gc=False):
    """Radiation or damage to a vehicle is about to happen and can still be reduced."""

    seat: Seat
    what: Literal["radiation", "vehicle_damage"]
    n: int


class Prevented(Event, frozen=True, tag="wr.prevented", gc=False):
    """Part of the looming harm is prevented."""

    seat: Seat
    what: Literal["radiation", "vehicle_damage"]
    n: int


class LoomingOver(Event, frozen=True, tag="wr.looming_over", gc=False):
    """Nothing looms any more; what was not prevented happens next."""


# Movement


class ModeChosen(Event, frozen=True, tag="wr.mode_chosen", gc=False):
    """A knight chooses to drive, to walk or to stay."""

    seat: Seat
    mode: MoveMode
    hex: HexId


class HexMarked(Event, frozen=True, tag="wr.hex_marked", gc=False):
    """The next hex of the route is marked."""

    seat: Seat
    hex: HexId


class RouteConfirmed(Event, frozen=True, tag="wr.route_confirmed", gc=False):
    """The route is fixed and the movement begins."""

    seat: Seat
    hexes: tuple[HexId, ...]
    mode: MoveMode


class MoveChanged(Event, frozen=True, tag="wr.move_changed", gc=False):
    """Movement points, threat symbols to ignore or a free hex are added to this movement."""

    seat: Seat
    mp: int = 0
    calm: int = 0
    free: HexId | None = None


class HexEntered(Event, frozen=True, tag="wr.hex_entered", gc=False):
    """A knight enters a hex for `cost` movement points and takes back the marker on the hex left behind."""

    seat: Seat
    hex: HexId
    cost: int
    mode: MoveMode


class KnightSetDown(Event, frozen=True, tag="wr.knight_set_down", gc=False):
    """A knight's marker is put on a hex without a movement."""

    seat: Seat
    hex: HexId
    cause: Literal["train", "relocated", "recovery"]


class WastelandRevealed(Event, frozen=True, tag="wr.wasteland_revealed", gc=False):
    """Wasteland cards are revealed."""

    barrier: ClassVar[str | None] = "card_seen"
    cards: Pile


class RevealedDiscarded(Event, frozen=True, tag="wr.revealed_discarded", gc=False):
    """Revealed wasteland cards are discarded."""

    cards: Pile


class ThreatIgnored(Event, frozen=True, tag="wr.threat_ignored", gc=False):
    """The knight ignores this number of threat symbols."""

    count: int


class WastelandPlayed(Event, frozen=True, tag="wr.wasteland_played", gc=False):
    """The Scavenger plays a wasteland card; `planned`: from under the Scavenger marker."""

    barrier: ClassVar[str | None] = "card_seen"
    seat: Seat
    card: CardId
    hex: HexId
    planned: bool


class WastelandDone(Event, frozen=True, tag="wr.wasteland_done", gc=False):
    """The played card goes to the discard pile."""

    card: CardId


class EscapeChosen(Event, frozen=True, tag="wr.escape_chosen", gc=False):
    """The knight tries to escape the card."""

    seat: Seat
    card: CardId


class FaceChosen(Event, frozen=True, tag="wr.face_chosen", gc=False):
    """The knight faces the card."""

    seat: Seat
    card: CardId


class Escaped(Event, frozen=True, tag="wr.escaped", gc=False):
    """The escape has succeeded or failed."""

    seat: Seat
    card: CardId
    ok: bool


class MovementStopped(Event, frozen=True, tag="wr.movement_stopped", gc=False):
    """The movement ends early or by choice, for this reason."""

    seat: Seat
    reason: Literal["effect", "chosen", "no_fuel", "no_vehicle", "unconscious"]


class MovementEnded(Event, frozen=True, tag="wr.movement_ended", gc=False):
    """The movement is over; the knight stays on this hex."""

    seat: Seat
    hex: HexId


class ExplorationForbidden(Event, frozen=True, tag="wr.exploration_forbidden", gc=False):
    """The knight will miss this round's exploration step."""

    seat: Seat


# Tests


class SkillTestStarted(Event, frozen=True, tag="wr.test_started", gc=False):
    """A test begins: `needed` successes against `difficulty`."""

    seat: Seat
    kind: TestKind
    skill: Skill
    difficulty: int
    needed: int


class SkillTestChanged(Event, frozen=True, tag="wr.test_changed", gc=False):
    """A test gets more or fewer dice, or succeeds without a roll."""

    seat: Seat
    dice: int = 0
    sure: bool = False


class SkillTestRolled(Event, frozen=True, tag="wr.test_rolled", gc=False):
    """The dice of a test; `tens` are those that count."""

    barrier: ClassVar[str | None] = "dice"
    seat: Seat
    dice: tuple[int, ...]
    successes: int
    tens: int
    again: bool = False


class SkillTestEnded(Event, frozen=True, tag="wr.test_ended", gc=False):
    """A test has been passed or failed."""

    seat: Seat
    ok: bool


class DieRolled(Event, frozen=True, tag="wr.die_rolled", gc=False):
    """One die that a text or an action asks for; not a test."""

    barrier: ClassVar[str | None] = "dice"
    seat: Seat
    die: int


# Exploration


class ExplorationBegan(Event, frozen=True, tag="wr.exploration_began", gc=False):
    """A knight explores a hex; `allowed`: no test is needed first."""

    seat: Seat
    hex: HexId
    allowed: bool


class ExplorationTested(Event, frozen=True, tag="wr.exploration_tested", gc=False):
    """The player's marker lies on the hex, whatever the result."""

    seat: Seat
    hex: HexId
    ok: bool


class ActionTaken(Event, frozen=True, tag="wr.action_taken", gc=False):
    """The knight takes an exploration action."""

    seat: Seat
    hex: HexId
    action: ActionId


class PillsTaken(Event, frozen=True, tag="wr.pills_taken", gc=False):
    """The knight takes the pills token of the hex."""

    seat: Seat
    hex: HexId


class ExplorationEnded(Event, frozen=True, tag="wr.exploration_ended", gc=False):
    """The knight's exploration is over."""

    seat: Seat


# Contracts


class ContractIntroduced(Event, frozen=True, tag="wr.contract_introduced", gc=False):
    """A contract comes into play: one of the cards looked at, or the top of the deck at set-up."""

    barrier: ClassVar[str | None] = "card_seen"
    contract: CardId
    kind: ContractKind
    slot: ContractSlot
    seat: Seat | None
    """The player who looked at it; None at set-up."""


class ContractMarked(Event, frozen=True, tag="wr.contract_marked", gc=False):
    """A contract has this number of markers now."""

    contract: CardId
    markers: int


class ContractExpired(Event, frozen=True, tag="wr.contract_expired", gc=False):
    """A contract is discarded."""

    contract: CardId
    kind: ContractKind


class ContractRevealed(Event, frozen=True, tag="wr.contract_revealed", gc=False):
    """Two players: a face-down contract is turned up."""

    seat: Seat
    contract: CardId


class ContractAccepted(Event, frozen=True, tag="wr.contract_accepted", gc=False):
    """A knight has accepted a private contract."""

    seat: Seat
    contract: CardId


class ContractFailed(Event, frozen=True, tag="wr.contract_failed", gc=False):
    """The condition was not met; the knight may try again next round."""

    seat: Seat
    contract: CardId


class ContractCompleted(Event, frozen=True, tag="wr.contract_completed", gc=False):
    """The completed contract leaves the game."""

    seat: Seat
    contract: CardId
    kind: ContractKind


class ContractStolen(Event, frozen=True, tag="wr.contract_stolen", gc=False):
    """A knight has robbed another's private contract."""

    seat: Seat
    victim: Seat
    contract: CardId
    markers: int


JOURNEY_EVENTS: tuple[type[Event], ...] = tuple(
    value
    for value in tuple(globals().values())
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
)
