"""Values by name, each fetched when it is first asked for."""

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from typing import Generic, TypeVar

T = TypeVar("T")


class LazyRegistry(MutableMapping[str, T], Generic[T]):
    """A mapping whose names are known at once; a value is imported when it is first read.

    A screen that needs only the names, such as the title, does not wait for four games to be imported.
    """

    def __init__(self, ways: Mapping[str, Callable[[], T]]) -> None:
        self._ways = dict(ways)
        self._fetched: dict[str, T] = {}

    def __getitem__(self, name: str) -> T:
        if name not in self._fetched:
            self._fetched[name] = self._ways[name]()
        return self._fetched[name]

    def __setitem__(self, name: str, thing: T) -> None:
        self._ways[name] = lambda: thing
        self._fetched[name] = thing

    def __delitem__(self, name: str) -> None:
        del self._ways[name]
        self._fetched.pop(name, None)

    def __contains__(self, name: object) -> bool:
        """Whether the name is known; fetches nothing."""
        return name in self._ways

    def __iter__(self) -> Iterator[str]:
        return iter(self._ways)

    def __len__(self) -> int:
        return len(self._ways)
