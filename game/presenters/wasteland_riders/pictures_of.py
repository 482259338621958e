"""The picture and the icon of each thing: knights, vehicles, enemies, tiles, tokens and cards."""

from collections.abc import Mapping

from game.presenters.shared.cards.own_pictures import own_picture
from game.rules.core.ids import CardId
from game.rules.wasteland_riders.content.tables import Tile
from game.rules.wasteland_riders.terms import (
    BoardToken,
    CardType,
    CombatCard,
    GearType,
    KnightId,
    Resource,
    Skill,
    Symbol,
    TileId,
)
from game.rules.wasteland_riders.world.state import World
from game.view.kit import Kit

RIDERS: Mapping[str, str] = {
    "mel_gearson": "rider_04_punk",
    "chris_hammersworn": "rider_02_preacher",
    "naomi_vatt": "rider_01_mechanic",
    "hugh_jackal": "rider_05_samurai",
    "russel_crown": "rider_07_merc",
    "heat_leisure": "rider_09_gambler",
    "kate_blanksheet": "rider_06_scientist",
    "geoffrey_goldrush": "rider_08_trader",
    "david_mayhem": "rider_03_ranger",
    "matilda_waltzer": "rider_10_tracker",
    "bruce_billabong": "rider_11_medic",
    "sheila_rust": "rider_12_scrapper",
    "ned_kettle": "rider_13_outlaw",
}
"""Portraits of the knights."""
UNKNOWN_RIDER = "scavenger"
"""The portrait before a knight is chosen, and for a knight of a mod."""
UNKNOWN_VEHICLE = "vehicle_buggy"
"""The picture for a vehicle of a mod."""
KINDS_OF_ENEMY: Mapping[CardType, str] = {
    "gang": "enemy_raider",
    "beast": "enemy_beast",
    "mutant": "enemy_mutant",
    "robot": "enemy_robot",
}
"""An enemy of a mod without a picture of its own gets the one of its first type."""
BACKDROPS: Mapping[CardType, str] = {
    "gang": "backdrop_gang",
    "beast": "backdrop_beast",
    "mutant": "backdrop_mutant",
    "robot": "backdrop_robot",
}
"""The background of an enemy, by its first type."""
SPECIAL_TILES: Mapping[str, str] = {
    "cerbero_biolabs": "biolab",
    "czerwony_robotowiec": "robot_hulk",
    "farmaceutyki_cerbero": "pharma",
    "porzucona_rafineria": "refinery",
    "warata_industries": "industries",
    "cerbero_tower": "tower",
    "ogrod_rustiego": "garden",
    "reduta_kosciuszki": "redoubt",
    "sandpiercer": "sandpiercer",
    "scierville": "carrionville",
    "kosmodrom_woomera": "spaceport",
}
"""Special places with a picture of their own instead of their terrain's."""
TOKENS: Mapping[BoardToken, str] = {
    "radiation": "marker_radiation",
    "contamination": "marker_contamination",
    "threat": "marker_threat",
    "hindrance": "marker_hindrance",
}
"""Tokens that events leave on the board."""
RESOURCE_ICONS: Mapping[Resource, str] = {
    "ammo": "ammunition",
    "fuel": "gas_station",
    "radiation": "radioactive",
    "health": "heart",
    "reputation": "star",
}
"""Icons of dials and costs."""
SKILL_ICONS: Mapping[Skill, str] = {
    "blades": "knife_military",
    "guns": "pistol",
    "repair": "wrench",
    "medicine": "medical_bag",
    "survival": "campfire",
    "talk": "chat",
}
"""Icons of the six skills."""
SYMBOL_ICONS: Mapping[Symbol, str] = {
    "long": "chevron_triple_right",
    "mid": "chevron_double_right",
    "short": "chevron_right",
    "melee": "knife_military",
}
"""Icons of the ranges at which a weapon works."""
COMBAT_ICONS: Mapping[CombatCard, str] = {
    "defence": "shield",
    "preparation": "timer_sand",
    "range_change": "swap_horizontal_bold",
    "attack": "sword_cross",
    "burst": "ammunition",
}
"""Icons of the five combat cards."""
TYPE_ICONS: Mapping[GearType, str] = {
    "weapon": "sword_cross",
    "armour": "shield",
    "vehicle": "truck",
    "medical": "medical_bag",
    "technical": "wrench",
    "field": "map",
    "charge": "bomb",
    "implant": "arm_flex",
    "mutation": "dna",
    "tuning": "car_turbocharger",
}
"""Gear of a mod gets the icon of its type."""
CARD_TYPE_ICONS: Mapping[CardType, str] = {
    "weather": "weather_windy",
    "place": "map_marker",
    "stranger": "account",
    "gang": "account_group",
    "beast": "paw",
    "mutant": "dna",
    "robot": "robot",
}
"""Icons of the types of wasteland cards."""
GEAR_ICONS: Mapping[str, str] = {
    "med_szpryca": "needle",
    "naboje": "ammunition",
    "rad_out": "pill",
    "kanister": "gas_station",
    "pompka": "pistol",
    "smieciuchron": "tshirt_crew",
    "atlas_drogowy": "map",
    "zestaw_prepersa": "package_variant_closed",
    "kapelusz_dundee": "hat_fedora",
    "kusza": "bow_arrow",
    "maczeta": "sword",
    "rewolwer": "pistol",
    "sztucer": "crosshairs",
    "skrzynka_narzedziowa": "toolbox",
    "podrecznik_medyka": "book_plus",
    "megafon": "bullhorn",
    "granat_dymny": "smoke",
    "koktajl_molotowa": "bottle_wine",
    "bagnet": "knife",
    "celownik": "telescope",
    "kamizelka": "tshirt_crew",
    "apteczka": "medical_bag",
    "pila": "saw_blade",
    "dum_dumy": "bullet",
    "mini_bomber": "drone",
    "pistolet_maszynowy": "magazine_pistol",
    "karabin": "magazine_rifle",
    "obrzyn": "pistol",
    "katana": "sword",
    "luk_bloczkowy": "arrow_projectile",
    "kombinezon_hazmat": "radioactive_off",
    "nawigacja": "navigation",
    "wykrywacz_metali": "magnify_scan",
    "stymulanty": "test_tube",
    "powiekszony_magazynek": "magazine_rifle",
    "blachy_pancerne": "shield_plus",
    "plecak_wojskowy": "bag_personal",
    "granat_odlamkowy": "mine",
    "zestaw_naprawczy": "car_wrench",
    "adrenal": "lightning_bolt",
    "pancerz_szturmowy": "shield",
    "dluga_berta": "target",
    "minigun": "turbine",
    "miotacz_ognia": "fire",
    "wibroostrze": "vibrate",
    "strzelba_automatyczna": "pistol",
    "wyrzutnia_rakiet": "rocket_launch",
    "egzoszkielet": "robot_industrial",
    "serum_regeneracyjne": "flask",
    "radio_satelitarne": "satellite_uplink",
    "ogniwo_paliwowe": "fuel_cell",
    "celownik_laserowy": "laser_pointer",
    "cyberlapa": "arm_flex",
    "luski": "dna",
    "turbowtrysk": "car_turbocharger",
    "przecinak": "axe_battle",
    "pas_mistrza": "trophy",
    "plaszcz_lowcy": "coat_rack",
    "walizka_chirurga": "briefcase_plus",
    "pilot_cerbero": "remote",
    "sztandar_reduty": "flag_variant",
    "ostatni_argument": "gavel",
    "swiety_naboj": "church",
    "czarna_skrzynka": "box_shadow",
    "s_noz": "knife",
    "s_klucz": "wrench",
    "s_lom": "hook",
    "s_szpony": "paw",
    "s_pistolet": "pistol",
    "s_gwozdziarka": "nail",
    "s_bumerang": "boomerang",
    "s_fartuch": "tshirt_crew",
    "s_kociol": "pot_steam",
    "s_znaczona_talia": "cards_playing",
}
"""The icon of each gear card."""
LUCK_ICONS: Mapping[str, str] = {
    "l01_jechalem_cala_noc": "weather_night",
    "l02_szybki_jak_wiatr": "weather_windy",
    "l03_szybciej_szybciej": "clock_fast",
    "l04_no_zdychaj": "skull",
    "l05_nie_tym_razem": "cancel",
    "l06_jeszcze_raz": "refresh",
    "l07_poprawka": "bullseye_arrow",
    "l08_skrot": "road_variant",
    "l09_cicho_jak_mysz": "mouse",
    "l10_rykoszet": "ray_start_arrow",
    "l11_tylko_drasniecie": "bandage",
    "l12_czysty_fart": "clover",
    "l13_znam_sie_na_tym": "school_outline",
    "l14_swoj_czlowiek": "account_heart",
    "l15_ostatni_naboj": "bullet",
    "l16_klik": "gesture_tap",
    "l17_zmiana_planow": "account_switch",
    "l18_presja": "alert_octagon",
    "l19_okazja": "sale",
    "l20_znalezisko": "treasure_chest",
    "l21_aneks": "file_sign",
    "l22_pech": "emoticon_sad",
    "l23_cudowne_ocalenie": "star_shooting",
    "l24_plan_b": "alpha_b_circle",
    "l25_korek": "traffic_cone",
    "l26_drugi_oddech": "lungs",
}
"""The icon of each luck card."""
EVENT_ICONS: Mapping[str, str] = {
    "ev01_tornado": "weather_tornado",
    "ev02_wertepy": "image_filter_hdr",
    "ev03_burza_radiacyjna": "weather_lightning",
    "ev04_kwasny_deszcz": "weather_pouring",
    "ev05_wrak_auta": "car_off",
    "ev06_glodna_szarancza": "bug",
    "ev07_ranny_wedrowiec": "account_injury",
    "ev08_kupiec": "store",
    "ev09_burza_piaskowa": "weather_dust",
    "ev10_fatamorgana": "palm_tree",
    "ev11_trzesienie_ziemi": "image_broken",
    "ev12_pole_minowe": "mine",
    "ev13_stara_stacja": "gas_station",
    "ev14_opuszczony_oboz": "tent",
    "ev15_autostopowiczka": "thumb_up",
    "ev16_blokada_drogowa": "boom_gate",
    "ev17_wedrowny_lekarz": "doctor",
    "ev18_zrzut_cerbero": "package_down",
    "ev19_prorok_zaglady": "account_cowboy_hat",
}
"""The icon of each wasteland event."""


