"""Computed answers, kept as long as the values they were computed from stay the same.

Values are never changed, so an answer that was right for equal inputs is right again. Nothing that is
fixed for a match keeps answers itself: the caller that drives the rules gives a memo to the setting
(`Setting.with_memo`), and every world of that match uses it. The conformance tests compute the answers
again without a memo in random play and compare.
"""

from typing import Any

MOST = 2048
"""How many questions a memo keeps before it forgets those not asked again."""
RECENT = 4
"""How many answers to one question are kept, each with its inputs: a search alternates between worlds."""


class Memo(dict[object, Any]):
    """Answers by question: `memo[question]` is the answer, or None if there is none (as a `Counter` gives
    0).

    A value that cannot be hashed is not part of a question: `get_for` compares it. The most frequent
    lookup must run without a line of Python, so this is a dictionary, but its `get` sees only the newer
    half.

    Questions are kept in two dictionaries, this one and an earlier one. When this one is full it becomes
    the earlier one, and a question asked again is moved back: at least `most` questions are kept, at most
    twice as many. Threads that share a memo may compute an answer twice, but never see half of one.
    """

    __slots__ = ("_earlier", "_most")

    def __init__(self, most: int = MOST) -> None:
        super().__init__()
        self._most = most
        self._earlier: dict[object, Any] = {}

    def __missing__(self, question: object) -> Any:
        """The answer from the earlier dictionary, moved back here; None if it is in neither."""
        found = self._earlier.get(question)
        return None if found is None else self.put(question, found)

    def put(self, question: object, answer: Any) -> Any:
        """Keep an answer and return it."""
        if len(self) >= self._most:
            self._earlier = dict(self)
            self.clear()
        self[question] = answer
        return answer

    def get_for(self, inputs: object, question: object) -> Any:
        """One of the last answers to a question: the one computed from equal inputs, or None."""
        for known, answer in self[question] or ():
            if known is inputs or known == inputs:
                return answer
        return None

    def put_for(self, inputs: object, question: object, answer: Any) -> Any:
        """Keep an answer beside the last ones to the same question, and return it."""
        self.put(question, ((inputs, answer), *(self[question] or ())[: RECENT - 1]))
        return answer


class NoMemo(Memo):
    """A memo that keeps nothing: every answer is computed again."""

    __slots__ = ()

    def put(self, question: object, answer: Any) -> Any:
        return answer


NO_MEMO = NoMemo()
