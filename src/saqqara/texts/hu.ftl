### The house in Hungarian. What is typed (rules, undo, save, log, quit) stays as it is.

our-ruling = saját döntésünk
chance = véletlen

## Seats, by the colour of their pieces

seat-0 = Lazurit
seat-1 = Karneol
seat-2 = Alabástrom
seat-3 = Ébenfa

## Playing strength, and what can be chosen for a game

level-random = Vándor
level-greedy = Mohó
level-1 = Inas
level-2 = Kőhordó
level-3 = Kőfaragó
level-4 = Hajós
level-5 = Pallér
level-6 = Írnok
level-7 = Építőmester
level-8 = Királyi építész
value-yes = igen
value-no = nem
value-none = nincs
value-designed = a saját készletünk

## Playing in the terminal

play-bot = { $who } ({ $bot })
play-earlier = még { $count } esemény: log
play-ways = { $count } lehetőség
play-hint = Írj be egy számot, egy kódot vagy néhány szót belőle; súgó: ?
play-hint-one = Enter: végrehajtás; súgó: ?
play-hint-narrowed = Szám, kód vagy pár szó; Enterrel újra a teljes lista látszik.
play-several = Az Enter magában csak akkor elég, ha egyetlen lehetőséged van. Írj be egy számot vagy egy kódot.
play-no-number = Nincs { $number }. sor; a lista { $last } soros.
play-unknown = Ebben a játékban nincs „{ $typed }” kód. Súgó: ?
play-unknown-near = Ebben a játékban nincs „{ $typed }” kód. A legközelebbi: { $code }
play-refused = „{ $code }” most nem szabályos: { $reason } [{ $rule }]
play-allowed = „{ $code }” szabályos: { $sentence }.
play-no-sentence = Nincs „{ $typed }” szabály vagy kód. Az összes szabály: rules
play-no-sentence-near = Nincs „{ $typed }” szabály vagy kód. A legközelebbi: { $near }
play-undone = Visszavonva: { $what }
play-undone-sealed = { $who } újra válaszol.
play-undo-revealed = Ezt már nem lehet visszavonni: azóta kiderült valami.
play-undo-nothing = Még nincs mit visszavonni.
play-saved = Mentve ide: { $file }
play-not-saved = Nem sikerült a mentés ide: { $file } ({ $reason })
play-exists = Már van ilyen fájl: { $file }; válassz másik nevet.
play-leave-anyway = Mentés máshová: save FÁJL. Kilépés mentés nélkül: még egyszer quit.
play-go-on = Folytatás: saqqara play --resume { $file }
play-cut = A fájl utolsó sora csonka, ezért kimarad: { $line }
play-curtain = Fordítsd a képernyőt { $who } felé, aztán nyomj Entert.
play-more = Enter: tovább, q: vége
play-back = Enter: vissza az asztalhoz
play-source = Pontok
play-total = Összesen
play-won = { $who } nyert!
play-nobody = Vereség: ez a játszma elveszett.
play-shared = Megosztott győzelem: { $who }
play-help-number = a lista ennyiedik sorát választja
play-help-code = egy akció a kódjával, ahogy a lista jobb oldalán áll; a kód eleje vagy néhány szava szűkíti a listát
play-help-enter = végrehajtja az egyetlen lehetőséget, vagy újra megmutatja a teljes listát
play-help-why = elmagyaráz egy szabályt, vagy megmondja, miért nem szabályos egy akció
play-help-rules = megmutatja az összes szabályt
play-help-hint = tippet ad a számok alapján
play-hint-ahead = Egy lépéssel előre nézve ez tűnik a legjobbnak: { $code }
play-help-undo = visszavonja az utolsó akciót, ha azóta nem derült ki semmi
play-help-save = elmenti a játszmát
play-help-log = megmutat mindent, ami eddig történt
play-help-quit = elmenti a játszmát, és kilép
play-key-number = egy szám
play-key-code = egy kód
play-key-enter = Enter
play-key-why = ? szabály vagy kód
play-key-rules = rules
play-key-hint = hint
play-key-undo = undo
play-key-save = save [FÁJL]
play-key-log = log
play-key-quit = quit

## Hibák a parancssorban és a fájlokban

on-line = { $line }: { $text }
in-file = { $file }:{ $text }
