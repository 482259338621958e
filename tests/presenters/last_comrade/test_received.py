"""LC-HOT-09: cards that came into a hand bear a mark, for their owner alone, until he has looked at them."""

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.zones.received import new_in_hand
from game.rules.core.ids import Seat
from game.rules.last_comrade.committing import Committing
from game.rules.last_comrade.windows import ReactionWindow
from game.session.history import History
from game.session.match import Match
from tests.presenters.kits import SIZES, kit_for
from tests.presenters.last_comrade.table import composed, first_quiet, look, moments, open_view, problems


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
                if 0 < len(new_in_hand(sight_of(match, seat))) < len(hand):
                    return match, seat
    raise AssertionError("nobody drew a card")


def test_each_new_card_is_marked_by_a_word_behind_the_curtain_only() -> None:
    match, seat = refilled()
    private, public = sight_of(match, seat), sight_of(match, seat, is_open=True)
    assert new_in_hand(public) == frozenset()
    for size in SIZES:
        for language in ("pl", "en"):
            kit = kit_for(size, language=language)
            mark = kit.say("lc-table-new")
            shown = composed(kit, private)
            assert [one.text for one in shown.texts].count(mark) == len(new_in_hand(private))
            assert problems(shown) == []
            assert mark not in [one.text for one in composed(kit, public).texts]


def test_the_first_cards_are_new_unless_they_were_chosen_in_a_draft() -> None:
    for mode, count in (("full", 0), ("none", 5)):
        match = first_quiet(ReactionWindow, draft_mode=mode)
        found = {len(new_in_hand(sight_of(match, Seat(seat)))) for seat in range(match.seats)}
        assert found == {count}, mode
