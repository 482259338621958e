"""Driving: hex by hex, with fuel, reveals and interruption (WR-MOVE-10..37)."""

from collections.abc import Iterator
from typing import ClassVar, NamedTuple

from game.rules.core.frames import Frame, Step
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders import board, decks
from game.rules.wasteland_riders.contracts import DeedDone
from game.rules.wasteland_riders.events.common import FuelBurnt, LastingDiscarded
from game.rules.wasteland_riders.events.journey import (
    HexEntered,
    MoveChanged,
    MovementEnded,
    MovementStopped,
    RevealedDiscarded,
    ThreatIgnored,
    WastelandPlayed,
    WastelandRevealed,
)
from game.rules.wasteland_riders.fight.meetings import Meetings
from game.rules.wasteland_riders.gear.carried import side_of
from game.rules.wasteland_riders.gear.conditions import constants
from game.rules.wasteland_riders.intents.common import GoOn, HoldBack, PlayWasteland, StopMove
from game.rules.wasteland_riders.movement.limits import cards_to_play, why_not_play
from game.rules.wasteland_riders.movement.wasteland_cards import Resolve
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.texts.public_decisions import PublicDecision, PublicDecisionWithSecrets
from game.rules.wasteland_riders.windows.windows import ReactionWindow
from game.rules.wasteland_riders.world.state import Move, World


def moving(world: World) -> Move:
    assert world.move is not None
    return world.move


class Depart(Step[World], frozen=True, tag="wr.depart", gc=False):
    """Movement points that are added once to a vehicle move are counted, then the move begins
    (WR-MOVE-11)."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        bonus = mp_at_start(play.world, self.seat)
        if moving(play.world).mode == "vehicle" and bonus:
            play.do(MoveChanged(self.seat, mp=bonus))
        play.then(Entering(self.seat))


def mp_at_start(world: World, seat: Seat) -> int:
    """Movement points that are added once to a vehicle move."""
    return sum(effect.n for effect in constants(world, seat, "mp"))


def mp_per_fuel(world: World, seat: Seat) -> int:
    """The speed of the side that lies up, and all bonuses per fuel (WR-MOVE-10)."""
    side = side_of(world.setting, world.knights[seat])
    bonus = sum(effect.n for effect in constants(world, seat, "mp_per_fuel"))
    return 0 if side is None else side.speed + bonus


def mp_in_tank(world: World, seat: Seat) -> int:
    """All movement points that the fuel gives for one movement; 0 without fuel."""
    fuel = world.knights[seat].fuel
    return fuel * mp_per_fuel(world, seat) + mp_at_start(world, seat) if fuel else 0


def cost_of(world: World, seat: Seat, place: HexId) -> int:
    return 0 if place in moving(world).free else board.difficulty(world, seat, place)


def fuel_for(world: World, seat: Seat, place: HexId) -> int | None:
    """The least fuel that pays for the hex, at least 1 for the first hex; None if it cannot be paid."""
    move, knight = moving(world), world.knights[seat]
    missing = max(0, cost_of(world, seat, place) - move.mp)
    speed = mp_per_fuel(world, seat)
    if missing and not speed:
        return None
    fuel = -(-missing // speed) if missing else 0
    if not move.fuel_spent:
        fuel = max(1, fuel)
    return fuel if fuel <= knight.fuel else None


class Entering(Step[World], frozen=True, tag="wr.entering", gc=False):
    """The next hex of the route: pay, move the marker, reveal cards, meet others, face a played card
    (WR-MOVE-36)."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        move = moving(play.world)
        place = move.route[move.at]
        cost = drive(play, self.seat, place) if move.mode == "vehicle" else 0
        play.do(HexEntered(self.seat, place, cost, move.mode))
        move = moving(play.world)
        play.then(
            DeedDone(self.seat, "moved", n=move.at, mp=move.mp_used),
            Revealing(self.seat),
            Meetings(self.seat),
            ReactionWindow("on_reveal", (self.seat,)),
            ScavengersTurn(self.seat),
            Continue(self.seat),
        )


def drive(play: Play[World], seat: Seat, place: HexId) -> int:
    """Spend the fuel; the first hex is entered even if it cannot be paid in full (WR-MOVE-16). Returns its
    cost."""
    world = play.world
    fuel = fuel_for(world, seat, place)
    if fuel is None:
        assert not moving(world).at, "only the first hex is entered without the fuel for it"
        fuel = world.knights[seat].fuel
    if fuel:
        play.do(FuelBurnt(seat, fuel, fuel * mp_per_fuel(world, seat)))
    return min(cost_of(world, seat, place), moving(play.world).mp)


class Reveal(NamedTuple):
    """What the hex threatens when a knight enters it."""

    cards: int
    """Wasteland cards to be revealed."""
    ignored: int
    """Threat symbols that the knight may ignore."""


def due_reveal(world: World, seat: Seat) -> Reveal:
    """One card for each threat symbol, and one more on the first hex; exactly one on foot.

    Nothing is drawn after a card was played, nor while cards lie under the Scavenger marker (WR-HEX-15).
    """
    move, knight = moving(world), world.knights[seat]
    if move.resolved or world.planned or not knight.conscious:
        return Reveal(0, 0)
    symbols = board.threat(world, knight.hex) if move.mode == "vehicle" else 0
    ignored = min(symbols, move.calm)
    return Reveal(symbols - ignored + (move.at == 1), ignored)


