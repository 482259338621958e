"""Lists of cards that a click unfolds over the board: a reserve, the own discarded and removed cards."""

from collections import Counter

from pygame import Rect

from game.presenters.desert_patrol import cards
from game.presenters.desert_patrol.regions import regions
from game.presenters.offers import Handle
from game.presenters.presenter import Sight
from game.rules.core.ids import HIDDEN
from game.rules.core.piles import Pile
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import enemy
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2
from game.view.widgets.panels import MARGIN, panel

LISTS = ("enemy_reserve", "discard", "removed")
"""What can be unfolded; each is the last part of a handle `unfold/…`."""


def unfold(name: str) -> Handle:
    return f"unfold/{name}"


def listed(name: str, card: str) -> Handle:
    """A card in an unfolded list."""
    return f"list/{name}/{card}"


def link(canvas: Canvas, box: Rect, words: str, name: str, group: str, short: str | None = None) -> None:
    """A line that unfolds a list."""
    kit = canvas.kit
    mark = min(kit.px(20), box.h)
    wide = min(box.w - mark, kit.type.width(words, "small") + 2)
    placed = canvas.text(words, "small", CHALK_2, Rect(box.x, box.y, wide, box.h), short=short)
    canvas.icon("chevron_right", Rect(placed.right, box.y, mark, box.h), CHALK_2, 18)
    tip = kit.say("dp-table-tip_unfold")
    canvas.hot(unfold(name), Rect(box.x, box.y, wide + mark, box.h), group, tip=tip, radius=4)


def compose_lists(canvas: Canvas, sight: Sight) -> None:
    """Every list the person has unfolded and whose cards he may know; together they share the board."""
    piles = {name: pile_of(sight, name) for name in LISTS if name in sight.unfolded}
    shown = [name for name, pile in piles.items() if pile and HIDDEN not in pile]
    for name in shown:
        _compose_list(canvas, _room(canvas, name, shown), sight, name)


def _room(canvas: Canvas, name: str, shown: list[str]) -> Rect:
    """The opponent's list above the own ones, the discarded cards left of the removed."""
    kit = canvas.kit
    room = regions(kit.metrics)["board"].inflate(-2 * kit.px(12), -2 * kit.px(12))
    own = [other for other in shown if other != "enemy_reserve"]
    gap = kit.px(8)
    if own and "enemy_reserve" in shown:
        half = (room.h - gap) // 2
        room = Rect(room.x, room.y if name == "enemy_reserve" else room.bottom - half, room.w, half)
    if name in own and len(own) > 1:
        half = (room.w - gap) // 2
        room = Rect(room.x if name == own[0] else room.right - half, room.y, half, room.h)
    return room


def pile_of(sight: Sight, name: str) -> Pile:
    world: World = sight.view.world
    side = world.side_of(sight.seat)
    if name == "enemy_reserve":
        return world.forces(enemy(side)).reserve
    return world.forces(side).discard if name == "discard" else world.forces(side).removed


def _compose_list(canvas: Canvas, room: Rect, sight: Sight, name: str) -> None:
    """A panel as large as its cards need, at the edge of the room nearest to the pile."""
    kit = canvas.kit
    found = sorted(Counter(pile_of(sight, name)).items())
    gap, margin = kit.px(10), kit.px(MARGIN)
    head = max(kit.type.leading("label") + kit.px(6), kit.px(24))
    columns, (wide, high) = _grid(room.inflate(-2 * margin, -2 * margin - head), len(found), gap, kit)
    rows = -(-len(found) // columns)
    title = kit.say(f"dp-table-zone_{name}")
    least = min(kit.type.width(title.upper(), "label") * 5 // 4 + kit.px(48), room.w - 2 * margin)
    rect = Rect(room.x, room.y, max(columns * (wide + gap) - gap, least) + 2 * margin, 0)
    rect.h = rows * (high + gap) - gap + head + 2 * margin
    if name != "enemy_reserve":
        rect.bottom = room.bottom
    inner = panel(canvas, rect, label=title)
    canvas.zone(f"list_{name}", rect, "list")
    canvas.hot(unfold(name), rect, "lists", tip=kit.say("dp-table-tip_fold"), radius=10)
    close = Rect(rect.right - kit.px(36), rect.y + kit.px(4), kit.px(32), kit.px(32))
    canvas.icon("close", close, CHALK, 20)
    for number, (card, count) in enumerate(found):
        left = inner.x + number % columns * (wide + gap)
        place = Rect(left, rect.y + margin + head + number // columns * (high + gap), wide, high)
        cards.small_face(canvas, place, sight.view.world.setting, card)
        words = kit.say("dp-table-times", count=count)
        cards.badge(canvas, (place.right - kit.px(10), place.y + kit.px(6)), words)
        canvas.hot(listed(name, card), place, "lists", radius=6, is_piece=True)


def _grid(room: Rect, count: int, gap: int, kit: Kit) -> tuple[int, tuple[int, int]]:
    """How many columns make the cards largest, and how large they are then."""
    most = (kit.px(110), kit.px(154))
    best, size = 1, (0, 0)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        cell = Rect(0, 0, (room.w + gap) // columns - gap, (room.h + gap) // rows - gap)
        found = cards.fitting(cell, most)
        if found[1] > size[1] and cell.w > 0 and cell.h > 0:
            best, size = columns, found
    return best, size
