"""Where everything lies on the table of Desert Patrol, for pictures of every size.

The design is 1920 x 1080; spare width and height go to the board. Small pictures have a plan of their own:
the right column becomes a rail of icons whose drawers open over the board.
"""

from game.presenters.shared.table_plan import (
    Drafting,
    Regions,
    TablePlan,
    compact_frame,
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
    box, dx, dy = on.box, on.spare_width, on.spare_height
    foot = 540 + dy
    return {
        **compact_frame(on, 224, ("status", "log", "odds", "dice")),
        "opponent": box(8, 52, 208, 236 + dy / 2),
        "vehicles": box(8, 296 + dy / 2, 208, 236 + dy / 2),
        "deck": box(8, foot, 104, 172),
        "discard": box(118, foot, 104, 172),
        "play": box(230, foot, 216, 172),
        "hand": box(456, foot, 470 + dx, 172),
        "reserve": box(936 + dx, foot, 336, 104),
        "wait": box(936 + dx, 650 + dy, 336, 62),
    }


PLAN = TablePlan(_wide, _compact)
regions, board_inside = PLAN.regions, PLAN.board_inside
