"""What is printed on gear: names, attack and protection, and the small signs shared by its cards."""

from collections.abc import Iterator
from typing import NamedTuple

import pygame
from pygame import Rect

from game.presenters.shared.cards.own_pictures import own_picture
from game.presenters.wasteland_riders.cards.gear_print import Stat
from game.presenters.wasteland_riders.colours import GEAR
from game.presenters.wasteland_riders.pictures_of import SYMBOL_ICONS, gear_icon
from game.rules.core.ids import CardId, Seat
from game.rules.wasteland_riders.gear import weapons
from game.rules.wasteland_riders.terms import Symbol
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.setting import COLOUR_OF_BACK
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import BLACK, INK_2, PAPER_0, PAPER_2, PAPER_3, Colour, SeatColours, mixed

MARK = "marker_universal"
BACK = "back_wasteland_gear"
LEAST_PICTURE, FILLED = 24, 0.96
"""The least box in device pixels in which a picture is recognised, and the part of the box it takes."""
NOBODY = Seat(0)
"""The owner for a card's numbers: print does not depend on the owner."""


class GearFace(NamedTuple):
    """A card to be drawn; printed on a sheet it has no worth."""

    world: World
    item: Item
    is_printed: bool = False

    @property
    def card(self) -> CardId:
        return self.item.card

    @property
    def edge(self) -> Colour:
        return GEAR["sheet"] if self.is_printed else GEAR[self.world.setting.colour(self.card)]

    @property
    def value(self) -> int:
        return 0 if self.is_printed else self.world.setting.value(self.card)


def shown(world: World, what: Item | CardId, *, is_printed: bool = False) -> GearFace:
    return GearFace(world, what if isinstance(what, Item) else Item(what), is_printed)


# Words


def is_back(card: CardId) -> bool:
    return card in COLOUR_OF_BACK


def name_of(kit: Kit, world: World, card: CardId) -> str:
    """The name of gear or of a vehicle; for a hidden card the name of its back."""
    return kit.say(_message(world, card))


def short_name(kit: Kit, world: World, card: CardId) -> str:
    return kit.say(f"{_message(world, card)}.short")


def text_of(kit: Kit, world: World, card: CardId) -> str:
    return kit.say(f"{_message(world, card)}.text")


def _message(world: World, card: CardId) -> str:
    return f"wr-{'vehicle' if world.setting.is_vehicle(card) else 'gear'}-{card}"


def value_words(kit: Kit, face: GearFace) -> str:
    if not face.value:
        return kit.say("wr-sheet-printed")
    colour = kit.say(f"wr-colour-{face.world.setting.colour(face.card)}")
    return kit.say("wr-sheet-worth", colour=colour, value=face.value)


def kind_words(kit: Kit, world: World, card: CardId) -> str:
    gear = world.setting.gear(card)
    slot = kit.say(f"wr-sheet-slot-{gear.slot}")
    return kit.say("wr-sheet-kind", type=kit.say(f"wr-type-{gear.type}"), slot=slot)


def stats(kit: Kit, face: GearFace) -> tuple[Stat, ...]:
    """The numbers of a weapon or armour, including its attachments; empty for other gear."""
    gear = face.world.setting.gear(face.card)
    found = list(_weapon_stats(kit, face.world, face.item)) if gear.symbols else []
    if gear.armour:
        found.append(_stat(kit, "armour", "shield", str(gear.armour), gear.armour))
    return tuple(found)


def symbol_icons(face: GearFace) -> tuple[str, ...]:
    """The attack symbols of a weapon, as icons."""
    return tuple(SYMBOL_ICONS[symbol] for symbol in _symbols(face))


def symbol_words(kit: Kit, face: GearFace) -> str:
    names = [kit.say(f"wr-symbol-{symbol}") for symbol in _symbols(face)]
    return kit.say("wr-sheet-attack", symbols=", ".join(names))


def _symbols(face: GearFace) -> tuple[Symbol, ...]:
    """The attack symbols. An attachment by itself only lends its symbol: it is no weapon."""
    if not face.world.setting.gear(face.card).symbols:
        return ()
    return weapons.symbols_of(face.world, NOBODY, face.item)


