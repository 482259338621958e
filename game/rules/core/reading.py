"""Plain data (decoded TOML) into frozen structs, collecting every mistake instead of stopping at the
first."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec

from game.rules.core.mistakes import Mistake

S = TypeVar("S", bound=msgspec.Struct)


class Reader:
    """Reads one file. `mistakes` grows while it reads; the caller decides what to do about them."""

    def __init__(self, file: str, mistakes: list[Mistake]) -> None:
        self._file = file
        self._mistakes = mistakes

    def mistake(self, field: str, expected: str) -> None:
        self._mistakes.append(Mistake(self._file, field, expected))

    def table(self, data: Any, wanted: type[S], at: str = "") -> dict[str, S]:
        """A file of entries keyed by id."""
        if not isinstance(data, Mapping):
            self.mistake(at or "file", "expected a table of entries")
            return {}
        entries = {str(key): self.entry(value, wanted, _join(at, str(key))) for key, value in data.items()}
        return {key: entry for key, entry in entries.items() if entry is not None}

    def entry(self, data: Any, wanted: type[S], at: str) -> S | None:
        """One struct from one table; None if anything in it is wrong, with a mistake added for each fault."""
        if not isinstance(data, Mapping):
            self.mistake(at or "file", f"expected a table, found {_name(data)}")
            return None
        fields = _fields(wanted)
        told = len(self._mistakes)
        values: dict[str, Any] = {}
        for name, field in fields.items():
            if name in data:
                values[field.name] = self._value(data[name], field.type, _join(at, name))
            elif field.required:
                self.mistake(_join(at, name), "expected this field, it is missing")
        for unknown in sorted(set(map(str, data)) - set(fields)):
            self.mistake(_join(at, unknown), f"unknown field, expected one of {', '.join(sorted(fields))}")
        return wanted(**values) if len(self._mistakes) == told else None

    def _value(self, value: Any, wanted: Any, at: str) -> Any:
        if isinstance(wanted, type) and issubclass(wanted, msgspec.Struct):
            return self.entry(value, wanted, at)
        origin, arguments = get_origin(wanted), get_args(wanted)
        if origin is tuple and isinstance(value, Sequence) and not isinstance(value, str):
            return tuple(
                self._value(item, arguments[0], f"{at}[{place}]") for place, item in enumerate(value)
            )
        if (
            origin is not None
            and isinstance(origin, type)
            and issubclass(origin, Mapping)
            and isinstance(value, Mapping)
        ):
            return {
                str(key): self._value(item, arguments[1], _join(at, str(key))) for key, item in value.items()
            }
        try:
            return msgspec.convert(value, wanted)
        except msgspec.ValidationError as error:
            self.mistake(at, _expected(value, wanted, str(error)))
            return None


def missing_files(sources: Mapping[str, Any], files: Iterable[str]) -> list[Mistake]:
    """A mistake for each of these files that is not among the sources."""
    return [
        Mistake(file, "file", "expected this file, it is missing") for file in files if file not in sources
    ]


def read_scenarios(sources: Mapping[str, Any], wanted: type[S], mistakes: list[Mistake]) -> dict[str, S]:
    """Every file of the folder `scenarios` by the `id` it states, which must be the name of the file.

    `wanted` has a required field `id`. Scenarios with mistakes are left out; if there are none, that is a
    mistake too.
    """
    scenarios: dict[str, S] = {}
    files = sorted(file for file in sources if file.startswith("scenarios/"))
    for file in files:
        scenario = Reader(file, mistakes).entry(sources[file], wanted, "")
        if scenario is None:
            continue
        name = str(sources[file]["id"])
        if file != f"scenarios/{name}.toml":
            mistakes.append(Mistake(file, "id", f"expected the name of the file, found {name!r}"))
        scenarios[name] = scenario
    if not files:
        mistakes.append(Mistake("scenarios", "folder", "expected at least one scenario"))
    return scenarios


def _expected(value: Any, wanted: Any, error: str) -> str:
    choices = [
        choice
        for part in (wanted, *get_args(wanted))
        if get_origin(part) is Literal
        for choice in get_args(part)
    ]
    if choices:
        return f"unknown value {value!r}, expected one of {', '.join(map(str, choices))}"
    return error[0].lower() + error[1:].replace("`", "").split(" - at ")[0]


@cache
def _fields(wanted: type[msgspec.Struct]) -> Mapping[str, msgspec.structs.FieldInfo]:
    """The fields of a struct by their names in a file. Cached, because inspecting the types is slow."""
    return {field.encode_name: field for field in msgspec.structs.fields(wanted)}


def _join(at: str, name: str) -> str:
    return f"{at}.{name}" if at else name


def _name(value: Any) -> str:
    return type(value).__name__
