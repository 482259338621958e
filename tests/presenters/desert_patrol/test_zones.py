"""The cards and zones around the board of Desert Patrol: what is there, what is told, what stays hidden."""

import itertools
from typing import get_args

import pytest
from msgspec.structs import replace
from pygame import Rect

from game.config.paths import ASSETS
from game.devtools.invariants.seatings import Deal
from game.i18n.rulebook import Rulebook
from game.presenters.contract.presenter import ViewContext
from game.presenters.desert_patrol import describing, phases
from game.presenters.desert_patrol.cards import soldiers
from game.presenters.desert_patrol.controls import handles as at
from game.presenters.desert_patrol.controls.offers import control_index
from game.presenters.desert_patrol.lifting import lifted
from game.presenters.desert_patrol.lives import lives
from game.presenters.desert_patrol.pictures_of import (
    A_FOG,
    A_SOLDIER,
    A_VEHICLE,
    ACTION_ICONS,
    AN_OBJECT,
    picture_of,
    picture_of_object,
)
from game.presenters.desert_patrol.regions import regions
from game.presenters.desert_patrol.zones import pile_lists, piles, status, zones
from game.presenters.desert_patrol.zones.strip import strip
from game.presenters.shared.cards.pile_lists import LISTED
from game.rules.core.ids import HIDDEN, Seat
from game.rules.desert_patrol.content import Action
from game.rules.desert_patrol.initiative import Bid
from game.rules.desert_patrol.terms import SIDES, VALUELESS, ActionName, enemy
from game.rules.desert_patrol.turn import Turn
from game.session.history import History
from game.session.match import Match
from game.view.canvas import Canvas
from game.view.icons import ICONS
from game.view.kit import Kit
from game.view.pictures import files_of
from tests.guards import at_least_one
from tests.presenters.kits import CAMERA, LANGUAGES, SCALES, SIZES, kit_for, problems
from tests.presenters.wanderers import DEALS, decisions, middle_of, wandering

ON_BOARD = ("tile/", "escape/", "counter/", "object/")
EVERYTHING = frozenset(pile_lists.LISTS)
ACTIONS = get_args(ActionName)


def sight_of(match: Match, seat: Seat, **changes: frozenset[str]) -> ViewContext:
    return ViewContext(match.view(seat), seat, ("Kasia", "Iwona"), CAMERA, **changes)


def composed(kit: Kit, ctx: ViewContext) -> Canvas:
    canvas = Canvas(kit)
    zones.compose_zones(canvas, ctx)
    return canvas


