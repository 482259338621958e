## Erste Hinweise

menu-introductions = Erste Hinweise
settings-introductions = Erste Hinweise
    .hint = Ein Satz, einmal, wenn dir etwas neu ist. Das Menü am Tisch zeigt sie noch einmal.
