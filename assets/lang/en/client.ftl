## Sentences every screen uses

client-asset_trouble = Part of the program cannot be loaded and is left out: { $detail }
