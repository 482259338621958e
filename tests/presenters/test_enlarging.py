"""A large card lies beside all that a thing is compared with, as far as there is room."""

import pytest
from pygame import Rect

from game.presenters.shared.cards.card_parts import LARGE
from game.presenters.shared.enlarging import beside_what, large_size, place_beside
from game.view.canvas import HitArea
from tests.presenters.kits import SIZES, stage_kit


def piece(handle: str, rect: Rect, group: str = "decision") -> HitArea:
    return HitArea(handle, rect, group, is_piece=True)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_alternative_is_covered_where_there_is_room_beside_them(size: tuple[int, int]) -> None:
    kit = stage_kit(size)
    unit = kit.px(100)
    row = [Rect(kit.metrics.width - (4 - number) * unit, 2 * unit, unit - 8, unit) for number in range(3)]
    pieces = [piece(f"looked/{number}", rect) for number, rect in enumerate(row)]
    others = [piece("luck/0", Rect(0, 0, 9, 9), "hand"), piece("looked/9", Rect(0, 0, 9, 9), "elsewhere")]
    for thing in pieces:
        around = beside_what(kit, thing, [*pieces, *others])
        assert around == row[0].unionall(row)
        place = place_beside(kit, large_size(kit, LARGE), around)
        assert place.collidelist(row) == -1


def test_where_there_is_no_room_beside_all_it_lies_beside_the_thing_itself() -> None:
    kit = stage_kit(SIZES[0])
    whole = [Rect(number * 128, 100, 120, 60) for number in range(10)]
    pieces = [piece(f"pick/{number}", rect) for number, rect in enumerate(whole)]
    assert beside_what(kit, pieces[3], pieces) == whole[3]
