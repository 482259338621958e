"""Cards played in the own turn to help a force that has just entered, flown in or been dropped."""

from collections.abc import Iterator

from game.rules.core.frames import AutoPass, Decision
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.staff_orders.dice import Cast
from game.rules.staff_orders.effects import effect_candidates, effects, play_card, why_not_effect
from game.rules.staff_orders.intents import Done, PlayEffect
from game.rules.staff_orders.pieces import from_reserve
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import Domain, Faction, PlaceId, Window


class Supporting(Decision[World], frozen=True, tag="so.supporting", gc=False):
    """Before the clash the acting player may play fitting cards, each kind once, in any order.

    The player is asked while their hand is not empty, whatever cards it has, so that nothing is revealed.
    """

    faction: Faction
    window: Window
    place: PlaceId

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.faction) if world.army(self.faction).hand else frozenset()

    def auto_pass(self) -> AutoPass:
        return AutoPass("so_support", Done())

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield Done()
        yield from effect_candidates(world, self.faction)

    def legal(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        return (Done(), *effects(world, self.faction, (self.window,), self.place))

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if isinstance(intent, PlayEffect):
            return why_not_effect(world, self.faction, (self.window,), intent, self.place)
        return None if isinstance(intent, Done) else Refusal("SO-ACT-01")

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if not isinstance(intent, PlayEffect):
            return
        play.then(self)
        use = play_card(play, self.faction, (self.window,), intent)
        if use.do == "strike":
            play.then(Cast(self.faction, "air_raid", self.place, use.number))
        else:
            layer: Domain = "land" if use.do == "soldiers" else "air"
            from_reserve(play, self.faction, layer, self.place, intent.count, "card")
