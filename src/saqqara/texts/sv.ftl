### The house in Swedish: everything that belongs to no game. What one types in the terminal stays as it is.

our-ruling = vår tolkning
chance = slumpen

## Seats, by the colour of their pieces

seat-0 = Lapis
seat-1 = Karneol
seat-2 = Alabaster
seat-3 = Ebenholts

## Playing strength, and what can be chosen for a game

level-random = Vandrare
level-greedy = Roffare
level-1 = Lärling
level-2 = Stensläpare
level-3 = Stenhuggare
level-4 = Skeppare
level-5 = Förman
level-6 = Skrivare
level-7 = Mästerbyggare
level-8 = Kunglig arkitekt
value-yes = ja
value-no = nej
value-none = inga
value-designed = projektets egna

## Playing in the terminal

play-bot = { $who } ({ $bot })
play-earlier = { $count } till: skriv log
play-ways = { $count } val
play-hint = Ett nummer, en kod eller några av dess ord; ? ger hjälp.
play-hint-one = Enter gör det; ? ger hjälp.
play-hint-narrowed = Nummer, kod eller ord; Enter visar allt igen.
play-several = Bara Enter räcker när det finns ett enda val. Skriv ett nummer eller en kod.
play-no-number = Rad { $number } finns inte; listan slutar vid { $last }.
play-unknown = ”{ $typed }” är ingen kod i det här spelet. Skriv ? för hjälp.
play-unknown-near = ”{ $typed }” är ingen kod i det här spelet. Närmast är: { $code }
play-refused = ”{ $code }” är inte tillåtet nu: { $reason } [{ $rule }]
play-allowed = ”{ $code }” är tillåtet: { $sentence }.
play-no-sentence = Det finns ingen regel eller kod ”{ $typed }”. Skriv rules för alla regler.
play-no-sentence-near = Det finns ingen regel eller kod ”{ $typed }”. Närmast är: { $near }
play-undone = Ångrat: { $what }
play-undone-sealed = { $who } svarar om.
play-undo-revealed = Det går inte att ångra: något har avslöjats sedan dess.
play-undo-nothing = Det finns inget att ångra än.
play-saved = Sparat i { $file }
play-not-saved = Partiet kunde inte sparas i { $file }: { $reason }
play-exists = { $file } finns redan; välj ett annat namn.
play-leave-anyway = Skriv save FIL för att spara någon annanstans, eller quit igen för att lämna utan att spara.
play-go-on = Fortsätt med: saqqara play --resume { $file }
play-cut = Filens sista rad var avhuggen och har utelämnats: { $line }
play-curtain = Lämna över skärmen till { $who } och tryck sedan Enter.
play-more = Enter för mer, q för att sluta
play-back = Enter går tillbaka till bordet
play-source = Poäng
play-total = Totalt
play-won = { $who } vinner!
play-nobody = Partiet är förlorat.
play-shared = Delad seger: { $who }
play-help-number = väljer den raden i listan
play-help-code = en handling med sin kod, som de till höger i listan; en början eller några ord kortar listan
play-help-enter = gör det enda valet, eller visar hela listan igen
play-help-why = förklarar en regel, eller varför en handling inte är tillåten
play-help-rules = visar alla regler
play-help-hint = vad en titt på siffrorna föreslår
play-hint-ahead = Ett steg framåt ser det här bäst ut: { $code }
play-help-undo = ångrar den senaste handlingen, så länge inget har avslöjats sedan dess
play-help-save = sparar partiet
play-help-log = visar allt som har hänt
play-help-quit = sparar partiet och avslutar
play-key-number = ett nummer
play-key-code = en kod
play-key-enter = Enter
play-key-why = ? regel eller kod
play-key-rules = rules
play-key-hint = hint
play-key-undo = undo
play-key-save = save [FIL]
play-key-log = log
play-key-quit = quit

## Fel på kommandoraden och i filer

on-line = { $line }: { $text }
in-file = { $file }:{ $text }
