"""What works at any time is used before any answer, whatever is asked (WR-GEAR-19)."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from game.rules.core import engine
from game.rules.core.frames import Decision
from game.rules.core.ids import CardId, Seat
from game.rules.core.rng import Draws, Rng
from game.rules.wasteland_riders import GAME
from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.contracts import IntroduceContract
from game.rules.wasteland_riders.events.common import LuckDiscarded
from game.rules.wasteland_riders.fight.meetings import Found, Meeting
from game.rules.wasteland_riders.fight.theft import Rob
from game.rules.wasteland_riders.fight.verbs import ChoosingRange
from game.rules.wasteland_riders.health.knockout import KnockOut
from game.rules.wasteland_riders.intents.common import (
    AcceptDeal,
    AskForGear,
    ChooseMode,
    ChooseOption,
    ChooseSlot,
    DiscardLuck,
    Done,
    GiveGear,
    HoldBack,
    OfferGear,
    Pass,
    PayGear,
    PlayLuck,
    Propose,
    TakeBonus,
    Trade,
    UseGear,
)
from game.rules.wasteland_riders.intents.fights import AskMeeting, RefuseMeeting
from game.rules.wasteland_riders.market.dealing import Dealing
from game.rules.wasteland_riders.market.market import MarketExchange, TakingFromMarket
from game.rules.wasteland_riders.market.paying import Paying
from game.rules.wasteland_riders.movement.driving import ScavengerPlays
from game.rules.wasteland_riders.movement.planning import MoveTurn
from game.rules.wasteland_riders.packing.placing import Cutting, CutToFit, MakeFit, Overflowing
from game.rules.wasteland_riders.preparation import CityBonus, UpdatingMarket
from game.rules.wasteland_riders.rest import Bedside, RestExchange, RestLuck
from game.rules.wasteland_riders.skill_tests import SkillTest
from game.rules.wasteland_riders.supplies.drawing import DrawCards, LuckLimit, ThrowLuck
from game.rules.wasteland_riders.supplies.refitting import Detaching
from game.rules.wasteland_riders.terms import Spot
from game.rules.wasteland_riders.texts.asking import USES, Asked
from game.rules.wasteland_riders.texts.public_decisions import PublicDecision
from game.rules.wasteland_riders.verbs.choices import Choosing, LosingGear, MayDo, ThrowingLuck
from game.rules.wasteland_riders.verbs.hexes import ChoosingHex, Ordering
from game.rules.wasteland_riders.windows.windows import EnemyInWindow, InAnswer, InWindow
from game.rules.wasteland_riders.world.state import Move, World
from tests.guards import at_least_one
from tests.rules.wasteland_riders.cards.test_weapons import facing
from tests.rules.wasteland_riders.fight.test_able import HANDS, laden
from tests.rules.wasteland_riders.movement.test_wasteland import played
from tests.rules.wasteland_riders.table import Table, riders, set_up, started

rule = pytest.mark.rule
MED, RAD = UseGear("pocket_1"), UseGear("pocket_2")
SCRATCH = "l11_tylko_drasniecie"
FUEL, AMMO = Effect("gain", resource="fuel", n=1), Effect("gain", resource="ammo", n=1)
Begin = Callable[[Table], Table]


def moved(table: Table) -> Table:
    """Seat 0 has come to where seat 1 stands."""
    return table.put(1, "M1").with_world(active=0, move=Move(0, "foot", "R7", ("M1",), 1))


def looking(table: Table) -> Table:
    top = table.world.decks["wasteland"][:2]
    rest = {**table.world.decks, "wasteland": table.world.decks["wasteland"][2:]}
    return table.with_world(decks=rest).with_knight(0, looking=top)


def lying(table: Table) -> Table:
    return moved(table).with_knight(1, health=0, conscious=False)


def bargain(table: Table) -> Table:
    return table.put(1, "M1").give(1, "kanister", "pocket_1").with_world(step="rest")


KINDS: dict[str, Begin] = {
    "city bonus": lambda table: table.run(CityBonus(0)),
    "market update": lambda table: table.market(A1="naboje").run(UpdatingMarket(0)),
    "new contract": lambda table: table.with_world(scavenger=0).run(IntroduceContract("general", "violet")),
    "mode": lambda table: table.run(MoveTurn(0)),
    "route": lambda table: table.run(MoveTurn(0)).do(ChooseMode("vehicle")),
    "event": lambda table: played("ev03_burza_radiacyjna", table),
    "event choice": lambda table: table.run(Choosing(0, 0, "x", ((FUEL,), (AMMO,)))),
    "option": lambda table: table.run(MayDo(0, "x", (AMMO,))),
    "skill": lambda table: table.run(SkillTest(0, "exploration", ("guns", "brains"), 5)),
    "gear to lose": lambda table: table.run(LosingGear(0, 0, "lose", 1)),
    "another's gear": lambda table: table.give(1, "naboje", "pocket_1").run(LosingGear(0, 1, "lose", 1)),
    "hex": lambda table: table.run(ChoosingHex(0, 0, "strike", ("M1", "M2"))),
    "deck": lambda table: looking(table).run(Ordering(0)),
    "meeting": lambda table: moved(table).run(Meeting(0)),
    "answer to a meeting": lambda table: (
        moved(table).with_world(active=1, move=Move(1, "foot", "R7", ("M1",), 1)).run(Meeting(1))
    ).do(AskMeeting(0)),
    "search": lambda table: moved(table).run(Meeting(0)).do(AskMeeting(1)).do(RefuseMeeting()),
    "found": lambda table: lying(table).run(Found(0, 1)),
    "robbery": lambda table: lying(table).run(Rob(0, 1)),
    "deal": lambda table: bargain(table).run(Dealing(0, 1)),
    "counter-proposal": lambda table: (
        bargain(table).run(Dealing(1, 0)).do(GiveGear("pocket_1")).do(Propose())
    ),
    "exchange in rest": lambda table: bargain(table).run(RestExchange(0)),
    "market": lambda table: table.market(A1="naboje").run(MarketExchange(0)),
    "card for nothing": lambda table: table.market(A1="kanister").run(TakingFromMarket(0, "technical")),
    "payment": lambda table: table.give(0, "naboje", "backpack").run(Paying(0, 1)),
    "gained card": lambda table: table.deck("green", "kanister").run(DrawCards(0, "green", 1)).passed(),
    "mutations": lambda table: table.graft(0, "luski").run(Detaching(0)),
    "range": lambda table: facing(table, "medium").passed().run(ChoosingRange(0)),
}
"""How it comes that seat 0 is asked, of each kind of decision that has not asked for texts before and some
that have."""


def hurt(hand: tuple[str, ...]) -> Table:
    return laden(4, hand, health=2, radiation=1)


def at(kind: str, hand: tuple[str, ...]) -> Table:
    game = KINDS[kind](hurt(hand))
    while isinstance(game.top, InWindow):
        game = game.do(Pass())
    assert game.asked() == {0}
    assert isinstance(game.top, Asked)
    assert not game.is_done
    return game


# Each kind of decision


@rule("WR-GEAR-19")
@HANDS
@pytest.mark.parametrize("kind", KINDS)
def test_whoever_is_asked_uses_it_first_and_is_asked_again(kind: str, hand: tuple[str, ...]) -> None:
    game = at(kind, hand)
    before = set(game.legal()) - {MED, RAD, PlayLuck(SCRATCH)}
    assert game.allows(MED)
    assert game.allows(RAD)
    after = game.do(MED).passed()
    assert after.knight(0).health == 4
    assert "pocket_1" not in after.knight(0).gear
    assert after.asked() == {0}
    assert type(after.top) is type(game.top)
    gone = {one for one in before if getattr(one, "spot", getattr(one, "origin", "")) == "pocket_1"}
    useless = {TakeBonus("health"), *(one for one in before if isinstance(one, UseGear))}
    assert before - gone - useless <= set(after.legal())
    both = after.do(RAD).passed()
    assert both.knight(0).radiation == 0
    assert both.legal()


@rule("WR-GEAR-19", "WR-LUCK-05")
@pytest.mark.parametrize("kind", KINDS)
def test_a_luck_card_that_works_at_any_time_too(kind: str) -> None:
    game = at(kind, (SCRATCH,))
    assert game.allows(PlayLuck(SCRATCH))
    after = game.do(PlayLuck(SCRATCH)).passed()
    assert after.knight(0).health == 3
    assert not after.knight(0).luck
    assert after.asked() == {0}
    assert type(after.top) is type(game.top)


@rule("WR-GEAR-19", "WR-ATK-22")
@HANDS
@pytest.mark.parametrize("counters", [{"health": 0}, {"radiation": 4}, {"health": 0, "conscious": False}])
@pytest.mark.parametrize("kind", KINDS)
def test_nobody_at_ko_uses_it(kind: str, counters: dict[str, Any], hand: tuple[str, ...]) -> None:
    game = at(kind, hand).with_knight(0, **counters)
    top: Any = game.top
    assert not any(isinstance(one, USES) for one in top.legal(game.world, 0))
    refusal = top.why_not(game.world, 0, MED)
    assert refusal is not None
    assert refusal.rule == "WR-GEAR-19"


@rule("WR-GEAR-19")
def test_before_the_first_round_nobody_uses_anything() -> None:
    game = started(2)
    assert game.world.round == 0
    while game.world.round == 0:
        for seat in at_least_one(game.asked()):
            game = game.with_knight(seat, health=2, radiation=1, ammo=1)
            assert not any(isinstance(one, USES) for one in game.legal(by=seat)), game.top
        game = game.do(game.legal()[0])


@rule("WR-GEAR-19", "WR-SCAV-04", "WR-COMB-02")
def test_the_scavenger_is_a_knight_too_but_not_beside_a_fight() -> None:
    game = at("market update", ())
    assert game.allows(MED)
    fighting = facing(riders(seats=4).give(1, "med_szpryca", "pocket_1").with_knight(1, health=2), "medium")
    top = UpdatingMarket(1)
    assert top.why_not(fighting.world, 1, MED) is not None
    assert MED not in top.legal(fighting.world, 1)


# What the answer is about


@rule("WR-GEAR-19", "WR-RULING-42")
def test_a_card_that_must_pay_is_not_used_up() -> None:
    alone = riders("russel_crown").give(0, "med_szpryca", "pocket_1").with_knight(0, health=2)
    game = alone.run(Paying(0, 1))
    assert game.refused(MED) == "WR-GEAR-19"
    assert game.legal() == (PayGear("pocket_1"),)
    game = alone.give(0, "rad_out", "pocket_2").run(Paying(0, 1)).do(MED)
    assert game.legal() == (PayGear("pocket_2"),)
    assert game.do(PayGear("pocket_2")).is_done
    laid = alone.give(0, "rad_out", "pocket_2").give(0, "naboje", "pocket_3").run(Paying(0, 2))
    laid = laid.do(PayGear("pocket_1"))
    assert laid.refused(MED) == "WR-GEAR-19", "what is paid is paid"


@rule("WR-GEAR-19", "WR-GEAR-05")
def test_payments_follow_cards_that_move_up_in_the_backpack() -> None:
    table = riders("russel_crown", step="rest").with_knight(0, health=2)
    for card in ("med_szpryca", "naboje", "rad_out"):
        table = table.give(0, card, "backpack")
    game = table.run(Paying(0, 2)).do(PayGear("backpack_3"), UseGear("backpack_1"))
    assert game.top == Paying(0, 2, ("backpack_2",))
    assert game.legal() == (PayGear("backpack_1"),)
    assert not game.do(PayGear("backpack_1")).knight(0).backpack


@rule("WR-GEAR-19", "WR-EXPL-10")
def test_the_last_card_that_can_pay_stays_where_nothing_else_can_be_chosen() -> None:
    pays = (Effect("pay_gear", colour="green", n=1),)
    alone = riders("russel_crown").give(0, "med_szpryca", "pocket_1").with_knight(0, health=2)
    assert alone.run(Choosing(0, 0, "x", (pays,))).refused(MED) == "WR-GEAR-19"
    game = alone.run(Choosing(0, 0, "x", (pays, (AMMO,)))).do(MED)
    assert game.refused(ChooseOption(0)) == "WR-EXPL-10"
    assert game.allows(ChooseOption(1))


@rule("WR-GEAR-19", "WR-MKT-06")
def test_a_card_on_offer_leaves_the_tray_when_it_is_used() -> None:
    table = hurt(()).with_world(step="rest").market(A1="naboje").give(0, "kanister", "backpack")
    game = table.with_knight(0, fuel=1).give(0, "maczeta", "backpack").run(MarketExchange(0))
    game = game.do(OfferGear("pocket_1"), OfferGear("backpack_2"), ChooseSlot("A1"))
    game = game.do(MED, UseGear("backpack_1"))
    assert game.world.exchange is not None
    assert game.world.exchange.offered == ("backpack_1",)
    assert game.knight(0).fuel == 3
    assert game.do(Trade()).world.exchange is None
    poor = hurt(()).market(A1="naboje").run(MarketExchange(0)).do(OfferGear("pocket_1"), ChooseSlot("A1"))
    assert poor.do(MED).refused(Trade()) == "WR-MKT-06"
    assert poor.do(MED).allows(Done())


@rule("WR-GEAR-19", "WR-TRADE-02")
def test_a_proposal_that_has_lost_a_card_is_not_accepted() -> None:
    game = bargain(hurt(())).run(Dealing(1, 0)).do(GiveGear("pocket_1"), AskForGear("pocket_1"), Propose())
    assert game.asked() == {0}
    assert game.allows(AcceptDeal())
    used = game.do(MED)
    assert used.refused(AcceptDeal()) == "WR-TRADE-02"
    assert used.allows(Propose())
    assert used.world.deal is not None
    assert used.world.deal.share(0).is_empty
    other = game.do(RAD)
    assert other.allows(AcceptDeal()), "what is not in it changes nothing"
    after = other.do(AcceptDeal())
    assert after.knight(1).gained or after.asked()


@rule("WR-GEAR-19", "WR-GEAR-05", "WR-TRADE-02")
def test_a_proposal_follows_cards_that_move_up_in_the_backpack() -> None:
    table = (
        bargain(hurt(())).give(0, "naboje", "backpack").give(0, "maczeta", "backpack").with_knight(0, ammo=1)
    )
    game = table.run(Dealing(1, 0)).do(AskForGear("backpack_2"), Propose()).do(UseGear("backpack_1"))
    assert game.world.deal is not None
    assert game.world.deal.share(0).gear == ("backpack_1",)
    assert game.world.deal.share(0).blind == ("backpack_1",)
    assert game.allows(AcceptDeal())
    assert game.do(AcceptDeal()).knight(0).backpack == ()


@rule("WR-GEAR-19", "WR-GEAR-10")
def test_a_used_card_makes_room() -> None:
    table = riders("russel_crown", step="rest").with_knight(0, health=2, ammo=1)
    for card in ("med_szpryca", "naboje", "naboje", "rad_out"):
        table = table.give(0, card, "backpack")
    game = table.run(MakeFit(0))
    assert isinstance(game.top, Overflowing)
    assert game.do(UseGear("backpack_1")).is_done
    assert isinstance(table.run(Cutting(0, 0, "backpack"), CutToFit(0)).top, Cutting)
    assert table.run(Cutting(0, 0, "backpack"), CutToFit(0)).do(UseGear("backpack_1")).is_done


@rule("WR-GEAR-19", "WR-LUCK-02")
def test_luck_cards_are_played_before_they_are_thrown_away() -> None:
    drawn = (SCRATCH, "l10_rykoszet")
    game = hurt(drawn).run(ThrowLuck(0, drawn)).do(PlayLuck(SCRATCH)).passed()
    assert game.legal()[0] == DiscardLuck("l10_rykoszet")
    assert game.refused(DiscardLuck(SCRATCH)) == "WR-LUCK-02"
    assert [one.card for one in game.do(game.legal()[0]).said(LuckDiscarded)] == ["l10_rykoszet"]
    assert hurt((SCRATCH,)).run(ThrowLuck(0, (SCRATCH,))).refused(PlayLuck(SCRATCH)) == "WR-GEAR-19"
    assert hurt((SCRATCH,)).run(ThrowingLuck(0, 1)).do(PlayLuck(SCRATCH)).passed().is_done
    assert hurt((SCRATCH,)).run(RestLuck(0)).do(PlayLuck(SCRATCH)).passed().is_done
    many = ("l13_znam_sie_na_tym", "l03_szybciej_szybciej", "l10_rykoszet", "l17_zmiana_planow", "l18_presja")
    full = hurt((SCRATCH, *many)).run(LuckLimit(0))
    assert full.asked() == {0}
    assert full.do(PlayLuck(SCRATCH)).passed().is_done


@rule("WR-GEAR-19", "WR-LUCK-05", "WR-RULING-48")
def test_one_who_may_answer_a_luck_card_may_heal_before() -> None:
    table = hurt(("l13_znam_sie_na_tym",)).luck(1, SCRATCH).with_knight(1, health=2).put(1, "M1")
    game = table.run(CityBonus(1)).do(PlayLuck(SCRATCH), by=1)
    while game.asked() != {0}:
        game = game.do(Pass())
    assert isinstance(game.top, InAnswer)
    after = game.do(MED)
    assert after.knight(0).health == 4, "that was no answer"
    assert after.top == game.top, "that was no answer"


# At a knock-out


@rule("WR-KO-02", "WR-GEAR-19")
@HANDS
def test_one_who_lies_there_is_not_asked_for_what_keeps_up(hand: tuple[str, ...]) -> None:
    """No luck card brings anybody round; before he falls he is asked, whatever he holds."""
    table = riders("russel_crown", step="rest").luck(0, *hand[:4], "l23_cudowne_ocalenie")
    down = table.with_knight(0, health=0, conscious=False)
    assert down.run(Bedside(0)).is_done
    assert down.with_world(step="movement").run(MoveTurn(0)).is_done
    falling = table.with_knight(0, health=0).run(KnockOut(0))
    assert falling.asked() == {0}
    assert falling.allows(PlayLuck("l23_cudowne_ocalenie"))


# All decisions


OTHER_WAY: dict[type[Decision[Any]], str] = {
    InWindow: "it asks for the texts of its moment and those of any time alike, and then the next in turn",
    EnemyInWindow: "it asks the Scavenger in a fight, who may use the enemy's card only (WR-SCAV-04)",
    InAnswer: "a luck card may be an answer, or work at any time and leave the answer open",
}
"""Decisions that offer texts in a way of their own, and why."""
NEEDED: dict[type[Decision[Any]], str] = {
    Paying: "a card that is paid, or without which the cost could not be covered, is not used up",
    Choosing: "the last card that can pay for the only thing left to choose is not used up",
    ThrowLuck: "of the luck cards just drawn one must be left to be discarded",
}
"""Decisions in which a text may be refused for what the answer needs, and why. There are no others."""


@rule("WR-GEAR-19")
def test_every_decision_offers_texts_in_the_same_way() -> None:
    found: list[Any] = [one for one in GAME.frames if issubclass(one, Decision)]
    assert len(found) > 50
    assert all(issubclass(one, Asked) for one in found)
    for name in ("candidates", "legal", "why_not", "take"):
        own = {one for one in found if getattr(one, name) is not getattr(Asked, name)}
        assert own <= set(OTHER_WAY), name
    picky = {one for one in found if one.can_spare is not Asked.can_spare}
    assert picky == set(NEEDED)


@pytest.mark.sweep("part")
@rule("WR-GEAR-19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_every_decision_of_a_game_a_usable_text_is_legal(seats: int) -> None:
    """Hurt knights play at random and use little: whoever is asked may use all that works at any time."""
    seen: Counter[str] = Counter()
    for seed in range(10):
        seen += walk(seats, seed)
    assert len(seen) > 25, seen
    assert sum(seen.values()) > 1000, seen


def walk(seats: int, seed: int) -> Counter[str]:
    """The decisions of a game, broken off, in which somebody could use such a text."""
    chance, game = Draws(Rng(seed)), set_up(seats, mission=1 + seed % 5, seed=seed)
    seen: Counter[str] = Counter()
    for number in range(400):
        if number % 10 == 0 and game.world.fight is None:
            for knight in game.world.knights:
                if knight.is_able:
                    game = game.with_knight(knight.seat, health=2, radiation=1, ammo=min(knight.ammo, 2))
        if game.outcome is not None:
            break
        for one in game.asked():
            for intent in any_time_texts(game.world, one):
                seen[type(game.top).__name__] += 1
                assert intent in game.legal(by=one) or type(game.top) in NEEDED, (game.top, intent)
        seat = chance.choice(sorted(engine.waiting_for(game.state)))
        legal = engine.legal(game.state, seat)
        others = [intent for intent in legal if not isinstance(intent, USES)]
        game = game.do(chance.choice(others if others and number % 12 else legal), by=seat)
    return seen


def any_time_texts(world: World, seat: int) -> list[Any]:
    """By the letter, without the rules' help: cards at hand that say so and would change a counter."""
    knight, content, fight = world.knights[seat], world.setting.content, world.fight
    fights = fight is None or seat in (fight.red.seat, fight.blue.seat)
    if not (knight.conscious and knight.health > 0 and knight.radiation < 4 and fights and world.round):
        return []
    helps = {
        "health": knight.health < 4 and knight.radiation < world.setting.numbers.no_healing,
        "radiation": knight.radiation > 0,
        "ammo": knight.ammo < 4,
        "fuel": knight.fuel < 4 and knight.car is not None,
    }
    cards = {UseGear(spot): content.gear[item.card].uses for spot, item in knight.gear.items()}
    if world.step in ("knights", "rest"):
        for name, stowed in (("backpack", knight.backpack), ("vehicle", knight.cargo)):
            for number, item in enumerate(stowed, 1):
                cards[UseGear(f"{name}_{number}")] = content.gear[item.card].uses
    found: list[Any] = [
        intent
        for intent, uses in cards.items()
        if any("any_time" in use.when and helps[use.effects[0].resource or ""] for use in uses)
    ]
    return found + [PlayLuck(card) for card in knight.luck if card == SCRATCH and helps["health"]]


@rule("WR-GEAR-19", "WR-INFO-01")
def test_no_open_decision_tells_which_hidden_card_could_be_used() -> None:
    """Where all look on, a luck card in hand and a stowed card are no choice: they would be seen."""
    world = riders("hugh_jackal", "sheila_rust").world
    own = [frame for frame in GAME.frames if issubclass(frame, PublicDecision) and "is_public" in vars(frame)]
    assert own == [ScavengerPlays], "a new one must keep hidden what the others keep hidden"
    decision = ScavengerPlays(Seat(0), Seat(1), must=False)
    for hidden in (PlayLuck(CardId("l11_tylko_drasniecie")), UseGear(Spot("backpack_1"))):
        assert not decision.is_public(world, Seat(0), hidden)
    assert decision.is_public(world, Seat(0), HoldBack())
