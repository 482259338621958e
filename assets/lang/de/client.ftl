## Der Tisch

table-scenario = Szenario { $number } · { $name }
table-round = Runde { $number }
table-log = Protokoll
table-log_empty = Noch ist nichts geschehen.
log-search = Im Protokoll suchen
log-search_tip = Das ganze Protokoll durchsuchen (Strg+L)
log-close = Zurück zum Tisch
table-aside = Ziele
table-dice = Würfel
table-report = Zum Bericht
table-cancel = Zurücklegen
table-holding = **{ $thing }:** leg es auf einen hellen Platz, oder leg es zurück.
table-fewer = Weniger
table-more = Mehr
table-thinks = denkt nach …
table-hold = Pause
table-go_on = Weiter
table-menu = Menü (Esc)
table-redo = Noch einmal (Strg+Y)
table-hint = Alles zeigen, was jetzt geht (H)
table-fit = Das ganze Brett zeigen (F)
table-rules = Regelbuch (F1)
table-settings = Einstellungen
odds-impossible = keine Chance
odds-certain = sicher
odds-percent = { $count } %
odds-exact = { $whole },{ $tenth } %
dice-none = Hier fallen die Würfel.

## Der Vorhang

recap-title = Was geschah, seit du zuletzt entschieden hast
curtain-tab = Wechsel
curtain-takes = An den Computer geht
curtain-stamp = Nur für diese Augen
curtain-look_away = { $count ->
    [0] Niemand sonst muss wegsehen.
   *[other] { $names }: bitte wegsehen.
}
curtain-mission = Deine Aufgabe
curtain-public = nur was alle wissen dürfen
curtain-before = Was zuletzt geschah
curtain-open = Ich bin { $name }, zeig mir meine Karten
curtain-how = Knopf oder Leertaste halten
curtain-tip = Halt den Knopf oder die Leertaste einen Augenblick, oder drück Enter.
curtain-quit = Gehen; die Partie ist gespeichert
curtain-promise = Zurücknehmen geht nicht durch den Vorhang. Protokoll und Hinweise zeigen nur, was { $name } sehen darf.

## Menü

chooser-title = Was soll es tun?
menu-head = Menü
menu-note = Die Partie wird nach jedem Zug gespeichert. Einen Spielstand auf der eigenen Platte kann sein Besitzer öffnen.
menu-back = Zurück zur Partie
menu-save = Unter einem Namen speichern
menu-rules = Regelbuch
menu-aid = Das Spiel auf einer Seite
menu-settings = Einstellungen
menu-stops = Wann nach Karten gefragt wird
menu-replay = Bisher ansehen
menu-concede = Aufgeben
menu-title = Titel
menu-quit = Beenden
replay-title = Rückblick
replay-step = Schritt { $step } von { $steps }
