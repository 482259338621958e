"""What the enemy could do to one's pieces with the next commander they deploy, in exact odds.

Only public facts are used: pieces, commanders, bonuses, the number of the enemy's cards. As in all odds,
nobody plays a special effect, and the soldier of a bonus is added.
"""

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from game.rules.core.frames import Frame
from game.rules.core.ids import Seat
from game.rules.core.odds import Preview
from game.rules.core.rng import BLANK
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.rules.staff_orders import forecast
from game.rules.staff_orders.intents import Bomb, ChooseTarget, Deploy
from game.rules.staff_orders.placement import action_frames, why_not_deploy
from game.rules.staff_orders.setting import ActionSpace
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import Domain, Faction, PlaceId, enemy
from game.rules.staff_orders.turn import Turn


class AreaThreat(msgspec.Struct, frozen=True):
    """A commander the enemy could deploy, with the odds of its attack as the enemy sees them."""

    attack: Deploy
    preview: Preview


def threats(view: State[World], seat: Seat, layer: Domain, place: PlaceId) -> tuple[AreaThreat, ...]:
    """Every attack on the pieces of this seat in a place, the worst first: by the chance to lose all, then by
    losses.

    Empty while a clash is fought there, because the odds of the clash say more.
    """
    faction = view.world.faction_of(seat)
    own = view.world.pieces(faction, layer).get(place, 0)
    ahead = _next_turn(view.world, enemy(faction))
    if not own or ahead is None or ahead.is_contested(layer, place):
        return ()
    return tuple(
        sorted(_attacks(ahead, enemy(faction), layer, place), key=lambda one: _harm(one.preview, own))
    )


def _next_turn(world: World, faction: Faction) -> World | None:
    """The world when this faction next deploys a commander, if nothing changes before that; None if it never
    does.

    A faction that has no commanders, or has passed, waits for the next round, when all action spaces are
    free.
    """
    if world.outcome is not None:
        return None
    army = world.army(faction)
    if army.commanders and not army.passed:
        return replace(world, turn=faction)
    if world.round >= world.setting.numbers.rounds:
        return None
    rested = replace(army, used=())
    armies = {"blue": rested} if faction == "blue" else {"yellow": rested}
    return replace(world, turn=faction, commanders={}, **armies)


def _attacks(world: World, faction: Faction, layer: Domain, place: PlaceId) -> Iterator[AreaThreat]:
    for space in world.setting.spaces.values():
        if why_not_deploy(world, faction, space.id) is None:
            preview = _preview(world, faction, space, layer, place)
            if preview is not None:
                yield AreaThreat(Deploy(space.id), preview)


def _preview(
    world: World, faction: Faction, space: ActionSpace, layer: Domain, place: PlaceId
) -> Preview | None:
    """The odds of an attack on a place by a commander on this space; None if there is none."""
    match space.action:
        case "advance" | "flight" if (space.layer, space.place) == (layer, place):
            return _odds(world, faction, Turn(faction), Deploy(space.id))
        case "barrage" | "paradrop" if layer == "land":
            return _odds(world, faction, _first_step(world, faction, space), ChooseTarget(place))
        case "bombard" if layer == "land" and space.place is not None:
            most = world.strength(faction, "air", space.place) - 1
            return _odds(world, faction, _first_step(world, faction, space), Bomb(place, most))
    return None


def _first_step(world: World, faction: Faction, space: ActionSpace) -> Frame:
    return action_frames(world, faction, space)[0]


def _odds(world: World, faction: Faction, step: Frame, intent: Intent) -> Preview | None:
    """The odds that the enemy would see; None also if a rule forbids the attack, for example by range."""
    return forecast.preview(State(world, (step,), BLANK), world.seat_of(faction), intent)


def _harm(preview: Preview, own: int) -> tuple[float, float]:
    """Sort key, the worst first. Results are from the attacker's view: `enemy` are one's own pieces."""
    ways = sum(result.ways for result in preview.results)
    wiped_out = sum(result.ways for result in preview.results if not result.enemy)
    lost = sum((own - result.enemy) * result.ways for result in preview.results)
    return -wiped_out / ways, -lost / ways
