"""How a faction of Staff Orders stands: the terms by which positions are compared."""

from game.bots.mind import Worth
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import supplied
from game.rules.staff_orders.terms import Faction, enemy

STAR, STAR_LATER, AREA, SOLDIER, CARD, MOST_CARDS, TOKEN = 0.55, 0.6, 0.12, 0.05, 0.18, 6, 0.25
GARRISON, MOST_GARRISON, THREAT, MARGIN, EXPOSED, OUTNUMBERED = 0.15, 4, 0.35, 1.5, 0.12, 2
ZONE, AIRCRAFT, COMMANDER, INITIATIVE = 0.15, 0.06, 0.1, 0.15
NAMES = (
    ("stars", "SO-END-05"),
    ("areas", "SO-END-05"),
    ("soldiers", "SO-ADV-02"),
    ("cards", "SO-CARD-02"),
    ("tokens", "SO-BONUS-01"),
    ("headquarters", "SO-END-02"),
    ("exposed", "SO-ADV-01"),
    ("air", "SO-FLY-01"),
    ("commanders", "SO-TURN-03"),
    ("initiative", "SO-END-06"),
)
"""Each term, with the rule that makes it count."""


def terms(world: World, faction: Faction) -> tuple[Worth, ...]:
    """The terms of the faction minus those of the enemy."""
    own, other = _standing(world, faction), _standing(world, enemy(faction))
    return tuple(
        Worth(name, mine - theirs, rule) for (name, rule), mine, theirs in zip(NAMES, own, other, strict=True)
    )


def lead(world: World, faction: Faction) -> float:
    """The sum of the terms."""
    return sum(_standing(world, faction)) - sum(_standing(world, enemy(faction)))


def _standing(world: World, faction: Faction) -> tuple[float, ...]:
    setting, army = world.setting, world.army(faction)
    held, stars = supplied(world, faction, "land"), setting.stars
    score = sum(stars[area] for area in held)
    later = world.round / setting.numbers.rounds
    zones = len(supplied(world, faction, "air")) if setting.zones else 0
    return (
        score * (STAR + STAR_LATER * later),
        AREA * len(held),
        SOLDIER * sum(army.soldiers.values()),
        CARD * min(len(army.hand), MOST_CARDS),
        TOKEN * sum(place in held for place in world.tokens),
        _headquarters(world, faction),
        _exposed(world, faction),
        ZONE * zones + AIRCRAFT * sum(army.aircraft.values()),
        0.0 if army.passed else COMMANDER * army.commanders,
        INITIATIVE if world.initiative == faction else 0.0,
    )


def _headquarters(world: World, faction: Faction) -> float:
    """The garrison against the largest enemy force next to it."""
    home, theirs = world.setting.headquarters[faction], world.army(enemy(faction)).soldiers
    garrison = world.army(faction).soldiers[home]
    threat = max(theirs[place] for place in world.setting.neighbours[home])
    found = GARRISON * min(garrison, MOST_GARRISON)
    return found - THREAT * max(0.0, threat + MARGIN - garrison) if threat > 1 else found


def _exposed(world: World, faction: Faction) -> float:
    """Stars in areas with fewer own pieces than could attack them."""
    own, theirs, found = world.army(faction).soldiers, world.army(enemy(faction)).soldiers, 0.0
    neighbours = world.setting.neighbours
    for area, stars in world.setting.stars.items():
        if stars and own[area]:
            most = max([theirs[place] for place in neighbours[area]], default=0)
            if most >= own[area] + OUTNUMBERED:
                found -= EXPOSED * stars
    return found
