"""The picture of a card is on the card, small and large; a card without one falls back to what is like it."""

from collections.abc import Callable

import pygame
import pytest
from pygame import Rect

from game.presenters.wasteland_riders import pictures_of
from game.presenters.wasteland_riders.board.tiles import face
from game.presenters.wasteland_riders.cards.contract_card import draw_contract
from game.presenters.wasteland_riders.cards.faces import enlarge_card
from game.presenters.wasteland_riders.cards.gear_card import draw_gear, enlarge_gear
from game.presenters.wasteland_riders.cards.luck_card import draw_luck
from game.presenters.wasteland_riders.cards.vehicle_card import draw_car, enlarge_car
from game.presenters.wasteland_riders.cards.wasteland_card import draw_wasteland
from game.rules.core.ids import CardId
from game.rules.wasteland_riders.world.state import Car, World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.pictures import Pictures
from tests.presenters.kits import kit_for
from tests.rules.wasteland_riders.table import riders
from tools.art.collection import collected

BESIDE = Rect(600, 300, 40, 40)
SMALL = Rect(0, 0, 88, 123)
Draw = Callable[[Canvas, World, CardId], object]


def small_wasteland(canvas: Canvas, world: World, card: CardId) -> None:
    draw_wasteland(canvas, SMALL, world, card)


def small_luck(canvas: Canvas, world: World, card: CardId) -> None:
    draw_luck(canvas, SMALL, world, card)


def small_contract(canvas: Canvas, world: World, card: CardId) -> None:
    draw_contract(canvas, SMALL, world, card)


def small_ride(canvas: Canvas, world: World, card: CardId) -> None:
    draw_car(canvas, SMALL, world, Car(card))


def large_ride(canvas: Canvas, world: World, card: CardId) -> None:
    enlarge_car(canvas, world, Car(card), BESIDE)


def tile_of_a_city(canvas: Canvas, world: World, card: CardId) -> None:
    place = next(place for place, name in world.setting.fixed.items() if str(name) == card)
    face(canvas.kit, world, place, (96, 110))


def large_card(canvas: Canvas, world: World, card: CardId) -> None:
    enlarge_card(canvas, world, card, BESIDE)


def small_gear(canvas: Canvas, world: World, card: CardId) -> None:
    draw_gear(canvas, SMALL, world, card)


def large_gear(canvas: Canvas, world: World, card: CardId) -> None:
    enlarge_gear(canvas, world, card, BESIDE)


SHOWN: dict[str, tuple[Draw, ...]] = {
    "enemy": (small_wasteland, large_card),
    "gear": (small_gear, large_gear),
    "event": (small_wasteland, large_card),
    "luck": (small_luck, large_card),
    "contract": (small_contract, large_card),
    "ride": (small_ride, large_ride),
    "city": (tile_of_a_city, tile_of_a_city),
}
"""How the cards of each kind are drawn, small and large."""
CASES = [
    (kind, draw, name)
    for kind, draws in SHOWN.items()
    for draw in draws
    for name in collected()
    if collected()[name].game == "wasteland_riders" and name.startswith(f"{kind}_")
]


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of all pictures that are asked for."""
    names: list[str] = []

    def note(method: str) -> None:
        before = getattr(Pictures, method)

        def noted(self: Pictures, name: str, *more: object) -> pygame.Surface:
            names.append(name)
            surface: pygame.Surface = before(self, name, *more)
            return surface

        monkeypatch.setattr(Pictures, method, noted)

    for method in ("svg", "covering", "tile"):
        note(method)
    return names


def fresh() -> Kit:
    """A kit that has drawn nothing yet."""
    kit = kit_for()
    kit.cache.clear()
    return kit


@pytest.mark.parametrize("kind", SHOWN)
def test_every_card_shows_its_own_picture_small_and_large(kind: str, loaded: list[str]) -> None:
    world, kit = riders().world, fresh()
    cases = [(draw, name) for one, draw, name in CASES if one == kind]
    assert cases
    for draw, name in cases:
        loaded.clear()
        draw(Canvas(kit), world, CardId(name.split("_", 1)[1]))
        assert name in loaded, draw


def test_an_enemy_without_a_picture_looks_like_the_first_of_its_types(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world, kit = riders().world, kit_for()
    monkeypatch.setattr(Pictures, "has", lambda *_: False)
    for card, kind in (("en03_puszek", "beast"), ("en08_pirat_drogowy", "gang"), ("en20_swietlik", "mutant")):
        fallback = pictures_of.enemy(kit, world, CardId(card))
        assert fallback == pictures_of.KINDS_OF_ENEMY[kind]
        assert kit.pictures.svg(fallback, (64, 64)).get_bounding_rect(min_alpha=1).w > 20


@pytest.mark.parametrize(
    ("draw", "card"),
    [
        (large_card, "l24_plan_b"),
        (large_card, "ev01_tornado"),
        (large_card, "c01_rekord_szybkosci"),
        (large_card, "p07_tunel_pod_pustynia"),
        (large_gear, "kusza"),
        (large_card, "en03_puszek"),
    ],
)
def test_a_card_without_a_picture_is_drawn_all_the_same(
    draw: Draw, card: str, monkeypatch: pytest.MonkeyPatch, loaded: list[str]
) -> None:
    world, kit = riders().world, fresh()
    monkeypatch.setattr(Pictures, "has", lambda *_: False)
    canvas = Canvas(kit)
    draw(canvas, world, CardId(card))
    assert canvas.items
    assert not set(loaded) & {name for name in collected() if name.endswith(card)}


def test_no_two_riders_share_a_portrait() -> None:
    knights = riders().world.setting.content.knights
    assert set(pictures_of.RIDERS) == set(knights)
    assert len(set(pictures_of.RIDERS.values())) == len(knights)
