"""Cards of Last Comrade in every size: each has its picture, and all that is printed can be read."""

from typing import Any

import pygame
import pytest
from pygame import Rect

from game.config.paths import ASSETS
from game.presenters.last_comrade.cards import enlarged, faces
from game.presenters.last_comrade.cards.comrade_cards import ability_face, commissar_card, front_card
from game.presenters.last_comrade.cards.foot import STATUS_ICONS, TYPE_ICONS
from game.presenters.last_comrade.cards.pictures import DRAWN, OTHERS, PRINTED, sort_of
from game.presenters.last_comrade.colours import COMMISSAR, PORTRAITS, UNKNOWN_PORTRAIT
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.lifting import lifted
from game.presenters.last_comrade.zones.raise_buttons import ICONS as HAND_ICONS
from game.presenters.shared.cards.card_parts import HAND, LARGE, SMALL, device
from game.presenters.shared.enlarging import large_size
from game.rules.core.ids import HIDDEN, CardId
from game.rules.last_comrade.committing import Committing
from game.rules.last_comrade.state import Piece, World
from game.rules.last_comrade.windows import ReactionWindow
from game.view.canvas import Canvas
from game.view.icons import ICONS
from game.view.pictures import Pictures, files_of
from tests.guards import at_least_one
from tests.presenters.kits import SCALES, SIZES, kit_for
from tests.presenters.last_comrade.table import begun, first, look, problems, words_of


def all_cards(world: World) -> list[CardId]:
    setting = world.setting
    return [*setting.manoeuvres, *setting.events, *setting.equipment, *setting.attacks]


def test_every_card_of_the_box_has_its_own_picture() -> None:
    world = begun(2).state.world
    assert {*PRINTED, *DRAWN} == set(all_cards(world))
    drawn = {icon for icons in (*PRINTED.values(), *OTHERS.values()) for icon in icons}
    assert drawn | {*STATUS_ICONS.values(), *TYPE_ICONS.values(), *HAND_ICONS.values()} <= set(ICONS)
    assert set(DRAWN.values()) <= set(files_of(ASSETS / "art"))


@pytest.mark.parametrize("design", [SMALL, HAND], ids=str)
@pytest.mark.parametrize("scale", SCALES)
def test_every_card_can_be_read_in_its_frame(design: tuple[int, int], scale: int) -> None:
    world = begun(2).state.world
    for language, size in (("pl", SIZES[0]), ("en", SIZES[1])):
        kit = kit_for(size, scale, language)
        for card in at_least_one(all_cards(world)):
            canvas = Canvas(kit)
            rect = Rect(9, 9, *device(kit, design))
            faces.face(canvas, rect, world, card)
            assert problems(canvas) == [], card
            name, short = faces.name_of(kit, card), faces.short_name(kit, card)
            assert {name, short} & {mark.text for mark in canvas.texts}
            assert all(rect.contains(mark.rect) for mark in canvas.texts), card


def test_a_card_of_a_mod_shows_of_what_sort_it_is() -> None:
    world = begun(2).state.world
    setting = world.setting
    assert {sort_of(setting, card) for card in all_cards(world)} == set(OTHERS)
    assert all(OTHERS[sort_of(setting, card)] for card in all_cards(world))


@pytest.mark.parametrize("scale", [100, 160])
def test_large_cards_tell_all_that_is_printed(scale: int) -> None:
    world = begun(4).state.world
    for size in SIZES[:2]:
        kit = kit_for(size, scale)
        rect = Rect((8, 8), large_size(kit, LARGE))
        for card in at_least_one(all_cards(world)):
            canvas = Canvas(kit)
            enlarged.large_card(canvas, rect, world, card)
            assert problems(canvas) == [], card
            assert kit.say(f"lc-card-{card}.text") in words_of(canvas)
            assert kit.say(f"lc-card-{card}.flavour").split()[0] in words_of(canvas)
        for comrade in at_least_one(world.setting.comrades):
            canvas = Canvas(kit)
            enlarged.large_ability(canvas, rect, world, comrade)
            assert problems(canvas) == [], comrade


