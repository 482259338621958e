"""Whether a text would do anything now: one that fits no test at hand and changes nothing is refused."""

from game.rules.core.ids import CardId, Seat
from game.rules.core.values import Refusal
from game.rules.wasteland_riders.conditions import holds, opponent_types
from game.rules.wasteland_riders.content import Effect, Use
from game.rules.wasteland_riders.gear import cards_of
from game.rules.wasteland_riders.state import World
from game.rules.wasteland_riders.terms import Scope


def why_no_use(world: World, seat: Seat, source: str, use: Use) -> Refusal | None:
    return None if sensible(world, seat, use.effects) else Refusal("WR-RES-01", {"source": source})


def test_scopes(world: World) -> frozenset[Scope]:
    """The scopes that the skill test at hand belongs to."""
    if world.test is None or world.test.passed is not None:
        return frozenset()
    found: set[Scope] = {world.test.skill, "any"}
    if world.test.kind != "other":
        found.add(world.test.kind)
    return frozenset(found)


def changes(world: World, seat: Seat, effect: Effect) -> bool:
    """Whether a statement could change anything for this knight now."""
    knight, numbers = world.knight(seat), world.setting.numbers
    match effect.do:
        case "gain":
            return _can_gain(world, seat, effect)
        case "heal":
            if effect.resource == "radiation":
                return knight.radiation > 0
            return knight.health < numbers.scale and knight.radiation < numbers.no_healing
        case "lose":
            return effect.resource is not None and knight.resource(effect.resource) > 0
        case "treatment":
            return knight.radiation > 0 or knight.health < numbers.scale
        case "supply":
            short = knight.ammo < numbers.scale or (knight.car is not None and knight.fuel < numbers.scale)
            return short or (knight.car is not None and knight.car.damaged)
        case "repair_vehicle":
            return knight.car is not None and knight.car.damaged
        case "dice":
            return _dice_fit(world, seat, effect)
        case "pass_test":
            return bool(test_scopes(world) & set(effect.scope))
        case "choose":
            return any(sensible(world, seat, option) for option in effect.options)
        case "may" | "on":
            return effect.who == "rival" or sensible(world, seat, effect.then)
        case _:
            return _changes_otherwise(world, seat, effect)


def _can_gain(world: World, seat: Seat, effect: Effect) -> bool:
    knight = world.knight(seat)
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


def _changes_otherwise(world: World, seat: Seat, effect: Effect) -> bool:
    knight, move = world.knight(seat), world.move
    match effect.do:
        case "lose_gear":
            return any(is_losable(world, held.item.card) for held in cards_of(knight))
        case "discard_luck":
            return bool(knight.luck)
        case "extra_draw":
            return world.drawing is not None and world.drawing.colour == effect.what
        case "contract_marker":
            return any(is_markable(world, one.card, effect.n) for one in world.contracts)
        case "discard_reveal":
            return move is not None and len(move.revealed) > effect.n
        case "mp" | "free_hex" | "threat":
            return move is not None and move.mode == "vehicle"
        case "ignore_ko":
            return knight.conscious and knight.is_knocked_out
        case "wake":
            return knight.is_knocked_out and (world.fight is None or world.fight.over)
        case "advantage" | "opp_lose" | "set_range":
            return effect.do != "advantage" or not fights_fierce(world, seat)
        case _:
            return True


def fights_fierce(world: World, seat: Seat) -> bool:
    """Against a fierce enemy advantage is of no use (WR-ADV-07)."""
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


def sensible(world: World, seat: Seat, effects: tuple[Effect, ...]) -> bool:
    """Whether a statement that works now, the bodies of `if` included, could change anything."""
    for effect in effects:
        if effect.do == "if":
            if sensible(world, seat, effect.then if holds(world, seat, effect) else effect.otherwise):
                return True
        elif changes(world, seat, effect):
            return True
    return False


def is_losable(world: World, card: CardId) -> bool:
    """Blue cards cannot be taken away (WR-BLUE-02)."""
    return world.setting.colour(card) != "blue"


def is_markable(world: World, card: CardId, n: int) -> bool:
    """With two players private contracts have no markers; none goes below 0."""
    contract = next(one for one in world.contracts if one.card == card)
    if contract.face_down or (len(world.knights) == 2 and contract.kind == "private"):
        return False
    return n > 0 or contract.markers > 0
