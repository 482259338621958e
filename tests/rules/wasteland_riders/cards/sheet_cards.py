"""Every card of Wasteland Riders as the content sheet has it, one row a card.

A panel lists symbols, then burst, piercing, damage and armour where they are not 0. A text is
`window: cost -> program`, a dash where there is none.
"""

GEAR = {
    "med_szpryca": "6 green medical pocket | - | any_time: discard_self() -> heal(health,2)",
    "naboje": "6 green charge pocket | - | any_time: discard_self() -> gain(ammo,2)",
    "rad_out": "6 green medical pocket | - | any_time: discard_self() -> heal(radiation,2)",
    "kanister": "3 green technical pocket | - | any_time: discard_self() -> gain(fuel,2)",
    "pompka": "2 green weapon 2h | mid short d1 | -",
    "smieciuchron": "2 green armour torso | A1 | -",
    "atlas_drogowy": "2 green field pocket limit | - | constant: mp(1)",
    "zestaw_prepersa": "2 green field pocket limit | - | constant: dice(1,survival,constant)",
    "kapelusz_dundee": (
        "1 green field pocket limit | - | constant: if(card_type:beast/weather){dice(1,escape,constant)}"
    ),
    "kusza": "1 green weapon 2h | mid p1 | constant: no_ammo()",
    "maczeta": "2 green weapon 1h | melee d1 | -",
    "rewolwer": "2 green weapon 1h | mid short p1 | -",
    "sztucer": "1 green weapon 2h | long mid p1 | -",
    "skrzynka_narzedziowa": "2 green technical pocket limit | - | constant: dice(1,repair,constant)",
    "podrecznik_medyka": "1 green medical pocket limit | - | constant: dice(1,medicine,constant)",
    "megafon": "1 green field pocket limit | - | constant: dice(1,talk,constant)",
    "granat_dymny": "2 green charge pocket | - | before_escape: discard_self() -> dice(3,escape,test)",
    "koktajl_molotowa": (
        "2 green charge pocket | - | clash_start: discard_self() -> if(range_not:far){opp_lose(1)}"
    ),
    "bagnet": "1 green weapon attach | - | constant: symbol(melee)",
    "celownik": "1 green weapon attach | - | constant: if(range_is:far){dice(1,attack,constant)}",
    "kamizelka": "2 yellow armour torso | A2 | -",
    "apteczka": (
        "2 yellow medical pocket limit | - | rest: mark_self() -> choose(self){heal(health,1) OR "
        "heal(radiation,1)}"
    ),
    "pila": "1 yellow weapon 2h | melee p1 d2 | constant: fuel_weapon()",
    "dum_dumy": (
        "2 yellow charge pocket limit | - | before_attack_test: spend(ammo,1) -> "
        "if(weapon_uses_ammo){damage(1,attack)}"
    ),
    "mini_bomber": "1 yellow technical pocket limit | - | before_combat: mark_self() -> opp_lose(1)",
    "pistolet_maszynowy": "2 yellow weapon 1h | mid short b2 | -",
    "karabin": "1 yellow weapon 2h | long mid b1 d1 | -",
    "obrzyn": "1 yellow weapon 1h | short d2 | -",
    "katana": "1 yellow weapon 1h | melee p1 d1 | constant: crit_damage(2,constant)",
    "luk_bloczkowy": "1 yellow weapon 2h | long mid p1 | constant: no_ammo()",
    "kombinezon_hazmat": "1 yellow armour torso | A1 | on_radiation: mark_self() -> prevent(radiation,1)",
    "nawigacja": "1 yellow technical pocket limit | - | constant: mp(2)",
    "wykrywacz_metali": "1 yellow technical pocket limit | - | on_draw: mark_self() -> extra_draw(green)",
    "stymulanty": (
        "2 yellow medical pocket | - | before_test/before_attack_test: discard_self() -> dice(2,any,test)"
    ),
    "powiekszony_magazynek": "1 yellow weapon attach | - | constant: burst(1,constant)",
    "blachy_pancerne": (
        "1 yellow armour attach | - | constant: armour(1,constant); dice(-1,survival,constant)"
    ),
    "plecak_wojskowy": "1 yellow field pocket limit | - | constant: capacity(backpack,2)",
    "granat_odlamkowy": (
        "2 yellow charge pocket | - | clash_start: discard_self() -> if(range_not:far){opp_lose(2)}"
    ),
    "zestaw_naprawczy": (
        "1 yellow technical pocket limit | - | on_vehicle_damage: mark_self() -> shield_vehicle()"
    ),
    "adrenal": "2 red medical pocket | - | on_ko: discard_self() -> wake(2)",
    "pancerz_szturmowy": "1 red armour torso | A3 | constant: dice(-1,survival,constant)",
    "dluga_berta": "1 red weapon 2h | long p2 d2 | -",
    "minigun": "1 red weapon 2h | mid short b3 d1 | -",
    "miotacz_ognia": "1 red weapon 2h | short p2 d2 | constant: fuel_weapon(); no_ammo()",
    "wibroostrze": "1 red weapon 1h | melee p2 d2 | -",
    "strzelba_automatyczna": "1 red weapon 2h | mid short b1 d2 | -",
    "wyrzutnia_rakiet": "1 red weapon 2h | long mid p1 d3 | constant: ammo_cost(1)",
    "egzoszkielet": (
        "1 red technical pocket limit | - | constant: dice(1,blades,constant); capacity(backpack,2)"
    ),
    "serum_regeneracyjne": (
        "1 red medical pocket limit | - | rest: mark_self() -> heal(radiation,1); heal(health,1)"
    ),
    "radio_satelitarne": "1 red technical pocket limit | - | on_reveal: mark_self() -> discard_reveal(1)",
    "ogniwo_paliwowe": "1 red technical pocket limit | - | before_move: mark_self() -> gain(fuel,1)",
    "celownik_laserowy": "1 red weapon attach | - | constant: if(ranged_attack){dice(1,attack,constant)}",
    "cyberlapa": "1 blue implant knight | melee p1 d1 | constant: dice(1,blades,constant)",
    "luski": "1 blue mutation knight | - | constant: armour(1,constant); dice(-1,talk,constant)",
    "turbowtrysk": "1 blue tuning car | - | constant: mp_per_fuel(1)",
    "przecinak": (
        "1 blue weapon 2h | long mid b1 p1 d1 | constant: if(opponent_type:robot){damage(1,constant)}"
    ),
    "pas_mistrza": "1 blue field pocket limit | - | constant: if(range_is:near){dice(1,attack,constant)}",
    "plaszcz_lowcy": "1 blue armour torso | A2 | constant: dice(1,escape,constant)",
    "walizka_chirurga": "1 blue medical pocket limit | - | rest: mark_self() -> heal(health,2)",
    "pilot_cerbero": (
        "1 blue technical pocket limit | - | before_combat: mark_self() -> "
        "if(opponent_type:robot){dice(-3,opp_attack,combat)}"
    ),
    "sztandar_reduty": "1 blue field pocket limit | - | before_combat: mark_self() -> advantage(2,self)",
    "ostatni_argument": "1 blue weapon 1h | mid short p1 d2 | constant: crit_damage(2,constant)",
    "swiety_naboj": (
        "1 blue charge pocket limit | - | before_attack_test: mark_self() -> "
        "if(weapon_uses_ammo){damage(2,attack)}"
    ),
    "czarna_skrzynka": (
        "1 blue technical pocket limit | - | before_move: mark_self() -> look_order(wasteland,2)"
    ),
    "s_noz": "0 sheet weapon 1h | melee | -",
    "s_klucz": "0 sheet weapon 1h | melee | -",
    "s_lom": "0 sheet weapon 1h | melee | -",
    "s_szpony": "0 sheet weapon 1h | melee d1 | -",
    "s_pistolet": "0 sheet weapon 1h | mid short | -",
    "s_gwozdziarka": "0 sheet weapon 1h | mid short p1 | -",
    "s_bumerang": "0 sheet weapon 1h | mid d1 | constant: no_ammo()",
    "s_fartuch": "0 sheet armour torso | A1 | -",
    "s_kociol": "0 sheet armour torso | A1 | -",
    "s_znaczona_talia": "0 sheet field pocket | - | constant: dice(1,talk,constant)",
}
"""Copies, colour, type, slot | panel | text."""

