### Imhotep in Czech. Which sentences are our rulings is said in the English text alone.
### Names of cards and sites stand after a noun or a colon and are never inflected.

## Hra

rule-game-1 = Hra má 6 kol. Kdo má po závěrečném bodování nejvíc bodů, vyhrává.

## Příprava hry

rule-setup-1 = Každá barva má ve hře 29 kamenů; třicátý jen ukazuje body. Na začátku leží všech 29 v kamenolomu.
rule-setup-2 = Začínající hráč si dá na saně 2 kameny, soused po jeho levici 3, další pak 4 a 5.
rule-setup-3 = Vezměte 7 karet kola pro váš počet hráčů. Jedna se naslepo vyřadí; zbylých 6 určí kola.
rule-setup-4 = Všech 34 karet trhu se zamíchá do dobíracího balíčku lícem dolů.
rule-setup-5 = Každá z pěti lokací se hraje na straně A nebo B, kombinovat je lze libovolně.

## Kolo

rule-round-1 = Kolo začíná odkrytím karty kola: ta určí, které 4 lodě stojí v přístavu. Každá má místo pro 1 až 4 kameny.
rule-round-2 = Potom se na trh vyloží 4 karty lícem nahoru.
rule-round-3 = Když je potřeba karta a dobírací balíček je prázdný, zamíchají se všechny odložené karty do nového.
rule-round-4 = Dojde-li dobírací balíček, zatímco na trhu leží skryté karty, přimíchají se i ty a vyloží se znovu.

## Tah

rule-turn-1 = Hraje se po směru hodinových ručiček. Ve svém tahu provedeš přesně jednu ze čtyř akcí: vezmeš si kameny, naložíš kámen, vypluješ s lodí, nebo zahraješ modrou kartu.
rule-turn-2 = Odpovídat smí jen ten, koho se hra ptá, a jen na to, na co se ptá.
rule-turn-3 = Vynechat lze jen tehdy, když není možná žádná ze čtyř akcí, a pak je to povinné.
rule-turn-4 = Když musí po sobě vynechat všichni, kolo končí.

## Vzít kameny

rule-get-1 = Vezmi si z kamenolomu na saně 3 kameny své barvy.
rule-get-2 = Na saně se vejde nejvýš 5 kamenů: vezmi si jen tolik, kolik se vejde, a jsou-li plné, žádný.
rule-get-3 = Má-li kamenolom méně kamenů tvé barvy, vezmi si, co zbývá; nemá-li žádný, kameny si vzít nemůžeš.

## Naložit kámen

rule-place-1 = Nalož 1 kámen ze svých saní na volné políčko lodi, která ještě nevyplula.
rule-place-2 = S prázdnými saněmi nakládat nemůžeš.

## Vyplout

rule-sail-1 = Vypluj s 1 lodí z přístavu k některé lokaci. Tvůj kámen na ní být nemusí.
rule-sail-2 = Loď musí mít minimální náklad: loď pro 4 kameny aspoň 3, loď pro 3 kameny aspoň 2, menší lodě aspoň 1.
rule-sail-3 = Ke každé lokaci smí za kolo připlout jen jedna loď.
rule-sail-4 = Loď, která vyplula, zůstává u své lokace až do konce kola.
rule-unload-1 = Kameny se hned vyloží, od přídě k zádi; prázdná políčka se přeskakují.

## Modré karty

