"""Reading map files from untrusted sources: size limits, no DOCTYPE, nothing outside the given folder."""

import re
from pathlib import Path
from xml.etree import ElementTree

from game.rules.core.mistakes import BadContent, Mistake
from game.store import StoreError, read_bounded

LARGEST_FILE = 2_000_000
TOO_BIG = f"larger than {LARGEST_FILE} bytes, expected a smaller file"
MOST_ELEMENTS = 20_000
_PART = re.compile(r"[A-Za-z0-9_](?:[A-Za-z0-9_. -]{0,78}[A-Za-z0-9_-])?")
_DEVICE = re.compile(r"(?i)(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?")
_DECLARED_ENCODING = re.compile(r"""^\ufeff?<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)["']""")
_DECLARATION = re.compile(r"<!(?!--)")


def inside(root: Path, folder: Path, source: str) -> Path | None:
    """The file that a map means by `source`, relative to its own folder; None if it lies outside the root."""
    parts = source.split("/")
    if not all(part == ".." or is_safe_name(part) for part in parts):
        return None
    try:
        target, home = folder.joinpath(*parts).resolve(), root.resolve()
    except (OSError, RuntimeError):
        return None
    return target if target.is_relative_to(home) else None


def is_safe_name(part: str) -> bool:
    """Whether this is a plain file name on every system."""
    return _PART.fullmatch(part) is not None and _DEVICE.fullmatch(part) is None


def read_xml(path: Path) -> ElementTree.Element:
    """The root element of a small XML file without declarations of its own."""
    text = _read_text(path)
    if _DECLARATION.search(text):
        raise BadContent([Mistake(path.name, "file", "has a DOCTYPE or other declaration, expected none")])
    declared = _DECLARED_ENCODING.match(text)
    if declared and declared[1].lower() not in ("utf-8", "utf8"):
        raise BadContent([Mistake(path.name, "encoding", f"{declared[1][:40]!r}, expected 'UTF-8'")])
    try:
        root = ElementTree.fromstring(text.encode())
    except (ElementTree.ParseError, ValueError, LookupError) as error:
        raise BadContent([Mistake(path.name, "file", f"expected well-formed XML ({error})")]) from None
    if sum(1 for _ in root.iter()) > MOST_ELEMENTS:
        raise BadContent([Mistake(path.name, "file", f"expected at most {MOST_ELEMENTS} elements")])
    return root


def _read_text(path: Path) -> str:
    try:
        return read_bounded(path, LARGEST_FILE).decode()
    except UnicodeDecodeError:
        wrong = "expected UTF-8 text"
    except StoreError as error:
        is_too_big = error.code == "too_big"
        wrong = TOO_BIG if is_too_big else "expected a file that can be read"
    except ValueError:
        wrong = "expected a file that can be read"
    raise BadContent([Mistake(path.name, "file", wrong)])