VEHICLES = {
    "ciezarowiec": (
        "3 start | yellow 2 6 | green 1 4 | on_vehicle_damage: roll(){1-5: none() OR 6-10: shield_vehicle()}"
    ),
    "gazik": (
        "3 start | yellow 3 4 | green 2 2 | constant: terrain_cost(mountains,-1); terrain_cost(swamp,-1)"
    ),
    "turystyk": "3 start | yellow 4 2 | green 2 1 | -",
    "szerszen": "1 | red 5 1 | yellow 3 0 | constant: if(by_vehicle){dice(1,escape,constant)}",
    "lewiatan": "1 | red 3 8 | yellow 2 5 | constant: if(by_vehicle){armour(1,constant)}",
    "pancernik": "1 | red 3 4 | yellow 2 3 | on_vehicle_damage: mark_self() -> shield_vehicle()",
    "miesniak": "1 | blue 5 3 | blue 3 2 | -",
}
"""Copies | value, speed, capacity | the same of the damaged side | text."""

KNIGHTS = {
    "mel_gearson": "2 3 3 1 2 2 3 | rewolwer s_noz - - | constant: mp_per_fuel(1)",
    "chris_hammersworn": "3 2 1 2 2 3 3 | pompka - smieciuchron - | after_test: mark_self() -> reroll(all)",
    "naomi_vatt": (
        "1 2 4 2 2 2 3 | s_pistolet s_klucz s_fartuch - | rest: mark_self() -> "
        "choose(self){repair_vehicle() OR gain(fuel,1)}"
    ),
    "hugh_jackal": (
        "4 1 1 2 3 2 3 | s_szpony s_szpony - - | constant: if(melee_attack){crit_damage(2,constant)}"
    ),
    "russel_crown": (
        "3 4 1 1 2 2 3 | s_pistolet maczeta - - | after_combat_win: choose(self){gain(ammo,1) OR "
        "heal(health,1)}"
    ),
    "heat_leisure": "2 3 2 1 2 3 3 | s_pistolet s_noz - s_znaczona_talia | knights_step: extra_draw(luck)",
    "kate_blanksheet": (
        "1 2 3 4 1 2 3 | s_pistolet - - apteczka | on_radiation: mark_self() -> prevent(radiation,1)"
    ),
    "geoffrey_goldrush": "1 2 2 2 2 4 4 | rewolwer - - - | on_exchange: mark_self() -> trade_bonus(2)",
    "david_mayhem": "2 3 1 1 3 3 3 | sztucer - - - | before_combat: set_range(any)",
    "matilda_waltzer": (
        "2 2 1 2 4 2 3 | kusza - - kapelusz_dundee | on_reveal: mark_self() -> discard_reveal(1)"
    ),
    "bruce_billabong": (
        "2 1 2 4 3 1 3 | s_bumerang s_noz - zestaw_prepersa | rest: mark_self() -> "
        "choose(self){heal(health,1) OR heal(radiation,1)}"
    ),
    "sheila_rust": "2 2 3 1 3 2 4 | s_gwozdziarka s_lom - - | on_draw: extra_draw(green)",
    "ned_kettle": (
        "3 3 2 1 2 2 3 | s_pistolet maczeta s_kociol - | constant: rob_options(2); dice(1,search,constant)"
    ),
}
"""Blades, guns, repair, medicine, survival, talk, backpack | hands, torso, pocket | ability."""

