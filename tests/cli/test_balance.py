"""`balance`: series between equals are kept, told and drawn; what counts in each game is noted."""

import json
import shutil
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from game.cli.commands import balance
from game.devtools import arena
from game.devtools.arena import program
from game.devtools.balance import games as balance_games
from game.devtools.balance.games import BalanceGame, BalanceTask, play_task, play_tasks, played_before, tasks
from game.devtools.balance.plan import PLAN, BalanceAims, Series
from game.devtools.balance.plots import plot
from game.devtools.balance.tables import BalanceTable, is_clear, table, whole_game
from game.rules.registry import GAMES
from tests import PROJECT
from tests.cli.conftest import Game
from tests.guards import at_least_one

SIDES = BalanceAims(
    role=(0.84, 1.16), first=(0.9, 1.1), rounds=(6, 14), rare=(("hopeless", "annihilated"), 0.1)
)


def ended(
    winner: int,
    *,
    reason: str = "points",
    rounds: int = 10,
    roles: tuple[str, ...] = ("italy", "lrdg"),
    used: tuple[dict[str, int], ...] = ({}, {}),
    offered: tuple[str, ...] = (),
) -> BalanceGame:
    task = BalanceTask("desert_patrol", "dp_s01", len(roles), "random", 1, 1.0)
    return BalanceGame(task, "p", (winner,), reason, rounds, 100, roles, 0, used, offered, "d")


def of_sides(games: list[BalanceGame], aims: BalanceAims = SIDES) -> BalanceTable:
    return table(Series("desert_patrol", "dp_s01", 2, 100, aims), games)


def test_the_plan_names_what_can_be_played() -> None:
    assert {one.game for one in PLAN} == set(GAMES)
    from game.content.library import open_game

    for one in at_least_one(PLAN):
        known = {info.id: info for info in open_game(one.game).scenarios}
        assert one.seats in known[one.scenario].seats


@pytest.mark.parametrize(
    ("game", "scenario", "seats", "kinds"),
    [
        ("desert_patrol", "dp_s01", 2, {"card", "bid"}),
        ("staff_orders", "m1", 2, {"action", "card"}),
        ("wasteland_riders", "m1_zbawca_pustkowi", 2, {"luck", "deed"}),
        ("last_comrade", "squad", 3, {"laid", "attack", "event"}),
    ],
)
def test_what_counts_is_noted(game: str, scenario: str, seats: int, kinds: set[str]) -> None:
    found = play_task(BalanceTask(game, scenario, seats, "random", 5, 1.0))
    assert found.winners
    assert found.reason != "unfinished"
    assert len(found.roles) == len(found.used) == seats
    assert all(found.roles)
    assert found.began in range(seats)
    used = {label.split("/")[0] for counts in found.used for label in counts}
    assert kinds <= used
    assert found.offered
    assert found == play_task(BalanceTask(game, scenario, seats, "random", 5, 1.0))


def test_a_side_that_wins_too_often_is_seen() -> None:
    fair = of_sides([ended(number % 2) for number in range(100)])
    assert [row.verdict for row in fair.roles] == ["met", "met"]
    assert [row.name for row in fair.roles] == ["italy", "lrdg"]
    lopsided = of_sides([ended(0 if number % 4 else 1) for number in range(100)])
    assert [row.score.share for row in lopsided.roles] == [0.75, 0.25]
    assert [row.verdict for row in lopsided.roles] == ["missed", "missed"]
    few = of_sides([ended(0), ended(0), ended(0), ended(1)])
    assert [row.verdict for row in few.roles] == ["unsure", "unsure"], "four games cannot tell"


def test_who_began_endings_and_length_are_judged() -> None:
    reasons = ("hopeless",) * 20 + ("annihilated",) * 10 + ("points",) * 70
    games = [ended(0, reason=reason, rounds=4 + one % 20) for one, reason in enumerate(reasons)]
    found = of_sides(games)
    assert found.first is not None
    assert (found.first.score.share, found.first.verdict) == (1.0, "missed")
    assert found.endings == {"points": 70, "hopeless": 20, "annihilated": 10}
    assert found.ending_verdict == "missed"
    assert (found.rounds.median, found.rounds_verdict) == (14, "missed")
    assert of_sides([ended(0, rounds=6 + one % 9) for one in range(90)]).rounds_verdict == "met"


