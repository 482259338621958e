"""The table of Last Comrade around its field: what is there, what is told, what stays hidden."""

import itertools

import pytest
from msgspec.structs import replace
from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade import regions
from game.presenters.last_comrade.cards import faces
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.zones.own_things import equipment_places
from game.presenters.shared.cards.pile_lists import LISTED, UNFOLD
from game.rules.core import engine
from game.rules.core.ids import CardId, Seat
from game.rules.core.state import State
from game.rules.last_comrade.committing import Committing
from game.rules.last_comrade.draft import Draft, QuickDraft
from game.rules.last_comrade.effects import TakingCard
from game.rules.last_comrade.intents import Commit, DraftPick, Remind
from game.rules.last_comrade.knowledge import redact
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import REMINDERS
from game.rules.last_comrade.windows import ReactionWindow
from game.session.match import Match
from game.view.metrics import Metrics
from tests.guards import at_least_one
from tests.presenters.kits import CAMERA, SCALES, SIZES, kit_for
from tests.presenters.last_comrade.table import (
    begun,
    composed,
    first,
    handles_of,
    look,
    moments,
    of_kind,
    problems,
    words_of,
)

# Layout


@pytest.mark.sweep("values")
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 5, 8, 10])
def test_every_word_has_room_at_every_kind_of_decision(seats: int, size: tuple[int, int]) -> None:
    seen: set[type] = set()
    variants = itertools.cycle((language, scale) for scale in SCALES[::-1] for language in ("pl", "en"))
    for match, decision in moments(seats, 160):
        if type(decision) not in seen:
            seen.add(type(decision))
            for language, scale in itertools.islice(variants, 2):
                kit = kit_for(size, scale, language)
                assert problems(composed(kit, look(match))) == [], (type(decision), language, scale)
    assert {Draft, Committing, ReactionWindow} <= seen


@pytest.mark.parametrize("scale", SCALES)
def test_the_gallery_has_room_for_everybody(scale: int) -> None:
    match = begun(4, characters="choose")
    for size in SIZES:
        canvas = composed(kit_for(size, scale), look(match))
        assert problems(canvas) == []
        assert len(of_kind(canvas, "character")) == len(match.state.world.setting.comrades)


def test_nothing_bears_two_names_at_once_nor_two_things_one() -> None:
    for match, _ in at_least_one(itertools.islice(moments(5, 200), 0, 200, 13)):
        handles = handles_of(composed(kit_for((1920, 1080)), look(match)))
        assert len(handles) == len(set(handles))


@pytest.mark.parametrize("size", [*SIZES, (3440, 1440), (1600, 1200)], ids=str)
def test_regions_lie_beside_each_other_inside_the_picture(size: tuple[int, int]) -> None:
    metrics = Metrics(*size, 1.0)
    places = dict(regions.regions(metrics))
    if metrics.is_compact:
        for drawer in ("status", "log"):
            assert places["board"].contains(places.pop(drawer))
    assert all(metrics.rect.contains(place) for place in places.values())
    for (one, here), (other, there) in itertools.combinations(places.items(), 2):
        assert not here.colliderect(there), (one, other)
    assert places["board"].contains(regions.board_inside(metrics))


# The hand and the trays


def test_the_hand_is_there_in_private_and_never_at_an_open_table() -> None:
    private = look(first(Committing))
    assert len(of_kind(composed(kit_for((1920, 1080)), private), "hand")) == 5
    for match, decision in itertools.islice(moments(5, 300), 0, 300, 7):
        canvas = composed(kit_for((1920, 1080)), look(match))
        if decision.is_public_decision:
            assert not of_kind(canvas, "hand")
            assert not of_kind(canvas, "pack")


def test_a_hand_of_many_cards_stays_in_its_zone() -> None:
    match = first(Committing)
    ctx = look(match)
    world = ctx.view.world
    comrade = world.order[ctx.seat]
    many = replace(world.players[comrade], hand=tuple(world.setting.manoeuvres)[:10])
    view = replace(ctx.view, world=replace(world, players={**world.players, comrade: many}))
    for size in SIZES:
        canvas = composed(kit_for(size, 160), replace(ctx, view=view))
        region = regions.regions(canvas.kit.metrics)["hand"]
        places = [hit_area.rect for hit_area in canvas.hit_areas if hit_area.handle.startswith("hand/")]
        assert len(places) == 10
        assert all(region.contains(place) for place in places)


def test_a_draft_shows_the_pack_and_what_was_kept() -> None:
    match = begun(4)
    seat = match.state.world.players[match.state.world.holder].seat
    canvas = composed(kit_for((1920, 1080)), look(match, seat))
    assert len(of_kind(canvas, "pack")) == 5
    assert at.KEPT in handles_of(canvas)
    places = [hit_area.rect for hit_area in canvas.hit_areas if hit_area.handle.startswith("pack/")]
    assert not any(one.colliderect(other) for one, other in itertools.combinations(places, 2))
    pack = match.view(seat).world.players[match.state.world.order[seat]].packs[0]
    match.submit(seat, DraftPick(pack[0]))
    waiting = composed(kit_for((1920, 1080)), look(match, seat))
    assert not of_kind(waiting, "pack")
    assert faces.name_of(kit_for((1920, 1080)), pack[0]) in words_of(waiting)
    assert "Iwona" in words_of(waiting)


