"""Laying the table of Wasteland Riders: no colour is asked again, the rest can be taken as recommended."""

import pytest

from game.rules.core import engine
from game.rules.core.values import Intent
from game.rules.wasteland_riders.gear.carried import BACKPACK
from game.rules.wasteland_riders.intents.common import ChooseColour, ChooseKnight, ChooseVehicle, PlaceGear
from game.rules.wasteland_riders.packing.placing import Placing
from game.rules.wasteland_riders.setup import (
    ChoosingColour,
    ChoosingKnight,
    ChoosingVehicle,
    KeepingContracts,
)
from game.rules.wasteland_riders.terms import PANEL_COLOURS
from game.session.hot_seat import HotSeat, Player, match_for
from tests.session.tables import ALA, BOT, OLA, kept, take_the_screen

SETUP = ChoosingKnight | ChoosingColour | ChoosingVehicle | Placing


def riders(*players: Player, seed: int = 3) -> HotSeat:
    return HotSeat(kept(match_for("wasteland_riders", players, seed=seed)))


def by_hand(table: HotSeat) -> Intent:
    """Gear goes into the backpack, where it pushes nothing out; else the first there is."""
    stow = PlaceGear(BACKPACK)
    return stow if stow in table.legal() else table.legal()[0]


def lay(table: HotSeat, *, recommended: bool) -> list[type]:
    """Everybody chooses until the table is laid; which decisions people took by hand."""
    asked: list[type] = []
    while isinstance(decision := engine.pending(table.match.state), SETUP):
        if table.bot_to_move() is not None:
            table.play_bot()
            continue
        take_the_screen(table)
        asked.append(type(decision))
        if recommended:
            table.laying.take(table)
        else:
            table.submit(by_hand(table))
    return asked


@pytest.mark.rule("WR-SETUP-09")
@pytest.mark.parametrize("players", [(ALA, OLA), (ALA, BOT), (BOT, ALA, OLA, BOT)])
def test_everybody_has_the_colour_of_the_seat_without_being_asked(players: tuple[Player, ...]) -> None:
    table = riders(*players)
    assert ChoosingColour not in lay(table, recommended=False)
    world = table.match.state.world
    assert [knight.colour for knight in world.knights] == list(PANEL_COLOURS[: len(players)])
    chosen = [step.intent for step in table.match.steps if isinstance(step.intent, ChooseColour)]
    assert len(chosen) == len(players), "and the record holds it like any other choice"


def test_one_word_lays_the_table_for_each_person() -> None:
    slowly = lay(riders(ALA, OLA), recommended=False)
    table = riders(ALA, OLA)
    at_once = lay(table, recommended=True)
    assert len(slowly) == 2 * (1 + 1 + 3), "rider, vehicle, three cards"
    assert at_once == [ChoosingKnight, ChoosingKnight]
    kinds = {type(step.intent) for step in table.match.steps}
    assert {ChooseKnight, ChooseColour, ChooseVehicle, PlaceGear} <= kinds
    assert isinstance(engine.pending(table.match.state), KeepingContracts), "contracts want a thought"
    for knight in table.match.state.world.knights:
        assert knight.car is not None
        assert knight.gained == ()


def test_who_wants_to_choose_chooses_beside_one_who_does_not() -> None:
    table = riders(ALA, OLA)
    seen = []
    while isinstance(decision := engine.pending(table.match.state), SETUP):
        take_the_screen(table)
        seen.append((table.at_screen, type(decision)))
        if table.at_screen == 0:
            table.laying.take(table)
        else:
            table.submit(by_hand(table))
    assert [kind for seat, kind in seen if seat == 0] == [ChoosingKnight]
    assert [kind for seat, kind in seen if seat == 1] == [ChoosingKnight, ChoosingVehicle, *[Placing] * 3]


def test_what_was_taken_is_taken_back_as_one_and_may_then_be_chosen() -> None:
    tables = (riders(ALA, BOT, seed=seed) for seed in range(20))
    table = next(one for one in tables if one.match.waiting_for() == {0})
    while not isinstance(engine.pending(table.match.state), Placing):
        if table.bot_to_move() is not None:
            table.play_bot()
        else:
            table.submit(by_hand(table))
    before = len(table.match.steps)
    table.laying.take(table)
    assert len(table.match.steps) == before + 3
    table.friendly_undo = True
    assert table.undo(by_agreement=True) == 3
    assert len(table.match.steps) == before
    assert table.laying.recommended(table) is not None
    table.submit(by_hand(table))
    assert len(table.match.steps) == before + 1, "the next card waits to be placed by hand"


def test_nothing_is_recommended_once_the_game_has_begun() -> None:
    table = riders(ALA, OLA)
    lay(table, recommended=True)
    for _ in range(40):
        take_the_screen(table)
        assert table.laying.recommended(table) is None
        table.submit(table.legal()[0])


def test_what_is_recommended_is_the_same_for_the_same_table() -> None:
    first, second = riders(ALA, OLA), riders(ALA, OLA)
    lay(first, recommended=True)
    lay(second, recommended=True)
    assert first.match.digest() == second.match.digest()