EVENTS = {
    "ev01_tornado": "weather | survival 7 | place(hindrance,here_and_adjacent) | none()",
    "ev02_wertepy": "place | repair 7 | if(by_vehicle){lose(fuel,1); stop_movement()} | none()",
    "ev03_burza_radiacyjna": "weather | survival 7 | suffer(1); place(radiation,here_and_adjacent) | none()",
    "ev04_kwasny_deszcz": (
        "weather | survival 7 | stop_movement(); lose(health,1); place(contamination,here_and_adjacent) | "
        "none()"
    ),
    "ev05_wrak_auta": (
        "place | repair 5 | stop_movement(); lose(health,1); skip_exploration() | draw_gear(green,1); "
        "gain(fuel,3)"
    ),
    "ev06_glodna_szarancza": (
        "weather | survival 9 | test(survival,5,2){ok: none() OR fail: lose(health,1); lose_gear(1,self)} "
        "| none()"
    ),
    "ev07_ranny_wedrowiec": (
        "stranger | medicine 9 | stop_movement(); choose(self){lose(health,1) OR lose_gear(1,self)} | "
        "gain(reputation,1)"
    ),
    "ev08_kupiec": "stranger | talk 5 | may(){market_exchange()} | none()",
    "ev09_burza_piaskowa": "weather | survival 7 | lose(fuel,1); stop_movement() | none()",
    "ev10_fatamorgana": "weather | survival 9 | relocate(adjacent,scavenger); stop_movement() | none()",
    "ev11_trzesienie_ziemi": (
        "place | survival 7 | on(all_here_and_adjacent){lose(health,1)}; "
        "place(hindrance,here_and_adjacent) | none()"
    ),
    "ev12_pole_minowe": (
        "place | repair 7 | if(by_vehicle){damage_vehicle() OR else: lose(health,2)} | draw_gear(green,1); "
        "gain(ammo,1)"
    ),
    "ev13_stara_stacja": "place | repair 5 | suffer(1) | gain(fuel,2)",
    "ev14_opuszczony_oboz": (
        "place | survival 5 | test(survival,7){ok: none() OR fail: lose(health,1)} | draw_gear(green,1)"
    ),
    "ev15_autostopowiczka": (
        "stranger | talk 7 | test(talk,7){ok: draw_luck(1) OR fail: discard_luck(1,random)} | none()"
    ),
    "ev16_blokada_drogowa": "stranger | talk 7 | choose(self){pay_gear(green,1) OR stop_movement()} | none()",
    "ev17_wedrowny_lekarz": (
        "stranger | medicine 5 | lose(ammo,1); choose(self){heal(health,2) OR heal(radiation,2)} | none()"
    ),
    "ev18_zrzut_cerbero": (
        "place | survival 7 | stop_movement(); suffer(1); place(threat,here_and_adjacent) | "
        "draw_gear(yellow,1)"
    ),
    "ev19_prorok_zaglady": (
        "stranger | talk 7 | choose(self){lose(reputation,1) OR discard_luck(2,self)} | none()"
    ),
}
"""Types | escape | effect | reward."""

