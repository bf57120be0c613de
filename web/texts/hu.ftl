### The shell in Hungarian. Nothing is glued to what is filled in: no article before it, no suffix after it.

## Everywhere

brand = Saqqara
chance = Véletlen

## Every page

page-title = { $page } · Saqqara
page-offline = Nincs kapcsolat. Amit látsz, megmarad; amit teszel, megvárja, míg helyreáll a vonal.
offline-needs = Az ezen az eszközön már megnyitott szabályok és visszajátszások kapcsolat nélkül is olvashatók. Minden máshoz kell a szolgáltatás: az asztalokhoz, a gépi játékosokhoz és az új játszmákhoz.
offline-replays = Ezen az eszközön megőrzött visszajátszások
header-skip = Ugrás a tartalomra
header-home = Saqqara: vissza a kezdőlapra
header-light = Világos megjelenés
header-dark = Sötét megjelenés
load-wait = Egy pillanat …
load-retry = Próbáld újra
language-pseudo = Álnyelv

## Seats, by the colour of their pieces

seat-0 = Lazurit
seat-1 = Karneol
seat-2 = Alabástrom
seat-3 = Ébenfa
seat-open = Szabad hely
seat-you = Te
seat-bot = Gép · { $level }

## Playing strength

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
level-analyst = Vezír
value-yes = igen
value-no = nem
value-none = nincs
value-designed = a saját készletünk

## The first page

home-about = Három társasjáték az ókori Egyiptomról, barátokkal vagy gép ellen.
home-start = Játék
home-way = Kivel játszol?
home-play-now = Játék most
home-friends = Barátokkal
home-screen = Egy képernyőn
home-way-bots = Válassz játékot és játékerőt, és már kezdődik is.
home-way-friends = Kapsz egy linket. Aki megnyitja, leülhet; a többi helyre beülhet a gép.
home-way-screen = Mindenki ezen az eszközön játszik. Ami titkos, függöny mögött marad.
home-go-bots = Játék: { $game }
home-go-friends = Új asztal
home-go-screen = Indítás: { $game }
home-more = Minden beállítás
home-rules-of = Szabályok: { $game }
home-name-of = Név, hely: { $seat }
home-continue = Folytatás
home-continue-none = Itt lesznek az asztalaid.
home-finished = Véget ért játszmák: { $count }
home-public = Nyitott asztalok
home-public-none = Most senkinek sincs nyitott asztala. Lehet a tiéd az első: válaszd a „Barátokkal” lehetőséget, majd a „Minden beállítás” linket.
home-log = Mentett játszma megnyitása
home-log-hint = Itt vagy a parancssorban mentett játszma. Visszajátszhatod, és bármelyik pontjától továbbjátszhatod.
home-log-file = Fájl
home-log-text = Vagy a szövege
home-log-go = Megnyitás

## Lists of tables

tables-open = { $count ->
   *[other] { $count } szabad hely
}
tables-playing = Folyamatban
tables-watch = Nézem
tables-yours = Te következel
tables-waiting = Várakozás: { $who }
tables-won = Győzelem
tables-saved = Mentett játszma
tables-over = Véget ért

## A new table

new-title = Új asztal
new-lead = Minden úgy van beállítva, hogy azonnal kezdhess.
new-game = Játék
new-seats = Helyek
new-seat-of = Ki játszik itt: { $seat }
new-me = Én
new-open = Szabad
new-bot = Gép
new-name = Neved
new-open-hint = annak, akinél ott a link
new-level = Játékerő
new-options = A játék beállításai
new-option-what = Miről szól ez: „{ $option }”
new-file = fájlból …
new-file-of = Fájl ehhez: { $option }
new-own = saját: { $name }
new-pace = Tempó
new-live = Élőben
new-turns = Napokon át
new-live-hint = Most mindenki itt van.
new-turns-hint = Mindenki akkor lép, amikor ráér.
new-clock = Órával
new-clock-move = Másodperc lépésenként
new-clock-bank = Tartalékidő percben
new-clock-days = Nap lépésenként
new-table = Az asztal
new-who = Ki találhatja meg
new-private = Csak akinél ott a link
new-public = Bárki
new-chat = Csevegés
new-auto = Magától válaszol, ahol csak egy lehetőség van
new-auto-hint = Csak ott, ahol mindenki láthatja, hogy nincs más.
new-stand-in = Ki ül be annak a helyére, aki elment
new-deal = Az osztás neve
new-deal-hint = Az azonos nevű asztaloknál ugyanaz az osztás, bárki nyitja is őket.
new-go = Indítás
new-go-open = Asztal megnyitása
new-cancel = Mégse

