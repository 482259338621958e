"""What the curtain tells whoever comes back: what he is called for, and what everybody sees coming."""

import copy
from collections.abc import Iterator
from functools import cache

import pytest

from game.config.settings import Settings
from game.i18n import captions
from game.presenters.registry import PRESENTERS
from game.rules.core.ids import Seat
from game.rules.last_comrade import GAME, forecast
from game.rules.last_comrade.attacks import STRIKING
from game.rules.last_comrade.forecast import Forecast
from game.scenes.curtain import CurtainScreen
from game.scenes.stage import Stage
from game.scenes.table.summary import telling
from game.scenes.table.tabletop import Tabletop
from game.session.hot_seat import HotSeat, Player, match_for
from game.session.match import Match
from tests.scenes.layout import overprints, problems
from tests.scenes.seating import NAMES, people_for, wander
from tests.scenes.staging import LANGUAGES, SIZES, TEXT_SCALES, make_stage, show, texts_on
from tests.scenes.twins import Twins, picture, presenter_of
from tests.session.tables import kept

SEED = 7
MOST = 400
"""Random steps within which each game comes to what is looked for."""
PRESETS = {4: "squad", 10: "horde"}
BLANK = "\u00a0"


def returns(match: Match) -> Iterator[HotSeat]:
    """The curtains of a random match that are closed for somebody who has decided before."""
    for _ in range(MOST):
        wander(match, 1, len(match.steps))
        if match.outcome is not None:
            return
        table = HotSeat(kept(match))
        if table.next_seat is not None and table.has_decided(table.next_seat):
            yield table


def danger_on(table: HotSeat) -> Forecast | None:
    """What the announced attack would do, by the rules alone."""
    view = table.public_view()
    if view.world.strike is None or view.world.step >= STRIKING:
        return None
    (expected,) = forecast.forecasts(GAME, view, Seat(0), None)
    return expected


@cache
def under_attack(people: int, hurt: int) -> Match:
    """A match in which a curtain is closed while an announced attack would hurt so many."""
    players = tuple(map(Player, NAMES[:people]))
    for table in returns(match_for("last_comrade", players, seed=SEED, scenario=PRESETS[people])):
        expected = danger_on(table)
        if expected is not None and len(expected.hurt) >= hurt:
            return table.match
    raise AssertionError("no curtain was closed under such an attack")


def table_under_attack(people: int = 4, hurt: int = 1) -> HotSeat:
    found = under_attack(people, hurt)
    match = copy.copy(found)
    match.go_on_from(found.first_state, steps=found.steps)
    table = HotSeat(kept(match))
    expected = danger_on(table)
    assert table.next_seat is not None
    assert table.has_decided(table.next_seat)
    assert expected is not None
    assert len(expected.hurt) >= hurt
    return table


def curtain_of(stage: Stage, table: HotSeat) -> CurtainScreen:
    presenter = presenter_of(table.match)
    tabletop = Tabletop(presenter, tuple(player.name for player in table.players))
    return CurtainScreen(stage, table, presenter, tabletop)


def told_on(stage: Stage, table: HotSeat) -> str:
    """All that is written on the curtain, in one line."""
    written = texts_on(show(stage, curtain_of(stage, table)))
    stage.pop()
    return " ".join(written.replace(BLANK, " ").split())


@pytest.mark.sweep("part")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(PRESENTERS))
def test_whoever_comes_back_reads_why_he_is_called(game: str, language: str) -> None:
    """In every game, also where there is nothing new to tell; and no word is missing."""
    stage, asked = make_stage(SIZES[1], language), set()
    for table in returns(match_for(game, people_for(game), seed=SEED)):
        view, seat = table.public_view(), table.next_seat
        assert seat is not None
        question = captions.prompt(stage.kit.texts, table.match.game, view, seat).replace(BLANK, " ")
        if question not in asked:
            told = told_on(stage, table)
            assert " ".join(question.split()) in told
            assert "⟦" not in told
        asked.add(question)
        if len(asked) == 4:
            return
    assert len(asked) >= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_curtain_names_the_attack_and_those_it_would_hurt(language: str) -> None:
    stage, table = make_stage(SIZES[0], language), table_under_attack(hurt=2)
    told, world = told_on(stage, table), table.public_view().world
    say = stage.kit.say
    assert say("lc-outlook-attack", card=say(f"lc-card-{world.strike}"), text="").strip() in told
    expected = danger_on(table)
    assert expected is not None
    for comrade, lost in expected.hurt.items():
        assert f"{NAMES[world.players[comrade].seat]} −{lost}" in told
    spared = [world.players[one].seat for one in world.living if one not in expected.hurt]
    assert spared
    assert not any(f"{NAMES[seat]} −" in told for seat in spared)


def test_where_nothing_is_to_be_told_the_sheet_says_what_it_is_all_about() -> None:
    stage, game = make_stage(SIZES[0]), "wasteland_riders"
    tables = returns(match_for(game, people_for(game), seed=SEED))
    quiet = next(table for table in tables if not tells_anything(table))
    told = told_on(stage, quiet)
    assert stage.kit.say("curtain-mission") in told
    assert stage.kit.say("curtain-before") not in told


def tells_anything(table: HotSeat) -> bool:
    return bool(telling(presenter_of(table.match), table.public_view(), table.last_public(8)))


def test_what_is_coming_is_the_same_whatever_lies_face_down() -> None:
    table = table_under_attack(hurt=2)
    match = table.match
    twins = Twins(match, match.game.seats(match.state.world), SEED)
    assert twins.differ
    stages = [
        make_stage(SIZES[0], settings=Settings(language="pl", motion="none"), shares=False) for _ in "12"
    ]
    pictures = []
    for stage, one in zip(stages, twins.tables(), strict=True):
        assert danger_on(one) is not None
        stage.reset(curtain_of(stage, one))
        pictures.append(picture(stage))
    assert pictures[0] == pictures[1]


@pytest.mark.sweep("values")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", TEXT_SCALES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("people", "hurt"), [(4, 1), (10, 5)], ids=str)
def test_what_is_coming_stands_in_its_place(
    people: int, hurt: int, size: tuple[int, int], scale: int, language: str
) -> None:
    stage = make_stage(size, language, scale)
    curtain = show(stage, curtain_of(stage, table_under_attack(people, hurt)))
    assert problems(curtain) + overprints(curtain) == []
