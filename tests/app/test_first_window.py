"""The first window: as large as the desktop sensibly allows."""

import pytest

from game.app.window import DESIGNED, fills_desktop, first_size
from game.config.settings import Settings


@pytest.mark.parametrize(
    ("desktop", "size"),
    [
        (None, DESIGNED),
        ((1920, 1080), (1680, 945)),
        ((2560, 1440), (2240, 1260)),
        ((3440, 1440), (2240, 1260)),
        ((1366, 768), (1280, 720)),
        ((1024, 600), (1024, 600)),
    ],
)
def test_the_first_window_fits_the_desktop(desktop: tuple[int, int] | None, size: tuple[int, int]) -> None:
    assert first_size(desktop) == size


@pytest.mark.parametrize(
    ("height", "fills"), [(600, True), (768, True), (900, True), (1080, True), (1440, False)]
)
def test_on_a_laptop_it_takes_the_whole_desktop(height: int, fills: bool) -> None:
    assert fills_desktop((height * 16 // 9, height)) is fills
    assert not fills_desktop(None)


def test_who_never_chose_a_size_gets_the_first_one() -> None:
    assert Settings().window is None
