"""The tables of the game against the content sheet, every number of it."""

from collections import Counter
from collections.abc import Iterable

import pytest

from game.rules.wasteland_riders.content.tables import (
    Effect,
    Gear,
    General,
    MissionEnemy,
    Panel,
    Private,
    Use,
)
from tests.rules.wasteland_riders.cards.sheet_cards import (
    ENEMIES,
    EVENTS,
    GEAR,
    GENERAL,
    KNIGHTS,
    LUCK,
    PRIVATE,
    VEHICLES,
)
from tests.rules.wasteland_riders.sheet_board import ACTIONS, FIRST_LAYOUT, MARKET, MISSION_ENEMIES, TILES
from tests.rules.wasteland_riders.table import MISSIONS, setting

rule = pytest.mark.rule
CONTENT = setting(1).content

ARGUMENTS = {
    "gain": "resource n",
    "lose": "resource n",
    "spend": "resource n",
    "heal": "resource n",
    "prevent": "resource n",
    "draw_gear": "colour n",
    "pay_gear": "colour n",
    "extra_draw": "what",
    "gain_named": "card",
    "lose_gear": "n who",
    "discard_luck": "n who",
    "mark_gear": "n who",
    "advantage": "n who",
    "capacity": "what n",
    "dice": "n scope lasts",
    "reroll": "what",
    "pass_test": "scope",
    "damage": "n lasts",
    "armour": "n lasts",
    "burst": "n lasts",
    "crit_from": "n lasts",
    "crit_damage": "n lasts",
    "symbol": "symbol",
    "forbid": "what who",
    "terrain_cost": "terrain n",
    "relocate": "where who",
    "place": "token where",
    "place_special": "special hex",
    "take_market": "type",
    "refit": "type",
    "choose": "who",
    "on": "who",
} | dict.fromkeys(
    "suffer opp_lose block draw_luck trade_bonus contract_marker rob_options ammo_cost mp mp_per_fuel "
    "free_hex threat discard_reveal wake strike plan_wasteland".split(),
    "n",
)
"""The fields a verb shows, in the sheet's order; verbs that are not here show none."""


def program(effects: Iterable[Effect]) -> str:
    """The effects in the language of the sheet."""
    return "; ".join(statement(effect) for effect in effects) or "none()"


def statement(effect: Effect) -> str:
    match effect.do:
        case "look_order":
            return f"look_order(wasteland,{effect.n})"
        case "set_range":
            return f"set_range({effect.range or 'any'})"
        case "may":
            return f"may(){{{program(effect.then)}}}"
        case "test":
            return asked_for(effect)
        case "roll":
            faces = (f"{_faces(one.first, one.last)}: {program(one.then)}" for one in effect.faces)
            return f"roll(){{{' OR '.join(faces)}}}"
        case "if":
            values = f":{'/'.join(effect.values)}" if effect.values else ""
            otherwise = f" OR else: {program(effect.otherwise)}" if effect.otherwise else ""
            return f"if({effect.condition}{values}){{{program(effect.then)}{otherwise}}}"
    shown = (getattr(effect, field) for field in ARGUMENTS.get(effect.do, "").split())
    call = f"{effect.do}({','.join('/'.join(one) if isinstance(one, tuple) else str(one) for one in shown)})"
    if effect.do == "choose":
        return f"{call}{{{' OR '.join(program(one) for one in effect.options)}}}"
    return f"{call}{{{program(effect.then)}}}" if effect.do == "on" else call


def asked_for(effect: Effect) -> str:
    needed = f",{effect.successes}" if effect.successes > 1 else ""
    call = f"test({'/'.join(effect.skills)},{effect.difficulty}{needed})"
    if not (effect.ok or effect.fail):
        return call
    return f"{call}{{ok: {program(effect.ok)} OR fail: {program(effect.fail)}}}"


def _faces(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}-{last}"


def text(uses: tuple[Use, ...]) -> str:
    if not uses:
        return "-"
    (use,) = uses
    cost = f"{program(use.cost)} -> " if use.cost else ""
    return f"{'/'.join(use.when)}: {cost}{program(use.effects)}"


def panel(one: Gear | Panel) -> str:
    values = {"b": one.burst, "p": one.piercing, "d": one.damage, "A": one.armour}
    return " ".join([*one.symbols, *(f"{name}{n}" for name, n in values.items() if n)]) or "-"