## A table before its game

room-title = { $game }: ki játszik?
room-table = Asztal
room-gone = Nincs ilyen asztal
seats-waiting = { $count ->
    [one] A játszma akkor kezdődik, amikor az utolsó hely is elkel.
   *[other] A játszma akkor kezdődik, amikor minden hely elkelt; még { $count } szabad.
}
seats-title = Helyek
seats-here = itt van
seats-sit = Leülök ide
seats-sit-on = Leülés erre a helyre: { $seat }
seats-bot = Gép
seats-bot-on = Gép ültetése erre a helyre: { $seat }
seats-free-up = Felszabadítás
seats-free-up-of = Hely felszabadítása: { $seat }
seats-start = Feltöltés és indítás
seats-start-hint = Minden szabad helyre a gép ül.
seats-share = Meghívás
seats-share-link = Link a barátaidnak
seats-share-hint = Aki megnyitja, leülhet egy szabad helyre, vagy nézheti a játszmát, ha már nincs hely.
seats-own-link = A saját helyed
seats-own-hint = Csak neked szól: egy másik eszközről is visszahoz erre a helyre.
seats-about = Erről az asztalról
seats-deal = Osztás: { $deal }
seats-delete = Asztal törlése
clock-days = { $days ->
   *[other] { $days } nap lépésenként
}
clock-live = { $move } mp lépésenként, { $bank } perc tartalék
share-copy = Link másolása
share-copied = Link másolva
share-share = Megosztás
share-code = Ugyanez a link a telefon kamerájának
share-here = Ez a link csak ezen a gépen nyílik meg. Indítsd a Saqqarát így: ./play --lan, és nyisd meg azon a címen, amelyet kiír: akkor a hálózatodból mások is jöhetnek, telefonnal is.
claim-title = A te helyed
claim-text = A link az asztalodhoz visz.
lost-title = Itt nincs semmi
lost-text = Ez a cím nem vezet sehová. Lehet, hogy a link vége lemaradt.
lost-home = A kezdőlapra

## The end of a game

end-winner = Győztes: { $who }!
end-you = Győzelem!
end-shared = Megosztott győzelem: { $who }
end-nobody = A játszma elveszett.
end-points = Pontok forrásonként
end-source = Pontok
end-total = Összesen
end-course = Az állás alakulása
end-rematch = Visszavágó
end-rematch-join = Irány a visszavágó
end-replay = Visszajátszás
end-log = A játszma letöltése
end-home = Kezdőlap
end-fair = Tisztességes volt a véletlen?
end-fair-text = A mag ujjlenyomata már az első lépés előtt látható volt, és a magot senki sem választhatta úgy, hogy ismerte volna a játszmát. Most, hogy a mag ismert, a véletlen minden döntése újraszámolható belőle és a játszma menetéből.
end-seed = Mag
end-seed-later = Akkor látszik majd, amikor az utolsó ilyen osztású asztal is véget ért.
end-commitment = Az elején mutatott ujjlenyomat
end-verify = Ellenőrizd magad
plot-about = Minden hely pontszáma, { $count } lépésen át
plot-axis = a játszma lépései

## Replay

