"""Death and the Commissar's advance, and the end of the game."""

from game.rules.core.frames import Step
from game.rules.core.piles import Pile
from game.rules.core.play import Play
from game.rules.last_comrade.drawing import replace_smoke_screens
from game.rules.last_comrade.events import EnemyArmyWon, GameWon, GaveUp
from game.rules.last_comrade.front_line import advance_place
from game.rules.last_comrade.hazards import Enter
from game.rules.last_comrade.line_events import (
    AdvanceDeferred,
    CommissarAdvanced,
    ComradeDied,
    HazardsCleared,
)
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import ComradeId


class Deaths(Step[World], frozen=True, tag="lc.deaths", gc=False):
    """All Comrades at 0 Life are removed as one batch; then the end is checked, and then the Commissar
    advances."""

    def run(self, play: Play[World]) -> None:
        dead = [one for one in play.world.living if play.world.players[one].life == 0]
        if not dead:
            return
        batch = play.world.batches + 1
        for comrade in dead:
            play.do(ComradeDied(comrade, batch, belongings(play.world, comrade)))
        _check_end(play)
        for comrade in play.world.from_holder():
            replace_smoke_screens(play, comrade)
        play.then(Advances(), Deaths())


def belongings(world: World, comrade: ComradeId) -> Pile:
    """All Action cards of a player: hand, face-down card and Equipment."""
    player = world.players[comrade]
    committed = () if player.committed is None else (player.committed,)
    return (*player.hand, *committed, *(piece.card for piece in player.equipment))


def _check_end(play: Play[World]) -> None:
    """A player who has conceded does not win, even as the last one: that Comrade leaves as well
    (LC-END-05)."""
    living = play.world.living
    if not living:
        play.do(EnemyArmyWon("LC-END-02"))
    elif len(living) == 1 and play.world.players[living[0]].conceding:
        play.do(GaveUp(living[0]))
    elif len(living) == 1:
        play.do(GameWon(living[0], "LC-END-01"))


class Advances(Step[World], frozen=True, tag="lc.advances", gc=False):
    """The Commissar's steps, one after another, until an immobile Comrade is in the way."""

    def run(self, play: Play[World]) -> None:
        world = play.world
        if not world.advances:
            return
        place = advance_place(world)
        if isinstance(place, str):
            play.do(AdvanceDeferred(place, world.advances))
            return
        pushed = tuple(comrade for comrade in world.line[place:] if comrade is not None)
        hazards = world.hazards_at(place)
        if hazards and not pushed:
            play.do(HazardsCleared(None, place, hazards, "commissar"))
        play.do(CommissarAdvanced(pushed, place))
        if hazards and pushed:
            play.then(Enter(place), Advances())
        else:
            play.then(Advances())
