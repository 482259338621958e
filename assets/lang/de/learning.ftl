# Spielend lernen: die Karte einer Lektion, ihr Ende und die Liste der Lektionen.

lesson-place = Schritt { $number } von { $count }
lesson-next = Weiter
lesson-back = Zurück
    .tip = Zurück zum Schritt davor (Rücktaste)
lesson-show = Zeig es mir
    .tip = Tu es für mich (F2)
lesson-rule = Die Regel dahinter, { $rule } (F1)
lesson-leave = Lektion verlassen
lesson-menu = Lektion
lesson-go_on = Weiter
lesson-again = Von vorn
learn-title = Lernen: { $game }
learn-about = Du spielst am echten Tisch, und jemand sagt dir, worauf es ankommt. Schiefgehen kann hier nichts.
learn-done = fertig
learn-minutes = { $minutes } min
learn-puzzles = Rätsel
learn-rules = Regelbuch
learn-aid = Auf einer Seite
learn-close = Schließen
