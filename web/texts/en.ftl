### The shell in English. What a game says stands in its own folder.

## Everywhere

brand = Saqqara
chance = Chance

## The table