replay-title = { $game }: visszajátszás
replay-short = Visszajátszás
replay-keys = Nyilak: lépés; Home és End: ugrás; szóköz: lejátszás.
replay-step = Lépés
replay-at = { $step } / { $last }
replay-first = Az elejére
replay-back = Egy lépés vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-on = Egy lépés előre
replay-last = A végére
replay-scores = Állás
replay-story = Mi történt
replay-nothing = A játszma mindjárt kezdődik.
replay-taken-back = { $who } visszavonja.
replay-branch = Továbbjátszás innen
replay-branch-hint = Saját asztal ettől a lépéstől; a többi helyen a gép játszik.
replay-branch-seat = A te helyed
replay-branch-as = { $seat } ({ $who })
replay-branch-go = Játék innen
replay-share = Megosztás
replay-share-link = Link ehhez a lépéshez: { $step }

## Rules

rules-short = Szabályok
rules-read = A szabályok
rules-title = { $game }: szabályok
rules-search = Keresés a szabályokban
rules-only = Csak a saját döntéseink
rules-play = Játék
rules-count = { $count ->
   *[other] { $count } mondat
}
rules-chapters = Fejezetek
rules-others = Más játékok szabályai
rules-ours = saját döntésünk
rules-link = Link ehhez a mondathoz: { $id }
rules-none = Nincs mondat ezekkel a szavakkal.

## Settings

settings-title = Beállítások
settings-lead = Ebben a böngészőben maradnak meg. Minden azonnal érvényes.
settings-you = Te
settings-name = Neved
settings-name-hint = Így látják a többiek, ki játszik.
settings-name-kept = Mostantól ezt a nevet látják a többiek.
settings-keep = Mentés
settings-kept = Elmentve
settings-look = Nyelv és megjelenés
settings-language = Nyelv
settings-theme = Megjelenés
settings-theme-auto = Mint az eszközön
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-motion = Animációk
settings-motion-auto = Mint az eszközön
settings-motion-off = Ki
settings-speed = Sebesség
settings-speed-slow = Lassú
settings-speed-usual = Szokásos
settings-speed-fast = Gyors
settings-speed-instant = Azonnal
settings-playing = Az asztalnál
settings-sound = Hang
settings-sound-hint = Fa, víz, és dobszó, amikor te következel.
settings-confirm = Minden lépés megerősítése
settings-confirm-hint = Enélkül az utolsó kattintás már lépés; az elcsúszást a visszavonás helyrehozza.

## Chat

chat-title = Csevegés
chat-messages = Üzenetek
chat-none = Még senki sem szólt.
chat-write = Írj valamit
chat-send = Küldés
chat-guest = Vendég

## Mistakes

error-offline = A szolgáltatás nem érhető el. Nézd meg a kapcsolatot, és próbáld újra.
error-not-kept = Ez a visszajátszás nincs meg ezen az eszközön, ezért kell hozzá a szolgáltatás. Amit itt már megnéztél, anélkül is megnyílik.
error-broken = Valami hiba történt. Próbáld újra egy pillanat múlva.
error-no-table = Nincs ilyen asztal. Nézd meg a linket.
error-not-found = Nincs ilyen. Nézd meg a linket.
error-deleted = Ezt az asztalt törölte a házigazda.
error-gone = Ez már nincs meg.
error-full = Az asztal megtelt.
error-taken = A hely foglalt.
error-not-yours = Ez nem a te helyed.
error-not-host = Ezt csak az asztal házigazdája teheti meg.
error-too-much = Ez egyszerre túl sok volt. Várj egy kicsit, és próbáld újra.
error-stale = Közben változott az állás.
error-illegal = Ez a lépés nem szabályos.
error-over = A játszma véget ért.
error-not-stored = A lépést nem sikerült elmenteni. Próbáld újra egy pillanat múlva.
error-too-large = Ez túl nagy.
error-no-link = A link nem működik: új lépett a helyére, vagy törölték az asztalát.
error-no-game = Nincs ilyen játék.
error-no-components = Ebben a játékban nincs mit begépelni.
error-no-seat = Ennél az asztalnál nincs ilyen hely.
error-no-level = Nincs ilyen játékerő.
error-no-point = A játszmában nincs ilyen lépés.
error-no-page = Ezen a címen nincs semmi.
error-begun = A játszma már elkezdődött.
error-not-begun = A játszma még nem kezdődött el.
error-not-over = A játszma még nem ért véget.
error-moved = Valaki már lépett: a törlés helyett elhagyhatod az asztalt.
error-present = Aki ott ül, itt van.
error-away = Egy bot játszik helyetted: előbb ülj vissza.
error-secret = A játszma még tart, és titkai vannak. Várd meg a végét.
error-deal-over = Az ilyen nevű osztás már véget ért. Válassz másik nevet.
error-name = Ez a név nem használható. Válassz másikat.
error-log = A mentett játszma nem olvasható: { $text }
error-set-up = Az asztal így nem nyitható meg: { $text }
error-csrf = Ez a látogatás elavult. Töltsd újra az oldalt.
error-body = Valami nem használható benne: hiányzik, túl hosszú, vagy nem menthető jelek vannak benne.
error-clock = Ez az óra nem illik az asztal tempójához.
error-who = A böngésződ nem árulta el, ki vagy. Engedélyezd a sütiket ezen az oldalon, és töltsd újra.
error-no-chat = Ennél az asztalnál nincs csevegés.
error-not-asked = Ezt már senki sem kéri.
error-request = Az oldal és a szolgáltatás nem érti egymást. Töltsd újra az oldalt.

