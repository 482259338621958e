"""Combat cards: the five that each fighter has, in every size, and their back."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.presenters.shared.cards.card_parts import back
from game.presenters.wasteland_riders import pictures_of
from game.presenters.wasteland_riders.cards.plain_card import Print, draw_print, foot_icon, icon_scene
from game.presenters.wasteland_riders.colours import HAZARD
from game.presenters.wasteland_riders.decision.panel import signed
from game.presenters.wasteland_riders.short_words import words_if_they_fit
from game.rules.wasteland_riders.terms import CombatCard
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import INK_2, Colour, rgb

if TYPE_CHECKING:
    from game.rules.wasteland_riders.content.tables import CombatFace

BACK = "back_wasteland_combat"
FRAME: Colour = rgb("#41474a")


def draw_combat(canvas: Canvas, rect: Rect, world: World, card: CombatCard, seen: int = 0) -> None:
    """The face of a combat card. `seen` is its visible width if the next card covers it; 0 means all."""
    draw_print(canvas, rect, print_of(canvas.kit, world, card), seen)


def print_of(kit: Kit, world: World, card: CombatCard) -> Print:
    def foot(canvas: Canvas, box: Rect, style: str) -> None:
        words = foot_icon(canvas, box, "scale_balance", INK_2)
        words_if_they_fit(canvas, arrows(kit, world, card), style, INK_2, words)

    return Print(name_of(kit, card), FRAME, _scene(kit, card), text_of(kit, card), foot)


def _scene(kit: Kit, card: CombatCard) -> Callable[[tuple[int, int]], pygame.Surface]:
    return lambda size: icon_scene(kit, pictures_of.COMBAT_ICONS[card], size, FRAME, HAZARD)


def draw_combat_back(canvas: Canvas, rect: Rect) -> None:
    back(canvas, rect, BACK)


def name_of(kit: Kit, card: CombatCard) -> str:
    return kit.say(f"wr-combat-{card}")


def text_of(kit: Kit, card: CombatCard) -> str:
    return kit.say(f"wr-combat-{card}.text")


def arrows(kit: Kit, world: World, card: CombatCard) -> str:
    """The advantage that a card prints for its player and for the opponent."""
    combat = world.setting.content.combat
    if card == "range_change":
        return kit.say(
            "wr-fight-arrows-change", own=signed(combat.advance.own), opponent=signed(combat.retreat.opponent)
        )
    face: CombatFace = combat.face(card)
    if face.own:
        return kit.say("wr-fight-arrows-own", count=signed(face.own))
    if face.opponent:
        return kit.say("wr-fight-arrows-opponent", count=signed(face.opponent))
    return kit.say("wr-fight-arrows-none")


def describe_combat(kit: Kit, world: World, card: CombatCard) -> str:
    """Its name, what it does, and the advantage it brings."""
    return "\n".join((name_of(kit, card), text_of(kit, card), arrows(kit, world, card)))