def strength(one: Panel) -> str:
    return f"aggression {one.aggression} health {one.health}{' fierce' * one.fierce} | {panel(one)}"


def deed(card: General) -> str:
    match card.deed:
        case "moved":
            return f"moved({card.mp},{card.hexes})"
        case "defeat_enemy":
            return f"defeat({':'.join(('enemy', *card.types))})"
        case "defeat_knight":
            return "defeat(knight)"
        case "drive":
            return f"drive({card.between[0]},{card.between[1]})"
    return f"{card.deed}({card.n or ''})"


def asked(card: Private) -> str:
    return f"{card.first} {program(card.first_asks)} | {card.second} {program(card.second_asks)}"


# Cards


@rule("WR-GEAR-01", "WR-START-01")
def test_gear() -> None:
    rows = {
        name: f"{card.copies} {card.colour} {card.type} {card.slot}{' limit' * card.limit} | {panel(card)} | "
        f"{text(card.uses)}"
        for name, card in CONTENT.gear.items()
    }
    assert rows == GEAR


def test_copies_of_gear() -> None:
    cards, designs = Counter[str](), Counter[str]()
    for card in CONTENT.gear.values():
        cards[card.colour] += card.copies
        designs[card.colour] += 1
    assert cards == {"green": 46, "yellow": 25, "red": 14, "blue": 12, "sheet": 0}
    assert designs == {"green": 20, "yellow": 19, "red": 13, "blue": 12, "sheet": 10}
    decks = setting(1).decks
    assert {name: len(decks[name]) for name in decks} == {
        "wasteland": 44,
        "luck": 26,
        "green": 46,
        "yellow": 25,
        "red": 14,
        "blue": 13,
        "general": 12,
        "private": 15,
    }
    assert "miesniak" in decks["blue"]


@rule("WR-ATT-01")
def test_what_attachments_fit() -> None:
    fits = {name: card.fits for name, card in CONTENT.gear.items() if card.fits is not None}
    rows = {name: (fit.type, fit.slot, fit.symbols, fit.burst) for name, fit in fits.items()}
    assert rows == {
        "bagnet": ("weapon", "2h", ("long", "mid", "short"), 0),
        "celownik": ("weapon", None, ("long", "mid"), 0),
        "powiekszony_magazynek": ("weapon", None, (), 1),
        "blachy_pancerne": ("armour", None, (), 0),
        "celownik_laserowy": ("weapon", None, ("long", "mid", "short"), 0),
    }
    assert {name for name, card in CONTENT.gear.items() if card.slot == "attach"} == set(fits)


@rule("WR-VEH-01")
def test_vehicles() -> None:
    rows = {}
    for name, card in CONTENT.vehicles.items():
        up, down = card.undamaged, card.damaged
        rows[name] = (
            f"{card.copies}{' start' * card.start} | {up.colour} {up.speed} {up.capacity} | "
            f"{down.colour} {down.speed} {down.capacity} | {text(card.uses)}"
        )
    assert rows == VEHICLES
    assert len(setting(1).vehicles) == 12
    assert "miesniak" not in setting(1).vehicles
    undamaged = {name for name, card in CONTENT.vehicles.items() for use in card.uses if use.undamaged}
    assert undamaged == {"ciezarowiec"}


@rule("WR-SETUP-09")
def test_knights() -> None:
    rows = {}
    for name, card in CONTENT.knights.items():
        skills = card.blades, card.guns, card.repair, card.medicine, card.survival, card.talk
        assert sum(skills) == 13
        printed = card.printed
        places = printed.hand_left, printed.hand_right, printed.torso, printed.pocket_1
        rows[name] = (
            f"{' '.join(map(str, (*skills, card.backpack)))} | {' '.join(one or '-' for one in places)} | "
            f"{text((card.ability,))}"
        )
    assert rows == KNIGHTS
    assert len(rows) == 13


@rule("WR-WASTE-01")
def test_wasteland_cards() -> None:
    events, enemies = {}, {}
    for name, card in CONTENT.wasteland.items():
        (skill,) = card.escape.skills
        start = f"{' '.join(card.types)} | {skill} {card.escape.difficulty}"
        if card.panel is None:
            events[name] = f"{start} | {program(card.effects)} | {program(card.reward)}"
            assert not card.uses
        else:
            enemies[name] = f"{start} | {strength(card.panel)} | {text(card.uses)} | {program(card.reward)}"
            assert not card.effects
    assert events == EVENTS
    assert len(events) == 19
    assert enemies == ENEMIES
    assert len(enemies) == 25
    types = Counter(kind for card in CONTENT.wasteland.values() for kind in card.types)
    assert types == {
        "weather": 6,
        "place": 7,
        "stranger": 6,
        "gang": 7,
        "beast": 8,
        "mutant": 5,
        "robot": 6,
    }


