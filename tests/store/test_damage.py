"""L3: a damaged file is refused by name, never accepted as another one, never touched."""

import gzip
import json
import random
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from game.store import Journal, Sealed, StoreError, decode, read_sealed, seal, unseal
from tests.guards import at_least_one
from tests.sweeps import NIGHT

MUTATIONS = 5000 * NIGHT
KIND = "sztabowka-save"
Unseal = Callable[[bytes, str, int, int, Path], Sealed]


def flip(data: bytes, chance: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 1, 2, 8))):
        changed[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def cut(data: bytes, chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data))]


def cut_out(data: bytes, chance: random.Random) -> bytes:
    start, end = two_places(data, chance)
    return data[:start] + data[end:]


def insert(data: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(data) + 1)
    return data[:place] + chance.randbytes(chance.randint(1, 20)) + data[place:]


def double(data: bytes, chance: random.Random) -> bytes:
    start, end = two_places(data, chance)
    return data[:end] + data[start:end] + data[end:]


def zero(data: bytes, chance: random.Random) -> bytes:
    start, end = two_places(data, chance)
    return data[:start] + bytes(end - start) + data[end:]


def swap(data: bytes, chance: random.Random) -> bytes:
    start, end = two_places(data, chance)
    middle = chance.randint(start, end)
    return data[:start] + data[middle:end] + data[start:middle] + data[end:]


def two_places(data: bytes, chance: random.Random) -> tuple[int, int]:
    start, end = sorted((chance.randint(0, len(data)), chance.randint(0, len(data))))
    return start, end


MUTATORS = (flip, flip, cut, cut_out, insert, double, zero, swap)


def packed_again(data: bytes, chance: random.Random) -> bytes:
    """Damage below gzip's checksum: only our own can see it."""
    return gzip.compress(chance.choice(MUTATORS)(gzip.decompress(data), chance), mtime=0)


