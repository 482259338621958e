"""Using a text: its cost is paid, then it works; a luck card waits on the table until nobody answers it."""

from game.rules.core.frames import Step
from game.rules.core.ids import CardId, Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.events.common import LuckSettled, ResourceChanged
from game.rules.wasteland_riders.events.gear import (
    AbilityMarked,
    GearDiscarded,
    GearMarked,
    TextUsed,
    VehicleMarked,
)
from game.rules.wasteland_riders.gear.carried import UNDER, usable_at
from game.rules.wasteland_riders.intents.common import UseGear, UseVehicle
from game.rules.wasteland_riders.packing.placing import MakeFit
from game.rules.wasteland_riders.running import Run
from game.rules.wasteland_riders.terms import Spot, Timing
from game.rules.wasteland_riders.texts.texts import text_of
from game.rules.wasteland_riders.world.state import World


def use_text(play: Play[World], seat: Seat, intent: Intent, windows: tuple[Timing, ...]) -> None:
    """Pay the cost of a text of gear, vehicle or knight, then let it work."""
    found = text_of(play.world, seat, windows, intent)
    assert not isinstance(found, Refusal)
    play.do(TextUsed(seat, found.source))
    for cost in found.text.use.cost:
        _pay(play, seat, intent, cost)
    play.then(MakeFit(seat), Run(seat, found.source, found.text.use.effects))


def _pay(play: Play[World], seat: Seat, intent: Intent, cost: Effect) -> None:
    knight = play.world.knights[seat]
    if cost.do == "spend":
        assert cost.resource is not None
        now = knight.resource(cost.resource) - cost.n
        play.do(ResourceChanged(seat, cost.resource, -cost.n, now, "cost"))
    elif type(intent) is UseGear:
        held = usable_at(play.world, knight, intent.spot)
        assert held is not None
        if cost.do == "mark_self":
            panel = Spot(held.spot.removeprefix(UNDER))
            play.do(GearMarked(seat, panel, held.item.card, held.printed))
        else:
            play.do(GearDiscarded(seat, held.spot, held.item, "used"))
    elif type(intent) is UseVehicle:
        assert knight.car is not None
        play.do(VehicleMarked(seat, knight.car.card))
    else:
        play.do(AbilityMarked(seat))


class SettleLuck(Step[World], frozen=True, tag="wr.settle_luck", gc=False):
    """No more answers: the card takes effect, unless it was cancelled."""

    seat: Seat
    card: CardId

    def run(self, play: Play[World]) -> None:
        played = next(one for one in play.world.table if one.card == self.card)
        play.then(LuckDone(self.seat, self.card))
        if not played.cancelled:
            play.then(Run(self.seat, self.card, play.world.setting.content.luck[self.card].use.effects))


class LuckDone(Step[World], frozen=True, tag="wr.luck_done", gc=False):
    """After its effect a luck card is discarded; a card for a whole movement at the end of it
    (WR-LUCK-06)."""

    seat: Seat
    card: CardId

    def run(self, play: Play[World]) -> None:
        played = next(one for one in play.world.table if one.card == self.card)
        use = play.world.setting.content.luck[self.card].use
        lasts = "before_move" in use.when and play.world.move is not None and not played.cancelled
        play.do(LuckSettled(self.seat, self.card, lasts, played.cancelled))
