"""Wasteland cards, events and enemies, and the enemies of missions: in every size, and their back."""

import pygame
from pygame import Rect

from game.presenters.shared.cards.card_parts import HAND, LARGE, back
from game.presenters.wasteland_riders import pictures_of
from game.presenters.wasteland_riders.cards.plain_card import (
    BORDER,
    LARGE_FROM,
    Print,
    draw_print,
    foot_icon,
    icon_scene,
    own_scene,
)
from game.presenters.wasteland_riders.colours import DIALS, EARTH_DARK, TILE_EDGE
from game.presenters.wasteland_riders.decision.panel import hazard
from game.presenters.wasteland_riders.short_words import words_if_they_fit
from game.rules.core.ids import HIDDEN, CardId
from game.rules.wasteland_riders.content.tables import Panel, Wasteland
from game.rules.wasteland_riders.gear.weapons import aggression, health_of, panel_of
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.shapes import blank
from game.view.theme import BLACK, INK_2, PAPER_0, Colour, mixed

BACK = "back_wasteland_threat"
FRAME: Colour = TILE_EDGE
STRIPE = 6
"""The height of the hazard stripe, in the design of the card."""
LOW, FACE = 0.5, 0.43
"""The least width of an enemy as a part of the card, and the height of the face in the picture."""
DARK = mixed(TILE_EDGE, BLACK, 0.62)
Stat = tuple[str, str, Colour]
"""An icon of a combat panel, its number, and the colour of the icon."""


def draw_wasteland(canvas: Canvas, rect: Rect, world: World, card: CardId) -> None:
    """The face of a wasteland card, or its back if the card is hidden."""
    if card == HIDDEN:
        draw_wasteland_back(canvas, rect)
        return
    draw_print(canvas, rect, print_of(canvas.kit, world, card))
    design = LARGE[0] if rect.w >= canvas.kit.px(LARGE_FROM) else HAND[0]
    edge = max(1, round(rect.w * BORDER / design))
    stripe = hazard(canvas.kit, (rect.w - 2 * edge, max(2, round(rect.w * STRIPE / design))))
    canvas.blit(stripe, (rect.x + edge, rect.y + 1))


def draw_wasteland_back(canvas: Canvas, rect: Rect) -> None:
    back(canvas, rect, BACK)


# Words


def message_of(world: World, card: CardId) -> str:
    """The message key of a card's name and texts."""
    return f"wr-{world.setting.thing(card)}"


def name_of(kit: Kit, world: World, card: CardId) -> str:
    return kit.say(message_of(world, card)) if card != HIDDEN else kit.say("wr-fight-card_hidden")


def text_of(kit: Kit, world: World, card: CardId) -> str:
    return kit.say(f"{message_of(world, card)}.text")


def reward_of(kit: Kit, world: World, card: CardId) -> str:
    """The reward for facing the card; empty if there is none."""
    message = f"{message_of(world, card)}.reward"
    return kit.say("wr-fight-reward", reward=kit.say(message)) if kit.texts.has(message) else ""


def types_of(kit: Kit, world: World, card: CardId) -> str:
    content = world.setting.content
    types = content.wasteland[card].types if card in content.wasteland else content.enemies[card].types
    return ", ".join(kit.say(f"wr-cardtype-{kind}") for kind in types)


def escape_of(kit: Kit, card: Wasteland) -> str:
    """The escape test: `Survival or Repair 7+`."""
    skills = kit.say("wr-fight-or").join(kit.say(f"wr-skill-{skill}") for skill in card.escape.skills)
    return kit.say("wr-fight-escape", skills=skills, difficulty=card.escape.difficulty)


def panel_words(kit: Kit, world: World, card: CardId) -> list[str]:
    """The combat panel of an enemy, each value in words."""
    panel = panel_of(world, card)
    symbols = ", ".join(kit.say(f"wr-symbol-{symbol}") for symbol in panel.symbols)
    lines = [
        kit.say("wr-fight-panel-aggression", count=aggression(world, card)),
        kit.say("wr-fight-panel-symbols", symbols=symbols),
        kit.say("wr-fight-panel-body", armour=panel.armour, health=health_of(world, card)),
    ]
    extra = [
        kit.say(f"wr-fight-panel-{name}", count=count)
        for name, count in (("burst", panel.burst), ("piercing", panel.piercing), ("damage", panel.damage))
        if count
    ]
    if extra:
        lines.append(", ".join(extra))
    if panel.fierce:
        lines.append(kit.say("wr-fight-panel-fierce"))
    return lines


def describe_wasteland(kit: Kit, world: World, card: CardId) -> str:
    """Name, types, the combat panel of an enemy, text, escape test and reward; empty for a hidden card."""
    if card == HIDDEN:
        return kit.say("wr-fight-card_hidden")
    known = world.setting.content.wasteland.get(card)
    lines = [name_of(kit, world, card), types_of(kit, world, card)]
    if is_enemy(world, card):
        lines += panel_words(kit, world, card)
    lines.append(text_of(kit, world, card))
    if known is not None:
        lines.append(escape_of(kit, known))
    return "\n".join(filter(None, (*lines, reward_of(kit, world, card))))


def is_enemy(world: World, card: CardId) -> bool:
    known = world.setting.content.wasteland.get(card)
    return known is None or known.panel is not None


