"""An area bonus shown large: its picture, its effect, its place and its holder."""

from collections.abc import Sequence

import pygame
from pygame import Rect

from game.presenters.shared.cards.card_parts import LARGE, Plan, radius_of
from game.presenters.shared.cards.own_pictures import own_picture
from game.presenters.shared.enlarging import large_size
from game.presenters.staff_orders.cards.operations import BORDER, CONTOURS, GROUND
from game.presenters.staff_orders.pictures_of import BONUS_RULES
from game.presenters.staff_orders.zones.bonuses import bonus_picture
from game.rules.staff_orders.terms import BonusId
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import BRASS_D, INK, INK_2, PAPER_0, PAPER_4

SIZE = (LARGE[0], 452)
TITLE, PICTURE, FOOT, TOKEN = 58, 206, 92, 46
"""Heights in the design of the card."""


def size_of(kit: Kit) -> tuple[int, int]:
    return large_size(kit, SIZE)


def compose_bonus(canvas: Canvas, rect: Rect, bonus: BonusId, told: Sequence[str]) -> None:
    """Draw the bonus; `told` is its name, its effect, and further sentences."""
    kit, plan = canvas.kit, Plan(rect, SIZE[0])
    canvas.shadow(rect, radius_of(rect.w), "s3")
    wide = rect.w / plan.unit
    GROUND.compose(canvas, plan, (TITLE, PICTURE), wide, lambda size: scene(kit, bonus, size))
    token = plan.box(BORDER + 8, BORDER + (TITLE - TOKEN) / 2, TOKEN, TOKEN)
    canvas.blit(bonus_picture(kit, bonus, token.w), token.topleft)
    left = BORDER + TOKEN + 14
    name = plan.box(left, 3, wide - left - BORDER - 10, BORDER + TITLE - 5)
    style = "d2" if kit.metrics.is_compact else "h1"
    canvas.text(told[0], style, PAPER_0, name, align="center", short=kit.say(f"so-bonus-{bonus}.short"))
    top, foot = BORDER + TITLE + PICTURE + 8, plan.high - BORDER - FOOT
    gives = plan.box(24, top, wide - 48, foot - top - 26)
    canvas.words(told[1], "body_bold", INK, gives, valign="middle", fit=True)
    rule = plan.box(24, foot - 24, wide - 48, 20)
    canvas.text(kit.say("so-table-rule", rule=BONUS_RULES[bonus]), "min", BRASS_D, rule, align="right")
    line = plan.box(BORDER, foot, wide - 2 * BORDER, 1)
    canvas.fill(Rect(line.x, line.y, line.w, max(1, line.h)), PAPER_4)
    for number, words in enumerate(told[2:]):
        row = plan.box(24, foot + 6 + number * (FOOT - 10) / 2, wide - 48, (FOOT - 14) / 2)
        canvas.words(words, "small", INK_2, row, valign="middle", fit=True)


def scene(kit: Kit, bonus: BonusId, size: tuple[int, int]) -> pygame.Surface:
    """The picture of a bonus; the map if it has none of its own."""
    picture = own_picture(kit, "bonus", bonus)
    return kit.pictures.texture(CONTOURS, size) if picture is None else kit.pictures.covering(picture, size)
