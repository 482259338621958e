### Sztabówka: was das Programm selbst sagt. Was hier fehlt, wird auf Englisch gesagt.

app-name = Sztabówka
    .tagline = Brettspiele aus der Wüste, dem Stabsraum und dem Ödland

## Plätze und Zahlen

seat-name = Spieler { $number }
count-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
count-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
count-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
count-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
count-decisions = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}

## Das Ende einer Partie

outcome-title = Die Partie ist zu Ende
outcome-winners = { $count ->
    [0] Niemand gewinnt.
    [one] Es gewinnt: { $winners }
   *[other] Es gewinnen: { $winners }
}

## Was den Weg zurück versperrt

undo-closed = Weiter zurück geht es nicht: { $barrier }.
barrier-start = hier beginnt die Partie
barrier-dice = es wurde gewürfelt
barrier-card_seen = eine Karte wurde gesehen
barrier-shuffle = es wurde gemischt
barrier-hand_over = jemand anderes hat entschieden
barrier-load = hier wurde die Partie geladen, und was davor war, lässt sich nicht noch einmal spielen

## Warum etwas nicht geht, in jedem Spiel

refusal-not_your_turn = Du bist nicht am Zug.
refusal-game_over = Die Partie ist zu Ende.
refusal-not_offered = Das geht jetzt nicht.
list-last = { $most } und { $last }
list-times = { $count } × { $name }
list-hidden = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
prompt-over = Die Partie ist zu Ende.
intent-concede = Partie aufgeben
