"""Positions of Desert Patrol: a small map of its own, who stands where, and which cards are in which pile.

The tables become a scenario with its map, so that the game's own checks read them; the forces are named
here only, so that a changed scenario of the game cannot change a puzzle.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from game.content.boards import BoardArt, HexGrid, LoadedMap
from game.content.library import OpenGame, open_game
from game.content.pack import Pack
from game.puzzles.position import ArrangedPosition, Arranger
from game.rules.core.board import Board, Feature, Space, SpaceId
from game.rules.core.frames import Frame
from game.rules.core.ids import CardId, Seat
from game.rules.core.mistakes import BadContent, Mistake
from game.rules.core.piles import Pile
from game.rules.core.reading import Reader
from game.rules.core.rng import BLANK
from game.rules.core.state import State
from game.rules.desert_patrol import intents, victory
from game.rules.desert_patrol.content import Condition, Content
from game.rules.desert_patrol.hope import is_hopeless
from game.rules.desert_patrol.round import Round
from game.rules.desert_patrol.setting import Setting
from game.rules.desert_patrol.state import Forces, Soldier, Vehicle, World
from game.rules.desert_patrol.terms import SIDES, CounterId, Face, ObjectId, Side, enemy
from game.rules.desert_patrol.turn import Turn, TurnBegins

SCENARIO = "puzzle"
GAP = "."
"""In a row of tiles: no tile lies here."""
IN_VEHICLE = "/"
"""Between a vehicle and the position in it."""
TILE_WIDTH, TILE_HEIGHT, TILE_SIDE = 222, 256, 128


class _Escape(msgspec.Struct, frozen=True):
    on: str
    side: Side


class _Vehicle(msgspec.Struct, frozen=True):
    on: str
    damage: int = 0


class _Forces(msgspec.Struct, frozen=True):
    """One side: its men, each by his tile or by his vehicle and position, and its piles, top first."""

    win: tuple[Condition, ...]
    soldiers: Mapping[str, str] = {}
    pinned: tuple[str, ...] = ()
    vehicles: Mapping[str, _Vehicle] = {}
    may_escape: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    reserve: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    reconned: tuple[str, ...] = ()
    controlled: tuple[str, ...] = ()
    neutralised: tuple[str, ...] = ()
    escaped: tuple[str, ...] = ()
    destroyed: tuple[str, ...] = ()


class _Table(msgspec.Struct, frozen=True):
    """A position: rows of tiles, every other one half a tile to the right, and what lies on them."""

    seat: Side
    tiles: tuple[str, ...]
    initiative: Side
    lrdg: _Forces
    italy: _Forces
    round: int = 2
    objectives: Mapping[str, str] = {}
    objects: Mapping[str, str] = {}
    escapes: Mapping[str, _Escape] = {}

    def side(self, side: Side) -> _Forces:
        return self.lrdg if side == "lrdg" else self.italy

    def place_of(self, soldier: str, at: str) -> Soldier:
        pinned = any(soldier in self.side(side).pinned for side in SIDES)
        vehicle, _, position = at.partition(IN_VEHICLE)
        if position:
            return Soldier(None, CounterId(vehicle), position, pinned)
        return Soldier(SpaceId(at), None, None, pinned)


class _PatrolArranger(Arranger):
    passing = (intents.EndTurn, intents.HunkerDown, intents.Forgo)

    def points(self, world: Any, seat: Seat) -> int:
        return victory.points(world, world.side_of(seat))

    def is_alive(self, world: Any, seat: Seat) -> bool:
        return any(name in world.soldiers for name in world.setting.soldiers[world.side_of(seat)])

    def arrange(self, file: str, data: Any, within: str, mistakes: list[Mistake]) -> ArrangedPosition | None:
        reader = Reader(file, mistakes)
        table = reader.entry(data, _Table, "position")
        if table is None or not _are_known(table, reader):
            return None
        try:
            opened = _opened(table)
            options = {"first_seat": table.seat}
            setting = opened.setting(SCENARIO, options)
        except BadContent as bad:
            mistakes += (Mistake(file, f"position.{one.field}", one.expected) for one in bad.mistakes)
            return None
        assert isinstance(setting, Setting)
        world = _world(table, setting)
        for side in SIDES:
            if is_hopeless(world, side):
                reader.mistake(f"position.{side}", "expected a side that can still win: this one is hopeless")
        frames = _frames(table)
        beyond = 1 if within == "round" else len(frames) - 1
        return ArrangedPosition(
            self, opened, SCENARIO, State(world, frames, BLANK), setting.seat[table.seat],
            seats=2, options=options, beyond=beyond,
        )  # fmt: skip


def _frames(table: _Table) -> tuple[Frame, ...]:
    """The learner's turn; with the initiative he has it after the other side's turn."""
    rest = (TurnBegins(enemy(table.seat)),) if table.initiative == table.seat else ()
    return (Round(), *rest, Turn(table.seat))


# The position as a scenario


def _are_known(table: _Table, reader: Reader) -> bool:
    """Whether all that is named is on the map and in the game: what the game's own checks do not cover."""
    told: list[tuple[str, str]] = []
    content = open_game("desert_patrol").content
    tiles = set(_cells(table.tiles))

    def expect(names: Mapping[str, str], known: set[str], what: str) -> None:
        told.extend((at, what) for at, name in names.items() if name not in known)

    expect({f"tiles.{name}": name for name in tiles}, set(content.tiles), "expected a face of tiles.toml")
    expect(
        {f"objectives.{k}": v for k, v in table.objectives.items()}, tiles, "expected a tile of the position"
    )
    expect({f"objects.{k}": v for k, v in table.objects.items()}, tiles, "expected a tile of the position")
    expect(
        {f"escapes.{k}.on": v.on for k, v in table.escapes.items()}, tiles, "expected a tile of the position"
    )
    for side in SIDES:
        forces = table.side(side)
        own, others = forces.vehicles, table.side(enemy(side)).vehicles
        on = {f"{side}.soldiers.{k}": v for k, v in forces.soldiers.items() if IN_VEHICLE not in v}
        on |= {f"{side}.vehicles.{k}.on": v.on for k, v in own.items()}
        on |= {f"{side}.{face}": v for face in ("reconned", "controlled") for v in getattr(forces, face)}
        expect(on, tiles, "expected a tile of the position")
        seats = {f"{side}.soldiers.{k}": v for k, v in forces.soldiers.items() if IN_VEHICLE in v}
        expect(seats, set(_seats(content, own)), "expected a vehicle of this side and a position in it")
        pinned = {f"{side}.pinned": name for name in forces.pinned}
        expect(pinned, set(forces.soldiers), "expected a soldier who is on the map")
        names = {f"{side}.soldiers.{name}": name for name in forces.soldiers}
        expect(names, {k for k, v in content.counters.items() if (v.side, v.kind) == (side, "soldier")},
               "unknown id, expected a soldier of this side")  # fmt: skip
        expect({f"{side}.vehicles.{name}": name for name in own}, set(content.vehicles) - set(others),
               "unknown id, expected a vehicle that is only here")  # fmt: skip
        enemies = {k for k, v in content.counters.items() if v.side != side or k in content.vehicles}
        expect(
            {f"{side}.neutralised": name for name in forces.neutralised},
            enemies,
            "expected an enemy's counter",
        )
    for at, what in told:
        reader.mistake(f"position.{at}", what)
    return not told


