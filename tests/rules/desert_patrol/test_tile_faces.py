"""The two faces of one tile are never on the map together."""

import pytest
from msgspec.structs import replace

from game.content.library import open_game
from game.rules.core.board import Space
from game.rules.core.mistakes import BadContent
from tests.rules.desert_patrol.table import table


@pytest.mark.rule("DP-TV-44")
def test_a_scenario_with_both_faces_of_one_tile_is_invalid():
    opened = open_game("desert_patrol")
    board = table("dp_s04").world.setting.board
    assert "14B" in board.space
    assert {"14A", "14B"} <= {*opened.content.tiles}
    row = max(space.row for space in board.spaces)
    beside = next(space for space in board.spaces if space.row == row)
    with_back = replace(board, spaces=(*board.spaces, Space("14A", beside.col - 1, row, "tile")))
    with pytest.raises(BadContent) as refused:
        opened.game.setting(opened.content, "dp_s04", with_back, "hash", {})
    (mistake,) = refused.value.mistakes
    assert (mistake.file, mistake.field) == ("dp_s04.tmx", "tile 14A")
    assert mistake.expected == "expected only one face of tile 14 on the map"


@pytest.mark.rule("DP-TV-44")
def test_a_tile_of_another_number_is_welcome_in_its_place():
    opened = open_game("desert_patrol")
    board = table("dp_s04").world.setting.board
    row = max(space.row for space in board.spaces)
    beside = next(space for space in board.spaces if space.row == row)
    with_other = replace(board, spaces=(*board.spaces, Space("22B", beside.col - 1, row, "tile")))
    setting = opened.game.setting(opened.content, "dp_s04", with_other, "hash", {})
    assert "22B" in setting.neighbours[beside.id]
