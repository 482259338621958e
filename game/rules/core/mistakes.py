"""How a mistake in content is reported: `file: field: what was expected`, all mistakes at once."""

import msgspec


class Mistake(msgspec.Struct, frozen=True, order=True):
    """One mistake in a content file, map, language or rulebook; its text is shown to the modder."""

    file: str
    field: str
    expected: str

    def __str__(self) -> str:
        return f"{self.file}: {self.field}: {self.expected}"


class BadContent(Exception):
    """Content that cannot be used; it carries every mistake found, not just the first."""

    def __init__(self, mistakes: "list[Mistake] | tuple[Mistake, ...]") -> None:
        assert mistakes, "BadContent without a mistake"
        self.mistakes = tuple(sorted(set(mistakes)))
        super().__init__("\n".join(str(mistake) for mistake in self.mistakes))
