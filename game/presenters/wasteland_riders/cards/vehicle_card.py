"""Vehicle cards in every size: lying beside a sheet, as tiles, and large with all their words."""

from pygame import Rect

from game.presenters.shared.cards.card_parts import LARGE, body, radius_of
from game.presenters.shared.enlarging import large_size, place_beside
from game.presenters.wasteland_riders.cards.gear_parts import draw_mark, name_of, short_name, text_of
from game.presenters.wasteland_riders.cards.gear_print import (
    Printed,
    Stat,
    draw_print,
    has_sentences,
    large_print_size,
)
from game.presenters.wasteland_riders.colours import GEAR
from game.presenters.wasteland_riders.pictures_of import vehicle
from game.rules.wasteland_riders.content.tables import VehicleSide
from game.rules.wasteland_riders.gear.carried import side_up
from game.rules.wasteland_riders.market.market import side_value
from game.rules.wasteland_riders.world.state import Car, World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.text import SMALLEST_PX
from game.view.theme import GO_D, INK, INK_2, NO_D, PAPER_0, PAPER_1

DAMAGE = "marker_vehicle_damage"
LEAST_WORDS = 56
"""A card lower than this in the design shows no words."""


def worth(world: World, car: Car) -> int:
    return side_value(world, side_up(world.setting, car).colour)


def draw_car(canvas: Canvas, rect: Rect, world: World, car: Car) -> None:
    """A vehicle as large as the box: lying with its numbers beside it, as a tile, or with all its words."""
    if rect.h < canvas.kit.px(LEAST_WORDS):
        _small(canvas, rect, world, car)
    elif rect.w > rect.h * 1.4:
        _lying(canvas, rect, world, car)
    elif has_sentences(canvas.kit, rect):
        draw_print(canvas, rect, _print_of(canvas.kit, world, car))
    else:
        _tile(canvas, rect, world, car)
    if car.marked:
        draw_mark(canvas, rect, radius_of(min(rect.w, rect.h)))


