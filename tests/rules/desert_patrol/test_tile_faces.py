"""The two faces of one tile are never on the map together."""

from typing import Any

import pytest
from msgspec.structs import replace

from game.content.library import open_game
from game.rules.core.board import Board, Space, SpaceId
from game.rules.core.mistakes import BadContent
from tests.rules.desert_patrol.table import table


def with_tile(board: Board, tile: str) -> tuple[Board, SpaceId]:
    """With another tile to the left of the last row, and the tile that it lies beside."""
    row = max(space.row for space in board.spaces if space.row is not None)
    beside = next(space for space in board.spaces if space.row == row)
    assert beside.col is not None
    return replace(board, spaces=(*board.spaces, Space(tile, beside.col - 1, row, "tile"))), beside.id


@pytest.mark.rule("DP-TV-44")
def test_a_scenario_with_both_faces_of_one_tile_is_invalid() -> None:
    opened = open_game("desert_patrol")
    board = table("dp_s04").world.setting.board
    assert "14B" in board.space
    assert {"14A", "14B"} <= {*opened.content.tiles}
    with_back, _ = with_tile(board, "14A")
    with pytest.raises(BadContent) as refused:
        opened.game.setting(opened.content, "dp_s04", with_back, "hash", {})
    (mistake,) = refused.value.mistakes
    assert (mistake.file, mistake.field) == ("dp_s04.tmx", "tile 14A")
    assert mistake.expected == "expected only one face of tile 14 on the map"


@pytest.mark.rule("DP-TV-44")
def test_a_tile_of_another_number_is_welcome_in_its_place() -> None:
    opened = open_game("desert_patrol")
    board = table("dp_s04").world.setting.board
    with_other, beside = with_tile(board, "22B")
    setting: Any = opened.game.setting(opened.content, "dp_s04", with_other, "hash", {})
    assert "22B" in setting.neighbours[beside]
