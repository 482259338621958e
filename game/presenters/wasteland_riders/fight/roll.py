"""The present attack, step by step: its dice, the roll, the damage, what is stopped, what it costs."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.chances import percent
from game.presenters.shared.controls.rule_links import cite, short_rule
from game.presenters.wasteland_riders.fight.words import fighter_name
from game.presenters.wasteland_riders.sums import sum_words
from game.rules.core.odds import total
from game.rules.wasteland_riders.fight.sums import attack_terms
from game.rules.wasteland_riders.forecast import odds_at_hand
from game.rules.wasteland_riders.gear.weapons import fighting, weapon_of
from game.rules.wasteland_riders.insights.attack_totals import AttackTotals, attack_totals
from game.rules.wasteland_riders.world.fight import Side
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.shapes import blank
from game.view.text import SMALLEST_PX
from game.view.theme import CHALK, CHALK_2, GO_L, INK, NO_L, PAPER_0, PAPER_2, PAPER_4, Colour, SeatColours
from game.view.widgets.panels import below

BONE = SeatColours(PAPER_2, PAPER_4, PAPER_0, "circle")
"""The colours of dice."""
DULL = (150, 150, 150, 255)


class RollLine(NamedTuple):
    """A step of the sum, with its rule."""

    label: str
    words: str
    rule: str
    colour: Colour = CHALK


def compose_roll(canvas: Canvas, ctx: ViewContext, box: Rect) -> None:
    """Who attacks with what, the pool, the rolled dice, then damage and loss."""
    kit, world = canvas.kit, ctx.view.world
    attack = fighting(world).attack
    assert attack is not None
    outcome = attack_totals(world)
    lines = [
        _pool_line(kit, world, attack.by),
        *(_outcome_lines(kit, outcome) if outcome else _waiting(kit, world)),
    ]
    head = min(kit.type.leading("ui_bold"), box.h // 6)
    canvas.text(_head(kit, world, attack.by), "ui_bold", CHALK, Rect(box.x, box.y, box.w, head))
    rest = below(box, head + kit.px(2))
    if outcome is not None:
        high = min(kit.px(40), rest.h // 4)
        dice_row(canvas, Rect(rest.x, rest.y, rest.w, high), outcome.dice, outcome.difficulty)
        rest = below(rest, high + kit.px(2))
    sum_lines(canvas, rest, lines)


def _head(kit: Kit, world: World, side: Side) -> str:
    fighter = fighting(world).side(side)
    weapon = weapon_of(world, side)
    symbol = kit.say(f"wr-symbol-{fighter.symbol}")
    name = fighter_name(kit, world, fighter)
    if weapon is None:
        return kit.say("wr-fight-attacks", name=name, symbol=symbol)
    return kit.say(
        "wr-fight-attacks_with", name=name, weapon=kit.say(f"wr-gear-{weapon.card}"), symbol=symbol
    )


# The lines


def _pool_line(kit: Kit, world: World, side: Side) -> RollLine:
    words = sum_words(kit, attack_terms(world, side))
    return RollLine(kit.say("wr-fight-step-dice"), words, "WR-ATK-10")


def _waiting(kit: Kit, world: World) -> list[RollLine]:
    """The lines before the roll: what is needed, and the chance to hit."""
    attack = fighting(world).attack
    assert attack is not None
    odds = odds_at_hand(world, attack.by)
    chance = percent(kit, odds, exact=True)
    needed = kit.say("wr-fight-needs", difficulty=odds.total)
    return [
        RollLine(kit.say("wr-fight-step-needs"), needed, "WR-RANGE-05"),
        RollLine(kit.say("wr-fight-step-chance"), chance, "WR-ATK-12"),
    ]


def _outcome_lines(kit: Kit, outcome: AttackTotals) -> list[RollLine]:
    """The result of the roll; after a hit the damage, what is stopped, what is lost."""
    rolled = kit.say(
        "wr-fight-rolled", successes=outcome.successes, difficulty=outcome.difficulty, tens=outcome.tens
    )
    lines = [RollLine(kit.say("wr-fight-step-rolled"), rolled, "WR-TEST-07")]
    if not outcome.is_hit:
        return [
            *lines,
            RollLine(kit.say("wr-fight-step-lost"), kit.say("wr-fight-missed"), "WR-ATK-12", NO_L),
        ]
    damage, stopped = total(outcome.damage), total(outcome.stopped)
    lines.append(RollLine(kit.say("wr-fight-step-damage"), sum_words(kit, outcome.damage), "WR-ATK-13"))
    lines.append(RollLine(kit.say("wr-fight-step-stopped"), sum_words(kit, outcome.stopped), "WR-ATK-16"))
    lost = damage - stopped
    words = kit.say("wr-fight-lost", damage=damage, stopped=stopped, lost=lost)
    return [*lines, RollLine(kit.say("wr-fight-step-lost"), words, "WR-ATK-17", GO_L if lost else CHALK)]


class Columns(NamedTuple):
    """The layout of a sum: size of the type, widths of labels and rules, number of lines of each step."""

    px: int
    label: int
    rule: int
    counts: tuple[int, ...]


def sum_lines(canvas: Canvas, box: Rect, lines: Sequence[RollLine]) -> None:
    """Lines with their labels at the left and their rules at the right, in type of one size."""
    kit = canvas.kit
    style = "body" if box.h >= 2 * len(lines) * kit.type.leading("body") else "small"
    columns = _columns(kit, lines, style, box.size)
    leading, gap = kit.type.leading(style, columns.px), kit.px(6)
    spare = max(0, min(leading, (box.h - sum(columns.counts) * leading) // len(lines)))
    y = box.y
    for line, count in zip(lines, columns.counts, strict=True):
        cite(canvas, Rect(box.right - columns.rule, y, columns.rule, leading), line.rule, "decision")
        canvas.text(line.label, f"{style}_bold", CHALK_2, Rect(box.x, y, columns.label, leading))
        room = box.w - columns.label - columns.rule - 2 * gap
        words = Rect(box.x + columns.label + gap, y, room, count * leading)
        canvas.words(line.words, style, line.colour, words, fit=True)
        y += count * leading + spare


def _columns(kit: Kit, lines: Sequence[RollLine], style: str, size: tuple[int, int]) -> Columns:
    """The layout with the largest type in which all lines fit into a box of this size."""
    setter, most = kit.type, size[0] // 4
    found = Columns(SMALLEST_PX, most, most, (1,) * len(lines))
    for px in range(setter.size(style), SMALLEST_PX - 1, -1):
        label = min(most, max(setter.width(line.label, f"{style}_bold", px) for line in lines) + 2)
        small = min(px, setter.size("min"))
        rule = min(most, max(setter.width(short_rule(line.rule), "min", small) for line in lines) + 2)
        room = size[0] - label - rule - 2 * kit.px(6)
        counts = tuple(len(setter.wrapped(line.words, style, room, px)) for line in lines)
        found = Columns(px, label, rule, counts)
        if sum(counts) * setter.leading(style, px) <= size[1]:
            break
    return found


# Dice


def dice_row(canvas: Canvas, row: Rect, dice: Sequence[int], difficulty: int) -> None:
    """Dice side by side; those that are no success are darker."""
    kit = canvas.kit
    side = max(8, min(row.h, (row.w - kit.px(4) * max(0, len(dice) - 1)) // max(len(dice), 1)))
    for number, die in enumerate(dice):
        box = Rect(row.x + number * (side + kit.px(4)), row.y + (row.h - side) // 2, side, side)
        is_good = die >= difficulty
        canvas.blit(_die(canvas.kit, side, is_good), box.topleft)
        inside = box.inflate(-box.w // 3, -box.h // 3)
        canvas.text(str(die), "num_m", INK, inside, align="center")


def _die(kit: Kit, side: int, is_good: bool) -> pygame.Surface:
    picture = kit.pictures.svg("die_d10", (side, side), BONE)
    if is_good:
        return picture
    return kit.cache.get(("wr_dull_die", side), lambda: _dulled(picture))


def _dulled(picture: pygame.Surface) -> pygame.Surface:
    dull = picture.copy()
    shade = blank(picture.get_size())
    shade.fill(DULL)
    dull.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return dull
