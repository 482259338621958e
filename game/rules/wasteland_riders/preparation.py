"""Preparation phase: the Scavenger step and the knights step (WR-PREP)."""

from collections.abc import Iterator
from typing import ClassVar

from game.rules.core.frames import AutoPass, Step
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders import board, missions
from game.rules.wasteland_riders.contracts import MarkContracts
from game.rules.wasteland_riders.events.common import (
    FirstPlayerChanged,
    KnightActive,
    SpecialTurned,
    StepEntered,
    TokensRemoved,
)
from game.rules.wasteland_riders.events.gear import DrawingBegan, GearRefreshed, MarketDiscarded
from game.rules.wasteland_riders.health.resources import Suffer, can_heal, can_receive, gain, heal, lose
from game.rules.wasteland_riders.intents.common import DiscardMarket, Done, Pass, TakeBonus
from game.rules.wasteland_riders.market.market import Refill
from game.rules.wasteland_riders.packing.arranging import (
    ARRANGING,
    attachings,
    can_relieve,
    moves,
    open_arrangements,
    take_arrangement,
    why_not_arrange,
)
from game.rules.wasteland_riders.packing.placing import MakeFit
from game.rules.wasteland_riders.roles import pass_role
from game.rules.wasteland_riders.supplies.drawing import Drawn, LuckLimit
from game.rules.wasteland_riders.terms import Resource
from game.rules.wasteland_riders.texts.asking import Asked
from game.rules.wasteland_riders.texts.public_decisions import PublicDecision, PublicDecisionWithSecrets
from game.rules.wasteland_riders.windows.windows import ReactionWindow
from game.rules.wasteland_riders.world.state import World

BONUSES: tuple[Resource, ...] = ("radiation", "health", "ammo", "fuel")


class ScavengerStep(Step[World], frozen=True, tag="wr.scavenger_step", gc=False):
    """The points a to f of the step, in this order."""

    def run(self, play: Play[World]) -> None:
        play.do(StepEntered("scavenger"))
        play.then(
            MarkContracts(),
            Radiation(),
            Contamination(),
            *(CityBonus(seat) for seat in play.world.round_order),
            TokensOff(),
            missions.Effects(),
            UpdatingMarket(play.world.scavenger),
            Refill(),
            FirstPlayerPasses(),
        )


class Radiation(Step[World], frozen=True, tag="wr.radiation", gc=False):
    """Each knight suffers radiation for the symbols on their hex (WR-PREP-04)."""

    def run(self, play: Play[World]) -> None:
        world = play.world
        for seat in reversed(world.round_order):
            symbols = board.radiation(world, world.knights[seat].hex)
            if symbols:
                play.then(Suffer(seat, symbols, "hex"))


class Contamination(Step[World], frozen=True, tag="wr.contamination", gc=False):
    """Then each knight loses health for the contamination on their hex; armour does not help (WR-PREP-05)."""

    def run(self, play: Play[World]) -> None:
        world = play.world
        for seat in reversed(world.round_order):
            if board.contamination(world, world.knights[seat].hex):
                play.then(Contaminated(seat))


