"""Every scenario begins lawfully: the table helpers rely on it to notice a broken law in play."""

import pytest

from tests.rules.desert_patrol.table import table


@pytest.mark.parametrize("number", range(1, 12))
def test_a_scenario_at_its_start_breaks_no_law(number: int) -> None:
    game = table(f"dp_s{number:02d}")
    assert game.game.laws(game.world) == []


def test_a_lost_counter_and_a_lost_object_break_a_law() -> None:
    game = table("dp_s01")
    men = {name: man for name, man in game.world.soldiers.items() if name != "ita_scout"}
    assert "every counter is in exactly one place" in game.game.laws(game.with_world(soldiers=men).world)
    assert "every object is on the board or destroyed" in game.game.laws(game.with_world(objects={}).world)