rule-blue-1 = Místo jiné akce smíš zahrát 1 modrou kartu, která leží před tebou.
rule-blue-2 = Zahraná modrá karta se odloží.
rule-lever-1 = Páka: vypluj s lodí podle obvyklých pravidel, ale pořadí vykládky všech kamenů určíš ty, ať patří komukoli.
rule-lever-2 = Kameny jednoho majitele jsou rovnocenné: první jde vždy ten z nich, který je nejblíž přídi.
rule-lever-3 = Celé pořadí se určí dřív, než se vyloží první kámen.
rule-hammer-1 = Kladivo: vezmi si 3 kameny jako při běžné akci a pak nalož 1 kámen ze saní na loď.
rule-hammer-2 = Kladivo nelze zahrát, když žádná loď nemá volné políčko.
rule-hammer-3 = Kladivo nelze zahrát, když nemáš kámen na saních ani v kamenolomu.
rule-hammer-4 = S Kladivem si vezmeš tolik kamenů, kolik se vejde a kolik zbývá, s plnými saněmi třeba žádný.
rule-sailcard-1 = Plachta: nalož 1 kámen ze saní na loď, která s ním má minimální náklad.
rule-sailcard-2 = Potom vypluj s toutéž lodí k volné lokaci.
rule-chisel-1 = Dláto: nalož 2 kameny ze saní na volná políčka, oba na jednu loď, nebo na dvě.
rule-chisel-2 = Dláto nelze zahrát, když máš na saních méně než 2 kameny nebo když na lodích zbývá méně než 2 volná políčka.
rule-chisel-3 = Hodí se kterákoli dvě volná políčka a na jejich pořadí nezáleží.

## Trh

rule-market-1 = Za každý kámen doručený na trh si jeho majitel vezme jednu z karet ležících lícem nahoru.
rule-market-2 = Kámen se vrátí do kamenolomu, až když je jeho karta vybrána.
rule-market-3 = Červená karta se hned provede a odloží; každá jiná se položí lícem nahoru před majitele, modrá pro některý z dalších tahů.
rule-market-4 = Vzít si kartu je povinné.
rule-market-b-1 = Strana B: 3 karty se vyloží lícem nahoru a další 2 lícem dolů jako skrytá dvojice.
rule-market-b-2 = Místo odkryté karty si majitel smí vzít skrytou dvojici, obě karty si prohlédnout a jednu si nechat.
rule-market-b-3 = Druhá karta z dvojice se odloží lícem nahoru.
rule-market-b-4 = Dvojice, kterou si v kole nikdo nevzal, se odloží, aniž ji kdo uvidí.

## Pyramida

rule-pyramid-1 = Kameny zaplňují pyramidu po sloupcích od levého horního rohu: 9 dole, 4 ve druhém patře, 1 na vrcholu.
rule-pyramid-2 = Majitel kamene hned získá body za jeho políčko.
rule-pyramid-3 = Když je pyramida dokončená, kladou se další kameny vedle ní, každý za 1 bod.
rule-pyramid-b-1 = Strana B má 3 malé pyramidy, každou se 4 kameny dole a 1 nahoře. Majitel kamene si vybere některou z nedokončených.
rule-pyramid-b-2 = Jejich políčka přinášejí body v pořadí stavby: vlevo 2, 1, 3, 2, 4; uprostřed 2, 3, 1, 1, 4; vpravo 2, 3, 3, 1, 4.
rule-pyramid-b-3 = Druhé políčko levé pyramidy dává navíc vrchní kartu z balíčku trhu.
rule-pyramid-b-4 = Třetí políčko prostřední pyramidy dává navíc 3 kameny z kamenolomu.
rule-pyramid-b-5 = Čtvrté políčko pravé pyramidy navíc dovolí majiteli naložit 1 kámen ze saní na loď, která ještě nevyplula.
rule-pyramid-b-6 = Teprve když jsou dokončené všechny 3 pyramidy, kladou se další kameny vedle nich, každý za 1 bod.
rule-pyramid-b-7 = Tyto bonusy lze odmítnout; vyřídí se dřív, než se vyloží další kámen.
rule-pyramid-b-8 = Ze 3 kamenů si vezmi tolik, kolik se vejde a kolik zbývá, třeba žádný.
rule-pyramid-b-9 = Bez kamene na saních nebo bez volného políčka na lodích toto naložení propadá.

## Chrám

rule-temple-1 = Kameny zaplňují chrám zleva; když je patro plné, začíná se na něm zleva další.
rule-temple-2 = Patro má 5 políček, ve 2 hráčích jen 4.
rule-temple-3 = Na konci každého kola přinese každý kámen viditelný shora svému majiteli 1 bod.
rule-temple-b-1 = Strana B: na konci každého kola vynesou kameny viditelné shora to, co ukazuje jejich políčko.
rule-temple-b-2 = Políčka 1, 3 a 5: majitel si vybere 1 bod, nebo 2 kameny z kamenolomu.
rule-temple-b-3 = Políčko 2: 2 body. Políčko 4: vrchní karta z balíčku trhu.
rule-temple-b-4 = Políčka se vyhodnocují zleva doprava.
rule-temple-b-5 = Kameny vynášejí i na konci posledního kola; co přinesou, může ještě rozhodnout při shodě.
rule-temple-b-6 = Ze 2 kamenů si vezmi tolik, kolik se vejde a kolik zbývá; když to není ani jeden, získáš bod.