def _seats(content: Content, vehicles: Mapping[str, _Vehicle]) -> Iterator[str]:
    for name in vehicles:
        if name in content.vehicles:
            yield from (f"{name}{IN_VEHICLE}{one.id}" for one in content.vehicles[name].positions)


def _cells(rows: tuple[str, ...]) -> dict[str, tuple[int, int]]:
    return {
        name: (column, place)
        for place, row in enumerate(rows)
        for column, name in enumerate(row.split())
        if name != GAP
    }


def _opened(table: _Table) -> OpenGame:
    """The game with this one scenario: all its things lie in place from the start."""
    usual = open_game("desert_patrol")
    reached = usual.contents(usual.scenarios[0].id).tables
    tables = {name: table for name, table in reached.items() if not name.startswith("scenarios/")}
    tables[f"scenarios/{SCENARIO}.toml"] = _scenario(table)
    pack = Pack(tables, _map(table, usual))
    return OpenGame("desert_patrol", pack.tables, lambda _scenario: pack.map or _map(table, usual))


def _scenario(table: _Table) -> dict[str, Any]:
    return {
        "id": SCENARIO, "number": 0, "complexity": 1, "map": f"{SCENARIO}.tmx",
        "initiative": table.initiative, "objectives": list(table.objectives), "objects": _objects(table),
        "escapes": list(table.escapes), **{side: _setup(table, side) for side in SIDES},
    }  # fmt: skip


def _objects(table: _Table) -> list[str]:
    return [*table.objects, *table.lrdg.destroyed, *table.italy.destroyed]


def _counters(table: _Table, side: Side) -> list[str]:
    """Every counter that this side began with; a vehicle belongs to the side it lies before."""
    forces, other = table.side(side), table.side(enemy(side))
    return [*forces.soldiers, *forces.vehicles, *other.neutralised, *forces.escaped]


