"""The round: draw, initiative, turns; and what happens when cards run out."""

import pytest

from game.rules.core import engine
from game.rules.core.ids import HIDDEN
from game.rules.core.play import Play
from game.rules.core.values import Refusal
from game.rules.desert_patrol.events import (
    BidDiscarded,
    CardPlayed,
    CardsDrawn,
    DeckReshuffled,
    DrawFellShort,
    InitiativeCommitted,
    InitiativeRevealed,
    InitiativeSet,
    RoundStarted,
    TurnEnded,
    TurnStarted,
)
from game.rules.desert_patrol.initiative import Bid, InitiativePhase, Reveal
from game.rules.desert_patrol.intents import Command, Commit, DrawCard, EndTurn, Recon, Travel
from game.rules.desert_patrol.turn import Turn
from tests.rules.desert_patrol.table import Table, table


def bidding(lrdg: str, italy: str) -> Table:
    """Scenario 6 before the bid; the LRDG has the initiative marker."""
    return table("dp_s06").with_hand("lrdg", *lrdg.split()).with_hand("italy", *italy.split())


def new_round(game: Table) -> Table:
    """The last turn of a round ends with nothing in hand, and the next round draws."""
    return game.turn("lrdg", last=True).do(EndTurn())


@pytest.mark.rule("DP-ROUND-01")
def test_a_round_has_three_phases_draw_initiative_turns() -> None:
    game = bidding("lrdg_saboteur lrdg_engineer", "ita_scout ita_gunner")
    not_yet = game.refusal(Travel("lrdg_saboteur", "card", "stealth", "12A"), by="lrdg")
    assert not_yet == Refusal("DP-ROUND-01", {"phase": "initiative"})
    game = game.do(Commit("lrdg_saboteur"), by="lrdg").do(Commit("ita_scout"), by="italy")
    assert game.top == Turn("lrdg")
    assert game.refusal(Commit("lrdg_engineer")) == Refusal("DP-PLAY-01")
    game = game.do(EndTurn(), EndTurn())
    phases = [RoundStarted, CardsDrawn, TurnStarted, TurnEnded]
    assert [type(event) for event in game.events if type(event) in phases] == [
        TurnEnded,
        TurnStarted,
        TurnEnded,
        RoundStarted,
        CardsDrawn,
        CardsDrawn,
    ]
    assert game.top == Bid()


@pytest.mark.rule("DP-ROUND-02")
def test_rounds_go_on_until_a_player_wins() -> None:
    """Two hundred rounds in which nobody does anything."""
    game = table("dp_s06")
    for number in range(1, 201):
        assert (game.world.round, game.outcome) == (number, None)
        for side in ("lrdg", "italy"):
            game = game.do(game.legal(side)[0], by=side)
        game = game.do(EndTurn(), EndTurn())
        assert game.said(RoundStarted) == [RoundStarted(number + 1)]


@pytest.mark.rule("DP-DRAW-01")
def test_each_player_draws_four_cards_from_his_deck() -> None:
    game = table("dp_s06").with_hand("lrdg").with_hand("italy")
    game = game.stacked("lrdg", "lrdg_engineer", "lrdg_saboteur", "lrdg_warrant_officer", "lrdg_fog_of_war")
    decks = {side: game.forces(side).deck for side in ("lrdg", "italy")}
    game = new_round(game)
    for side, deck in decks.items():
        assert game.forces(side).hand == deck[:4]
        assert game.forces(side).deck == deck[4:]
    assert game.said(CardsDrawn) == [
        CardsDrawn("lrdg", decks["lrdg"][:4]),
        CardsDrawn("italy", decks["italy"][:4]),
    ]


@pytest.mark.rule("DP-DRAW-02")
def test_with_an_empty_deck_the_discard_pile_is_shuffled_into_a_new_one_and_drawing_goes_on() -> None:
    game = table("dp_s06").with_zones(
        "lrdg",
        hand="",
        deck="lrdg_saboteur",
        discard="lrdg_engineer lrdg_engineer lrdg_rifleman_b lrdg_fog_of_war",
    )
    game = new_round(game)
    (shuffled,) = game.said(DeckReshuffled)
    assert sorted(shuffled.deck) == ["lrdg_engineer", "lrdg_engineer", "lrdg_fog_of_war", "lrdg_rifleman_b"]
    assert game.world.lrdg.hand == ("lrdg_saboteur", *shuffled.deck[:3])
    assert game.world.lrdg.deck == shuffled.deck[3:]
    assert game.world.lrdg.discard == ()


@pytest.mark.rule("DP-DRAW-02")
def test_the_new_deck_is_shuffled() -> None:
    discard = "lrdg_engineer lrdg_saboteur lrdg_rifleman_b lrdg_warrant_officer lrdg_fog_of_war"
    orders = set()
    for seed in range(8):
        game = table("dp_s06", seed=seed).with_zones("lrdg", hand="", deck="", discard=discard)
        orders.add(new_round(game).said(DeckReshuffled)[0].deck)
    assert len(orders) > 4


