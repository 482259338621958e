"""The open table of Last Comrade and its players: whose hand is up, what it is about, who stands how."""

import pytest
from msgspec.structs import replace

from game.i18n.captions import prompt
from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade import describing
from game.presenters.last_comrade.cards import faces
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.log.death_words import death_words
from game.presenters.last_comrade.zones import open_table, status
from game.rules.core.ids import CardId, Seat
from game.rules.core.state import State
from game.rules.last_comrade import GAME
from game.rules.last_comrade.committing import Committing
from game.rules.last_comrade.insights import player_status
from game.rules.last_comrade.insights.fates import deaths_in
from game.rules.last_comrade.insights.ranking import fallen, rank_of
from game.rules.last_comrade.insights.statistics import statistics
from game.rules.last_comrade.intents import Commit, NothingMore, RaiseHand
from game.rules.last_comrade.responses import Response
from game.rules.last_comrade.state import Announced
from game.rules.last_comrade.windows import Pause, ReactionWindow
from game.session.history import History, story
from tests.presenters.kits import CAMERA, SIZES, kit_for
from tests.presenters.last_comrade.table import (
    MANY,
    begun,
    composed,
    first,
    first_quiet,
    handles_of,
    look,
    moments,
    open_view,
    problems,
    words_of,
)


@pytest.mark.parametrize("seats", [2, 5, 8, 10])
def test_every_player_has_a_button_for_his_hand_at_an_open_table(seats: int) -> None:
    match = first(ReactionWindow, seats)
    for size in SIZES:
        kit = kit_for(size)
        canvas = composed(kit, look(match))
        buttons = {
            hit_area.handle: hit_area.rect
            for hit_area in canvas.hit_areas
            if hit_area.handle.startswith("raise/")
        }
        assert set(buttons) == {at.RAISED_HAND(Seat(seat)) for seat in range(seats)}
        assert all(rect.w >= 90 and rect.h >= 24 for rect in buttons.values())
        keys = {kit.say("lc-table-key", number=seat + 1) for seat in range(seats)}
        assert keys <= {mark.text for mark in canvas.texts}


def test_hands_are_told_apart_by_what_everybody_knows() -> None:
    match = first_quiet(ReactionWindow)
    world = match.state.world
    first_seat, *_, next_to_last, last = world.clockwise(frozenset(match.waiting_for()))
    match.submit(last, RaiseHand())
    match.submit(next_to_last, NothingMore())
    view = open_view(match.state)
    states = [player_status.raising(view, one) for one in world.order]
    assert (states[last], states[next_to_last], states[first_seat]) == ("raised", "rests", "free")
    kit = kit_for((1920, 1080))
    told = words_of(composed(kit, look(match)))
    assert all(kit.say(f"lc-table-hand_{state}") in told for state in ("raised", "rests", "free"))


@pytest.mark.parametrize("seats", [2, 5, 8, 10])
def test_beside_every_hand_its_player_may_want_nothing_more(seats: int) -> None:
    match = first_quiet(Pause, seats)
    for size in SIZES:
        for language in ("pl", "en"):
            canvas = composed(kit_for(size, language=language), look(match))
            rests = {
                hit_area.handle: hit_area.rect
                for hit_area in canvas.hit_areas
                if hit_area.handle.startswith("rest/")
            }
            hands = {
                hit_area.handle: hit_area.rect
                for hit_area in canvas.hit_areas
                if hit_area.handle.startswith("raise/")
            }
            assert set(rests) == {at.REST(Seat(seat)) for seat in range(seats)}
            assert all(rect.w >= 20 and rect.h >= 24 for rect in rests.values())
            assert not any(rect.collidelistall(list(hands.values())) for rect in rests.values())
            assert problems(canvas) == []
    match.submit(Seat(0), NothingMore())
    handles = handles_of(composed(kit_for(SIZES[0]), look(match)))
    assert at.REST(Seat(0)) not in handles
    assert at.RAISED_HAND(Seat(0)) in handles


