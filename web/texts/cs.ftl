### The shell in Czech. Names are never inflected; nothing says in the past tense what a person did.

## Everywhere

brand = Saqqara
chance = Náhoda

## Every page

page-title = { $page } · Saqqara
page-offline = Jsi offline. Co vidíš, zůstane; co uděláš, počká na obnovení spojení.
offline-needs = Pravidla a záznamy, které už byly na tomto zařízení otevřené, jdou číst i bez připojení. Vše ostatní potřebuje server: stoly, počítačoví hráči i nové partie.
offline-replays = Záznamy uložené v tomto zařízení
header-skip = Přejít k obsahu
header-home = Saqqara: na úvodní stránku
header-light = Světlý vzhled
header-dark = Tmavý vzhled
load-wait = Okamžik …
load-retry = Zkusit znovu
language-pseudo = Pseudo

## Seats, by the colour of their pieces

seat-0 = Lazurit
seat-1 = Karneol
seat-2 = Alabastr
seat-3 = Eben
seat-open = Volné místo
seat-you = Ty
seat-bot = Počítač · { $level }

## Playing strength

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
level-analyst = Vezír
value-yes = ano
value-no = ne
value-none = žádný
value-designed = naše sada

## The first page

home-about = Tři deskové hry ze starého Egypta, s přáteli i proti počítači.
home-start = Hrát
home-way = S kým
home-play-now = Hrát hned
home-friends = S přáteli
home-screen = Na jednom zařízení
home-way-bots = Vyber hru a sílu soupeřů a hned se začíná.
home-way-friends = Dostaneš odkaz. Kdo ho otevře, může si přisednout; zbylá místa obsadí počítač.
home-way-screen = Všichni hrají na tomto zařízení. Co je tajné, zůstane za oponou.
home-go-bots = Hrát { $game }
home-go-friends = Založit stůl
home-go-screen = Začít hru { $game }
home-more = Všechny volby
home-rules-of = Pravidla hry { $game }
home-name-of = Jméno { $seat }
home-continue = Pokračovat
home-continue-none = Tady najdeš své stoly.
home-finished = Dohrané partie: { $count }
home-public = Otevřené stoly
home-public-none = Zrovna tu žádný otevřený stůl není. Ten tvůj může být první: zvol „S přáteli“ a „Všechny volby“.
home-log = Otevřít uloženou partii
home-log-hint = Zápis odsud nebo z příkazové řádky. Partii si můžeš přehrát a kdekoli na ni navázat.
home-log-file = Soubor
home-log-text = Nebo jeho text
home-log-go = Otevřít

## Lists of tables