class Contaminated(Step[World], frozen=True, tag="wr.contaminated", gc=False):
    """A knight loses health for the contamination on the hex."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        symbols = board.contamination(play.world, play.world.knights[self.seat].hex)
        lose(play, self.seat, "health", symbols, "hex")


class CityBonus(PublicDecisionWithSecrets, frozen=True, tag="wr.city_bonus", gc=False):
    """A conscious knight in a city may heal 1 or receive 1 (WR-PREP-06)."""

    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        knight = world.knights[self.seat]
        if not knight.conscious or not board.is_city(world, knight.hex):
            return frozenset()
        useful = any(self._is_useful(world, resource) for resource in BONUSES)
        return world.asked(self.seat) if useful else frozenset()

    def _is_useful(self, world: World, resource: Resource) -> bool:
        if resource in ("radiation", "health"):
            return can_heal(world, self.seat, resource)
        return can_receive(world, self.seat, resource)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield Pass()
        yield from (TakeBonus(resource) for resource in BONUSES)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is Pass:
            return None
        if type(intent) is not TakeBonus or intent.resource not in BONUSES:
            return Refusal("WR-PREP-06")
        if self._is_useful(world, intent.resource):
            return None
        rule = "WR-RES-09" if intent.resource == "health" else "WR-RES-01"
        return Refusal(rule, {"resource": intent.resource})

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if type(intent) is not TakeBonus:
            return
        if intent.resource in ("radiation", "health"):
            heal(play, self.seat, intent.resource, 1, "city")
        else:
            gain(play, self.seat, intent.resource, 1, "city")


class TokensOff(Step[World], frozen=True, tag="wr.tokens_off", gc=False):
    """Board tokens leave; special ones are turned first and leave a round later (WR-PREP-07, WR-PREP-08)."""

    def run(self, play: Play[World]) -> None:
        if play.world.tokens:
            play.do(TokensRemoved(len(play.world.tokens)))
        for special in play.world.specials:
            play.do(SpecialTurned(special.kind, removed=special.dark))


class UpdatingMarket(PublicDecision, frozen=True, tag="wr.updating_market", gc=False):
    """The Scavenger may discard up to two cards of the Market (WR-PREP-10)."""

    rule_other_seat: ClassVar[str | None] = "WR-SCAV-03"
    seat: Seat
    discarded: int = 0

    def seats(self, world: World) -> frozenset[Seat]:
        left = self.discarded < world.setting.numbers.market_update and any(world.market.values())
        return world.asked(self.seat) if left else frozenset()

    def auto_pass(self) -> AutoPass:
        return AutoPass("wr_update_market", Done())

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield Done()
        yield from (DiscardMarket(slot) for slot in world.setting.content.market)

    def open_ways(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        market = world.market
        return (Done(), *[DiscardMarket(slot) for slot in world.setting.content.market if market.get(slot)])

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is Done:
            return None
        if type(intent) is DiscardMarket and world.market.get(intent.slot):
            return None
        return Refusal("WR-PREP-10")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if type(intent) is DiscardMarket:
            play.do(MarketDiscarded(intent.slot, play.world.market[intent.slot]))
            play.then(UpdatingMarket(self.seat, self.discarded + 1))


class FirstPlayerPasses(Step[World], frozen=True, tag="wr.first_player_passes", gc=False):
    """The marker goes to the left; then the Scavenger role follows it (WR-PREP-11)."""

    def run(self, play: Play[World]) -> None:
        play.do(FirstPlayerChanged(play.world.round_order[1]))
        pass_role(play)


class KnightsStep(Step[World], frozen=True, tag="wr.knights_step", gc=False):
    """Markers are removed, gear is rearranged, luck is drawn (WR-PREP-12..16)."""

    def run(self, play: Play[World]) -> None:
        play.do(StepEntered("knights"))
        play.do(GearRefreshed())
        order = play.world.round_order
        play.then(*(Arranging(seat) for seat in order), *(KnightDraws(seat) for seat in order))


class Arranging(Asked, frozen=True, tag="wr.arranging", gc=False):
    """A conscious knight may move cards and attachments freely (WR-PREP-13)."""

    moves_gear: ClassVar[bool] = True
    is_answered_ahead: ClassVar[bool] = True
    rule_ahead: ClassVar[str] = "WR-PREP-13"
    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        knight = world.knights[self.seat]
        has_any = bool(knight.gear or knight.backpack or knight.cargo)
        return world.asked(self.seat) if knight.conscious and has_any else frozenset()

    def auto_pass(self) -> AutoPass:
        return AutoPass("wr_arranging", Done())

    def answers_ahead(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        """`Done`, unless a surplus card could lie elsewhere; a player who wants changes is asked in round
        order."""
        return () if can_relieve(world, self.seat) else (Done(),)

    def basis(self, world: World, seat: Seat) -> object:
        return world.round, world.knights[self.seat]

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield Done()
        yield from moves(world, self.seat)
        yield from attachings(world, self.seat)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is Done:
            return Refusal("WR-RULING-39") if can_relieve(world, self.seat) else None
        if type(intent) in ARRANGING:
            return why_not_arrange(world, self.seat, intent)
        return Refusal("WR-PREP-14")

    def open_ways(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        done = () if can_relieve(world, self.seat) else (Done(),)
        return (*done, *open_arrangements(world, self.seat))

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if type(intent) is Done:
            play.then(MakeFit(self.seat))
            return
        play.then(self)
        take_arrangement(play, self.seat, intent)


class KnightDraws(Step[World], frozen=True, tag="wr.knight_draws", gc=False):
    """One luck card for each knight, even if unconscious; the hand is cut to its limit (WR-PREP-15,
    WR-PREP-16)."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        play.do(DrawingBegan(self.seat, "luck", play.world.setting.numbers.luck_draw))
        play.then(ReactionWindow("knights_step", (self.seat,)), Drawn(), LuckLimit(self.seat))


def nobody_active(play: Play[World]) -> None:
    if play.world.active is not None:
        play.do(KnightActive(None))
    pass_role(play)
