## Zdania wspólne dla wszystkich ekranów

client-asset_trouble = Nie da się wczytać części programu, gra obejdzie się bez niej: { $detail }
