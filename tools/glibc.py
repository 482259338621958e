"""Which version of the GNU C library a folder of programs asks for: on an older system it does not start.

python3 -m tools.glibc FOLDER       the highest version, and what asks for it
"""

import argparse
import re
import struct
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ELF = b"\x7fELF\x02\x01"
"""The start of an ELF file with 64 bits, low byte first."""
NEEDED_VERSIONS = 0x6FFFFFFE
"""The section in which a file names the library versions it needs."""
VERSION = re.compile(rb"GLIBC_(\d+)\.(\d+)(?:\.(\d+))?")
Version = tuple[int, ...]


def needed(data: bytes) -> Iterator[Version]:
    """Every version that an ELF file needs; empty for any other file."""
    if not data.startswith(ELF):
        return
    start, size, count = (
        *struct.unpack_from("<Q", data, 0x28),
        *struct.unpack_from("<HH", data, 0x3A),
    )
    sections = [struct.unpack_from("<IIQQQQIIQQ", data, start + size * place) for place in range(count)]
    for _, kind, _, _, offset, _, link, entries, _, _ in sections:
        if kind == NEEDED_VERSIONS:
            yield from _versions(data, offset, entries, sections[link][4])


def _versions(data: bytes, place: int, libraries: int, names: int) -> Iterator[Version]:
    for _ in range(libraries):
        _, count, _, first, next_library = struct.unpack_from("<HHIII", data, place)
        one = place + first
        for _ in range(count):
            _, _, _, name, next_one = struct.unpack_from("<IHHII", data, one)
            if found := VERSION.fullmatch(data[names + name : data.index(b"\0", names + name)]):
                yield tuple(int(part) for part in found.groups() if part)
            one += next_one
        place += next_library


def highest(folder: Path) -> tuple[Version, list[str]]:
    """The highest version that any file in the folder needs, and the files that need it."""
    asked: dict[Version, list[str]] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            for version in set(needed(path.read_bytes())):
                asked.setdefault(version, []).append(path.relative_to(folder).as_posix())
    top = max(asked, default=())
    return top, asked.get(top, [])


def shown(version: Version) -> str:
    return ".".join(map(str, version))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools.glibc")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--most", default="")
    given = parser.parse_args(arguments)
    version, files = highest(given.folder)
    print(f"glibc {shown(version)}, asked for by {', '.join(files[:5])}" + (" …" if len(files) > 5 else ""))
    return int(bool(given.most) and version > tuple(map(int, given.most.split("."))))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