## The table

table-home = Kezdőlap
table-players = Játékosok
table-you = te
table-bot = gép
table-program = program
table-sits-in = egy bot ül a helyén
table-absent = nincs itt
table-decides = most dönt
table-days = { $days } nap
table-points = { $count ->
   *[other] { $count } pont
}
table-question = A te döntésed
table-board = A tábla
table-notes = Megjegyzések ehhez az asztalhoz
table-news = Hírek az asztalról
table-coming = Terítjük az asztalt …
table-waiting = Várakozás: { $who }
table-your-turn = Te következel
table-sending = Elküldve, várjuk a választ …
table-stale = Közben változott az állás: nézd meg újra.
table-choices = { $count ->
   *[other] { $count } lehetőség
}
table-back = Vissza
table-back-to = Vissza ehhez a lépéshez
table-do-it = Megerősítés
table-story = Mi történt
table-all = Minden válasz ({ $count })
table-fewer = Kevesebb válasz
table-story-all = Minden sor: { $count }
table-took-back = { $who } visszavonja
table-undone = visszavonva
table-end = Játék végi értékelés:
table-undo = Visszavonás
table-undo-ask = Visszavonás kérése
table-why = Miért nem lehet?
table-why-later = Ez a második lépés: először abból válassz, ami világít.
table-why-nothing = Itt most nincs mit választani.
table-why-short = Miért?
table-why-of = Miért nem: { $what }
table-cannot = Mit nem tehetek?
table-cannot-more = És még { $count }
table-cannot-none = A táblán most semmi mást nem tilt szabály.
table-rule = szabály: { $id }
table-read = Tovább a szabályokban
table-rules = Szabályok
table-rules-of = Szabályok: { $game }
table-rules-failed = A szabályokat most nem sikerült betölteni.
table-ours = saját döntésünk
table-close = Bezárás
table-chat = Csevegés
table-menu = Menü
table-sound-on = Hang be
table-sound-off = Hang ki
table-light = Világos színek
table-dark = Sötét színek
table-settings = Beállítások
table-plain = Az asztal szövegként
table-drawn = A tábla
table-look = Az asztal megtekintése
table-result = Végeredmény
table-rematch = Ugyanazok új játszmát kezdenek.
table-pass-to = Add tovább a képernyőt: { $name }
table-pass-why = Ami most jön, egyetlen szempárnak szól.
table-pass-ready = Itt vagyok: { $name }

## The menu of a table

menu-name = Név megadása
menu-link = Link ehhez az asztalhoz
menu-link-hint = Aki megnyitja, látja az asztalt, és ha van szabad hely, le is ülhet.
menu-own = Link a saját helyemhez
menu-own-hint = Csak neked szól: egy másik eszközről is visszahoz erre a helyre. A hely korábbi linkjei már nem működnek.
menu-leave = Felállok az asztaltól
menu-leave-of = Felállás az asztaltól: { $name }
menu-leave-text = Egy bot játszik tovább ezen a helyen. Bármikor vissza lehet ülni, de amit a bot addig lépett, az érvényes marad.
menu-leave-go = Felállok
menu-stay = Maradok
menu-delete-text = Az asztal és a játszma mindenkinél végleg elvész.
menu-delete-go = Törlés
menu-keep = Megtartom

