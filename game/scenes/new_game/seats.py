"""The right column of the new-game screen: who plays which side, and how the table is set up."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from pygame import Rect

from game.bots import BOTS
from game.config.settings import Settings
from game.input.editing import EditedLine
from game.presenters.contract.briefing import SideBrief
from game.view.canvas import Act, Canvas
from game.view.handles import HandleKind
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2, CREAM, PAPER_0, PAPER_2
from game.view.widgets.buttons import button, button_width, icon_button, segments, toggle
from game.view.widgets.fields import text_field
from game.view.widgets.panels import emblem

NAME = HandleKind("name", int)
SEAT_KIND = HandleKind("kind", int)
SEAT = HandleKind("seat", int)
"""The group of everything that belongs to a seat."""
SEATS = HandleKind("seats", str)
SWITCH = HandleKind("switch", str)
SEED, FOLD, FILL = "seed", "more", "fill"

SWITCHES = ("curtain", "show_odds", "coach", "palette", "reduced_motion")
MOTIONS = ("none", "fast", "normal", "slow")
UNDOS = ("strict", "friendly")


MOST_LARGE = 4
"""With more players than this, each card has one row."""


class Block(NamedTuple):
    """A row of the column: its height and its drawing."""

    high: int
    draw: Callable[[Canvas, Rect], None]


def stack_height(kit: Kit, blocks: Sequence[Block]) -> int:
    return sum(block.high for block in blocks) + kit.px(8) * max(0, len(blocks) - 1) + kit.px(6)


def draw_stack(canvas: Canvas, box: Rect, blocks: Sequence[Block]) -> None:
    y = box.y + canvas.kit.px(2)
    for block in blocks:
        block.draw(canvas, Rect(box.x, y, box.w, block.high))
        y += block.high + canvas.kit.px(8)


def heading(kit: Kit, words: str) -> Block:
    high = kit.type.leading("h1")
    return Block(high, lambda canvas, box: _line(canvas, box, words))


def _line(canvas: Canvas, box: Rect, words: str) -> None:
    canvas.text(words, "h1", CHALK, box)


def field_height(kit: Kit) -> int:
    return max(kit.px(44), kit.type.leading("body") + kit.px(12))


# Seats


class SeatCard(NamedTuple):
    """A seat as it is set up now."""

    seat: int
    side: SideBrief
    bot: str | None
    bot_name: str
    line: EditedLine
    is_focused: bool
    next_bot: Act
    is_small: bool = False


def seat_block(kit: Kit, card: SeatCard, wide: int) -> Block:
    if card.is_small:
        high = field_height(kit) + 2 * kit.px(6)
        return Block(high, lambda canvas, box: _compose_small_seat(canvas, box, card))
    text = _seat_text(kit, Rect(0, 0, wide, 0))
    notes = len(kit.type.wrapped(_note(card), "small", text.w)) * kit.type.leading("small")
    high = kit.type.leading("ui_bold") + field_height(kit) + notes + 2 * kit.px(8) + 2 * kit.px(6)
    return Block(max(kit.px(124), high), lambda canvas, box: _compose_seat(canvas, box, card))


def _note(card: SeatCard) -> str:
    return card.side.note or card.side.words


def _seat_text(kit: Kit, box: Rect) -> Rect:
    left = kit.px(116) + kit.px(16)
    return Rect(box.x + left, box.y + kit.px(8), box.w - left - kit.px(14), box.h - 2 * kit.px(8))


def _compose_seat(canvas: Canvas, box: Rect, card: SeatCard) -> None:
    kit, colours = canvas.kit, card.side.colours
    canvas.rounded(box, 8, colours.dark, colours.light, 1.5)
    _portrait(canvas, Rect(box.x + kit.px(6), box.y, kit.px(116), box.h), card)
    text = _seat_text(kit, box)
    head = Rect(text.x, text.y, text.w, kit.type.leading("ui_bold"))
    emblem(canvas, Rect(head.x, head.y, kit.px(20), head.h), colours, 18)
    canvas.text(
        card.side.name, "ui_bold", PAPER_0, Rect(head.x + kit.px(26), head.y, head.w - kit.px(26), head.h)
    )
    row = Rect(text.x, head.bottom + kit.px(6), text.w, field_height(kit))
    _compose_player(canvas, row, card)
    foot = row.bottom + kit.px(6)
    canvas.words(_note(card), "small", PAPER_2, Rect(text.x, foot, text.w, text.bottom - foot), fit=True)


def _compose_small_seat(canvas: Canvas, box: Rect, card: SeatCard) -> None:
    """Draw the number of the seat, who sits there, and whether it is a person."""
    kit, colours = canvas.kit, card.side.colours
    canvas.rounded(box, 8, colours.dark, colours.light, 1.5)
    number = Rect(box.x + kit.px(6), box.y, kit.px(46), box.h)
    size = min(number.w, box.h - 2 * kit.px(6))
    canvas.blit_in(kit.shapes.disc(size, colours.main, colours.light, kit.px(2)), number)
    words = kit.say("new_game-number", number=card.seat + 1)
    canvas.text(words, "ui_bold", PAPER_0, number, align="center")
    left = number.right + kit.px(8)
    row = Rect(left, box.y + kit.px(6), box.right - kit.px(8) - left, field_height(kit))
    _compose_player(canvas, row, card)


def _compose_player(canvas: Canvas, row: Rect, card: SeatCard) -> None:
    """Draw the name, and the button that changes between a person and bots."""
    kit = canvas.kit
    wide = _kind_width(canvas, row.w)
    name = Rect(row.x, row.y, row.w - wide - kit.px(10), row.h)
    _name(canvas, name, card)
    kind = Rect(name.right + kit.px(10), row.y, wide, row.h)
    message = "new_game-human" if card.bot is None else f"bot-{card.bot}"
    button(
        canvas,
        kind,
        kit.say(message),
        handle=SEAT_KIND(card.seat),
        act=card.next_bot,
        group=SEAT(card.seat),
        icon="account" if card.bot is None else "robot",
        tip=kit.say(f"{message}.tip"),
    )


def _portrait(canvas: Canvas, box: Rect, card: SeatCard) -> None:
    kit, colours = canvas.kit, card.side.colours
    size = min(box.w - kit.px(6), box.h - 2 * kit.px(8))
    canvas.blit_in(kit.shapes.disc(size, colours.main, colours.light, kit.px(2)), box)
    if card.side.portrait:
        face = kit.pictures.disc(card.side.portrait, size - 2 * kit.px(9), CREAM, colours)
        canvas.blit_in(face, box)


def _kind_width(canvas: Canvas, room: int) -> int:
    """As wide as the longest word, so that the button keeps its size when pressed."""
    kit = canvas.kit
    words = [kit.say("new_game-human"), *(kit.say(f"bot-{bot}") for bot in BOTS)]
    return min(max(button_width(canvas, word, icon="account") for word in words), room * 48 // 100)


def _name(canvas: Canvas, box: Rect, card: SeatCard) -> None:
    kit = canvas.kit
    if card.bot is not None:
        canvas.text(card.bot_name, "h3", PAPER_0, box)
        return
    text_field(
        canvas,
        box,
        card.line,
        handle=NAME(card.seat),
        group=SEAT(card.seat),
        focused=card.is_focused,
        hint=kit.say("seat-name", number=card.seat + 1),
    )


def swap_block(kit: Kit, message: str, act: Act) -> Block:
    return _button_block(kit, message, "swap", "swap_vertical", act)


def fill_block(kit: Kit, act: Act) -> Block:
    """The button that puts bots on all free seats."""
    return _button_block(kit, "new_game-fill", FILL, "robot", act)


def fold_block(kit: Kit, act: Act, *, is_open: bool) -> Block:
    """The button that shows and hides rarely used settings."""
    icon = "chevron_up" if is_open else "chevron_down"
    return _button_block(kit, "new_game-more", FOLD, icon, act)


def _button_block(kit: Kit, message: str, handle: str, icon: str, act: Act) -> Block:
    """A button in the middle, with its words in `message` and its effect in its tip."""
    high = max(kit.px(34), kit.type.leading("ui") + kit.px(10))

    def draw(canvas: Canvas, box: Rect) -> None:
        word = kit.say(message)
        wide = min(box.w, button_width(canvas, word, icon=icon))
        place = Rect(box.centerx - wide // 2, box.y, wide, box.h)
        tip = kit.say(f"{message}.tip")
        button(canvas, place, word, handle=handle, act=act, group=handle, icon=icon, tip=tip)

    return Block(high, draw)


def seed_block(kit: Kit, seed: EditedLine, wide: int, *, is_typing: bool) -> Block:
    """The field for the seed of all chance, with an explanation."""
    words, label = kit.say("new_game-seed.tip"), kit.type.leading("body_bold")
    notes = len(kit.type.wrapped(words, "small", wide)) * kit.type.leading("small")
    field = field_height(kit)

    def draw(canvas: Canvas, box: Rect) -> None:
        canvas.text(kit.say("new_game-seed"), "body_bold", CHALK, Rect(box.x, box.y, box.w, label))
        canvas.words(words, "small", CHALK_2, Rect(box.x, box.y + label, box.w, notes))
        text_field(
            canvas,
            Rect(box.x, box.bottom - field, box.w, field),
            seed,
            handle=SEED,
            group=SEED,
            focused=is_typing,
            hint=kit.say("new_game-seed.empty"),
            icon="dice_multiple",
        )

    return Block(label + notes + kit.px(4) + field, draw)


def stepper_block(kit: Kit, seats: int, counts: Sequence[int], step: Callable[[int], Act]) -> Block:
    """The number of players, if the scenario leaves it open."""
    high = field_height(kit)

    def draw(canvas: Canvas, box: Rect) -> None:
        side = box.h
        right = Rect(box.right - side, box.y, side, side)
        number = Rect(right.x - side, box.y, side, side)
        left = Rect(number.x - side, box.y, side, side)
        canvas.text(kit.say("new_game-seats"), "body_bold", CHALK, Rect(box.x, box.y, left.x - box.x, box.h))
        canvas.text(kit.say("new_game-seats_count", count=seats), "num_m", CHALK, number, align="center")
        for place, icon, by, can in (
            (left, "minus", -1, seats > min(counts)),
            (right, "plus", 1, seats < max(counts)),
        ):
            tip = kit.say("new_game-seats.fewer" if by < 0 else "new_game-seats.more")
            icon_button(
                canvas,
                place,
                icon,
                handle=SEATS(icon),
                act=step(by),
                tip=tip,
                group="seats",
                enabled=can,
                framed=True,
            )

    return Block(high, draw)


# The setup of the table


def is_on(settings: Settings, name: str) -> bool:
    return settings.palette == "safe" if name == "palette" else bool(getattr(settings, name))


def switch_block(kit: Kit, name: str, on: bool, act: Act, wide: int) -> Block:
    """A switch with its name and its effect in plain words."""
    room = wide - kit.px(54) - kit.px(16)
    names = len(kit.type.wrapped(kit.say(f"new_game-{name}"), "body_bold", room))
    lines = len(kit.type.wrapped(kit.say(f"new_game-{name}.why"), "small", room))
    high = names * kit.type.leading("body_bold") + lines * kit.type.leading("small")

    def draw(canvas: Canvas, box: Rect) -> None:
        text = Rect(box.x, box.y, room, box.h)
        used = canvas.words(kit.say(f"new_game-{name}"), "body_bold", CHALK, text)
        why = Rect(text.x, text.y + used, text.w, text.h - used)
        canvas.words(kit.say(f"new_game-{name}.why"), "small", CHALK_2, why)
        knob = Rect(box.right - kit.px(54), box.centery - kit.px(15), kit.px(54), kit.px(30))
        toggle(canvas, knob, on, handle=SWITCH(name), act=act, group="table")

    return Block(high, draw)


def segments_block(
    kit: Kit,
    label: str,
    handle: str,
    choices: Sequence[tuple[str, str]],
    chosen: str,
    pick: Callable[[str], Act],
    wide: int,
    style: str = "body_bold",
) -> Block:
    """A choice among a few values: beside its name, or under it if the words are too long."""
    needed = len(choices) * max(kit.type.width(word, "ui") + kit.px(22) for _, word in choices)
    name = kit.type.width(label, style) + kit.px(16)
    row = max(kit.px(34), kit.type.leading("ui") + kit.px(10))
    is_beside = name + needed <= wide
    leading = kit.type.leading(style)
    high = max(row, leading) if is_beside else row + leading + kit.px(4)

    def draw(canvas: Canvas, box: Rect) -> None:
        head = Rect(box.x, box.y, name if is_beside else box.w, row if is_beside else leading)
        canvas.text(label, style, CHALK, head)
        size = max(needed, min(box.w - name, kit.px(290))) if is_beside else box.w
        place = Rect(box.right - size, box.bottom - row, size, row)
        segments(canvas, place, choices, chosen, handle=handle, pick=pick, group=handle)

    return Block(high, draw)


def note_block(kit: Kit, words: str, wide: int) -> Block:
    high = len(kit.type.wrapped(words, "small", wide)) * kit.type.leading("small")

    def draw(canvas: Canvas, box: Rect) -> None:
        canvas.words(words, "small", CHALK_2, box)

    return Block(high, draw)


Change = Callable[[Mapping[str, object]], Act]


def table_blocks(kit: Kit, settings: Settings, change: Change, wide: int) -> list[Block]:
    """Every setting of the table that is also kept for the next game."""
    blocks = [heading(kit, kit.say("new_game-table"))]
    for name in SWITCHES:
        on = is_on(settings, name)
        value: object = ("standard" if on else "safe") if name == "palette" else not on
        blocks.append(switch_block(kit, name, on, change({name: value}), wide))
    for name, values in (("motion", MOTIONS), ("undo", UNDOS)):
        words = [(value, kit.say(f"new_game-{name}-{value}")) for value in values]
        blocks.append(
            segments_block(
                kit,
                kit.say(f"new_game-{name}"),
                name,
                words,
                getattr(settings, name),
                _setting_of(name, change),
                wide,
            )
        )
    blocks.append(note_block(kit, kit.say("new_game-undo_why", undo=settings.undo), wide))
    return blocks


def _setting_of(name: str, change: Change) -> Callable[[str], Act]:
    return lambda value: change({name: value})
