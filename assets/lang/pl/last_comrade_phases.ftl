### Ostatni towarzysz: fazy tury na pasku u góry ekranu; w oknie reakcji stoi tam jego nazwa.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

lc-phase-turn = { $number ->
    [0] Przygotowania
   *[other] Tura { $number }
}
lc-phase-attack = Atak
lc-phase-commit = Karty zakryte
lc-phase-reveal = Odkrywanie
lc-phase-damage = Obrażenia
lc-phase-refill = Dobór

## Przed pierwszą turą

lc-phase-characters = Postaci
lc-phase-draft = Draft
lc-phase-first_turn = Pierwsza tura

## Okna

lc-phase-turn_start = Okno: początek tury
lc-phase-after_targets = Okno: cel
lc-phase-after_commit = Okno: karty leżą
lc-phase-before_reveal = Okno: przed kartą
lc-phase-card_revealed = Okno: karta odkryta
lc-phase-before_damage = Okno: przed atakiem
lc-phase-after_damage = Okno: po ataku
lc-phase-after_refill = Okno: koniec tury
lc-phase-response = Odpowiedź
lc-phase-hit = Trafienie