@pytest.mark.rule("DP-DRAW-02")
def test_the_same_holds_for_the_draws_of_command_and_recon() -> None:
    game = table("dp_s06").with_hand("lrdg", "lrdg_lieutenant").turn("lrdg")
    game = game.with_zones("lrdg", deck="lrdg_saboteur", discard="lrdg_engineer").do(
        Command("lrdg_lieutenant", "card"), DrawCard()
    )
    assert game.world.lrdg.hand == ("lrdg_saboteur", "lrdg_engineer")
    assert len(game.said(DeckReshuffled)) == 1

    game = table("dp_s06").with_hand("italy", "ita_scout", "ita_fog_of_war").turn("italy")
    game = game.with_zones("italy", deck="", discard="ita_gunner").do(Recon("ita_scout", "card"))
    assert game.world.italy.hand == ("ita_gunner",)
    assert game.said(DeckReshuffled) == [DeckReshuffled("italy", ("ita_gunner",))]


@pytest.mark.rule("DP-DRAW-03")
def test_cards_in_the_play_area_are_not_shuffled_in() -> None:
    game = table("dp_s06").with_zones(
        "lrdg",
        hand="lrdg_lieutenant",
        deck="",
        discard="lrdg_engineer",
        play_area="lrdg_saboteur lrdg_rifleman_b",
    )
    game = game.turn("lrdg").do(Command("lrdg_lieutenant", "card"))
    assert game.said(DeckReshuffled) == [DeckReshuffled("lrdg", ("lrdg_engineer",))]
    assert game.world.lrdg.play_area == ("lrdg_saboteur", "lrdg_rifleman_b", "lrdg_lieutenant")
    assert (game.world.lrdg.hand, game.world.lrdg.deck) == (("lrdg_engineer",), ())


@pytest.mark.rule("DP-DRAW-04", "DP-RULING-36")
def test_with_deck_and_discard_pile_empty_no_further_cards_are_drawn() -> None:
    game = new_round(
        table("dp_s06")
        .with_hand("italy")
        .with_zones("lrdg", hand="", deck="lrdg_saboteur", discard="lrdg_engineer")
    )
    assert game.world.lrdg.hand == ("lrdg_saboteur", "lrdg_engineer")
    assert game.said(DrawFellShort) == [DrawFellShort("lrdg", 2)]
    assert len(game.world.italy.hand) == 4


@pytest.mark.rule("DP-RULING-36")
@pytest.mark.parametrize(("holder", "how"), [("lrdg", "taken"), ("italy", "kept")])
def test_an_empty_hand_bids_nothing_counts_as_0_and_takes_an_empty_turn(holder: str, how: str) -> None:
    game = table("dp_s06").with_hand("italy").with_initiative(holder)
    game = new_round(game.with_zones("lrdg", hand="", deck="", discard=""))
    assert engine.waiting_for(game.state) == {game.seat("italy")}
    bid = game.world.italy.hand[0]
    game = game.do(Commit(bid))
    value = game.world.setting.cards[bid].initiative
    assert game.said(InitiativeRevealed) == [InitiativeRevealed(None, bid, 0, value)]
    assert game.said(InitiativeSet) == [InitiativeSet("italy", how)]
    assert game.actor() == "italy"
    game = game.do(EndTurn())
    assert [event for event in game.events if isinstance(event, TurnStarted | TurnEnded)] == [
        TurnEnded("italy"),
        TurnStarted("lrdg"),
        TurnEnded("lrdg"),
    ]


@pytest.mark.rule("DP-RULING-36")
@pytest.mark.parametrize("holder", ["lrdg", "italy"])
def test_with_both_hands_empty_the_marker_stays(holder: str) -> None:
    game = table("dp_s06").with_initiative(holder).with_hand("lrdg").with_hand("italy")
    play = Play(game.game, game.state)
    InitiativePhase().run(play)
    nobody_bids = play.stack.pop()
    assert nobody_bids == Reveal(None, None)
    nobody_bids.run(play)
    assert play.events == [InitiativeRevealed(None, None, 0, 0), InitiativeSet(holder, "kept_on_tie")]


@pytest.mark.rule("DP-RULING-38")
def test_both_players_draw_and_bid_at_the_same_time_and_the_lrdg_is_told_of_first() -> None:
    game = bidding("lrdg_saboteur lrdg_engineer", "ita_scout ita_gunner")
    assert engine.waiting_for(game.state) == {game.seat("lrdg"), game.seat("italy")}
    one = game.do(Commit("lrdg_saboteur"), by="lrdg").do(Commit("ita_scout"), by="italy")
    other = game.do(Commit("ita_scout"), by="italy").do(Commit("lrdg_saboteur"), by="lrdg")
    assert one.state == other.state
    assert one.said(BidDiscarded) == [
        BidDiscarded("lrdg", "lrdg_saboteur"),
        BidDiscarded("italy", "ita_scout"),
    ]
    drawn = [event.side for event in new_round(one.with_hand("lrdg").with_hand("italy")).said(CardsDrawn)]
    assert drawn == ["lrdg", "italy"]


