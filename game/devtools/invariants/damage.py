"""L3: files that were cut, overwritten or forged are refused with a code, skipped, and never changed."""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from game.devtools.invariants.memory_disks import ReadOnlyDisk
from game.devtools.invariants.random_play import play_on
from game.devtools.invariants.tally import Tally, require, uncaught
from game.rules.core import engine
from game.rules.core.codec import encode
from game.rules.core.rng import Draws
from game.session.autosave import recover
from game.session.match import Match
from game.session.record import FORMAT, KIND
from game.session.saves import Broken as BrokenSave
from game.session.saves import listing, load
from game.store import UNPACKED_LIMIT, StoreError, seal, unseal

NONSENSE: tuple[Any, ...] = (None, True, -1, 0, 1, 10**30, 1.5, "", "?", "nobody", [], {}, [[]], {"a": {}})
Damage = Callable[[bytes, Draws], bytes]


def flipped(data: bytes, chance: Draws) -> bytes:
    spoilt = bytearray(data)
    for _ in range(1 + chance.below(4)):
        spoilt[chance.below(len(spoilt))] ^= 1 << chance.below(8)
    return bytes(spoilt)


def cut(data: bytes, chance: Draws) -> bytes:
    return data[: chance.below(len(data))]


def zeroed(data: bytes, chance: Draws) -> bytes:
    start = chance.below(len(data))
    count = 1 + chance.below(len(data) - start)
    return data[:start] + bytes(count) + data[start + count :]


def stuffed(data: bytes, chance: Draws) -> bytes:
    place = chance.below(len(data) + 1)
    return data[:place] + bytes(chance.below(256) for _ in range(1 + chance.below(20))) + data[place:]


def doubled(data: bytes, chance: Draws) -> bytes:
    start = chance.below(len(data))
    piece = data[start : start + 1 + chance.below(200)]
    return data[:start] + piece + data[start:]


CRUDE: tuple[Damage, ...] = (flipped, cut, zeroed, stuffed, doubled)


def forged(data: bytes, chance: Draws) -> bytes:
    """A save with a valid seal and changed content; sometimes with a snapshot that fits its digest."""
    record = msgspec.json.decode(unseal(data, KIND, FORMAT, UNPACKED_LIMIT, Path("save")).payload)
    if chance.below(3) == 0:
        spoil(record["snapshot"], chance)
        fitting = hashlib.blake2b(msgspec.json.encode(record["snapshot"]), digest_size=16).hexdigest()
        record["digest"] = fitting
    else:
        spoil(record, chance)
    return seal(msgspec.json.encode(record), KIND, FORMAT)


def spoil(tree: Any, chance: Draws) -> None:
    """Change one value somewhere in a tree of lists and objects: to nonsense, or to a similar value."""
    plausible = list(_leaves(tree))
    while True:
        keys = sorted(tree) if isinstance(tree, dict) else list(range(len(tree)))
        key = chance.choice(keys)
        if isinstance(tree[key], dict | list) and tree[key] and chance.below(8):
            tree = tree[key]
            continue
        way = chance.below(6)
        if way == 0:
            del tree[key]
        elif way == 1 and isinstance(tree, list):
            tree.append(tree[key])
        elif way == 2:
            tree[key] = chance.choice(NONSENSE)
        else:
            alike = [leaf for leaf in plausible if type(leaf) is type(tree[key])]
            tree[key] = chance.choice(alike or NONSENSE)
        return


def _leaves(tree: Any) -> Iterator[Any]:
    if isinstance(tree, dict | list):
        for branch in tree.values() if isinstance(tree, dict) else tree:
            yield from _leaves(branch)
    else:
        yield tree


def check_sound(match: Match, chance: Draws) -> None:
    """A match that was loaded can be viewed, asked, played and saved."""
    broken = [*match.game.laws(match.state.world), *engine.unanswerable(match.state)]
    require(not broken, "L3", f"a save that breaks laws was let in: {broken}")
    match.look_back()
    for seat in match.game.seats(match.state.world):
        encode((match.view(seat), match.legal(seat), match.undo_barrier))
    play_on(match, chance, 3)
    match.dumps()


FOLDER = Path("saves")
SAVE = FOLDER / "damaged.save"
BACKUP = FOLDER / "damaged.save.bak1"


def check_save(honest: bytes, spoilt: bytes, chance: Draws, tally: Tally) -> bool:
    """A damaged save beside its good backup: the error names both, the list shows it, nothing is written.

    Returns whether it was loaded nevertheless; then it must be sound.
    """
    shelf = ReadOnlyDisk({SAVE: spoilt, BACKUP: honest})
    with uncaught("L3"):
        (entry,) = listing(FOLDER, shelf)
        require(entry.path == SAVE, "L3", f"the list shows {entry.path}")
        tally["damaged saves listed"] += isinstance(entry, BrokenSave)
        tally["mutations"] += 1
        try:
            match = load(SAVE, shelf)
        except StoreError as error:
            names = SAVE.name in str(error) and error.good_copy == BACKUP
            require(names, "L3", f"the refusal does not name file and good copy: {error}")
            tally["damaged saves refused"] += 1
            return False
        check_sound(match, chance)
        return True


def check_crude(honest: bytes, chance: Draws, tally: Tally) -> None:
    """Plain damage is never loaded, unless the damaged bytes carry no meaning."""
    spoilt = chance.choice(CRUDE)(honest, chance)
    if check_save(honest, spoilt, chance, tally):
        same = Match.loads(spoilt).record() == Match.loads(honest).record()
        require(same, "L3", "a damaged save became another game")


def check_forged(honest: bytes, chance: Draws, tally: Tally) -> None:
    tally["forged saves let in"] += check_save(honest, forged(honest, chance), chance, tally)


def check_autosave(pages: Mapping[Path, bytes], history: frozenset[str], chance: Draws, tally: Tally) -> None:
    """One file of an autosaved match is damaged: the recovered state is a moment that really occurred."""
    path = chance.choice(sorted(pages))
    shelf = ReadOnlyDisk({**pages, path: chance.choice(CRUDE)(pages[path], chance)})
    tally["mutations"] += 1
    with uncaught("L3"):
        try:
            recovered = recover(path.parent, shelf)
        except StoreError as error:
            require(path.name in str(error), "L3", f"the refusal does not name the file: {error}")
            tally["damaged autosaves refused"] += 1
            return
        require(recovered.match.digest() in history, "L3", f"{path.name}: another game was recovered")
        tally["damaged pages stepped around"] += bool(recovered.damaged)
