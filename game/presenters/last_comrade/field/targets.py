"""The target lane: where the Target cards lie, and whom the attack would hit as the Line stands."""

from collections.abc import Iterable, Mapping, Sequence

import pygame
from pygame import Rect

from game.presenters.last_comrade.colours import RED
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.field.layout import FieldPlan
from game.presenters.last_comrade.field.moving import is_on_its_way, target_mark
from game.rules.last_comrade.attacks import STRIKING, Hit, select_hits
from game.rules.last_comrade.content import Attack
from game.rules.last_comrade.insights.aims import Aim, aims
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import OFFSET, ComradeId
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.theme import INK_3, PAPER_0, PAPER_3, Colour, mixed

GROUP = "field"
MARK, FAINT = 0.84, 0.56
"""The size of crosshairs as parts of the height of the lane: of a Target card, and of its splash."""


def draw_targets(
    canvas: Canvas,
    world: World,
    plan: FieldPlan,
    hurt: Mapping[ComradeId, int],
    hidden: frozenset[Handle] = frozenset(),
) -> None:
    """Crosshairs, the path of each attack, and its damage; grey and as printed where it would hurt nobody.

    After the strike the Target cards stay without a forecast. `hurt` is the Life that each Comrade would
    lose; things in `hidden` are in hand or in motion and are not drawn.
    """
    if world.strike is None:
        return
    drawn = aims(world)
    if world.step >= STRIKING:
        for aim in drawn:
            _crosshair(canvas, plan, aim, hidden)
        return
    attack = world.setting.attacks[world.strike]
    if attack.type == "special":
        _special(canvas, world, plan, attack, hurt)
    for aim in drawn:
        _way(canvas, world, plan, attack, aim)
    for aim in drawn:
        _crosshair(canvas, plan, aim, hidden)
    places = {aim.place for aim in drawn}
    _damage(canvas, world, plan, [hit for aim in drawn for hit in aim.hits], hurt, places)


def _special(
    canvas: Canvas, world: World, plan: FieldPlan, attack: Attack, hurt: Mapping[ComradeId, int]
) -> None:
    """Faint marks on Comrades who have moved, or have not, for an attack without Target cards."""
    hits = select_hits(world, attack)
    for hit in hits:
        _faint(canvas, plan, world.place_of(hit.comrade))
    _damage(canvas, world, plan, hits, hurt, ())


# The path of an attack


def _way(canvas: Canvas, world: World, plan: FieldPlan, attack: Attack, aim: Aim) -> None:
    if attack.type == "linear":
        ends = [world.place_of(hit.comrade) for hit in aim.hits]
        last = 1 if OFFSET[attack.direction] < 0 else world.length
        _stroke(canvas, plan, aim.place, ends[-1] if ends else last, is_arrow=True)
    elif attack.indirect:
        for beside in (aim.place - 1, aim.place + 1):
            if 1 <= beside <= world.length:
                _stroke(canvas, plan, aim.place, beside, is_arrow=False)
                _faint(canvas, plan, beside)


def _stroke(canvas: Canvas, plan: FieldPlan, start: int, end: int, *, is_arrow: bool) -> None:
    """A broken line from place to place, with an arrowhead where the attack flies on."""
    if start == end:
        return
    kit, lane = canvas.kit, plan.targets
    x, goal = plan.column(start, lane).centerx, plan.column(end, lane).centerx
    left, wide = min(x, goal), abs(goal - x)
    middle = lane.h / 2
    points = ((0.0, middle), (float(wide), middle))
    line = kit.shapes.path((wide, lane.h), points, kit.px(4), RED, kit.px(8))
    canvas.blit(line, (left, lane.y))
    if is_arrow:
        side = lane.h * 3 // 5
        name = "arrow_right_thick" if goal > x else "arrow_left_thick"
        back = side * 2 // 3 if goal > x else -side * 2 // 3
        box = Rect(goal - back - side // 2, lane.centery - side // 2, side, side)
        canvas.icon(name, box, RED, side / kit.metrics.unit)


# Crosshairs


def _crosshair(canvas: Canvas, plan: FieldPlan, aim: Aim, hidden: frozenset[Handle]) -> None:
    kit, handle = canvas.kit, at.TARGET(aim.number)
    side = round(plan.targets.h * MARK)
    column = plan.column(aim.place, plan.targets)
    box = Rect(column.centerx - side // 2, column.centery - side // 2, side, side)
    if not is_on_its_way(handle, hidden):
        canvas.blit(kit.shapes.disc(side, (*PAPER_0, 210)), box.topleft)
        canvas.blit(target_mark(kit, side), box.topleft)
        if aim.follows:
            small = side * 2 // 5
            link = Rect(box.x - small // 2, box.bottom - small, small, small)
            canvas.blit(kit.shapes.disc(small, RED, PAPER_0, 1), link.topleft)
            canvas.icon("link_variant", link, PAPER_0, small * 0.7 / kit.metrics.unit)
    canvas.hit_area(handle, box, GROUP, shape="disc", is_piece=True)


def _faint(canvas: Canvas, plan: FieldPlan, place: int) -> None:
    kit = canvas.kit
    side = round(plan.targets.h * FAINT)
    column = plan.column(place, plan.targets)
    canvas.blit_in(
        kit.cache.get(("lc_faint_target", side), lambda: _paled(kit, side)),
        Rect(column.centerx - side // 2, column.centery - side // 2, side, side),
    )


def _paled(kit: Kit, side: int) -> pygame.Surface:
    surface = target_mark(kit, side).copy()
    surface.set_alpha(110)
    return surface


# Damage


def _damage(
    canvas: Canvas,
    world: World,
    plan: FieldPlan,
    hits: Sequence[Hit],
    hurt: Mapping[ComradeId, int],
    places: Iterable[int],
) -> None:
    """A plate beside the place of each Comrade who is hit: all the Life that the attack would cost."""
    kit, lane = canvas.kit, plan.targets
    for comrade in dict.fromkeys(hit.comrade for hit in hits):
        where, printed = world.place_of(comrade), sum(hit.amount for hit in hits if hit.comrade == comrade)
        mark = round(lane.h * (MARK if where in places else FAINT)) // 2
        words = f"−{hurt.get(comrade, printed)}"
        high = min(round(lane.h * 0.56), kit.type.leading("num_m") + kit.px(6))
        wide = max(high, kit.type.width(words, "num_m") + kit.px(8))
        centre = plan.column(where, lane).centerx
        wide = min(wide, max(high, round(plan.pitch) // 2 - mark))
        plate = Rect(centre + mark + kit.px(1), lane.centery - high // 2, wide, high)
        fill: Colour = RED if comrade in hurt else mixed(PAPER_3, INK_3, 0.5)
        canvas.rounded(plate, 6, fill, PAPER_0, 1)
        canvas.text(words, "num_m", PAPER_0, plate.inflate(-kit.px(3), 0), align="center")