@rule("WR-LUCK-01")
def test_luck_cards() -> None:
    rows = {
        name: f"{text((card.use,))} | {card.symbol} {card.suit} {card.rank}{' fighters' * card.combat}"
        for name, card in CONTENT.luck.items()
    }
    assert rows == LUCK
    assert len(rows) == 26


@rule("WR-CON-01")
def test_contracts() -> None:
    general = {
        name: f"{deed(card)}{' limit' * card.limits} | {program(card.reward)} | {program(card.on_complete)}"
        for name, card in CONTENT.general.items()
    }
    assert general == GENERAL
    assert len(general) == 12
    private = {
        name: f"{asked(card)} | {program(card.reward)} | {program(card.on_complete)}"
        for name, card in CONTENT.private.items()
    }
    assert private == PRIVATE
    assert len(private) == 15
    assert sorted(card.first for card in CONTENT.private.values()) == list(range(1, 16))
    assert sorted(card.second for card in CONTENT.private.values()) == list(range(1, 16))


def test_every_blue_card_is_the_reward_of_one_contract() -> None:
    rewards = [
        effect.card
        for contracts in (CONTENT.general, CONTENT.private)
        for card in contracts.values()
        for effect in card.reward
        if effect.do == "gain_named"
    ]
    assert sorted(rewards) == sorted(setting(1).decks["blue"])
    assert len(rewards) == 13


# Board, Market, fights, missions


@rule("WR-BOARD-02", "WR-BOARD-03", "WR-BOARD-09")
def test_tiles() -> None:
    rows = {
        name: f"{tile.number} {tile.kind} {tile.terrain} {tile.difficulty} {tile.threat} {tile.radiation} "
        f"{tile.contamination} {tile.slot or '-'}"
        for name, tile in CONTENT.tiles.items()
    }
    assert rows == TILES
    tests = {tile.number: tile.test for tile in CONTENT.tiles.values() if tile.test is not None}
    assert {number: (*test.skills, test.difficulty) for number, test in tests.items()} == {
        7: ("repair", 7),
        8: ("medicine", 7),
        9: ("survival", 7),
        13: ("talk", 7),
    }
    assert {tile.number: tile.attack_dice for tile in CONTENT.tiles.values() if tile.attack_dice} == {11: -1}
    assert [name for name, tile in CONTENT.tiles.items() if tile.mission] == ["kosmodrom_woomera"]


def test_the_eighteen_regular_tiles_in_sum() -> None:
    tiles = [tile for name, tile in CONTENT.tiles.items() if name.startswith("rt")]
    assert Counter(tile.terrain for tile in tiles) == {"desert": 6, "highway": 4, "mountains": 4, "swamp": 4}
    assert (sum(tile.difficulty for tile in tiles), sum(tile.threat for tile in tiles)) == (31, 16)


@rule("WR-HEX-01")
def test_actions_of_hexes() -> None:
    rows = {
        name: f"{one.hex} {one.kind}{f' {one.opens}' if one.opens else ''} | "
        f"{program(one.cost) if one.cost else '-'} | {program(one.effects)}"
        for name, one in CONTENT.actions.items()
    }
    assert rows == ACTIONS


@rule("WR-RULING-08")
def test_the_market() -> None:
    worth = CONTENT.numbers.values
    rows = {
        name: f"{one.colour} {one.price} {worth.of(one.price)} {one.hex}"
        for name, one in CONTENT.market.items()
    }
    assert rows == MARKET
    assert list(rows) == list(MARKET)
    assert (worth.green, worth.yellow, worth.red, worth.blue, worth.of("sheet")) == (1, 3, 6, 12, 0)


def test_the_first_layout() -> None:
    assert CONTENT.layouts["first"].slots == FIRST_LAYOUT


