"""The person's preferred languages, as the system's settings list them."""

from game.i18n import system_language


def person_language() -> str:
    """The language to use for somebody who has not chosen one."""
    return system_language(preferred_locales)


def preferred_locales() -> list[str]:
    """`pl_PL` and alike, the most preferred first; from SDL, which knows it on every system."""
    import pygame.system

    found = pygame.system.get_pref_locales()
    return ["_".join(filter(None, (one["language"], one["country"]))) for one in found]
