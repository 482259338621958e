"""Where everything lies on the table of Desert Patrol, for pictures of every size.

The design is 1920 x 1080; spare width and height go to the board. Small pictures have a plan of their own,
in which the board is as high as the picture and everything else lies to its right.
"""

from game.presenters.shared.table_plan import (
    Drafting,
    Regions,
    TablePlan,
    wide_frame,
)


def _wide(on: Drafting) -> Regions:
    box, dx, dy = on.box, on.spare_width, on.spare_height
    right, foot = 1560 + dx, 816 + dy
    return {
        **wide_frame(on, 336, right),
        "opponent": box(16, 64, 304, 412 + dy / 2),
        "vehicles": box(16, 486 + dy / 2, 304, 318 + dy / 2),
        "status": box(right, 64, 344, 132),
        "log": box(right, 206, 344, 292 + dy),
        "odds": box(right, 508 + dy, 344, 184),
        "dice": box(right, 702 + dy, 344, 102),
        "deck": box(16, foot, 152, 256),
        "discard": box(178, foot, 152, 256),
        "play": box(346, foot, 344, 256),
        "hand": box(706, foot, 730 + dx, 256),
        "reserve": box(1452 + dx, foot, 452, 158),
        "wait": box(1452 + dx, 976 + dy, 452, 96),
    }


def _compact(on: Drafting) -> Regions:
    """Maps of Desert Patrol are higher than wide: the board takes the whole height at the left."""
    box, dx, dy = on.box, on.spare_width, on.spare_height
    left, wide = 632 + dx, 640
    middle = left + 216
    foot = 594 + dy
    return {
        "top": box(0, 0, 1280 + dx, 44),
        "board": box(8, 52, 616 + dx, 660 + dy),
        "opponent": box(left, 52, 208, 152 + dy / 2),
        "vehicles": box(left, 210 + dy / 2, 208, 156 + dy / 2),
        "status": box(middle, 52, 424, 74),
        "log": box(middle, 132, 424, 44 + dy),
        "odds": box(middle, 182 + dy, 424, 134),
        "dice": box(middle, 322 + dy, 424, 44),
        "prompt": box(left, 372 + dy, wide, 38),
        "play": box(left, 416 + dy, 194, 172),
        "hand": box(left + 202, 416 + dy, 438, 172),
        "deck": box(left, foot, 84, 118),
        "discard": box(left + 88, foot, 84, 118),
        "reserve": box(left + 178, foot, 302, 118),
        "wait": box(left + 488, foot, 152, 118),
    }


PLAN = TablePlan(_wide, _compact)
regions, board_inside = PLAN.regions, PLAN.board_inside
