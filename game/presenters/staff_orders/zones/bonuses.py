"""The area bonuses of the match: effect, place, and holder of each."""

from typing import NamedTuple

import pygame
from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.panels import snug_panel
from game.presenters.staff_orders.colours import paint_of
from game.presenters.staff_orders.controls.handles import BONUS_ROW
from game.presenters.staff_orders.pictures_of import BONUS_PICTURES
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import is_supplied
from game.rules.staff_orders.terms import FACTIONS, BonusId, Faction, PlaceId
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.shapes import blank
from game.view.theme import CHALK, CHALK_2, CHALK_3, CREAM, WARN
from game.view.widgets.panels import emblem, zone_label

LEAST_FOR_TWO, LEAST_LINES = 36, 31
"""The least height of a row with two lines: in the design, and in device pixels."""
TOKEN = 0.84
"""The part of its picture that a token fills."""


class Held(NamedTuple):
    """A bonus of the match, the faction that controls its area, and whether it is supplied there."""

    place: PlaceId
    bonus: BonusId
    holder: Faction | None
    is_supplied: bool


def held_bonuses(world: World) -> tuple[Held, ...]:
    """Tokens and printed bonuses, in the order of the map."""
    lying = {**world.tokens, **world.setting.printed}
    return tuple(_held(world, area, lying[area]) for area in world.setting.areas if area in lying)


def _held(world: World, area: PlaceId, bonus: BonusId) -> Held:
    holder = next((faction for faction in FACTIONS if world.controls(faction, "land", area)), None)
    return Held(area, bonus, holder, holder is not None and is_supplied(world, holder, "land", area))


def effect_words(kit: Kit, world: World, bonus: BonusId) -> tuple[str, str]:
    """`+2 with Reinforcement`, and the same in the fewest words."""
    number = world.setting.content.bonuses[bonus].number
    message = f"so-table-bonus-{bonus}"
    return kit.say(message, number=number), kit.say(f"{message}.short", number=number)


def holder_words(kit: Kit, held: Held) -> str:
    if held.holder is None:
        return kit.say("so-table-free")
    message = "so-table-holder" if held.is_supplied else "so-table-broken"
    return kit.say(message, side=kit.say(f"so-faction-{held.holder}"))


def compose_bonuses(canvas: Canvas, region: Rect, ctx: ViewContext) -> None:
    kit, world = canvas.kit, ctx.view.world
    inner = snug_panel(canvas, region, "bonuses")
    box = zone_label(canvas, inner, kit.say("so-table-zone_bonuses"))
    found = held_bonuses(world)
    high = min(box.h // max(len(found), 1), kit.px(50))
    for number, held in enumerate(found):
        rect = Rect(box.x, box.y + number * high, box.w, high)
        _row(canvas, rect, world, held)
        area = kit.say(f"so-area-{held.place}")
        lines = (
            f"{kit.say(f'so-bonus-{held.bonus}')} · {area}",
            kit.say(f"so-bonus-{held.bonus}.hint"),
            holder_words(kit, held),
        )
        tip = "\n".join(lines)
        canvas.hit_area(BONUS_ROW(held.place), rect, "bonuses", tip=tip, radius=6, is_piece=True)


def _row(canvas: Canvas, rect: Rect, world: World, held: Held) -> None:
    """Draw picture, name and effect, and at the right the shape of the holder."""
    kit = canvas.kit
    side = min(rect.h - kit.px(4), kit.px(40))
    picture = Rect(rect.x, rect.y + (rect.h - side) // 2, side, side)
    canvas.blit(bonus_picture(kit, held.bonus, side), picture.topleft)
    has_two_lines = rect.h >= max(kit.px(LEAST_FOR_TWO), LEAST_LINES)
    right = _compose_holder(canvas, rect, held, has_word=has_two_lines)
    words = Rect(picture.right + kit.px(10), rect.y, right - picture.right - kit.px(16), rect.h)
    effect, few = effect_words(kit, world, held.bonus)
    name = kit.say(f"so-bonus-{held.bonus}")
    short = kit.say(f"so-bonus-{held.bonus}.short")
    if not has_two_lines:
        _one_line(canvas, words, short, effect, few)
        return
    bold = min(kit.type.leading("ui_bold"), rect.h * 55 // 100)
    plain = min(kit.type.leading("small"), rect.h - bold)
    top = rect.y + (rect.h - bold - plain) // 2
    canvas.text(name, "ui_bold", CHALK, Rect(words.x, top, words.w, bold), short=short)
    area = kit.say(f"so-area-{held.place}")
    both = kit.say("so-table-bonus_place", effect=effect, area=area)
    canvas.text(both, "small", CHALK_2, Rect(words.x, top + bold, words.w, plain), short=effect)


def _one_line(canvas: Canvas, box: Rect, name: str, effect: str, few: str) -> None:
    """Draw the short name, then the effect, without room for two lines."""
    kit = canvas.kit
    wide = min(kit.type.width(name, "ui_bold", kit.type.size_within("ui_bold", box.h)) + 2, box.w * 2 // 5)
    canvas.text(name, "ui_bold", CHALK, Rect(box.x, box.y, wide, box.h))
    left = box.x + wide + kit.px(8)
    canvas.text(effect, "small", CHALK_2, Rect(left, box.y, box.right - left, box.h), short=few)


def _compose_holder(canvas: Canvas, rect: Rect, held: Held, *, has_word: bool) -> int:
    """Draw the holder's shape, with a word or a sign before it if supply is cut. Returns its left edge."""
    kit = canvas.kit
    place = Rect(rect.right - kit.px(30), rect.y, kit.px(28), rect.h)
    if held.holder is None:
        canvas.icon("minus", place, CHALK_3, 20)
        return place.x
    emblem(canvas, place, paint_of(kit, held.holder), 22)
    if held.is_supplied:
        return place.x
    if not has_word:
        canvas.icon("alert", Rect(place.x - kit.px(22), rect.y, kit.px(20), rect.h), WARN, 18)
        return place.x - kit.px(22)
    words = kit.say("so-table-cut_off")
    wide = min(kit.type.width(words, "min") + 2, rect.w // 5)
    canvas.text(words, "min", WARN, Rect(place.x - wide, rect.y, wide, rect.h), align="right")
    return place.x - wide


def bonus_picture(kit: Kit, bonus: BonusId, side: int) -> pygame.Surface:
    """The token of a bonus; a printed one looks like a piece of the map."""
    name = BONUS_PICTURES[bonus]
    if not name.startswith("terrain"):
        return kit.pictures.svg(name, (side, side))
    return kit.cache.get(("so_printed_bonus", name, side), lambda: _printed(kit, name, side))


def _printed(kit: Kit, name: str, side: int) -> pygame.Surface:
    """A piece of the map in a light frame, of the size that tokens have in their pictures."""
    whole = max(4, round(side * TOKEN))
    rim = max(1, side // 20)
    surface = blank((side, side))
    corner = (side - whole) // 2
    surface.blit(kit.shapes.rounded((whole, whole), side // 8, CREAM), (corner, corner))
    inner = whole - 2 * rim
    piece = kit.pictures.rounded(name, (inner, inner), side // 10)
    surface.blit(piece, (corner + rim, corner + rim))
    return surface
