"""The table of Last Comrade around its field: what is there, what is told, what stays hidden."""

import itertools
from collections.abc import Iterator
from functools import cache

import msgspec
import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect

from game.bots import RandomBot, bot_seed
from game.i18n import Texts
from game.paths import ASSETS
from game.presenters.last_comrade import aside, cards, enlarged, open_matter, regions, standing, zones
from game.presenters.last_comrade import handles as at
from game.presenters.last_comrade.cards_comrade import ability_face, commissar_card, front_card
from game.presenters.last_comrade.cards_foot import STATUS_ICONS, TYPE_ICONS
from game.presenters.last_comrade.cards_pictures import DRAWN, OTHERS, PRINTED, sort_of
from game.presenters.last_comrade.lifting import lifted
from game.presenters.last_comrade.own_things import equipment_places
from game.presenters.last_comrade.raise_buttons import ICONS as HAND_ICONS
from game.presenters.presenter import Sight
from game.presenters.shared.card_parts import HAND, LARGE, SMALL, device
from game.presenters.shared.enlarging import large_size
from game.presenters.shared.pile_lists import listed, unfold
from game.rules.core import engine
from game.rules.core.frames import Decision
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.core.rng import Draws, Rng
from game.rules.core.state import State
from game.rules.last_comrade.draft import Draft, QuickDraft
from game.rules.last_comrade.effects import TakingCard
from game.rules.last_comrade.intents import Commit, DraftPick, RaiseHand, Remind
from game.rules.last_comrade.knowledge import redact
from game.rules.last_comrade.responses import Response
from game.rules.last_comrade.state import Announced, Piece, World
from game.rules.last_comrade.terms import REMINDERS
from game.rules.last_comrade.turn import Committing
from game.rules.last_comrade.windows import Window
from game.settings import Settings
from game.table.match import Match
from game.view.cache import SurfaceCache
from game.view.camera import Camera
from game.view.canvas import Canvas
from game.view.icons import ICONS
from game.view.kit import Kit
from game.view.metrics import Metrics

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
SCALES = (80, 100, 160)
SEED = 3
PRESETS = {2: "duel", 4: "squad", 5: "platoon", 8: "platoon", 10: "horde"}
CAMERA = Camera.fitted((0, 0, 10, 10), (10.0, 10.0))
LONG = "Konstantynopolitańczykowianeczka Maksymiliana"


@pytest.fixture(scope="module", autouse=True)
def _fonts() -> None:
    pygame.font.init()


@cache
def texts(language: str) -> Texts:
    return Texts.load(ASSETS / "lang", language)


@cache
def kit_for(
    size: tuple[int, int] = (1920, 1080), scale: int = 100, language: str = "pl", palette: str = "standard"
) -> Kit:
    wanted = {"language": language, "text_scale": scale, "palette": palette}
    settings = msgspec.convert(wanted, Settings)
    metrics = Metrics(*size, scale / 100)
    return Kit(metrics, texts(language), settings, SurfaceCache(), ASSETS / "art", _complain)


def _complain(trouble: str) -> None:
    raise AssertionError(trouble)


# Matches


def begun(seats: int, **options: str) -> Match:
    return Match.new("last_comrade", scenario=PRESETS[seats], seats=seats, seed=SEED, options=options)


def moments(seats: int, steps: int, **options: str) -> Iterator[tuple[Match, Decision[World]]]:
    """Each decision of a random match."""
    match = begun(seats, **options)
    bots = [RandomBot(bot_seed(SEED, seat)) for seat in range(seats)]
    chance = Draws(Rng(SEED))
    for _ in range(steps):
        decision = engine.pending(match.state)
        if decision is None:
            return
        yield match, decision
        seat = chance.choice(sorted(match.waiting_for()))
        match.submit(seat, bots[seat].choose(match.view(seat), seat, match.legal(seat)))


def first(kind: type[Decision[World]], seats: int = 5, **options: str) -> Match:
    """A random match at its first decision of this kind."""
    return next(match for match, decision in moments(seats, 900, **options) if type(decision) is kind)


