"""Write into the READMEs how large the downloads are, from what lies in dist/packages.

python3 -m tools.sizes              writes
python3 -m tools.sizes --check      1 where what they say is more than a twentieth off
"""

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from game import __version__

PROJECT = Path(__file__).resolve().parent.parent
PACKAGES = PROJECT / "dist" / "packages"
BLOCK = re.compile(r"(<!-- sizes: [^\n]*-->\n).*?(<!-- end of sizes -->)", re.DOTALL)
LINE = re.compile(r"^\| `sztabowka-\S+?-(?P<ending>[a-z].+?)` \| (?P<size>[\d.,]+) MB \|", re.MULTILINE)
FOLDERS = {
    "windows-x64-setup.exe": "dist/windows/sztabowka",
    "windows-x64.zip": "dist/windows/sztabowka",
    "linux-x64.deb": "dist/sztabowka",
    "linux-x64.tar.gz": "dist/sztabowka",
}
"""What is measured, and the folder it unpacks to. Packages for macOS are made where nobody measures them."""
PAGES = {"README.md": ("download", "size", "on the disk"), "README.pl.md": ("plik", "rozmiar", "na dysku")}
NEAR = 0.05


def megabytes(path: Path) -> float:
    files = [path] if path.is_file() else [one for one in path.rglob("*") if not one.is_symlink()]
    return sum(one.stat().st_size for one in files if one.is_file()) / 1e6


def shown(size: float, page: str) -> str:
    """The size in words; Polish has a decimal comma."""
    return f"{size:.1f}".replace(".", "," if ".pl." in page else ".")


def measured() -> dict[str, tuple[float, float]]:
    """For each package that was made its size, and that of the folder it unpacks to."""
    found = {}
    for ending, folder in FOLDERS.items():
        path = PACKAGES / f"sztabowka-{__version__}-{ending}"
        if path.is_file():
            found[ending] = megabytes(path), megabytes(PROJECT / folder)
    return found


def table(page: str, sizes: dict[str, tuple[float, float]]) -> str:
    lines = [f"| {' | '.join(PAGES[page])} |", "|---|---|---|"]
    lines += [
        f"| `sztabowka-{__version__}-{ending}` | {shown(packed, page)} MB | {shown(whole, page)} MB |"
        for ending, (packed, whole) in sizes.items()
    ]
    return "\n".join([*lines, ""])


def with_sizes(text: str, page: str, sizes: dict[str, tuple[float, float]]) -> str:
    return BLOCK.sub(lambda found: found[1] + table(page, sizes) + found[2], text)


def said(text: str) -> dict[str, float]:
    """The sizes of the packages that a page states."""
    return {found["ending"]: float(found["size"].replace(",", ".")) for found in LINE.finditer(text)}


def wrong(text: str, sizes: dict[str, tuple[float, float]]) -> Iterator[str]:
    told = said(text)
    for ending, (packed, _) in sizes.items():
        if ending not in told:
            yield f"nothing is said of {ending}"
        elif abs(told[ending] - packed) > NEAR * packed:
            yield f"{ending} has {packed:.1f} MB, not {told[ending]:.1f}"


def main(arguments: Sequence[str]) -> int:
    sizes = measured()
    if not sizes:
        print(f"There is nothing in {PACKAGES}: tools/package.py makes it.", file=sys.stderr)
        return 1
    mistakes = []
    for page in PAGES:
        path = PROJECT / page
        text = path.read_text("utf-8")
        if "--check" in arguments:
            mistakes += [f"{page}: {mistake}" for mistake in wrong(text, sizes)]
        else:
            path.write_text(with_sizes(text, page, sizes), "utf-8", newline="\n")
    print(*mistakes, sep="\n", end="\n" if mistakes else "")
    return int(bool(mistakes))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