ENEMIES = {
    "en01_piekielni_jezdzcy": (
        "gang | guns 7 | aggression 4 health 3 | mid short d1 A1 | - | draw_gear(yellow,1); gain(ammo,1)"
    ),
    "en02_inhr": (
        "robot | talk 9 | aggression 3 health 2 | mid A1 | constant: dice(-2,attack,combat) | "
        "gain(reputation,1); draw_gear(yellow,1)"
    ),
    "en03_puszek": (
        "beast | survival 7 | aggression 5 health 3 fierce | melee p1 d1 | before_combat: set_range(near) "
        "| draw_gear(red,1)"
    ),
    "en04_tekla": (
        "beast | survival 7 | aggression 3 health 3 | short melee p1 | on_escape_fail/on_wound: "
        "mark_gear(1,scavenger) | draw_gear(green,2)"
    ),
    "en05_wygnancy_alice": (
        "gang mutant | talk 7 | aggression 3 health 3 | mid melee b1 | after_combat_loss: "
        "lose_gear(1,scavenger) | draw_gear(green,1); gain(fuel,1)"
    ),
    "en06_kopacz": (
        "robot | repair 7 | aggression 4 health 4 | melee p1 d1 A1 | after_combat_loss: damage_vehicle(); "
        "stop_movement() | draw_gear(yellow,1); gain(fuel,2)"
    ),
    "en07_cichy_lowca": (
        "beast | survival 7 | aggression 4 health 3 | melee d1 | range_step: set_range(near) | "
        "draw_gear(yellow,1)"
    ),
    "en08_pirat_drogowy": "gang | guns 5 | aggression 2 health 2 | short | - | gain(fuel,2)",
    "en09_kanibale": (
        "gang | blades 7 | aggression 3 health 3 | short melee | after_combat_loss: lose(health,1) | "
        "draw_gear(green,1); gain(ammo,1)"
    ),
    "en10_snajperka": (
        "gang | survival 7 | aggression 2 health 2 | long p1 d1 | before_combat: set_range(far) | "
        "draw_gear(yellow,1)"
    ),
    "en11_banda_srubokreta": "gang | talk 7 | aggression 3 health 3 | mid b1 A1 | - | draw_gear(green,2)",
    "en12_baron_paliwowy": (
        "gang | talk 9 | aggression 4 health 4 | mid short b1 d1 A1 | - | gain(reputation,1); gain(fuel,4)"
    ),
    "en13_stado_dingo": "beast | blades 5 | aggression 3 health 3 | melee | - | draw_gear(green,1)",
    "en14_wsciekly_skoczek": (
        "beast | survival 5 | aggression 2 health 2 | melee d1 | before_combat: set_range(near) | "
        "draw_gear(green,1)"
    ),
    "en15_krokoszczur": "beast | blades 7 | aggression 4 health 3 | melee d1 A1 | - | draw_gear(yellow,1)",
    "en16_emu_zaglady": (
        "beast | survival 7 | aggression 3 health 2 | melee p1 | constant: forbid(retreat,self) | "
        "draw_gear(green,1); draw_luck(1)"
    ),
    "en17_piaskowy_tajpan": (
        "beast | medicine 7 | aggression 2 health 1 | short melee | on_wound: suffer(1) | draw_gear(green,1)"
    ),
    "en18_wielkolud": "mutant | guns 7 | aggression 4 health 4 fierce | melee d2 A1 | - | gain(reputation,2)",
    "en19_blizniaki": (
        "mutant | talk 7 | aggression 3 health 3 | mid melee A1 | constant: on(enemy){crit_from(9,combat)} "
        "| draw_gear(yellow,1)"
    ),
    "en20_swietlik": (
        "mutant | medicine 7 | aggression 3 health 2 | short | clash_end: if(range_is:near){suffer(1)} | "
        "draw_gear(green,1); gain(ammo,2)"
    ),
    "en21_topielec": (
        "mutant | survival 7 | aggression 3 health 3 | melee d1 | after_combat_loss: suffer(1); "
        "stop_movement() | draw_gear(green,2)"
    ),
    "en22_dron_patrolowy": "robot | repair 5 | aggression 2 health 1 | long mid b1 A1 | - | gain(ammo,2)",
    "en23_straznik_cerbero": (
        "robot | repair 9 | aggression 4 health 4 fierce | long mid b1 p1 A1 | - | draw_gear(red,1)"
    ),
    "en24_kombajn_bojowy": (
        "robot | repair 7 | aggression 3 health 3 fierce | short melee p1 d1 A2 | after_combat_loss: "
        "damage_vehicle() | gain(reputation,1); draw_gear(yellow,1)"
    ),
    "en25_biegnaca_mina": (
        "robot | repair 7 | aggression 3 health 1 | melee d2 | after_combat_win: "
        "if(range_is:near){lose(health,1)} | draw_gear(green,1); gain(ammo,1)"
    ),
}
"""Types | escape | strength | panel | text | reward."""

