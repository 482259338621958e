"""What each side starts with: a row of its counters, and words about the side beside it."""

from pygame import Rect

from game.presenters.desert_patrol.board.counters import OVERHANG, look_of, put_counter
from game.presenters.desert_patrol.colours import paint_of
from game.presenters.desert_patrol.report.briefing import story_of, strength, ways_to_win
from game.presenters.desert_patrol.words import card_facts, defence_words, vehicle_facts
from game.rules.core.ids import CardId
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import SIDES, CounterId, Side
from game.view.canvas import Canvas
from game.view.handles import HandleKind
from game.view.kit import Kit
from game.view.theme import BRASS, CHALK, CHALK_2
from game.view.widgets.panels import below, emblem

LARGEST, GAP, ROW_GAP, SPACE = 66, 14, 8, 24
"""Design sizes: a counter, between counters, between rows, between counters and words."""
SHARE = 0.58
"""The largest part of the width that counters get."""
FORCE = HandleKind("force", CounterId)


def compose_forces(canvas: Canvas, rect: Rect, world: World) -> None:
    """Draw both sides inside `rect`, one above the other: counters to the left, words to the right."""
    kit = canvas.kit
    gap = kit.px(ROW_GAP)
    high = (rect.h - gap) // len(SIDES)
    most = max(len(world.setting.scenario.side(side).counters) for side in SIDES)
    pitch = min(kit.px(LARGEST + GAP), round(rect.w * SHARE) // most)
    size = min(kit.px(LARGEST), round(high / (1 + 2 * OVERHANG)), pitch - kit.px(4))
    for number, side in enumerate(SIDES):
        row = Rect(rect.x, rect.y + number * (high + gap), rect.w, high)
        _row(canvas, row, world, side, pitch, size)
        taken = most * pitch + kit.px(SPACE)
        _words(canvas, Rect(row.x + taken, row.y, row.w - taken, row.h), world, side)


def _row(canvas: Canvas, row: Rect, world: World, side: Side, pitch: int, size: int) -> None:
    names = [CounterId(name) for name in world.setting.scenario.side(side).counters]
    for number, name in enumerate(names):
        look = look_of(canvas.kit, world, name)
        centre = (row.x + pitch * number + pitch // 2, row.centery)
        put_counter(canvas, look, centre, size, has_badges=False)
        place = Rect(centre[0] - size // 2, centre[1] - size // 2, size, size)
        tip = "\n".join(_facts(canvas.kit, world, name))
        canvas.hit_area(FORCE(name), place, "forces", tip=tip, shape="box" if look.is_vehicle else "disc")


def _facts(kit: Kit, world: World, name: CounterId) -> list[str]:
    """The name, how hard it is to hit, and what the soldier's card can do, or who sits where in a vehicle."""
    lines = [kit.say(f"dp-counter-{name}"), defence_words(kit, world.setting, name)]
    if name in world.vehicles:
        return [*lines, *vehicle_facts(kit, world, name)]
    return [*lines, *card_facts(kit, world.setting, CardId(name))]


def _words(canvas: Canvas, box: Rect, world: World, side: Side) -> None:
    """Draw the side's shape and name, how it wins, and how strong it is."""
    kit = canvas.kit
    head = min(kit.type.leading("body_bold"), box.h // 3)
    mark = kit.px(28)
    emblem(canvas, Rect(box.x, box.y, kit.px(20), head), paint_of(kit, side))
    name = Rect(box.x + mark, box.y, box.w - mark, head)
    canvas.text(kit.say(f"dp-side-{side}"), "body_bold", CHALK, name)
    scenario, rest = world.setting.scenario, below(box, head)
    words = f"{ways_to_win(kit, scenario, side)} {strength(kit, scenario, side)}"
    used = canvas.words(words, "body", CHALK_2, rest, fit=True)
    told, rest = story_of(kit, scenario, side), below(rest, used)
    if told and kit.type.height_of(kit.type.wrapped(told, "small_italic", rest.w), "small_italic") <= rest.h:
        canvas.words(told, "small_italic", BRASS, rest)