def open_view(state: State[World]) -> State[World]:
    """What everybody may know."""
    for seat in range(state.world.seats):
        state = redact(state, Seat(seat))
    return state


def look(match: Match, seat: Seat | None = None, **changes: object) -> Sight:
    """With the eyes of whoever is asked first, or of everybody where the decision is open."""
    decision = engine.pending(match.state)
    assert decision is not None
    looking = decision.in_order(match.state.world)[0] if seat is None else seat
    view = open_view(match.state) if decision.is_open else match.view(looking)
    names = (LONG, *("Iwona" for _ in range(match.seats - 1)))
    return replace(Sight(view, looking, names, CAMERA, is_open=decision.is_open), **changes)


def composed(kit: Kit, sight: Sight) -> Canvas:
    """Everything around the field, with the list of the players."""
    canvas = Canvas(kit)
    zones.compose_zones(canvas, sight)
    aside.compose_aside(canvas, sight, regions.regions(kit.metrics)["aside"])
    return canvas


def handles_of(canvas: Canvas) -> list[str]:
    return [hot.handle for hot in canvas.hots]


def of_kind(canvas: Canvas, kind: str) -> list[str]:
    return [handle for handle in handles_of(canvas) if handle.startswith(f"{kind}/")]


def words_of(canvas: Canvas) -> str:
    return " ".join(mark.text for mark in canvas.texts)


def problems(canvas: Canvas) -> list[str]:
    """Texts outside their boxes or the picture, cut or without words; zones that overlap or stick out."""
    whole = canvas.kit.metrics.rect
    found = [
        f"{mark.text!r}: {mark.rect} not in {mark.box}"
        for mark in canvas.texts
        if not mark.is_clipped and not mark.box.contains(mark.rect)
    ]
    found += [f"{mark.text!r} outside" for mark in canvas.texts if not whole.contains(mark.rect)]
    found += [f"cut: {mark.text}" for mark in canvas.texts if mark.text.endswith("…")]
    found += [f"no words: {mark.text}" for mark in canvas.texts if "⟦" in mark.text]
    found += [f"no words: {hot.tip}" for hot in canvas.hots if "⟦" in hot.tip]
    found += [f"zone {zone.name} outside" for zone in canvas.zones if not whole.contains(zone.rect)]
    for one, other in itertools.combinations(canvas.zones, 2):
        if one.level == other.level and one.rect.colliderect(other.rect):
            found.append(f"zones {one.name} and {other.name} overlap")
    return found


# Layout


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", (2, 5, 8, 10))
def test_every_word_has_room_at_every_kind_of_decision(seats: int, size: tuple[int, int]) -> None:
    seen: set[type] = set()
    variants = itertools.cycle((language, scale) for scale in SCALES[::-1] for language in ("pl", "en"))
    for match, decision in moments(seats, 160):
        if type(decision) not in seen:
            seen.add(type(decision))
            for language, scale in itertools.islice(variants, 2):
                kit = kit_for(size, scale, language)
                assert problems(composed(kit, look(match))) == [], (type(decision), language, scale)
    assert {Draft, Committing, Window} <= seen


@pytest.mark.parametrize("scale", SCALES)
def test_the_gallery_has_room_for_everybody(scale: int) -> None:
    match = begun(4, characters="choose")
    for size in SIZES:
        canvas = composed(kit_for(size, scale), look(match))
        assert problems(canvas) == []
        assert len(of_kind(canvas, "character")) == len(match.state.world.setting.comrades)


def test_nothing_bears_two_names_at_once_nor_two_things_one() -> None:
    for match, _ in itertools.islice(moments(5, 200), 0, 200, 13):
        handles = handles_of(composed(kit_for(), look(match)))
        assert len(handles) == len(set(handles))


