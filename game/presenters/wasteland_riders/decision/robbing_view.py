"""A robbery: what may be taken from the victim. Gear is taken from the victim's panel."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders import pictures_of
from game.presenters.wasteland_riders.controls import handles
from game.presenters.wasteland_riders.decision.choice_rows import ChoiceRow, compose_rows
from game.presenters.wasteland_riders.decision.panel import open_panel
from game.presenters.wasteland_riders.players import knight_name
from game.rules.core import engine
from game.rules.core.ids import CardId
from game.rules.wasteland_riders.contracts import held_by
from game.rules.wasteland_riders.fight.theft import STOLEN, Robbing
from game.rules.wasteland_riders.intents.fights import RobCell, RobContract, RobResource
from game.rules.wasteland_riders.terms import Resource
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit


def is_active(ctx: ViewContext) -> bool:
    return isinstance(engine.pending(ctx.view), Robbing)


def compose(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    kit, decision = canvas.kit, engine.pending(ctx.view)
    assert isinstance(decision, Robbing)
    names = {
        "name": knight_name(kit, ctx, decision.seat),
        "victim": knight_name(kit, ctx, decision.victim),
    }
    note = kit.say("wr-matter-robbing_left", count=decision.left)
    inner = open_panel(canvas, rect, kit.say("wr-matter-robbing", **names))
    compose_rows(canvas, inner, [ChoiceRow("hand_coin", note, ""), *_rows(kit, ctx, decision)], highest=64)


def _rows(kit: Kit, ctx: ViewContext, decision: Robbing) -> list[ChoiceRow]:
    """Gear, ammo, fuel, a contract, key cells: a row for each kind."""
    world: World = ctx.view.world
    victim = knight_name(kit, ctx, decision.victim)
    is_open = "gear" not in decision.done
    taken = kit.say("wr-matter-robbing_done")
    gear = ChoiceRow(
        "bag_personal",
        kit.say("wr-matter-robbing_gear", victim=victim),
        "" if is_open else taken,
        is_open=is_open,
    )
    rows = [gear, *(_resource(kit, world, decision, one) for one in STOLEN)]
    if len(world.knights) > 2:
        rows.append(_contract(kit, world, decision))
    return rows + [_cell(kit, world, decision, cell) for cell in world.knights[decision.victim].cells]


def _resource(kit: Kit, world: World, decision: Robbing, name: Resource) -> ChoiceRow:
    words = kit.say(
        "wr-matter-robbing_resource",
        resource=kit.say(f"wr-resource-{name}"),
        most=world.setting.numbers.robbed,
        count=world.knights[decision.victim].resource(name),
    )
    is_open = decision.why_not(world, decision.seat, RobResource(name)) is None
    handle = handles.THEIR_RESOURCE(decision.victim, name)
    return ChoiceRow(pictures_of.RESOURCE_ICONS[name], words, "", handle, is_open=is_open)


def _contract(kit: Kit, world: World, decision: Robbing) -> ChoiceRow:
    held = held_by(world, decision.victim)
    is_open = decision.why_not(world, decision.seat, RobContract()) is None
    if not held:
        return ChoiceRow("file_sign", kit.say("wr-matter-robbing_contract_none"), "", is_open=False)
    words = kit.say("wr-matter-robbing_contract", contract=kit.say(f"wr-contract-{held[0].card}"))
    return ChoiceRow("file_sign", words, "", is_open=is_open)


def _cell(kit: Kit, world: World, decision: Robbing, cell: CardId) -> ChoiceRow:
    words = kit.say("wr-matter-robbing_cell", cell=kit.say(f"wr-marker-{cell}"))
    is_open = decision.why_not(world, decision.seat, RobCell(cell)) is None
    return ChoiceRow("fuel_cell", words, "", handles.CELL(cell), is_open=is_open)
