"""Rest step: exchange, gear, luck for resources, recovery, in this order for all knights (WR-REST)."""

from collections.abc import Iterator
from typing import ClassVar

from game.rules.core.frames import AutoPass, Step
from game.rules.core.ids import CardId, Seat
from game.rules.core.piles import distinct
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders.contracts import DeedDone
from game.rules.wasteland_riders.events.common import LuckDiscarded, StepEntered
from game.rules.wasteland_riders.events.gear import BlueRemoved, VehicleGone
from game.rules.wasteland_riders.gear.carried import CAR, TUNING, load_of
from game.rules.wasteland_riders.health.knockout import Recovery
from game.rules.wasteland_riders.health.resources import can_heal, can_receive, gain, heal
from game.rules.wasteland_riders.intents.common import DiscardForResource, Done, Pass, ProposeTo, RemoveBlue
from game.rules.wasteland_riders.market.dealing import Dealing
from game.rules.wasteland_riders.missions import RestEnded
from game.rules.wasteland_riders.packing.arranging import (
    ARRANGING,
    attachings,
    is_overloaded,
    moves,
    open_arrangements,
    take_arrangement,
    why_not_arrange,
)
from game.rules.wasteland_riders.packing.placing import MakeFit, PlaceGained
from game.rules.wasteland_riders.preparation import nobody_active
from game.rules.wasteland_riders.supplies.drawing import DrawCards
from game.rules.wasteland_riders.terms import Resource, Spot
from game.rules.wasteland_riders.terms import Timing as TextWindow
from game.rules.wasteland_riders.texts import texts
from game.rules.wasteland_riders.texts.asking import Asked
from game.rules.wasteland_riders.windows.windows import ReactionWindow
from game.rules.wasteland_riders.world.state import World


class RestStep(Step[World], frozen=True, tag="wr.rest_step", gc=False):
    """Points a to d, each for all knights before the next (WR-REST-01)."""

    def run(self, play: Play[World]) -> None:
        play.do(StepEntered("rest"))
        nobody_active(play)
        order = play.world.round_order
        play.then(
            *(RestExchange(seat) for seat in order),
            *(frame for seat in order for frame in (Bedside(seat), RestGear(seat))),
            *(RestLuck(seat) for seat in order),
            Recovery(),
            *(Rested(seat) for seat in order),
            RestEnded(),
        )


class RestExchange(Asked, frozen=True, tag="wr.rest_exchange", gc=False):
    """Conscious knights on the same hex may exchange (WR-REST-02)."""

    seat: Seat
    asked: tuple[Seat, ...] = ()

    def _partners(self, world: World) -> tuple[Seat, ...]:
        knight = world.knights[self.seat]
        if not knight.conscious:
            return ()
        return tuple(
            rival
            for rival in world.rivals(self.seat)
            if world.knights[rival].conscious
            and world.knights[rival].hex == knight.hex
            and rival not in self.asked
        )

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat) if self._partners(world) else frozenset()

    def auto_pass(self) -> AutoPass:
        return AutoPass("wr_rest_exchange", Done())

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield Done()
        yield from (ProposeTo(rival) for rival in world.rivals(self.seat))

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is Done:
            return None
        if type(intent) is ProposeTo and intent.rival in self._partners(world):
            return None
        return Refusal("WR-REST-02")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if type(intent) is ProposeTo:
            again = RestExchange(self.seat, (*self.asked, intent.rival))
            play.then(Dealing(self.seat, intent.rival), again)


