"""Every kind of decision of Wasteland Riders at the table: all in its place, and all that is on offer."""

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from game.bots import RandomBot
from game.config.settings import Settings
from game.presenters.wasteland_riders.controls import handles
from game.presenters.wasteland_riders.fight.place import has_the_middle
from game.rules.core import engine
from game.rules.wasteland_riders.setup import ChoosingKnight
from game.scenes.curtain import CurtainScreen
from game.scenes.stage import Stage
from game.scenes.table.screen import TableScreen
from game.session.hot_seat import HotSeat, Player, match_for
from game.session.match import Match
from tests.scenes.hands import compose
from tests.scenes.layout import overprints, problems
from tests.scenes.staging import LANGUAGES, SIZES, TEXT_SCALES, make_stage
from tests.scenes.twins import presenter_of
from tests.session.tables import kept

GAME = "wasteland_riders"
NAMES = ("Konstantynopolitańczykowianeczka Maksymiliana", "Iwona", "Jan", "Zofia")
LOOKS = tuple(product(SIZES, TEXT_SCALES, LANGUAGES))
MOST_STEPS = 420
KINDS = 30
"""At least so many kinds of decisions come up in such a game."""


@cache
def stage_of(number: int) -> Stage:
    """The looks in turn, so that each is used by decisions of many kinds."""
    size, scale, language = LOOKS[number]
    settings = Settings(language=language, text_scale=scale, motion="none")  # type: ignore[arg-type]
    return make_stage(size, settings=settings)


def decisions(mission: str, seats: int) -> Iterator[tuple[str, Match]]:
    """A random game at each kind of decision when it first comes up, in a fight and outside of one."""
    match = match_for(GAME, tuple(map(Player, NAMES[:seats])), seed=7, scenario=mission)
    bot, found = RandomBot(7), set()
    while match.outcome is None and len(match.steps) < MOST_STEPS:
        world = match.state.world
        where = "fight" if world.fight else "exploration" if world.exploring else ""
        kind = f"{type(engine.pending(match.state)).__name__} {where}"
        if kind not in found:
            found.add(kind)
            yield kind, match
        seat = min(match.waiting_for())
        match.submit(seat, bot.choose(match.view(seat), seat, match.legal(seat)))


def undrawn(screen: TableScreen) -> list[str]:
    """Intents that no gesture reaches, because of what would be taken or clicked nothing is drawn."""
    offers = screen.offers
    reached = set(offers.buttons)
    for handle, intents in offers.direct.items():
        reached |= set(intents) if screen.find(handle) else set()
    for source in offers.sources:
        for target, intents in offers.targets(source).items():
            reached |= set(intents) if screen.find(source) and screen.find(target) else set()
    return [repr(intent) for intent in screen.hot_seat.legal() if intent not in reached]


def ghosts(screen: TableScreen) -> list[str]:
    """Things to take, click or put others on that are offered but not drawn."""
    offers = screen.offers
    named = {
        *offers.sources,
        *offers.direct,
        *(one for source in offers.sources for one in offers.targets(source)),
    }
    return [f"not drawn: {handle}" for handle in sorted(named) if screen.find(handle) is None]


@pytest.mark.sweep("part")
@pytest.mark.parametrize(
    ("mission", "seats"), [("m1_zbawca_pustkowi", 2), ("m1_zbawca_pustkowi", 3), ("m2_kult_wielorakiego", 4)]
)
def test_each_decision_finds_everything_in_its_place(mission: str, seats: int) -> None:
    faults, kinds = {}, set()
    for number, (kind, match) in enumerate(decisions(mission, seats)):
        look = (7 * number + seats) % len(LOOKS)
        stage = stage_of(look)
        screen = TableScreen(stage, HotSeat(kept(match)), presenter_of(match))
        stage.reset(screen)
        while isinstance(stage.top, CurtainScreen):
            stage.top.open()
        compose(stage)
        wrong = [*problems(screen), *overprints(screen), *undrawn(screen), *ghosts(screen)]
        is_covered = has_the_middle(screen.view_context()) or kind.split()[0] == ChoosingKnight.__name__
        if (screen.find(handles.BOARD) is None) != is_covered:
            wrong.append("the board is gone where and only where a fight or riders to choose lie there")
        if wrong:
            faults[f"{kind} {LOOKS[look]} after {len(match.steps)} steps"] = wrong[:4]
        kinds.add(kind)
    assert faults == {}
    assert len(kinds) >= KINDS