@pytest.mark.parametrize("size", (*SIZES, (3440, 1440), (1600, 1200)), ids=str)
def test_regions_lie_beside_each_other_inside_the_picture(size: tuple[int, int]) -> None:
    metrics = Metrics(*size, 1.0)
    places = dict(regions.regions(metrics))
    if metrics.is_compact:
        for drawer in ("aside", "log"):
            assert places["board"].contains(places.pop(drawer))
    assert all(metrics.rect.contains(place) for place in places.values())
    for (one, here), (other, there) in itertools.combinations(places.items(), 2):
        assert not here.colliderect(there), (one, other)
    assert places["board"].contains(regions.board_inside(metrics))


# Cards


def all_cards(world: World) -> list[CardId]:
    setting = world.setting
    return [*setting.manoeuvres, *setting.events, *setting.equipment, *setting.attacks]


def test_every_card_of_the_box_has_its_own_picture() -> None:
    world = begun(2).state.world
    assert {*PRINTED, *DRAWN} == set(all_cards(world))
    drawn = {icon for icons in (*PRINTED.values(), *OTHERS.values()) for icon in icons}
    assert drawn | {*STATUS_ICONS.values(), *TYPE_ICONS.values(), *HAND_ICONS.values()} <= set(ICONS)
    assert all((ASSETS / "art" / f"{name}.svg").exists() for name in DRAWN.values())


@pytest.mark.parametrize("design", (SMALL, HAND), ids=str)
@pytest.mark.parametrize("scale", SCALES)
def test_every_card_can_be_read_in_its_frame(design: tuple[int, int], scale: int) -> None:
    world = begun(2).state.world
    for language, size in (("pl", SIZES[0]), ("en", SIZES[1])):
        kit = kit_for(size, scale, language)
        for card in all_cards(world):
            canvas = Canvas(kit)
            rect = Rect(9, 9, *device(kit, design))
            cards.face(canvas, rect, world, card)
            assert problems(canvas) == [], card
            name, short = cards.name_of(kit, card), cards.short_name(kit, card)
            assert {name, short} & {mark.text for mark in canvas.texts}
            assert all(rect.contains(mark.rect) for mark in canvas.texts), card


def test_a_card_of_a_mod_shows_of_what_sort_it_is() -> None:
    world = begun(2).state.world
    setting = world.setting
    assert {sort_of(setting, card) for card in all_cards(world)} == set(OTHERS)
    assert all(OTHERS[sort_of(setting, card)] for card in all_cards(world))


@pytest.mark.parametrize("scale", (100, 160))
def test_large_cards_tell_all_that_is_printed(scale: int) -> None:
    world = begun(4).state.world
    for size in SIZES[:2]:
        kit = kit_for(size, scale)
        rect = Rect((8, 8), large_size(kit, LARGE))
        for card in all_cards(world):
            canvas = Canvas(kit)
            enlarged.large_card(canvas, rect, world, card)
            assert problems(canvas) == [], card
            assert kit.say(f"lc-card-{card}.text") in words_of(canvas)
            assert kit.say(f"lc-card-{card}.flavour").split()[0] in words_of(canvas)
        for comrade in world.setting.comrades:
            canvas = Canvas(kit)
            enlarged.large_ability(canvas, rect, world, comrade)
            assert problems(canvas) == [], comrade


def test_what_may_not_be_known_shows_its_back() -> None:
    canvas = Canvas(kit_for())
    cards.face(canvas, Rect(0, 0, 168, 235), begun(2).state.world, HIDDEN)
    assert not canvas.texts


def test_a_piece_that_was_used_has_an_empty_square() -> None:
    world, kit = begun(2).state.world, kit_for()
    full, used = Canvas(kit), Canvas(kit)
    cards.piece_face(full, Rect(0, 0, 88, 123), world, Piece(CardId("helmet"), 3))
    cards.piece_face(used, Rect(0, 0, 88, 123), world, Piece(CardId("helmet"), 2))
    assert len(full.items) == len(used.items) and full.items != used.items


def test_cards_with_a_bust_bear_a_name() -> None:
    world, kit = begun(4).state.world, kit_for((1280, 720), 160)
    for comrade in world.order:
        canvas = Canvas(kit)
        front_card(canvas, Rect(0, 0, 60, 84), comrade)
        ability_face(canvas, Rect(100, 0, 118, 165), world, comrade)
        assert problems(canvas) == [] and canvas.texts
    canvas = Canvas(kit)
    commissar_card(canvas, Rect(0, 0, 60, 84))
    assert words_of(canvas) == kit.say("lc-commissar")


