"""Rounds, the preparation phase, and what tokens on the board do."""

import pytest

from game.rules.core.ids import HIDDEN
from game.rules.wasteland_riders import board
from game.rules.wasteland_riders.contracts import FillSlots, IntroduceContract, MarkContracts
from game.rules.wasteland_riders.events.common import (
    DeckShuffled,
    KnightSkipped,
    LuckDrawn,
    RoundStarted,
    StepEntered,
    TokensRemoved,
)
from game.rules.wasteland_riders.events.journey import ContractExpired
from game.rules.wasteland_riders.exploration.exploration import ExploreTurn
from game.rules.wasteland_riders.intents.common import (
    Attach,
    Detach,
    DiscardLuck,
    DiscardMarket,
    Done,
    Introduce,
    MoveGear,
    Pass,
    TakeBonus,
    UseAbility,
)
from game.rules.wasteland_riders.market.market import Refill
from game.rules.wasteland_riders.missions import Marching
from game.rules.wasteland_riders.movement.planning import MoveTurn
from game.rules.wasteland_riders.preparation import (
    Arranging,
    CityBonus,
    Contamination,
    KnightDraws,
    KnightsStep,
    Radiation,
    ScavengerStep,
    TokensOff,
    UpdatingMarket,
)
from game.rules.wasteland_riders.round import Round
from game.rules.wasteland_riders.world.items import Item
from tests.rules.wasteland_riders.table import riders, set_up

rule = pytest.mark.rule


@rule("WR-ROUND-01", "WR-ROUND-02", "WR-GOLD-07")
def test_steps_of_a_round_come_in_their_order() -> None:
    first = riders().run(Round(1))
    assert [one.step for one in first.said(StepEntered)] == ["movement"]
    second = riders(step="rest").with_world(round=1).run(Round(2))
    steps = [one.step for one in second.said(StepEntered)]
    while second.world.step != "movement":
        second = second.do(second.legal()[0])
        steps += [one.step for one in second.said(StepEntered)]
    assert steps == ["scavenger", "knights", "movement"]


@rule("WR-ROUND-05", "WR-PREP-01")
def test_the_last_round_is_told() -> None:
    assert riders().run(Round(7)).said(RoundStarted)[0].last is False
    assert riders().run(Round(8)).said(RoundStarted)[0].last is True


@rule("WR-PREP-02", "WR-PREP-03", "WR-CON-07", "WR-CON-24", "WR-TV-28", "WR-RULING-25", "WR-CON-09")
def test_contracts_expire_with_the_third_marker() -> None:
    game = riders(step="scavenger").contract("c02_ladne_trofeum")
    game = game.contract("p01_plon_mala_plon", "green", holder=1, accepted=True)
    game = game.contract("p02_piguly_dla_doliny", "orange")
    for markers in (1, 2):
        game = game.run(MarkContracts())
        assert [one.markers for one in game.world.contracts] == [markers] * 3
    game = game.deck("general", "c01_rekord_szybkosci", "c11_kaskader").run(MarkContracts())
    assert len(game.said(ContractExpired)) == 3
    assert game.discarded("general") == ("c02_ladne_trofeum",)
    assert set(game.discarded("private")) == {"p01_plon_mala_plon", "p02_piguly_dla_doliny"}
    game = game.do(Introduce("c11_kaskader"))
    assert game.world.contracts[0].markers == 0
    assert game.world.contracts[0].slot == "violet"
    game = game.do(game.legal()[0])
    game = game.do(game.legal()[0])
    assert {one.slot for one in game.world.contracts} == {"violet", "orange", "green"}


@rule("WR-CON-08", "WR-PREP-12", "WR-GEAR-15")
def test_markers_leave_gear_and_sheets_but_not_contracts() -> None:
    game = riders("kate_blanksheet", step="scavenger").contract("c02_ladne_trofeum", markers=2)
    game = game.give(0, "mini_bomber", "backpack", marked=True).with_knight(0, ability_marked=True)
    printed = game.knight(0).printed
    game = game.with_knight(0, printed={spot: Item(item.card, marked=True) for spot, item in printed.items()})
    game = game.run(KnightsStep())
    knight = game.knight(0)
    assert not knight.backpack[0].marked
    assert not knight.ability_marked
    assert not any(item.marked for item in knight.printed.values())
    assert game.world.contracts[0].markers == 2


