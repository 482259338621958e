"""S4: the curtain covers before the next view is built, and nobody can see, hear or feel what is behind it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.input.gestures import Gesture, Key, KeyUp, Left, Lost, Move, Press, Release, Typed, Wheel
from game.library import open_game
from game.presenters.offers import Offers
from game.presenters.registry import PRESENTERS
from game.rules.core.rng import Draws, Rng
from game.scenes.curtain import HOLD_MS, CurtainScreen
from game.scenes.rulebook import RulebookScreen
from game.scenes.screen import Screen
from game.scenes.settings_screen import SettingsScreen
from game.scenes.stage import Stage
from game.scenes.table.screen import TableScreen
from game.scenes.table.tabletop import Tabletop
from game.settings import Settings
from game.table.match import UndoClosed
from game.table.table import Player, Table, match_for
from tests.scenes.hands import feed, points_of, spend
from tests.scenes.seating import Seated, seat_down, wander
from tests.scenes.staging import handles_on, make_stage, texts_on
from tests.scenes.test_whole_games import clear_the_way, do_somehow, ways
from tests.scenes.twins import Twins, compose, picture, presenter_of, table_of, unfold_all

SCENARIOS = [(game, scenario.id) for game in sorted(PRESENTERS) for scenario in open_game(game).scenarios]
SIZE = (1280, 720)
MAGENTA = (255, 0, 255)
PLAYERS = (Player("Kasia"), Player("Iwona"))
OPENING = frozenset(("enter", "space"))


def hand_overs(seated: Seated, seed: int, most: int) -> Iterator[CurtainScreen]:
    """Play at random with mouse and keyboard; stop at every curtain, before a frame of it is painted."""
    stage, table, draws = seated.stage, seated.table, Draws(Rng(seed))
    for _ in range(most):
        if isinstance(stage.top, CurtainScreen):
            feed(stage, Key("enter"))
        if table.match.outcome is not None:
            return
        screen = seated.screen
        assert stage.top is screen
        compose(stage)
        rummage(stage, screen, draws)
        offered = ways(screen)
        intent = draws.choice(offered)[2]
        do_somehow(stage, draws.shuffled(tuple(way for way in offered if way[2] == intent)), draws.below(2) == 0)
        if not isinstance(stage.top, CurtainScreen):
            clear_questions(stage)
        if isinstance(stage.top, CurtainScreen):
            yield stage.top


def clear_questions(stage: Stage) -> None:
    if not isinstance(stage.top, TableScreen | CurtainScreen):
        feed(stage, Key("tab"), Key("enter"))