tables-open = { $count ->
    [one] 1 volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
tables-playing = Hraje se
tables-watch = Sledovat
tables-yours = Jsi na tahu
tables-waiting = Čeká se na: { $who }
tables-won = Výhra
tables-saved = Uložená partie
tables-over = Dohráno

## A new table

new-title = Nový stůl
new-lead = Všechno je nastavené tak, aby se dalo hned začít.
new-game = Hra
new-seats = Místa
new-seat-of = Kdo hraje: { $seat }
new-me = Já
new-open = Volné
new-bot = Počítač
new-name = Tvé jméno
new-open-hint = pro každého, kdo má odkaz
new-level = Síla hry
new-options = Možnosti hry
new-option-what = O čem je „{ $option }“
new-file = ze souboru …
new-file-of = Soubor pro volbu: { $option }
new-own = vlastní: { $name }
new-pace = Tempo
new-live = Naživo
new-turns = Korespondenčně
new-live-hint = Všichni jsou teď tady.
new-turns-hint = Každý hraje, kdy se mu to hodí.
new-clock = S hodinami
new-clock-move = Sekund na tah
new-clock-bank = Minut v záloze
new-clock-days = Dnů na tah
new-table = Stůl
new-who = Kdo ho najde
new-private = Jen kdo má odkaz
new-public = Kdokoli
new-chat = Chat
new-auto = Jedinou možnost provést automaticky
new-auto-hint = Jen tam, kde smí všichni vědět, že jiná není.
new-stand-in = Kdo zaskočí, když někdo odejde
new-deal = Název rozdání
new-deal-hint = Stoly se stejným názvem mají stejné rozdání, ať je založí kdokoli.
new-go = Začít
new-go-open = Založit stůl
new-cancel = Zrušit

## A table before its game

room-title = { $game }: kdo hraje?
room-table = Stůl
room-gone = Tento stůl neexistuje
seats-waiting = { $count ->
    [one] Partie začne, až se obsadí poslední místo.
    [few] Partie začne, až se obsadí všechna místa; volná jsou ještě { $count }.
    [many] Partie začne, až se obsadí všechna místa; volného je ještě { $count }.
   *[other] Partie začne, až se obsadí všechna místa; volných je ještě { $count }.
}
seats-title = Místa
seats-here = je tady
seats-sit = Přisednout
seats-sit-on = Přisednout na místo { $seat }
seats-bot = Počítač
seats-bot-on = Posadit počítač na místo { $seat }
seats-free-up = Uvolnit
seats-free-up-of = Uvolnit místo { $seat }
seats-start = Doplnit a začít
seats-start-hint = Všechna volná místa obsadí počítač.
seats-share = Pozvat
seats-share-link = Odkaz pro tvé přátele
seats-share-hint = Kdo ho otevře, může si sednout na volné místo. Když žádné nezbývá, může se dívat.
seats-own-link = Tvé vlastní místo
seats-own-hint = Jen pro tebe: vrátí tě na toto místo i z jiného zařízení.
seats-about = O tomto stole
seats-deal = Rozdání: { $deal }
seats-delete = Smazat stůl
clock-days = { $days ->
    [one] 1 den na tah
    [few] { $days } dny na tah
    [many] { $days } dne na tah
   *[other] { $days } dnů na tah
}
clock-live = { $move } s na tah, { $bank } min v záloze
share-copy = Kopírovat odkaz
share-copied = Odkaz zkopírován
share-share = Sdílet
share-code = Tentýž odkaz pro fotoaparát telefonu
share-here = Tento odkaz funguje jen na tomto počítači. Spusť program Saqqara příkazem ./play --lan a otevři stránku na adrese, kterou vypíše: pak mohou přijít i ostatní z tvé sítě, také z telefonu.
claim-title = Tvé místo
claim-text = Odkaz tě vede k tvému stolu.
lost-title = Tady nic není
lost-text = Tato adresa nikam nevede. Možná chybí kus odkazu.
lost-home = Na úvodní stránku

## The end of a game

end-winner = Vítězství: { $who }!
end-you = Výhra!
end-shared = Sdílené vítězství: { $who }
end-nobody = Partie je prohraná.
end-points = Body podle zdroje
end-source = Body
end-total = Celkem
end-course = Vývoj skóre
end-rematch = Odveta
end-rematch-join = K odvetě
end-replay = Záznam
end-log = Stáhnout zápis partie
end-home = Úvodní stránka
end-fair = Byla náhoda poctivá?
end-fair-text = Otisk semínka se ukázal před prvním tahem a nikdo nemohl semínko vybrat podle toho, jak se partie vyvine. Teď, když je známé, lze z něj a ze zápisu přepočítat všechno, co udělala náhoda.
end-seed = Semínko náhody
end-seed-later = Ukáže se, až skončí poslední stůl s tímto rozdáním.
end-commitment = Otisk ukázaný na začátku
end-verify = Ověř si to
plot-about = Vývoj skóre všech hráčů, počet kroků: { $count }
plot-axis = kroky partie

## Replay

replay-title = { $game }: záznam
replay-short = Záznam
replay-keys = Šipky: o krok, Home a End: na začátek a na konec, mezerník: přehrát.
replay-step = Krok
replay-at = { $step } z { $last }
replay-first = Na začátek
replay-back = O krok zpět
replay-play = Přehrát
replay-pause = Pauza
replay-on = O krok vpřed
replay-last = Na konec
replay-scores = Skóre
replay-story = Co se stalo
replay-nothing = Partie právě začíná.
replay-taken-back = { $who } bere tah zpět.
replay-branch = Hrát dál odsud
replay-branch-hint = Tvůj vlastní stůl od tohoto kroku; za ostatní hraje počítač.
replay-branch-seat = Hraješ za
replay-branch-as = { $seat } ({ $who })
replay-branch-go = Hrát odsud
replay-share = Sdílet
replay-share-link = Odkaz na krok { $step }

## Rules

rules-short = Pravidla
rules-read = Přečíst pravidla
rules-title = { $game }: pravidla
rules-search = Hledat v pravidlech
rules-only = Jen naše vlastní výklady
rules-play = Zahrát si
rules-count = { $count ->
    [one] 1 věta
    [few] { $count } věty
    [many] { $count } věty
   *[other] { $count } vět
}
rules-chapters = Kapitoly
rules-others = Pravidla dalších her
rules-ours = náš výklad
rules-link = Odkaz na větu { $id }
rules-none = Tato slova nejsou v žádné větě.

## Settings

settings-title = Nastavení
settings-lead = Ukládá se v tomto prohlížeči. Všechno platí hned.
settings-you = Ty
settings-name = Tvé jméno
settings-name-hint = Aby ostatní viděli, kdo hraje.
settings-name-kept = Od teď ostatní uvidí toto jméno.
settings-keep = Uložit
settings-kept = Uloženo
settings-look = Jazyk a zobrazení
settings-language = Jazyk
settings-theme = Vzhled
settings-theme-auto = Podle zařízení
settings-theme-light = Světlý
settings-theme-dark = Tmavý
settings-motion = Animace
settings-motion-auto = Podle zařízení
settings-motion-off = Vypnuté
settings-speed = Rychlost
settings-speed-slow = Pomalá
settings-speed-usual = Běžná
settings-speed-fast = Rychlá
settings-speed-instant = Hned
settings-playing = U stolu
settings-sound = Zvuk
settings-sound-hint = Dřevo, voda a buben, když jsi na tahu.
settings-confirm = Potvrzovat každý tah
settings-confirm-hint = Jinak se tah provede posledním kliknutím; překliknutí napraví „Vzít zpět“.

## Chat

chat-title = Chat
chat-messages = Zprávy
chat-none = Zatím nikdo nic nenapsal.
chat-write = Napiš něco
chat-send = Odeslat
chat-guest = Host

## Mistakes

error-offline = Server není dostupný. Zkontroluj připojení a zkus to znovu.
error-not-kept = Tento záznam není v tomto zařízení uložený, a proto potřebuje server. Záznamy, které tu už byly zobrazené, se otevřou i bez něj.
error-broken = Něco se nepovedlo. Zkus to za chvíli znovu.
error-no-table = Takový stůl neexistuje. Zkontroluj odkaz.
error-not-found = Nic takového tu není. Zkontroluj odkaz.
error-deleted = Tento stůl byl smazán tím, kdo ho založil.
error-gone = Tohle už neexistuje.
error-full = Stůl je plný.
error-taken = Místo je obsazené.
error-not-yours = Toto místo není tvoje.
error-not-host = To smí jen zakladatel stolu.
error-too-much = To bylo moc najednou. Chvíli počkej a zkus to znovu.
error-stale = Situace se mezitím změnila.
error-illegal = Tento tah není dovolen.
error-over = Partie už skončila.
error-not-stored = Tah se nepodařilo uložit. Zkus to za chvíli znovu.
error-too-large = Tohle je příliš velké.
error-no-link = Odkaz nefunguje: byl nahrazen, nebo byl smazán jeho stůl.
error-no-game = Taková hra tu není.
error-no-components = V této hře není co zadávat.
error-no-seat = Takové místo u tohoto stolu není.
error-no-level = Taková síla hry neexistuje.
error-no-point = Takový krok partie nemá.
error-no-page = Na této adrese nic není.
error-begun = Partie už začala.
error-not-begun = Partie ještě nezačala.
error-not-over = Partie ještě neskončila.
error-moved = Už proběhl tah někoho jiného: můžeš ale odejít od stolu.
error-present = Kdo tam sedí, je tady.
error-away = Hraje za tebe bot: nejdřív si vezmi své místo zpět.
error-secret = Partie ještě neskončila a skrývá tajemství. Počkej na konec.
error-deal-over = Rozdání s tímto názvem už skončilo. Zvol jiný název.
error-name = Toto jméno nelze použít. Zvol jiné.
error-log = Zápis nelze načíst: { $text }
error-set-up = Takto stůl založit nelze: { $text }
error-csrf = Tato návštěva vypršela. Načti stránku znovu.
error-body = Něco z toho nelze použít: chybí to, je to příliš dlouhé, nebo to obsahuje znaky, které nejde uložit.
error-clock = Tyto hodiny se nehodí k tempu stolu.
error-who = Prohlížeč neprozradil, kdo jsi. Povol této stránce cookies a načti ji znovu.
error-no-chat = U tohoto stolu chat není.
error-not-asked = O to už nikdo nežádá.
error-request = Stránka a server si nerozumějí. Načti stránku znovu.

## The table

table-home = Domů
table-players = Hráči
table-you = ty
table-bot = počítač
table-program = program
table-sits-in = zaskakuje bot
table-absent = není tady
table-decides = teď rozhoduje
table-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dnů
}
table-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
table-question = Tvé rozhodnutí
table-board = Herní plán
table-notes = Poznámky k tomuto stolu
table-news = Novinky od stolu
table-coming = Stůl se připravuje …
table-waiting = Čeká se na: { $who }
table-your-turn = Jsi na tahu
table-sending = Odesláno, čeká se na odpověď …
table-stale = Partie mezitím pokročila: podívej se znovu.
table-choices = { $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
    [many] { $count } možnosti
   *[other] { $count } možností
}
table-back = Zpět
table-back-to = Zpět k tomuto kroku
table-do-it = Provést
table-story = Co se stalo
table-all = Zobrazit všechny možnosti ({ $count })
table-fewer = Zobrazit méně možností
table-story-all = Zobrazit všechny řádky ({ $count })
table-took-back = { $who } bere tah zpět
table-undone = vzato zpět
table-end = Závěrečné bodování:
table-undo = Vzít zpět
table-undo-ask = Požádat o vrácení tahu
table-why = Proč to tady nejde?
table-why-later = To je až druhý krok: začni tím, co svítí.
table-why-nothing = Tady teď není co vybírat.
table-why-short = Proč?
table-why-of = Proč to nejde: { $what }
table-cannot = Co nemůžu?
table-cannot-more = A další: { $count }
table-cannot-none = Nic dalšího na herním plánu teď žádné pravidlo nezakazuje.
table-rule = pravidlo { $id }
table-read = Číst dál v pravidlech
table-rules = Pravidla
table-rules-of = Pravidla hry { $game }
table-rules-failed = Pravidla teď nelze načíst.
table-ours = náš výklad
table-close = Zavřít
table-chat = Chat
table-menu = Menu
table-sound-on = Zapnout zvuk
table-sound-off = Vypnout zvuk
table-light = Světlé barvy
table-dark = Tmavé barvy
table-settings = Nastavení
table-plain = Zobrazit stůl jako text
table-drawn = Zobrazit herní plán
table-look = Prohlédnout si stůl
table-result = Jak to dopadlo
table-rematch = Hraje se znovu ve stejné sestavě.
table-pass-to = Předej zařízení, na řadě je { $name }
table-pass-why = Co teď přijde, je jen pro jedny oči.
table-pass-ready = To jsem já: { $name }