def handles_of(canvas: Canvas) -> set[str]:
    return {hit_area.handle for hit_area in canvas.hit_areas}


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_everything_that_can_be_done_beside_the_board_finds_its_place(deal: Deal) -> None:
    for match, seat in at_least_one(wandering(deal, 120, 7)):
        view = match.view(seat)
        offered = control_index().offers(view, seat, match.legal(seat))
        needed = set(offered.direct) | set(offered.sources)
        for source in offered.sources:
            needed |= set(offered.targets(source))
        found = handles_of(composed(kit_for(), sight_of(match, seat)))
        assert {handle for handle in needed if not handle.startswith(ON_BOARD)} <= found


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_cards_in_play_stay_as_large_as_in_hand_while_the_hand_has_room(size: tuple[int, int]) -> None:
    kit, ctx = kit_for(size), sight_of(middle_of(DEALS[0], 1), Seat(0))
    world = ctx.view.world
    side = world.side_of(ctx.seat)
    card = world.setting.pile(side)[0]
    for played, held in ((0, 4), (1, 3), (2, 2), (3, 1), (4, 0)):
        forces = replace(world.forces(side), hand=(card,) * held, play_area=(card,) * played)
        with_forces = {"lrdg": forces} if side == "lrdg" else {"italy": forces}
        now = replace(ctx.view, world=replace(world, **with_forces))
        play, hand = strip(kit, replace(ctx, view=now))
        assert play.right <= hand.x
        assert hand.right == regions(kit.metrics)["hand"].right
        sizes = {place.size for place in piles.play_places(kit, play, played)}
        sizes |= {place.size for place in piles.hand_places(kit, hand, held)}
        assert len(sizes) == 1, (played, held)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_side_without_vehicles_sees_its_soldiers_and_their_cards(size: tuple[int, int]) -> None:
    kit = kit_for(size)
    match = middle_of(DEALS[0], 1)
    ctx = replace(sight_of(match, Seat(0)), history=History(match).history((Seat(0),)))
    assert not ctx.view.world.vehicles
    found = handles_of(composed(kit, ctx))
    assert {at.ROSTER(name) for name in ctx.view.world.soldiers} <= found
    for name, left in lives(ctx).items():
        assert left > 0
        assert kit.say("dp-table-cards_left", count=left) in describing.describe(kit, ctx, at.COUNTER(name))


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_the_cards_of_the_opponent_leave_no_trace(deal: Deal) -> None:
    """What a seat sees is the same whatever cards are hidden: it is made from its view alone."""
    kit = kit_for()
    for match, asked in at_least_one(wandering(deal, 100, 20)):
        for seat in (asked, Seat(1 - asked)):
            ctx = sight_of(match, seat, unfolded=EVERYTHING)
            canvas = composed(kit, ctx)
            told = [describing.describe(kit, ctx, hit_area.handle) for hit_area in canvas.hit_areas]
            shown = [*handles_of(canvas), *(mark.text for mark in canvas.texts), *told]
            assert not [words for words in shown if HIDDEN in words.split("/") or "⟦" in words]
            theirs = match.state.world.forces(enemy(match.state.world.side_of(seat)))
            secret = {*theirs.hand, *theirs.deck, *theirs.removed}
            open_ = {*theirs.reserve, *theirs.play_area, *theirs.discard[-1:]}
            listed = {
                handle.rpartition("/")[2] for handle in handles_of(canvas) if handle.startswith("list/enemy")
            }
            assert not listed & (secret - open_)


def test_counts_are_those_of_the_view() -> None:
    kit, match = kit_for(), middle_of(DEALS[4], 60)
    for seat in (Seat(0), Seat(1)):
        ctx = sight_of(match, seat)
        world = ctx.view.world
        canvas = composed(kit, ctx)
        side, forces = piles.own(ctx)
        theirs = world.forces(enemy(side))
        words = [mark.text for mark in canvas.texts]
        for count in (forces.deck, forces.discard, theirs.deck, theirs.discard):
            assert str(len(count)) in words
        assert kit.say("dp-table-in_hand", count=len(theirs.hand)) in words
        fog = forces.reserve.count(world.setting.fog[side])
        assert kit.say("dp-table-fog_supply", count=fog) in " ".join(words).replace("  ", " ")
        held = [handle for handle in handles_of(canvas) if handle.startswith("hand/")]
        assert len(held) == len(forces.hand)
        kinds = {handle for handle in handles_of(canvas) if handle.startswith("reserve/")}
        assert kinds == {at.RESERVE(card) for card in forces.reserve if card != world.setting.fog[side]}


def test_only_the_owner_can_look_through_removed_cards() -> None:
    for deal in DEALS:
        match = middle_of(deal, 150)
        for seat in (Seat(0), Seat(1)):
            ctx = sight_of(match, seat, unfolded=EVERYTHING)
            removed = piles.own(ctx)[1].removed
            found = handles_of(composed(kit_for(), ctx))
            assert {handle for handle in found if handle.startswith("list/removed")} == {
                LISTED("removed", card) for card in removed
            }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ACTIONS)
def test_every_action_has_icon_word_sentence_and_rule(name: ActionName, language: str) -> None:
    kit = kit_for(language=language)
    book = Rulebook.load(ASSETS / "rulebook", language, "desert_patrol")
    assert ACTION_ICONS[name] in ICONS
    for value, squad in itertools.product((0,) if name in VALUELESS else (1, 2, 4), (None, "A", "B")):
        action = Action(name, value, squad)
        sentence, words = soldiers.action_sentence(kit, action), soldiers.action_words(kit, action)
        assert "⟦" not in sentence + words
        assert sentence.endswith(".")
    assert book.paragraph(soldiers.RULES[name]) is not None


