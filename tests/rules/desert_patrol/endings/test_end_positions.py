"""Ends compared with an oracle that reads the rulings anew: wherever play leads, and whatever is missing."""

from collections.abc import Callable
from operator import attrgetter

import pytest
from msgspec.structs import replace

from game.rules.core import engine
from game.rules.desert_patrol import intents as it
from game.rules.desert_patrol.acting import can_act
from game.rules.desert_patrol.events import (
    CardHunkered,
    CardsDiscarded,
    ControlTaken,
    CounterNeutralised,
    CountersEscaped,
    ObjectDestroyed,
    SoldierWounded,
    TurnPassed,
    VehicleDestroyed,
)
from game.rules.desert_patrol.hope import is_hopeless, reachable_points
from game.rules.desert_patrol.state import Soldier, World
from game.rules.desert_patrol.turn import Turn
from tests.rules.desert_patrol import oracle
from tests.rules.desert_patrol.changed_content import SCENARIOS
from tests.rules.desert_patrol.endings.arranged import only, wander, winner
from tests.rules.desert_patrol.table import Table, table

SIDES = ("lrdg", "italy")
DECIDING = (
    ControlTaken,
    ObjectDestroyed,
    CounterNeutralised,
    VehicleDestroyed,
    CountersEscaped,
    SoldierWounded,
    CardHunkered,
)
OWN_CARDS = (it.EndTurn, it.HunkerDown, it.Forgo, it.Reinforce, it.Command, it.FollowMe, it.Recon)
"""Intents that touch nothing but the own cards."""


def deeds(world: World, side: str) -> list[object]:
    """What the side could do to the board, or to the enemy's cards, with all its available cards in hand."""
    forces = replace(world.forces(side), hand=tuple(sorted(oracle.available(world, side))))
    ready = replace(world, turn=side, **{side: forces})
    foe = oracle.other(side)
    has_fog = world.setting.fog[foe] in world.forces(foe).reserve
    return [
        intent
        for intent in Turn(side).legal(ready, world.seat_of(side))
        if not isinstance(intent, OWN_CARDS)
        and not (isinstance(intent, it.Travel) and intent.to is None)
        and (has_fog or not isinstance(intent, it.Conceal))
    ]


def is_kept_from_playing(world: World, side: str) -> bool:
    """A single card is bid every round."""
    return len(oracle.circulating(world, side)) < 2


# Wherever play leads


@pytest.mark.sweep("part")
@pytest.mark.rule("DP-HOPE-01", "DP-RULING-34", "DP-RULING-35", "DP-RULING-56", "DP-END-02", "DP-END-03")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_ends_when_the_oracle_says_so_and_never_before(scenario: str) -> None:
    for seed in (21, 22):
        for game in wander(scenario, seed, steps=20_000):
            if game.outcome is not None:
                break
            if any(isinstance(event, DECIDING) for event in game.events):
                assert oracle.verdict(game.world) is None
                for side in SIDES:
                    assert is_hopeless(game.world, side) == oracle.hopeless(game.world, side)
                    assert (side in game.world.hopeless) == oracle.hopeless(game.world, side)
        assert game.outcome is not None
        is_static = game.outcome.reason == "standstill"
        expected = oracle.standstill(game.world) if is_static else oracle.verdict(game.world)
        assert (winner(game), game.outcome.reason) == expected


@pytest.mark.sweep("part")
@pytest.mark.rule("DP-RULING-56")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_turn_passes_by_itself_while_something_could_be_done(scenario: str) -> None:
    """In two games at least, and in as many more as it takes until a turn did pass."""
    passed = 0
    for seed in range(31, 131):
        if passed and seed > 32:
            break
        for game in wander(scenario, seed, steps=20_000):
            for event in game.said(TurnPassed):
                passed += 1
                if event.why == "cannot_act":
                    assert is_kept_from_playing(game.world, event.side) or not deeds(game.world, event.side)
            if game.outcome is None and isinstance(game.top, Turn) and game.top.card is None:
                assert oracle.acts(game.world, game.top.side)
    assert passed, "in none of a hundred games a turn passed by itself"


# Whatever is missing


def unmanned(game: Table, side: str) -> Table:
    """Nobody of the side is left."""
    return game.without_soldier(*oracle.soldiers(game.world, side))


def out_of_cards(game: Table, side: str) -> Table:
    return only(game, side)


def only_fog(game: Table, side: str) -> Table:
    fog = game.world.setting.fog[side]
    count = sum(zone.count(fog) for zone in zones(game, side))
    return only(game, side, deck=" ".join([fog] * count))


def one_card(game: Table, side: str) -> Table:
    return only(game, side, deck=oracle.soldiers(game.world, side)[0])


def only_commands(game: Table, side: str) -> Table:
    """Nobody is left, and nothing but command cards and fog."""
    game = unmanned(game, side)
    return only(game, side, deck=" ".join(card for zone in zones(game, side) for card in zone))


def pinned(game: Table, side: str) -> Table:
    men = {
        name: replace(game.world.soldiers[name], pinned=True) for name in oracle.soldiers(game.world, side)
    }
    return game.with_world(soldiers={**game.world.soldiers, **men})


def disabled(game: Table, _side: str) -> Table:
    for name in game.world.vehicles:
        critical = game.world.setting.vehicles[name].critical
        game = game.with_vehicle(name, damage=critical, disabled=True)
    return game


