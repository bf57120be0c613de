### The house in Czech. What is typed (rules, undo, save, log, quit) stays as it is.

our-ruling = náš výklad
chance = náhoda

## Seats, by the colour of their pieces

seat-0 = Lazurit
seat-1 = Karneol
seat-2 = Alabastr
seat-3 = Eben

## Playing strength, and what can be chosen for a game

level-random = Poutník
level-greedy = Chamtivec
level-1 = Učeň
level-2 = Tahač kamene
level-3 = Kameník
level-4 = Lodivod
level-5 = Předák
level-6 = Písař
level-7 = Stavitel
level-8 = Královský architekt
value-yes = ano
value-no = ne
value-none = žádný
value-designed = naše sada

## Playing in the terminal

play-bot = { $who } ({ $bot })
play-earlier = starší řádky: { $count }; napiš log
play-ways = { $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
    [many] { $count } možnosti
   *[other] { $count } možností
}
play-hint = Napiš číslo, kód nebo pár jeho slov; pomoc: ?
play-hint-one = Enter to provede; pomoc: ?
play-hint-narrowed = Číslo, kód nebo slova; Enter zase ukáže všechno.
play-several = Samotný Enter stačí, jen když je jediná možnost. Napiš číslo nebo kód.
play-no-number = Řádek { $number } tu není; poslední je { $last }.
play-unknown = „{ $typed }“ není kód této hry. Pomoc: ?
play-unknown-near = „{ $typed }“ není kód této hry. Nejbližší je: { $code }
play-refused = „{ $code }“ teď není dovoleno: { $reason } [{ $rule }]
play-allowed = „{ $code }“ je dovoleno: { $sentence }.
play-no-sentence = Pravidlo ani kód „{ $typed }“ neexistuje. Všechna pravidla vypíše rules.
play-no-sentence-near = Pravidlo ani kód „{ $typed }“ neexistuje. Nejbližší je: { $near }
play-undone = Vzato zpět: { $what }
play-undone-sealed = { $who } odpovídá znovu.
play-undo-revealed = To už nejde vzít zpět: od té doby se něco odhalilo.
play-undo-nothing = Zatím není co vzít zpět.
play-saved = Uloženo do souboru { $file }
play-not-saved = Partii se nepodařilo uložit do souboru { $file }: { $reason }
play-exists = Soubor { $file } už existuje; zvol jiný název.
play-leave-anyway = Uložit jinam: save SOUBOR. Odejít bez uložení: ještě jednou quit.
play-go-on = Pokračování: saqqara play --resume { $file }
play-cut = Poslední řádek souboru je useknutý a vynechává se: { $line }
play-curtain = Předej zařízení, na řadě je { $who }. Potom Enter.
play-more = Enter: dál, q: konec
play-back = Enter: zpátky ke stolu
play-source = Body
play-total = Celkem
play-won = Vítězství: { $who }!
play-nobody = Partie je prohraná.
play-shared = Sdílené vítězství: { $who }
play-help-number = vybere tento řádek seznamu
play-help-code = akce podle kódu, jaké jsou v seznamu vpravo; začátek kódu nebo pár jeho slov seznam zúží
play-help-enter = provede jedinou možnost nebo znovu ukáže celý seznam
play-help-why = vysvětlí pravidlo, nebo proč akce není dovolena
play-help-rules = ukáže všechna pravidla
play-help-hint = poradí podle čísel
play-hint-ahead = O krok dopředu vypadá nejlépe: { $code }
play-help-undo = vezme zpět poslední akci, pokud se od té doby nic neodhalilo
play-help-save = uloží partii
play-help-log = ukáže všechno, co se stalo
play-help-quit = uloží partii a skončí
play-key-number = číslo
play-key-code = kód
play-key-enter = Enter
play-key-why = ? pravidlo nebo kód
play-key-rules = rules
play-key-hint = hint
play-key-undo = undo
play-key-save = save [SOUBOR]
play-key-log = log
play-key-quit = quit

## Chyby na příkazovém řádku a v souborech

on-line = { $line }: { $text }
in-file = { $file }:{ $text }
