"""The own sheet of Wasteland Riders: what lies there, what can be taken, what stays hidden."""

import pytest

from game.devtools.invariants.seatings import deals
from game.presenters.wasteland_riders import describing
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.controls import offers
from game.presenters.wasteland_riders.sheet import sheet_tips
from game.presenters.wasteland_riders.sheet.dials import COUNTED, trouble_at
from game.presenters.wasteland_riders.sheet.skills import MOST_LINES, dice_of
from game.presenters.wasteland_riders.sums import sum_words
from game.rules.core.ids import CardId, Seat
from game.rules.core.odds import Term
from game.rules.wasteland_riders.gear.carried import (
    ABILITY,
    BACKPACK,
    CAR,
    GAINED,
    TUNING,
    VEHICLE,
    available,
)
from game.rules.wasteland_riders.terms import HAND_LEFT, HAND_RIGHT, PANELS, SKILLS, Spot
from game.rules.wasteland_riders.world.items import Item
from game.view.handles import key_of
from tests.guards import at_least_one
from tests.presenters.kits import LANGUAGES, SCALES, SIZES, cut, kit_for, problems
from tests.presenters.wasteland_riders.play import brisk
from tests.presenters.wasteland_riders.sheet import (
    burdened,
    composed,
    handles_of,
    look,
    openly,
    underway,
    with_knight,
    words_of,
)

OWN = ("spot/", "tucked/", "resource/", "skill/", "theirs/", "their_resource/")


@pytest.mark.sweep("values")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", SCALES)
def test_no_word_leaves_its_box(language: str, size: tuple[int, int], scale: int) -> None:
    kit = kit_for(size, scale, language)
    for seats in (2, 3, 4):
        plain = underway(seats)
        full = burdened(plain, 0, conscious=False)
        waiting = burdened(plain, 0, gained=(Item(CardId("katana")), Item(CardId("rad_out"))))
        for state in (plain, full, waiting, burdened(full, 1)):
            canvas = composed(kit, look(state, unfolded=frozenset(("rival_1",))))
            assert problems(canvas) == []
            assert cut(canvas) == []


def test_a_sheet_without_a_knight_says_so() -> None:
    kit, state = kit_for(), with_knight(underway(), 0, knight=None)
    canvas = composed(kit, look(state))
    assert kit.say("wr-sheet-unchosen") in words_of(canvas)
    assert not any(handle.startswith("spot/") for handle in handles_of(canvas))


@pytest.mark.parametrize("deal", deals("wasteland_riders")[:3], ids=str)
def test_everything_that_can_be_done_with_gear_and_dials_finds_its_place(deal: object) -> None:
    for number, match, seat in at_least_one(brisk(deal, 5, 240)):
        if number % 8:
            continue
        view = match.view(seat)
        offered = offers.control_index().offers(view, seat, tuple(match.legal(seat)))
        needed = set(offered.direct) | set(offered.sources)
        for source in offered.sources:
            needed |= set(offered.targets(source))
        found = handles_of(composed(kit_for(), look(match.state, seat)))
        assert {handle for handle in needed if handle.startswith(OWN)} <= found


def test_everything_a_knight_has_can_be_pointed_at() -> None:
    found = handles_of(composed(kit_for(), look(burdened(underway(), 0))))
    spots = (HAND_LEFT, *PANELS, BACKPACK, VEHICLE, CAR, TUNING, ABILITY, Spot("graft_2"))
    stowed = (Spot("backpack_4"), Spot("vehicle_3"))
    assert {at.SPOT(spot) for spot in (*spots, *stowed)} <= found
    assert {at.TUCKED(HAND_LEFT, 0), at.TUCKED(HAND_LEFT, 1)} <= found
    assert {at.RESOURCE(name) for name in (*COUNTED, "reputation")} <= found
    assert {at.SKILL(name) for name in SKILLS} <= found
    assert {at.CELL(CardId("cell_1")), at.CELL(CardId("cell_3")), at.SEAT(Seat(0))} <= found


def test_a_two_handed_weapon_lies_on_both_hands() -> None:
    canvas = composed(kit_for(), look(burdened(underway(), 0)))
    rects = {hit_area.handle: hit_area.rect for hit_area in canvas.hit_areas}
    assert rects[at.SPOT(HAND_LEFT)].contains(rects[at.SPOT(HAND_RIGHT)])


def test_starting_gear_shows_its_corner_below_a_card() -> None:
    state = underway()
    knight = state.world.knights[Seat(0)]
    panel = next(held.spot for held in available(state.world.setting, knight) if held.printed)
    under = at.SPOT(Spot(f"under_{panel}"))
    assert under not in handles_of(composed(kit_for(), look(with_knight(state, 0, gear={}))))
    covered = with_knight(state, 0, gear={panel: Item(CardId("maczeta"))})
    assert under in handles_of(composed(kit_for(), look(covered)))