@pytest.mark.rule("DP-INIT-01")
def test_each_player_secretly_chooses_one_card_and_both_are_revealed_at_the_same_time() -> None:
    game = bidding("lrdg_saboteur lrdg_engineer", "ita_scout ita_gunner")
    italians_first = game.do(Commit("ita_scout"), by="italy")
    for side, seen in (("lrdg", HIDDEN), ("italy", "ita_scout")):
        view = game.game.redact(italians_first.state, game.seat(side))
        assert view.stack[-1] == Bid(italy=seen)

    game = game.do(Commit("lrdg_saboteur"), by="lrdg")
    assert game.events == (InitiativeCommitted("lrdg"),)
    assert game.top == Bid(lrdg="lrdg_saboteur")
    for side, seen in (("italy", HIDDEN), ("lrdg", "lrdg_saboteur")):
        view = game.game.redact(game.state, game.seat(side))
        assert view.stack[-1] == Bid(lrdg=seen)
    assert game.view("italy").lrdg.hand == (HIDDEN, HIDDEN)
    assert game.refusal(Commit("lrdg_engineer"), by="lrdg").rule == "DP-TURN-01"
    missing = Refusal("DP-INIT-01", {"card": "ita_crewman"})
    assert game.refusal(Commit("ita_crewman"), by="italy") == missing
    game = game.do(Commit("ita_gunner"), by="italy")
    assert game.said(InitiativeRevealed) == [InitiativeRevealed("lrdg_saboteur", "ita_gunner", 6, 4)]


@pytest.mark.rule("DP-INIT-02")
@pytest.mark.parametrize(
    ("card", "value"), [("lrdg_engineer", 4), ("lrdg_warrant_officer", 7), ("lrdg_fog_of_war", 1)]
)
def test_any_card_may_be_chosen_for_the_initiative(card: str, value: int) -> None:
    game = bidding(f"{card} lrdg_saboteur", "ita_gunner ita_scout")
    game = game.do(Commit("ita_gunner"), by="italy").do(Commit(card), by="lrdg")
    assert game.said(InitiativeRevealed) == [InitiativeRevealed(card, "ita_gunner", value, 4)]
    assert game.world.lrdg.discard == (card,)


@pytest.mark.rule("DP-INIT-03", "DP-INIT-04")
@pytest.mark.parametrize(
    ("holder", "lrdg", "italy", "first", "how"),
    [
        ("lrdg", "lrdg_engineer", "ita_scout", "italy", "taken"),
        ("lrdg", "lrdg_saboteur", "ita_scout", "lrdg", "kept"),
        ("italy", "lrdg_saboteur", "ita_scout", "lrdg", "taken"),
        ("italy", "lrdg_engineer", "ita_scout", "italy", "kept"),
        ("lrdg", "lrdg_engineer", "ita_gunner", "lrdg", "kept_on_tie"),
        ("italy", "lrdg_engineer", "ita_gunner", "italy", "kept_on_tie"),
    ],
)
def test_the_higher_value_takes_the_marker_and_the_first_turn_and_a_tie_leaves_it(
    holder: str, lrdg: str, italy: str, first: str, how: str
) -> None:
    """Engineer 4, Saboteur 6; Gunner 4, Scout 5."""
    game = bidding(f"{lrdg} lrdg_rifleman_b", f"{italy} ita_crewman").with_initiative(holder)
    game = game.do(Commit(lrdg), by="lrdg").do(Commit(italy), by="italy")
    assert game.said(InitiativeSet) == [InitiativeSet(first, how)]
    assert game.world.initiative == first
    assert game.said(TurnStarted) == [TurnStarted(first)]
    assert game.actor() == first


@pytest.mark.rule("DP-INIT-05")
def test_both_cards_are_discarded_and_their_actions_not_performed() -> None:
    game = bidding("lrdg_saboteur lrdg_engineer", "ita_platoon_sergeant ita_scout")
    before = game.world
    game = game.do(Commit("lrdg_saboteur"), by="lrdg").do(Commit("ita_platoon_sergeant"), by="italy")
    assert game.world.lrdg.discard == ("lrdg_saboteur",)
    assert game.world.lrdg.hand == ("lrdg_engineer",)
    assert game.world.italy.discard == ("ita_platoon_sergeant",)
    assert game.world.italy.hand == ("ita_scout",)
    assert game.said(CardPlayed) == []
    assert (game.world.soldiers, game.world.italy.reserve) == (before.soldiers, before.italy.reserve)
    assert game.world.lrdg.play_area == game.world.italy.play_area == ()
