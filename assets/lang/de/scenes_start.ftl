## Titel, neue Partie und Spielstände

start-back = Zurück
start-key_enter = Enter
start-rules = Spielregeln
start-language = Sprache wechseln: { $language }
start-settings = Einstellungen

## Schachteln

cover-desert_patrol = Wüstenpatrouille
    .place = Nordafrika, 1940
cover-staff_orders = Stabsbefehl
    .place = Kommandeure, Gebiete und der Himmel
cover-wasteland_riders = Reiter des Ödlands
    .place = Australien nach dem Ende der Welt
cover-last_comrade = Der letzte Genosse
    .place = Eine Schlange, in der niemand stehen will

## Titel

title-tagline = Vier Spiele auf einem Tisch. An einem Computer.
title-play = Spielen
title-learn = Lernen
    .tip = Lektionen am echten Tisch: du spielst, und jemand sagt dir, worauf es ankommt.
title-learned = Lernen { $done }/{ $count }
title-first_lesson = Spielend lernen
title-same_lesson = Weiter in der Lektion
title-learn_first =
    .what = { $game }: die erste Lektion, zehn Minuten am echten Tisch
    .how = Drück Enter und spiel. Oder wähl eine Schachtel für eine ganze Partie.
title-coming = In Arbeit
    .tip = An diesem Spiel wird gearbeitet. Es kommt mit einer der nächsten Versionen.
title-players = { $players }
title-minutes = { $minutes } min
title-puzzles = Rätsel
title-rules = Regeln
title-settings = Einstellungen
title-quit = Beenden
title-version = Sztabówka { $version } · läuft ohne Netz
title-keys = Tastatur: Pfeile, Enter, F1 Regeln
title-unfinished = Offene Partie
title-kept = gespeichert: { $when }
title-kept_after = · gespeichert: { $when }
title-continue = Weiterspielen
title-new_game = Neue Partie
title-saves = Spielstände ({ $count })
title-other_saves = Andere Spielstände ({ $count })
title-broken = Lässt sich nicht öffnen: { $names }
title-broken_count = { $count ->
    [one] { $count } Partie lässt sich nicht öffnen
   *[other] { $count } Partien lassen sich nicht öffnen
}
title-first = Zum Anfang
    .what = { $game }: allein oder zusammen, an einem Computer
    .how = Wähl eine Schachtel oder drück Enter. Das erste Szenario ist schon gewählt.

## Spielstände

saves-title = Spielstände
saves-match = { $game } · { $scenario }, Runde { $round }
saves-player = { $name } ({ $side })
saves-when_today = heute, { $hour }
saves-when_yesterday = gestern, { $hour }
saves-when_date = { $day }. { $month ->
    [jan] Januar
    [feb] Februar
    [mar] März
    [apr] April
    [may] Mai
    [jun] Juni
    [jul] Juli
    [aug] August
    [sep] September
    [oct] Oktober
    [nov] November
   *[dec] Dezember
} { $year }, { $hour }
saves-kept = Von selbst gespeichert
saves-finished = beendet
saves-broken_when = Lässt sich nicht öffnen · { $when }
saves-load = Laden
saves-continue = Weiterspielen
saves-load_copy = Gute Kopie
saves-look = Ansehen
saves-delete = Löschen
    .tip = Diesen Spielstand löschen. Vorher wird gefragt.
saves-delete_ask = Für immer löschen?
saves-delete_yes = Löschen
saves-delete_no = Behalten
saves-deleted = Gelöscht: { $name }
saves-none = Noch gibt es keine Spielstände
    .how = Jede Partie speichert sich nach jedem Zug. Die, denen du einen Namen gibst, stehen auch hier.
saves-save_as = Diese Partie speichern
saves-name_hint = Name des Spielstands
saves-default_name = { $scenario }, Runde { $round }
saves-save = Speichern
    .off = Gib zuerst einen Namen ein.
saves-replace_ask = Den Spielstand „{ $name }“ gibt es schon. Ersetzen?
saves-replace_yes = Ersetzen
saves-replace_no = Namen ändern
saves-saved = Gespeichert: { $name }
saves-owner = Ein Spielstand liegt auf der Platte dieses Computers. Wer an ihn herankommt, kann ihn öffnen und die verdeckten Karten sehen.
saves-keys = Pfeile: wählen · Enter: öffnen · Entf: löschen · Esc: zurück

## Neue Partie

new_game-title = Neue Partie
new_game-scenario = Szenario
new_game-difficulty = Schwierigkeit
new_game-number = { $number }
new_game-forces = Kräfte zu Beginn
new_game-players = Spieler
new_game-human = Mensch
    .tip = Hier spielt ein Mensch. Klick, damit der Computer spielt.
bot-random = Zufall
    .tip = Hier spielt der Computer: er nimmt irgendeinen erlaubten Zug. Klick für die nächste Art.
bot-recruit = Rekrut
    .tip = Hier spielt der Computer: er weiß, worauf es ankommt, und irrt sich manchmal. Klick für die nächste Art.
bot-sergeant = Feldwebel
    .tip = Hier spielt der Computer: er wägt ab, was jeder Zug sofort bringt. Klick für die nächste Art.
bot-staff = Stab
    .tip = Hier spielt der Computer: er spielt jeden guten Zug in Gedanken weiter. Klick für die nächste Art.
new_game-swap = Seiten tauschen
    .tip = Die Spieler tauschen die Seiten; die Namen bleiben.
new_game-change_places = Plätze tauschen
    .tip = Jeder Name rückt um einen Platz weiter.
new_game-seats = Zahl der Spieler
    .fewer = Weniger Spieler
    .more = Mehr Spieler
new_game-seats_count = { $count }
new_game-table = Am Tisch
new_game-curtain = Vorhang zwischen den Zügen
    .why = Verdeckt die Karten beim Platzwechsel
new_game-show_odds = Chancen vor dem Angriff
    .why = Genau, mit jeder Änderung
new_game-coach = Trainer
    .why = Antwortet an der Glühbirne; der Bericht zählt mit
new_game-palette = Formen und sichere Farben
    .why = Für alle zu unterscheiden, mit Mustern
new_game-reduced_motion = Weniger Bewegung
    .why = Überblenden statt Fliegen
new_game-motion = Tempo der Bewegung
new_game-motion-none = Aus
new_game-motion-fast = Schnell
new_game-motion-normal = Normal
new_game-motion-slow = Langsam
new_game-undo = Zurücknehmen
new_game-undo-strict = Streng
new_game-undo-friendly = Gemeinsam
new_game-undo_why = { $undo ->
    [friendly] Auch über Würfe, gezogene Karten und Wechsel, wenn beide wollen.
   *[strict] Bis zu einem Wurf, einer gezogenen Karte oder einem Wechsel.
}
new_game-seed = Zahl des Zufalls
    .empty = zufällig
    .tip = Dieselbe Zahl gibt dieselben Würfe, und allen wird gesagt, dass eine eingegeben wurde. Leer: dem Zufall überlassen.
new_game-start = Partie beginnen
new_game-next_curtain = Alles ist bereit. Bevor jemand Karten sieht, bittet der Vorhang zum Platzwechsel.
new_game-next_open = Alles ist bereit. Ihr spielt ohne Vorhang: beide sehen denselben Bildschirm, sprecht ab, wer hinsieht.
new_game-next_alone = Alles ist bereit. Du spielst gegen den Computer, einen Vorhang braucht es nicht.
new_game-next_watch = Alles ist bereit. Der Computer spielt allein, und du siehst zu.
new_game-autosave = Die Partie speichert sich nach jedem Zug.
