"""Players are called by whom they play, once that is known, in every case of the language."""

from pathlib import Path

import pytest

from game.config.paths import ASSETS
from game.i18n import Texts, captions
from game.rules.core.ids import Seat
from game.rules.registry import GAMES
from game.rules.wasteland_riders.events.common import ColourChosen
from game.rules.wasteland_riders.events.fights import Robbed
from game.rules.wasteland_riders.events.journey import HexEntered
from game.rules.wasteland_riders.terms import HexId
from game.session.match import Match


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
    name_overrides = GAMES["wasteland_riders"].name_overrides(match.state.world)
    assert [one for one in name_overrides if one.startswith("wr-player-")] == []
    event = ColourChosen(Seat(1), "amber")
    assert "2" in captions.caption(texts("pl"), match.game, event)


@pytest.mark.parametrize(
    ("language", "asker", "asked"), [("pl", "Matilda", "Neda"), ("en", "Matilda", "Ned")]
)
def test_who_has_chosen_is_called_by_his_name_in_its_case(language: str, asker: str, asked: str) -> None:
    match = riders()
    name_overrides = match.game.name_overrides(match.state.world)
    words = captions.caption(texts(language), match.game, Robbed(Seat(0), Seat(1), "gear"), name_overrides)
    assert asker in words
    assert asked in words.replace(":", " ").replace(".", " ").split()


def test_every_knight_can_be_called() -> None:
    content = Match.new("wasteland_riders", seats=2, seed=1).state.world.setting.content
    for language in ("pl", "en"):
        spoken = texts(language)
        assert [one for one in content.knights if not spoken.has(f"wr-rider-{one}")] == []


@pytest.mark.parametrize(("language", "begins"), [("pl", "heks "), ("en", "")])
def test_a_hex_is_called_by_the_tile_that_lies_there(language: str, begins: str) -> None:
    match = riders()
    while not match.state.world.tiles:
        seat = min(match.waiting_for())
        match.submit(seat, match.legal(seat)[0])
    spoken, tiles = texts(language), match.state.world.tiles
    name_overrides = match.game.name_overrides(match.state.world)
    event = HexEntered(Seat(0), HexId("R4"), 1, "foot")
    name = spoken.say(f"wr-tile-{tiles[HexId('R4')]}")
    assert f"{begins}{name}" in captions.caption(spoken, match.game, event, name_overrides)
    assert "R4" in captions.caption(spoken, match.game, event)