def test_where_all_can_lose_the_share_of_wins_is_judged() -> None:
    task = BalanceTask("wasteland_riders", "m5_dwie_zakaly", 4, "random", 1, 1.0)
    four = ("a", "b", "c", "d")
    none: tuple[dict[str, int], ...] = ({}, {}, {}, {})
    lost = BalanceGame(task, "p", (), "ruin", 9, 100, four, 0, none, (), "d")
    aims = BalanceAims(role=None, first=None, rounds=None, won=(0.5, 0.85))
    series = Series("wasteland_riders", "m5_dwie_zakaly", 4, 40, aims, by_seat=True)
    assert table(series, [lost] * 40).won_verdict == "missed"
    won = BalanceGame(task, "p", (2,), "saved", 9, 100, four, 0, none, (), "d")
    half = table(series, [lost, won] * 20)
    assert (half.won.share, half.won_verdict) == (0.5, "met")
    assert [row.name for row in half.compared] == ["a", "b", "c", "d"]


def test_cards_are_measured_by_what_is_due_to_their_side() -> None:
    """A side that wins three of four games does so with each of its cards: they are not to blame."""
    with_card: tuple[dict[str, int], ...] = ({"card/gun": 1}, {})
    games = [ended(0 if one % 4 else 1, used=with_card, offered=("card/gun",)) for one in range(40)]
    (gun,) = of_sides(games).cards
    assert (gun.offered, gun.used, gun.edge) == (40, 40, 1.0)
    helps = [
        ended(one % 2, used=({"card/gun": 1}, {}) if one % 2 == 0 else ({}, {}), offered=("card/gun",))
        for one in range(40)
    ]
    (gun,) = of_sides(helps).cards
    assert (gun.used, gun.edge) == (20, 2.0)


def test_what_is_met_in_every_series_is_told_of_the_whole_game() -> None:
    """Six games of each series tell nothing of a card, twelve do; a win of four counts against a quarter."""
    aims = BalanceAims(role=None, first=None, rounds=None, person=(0.7, 1.4))
    duel, four = (
        Series("last_comrade", name, seats, 6, aims, True) for name, seats in (("duel", 2), ("squad", 4))
    )
    lucky: tuple[dict[str, int], ...] = ({"laid/unik": 1}, {}, {}, {})

    def series_of(roles: tuple[str, ...]) -> list[BalanceGame]:
        return [ended(0, roles=roles, used=lucky[: len(roles)], offered=("laid/unik",)) for _ in range(6)]

    small, large = series_of(("a", "b")), series_of(("a", "b", "c", "d"))
    assert table(duel, small).cards == ()
    found = whole_game({duel: small, four: large})
    assert found is not None
    assert found.games == 12
    ((a, b, *_), (unik,)) = found.people, found.cards
    assert (a.name, a.score.share, a.fair) == ("a", 1.0, 0.375)
    assert (b.name, b.score.share, b.verdict) == ("b", 0.0, "missed")
    assert (unik.offered, unik.used, unik.edge) == (12, 12, 2.67)
    sides = Series("desert_patrol", "dp_s01", 2, 6, SIDES)
    assert whole_game({sides: small, sides._replace(scenario="dp_s02"): small}) is None


def test_a_stopped_series_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, wanted = tmp_path / "one.journal", tasks("staff_orders", "m1", 2, "random", 5, 1.0)
    series = play_tasks(wanted, file)
    begun = [next(series), next(series)]
    series.close()
    assert list(played_before(file).values()) == begun
    anew: list[BalanceTask] = []

    def play(task: BalanceTask) -> BalanceGame:
        anew.append(task)
        return play_task(task)

    monkeypatch.setattr(balance_games, "play_task", play)
    assert len(list(play_tasks(wanted, file))) == 5
    assert anew == wanted[2:]


