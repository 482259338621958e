"""What a match came to: exact numbers of a scripted fight, and of whole matches against their last state."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from game.devtools.invariants.seatings import Deal
from game.rules.desert_patrol import events as ev
from game.rules.desert_patrol.combat import FACES, good_rolls, hits
from game.rules.desert_patrol.insights.statistics import Highlight, Losses, statistics
from game.rules.desert_patrol.intents import Attack, Control
from game.rules.desert_patrol.victory import points
from game.session.history import story
from game.session.match import Match
from tests.presenters.wanderers import DEALS, decisions
from tests.rules.desert_patrol.table import Table, table
from tests.rules.desert_patrol.variants import resettled

LONG = 700


@pytest.mark.parametrize(("total", "dice"), [(1, 1), (6, 1), (9, 2), (14, 3)])
def test_good_rolls_are_those_with_a_die_that_succeeds(total: int, dice: int) -> None:
    rolls = [tuple(number // FACES**place % FACES for place in range(dice)) for number in range(FACES**dice)]
    assert good_rolls(total, dice) == (sum(hits(roll, total) > 0 for roll in rolls), len(rolls))


def camp() -> Table:
    """Scenario 6: the LRDG beside the tank, whose gunner and driver are still in it."""
    game = table("dp_s06").with_soldier("lrdg_saboteur", "19A").with_soldier("lrdg_rifleman_b", "19A")
    game = game.with_soldier("ita_crewman", "19A").with_soldier("ita_scout", "12A")
    hand = ("lrdg_saboteur", "lrdg_saboteur", "lrdg_rifleman_b", "lrdg_rifleman_b")
    return game.with_hand("lrdg", *hand).with_vehicle("ita_medium_tank", damage=2).turn("lrdg", last=True)


def test_a_scripted_fight_is_counted_exactly() -> None:
    """Two charges under the tank (armour 5, no cover): 2 dice each; two rifle shots at the Scout."""
    game = camp()
    charge = Attack("lrdg_saboteur", "card", "detonate", "ita_medium_tank")
    shot = Attack("lrdg_rifleman_b", "card", "attack", "ita_scout")
    total = game.preview(shot)
    assert total is not None
    chance = 2 * (1 - Fraction(4, 10) ** 2) + 2 * total.chance
    turns = [game.with_dice(1, 7).do(charge)]
    assert turns[0].said(ev.VehicleDisabled) == []
    victim = turns[0].legal()[0]
    turns.append(turns[-1].do(victim))
    turns.append(turns[-1].with_dice(2, 3).do(charge))
    turns.append(turns[-1].with_dice(0).do(shot))
    turns.append(turns[-1].with_dice(1).do(shot))
    found = statistics(game.world, [event for one in turns for event in one.events])
    lrdg, italy = found.seats
    assert (lrdg.side, lrdg.attacks, lrdg.dice, lrdg.hits) == ("lrdg", 4, 6, 2)
    assert lrdg.expected == chance
    assert lrdg.losses == Losses()
    assert italy.losses == Losses(cards=2, vehicles_disabled=1)
    assert (italy.attacks, italy.expected) == (0, Fraction(0))
    assert found.highlights == ()


def test_a_destroyed_vehicle_and_a_neutralised_soldier_are_losses_and_worth_a_mention() -> None:
    game = camp().with_vehicle("ita_medium_tank", damage=3, disabled=True)
    wanted = replace(game.world.setting.win["lrdg"][0], need=4)
    game = resettled(game, lrdg={"win": (wanted,)})
    deck = "ita_rifleman_a ita_rifleman_a ita_rifleman_b ita_platoon_sergeant"
    game = game.with_zones("italy", hand="", deck=deck, discard="ita_gunner ita_crewman", reserve="ita_scout")
    turns = [game.with_dice(9, 9).do(Attack("lrdg_saboteur", "card", "detonate", "ita_medium_tank"))]
    turns.append(turns[-1].do(turns[-1].legal()[0]))
    turns.append(turns[-1].with_dice(0).do(Attack("lrdg_rifleman_b", "card", "attack", "ita_scout")))
    turns.append(turns[-1].with_dice(0).do(Attack("lrdg_saboteur", "card", "attack", "ita_crewman")))
    found = statistics(game.world, [event for one in turns for event in one.events])
    losses = found.seats[1].losses
    assert (losses.soldiers, losses.vehicles_destroyed, losses.vehicles_disabled) == (1, 1, 0)
    assert losses.cards == 3, "the gunner's, the Scout's in the reserve, the crewman's"
    assert found.highlights == (Highlight("hits", "lrdg", "lrdg_saboteur", 2),)


def test_points_are_kept_at_the_start_and_after_each_round() -> None:
    game = table("dp_s01").with_hand("lrdg", "lrdg_rifleman_a")
    tile, value = next(iter(game.world.setting.objectives.items()))
    game = game.with_soldier("lrdg_rifleman_a", tile).with_marker("lrdg", tile, "reconned")
    for name in ("ita_rifleman_a", "ita_rifleman_b", "ita_scout"):
        game = game.with_soldier(name, next(other for other in game.world.setting.tiles if other != tile))
    before = tuple(points(game.world, side) for side in ("lrdg", "italy"))
    game = game.turn("lrdg", last=True)
    after = game.do(Control("lrdg_rifleman_a", "card"))
    found = statistics(game.world, after.events)
    lrdg, italy = found.seats
    assert lrdg.points == (before[0], before[0] + value, before[0] + value)
    assert lrdg.controlled == 1
    assert italy.points[-1] == points(after.world, "italy")
    assert found.rounds == after.world.round == game.world.round + 1
    assert found.highlights == (Highlight("controlled", "lrdg", "lrdg_rifleman_a", 1),)
    taken = ev.ControlTaken("lrdg", tile, from_enemy=True)
    assert [(one.round, one.event) for one in found.milestones] == [(game.world.round, taken)]
    elsewhere = next(
        other
        for other in game.world.setting.tiles
        if other not in game.world.setting.objectives and other not in game.world.objects.values()
    )
    usual = ev.ControlTaken("lrdg", elsewhere, from_enemy=False)
    assert statistics(game.world, [usual]).milestones == ()


def test_who_are_level_are_not_mentioned() -> None:
    world = table("dp_s01").world
    played = [ev.CardPlayed("lrdg", "lrdg_scout_a", "effect"), ev.TileReconned("lrdg", "6A")]
    assert statistics(world, played).highlights == (Highlight("scouted", "lrdg", "lrdg_scout_a", 1),)
    level = [*played, ev.CardPlayed("italy", "ita_scout", "effect"), ev.TileReconned("italy", "6A")]
    assert statistics(world, level).highlights == ()


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_the_numbers_of_a_whole_match_are_those_of_its_last_state(deal: Deal) -> None:
    match = finished(deal)
    found, world = statistics(match.first_state.world, story(match)), match.state.world
    assert found.rounds == match.round
    assert len(found.highlights) <= 3
    assert len({one.card for one in found.highlights}) == len(found.highlights)
    for one in found.seats:
        own, other = world.forces(one.side), world.forces(found.seats[1 - one.seat].side)
        assert world.side_of(one.seat) == one.side
        assert one.points[-1] == points(world, one.side)
        assert len(one.points) == found.rounds + 1
        assert one.losses.soldiers + one.losses.vehicles_destroyed == len(other.neutralised)
        assert one.reconned == len(own.markers) - len(world.setting.markers[one.side])
        assert (one.objects, one.escaped) == (len(own.destroyed), len(own.escaped))
        assert 0 <= one.hits <= one.attacks
        assert one.expected <= one.attacks
        told = [event for step in match.steps for event in step.events]
        mine = [event for event in told if getattr(event, "side", None) == one.side]
        assert one.dice == sum(event.dice for event in mine if isinstance(event, ev.AttackDeclared))
        escaped = sum(event.cards for event in mine if isinstance(event, ev.CountersEscaped))
        fog = sum(isinstance(event, ev.FogRemoved) for event in mine)
        assert one.losses.cards == len(own.removed) - fog - escaped


def finished(deal: Deal) -> Match:
    """A random match as far as it comes; one that would be long is stopped."""
    last = None
    for _, match, _ in decisions(deal, 41, LONG):
        if last is not None and match is not last:
            break
        last = match
    assert last is not None
    return last
