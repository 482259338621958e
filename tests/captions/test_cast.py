"""Players are called by whom they play, once that is known, in every case of the language."""

from pathlib import Path

import pytest

from game import captions
from game.i18n import Texts
from game.paths import ASSETS
from game.rules.core.ids import Seat
from game.rules.registry import GAMES
from game.rules.wasteland_riders.events import KnightChosen
from game.rules.wasteland_riders.fight_events import Robbed
from game.rules.wasteland_riders.terms import KnightId
from game.table.match import Match


def texts(language: str) -> Texts:
    return Texts.load(Path(ASSETS) / "lang", language)


def riders() -> Match:
    """Two players who have chosen: the first Matilda, the second Ned."""
    match = Match.new("wasteland_riders", seats=2, seed=1)
    while not all(knight.knight for knight in match.state.world.knights):
        seat = min(match.waiting_for())
        wanted = {0: "matilda_waltzer", 1: "ned_kettle"}[seat]
        match.submit(seat, next(one for one in match.legal(seat) if one.knight == wanted))  # type: ignore[attr-defined]
    return match


def test_before_anybody_has_chosen_players_are_numbered() -> None:
    match = Match.new("wasteland_riders", seats=2, seed=1)
    assert GAMES["wasteland_riders"].cast(match.state.world) == {}
    event = KnightChosen(Seat(1), KnightId("ned_kettle"))
    assert "2" in captions.caption(texts("pl"), match.game, event)


@pytest.mark.parametrize(
    ("language", "asker", "asked"), [("pl", "Matilda", "Neda"), ("en", "Matilda", "Ned")]
)
def test_who_has_chosen_is_called_by_his_name_in_its_case(language: str, asker: str, asked: str) -> None:
    match = riders()
    cast = match.game.cast(match.state.world)
    words = captions.caption(texts(language), match.game, Robbed(Seat(0), Seat(1), "gear"), cast)
    assert asker in words and asked in words.replace(":", " ").replace(".", " ").split()


def test_every_knight_can_be_called() -> None:
    content = Match.new("wasteland_riders", seats=2, seed=1).state.world.setting.content
    for language in ("pl", "en"):
        spoken = texts(language)
        assert [one for one in content.knights if not spoken.has(f"wr-rider-{one}")] == []
