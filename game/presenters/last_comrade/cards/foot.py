"""The foot of a card: its kind on the left, its numbers on the right."""

from pygame import Rect

from game.presenters.last_comrade.cards.parts import durability
from game.presenters.last_comrade.cards.pictures import sort_of
from game.presenters.last_comrade.colours import BLACK, EQUIPMENT, EVENT, MANOEUVRE
from game.rules.core.ids import CardId
from game.rules.last_comrade.content import Attack, Manoeuvre
from game.rules.last_comrade.setting import Setting
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import Colour

LEAST_WORD = 11
"""A foot shows no word if its type would be smaller than this many device pixels."""
STATUS_ICONS = {"dodge": "run_fast", "prone": "arrow_down_bold", "fubar": "anchor"}
TYPE_ICONS = {"linear": "ray_start_arrow", "splash": "asterisk", "special": "star"}


def foot(canvas: Canvas, box: Rect, setting: Setting, card: CardId) -> None:
    """The last row of a card, in `box`."""
    kit, sort = canvas.kit, sort_of(setting, card)
    if sort == "attack":
        _attack(canvas, box, setting.attacks[card])
        return
    colour = {"manoeuvre": MANOEUVRE, "event": EVENT, "equipment": EQUIPMENT}[sort]
    if sort == "manoeuvre":
        left = _marks(canvas, box, _manoeuvre_marks(setting.manoeuvres[card]), colour)
    elif sort == "event":
        left = _marks(canvas, box, ("flag",), colour)
    else:
        most = setting.equipment[card].durability
        left = box.right - min(box.w // 2, most * min(box.h, kit.px(20)))
        durability(canvas, Rect(left, box.y, box.right - left, box.h), most, most, colour)
    words, name = Rect(box.x, box.y, max(0, left - box.x - kit.px(3)), box.h), kit.say(f"lc-sort-{sort}")
    # The frame shows the kind as well: a covered card may have no room for the word.
    if kit.type.width(name, "small_bold", LEAST_WORD) <= words.w:
        canvas.text(name, "small_bold", colour, words)


def _manoeuvre_marks(card: Manoeuvre) -> tuple[str, ...]:
    """Icons and numbers in the order in which the card carries them out."""
    marks: list[str] = []
    if card.steps:
        marks += ["shoe_print", steps_words(card)]
    if card.status is not None:
        marks.append(STATUS_ICONS[card.status])
    if card.exchange != "none":
        marks.append("account_group" if card.exchange == "others" else "swap_horizontal")
    return tuple(marks)


def steps_words(card: Manoeuvre) -> str:
    """The number of steps: `2`, or `1–2` if the owner chooses."""
    return "–".join(str(steps) for steps in card.steps)


def _marks(canvas: Canvas, box: Rect, marks: tuple[str, ...], colour: Colour) -> int:
    """Draw the marks from the right edge of the foot to the left; return where they begin."""
    kit, right = canvas.kit, box.right
    for mark in reversed(marks):
        if mark[0].isdigit():
            wide = kit.type.width(mark, "small_bold", kit.type.size_within("small_bold", box.h)) + kit.px(3)
            canvas.text(mark, "small_bold", colour, Rect(right - wide, box.y, wide, box.h), align="right")
        else:
            wide = min(box.h, kit.px(22))
            canvas.icon(mark, Rect(right - wide, box.y, wide, box.h), colour, wide * 0.84 / kit.metrics.unit)
        right -= wide
    return right


# Attacks


def _attack(canvas: Canvas, box: Rect, card: Attack) -> None:
    """The aim on the left, kind and damage on the right."""
    kit, side = canvas.kit, min(box.h, canvas.kit.px(22))
    size = side * 0.84 / kit.metrics.unit
    damage = damage_words(kit, card)
    wide = min(kit.type.width(damage, "small_bold") + 2, box.w * 4 // 10) if damage else 0
    mark = Rect(box.right - wide - side, box.y, side, box.h)
    canvas.icon(TYPE_ICONS[card.type], mark, BLACK, size)
    if damage:
        room = Rect(mark.right, box.y, wide, box.h)
        canvas.text(damage, "small_bold", BLACK, room, align="right")
    if card.aim != "none":
        canvas.icon("bullseye", Rect(box.x, box.y, side, box.h), BLACK, size)
        room = Rect(box.x + side + kit.px(2), box.y, mark.x - box.x - side - kit.px(4), box.h)
        canvas.text(aim_words(kit, card), "small_bold", BLACK, room)


def damage_words(kit: Kit, card: Attack) -> str:
    """`3`, or `3 / 2` where neighbours are hit too; empty for a card that does no damage."""
    if card.indirect:
        return kit.say("lc-table-damage_both", main=card.main, indirect=card.indirect)
    return str(card.main) if card.main else ""


def aim_words(kit: Kit, card: Attack) -> str:
    """Where the Target cards are put, in one word."""
    places = kit.say("lc-table-places_joint").join(str(place) for place in card.places)
    return kit.say(f"lc-table-aim_{card.aim}", places=places)