## The line to the service

line-connected = Van kapcsolat
line-connecting = Kapcsolódás …
line-offline = Offline
line-gone = Lezárva
line-waiting = { $count } várakozik

## Bars over the table

bar-offline = Megszakadt a kapcsolat. Az asztal magától visszatér.
bar-kept = { $count ->
    [one] A lépésed megvan, és el fogjuk küldeni.
   *[other] Minden lépésed megvan ({ $count }), és el fogjuk küldeni.
}
bar-gone = Ezt az asztalt törölték.
bar-paused = Az asztal áll: valaki nincs itt.
bar-watching = Nézőként vagy itt. Amit teszel, nem hat a játszmára.
bar-away = Egy bot játszik helyetted.
bar-away-of = Helyettesítő bot játszik: { $who }
bar-return = Visszaülök
bar-undo = { $who } visszavonná az utolsó lépést.
bar-undo-waits = Visszavonást kértél. Várakozás: { $who }
bar-agree = Rendben
bar-decline = Nem
bar-rematch = Irány oda

## Keys

keys-title = Billentyűk
keys-move = mozgás a világító helyek között
keys-choose = választás
keys-row = választás a lista soraiból
keys-back = egy lépés vissza, vagy bezárás
keys-list = ugrás a listára
keys-skip = a mozgás átugrása
keys-space = Szóköz
keys-undo = visszavonás
keys-rules = szabályok
keys-sound = hang be vagy ki
keys-home = kezdőlap
keys-keys = ez a lista

## Tanuljunk játszani

lesson-short = Tanulás
lesson-title = Tanulj meg játszani
lesson-lead = Játékonként öt perc: valódi állások, és te lépsz.
lesson-of = Tanulás: { $game }
lesson-begin = Kezdés
lesson-continue = Tanulás folytatása
lesson-known = Megtanultad · még egyszer
lesson-invite = Tanuld meg lépésről lépésre
lesson-step = Lépés: { $step } / { $last }
lesson-on = Tovább
lesson-back = Vissza
lesson-again = Elölről
lesson-rules = Mit mondanak a szabályok
lesson-done = Ennyi elég is. Az első játszmában egy inas az ellenfeled, és minden újdonságról szó esik, amikor felbukkan.
lesson-play = Az első játszma indítása
lesson-others = Másik játék tanulása
home-learn-of = Tanulás: { $game }
explain-title = Új
explain-ok = Értem
explain-rule = A szabály
explain-stop = Ne magyarázz többet
explain-start = Az újdonságok magyarázata
settings-explain = Magyarázat arra, ami először fordul elő
settings-explain-auto = Az első játszmákban
settings-explain-on = Mostantól
settings-explain-off = Soha
## Saját kellékek

