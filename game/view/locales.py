"""The languages in which the person reads everything else, as the system's own settings list them."""

from game.i18n import system_language


def person_language() -> str:
    """In which language to speak to somebody who has not chosen one."""
    return system_language(preferred_locales)


def preferred_locales() -> list[str]:
    """`pl_PL` and alike, the dearest first; asked by SDL, for only it knows how on every system."""
    import pygame.system

    found = pygame.system.get_pref_locales()
    return ["_".join(filter(None, (one["language"], one["country"]))) for one in found]