LUCK = {
    "l01_jechalem_cala_noc": "before_move: mp(4) | fuel spades A",
    "l02_szybki_jak_wiatr": "before_combat: set_range(any) | health spades K fighters",
    "l03_szybciej_szybciej": "before_attack_test: dice(2,attack,test) | ammo spades Q fighters",
    "l04_no_zdychaj": "before_attack_test: damage(1,attack) | ammo spades J fighters",
    "l05_nie_tym_razem": "on_luck_played: cancel_luck() | radiation hearts A",
    "l06_jeszcze_raz": "after_test: reroll(all) | health hearts K",
    "l07_poprawka": "after_attack_test: reroll(failed) | ammo spades 10 fighters",
    "l08_skrot": "before_move: free_hex(1) | fuel spades 9",
    "l09_cicho_jak_mysz": "before_move: threat(-2) | fuel hearts Q",
    "l10_rykoszet": "on_hit: block(2) | health spades 8 fighters",
    "l11_tylko_drasniecie": "any_time: heal(health,1) | health hearts J",
    "l12_czysty_fart": "before_escape: pass_test(escape) | radiation hearts 10",
    "l13_znam_sie_na_tym": "before_test: dice(3,repair/medicine,test) | radiation hearts 9",
    "l14_swoj_czlowiek": "before_test: dice(3,talk/survival,test) | health hearts 8",
    "l15_ostatni_naboj": (
        "before_attack_test: if(weapon_uses_ammo){free_ammo(); damage(1,attack)} | ammo spades 7 fighters"
    ),
    "l16_klik": "before_opp_attack_test: dice(-2,opp_attack,test) | ammo spades 6 fighters",
    "l17_zmiana_planow": "after_combat_reveal: swap_card() | ammo spades 5 fighters",
    "l18_presja": "advantage_step: advantage(2,self) | ammo spades 4 fighters",
    "l19_okazja": "on_exchange: trade_bonus(2) | fuel hearts 7",
    "l20_znalezisko": "explore: draw_gear(green,1) | fuel hearts 6",
    "l21_aneks": "explore: choose(self){contract_marker(1) OR contract_marker(-1)} | radiation hearts 5",
    "l22_pech": "before_rival_test: on(rival){dice(-2,any,test)} | radiation spades 3",
    "l23_cudowne_ocalenie": "on_ko: ignore_ko() | health hearts 4",
    "l24_plan_b": "explore: draw_luck(2) | fuel hearts 3",
    "l25_korek": "before_rival_move: place(hindrance,any) | fuel spades 2",
    "l26_drugi_oddech": "rest: choose(self){heal(radiation,2) OR gain(ammo,2)} | radiation hearts 2",
}
"""Text | symbol and value."""