def swap_lines(data: bytes, chance: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def double_line(data: bytes, chance: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    lines.insert(chance.randrange(len(lines) + 1), chance.choice(lines))
    return b"".join(lines)


def drop_line(data: bytes, chance: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    del lines[chance.randrange(len(lines))]
    return b"".join(lines)


def save_of(chance: random.Random) -> bytes:
    steps = [{"seat": chance.randrange(4), "intent": chance.randbytes(4).hex()} for _ in range(20)]
    return json.dumps({"game": "one", "steps": steps}).encode()


def accepted_though_damaged(unsealing: Unseal, mutations: int) -> Iterator[str]:
    chance = random.Random(3)
    for number in range(mutations):
        payload = save_of(chance)
        mutator = chance.choice((*MUTATORS, packed_again, packed_again))
        damaged = mutator(seal(payload, KIND, 1), chance)
        try:
            found = unsealing(damaged, KIND, 1, 1 << 20, Path("a.save"))
        except StoreError as error:
            if "a.save" not in str(error):
                yield f"mutation {number}: {error} does not name the file"
            continue
        if found != (1, payload):
            yield f"mutation {number}, {mutator.__name__}"


def test_no_damaged_save_is_taken_for_another() -> None:
    assert list(accepted_though_damaged(unseal, MUTATIONS * 7 // 10)) == []


def unseal_without_checksum(data: bytes, _kind: str, _newest: int, _limit: int, path: Path) -> Sealed:
    try:
        return Sealed(1, gzip.decompress(data).partition(b"\n")[2])
    except (OSError, EOFError, zlib.error) as error:
        raise StoreError("damaged", path, detail="planted") from error


def unseal_raw(data: bytes, _kind: str, _newest: int, _limit: int, path: Path) -> Sealed:
    try:
        return Sealed(1, zlib.decompressobj(wbits=-15).decompress(data[10:]).partition(b"\n")[2])
    except zlib.error as error:
        raise StoreError("damaged", path, detail="planted") from error


@pytest.mark.parametrize("planted", [unseal_without_checksum, unseal_raw])
def test_planted_trusting_readers_are_caught(planted: Unseal) -> None:
    assert list(accepted_though_damaged(planted, 300))


ReadJournal = Callable[[Path], tuple[tuple[bytes, ...], bool]]


def wrong_journals(read: ReadJournal, path: Path, tries: int) -> Iterator[str]:
    """A damaged journal gives a beginning of the true lines, and says so when there were more."""
    chance = random.Random(4)
    lines, whole = journal_of_twenty(path, chance)
    ends = {place for place, byte in enumerate(whole, start=1) if byte == ord("\n")}
    for number in range(tries):
        mutator = chance.choice((*MUTATORS, swap_lines, double_line, drop_line))
        damaged = mutator(whole, chance)
        path.write_bytes(damaged)
        try:
            found, is_warned = read(path)
        except StoreError:
            continue
        finally:
            assert path.read_bytes() == damaged
        is_clean_cut = whole.startswith(damaged) and len(damaged) in ends
        if found != lines[: len(found)] or (len(found) < len(lines) and not (is_warned or is_clean_cut)):
            yield f"mutation {number}, {mutator.__name__}"


def journal_of_twenty(path: Path, chance: random.Random) -> tuple[tuple[bytes, ...], bytes]:
    lines = tuple(json.dumps({"step": chance.randrange(3)}).encode() for _ in range(20))
    with Journal.create(path) as journal:
        for line in lines:
            journal.append(line)
    return lines, path.read_bytes()


def chained(path: Path) -> tuple[tuple[bytes, ...], bool]:
    found = Journal.read(path)
    return found.lines, found.torn or found.damaged_at is not None


def unchained(path: Path) -> tuple[tuple[bytes, ...], bool]:
    """A planted fault: every line that looks well is believed, wherever it stands."""
    lines = path.read_bytes().split(b"\n")[1:-1]
    return tuple(line[9:] for line in lines if line[8:10] == b" {"), True


def test_no_damaged_journal_tells_another_story(tmp_path: Path) -> None:
    assert list(wrong_journals(chained, tmp_path / "a.journal", MUTATIONS * 3 // 10)) == []


def test_a_planted_reader_without_a_chain_is_caught(tmp_path: Path) -> None:
    assert list(wrong_journals(unchained, tmp_path / "a.journal", 300))


def test_a_file_is_left_as_it_is(tmp_path: Path) -> None:
    path, chance = tmp_path / "a.save", random.Random(5)
    sealed = seal(save_of(chance), KIND, 1)
    for _ in range(200):
        damaged = flip(sealed, chance)
        path.write_bytes(damaged)
        with suppress(StoreError):
            read_sealed(path, KIND, 1)
        assert path.read_bytes() == damaged
        assert list(tmp_path.iterdir()) == [path]


def code_of(data: bytes, limit: int = 1000) -> str:
    with pytest.raises(StoreError) as refusal:
        unseal(data, KIND, 2, limit, Path("a.save"))
    return refusal.value.code


def test_each_trouble_has_its_own_code() -> None:
    good = seal(b"[1, 2]", KIND, 1)
    assert unseal(good, KIND, 2, 1000, Path("a.save")) == (1, b"[1, 2]")
    assert good == seal(b"[1, 2]", KIND, 1)
    assert {code_of(good[:size]) for size in range(2, len(good))} == {"truncated"}
    assert code_of(b"") == code_of(bytes(100)) == "truncated"
    assert code_of(good + b"x") == code_of(good + good) == "damaged"
    assert code_of(good[:-8] + b"\0\0\0\0" + good[-4:]) == "damaged"
    assert code_of(seal(b"1" * 1001, KIND, 1)) == "too_big"
    assert code_of(seal(b"[]", "sztabowka-settings", 1)) == "unknown_format"
    assert code_of(gzip.compress(b"no header at all")) == code_of(b"PK\3\4") == "unknown_format"
    assert code_of(seal(b"[]", KIND, 3)) == "newer_format"
    assert code_of(gzip.compress(gzip.decompress(good).replace(b"1, 2", b"1, 3"))) == "damaged"
    assert code_of(gzip.compress(gzip.decompress(good).replace(b'"version":1', b'"version":2'))) == "damaged"


def test_what_does_not_decode_is_damaged() -> None:
    hopeless = (b"", b"{", b'"\xff"', b"[" * 60, b"]", b'"\\', b"\0", b'{"a":1}x')
    for payload in at_least_one(hopeless):
        with pytest.raises(StoreError) as refusal:
            decode(payload, msgspec.json.decode, Path("a.save"))
        assert refusal.value.code == "damaged"


def test_a_torn_line_is_left_out_and_never_glued_to_the_next(tmp_path: Path) -> None:
    whole, path = tmp_path / "whole", tmp_path / "torn"
    with Journal.create(whole) as journal:
        for number in (1, 2, 3):
            journal.append(b"%d" % number)
    data = whole.read_bytes()
    last = data.rindex(b"\n", 0, -1) + 1
    for size in range(last, len(data)):
        for filling in (b"", b"\0\0\0\0\0"):
            path.write_bytes(data[:size] + filling)
            assert Journal.read(path) == ((b"1", b"2"), size > last or filling != b"", None)
            with Journal.open(path) as journal:
                journal.append(b"4")
                journal.append(b"5")
            assert Journal.read(path) == ((b"1", b"2", b"4", b"5"), False, None)
            assert path.read_bytes().startswith(data[:size] + filling)


def test_damage_in_the_middle_is_told_and_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    with Journal.create(path) as journal:
        for number in (1, 2, 3):
            journal.append(b'"%d"' % number)
    damaged = path.read_bytes().replace(b'"2"', b'"7"')
    path.write_bytes(damaged)
    assert Journal.read(path) == ((b'"1"',), False, 3)
    with pytest.raises(StoreError, match="line 3"):
        Journal.open(path)
    with pytest.raises(StoreError, match="exists"):
        Journal.create(path)
    path.write_bytes(damaged.replace(b"journal 1", b"journal 2"))
    with pytest.raises(StoreError) as refusal:
        Journal.read(path)
    assert refusal.value.code == "newer_format"
