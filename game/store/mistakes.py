"""What can go wrong with a file: a code, the facts, a plain sentence."""

import errno
import string
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from game.store.text import printable

_SENTENCES: Mapping[str, str] = {
    "bad_name": "the name {file} cannot be used for a file",
    "bad_settings": "{file} holds settings that cannot be used: {detail}",
    "damaged": "{file} is damaged: {detail}",
    "diverged": "{file} plays differently from step {step} on: {detail}",
    "disk_full": "{file} was not written: the disk is full",
    "exists": "{file} was not written: it exists already",
    "locked": "{file} is in use by another running program",
    "newer_format": "{file} is of a newer version: format {found}, this program knows up to {newest}",
    "no_home": "there is no home folder for {file} to be in: let SZTABOWKA_HOME name a folder",
    "not_a_file": "{file} is not an ordinary file",
    "outgrown": "{file} was not written: the match has grown beyond what can be read back ({detail})",
    "other_content": "{file} belongs to other rules or content than are here: {detail}",
    "not_kept": "{file} is played on but not kept: {reason}",
    "replaced": "{file} was removed or replaced while it was open",
    "rewritten": "{file} was removed or replaced while it was played, and was written again",
    "read_only": "{file} was not written: writing is not permitted there",
    "too_big": "{file} is too big: the limit is {limit} bytes",
    "too_deep": "{file} is damaged or hostile: it nests deeper than {limit} levels",
    "too_many": "{file} is damaged or hostile: it holds more than {limit} entries",
    "truncated": "{file} is damaged: its end is missing",
    "unknown_format": "{file} is not a file of the kind {expected}",
    "unreadable": "{file} cannot be read: {detail}",
    "unwritable": "{file} was not written: {detail}",
    "vanished": "{file} is not there any more, or its folder is not",
}


def _fields(sentence: str) -> tuple[str, ...]:
    return tuple(field for _, field, _, _ in string.Formatter().parse(sentence) if field)


# Every code with the names of its facts; its message is `store-<code>`. `detail` is English, for the log; all
# other facts are names and numbers.
CODES: Mapping[str, tuple[str, ...]] = {code: _fields(text) for code, text in _SENTENCES.items()}


class StoreError(Exception):
    """A file could not be read or written. `good_copy` is the newest copy that can be loaded instead."""

    def __init__(self, code: str, path: Path, **facts: str | int) -> None:
        self.code = code
        self.path = path
        self.facts: Mapping[str, str | int] = {"file": printable(path.name, 80), **facts}
        self.good_copy: Path | None = None
        assert set(self.facts) == set(CODES[code]), (code, facts)
        super().__init__(code, path)

    def __str__(self) -> str:
        sentence = _SENTENCES[self.code].format(**self.facts)
        if self.good_copy is None:
            return sentence
        return f"{sentence}; the newest good copy is {printable(self.good_copy.name, 80)}"


_GONE: Mapping[str, str] = dict.fromkeys(("ENOENT", "ENOTDIR", "ENODEV", "ENXIO", "ESTALE"), "vanished")
_WRITING: Mapping[str, str] = {
    **_GONE,
    "ENOSPC": "disk_full",
    "EDQUOT": "disk_full",
    "EACCES": "read_only",
    "EPERM": "read_only",
    "EROFS": "read_only",
    "ELOOP": "not_a_file",
}
_READING: Mapping[str, str] = {**_GONE, "EISDIR": "not_a_file", "ELOOP": "not_a_file"}


def _translated(error: OSError, path: Path, codes: Mapping[str, str], otherwise: str) -> StoreError:
    code = codes.get(errno.errorcode.get(error.errno or 0, ""), otherwise)
    if "detail" in CODES[code]:
        return StoreError(code, path, detail=printable(error.strerror or type(error).__name__, 120))
    return StoreError(code, path)


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Turn the system's errors into ours while `path` is read."""
    try:
        yield
    except OSError as error:
        raise _translated(error, path, _READING, "unreadable") from error


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn the system's errors into ours while `path` is written."""
    try:
        yield
    except OSError as error:
        raise _translated(error, path, _WRITING, "unwritable") from error
