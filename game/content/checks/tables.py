"""The content of a game with all its mistakes, including those hidden by others.

A reader that finds a wrong value cannot compare it with other tables. So the value is mended, by the
project's own value or by leaving it out, and everything is read again until all can be read. Only mistakes
in the files as written are reported, none caused by the mending.
"""

import copy
from pathlib import Path
from typing import Any

import msgspec

from game.config.paths import PROJECT
from game.content.checks.mending import Tables, mend, mentions, top
from game.content.library import find_tables
from game.rules.core.game import Game
from game.rules.core.mistakes import BadContent, Mistake

MOST_ROUNDS = 12


class ReadContent(msgspec.Struct, frozen=True):
    """Typed content, mended where it was wrong; None if that failed. `dropped`: ids left out."""

    content: Any
    mistakes: tuple[Mistake, ...]
    dropped: frozenset[str]


def read_content(game: Game[Any], root: Path) -> ReadContent:
    tables, mistakes = find_tables(root, game.info.id)
    try:
        if not mistakes:
            return ReadContent(game.parse(tables), (), frozenset())
    except BadContent:
        pass
    own, _ = find_tables(PROJECT, game.info.id)
    for mistake in mistakes:
        if mistake.file in own:
            tables[mistake.file] = own[mistake.file]
    return _mended(game, copy.deepcopy(tables), own, mistakes)


def _mended(game: Game[Any], tables: Tables, own: Tables, mistakes: list[Mistake]) -> ReadContent:
    told = list(mistakes)
    whole_files = {mistake.file for mistake in mistakes}
    touched: set[tuple[str, str]] = set()
    dropped: set[str] = set()
    for _ in range(MOST_ROUNDS):
        try:
            return ReadContent(game.parse(tables), tuple(told), frozenset(dropped))
        except BadContent as bad:
            told += (
                mistake
                for mistake in bad.mistakes
                if mistake.file not in whole_files
                and (mistake.file, top(mistake.field)) not in touched
                and not mentions(mistake, dropped)
            )
            touched |= {(mistake.file, top(mistake.field)) for mistake in bad.mistakes}
            for mistake in reversed(bad.mistakes):
                dropped |= mend(tables, own, mistake)
    return ReadContent(None, tuple(told), frozenset(dropped))
