"""Where everything lies on the table of Wasteland Riders, at every window size.

The design is 1920 x 1080. Spare height goes to the board and the own sheet, spare width to the board. The
panel of the decision lies in the right column, in place of the mission. Small windows keep that column
beside their board; only the log and the dice are drawers of the rail. A fight takes the middle: it covers
the place of the board, which moves to the right column; in small windows it covers both.
"""

from game.presenters.shared.table_plan import Drafting, Regions, TablePlan, compact_frame, wide_frame


def _wide(on: Drafting) -> Regions:
    box, dx, dy = on.box, on.spare_width, on.spare_height
    right, foot = 1248 + dx, 816 + dy
    frame = wide_frame(on, 432, right)
    decided, rolls = box(right, 64, 656, 452 + dy), box(right + 370, 526 + dy, 286, 214)
    return {
        **frame,
        "fight": frame["board"],
        "prompt": box(432, 752 + dy, 1472 + dx, 52),
        "sheet": box(16, 64, 400, 740 + dy),
        "decision": decided,
        "status": decided,
        "log": box(right, 526 + dy, 360, 214),
        "odds": rolls,
        "dice": rolls,
        "rivals": box(16, foot, 638, 256),
        "hand": box(674, foot, 528 + dx, 256),
        "market": box(1218 + dx, foot, 482, 256),
        "contracts": box(1710 + dx, foot, 194, 256),
    }


def _compact(on: Drafting) -> Regions:
    """The board is as wide as it is high, so that the right column stays beside it, left of the rail."""
    box, dx, dy = on.box, on.spare_width, on.spare_height
    right, foot = 740 + dx, 540 + dy
    decided = box(right, 52, 476, 436 + dy)
    board = box(264, 52, right - 272, 436 + dy)
    return {
        **compact_frame(on, 264, ("log", "odds", "dice")),
        "board": board,
        "fight": board.union(decided),
        "sheet": box(8, 52, 248, 480 + dy),
        "decision": decided,
        "status": decided,
        "rivals": box(8, foot, 308, 172),
        "hand": box(324, foot, 420 + dx, 172),
        "market": box(752 + dx, foot, 356, 172),
        "contracts": box(1116 + dx, foot, 156, 172),
    }


PLAN = TablePlan(_wide, _compact)
regions, board_inside = PLAN.regions, PLAN.board_inside