# The hand and the trays


def test_the_hand_is_there_in_private_and_never_at_an_open_table() -> None:
    private = look(first(Committing))
    assert len(of_kind(composed(kit_for(), private), "hand")) == 5
    for match, decision in itertools.islice(moments(5, 300), 0, 300, 7):
        canvas = composed(kit_for(), look(match))
        if decision.is_open:
            assert not of_kind(canvas, "hand") and not of_kind(canvas, "pack")


def test_a_hand_of_many_cards_stays_in_its_zone() -> None:
    match = first(Committing)
    sight = look(match)
    world = sight.view.world
    comrade = world.order[sight.seat]
    many = replace(world.players[comrade], hand=tuple(world.setting.manoeuvres)[:10])
    view = replace(sight.view, world=replace(world, players={**world.players, comrade: many}))
    for size in SIZES:
        canvas = composed(kit_for(size, 160), replace(sight, view=view))
        region = regions.regions(canvas.kit.metrics)["hand"]
        places = [hot.rect for hot in canvas.hots if hot.handle.startswith("hand/")]
        assert len(places) == 10 and all(region.contains(place) for place in places)


def test_a_draft_shows_the_pack_and_what_was_kept() -> None:
    match = begun(4)
    seat = match.state.world.players[match.state.world.holder].seat
    canvas = composed(kit_for(), look(match, seat))
    assert len(of_kind(canvas, "pack")) == 5 and at.KEPT in handles_of(canvas)
    pack = match.view(seat).world.players[match.state.world.order[seat]].packs[0]
    match.submit(seat, DraftPick(pack[0]))
    waiting = composed(kit_for(), look(match, seat))
    assert not of_kind(waiting, "pack")
    assert cards.name_of(kit_for(), pack[0]) in words_of(waiting)
    assert "Iwona" in words_of(waiting)


def test_a_quick_draft_lays_cards_aside_for_the_left() -> None:
    match = begun(4, draft_mode="quick")
    assert isinstance(engine.pending(match.state), QuickDraft)
    canvas = composed(kit_for(), look(match))
    assert len(of_kind(canvas, "pack")) == 5 and at.PASS_ON in handles_of(canvas)
    assert at.KEPT not in handles_of(canvas)


def searching(match: Match) -> State[World]:
    """A Shakedown of the first seat against the second."""
    world = match.state.world
    frame = TakingCard(world.order[0], world.order[1])
    return replace(match.state, stack=(frame,))


def test_a_shakedown_shows_a_hand_to_the_searcher_alone() -> None:
    match = first(Committing, seats=4)
    state, kit = searching(match), kit_for()
    mine, theirs = redact(state, Seat(0)), redact(state, Seat(2))
    names = ("Ola", "Ewa", "Jan", "Piotr")
    canvas = composed(kit, Sight(mine, Seat(0), names, CAMERA))
    held = state.world.players[state.world.order[1]].hand
    assert len(of_kind(canvas, "shown")) == len(held)
    assert all(cards.name_of(kit, card) in words_of(canvas) for card in held[-1:])
    other = composed(kit, Sight(theirs, Seat(2), names, CAMERA))
    assert not of_kind(other, "shown") and of_kind(other, "hand")


def test_what_is_in_hand_leaves_an_empty_place() -> None:
    sight = look(first(Committing))
    gone = composed(kit_for(), replace(sight, hidden=frozenset(("hand/0",))))
    there = composed(kit_for(), sight)
    assert "hand/0" in handles_of(gone) and len(gone.texts) < len(there.texts)


# Reminders


