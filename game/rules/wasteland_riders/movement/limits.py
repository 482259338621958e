"""Which wasteland cards the Scavenger may play: a contract can limit the choice (WR-WASTE-18..20)."""

from game.rules.core.ids import CardId
from game.rules.core.piles import Pile
from game.rules.core.values import Refusal
from game.rules.wasteland_riders import board
from game.rules.wasteland_riders.content.tables import General
from game.rules.wasteland_riders.contracts import general_contract
from game.rules.wasteland_riders.world.state import World


def cards_to_play(world: World) -> Pile:
    """The revealed cards; only those under the Scavenger marker while there are any (WR-RULING-45)."""
    assert world.move is not None
    if world.planned and not world.move.revealed:
        return tuple(planned.card for planned in world.planned)
    return world.move.revealed


def limit(world: World) -> General | None:
    """The general contract that limits the Scavenger now; None if there is none."""
    contract = general_contract(world)
    if contract is None:
        return None
    general = world.setting.content.general[contract.card]
    return general if general.limits else None


def fits(world: World, general: General, card: CardId) -> bool:
    """Whether the card is an enemy of a type that the contract asks for."""
    wasteland = world.setting.content.wasteland[card]
    if wasteland.panel is None:
        return False
    return not general.types or bool(set(general.types) & set(wasteland.types))


def more_to_come(world: World) -> bool:
    """Whether more threat symbols are ahead on the route than are to be ignored."""
    move = world.move
    assert move is not None
    if move.mode == "foot" or world.planned or move.stopped:
        return False
    ahead = sum(board.threat(world, place) for place in move.route[move.at :])
    return ahead > move.calm


def why_not_play(world: World, card: CardId, *, must: bool) -> Refusal | None:
    asked = limit(world)
    if asked is None or fits(world, asked, card):
        return None
    contract = general_contract(world)
    facts = {"contract": contract.card if contract is not None else ""}
    if any(fits(world, asked, one) for one in cards_to_play(world)):
        return Refusal("WR-WASTE-18", facts)
    if not must and more_to_come(world):
        return Refusal("WR-WASTE-19", facts)
    return None