def _setup(table: _Table, side: Side) -> dict[str, Any]:
    forces = table.side(side)
    crews: dict[str, dict[str, str]] = {name: {} for name in forces.vehicles}
    for soldier, at in forces.soldiers.items():
        vehicle, _, position = at.partition(IN_VEHICLE)
        if position:
            crews[vehicle][position] = soldier
    deck = Counter((*forces.hand, *forces.deck, *forces.discard, *forces.removed))
    return {
        "counters": _counters(table, side), "may_escape": list(forces.may_escape),
        "win": [msgspec.to_builtins(condition) for condition in forces.win],
        "deck": dict(deck), "reserve": dict(Counter(forces.reserve)),
        "vehicles": [{"id": name, "crew": crew} for name, crew in crews.items()],
    }  # fmt: skip


def _map(table: _Table, usual: OpenGame) -> LoadedMap:
    cells = _cells(table.tiles)
    columns = max(column for column, _ in cells.values()) + 1
    grid = HexGrid(columns, len(table.tiles), TILE_WIDTH, TILE_HEIGHT, TILE_SIDE)
    spaces = tuple(Space(SpaceId(name), *cell, "tile", {"face": name}) for name, cell in cells.items())
    board = Board(SCENARIO, spaces, (), tuple(_features(table)))
    at = {SpaceId(name): cell for name, cell in cells.items()}
    art = BoardArt(
        grid=grid,
        size=grid.map_size(),
        toplefts={name: grid.topleft(*cell) for name, cell in at.items()},
        centres={name: grid.centre(*cell) for name, cell in at.items()},
        images=_images(usual, tuple(at)),
        points={feature.name: grid.centre(*at[feature.space]) for feature in board.features},
    )
    return LoadedMap(board, art)


def _images(usual: OpenGame, faces: tuple[SpaceId, ...]) -> dict[SpaceId, str]:
    """The picture of each face: its own if a map of the game has it, else one of the same kind."""
    known: dict[SpaceId, str] = {}
    for scenario in usual.scenarios:
        known |= usual.map(scenario.id).art.images
    themes = {usual.content.tiles[face].theme: image for face, image in known.items()}
    return {face: known.get(face) or themes[usual.content.tiles[face].theme] for face in faces}


def _features(table: _Table) -> Iterator[Feature]:
    for kind, places in (("objective", table.objectives), ("object", table.objects)):
        yield from (Feature(name, kind, SpaceId(tile)) for name, tile in places.items())
    for name, escape in table.escapes.items():
        yield Feature(name, "escape", SpaceId(escape.on), {"side": escape.side})
    somewhere = next(iter(_cells(table.tiles)))
    for side in SIDES:
        forces = table.side(side)
        known = dict.fromkeys((*forces.reconned, *forces.controlled))
        for number, tile in enumerate(known, 1):
            face = "controlled" if tile in forces.controlled else "reconned"
            yield Feature(f"{side}_control_{number}", "control", SpaceId(tile), {"side": side, "face": face})
        yield from (Feature(name, "object", SpaceId(somewhere)) for name in forces.destroyed)
        for name in _counters(table, side):
            at = forces.vehicles[name].on if name in forces.vehicles else forces.soldiers.get(name, "")
            if IN_VEHICLE not in at:
                # A counter begins on a tile that its side knows, even if stealth has moved it since.
                tile = at if at in known else next(iter(known), somewhere)
                yield Feature(name, "counter", SpaceId(tile))


# The world as it stands


def _world(table: _Table, setting: Setting) -> World:
    soldiers = {**table.lrdg.soldiers, **table.italy.soldiers}
    return World(
        setting=setting,
        round=table.round,
        initiative=table.initiative,
        turn=table.seat,
        lrdg=_forces(table, "lrdg"),
        italy=_forces(table, "italy"),
        soldiers={
            name: table.place_of(name, soldiers[name]) for name in setting.counters if name in soldiers
        },
        vehicles={
            name: Vehicle(SpaceId(one.on), side, one.damage, one.damage >= card.critical)
            for name, card in setting.vehicles.items()
            for side in SIDES
            if (one := table.side(side).vehicles.get(name)) is not None
        },
        objects={
            name: SpaceId(table.objects[name]) for name in sorted(setting.objects) if name in table.objects
        },
    )


def _forces(table: _Table, side: Side) -> Forces:
    forces = table.side(side)
    faces: dict[SpaceId, Face] = {SpaceId(tile): "reconned" for tile in forces.reconned}
    faces |= {SpaceId(tile): "controlled" for tile in forces.controlled}
    return Forces(
        deck=_pile(forces.deck), reserve=_pile(forces.reserve), markers=faces, hand=_pile(forces.hand),
        discard=_pile(forces.discard), removed=_pile(forces.removed),
        neutralised=tuple(CounterId(name) for name in forces.neutralised),
        escaped=tuple(CounterId(name) for name in forces.escaped),
        destroyed=tuple(ObjectId(name) for name in forces.destroyed),
    )  # fmt: skip


def _pile(names: tuple[str, ...]) -> Pile:
    return tuple(CardId(name) for name in names)


ARRANGER = _PatrolArranger()
