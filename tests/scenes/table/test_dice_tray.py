"""The dice tray: however many dice lie in it, they lie inside, apart, and leave room for their words."""

import pytest
from pygame import Rect

from game.presenters.contract.presenter import DiceThrow
from game.scenes.table.dice_tray import compose_tray, die_boxes
from game.view.canvas import Canvas
from tests.scenes.staging import SIZES, make_stage


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 7, 10])
def test_dice_lie_inside_and_apart(size: tuple[int, int], count: int) -> None:
    kit = make_stage(size).kit
    felt = kit.metrics.box(1560, 694, 328, 94)
    boxes = die_boxes(kit, felt, count)
    assert len(boxes) == count
    assert all(felt.contains(box) for box in boxes)
    assert not any(one.colliderect(other) for one in boxes for other in boxes if one is not other)
    assert max(box.right for box in boxes) < felt.x + felt.w * 3 // 4, "words stand beside them"


def test_many_dice_lie_in_two_rows_and_few_in_one() -> None:
    kit = make_stage((1920, 1080)).kit
    felt = Rect(0, 0, 328, 94)
    assert len({box.y for box in die_boxes(kit, felt, 3)}) == 1
    rows = die_boxes(kit, felt, 8)
    assert len({box.y for box in rows}) == 2
    assert rows[0].w * 8 > felt.w * 6 // 10, "larger than they would be in one row"


def icons_in(throw: DiceThrow) -> int:
    """How many more things are drawn than for the same dice without their symbols."""
    canvases = []
    for faces in (throw.faces, ("0",) * len(throw.faces)):
        canvas = Canvas(make_stage((1920, 1080)).kit)
        compose_tray(canvas, Rect(0, 0, 344, 110), throw._replace(faces=faces), 0, throw.die, None)
        canvases.append(canvas)
    return len(canvases[0].items) - len(canvases[1].items)


def test_a_face_shows_as_many_symbols_as_it_has_hits() -> None:
    throw = DiceThrow("die_d6", ("2", "0", "1"), (True,) * 3, "3 hits", "fire")
    assert icons_in(throw) == 3


def test_dice_with_numbers_show_them() -> None:
    canvas = Canvas(make_stage((1920, 1080)).kit)
    throw = DiceThrow("die_d10", ("7", "0"), (False, True), "A hit")
    compose_tray(canvas, Rect(0, 0, 344, 110), throw, 0, "die_d10", None)
    assert [mark.text for mark in canvas.texts] == ["7", "0", "A hit"]


def test_dice_that_wait_ask_what_they_will_show() -> None:
    canvas = Canvas(make_stage((1920, 1080)).kit)
    compose_tray(canvas, Rect(0, 0, 344, 110), None, 2, "die_d6", None)
    assert [mark.text for mark in canvas.texts][:2] == ["?", "?"]