## Pohřební komora

rule-burial-1 = Kameny zaplňují pohřební komoru po sloupcích, shora po 3 do každého; sloupců je tolik, kolik je třeba.
rule-burial-2 = Na konci hry tvoří kameny jedné barvy, které se dotýkají stranami, skupinu. Skupiny o 1, 2, 3, 4, 5 kamenech přinesou 1, 3, 6, 10, 15 bodů a za každý kámen nad 5 další 2.
rule-burial-3 = Každému se počítají všechny jeho skupiny, nejen ta největší.
rule-burial-b-1 = Strana B: na konci hry získá v každé ze 3 řad hráč s nejvíce kameny 8 bodů, druhý 4, třetí 2 a čtvrtý nic; kdo v řadě nemá kámen, nedostane nic.
rule-burial-b-2 = Hráči se stejným počtem kamenů v řadě sečtou body za umístění, která sdílejí, a rozdělí si je; zaokrouhluje se dolů.

## Obelisky

rule-obelisk-1 = Každý hráč staví ze svých kamenů vlastní obelisk.
rule-obelisk-2 = Na konci hry přinese nejvíc bodů nejvyšší obelisk: ve 2 hráčích se rozdá 10 a 1, ve 3 hráčích 12, 6 a 1, ve 4 hráčích 15, 10, 5 a 1.
rule-obelisk-3 = Majitelé stejně vysokých obelisků sečtou body za umístění, která sdílejí, a rozdělí si je; zaokrouhluje se dolů.
rule-obelisk-4 = Bez jediného kamene není obelisk, ani body za něj.
rule-obelisk-b-1 = Strana B: kameny čekají na políčkách své barvy.
rule-obelisk-b-2 = Jakmile čeká třetí kámen jedné barvy, vznikne ze všech tří věž na nejlepším volném políčku a hned přinese body: 10, 9, 8, 7, 6, 5, 5, 5.
rule-obelisk-b-3 = Na konci hry přinese každý kámen, který ještě čeká, 1 bod.
rule-obelisk-b-4 = Když je všech 8 políček pro věže obsazených, další kameny už jen čekají.

## Ostatní karty

rule-red-1 = Vchod, Sarkofág a Dlážděná cesta přesunou 1 tvůj kámen z kamenolomu na pyramidu, do pohřební komory nebo na tvůj obelisk.
rule-red-2 = Červenou kartu si lze vzít i bez kamene v kamenolomu, jen se nic nepostaví.
rule-red-3 = Na trhu se zaplacený kámen nejdřív vrátí do kamenolomu, takže červená karta může použít právě ten.
rule-red-4 = U malých pyramid si majitel Vchodu vybere pyramidu a políčko mu dá svůj bonus.
rule-green-1 = Výzdoba přinese na konci hry 1 bod za každé 3 kameny ve své lokaci, ať patří komukoli a leží tam kdekoli.
rule-statue-1 = Za 1, 2, 3, 4, 5 soch je na konci hry 1, 3, 6, 10, 15 bodů a za každou nad 5 další 2.

## Konec kola

rule-end-1 = Kolo končí, jakmile je vyložena čtvrtá loď.
rule-end-2 = Další kolo začíná hráč po levici toho, kdo vyplul jako poslední.
rule-end-3 = Lodě se vrátí a odkryté karty, které na trhu zbyly, se odloží.
rule-end-4 = Kameny v lokacích a na saních zůstávají, kde jsou.
rule-end-5 = Kameny na lodích, které do konce kola nevypluly, se vrátí do kamenolomů svých majitelů.
rule-end-6 = Když v kole nikdo nevyplul, začíná další kolo hráč po levici toho, kdo začínal naposledy.