def test_reminders_look_alike_for_everybody_who_lays_a_card() -> None:
    match, kit = first(Committing), kit_for()
    looks = []
    for seat in sorted(match.waiting_for()):
        canvas = composed(kit, look(match, seat))
        rows = [(hot.handle, tuple(hot.rect)) for hot in canvas.hots if hot.handle.startswith("remind/")]
        region = regions.regions(kit.metrics)["initiative"]
        inside = [item for item in canvas.items if region.contains(Rect(item[:4]))]
        looks.append((rows, inside))
    assert len(looks[0][0]) == len(REMINDERS)
    assert all(one == looks[0] for one in looks)


def test_a_tick_is_seen_by_its_owner_and_only_while_cards_are_laid() -> None:
    match, kit = first(Committing), kit_for()
    seat, other = sorted(match.waiting_for())[:2]
    before, others_before = composed(kit, look(match, seat)), composed(kit, look(match, other))
    match.submit(seat, Remind("before_damage"))
    assert composed(kit, look(match, seat)).items != before.items
    assert composed(kit, look(match, other)).items == others_before.items
    view = match.view(seat)
    hand = view.world.players[view.world.order[seat]].hand
    match.submit(seat, Commit(hand[0]))
    assert not of_kind(composed(kit, look(match, seat)), "remind")


# The open table


@pytest.mark.parametrize("seats", (2, 5, 8, 10))
def test_every_player_has_a_button_for_his_hand_at_an_open_table(seats: int) -> None:
    match = first(Window, seats)
    for size in SIZES:
        kit = kit_for(size)
        canvas = composed(kit, look(match))
        buttons = {hot.handle: hot.rect for hot in canvas.hots if hot.handle.startswith("raise/")}
        assert set(buttons) == {at.raised_hand(Seat(seat)) for seat in range(seats)}
        assert all(rect.w >= 90 and rect.h >= 24 for rect in buttons.values())
        keys = {kit.say("lc-table-key", number=seat + 1) for seat in range(seats)}
        assert keys <= {mark.text for mark in canvas.texts}


def test_hands_are_told_apart_by_what_everybody_knows() -> None:
    match = first(Window)
    world = match.state.world
    asked = sorted(match.waiting_for())
    match.submit(asked[0], RaiseHand())
    view = open_view(match.state)
    states = [standing.raising(view, one) for one in world.order]
    assert states[asked[0]] == "raised" and "free" in states
    canvas = composed(kit_for(), look(match))
    assert kit_for().say("lc-table-hand_raised") in words_of(canvas)


def test_a_hand_raised_for_a_checkpoint_does_not_answer_an_event() -> None:
    match = first(Window)
    world, kit = match.state.world, kit_for()
    one, two, three = world.order[:3]
    raised = replace(world.players[two], hand_raised=True)
    event = Announced(one, CardId("rozkaz_komisarza"), three)
    world = replace(world, players={**world.players, two: raised}, announced=(event,))
    view = State(world, (Response((), (three,)),), match.state.rng)
    assert [standing.raising(view, who) for who in (one, two, three)] == ["plays", "free", "raised"]
    names = ("Ola", "Ewa", "Jan", "Iza", "Adam")
    sight = Sight(open_view(view), world.players[two].seat, names, CAMERA, is_open=True)
    matter = open_matter.matter_of(kit, sight)
    assert names[0] in matter.title and cards.name_of(kit, event.card) in matter.title
    assert names[2] in matter.words and matter.card == event.card
    assert problems(composed(kit, sight)) == []


def test_the_matter_at_hand_is_told_at_every_open_decision() -> None:
    kinds = set()
    for match, decision in moments(5, 500):
        if decision.is_open and type(decision) not in kinds:
            kinds.add(type(decision))
            matter = open_matter.matter_of(kit_for(), look(match))
            assert matter.title and matter.words and "⟦" not in matter.title + matter.words
    assert len(kinds) >= 5


# The players


