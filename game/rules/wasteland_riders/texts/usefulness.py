"""Whether a text would do anything now: a text that fits no current test and changes nothing is refused."""

from collections.abc import Callable

from game.rules.core.ids import CardId, Seat
from game.rules.core.values import Refusal
from game.rules.wasteland_riders.content.tables import Effect, Use
from game.rules.wasteland_riders.gear.carried import cards_of
from game.rules.wasteland_riders.gear.conditions import holds, opponent_types
from game.rules.wasteland_riders.terms import Scope, Skill, TestKind
from game.rules.wasteland_riders.world.state import World


def why_not_useful(world: World, seat: Seat, source: str, use: Use) -> Refusal | None:
    return (
        None if would_change_anything(world, seat, use.effects) else Refusal("WR-RES-01", {"source": source})
    )


def test_scopes(world: World) -> frozenset[Scope]:
    """The scopes of the current skill test; empty if there is none."""
    if world.test is None or world.test.passed is not None:
        return frozenset()
    return scopes_of(world.test.skill, world.test.kind)


def scopes_of(skill: Skill, kind: TestKind) -> frozenset[Scope]:
    """The scopes of a test of this skill and kind."""
    return frozenset((skill, "any") if kind == "other" else (skill, "any", kind))


def _can_heal(world: World, seat: Seat, effect: Effect) -> bool:
    knight, numbers = world.knights[seat], world.setting.numbers
    if effect.resource == "radiation":
        return knight.radiation > 0
    return knight.health < numbers.scale and knight.radiation < numbers.no_healing


def _can_lose(world: World, seat: Seat, effect: Effect) -> bool:
    return effect.resource is not None and world.knights[seat].resource(effect.resource) > 0


def _can_be_treated(world: World, seat: Seat, _effect: Effect) -> bool:
    knight = world.knights[seat]
    return knight.radiation > 0 or knight.health < world.setting.numbers.scale


def _can_be_supplied(world: World, seat: Seat, _effect: Effect) -> bool:
    knight, scale = world.knights[seat], world.setting.numbers.scale
    if knight.ammo < scale:
        return True
    return knight.car is not None and (knight.fuel < scale or knight.car.damaged)


def _can_be_repaired(world: World, seat: Seat, _effect: Effect) -> bool:
    car = world.knights[seat].car
    return car is not None and car.damaged


def _tests_now(world: World, _seat: Seat, effect: Effect) -> bool:
    return bool(test_scopes(world) & set(effect.scope))


def _has_sensible_option(world: World, seat: Seat, effect: Effect) -> bool:
    return any(would_change_anything(world, seat, option) for option in effect.options)


def _has_sensible_body(world: World, seat: Seat, effect: Effect) -> bool:
    return effect.who == "rival" or would_change_anything(world, seat, effect.then)


def _can_gain(world: World, seat: Seat, effect: Effect) -> bool:
    knight = world.knights[seat]
    if effect.resource == "reputation" or effect.resource is None:
        return True
    if effect.resource == "fuel" and knight.car is None:
        return False
    return knight.resource(effect.resource) < world.setting.numbers.scale


def _dice_fit(world: World, seat: Seat, effect: Effect) -> bool:
    fight = world.fight
    if effect.lasts == "combat":
        return fight is not None
    if fight is None or fight.attack is None:
        return bool(test_scopes(world) & set(effect.scope))
    own = fight.side(fight.attack.by).seat == seat
    return bool({"attack", "any"} & set(effect.scope)) if own else "opp_attack" in effect.scope


def _can_lose_gear(world: World, seat: Seat, _effect: Effect) -> bool:
    return any(is_losable(world, held.item.card) for held in cards_of(world.knights[seat]))


def _has_luck(world: World, seat: Seat, _effect: Effect) -> bool:
    return bool(world.knights[seat].luck)


def _draws_now(world: World, _seat: Seat, effect: Effect) -> bool:
    return world.drawing is not None and world.drawing.colour == effect.what


def _can_mark_contract(world: World, _seat: Seat, effect: Effect) -> bool:
    return any(is_markable(world, one.card, effect.n) for one in world.contracts)


def _has_revealed_enough(world: World, _seat: Seat, effect: Effect) -> bool:
    return world.move is not None and len(world.move.revealed) > effect.n


def _drives(world: World, _seat: Seat, _effect: Effect) -> bool:
    return world.move is not None and world.move.mode == "vehicle"


def _can_ignore_ko(world: World, seat: Seat, _effect: Effect) -> bool:
    knight = world.knights[seat]
    return knight.conscious and knight.is_knocked_out


def _can_wake(world: World, seat: Seat, _effect: Effect) -> bool:
    return world.knights[seat].is_knocked_out and (world.fight is None or world.fight.over)


def _can_have_advantage(world: World, seat: Seat, _effect: Effect) -> bool:
    return not fights_fierce(world, seat)


def fights_fierce(world: World, seat: Seat) -> bool:
    """Whether the opponent is a fierce enemy, against whom advantage is useless (WR-ADV-07)."""
    if world.fight is None or not opponent_types(world, seat):
        return False
    content = world.setting.content
    for enemy in (world.fight.red.enemy, world.fight.blue.enemy):
        if enemy is not None:
            panel = (
                content.wasteland[enemy].panel if enemy in content.wasteland else content.enemies[enemy].panel
            )
            return panel is not None and panel.fierce
    return False


def would_change_anything(world: World, seat: Seat, effects: tuple[Effect, ...]) -> bool:
    """Whether an effect that works now, inside an `if` or not, could change anything."""
    for effect in effects:
        if effect.do == "if":
            if would_change_anything(
                world, seat, effect.then if holds(world, seat, effect) else effect.otherwise
            ):
                return True
        else:
            could_change = _CHANGES.get(effect.do)
            if could_change is None or could_change(world, seat, effect):
                return True
    return False


def is_losable(world: World, card: CardId) -> bool:
    """Whether a card can be taken away; blue cards cannot (WR-BLUE-02)."""
    return world.setting.colour(card) != "blue"


def is_markable(world: World, card: CardId, n: int) -> bool:
    """Whether a marker can be added or removed: private contracts have none with two players, and none
    goes below 0."""
    contract = next(one for one in world.contracts if one.card == card)
    if contract.face_down or (len(world.knights) == 2 and contract.kind == "private"):
        return False
    return n > 0 or contract.markers > 0


_CHANGES: dict[str, Callable[[World, Seat, Effect], bool]] = {
    "gain": _can_gain,
    "heal": _can_heal,
    "lose": _can_lose,
    "treatment": _can_be_treated,
    "supply": _can_be_supplied,
    "repair_vehicle": _can_be_repaired,
    "dice": _dice_fit,
    "pass_test": _tests_now,
    "choose": _has_sensible_option,
    "may": _has_sensible_body,
    "on": _has_sensible_body,
    "lose_gear": _can_lose_gear,
    "discard_luck": _has_luck,
    "extra_draw": _draws_now,
    "contract_marker": _can_mark_contract,
    "discard_reveal": _has_revealed_enough,
    "mp": _drives,
    "free_hex": _drives,
    "threat": _drives,
    "ignore_ko": _can_ignore_ko,
    "wake": _can_wake,
    "advantage": _can_have_advantage,
}
"""By verb, whether it could change anything; a verb not listed always could."""