## Konec hry

rule-final-1 = Po šestém kole se boduje pohřební komora, obelisky, výzdoby a sochy.
rule-final-2 = Každá nepoužitá modrá karta přinese 1 bod.
rule-final-3 = Při shodě bodů rozhodne víc kamenů na saních; když je shoda i tam, vítězství je sdílené.
rule-wrath-1 = Faraonův hněv, je-li zvolen: kdo nemá kámen u některého ze čtyř monumentů (pyramida, chrám, pohřební komora, obelisky), ztratí 5 bodů, a to jen jednou.
rule-wrath-2 = Počítá se i kámen, který přinesla červená karta.
rule-wrath-3 = Hněv přichází až po všem ostatním bodování a může skóre stáhnout pod 0.

## Názvy

game-name = Imhotep
game-about = Nakládej lodě, dovez kameny do pěti lokací a postav monumenty Egypta.
site-market = Trh
site-pyramid = Pyramida
site-temple = Chrám
site-burial = Pohřební komora
site-obelisk = Obelisky
card-entrance = Vchod
card-sarcophagus = Sarkofág
card-paved-path = Dlážděná cesta
card-pyramid-decoration = Výzdoba pyramidy
card-temple-decoration = Výzdoba chrámu
card-burial-decoration = Výzdoba pohřební komory
card-obelisk-decoration = Výzdoba obelisku
card-statue = Socha
card-lever = Páka
card-hammer = Kladivo
card-sail = Plachta
card-chisel = Dláto
card-4331 = 4, 3, 3, 1
card-4322 = 4, 3, 2, 2
card-4321 = 4, 3, 2, 1
card-4221 = 4, 2, 2, 1
card-3322 = 3, 3, 2, 2
card-3321 = 3, 3, 2, 1
card-3221 = 3, 2, 2, 1
card-4421 = 4, 4, 2, 1
card-4332 = 4, 3, 3, 2
card-3332 = 3, 3, 3, 2
card-4432 = 4, 4, 3, 2
card-4422 = 4, 4, 2, 2
card-4333 = 4, 3, 3, 3
pyramid-left = levé
pyramid-middle = prostřední
pyramid-right = pravé
option-market = Trh
option-pyramid = Pyramida
option-temple = Chrám
option-burial = Pohřební komora
option-obelisk = Obelisky
option-wrath = Faraonův hněv
value-A = strana A
value-B = strana B
source-pyramid = Pyramida
source-temple = Chrám
source-burial = Pohřební komora
source-obelisk = Obelisky
source-statues = Sochy
source-decorations = Výzdoby
source-cards = Nepoužité modré karty
source-wrath = Faraonův hněv

## Otázky

ask-turn = Jsi na tahu: vezmi si kameny, nalož kámen, vypluj s lodí, nebo zahraj modrou kartu.
ask-turn-slot = Na kterou loď kámen naložíš?
ask-turn-ship = Která loď vypluje?
ask-turn-site = Kam loď popluje?
ask-turn-hand = Kterou modrou kartu zahraješ?
ask-hammer = Kladivo: kam naložíš 1 kámen?
ask-sail-place = Plachta: na kterou loď naložíš 1 kámen?
ask-sail-sail = Plachta: kam tato loď popluje?
ask-chisel = Dláto: kam naložíš 2 kameny?
ask-lever-sail = Páka: která loď vypluje a kam?
ask-lever-unload = Páka: který kámen se vyloží jako další?
ask-take = Trh: kterou kartu si vezmeš?
ask-keep = Kterou kartu ze skryté dvojice si necháš?
ask-build = Na které pyramidě stavíš?
ask-entrance = Vchod: na které pyramidě stavíš?
ask-bonus-card = Vezmeš si vrchní kartu z balíčku trhu?
ask-bonus-stones = Vezmeš si kameny z kamenolomu?
ask-bonus-ship = Naložíš 1 kámen na loď?
ask-temple = Chrám: 1 bod, nebo 2 kameny?
ask-round = Odkrývá se karta kola.
ask-market = Na trh se vykládá karta.
ask-pair = Prohlíží se skrytá dvojice.
ask-draw = Dobírá se vrchní karta trhu.
ask-over = Partie skončila.
ask-wait = Rozhoduje někdo jiný.