def _picture(canvas: Canvas, box: Rect, car: Car) -> None:
    """The vehicle from the side; a damaged one shows its token."""
    kit = canvas.kit
    canvas.blit_in(kit.pictures.svg(vehicle(kit, car.card), box.size), box)
    if car.damaged:
        side = max(10, min(box.w, box.h) * 2 // 5)
        token = kit.pictures.svg(DAMAGE, (side, side))
        canvas.blit(token, (box.right - side, box.bottom - side))


def _small(canvas: Canvas, rect: Rect, world: World, car: Car) -> None:
    """Only the picture, in a frame of its colour; beside it name and numbers if they can be read."""
    kit = canvas.kit
    canvas.rounded(rect, 6, PAPER_1, GEAR[side_up(world.setting, car).colour], 2)
    rim = max(2, kit.px(3))
    inner = rect.inflate(-2 * rim, -2 * rim)
    wide = min(inner.w, inner.h * 3 // 2)
    has_words = inner.w > 2 * wide and inner.h >= 2 * kit.type.leading("min", SMALLEST_PX)
    picture = Rect(inner.x if has_words else inner.centerx - wide // 2, inner.y, wide, inner.h)
    _picture(canvas, picture, car)
    if has_words:
        left = picture.right + kit.px(3)
        half = inner.h // 2
        name, short = name_of(kit, world, car.card), short_name(kit, world, car.card)
        canvas.text(name, "min", INK, Rect(left, inner.y, inner.right - left, half), short=short)
        _figures(
            canvas,
            Rect(left, inner.y + half, inner.right - left, inner.h - half),
            side_up(world.setting, car),
        )


def _lying(canvas: Canvas, rect: Rect, world: World, car: Car) -> None:
    kit, side = canvas.kit, side_up(world.setting, car)
    canvas.rounded(rect, 8, PAPER_1, GEAR[side.colour], 3, shadow="s1")
    pad = kit.px(7)
    inner = rect.inflate(-2 * pad, -2 * pad)
    picture = Rect(inner.x, inner.y, min(inner.w * 42 // 100, inner.h * 3 // 2), inner.h)
    _picture(canvas, picture, car)
    _worth(canvas, rect, world, car)
    left = picture.right + pad
    words = Rect(left, inner.y, inner.right - left, inner.h)
    rows = 4 if words.h >= 4 * kit.px(17) else 3
    lines = [
        Rect(words.x, words.y + words.h * number // rows, words.w, words.h // rows) for number in range(rows)
    ]
    name, short = name_of(kit, world, car.card), short_name(kit, world, car.card)
    canvas.text(name, "card_name", INK, lines[0], short=short)
    if rows == 4:
        _fact(canvas, lines[1], "speedometer", kit.say("wr-sheet-speed", n=side.speed))
        _fact(canvas, lines[2], "package_variant_closed", kit.say("wr-sheet-capacity", n=side.capacity))
    else:
        _figures(canvas, lines[1], side)
    _state(canvas, lines[-1], car)


def _fact(canvas: Canvas, box: Rect, icon: str, words: str) -> None:
    kit = canvas.kit
    side, gap = min(box.h, kit.px(20), box.w * 45 // 100), min(kit.px(4), box.w // 10)
    canvas.icon(icon, Rect(box.x, box.y, side, box.h), INK_2, side * 0.9 / kit.metrics.unit)
    canvas.text(words, "min", INK, Rect(box.x + side + gap, box.y, box.w - side - gap, box.h))


def _figures(canvas: Canvas, box: Rect, side: VehicleSide) -> None:
    """Speed and capacity as numbers beside their icons."""
    half = box.w // 2
    _fact(canvas, Rect(box.x, box.y, half, box.h), "speedometer", str(side.speed))
    _fact(
        canvas, Rect(box.x + half, box.y, box.w - half, box.h), "package_variant_closed", str(side.capacity)
    )


def _state(canvas: Canvas, box: Rect, car: Car, align: str = "left") -> None:
    words = canvas.kit.say("wr-sheet-damaged" if car.damaged else "wr-sheet-undamaged")
    canvas.text(words, "min", NO_D if car.damaged else GO_D, box, align=align)


def _worth(canvas: Canvas, rect: Rect, world: World, car: Car) -> None:
    """The worth of this side, on a block of its colour."""
    kit = canvas.kit
    side = max(13, min(kit.px(22), rect.h // 3))
    box = Rect(rect.x, rect.y, side, side)
    shape = kit.shapes.rounded(
        box.size, max(2, side // 5), GEAR[side_up(world.setting, car).colour], PAPER_0, 1
    )
    canvas.blit(shape, box.topleft)
    canvas.text(str(worth(world, car)), "num_m", PAPER_0, box, align="center")


def _tile(canvas: Canvas, rect: Rect, world: World, car: Car) -> None:
    kit, edge = canvas.kit, max(2, canvas.kit.px(3))
    body(canvas, rect, GEAR[side_up(world.setting, car).colour])
    inner = rect.inflate(-2 * edge, -2 * edge)
    canvas.blit(kit.shapes.rounded(inner.size, 2, PAPER_1), inner.topleft)
    strip = max(round(inner.h * 0.22), min(kit.type.leading("min"), round(inner.h * 0.3)))
    low = Rect(inner.x + 1, inner.bottom - strip, inner.w - 2, strip)
    figures = Rect(inner.x + 1, low.y - strip, inner.w - 2, strip)
    _picture(canvas, Rect(inner.x, inner.y, inner.w, figures.y - inner.y), car)
    _figures(canvas, figures, side_up(world.setting, car))
    name, short = name_of(kit, world, car.card), short_name(kit, world, car.card)
    canvas.text(name, "min", INK, low, align="center", short=short)
    _worth(canvas, rect, world, car)


def _print_of(kit: Kit, world: World, car: Car) -> Printed:
    side = side_up(world.setting, car)
    text = "\n".join((text_of(kit, world, car.card), *_further(kit, world, car)))
    figures = f"{kit.say('wr-sheet-speed', n=side.speed)}; {kit.say('wr-sheet-capacity', n=side.capacity)}"
    return Printed(
        name_of(kit, world, car.card),
        short_name(kit, world, car.card),
        GEAR[side.colour],
        worth(world, car),
        lambda on, box: _picture(on, box.inflate(-2 * kit.px(6), -2 * kit.px(3)), car),
        (Stat("speedometer", str(side.speed), ""), Stat("package_variant_closed", str(side.capacity), "")),
        text,
        f"{figures}\n{text}",
        lambda on, box: _state(on, box, car),
    )


def _further(kit: Kit, world: World, car: Car) -> list[str]:
    """What lies on or under the card."""
    told = []
    if car.tuning:
        names = ", ".join(name_of(kit, world, card) for card in car.tuning)
        told.append(kit.say("wr-sheet-tuned", names=names))
    if car.marked:
        told.append(kit.say("wr-sheet-marked"))
    return told


def enlarge_car(canvas: Canvas, world: World, car: Car, beside: Rect) -> None:
    """The card large, beside the place where it lies."""
    kit, printed = canvas.kit, _print_of(canvas.kit, world, car)
    size = large_print_size(kit, large_size(kit, LARGE), printed)
    draw_print(canvas, place_beside(kit, size, beside), printed)


def describe_car(kit: Kit, world: World, car: Car) -> str:
    """The tip of a vehicle: its name, then all that is printed on the upper side."""
    side = side_up(world.setting, car)
    colour = kit.say(f"wr-colour-{side.colour}")
    return "\n".join(
        (
            name_of(kit, world, car.card),
            kit.say("wr-sheet-damaged" if car.damaged else "wr-sheet-undamaged"),
            kit.say("wr-sheet-worth", colour=colour, value=worth(world, car)),
            kit.say("wr-sheet-speed", n=side.speed),
            kit.say("wr-sheet-capacity", n=side.capacity),
            text_of(kit, world, car.card),
            *_further(kit, world, car),
        )
    )