class Bedside(Step[World], frozen=True, tag="wr.bedside", gc=False):
    """An unconscious knight may still use what restores consciousness (WR-KO-02)."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        if not play.world.knights[self.seat].conscious:
            play.then(ReactionWindow("on_ko", (self.seat,)))


def blue_cards(world: World, seat: Seat) -> dict[Spot, CardId]:
    """Every blue card of a knight, attached or not, by the spot that names it."""
    knight, setting = world.knights[seat], world.setting
    cards = load_of(setting, knight).cards
    found = {held.spot: held.item.card for held in cards if held.item.card in setting.blue}
    for index, card in enumerate(knight.grafts, 1):
        found[Spot(f"graft_{index}")] = card
    if knight.car is not None:
        if setting.colour(knight.car.card) == "blue":
            found[CAR] = knight.car.card
        if knight.car.tuning:
            found[TUNING] = knight.car.tuning[0]
    return found


class RestGear(Asked, frozen=True, tag="wr.rest_gear", gc=False):
    """Rearrange, attach, use gear, remove blue cards, until done (WR-REST-03..06)."""

    moves_gear: ClassVar[bool] = True
    windows: ClassVar[tuple[TextWindow, ...]] = ("rest",)
    is_answered_ahead: ClassVar[bool] = True
    rule_ahead: ClassVar[str] = "WR-REST-01"
    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        """Empty if, by public facts, the player has nothing to move, to use or to give."""
        knight = world.knights[self.seat]
        if not knight.conscious:
            return frozenset()
        if (
            knight.gear
            or knight.backpack
            or knight.cargo
            or any(item.attachments for item in knight.printed.values())
            or blue_cards(world, self.seat)
            or texts.may_use(world, self.seat, (*self.windows, *texts.any_time(world, self.seat)))
        ):
            return world.asked(self.seat)
        return frozenset()

    def auto_pass(self) -> AutoPass:
        return AutoPass("wr_rest_gear", Done())

    def answers_ahead(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        """`Done`, unless blue cards are too many; a player who wants changes is asked in round order."""
        return () if is_overloaded(world, self.seat) else (Done(),)

    def basis(self, world: World, seat: Seat) -> object:
        """The player's own things and all Reputation: the others' may be a reason to give up a blue card."""
        return world.round, world.knights[self.seat], tuple(one.reputation for one in world.knights)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield Done()
        yield from moves(world, self.seat)
        yield from attachings(world, self.seat)
        yield from (RemoveBlue(spot) for spot in blue_cards(world, self.seat))

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is Done:
            overloaded = is_overloaded(world, self.seat)
            return Refusal("WR-RULING-39") if overloaded else None
        if type(intent) in ARRANGING:
            return why_not_arrange(world, self.seat, intent)
        if type(intent) is RemoveBlue:
            known = intent.spot in blue_cards(world, self.seat)
            return None if known else Refusal("WR-BLUE-04")
        return Refusal("WR-REST-05")

    def open_ways(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        load = load_of(world.setting, world.knights[self.seat])
        found: tuple[Intent, ...] | None = load.kept.get("rest")
        if found is None:
            done = () if is_overloaded(world, self.seat) else (Done(),)
            blue = (RemoveBlue(spot) for spot in blue_cards(world, self.seat))
            found = load.kept["rest"] = (*done, *open_arrangements(world, self.seat), *blue)
        return found

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if type(intent) is Done:
            play.then(MakeFit(self.seat))
            return
        play.then(self)
        if type(intent) is RemoveBlue:
            remove_blue(play, self.seat, intent.spot)
        else:
            take_arrangement(play, self.seat, intent)


def remove_blue(play: Play[World], seat: Seat, spot: Spot) -> None:
    """The card leaves the game for Reputation and a red card (WR-BLUE-04); what it held must be placed."""
    card = blue_cards(play.world, seat)[spot]
    if spot == CAR:
        play.do(VehicleGone(seat, card, removed=True))
    else:
        play.do(BlueRemoved(seat, card, spot))
    gain(play, seat, "reputation", play.world.setting.numbers.reputation_blue, "blue")
    play.then(PlaceGained(seat), DrawCards(seat, "red", 1))


class RestLuck(Asked, frozen=True, tag="wr.rest_luck", gc=False):
    """Discard at most one luck card for its resource symbol (WR-REST-07); it can be chosen with the gear."""

    is_answered_ahead: ClassVar[bool] = True
    rule_ahead: ClassVar[str] = "WR-REST-01"
    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        """Empty if, by public facts, the player can use no symbol that may be in the hand."""
        knight = world.knights[self.seat]
        if not knight.conscious or not knight.luck:
            return frozenset()
        for symbol, cards in world.setting.luck_with.items():
            if _is_useful(world, self.seat, symbol) and not texts.all_lie_open(world, cards):
                return world.asked(self.seat)
        may_use = texts.may_use(world, self.seat, texts.any_time(world, self.seat))
        return world.asked(self.seat) if may_use else frozenset()

    def auto_pass(self) -> AutoPass:
        return AutoPass("wr_rest_luck", Pass())

    def answers_ahead(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        return self.open_ways(world, seat)

    def basis(self, world: World, seat: Seat) -> object:
        return world.round, world.knights[self.seat]

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield Pass()
        yield from (DiscardForResource(card) for card in distinct(world.knights[self.seat].luck))

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is Pass:
            return None
        if type(intent) is not DiscardForResource or intent.card not in world.knights[self.seat].luck:
            return Refusal("WR-REST-07")
        resource = world.setting.content.luck[intent.card].symbol
        return (
            None if _is_useful(world, self.seat, resource) else Refusal("WR-RES-01", {"resource": resource})
        )

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if type(intent) is not DiscardForResource:
            return
        resource = play.world.setting.content.luck[intent.card].symbol
        play.do(LuckDiscarded(self.seat, intent.card))
        if resource in ("radiation", "health"):
            heal(play, self.seat, resource, 1, "luck")
        else:
            gain(play, self.seat, resource, 1, "luck")


def _is_useful(world: World, seat: Seat, resource: Resource) -> bool:
    if resource in ("radiation", "health"):
        return can_heal(world, seat, resource)
    return can_receive(world, seat, resource)


class Rested(Step[World], frozen=True, tag="wr.rested", gc=False):
    """A knight who ends the step healthy, clean and full after a drive may complete a contract."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        knight, scale = play.world.knights[self.seat], play.world.setting.numbers.scale
        full = min(knight.ammo, knight.fuel, knight.health) == scale and not knight.radiation
        if full and knight.fuel_moved:
            play.then(DeedDone(self.seat, "rest_full"))
