"""`python -m tools.art` writes all pictures; `--sheet OUT.png` draws them on a contact sheet."""

import argparse
from pathlib import Path

from tools.art.collection import collected
from tools.art.gallery import Picture
from tools.art.sheet import draw_sheet

ART = Path(__file__).resolve().parent.parent.parent / "assets" / "art"


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.art", description=__doc__)
    parser.add_argument(
        "--sheet", type=Path, metavar="OUT.png", help="draw a contact sheet and write no picture"
    )
    parser.add_argument("--only", default="", metavar="WORDS", help="names that begin so, apart by commas")
    parser.add_argument("--px", type=int, default=256, help="how large each picture is on the sheet")
    parser.add_argument("--across", type=int, default=6, help="how many stand in a row of the sheet")
    asked = parser.parse_args(words)
    starts = tuple(asked.only.split(","))
    chosen = [one for name, one in sorted(collected().items()) if name.startswith(starts)]
    if asked.sheet is not None:
        draw_sheet(asked.sheet, chosen, asked.px, asked.across)
    else:
        write(chosen, ART)
    print(f"{len(chosen)} pictures")
    return 0


def write(pictures: list[Picture], folder: Path) -> None:
    for picture in pictures:
        path = folder / picture.game / f"{picture.name}.svg"
        text = picture.svg()
        if not path.is_file() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    raise SystemExit(main())
