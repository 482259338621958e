"""Drawing cards, and gaining Fog of War cards."""

from game.rules.core.frames import Step
from game.rules.core.play import Play
from game.rules.desert_patrol.events import (
    CardsDrawn,
    Cause,
    DeckReshuffled,
    DrawFellShort,
    FogGained,
    FogUnavailable,
)
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import SIDES, Side

CARDS_DRAWN = 4


class DrawPhase(Step[World], frozen=True, tag="dp.draw_phase", gc=False):
    """Each player draws four cards from their deck."""

    def run(self, play: Play[World]) -> None:
        for side in SIDES:
            draw(play, side, CARDS_DRAWN)


def draw(play: Play[World], side: Side, count: int) -> None:
    """Draw cards; an empty deck is formed again from the discard pile, never from the play area."""
    while count:
        forces = play.world.forces(side)
        if not forces.deck:
            if not forces.discard:
                play.do(DrawFellShort(side, count))
                return
            play.do(DeckReshuffled(side, play.shuffle(forces.discard)))
            continue
        cards = forces.deck[:count]
        play.do(CardsDrawn(side, cards))
        count -= len(cards)


def can_draw(world: World, side: Side) -> bool:
    forces = world.forces(side)
    return bool(forces.deck or forces.discard)


def gain_fog(play: Play[World], side: Side, cause: Cause) -> None:
    """One Fog of War card from the reserve to the discard pile, if there is one."""
    if play.world.setting.fog[side] in play.world.forces(side).reserve:
        play.do(FogGained(side, cause))
    else:
        play.do(FogUnavailable(side, cause))