## The menu of a table

menu-name = Zadat jméno
menu-link = Odkaz na tento stůl
menu-link-hint = Kdo ho otevře, uvidí stůl, a je-li volno, může si přisednout.
menu-own = Odkaz na mé místo
menu-own-hint = Jen pro tebe: vrátí tě na toto místo i z jiného zařízení. Starší odkazy na ně přestanou platit.
menu-leave = Opustit mé místo
menu-leave-of = Opustit místo: { $name }
menu-leave-text = Dál bude hrát bot. Místo si lze kdykoli vzít zpět, ale co bot zahraje, to platí.
menu-leave-go = Opustit místo
menu-stay = Zůstat
menu-delete-text = Stůl i jeho zápis zmizí všem a navždy.
menu-delete-go = Smazat
menu-keep = Ponechat

## The line to the service

line-connected = Připojeno
line-connecting = Připojuje se …
line-offline = Offline
line-gone = Zavřeno
line-waiting = čeká: { $count }

## Bars over the table

bar-offline = Spojení přerušeno. Stůl se obnoví sám.
bar-kept = { $count ->
    [one] Tvůj tah je uložený a odešle se.
    [few] Tvé { $count } tahy jsou uložené a odešlou se.
    [many] Tvého { $count } tahu je uloženo a odešle se.
   *[other] Tvých { $count } tahů je uloženo a odešle se.
}
bar-gone = Tento stůl byl smazán.
bar-paused = Hra stojí: někdo chybí.
bar-watching = Díváš se. Nic, co tu uděláš, partii nezmění.
bar-away = Zaskakuje za tebe bot.
bar-away-of = { $who }: zaskakuje bot.
bar-return = Vzít si místo zpět
bar-undo = { $who } chce vzít zpět poslední tah.
bar-undo-waits = Žádost o vrácení tahu odeslána. Čeká se na: { $who }.
bar-agree = Souhlasit
bar-decline = Odmítnout
bar-rematch = Přejít tam