# The face


def print_of(kit: Kit, world: World, card: CardId) -> Print:
    def scene(size: tuple[int, int]) -> pygame.Surface:
        return _scene(kit, world, card, size)

    def foot(canvas: Canvas, box: Rect, style: str) -> None:
        _foot(canvas, box, world, card, style)

    name, text = name_of(kit, world, card), text_of(kit, world, card)
    return Print(
        name, FRAME, scene, text, foot, reward_of(kit, world, card), legend=legend_of(kit, world, card)
    )


def legend_of(kit: Kit, world: World, card: CardId) -> tuple[Stat, ...]:
    """The icons of an enemy's panel with their names, in the order of the panel."""
    if not is_enemy(world, card):
        return ()
    panel = panel_of(world, card)
    names = [kit.say("wr-fight-panel-aggression", count=aggression(world, card))]
    names += [kit.say("wr-fight-panel-symbol", symbol=kit.say(f"wr-symbol-{one}")) for one in panel.symbols]
    names += [
        kit.say(f"wr-fight-panel-{name}", count=count)
        for name, count in (("burst", panel.burst), ("piercing", panel.piercing), ("damage", panel.damage))
        if count
    ]
    names.append(kit.say("wr-fight-panel-armour", count=panel.armour))
    names.append(kit.say("wr-fight-panel-health", count=health_of(world, card)))
    icons = [(icon, INK_2 if colour == PAPER_0 else colour) for icon, _, colour in stats_of(world, card)]
    return tuple((icon, name, colour) for (icon, colour), name in zip(icons, names, strict=True))


def _scene(kit: Kit, world: World, card: CardId, size: tuple[int, int]) -> pygame.Surface:
    """An enemy with the combat panel below; an event as it happens."""
    if not is_enemy(world, card):
        icon = pictures_of.event_icon(world, card)
        return own_scene(kit, "event", card, size, lambda: icon_scene(kit, icon, size, EARTH_DARK))
    values = (aggression(world, card), health_of(world, card))
    key = ("wr_enemy_scene", card, size, values)
    return kit.cache.get(key, lambda: _enemy_scene(kit, world, card, size))


def _enemy_scene(kit: Kit, world: World, card: CardId, size: tuple[int, int]) -> pygame.Surface:
    strip = round(size[1] * 0.34) if size[0] >= kit.px(60) else 0
    high = size[1] - strip
    surface = blank(size)
    surface.blit(kit.pictures.covering(pictures_of.backdrop(world, card), (size[0], high)), (0, 0))
    # In a low picture the face fills the height, not the whole figure.
    side = round(max(high * 1.06, size[0] * LOW))
    above = max(0, round(side * FACE - high / 2))
    picture = kit.pictures.svg(pictures_of.enemy(kit, world, card), (side, side))
    surface.blit(picture, ((size[0] - side) // 2, 0), (0, above, side, high))
    if strip:
        panel = blank((size[0], strip))
        panel.fill(DARK)
        _strip(kit, panel, stats_of(world, card))
        surface.blit(panel, (0, high))
    return surface


def stats_of(world: World, card: CardId) -> list[Stat]:
    """The combat panel as icons: aggression, symbols, attack bonuses, armour, health."""
    panel: Panel = panel_of(world, card)
    stats: list[Stat] = [("sword_cross", str(aggression(world, card)), DIALS["ammo"])]
    stats += [(pictures_of.SYMBOL_ICONS[symbol], "", PAPER_0) for symbol in panel.symbols]
    for icon, count, colour in (
        ("ammunition", panel.burst, DIALS["ammo"]),
        ("arrow_projectile", panel.piercing, DIALS["fuel"]),
        ("fire", panel.damage, DIALS["fuel"]),
    ):
        if count:
            stats.append((icon, f"+{count}", colour))
    stats.append(("shield", str(panel.armour), DIALS["ammo"]))
    stats.append(("heart", str(health_of(world, card)), DIALS["health"]))
    return stats


def _strip(kit: Kit, panel: pygame.Surface, stats: list[Stat]) -> None:
    """Icons in a row with their numbers below them, as large as the strip allows."""
    wide, high = panel.get_size()
    cell = wide / len(stats)
    px = max(8, round(min(high * 0.46, cell * 0.8)))
    for number, (icon, words, colour) in enumerate(stats):
        middle = round((number + 0.5) * cell)
        drawn = kit.icon(icon, px / kit.metrics.unit, colour)
        top = round(high * 0.04) if words else (high - drawn.get_height()) // 2
        panel.blit(drawn, (middle - drawn.get_width() // 2, top))
        if words:
            line = kit.type.line(words, "num_m", PAPER_0, max(8, round(min(high * 0.44, cell * 0.8))))
            panel.blit(line, (middle - line.get_width() // 2, high - line.get_height()))


def _foot(canvas: Canvas, box: Rect, world: World, card: CardId, style: str) -> None:
    """The escape test."""
    kit, known = canvas.kit, world.setting.content.wasteland.get(card)
    if known is None:
        return
    words = foot_icon(canvas, box, "run_fast", INK_2)
    words_if_they_fit(canvas, escape_of(kit, known), style, INK_2, words)
