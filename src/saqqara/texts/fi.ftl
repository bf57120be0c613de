### The house in Finnish. What is typed (rules, hint, undo, save, log, quit) stays as it is.

our-ruling = oma tulkintamme
chance = sattuma

## Seats, by the colour of their pieces

seat-0 = Lapis
seat-1 = Karneoli
seat-2 = Alabasteri
seat-3 = Eebenpuu

## Playing strength, and what can be chosen for a game

level-random = Vaeltaja
level-greedy = Rohmu
level-1 = Oppipoika
level-2 = Kivenvetäjä
level-3 = Kivenhakkaaja
level-4 = Laivuri
level-5 = Työnjohtaja
level-6 = Kirjuri
level-7 = Rakennusmestari
level-8 = Kuninkaan arkkitehti
value-yes = kyllä
value-no = ei
value-none = ei mitään
value-designed = tämän projektin suunnittelema

## Playing in the terminal

play-bot = { $who } ({ $bot })
play-earlier = aiempia { $count }: kirjoita log
play-ways = { $count ->
    [one] { $count } vaihtoehto
   *[other] { $count } vaihtoehtoa
}
play-hint = Numero, koodi tai osa sen sanoista; ohje: ?
play-hint-one = Enter tekee sen; ohje: ?
play-hint-narrowed = Numero, koodi tai sanoja; Enter näyttää taas kaiken.
play-several = Pelkkä Enter riittää vain, kun vaihtoehtoja on yksi. Kirjoita numero tai koodi.
play-no-number = Riviä { $number } ei ole; viimeinen on { $last }.
play-unknown = ”{ $typed }” ei ole tämän pelin koodi. Ohje: ?
play-unknown-near = ”{ $typed }” ei ole tämän pelin koodi. Lähin on: { $code }
play-refused = ”{ $code }” ei ole nyt sallittu: { $reason } [{ $rule }]
play-allowed = ”{ $code }” on sallittu: { $sentence }.
play-no-sentence = Sääntöä tai koodia ”{ $typed }” ei ole. Kaikki säännöt: kirjoita rules
play-no-sentence-near = Sääntöä tai koodia ”{ $typed }” ei ole. Lähin on: { $near }
play-undone = Kumottu: { $what }
play-undone-sealed = { $who } vastaa uudelleen.
play-undo-revealed = Tätä ei voi kumota: sen jälkeen on paljastunut jotain.
play-undo-nothing = Kumottavaa ei vielä ole.
play-saved = Tallennettu: { $file }
play-not-saved = Peliä ei voitu tallentaa tiedostoon { $file }: { $reason }
play-exists = { $file } on jo olemassa; valitse toinen nimi.
play-leave-anyway = Tallenna muualle kirjoittamalla save TIEDOSTO, tai lopeta tallentamatta kirjoittamalla quit uudelleen.
play-go-on = Jatka komennolla: saqqara play --resume { $file }
play-cut = Tiedoston viimeinen rivi oli katkennut ja jätettiin pois: { $line }
play-curtain = Laite seuraavalle: { $who }. Paina sitten Enteriä.
play-more = Enter jatkaa, q lopettaa
play-back = Enter palaa pöytään
play-source = Pisteet
play-total = Yhteensä
play-won = Voittaja: { $who }!
play-nobody = Peli päättyi tappioon.
play-shared = Jaettu voitto: { $who }
play-help-number = valitsee luettelon rivin
play-help-code = toiminto koodillaan, kuten luettelon oikeassa laidassa; koodin alku tai osa sanoista rajaa luetteloa
play-help-enter = tekee ainoan vaihtoehdon tai näyttää taas koko luettelon
play-help-why = selittää säännön, tai miksi toiminto ei ole sallittu
play-help-rules = näyttää kaikki säännöt
play-help-hint = ehdotus pelkkien lukujen perusteella
play-hint-ahead = Yhden siirron päähän katsottuna paras näyttää olevan: { $code }
play-help-undo = kumoaa viimeisen toiminnon, jos sen jälkeen ei ole paljastunut mitään
play-help-save = tallentaa pelin
play-help-log = näyttää kaiken, mitä on tapahtunut
play-help-quit = tallentaa pelin ja lopettaa
play-key-number = numero
play-key-code = koodi
play-key-enter = Enter
play-key-why = ? sääntö tai koodi
play-key-rules = rules
play-key-hint = hint
play-key-undo = undo
play-key-save = save [TIEDOSTO]
play-key-log = log
play-key-quit = quit

## Virheet komentorivillä ja tiedostoissa

on-line = { $line }: { $text }
in-file = { $file }:{ $text }