## Keys

keys-title = Klávesy
keys-move = přecházet mezi místy, která svítí
keys-choose = vybrat
keys-row = vybrat řádek seznamu
keys-back = o krok zpět nebo zavřít
keys-list = přejít na seznam
keys-skip = přeskočit animaci
keys-space = Mezerník
keys-undo = vzít zpět
keys-rules = pravidla
keys-sound = zapnout nebo vypnout zvuk
keys-home = domů
keys-keys = tento seznam

## Jak se naučit hrát

lesson-short = Naučit se
lesson-title = Naučit se hrát
lesson-lead = Pět minut na hru: skutečné pozice a tahy děláš ty.
lesson-of = Výuka hry { $game }
lesson-begin = Začít
lesson-continue = Učit se dál
lesson-known = Hotovo · ještě jednou
lesson-invite = Naučit se ji krok za krokem
lesson-step = Krok { $step } z { $last }
lesson-on = Dál
lesson-back = Zpět
lesson-again = Od začátku
lesson-rules = Co říkají pravidla
lesson-done = To je vše, co potřebuješ. První partii hraješ proti učni a všechno nové se vysvětlí, až se objeví.
lesson-play = Zahrát si první partii
lesson-others = Naučit se jinou hru
home-learn-of = Naučit se hru { $game }
explain-title = Nové
explain-ok = Rozumím
explain-rule = Pravidlo
explain-stop = Už nic nevysvětlovat
explain-start = Vysvětlovat nové věci
settings-explain = Vysvětlovat, co se objeví poprvé
settings-explain-auto = V prvních partiích
settings-explain-on = Odteď
settings-explain-off = Nikdy
## Vlastní komponenty

