"""The value of cards for a rider: wasteland cards to be resolved, luck cards in hand."""

from game.bots.wasteland_riders.blows import prospect
from game.bots.wasteland_riders.measure import HEALTH, chance_of_test, effects_worth
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.wasteland_riders.content.tables import Wasteland
from game.rules.wasteland_riders.contracts import general_contract
from game.rules.wasteland_riders.movement.wasteland_cards import escape_loss
from game.rules.wasteland_riders.world.state import World

BEATEN, WON = -0.6, 0.1
LUCK_WORTH = {
    "on_ko": 0.4,
    "before_attack_test": 0.25,
    "after_attack_test": 0.22,
    "before_escape": 0.2,
    "after_test": 0.2,
    "explore": 0.25,
    "on_hit": 0.2,
    "rest": 0.2,
}
"""The value by the first window of a card; cards with other windows are worth less."""
PLAIN_LUCK = 0.12


def luck_worth(world: World, card: CardId) -> float:
    """The value of keeping a luck card in hand."""
    if card == HIDDEN:
        return PLAIN_LUCK
    return LUCK_WORTH.get(world.setting.content.luck[card].use.when[0], PLAIN_LUCK)


def facing(world: World, seat: Seat, card: CardId) -> float:
    """The approximate value of facing a wasteland card."""
    knight, content = world.knights[seat], world.setting.content.wasteland[card]
    if content.panel is None:
        return effects_worth(world, knight, content.effects) + effects_worth(world, knight, content.reward)
    outlook = prospect(world, seat, card)
    wins = min(max(0.5 + 0.5 * outlook, 0.03), 0.97)
    reward = effects_worth(world, knight, content.reward) + WON + _trophy(world, seat, content)
    beaten = BEATEN - HEALTH * (4 - knight.health)
    return wins * reward + (1 - wins) * beaten - 0.15


def _trophy(world: World, seat: Seat, card: Wasteland) -> float:
    """The value of what the general contract gives for defeating this enemy."""
    contract = general_contract(world)
    if contract is None:
        return 0.0
    asked = world.setting.content.general[contract.card]
    if asked.deed != "defeat_enemy" or (asked.types and not set(asked.types) & set(card.types)):
        return 0.0
    return effects_worth(world, world.knights[seat], asked.reward)


def escaping(world: World, seat: Seat, card: CardId) -> float:
    """The approximate value of trying to escape a wasteland card."""
    knight, content = world.knights[seat], world.setting.content.wasteland[card]
    check = content.escape
    away = chance_of_test(world.setting, knight, check.skills, check.difficulty)
    if content.panel is None:
        bad = effects_worth(world, knight, content.effects)
    else:
        loss = escape_loss(world, content)
        bad = -HEALTH * 1.3 * loss - (1.0 if knight.health <= loss else 0.0)
    return away * _daring(world, seat, content) + (1 - away) * bad


def _daring(world: World, seat: Seat, card: Wasteland) -> float:
    """The value of what the general contract gives for a hard escape."""
    contract = general_contract(world)
    if contract is None:
        return 0.0
    asked = world.setting.content.general[contract.card]
    if asked.deed != "escape" or asked.n != card.escape.difficulty:
        return 0.0
    return effects_worth(world, world.knights[seat], asked.reward)


def outcome(world: World, seat: Seat, card: CardId) -> float:
    """The value of a wasteland card for a rider who takes the better of both choices."""
    if card == HIDDEN:
        return -0.3
    return max(facing(world, seat, card), escaping(world, seat, card))
