"""A program of its own: it reads hostile saves, maps, contents and languages, and plays, under an audit hook.

    python -m tests.session.hostile FOLDER COUNT SEED

It prints what was done that reading and playing must never do; nothing, if all is well.
"""

import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

from game.config.paths import PROJECT
from game.content.boards import load_map
from game.content.library import read_tables
from game.devtools.invariants.damage import CRUDE, forged
from game.devtools.invariants.random_play import play_on
from game.devtools.invariants.seatings import deals
from game.i18n import Texts
from game.i18n.language_files import parsed
from game.rules.core.mistakes import BadContent
from game.rules.core.rng import Draws, Rng
from game.rules.registry import GAMES
from game.session.autosave import begin, recover
from game.session.kept import unfinished
from game.session.saves import listing, load, save
from game.store import StoreError

FORBIDDEN = (
    *("exec", "compile", "import", "subprocess.", "os.system", "os.exec", "os.posix_spawn", "os.fork"),
    *("socket.", "ctypes.", "pickle.", "urllib.", "marshal.", "code.__new__"),
)
WARMING_UP = 250
HOSTILE_TEXTS = (
    "__import__('os').system('true')",
    "!!python/object/apply:os.system ['true']",
    '{ NUMBER($x, currencyDisplay: "__class__") }',
    "file:///etc/passwd",
)


class Watch:
    """Hooks cannot be taken off again, so this one sleeps while files are prepared."""

    def __init__(self) -> None:
        self.is_awake = False
        self.seen: set[str] = set()
        sys.addaudithook(self._hear)

    def _hear(self, event: str, args: tuple[object, ...]) -> None:
        if self.is_awake and event.startswith(FORBIDDEN):
            self.seen.add(f"{event} {str(args[:1])[:80]}")


def spoilt(data: bytes, chance: Draws) -> bytes:
    if chance.below(4) == 0:
        place = chance.below(len(data))
        return data[:place] + chance.choice(HOSTILE_TEXTS).encode() + data[place:]
    return chance.choice(CRUDE)(data, chance)


def hostile_saves(folder: Path, chance: Draws) -> Iterator[Callable[[], object]]:
    match = deals()[0].match(1)
    play_on(match, chance, 30)
    honest, path = match.dumps(), folder / "hostile.save"
    while True:
        path.write_bytes(chance.choice((spoilt, forged))(honest, chance))
        yield lambda: load(path)
        yield lambda: listing(folder)


def hostile_maps(folder: Path, chance: Draws) -> Iterator[Callable[[], object]]:
    maps = sorted((PROJECT / "maps").rglob("*.tmx"))
    while True:
        source = chance.choice(maps)
        for tiles in source.parent.glob("*.tsx"):
            (folder / tiles.name).write_bytes(tiles.read_bytes())
        (folder / "hostile.tmx").write_bytes(spoilt(source.read_bytes(), chance))
        yield lambda: load_map(folder / "hostile.tmx", folder)


def parsed_tables(folder: Path, game: str) -> object:
    return GAMES[game].parse(read_tables(folder, game))


def hostile_contents(folder: Path, chance: Draws) -> Iterator[Callable[[], object]]:
    sources = sorted((PROJECT / "assets" / "content").rglob("*.toml"))
    places = {source: folder / source.relative_to(PROJECT) for source in sources}
    for source, place in places.items():
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(source.read_bytes())
    while True:
        source = chance.choice(sources)
        game = source.relative_to(PROJECT / "assets" / "content").parts[0]
        places[source].write_bytes(spoilt(source.read_bytes(), chance))
        yield partial(parsed_tables, folder, game)
        places[source].write_bytes(source.read_bytes())


def hostile_languages(folder: Path, chance: Draws) -> Iterator[Callable[[], object]]:
    sources = sorted((PROJECT / "assets" / "lang" / "pl").glob("*.ftl"))
    (folder / "pl").mkdir(exist_ok=True)
    while True:
        source = chance.choice(sources)
        (folder / "pl" / "core.ftl").write_bytes(spoilt(source.read_bytes()[:4000], chance))
        yield lambda: [Texts.load(folder, "pl").say(name) for name in ("store-damaged", "app-name")]


SHARES = {hostile_saves: 12, hostile_maps: 6, hostile_contents: 1, hostile_languages: 6}
"""Of every 25 files. A content is a folder of tables, read whole each time, and takes longest."""


def session(folder: Path) -> None:
    """A whole headless session: play, autosave, save, list, load, recover."""
    match, chance = deals()[0].match(2), Draws(Rng(2))
    autosave = begin(match, folder / "autosaves")
    for _ in range(40):
        seat = chance.choice(sorted(match.waiting_for()))
        autosave.submit(seat, chance.choice(match.legal(seat)))
    autosave.close()
    load(save(match, folder / "saves", "a save"))
    recover(autosave.folder)
    assert listing(folder / "saves")
    assert unfinished(folder / "autosaves")
    texts = Texts.load(PROJECT / "assets" / "lang", "pl")
    texts.say("store-damaged", file="a", detail="b")


def read_hostile_files(folder: Path, count: int, seed: int, watch: Watch, awake: bool) -> None:
    for kind, share in SHARES.items():
        place = folder / f"{kind.__name__} {awake}"
        place.mkdir()
        attempts = kind(place, Draws(Rng(seed)))
        for _ in range(-(-count * share // sum(SHARES.values()))):
            attempt = next(attempts)
            watch.is_awake = awake
            with suppress(StoreError, BadContent):
                attempt()
            watch.is_awake = False


def main(folder: Path, count: int, seed: int) -> None:
    watch = Watch()
    for game in GAMES:
        # The first reading of a game works out the types of its tables, which is our own code.
        GAMES[game].parse(read_tables(PROJECT, game))
    # The first text that is not plain imports Fluent, which compiles code of its own.
    Texts.load(PROJECT / "assets" / "lang", "pl").say("count-points", count=2)
    for awake, number in ((False, WARMING_UP), (True, count)):
        parsed.cache_clear()  # what was parsed asleep is parsed again under the hook
        read_hostile_files(folder, number, seed, watch, awake)
        watch.is_awake = awake
        session(folder / f"session {awake}")
        watch.is_awake = False
    if "--plant" in sys.argv:
        watch.is_awake = True
        compile("1 + 1", "planted", "eval")
        socket.socket().close()
    print("\n".join(sorted(watch.seen)), end="")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
