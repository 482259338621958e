"""The status check after every action: headquarters lost, then signals unit lost, then signals unit
gained."""

from collections.abc import Iterator

from game.rules.core.frames import Decision, Step
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.staff_orders.events import CommanderToStaging, SignalsGained, SignalsLost
from game.rules.staff_orders.intents import ReturnCommander
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import holds, place_of_token
from game.rules.staff_orders.terms import FACTIONS, SIGNALS_UNIT, Faction
from game.rules.staff_orders.victory import judge_headquarters


class StatusCheck(Step[World], frozen=True, tag="so.status_check", gc=False):
    """Check in this order, so that a commander is never counted twice."""

    def run(self, play: Play[World]) -> None:
        judge_headquarters(play)
        play.then(SignalsLoss(), SignalsGain())


class SignalsLoss(Step[World], frozen=True, tag="so.signals_loss", gc=False):
    """A faction that has lost control or supply of the unit's area returns the commander taken for it, if
    any."""

    def run(self, play: Play[World]) -> None:
        area = place_of_token(play.world, SIGNALS_UNIT)
        if area is None:
            return
        for faction in FACTIONS:
            army = play.world.army(faction)
            if army.signals == "none" or holds(play.world, faction, SIGNALS_UNIT):
                continue
            owes = army.signals == "with_commander"
            play.do(SignalsLost(faction, area, owes))
            if owes and army.commanders:
                play.do(CommanderToStaging(faction, "signals_lost"))
            elif owes:
                play.then(SignalsReturn(faction))


class SignalsReturn(Decision[World], frozen=True, tag="so.signals_return", gc=False):
    """If the reserve is empty, any own deployed commander goes back; its space becomes free."""

    faction: Faction

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.faction)

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        return (ReturnCommander(space) for space in world.setting.spaces)

    def legal(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        return tuple(ReturnCommander(space) for space in world.deployed(self.faction))

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if not isinstance(intent, ReturnCommander):
            return Refusal("SO-BONUS-07", {"bonus": SIGNALS_UNIT})
        is_own = world.commanders.get(intent.space) == self.faction
        return None if is_own else Refusal("SO-BONUS-08", {"space": intent.space})

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert isinstance(intent, ReturnCommander)
        play.do(CommanderToStaging(self.faction, "signals_lost", intent.space))


class SignalsGain(Step[World], frozen=True, tag="so.signals_gain", gc=False):
    """A faction that has gained control and supply of the unit's area takes a commander from staging."""

    def run(self, play: Play[World]) -> None:
        area = place_of_token(play.world, SIGNALS_UNIT)
        if area is None:
            return
        for faction in FACTIONS:
            army = play.world.army(faction)
            if army.signals == "none" and holds(play.world, faction, SIGNALS_UNIT):
                play.do(SignalsGained(faction, area, army.staging > 0))
