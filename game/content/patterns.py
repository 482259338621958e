"""Patterns: some fields of an intent or an event, and whether one fits them."""

from collections.abc import Mapping
from typing import Any

import msgspec


def fits(pattern: Mapping[str, Any], value: msgspec.Struct) -> bool:
    """Whether a value has all fields of the pattern; of a list any one value fits."""
    plain = msgspec.to_builtins(value)
    return _fits(pattern, plain)


def _fits(pattern: Mapping[str, Any], plain: Mapping[str, Any]) -> bool:
    return all(name in plain and _is(wanted, plain[name]) for name, wanted in pattern.items())


def _is(wanted: Any, found: Any) -> bool:
    if isinstance(wanted, Mapping):
        return isinstance(found, Mapping) and _fits(wanted, found)
    if isinstance(found, list | tuple):
        return isinstance(wanted, list) and wanted == [*found]
    return found in wanted if isinstance(wanted, list) else bool(wanted == found)
