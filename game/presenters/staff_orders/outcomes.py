"""What a clash or fire may lead to, told to one of both sides: outcome by outcome, with what is assumed."""

from collections.abc import Callable
from typing import NamedTuple

from game.presenters.presenter import OutcomeRow, Outcomes, Sight
from game.presenters.staff_orders.colours import paint_of
from game.rules.core.ids import Seat
from game.rules.core.odds import Preview, Result
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import enemy
from game.view.kit import Kit
from game.view.theme import Paint

CLASHES = ("land_clash", "air_clash")
RULES = {
    "land_clash": "SO-LCL-01",
    "air_clash": "SO-ACL-01",
    "barrage": "SO-BAR-04",
    "bombard": "SO-BOMB-04",
    "air_raid": "SO-CARD-14",
}


class Side(NamedTuple):
    """Who looks, and who is looked at: a name for the enemy and the colours of both."""

    enemy: str
    own_paint: Paint
    enemy_paint: Paint


def outcomes(kit: Kit, sight: Sight, preview: Preview, *, is_threat: bool = False) -> Outcomes | None:
    """None for odds that are about no clash and no fire. Those of a threat are told from the other side."""
    stakes = preview.stakes
    if stakes is None:
        return None
    world: World = sight.view.world
    side = _side(kit, sight, world)
    is_rolled_by_self = stakes.is_rolled_by_self != is_threat
    own, other = (stakes.enemy, stakes.own) if is_threat else (stakes.own, stakes.enemy)
    results = [_turned(one) if is_threat else one for one in preview.results]
    is_clash = stakes.purpose in CLASHES
    layer = "air" if stakes.purpose == "air_clash" else "land"
    if is_clash:
        rows, brief = _of_clash(kit, side, results, is_attacker=not is_rolled_by_self)
    else:
        targets = own if is_threat else other
        rows, brief = (
            _of_fire(kit, side, results, targets, ending, is_own=is_rolled_by_self)
            for ending in ("", "_brief")
        )
    place = kit.say(f"so-zone-{stakes.place}" if layer == "air" else f"so-area-{stakes.place}")
    return Outcomes(
        title=kit.say(f"so-odds-title_{stakes.purpose}", place=place),
        rule=RULES[stakes.purpose],
        own=kit.say(f"so-odds-own_{layer}", count=own),
        enemy=kit.say(f"so-odds-enemy_{layer}", name=side.enemy, count=other),
        dice=_dice(kit, side, preview, is_rolled_by_self),
        rows=rows,
        brief=brief,
        all=preview.all,
        assumption=_assumption(kit, side, preview, is_clash, is_rolled_by_self, is_threat),
    )


def _side(kit: Kit, sight: Sight, world: World) -> Side:
    faction = world.faction_of(sight.seat)
    seat: Seat = world.seat_of(enemy(faction))
    name = sight.names[seat] if seat < len(sight.names) else ""
    return Side(
        name or kit.say(f"so-faction-{enemy(faction)}"),
        paint_of(kit, faction),
        paint_of(kit, enemy(faction)),
    )


def _turned(result: Result) -> Result:
    return Result(result.enemy, result.own, result.ways)


# The rows


def _of_clash(
    kit: Kit, side: Side, results: list[Result], *, is_attacker: bool
) -> tuple[tuple[OutcomeRow, ...], tuple[OutcomeRow, ...]]:
    """Who is left: one row for each number of survivors, and one for each side."""
    own_word, enemy_word = ("take", "hold") if is_attacker else ("defend", "lose")

    def words(result: Result, brief: str) -> str:
        if result.own:
            return kit.say(f"so-odds-{own_word}{brief}", count=result.own)
        if result.enemy:
            return kit.say(f"so-odds-{enemy_word}{brief}", name=side.enemy, count=result.enemy)
        return kit.say("so-odds-nobody")

    best_first = sorted(results, key=lambda one: (-one.own, one.enemy))
    rows = _merged(best_first, lambda one: OutcomeRow(words(one, ""), one.ways, _good_for(side, one)))
    brief = _merged(best_first, lambda one: OutcomeRow(words(one, "_brief"), one.ways, _good_for(side, one)))
    return rows, brief


def _good_for(side: Side, result: Result) -> Paint | None:
    if result.own:
        return side.own_paint
    return side.enemy_paint if result.enemy else None


def _of_fire(
    kit: Kit, side: Side, results: list[Result], targets: int, ending: str, *, is_own: bool
) -> tuple[OutcomeRow, ...]:
    """How many soldiers are hit, in brief whether any; what is best for the seat comes first."""

    def row(result: Result) -> OutcomeRow:
        left = result.enemy if is_own else result.own
        lost = targets - left
        message = f"so-odds-{'hit' if is_own else 'suffer'}{ending}"
        good_for = side.own_paint if bool(lost) == is_own else side.enemy_paint
        return OutcomeRow(kit.say(message, name=side.enemy, lost=lost, left=left), result.ways, good_for)

    return _merged(sorted(results, key=lambda one: (-one.own, one.enemy)), row)


def _merged(results: list[Result], row: Callable[[Result], OutcomeRow]) -> tuple[OutcomeRow, ...]:
    """Rows that say the same are one."""
    found: dict[str, OutcomeRow] = {}
    for one in map(row, results):
        known = found.get(one.label)
        found[one.label] = one if known is None else known._replace(ways=known.ways + one.ways)
    return tuple(found.values())


# The sentences


def _dice(kit: Kit, side: Side, preview: Preview, is_rolled_by_self: bool) -> str:
    if preview.all == 1:
        return kit.say("so-odds-dice_lie")
    if is_rolled_by_self:
        return kit.say("so-odds-you_roll", count=preview.dice)
    return kit.say("so-odds-they_roll", name=side.enemy, count=preview.dice)


def _assumption(
    kit: Kit, side: Side, preview: Preview, is_clash: bool, is_rolled_by_self: bool, is_threat: bool
) -> str:
    """What re-rolls would do, if whoever rolls throws a card away for every result that is bad for them.

    Nothing is said where they would change nothing.
    """
    again = preview.rerolled
    if again is None or again.chance == preview.chance:
        return ""
    whole, tenth = divmod((2000 * again.good + again.all) // (2 * again.all), 10)
    chance = kit.say("odds-exact", whole=whole, tenth=tenth)
    condition = "so-odds-if_you" if is_rolled_by_self else "so-odds-if_they"
    in_clash = "take" if is_rolled_by_self == is_threat else "defend"
    what = in_clash if is_clash else "hit"
    whose = "their" if is_threat else "your"
    return kit.say(
        condition,
        name=side.enemy,
        times=again.times,
        then=kit.say(f"so-odds-chance_{whose}_{what}", name=side.enemy, chance=chance),
    )