own-short = Vlastní komponenty
own-title = Vlastní komponenty
own-title-of = { $game } · vlastní komponenty
own-short-of = Vlastní komponenty: { $game }
own-lead = To, s čím se tu hraje, navrhl tento projekt. Pokud hru máš, můžeš zadat, co je natištěno na tvém exempláři, a hrát s tím.
own-back = Všechny komponenty
own-drafts = Tvoje vlastní
own-drafts-none = Zatím tu nic zadaného nemáš.
own-drafts-here = Zůstávají jen v tomto prohlížeči. Chceš-li je mít i jinde, stáhni si soubor; co je natištěno, si nech pro sebe: patří vydavateli.
own-new = Zadat nové
own-copy = Začít s naším
own-import = Načíst soubor
own-import-file = Soubor
own-import-text = Nebo jeho text
own-import-hint = Poznámky ze souboru se nezachovají.
own-import-unreadable = Tento soubor není text v UTF-8, nebo je větší než 32 kB.
own-import-look = Prohlédnout
own-import-take = Převzít, co se dá přečíst
own-import-wrong = Počet chyb: { $count }. Co nejde přečíst, se vynechá; ostatní se dá opravit tady.
own-import-doubt = Dá se s tím hrát. K druhému pohledu: { $count }.
own-gone = Tento koncept v tomto prohlížeči není.
own-untitled = Moje vlastní { $number }
own-name = Název
own-playable = hratelné
own-unfinished = nedokončené
own-play = Hrát s těmito
own-play-of = Hrát: { $name }
own-delete = Smazat: { $name }
own-delete-sure = Smazat { $name }? Už se to nevrátí.
own-designed = Navrženo tímto projektem
own-paper-ours = Navrhl projekt Saqqara; není to to, co tiskne vydavatel.
own-paper-own = Zadáno majitelem hry, pro hraní doma.
own-download = Stáhnout soubor
own-print = Tisknout
own-undo = Vzít zpět
own-redo = Znovu provést
own-all = Vše
own-shown = Zobrazeno: { $count }
own-parts = Části souboru
own-palette = Co políčko dostane
own-keys = Klikni, ťukni nebo piš: šipky posouvají, písmeno vyplní políčko a jde dál, mezerník dá, co je vybráno, Delete vyprázdní.
own-keys-many = Page Down vede na další.
own-square = { $square }: { $thing }
own-unknown = neznámé:
own-columns = Sloupce
own-rows = Řádky
own-add = Přidat
own-remove = Odebrat tuto
own-first = Zatím nic: přidej první.
own-choose = vybrat …
own-more-kinds = Další druh
own-nothing = nic
own-total = Celkem: { $count }
own-checking = Kontroluje se …
own-ok = Všechno je v pořádku: dá se s tím hrát.
own-errors = K opravě: { $count }
own-warnings = K druhému pohledu: { $count }
own-error = k opravě
own-warning = k druhému pohledu
own-found = Jinde v souboru
own-line = Řádek { $line }
own-more = A dalších { $count }
own-not-kept = Tento prohlížeč nic neuchová: než odejdeš, stáhni si soubor.
keys-text = herní plán jako text a zpět
keys-ask = zeptat se na stůl slovy
keys-board = Na tomto herním plánu

