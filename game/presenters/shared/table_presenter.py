"""The common part of all presenters: a plan of the table, and a control index."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from pygame import Rect

from game.content.library import OpenGame
from game.presenters.contract.offers import Offers
from game.presenters.contract.presenter import Presenter
from game.presenters.shared.controls.control_index import ControlIndex
from game.presenters.shared.log_lines import StepLines, step_lines
from game.presenters.shared.table_plan import Regions, TablePlan
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Intent, Refusal
from game.session.history import VisibleStep
from game.view.handles import Handle
from game.view.metrics import Metrics


class TablePresenter(Presenter):
    """A `Presenter` with regions from `plan` and offers from its controls; a game defines the rest.

    `offers` is empty if the seat has nothing to decide, `refusal` None if no rule forbids the gesture. A
    function of a chapter that fits the contract is assigned, not called: `compose_zones =
    staticmethod(zones.compose_zones)`.
    """

    plan: ClassVar[TablePlan]

    def __init__(self, opened: OpenGame, scenario: str) -> None:
        super().__init__(opened, scenario)
        self._controls = self.control_index()

    @staticmethod
    @abstractmethod
    def control_index() -> ControlIndex[Any]:
        """Answers `offers`, `refusal` and `belongs_in_hand`."""

    def regions(self, metrics: Metrics) -> Regions:
        return self.plan.regions(metrics)

    def board_inside(self, metrics: Metrics) -> Rect:
        return self.plan.board_inside(metrics)

    def offers(self, view: State[Any], seat: Seat, legal: Sequence[Intent]) -> Offers:
        return self._controls.offers(view, seat, legal)

    def refusal(
        self, view: State[Any], seat: Seat, source: Handle | None, target: Handle | None
    ) -> Refusal | None:
        return self._controls.refusal(view, seat, source, target)

    def belongs_in_hand(self, view: State[Any], seat: Seat, handle: Handle) -> bool:
        return self._controls.belongs_in_hand(view, seat, handle)

    def lines(self, view: State[Any], told: Sequence[VisibleStep]) -> StepLines:
        return step_lines(told, self.teller(view))
