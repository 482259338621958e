"""All facts about a hex: what is printed on it, what lies there, who stands there."""

from collections.abc import Iterator
from typing import NamedTuple

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders import pictures_of
from game.presenters.wasteland_riders.board.pieces import tokens_of
from game.presenters.wasteland_riders.board.reach_marks import reach_ahead
from game.presenters.wasteland_riders.board.tokens import SPECIAL_ICONS
from game.presenters.wasteland_riders.cards.gear_parts import name_of
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.wasteland_riders import board
from game.rules.wasteland_riders.content.tables import Action, Tile
from game.rules.wasteland_riders.insights.mission_progress import health_left
from game.rules.wasteland_riders.market.market import side_value
from game.rules.wasteland_riders.terms import ActionId, HexId
from game.rules.wasteland_riders.world.state import Contract, OnBoard, World
from game.view.kit import Kit


class HexFact(NamedTuple):
    """A fact about a hex: an icon, its heading, and a sentence with its meaning."""

    icon: str
    head: str
    words: str = ""
    is_told: bool = False
    """Whether a tip needs the sentence too: the heading of an action, for example, is not enough."""


def facts(kit: Kit, ctx: ViewContext, place: HexId) -> list[HexFact]:
    """All facts about a hex now, from its ground to who stands on it."""
    world: World = ctx.view.world
    found = [*_reach(kit, ctx, place), *_ground(kit, ctx, place)]
    found += [*_dangers(kit, world, place), *_exploring(kit, world, place)]
    found += [*_mission(kit, world, place), *_lying(kit, world, place), *_contracts(kit, world, place)]
    return [*found, *present(kit, ctx, place)]


# What is printed


def _reach(kit: Kit, ctx: ViewContext, place: HexId) -> Iterator[HexFact]:
    """The points and fuel that driving there takes in this movement; nothing if out of reach."""
    reached = reach_ahead(ctx).get(place)
    if reached is not None:
        words = kit.say("wr-hexes-reach", points=reached.points, fuel=reached.fuel)
        yield HexFact("gas_station", words)


def _ground(kit: Kit, ctx: ViewContext, place: HexId) -> Iterator[HexFact]:
    """What it costs to enter; also the own cost of this seat's knight if it differs."""
    world: World = ctx.view.world
    own, cost = board.difficulty(world, ctx.seat, place), board.common_difficulty(world, place)
    words = kit.say("wr-hexes-difficulty.text", cost=cost)
    if own != cost:
        words = f"{words} {kit.say('wr-hexes-own_difficulty', cost=own)}"
    yield HexFact("speedometer", kit.say("wr-hexes-difficulty", cost=cost), words)


def _dangers(kit: Kit, world: World, place: HexId) -> Iterator[HexFact]:
    """Symbols of the hex, including tokens and mission enemies."""
    for name, icon, count in (
        ("threat", "skull", board.threat(world, place)),
        ("radiation", "radioactive", board.radiation(world, place)),
        ("contamination", "biohazard", board.contamination(world, place)),
    ):
        if count:
            head = kit.say(f"wr-hexes-{name}", count=count)
            yield HexFact(icon, head, kit.say(f"wr-hexes-{name}.text", count=count))
    dice = board.tile_at(world, place).attack_dice
    if dice:
        is_off = "yes" if any(one.kind == "reset" for one in world.specials) else "no"
        yield HexFact(
            "sword_cross",
            kit.say("wr-hexes-attack", dice=abs(dice)),
            kit.say("wr-hexes-attack.text", dice=abs(dice), off=is_off),
        )


def _exploring(kit: Kit, world: World, place: HexId) -> Iterator[HexFact]:
    """The city, the exploration test, every action with its price, the Market slot that it opens."""
    tile = board.tile_at(world, place)
    if place in world.mission.ruins:
        yield HexFact("home_city", kit.say("wr-hexes-ruins"), kit.say("wr-hexes-ruins.text"))
        return
    if tile.kind == "city":
        yield HexFact("home_city", kit.say("wr-hexes-city"), kit.say("wr-hexes-city.text"))
    if tile.test is not None:
        yield _test(kit, tile)
    actions = world.setting.actions_of.get(tile.number, {})
    for name, action in actions.items():
        yield from _action(kit, world, name, action)
    if not actions and not tile.mission:
        yield HexFact("magnify", kit.say("wr-hexes-no_action"), kit.say("wr-hexes-no_action.text"))


def _test(kit: Kit, tile: Tile) -> HexFact:
    assert tile.test is not None
    skills = kit.say("wr-hexes-or").join(kit.say(f"wr-skill-{skill}") for skill in tile.test.skills)
    head = kit.say("wr-hexes-test", skills=skills, difficulty=tile.test.difficulty)
    return HexFact(pictures_of.SKILL_ICONS[tile.test.skills[0]], head, kit.say("wr-hexes-test.text"))


ACTION_ICONS = {"exchange": "store", "replenish": "medical_bag", "special": "star_outline"}


def _action(kit: Kit, world: World, name: ActionId, action: Action) -> Iterator[HexFact]:
    head, words = kit.say(f"wr-action-{name}"), kit.say(f"wr-action-{name}.text")
    yield HexFact(ACTION_ICONS[action.kind], head, words, is_told=True)
    if action.opens:
        slot = world.setting.content.market[action.opens]
        card, price = world.market.get(action.opens) or CardId(""), side_value(world, slot.price)
        lying = name_of(kit, world, card) if card else kit.say("wr-hexes-slot_empty")
        head = kit.say("wr-hexes-slot", slot=action.opens)
        yield HexFact("store", head, kit.say("wr-hexes-slot.text", card=lying, price=price))