@rule("WR-PREP-04", "WR-PREP-05", "WR-BOARD-05", "WR-BOARD-06", "WR-RES-04", "WR-RULING-06")
def test_symbols_and_tokens_hurt_in_preparation() -> None:
    game = riders("kate_blanksheet", step="scavenger").with_world(active=None).put(0, "R15")
    game = game.with_knight(0, ability_marked=True).token("radiation", "R15")
    game = game.give(0, "kamizelka", "torso").token("contamination", "R15").run(Radiation(), Contamination())
    assert game.counters(0)[2:] == (2, 3)
    assert board.radiation(game.world, "R15") == 2
    assert board.contamination(game.world, "R15") == 1


@rule("WR-PREP-06", "WR-RULING-62")
@pytest.mark.parametrize("resource", ["radiation", "health", "ammo", "fuel"])
def test_a_city_gives_one_of_four(resource: str) -> None:
    game = riders(step="scavenger").with_knight(0, ammo=1, fuel=1, radiation=1, health=1).run(CityBonus(0))
    before, after = game.knight(0), game.do(TakeBonus(resource)).knight(0)
    change = {
        name: getattr(after, name) - getattr(before, name) for name in ("ammo", "fuel", "radiation", "health")
    }
    assert {name: by for name, by in change.items() if by} == {resource: -1 if resource == "radiation" else 1}
    assert game.do(Pass()).knight(0) == before


@rule("WR-PREP-06", "WR-PREP-16")
def test_no_city_bonus_outside_cities_or_unconscious() -> None:
    game = riders(step="scavenger").with_knight(0, ammo=1).put(0, "C1")
    assert game.run(CityBonus(0)).is_done
    lying = riders(step="scavenger").with_knight(0, ammo=1, health=0, conscious=False)
    assert lying.run(CityBonus(0)).is_done


@rule("WR-PREP-07", "WR-PREP-08", "WR-TV-30", "WR-DECK-04")
def test_tokens_work_once_more_and_then_leave() -> None:
    game = riders("kate_blanksheet", step="scavenger").put(0, "C3").token("contamination", "C3")
    game = game.special("blast", "S7").run(Contamination(), TokensOff())
    assert game.knight(0).health == 3
    assert game.said(TokensRemoved)[0].count == 1
    assert game.world.tokens == ()
    assert [one.dark for one in game.world.specials] == [True]
    assert game.run(TokensOff()).world.specials == ()


@rule("WR-PREP-10", "WR-SCAV-03", "WR-MKT-10")
def test_the_scavenger_discards_up_to_two_cards_of_the_market() -> None:
    game = set_up()
    game = game.with_world(step="scavenger").run(UpdatingMarket(2), Refill())
    kept = dict(game.world.market)
    game = game.do(DiscardMarket("A1"), DiscardMarket("B4"))
    assert game.is_done
    assert all(game.world.market.values())
    assert game.discarded("green") == (kept["A1"],)
    assert game.discarded("red") == (kept["B4"],)
    assert game.world.market["A2"] == kept["A2"]
    again = set_up().with_world(step="scavenger").run(UpdatingMarket(2), Refill()).do(Done())
    assert again.discarded("green") == ()


@rule("WR-PREP-13", "WR-GEAR-08", "WR-ATT-07", "WR-PREP-16")
def test_gear_is_rearranged_in_the_knights_step() -> None:
    game = (
        riders("david_mayhem", step="knights").give(0, "naboje", "backpack").give(0, "celownik", "backpack")
    )
    game = game.run(Arranging(0)).do(MoveGear("backpack_1", "pocket_1"), Attach("backpack_1", "hand_left"))
    assert game.knight(0).gear["pocket_1"].card == "naboje"
    assert game.knight(0).printed["hand_left"].attachments == ("celownik",)
    game = game.do(Detach("hand_left", "celownik", "vehicle"))
    assert game.knight(0).cargo[0].card == "celownik"
    lying = game.with_knight(0, conscious=False, health=0).run(Arranging(0))
    assert lying.is_done


