"""The game after a lesson: a whole one on the recommended scenario, against the weakest bots."""

from game.bots import bots_in
from game.content.lessons import Lesson
from game.content.library import OpenGame, open_game
from game.i18n import Texts
from game.i18n.player_names import bot_names
from game.lessons.table import WEAKEST, match_of_lesson
from game.rules.core.game import ScenarioInfo
from game.rules.core.ids import Seat
from game.session.hot_seat import Player, match_for
from game.session.match import Match


def scenario_after(lesson: Lesson) -> ScenarioInfo:
    """The scenario that the lesson names, or the first of its game."""
    opened = open_game(lesson.game)
    return opened.scenario(lesson.after) if lesson.after else opened.scenarios[0]


def first_game(lesson: Lesson, texts: Texts, name: str, *, has_coach: bool) -> Match:
    """One person against recruits; as many seats as in the lesson, if the scenario allows that."""
    opened, info = open_game(lesson.game), scenario_after(lesson)
    seats = lesson.match.seats if lesson.match.seats in info.seats else min(info.seats)
    bot = WEAKEST if WEAKEST in bots_in(lesson.game) else bots_in(lesson.game)[0]
    world = opened.game.new(opened.setting(info.id, {}), seats, 0).world
    sides = [opened.game.side(world, Seat(seat)) for seat in range(seats)]
    names = _company(opened, texts, sides, Seat(0), name)
    players = tuple(Player(one, bot if seat else None) for seat, one in enumerate(names))
    return match_for(lesson.game, players, scenario=info.id, has_coach=has_coach)


def names_in(lesson: Lesson, texts: Texts, name: str) -> tuple[str, ...]:
    """The names in a lesson: the learner's own, and for the others those of bots of this game."""
    match = match_of_lesson(lesson)
    world, seats = match.state.world, range(match.seats)
    sides = [match.game.side(world, Seat(seat)) for seat in seats]
    return _company(match.opened, texts, sides, lesson.learner, name)


def _company(opened: OpenGame, texts: Texts, sides: list[str], learner: Seat, name: str) -> tuple[str, ...]:
    bots = [None if seat == learner else WEAKEST for seat in range(len(sides))]
    named = bot_names(texts, opened.game.info.prefix, sides, bots, [name] if name else [])
    return tuple(name if seat == learner else one for seat, one in enumerate(named))
