"""LC-HOT-09: cards that came into a hand bear a mark, for their owner alone, until he has looked at them."""

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.zones.received import new_places, received
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.core.values import Event
from game.rules.last_comrade import events as ev
from game.rules.last_comrade.committing import Committing
from game.rules.last_comrade.terms import ComradeId
from game.rules.last_comrade.windows import ReactionWindow
from game.session.history import History, VisibleStep
from game.session.match import Match
from tests.presenters.kits import SIZES, kit_for
from tests.presenters.last_comrade.table import composed, first_quiet, look, moments, open_view, problems

MINE, OTHER = ComradeId("misza"), ComradeId("jurge")
UNIK, STOJ, NIET = CardId("unik"), CardId("stoj"), CardId("niet")


def of(*events: Event) -> dict[CardId, int]:
    """What is new to the first of two after these events."""
    found = received((VisibleStep(1, Seat(0), events, None),), MINE)
    return {card: count for card, count in found.cards.items() if count}


def test_what_was_drawn_is_new_until_its_owner_decides_with_his_hand_in_sight() -> None:
    drawn = ev.CardsDrawn(MINE, (UNIK, STOJ))
    assert of(drawn) == {UNIK: 1, STOJ: 1}
    assert of(drawn, ev.CardsDrawn(OTHER, (HIDDEN,)), ev.CardCommitted(OTHER, HIDDEN)) == {UNIK: 1, STOJ: 1}
    assert of(drawn, ev.LetBy(MINE), ev.HandRaised(MINE)) == {UNIK: 1, STOJ: 1}, "before all"
    assert of(drawn, ev.CardCommitted(MINE, NIET)) == {}
    assert of(drawn, ev.StoodDown(MINE, counted=True)) == {}
    assert of(drawn, ev.StoodDown(MINE, counted=True), ev.CardsDrawn(MINE, (NIET,))) == {NIET: 1}


def test_a_card_taken_from_somebody_is_new_to_the_taker_alone() -> None:
    assert of(ev.CardTaken(MINE, OTHER, NIET)) == {NIET: 1}
    assert of(ev.CardTaken(OTHER, MINE, NIET)) == {}


def test_a_swapped_hand_is_new_to_both() -> None:
    for swap in (ev.HandsSwapped(MINE, OTHER), ev.HandsSwapped(OTHER, MINE)):
        story = (VisibleStep(1, Seat(0), (swap,), None),)
        assert received(story, MINE).is_all
        assert not received(
            (*story, VisibleStep(2, Seat(0), (ev.CardCommitted(MINE, NIET),), None)), MINE
        ).is_all


def sight_of(match: Match, seat: Seat, *, is_open: bool = False) -> ViewContext:
    readers = tuple(Seat(one) for one in range(match.seats)) if is_open else (seat,)
    view = open_view(match.state) if is_open else match.view(seat)
    return look(match, seat=seat, view=view, is_open=is_open, history=History(match).history(readers))


def refilled() -> tuple[Match, Seat]:
    """Somebody lays a card who has drawn some since he last looked, not all he has."""
    for match, decision in moments(5, 900):
        if isinstance(decision, Committing):
            for seat in sorted(decision.seats(match.state.world)):
                hand = match.state.world.players[match.state.world.order[seat]].hand
                if 0 < len(new_places(sight_of(match, seat))) < len(hand):
                    return match, seat
    raise AssertionError("nobody drew a card")


def test_each_new_card_is_marked_by_a_word_behind_the_curtain_only() -> None:
    match, seat = refilled()
    private, public = sight_of(match, seat), sight_of(match, seat, is_open=True)
    assert new_places(public) == frozenset()
    for size in SIZES:
        for language in ("pl", "en"):
            kit = kit_for(size, language=language)
            mark = kit.say("lc-table-new")
            shown = composed(kit, private)
            assert [one.text for one in shown.texts].count(mark) == len(new_places(private))
            assert problems(shown) == []
            assert mark not in [one.text for one in composed(kit, public).texts]


def test_the_first_cards_are_new_unless_they_were_chosen_in_a_draft() -> None:
    for mode, count in (("full", 0), ("none", 5)):
        match = first_quiet(ReactionWindow, draft_mode=mode)
        found = {len(new_places(sight_of(match, Seat(seat)))) for seat in range(match.seats)}
        assert found == {count}, mode