@rule("WR-PREP-15", "WR-PREP-16", "WR-LUCK-02")
def test_everybody_draws_a_luck_card_and_keeps_five() -> None:
    hand = ("l01_jechalem_cala_noc", "l02_szybki_jak_wiatr", "l08_skrot", "l10_rykoszet", "l19_okazja")
    game = riders(step="knights").luck(0, *hand).run(KnightDraws(0))
    assert len(game.said(LuckDrawn)) == 1
    assert len(game.knight(0).luck) == 6
    game = game.do(DiscardLuck("l08_skrot"))
    assert len(game.knight(0).luck) == 5
    assert game.is_done
    lying = riders(step="knights").with_knight(0, conscious=False, health=0).run(KnightDraws(0))
    assert len(lying.knight(0).luck) == 1


@rule("WR-GEAR-17")
def test_heat_draws_two_and_discards_one_of_them() -> None:
    game = (
        riders("heat_leisure", step="knights").deck("luck", "l08_skrot", "l10_rykoszet").run(KnightDraws(0))
    )
    game = game.do(UseAbility())
    assert set(game.knight(0).luck) == {"l08_skrot", "l10_rykoszet"}
    assert game.refused(DiscardLuck("l19_okazja")) == "WR-LUCK-02"
    game = game.do(DiscardLuck("l08_skrot"))
    assert game.knight(0).luck == ("l10_rykoszet",)
    assert game.is_done


@rule("WR-DECK-02", "WR-RULING-46", "WR-DECK-01")
def test_a_deck_that_runs_out_is_made_of_its_discard_pile() -> None:
    game = riders(step="knights")
    deck = game.world.decks["luck"]
    game = game.with_world(
        decks={**game.world.decks, "luck": deck[:1]}, discards={**game.world.discards, "luck": deck[1:]}
    )
    game = game.run(KnightDraws(0))
    (shuffled,) = game.said(DeckShuffled)
    assert sorted(shuffled.cards) == sorted(deck[1:])
    assert game.discarded("luck") == ()
    assert game.view(1).decks["luck"] == (HIDDEN,) * 25


@rule("WR-RULING-26", "WR-CON-11")
def test_a_slot_stays_empty_until_a_contract_can_be_drawn() -> None:
    game = riders(step="scavenger")
    empty = game.with_world(decks={**game.world.decks, "general": ()}, removed=game.world.decks["general"])
    assert empty.run(IntroduceContract("general", "violet")).world.contracts == ()
    last = empty.world.removed[0]
    one = empty.with_world(
        removed=empty.world.removed[1:], discards={**game.world.discards, "general": (last,)}
    )
    one = one.with_world(
        decks={**one.world.decks, "private": ()}, removed=(*one.world.removed, *one.world.decks["private"])
    )
    filled = one.run(FillSlots())
    assert [contract.card for contract in filled.world.contracts] == [last]


@rule("WR-PREP-09", "WR-TV-19")
def test_in_even_rounds_a_cultist_comes() -> None:
    for number, expected in ((2, True), (3, False), (4, True)):
        game = riders(mission=2, step="scavenger", round=number).run(ScavengerStep())
        while not game.is_done and not isinstance(game.top, Marching):
            game = game.do(game.legal()[0])
        assert isinstance(game.top, Marching) is expected


@rule("WR-KO-17", "WR-MOVE-01", "WR-EXPL-01")
def test_an_unconscious_knight_misses_movement_and_exploration() -> None:
    game = riders().with_knight(0, conscious=False, health=0)
    for frame in (MoveTurn(0), ExploreTurn(0)):
        turn = game.run(frame)
        assert turn.is_done
        assert turn.said(KnightSkipped)[0].unconscious


@rule("WR-PREP-14")
def test_nothing_else_is_arranged() -> None:
    game = riders(step="knights").give(0, "naboje", "pocket_1").run(Arranging(0))
    assert game.refused(DiscardMarket("A1")) == "WR-PREP-14"
