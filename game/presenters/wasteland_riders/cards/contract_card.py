"""Contracts: conditions, rewards and progress; cards in every size."""

from collections.abc import Iterator

import pygame
from pygame import Rect

from game.presenters.shared.cards.card_parts import back
from game.presenters.wasteland_riders import pictures_of
from game.presenters.wasteland_riders.cards.plain_card import (
    Print,
    draw_print,
    foot_icon,
    icon_scene,
    own_scene,
)
from game.presenters.wasteland_riders.short_words import words_if_they_fit
from game.rules.core.ids import HIDDEN, CardId
from game.rules.wasteland_riders.content.tables import Effect, General, Private
from game.rules.wasteland_riders.contracts import hex_numbered
from game.rules.wasteland_riders.terms import Deed, HexId, TileId
from game.rules.wasteland_riders.world.state import Contract, World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import INK, LAMP, WARN, Colour, rgb

BACK = "back_wasteland_contract"
FRAME: Colour = rgb("#6b5a3f")
DEEDS: dict[Deed, str] = {
    "moved": "speedometer",
    "defeat_enemy": "trophy",
    "defeat_knight": "sword_cross",
    "gear_value": "sack",
    "rest_full": "heart",
    "drive": "road_variant",
    "escape": "run_fast",
    "tens": "dice_multiple",
}
"""The icon of each deed that a general contract asks for."""


def draw_contract(canvas: Canvas, rect: Rect, world: World, card: CardId) -> None:
    """The face of a contract, or its back if the contract is hidden."""
    if card == HIDDEN:
        draw_contract_back(canvas, rect)
    else:
        draw_print(canvas, rect, print_of(canvas.kit, world, card))


def draw_contract_back(canvas: Canvas, rect: Rect) -> None:
    back(canvas, rect, BACK)


def describe_contract(kit: Kit, world: World, card: CardId) -> str:
    """Name and kind, conditions, reward, what else happens, and the progress."""
    if card == HIDDEN:
        return kit.say("wr-table-contract_hidden")
    lines = [name_of(kit, card), kit.say(f"wr-kind-{kind_of(world, card)}")]
    lines += conditions(kit, world, card)
    lines.append(kit.say("wr-table-contract_reward", reward=kit.say(f"wr-contract-{card}.reward")))
    lines += _notes(kit, world, card)
    contract = world.contract(card)
    if contract is not None:
        lines += progress(kit, world, contract)
    return "\n".join(lines)


def name_of(kit: Kit, card: CardId) -> str:
    return kit.say(f"wr-contract-{card}")


def kind_of(world: World, card: CardId) -> str:
    return "general" if card in world.setting.content.general else "private"


def conditions(kit: Kit, world: World, card: CardId) -> list[str]:
    """The conditions as sentences; a first condition that is met says so."""
    if card in world.setting.content.general:
        return [kit.say(f"wr-contract-{card}.text")]
    contract = world.contract(card)
    met = "yes" if contract is not None and contract.accepted else "no"
    return [
        kit.say("wr-table-contract_first", text=kit.say(f"wr-contract-{card}.first"), met=met),
        kit.say("wr-table-contract_second", text=kit.say(f"wr-contract-{card}.second")),
    ]


def _notes(kit: Kit, world: World, card: CardId) -> list[str]:
    """What the Scavenger must do while the contract lasts, or what happens when it is completed."""
    general = world.setting.content.general.get(card)
    if general is not None:
        return [kit.say(f"wr-contract-{card}.limit")] if general.limits else []
    return [kit.say(f"wr-contract-{card}.after")] if world.setting.content.private[card].on_complete else []


def progress(kit: Kit, world: World, contract: Contract) -> list[str]:
    """Markers and expiry, and who holds the contract."""
    most = world.setting.numbers.contract_markers
    lines = []
    if contract.slot is not None:
        lines.append(kit.say("wr-table-contract_markers", markers=contract.markers, most=most))
    if contract.face_down:
        lines.append(kit.say("wr-table-contract_face_down"))
    return lines


# Where


