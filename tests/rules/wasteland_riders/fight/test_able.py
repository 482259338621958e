"""Who may use anything: never a knight at health 0 or radiation 4, and any other one whatever his hand."""

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from game.rules.core import engine
from game.rules.core.rng import Draws, Rng
from game.rules.wasteland_riders.events.fights import AttackRolled, FighterDefeated
from game.rules.wasteland_riders.fight.fights import KnightFight
from game.rules.wasteland_riders.health.resources import Suffer
from game.rules.wasteland_riders.intents.common import (
    Escape,
    FaceIt,
    Pass,
    PlayLuck,
    UseAbility,
    UseGear,
    UseVehicle,
)
from game.rules.wasteland_riders.intents.fights import (
    Advance,
    ChooseCombatCard,
    ChooseSymbol,
    ChooseWeapon,
    Retreat,
)
from game.rules.wasteland_riders.preparation import Contaminated
from game.rules.wasteland_riders.rest import Bedside
from game.rules.wasteland_riders.texts import texts
from game.rules.wasteland_riders.texts.asking import USES
from game.rules.wasteland_riders.windows.windows import MOMENTS, InWindow, may_respond, windows_of
from game.rules.wasteland_riders.world.fight import Attack
from game.rules.wasteland_riders.world.state import Looming, PendingTest, World
from tests.rules.wasteland_riders.cards.test_weapons import facing
from tests.rules.wasteland_riders.fight.test_fight_vectors import DINGO, HELL, PIRATE, clash
from tests.rules.wasteland_riders.movement.test_wasteland import played
from tests.rules.wasteland_riders.table import Table, riders, set_up

if TYPE_CHECKING:
    from game.rules.wasteland_riders.world.items import Item

rule = pytest.mark.rule
RUSSEL = "russel_crown"
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
HANDS = pytest.mark.parametrize(
    "hand",
    [
        (),
        ("l13_znam_sie_na_tym",),
        ("l11_tylko_drasniecie", "l03_szybciej_szybciej", "l10_rykoszet", "l17_zmiana_planow", "l18_presja"),
    ],
    ids=("no luck", "some luck", "much luck"),
)
"""None of them keeps anybody up; with any of them in hand a window opens at a knock-out."""


def laden(seats: int, hand: tuple[str, ...], **counters: int) -> Table:
    """Seat 0 with a Med-Shot and a Rad-Out at hand, and these luck cards."""
    table = riders(RUSSEL, seats=seats).give(0, "med_szpryca", "pocket_1").give(0, "rad_out", "pocket_2")
    return table.luck(0, *hand).with_knight(0, **counters)


def to_ko(game: Table) -> Table:
    """Other windows go by: to one at K.O. none is open."""
    while isinstance(game.top, InWindow) and game.top.moment != "on_ko":
        assert all(game.knight(seat).is_able for seat in game.asked())
        game = game.do(Pass())
    return game


def down(game: Table, hand: tuple[str, ...]) -> Table:
    """He is at K.O.: all that he has is refused, and when he has passed he lies there."""
    assert game.knight(0).is_knocked_out
    while isinstance(game.top, InWindow) and game.top.moment == "on_ko":
        assert hand
        assert game.asked() == {0}
        assert game.legal() == (Pass(),)
        for spot in ("pocket_1", "pocket_2"):
            assert game.refused(UseGear(spot)) == "WR-GEAR-19"
        for card in hand:
            assert game.refused(PlayLuck(card)) == "WR-GEAR-19"
        game = game.do(Pass())
    assert not game.knight(0).conscious
    assert game.knight(0).is_knocked_out
    assert {"pocket_1", "pocket_2"} <= set(game.knight(0).gear)
    assert game.knight(0).luck == hand
    return game


@rule("WR-ATK-22", "WR-GEAR-19", "WR-TV-46")
@SEATS
@HANDS
def test_a_blow_that_takes_all_health_is_not_healed(seats: int, hand: tuple[str, ...]) -> None:
    game = facing(laden(seats, hand, health=2), "medium", HELL).passed()
    game = clash(game, "preparation", "attack").passed().dice(7, 7, 1, 1)
    assert down(to_ko(game.do(ChooseSymbol("mid"))), hand).world.fight is None


@rule("WR-GEAR-19", "WR-KO-01")
@SEATS
@HANDS
def test_what_events_and_hexes_take_is_not_healed(seats: int, hand: tuple[str, ...]) -> None:
    poor = laden(seats, hand, health=1)
    down(played("ev04_kwasny_deszcz", poor).do(FaceIt()), hand)
    down(to_ko(played(HELL, poor).dice(1, 1, 1, 1).do(Escape())), hand)
    down(poor.token("contamination", "M1").run(Contaminated(0)), hand)


@rule("WR-GEAR-19", "WR-KO-01")
@SEATS
@HANDS
def test_the_last_radiation_is_not_healed(seats: int, hand: tuple[str, ...]) -> None:
    hit_area = laden(seats, hand, radiation=3, health=2)
    down(hit_area.run(Suffer(0, 1, "hex")), hand)
    down(played("ev03_burza_radiacyjna", hit_area).do(FaceIt()), hand)


