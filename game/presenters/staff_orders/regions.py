"""Where everything lies on the table of Staff Orders, for pictures of every size.

The design is 1920 x 1080. Spare height goes to the board; spare width first widens the right column, as the
maps fill the height of their sheet before its width. Small pictures have a plan of their own.
"""

from game.presenters.shared.table_plan import (
    SIDE,
    WIDEST_SIDE,
    Drafting,
    Regions,
    TablePlan,
    wide_frame,
)


def _wide(on: Drafting) -> Regions:
    box, dx, dy = on.box, on.spare_width, on.spare_height
    side = SIDE + min(dx, WIDEST_SIDE - SIDE)
    right, foot = 1904 + dx - side, 816 + dy
    return {
        **wide_frame(on, 336, right),
        "support": box(16, 64, 304, 740 + dy),
        "status": box(right, 64, side, 182),
        "log": box(right, 256, side, 206 + dy),
        "odds": box(right, 472 + dy, side, 212),
        "dice": box(right, 694 + dy, side, 110),
        "reserve": box(16, foot, 384, 256),
        "deck": box(416, foot, 152, 256),
        "discard": box(578, foot, 152, 256),
        "hand": box(744, foot, 730 + dx, 256),
        "bonuses": box(1490 + dx, foot, 414, 256),
    }


def _compact(on: Drafting) -> Regions:
    """Maps fill the height of their sheet first here too, so the column at the right takes nothing
    from them.
    """
    box, dx, dy = on.box, on.spare_width, on.spare_height
    left, side = 224, 236
    right, foot = 1272 + dx - side, 540 + dy
    wide = right - 8 - left
    return {
        "top": box(0, 0, 1280 + dx, 44),
        "board": box(left, 52, wide, 436 + dy),
        "prompt": box(left, 494 + dy, wide, 38),
        "support": box(8, 52, 208, 480 + dy),
        "status": box(right, 52, side, 128),
        "log": box(right, 186, side, 66 + dy),
        "odds": box(right, 258 + dy, side, 214),
        "dice": box(right, 478 + dy, side, 54),
        "reserve": box(8, foot, 250, 172),
        "deck": box(266, foot, 104, 172),
        "discard": box(376, foot, 104, 172),
        "hand": box(488, foot, 476 + dx, 172),
        "bonuses": box(972 + dx, foot, 300, 172),
    }


PLAN = TablePlan(_wide, _compact)
regions, board_inside = PLAN.regions, PLAN.board_inside
