"""What CHANGELOG.md says about one version, as release notes, and about all for software centres.

python3 -m tools.release_notes [VERSION]       prints the notes, by default of the current version
"""

import datetime
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from game import __version__

CHANGES = Path(__file__).resolve().parent.parent / "CHANGELOG.md"
HEADING = re.compile(r"^## (?P<version>\d+\.\d+\.\d+)(?:, (?P<said>.+))?$", re.MULTILINE)


class Version(NamedTuple):
    """A version in CHANGELOG.md."""

    number: str
    date: str
    """Empty until it is released."""
    text: str


def versions(text: str) -> list[Version]:
    """The versions as written, the newest first."""
    headings = list(HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    return [
        Version(heading["version"], _date(heading["said"] or ""), text[heading.end() : end].strip())
        for heading, end in zip(headings, ends, strict=True)
    ]


def _date(said: str) -> str:
    try:
        return datetime.date.fromisoformat(said).isoformat()
    except ValueError:
        return ""


def notes(number: str, text: str) -> str:
    """The notes of a version. Raises KeyError if there are none, because no release goes without notes."""
    return {version.number: version.text for version in versions(text)}[number] + "\n"


def releases_for_appstream(moment: int) -> str:
    """This version, dated by the moment it was made if it has no date yet, and older ones with a date."""
    today = datetime.datetime.fromtimestamp(moment, datetime.UTC).date().isoformat()
    newest, *older = versions(CHANGES.read_text("utf-8"))
    dated = [newest._replace(date=newest.date or today), *(version for version in older if version.date)]
    lines = [f'    <release version="{version.number}" date="{version.date}"/>' for version in dated]
    return "\n".join(["<releases>", *lines, "  </releases>"])


def main(arguments: Sequence[str]) -> int:
    number = arguments[0] if arguments else __version__
    try:
        print(notes(number, CHANGES.read_text("utf-8")), end="")
    except KeyError:
        print(f"CHANGELOG.md says nothing of {number}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