def test_the_order_begins_with_the_initiative_and_ends_with_the_fallen() -> None:
    match = next(
        match
        for match, decision in moments(5, 900)
        if isinstance(decision, Committing) and len(match.state.world.living) == 3
    )
    world, kit = match.state.world, kit_for()
    canvas = composed(kit, look(match))
    rows = [handle for handle in handles_of(canvas) if handle.startswith("seat/")]
    assert rows == [at.player(world.players[one].seat) for one in world.from_holder()]
    dead = aside.fallen(world)
    assert len(dead) == 2 and not {at.player(world.players[one].seat) for one in dead} & set(rows)
    ranks = sorted(aside.rank_of(world, one) for one in dead)
    assert ranks in ([4, 4], [4, 5])
    assert kit.say("lc-table-fallen", rank=ranks[-1], all=5) in words_of(canvas)
    assert aside.aside_badge(match.state) == "3/5"


def test_the_list_tells_who_is_ready() -> None:
    match, kit = first(Committing), kit_for()
    seat = sorted(match.waiting_for())[0]
    comrade = match.state.world.order[seat]
    assert standing.doing(match.state, comrade) == "chooses"
    match.submit(seat, Commit(match.state.world.players[comrade].hand[0]))
    assert standing.doing(open_view(match.state), comrade) == "ready"
    assert kit.say("lc-table-doing_ready") in words_of(composed(kit, look(match)))


def test_before_characters_are_chosen_every_seat_is_listed() -> None:
    canvas = composed(kit_for(), look(begun(4, characters="choose")))
    assert [handle for handle in handles_of(canvas) if handle.startswith("seat/")] == [
        at.player(Seat(seat)) for seat in range(4)
    ]


# Piles and Equipment


def test_piles_tell_how_many_cards_they_have_and_unfold() -> None:
    match = next(
        match
        for match, _ in moments(5, 400)
        if match.state.world.attack_discard and match.state.world.action_discard
    )
    world, kit = match.state.world, kit_for()
    sight = look(match)
    closed = composed(kit, sight)
    assert {unfold(at.ACTION_DISCARD), unfold(at.ATTACK_DISCARD)} <= set(handles_of(closed))
    for name, pile in ((at.ACTION_DISCARD, world.action_discard), (at.ATTACK_DISCARD, world.attack_discard)):
        canvas = composed(kit, replace(sight, unfolded=frozenset((name,))))
        assert {listed(name, card) for card in pile} <= set(handles_of(canvas))
        assert problems(canvas) == []


def test_roulettes_hang_on_the_initiative() -> None:
    match = first(Window)
    sight, kit = look(match), kit_for()
    roulette = CardId("russian_roulette")
    world = replace(sight.view.world, roulettes=(roulette, roulette))
    canvas = composed(kit, replace(sight, view=replace(sight.view, world=world)))
    words = words_of(canvas)
    assert kit.say("lc-table-times", count=2) in words and cards.short_name(kit, roulette) in words
    assert problems(canvas) == []


@pytest.mark.parametrize("count", (1, 2, 3, 5, 8))
def test_all_equipment_finds_room(count: int) -> None:
    for size in SIZES:
        kit = kit_for(size, 160)
        region = regions.regions(kit.metrics)["equipment"]
        places = equipment_places(kit, region, count)
        assert len(places) == count and all(region.contains(place) for place in places)
        assert not any(one.colliderect(other) for one, other in itertools.combinations(places, 2))


# In hand


def test_what_can_be_dragged_is_seen_in_the_hand() -> None:
    match, kit = first(Committing), kit_for()
    sight = look(match)
    comrade = sight.view.world.order[sight.seat]
    for handle in ("hand/0", at.comrade(comrade), at.ability(comrade), at.target(1)):
        assert lifted(kit, sight, handle) is not None, handle
    large, small = lifted(kit, sight, "hand/0"), lifted(kit, sight, "hand/0", small=True)
    assert large is not None and small is not None and small.get_width() < large.get_width()
    drafting = look(begun(4))
    assert lifted(kit, drafting, "pack/0") is not None


def test_nothing_hidden_or_unknown_is_lifted() -> None:
    match, kit = first(Window), kit_for()
    sight = look(match)
    nobody = sight.view.world.order[0]
    for handle in ("hand/0", "hand/99", at.piece(nobody, 9), "field", at.comrade("nobody")):  # type: ignore[arg-type]
        assert lifted(kit, sight, handle) is None, handle