def test_a_hand_raised_for_a_checkpoint_does_not_answer_an_event() -> None:
    match = first_quiet(ReactionWindow)
    world, kit = match.state.world, kit_for((1920, 1080))
    one, two, three = world.order[:3]
    raised = replace(world.players[two], hand_raised=True)
    event = Announced(one, CardId("rozkaz_komisarza"), three)
    world = replace(world, players={**world.players, two: raised}, announced=(event,))
    view = State(world, (Response((), (three,)),), match.state.rng)
    assert [player_status.raising(view, who) for who in (one, two, three)] == ["plays", "free", "raised"]
    names = ("Ola", "Ewa", "Jan", "Iza", "Adam")
    ctx = ViewContext(open_view(view), world.players[two].seat, names, CAMERA, is_open=True)
    question = open_table.question_of(kit, ctx)
    assert names[0] in question.title
    assert faces.name_of(kit, event.card) in question.title
    assert names[2] in question.words
    assert question.card == event.card
    assert problems(composed(kit, ctx)) == []
    # Who plays alone sees his own hand in the place of that panel: the prompt says it as well.
    asked = prompt(kit.texts, GAME, view, world.players[two].seat)
    assert all(kit.say(word) in asked for word in (f"lc-comrade-{one}", f"lc-card-{event.card}"))


def test_every_open_decision_says_what_it_is_about() -> None:
    kinds = set()
    for match, decision in moments(5, 500):
        if decision.is_public_decision and type(decision) not in kinds:
            kinds.add(type(decision))
            question = open_table.question_of(kit_for((1920, 1080)), look(match))
            assert question.title
            assert question.words
            assert "⟦" not in question.title + question.words
    assert len(kinds) >= 5


# The players


def test_the_order_begins_with_the_initiative_and_ends_with_the_fallen() -> None:
    match = next(
        match
        for seed in range(3, 20)
        for match, decision in moments(5, MANY, seed)
        if isinstance(decision, Committing) and len(match.state.world.living) == 3
    )
    world, kit = match.state.world, kit_for((1920, 1080))
    canvas = composed(kit, look(match))
    rows = [handle for handle in handles_of(canvas) if handle.startswith("seat/")]
    assert rows == [at.SEAT(world.players[one].seat) for one in world.from_holder()]
    dead = fallen(world)
    assert len(dead) == 2
    assert not {at.SEAT(world.players[one].seat) for one in dead} & set(rows)
    ranks = sorted(rank_of(world, one) for one in dead)
    assert ranks in ([4, 4], [4, 5])
    assert kit.say("lc-table-fallen", rank=ranks[-1], all=5) in words_of(canvas)
    assert status.status_badge(match.state) == "3/5"


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_the_list_of_the_fallen_tells_by_what_they_fell(size: tuple[int, int], language: str) -> None:
    match = next(
        match
        for seed in range(3, 20)
        for match, _ in moments(5, MANY, seed)
        if len(match.state.world.living) == 3
    )
    world, kit = match.state.world, kit_for(size, language=language)
    everybody = tuple(Seat(seat) for seat in range(match.seats))
    history = History(match).history(everybody)
    known = deaths_in(world.setting, (event for step in history for event in step.events))
    whole = {
        one.comrade: one.death
        for one in statistics(match.first_state.world, story(match)).seats
        if one.death is not None
    }
    assert known == whole, "what all may know tells as much as the whole story"
    assert len(known) == 2, "what all may know tells as much as the whole story"
    canvas = composed(kit, look(match, history=history))
    for comrade, death in known.items():
        assert words_of(canvas).count(kit.say(f"lc-card-{death.cause}")) >= 1
        tip = describing.describe(kit, look(match, history=history), at.FALLEN)
        assert death_words(kit, comrade, death) in tip
    assert problems(canvas) == []
    assert problems(composed(kit, look(match))) == [], "nor where the story is not known"


def test_the_list_tells_who_is_ready() -> None:
    match, kit = first(Committing), kit_for((1920, 1080))
    seat = sorted(match.waiting_for())[0]
    comrade = match.state.world.order[seat]
    assert player_status.doing(match.state, comrade) == "chooses"
    match.submit(seat, Commit(match.state.world.players[comrade].hand[0]))
    assert player_status.doing(open_view(match.state), comrade) == "ready"
    assert kit.say("lc-table-doing_ready") in words_of(composed(kit, look(match)))


def test_before_characters_are_chosen_every_seat_is_listed() -> None:
    canvas = composed(kit_for((1920, 1080)), look(begun(4, characters="choose")))
    assert [handle for handle in handles_of(canvas) if handle.startswith("seat/")] == [
        at.SEAT(Seat(seat)) for seat in range(4)
    ]
