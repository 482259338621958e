"""Rules changed on purpose, each with the lesson and the step that teach it and must therefore fail."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from game.rules.core.odds import Term
from game.rules.desert_patrol import combat, initiative, losses, movement
from game.rules.last_comrade import attacks, hits, manoeuvres
from game.rules.last_comrade.intents import ExchangeTwo
from game.rules.last_comrade.state import World as Line
from game.rules.staff_orders import clash, entering, planning, reserves, targeting
from game.rules.staff_orders.intents import Enter, FlyIn
from game.rules.wasteland_riders import rest, skill_tests
from game.rules.wasteland_riders.content.tables import Combat
from game.rules.wasteland_riders.fight import clashes
from game.rules.wasteland_riders.market import market
from game.rules.wasteland_riders.movement import driving

Plant = Callable[[pytest.MonkeyPatch], None]


class Planted(NamedTuple):
    lesson: str
    step: str
    rule: str
    plant: Plant
    """Change the rule."""


def instead(owner: Any, name: str, other: Any) -> Plant:
    return lambda patch: patch.setattr(owner, name, other)


def changed(owner: Any, name: str, change: Callable[..., Any]) -> Plant:
    """What it gives, changed: `change` gets that, and then what was asked."""
    real = getattr(owner, name)
    return instead(owner, name, lambda *given: change(real(*given), *given))


def asked_for(owner: Any, name: str, change: Callable[..., tuple[Any, ...]]) -> Plant:
    """It is asked for something else: `change` makes that of what was asked."""
    real = getattr(owner, name)
    return instead(owner, name, lambda *given: real(*change(*given)))


# Desert Patrol


def no_distance(*_: Any) -> Term:
    return Term("range", 0, "DP-CBT-10")


# Last Comrade


def only_the_target(found: Iterator[attacks.Hit], *_: Any) -> Iterator[attacks.Hit]:
    return (hit for hit in found if hit.kind == "splash_main")


def movers_too(found: list[attacks.Hit], world: Line, attack: Any) -> list[attacks.Hit]:
    everybody = [attacks.Hit(one, "special", attack.main) for one in world.line if one is not None]
    return everybody if attack.effect == "hit_unmoved" else found


def reduces_by_two(who: Any, card: Any, by: int, amount: int) -> tuple[Any, ...]:
    return who, card, by + 1, amount - 1


def oneself_too(found: Iterator[Any], _: Any, world: Line, comrade: Any) -> Iterator[Any]:
    yield from found
    yield from (ExchangeTwo(comrade, one) for one in world.living if one != comrade)


def of_anybody(patch: pytest.MonkeyPatch) -> None:
    changed(manoeuvres.ChooseTwo, "choices", oneself_too)(patch)
    patch.setattr(manoeuvres.ChooseTwo, "why_not_choice", lambda *_: None)


def to_the_right(world: Line, comrade: Any) -> Any:
    return world.order[world.order.index(comrade) - 1]


# Wasteland Riders


def as_on_later_hexes(found: driving.Reveal, *_: Any) -> driving.Reveal:
    return found._replace(cards=max(0, found.cards - 1))


def without_the_lamp(price: int, *_: Any) -> int:
    return 3 * price


def plain_symbols(card: Any, *_: Any) -> Any:
    return replace(card, symbols=tuple(replace(one, dice=0) for one in card.symbols))


def never_away(reached: str, *_: Any) -> str:
    return "near" if reached == "medium" else reached


# Staff Orders


def the_last_goes(layer: str) -> Plant:
    def legal(found: tuple[Any, ...], decision: Any, world: Any, _: Any) -> tuple[Any, ...]:
        own = world.pieces(decision.faction, decision.layer)
        kind = Enter if layer == "land" else FlyIn
        last = tuple(kind(place, own[place]) for place in decision.sources)
        return (*found, *last) if decision.layer == layer else found

    return changed(entering.Entering, "legal", legal)


def a_card_more(play: Any, faction: Any, count: int) -> tuple[Any, ...]:
    return play, faction, count + 1


def up_to_six(most: int, placing: reserves.Placing, *_: Any) -> int:
    return most + (placing.faction == "blue")


def only_attackers_fall(
    play: Any, faction: Any, layer: Any, place: Any, count: int, cause: Any
) -> tuple[Any, ...]:
    """In the Losses step; whoever has the more to lose there stands on ground of his own."""
    spared = cause == "losses" and play.world.strength(faction, layer, place) > count
    return play, faction, layer, place, 0 if spared else count, cause


PATROL, LORRY = "desert_patrol/landing_ground", "desert_patrol/lorry"
LINE, DRAFT = "last_comrade/the_line", "last_comrade/the_draft"
RIDE, FIGHT = "wasteland_riders/first_ride", "wasteland_riders/first_fight"
PASS, AIR = "staff_orders/falcon_pass", "staff_orders/air"

PLANTED: tuple[Planted, ...] = (
    Planted(PATROL, "bid", "DP-INIT-01", changed(initiative, "_value", lambda value, *_: -value)),
    Planted(PATROL, "scout", "DP-MOVE-05", instead(movement, "gain_fog", lambda *_: None)),
    Planted(PATROL, "their_fire", "DP-CBT-07", instead(combat, "_range", no_distance)),
    Planted(LORRY, "damage", "DP-VDM-01", asked_for(losses, "VehicleDamaged", lambda car, n: (car, n + 1))),
    Planted(LINE, "let_it_fall", "LC-ATK-18", changed(attacks, "_splash", only_the_target)),
    Planted(LINE, "exchange", "LC-MAN-12", of_anybody),
    Planted(LINE, "hit", "LC-EQP-13", asked_for(hits, "HitReduced", reduces_by_two)),
    Planted(DRAFT, "equipment", "LC-DRAFT-02", instead(Line, "left_of", to_the_right)),
    Planted(DRAFT, "stragglers", "LC-ATK-19", changed(attacks, "select_hits", movers_too)),
    Planted(RIDE, "confirm", "WR-MOVE-20", changed(driving, "due_reveal", as_on_later_hexes)),
    Planted(RIDE, "their_card", "WR-MOVE-24", asked_for(driving, "RevealedDiscarded", lambda _: ((),))),
    Planted(RIDE, "escape", "WR-TEST-05", instead(skill_tests, "is_success", lambda _: True)),
    Planted(RIDE, "bargain", "WR-MKT-04", changed(market, "wanted_price", without_the_lamp)),
    Planted(RIDE, "luck", "WR-REST-07", instead(rest, "gain", lambda *_: None)),
    Planted(FIGHT, "weapon", "WR-RANGE-07", changed(Combat, "range", plain_symbols)),
    Planted(FIGHT, "away", "WR-CARD-15", changed(clashes, "moved_range", never_away)),
    Planted(PASS, "advance", "SO-ADV-04", the_last_goes("land")),
    Planted(PASS, "planning", "SO-PLAN-02", asked_for(planning, "_draw", a_card_more)),
    Planted(PASS, "reinforce", "SO-REINF-03", changed(reserves.Placing, "_most", up_to_six)),
    Planted(PASS, "keep", "SO-LCL-08", asked_for(clash, "to_reserve", only_attackers_fall)),
    Planted(PASS, "barrage", "SO-BAR-03", instead(targeting.Shelling, "why_not", lambda *_: None)),
    Planted(AIR, "flight", "SO-FLY-04", the_last_goes("air")),
)