GENERAL = {
    "c01_rekord_szybkosci": "moved(15,6) | gain_named(miesniak); gain(reputation,2) | none()",
    "c02_ladne_trofeum": "defeat(enemy) limit | gain(reputation,2); draw_gear(green,1) | none()",
    "c03_lowca_robotow": "defeat(enemy:robot) limit | gain_named(przecinak); gain(reputation,1) | none()",
    "c04_walka_w_dole": "defeat(knight) | gain_named(pas_mistrza); gain(reputation,1) | none()",
    "c05_wielka_oblawa": "defeat(enemy:beast) limit | gain_named(plaszcz_lowcy); gain(reputation,1) | none()",
    "c06_czystka": "defeat(enemy:mutant) limit | gain(reputation,2); draw_gear(yellow,1) | none()",
    "c07_rozbic_bande": "defeat(enemy:gang) limit | gain(reputation,2); gain(fuel,2); gain(ammo,2) | none()",
    "c08_krezus_pustkowi": "gear_value(16) | gain(reputation,2) | none()",
    "c09_okaz_zdrowia": "rest_full() | gain(reputation,1); draw_gear(green,1) | none()",
    "c10_linia_dalekobiezna": "drive(2,3) | gain(reputation,2); gain(fuel,2) | none()",
    "c11_kaskader": "escape(9) | gain(reputation,1); draw_gear(yellow,1) | none()",
    "c12_dwie_dychy": "tens(2) | gain(reputation,1); draw_luck(2) | none()",
}
"""Deed | reward | when completed."""

PRIVATE = {
    "p01_plon_mala_plon": (
        "9 test(repair,7) | 12 none() | gain_named(turbowtrysk); gain(reputation,2) | place_special(blast,9)"
    ),
    "p02_piguly_dla_doliny": (
        "8 test(medicine,7) | 3 none() | gain_named(walizka_chirurga); gain(reputation,2) | "
        "place_special(pills,3)"
    ),
    "p03_twardy_reset": (
        "11 test(repair,7) | 7 none() | gain_named(pilot_cerbero); gain(reputation,2) | "
        "place_special(reset,7)"
    ),
    "p04_probka_x": "6 suffer(1) | 5 test(medicine,5) | gain_named(luski); gain(reputation,2) | none()",
    "p05_zelazna_lapa": (
        "10 pay_gear(yellow,1) | 11 test(medicine,7) | gain_named(cyberlapa); gain(reputation,3) | none()"
    ),
    "p06_list_zelazny": (
        "13 none() | 4 test(talk,5) | gain_named(sztandar_reduty); gain(reputation,2) | none()"
    ),
    "p07_tunel_pod_pustynia": (
        "14 test(repair,7) | 2 none() | draw_gear(yellow,1); gain(reputation,2) | none()"
    ),
    "p08_krol_dolu": (
        "15 test(blades/guns,7) | 1 test(talk,7) | gain_named(ostatni_argument); gain(reputation,2) | none()"
    ),
    "p09_ropa_za_wode": (
        "2 pay_gear(green,1) | 9 none() | draw_gear(green,1); gain(fuel,4); gain(reputation,2) | none()"
    ),
    "p10_stary_dlug": (
        "1 test(talk,7) | 15 pay_gear(green,1) | draw_gear(yellow,1); gain(reputation,2) | none()"
    ),
    "p11_zaginiony_konwoj": (
        "4 test(survival,7) | 10 test(survival,7) | draw_gear(red,1); gain(reputation,1) | none()"
    ),
    "p12_swiety_naboj": "3 test(talk,7) | 13 none() | gain_named(swiety_naboj); gain(reputation,2) | none()",
    "p13_czarna_skrzynka": (
        "7 none() | 6 test(repair,7) | gain_named(czarna_skrzynka); gain(reputation,2) | none()"
    ),
    "p14_wesele_w_alice": "5 test(talk,7) | 14 pay_gear(green,2) | draw_luck(2); gain(reputation,3) | none()",
    "p15_ostatni_transport": "12 spend(fuel,2) | 8 none() | draw_gear(red,1); gain(reputation,1) | none()",
}
"""First hex and what it asks | second | reward | when completed."""
