"""Setup: the scenario is laid out and the decks are shuffled."""

from collections.abc import Mapping

from game.rules.core.frames import Step
from game.rules.core.ids import CardId
from game.rules.core.piles import Pile
from game.rules.core.play import Play
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.desert_patrol.events import DeckShuffled, ScenarioLoaded
from game.rules.desert_patrol.round import Round
from game.rules.desert_patrol.setting import Setting
from game.rules.desert_patrol.state import Forces, Soldier, Vehicle, World
from game.rules.desert_patrol.terms import SIDES, CounterId, Side


def new(setting: Setting, seed: int) -> State[World]:
    """The first state, with everything in its place; the first frame shuffles the decks."""
    world = World(
        setting=setting,
        round=0,
        initiative=setting.scenario.initiative,
        turn=None,
        lrdg=_forces(setting, "lrdg"),
        italy=_forces(setting, "italy"),
        soldiers=_soldiers(setting),
        vehicles={name: Vehicle(setting.start[name], card.side) for name, card in setting.vehicles.items()},
        objects={name: setting.start[name] for name in sorted(setting.objects)},
    )
    return State(world, (SetupEnds(),), Rng(seed))


def _forces(setting: Setting, side: Side) -> Forces:
    setup = setting.scenario.side(side)
    return Forces(deck=_pile(setup.deck), reserve=_pile(setup.reserve), markers=dict(setting.markers[side]))


def _pile(counts: Mapping[str, int]) -> Pile:
    return tuple(CardId(name) for name, count in counts.items() for _ in range(count))


def _soldiers(setting: Setting) -> dict[CounterId, Soldier]:
    seats = {
        soldier: Soldier(vehicle=CounterId(vehicle.id), position=position)
        for side in SIDES
        for vehicle in setting.scenario.side(side).vehicles
        for position, soldier in vehicle.crew.items()
    }
    return {
        name: seats[name] if name in seats else Soldier(setting.start[name])
        for name, counter in setting.counters.items()
        if counter.kind == "soldier"
    }


class SetupEnds(Step[World], frozen=True, tag="dp.setup_ends", gc=False):
    """Each player shuffles the starting deck; the first round begins."""

    def run(self, play: Play[World]) -> None:
        play.do(ScenarioLoaded(play.world.setting.scenario.id))
        for side in SIDES:
            play.do(DeckShuffled(side, play.shuffle(play.world.forces(side).deck)))
        play.then(Round())