def test_which_kept_games_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another bot makes another program of the same data; what was kept can be told without playing on."""
    file, wanted = tmp_path / "one.journal", tasks("staff_orders", "m1", 2, "random", 3, 1.0)
    first = list(play_tasks(wanted[:2], file))
    monkeypatch.setattr(balance_games, "program", lambda *_: "another")
    assert played_before(file) == {}
    assert list(played_before(file, "data").values()) == first
    assert list(play_tasks(wanted, file, counted="all")) == first, "what is missing is not played"
    assert len(list(play_tasks(wanted, file, counted="data"))) == 3
    anew = list(play_tasks(wanted[:1], file))
    assert [one.program for one in anew] == ["another"]
    assert played_before(file, "all")[wanted[0]] == anew[0], "of two the one of this program"
    monkeypatch.setattr(balance_games, "program", lambda *_: "a third")
    monkeypatch.setattr(balance_games, "data", lambda *_: "other maps")
    assert played_before(file, "data") == {}
    assert len(played_before(file, "all")) == 3


def test_a_series_is_clear_once_its_intervals_are() -> None:
    series = Series("desert_patrol", "dp_s01", 2, 100, SIDES)
    assert is_clear(series, [ended(0) for _ in range(20)])
    assert not is_clear(series, [ended(number % 2) for number in range(20)]), "28 to 72 of a hundred"
    assert not is_clear(series, [ended(0 if number % 5 else 1) for number in range(10)]), "49 to 94"
    assert is_clear(series, [ended(number % 2) for number in range(400)])
    assert not is_clear(series._replace(aims=BalanceAims(None, None, None)), [ended(0) for _ in range(20)])


def test_only_the_own_scenario_and_what_all_share_decide_a_series() -> None:
    names = [path.stem for path in sorted((PROJECT / "assets/content/staff_orders/scenarios").iterdir())]
    programs = {name: program("staff_orders", name) for name in names}
    assert len({*programs.values(), program("staff_orders")}) == len(names) + 1


def test_a_change_of_another_scenario_leaves_a_series_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("assets/content/staff_orders", "maps/staff_orders"):
        shutil.copytree(PROJECT / folder, tmp_path / folder)
    monkeypatch.setattr(arena, "PROJECT", tmp_path)

    def played(name: str) -> str:
        program.cache_clear()
        return program("staff_orders", name)

    before = {name: played(name) for name in ("m1", "l1")}
    for file in ("assets/content/staff_orders/scenarios/l1.toml", "maps/staff_orders/l1.tmx"):
        with (tmp_path / file).open("a", encoding="utf-8") as added:
            added.write("\n")
        assert played("m1") == before["m1"]
        assert played("l1") != before["l1"]
        before["l1"] = played("l1")
    with (tmp_path / "assets/content/staff_orders/cards.toml").open("a", encoding="utf-8") as added:
        added.write("\n")
    assert played("m1") != before["m1"]
    program.cache_clear()


def test_it_tells_tables_json_and_pictures(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    series = ("--game", "staff_orders", "--scenarios", "m1,l1", "--games", "12", "--level", "random")
    kept = ("--folder", str(tmp_path / "kept"), "--out", str(tmp_path / "pictures"))
    told = game("balance", *series, *kept)
    assert told.code == 0
    lines = told.out.splitlines()
    assert lines[0].startswith("| ")
    assert sum(line.startswith("| staff_orders-") for line in lines) == 2
    again = game("balance", *series, *kept, "--json")
    found = json.loads(again.out)
    assert [one["games"] for one in found["series"]] == [12, 12]
    monkeypatch.setattr(balance, "is_clear", lambda series, _: series.scenario == "m1")
    early = game("balance", *series, "--games", "16", "--looks", "14", *kept, "--json")
    assert [one["games"] for one in json.loads(early.out)["series"]] == [14, 16]
    picture = (tmp_path / "pictures" / "staff_orders.svg").read_text("utf-8")
    texts = [node.text for node in ET.fromstring(picture).iter() if node.tag.endswith("text")]
    assert {"Staff Orders", "m1", "l1"} <= set(texts)


def test_a_wrong_word_is_told_with_what_there_is(game: Game, tmp_path: Path) -> None:
    for words, said in (
        (("--game", "chess"), "desert_patrol"),
        (("--game", "staff_orders", "--scenarios", "m9"), "m1"),
        (("--level", "admiral"), "sergeant"),
        (("--counted", "some"), "program, data, all"),
    ):
        told = game("balance", *words, "--folder", str(tmp_path))
        assert told.code == 2
        assert said in told.err


def test_names_are_safe_in_a_picture() -> None:
    found = of_sides([ended(0, roles=("a<b>", "c&d"))])
    picture = ET.fromstring(plot("a & b", [found], {"wins": "<", "endings": "&", "rounds": ">"}))
    assert {"a & b", "<", "&", ">"} <= {text.strip() for text in picture.itertext()}
