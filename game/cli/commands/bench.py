"""`bench`: the figures of our engine and, if asked, their ratio to a peer measured in the same run."""

from game.cli.commands.console import FAILED, OK, BadInput, Console, Given, Option
from game.devtools.bench import Measured, PeerMissing, measure

OPTIONS: tuple[Option, ...] = (Option("--json"), Option("--peers"), Option("--seconds", "S"))
INSTALL = "pip install -r requirements-peers.lock"
MOST_SECONDS = 60.0


def run(given: Given, console: Console) -> int:
    seconds = given.decimal("seconds", 0.5, MOST_SECONDS)
    try:
        measured = measure(seconds, peers="peers" in given.flags)
    except PeerMissing as error:
        raise BadInput("cli-no_peer", known=INSTALL) from error
    if "json" in given.flags:
        console.show_json(measured)
    else:
        _show(measured, console)
    return OK if measured.ok else FAILED


def _show(measured: Measured, console: Console) -> None:
    width = max(map(len, (*measured.figures, *measured.ratios)))
    for name, figure in measured.figures.items():
        console.show(f"{name:<{width}}  {figure:>10g}")
    for name, ratio in measured.ratios.items():
        console.show(f"{name:<{width}}  {ratio:>10g}")
    for name, budget in measured.budgets.items():
        verdict = console.texts.say("cli-bench-met" if budget.ok else "cli-bench-missed")
        console.say(
            "cli-bench-budget",
            name=name,
            found=f"{budget.found:g}",
            least=f"{budget.budget:g}",
            most=f"{budget.aim:g}",
            known=verdict,
        )
