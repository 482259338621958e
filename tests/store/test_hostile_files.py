"""F2, F3, U3: names that lead elsewhere, bombs, and texts nobody can draw."""

import gzip
import os
import random
import sys
import time
import tracemalloc
import unicodedata
import zlib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from game.store import (
    MOST_LEVELS,
    UNPACKED_LIMIT,
    StoreError,
    decode,
    inside,
    printable,
    read_bounded,
    seal,
    unseal,
)
from tests.guards import at_least_one
from tests.sweeps import NIGHT

HOSTILE = (
    *(
        "",
        ".",
        "..",
        "...",
        "../a",
        "a/../b",
        "a/..",
        "./a",
        "a/./b",
        "a.",
        "a..",
        "a /b",
        "a ",
        "a./b",
        " a",
    ),
    *(
        "/",
        "//",
        "/etc/passwd",
        "//server/share",
        "a//b",
        "a/",
        "/a",
        "a/b/",
        "a/b/c/d/e/f/g/h/i",
        "a/" * 5000,
    ),
    *("..\\a", "a\\b", "\\a", "\\\\server\\share", "\\\\?\\C:\\a", "C:", "C:a", "C:/a", "c:\\a", "a:b"),
    *(
        "a::$DATA",
        "a.txt:stream",
        "file:///a",
        "http://a",
        "~",
        "~/a",
        "~root",
        "$HOME",
        "%APPDATA%",
        "PROGRA~1",
    ),
    *(
        "CON",
        "con",
        "Con.txt",
        "PRN",
        "AUX",
        "NUL",
        "nul.json",
        "NUL .txt",
        "COM1",
        "com9.save",
        "LPT1",
        "lpt0",
    ),
    *("a/NUL/b", "CONIN$", "CLOCK", "COM\u00b9", "\u041dUL", ".hidden", "a/.git", "-rf", "-", "a" * 81),
    *(
        "a\0",
        "a\0.txt",
        "\0",
        "a\nb",
        "a\n",
        "\na",
        "a\rb",
        "a\tb",
        "a*",
        "a?",
        "a<b",
        "a>b",
        'a"b',
        "a'b",
        "a|b",
    ),
    *("a;b", "a&b", "`a`", "$(a)", "a#b", "a%2e%2e", "%2e%2e/a", "..%2fa", "\uff0e\uff0e/a", "a\uff0fb"),
    *("\u2024\u2024/a", "\u2025/a", "\u202ea", "a\u200b", "\ud800", "za\u017c\u00f3\u0142\u0107"),
)


def test_hostile_names_are_refused(tmp_path: Path) -> None:
    assert len(HOSTILE) >= 60
    for name in HOSTILE:
        with pytest.raises(StoreError) as refusal:
            inside(tmp_path, name)
        assert refusal.value.code == "bad_name", name
        assert str(refusal.value).isprintable()


def test_plain_names_are_found(tmp_path: Path) -> None:
    for name in ("a", "maps/desert patrol/first map.tmx", "_a-1.b.c", "a" * 80, "connect.txt", "nulls"):
        assert inside(tmp_path, name) == tmp_path.resolve() / name


def test_links_do_not_lead_out(tmp_path: Path) -> None:
    root, outside = tmp_path / "root", tmp_path / "outside"
    root.mkdir()
    outside.mkdir()
    (outside / "secret").write_text("s")
    try:
        (root / "folder").symlink_to(outside, target_is_directory=True)
        (root / "file").symlink_to(outside / "secret")
        (root / "up").symlink_to("..", target_is_directory=True)
        (root / "self").symlink_to(".", target_is_directory=True)
        (root / "loop").symlink_to("loop")
        (root / "fine").symlink_to("real")
    except OSError:
        pytest.skip("links need a right this account does not have")
    for name in ("folder", "folder/secret", "file", "up/outside/secret", "self"):
        with pytest.raises(StoreError):
            inside(root, name)
    assert inside(root, "fine") == root.resolve() / "real"
    with pytest.raises((StoreError, OSError)):
        inside(root, "loop").read_bytes()


PIECES = (
    *("..", ".", "/", "\\", "a", "B", "0", "_", "-", " ", ":", "~", "CON", "nul", "com1", "\0", "\uff0e"),
    *("%2e", "a.txt", "save", "C:", "\n", "*", "$", "\u202e", "LPT9.", "//", "../", "a/", "maps"),
)


def escapes(resolving: Callable[[Path, str], Path], root: Path, tries: int) -> list[str]:
    chance, home, escaped = random.Random(6), root.resolve(), []
    for _ in range(tries):
        name = "".join(chance.choices(PIECES, k=chance.randint(1, 7)))
        try:
            path = resolving(root, name)
        except StoreError:
            continue
        lands = os.path.normpath(path)
        if not lands.startswith(str(home) + os.sep) or "\\" in name or "\0" in name:
            escaped.append(name)
    return escaped


def test_no_fuzzed_name_escapes(tmp_path: Path) -> None:
    assert escapes(inside, tmp_path, 100_000 * NIGHT) == []


def test_a_planted_naive_join_is_caught(tmp_path: Path) -> None:
    assert escapes(lambda root, name: root / name, tmp_path, 500)


def refused(attempt: Callable[..., object], *args: object) -> str:
    """The code of a refusal, which must be quick and small."""
    started = time.process_time()
    with pytest.raises(StoreError) as refusal:
        attempt(*args)
    assert time.process_time() - started < PATIENCE
    assert peak_memory(attempt, *args) < 200 * MILLION
    return refusal.value.code


