"""A line of text being typed: pure, one value after the other."""

import msgspec

from game.store import printable

LONGEST = 40


class EditedLine(msgspec.Struct, frozen=True):
    text: str = ""
    caret: int = 0
    limit: int = LONGEST
    is_selected: bool = False
    """Whether all of it is selected: what is typed takes its place."""

    def selected(self) -> "EditedLine":
        return EditedLine(self.text, len(self.text), self.limit, is_selected=bool(self.text))

    def typed(self, text: str) -> "EditedLine":
        """The line with text inserted at the caret; control characters and half characters are left out."""
        if self.is_selected:
            replaced = EditedLine(limit=self.limit).typed(text)
            return replaced if replaced.text else self
        clean = printable(text, self.limit) if text.strip() else text.replace("\t", " ")
        if text.strip() and clean == "?" and "?" not in text:
            return self
        if text[:1] == " " and not clean.startswith(" "):
            clean = f" {clean}"
        if text[-1:] == " " and not clean.endswith(" "):
            clean = f"{clean} "
        clean = clean.replace("\n", " ").replace("\r", "")[: max(0, self.limit - len(self.text))]
        whole = self.text[: self.caret] + clean + self.text[self.caret :]
        return EditedLine(whole, self.caret + len(clean), self.limit)

    def pressed(self, key: str) -> "EditedLine":
        """After an editing key; other keys change nothing."""
        text, caret = self.text, self.caret
        if self.is_selected and key in ("backspace", "delete"):
            return EditedLine(limit=self.limit)
        if self.is_selected and key == "left":
            caret = 1
        if key == "backspace" and caret:
            return EditedLine(text[: caret - 1] + text[caret:], caret - 1, self.limit)
        if key == "delete":
            return EditedLine(text[:caret] + text[caret + 1 :], caret, self.limit)
        places = {"left": caret - 1, "right": caret + 1, "home": 0, "end": len(text)}
        if key in places:
            return EditedLine(text, min(max(places[key], 0), len(text)), self.limit)
        return self


def line(text: str, limit: int = LONGEST) -> EditedLine:
    return EditedLine(text[:limit], len(text[:limit]), limit)