def test_a_quick_draft_lays_cards_aside_for_the_left() -> None:
    match = begun(4, draft_mode="quick")
    assert isinstance(engine.pending(match.state), QuickDraft)
    canvas = composed(kit_for((1920, 1080)), look(match))
    assert len(of_kind(canvas, "pack")) == 5
    assert at.PASS_ON in handles_of(canvas)
    assert at.KEPT not in handles_of(canvas)


def searching(match: Match) -> State[World]:
    """A Shakedown of the first seat against the second."""
    world = match.state.world
    frame = TakingCard(world.order[0], world.order[1])
    return replace(match.state, stack=(frame,))


def test_a_shakedown_shows_a_hand_to_the_searcher_alone() -> None:
    match = first(Committing, seats=4)
    state, kit = searching(match), kit_for((1920, 1080))
    mine, theirs = redact(state, Seat(0)), redact(state, Seat(2))
    names = ("Ola", "Ewa", "Jan", "Piotr")
    canvas = composed(kit, ViewContext(mine, Seat(0), names, CAMERA))
    held = state.world.players[state.world.order[1]].hand
    assert len(of_kind(canvas, "shown")) == len(held)
    assert all(faces.name_of(kit, card) in words_of(canvas) for card in held[-1:])
    other = composed(kit, ViewContext(theirs, Seat(2), names, CAMERA))
    assert not of_kind(other, "shown")
    assert of_kind(other, "hand")


def test_what_is_in_hand_leaves_an_empty_place() -> None:
    ctx = look(first(Committing))
    gone = composed(kit_for((1920, 1080)), replace(ctx, hidden=frozenset(("hand/0",))))
    there = composed(kit_for((1920, 1080)), ctx)
    assert "hand/0" in handles_of(gone)
    assert len(gone.texts) < len(there.texts)


# Reminders


def test_reminders_look_alike_for_everybody_who_lays_a_card() -> None:
    match, kit = first(Committing), kit_for((1920, 1080))
    looks = []
    for seat in sorted(match.waiting_for()):
        canvas = composed(kit, look(match, seat))
        rows = [
            (hit_area.handle, tuple(hit_area.rect))
            for hit_area in canvas.hit_areas
            if hit_area.handle.startswith("remind/")
        ]
        region = regions.regions(kit.metrics)["initiative"]
        inside = [item for item in canvas.items if region.contains(Rect(item[:4]))]
        looks.append((rows, inside))
    assert len(looks[0][0]) == len(REMINDERS)
    assert all(one == looks[0] for one in looks)


def test_a_tick_is_seen_by_its_owner_and_only_while_cards_are_laid() -> None:
    match, kit = first(Committing), kit_for((1920, 1080))
    seat, other = sorted(match.waiting_for())[:2]
    before, others_before = composed(kit, look(match, seat)), composed(kit, look(match, other))
    match.submit(seat, Remind("before_damage"))
    assert composed(kit, look(match, seat)).items != before.items
    assert composed(kit, look(match, other)).items == others_before.items
    view = match.view(seat)
    hand = view.world.players[view.world.order[seat]].hand
    match.submit(seat, Commit(hand[0]))
    assert not of_kind(composed(kit, look(match, seat)), "remind")


# Piles and Equipment


def test_piles_tell_how_many_cards_they_have_and_unfold() -> None:
    match = next(
        match
        for match, _ in moments(5, 400)
        if match.state.world.attack_discard and match.state.world.action_discard
    )
    world, kit = match.state.world, kit_for((1920, 1080))
    ctx = look(match)
    closed = composed(kit, ctx)
    assert {UNFOLD(at.ACTION_DISCARD), UNFOLD(at.ATTACK_DISCARD)} <= set(handles_of(closed))
    for name, pile in ((at.ACTION_DISCARD, world.action_discard), (at.ATTACK_DISCARD, world.attack_discard)):
        canvas = composed(kit, replace(ctx, unfolded=frozenset((name,))))
        assert {LISTED(name, card) for card in pile} <= set(handles_of(canvas))
        assert problems(canvas) == []


def test_roulettes_hang_on_the_initiative() -> None:
    match = first(ReactionWindow)
    ctx, kit = look(match), kit_for((1920, 1080))
    roulette = CardId("russian_roulette")
    world = replace(ctx.view.world, roulettes=(roulette, roulette))
    canvas = composed(kit, replace(ctx, view=replace(ctx.view, world=world)))
    words = words_of(canvas)
    assert kit.say("lc-table-times", count=2) in words
    assert faces.short_name(kit, roulette) in words
    assert problems(canvas) == []


@pytest.mark.parametrize("count", [1, 2, 3, 5, 8])
def test_all_equipment_finds_room(count: int) -> None:
    for size in SIZES:
        kit = kit_for(size, 160)
        region = regions.regions(kit.metrics)["equipment"]
        places = equipment_places(kit, region, count)
        assert len(places) == count
        assert all(region.contains(place) for place in places)
        assert not any(one.colliderect(other) for one, other in itertools.combinations(places, 2))