def peak_memory(attempt: Callable[..., object], *args: object) -> int:
    tracemalloc.start()
    try:
        with suppress(StoreError):
            attempt(*args)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


PATIENCE = 5
"""Processor seconds, far above what a refusal takes and far below what a bomb would."""
MILLION = 1_000_000
SAVE = Path("a.save")
KIND = "sztabowka-save"


def test_bombs_are_refused_quickly_and_in_little_memory() -> None:
    header = seal_header(b"[]")
    claims = {
        header.replace(b'"length":2', b'"length":%d' % (300 * MILLION)): "too_big",
        header.replace(b'"length":2', b'"length":%d' % (20 * MILLION)): "damaged",
        header: "damaged",
        b'{"kind":"': "unknown_format",
        b"": "unknown_format",
    }
    for claim, code in at_least_one(claims.items()):
        assert refused(unseal, bomb(claim), KIND, 1, UNPACKED_LIMIT, SAVE) == code


def bomb(start: bytes) -> bytes:
    """300 MB of zeros behind `start`, in 300 kB."""
    packing = zlib.compressobj(wbits=31)
    head = packing.compress(start) + packing.flush(zlib.Z_FULL_FLUSH)
    zeros = packing.compress(bytes(10 * MILLION)) + packing.flush(zlib.Z_FULL_FLUSH)
    return head + 30 * zeros + packing.flush()


def unseal_unbounded(data: bytes, path: Path) -> None:
    try:
        zlib.decompressobj(wbits=31).decompress(data)
    except zlib.error as error:
        raise StoreError("damaged", path, detail="planted") from error


def test_a_planted_unbounded_reader_is_caught() -> None:
    assert peak_memory(unseal_unbounded, bomb(b""), SAVE) > 200 * MILLION


def seal_header(payload: bytes) -> bytes:
    return gzip.decompress(seal(payload, KIND, 1)).partition(b"\n")[0] + b"\n"


def nested(levels: int, opening: bytes = b"[", closing: bytes = b"]") -> bytes:
    return opening * levels + b"1" + closing * levels


def test_deep_nesting_is_refused() -> None:
    assert decode(nested(MOST_LEVELS), msgspec.json.decode, SAVE)
    assert decode(nested(MOST_LEVELS, b'{"[[":', b"}"), msgspec.json.decode, SAVE)
    assert decode(b'["' + b"[" * 1000 + b'\\"[[", "{{"]', msgspec.json.decode, SAVE)
    for deep in (nested(MOST_LEVELS + 1), nested(120_000), b'{"a":' * 240_000, nested(70) * 1_700):
        assert refused(decode, deep, msgspec.json.decode, SAVE) == "too_deep"


def test_too_many_entries_are_refused() -> None:
    lists, numbers, texts = b"[]," * 10 * MILLION, b"1," * MILLION, b'"a' * 8 * MILLION
    for many in (b"[" * UNPACKED_LIMIT, b"[" + lists + b"1]", b"[" + numbers + b"1]", texts):
        assert refused(decode, many, msgspec.json.decode, SAVE) == "too_many"
    for broken in (b'"' + b'\\"' * 16 * MILLION, b'"a' * 499_999 + b'"', b"\\" * 32 * MILLION):
        assert refused(decode, broken, msgspec.json.decode, SAVE) == "damaged"


def test_a_big_file_is_refused_unread(tmp_path: Path) -> None:
    big = tmp_path / "big"
    with big.open("wb") as file:
        file.truncate(1 << 40)
    assert refused(read_bounded, big, 1000) == "too_big"
    assert refused(read_bounded, tmp_path / "none", 1000) == "vanished"
    assert refused(read_bounded, tmp_path, 1000) in ("not_a_file", "unreadable")
    assert refused(read_bounded, Path(os.devnull), 1000) == "not_a_file"


def test_a_pipe_is_refused_without_waiting(tmp_path: Path) -> None:
    if sys.platform == "win32":
        return
    os.mkfifo(tmp_path / "pipe")
    assert refused(read_bounded, tmp_path / "pipe", 1000) == "not_a_file"


def test_any_text_becomes_printable() -> None:
    chance = random.Random(7)
    special = "\0\u200b\u2068\u2069\u202e\ud800\udfff\ufeff\u0301\u3164\ufe0f\t\n a\u017b\U0001f600"
    for _ in range(20_000 * NIGHT):
        alphabet = [chr(chance.randrange(0x110000)) for _ in range(3)] + list(special)
        check_printable("".join(chance.choices(alphabet, k=chance.randrange(60))), chance.choice((1, 5, 40)))


def check_printable(text: str, limit: int) -> None:
    shown = printable(text, limit)
    assert 1 <= len(shown) <= limit
    assert shown.isprintable()
    assert shown == shown.strip() == unicodedata.normalize("NFC", shown) == printable(shown, limit)
    assert shown.encode("utf-8").decode() == shown
    assert not unicodedata.category(shown[0]).startswith("M")
    assert not {unicodedata.category(char) for char in shown} & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def test_names_of_people_stay_as_they_are() -> None:
    for name in ("Zażółć gęślą jaźń", "Ania", "李小龍", "Ђорђе", "名前 ☢", "نور", "Nguyễn"):
        assert printable(unicodedata.normalize("NFD", name)) == unicodedata.normalize("NFC", name)
    assert printable("a\u00a0b\tc\nd") == "a b c d"
    assert printable("\u200b\u2068") == printable("") == printable("\ud800") == "?"
    assert printable("\u0301\u0301") == printable("\u3164") == "?"
    assert printable("x" * 10_000_000) == "x" * 40
    assert len(printable("e" + "\u0323" * 100)) <= 5
