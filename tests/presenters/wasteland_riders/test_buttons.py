"""The last button of the prompt bar is what most people want."""

from typing import TYPE_CHECKING

import pytest

from game.presenters.wasteland_riders.controls.button_order import ordered
from game.rules.core.ids import CardId, Seat
from game.rules.wasteland_riders.intents.common import ChooseMode, Escape, FaceIt, GoOn, StopMove, UseAbility
from game.rules.wasteland_riders.movement.wasteland_cards import EscapeOrFace
from tests.rules.wasteland_riders.table import riders

if TYPE_CHECKING:
    from game.rules.core.values import Intent


def test_who_drives_goes_on_and_who_starts_takes_his_vehicle() -> None:
    state = riders().state
    assert ordered(state, (GoOn(), StopMove(), UseAbility()))[-1] == GoOn()
    modes: tuple[Intent, ...] = (ChooseMode("vehicle"), ChooseMode("foot"), ChooseMode("stay"))
    assert ordered(state, modes) == modes[::-1]


@pytest.mark.parametrize(
    ("card", "usual"), [("ev19_prorok_zaglady", Escape()), ("ev05_wrak_auta", FaceIt())], ids=str
)
def test_where_nothing_can_be_won_the_usual_thing_is_to_escape(card: str, usual: "Intent") -> None:
    table = riders()
    asked = table.run(EscapeOrFace(Seat(0), CardId(card)))
    assert bool(table.world.setting.content.wasteland[CardId(card)].reward) == (usual == FaceIt())
    assert ordered(asked.state, (Escape(), FaceIt()))[-1] == usual


def test_everything_stays_a_choice() -> None:
    legal = (UseAbility(), GoOn(), StopMove())
    assert sorted(map(repr, ordered(riders().state, legal))) == sorted(map(repr, legal))
