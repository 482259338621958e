"""What is drawn over the table during a beat: cards, dice, verdict, rising letters, a ribbon."""

from collections.abc import Callable, Sequence
from math import sin
from typing import NamedTuple

import pygame
from pygame import Rect

from game.presenters.contract.film import FireLine, FloatingMark, StagedCard, StagedDice, Staging, Tone
from game.presenters.contract.presenter import DiceThrow
from game.scenes.table.dice_tray import RIM_LIGHT, TUMBLE_MS, draw_die
from game.scenes.table.film_effects import compose_fire, compose_flash, compose_point
from game.scenes.table.lighting.marks import Look, mark
from game.view.canvas import Canvas, HitArea
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.shapes import blank
from game.view.theme import (
    BRASS,
    CHALK,
    CHALK_2,
    DESK_900,
    FELT,
    INK,
    LAMP,
    NO_D,
    NO_L,
    PAPER_0,
    Colour,
)
from game.view.widgets.panels import beside, emblem

Find = Callable[[Handle], HitArea | None]

PANEL_WIDTH, DIE, LARGE_DIE = 400, 72, 120
HIGHEST_COVER = 320
"""The largest height of a cover. Of a higher panel, such as a fight in the middle, only the foot is covered,
where it shows the result of the dice.
"""
CARD_WIDTHS = (250, 210)
"""The width of a single card, and of each of two; with more cards each has the smallest width."""
LEAST_CARD = 168
CARD_SHAPE = 1.4
TURNED_UP, GLOWS_FROM = 0.2, 0.35
"""When a face-down card is turned up, and when the winning card begins to glow, as parts of the beat."""
TEETH, TEAR = 9, 22
"""The number of teeth along a tear in a card, and the width of the gap in design pixels."""
RISE = 54
"""How far letters rise, in design pixels."""
EDGE = 8
"""How far rising letters stay away from the edge of the picture."""
RIBBON_HIGH = 84
CROSSHAIR, CLOSING = 0.8, 6
"""The final size of a crosshair, as a part of the thing, and the number of steps in which it closes in."""
ON_WAY = 8
"""How many places of a line of fire are kept free of words."""
GONE = "gone"
"""The group of a thing that is no longer drawn: marks go to where it was."""
EYE = Look(INK, 8, LAMP, 4, halo=LAMP)
"""Marks the things that a beat is about."""
TONES: dict[Tone, tuple[Colour, Colour, Colour]] = {
    "plain": (DESK_900, BRASS, CHALK),
    "good": (BRASS, INK, INK),
    "bad": (NO_D, NO_L, PAPER_0),
}
"""Ground, rim and letters for each tone."""
VERDICTS: dict[Tone, Colour] = {"plain": CHALK, "good": LAMP, "bad": NO_L}
"""For words below cards, on the dark of the panel."""


class Stagework(NamedTuple):
    """The place where a film is shown: the board, and the score to which points fly."""

    board: Rect
    score: Rect
    find: Find

    def first(self, names: tuple[Handle, ...]) -> HitArea | None:
        """The first of these that is drawn; None if none is."""
        return next((area for area in map(self.find, names) if area is not None), None)


def compose_film(canvas: Canvas, staging: Staging, stage: Stagework, elapsed_ms: int, share: float) -> None:
    """Draw one beat: `elapsed_ms` since its begin, `share` the elapsed part of its time."""
    board, focus = stage.board, stage.first(staging.at)
    if focus is not None and focus.group != GONE:
        mark(canvas, focus, EYE)
    if staging.fire is not None:
        _fire(canvas, staging.fire, stage, share)
    for aim in staging.aims:
        area = stage.first(aim)
        if area is not None:
            _crosshair(canvas, area.rect, share)
    if staging.ribbon:
        _ribbon(canvas, board, staging, focus.rect if focus is not None else None, share)
    if staging.cards:
        near = None if focus is None or staging.covers else focus.rect
        _cards(canvas, focus.rect if focus is not None and staging.covers else board, staging, near, share)
    elif staging.covers and focus is not None:
        _cover(canvas, focus.rect, staging, elapsed_ms)
    elif staging.dice or staging.verdict or staging.words:
        free = _line_of(stage, staging.fire)
        _panel(canvas, board, staging, focus.rect if focus is not None else None, elapsed_ms, free)
    _consequences(canvas, staging, stage, share)


def _fire(canvas: Canvas, fire: FireLine, stage: Stagework, share: float) -> None:
    """Draw a ring around the shooter in the colours of its seat, and dots from there to the target."""
    start, end = stage.first(fire.start), stage.first(fire.end)
    if start is None or end is None or start.rect.center == end.rect.center:
        return
    if start.group != GONE:
        mark(canvas, start, Look(INK, 6, fire.colours.light, 3))
    compose_fire(canvas, start.rect, end.rect, fire.colours, share, grows=fire.grows)


