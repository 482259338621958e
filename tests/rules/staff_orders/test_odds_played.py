"""The odds of positions of random games on all four maps are those of the dice played out by the engine."""

from collections import Counter
from fractions import Fraction

import pytest
from msgspec.structs import replace

from game.devtools.invariants.seatings import Deal, deals
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.odds import Preview, Result, Whose
from game.rules.core.rng import Draws, Rng
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.rules.staff_orders import GAME
from game.rules.staff_orders.dice import FIRE
from game.rules.staff_orders.intents import KeepRoll
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import Domain, Faction, PlaceId, enemy
from tests.rules.staff_orders.played_out import After, Chances, Site, chances
from tests.rules.staff_orders.pushing import pushed

DEALS = deals("staff_orders")
MOST_CARDS = 2
"""Cards a roller holds in these positions: each is another throw of all dice."""
MOST_DICE = 4
POSITIONS = 800
"""Odds looked at on each map."""


def with_few_cards(state: State[World]) -> State[World]:
    """The same with at most so many cards in each hand; the others lie on the discard pile."""
    world = state.world
    for faction in ("blue", "yellow"):
        army = world.army(faction)
        gone = army.hand[MOST_CARDS:]
        changes = {faction: replace(army, hand=army.hand[:MOST_CARDS])}
        world = replace(world, discard=(*world.discard, *gone), **changes)
    return State(world, state.stack, state.rng)


def site_of(viewer: Faction, preview: Preview, intent: Intent) -> Site:
    stakes = preview.stakes
    assert stakes is not None
    layer: Domain = "air" if stakes.purpose == "air_clash" else "land"
    roller = viewer if stakes.is_rolled_by_self else enemy(viewer)
    dice = 0 if isinstance(intent, KeepRoll) else preview.dice
    is_fire = stakes.purpose in FIRE
    return Site(roller, dice, layer, PlaceId(stakes.place), is_fire, stakes.enemy if is_fire else 0)


def seen_by(viewer: Faction, found: Chances) -> dict[tuple[int, int, Whose, Whose], Fraction]:
    def whose(faction: Faction | None, none: Whose) -> Whose:
        return none if faction is None else "own" if faction == viewer else "enemy"

    def seen(one: After) -> tuple[int, int, Whose, Whose]:
        sides = one.of(viewer), one.of(enemy(viewer))
        return *sides, whose(one.holder, "nobody"), whose(one.winner, "")

    return {seen(one): chance for one, chance in found.items()}


def told(results: tuple[Result, ...], everything: int) -> dict[tuple[int, int, Whose, Whose], Fraction]:
    assert sum(result.ways for result in results) == everything
    return {(one.own, one.enemy, one.holder, one.winner): Fraction(one.ways, everything) for one in results}


def check(state: State[World], seat: Seat, intent: Intent, preview: Preview) -> str:
    """Compares everything with the engine; returns what kind of roll it was."""
    world, viewer = state.world, state.world.faction_of(seat)
    site = site_of(viewer, preview, intent)
    kept = seen_by(viewer, chances(state, seat, intent, site, rerolls=False))
    assert told(preview.results, preview.all) == kept
    assert preview.chance == good_chance(kept, site, world, viewer)
    again = preview.rerolled
    rolled = seen_by(viewer, chances(state, seat, intent, site, rerolls=True))
    if again is None:
        assert rolled == kept, "nothing that falls is worth a card"
    else:
        assert told(again.results, again.all) == rolled
        assert again.chance == good_chance(rolled, site, world, viewer)
    at_home = is_decisive(world, preview)
    side = "fire" if site.is_fire else "defence" if site.roller == viewer else "attack"
    return f"{site.layer} {side}{' at headquarters' if at_home else ''}"


def good_chance(
    found: dict[tuple[int, int, Whose, Whose], Fraction], site: Site, world: World, viewer: Faction
) -> Fraction:
    """Of a clash: the place or the game; of fire: somebody hit, at the enemy's headquarters the game."""
    if not site.is_fire:
        return sum((chance for one, chance in found.items() if "own" in one[2:]), Fraction(0))
    if site.place == world.setting.headquarters[enemy(viewer)]:
        return sum((chance for one, chance in found.items() if one[3] == "own"), Fraction(0))
    return sum((chance for one, chance in found.items() if one[1] < site.targets), Fraction(0))


def is_decisive(world: World, preview: Preview | None) -> bool:
    """Whether a headquarters is at stake."""
    stakes = preview.stakes if preview is not None else None
    return stakes is not None and stakes.place in world.setting.headquarters.values()


def looked_at(deal: Deal, seed: int, positions: int) -> Counter[str]:
    """Odds of so many intents, compared one by one; every kind as often as it can be."""
    kinds: Counter[str] = Counter()
    draws = Draws(Rng(seed))
    for match, seat in pushed(deal, seed):
        few = with_few_cards(match.state)
        view = GAME.redact(few, seat)
        known = [(one, GAME.preview(view, seat, one)) for one in engine.legal(few, seat)]
        rolls = [(one, odds) for one, odds in known if odds is not None and odds.dice <= MOST_DICE]
        decisive = [one for one in rolls if is_decisive(few.world, one[1])]
        if rolls:
            intent, odds = draws.choice(decisive or rolls)
            assert odds is not None
            kinds[check(few, seat, intent, odds)] += 1
        if kinds.total() >= positions:
            return kinds
    return kinds


@pytest.mark.sweep("part")
@pytest.mark.rule("SO-LCL-02", "SO-LCL-07", "SO-LCL-08", "SO-LCL-09", "SO-ACL-04", "SO-END-02", "SO-END-03")
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_the_odds_of_random_positions_are_what_the_engine_plays(deal: Deal) -> None:
    kinds = looked_at(deal, 5, POSITIONS)
    expected = ["land attack", "land defence", "land fire"]
    expected += ["land attack at headquarters", "land defence at headquarters"]
    if deal.scenario.startswith("l"):
        expected += ["air attack", "air defence"]
        assert kinds["land fire at headquarters"], kinds
    assert not [kind for kind in expected if kinds[kind] < 5], kinds
