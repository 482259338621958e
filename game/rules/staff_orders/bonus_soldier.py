"""The soldier that a forward outpost or a flight control post adds from the reserve, if its holder wants
it."""

from collections.abc import Iterator

from game.rules.core.frames import Decision
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.staff_orders.events import BonusDeclined
from game.rules.staff_orders.intents import DeclineBonus, UseBonus
from game.rules.staff_orders.pieces import from_reserve
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import BonusId, Faction, PlaceId


def bonus_soldiers(world: World, faction: Faction, bonus: BonusId, gone: int = 0) -> int:
    """How many soldiers the bonus can add after `gone` soldiers have left the reserve."""
    reserve = world.army(faction).reserve_soldiers - gone
    return min(world.setting.content.bonuses[bonus].number, reserve)


class BonusSoldier(Decision[World], frozen=True, tag="so.bonus_soldier", gc=False):
    """Directly after Enter or the drop, before any card and before the clash."""

    faction: Faction
    bonus: BonusId
    place: PlaceId

    def seats(self, world: World) -> frozenset[Seat]:
        """Empty if the reserve is empty."""
        return world.asked(self.faction) if world.army(self.faction).reserve_soldiers else frozenset()

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield UseBonus()
        yield DeclineBonus()

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if isinstance(intent, UseBonus | DeclineBonus):
            return None
        return Refusal("SO-BONUS-01", {"bonus": self.bonus})

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if isinstance(intent, UseBonus):
            count = bonus_soldiers(play.world, self.faction, self.bonus)
            from_reserve(play, self.faction, "land", self.place, count, "bonus")
        else:
            play.do(BonusDeclined(self.faction, self.bonus))