def _consequences(canvas: Canvas, staging: Staging, stage: Stagework, share: float) -> None:
    """Draw at the place of the event: a flash, rising letters, points that fly."""
    risen: list[Rect] = []
    for one in staging.marks:
        area = stage.first(one.at)
        if area is not None:
            if one.tone == "bad":
                compose_flash(canvas, area.rect, share)
            risen.append(_rising(canvas, one, area.rect, share, risen))
    for point in staging.points:
        area = stage.first(point.at)
        compose_point(canvas, point, area.rect if area is not None else stage.board, stage.score, share)


def _line_of(stage: Stagework, fire: FireLine | None) -> list[Rect]:
    """The box of the shooter, and places on the way to the target; empty without a line of fire."""
    start, end = (stage.first(fire.start), stage.first(fire.end)) if fire is not None else (None, None)
    if start is None or end is None:
        return []
    (x0, y0), (x1, y1) = start.rect.center, end.rect.center
    way = [(x0 + (x1 - x0) * part // ON_WAY, y0 + (y1 - y0) * part // ON_WAY) for part in range(ON_WAY)]
    return [start.rect, *(Rect(point, (1, 1)) for point in way)]


def _panel(
    canvas: Canvas,
    board: Rect,
    staging: Staging,
    near: Rect | None,
    elapsed_ms: int,
    free: Sequence[Rect],
) -> None:
    """Draw the panel with words, dice and verdict: beside the thing it is about or over it, or in the middle
    of the board.
    """
    kit, pad = canvas.kit, canvas.kit.px(14)
    covered = near if staging.covers else None
    wide = max(min(kit.px(PANEL_WIDTH), board.w - 2 * pad), covered.w if covered else 0)
    room = wide - 2 * pad
    lines = kit.type.wrapped(staging.words, "body", room) if staging.words else []
    words_high = kit.type.height_of(lines, "body") if lines else 0
    dice_high = kit.px((LARGE_DIE if covered else DIE) + 16) if staging.dice else 0
    verdict_high = kit.type.leading("d2") if staging.verdict else 0
    gaps = kit.px(8) * (sum(map(bool, (words_high, dice_high, verdict_high))) - 1)
    size = (wide, words_high + dice_high + verdict_high + gaps + 2 * pad)
    if covered is not None:
        box = _middle(covered, (wide, max(size[1], covered.h))).clamp(kit.metrics.rect)
    else:
        box = beside(near, size, board, kit.px(14), free=free) if near is not None else _middle(board, size)
    is_said = staging.verdict and not is_rolling(staging.dice, elapsed_ms)
    ground, rim, ink = TONES[staging.tone if is_said else "plain"]
    canvas.rounded(box, 10, ground, rim, 2, shadow="s3")
    y = box.y + pad + (box.h - size[1]) // 2
    if lines:
        canvas.words(staging.words, "body", ink, Rect(box.x + pad, y, room, words_high))
        y += words_high + kit.px(8)
    if staging.dice:
        _dice(canvas, Rect(box.x + pad, y, room, dice_high), staging.dice, elapsed_ms)
        y += dice_high + kit.px(8)
    if is_said:
        line = Rect(box.x + pad, y, room, verdict_high)
        canvas.text(staging.verdict, "d2", ink, line, align="center")


def is_rolling(dice: StagedDice | None, elapsed_ms: int) -> bool:
    """Whether the dice still roll: their result is hidden until they stop."""
    return dice is not None and dice.is_rolling and elapsed_ms < TUMBLE_MS + 200


def are_face_down(cards: tuple[StagedCard, ...], share: float) -> bool:
    """Whether some cards are still face down: what they are is hidden until they turn."""
    return share < TURNED_UP and any(card.back is not None for card in cards)


def _cover(canvas: Canvas, box: Rect, staging: Staging, elapsed_ms: int) -> None:
    """Draw over a panel of the table: words at the top, large dice, and room below for the verdict."""
    kit, pad = canvas.kit, canvas.kit.px(14)
    if staging.covers == "foot":
        high = min(box.h, kit.px(HIGHEST_COVER))
        box = Rect(box.x, box.bottom - high, box.w, high)
    ground, rim, ink = TONES[staging.tone if staging.verdict else "plain"]
    canvas.rounded(box, 10, ground, rim, 2, shadow="s3")
    inner = box.inflate(-2 * pad, -2 * pad)
    head = Rect(inner.x, inner.y, inner.w, min(kit.type.leading("h1"), inner.h // 5))
    canvas.text(staging.words, "h1", ink, head, align="center")
    foot = min(kit.type.leading("d2"), inner.h // 3)
    gap = kit.px(8)
    room = Rect(inner.x, head.bottom + gap, inner.w, inner.h - head.h - gap)
    felt = min(room.h - foot - gap, kit.px(LARGE_DIE + 16)) if staging.dice else 0
    group = _middle(room, (room.w, felt + gap + foot))
    if staging.dice:
        _dice(canvas, Rect(group.x, group.y, group.w, felt), staging.dice, elapsed_ms, "h2")
    if staging.verdict:
        line = Rect(group.x, group.bottom - foot, group.w, foot)
        canvas.text(staging.verdict, "d2", ink, line, align="center")


def _dice(canvas: Canvas, box: Rect, dice: StagedDice, elapsed_ms: int, style: str = "ui") -> None:
    """Draw the dice on felt, rolling at first; the number needed is shown beside them from the start."""
    kit = canvas.kit
    canvas.rounded(box, 8, FELT, RIM_LIGHT, 2)
    count = max(1, len(dice.faces))
    side = min(box.h - kit.px(16), (box.w * 6 // 10) // count)
    throw = DiceThrow(dice.die, dice.faces, dice.good, dice.needs, dice.icon)
    left, top = box.x + kit.px(8), box.centery - side // 2
    tumbling = float(elapsed_ms) if is_rolling(dice, elapsed_ms) else None
    for place in range(len(dice.faces)):
        draw_die(canvas, Rect(left + place * side, top, side, side), throw, tumbling, place)
    words = left + len(dice.faces) * side + kit.px(8)
    rest = Rect(words, box.y + kit.px(4), box.right - words - kit.px(8), box.h - kit.px(8))
    canvas.words(dice.needs, style, CHALK, rest, valign="middle", fit=True)


def _cards(canvas: Canvas, board: Rect, staging: Staging, near: Rect | None, share: float) -> None:
    """Draw cards side by side in the middle of the board, the winner glowing; verdict and words below them.

    The things that the beat is about stay uncovered if the board has room beside them.
    """
    kit, count = canvas.kit, len(staging.cards)
    gap, pad = kit.px(20), kit.px(16)
    label = kit.type.leading("h3") if any(card.label for card in staging.cards) else 0
    wide = _card_width(kit, board, count)
    high = round(wide * CARD_SHAPE)
    row = count * wide + (count - 1) * gap
    whole = max(row + 2 * pad, min(kit.px(PANEL_WIDTH), board.w - 2 * gap))
    verdict_high = kit.type.leading("h1") if staging.verdict else 0
    lines = kit.type.wrapped(staging.words, "body", whole - 2 * pad) if staging.words else []
    words_high = kit.type.height_of(lines, "body") if lines else 0
    foot = verdict_high + words_high + (kit.px(6) if lines or verdict_high else 0)
    size = (whole, high + label + foot + 2 * pad)
    box = _middle(board, size).clamp(kit.metrics.rect)
    if near is not None and box.colliderect(near):
        box = beside(near, size, board, gap)
    canvas.rounded(box, 12, DESK_900, BRASS, 2, shadow="s3")
    left = box.centerx - row // 2
    for place, card in enumerate(staging.cards):
        at = Rect(left + place * (wide + gap), box.y + pad + label, wide, high)
        _card(canvas, card, at, label, share)
    line = Rect(box.x + pad, box.bottom - pad - words_high - verdict_high, box.w - 2 * pad, verdict_high)
    if staging.verdict and not are_face_down(staging.cards, share):
        canvas.text(staging.verdict, "h1", VERDICTS[staging.tone], line, align="center")
    if lines:
        under = Rect(line.x, line.bottom, line.w, words_high)
        canvas.words(staging.words, "body", CHALK, under, align="center")


def _card_width(kit: Kit, board: Rect, count: int) -> int:
    """The width of a card, as large as the board and the number of cards allow; cards keep their shape."""
    wanted = CARD_WIDTHS[count - 1] if count <= len(CARD_WIDTHS) else LEAST_CARD
    beside_each_other = (board.w - (count + 1) * kit.px(20)) // count
    return min(kit.px(wanted), beside_each_other, round(board.h * 6 // 10 / CARD_SHAPE))


def _card(canvas: Canvas, card: StagedCard, at: Rect, label: int, share: float) -> None:
    kit = canvas.kit
    if card.glows and share > GLOWS_FROM:
        spread = kit.px(18)
        halo = kit.shapes.halo(at.size, kit.px(8), spread, LAMP)
        canvas.blit(halo, (at.x - spread, at.y - spread))
    if card.label:
        colour = LAMP if card.glows else CHALK_2
        canvas.text(card.label, "h3", colour, Rect(at.x, at.y - label, at.w, label), align="center")
    draw = card.back if card.back is not None and share < TURNED_UP else card.draw
    draw(canvas, at)
    if card.is_torn and share > 0.3:
        width = kit.px(TEAR) * min(4, int((share - 0.3) * 20) + 1) // 4
        tear = kit.cache.get(("film tear", at.size, width), lambda: _tear(at.size, width))
        canvas.blit(tear, at.topleft)


def _tear(size: tuple[int, int], width: int) -> pygame.Surface:
    """A ragged gap from top to bottom with edges of bare paper, in the colour of what is under the card."""
    surface = blank(size)
    wide, high = size
    steps = [(wide * (46 if step % 2 else 54) // 100, high * step // TEETH) for step in range(TEETH + 1)]
    for colour, half in ((PAPER_0, width // 2 + max(2, width // 6)), (DESK_900, width // 2)):
        right = [(x + half, y) for x, y in steps]
        left = [(x - half, y) for x, y in reversed(steps)]
        pygame.draw.polygon(surface, colour, [*right, *left])
    return surface


def _crosshair(canvas: Canvas, near: Rect, share: float) -> None:
    """Draw a crosshair that closes in on a thing in the first third of the beat, and stays there."""
    wider = round(max(0.0, 1.0 - 3.0 * share) * CLOSING) / CLOSING
    side = round(min(near.size) * CROSSHAIR * (1.0 + wider))
    kit, corner = canvas.kit, (near.centerx - side // 2, near.centery - side // 2)
    canvas.blit(kit.shapes.disc(side, (*PAPER_0, 150)), corner)
    canvas.blit(kit.pictures.svg("marker_target", (side, side)), corner)


def _rising(canvas: Canvas, one: FloatingMark, near: Rect, share: float, risen: list[Rect]) -> Rect:
    """Draw letters on a plate that rise from a thing, fast at first, above those that rose before."""
    kit = canvas.kit
    style = "num_l" if len(one.words) > 4 else "num_xl"
    high = kit.type.leading(style)
    sign = kit.px(24) if one.colours is not None else 0
    wide = min(kit.type.width(one.words, style) + sign + 2 * kit.px(12), kit.metrics.width - 8)
    rise = round(kit.px(RISE) * sin(min(share, 0.5) * 3.14159))
    box = Rect(0, 0, wide, high)
    box.midbottom = (near.centerx, near.centery - rise + high // 2)
    whole = kit.metrics.rect.inflate(-2 * kit.px(EDGE), -2 * kit.px(EDGE))
    box.clamp_ip(whole)
    for other in sorted(risen, key=lambda rect: -rect.y):
        if box.colliderect(other):
            box.bottom = other.y - kit.px(4)
    box.clamp_ip(whole)
    ground, rim, ink = TONES[one.tone]
    if one.colours is not None:
        ground, ink = one.colours.main, one.colours.text
    canvas.rounded(box, 40, ground, rim, 2, shadow="s2")
    words = box
    if one.colours is not None:
        emblem(canvas, Rect(box.x + kit.px(8), box.y, sign, box.h), one.colours)
        words = Rect(box.x + kit.px(8) + sign, box.y, box.w - kit.px(16) - sign, box.h)
    canvas.text(one.words, style, ink, words, align="center")
    return box


def _ribbon(canvas: Canvas, board: Rect, staging: Staging, near: Rect | None, share: float) -> None:
    """Draw a ribbon across the board: it opens from the middle and stays, off the things it is about."""
    kit, colours = canvas.kit, staging.colours
    open_ = min(1.0, share * 5.0)
    high = kit.px(RIBBON_HIGH)
    band = Rect(0, 0, max(8, round(board.w * open_)), high)
    band.center = (board.centerx, board.bottom - high) if staging.marks or staging.at else board.center
    if near is not None and near.inflate(0, high).colliderect(band):
        band.centery = board.y + high
    ground = colours.main if colours is not None else DESK_900
    ink = colours.text if colours is not None else CHALK
    canvas.fill(band, ground)
    for y in (band.y, band.bottom - kit.px(3)):
        canvas.fill(Rect(band.x, y, band.w, kit.px(3)), BRASS)
    if open_ >= 1.0:
        if colours is not None:
            emblem(canvas, Rect(band.x + kit.px(16), band.y, high, high), colours, 34)
        inner = Rect(band.x + high + kit.px(16), band.y, band.w - 2 * (high + kit.px(16)), high)
        canvas.text(staging.ribbon, "d2", ink, inner, align="center")


def _middle(board: Rect, size: tuple[int, int]) -> Rect:
    box = Rect(0, 0, *size)
    box.center = board.center
    return box