def test_a_card_in_hand_leaves_a_gap() -> None:
    kit, state = kit_for((1920, 1080)), burdened(underway(), 0)
    name = kit.say("wr-gear-karabin")
    assert name in words_of(composed(kit, look(state)))
    held = look(state, hidden=frozenset((at.SPOT(HAND_LEFT),)))
    assert name not in words_of(composed(kit, held))


def test_a_card_to_be_placed_is_asked_for() -> None:
    kit, state = kit_for((1920, 1080)), underway()
    waiting = with_knight(state, 0, gained=(Item(CardId("katana")),))
    assert at.SPOT(GAINED) not in handles_of(composed(kit, look(with_knight(state, 0, gained=()))))
    canvas = composed(kit, look(waiting))
    assert at.SPOT(GAINED) in handles_of(canvas)
    assert kit.say("wr-sheet-place") in words_of(canvas)
    assert kit.say("wr-gear-katana") in words_of(canvas)


def test_before_all_the_own_stowed_cards_are_backs() -> None:
    kit, state = kit_for((1920, 1080)), burdened(underway(), 0)
    name = kit.say("wr-gear-katana")
    assert name in words_of(composed(kit, look(state)))
    ctx = openly(state)
    assert name not in words_of(composed(kit, ctx))
    assert name not in describing.describe(kit, ctx, at.SPOT(Spot("backpack_2")))


def test_dials_tell_what_a_level_does() -> None:
    kit, numbers = kit_for(), underway().world.setting.numbers
    found = {
        resource: [bool(trouble_at(kit, numbers, resource, level)) for level in range(5)]
        for resource in COUNTED
    }
    assert found["radiation"] == [False, False, True, True, True]
    assert found["health"] == [True, True, True, False, False]
    assert not any(found["ammo"])
    assert not any(found["fuel"])
    canvas = composed(kit, look(with_knight(underway(), 0, radiation=3, health=1)))
    assert kit.say("wr-sheet-no_healing") in words_of(canvas)
    assert kit.say("wr-sheet-fewer_dice", n=2) in words_of(canvas)


def test_a_skill_counts_gear_and_wounds() -> None:
    kit = kit_for()
    healthy = with_knight(underway(), 0, health=4, gear={}, grafts=())
    hurt = with_knight(healthy, 0, health=1)
    talkative = with_knight(healthy, 0, gear={Spot("pocket_2"): Item(CardId("megafon"))})
    (plain,) = dice_of(healthy.world, Seat(0), "talk")
    assert dice_of(hurt.world, Seat(0), "talk")[:2] == (plain, Term("wounds", -2, "WR-TEST-08"))
    gear = Term("gear", 1, "WR-TEST-02", "gear-megafon")
    assert dice_of(talkative.world, Seat(0), "talk") == (plain, gear)
    told = describing.describe(kit, look(talkative), at.SKILL("talk"))
    assert kit.say("wr-sheet-tip-skill", n=plain.value + 1) in told
    assert sum_words(kit, (plain, gear)) in told
    assert kit.say("wr-gear-megafon") in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_sheet_and_with_rivals_has_a_tip(language: str) -> None:
    kit = kit_for(language=language)
    state = burdened(burdened(underway(), 0), 1, conscious=False)
    ctx = look(state, unfolded=frozenset(("rival_1",)))
    drawn = [one for one in handles_of(composed(kit, ctx)) if key_of(one) in sheet_tips.TELLERS]
    for handle in at_least_one(drawn):
        told = describing.describe(kit, ctx, handle)
        assert told, handle
        assert "⟦" not in told, handle


@pytest.mark.sweep("pairs")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_an_ability_does_is_said_in_type_that_grows_with_all_other(
    size: tuple[int, int], scale: int, language: str
) -> None:
    state, kit = underway(), kit_for(size, scale, language)
    seat = look(state).seat
    for knight in at_least_one(state.world.setting.content.knights):
        canvas = composed(kit, look(with_knight(state, seat, knight=knight)))
        assert problems(canvas) == [], knight
        assert cut(canvas) == [], knight
        text = kit.say(f"wr-knight-{knight}.text")
        area = next(one.rect for one in canvas.hit_areas if one.handle == at.SPOT(ABILITY))
        told = [mark for mark in canvas.texts if area.contains(mark.rect)]
        said = "".join("".join(mark.text for mark in told).split())
        assert "".join(text.split()) in said, knight
        lines = kit.type.wrapped(text, "min", area.w - kit.px(34))
        if len(lines) <= MOST_LINES:
            assert sum(mark.rect.h for mark in told) >= kit.type.leading("min") * 0.8 * len(lines), knight


def test_gear_stands_where_the_sheet_is_wide_enough_and_else_lies_in_two_lines() -> None:
    for kit, stands in ((kit_for((1920, 1080)), True), (kit_for((1280, 720)), False)):
        canvas = composed(kit, look(underway()))
        areas = {area.handle: area.rect for area in canvas.hit_areas}
        tops = {areas[at.SPOT(panel)].y for panel in at_least_one(PANELS) if at.SPOT(panel) in areas}
        card = areas[at.SPOT(PANELS[-1])]
        assert (len(tops), card.h > card.w) == ((1, True) if stands else (2, False))
