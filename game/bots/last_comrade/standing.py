"""How a Comrade of Last Comrade stands: its resources and their value."""

from collections.abc import Mapping
from math import sqrt

from game.rules.core.ids import CardId
from game.rules.core.values import Intent
from game.rules.last_comrade.content import Comrade
from game.rules.last_comrade.intents import ChooseCharacter, DraftPick, PassOn, TakeCard
from game.rules.last_comrade.setting import Setting
from game.rules.last_comrade.state import Player, World
from game.rules.last_comrade.terms import EquipmentVerb, EventVerb

STANDING = 0.5
"""The value of being alive, in addition to the remaining Life."""
A_CARD = 0.12
EVENT_WORTH: Mapping[EventVerb, float] = {
    "cancel": 0.6,
    "halt": 0.4,
    "scatter": 0.3,
    "order": 0.5,
    "heal": 1.6,
    "new_orders": 0.4,
    "correct": 0.6,
    "trip": 0.3,
    "requisition": 0.7,
    "search": 0.4,
    "shield": 0.8,
}
"""The value of an Event in hand, in Life."""
EQUIPMENT_WORTH: Mapping[EquipmentVerb, float] = {
    "reflect": 1.0,
    "tank": 1.1,
    "reduce": 0.7,
    "steps": 0.3,
    "shoot": 0.5,
    "save": 1.2,
}
"""The value of Equipment in play, in Life for each remaining use."""
DRAFTED = {"manoeuvre": 0.35, "exchange": 0.6, "status": 0.75}
"""The value of a Manoeuvre in the draft: any, one that changes places, one that protects."""


def seats(world: World) -> range:
    return range(world.seats)


def player_at(world: World, seat: int) -> Player:
    return world.players[world.order[seat]]


def is_there(world: World, seat: int) -> bool:
    player = player_at(world, seat)
    return player.alive and player.life > 0


def parts(world: World, seat: int) -> dict[str, float]:
    setting, player = world.setting, player_at(world, seat)
    hand = [*player.hand, *player.kept]
    return {
        "life": player.life,
        "equipment": sum(
            EQUIPMENT_WORTH[setting.equipment[piece.card].do] * piece.durability for piece in player.equipment
        ),
        "events": sum(EVENT_WORTH[setting.events[card].do] for card in hand if card in setting.events),
        "cards": A_CARD * len(hand),
    }


def strength(world: World, seat: int) -> float:
    """The value of a living player, to the power of 1.5: the leader wins more than a proportional share."""
    if not is_there(world, seat):
        return 0.0
    power = STANDING + sum(parts(world, seat).values())
    return power * sqrt(power)


def _card_worth(setting: Setting, card: CardId) -> float:
    """The value of a card that may be kept."""
    if card in setting.events:
        return EVENT_WORTH[setting.events[card].do]
    if card in setting.equipment:
        piece = setting.equipment[card]
        return EQUIPMENT_WORTH[piece.do] * piece.durability
    manoeuvre = setting.manoeuvres[card]
    kind = "status" if manoeuvre.status else "exchange" if manoeuvre.exchange != "none" else "manoeuvre"
    return DRAFTED[kind] + 0.05 * len(manoeuvre.steps) * len(manoeuvre.directions)


def drafted(world: World, intent: Intent) -> float:
    return (
        _card_worth(world.setting, intent.card) if isinstance(intent, DraftPick | PassOn | TakeCard) else 0.0
    )


def liking(world: World, intent: Intent) -> float:
    return (
        _ability_worth(world.setting.comrades[intent.comrade]) if isinstance(intent, ChooseCharacter) else 0.0
    )


def _ability_worth(ability: Comrade) -> float:
    """The value of a Comrade before the game: abilities that last the whole game count most."""
    return (
        sum(ability.reduces.values())
        + 0.9 * ability.lucky
        + 0.6 * ability.heals_on_event
        + 0.5 * ability.heals_on_comrades
        + 0.5 * ability.extra_durability
        + 0.4 * (ability.heals_on_hazards + ability.sapper)
        + 0.4 * ability.swaps_hands
        + 0.3 * ability.extra_steps
        + 0.1 * len(ability.stubborn_against)
    )