def test_what_may_not_be_known_shows_its_back() -> None:
    canvas = Canvas(kit_for((1920, 1080)))
    faces.face(canvas, Rect(0, 0, 168, 235), begun(2).state.world, HIDDEN)
    assert not canvas.texts


def test_a_piece_that_was_used_has_an_empty_square() -> None:
    world, kit = begun(2).state.world, kit_for((1920, 1080))
    full, used = Canvas(kit), Canvas(kit)
    faces.piece_face(full, Rect(0, 0, 88, 123), world, Piece(CardId("helmet"), 3))
    faces.piece_face(used, Rect(0, 0, 88, 123), world, Piece(CardId("helmet"), 2))
    assert len(full.items) == len(used.items)
    assert full.items != used.items


def test_cards_with_a_bust_bear_a_name() -> None:
    world, kit = begun(4).state.world, kit_for((1280, 720), 160)
    for comrade in world.order:
        canvas = Canvas(kit)
        front_card(canvas, Rect(0, 0, 60, 84), comrade)
        ability_face(canvas, Rect(100, 0, 118, 165), world, comrade)
        assert problems(canvas) == []
        assert canvas.texts
    canvas = Canvas(kit)
    commissar_card(canvas, Rect(0, 0, 60, 84))
    assert words_of(canvas) == kit.say("lc-commissar")


# In hand


def test_what_can_be_dragged_is_seen_in_the_hand() -> None:
    match, kit = first(Committing), kit_for((1920, 1080))
    ctx = look(match)
    comrade = ctx.view.world.order[ctx.seat]
    for handle in ("hand/0", at.COMRADE(comrade), at.ABILITY(comrade), at.TARGET(1)):
        assert lifted(kit, ctx, handle) is not None, handle
    large, small = lifted(kit, ctx, "hand/0"), lifted(kit, ctx, "hand/0", small=True)
    assert large is not None
    assert small is not None
    assert small.get_width() < large.get_width()
    drafting = look(begun(4))
    assert lifted(kit, drafting, "pack/0") is not None


def test_nothing_hidden_or_unknown_is_lifted() -> None:
    match, kit = first(ReactionWindow), kit_for((1920, 1080))
    ctx = look(match)
    nobody = ctx.view.world.order[0]
    for handle in ("hand/0", "hand/99", at.PIECE(nobody, 9), "field", at.COMRADE("nobody")):
        assert lifted(kit, ctx, handle) is None, handle


@pytest.mark.parametrize("design", [SMALL, HAND], ids=str)
def test_every_card_shows_the_picture_that_is_called_after_it(
    design: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    world, kit, shown = begun(2).state.world, kit_for(SIZES[1]), []
    covering = Pictures.covering

    def noted(self: Pictures, name: str, *more: Any) -> pygame.Surface:
        shown.append(name)
        return covering(self, name, *more)

    monkeypatch.setattr(Pictures, "covering", noted)
    for card in at_least_one(all_cards(world)):
        shown.clear()
        faces.face(Canvas(kit), Rect(9, 9, *device(kit, design)), world, card)
        assert f"{sort_of(world.setting, card)}_{card}" in shown


def test_a_card_without_a_picture_shows_its_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    world, kit = begun(2).state.world, kit_for(SIZES[1])
    monkeypatch.setattr(Pictures, "has", lambda *_: False)
    for card in at_least_one(all_cards(world)):
        scene = faces.scene(kit, world.setting, card, (61, 53))
        assert scene.get_size() == (61, 53)
        assert len({tuple(scene.get_at((x, 26))) for x in range(61)}) > 2, "nothing stands on the rays"


def test_no_two_comrades_share_a_portrait() -> None:
    faces_of_all = [*PORTRAITS.values(), COMMISSAR, UNKNOWN_PORTRAIT]
    assert len(set(faces_of_all)) == len(faces_of_all)
    assert set(faces_of_all) <= set(files_of(ASSETS / "art"))
