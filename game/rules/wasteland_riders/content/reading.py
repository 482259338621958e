"""Reads the tables and checks them as a whole: what a text names exists, every verb has its fields."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from game.rules.core.mistakes import BadContent, Mistake
from game.rules.core.reading import Reader, missing_files, read_scenarios
from game.rules.wasteland_riders.content import tables as c
from game.rules.wasteland_riders.content.windows import check_program, check_use, inner_effects
from game.rules.wasteland_riders.terms import ENEMY_TYPES, RANGES, SYMBOLS, Verb

TABLES: dict[str, type[msgspec.Struct]] = {
    "tiles": c.Tile,
    "actions": c.Action,
    "knights": c.Knight,
    "gear": c.Gear,
    "vehicles": c.Vehicle,
    "wasteland": c.Wasteland,
    "luck": c.Luck,
    "contracts_general": c.General,
    "contracts_private": c.Private,
    "enemies": c.MissionEnemy,
    "market": c.MarketSlot,
    "layouts": c.Layout,
}
SINGLE: dict[str, type[msgspec.Struct]] = {"combat": c.Combat, "numbers": c.Numbers}

NEEDS: dict[Verb, tuple[str, ...]] = {
    "gain": ("resource", "n"),
    "suffer": ("n",),
    "lose": ("resource", "n"),
    "spend": ("resource", "n"),
    "heal": ("resource", "n"),
    "opp_lose": ("n",),
    "prevent": ("resource", "n"),
    "block": ("n",),
    "draw_gear": ("colour", "n"),
    "extra_draw": ("what",),
    "gain_named": ("card",),
    "pay_gear": ("colour", "n"),
    "lose_gear": ("n",),
    "draw_luck": ("n",),
    "discard_luck": ("n",),
    "mark_gear": ("n",),
    "trade_bonus": ("n",),
    "take_market": ("type",),
    "contract_marker": ("n",),
    "capacity": ("what", "n"),
    "rob_options": ("n",),
    "look_order": ("n",),
    "test": ("skills", "difficulty"),
    "roll": ("faces",),
    "dice": ("n", "scope"),
    "reroll": ("what",),
    "pass_test": ("scope",),
    "damage": ("n",),
    "armour": ("n",),
    "burst": ("n",),
    "crit_from": ("n",),
    "crit_damage": ("n",),
    "symbol": ("symbol",),
    "ammo_cost": ("n",),
    "advantage": ("n",),
    "forbid": ("what",),
    "wake": ("n",),
    "mp": ("n",),
    "mp_per_fuel": ("n",),
    "terrain_cost": ("terrain", "n"),
    "free_hex": ("n",),
    "threat": ("n",),
    "discard_reveal": ("n",),
    "relocate": ("where",),
    "place": ("token", "where"),
    "place_special": ("special", "hex"),
    "refit": ("type",),
    "strike": ("n",),
    "plan_wasteland": ("n",),
    "choose": ("options",),
    "may": ("then",),
    "if": ("condition",),
    "on": ("then",),
}
"""The fields that a verb must have; a verb that is not listed needs none."""
ACTION_KINDS = ("exchange", "replenish", "special")
WORDS: dict[Verb, tuple[str, ...]] = {
    "reroll": ("all", "failed"),
    "forbid": ("retreat", "burst", "defence"),
    "capacity": ("backpack", "vehicle"),
    "extra_draw": ("green", "luck"),
}
"""The allowed values of `what`."""


def parse(sources: Mapping[str, Any]) -> c.Content:
    """Typed content from decoded TOML by file name; raises `BadContent` with every mistake."""
    files = [f"{name}.toml" for name in (*TABLES, *SINGLE)]
    mistakes = missing_files(sources, files)
    tables: dict[str, Any] = {
        name: Reader(f"{name}.toml", mistakes).table(sources.get(f"{name}.toml", {}), kind)
        for name, kind in TABLES.items()
    }
    single: dict[str, Any] = {
        name: Reader(f"{name}.toml", mistakes).entry(sources.get(f"{name}.toml", {}), kind, "")
        for name, kind in SINGLE.items()
    }
    missions = read_scenarios(sources, c.Mission, mistakes)
    if mistakes:
        raise BadContent(mistakes)
    tables["general"], tables["private"] = tables.pop("contracts_general"), tables.pop("contracts_private")
    content = c.Content(**tables, **single, missions=missions)
    _check(content, mistakes)
    if mistakes:
        raise BadContent(mistakes)
    return content


def _check(content: c.Content, mistakes: list[Mistake]) -> None:
    for file, at, effects in _programs(content):
        for place, effect in enumerate(effects):
            _check_effect(content, effect, f"{at}[{place}]", Reader(file, mistakes))
    for file, at, effects in _unasked_programs(content):
        check_program(effects, at, Reader(file, mistakes))
    for file, at, use in _uses(content):
        check_use(use, at, Reader(file, mistakes))
    _check_tiles(content, Reader("tiles.toml", mistakes))
    _check_actions(content, Reader("actions.toml", mistakes))
    _check_knights(content, Reader("knights.toml", mistakes))
    _check_gear(content, Reader("gear.toml", mistakes))
    _check_vehicles(content, Reader("vehicles.toml", mistakes))
    _check_wasteland(content, Reader("wasteland.toml", mistakes))
    _check_general_contracts(content, Reader("contracts_general.toml", mistakes))
    _check_private_contracts(content, Reader("contracts_private.toml", mistakes))
    _check_market(content, Reader("market.toml", mistakes))
    _check_combat(content, Reader("combat.toml", mistakes))
    _check_numbers(content, Reader("numbers.toml", mistakes))
    _check_missions(content, mistakes)


Program = tuple[str, str, tuple[c.Effect, ...]]


def _programs(content: c.Content) -> Iterator[Program]:
    """Every text of the tables, with its file and field."""
    yield from _unasked_programs(content)
    for file, at, use in _uses(content):
        yield file, f"{at}.cost", use.cost
        yield file, f"{at}.effects", use.effects


def _unasked_programs(content: c.Content) -> Iterator[Program]:
    """The texts that are carried out without a window."""
    for name, action in content.actions.items():
        yield from (("actions.toml", f"{name}.cost", action.cost), ("actions.toml", name, action.effects))
    for name, card in content.wasteland.items():
        yield from (("wasteland.toml", name, card.effects), ("wasteland.toml", f"{name}.reward", card.reward))
    for name, general in content.general.items():
        yield "contracts_general.toml", f"{name}.reward", general.reward
    for name, private in content.private.items():
        for part in ("first_asks", "second_asks", "reward", "on_complete"):
            yield "contracts_private.toml", f"{name}.{part}", getattr(private, part)
    for name, enemy in content.enemies.items():
        yield "enemies.toml", f"{name}.reward", enemy.reward
    for name, mission in content.missions.items():
        yield f"scenarios/{name}.toml", "aid_cost", mission.aid_cost


def _uses(content: c.Content) -> Iterator[tuple[str, str, c.Use]]:
    """Every text that names its windows, with its file and field."""
    for name, knight in content.knights.items():
        yield "knights.toml", f"{name}.ability[0]", knight.ability
    for file, owners in (
        ("gear.toml", content.gear),
        ("vehicles.toml", content.vehicles),
        ("wasteland.toml", content.wasteland),
        ("enemies.toml", content.enemies),
    ):
        for name, owner in owners.items():
            yield from ((file, f"{name}.uses[{place}]", use) for place, use in enumerate(owner.uses))
    for name, luck in content.luck.items():
        yield "luck.toml", f"{name}.use[0]", luck.use


def _check_effect(content: c.Content, effect: c.Effect, at: str, reader: Reader) -> None:
    for field in NEEDS.get(effect.do, ()):
        if not getattr(effect, field):
            reader.mistake(f"{at}.{field}", f"expected this field with {effect.do}, it is missing")
    words = WORDS.get(effect.do)
    if words is not None and effect.what not in words:
        reader.mistake(f"{at}.what", f"unknown value {effect.what!r}, expected one of {', '.join(words)}")
    if effect.card and effect.card not in (*content.gear, *content.vehicles):
        reader.mistake(f"{at}.card", f"expected a gear card or a vehicle, found {effect.card!r}")
    if effect.hex and effect.hex not in {tile.number for tile in content.tiles.values()}:
        reader.mistake(f"{at}.hex", f"expected the number of a hex, found {effect.hex}")
    if effect.do == "if" and effect.condition in ("range_is", "range_not", "card_type", "opponent_type"):
        _check_condition(effect, at, reader)
    for part, inner in inner_effects(effect):
        for place, one in enumerate(inner):
            _check_effect(content, one, f"{at}.{part}[{place}]", reader)


def _check_condition(effect: c.Effect, at: str, reader: Reader) -> None:
    known = RANGES if effect.condition in ("range_is", "range_not") else _card_types()
    for value in (*effect.values, *(() if effect.values else ("",))):
        if value not in known:
            reader.mistake(f"{at}.values", f"unknown value {value!r}, expected {', '.join(known)}")


def _card_types() -> tuple[str, ...]:
    return ("weather", "place", "stranger", *sorted(ENEMY_TYPES))


def _check_tiles(content: c.Content, reader: Reader) -> None:
    numbers = [tile.number for tile in content.tiles.values() if tile.number]
    for name, tile in content.tiles.items():
        if tile.difficulty < 1:
            reader.mistake(f"{name}.difficulty", f"expected at least 1, found {tile.difficulty}")
        if min(tile.threat, tile.radiation, tile.contamination) < 0:
            reader.mistake(name, "expected symbols of 0 or more")
        if (tile.kind == "regular") == bool(tile.number):
            reader.mistake(f"{name}.number", "expected a number on city and special hexes, none on others")
        if tile.number and numbers.count(tile.number) > 1:
            reader.mistake(f"{name}.number", f"{tile.number} again, expected it once")
        if tile.kind == "city" and not tile.slot:
            reader.mistake(f"{name}.slot", "expected the place of the city")
    if 1 not in numbers:
        reader.mistake("number", "expected a hex with the number 1, where the knights start")


def _check_actions(content: c.Content, reader: Reader) -> None:
    numbers = {tile.number for tile in content.tiles.values()} - {0}
    for name, action in content.actions.items():
        if action.hex not in numbers:
            reader.mistake(f"{name}.hex", f"expected the number of a hex, found {action.hex}")
        if action.kind not in ACTION_KINDS:
            reader.mistake(f"{name}.kind", f"expected one of {', '.join(ACTION_KINDS)}")
        if action.opens and action.opens not in content.market:
            reader.mistake(f"{name}.opens", f"expected a slot of the Market, found {action.opens!r}")


def _check_knights(content: c.Content, reader: Reader) -> None:
    for name, knight in content.knights.items():
        for panel in ("hand_left", "hand_right", "torso", "pocket_1"):
            card = getattr(knight.printed, panel)
            if card and card not in content.gear:
                reader.mistake(f"{name}.printed.{panel}", f"expected a gear card, found {card!r}")
        if min(getattr(knight, skill) for skill in c.Knight.__struct_fields__[:6]) < 0:
            reader.mistake(name, "expected skills of 0 or more")
    if len(content.knights) < 4:
        reader.mistake("file", f"expected at least 4 knights, found {len(content.knights)}")


def _check_gear(content: c.Content, reader: Reader) -> None:
    for name, gear in content.gear.items():
        if (gear.colour == "sheet") == bool(gear.copies):
            reader.mistake(f"{name}.copies", "expected copies of cards, none of what is printed on sheets")
        if (gear.slot == "attach") != (gear.fits is not None):
            reader.mistake(f"{name}.fits", "expected with attachments, and only there")
        if gear.type == "weapon" and gear.slot in ("1h", "2h") and not gear.symbols:
            reader.mistake(f"{name}.symbols", "expected at least one range symbol")
        if gear.copies > 1 and any(effect.do == "fuel_weapon" for use in gear.uses for effect in use.effects):
            reader.mistake(f"{name}.copies", "expected 1 of a weapon whose fuel is paid for a whole fight")
        if name in content.vehicles:
            reader.mistake(name, "is the name of a vehicle too")


def _check_vehicles(content: c.Content, reader: Reader) -> None:
    starting = sum(one.copies for one in content.vehicles.values() if one.start)
    if starting < 4:
        reader.mistake("start", f"expected at least 4 vehicles to start with, found {starting}")
    for name, vehicle in content.vehicles.items():
        if vehicle.copies < 1:
            reader.mistake(f"{name}.copies", f"expected at least 1, found {vehicle.copies}")
        if vehicle.damaged.capacity > vehicle.undamaged.capacity:
            reader.mistake(f"{name}.damaged.capacity", "expected no more than on the undamaged side")


def _check_wasteland(content: c.Content, reader: Reader) -> None:
    for name, card in content.wasteland.items():
        is_enemy = bool(ENEMY_TYPES & set(card.types))
        if is_enemy != (card.panel is not None):
            reader.mistake(f"{name}.panel", "expected with enemies, and only there")
        if not card.types:
            reader.mistake(f"{name}.types", "expected at least one type")
        if is_enemy and card.effects:
            reader.mistake(f"{name}.effects", "expected with events only, an enemy has uses")
        if card.panel is not None and card.panel.health < 1:
            reader.mistake(f"{name}.panel.health", f"expected at least 1, found {card.panel.health}")


def _check_general_contracts(content: c.Content, reader: Reader) -> None:
    numbers = {tile.number for tile in content.tiles.values()} - {0}
    for name, contract in content.general.items():
        if contract.deed == "drive" and (len(contract.between) != 2 or set(contract.between) - numbers):
            reader.mistake(f"{name}.between", "expected the numbers of two hexes")
        if contract.deed in ("gear_value", "escape", "tens") and contract.n < 1:
            reader.mistake(f"{name}.n", f"expected at least 1, found {contract.n}")
        if contract.deed == "moved" and min(contract.mp, contract.hexes) < 1:
            reader.mistake(f"{name}.mp", "expected movement points and hexes of at least 1")


def _check_private_contracts(content: c.Content, reader: Reader) -> None:
    numbers = {tile.number for tile in content.tiles.values()} - {0}
    for name, one in content.private.items():
        for field in ("first", "second"):
            if getattr(one, field) not in numbers:
                reader.mistake(f"{name}.{field}", "expected the number of a hex")
        for field in ("first_asks", "second_asks"):
            for effect in getattr(one, field):
                if effect.do not in ("test", "pay_gear", "spend", "suffer"):
                    reader.mistake(f"{name}.{field}", "expected a test, pay_gear, spend or suffer")


def _check_market(content: c.Content, reader: Reader) -> None:
    numbers = {tile.number for tile in content.tiles.values()}
    for name, slot in content.market.items():
        if slot.colour == "blue" or slot.price == "blue":
            reader.mistake(name, "expected green, yellow or red")
        if slot.hex and slot.hex not in numbers:
            reader.mistake(f"{name}.hex", f"expected the number of a city, found {slot.hex}")


def _check_combat(content: c.Content, reader: Reader) -> None:
    if content.combat.clashes < 1:
        reader.mistake("clashes", f"expected at least 1, found {content.combat.clashes}")
    for name in RANGES:
        found = [one.symbol for one in content.combat.range(name).symbols]
        if not found or len(set(found)) != len(found) or set(found) - set(SYMBOLS):
            reader.mistake(f"{name}.symbols", "expected at least one symbol, each once")


def _check_numbers(content: c.Content, reader: Reader) -> None:
    numbers = content.numbers
    for card in numbers.start_gear:
        gear = content.gear.get(card)
        if gear is None or gear.colour != "green" or gear.copies < 4:
            reader.mistake("start_gear", f"expected green cards with at least 4 copies, found {card!r}")
    if numbers.pockets != 3:
        reader.mistake("pockets", f"expected 3, found {numbers.pockets}")
    if numbers.scale != 4:
        reader.mistake("scale", f"expected 4, found {numbers.scale}")


def _check_missions(content: c.Content, mistakes: list[Mistake]) -> None:
    for name, mission in content.missions.items():
        reader = Reader(f"scenarios/{name}.toml", mistakes)
        if mission.rounds < 1:
            reader.mistake("rounds", f"expected at least 1, found {mission.rounds}")
        for marker in (*mission.markers, *mission.spawn):
            if marker.enemy and marker.enemy not in content.enemies:
                reader.mistake(f"markers.{marker.id}", f"expected a mission enemy, found {marker.enemy!r}")
        if mission.tile and mission.tile not in content.tiles:
            reader.mistake("tile", f"expected a tile, found {mission.tile!r}")
        for field in ("duels", "cells"):
            if getattr(mission, field) and len(getattr(mission, field)) != 3:
                reader.mistake(field, "expected a number for 2, 3 and 4 players")
