"""Where everything lies on the table of Last Comrade, at every window size.

The design is 1920 x 1080. Spare height goes to the field; spare width goes to the field first, then to the
right column. Small windows have a plan of their own: the right column becomes a rail of icons whose drawers
open over the field.
"""

from game.presenters.shared.table_plan import (
    SIDE,
    WIDEST_SIDE,
    Drafting,
    Regions,
    TablePlan,
    compact_frame,
    wide_frame,
)


def _wide(on: Drafting) -> Regions:
    box, dx, dy = on.box, on.spare_width, on.spare_height
    side = SIDE + min(dx / 2, WIDEST_SIDE - SIDE)
    right, foot = 1904 + dx - side, 816 + dy
    return {
        **wide_frame(on, 16, right),
        "status": box(right, 64, side, 440),
        "log": box(right, 514, side, 290 + dy),
        "ability": box(30, foot, 176, 256),
        "equipment": box(222, foot, 104, 256),
        "hand": box(344, foot, 896 + dx, 256),
        "action_deck": box(1258 + dx, foot, 122, 256),
        "action_discard": box(1388 + dx, foot, 122, 256),
        "attack_discard": box(1518 + dx, foot, 122, 256),
        "initiative": box(1654 + dx, foot, 250, 256),
    }


def _compact(on: Drafting) -> Regions:
    box, dx, dy = on.box, on.spare_width, on.spare_height
    foot = 540 + dy
    return {
        **compact_frame(on, 8, ("status", "log")),
        "ability": box(8, foot, 118, 172),
        "equipment": box(130, foot, 88, 172),
        "hand": box(224, foot, 620 + dx, 172),
        "action_deck": box(854 + dx, foot, 84, 172),
        "action_discard": box(944 + dx, foot, 84, 172),
        "attack_discard": box(1034 + dx, foot, 84, 172),
        "initiative": box(1126 + dx, foot, 146, 172),
    }


PLAN = TablePlan(_wide, _compact)
regions, board_inside = PLAN.regions, PLAN.board_inside