@pytest.mark.sweep("values")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", SCALES)
def test_no_word_leaves_its_box_and_no_zone_another(language: str, size: tuple[int, int], scale: int) -> None:
    kit = kit_for(size, scale, language)
    for deal in DEALS[::2]:
        for steps in (1, 40):
            match = middle_of(deal, steps)
            for seat in (Seat(0), Seat(1)):
                for unfolded in (frozenset[str](), EVERYTHING):
                    assert problems(composed(kit, sight_of(match, seat, unfolded=unfolded))) == []


@pytest.mark.sweep("values")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", SCALES)
def test_large_cards_keep_their_words_inside(language: str, size: tuple[int, int], scale: int) -> None:
    kit, match = kit_for(size, scale, language), middle_of(DEALS[-1], 1)
    ctx = sight_of(match, Seat(0))
    setting = ctx.view.world.setting
    corner, middle = Rect(0, 0, 40, 40), Rect(size[0] // 2, size[1] - 60, 80, 60)
    shown = [LISTED("enemy_reserve", card) for card in setting.cards]
    shown += [at.VEHICLE(vehicle) for vehicle in ctx.view.world.vehicles]
    for handle, beside in at_least_one(zip(shown, itertools.cycle((corner, middle)))):
        canvas = Canvas(kit)
        assert describing.enlarge(canvas, ctx, handle, beside)
        assert problems(canvas) == []


def test_what_is_in_hand_leaves_a_ghost_that_can_still_be_pointed_at() -> None:
    kit, match = kit_for(), middle_of(DEALS[3], 44)
    ctx = sight_of(match, Seat(0))
    crew = next(
        hit_area.handle for hit_area in composed(kit, ctx).hit_areas if hit_area.handle.startswith("crew/")
    )
    before = composed(kit, ctx)
    gone = composed(kit, sight_of(match, Seat(0), hidden=frozenset((crew, "hand/0"))))
    assert handles_of(before) == handles_of(gone)
    assert before.items != gone.items
    assert len(gone.texts) < len(before.texts)


def test_composing_twice_gives_the_same_picture() -> None:
    kit, match = kit_for((1920, 1080)), middle_of(DEALS[-1], 50)
    ctx = sight_of(match, Seat(0), unfolded=EVERYTHING)
    first, second = composed(kit, ctx), composed(kit, ctx)
    assert [(*item[:4], id(item.surface)) for item in first.items] == [
        (*item[:4], id(item.surface)) for item in second.items
    ]


@pytest.mark.parametrize("palette", ["standard", "safe"])
def test_cards_and_counters_can_be_held_and_other_things_cannot(palette: str) -> None:
    kit, match = kit_for(palette=palette), middle_of(DEALS[-1], 2)
    ctx = sight_of(match, Seat(0))
    card = next(iter(sorted(piles.own(ctx)[1].reserve)))
    soldier = next(iter(ctx.view.world.soldiers))
    vehicle = next(iter(ctx.view.world.vehicles))
    for handle in ("hand/0", at.RESERVE(card), at.CREW(soldier), at.COUNTER(vehicle)):
        held = lifted(kit, ctx, handle)
        assert held is not None
        assert held is lifted(kit, ctx, handle)
    for handle in (at.DECK, at.WAIT, "hand/99", "play/0", at.VEHICLE(vehicle)):
        assert lifted(kit, ctx, handle) is None


@pytest.mark.parametrize("count", range(1, 21))
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_card_of_a_large_hand_stays_in_reach(count: int, size: tuple[int, int]) -> None:
    kit = kit_for(size)
    region = regions(kit.metrics)["hand"]
    places = piles.hand_places(kit, region, count)
    assert len(places) == count
    assert all(region.contains(place) for place in places)
    for one, other in itertools.combinations(places, 2):
        assert other.x - one.x >= kit.px(piles.LEAST_SEEN) - 1 or not one.colliderect(other)


def test_the_bid_lies_face_down_and_leaves_a_gap_in_the_hand() -> None:
    kit = kit_for()
    _, (_, match, seat) = decisions(DEALS[0], 5, 2)
    assert match.waiting_for() == {seat}
    other = Seat(1 - seat)
    laid, waiting = sight_of(match, other), sight_of(match, seat)
    assert piles.own_bid(laid) is not None
    assert piles.bid_place(laid) is not None
    assert piles.own_bid(waiting) is None
    assert at.BID in handles_of(composed(kit, laid))
    words = [mark.text for mark in composed(kit, waiting).texts]
    assert kit.say("dp-table-bid_laid") in words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_the_contest_shows_every_condition(deal: Deal, language: str) -> None:
    kit, match = kit_for(language=language), middle_of(deal, 60)
    ctx = sight_of(match, Seat(0))
    for rect in (Rect(10, 10, 344, 132), Rect(10, 10, 344, 436)):
        canvas = Canvas(kit)
        status.compose_status(canvas, ctx, rect)
        assert problems(canvas) == []
        conditions = [one for side in SIDES for one in ctx.view.world.setting.win[side]]
        assert sum(hit_area.handle.startswith("aim/") for hit_area in canvas.hit_areas) == len(conditions)
        assert not [hit_area.tip for hit_area in canvas.hit_areas if "⟦" in hit_area.tip]
    assert len(status.status_badge(ctx.view).split("–")) == 2


def test_the_phases_follow_the_round() -> None:
    kit, seen = kit_for(), set()
    for _, match, seat in decisions(DEALS[1], 3, 60):
        view = match.view(seat)
        steps = phases.phases(kit, view)
        now = [number for number, step in enumerate(steps) if step.state == "now"]
        assert len(steps) == 4
        assert len(now) == 1
        top = view.stack[-1]
        if isinstance(top, Bid):
            assert now == [1]
        elif isinstance(top, Turn):
            assert now == [2 if top.side == view.world.initiative else 3]
        seen |= set(now)
    assert seen == {1, 2, 3}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_everything_on_the_table_has_a_tip(deal: Deal, language: str) -> None:
    kit, match = kit_for(language=language), middle_of(deal, 80)
    ctx = sight_of(match, Seat(1), unfolded=EVERYTHING)
    world = ctx.view.world
    pointed = {hit_area.handle for hit_area in composed(kit, ctx).hit_areas if hit_area.is_piece}
    pointed |= {at.TILE(space) for space in world.setting.tiles}
    pointed |= {at.COUNTER(name) for name in (*world.soldiers, *world.vehicles)}
    pointed |= {at.OBJECT(name) for name in world.objects}
    pointed |= {at.ESCAPE(space) for side in SIDES for space in world.setting.escapes[side]}
    for handle in at_least_one(pointed):
        tip = describing.describe(kit, ctx, handle)
        assert tip, handle
        assert "⟦" not in tip


def test_each_card_counter_and_object_has_a_picture_of_its_own_that_is_there() -> None:
    setting, kit = DEALS[-1].match(1).state.world.setting, kit_for()
    cards = {*setting.content.cards, *setting.content.vehicles, *setting.content.counters}
    found = [picture_of(kit, name, "") for name in cards]
    found += [picture_of_object(kit, name) for name in setting.content.markers.objects]
    assert len(found) == len(set(found)) == 26 + 6 + 6
    assert set(found) <= set(files_of(ASSETS / "art"))


def test_what_a_mod_adds_looks_like_its_kind() -> None:
    kit = kit_for()
    assert picture_of(kit, "ours_piper") == A_SOLDIER
    assert picture_of(kit, "ours_tractor", A_VEHICLE) == A_VEHICLE
    assert {A_SOLDIER, A_VEHICLE, A_FOG, AN_OBJECT} <= set(files_of(ASSETS / "art"))
    assert picture_of_object(kit, "object_ours") == AN_OBJECT


def test_backs_and_hidden_cards_cannot_be_enlarged() -> None:
    match = middle_of(DEALS[0], 2)
    ctx, canvas = sight_of(match, Seat(0)), Canvas(kit_for())
    for handle in (at.DECK, at.ENEMY_DECK, at.ENEMY_PANEL, at.WAIT, "hand/99", f"list/removed/{HIDDEN}"):
        assert not describing.enlarge(canvas, ctx, handle, Rect(0, 0, 10, 10))
    assert not canvas.items
