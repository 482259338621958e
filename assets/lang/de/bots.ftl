## Wer sich setzt

new_game-who-alone = Allein
new_game-who-together = Zusammen
new_game-fill = Plätze füllen
    .tip = Auf jeden Platz ohne Namen setzt sich ein Feldwebel des Computers.
new_game-more = Mehr Optionen
    .tip = Was kaum eine Partie braucht: die Zahl des Zufalls.

## Beim Aufbau

table-recommended = Empfohlen
    .tip = Ein Reiter für jede Straße, ein ausgewogenes Fahrzeug, die Ausrüstung in den Taschen: bis zum Beginn musst du nichts mehr wählen.