def _weapon_stats(kit: Kit, world: World, item: Item) -> Iterator[Stat]:
    gear = world.setting.gear(item.card)
    if gear.damage:
        yield _stat(kit, "damage", "fire", f"+{gear.damage}", gear.damage)
    if gear.piercing:
        yield _stat(kit, "piercing", "ray_start_arrow", str(gear.piercing), gear.piercing)
    burst = weapons.burst_of(world, NOBODY, item)
    if burst:
        yield _stat(kit, "burst", "dice_multiple", f"+{burst}", burst)
    ranged = [one for one in weapons.symbols_of(world, NOBODY, item) if one != "melee"]
    if ranged:
        ammo = weapons.ammo_for(world, NOBODY, item, ranged[0], burst=False)
        yield _stat(kit, "ammo" if ammo else "no_ammo", "bullet", str(ammo), ammo)
    if weapons.has(world, NOBODY, item, "fuel_weapon"):
        yield Stat("gas_station", "", kit.say("wr-sheet-fuel"))


def _stat(kit: Kit, name: str, icon: str, figure: str, number: int) -> Stat:
    facts = {} if name == "no_ammo" else {"n": number}
    return Stat(icon, figure, kit.say(f"wr-sheet-{name}", **facts))


# Signs


def back_paint(face: GearFace) -> SeatColours:
    """The tones of the back of this colour."""
    colour = face.edge
    return SeatColours(colour, mixed(colour, BLACK, 0.35), mixed(colour, PAPER_0, 0.4), "square")


def warm_ground(kit: Kit, size: tuple[int, int], *, is_printed: bool = False) -> pygame.Surface:
    """The ground of a card's icon; for starting gear the paper of its sheet."""
    top, bottom = (PAPER_3, PAPER_3) if is_printed else (PAPER_0, PAPER_2)
    return kit.shapes.rounded(size, 0, top, bottom=bottom)


def draw_thing(canvas: Canvas, box: Rect, face: GearFace, share: float, colour: Colour) -> None:
    """The picture of a card; its icon if the card has no picture or the picture would be too small."""
    side = min(box.w, box.h) * share
    picture = own_picture(canvas.kit, "gear", face.card)
    if picture is not None and min(box.size) >= LEAST_PICTURE:
        side = round(min(box.size) * FILLED)
        canvas.blit_in(canvas.kit.pictures.svg(picture, (side, side)), box)
        return
    canvas.icon(gear_icon(face.world, face.card), box, colour, side / canvas.kit.metrics.unit)


def draw_value(canvas: Canvas, corner: tuple[int, int], side: int, face: GearFace) -> None:
    """The worth of a card on a block of its colour, for people who cannot see the colour."""
    if not face.value:
        return
    box = Rect(*corner, side, side)
    shape = canvas.kit.shapes.rounded(box.size, max(2, side // 5), face.edge, PAPER_0, 1)
    canvas.blit(shape, box.topleft)
    canvas.text(str(face.value), "num_m", PAPER_0, box, align="center")


def draw_mark(canvas: Canvas, rect: Rect, radius: int) -> None:
    """A veil over something that is used up this round, and the marker that lies on it."""
    kit = canvas.kit
    canvas.blit(kit.shapes.rounded(rect.size, radius, (*PAPER_3, 125)), rect.topleft)
    square = min(rect.w, rect.h)
    side = max(12, round(square * 0.6))
    canvas.blit_in(kit.pictures.svg(MARK, (side, side)), Rect(rect.x, rect.y, square, square))


def badge_places(rect: Rect, count: int) -> list[Rect]:
    """Places where attachments show below a card: at its lower edge, from right to left."""
    side = max(12, round(min(rect.w, rect.h) * 0.34))
    pitch = min(side + 2, (rect.w - side) // max(count - 1, 1)) if count > 1 else 0
    return [
        Rect(rect.right - side - number * pitch, rect.bottom - side + side // 6, side, side)
        for number in range(count)
    ]


def draw_badge(canvas: Canvas, box: Rect, face: GearFace) -> None:
    """A card of which only a corner shows below another one."""
    radius, rim = max(2, box.w // 5), max(1, box.w // 10)
    canvas.blit(canvas.kit.shapes.rounded(box.size, radius, PAPER_2, face.edge, rim), box.topleft)
    if not is_back(face.card):
        draw_thing(canvas, box, face, 0.66, INK_2)
