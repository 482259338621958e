"""The draft: keep one, pass the rest to the left; as a wave, so that the screen changes hands seldom."""

from collections.abc import Callable

import pytest

from game.rules.core import engine
from game.rules.core.ids import HIDDEN, Seat
from game.rules.last_comrade import GAME
from game.rules.last_comrade.events import DraftPicked
from game.rules.last_comrade.intents import DraftPick, PassOn
from tests.rules.last_comrade.table import Table, start, table

rule = pytest.mark.rule

PACKS = {
    "A": "step_up advance charge step_back fall_back",
    "B": "unik padnij roll crawl fubar",
    "C": "niet stoj wsjo_rawno moonshine trip",
}


def drafting(**packs: str) -> Table:
    """TOWARZYSZE! has been revealed: everybody drafts with these hands."""
    names = " ".join(packs)
    return table(f"[{names} _]", attack="towarzysze trench_volley", spare="", **packs)


def drafted(game: Table, choose: Callable[[Table, str], str]) -> Table:
    """The draft carried out: `choose` names the card that somebody keeps."""
    while game.drafting:
        name = min(game.asked)
        game = game.do(DraftPick(choose(game, name)), by=name)
    return game


def first_of_its_pack(game: Table, name: str) -> str:
    """The lowest number in the pack's first order."""
    order = [card for pack in PACKS.values() for card in pack.split()]
    (pack, *_) = game.world.players[name].packs
    return min(pack, key=order.index)


@rule("LC-DRAFT-01", "LC-DRAFT-02", "LC-DRAFT-03", "LC-DRAFT-04", "LC-TV-07", "LC-SETUP-09")
def test_three_players_who_always_keep_the_lowest_number() -> None:
    game = drafted(drafting(**PACKS), first_of_its_pack)
    a, b, c = (pack.split() for pack in PACKS.values())
    assert set(game.hand("A")) == {a[0], c[1], b[2], a[3], c[4]}
    assert set(game.hand("B")) == {b[0], a[1], c[2], b[3], a[4]}
    assert set(game.hand("C")) == {c[0], b[1], a[2], c[3], b[4]}


@rule("LC-SETUP-09", "LC-SETUP-08")
def test_the_game_begins_with_a_draft_of_five_cards_each() -> None:
    game = start(3)
    assert all(sum(map(len, player.packs)) == 5 for player in game.world.players.values())
    while game.drafting:
        (name, *_) = sorted(game.asked)
        game = game.do(game.legal(name)[0], by=name)
    assert all(len(player.hand) == 5 for player in game.world.players.values())
    assert game.world.turn == 1


@rule("LC-DRAFT-10", "LC-TV-08", "LC-RULING-45")
def test_a_second_pick_waits_for_the_pack_of_the_right_neighbour() -> None:
    game = drafting(**PACKS, D="niet niet stoj stoj trip")
    assert game.asked == {"A", "B", "C", "D"}
    game = game.do(game.legal("B")[0], by="B")
    assert "B" not in game.asked
    assert game.why_not(DraftPick("unik"), by="B") == "LC-DRAFT-10"
    game = game.do(game.legal("A")[0], by="A")
    assert "B" in game.asked


@rule("LC-DRAFT-10", "LC-RULING-45")
def test_the_order_of_picking_changes_nothing() -> None:
    """Seat by seat or as a wave: everybody keeps the same cards."""

    def wave(game: Table) -> Table:
        while game.drafting:
            name = max(game.asked)
            game = game.do(DraftPick(first_of_its_pack(game, name)), by=name)
        return game

    one = drafted(drafting(**PACKS), first_of_its_pack)
    other = wave(drafting(**PACKS))
    for name in PACKS:
        assert sorted(one.hand(name)) == sorted(other.hand(name))


@rule("LC-HOT-06", "LC-HOT-07", "LC-TV-09")
@pytest.mark.parametrize(
    ("players", "sittings"),
    [(2, [1, 2, 2, 2, 1]), (4, [1, 2, 3, 4, 3, 2, 1]), (8, [1, 2, 3, 4, 4, 4, 4, 4, 3, 2, 1])],
)
def test_how_often_the_screen_changes_hands(players: int, sittings: list[int]) -> None:
    """Clockwise from the holder to whoever can pick; he makes all his picks in one sitting."""
    game = start(players)
    order = game.world.from_holder()
    found = []
    turn = 0
    while game.drafting:
        name = order[turn % players]
        turn += 1
        made = 0
        while game.drafting and name in game.asked:
            game = game.do(game.legal(name)[0], by=name)
            made += 1
        if made:
            found.append(made)
    assert found == sittings


