"""The Line as the rulebook's examples write it: `[A X* (T U) _mw]`.

Places stand from the front to the Commissar. `_` is a free place, `_m`, `_mm`, `_w` one with Mines or Wire
(the oldest first); `X*` has played F.U.B.A.R.; `(T U)` is the Tank with its crew, its owner first.
"""

from collections.abc import Mapping
from dataclasses import dataclass

FREE = "_"


@dataclass(frozen=True)
class Position:
    """Who stands where, by the names of the Comrades; places are counted from 1."""

    line: tuple[str | None, ...]
    hazards: Mapping[int, str]
    fubar: frozenset[str]
    crew: tuple[str, ...]

    @property
    def comrades(self) -> tuple[str, ...]:
        """From the front to the Commissar."""
        return tuple(name for name in self.line if name is not None)

    def written(self) -> str:
        words = [self._word(place, name) for place, name in enumerate(self.line, start=1)]
        inside = [index for index, name in enumerate(self.line) if name in self.crew]
        if inside:
            words[inside[0]] = f"({words[inside[0]]}"
            words[inside[-1]] = f"{words[inside[-1]]})"
        return f"[{' '.join(words)}]"

    def _word(self, place: int, name: str | None) -> str:
        if name is None:
            return FREE + self.hazards.get(place, "")
        return f"{name}*" if name in self.fubar else name


def read(text: str) -> Position:
    """The position that is written so."""
    assert text[0] == "[", text
    assert text[-1] == "]", text
    line: list[str | None] = []
    hazards: dict[int, str] = {}
    fubar: set[str] = set()
    crew: list[str] = []
    aboard = False
    for place, word in enumerate(text[1:-1].split(), start=1):
        aboard = aboard or word.startswith("(")
        name = word.strip("()")
        if name.startswith(FREE):
            line.append(None)
            hazards |= {place: name[1:]} if name[1:] else {}
            continue
        if name.endswith("*"):
            name = name[:-1]
            fubar.add(name)
        line.append(name)
        crew += [name] if aboard else []
        aboard = aboard and not word.endswith(")")
    return Position(tuple(line), hazards, frozenset(fubar), tuple(crew))
