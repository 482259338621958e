"""Mines and Barbed Wire: they lie on a free place and affect the Comrade who comes to stand there."""

from game.rules.core.frames import Frame, Step
from game.rules.core.play import Play
from game.rules.last_comrade.hits import HitLands
from game.rules.last_comrade.life import heal
from game.rules.last_comrade.line_events import ComradeSnagged, HazardsCleared
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import ComradeId

LAST_STEP = 7
"""Wire entered while the turn ends has no further effect."""


class Enter(Step[World], frozen=True, tag="lc.enter", gc=False):
    """A Comrade now stands on a place that was free: all Mines there strike, one by one, then the Wire
    holds."""

    place: int

    def run(self, play: Play[World]) -> None:
        world = play.world
        cards = world.hazards_at(self.place)
        comrade = world.at(self.place)
        if not cards or comrade is None:
            return
        if world.is_in_tank(comrade):
            play.do(HazardsCleared(comrade, self.place, cards, "tank"))
        elif world.ability(comrade).sapper:
            play.do(HazardsCleared(comrade, self.place, cards, "sapper"))
            heal(play, comrade, world.ability(comrade).heals_on_hazards, "sapper")
        else:
            play.do(HazardsCleared(comrade, self.place, cards, "triggered"))
            attacks = world.setting.attacks
            frames: list[Frame] = [
                HitLands(comrade, card, "special", attacks[card].main)
                for card in cards
                if attacks[card].effect == "mine"
            ]
            if len(frames) < len(cards):
                frames.append(Snag(comrade))
            play.then(*frames)


class Snag(Step[World], frozen=True, tag="lc.snag", gc=False):
    """Wire holds a Comrade who survived the Mines beside it until the end of the turn."""

    comrade: ComradeId

    def run(self, play: Play[World]) -> None:
        player = play.world.players[self.comrade]
        if player.life > 0 and play.world.step != LAST_STEP:
            play.do(ComradeSnagged(self.comrade))