## Možnosti

do-get = Vzít kameny z kamenolomu
do-place = Naložit kámen na loď { $ship }, políčko { $space }
do-place-two = Naložit kameny sem: { $one } a { $two }
do-sail = Vyplout s lodí { $ship }, cíl: { $site }
do-play = Zahrát kartu { $card }
do-take = Vzít si kartu { $card }
do-take-pair = Vzít si skrytou dvojici a prohlédnout ji
do-keep = Nechat si kartu { $card }
do-unload = Jako další vyložit kámen z políčka { $space }
do-build = Stavět na { $pyramid } pyramidě
do-accept = Ano
do-decline = Ne
do-point = Získat 1 bod
do-stones = Vzít si 2 kameny
do-pass = Vynechat: nic jiného nejde
do-round = Karta kola { $card }
do-market = Na trh přichází: { $card }
do-draw = Z balíčku přichází: { $card }
do-pair = Ve skryté dvojici je: { $card }

## Co se stalo

told-get = { $who } si bere kameny
told-place = { $who } nakládá kámen na loď { $ship }, políčko { $space }
told-place-two = { $who } nakládá kameny sem: { $one } a { $two }
told-sail = { $who } vyplouvá s lodí { $ship }, cíl: { $site }
told-play = { $who } hraje kartu { $card }
told-take = { $who } si bere kartu { $card }
told-take-pair = { $who } si bere skrytou dvojici
told-keep = { $who } si nechává kartu { $card }
told-unload = { $who } jako další vykládá kámen z políčka { $space }
told-build = { $who } staví na { $pyramid } pyramidě
told-accept = { $who } bonus přijímá
told-decline = { $who } bonus odmítá
told-point = { $who } získává 1 bod
told-stones = { $who } si bere kameny
told-pass = { $who } musí vynechat
told-round = Políčka na lodích tohoto kola: { $card }
told-market = Trh nabízí: { $card }
told-draw = Vrchní karta: { $card }
told-pair = Skrytá dvojice obsahuje: { $card }

## Skupiny možností

group-place = Naložit kámen na loď
group-sail = Vyplout s lodí
group-play = Zahrát modrou kartu
group-take = Vzít si kartu
group-keep = Nechat si kartu
group-build = Stavět na pyramidě
group-unload = Vyložit kámen

## Karty několika slovy

card-entrance-hint = ihned: kámen z lomu na pyramidu
card-sarcophagus-hint = ihned: kámen z lomu do komory
card-paved-path-hint = ihned: kámen z lomu na tvůj obelisk
card-pyramid-decoration-hint = konec: 1 bod za 3 kameny
card-temple-decoration-hint = konec: 1 bod za 3 kameny
card-burial-decoration-hint = konec: 1 bod za 3 kameny
card-obelisk-decoration-hint = konec: 1 bod za 3 kameny
card-statue-hint = sbírej: 1, 3, 6, 10, 15 bodů
card-lever-hint = později: vypluj a urči pořadí vykládky
card-hammer-hint = později: vezmi 3 kameny a 1 nalož
card-sail-hint = později: nalož 1 kámen a vypluj s ním
card-chisel-hint = později: nalož 2 kameny

## Kresba v terminálu

