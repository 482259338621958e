"""Tables the scenarios do not offer: piles dealt card by card, other numbers on a card, a map with a gap."""

from typing import Any

from msgspec.structs import replace

from game.rules.core.board import Board
from game.rules.core.state import State
from game.rules.desert_patrol.content import Action
from game.rules.desert_patrol.setting import Setting
from tests.desert_patrol.table import Table

LIVING = ("deck", "hand", "discard", "play_area", "reserve")


def dealt(game: Table, side: str, **zones: str) -> Table:
    """Exactly these cards in the named zones; the others in the deck or, if it is named, in the reserve."""
    rest = [card for zone in LIVING for card in getattr(game.forces(side), zone)]
    piles: dict[str, list[str]] = {zone: [] for zone in (*LIVING, "removed")}
    for zone, cards in zones.items():
        for card in cards.split():
            rest.remove(card)
            piles[zone].append(card)
    piles["deck" if "deck" not in zones else "reserve"] += rest
    piles["removed"] += game.forces(side).removed
    forces = replace(game.forces(side), **{zone: tuple(pile) for zone, pile in piles.items()})
    return _with(game, **{side: forces})


def with_value(game: Table, card: str, do: str, value: int) -> Table:
    """Another X printed on one action of a card."""
    old = game.world.setting.content
    actions = tuple(replace(act, value=value) if act.do == do else act for act in old.cards[card].actions)
    changed = replace(old.cards[card], actions=actions)
    return _reset(game, replace(old, cards={**old.cards, card: changed}))


def with_position(game: Table, vehicle: str, position: str, do: Any, value: int) -> Table:
    """A single action at one position of a vehicle."""
    seats = game.world.setting.vehicles[vehicle].positions
    action = (Action(do, value),)
    changed = tuple(replace(seat, actions=action) if seat.id == position else seat for seat in seats)
    return with_vehicle_card(game, vehicle, positions=changed)


def with_vehicle_card(game: Table, vehicle: str, **changes: Any) -> Table:
    """Another vehicle card."""
    old = game.world.setting.content
    return _reset(
        game, replace(old, vehicles={**old.vehicles, vehicle: replace(old.vehicles[vehicle], **changes)})
    )


def without_tile(game: Table, tile: str) -> Table:
    """The same map with a gap where nothing lies."""
    old = game.world.setting.board
    spaces = tuple(space for space in old.spaces if space.id != tile)
    return _reset(game, board=Board(old.id, spaces, old.links, old.features))


def _reset(game: Table, content: Any = None, board: Board | None = None) -> Table:
    old = game.world.setting
    setting = Setting(content or old.content, old.scenario, board or old.board, "variant", old.sides)
    return _with(game, setting=setting)


def _with(game: Table, **changes: Any) -> Table:
    return Table(State(replace(game.world, **changes), game.state.stack, game.state.rng), game.events)
