"""Gear and vehicle cards of Wasteland Riders in every size."""

import pytest
from pygame import Rect

from game.presenters.wasteland_riders import describing
from game.presenters.wasteland_riders.cards.gear_card import describe_gear, draw_gear, enlarge_gear
from game.presenters.wasteland_riders.cards.vehicle_card import describe_car, draw_car, enlarge_car
from game.presenters.wasteland_riders.controls import handles as at
from game.rules.core.ids import CardId
from game.rules.wasteland_riders.terms import Spot
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.setting import BACKS
from game.rules.wasteland_riders.world.state import Car
from game.view.canvas import Canvas
from tests.presenters.kits import LANGUAGES, SCALES, SIZES, cut, kit_for, problems
from tests.presenters.wasteland_riders.sheet import RIFLE, burdened, look, underway, words_of

WORLD = underway().world
GEAR = tuple(map(CardId, WORLD.setting.content.gear))
BESIDE = Rect(40, 300, 60, 40)


@pytest.mark.sweep("values")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", SCALES)
def test_every_card_can_be_read_in_every_size(language: str, size: tuple[int, int], scale: int) -> None:
    kit = kit_for(size, scale, language)
    canvas = Canvas(kit)
    for card in GEAR:
        for wide, high in ((78, 100), (122, 58), (84, 36), (44, 30), (168, 235)):
            draw_gear(canvas, Rect(20, 20, kit.px(wide), kit.px(high)), WORLD, card)
        enlarge_gear(canvas, WORLD, Item(card, marked=True, attachments=(CardId("celownik"),)), BESIDE)
    for name in WORLD.setting.content.vehicles:
        for car in (Car(CardId(name)), Car(CardId(name), True, True, (CardId("turbowtrysk"),))):
            for wide, high in ((376, 96), (300, 60), (78, 100), (56, 72), (98, 70), (120, 40), (168, 235)):
                draw_car(canvas, Rect(20, 20, kit.px(wide), kit.px(high)), WORLD, car)
            enlarge_car(canvas, WORLD, car, BESIDE)
    assert problems(canvas) == []
    assert cut(canvas) == []


def _drawn(what: Item | CardId, *, is_printed: bool = False) -> Canvas:
    canvas = Canvas(kit_for((1920, 1080)))
    draw_gear(canvas, Rect(20, 20, 420, 587), WORLD, what, is_printed=is_printed)
    return canvas


def test_a_card_shows_its_name_its_worth_and_its_text() -> None:
    kit, words = kit_for((1920, 1080)), words_of(_drawn(CardId("katana")))
    assert kit.say("wr-gear-katana") in words
    assert str(WORLD.setting.value(CardId("katana"))) in words.split()
    assert kit.say("wr-gear-katana.text")[:20] in words


def test_starting_gear_is_worth_nothing() -> None:
    card = CardId("rewolwer")
    worth = [mark.text for mark in _drawn(card).texts].count("1")
    printed = [mark.text for mark in _drawn(card, is_printed=True).texts].count("1")
    assert worth == printed + 1
    kit = kit_for()
    assert kit.say("wr-sheet-printed") in describe_gear(kit, WORLD, card, is_printed=True)
    assert kit.say("wr-sheet-printed") not in describe_gear(kit, WORLD, card)


def test_an_attachment_is_counted_in_and_named() -> None:
    kit = kit_for()
    bare, told = describe_gear(kit, WORLD, RIFLE.card), describe_gear(kit, WORLD, RIFLE)
    assert kit.say("wr-sheet-burst", n=1) in bare
    assert kit.say("wr-sheet-burst", n=2) in told
    for card in RIFLE.attachments:
        assert kit.say(f"wr-gear-{card}") in told
    bayonet = Item(CardId("pompka"), attachments=(CardId("bagnet"),))
    assert kit.say("wr-symbol-melee") in describe_gear(kit, WORLD, bayonet)


def test_a_weapon_that_needs_no_ammo_says_so() -> None:
    kit = kit_for()
    assert kit.say("wr-sheet-no_ammo") in describe_gear(kit, WORLD, CardId("kusza"))
    assert kit.say("wr-sheet-ammo", n=1) in describe_gear(kit, WORLD, CardId("karabin"))


@pytest.mark.parametrize("back", BACKS.values())
def test_a_back_tells_its_colour_and_nothing_else(back: CardId) -> None:
    worth = str(WORLD.setting.value(back))
    assert [mark.text for mark in _drawn(back).texts] == [worth]
    kit = kit_for()
    assert kit.say("wr-sheet-back") in describe_gear(kit, WORLD, back)


def test_a_back_is_never_shown_large() -> None:
    canvas = Canvas(kit_for())
    ctx = look(burdened(underway(), 1), 0)
    assert not describing.enlarge(canvas, ctx, "theirs/1/backpack_1", BESIDE)
    assert canvas.items == []
    assert describing.enlarge(canvas, ctx, "theirs/1/hand_left", BESIDE)
    own = look(burdened(underway(), 0), 0)
    assert describing.enlarge(canvas, own, at.SPOT(Spot("backpack_1")), BESIDE)
    assert describing.enlarge(canvas, own, at.TUCKED(Spot("hand_left"), 1), BESIDE)
    assert not describing.enlarge(canvas, own, at.SPOT(Spot("pocket_3")), BESIDE)


def test_a_vehicle_tells_the_side_that_lies_up() -> None:
    kit, car = kit_for(), CardId("gazik")
    printed = WORLD.setting.content.vehicles[car]
    whole, damaged = describe_car(kit, WORLD, Car(car)), describe_car(kit, WORLD, Car(car, damaged=True))
    assert kit.say("wr-sheet-speed", n=printed.undamaged.speed) in whole
    assert kit.say("wr-sheet-speed", n=printed.damaged.speed) in damaged
    assert kit.say("wr-sheet-damaged") in damaged
    assert kit.say("wr-sheet-damaged") not in whole