# The mission


def _mission(kit: Kit, world: World, place: HexId) -> Iterator[HexFact]:
    """What the mission allows on this hex."""
    mission = world.setting.mission
    if mission.kind == "saviour" and board.is_city(world, place):
        yield HexFact("hand_coin", kit.say("wr-hexes-aid"), kit.say("wr-hexes-aid.text", most=mission.aid))
    if mission.kind == "key" and world.tiles[place] == mission.tile:
        needed = mission.cells[len(world.knights) - 2]
        yield HexFact(
            "rocket_launch", kit.say("wr-hexes-launch"), kit.say("wr-hexes-launch.text", count=needed)
        )
    if mission.kind == "cult" and place == world.setting.start:
        words = kit.say("wr-hexes-cult.text", count=world.mission.dominance, most=mission.dominance)
        yield HexFact("skull_crossbones", kit.say("wr-hexes-cult"), words)


# What lies there


def _lying(kit: Kit, world: World, place: HexId) -> Iterator[HexFact]:
    kinds = [(kind, count) for (where, kind), count in tokens_of(world).items() if where == place]
    if kinds:
        names = ", ".join(f"{kit.say(f'wr-token-{kind}')} × {count}" for kind, count in kinds)
        yield HexFact("alert", kit.say("wr-hexes-tokens", tokens=names), kit.say("wr-hexes-tokens.text"))
    for one in world.specials:
        if one.hex == place:
            head = kit.say(f"wr-hexes-special_{one.kind}")
            text = kit.say(f"wr-hexes-special_{one.kind}.text")
            side = kit.say("wr-hexes-side", side="dark" if one.dark else "light")
            yield HexFact(SPECIAL_ICONS[one.kind], head, f"{text} {side}")


def _contracts(kit: Kit, world: World, place: HexId) -> Iterator[HexFact]:
    """Every visible contract with a condition to be met here; a face-down one only for its holder."""
    number = board.tile_at(world, place).number
    if not number:
        return
    for contract in world.contracts:
        if contract.card != HIDDEN:
            yield from _conditions(kit, world, contract, number)


def _conditions(kit: Kit, world: World, contract: Contract, number: int) -> Iterator[HexFact]:
    content, name = world.setting.content, f"wr-contract-{contract.card}"
    title = kit.say("wr-hexes-contract", name=kit.say(name))
    if contract.kind == "general":
        if number in content.general[contract.card].between:
            yield HexFact("clipboard_text", title, kit.say(f"{name}.text"))
        return
    private = content.private[contract.card]
    if private.first == number and not contract.accepted:
        yield HexFact("clipboard_text", title, kit.say(f"{name}.first"))
    if private.second == number:
        yield HexFact("clipboard_text", title, kit.say(f"{name}.second"))


# Who is there


def present(kit: Kit, ctx: ViewContext, place: HexId) -> Iterator[HexFact]:
    """Enemies, key cells and knights on a hex, and the markers there with their owners."""
    world: World = ctx.view.world
    for enemy in world.mission.enemies:
        if enemy.hex == place:
            yield HexFact(
                "skull_crossbones", kit.say(f"wr-marker-{enemy.id}"), villain_words(kit, world, enemy)
            )
    for cell in world.mission.cells:
        if cell.hex == place:
            yield HexFact("fuel_cell", kit.say(f"wr-marker-{cell.id}"), kit.say("wr-hexes-cell"))
    for knight in world.on_hex(place):
        yield HexFact("account", knight_name(kit, ctx, knight.seat), knight_words(kit, world, knight.seat))
    helpers = [knight_name(kit, ctx, knight.seat) for knight in world.knights if place in knight.aid]
    if helpers:
        yield HexFact("hand_coin", kit.say("wr-hexes-aided", names=", ".join(helpers)))


def villain_words(kit: Kit, world: World, enemy: OnBoard) -> str:
    left, most = health_left(world, enemy)
    words = kit.say("wr-hexes-villain", left=left, most=most)
    return f"{words} {kit.say('wr-hexes-held')}" if enemy.held else words


def knight_name(kit: Kit, ctx: ViewContext, seat: Seat) -> str:
    """The knight, and the player in brackets; the player alone before a knight is chosen."""
    knight = ctx.view.world.knights[seat].knight
    player = ctx.names[seat] if seat < len(ctx.names) and ctx.names[seat] else ""
    if knight is None:
        return player or kit.say(f"wr-player-{seat}")
    name = kit.say(f"wr-knight-{knight}")
    return kit.say("wr-hexes-played_by", knight=name, player=player) if player else name


def knight_words(kit: Kit, world: World, seat: Seat) -> str:
    """The state of the knight on the hex."""
    knight, said = world.knights[seat], []
    if not knight.conscious:
        said.append(kit.say("wr-hexes-unconscious"))
    if knight.explored:
        said.append(kit.say("wr-hexes-explored"))
    if world.scavenger == seat and world.active is not None:
        said.append(kit.say("wr-hexes-scavenger"))
    if world.mission.marked == seat:
        said.append(kit.say("wr-hexes-dominant"))
    return " ".join(said)
