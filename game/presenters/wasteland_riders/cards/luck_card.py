"""Luck cards: their effect, when they are played, and the resource for discarding one; in every size."""

import pygame
from pygame import Rect

from game.presenters.shared.cards.card_parts import back
from game.presenters.wasteland_riders import pictures_of
from game.presenters.wasteland_riders.cards.plain_card import Print, draw_print, icon_scene, own_scene
from game.presenters.wasteland_riders.colours import DIALS
from game.presenters.wasteland_riders.short_words import words_if_they_fit
from game.rules.core.ids import HIDDEN, CardId
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import INK_2, Colour, mixed, rgb

BACK = "back_wasteland_luck"
FRAME: Colour = rgb("#2f6b5e")


def draw_luck(canvas: Canvas, rect: Rect, world: World, card: CardId, seen: int = 0) -> None:
    """The face, or the back of a hidden card. `seen` is the width that the next card leaves visible."""
    if card == HIDDEN:
        draw_luck_back(canvas, rect)
    else:
        draw_print(canvas, rect, print_of(canvas.kit, world, card), seen)


def draw_luck_back(canvas: Canvas, rect: Rect) -> None:
    back(canvas, rect, BACK)


def describe_luck(kit: Kit, world: World, card: CardId) -> str:
    """Name, moment, effect, and what discarding it in the rest step gives."""
    if card == HIDDEN:
        return kit.say("wr-table-luck_hidden")
    return "\n".join(
        (name_of(kit, card), when_of(kit, card), text_of(kit, card), symbol_of(kit, world, card))
    )


def name_of(kit: Kit, card: CardId) -> str:
    return kit.say(f"wr-luck-{card}")


def text_of(kit: Kit, card: CardId) -> str:
    return kit.say(f"wr-luck-{card}.text")


def when_of(kit: Kit, card: CardId) -> str:
    return kit.say(f"wr-luck-{card}.when")


def symbol_of(kit: Kit, world: World, card: CardId) -> str:
    """What discarding the card in the rest step gives."""
    return kit.say("wr-table-luck_symbol", resource=world.setting.content.luck[card].symbol)


def print_of(kit: Kit, world: World, card: CardId) -> Print:
    def scene(size: tuple[int, int]) -> pygame.Surface:
        return own_scene(
            kit, "luck", card, size, lambda: icon_scene(kit, pictures_of.luck_icon(card), size, FRAME)
        )

    def foot(canvas: Canvas, box: Rect, style: str) -> None:
        _foot(canvas, box, world, card, style)

    return Print(
        name_of(kit, card), FRAME, scene, text_of(kit, card), foot, remark=symbol_of(kit, world, card)
    )


def _foot(canvas: Canvas, box: Rect, world: World, card: CardId, style: str) -> None:
    """When it is played, if there is room; at the right what discarding it gives."""
    kit, symbol = canvas.kit, world.setting.content.luck[card].symbol
    side = min(box.h, max(kit.px(22), box.h * 2 // 3))
    mark = Rect(box.right - side, box.y, side, box.h)
    disc = min(side, box.h - 4)
    colour = mixed(DIALS[symbol], (0, 0, 0), 0.45)
    canvas.blit_in(kit.shapes.disc(disc, colour), mark)
    canvas.icon(pictures_of.RESOURCE_ICONS[symbol], mark, (255, 255, 255), disc * 0.68 / kit.metrics.unit)
    words = Rect(box.x, box.y, box.w - side - kit.px(4), box.h)
    words_if_they_fit(canvas, when_of(kit, card), style, INK_2, words)