@rule("LC-DRAFT-11")
def test_a_pack_of_one_card_is_kept_by_itself() -> None:
    game = start(2)
    picks = 0
    while game.drafting:
        (name, *_) = sorted(game.asked)
        game = game.do(game.legal(name)[0], by=name)
        picks += 1
    assert picks == 8, "four choices each; the fifth card is kept as it comes"


@rule("LC-DRAFT-05", "LC-INFO-02")
def test_packs_and_kept_cards_are_secret() -> None:
    game = drafting(**PACKS)
    game = game.do(DraftPick("advance"), by="A")
    mine, other = game.view("A").players["A"], game.view("B").players["A"]
    assert mine.kept == ("advance",)
    assert other.kept == (HIDDEN,)
    assert all(card == HIDDEN for pack in other.packs for card in pack)
    (picked,) = game.said(DraftPicked)
    told = GAME.redact_event(picked, game.world, game.seat("B"))
    assert isinstance(told, DraftPicked)
    assert told.card == HIDDEN


@rule("LC-DRAFT-06", "LC-RULING-17")
def test_comrades_drafts_the_cards_in_hand_at_once() -> None:
    game = drafting(**PACKS)
    assert game.drafting
    assert game.world.strike is None, "before the attack of the turn is known"
    assert {name: set(game.world.players[name].packs[0]) for name in PACKS} == {
        name: set(pack.split()) for name, pack in PACKS.items()
    }


@rule("LC-DRAFT-07", "LC-FQ-17", "LC-DECK-09", "LC-RULING-38")
def test_who_has_fewer_cards_draws_first_also_the_gassed() -> None:
    game = table(
        "[A B C _]",
        A="unik padnij",
        B=PACKS["B"],
        C=PACKS["C"],
        spare="",
        attack="tear_gas towarzysze sniper",
    )
    game = game.with_hand("A", "unik", "padnij", "charge").with_flag("A", "gassed").next_turn()
    assert game.drafting
    assert len(game.world.players["A"].packs[0]) == 5
    while game.drafting:
        name = min(game.asked)
        game = game.do(game.legal(name)[0], by=name)
    assert len(game.hand("A")) == 5
    assert "A" in game.flagged("gassed")
    game = game.next_turn()
    assert len(game.hand("A")) == 4, "step 6 draws nothing for him"


@rule("LC-DRAFT-08")
def test_after_the_draft_the_next_attack_card_is_revealed_and_the_dead_take_no_part() -> None:
    game = table("[A B C X _]", life={"X": 4}, attack="ambush towarzysze trench_volley").next_turn()
    assert game.dead == {"X"}
    assert game.asked == {"A", "B", "C"}
    game = drafted(game, lambda table, name: table.world.players[name].packs[0][0])
    assert game.world.strike == "trench_volley"
    assert "towarzysze" in game.attack_discard


@rule("LC-DRAFT-09")
def test_packs_of_different_sizes_are_picked_until_all_are_empty() -> None:
    game = table(
        "[A B _]", A="unik padnij charge fubar", B="leg_it stoj", spare="", attack="sniper towarzysze"
    )
    game = game.with_short_deck(0, "boxed").next_turn()
    first, second = game.world.players["A"], game.world.players["B"]
    assert (len(first.packs[0]), second.kept, second.packs) == (5, ("stoj",), ()), "A drew all there was"
    game = drafted(game, lambda table, name: table.world.players[name].packs[0][0])
    assert sorted([*game.hand("A"), *game.hand("B")]) == sorted([*first.packs[0], "stoj"])
    assert (len(game.hand("A")), len(game.hand("B"))) == (3, 3)


@rule("LC-DRAFT-12")
def test_a_quick_draft_passes_two_cards_once() -> None:
    game = table(
        "[A B C _]", **PACKS, spare="", attack="towarzysze trench_volley", options={"draft_mode": "quick"}
    )
    for name, pack in PACKS.items():
        for card in pack.split()[:2]:
            game = game.do(PassOn(card), by=name)
    a, b, c = (pack.split() for pack in PACKS.values())
    assert set(game.hand("A")) == {*a[2:], *c[:2]}
    assert set(game.hand("B")) == {*b[2:], *a[:2]}
    assert set(game.hand("C")) == {*c[2:], *b[:2]}


@rule("LC-DRAFT-12")
def test_without_a_draft_hands_stay_and_comrades_only_refills() -> None:
    game = start(3, options={"draft_mode": "none"})
    assert all(len(player.hand) == 5 for player in game.world.players.values())
    assert not game.drafting
    filled = table(
        "[A B C _]", A="unik", spare="", attack="towarzysze trench_volley", options={"draft_mode": "none"}
    )
    assert filled.world.strike == "trench_volley"
    assert all(len(player.hand) == 5 for player in filled.world.players.values())
    assert Seat(0) in engine.waiting_for(filled.state)
