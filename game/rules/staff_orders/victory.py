"""The end of the game: a lost headquarters at once, otherwise the stars after the last round."""

from game.rules.core.play import Play
from game.rules.staff_orders.events import GameEnded, ScoreCounted
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import score, supplied
from game.rules.staff_orders.terms import FACTIONS, Faction, enemy


def judge_headquarters(play: Play[World]) -> None:
    """A faction without a soldier in its HQ area has lost control of it, and the game."""
    for loser in FACTIONS:
        area = play.world.setting.headquarters[loser]
        if play.world.strength(loser, "land", area):
            continue
        winner = enemy(loser)
        if play.world.strength(winner, "land", area):
            play.do(GameEnded(winner, "hq_captured", "SO-END-02"))
        play.do(GameEnded(winner, "hq_emptied", "SO-END-03"))


def count_stars(play: Play[World]) -> None:
    """The higher score wins; on equal scores the faction that holds the initiative at that moment."""
    world = play.world
    for faction in FACTIONS:
        reached = supplied(world, faction, "land")
        areas = tuple(area for area in world.setting.areas if area in reached and world.setting.stars[area])
        play.do(ScoreCounted(faction, areas, score(world, faction)))
    scores: dict[Faction, int] = {faction: score(world, faction) for faction in FACTIONS}
    if scores["blue"] == scores["yellow"]:
        play.do(GameEnded(world.initiative, "tie_initiative", "SO-END-06"))
    play.do(GameEnded("blue" if scores["blue"] > scores["yellow"] else "yellow", "points", "SO-END-05"))