own-short = Saját kellékek
own-title = Saját kellékek
own-title-of = { $game } · saját kellékek
own-short-of = Saját kellékek: { $game }
own-lead = Az itteni kellékek a saját tervünk. Ha megvan neked a játék, begépelheted, ami a saját példányodra van nyomtatva, és azzal játszhatsz.
own-back = Minden kellék
own-drafts = A sajátjaid
own-drafts-none = Még semmit sem gépeltél be.
own-drafts-here = Csak ebben a böngészőben maradnak meg. Töltsd le a fájlt, ha máshol is meg akarod tartani, és ami nyomtatott, azt tartsd meg magadnak: az a kiadóé.
own-new = Új begépelése
own-copy = Kezdés a miénkkel
own-import = Fájl beolvasása
own-import-file = Egy fájl
own-import-text = Vagy a szövege
own-import-hint = A fájlban lévő megjegyzések elvesznek.
own-import-unreadable = Ez a fájl nem UTF-8 szöveg, vagy nagyobb, mint 32 kB.
own-import-look = Megnézem
own-import-take = Az olvasható rész átvétele
own-import-wrong = Hibák száma: { $count }. Ami nem olvasható, kimarad; a többi itt kijavítható.
own-import-doubt = Játszható. Érdemes újra megnézni: { $count }.
own-gone = Ez a vázlat nincs meg ebben a böngészőben.
own-untitled = Sajátom { $number }
own-name = Név
own-playable = játszható
own-unfinished = nincs kész
own-play = Játék ezekkel
own-play-of = Játék: { $name }
own-delete = Törlés: { $name }
own-delete-sure = Törlöd ezt: { $name }? Nem hozható vissza.
own-designed = A projekt terve
own-paper-ours = A Saqqara projekt terve; nem az, amit a kiadó nyomtat.
own-paper-own = A játék egyik tulajdonosa gépelte be, otthoni játékhoz.
own-download = Fájl letöltése
own-print = Nyomtatás
own-undo = Visszavonás
own-redo = Újra
own-all = Mind
own-shown = Látható: { $count }
own-parts = A fájl részei
own-palette = Mit kap egy mező
own-keys = Kattints, koppints vagy gépelj: a nyilak léptetnek, egy betű kitölti a mezőt és továbblép, a szóköz a kiválasztottat teszi le, a Delete kiürít.
own-keys-many = A Page Down a következőre visz.
own-square = { $square }: { $thing }
own-unknown = ismeretlen:
own-columns = Oszlopok
own-rows = Sorok
own-add = Hozzáadás
own-remove = Ennek eltávolítása
own-first = Itt még semmi sincs: add hozzá az elsőt.
own-choose = válassz …
own-more-kinds = Másik fajta
own-nothing = nincs
own-total = Összesen: { $count }
own-checking = Ellenőrzés …
own-ok = Minden rendben: lehet vele játszani.
own-errors = Javítandó: { $count }
own-warnings = Érdemes újra megnézni: { $count }
own-error = javítandó
own-warning = érdemes újra megnézni
own-found = A fájl más részein
own-line = { $line }. sor
own-more = És még { $count }
own-not-kept = Ez a böngésző semmit sem őriz meg: töltsd le a fájlt, mielőtt elmész.
keys-text = a tábla szövegként és vissza
keys-ask = kérdés az asztalról szavakkal
keys-board = Ezen a táblán

## Az asztal szövegként

ear-ask = Kérdezz az asztalról, vagy válaszolj
ear-hint = Szám vagy kód a válasz; az összes szó: { $help }.
ear-go = Mondd
ear-heard = Válaszok
ear-answer = szám vagy kód: válasz a kérdésre
ear-parts = Az asztal részei
ear-unknown = Itt semminek sincs ilyen neve: „{ $typed }”.
ear-several = Több is illik rá: { $names }
ear-none = Most nincs mire válaszolni.
ear-no-number = A válaszok száma: { $count }.
ear-chose = Választva: { $what }
ear-sure = { $what }? Mondd: { $yes } vagy { $back }.
ear-code = { $what }, kód: { $code }
ear-word-help = súgó
ear-does-help = felsorolja az összes szót
ear-word-options = lehetőségek
ear-does-options = felsorolja a válaszokat a számukkal
ear-word-all = minden
ear-does-all = leírja az egész asztalt
ear-word-score = állás
ear-does-score = mindenki pontjait mondja
ear-word-log = napló
ear-does-log = elmondja, mi történt; napló 5 az utolsó öt dolgot
ear-word-rules = szabályok
ear-does-rules = megnyitja a szabályokat; utána egy szóval azokat a mondatokat mondja, amelyekben az áll
ear-word-back = vissza
ear-does-back = egy lépést visszalép a válaszban
ear-word-undo = visszavonás
ear-does-undo = visszavonja az utolsó lépést
ear-word-yes = igen
ear-does-yes = megerősíti a lépést, amely erre vár
ear-word-settings = beállítások
ear-does-settings = megnyitja a beállításokat