draw-round = Kolo { $round } z { $rounds }
draw-starts = { $who } začíná
draw-unloading = Ještě na palubě:
draw-docked = ◀{ $ship }▌
draw-beside = vedle
draw-bonus-card = karta
draw-bonus-stones = kameny
draw-bonus-ship = na loď
draw-top = nahoře
draw-high = patra
draw-earn = výnos
draw-groups = 1 3 6 10 15 +2
draw-rows = 8 4 2 za řadu
draw-waiting = čekají:
draw-pile = v balíčku { $count }
draw-pair = Skrytá dvojice: jednu ze dvou si necháš
draw-sold = vyprodáno
draw-harbour = Přístav, příď ◀
draw-sailed = { $ship } vyplula
draw-needs = { $ship } · { $count } z { $needed }
draw-ready = { $ship } · může plout
draw-points = { $count } { $count ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
draw-sled = saně
draw-quarry = kamenolom

## Herní plán

kind-red = ihned
kind-green = na konci
kind-violet = sbírej
kind-blue = na později
card-entrance-text = 1 kámen z kamenolomu na pyramidu
card-sarcophagus-text = 1 kámen z kamenolomu do komory
card-paved-path-text = 1 kámen z kamenolomu na tvůj obelisk
card-pyramid-decoration-text = 1 bod za každé 3 kameny
card-temple-decoration-text = 1 bod za každé 3 kameny
card-burial-decoration-text = 1 bod za každé 3 kameny
card-obelisk-decoration-text = 1 bod za každé 3 kameny
card-statue-text = 1 až 5 soch: 1, 3, 6, 10, 15 bodů
card-lever-text = Vypluj a urči pořadí vykládky
card-hammer-text = Vezmi si 3 kameny a 1 nalož
card-sail-text = Nalož 1 kámen a s tou lodí vypluj
card-chisel-text = Nalož 2 kameny na jednu nebo dvě lodě
card-lever-short = vypluj, pořadí je tvé
card-hammer-short = vezmi 3, nalož 1
card-sail-short = nalož 1 a vypluj
card-chisel-short = nalož 2 kameny
board-next = další: { $points }
board-beside = vedle: po 1 bodu
board-temple = kameny nahoře: po 1
board-temple-b = podle políček
board-groups = skupiny: { $points }
board-rows = v každé řadě: { $points }
board-heights = podle výšky: { $points }
board-towers = věže ze 3; čekající po 1
board-pile = { $count } { $count ->
    [one] karta
    [few] karty
    [many] karty
   *[other] karet
} v balíčku
board-needs = { $ship } · náklad { $count } z { $needed }
board-ready = { $ship } · může plout
board-sailed = { $ship } · { $site }
board-pair = Skrytá dvojice
board-pair-text = jednu si necháš
board-no-cards = Zatím bez karet
board-zoom-whole = Celý herní plán

## Výuka

learn-goal = Stavíš ve starém Egyptě. Šest kol vozí lodě kameny z přístavu do pěti lokací a skoro každá je odmění po svém. Vyhrává, kdo má nejvíc bodů. Tobě patří modré kameny: Lazurit.
learn-place = Ve svém tahu uděláš přesně jednu věc. Nalož kámen na příď největší lodi, na její první políčko: tam bude vyložen dřív než všechny ostatní.
learn-place-right = Dobře naloženo. V tazích se střídáte: teď je na řadě soupeř.
learn-place-hint = I to jde, ale podívej se na loď 1: první políčko, na přídi.
learn-get = Tvoje saně jsou prázdné. Vezmi si nové kameny z kamenolomu: tři najednou, ale na saně se jich nikdy nevejde víc než pět.
learn-get-right = Tři kameny na saních. Stojí to celý tah, tak ať ti nedojdou v nevhodnou chvíli.
learn-get-hint = Bez kamene na saních nemůžeš nic naložit. Zvol nejdřív kamenolom.
learn-sail = Loď 1 veze tři kameny, to k vyplutí stačí; dva z nich jsou tvoje. Vypluj s ní k pyramidě, kde každý kámen hned boduje číslem svého políčka, počínaje přídí.
learn-sail-right = Tvoje kameny přinesly 2 a 3 body, ten mezi nimi 1. O tom, co kámen získá, rozhoduje jeho místo na lodi.
learn-sail-hint = Zvol loď 1 a potom pyramidu: dva z jejích tří kamenů jsou tvoje.
learn-rival = Vyplout smíš s kteroukoli lodí, i bez vlastního kamene, a každá lokace přijme v kole jen jednu loď. Loď 4 veze jediný kámen Karneolu. Dovez ho do pohřební komory, kde je osamocený málo platný.
learn-rival-right = Jediný kámen tam má cenu jednoho bodu a obelisk Karneolu neroste.
learn-rival-hint = Tentokrát zkřiž soupeři plány: loď 4 do pohřební komory.
learn-take = Na trh připlula loď s tvým kamenem, a tak si bereš kartu. Červené působí hned, zelené a fialové bodují na konci, modré si necháš na později. Vezmi si Dláto.
learn-take-right = Karta leží před tebou. Kámen, který ji zaplatil, se vrátil do kamenolomu.
learn-take-hint = Pěkná karta, ale pro další krok potřebuješ modrou: Dláto.
learn-blue = Zahrát modrou kartu je samostatný tah, a silnější než obyčejný. Zahraj teď Dláto.
learn-blue-right = Karta se odloží a ty provedeš, co říká.
learn-blue-hint = Zvol Dláto, které leží před tebou.
learn-chisel = Dláto naloží dva kameny najednou. Polož je na obě volná políčka lodi 2.
learn-chisel-right = Loď 2 je plná a dva z jejích tří kamenů jsou tvoje. Jinak na to potřebuješ dva tahy.
learn-chisel-hint = Zvol obě volná políčka lodi 2.
learn-temple = Chrám boduje na konci každého kola: bod za každý kámen viditelný shora. Tři lodě už vypluly, touto tedy kolo skončí. Vypluj s lodí 2 k chrámu.
learn-temple-right = Dva body pro tebe, jeden pro Karneol. Tyto kameny bodují v každém kole znovu, dokud je jiné nezakryjí. Nová karta kola teď ukáže nové lodě.
learn-temple-hint = Zvol loď 2 a potom chrám; u pyramidy už v tomto kole loď kotví.
learn-obelisk = U obelisků si každý staví svůj a počítá se jen konec: ve dvou hráčích přinese nejvyšší 10 bodů, druhý jen 1. Loď 3 veze dva tvoje kameny. Vypluj s ní tam.
learn-obelisk-right = Dva kameny na výšku: vedeš. Jestli to vydrží, se ukáže na konci.
learn-obelisk-hint = Loď 3 patří jen tobě. Dovez ji k obeliskům.
learn-burial = Začíná poslední kolo. V pohřební komoře tvoří kameny jedné barvy, které se dotýkají, skupinu. Skupiny bodují na konci a čím je skupina větší, tím cennější je každý její kámen. Stejně rostou i sochy a výzdoby počítají kameny v lokaci.
learn-end = Šest kol je za námi. Pohřební komora, obelisky, výzdoby, sochy i nepoužité modré karty jsou obodované a Lazurit vyhrává 52 ku 37. Víš vše potřebné: zahraj si první partii.

## Co se objeví poprvé

first-ask-turn = Jsi na tahu. Udělej jednu věc: vezmi si kameny, nalož kámen, vypluj s lodí, nebo zahraj modrou kartu. Co svítí, to jde zvolit.
first-do-sail = Loď s dostatkem kamenů může vyplout, ať patří komukoli. Nejdřív zvol loď, potom lokaci; každá přijme v kole jednu loď.
first-do-play = Máš modrou kartu. Zahraješ ji místo běžného tahu a je silnější; nezahraná má na konci cenu 1 bodu.
first-ask-take = Tvůj kámen se dostal na trh: vezmi si za něj kartu. Červená působí hned, zelená a fialová bodují na konci, modrá na tebe počká.
first-site-pyramid = Pyramida: každý kámen hned boduje číslem svého políčka a herní plán ukazuje, co přinese další.
first-site-temple = Chrám: na konci každého kola je každý kámen viditelný shora za bod. Pozdější kameny zakrývají dřívější.
first-site-burial = Pohřební komora boduje na konci: kameny jedné barvy, které se dotýkají, tvoří skupinu a velké skupiny jsou mnohem cennější.
first-site-obelisk = Obelisky bodují na konci podle výšky. Rozhodne i jediný kámen navíc.
## Stůl po částech

part-now = Teď
part-ships = Lodě
part-ship = Loď { $ship }
part-needs = potřebuje { $count }
part-empty = prázdné
part-unloading = Ještě na palubě
part-next = Další místo
part-space = Políčko { $space }
part-row = Řada { $row }
part-left = vlevo
part-middle = uprostřed
part-right = vpravo
part-waiting = Čekají
part-stores = Kameny a karty

## Kontrola vytištěných dílů

show-printed = karty trhu: { $market }, karty kola pro každý počet míst: { $rounds }; vše souhlasí
