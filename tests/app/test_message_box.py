"""Words that no console takes are shown in a box of the system."""

import io
import os
import sys
from pathlib import Path
from typing import Never

import pygame
import pytest

from game.app.message_box import is_unread, show_box


def test_without_a_stream_nobody_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_unread(None)
    monkeypatch.setattr(sys, "platform", "linux")
    with Path(os.devnull).open("w") as nowhere:
        assert not is_unread(nowhere), "a person may throw them away"


def test_a_mac_program_that_a_click_started_writes_nowhere(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    with Path(os.devnull).open("w") as nowhere, (tmp_path / "log").open("w") as log:
        assert not is_unread(nowhere), "from source there is a terminal"
        monkeypatch.setattr(sys, "frozen", True, raising=False)
        assert is_unread(nowhere)
        assert not is_unread(log)
    assert is_unread(io.StringIO()), "no file of the system"


def test_where_no_box_can_be_shown_the_program_ends_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []

    def refuse(*words: str) -> Never:
        asked.append(words)
        raise pygame.error("no message system available")

    monkeypatch.setattr(pygame.display, "message_box", refuse)
    monkeypatch.setattr(sys, "platform", "linux")
    show_box("Sztabówka", "it cannot start")
    assert asked == [("Sztabówka", "it cannot start", "error")]