class Revealing(Step[World], frozen=True, tag="wr.revealing", gc=False):
    """The cards of the hex are revealed one by one."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        due = due_reveal(play.world, self.seat)
        if due.ignored:
            play.do(ThreatIgnored(due.ignored))
        for _ in range(due.cards):
            card = decks.top(play, "wasteland")
            if card is None:
                return
            play.do(WastelandRevealed((card,)))
            decks.renew(play, "wasteland")


class ScavengersTurn(Step[World], frozen=True, tag="wr.scavengers_turn", gc=False):
    """The Scavenger may play a card on this hex, and must at the end of the movement (WR-MOVE-23, -27)."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        move = moving(play.world)
        if play.world.knights[self.seat].conscious:
            must = move.at == len(move.route) or is_over(play.world, self.seat)
            play.then(ScavengerPlays(play.world.scavenger, self.seat, must))


class ScavengerPlays(PublicDecisionWithSecrets, frozen=True, tag="wr.scavenger_plays", gc=False):
    """The Scavenger chooses a revealed card to play, or none for now."""

    rule_other_seat: ClassVar[str | None] = "WR-SCAV-03"
    seat: Seat
    rival: Seat
    must: bool

    def seats(self, world: World) -> frozenset[Seat]:
        """Empty if a card was played already or there is none."""
        is_due = not moving(world).resolved and bool(cards_to_play(world))
        return world.asked(self.seat) if is_due else frozenset()

    def has_private_ways(self, world: World) -> bool:
        """True while cards lie under the marker, which only the Scavenger knows (WR-HEX-15), or a text may
        be used."""
        return bool(world.planned) or PublicDecision.has_private_ways(self, world)

    def is_public(self, world: World, seat: Seat, intent: Intent) -> bool:
        if type(intent) is PlayWasteland:
            return intent.card in moving(world).revealed
        return super().is_public(world, seat, intent)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield HoldBack()
        yield from (PlayWasteland(card) for card in cards_to_play(world) if card != HIDDEN)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is HoldBack:
            on_foot = moving(world).mode == "foot"
            return Refusal("WR-FOOT-04" if on_foot else "WR-MOVE-27") if self.must else None
        if type(intent) is not PlayWasteland or intent.card not in cards_to_play(world):
            return Refusal("WR-MOVE-23")
        return why_not_play(world, intent.card, must=self.must)

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if type(intent) is PlayWasteland:
            play_card(play, self.rival, intent.card)


def play_card(play: Play[World], seat: Seat, card: CardId) -> None:
    """The other revealed cards are discarded, and the card must be resolved here (WR-MOVE-24)."""
    planned = any(one.card == card for one in play.world.planned)
    play.do(WastelandPlayed(seat, card, play.world.knights[seat].hex, planned))
    rest = moving(play.world).revealed
    if rest:
        play.do(RevealedDiscarded(rest))
    play.then(Resolve(seat, card))


def is_over(world: World, seat: Seat) -> bool:
    """Whether something has ended the movement (WR-MOVE-31)."""
    move, knight = moving(world), world.knights[seat]
    no_car = move.mode == "vehicle" and knight.car is None
    return move.stopped or no_car or not knight.conscious


class Continue(Step[World], frozen=True, tag="wr.continue", gc=False):
    """The knight goes on, stops, or is at the end of the route."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        move = moving(play.world)
        if move.at == len(move.route) or is_over(play.world, self.seat):
            if is_over(play.world, self.seat) and not move.stopped:
                conscious = play.world.knights[self.seat].conscious
                play.do(MovementStopped(self.seat, "no_vehicle" if conscious else "unconscious"))
            play.then(EndMovement(self.seat))
        else:
            play.then(GoOrStop(self.seat))


class GoOrStop(PublicDecisionWithSecrets, frozen=True, tag="wr.go_or_stop", gc=False):
    """Go on to the next hex, if it can be paid, or stop (WR-MOVE-17, WR-MOVE-30)."""

    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (GoOn(), StopMove())

    def again(self, intent: Intent) -> Frame:
        return Continue(self.seat)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is StopMove:
            return None
        if type(intent) is GoOn:
            move = moving(world)
            place = move.route[move.at]
            if fuel_for(world, self.seat, place) is None:
                return Refusal("WR-MOVE-17", {"hex": place, "cost": cost_of(world, self.seat, place)})
            return None
        return Refusal("WR-MOVE-08")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if type(intent) is GoOn:
            play.then(Entering(self.seat))
            return
        move = moving(play.world)
        paid = fuel_for(play.world, self.seat, move.route[move.at]) is not None
        play.do(MovementStopped(self.seat, "chosen" if paid else "no_fuel"))
        play.then(EndMovement(self.seat))


class EndMovement(Step[World], frozen=True, tag="wr.end_movement", gc=False):
    """A card still due is played here; then the movement ends (WR-MOVE-27, WR-MOVE-32)."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        play.then(MovementOver(self.seat))
        if play.world.knights[self.seat].conscious:
            play.then(ScavengerPlays(play.world.scavenger, self.seat, must=True))


class MovementOver(Step[World], frozen=True, tag="wr.movement_over", gc=False):
    """Route tokens are removed; revealed cards and luck cards of this movement are discarded (WR-MOVE-33)."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        move, world = moving(play.world), play.world
        if move.revealed:
            play.do(RevealedDiscarded(move.revealed))
        if play.world.lasting:
            play.do(LastingDiscarded(play.world.lasting))
        here = play.world.knights[self.seat].hex
        ends = tuple(board.tile_at(world, place).number for place in (move.start, here))
        play.do(MovementEnded(self.seat, here))
        play.then(DeedDone(self.seat, "moved", n=move.at, mp=move.mp_used))
        if move.mode == "vehicle" and all(ends):
            play.then(DeedDone(self.seat, "drive", between=ends))
