"""What a match came to: exact numbers of scripted fights, and of whole matches against their last state."""

from fractions import Fraction

import pytest

from game.devtools.invariants.seatings import Deal, deals
from game.rules.staff_orders.insights.statistics import Highlight, statistics
from game.rules.staff_orders.intents import Bomb, ChooseTarget, Deploy, Enter, FlyIn, KeepRoll, Pass, Reroll
from game.rules.staff_orders.supply import score
from game.session.history import story
from game.session.match import Match
from tests.guards import at_least_one
from tests.presenters.wanderers import decisions
from tests.rules.staff_orders.table import orders

DEALS = deals("staff_orders")


def test_a_defence_that_holds_is_counted_and_mentioned() -> None:
    """Three attack two; the die of the city centre is there too: three hits, and nobody is left to attack."""
    start = orders("m1", blue="w_front 4", yellow="town 2 e_front 2")
    game = start.with_dice(2, 1).do(Deploy("town.advance"), Enter("w_front", 3))
    blue, yellow = statistics(start.world, game.events).seats
    assert (blue.attacks, blue.won, blue.taken, blue.soldiers) == (1, 0, 0, 3)
    assert (yellow.throws, yellow.dice, yellow.hits, yellow.soldiers) == (1, 2, 3, 0)
    assert yellow.expected == Fraction(2 * 5, 6)
    highlights = {one.deed: one for one in statistics(start.world, game.events).highlights}
    assert highlights["defence"] == Highlight("defence", "yellow", 2, 3, "m1_town")
    assert highlights["salvo"] == Highlight("salvo", "yellow", 3, 2)
    assert "taken" not in highlights
    assert statistics(start.world, game.events).milestones == (), "it was held"


def test_an_attack_that_wins_takes_the_area_and_both_lose() -> None:
    start = orders("m1", blue="w_front 5", yellow="town 2 e_front 2")
    game = start.with_dice(0, 0).do(Deploy("town.advance"), Enter("w_front", 4))
    found = statistics(start.world, game.events)
    blue, yellow = found.seats
    assert (blue.attacks, blue.won, blue.taken) == (1, 1, 1)
    assert (blue.soldiers, yellow.soldiers) == (2, 2)
    assert found.highlights == (Highlight("taken", "blue", 1),)
    assert [(one.round, type(one.event).__name__) for one in found.milestones] == [
        (start.world.round, "ClashEnded")
    ]


def test_an_empty_area_is_taken_once_however_many_come() -> None:
    start = orders("m1", blue="w_front 4 bridge 3 w_airstrip 1 w_flank 1")
    game = start.do(Deploy("town.advance"), Enter("w_front", 1), Enter("bridge", 1))
    blue, yellow = statistics(start.world, game.events).seats
    assert (blue.taken, blue.attacks, yellow.taken) == (1, 0, 0)


def test_every_throw_counts_also_one_made_again() -> None:
    start = orders("m1", blue="w_battery 2", yellow="pass 4").with_hand("blue", "assault", "ambush")
    game = start.with_dice(0, 0).do(Deploy("w_battery.barrage"), ChooseTarget("pass"))
    game_rolled = game.do(*(intent for intent in game.legal() if type(intent).__name__ == "Roll"))
    again = game_rolled.with_dice(2, 1).do(Reroll("op_assault"), KeepRoll())
    events = (*game.events, *game_rolled.events, *again.events)
    blue, yellow = statistics(start.world, events).seats
    assert (blue.throws, blue.dice, blue.hits, blue.rerolls, blue.cards) == (2, 4, 3, 1, 0)
    assert blue.expected == Fraction(4 * 5, 6)
    assert (yellow.soldiers, yellow.attacks) == (3, 0)


def test_aircraft_sent_to_bomb_are_no_losses() -> None:
    start = orders("l1", air_blue="teal 3 green 2", yellow="w_north 1")
    game = start.with_dice(1, 0).do(Deploy("z_teal.bombard"), Bomb("w_north", 2))
    blue, yellow = statistics(start.world, game.events).seats
    assert (blue.aircraft, yellow.soldiers) == (0, 1)


def test_a_fight_in_the_air_is_won_without_an_area() -> None:
    start = orders("l1", air_blue="teal 4", air_yellow="green 1")
    game = start.with_dice(0).do(Deploy("z_green.flight"), FlyIn("z_teal", 3))
    blue, yellow = statistics(start.world, game.events).seats
    assert (blue.attacks, blue.won, blue.taken, blue.aircraft, yellow.aircraft) == (1, 1, 0, 1, 1)


def test_stars_are_kept_at_the_start_and_after_each_round() -> None:
    start = orders("m1", blue="w_front 4")
    game = start.do(Deploy("town.advance"), Enter("w_front", 3), Pass(), Pass())
    blue, _ = statistics(start.world, game.events).seats
    assert game.world.round == 2
    assert start.world.round == 1
    before, after = score(start.world, "blue"), score(game.world, "blue")
    assert after == before + 3
    assert blue.stars == (before, after, after)


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_whole_matches_end_where_their_last_state_is(deal: Deal) -> None:
    for match in at_least_one(_matches(deal)):
        found = statistics(match.first_state.world, story(match))
        world = match.state.world
        assert found.rounds == match.round
        for one in at_least_one(found.seats):
            assert one.faction == world.faction_of(one.seat)
            assert one.stars[-1] == score(world, one.faction)
            assert len(one.stars) == match.round + 1
            assert one.hits <= 2 * one.dice
            assert one.won <= one.attacks
        assert len({one.deed for one in found.highlights}) == len(found.highlights)


def _matches(deal: Deal) -> list[Match]:
    seen: dict[int, Match] = {}
    for _, match, _ in decisions(deal, 3, 260):
        seen[id(match)] = match
    return list(seen.values())
