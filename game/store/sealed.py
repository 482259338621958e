"""Sealed files: gzip of one header line and the payload. Anything that differs from what was sealed is
refused."""

import gzip
import hashlib
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from game.store.mistakes import StoreError

T = TypeVar("T")

MOST_LEVELS = 64
# The largest number of commas and brackets in one file.
MOST_ENTRIES = 250_000
_HEADER_LIMIT = 512
_GZIP = b"\x1f\x8b"


class Sealed(NamedTuple):
    version: int
    payload: bytes


class _Header(msgspec.Struct, frozen=True):
    kind: str
    version: int
    length: int
    sha256: str


def seal(payload: bytes, kind: str, version: int) -> bytes:
    """Equal payloads give equal bytes. `kind` is the family of the file, such as "sztabowka-save"."""
    line = _header_line(_header(payload, kind, version))
    assert len(line) <= _HEADER_LIMIT
    return gzip.compress(line + payload, compresslevel=6, mtime=0)


def unseal(data: bytes, kind: str, newest_version: int, unpacked_limit: int, path: Path) -> Sealed:
    """The payload as it was sealed; raises `StoreError` otherwise. Never keeps more than `unpacked_limit`
    bytes."""
    unpacking = _Unpacking(data, kind, path)
    start = unpacking.more(_HEADER_LIMIT)
    line = start[: start.find(b"\n") + 1]
    header = _read_header(line)
    if header is None or header.kind != kind:
        unpacking.drain(unpacked_limit)
        raise StoreError("unknown_format", path, expected=kind)
    if header.length > unpacked_limit:
        raise StoreError("too_big", path, limit=unpacked_limit)
    content = start + unpacking.more(max(0, len(line) + header.length - len(start)))
    unpacking.check_the_end()
    if header.version > newest_version:
        raise StoreError("newer_format", path, found=header.version, newest=newest_version)
    payload = content[len(line) :]
    if line != _header_line(_header(payload, kind, header.version)):
        raise StoreError("damaged", path, detail="the checksum does not match")
    return Sealed(header.version, payload)


def decode(payload: bytes, decoder: Callable[[bytes], T], path: Path) -> T:
    """Typed decoding of JSON with limits on depth and number of entries; every failure is a `StoreError`."""
    _check_shape(payload, path)
    try:
        return decoder(payload)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise StoreError("damaged", path, detail=str(error)[:200] or type(error).__name__) from error


class _Unpacking:
    """Unpacks gzip piece by piece, so that a decompression bomb costs no more than the piece asked for."""

    def __init__(self, data: bytes, kind: str, path: Path) -> None:
        if not data.strip(b"\0"):
            raise StoreError("truncated", path)
        if not data.startswith(_GZIP):
            raise StoreError("unknown_format", path, expected=kind)
        self._gzip = zlib.decompressobj(wbits=31)
        self._rest = data
        self._path = path

    def more(self, most: int) -> bytes:
        if most == 0 or self._gzip.eof:
            return b""
        try:
            piece = self._gzip.decompress(self._rest, most)
        except zlib.error as error:
            raise StoreError("damaged", self._path, detail="the compressed data is broken") from error
        self._rest = self._gzip.unconsumed_tail
        return piece

    def drain(self, most: int) -> None:
        """Read to the end without keeping it, to tell a broken file from a sound one of another kind."""
        while most > 0 and (piece := self.more(1 << 16)):
            most -= len(piece)
        if most > 0:
            self.check_the_end()

    def check_the_end(self) -> None:
        """gzip's own checksum has been compared once `eof` is reached."""
        if self.more(1):
            raise StoreError("damaged", self._path, detail="it holds more than its header says")
        if not self._gzip.eof:
            raise StoreError("truncated", self._path)
        if self._gzip.unused_data:
            raise StoreError("damaged", self._path, detail="something follows its end")


def _header(payload: bytes, kind: str, version: int) -> _Header:
    seal_of_all = hashlib.sha256(b"%s\n%d\n%d\n" % (kind.encode(), version, len(payload)))
    seal_of_all.update(payload)
    return _Header(kind, version, len(payload), seal_of_all.hexdigest())


def _header_line(header: _Header) -> bytes:
    return msgspec.json.encode(header) + b"\n"


def _read_header(line: bytes) -> _Header | None:
    try:
        header = msgspec.json.decode(line, type=_Header)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return header if header.version >= 0 and header.length >= 0 else None


_TO_BRACKETS = bytes.maketrans(b"[{]}", b"(())")
_OTHERS = bytes(set(range(256)) - set(b"[]{},"))


def _check_shape(payload: bytes, path: Path) -> None:
    """Limit the cost of decoding before it begins."""
    unescaped = payload.replace(b"\\\\", b"").replace(b'\\"', b"")
    # An entry has at most a key and a value, each between two quotes.
    if unescaped.count(b'"') > 4 * MOST_ENTRIES:
        raise StoreError("too_many", path, limit=MOST_ENTRIES)
    outside_of_texts = b"".join(unescaped.split(b'"')[::2])
    shape = outside_of_texts.translate(_TO_BRACKETS, _OTHERS)
    if len(shape) > MOST_ENTRIES:
        raise StoreError("too_many", path, limit=MOST_ENTRIES)
    if not _is_shallow(shape.replace(b",", b"")):
        raise StoreError("too_deep", path, limit=MOST_LEVELS)


def _is_shallow(brackets: bytes) -> bool:
    """Each round removes the innermost brackets; what is left after the last round is too deep."""
    for _ in range(MOST_LEVELS):
        fewer = brackets.replace(b"()", b"")
        if len(fewer) == len(brackets):
            # None, or a few that never close: a broken text, which the decoder reports better.
            return len(brackets) <= MOST_LEVELS
        brackets = fewer
    return not brackets
