"""What texts depend on: conditions of `if`, and the sums of all constant effects."""

from collections.abc import Iterator

from game.rules.core.ids import CardId, Seat
from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.gear.carried import constant_uses, held_at
from game.rules.wasteland_riders.terms import CardType, Scope, Symbol, Verb
from game.rules.wasteland_riders.world.fight import Fight, other_side
from game.rules.wasteland_riders.world.state import World


def holds(world: World, seat: Seat, effect: Effect) -> bool:
    """Whether the condition of an `if` is met for this knight now."""
    move, fight = world.move, world.fight
    match effect.condition:
        case "by_vehicle" | "on_foot":
            wanted = "vehicle" if effect.condition == "by_vehicle" else "foot"
            return move is not None and move.seat == seat and move.mode == wanted
        case "range_is":
            return fight is not None and fight.range in effect.values
        case "range_not":
            return fight is not None and fight.range not in effect.values
        case "card_type":
            return any(kind in effect.values for kind in played_types(world))
        case "opponent_type":
            return any(kind in effect.values for kind in opponent_types(world, seat))
        case "melee_attack":
            return attack_symbol(world, seat) == "melee"
        case "ranged_attack":
            return attack_symbol(world, seat) not in (None, "melee")
        case "weapon_uses_ammo":
            return uses_ammo(world, seat)
        case None:
            return True


def played_types(world: World) -> tuple[CardType, ...]:
    """The types of the wasteland card that is being resolved; empty if there is none."""
    if world.move is None or world.move.played is None:
        return ()
    return world.setting.content.wasteland[world.move.played].types


def opponent_types(world: World, seat: Seat) -> tuple[CardType, ...]:
    fight = world.fight
    side = None if fight is None else fight.of(seat)
    if fight is None or side is None:
        return ()
    enemy = fight.side(other_side(side)).enemy
    return () if enemy is None else enemy_types(world, enemy)


def enemy_types(world: World, enemy: CardId) -> tuple[CardType, ...]:
    content = world.setting.content
    return content.wasteland[enemy].types if enemy in content.wasteland else content.enemies[enemy].types


def _own_attack(world: World, seat: Seat) -> Fight | None:
    fight = world.fight
    if fight is None or fight.attack is None or fight.side(fight.attack.by).seat != seat:
        return None
    return fight


def attack_symbol(world: World, seat: Seat) -> Symbol | None:
    """The symbol of this knight's current attack; None if there is no attack."""
    fight = _own_attack(world, seat)
    return None if fight is None or fight.attack is None else fight.side(fight.attack.by).symbol


def uses_ammo(world: World, seat: Seat) -> bool:
    """Whether this knight's current attack is with a weapon that spends ammo (WR-ATK-09)."""
    fight = _own_attack(world, seat)
    if fight is None or fight.attack is None:
        return False
    fighter = fight.side(fight.attack.by)
    if fighter.weapon is None or fighter.symbol in (None, "melee"):
        return False
    held = held_at(world.setting, world.knights[seat], fighter.weapon)
    return held is not None and not any(
        effect.do == "no_ammo" for use in world.setting.gear(held.item.card).uses for effect in use.effects
    )


def unfolded(world: World, seat: Seat, effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """The effects that work now, including those inside an `if` whose condition holds."""
    for effect in effects:
        if effect.do == "if":
            branch = effect.then if holds(world, seat, effect) else effect.otherwise
            yield from unfolded(world, seat, branch)
        else:
            yield effect


def constants(world: World, seat: Seat, verb: Verb) -> Iterator[Effect]:
    """The effects with this verb that always work for this knight."""
    for _, use in constant_uses(world.setting, world.knights[seat]):
        for effect in unfolded(world, seat, use.effects):
            if effect.do == verb:
                yield effect


def constant_dice(world: World, seat: Seat, scopes: frozenset[Scope]) -> Iterator[tuple[str, int]]:
    """The dice that gear and abilities always add to tests of these scopes, each with its card or knight."""
    for source, use in constant_uses(world.setting, world.knights[seat]):
        for effect in unfolded(world, seat, use.effects):
            if effect.do == "dice" and scopes & set(effect.scope):
                yield source, effect.n


def wound_dice(world: World, seat: Seat) -> int:
    """The dice lost to low health (WR-TEST-08)."""
    return world.setting.numbers.wounded.get(str(world.knights[seat].health), 0)


def counts_tens(world: World, seat: Seat) -> bool:
    """Whether tens count; at high radiation a ten is only a success (WR-TEST-09)."""
    return world.knights[seat].radiation < world.setting.numbers.no_tens


def enemy_health(world: World, enemy: CardId) -> int:
    """The health of a mission enemy, by the number of players where that matters."""
    card = world.setting.content.enemies[enemy]
    return card.health[len(world.knights) - 2] if card.health else card.panel.health