## Stůl jako text

ear-ask = Zeptej se na stůl, nebo odpověz
ear-hint = Číslo nebo kód je odpověď; { $help } vypíše všechna slova.
ear-go = Říct
ear-heard = Odpovědi
ear-answer = číslo nebo kód: odpoví na otázku
ear-parts = Části stolu
ear-unknown = Nic se tu nejmenuje „{ $typed }“.
ear-several = Hodí se víc věcí: { $names }
ear-none = Teď není na co odpovídat.
ear-no-number = Počet odpovědí: { $count }.
ear-chose = Zvoleno: { $what }
ear-sure = { $what }? Řekni { $yes } nebo { $back }.
ear-code = { $what }, kód { $code }
ear-word-help = pomoc
ear-does-help = vypíše všechna slova
ear-word-options = možnosti
ear-does-options = vypíše odpovědi s jejich čísly
ear-word-all = vše
ear-does-all = popíše celý stůl
ear-word-score = skóre
ear-does-score = řekne body všech
ear-word-log = průběh
ear-does-log = řekne, co se stalo; průběh 5 posledních pět věcí
ear-word-rules = pravidla
ear-does-rules = otevře pravidla; se slovem za nimi řekne věty, ve kterých je
ear-word-back = zpět
ear-does-back = vrátí se v odpovědi o krok
ear-word-undo = vrátit
ear-does-undo = vezme poslední tah zpět
ear-word-yes = ano
ear-does-yes = potvrdí tah, který na to čeká
ear-word-settings = nastavení
ear-does-settings = otevře nastavení
