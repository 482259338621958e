"""The icon of the executables, made from our mark: .ico for Windows, .icns for macOS, of PNG pictures."""

import io
import struct
from pathlib import Path

import pygame

MARK = Path(__file__).resolve().parent.parent / "assets" / "art" / "shared" / "logo_mark.svg"
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}


def write_icon(folder: Path, system: str) -> Path | None:
    """Write the icon for a system (`sys.platform`); None where executables have no icon."""
    icons = {"win32": ("sztabowka.ico", ico), "darwin": ("sztabowka.icns", icns)}
    if system not in icons:
        return None
    name, make = icons[system]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(make())
    return folder / name


def drawn(size: int) -> bytes:
    """The mark as a PNG of this many pixels each way."""
    file = io.BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(MARK, (size, size)), file, "mark.png")
    return file.getvalue()


def ico() -> bytes:
    """A table of the pictures, then the pictures; a size of 256 is written as 0."""
    pictures = {size: drawn(size) for size in ICO_SIZES}
    table, place = struct.pack("<HHH", 0, 1, len(pictures)), 6 + 16 * len(pictures)
    for size, picture in pictures.items():
        table += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return table + b"".join(pictures.values())


def icns() -> bytes:
    """The pictures, each after its kind and length; the whole file has a length as well."""
    chunks = b"".join(_chunk(kind, drawn(size)) for kind, size in ICNS_KINDS.items())
    return _chunk(b"icns", chunks)


def _chunk(kind: bytes, content: bytes) -> bytes:
    return kind + struct.pack(">I", 8 + len(content)) + content
