"""Tables the scenarios do not offer: piles dealt card by card, other numbers on a card, a map with a gap."""

from typing import Any

from msgspec.structs import replace

from game.rules.core.board import Board
from game.rules.desert_patrol.content import Action, Content
from game.rules.desert_patrol.setting import Setting
from tests.rules.desert_patrol.table import Table

LIVING = ("deck", "hand", "discard", "play_area", "reserve")


def dealt(game: Table, side: str, rest_in: str | None = None, **zones: str) -> Table:
    """Exactly these cards in the named zones; the others in `rest_in`, the deck or, if named, the reserve."""
    rest = [card for zone in LIVING for card in getattr(game.forces(side), zone)]
    piles: dict[str, list[str]] = {zone: [] for zone in (*LIVING, "removed")}
    for zone, cards in zones.items():
        for card in cards.split():
            rest.remove(card)
            piles[zone].append(card)
    piles[rest_in or ("deck" if "deck" not in zones else "reserve")] += rest
    piles["removed"] += game.forces(side).removed
    forces = replace(game.forces(side), **{zone: tuple(pile) for zone, pile in piles.items()})
    return game.with_world(**{side: forces})


def resettled(
    game: Table, board: Board | None = None, content: Content | None = None, **sides: dict[str, Any]
) -> Table:
    """The same position in a scenario changed so: resettled(game, italy={"win": (...,)})."""
    old = game.world.setting
    setups = {side: replace(old.scenario.side(side), **changes) for side, changes in sides.items()}
    scenario = replace(old.scenario, **setups)
    setting = Setting(content or old.content, scenario, board or old.board, "of a test", old.sides)
    return game.with_world(setting=setting)


def with_value(game: Table, card: str, do: str, value: int) -> Table:
    """Another X printed on one action of a card."""
    old = game.world.setting.content
    actions = tuple(replace(act, value=value) if act.do == do else act for act in old.cards[card].actions)
    changed = replace(old.cards[card], actions=actions)
    return resettled(game, content=replace(old, cards={**old.cards, card: changed}))


def with_position(game: Table, vehicle: str, position: str, do: Any, value: int) -> Table:
    """A single action at one position of a vehicle."""
    seats = game.world.setting.vehicles[vehicle].positions
    action = (Action(do, value),)
    changed = tuple(replace(seat, actions=action) if seat.id == position else seat for seat in seats)
    return with_vehicle_card(game, vehicle, positions=changed)


def with_vehicle_card(game: Table, vehicle: str, **changes: Any) -> Table:
    """Another vehicle card."""
    old = game.world.setting.content
    cards = {**old.vehicles, vehicle: replace(old.vehicles[vehicle], **changes)}
    return resettled(game, content=replace(old, vehicles=cards))


def without_tile(game: Table, tile: str) -> Table:
    """The same map with a gap where nothing lies."""
    old = game.world.setting.board
    spaces = tuple(space for space in old.spaces if space.id != tile)
    return resettled(game, board=Board(old.id, spaces, old.links, old.features))