def places_of(world: World, card: CardId) -> tuple[HexId, ...]:
    """The hexes that a contract is still about; they are lit while it is pointed at."""
    general = world.setting.content.general.get(card)
    private = world.setting.content.private.get(card)
    numbers: tuple[int, ...] = ()
    if general is not None:
        numbers = general.between
    elif private is not None:
        contract = world.contract(card)
        accepted = contract is not None and contract.accepted
        numbers = (private.second,) if accepted else (private.first, private.second)
    found = (hex_numbered(world, number) for number in numbers)
    return tuple(place for place in found if place is not None)


def tile_numbered(world: World, number: int) -> TileId:
    """The tile of the game with this number, wherever it lies."""
    tiles = world.setting.content.tiles
    return next(TileId(name) for name, tile in tiles.items() if tile.number == number)


# Briefly


def brief(kit: Kit, world: World, card: CardId) -> str:
    """The next condition in a few words."""
    general = world.setting.content.general.get(card)
    if general is not None:
        return _brief_deed(kit, general)
    contract = world.contract(card)
    accepted = contract is not None and contract.accepted
    return "\n".join(_brief_steps(kit, world.setting.content.private[card], accepted=accepted))


def _brief_deed(kit: Kit, general: General) -> str:
    one, other = (*general.between, 0, 0)[:2]
    types = " / ".join(kit.say(f"wr-cardtype-{kind}") for kind in general.types)
    return kit.say(
        "wr-table-brief_deed",
        deed="defeat_type" if types else general.deed,
        types=types,
        n=general.n,
        mp=general.mp,
        hexes=general.hexes,
        one=one,
        other=other,
    )


def _brief_steps(kit: Kit, private: Private, *, accepted: bool) -> Iterator[str]:
    if not accepted:
        yield step_words(kit, 1, private.first, private.first_asks)
    yield step_words(kit, 2, private.second, private.second_asks)


def step_words(kit: Kit, step: int, number: int, asks: tuple[Effect, ...]) -> str:
    """A condition in a few words: its number, the hex, and what must be done there."""
    needed = " + ".join(ask_words(kit, effect) for effect in asks)
    return kit.say("wr-table-brief_step", step=step, hex=number, asks=needed, has="yes" if needed else "no")


def ask_words(kit: Kit, effect: Effect) -> str:
    """What a condition demands."""
    skills = "/".join(kit.say(f"wr-skill-{skill}") for skill in effect.skills)
    return kit.say(
        "wr-table-ask",
        what=effect.do,
        skills=skills,
        difficulty=effect.difficulty,
        n=effect.n,
        colour=effect.colour or "none",
        resource=effect.resource or "none",
    )


# The card


def print_of(kit: Kit, world: World, card: CardId) -> Print:
    def foot(canvas: Canvas, box: Rect, style: str) -> None:
        _foot(canvas, box, card, style)

    def drawn(size: tuple[int, int]) -> pygame.Surface:
        return scene(kit, world, card, size)

    text = "\n".join(conditions(kit, world, card))
    note = "\n".join(_notes(kit, world, card))
    return Print(name_of(kit, card), FRAME, drawn, text, foot, note)


def _foot(canvas: Canvas, box: Rect, card: CardId, style: str) -> None:
    """The reward in words."""
    kit = canvas.kit
    words = foot_icon(canvas, box, "star", WARN)
    words_if_they_fit(canvas, kit.say(f"wr-contract-{card}.reward"), style, INK, words)


def scene(kit: Kit, world: World, card: CardId, size: tuple[int, int]) -> pygame.Surface:
    """The subject of the contract; for a mod's contract the place of the next condition, or its icon."""
    return own_scene(kit, "contract", card, size, lambda: _plain_scene(kit, world, card, size))


def _plain_scene(kit: Kit, world: World, card: CardId, size: tuple[int, int]) -> pygame.Surface:
    general = world.setting.content.general.get(card)
    if general is not None:
        return icon_scene(kit, DEEDS[general.deed], size, FRAME, LAMP)
    private = world.setting.content.private[card]
    contract = world.contract(card)
    number = private.second if contract is not None and contract.accepted else private.first
    tile = tile_numbered(world, number)
    return kit.pictures.covering(pictures_of.tile(kit, tile, world.setting.tile(tile)), size)
