"""When a rider uses the texts of luck cards, gear and riders: restoring ones only in need."""

from typing import Any

from game.bots.wasteland_riders.measure import (
    effects_worth,
)
from game.rules.core.values import Intent
from game.rules.wasteland_riders.content.tables import Use
from game.rules.wasteland_riders.gear.carried import usable_at
from game.rules.wasteland_riders.intents import common as wr
from game.rules.wasteland_riders.world.state import Knight, World

TEXTS = (wr.UseGear, wr.PlayLuck, wr.UseAbility, wr.UseVehicle)


def restore(world: World, knight: Knight, legal: tuple[Intent, ...]) -> Intent | None:
    """A text that heals or supplies, if it is needed and nothing of it would be wasted; else None."""
    for one in legal:
        kind = type(one)
        if kind is not wr.UseGear and kind is not wr.PlayLuck:
            continue
        use = _any_time_text(world, knight, one)
        if use is not None and _is_needed(world, knight, use):
            return one
    return None


def _any_time_text(world: World, knight: Knight, intent: Any) -> Use | None:
    content = world.setting.content
    if type(intent) is wr.PlayLuck:
        luck = content.luck[intent.card].use
        return luck if "any_time" in luck.when else None
    held = usable_at(world, knight, intent.spot)
    if held is None:
        return None
    uses = content.gear[held.item.card].uses
    return next((use for use in uses if "any_time" in use.when), None)


def _is_needed(world: World, knight: Knight, use: Use) -> bool:
    """Whether the rider is short of all that the text restores, so that nothing of it is wasted."""
    for effect in use.effects:
        if effect.resource is None or effect.do not in ("heal", "gain"):
            return False
        now = knight.resource(effect.resource)
        room = now if effect.resource == "radiation" else 4 - now
        if effect.resource == "health" and knight.radiation >= world.setting.numbers.no_healing:
            return False
        short = room >= 3 if effect.resource != "radiation" else now >= 2
        if room < effect.n or not (short or (effect.resource == "health" and now <= 2)):
            return False
    return True


def is_text(intent: Intent) -> bool:
    return isinstance(intent, TEXTS)


def is_restoring(world: World, knight: Knight, intent: Any) -> bool:
    """Whether a text heals or supplies at any time: such a text waits until it is needed, not for a
    window."""
    if type(intent) not in (wr.UseGear, wr.PlayLuck):
        return False
    return _any_time_text(world, knight, intent) is not None


def without_texts(legal: tuple[Intent, ...]) -> tuple[Intent, ...]:
    """The answers to the question itself; the texts, if there are no other answers."""
    return tuple([one for one in legal if type(one) not in TEXTS]) or legal


def helps_at_rest(world: World, knight: Knight, intent: Any) -> bool:
    setting = world.setting
    if type(intent) is wr.UseAbility:
        uses: tuple[Use, ...] = (setting.content.knights[knight.knight or ""].ability,)
    elif type(intent) is wr.PlayLuck:
        uses = (setting.content.luck[intent.card].use,)
    elif type(intent) is wr.UseGear:
        held = usable_at(world, knight, intent.spot)
        if held is None:
            return False
        uses = setting.content.gear[held.item.card].uses
    else:
        return False
    for use in uses:
        if "rest" in use.when:
            gain = effects_worth(world, knight, use.effects)
            free = any(cost.do == "mark_self" for cost in use.cost)
            return gain > (0.0 if free else 0.3)
    return False
