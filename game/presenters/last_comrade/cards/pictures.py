"""What is printed on each card: icons from left to right, or a drawing. Cards of a mod show their kind."""

from typing import Literal

from game.rules.core.ids import CardId
from game.rules.last_comrade.setting import Setting

Sort = Literal["manoeuvre", "event", "equipment", "attack"]

FORWARD, BACK, EITHER = "arrow_left_thick", "arrow_right_thick", "arrow_left_right_bold"
"""Arrows: the enemy is on the left, the Commissar on the right."""
PRINTED: dict[str, tuple[str, ...]] = {
    "step_up": (FORWARD,),
    "advance": (FORWARD, FORWARD),
    "charge": (FORWARD, FORWARD, FORWARD),
    "step_back": (BACK,),
    "fall_back": (BACK, BACK),
    "leg_it": (BACK, BACK, BACK),
    "anywhere": (EITHER,),
    "unik": ("run_fast",),
    "padnij": ("arrow_down_bold",),
    "roll": (EITHER, "run_fast"),
    "crawl": (EITHER, "arrow_down_bold"),
    "fubar": ("anchor",),
    "zamiana": ("swap_horizontal_bold",),
    "zaslona_dymna": ("smoke", "swap_horizontal_bold"),
    "niet": ("cancel",),
    "stoj": ("hand_front_right",),
    "wsjo_rawno": ("shuffle_variant",),
    "rozkaz_komisarza": ("bullhorn",),
    "moonshine": ("bottle_wine",),
    "new_orders": ("file_swap",),
    "fire_correction": ("crosshairs",),
    "trip": ("shoe_print",),
    "requisition": ("hand_coin",),
    "shakedown": ("magnify",),
    "human_shield": ("shield_account",),
    "car_door": ("car_door",),
    "tank_rudy_102": ("tank",),
    "helmet": ("hard_hat",),
    "frying_pan": ("pot",),
    "sandbag": ("sack",),
    "stolen_boots": ("shoe_cleat",),
    "revolver": ("pistol",),
    "lucky_medallion": ("medal",),
    "trench_volley": ("ammunition",),
    "heavy_mg": ("ammunition", "ammunition"),
    "ambush": ("incognito",),
    "bullet_in_the_back": ("arrow_left_thick", "bullet"),
    "marksman": ("crosshairs", "heart"),
    "stray_bullet": ("bullet",),
    "laser": ("ray_start_arrow",),
    "grenade": ("bomb",),
    "mortar": ("rocket_launch",),
    "air_bomb": ("airplane", "bomb"),
    "petrol_bomb": ("bottle_soda", "fire"),
    "rocket_storm": ("rocket_launch", "rocket_launch"),
    "barrage": ("bomb", "bomb"),
    "signal_flare": ("flare",),
    "tear_gas": ("emoticon_cry",),
    "towarzysze": ("account_group",),
    "russian_roulette": ("pistol", "refresh"),
    "sniper": ("crosshairs", "walk"),
    "stragglers": ("human_queue",),
}
DRAWN: dict[str, str] = {"mine": "marker_mine", "barbed_wire": "marker_wire"}
"""Cards that stay on the field after play show the drawing of what lies there."""
OTHERS: dict[Sort, tuple[str, ...]] = {
    "manoeuvre": ("walk",),
    "event": ("flag",),
    "equipment": ("package_variant_closed",),
    "attack": ("bullseye",),
}


def sort_of(setting: Setting, card: CardId) -> Sort:
    if card in setting.manoeuvres:
        return "manoeuvre"
    if card in setting.events:
        return "event"
    return "equipment" if card in setting.equipment else "attack"


def icons_of(setting: Setting, card: CardId) -> tuple[str, ...]:
    return PRINTED.get(card, OTHERS[sort_of(setting, card)])
