### The house in English: everything that belongs to no game.

our-ruling = our ruling
chance = chance