def uncrewed(game: Table, _side: str) -> Table:
    """Every vehicle stands empty, its crew beside it."""
    men = {
        name: Soldier(game.world.tile_of(name), pinned=man.pinned)
        for name, man in game.world.soldiers.items()
    }
    return game.with_world(soldiers=men)


def without_points(game: Table, side: str) -> Table:
    faces = dict.fromkeys(game.forces(side).markers, "reconned")
    return game.with_forces(side, markers=faces)


def zones(game: Table, side: str) -> list[tuple[str, ...]]:
    forces = game.forces(side)
    return [forces.hand, forces.deck, forces.discard, forces.play_area, forces.reserve]


Lack = Callable[[Table, str], Table]
LACKS: tuple[Lack, ...] = (
    *(unmanned, out_of_cards, only_fog, one_card, only_commands),
    *(pinned, disabled, uncrewed, without_points),
)
IDLE = {out_of_cards, only_fog}
"""With these a side cannot act, wherever its men stand."""


def lacking(scenario: str, lrdg: Lack | None, italy: Lack | None) -> Table:
    game = table(scenario)
    for side, lack in (("lrdg", lrdg), ("italy", italy)):
        game = only(game, side, deck=" ".join(game.forces(side).deck + game.forces(side).hand))
        if lack is not None:
            game = lack(game, side)
    return game


def pass_by(game: Table, rounds: int) -> Table:
    """Both bid their first card and end their turns; whoever is asked has something to say."""
    last = game.world.round + rounds
    while game.outcome is None and game.world.round < last:
        asked = sorted(engine.waiting_for(game.state))
        assert asked, "a game under way waits for somebody"
        side = game.world.side_of(asked[0])
        legal = game.legal(side)
        assert legal
        if isinstance(game.top, Turn):
            assert it.EndTurn() in legal
            assert can_act(game.world, side)
            game = game.do(it.EndTurn())
        else:
            game = game.do(legal[0], by=side)
    return game


@pytest.mark.rule("DP-RULING-33", "DP-RULING-34")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("lack", LACKS, ids=lambda lack: lack.__name__)
@pytest.mark.parametrize("side", SIDES)
def test_hope_is_what_the_oracle_says_whatever_is_missing(scenario: str, lack: Lack, side: str) -> None:
    game = lacking(scenario, *((lack, None) if side == "lrdg" else (None, lack)))
    for one in SIDES:
        assert reachable_points(game.world, one) == oracle.reachable(game.world, one)
        assert is_hopeless(game.world, one) == oracle.hopeless(game.world, one)
    if not oracle.soldiers(game.world, side) and lack is unmanned:
        assert reachable_points(game.world, side) == oracle.points(game.world, side)


@pytest.mark.rule("DP-RULING-35", "DP-RULING-36", "DP-RULING-56", "DP-TURN-03")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("lack", LACKS, ids=lambda lack: lack.__name__)
@pytest.mark.parametrize("side", SIDES)
def test_with_one_side_lacking_something_the_game_goes_on_and_asks(
    scenario: str, lack: Lack, side: str
) -> None:
    game = lacking(scenario, *((lack, None) if side == "lrdg" else (None, lack)))
    foe = oracle.other(side)
    assert can_act(game.world, foe)
    after = pass_by(game.turn(foe, last=True), rounds=3)
    assert (after.outcome, after.world.round) == (None, game.world.round + 3)
    assert can_act(after.world, side) == oracle.acts(after.world, side)
    if lack in IDLE:
        assert not can_act(after.world, side)
    if lack in (pinned, disabled, uncrewed, without_points):
        assert can_act(after.world, side)


@pytest.mark.rule("DP-RULING-56")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("lrdg", [out_of_cards, only_fog, unmanned], ids=lambda lack: lack.__name__)
@pytest.mark.parametrize("italy", [out_of_cards, only_fog, one_card], ids=lambda lack: lack.__name__)
def test_with_both_sides_idle_the_game_ends_with_the_turn(scenario: str, lrdg: Lack, italy: Lack) -> None:
    game = lacking(scenario, lrdg, italy)
    idle = not any(oracle.acts(game.world, side) for side in SIDES)
    assert idle or lrdg is unmanned, "an Italian single card is played by nobody"
    after = game.turn("lrdg", last=True).do(it.EndTurn())
    if idle:
        assert after.outcome is not None
        assert (winner(after), after.outcome.reason) == oracle.by_points(after.world, "standstill")
        assert any(isinstance(event, CardsDiscarded) for event in after.events)
    else:
        assert after.outcome is None


@pytest.mark.rule("DP-INIT-01", "DP-TURN-03", "DP-RULING-36")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("full", [True, False], ids=["full", "empty"])
def test_bid_and_turn_with_a_full_and_an_empty_hand(scenario: str, side: str, full: bool) -> None:
    game = table(scenario)
    pile = game.forces(side).hand + game.forces(side).deck
    cards = " ".join(pile)
    game = only(game, side, **({"hand": cards} if full else {"deck": cards}))
    seat = game.seat(side)
    assert (seat in engine.waiting_for(game.state)) is full
    if full:
        assert set(map(attrgetter("card"), game.legal(side))) == set(pile)
    else:
        assert engine.legal(game.state, seat) == ()
    turn = game.turn(oracle.other(side)).do(it.EndTurn())
    if full:
        assert turn.actor() == side
        played = {getattr(intent, "card", None) for intent in turn.legal()} - {None}
        assert played == set(pile) - {game.world.setting.fog[side]}
    else:
        assert turn.said(TurnPassed) == [TurnPassed(side, "no_cards")]