@rule("WR-ATK-19", "WR-ATK-22", "WR-GEAR-19")
@SEATS
@HANDS
def test_who_falls_at_equal_initiative_heals_nothing(seats: int, hand: tuple[str, ...]) -> None:
    """He is defeated, the clash is not over for him: his hand may be empty or full."""
    game = facing(laden(seats, hand, health=1), "near", PIRATE).passed()
    game = clash(game, "attack", "attack").passed().do(ChooseWeapon("hand_left", "short")).passed()
    game = to_ko(game.dice(*[1] * 2, 5, 1).do(ChooseSymbol("short")))
    assert game.world.fight is None or game.world.fight.equal
    assert down(game, hand).world.fight is None


@rule("WR-ATK-19", "WR-ATK-22")
@SEATS
def test_who_is_down_still_strikes_back_but_with_nothing_else(seats: int) -> None:
    """Between knights of equal initiative: his own attack follows, no card of his helps it."""
    table = riders(RUSSEL, "chris_hammersworn", seats=seats).put(1, "M1").with_world(active=0)
    table = table.with_knight(1, health=1).luck(1, "l03_szybciej_szybciej", "l04_no_zdychaj")
    table = table.give(1, "med_szpryca", "pocket_1").give(1, "stymulanty", "pocket_2")
    game = table.run(KnightFight(0, 1)).passed()
    game = clash(game, "attack", "attack").passed().do(ChooseWeapon("hand_left", "mid")).passed()
    game = to_ko(game.dice(*[10] * 20).do(ChooseWeapon("hand_left", "mid")))
    assert game.world.fight is not None
    assert game.world.fight.equal
    assert game.knight(1).health == 0
    assert game.asked() == {1}, "he is asked only for what keeps him up"
    assert game.legal() == (Pass(),), "he is asked only for what keeps him up"
    game = game.do(Pass())
    assert game.said(FighterDefeated)[0].side == "blue"
    assert [one.side for one in game.said(AttackRolled)] == ["blue"], "nobody is asked before his last attack"
    assert not game.knight(1).conscious
    assert len(game.knight(1).luck) == 2


@rule("WR-KO-02", "WR-ATK-22")
@SEATS
def test_what_keeps_one_up_is_still_used(seats: int) -> None:
    table = laden(seats, ("l23_cudowne_ocalenie",), health=1)
    game = played("ev04_kwasny_deszcz", table).do(FaceIt())
    assert game.refused(UseGear("pocket_1")) == "WR-GEAR-19"
    game = game.do(PlayLuck("l23_cudowne_ocalenie")).passed()
    assert game.knight(0).conscious
    assert game.knight(0).health == 1
    table = laden(seats, (), health=1).give(0, "adrenal", "pocket_3")
    game = played("ev04_kwasny_deszcz", table).do(FaceIt())
    assert game.legal() == (Pass(), UseGear("pocket_3"))
    assert game.do(UseGear("pocket_3")).knight(0).health == 2


# Every window


def busy(seats: int, hand: tuple[str, ...]) -> World:
    """A world in which any window could open for seat 0: in a fight with an attack, a test, a threat."""
    table = laden(seats, hand).give(0, "adrenal", "pocket_3").with_world(active=0)
    world = facing(table, "medium").world
    assert world.fight is not None
    return replace(
        world,
        fight=replace(world.fight, attack=Attack("red")),
        test=PendingTest(0, "escape", "guns", 7, rolled=(1,)),
        looming=Looming(0, "radiation", 1),
    )


@rule("WR-GEAR-19", "WR-ATK-22")
@SEATS
@HANDS
@pytest.mark.parametrize("counters", [{"health": 0}, {"radiation": 4}, {"health": 0, "radiation": 4}])
def test_no_window_opens_to_one_at_ko(counters: dict[str, int], seats: int, hand: tuple[str, ...]) -> None:
    world = busy(seats, hand)
    knight = replace(world.knights[0], **counters)
    hurt = replace(world, knights=(knight, *world.knights[1:]))
    assert texts.any_time(world, 0) == ("any_time",)
    assert texts.any_time(hurt, 0) == ()
    for moment in MOMENTS:
        window = InWindow(moment, (0,), 0)
        if moment == "on_ko":
            assert windows_of(hurt, moment, 0) == ("on_ko",)
            assert windows_of(world, moment, 0) == ()
            assert window.legal(replace(hurt, fight=None), 0) == (Pass(), UseGear("pocket_3"))
        else:
            assert windows_of(world, moment, 0)
            assert windows_of(hurt, moment, 0) == ()
            assert not may_respond(hurt, moment, 0)
        assert window.legal(hurt, 0) == (Pass(),), "Adrenal helps only when the fight is over"


# What works at any time, with any hand


