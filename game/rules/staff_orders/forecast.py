"""Exact odds before an attack, computed by the functions that resolve it and judged by `judging`.

Three assumptions: nobody plays a further special effect; the soldier of a Forward Outpost or a Flight Control
Post is added; and, in the second set of numbers, the roller discards cards for re-rolls until the result is
the intended one.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from game.rules.core import engine
from game.rules.core.frames import Frame
from game.rules.core.ids import Seat
from game.rules.core.odds import Preview, Rerolled, Result, Stakes, Term, after_rerolls, ways_to_roll
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.rules.staff_orders.bonus_soldier import BonusSoldier, bonus_soldiers
from game.rules.staff_orders.clash import defence_dice, remaining
from game.rules.staff_orders.dice import FIRE, WINDOWS, BeforeRoll, RollResult
from game.rules.staff_orders.effects import use_of
from game.rules.staff_orders.entering import Entering
from game.rules.staff_orders.intents import (
    Bomb,
    ChooseTarget,
    Deploy,
    Done,
    Enter,
    FlyIn,
    KeepRoll,
    PlaceAircraft,
    PlayEffect,
    Reroll,
    Roll,
    UseBonus,
)
from game.rules.staff_orders.judging import (
    Aims,
    Left,
    aim_at,
    aims_of_defence,
    aims_of_fire,
    left_of,
    owner_of_headquarters,
)
from game.rules.staff_orders.placement import action_frames
from game.rules.staff_orders.reserves import Placing
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import sources
from game.rules.staff_orders.supporting import Supporting
from game.rules.staff_orders.targeting import Bombing, Dropping, Shelling, dropped
from game.rules.staff_orders.terms import FLIGHT_CONTROL, Domain, Faction, PlaceId, Purpose, enemy
from game.rules.staff_orders.turn import Turn


class Joining(NamedTuple):
    """Attackers not yet in the place, and the bonus that adds one of them; None without one."""

    pieces: int
    bonus: str = ""


def preview(view: State[World], seat: Seat, intent: Intent) -> Preview | None:
    """The odds of the roll to which an allowed intent leads; None if it leads to none."""
    decision = engine.pending(view)
    if decision is None or seat not in decision.seats(view.world):
        return None
    if decision.why_not(view.world, seat, intent) is not None:
        return None
    world = view.world
    match decision:
        case Turn():
            return _of_deployment(world, decision, intent)
        case Entering():
            return _of_entering(view, decision, intent)
        case BonusSoldier():
            adding = bonus_soldiers(world, decision.faction, decision.bonus)
            joining = Joining(adding if isinstance(intent, UseBonus) else 0)
            return _of_attack(world, decision.faction, "land", decision.place, joining)
        case Supporting():
            return _of_support(world, decision, intent)
        case Placing(layer="air"):
            return _of_scramble(world, decision, intent)
        case Shelling() | Dropping() | Bombing():
            return _of_target(world, decision, intent)
        case BeforeRoll() | RollResult():
            return _of_roll(world, decision, intent)
    return None


# The coming roll


def _of_deployment(world: World, decision: Turn, intent: Intent) -> Preview | None:
    """An Advance or Flight with all pieces that could enter from adjacent places."""
    space = world.setting.spaces[intent.space] if isinstance(intent, Deploy) else None
    if space is None or space.place is None or space.action not in ("advance", "flight"):
        return None
    own = world.pieces(decision.faction, space.layer)
    most = sum(own[place] - 1 for place in sources(world, decision.faction, space.layer, space.place))
    joining = _with_bonus(world, decision.faction, most, action_frames(world, decision.faction, space))
    return _of_attack(world, decision.faction, space.layer, space.place, joining)


def _of_entering(view: State[World], decision: Entering, intent: Intent) -> Preview | None:
    count = intent.count if isinstance(intent, Enter | FlyIn) else 0
    joining = _with_bonus(view.world, decision.faction, count, view.stack)
    return _of_attack(view.world, decision.faction, decision.layer, decision.place, joining)


def _with_bonus(world: World, faction: Faction, count: int, frames: Iterable[Frame]) -> Joining:
    """`count` attackers, and the soldier of a bonus for which one of these frames asks."""
    asked = next((frame.bonus for frame in frames if isinstance(frame, BonusSoldier)), None)
    more = bonus_soldiers(world, faction, asked) if asked is not None else 0
    return Joining(count + more, str(asked) if more else "")


def _of_support(world: World, decision: Supporting, intent: Intent) -> Preview | None:
    faction, place = decision.faction, decision.place
    layer: Domain = "air" if decision.window == "flight" else "land"
    if not isinstance(intent, PlayEffect):
        return _of_attack(world, faction, layer, place, Joining(0))
    use = use_of(world, intent.card, (decision.window,))
    if use is not None and use.do == "strike":
        terms = (Term("cards", use.number, "SO-CARD-14"),)
        return _of_fire(world, faction, "air_raid", place, terms, spent=1)
    return _of_attack(world, faction, layer, place, Joining(intent.count))


def _of_scramble(world: World, decision: Placing, intent: Intent) -> Preview | None:
    home = world.setting.home["air"][decision.faction]
    if isinstance(intent, PlaceAircraft) and intent.place == home:
        return _of_attack(world, decision.faction, "air", home, Joining(intent.count))
    return _of_attack(world, decision.faction, "air", home, Joining(0)) if isinstance(intent, Done) else None


def _of_target(world: World, decision: Shelling | Dropping | Bombing, intent: Intent) -> Preview | None:
    faction = decision.faction
    if isinstance(decision, Bombing):
        assert isinstance(intent, Bomb)
        terms = (Term("aircraft", intent.count, "SO-BOMB-04"),)
        return _of_fire(world, faction, "bombard", intent.place, terms)
    assert isinstance(intent, ChooseTarget)
    if isinstance(decision, Dropping):
        return _of_attack(world, faction, "land", intent.area, _dropping(world, decision))
    base = Term("base", world.setting.numbers.dice.barrage, "SO-BAR-04")
    bonus = Term("observation_post", decision.bonus, "SO-BAR-06")
    return _of_fire(world, faction, "barrage", intent.area, (base, bonus))


def _dropping(world: World, decision: Dropping) -> Joining:
    """The soldiers who are dropped and, if the reserve has another, the soldier of the Flight Control
    Post."""
    count = dropped(world, decision.faction)
    more = 0
    if decision.flight_control:
        more = bonus_soldiers(world, decision.faction, FLIGHT_CONTROL, gone=count)
    return Joining(count + more, FLIGHT_CONTROL if more else "")


def _of_roll(world: World, decision: BeforeRoll | RollResult, intent: Intent) -> Preview | None:
    """The odds of the roll that is being prepared, was just made, or is made again."""
    if not isinstance(intent, Roll | PlayEffect | Reroll | KeepRoll):
        return None
    faction, place, purpose = decision.faction, decision.place, decision.purpose
    spent = 0 if isinstance(intent, Roll) else 1
    terms = _terms(world, decision, intent)
    rolled = decision.hits if isinstance(decision, RollResult) and isinstance(intent, KeepRoll) else None
    if purpose in FIRE:
        return _of_fire(world, faction, purpose, place, terms, spent, rolled)
    layer: Domain = "air" if purpose == "air_clash" else "land"
    return _of_clash(world, faction, enemy(faction), layer, place, Joining(0), terms, spent, rolled)


CARD_RULES: dict[Purpose, str] = {
    "barrage": "SO-CARD-13",
    "bombard": "SO-CARD-14",
    "air_raid": "SO-CARD-14",
    "land_clash": "SO-CARD-12",
    "drop_clash": "SO-LCL-06",
    "air_clash": "SO-CARD-17",
}
BASE_TERMS: dict[Purpose, tuple[str, str]] = {
    "barrage": ("base", "SO-BAR-04"),
    "bombard": ("aircraft", "SO-BOMB-04"),
    "air_raid": ("cards", "SO-CARD-14"),
    "land_clash": ("base", "SO-LCL-02"),
    "drop_clash": ("base", "SO-LCL-02"),
    "air_clash": ("base", "SO-ACL-02"),
}


def _terms(world: World, decision: BeforeRoll | RollResult, intent: Intent) -> tuple[Term, ...]:
    """The sources of the dice; for dice already rolled only their number is known."""
    purpose = decision.purpose
    name, rule = BASE_TERMS[purpose]
    if isinstance(decision, RollResult):
        return (Term(name, len(decision.faces), "SO-DICE-03"),)
    cards = decision.cards
    if isinstance(intent, PlayEffect):
        use = use_of(world, intent.card, WINDOWS[purpose])
        assert use is not None
        cards += use.number
    is_barrage = purpose == "barrage"
    bonus = ("observation_post", "SO-BAR-06") if is_barrage else ("city_centre", "SO-LCL-05")
    return (
        Term(name, decision.base, rule),
        Term("air_cover", decision.air_cover, "SO-LCL-04"),
        Term(bonus[0], decision.bonus, bonus[1]),
        Term("cards", cards, CARD_RULES[purpose]),
    )


# The odds


def _of_attack(
    world: World, attacker: Faction, layer: Domain, place: PlaceId, joining: Joining
) -> Preview | None:
    """A clash with so many additional attackers, as the attacker sees it."""
    base, air_cover, city_centre = defence_dice(world, enemy(attacker), layer, place)
    terms = (
        Term("base", base, "SO-LCL-02" if layer == "land" else "SO-ACL-02"),
        Term("air_cover", air_cover, "SO-LCL-04"),
        Term("city_centre", city_centre, "SO-LCL-05"),
    )
    return _of_clash(world, attacker, attacker, layer, place, joining, terms, 0)


def _of_clash(
    world: World,
    viewer: Faction,
    attacker: Faction,
    layer: Domain,
    place: PlaceId,
    joining: Joining,
    terms: tuple[Term, ...],
    spent: int,
    rolled: int | None = None,
) -> Preview | None:
    """A clash in which the defender rolls; None without a clash."""
    defender = enemy(attacker)
    attackers = world.strength(attacker, layer, place) + joining.pieces
    defenders = world.strength(defender, layer, place)
    if not attackers or not defenders:
        return None
    limit = world.setting.numbers.stack_limit
    is_own = viewer == attacker

    def outcome(hits: int) -> Left:
        left = remaining(max(0, attackers - hits), defenders, limit)
        sides = (left.attackers, left.defenders) if is_own else (left.defenders, left.attackers)
        return left_of(world, viewer, layer, place, *sides)

    rolls = len(world.army(defender).hand) - spent
    sides = (attackers, defenders) if is_own else (defenders, attackers)
    purpose = "air_clash" if layer == "air" else "land_clash"
    stakes = Stakes(purpose, place, *sides, not is_own, joining.bonus)
    aims = aims_of_defence("enemy" if is_own else "own")
    return _preview(world, terms, outcome, lambda left: left.is_gained, aims, rolls, stakes, rolled)


def _of_fire(
    world: World,
    faction: Faction,
    purpose: Purpose,
    place: PlaceId,
    terms: tuple[Term, ...],
    spent: int = 0,
    rolled: int | None = None,
) -> Preview | None:
    """A roll that removes enemy soldiers; None if there are none.

    It succeeds if it removes any; at the enemy's headquarters only if it wins the game.
    """
    targets = world.strength(enemy(faction), "land", place)
    own = world.strength(faction, "land", place)
    if not targets:
        return None
    wins_by_it = owner_of_headquarters(world, "land", place) == enemy(faction)

    def outcome(hits: int) -> Left:
        return left_of(world, faction, "land", place, own, max(0, targets - hits))

    def is_good(left: Left) -> bool:
        return left.winner == "own" if wins_by_it else left.enemy < targets

    rolls = len(world.army(faction).hand) - spent
    stakes = Stakes(purpose, place, own, targets, is_rolled_by_self=True)
    return _preview(world, terms, outcome, is_good, aims_of_fire(targets), rolls, stakes, rolled)


def _preview(
    world: World,
    terms: tuple[Term, ...],
    outcome: Callable[[int], Left],
    is_good: Callable[[Left], bool],
    aims: Aims,
    rerolls: int,
    stakes: Stakes,
    rolled: int | None,
) -> Preview:
    """`rolled`: the hits of dice already rolled, so that only one result is possible."""
    dice = sum(term.value for term in terms)
    ways: Counter[Left] = Counter()
    for hits, count in _hits(world, dice, rolled).items():
        ways[outcome(hits)] += count
    return Preview(
        tuple(term for term in terms if term.value),
        dice,
        dice,
        _good(ways, is_good),
        sum(ways.values()),
        _results(ways),
        _rerolled(ways, is_good, aims, rerolls) if rerolls and rolled is None else None,
        stakes,
    )


def _hits(world: World, dice: int, rolled: int | None) -> Mapping[int, int]:
    return {rolled: 1} if rolled is not None else ways_to_roll(world.setting.numbers.dice.faces, dice)


def _rerolled(
    ways: Mapping[Left, int], is_good: Callable[[Left], bool], aims: Aims, times: int
) -> Rerolled | None:
    """None if no possible result is worth a card."""
    found = aim_at(aims, ways)
    if found is None:
        return None
    aim, is_met = found
    again = after_rerolls(ways, is_met, times)
    return Rerolled(times, _good(again, is_good), sum(again.values()), _results(again), aim)


def _good(ways: Mapping[Left, int], is_good: Callable[[Left], bool]) -> int:
    return sum(count for left, count in ways.items() if is_good(left))


def _results(ways: Mapping[Left, int]) -> tuple[Result, ...]:
    """The results, the best for the viewer first."""
    ordered = sorted(ways.items(), key=lambda item: (-item[0].own, item[0].enemy))
    return tuple(Result(left.own, left.enemy, count, left.holder, left.winner) for left, count in ordered)
