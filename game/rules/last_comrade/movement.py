"""Movement: one place at a time, each step with its hazards and deaths before the next."""

from msgspec.structs import replace

from game.rules.core import frames
from game.rules.core.play import Play
from game.rules.last_comrade.death import Deaths
from game.rules.last_comrade.front_line import LineStep, free_places, plan_step, scattered
from game.rules.last_comrade.hazards import Enter
from game.rules.last_comrade.line_events import (
    ComradesExchanged,
    ComradesScattered,
    StepBlocked,
    StepPushed,
    StepSwapped,
)
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import ComradeId, Direction


class Steps(frames.Step[World], frozen=True, tag="lc.steps", gc=False):
    """`left` further steps; the rest is lost at the first step that is blocked, and at the mover's death."""

    comrade: ComradeId
    direction: Direction
    left: int
    driven: bool = False
    """The Comrade moves until something stops the move; then no step counts as lost."""

    def run(self, play: Play[World]) -> None:
        if self.left < 1 or not play.world.players[self.comrade].alive:
            return
        planned = plan_step(play.world, self.comrade, self.direction)
        if not isinstance(planned, LineStep):
            if not self.driven:
                play.do(StepBlocked(self.comrade, self.direction, planned, self.left))
            return
        after = replace(self, left=self.left - 1)
        make_step(play, self.comrade, planned)
        if planned.kind == "push" and play.world.hazards_at(planned.place):
            play.then(Enter(planned.place), Deaths(), after)
        else:
            play.then(after)


def make_step(play: Play[World], comrade: ComradeId, step: LineStep) -> None:
    in_tank = play.world.is_in_tank(comrade)
    if step.other is None:
        play.do(StepPushed(comrade, step.direction, step.origin, step.place, step.comrades, in_tank))
    else:
        play.do(
            StepSwapped(comrade, step.direction, step.other, step.origin, step.place, step.comrades, in_tank)
        )


def exchange(play: Play[World], one: ComradeId, other: ComradeId) -> None:
    """Two Comrades change places, whatever lies between them; neither enters a free place."""
    play.do(ComradesExchanged(one, other))


def scatter(play: Play[World]) -> None:
    """All who can be moved are put at random on their places and the free ones; hazards stay and strike."""
    world = play.world
    comrades, free = scattered(world), free_places(world)
    places = sorted((*(world.place_of(comrade) for comrade in comrades), *free))
    play.do(ComradesScattered(comrades, play.shuffle(places)[: len(comrades)]))
    entered = [place for place in free if play.world.at(place) is not None and world.hazards_at(place)]
    if entered:
        play.then(*(Enter(place) for place in entered), Deaths())