@rule("WR-RULING-14")
def test_range_and_combat_cards() -> None:
    combat = CONTENT.combat
    ranges = {
        name: (card.difficulty, *((one.symbol, one.dice) for one in card.symbols))
        for name, card in (("near", combat.near), ("medium", combat.medium), ("far", combat.far))
    }
    assert ranges == {
        "near": (5, ("short", 0), ("melee", 0), ("mid", -1)),
        "medium": (7, ("mid", 1), ("short", -1), ("long", -1)),
        "far": (9, ("long", 2), ("mid", -1)),
    }
    faces = {
        name: (face.initiative, face.own, face.opponent, face.dice, face.ammo)
        for name in ("defence", "preparation", "advance", "retreat", "attack", "burst")
        for face in (getattr(combat, name),)
    }
    assert faces == {
        "defence": (False, 0, 2, -2, 0),
        "preparation": (False, 0, 0, 0, 0),
        "advance": (False, 1, 0, -1, 0),
        "retreat": (False, 0, 1, -1, 0),
        "attack": (True, 1, 0, 0, 1),
        "burst": (True, 2, 0, 0, 2),
    }
    assert (combat.prepared.attack_dice, combat.prepared.crit_from, combat.clashes) == (2, 9, 3)


@rule("WR-RULING-18", "WR-RULING-19", "WR-LUCK-02")
def test_numbers() -> None:
    one = CONTENT.numbers
    assert (one.scale, one.pockets, one.dice_at_once, one.market_update) == (4, 3, 6, 2)
    assert (one.luck_start, one.luck_draw, one.luck_limit, one.contract_markers) == (3, 1, 5, 3)
    assert (one.no_tens, one.no_healing, dict(one.wounded)) == (2, 3, {"2": -1, "1": -2})
    assert (one.escape_loss, one.danger_loss) == (1, 1)
    assert (one.reputation_winner, one.reputation_reviver, one.reputation_blue) == (1, 1, 1)
    assert (one.robbed, one.knock_out_heal, one.recovery_loss) == (2, 2, 1)
    assert (one.search.skills, one.search.difficulty) == (("survival",), 7)
    assert one.start_gear == ("med_szpryca", "naboje", "rad_out")


def enemy(one: MissionEnemy) -> str:
    return f"{' '.join(one.types)} | {strength(one.panel)} | {text(one.uses)}"


def test_mission_enemies() -> None:
    enemies = CONTENT.enemies
    assert {name: enemy(one) for name, one in enemies.items()} == MISSION_ENEMIES
    rewards = {name: (program(one.reward), one.trophies, one.lasting) for name, one in enemies.items()}
    assert rewards == {
        "me_kultysta": ("gain(reputation,2)", 1, False),
        "me_wieloraki": ("gain(reputation,3); draw_gear(red,1)", 2, True),
        "me_zelazny_car": ("gain(reputation,2); draw_gear(red,1)", 0, True),
        "me_matka_roju": ("gain(reputation,2); draw_gear(red,1)", 0, True),
    }
    assert enemies["me_zelazny_car"].health == enemies["me_matka_roju"].health == (5, 6, 8)


@rule("WR-WIN-01")
def test_missions() -> None:
    missions = CONTENT.missions
    assert {number: missions[name].rounds for number, name in MISSIONS.items()} == {
        1: 8,
        2: 9,
        3: 8,
        4: 8,
        5: 9,
    }
    saviour, cult, duel, key, scourges = (missions[name] for name in MISSIONS.values())
    assert (saviour.aid, program(saviour.aid_cost), saviour.reputation) == (3, "pay_gear(green,1)", 8)
    assert [one.slot for one in cult.markers] == ["R10", "R15"]
    assert len(cult.markers) + len(cult.spawn) == 7
    assert cult.spawn_rounds == (2, 4, 6, 8)
    assert (cult.dominance, dict(cult.arrivals), cult.spawn[-1].slot) == (3, {"manifold": 7}, "M5")
    assert (duel.no_meetings, duel.duels) == (1, (3, 2, 3))
    assert [one.slot for one in key.markers] == ["S5", "S6", "S7", "S8", "S9", "S10"]
    assert (key.cells, key.tile, key.tile_slots) == ((4, 3, 3), "kosmodrom_woomera", ("R10", "R15"))
    villains = [(one.slot, one.enemy) for one in scourges.markers]
    assert villains == [("R10", "me_zelazny_car"), ("R15", "me_matka_roju")]
    assert (scourges.reputation, scourges.dominance) == (6, 2)
    assert (scourges.scars, scourges.wounds_per_reputation) == (2, 2)