def rider(knight: KnightId | None) -> str:
    return RIDERS.get(knight or "", UNKNOWN_RIDER)


def vehicle(kit: Kit, card: CardId) -> str:
    return own_picture(kit, "ride", card) or UNKNOWN_VEHICLE


def enemy(kit: Kit, world: World, card: CardId) -> str:
    """The picture of an enemy, of the wasteland or of a mission."""
    return own_picture(kit, "enemy", card) or KINDS_OF_ENEMY.get(_first_type(world, card), "enemy_raider")


def backdrop(world: World, card: CardId) -> str:
    """The background of an enemy on its card."""
    return BACKDROPS.get(_first_type(world, card), "backdrop_gang")


def _first_type(world: World, card: CardId) -> CardType:
    content = world.setting.content
    types = content.wasteland[card].types if card in content.wasteland else content.enemies[card].types
    return types[0]


def tile(kit: Kit, name: TileId, facts: Tile) -> str:
    """The picture of a tile: its own for a city or a special place, otherwise that of its terrain."""
    city = own_picture(kit, "city", name)
    if city is not None:
        return city
    if name in SPECIAL_TILES:
        return f"terrain_wr_{SPECIAL_TILES[name]}"
    terrain = (
        facts.terrain if facts.terrain in ("desert", "swamp", "mountains", "highway", "city") else "ruins"
    )
    return f"terrain_wr_{terrain}"


def gear_icon(world: World, card: CardId) -> str:
    return GEAR_ICONS.get(card) or TYPE_ICONS[world.setting.content.gear[card].type]


def luck_icon(card: CardId) -> str:
    return LUCK_ICONS.get(card, "cards")


def event_icon(world: World, card: CardId) -> str:
    return EVENT_ICONS.get(card) or CARD_TYPE_ICONS[world.setting.content.wasteland[card].types[0]]