@rule("WR-GEAR-19")
@SEATS
@HANDS
def test_between_clashes_a_fighter_uses_what_works_at_any_time(seats: int, hand: tuple[str, ...]) -> None:
    scavenger = 1 if seats == 2 else 2
    game = facing(laden(seats, hand, health=2, radiation=2), "medium", DINGO).passed()
    for number in (1, 2, 3):
        assert game.world.fight is not None
        assert game.world.fight.clash == number
        assert game.asked() == {0, scavenger}
        assert not any(isinstance(one, USES) for one in game.legal(by=scavenger))
        if number == 1:
            game = game.do(UseGear("pocket_1"), by=0).passed()
            assert game.knight(0).health == 4
            assert game.asked() == {0, scavenger}
        game = game.do(ChooseCombatCard("range_change"), by=scavenger)
        if number == 2:
            assert game.asked() == {0}, "the other has laid his card face down"
            game = game.do(UseGear("pocket_2"), by=0).passed()
            assert game.knight(0).radiation == 0
        game = game.do(ChooseCombatCard("range_change"), by=0).passed()
        game = game.do(Advance()).passed().do(Retreat()).passed()
    assert game.world.fight is None


@rule("WR-GEAR-19", "WR-CARD-13", "WR-ATK-02")
@SEATS
@HANDS
def test_a_fighter_who_is_asked_for_anything_uses_it_first(seats: int, hand: tuple[str, ...]) -> None:
    hurt = facing(laden(seats, hand, health=2), "medium", DINGO).passed()
    turning = clash(hurt, "range_change", "preparation").passed()
    assert turning.asked() == {0}
    assert turning.allows(UseGear("pocket_1"))
    healed = turning.do(UseGear("pocket_1")).passed()
    assert healed.knight(0).health == 4
    assert healed.allows(Advance())
    attacking = clash(hurt, "attack", "preparation").passed().do(UseGear("pocket_1")).passed()
    assert attacking.knight(0).health == 4
    assert attacking.allows(ChooseWeapon("hand_left", "mid"))
    led = clash(facing(laden(seats, hand), "near", DINGO), "preparation", "attack").passed()
    assert not any(isinstance(one, USES) for one in led.legal()), "who leads an enemy uses nothing of his own"


@rule("WR-KO-02", "WR-GEAR-05")
@HANDS
def test_a_stowed_adrenal_wakes_in_the_rest_step_whatever_the_hand(hand: tuple[str, ...]) -> None:
    """All his cards are at hand in that step; that somebody is asked tells but that a red card lies there."""
    table = riders(RUSSEL, step="rest").luck(0, *hand).with_knight(0, health=0, conscious=False)
    game = table.give(0, "adrenal", "backpack").run(Bedside(0))
    assert game.asked() == {0}
    assert game.do(UseGear("backpack_1")).knight(0).health == 2
    other = table.give(0, "minigun", "backpack").run(Bedside(0))
    assert not other.is_done
    assert other.legal() == (Pass(),)
    green = riders(RUSSEL, step="rest").with_knight(0, health=0, conscious=False)
    assert green.give(0, "naboje", "backpack").run(Bedside(0)).is_done


# Whole games


@pytest.mark.sweep("part")
@rule("WR-GEAR-19", "WR-ATK-22", "WR-KO-02")
@SEATS
def test_in_no_decision_of_a_game_anybody_at_ko_uses_anything_else(seats: int) -> None:
    """Poor knights play at random: they fall often, and only what wakes them or keeps them up is theirs."""
    seen = sum(fallen_asked(seats, seed) for seed in range(8))
    assert seen > 10, "many were asked at K.O."


def fallen_asked(seats: int, seed: int) -> int:
    """How often somebody at K.O. was asked in a game that is broken off."""
    chance, game, seen = Draws(Rng(seed)), set_up(seats, mission=1 + seed % 5, seed=seed), 0
    for number in range(300):
        if number % 10 == 0 and game.world.fight is None:
            for knight in game.world.knights:
                if knight.is_able:
                    game = game.with_knight(knight.seat, health=1, radiation=3)
        if game.outcome is not None:
            break
        for one in game.asked():
            if not game.knight(one).is_able:
                seen += 1
                used = [intent for intent in game.legal(by=one) if isinstance(intent, USES)]
                assert all(_keeps_up(game, one, intent) for intent in used), (game.top, used)
        seat = chance.choice(sorted(engine.waiting_for(game.state)))
        game = game.do(chance.choice(engine.legal(game.state, seat)), by=seat)
    return seen


def _keeps_up(game: Table, seat: int, intent: Any) -> bool:
    if isinstance(intent, PlayLuck):
        return intent.card == "l23_cudowne_ocalenie"
    assert not isinstance(intent, UseAbility | UseVehicle)
    spots: dict[str, Item] = dict(game.knight(seat).gear)
    backpack, cargo = game.knight(seat).backpack, game.knight(seat).cargo
    spots |= {f"backpack_{at}": item for at, item in enumerate(backpack, 1)}
    spots |= {f"vehicle_{at}": item for at, item in enumerate(cargo, 1)}
    return spots[intent.spot].card == "adrenal"
