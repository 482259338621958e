"""What each faction starts with: its pieces with their numbers, and words about it beside them."""

from pygame import Rect

from game.presenters.staff_orders.board import pawns, tokens
from game.presenters.staff_orders.colours import paint_of
from game.presenters.staff_orders.controls.handles import Supply
from game.presenters.staff_orders.report.briefing import strength
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import FACTIONS, Faction
from game.view.canvas import Canvas
from game.view.handles import HandleKind
from game.view.theme import CHALK, CHALK_2
from game.view.widgets.panels import below, emblem

LARGEST, ROW_GAP, SPACE = 60, 8, 24
"""Design sizes: a piece, between rows, between pieces and words."""
SHARE = 0.4
"""The largest part of the width that pieces get."""
COUNT = 0.46
"""The height of a number, as a part of the height of its piece."""
FORCE = HandleKind("force", str, str)


def compose_forces(canvas: Canvas, rect: Rect, world: World) -> None:
    """Draw both factions inside `rect`, one above the other: pieces to the left, words to the right."""
    kit = canvas.kit
    gap = kit.px(ROW_GAP)
    high = (rect.h - gap) // len(FACTIONS)
    kinds = len(numbers(world, FACTIONS[0]))
    pitch = min(kit.px(LARGEST * 2), round(rect.w * SHARE) // kinds)
    taken = kinds * pitch + kit.px(SPACE)
    for number, faction in enumerate(FACTIONS):
        row = Rect(rect.x, rect.y + number * (high + gap), rect.w, high)
        _row(canvas, row, world, faction, pitch)
        _words(canvas, Rect(row.x + taken, row.y, row.w - taken, row.h), world, faction)


def numbers(world: World, faction: Faction) -> dict[Supply, int]:
    """How many pieces of each kind a faction starts with: commanders to deploy, and the pieces on the map."""
    start = world.setting.start
    found: dict[Supply, int] = {
        "commanders": world.setting.numbers.commanders.reserve,
        "soldiers": sum(start["land", faction].values()),
    }
    if world.setting.zones:
        found["aircraft"] = sum(start["air", faction].values())
    return found


def _row(canvas: Canvas, row: Rect, world: World, faction: Faction, pitch: int) -> None:
    kit, colours = canvas.kit, paint_of(canvas.kit, faction)
    high = min(kit.px(LARGEST), round(row.h * 0.86), round(pitch * 0.72))
    for number, (supply, count) in enumerate(numbers(world, faction).items()):
        piece = pawns.pawn(kit, supply, faction, high)
        box = Rect(row.x + number * pitch, row.y, pitch, row.h)
        placed = canvas.blit_in(piece, box)
        disc = tokens.count_disc(kit, count, colours, max(14, round(high * COUNT)))
        canvas.blit(disc, (placed.right - disc.get_width() // 3, placed.bottom - disc.get_height()))
        tip = kit.say(f"so-brief-{supply}", count=count)
        canvas.hit_area(FORCE(faction, supply), box, "forces", tip=tip)


def _words(canvas: Canvas, box: Rect, world: World, faction: Faction) -> None:
    """Draw the faction's shape and name, its goal, and how strong it is."""
    kit = canvas.kit
    head = min(kit.type.leading("body_bold"), box.h // 3)
    mark = kit.px(28)
    emblem(canvas, Rect(box.x, box.y, kit.px(20), head), paint_of(kit, faction))
    name = Rect(box.x + mark, box.y, box.w - mark, head)
    canvas.text(kit.say(f"so-faction-{faction}"), "body_bold", CHALK, name)
    about = kit.say(f"so-brief-{world.setting.mode}_{faction}")
    words = f"{about} {strength(kit, world.setting, faction)}"
    canvas.words(words, "body", CHALK_2, below(box, head), fit=True)
