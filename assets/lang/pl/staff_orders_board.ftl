### Plansza Rozkazu sztabu: napisy na arkuszu.

so-board-headquarters = Sztab
so-board-headquarters_at = Sztab: { $area }
so-board-supply = Zaopatrzenie
so-board-supply_show = Pokaż sieć zaopatrzenia (S)
so-board-supply_hide = Ukryj sieć zaopatrzenia (S)

# Strefy powietrzne, krótko: napis na sektorze.

so-board-zone-teal = Turkusowa
so-board-zone-green = Zielona
so-board-zone-red = Czerwona
so-board-zone-orange = Pomarańczowa
so-board-zone-violet = Fioletowa
so-board-zone-white = Biała
so-board-zone-brown = Brązowa
so-board-zone-pink = Różowa
