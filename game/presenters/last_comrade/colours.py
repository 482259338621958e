"""Seat colours and the portrait of each Comrade. Number and hat tell seats apart, colour alone does not."""

from game.rules.core.ids import Seat
from game.rules.last_comrade.terms import ComradeId
from game.view.kit import Kit
from game.view.theme import SAFE, SeatColours, rgb, tones

PAINTS: tuple[SeatColours, ...] = (
    tones("#b3261e", "circle"),
    tones("#2f4566", "circle"),
    tones("#6b3a63", "circle"),
    tones("#b9780f", "circle"),
    tones("#2c7a74", "circle"),
    tones("#3b3735", "circle"),
    tones("#4f7a3a", "circle"),
    tones("#6e7f8a", "circle"),
    tones("#8a5a33", "circle"),
    tones("#d3b06c", "circle"),
)
PORTRAITS: dict[str, str] = {
    "dominika": "comrade_09_nurse",
    "nikolai": "comrade_04_sailor",
    "wasyl": "comrade_05_budenovka",
    "jurge": "comrade_02_helmet",
    "misza": "comrade_11_bear",
    "olga": "comrade_08_pot",
    "igor": "comrade_06_tanker",
    "tamara": "comrade_01_ushanka",
    "jadwiga": "comrade_03_babushka",
    "grisza": "comrade_07_papakha",
}
UNKNOWN_PORTRAIT = "comrade_10_bandage"
"""The portrait for a Comrade of a mod."""
COMMISSAR = "commissar"
POSTER, RAY, RED, BLACK = rgb("#e9dfc8"), rgb("#d8c8a4"), rgb("#b3261e"), rgb("#1d1b1a")
MANOEUVRE, EVENT, EQUIPMENT = rgb("#b3261e"), rgb("#96600a"), rgb("#4b5a5e")
ATTACK, LIFE, ABILITY = rgb("#1d1b1a"), rgb("#8c1a14"), rgb("#3b3735")
ACTION_BACK, ATTACK_BACK = "back_comrade_action", "back_comrade_attack"


def paint_of(kit: Kit, seat: Seat) -> SeatColours:
    return (SAFE if kit.is_safe_palette else PAINTS)[seat % len(PAINTS)]


def portrait_of(comrade: ComradeId | None) -> str:
    return PORTRAITS.get(comrade or "", UNKNOWN_PORTRAIT)
