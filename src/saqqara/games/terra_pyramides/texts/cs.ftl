### Terra Pyramides in Czech. Which sentences are our rulings is said in the English text alone.
### Colours agree with kvádr and stupeň; gold is counted as zlatý, zlaté, zlatých.

## Hra

rule-game-1 = Stav pyramidy vedle svých dílků. Kdo má po závěrečném bodování nejvíc bodů, vyhrává.
rule-game-2 = Při shodě bodů je vítězství sdílené.
rule-version-1 = Verze jsou tři: základní, Hor a Nil. Každá má všechna pravidla té předchozí; co přináší pozdější verze, v dřívější ještě není.

## Příprava hry

rule-setup-1 = Základní verze a verze Hor se hrají na straně herního plánu bez Nilu, verze Nil na té druhé.
rule-setup-2 = Všech 40 dílků se zamíchá do 8 sloupků po 5 lícem dolů, 4 v každém zásobníku.
rule-setup-3 = Čtyři sloupky, dva z každého zásobníku, dají po dílku na 4 startovní políčka. Schodiště míří tak, jak je natištěno; žádný dílek se neobjeví víckrát, než kolikrát je v sadě.
rule-setup-4 = Každé staveniště, na které míří startovní dílek, dostane jeden základ, i když na ně míří dva.
rule-setup-5 = Všech 22 základů leží na hromádce lícem dolů; bere se vždy vrchní, tedy náhodný.
rule-setup-6 = Ve 2, 3, 4 hráčích má každý 15, 13, 11 dělníků a 2 vrcholy pyramid své barvy.
rule-setup-7 = První dílek dostane každý hráč náhodně ze zakrytého sloupku, každý z jiného.
rule-setup-8 = Začíná místo 0 a na tah jde vždy soused po levici.

## Tah

rule-turn-1 = Ve svém tahu položíš dílek, vybereš řadu, osadíš a aktivuješ ji, vyšleš její dělníky a vezmeš si nový dílek.
rule-turn-2 = Odpovídat smí jen ten, koho se hra ptá, a jen na to, na co se ptá.

## Pokládání dílku

rule-place-1 = Polož dílek na kterékoli volné políčko: ne na staveniště, oázu ani Nil a ne tam, kde už dílek leží.
rule-place-2 = Schodiště musí mířit na staveniště, základ nebo pyramidu. Nemusí to být hned vedle: platí první v přímém směru, ať je mezi nimi cokoli.
rule-place-3 = Je-li schodiště hned vedle prázdného staveniště, vezme se základ a položí se tam lícem nahoru. Za tah tak vznikne nejvýš jeden.
rule-place-4 = Schodiště, které nezaloží základ, už nic neovlivní, a tak se z takových natočení dílku nabízí jen první v pořadí sever, východ, jih, západ.
rule-place-5 = Volba „{ option-stairs }: { option-stairs-beside }“: na políčku vedle prázdného staveniště musí schodiště mířit na takové staveniště.
rule-place-6 = Jinak smíš schodiště od prázdného staveniště vedle dílku odvrátit.

## Varianta se symboly

rule-symbol-1 = Dílek ze zásobníku se sfingou patří na políčko se sfingou, dílek ze zásobníku se skarabem na políčko se skarabem.
rule-symbol-2 = Za 1 zlatý ho smíš položit na políčko s druhým symbolem.
rule-symbol-3 = Když už není volné žádné políčko s jeho symbolem, polož ho kamkoli a neplať nic.
rule-symbol-4 = Platí to i pro první dílek. Sloupky 1 až 4 jsou v zásobníku se sfingou, 5 až 8 v zásobníku se skarabem; všichni vědí, ze kterého sloupku dílek je.

## Výběr řady

rule-row-1 = Vyber jednu ze čtyř řad, které vedou přes tvůj nový dílek: vodorovnou, svislou, nebo jednu ze dvou úhlopříčných.
rule-row-2 = Řada sahá na obě strany k nejbližšímu staveništi, prázdnému i zastavěnému, nebo k okraji herního plánu.
rule-row-3 = Mezery nevadí: počítá se každý dílek v řadě. Oázy k ní patří a nikdy ji neukončují.

## Osazení a aktivace

rule-equip-1 = Na každý dílek v řadě, který ukazuje dělníka, dej dělníka ze své zásoby.
rule-equip-2 = Když jich v zásobě nemáš dost, vyber si dílky a dej na ně všechny své dělníky.
rule-activate-1 = Každá oáza v řadě dá 1 zlatý.
rule-activate-2 = Každé Horovo oko v řadě dá 1 zlatý.
rule-activate-3 = Za každý dílek v řadě, který ukazuje kvádr, dostaneš kvádr té barvy.

## Vysílání dělníků

rule-send-1 = Dělník jde ze svého dílku rovně, jedním z 8 směrů, k prvnímu staveništi, na které narazí. Každé políčko cestou musí zabírat dílek, oáza nebo Nil.
rule-send-2 = Smí na tvůj základ, na tvou pyramidu nebo na základ bez dělníků, ale ne na prázdné staveniště; za žádné z nich už nepokračuje.
rule-send-3 = Na staveništi stojí nejvýš 3 dělníci.
rule-send-4 = Místo toho si ho vždy smíš vzít zpět do zásoby; dělník, který nedosáhne na žádné staveniště, se vrátí sám.
rule-send-5 = Dělníci se vysílají po jednom, v pořadí čtení svých dílků: po řádcích, zleva doprava.
rule-first-1 = V prvním tahu smíš obsadit jen jeden základ bez dělníků.
rule-first-2 = Počítají se i koupení dělníci, a ani když ten základ zase opustíš, jiný už obsadit nesmíš.

## Doplňkové akce

rule-extra-1 = Doplňkových akcí smíš provést, kolik chceš a zaplatíš: před položením dílku, před výběrem řady, mezi dělníky a než si vezmeš nový dílek.
rule-extra-2 = Doplňkové akce, u nichž na pořadí nezáleží, mají pořadí pevné: vzít zpět, vyměnit, koupit kvádr, koupit dělníka, karta, pohřební dar, loď. Po stavbě a po každém kroku tahu začíná pořadí znovu a nad limitem neplatí.
rule-extra-3 = Kroky pohřebních darů se kupují na konci tahu; kroky lodi také, anebo před položením dílku a dokud obklopené staveniště čeká na bonus. Jindy by to vyšlo nastejno.
rule-recall-1 = Vezmi zpět dělníka ze svého základu nebo pyramidy.
rule-recall-2 = Poslední dělník na pyramidě musí zůstat.
rule-recall-3 = Základ, který opustí poslední dělník, zase nepatří nikomu.
rule-swap-1 = Vyměň kterékoli dva ze svých kvádrů za bílý.
rule-buy-1 = Kup bílý kvádr za 3 zlaté.
rule-hire-1 = Zaplať 3 zlaté a dej dělníka ze zásoby na kterékoli staveniště, na které smí. Přímá cesta není potřeba.
rule-hire-2 = S prázdnou zásobou dělníka koupit nemůžeš.

## Stavba

rule-build-1 = Se 3 dělníky na svém základu nebo pyramidě tam smíš postavit další stupeň. Všichni dělníci až na jednoho se vrátí do tvé zásoby.
rule-build-2 = První stupeň určí barvu pyramidy a tu si volíš libovolně; na základ lze stavět jen první stupeň, na pyramidu už jen další.
rule-build-3 = Pět stupňů stojí 1, 2, 3, 4, 5 kvádrů a pyramida má díky nim hodnotu 5, 10, 20, 35, 60. Od druhého stupně musí mít kvádry její barvu; bílé jsou žolíky.
rule-build-4 = Pátý stupeň je vrchol a výš se už nestaví. Každý hráč má vrcholy jen 2.
rule-build-5 = První stupeň se platí jedním libovolným kvádrem. Volba „{ option-first_stone }: { option-first_stone-matching }“: kvádrem zvolené barvy, nebo bílým.
rule-build-6 = Stupeň, na který už nezbývá patro (u prvního stupně patro té barvy), nelze postavit. Volba „{ option-levels }: { option-levels-unlimited }“: dojít mohou jen vrcholy.
rule-build-7 = Bílá není barva pyramidy. Volba „{ option-white }: { option-white-colour }“: je, a bílé pyramidy se zvyšují jen bílými kvádry.
rule-build-8 = Nejdřív se platí kvádry v barvě pyramidy, potom bílými.

## Konec tahu

rule-limit-1 = Po tahu si necháš nejvýš 7 kvádrů včetně bílých; dokud jich máš víc, vyměňuj.
rule-limit-2 = Po tahu si necháš nejvýš 4 zlaté; dokud jich máš víc, utrácej.
rule-limit-3 = Dokud zbývá zakrytý sloupek, smíš si nechat i pátý zlatý, ale pak ho musíš utratit za prohledání sloupku.
rule-draw-1 = Na konci tahu si vezmi vrchní dílek z některého zbývajícího sloupku.
rule-draw-2 = Dokud ho nepoložíš, znáš svůj dílek jen ty.
rule-search-1 = Místo toho smíš za 1 zlatý prohledat zakrytý sloupek a vzít si z něj kterýkoli dílek.
rule-search-2 = Odkrytý sloupek prohledat nelze.
rule-search-3 = Ostatní dílky ve sloupku zůstanou ve stejném pořadí.
rule-search-4 = Všichni vidí, z kolikátého místa dílek je, a kdo už ten sloupek prohledal, ví i to, jaký je.
rule-stacks-1 = Sloupek, který se zmenší na číslo na zadní stěně, se bez prohlížení odstraní: v základní verzi je to 1 do 2 hráčů, jinak 0; ve verzi Hor 3, nebo 2; ve verzi Nil 4, nebo 3.

## Varianta s odkrytými sloupky

rule-open-1 = Vrchní dílek odkrytého sloupku leží lícem nahoru: vidíš, co dostaneš.
rule-open-2 = V každém zásobníku jsou odkryté dva sloupky a z nich je vždy vidět jen vrchní dílek.

## Konec hry

rule-end-1 = Hra končí, když nezbývá žádný sloupek a každý položí svůj poslední dílek. Všichni tak mají stejně tahů.
rule-end-2 = I ve verzích Hor a Nil každý ještě položí dílek, který má v ruce. Volba „{ option-end }: { option-end-at-once }“: hra končí s posledním sloupkem.
rule-final-1 = Základ s tvými dělníky přinese svou hodnotu.
rule-final-2 = Pyramida s tvým dělníkem přinese hodnotu svého nejvyššího stupně; základ pod ní se už nepočítá.
rule-final-3 = Každý kvádr a každý zlatý přinese 1 bod.

## Hor a pohřební dary

rule-horus-1 = Přimíchá se dalších 16 dílků; sloupky mají po 7.
rule-horus-2 = Horovo oko už nedává zlato: tvůj ukazatel postoupí o 1 krok na Horově stupnici.
rule-horus-3 = Na každém pátém políčku stupnice je mince: kdo na ně dojde nebo je mine, dostane 2 zlaté, i v cizím tahu.
rule-horus-4 = Na konci jsou kroky na stupnici body; co se boduje až tehdy, zlato nepřináší.
rule-horus-5 = Mince na dílku dá 1 zlatý.
rule-grave-1 = Každý pohřební dar v řadě je krok na jejich stupnici.
rule-grave-2 = Krok pohřebních darů lze koupit za 1 zlatý.
rule-grave-3 = Na konci přinese každý pohřební dar 1 bod a navíc se počítá rozdíl proti každému, kdo jich má méně.
rule-grave-4 = Pohřební dary ani oázy nemají horní mez.
rule-enclose-1 = Když se zaplní poslední políčko kolem základu nebo pyramidy s dělníky, dostane jejich majitel bonus, ať ho zaplní kdokoli.
rule-enclose-2 = Na okraji herního plánu se počítají jen políčka, která tam jsou.
rule-enclose-3 = Bonus tvoří všechna oka, pohřební dary a mince na okolních dílcích, ale žádné kvádry ani dělníci.
rule-enclose-4 = Majitel je ten, kdo tam má dělníky ve chvíli zaplnění; když tehdy nikdo, tak ani později. Volba „{ option-enclosure }: { option-enclosure-moves }“: až po vyslání dělníků toho tahu.
rule-enclose-5 = Každé staveniště dá svůj bonus nejvýš jednou za hru.
rule-enclose-6 = Když jsou najednou obklopena staveniště u Nilu, která patří různým hráčům, určuje ten, kdo je na tahu, které je další; všechna ostatní jdou před nimi, v pořadí čtení.
rule-enclose-7 = Ve verzi Hor nedá oáza vedle staveniště nic. Volba „{ option-oasis_gold }“: 1 zlatý.
rule-enclose-8 = Oázy a nilská políčka se počítají jako zaplněná a jiné staveniště také.

## Nil a oázy

rule-nile-1 = Přimíchá se dalších 8 dílků; sloupky mají po 8.
rule-nile-2 = Každé staveniště u Nilu má natištěné schodiště a základ dostane už při přípravě hry.
rule-nile-3 = Nilská políčka se počítají jako obsazená a patří do řady. Každé z nich ve tvé řadě posune tvou loď o 1 políčko.
rule-nile-4 = Krok lodi lze koupit za 2 zlaté.
rule-nile-5 = Na posledním políčku Nilu plavba končí; kroky za něj propadají a nelze je koupit.
rule-nile-6 = Oáza, natištěná i na dílku, je krok na stupnici oáz a získáš i to, co je u ní vyobrazeno.
rule-nile-7 = Obklopené staveniště dá i okolní oázy a za každé okolní nilské políčko krok lodi.
rule-nile-8 = Na konci se počet tvých pyramid a základů vynásobí počtem palem, ke kterým tvá loď doplula: tolik získáš bodů.
rule-nile-9 = Na konci se tvé kroky na stupnici oáz vynásobí počtem stupňů tvé nejvyšší pyramidy: tolik získáš bodů; bez pyramidy žádný.

## Strategické karty

rule-card-1 = Jednou za hru smíš ve svém tahu koupit strategickou kartu, která je ještě v nabídce.
rule-card-2 = Stojí 1 zlatý za každé políčko s mincí, na které tvůj ukazatel došel nebo které minul.
rule-card-3 = Potřebuješ na ni víc než 4 kroky na Horově stupnici.
rule-card-4 = Kdo na konci kartu splňuje, získá 20 bodů, je-li jeho, jinak 10, i když ji nikdo nekoupil.
rule-card-5 = Pohřební dary: mít nejvíc pohřebních darů.
rule-card-6 = Horova oka: být nejdál na Horově stupnici, dřív než se boduje cokoli dalšího.
rule-card-7 = Oázy: být nejdál na stupnici oáz.
rule-card-8 = Nil: mít loď, která je nejdál; na stejném políčku ta, která připlula dřív.
rule-card-9 = Nejvyšší pyramida: mít tu nejvyšší; při shodě rozhodne druhá a pak třetí nejvyšší. Chybějící pyramida i pouhý základ platí za nulu.
rule-card-10 = Nejvíc pyramid: mít dohromady nejvíc pyramid a základů.
rule-card-11 = Při shodě nesplňuje kartu nikdo.
rule-card-12 = Kartu, na kterou mají všichni nulu, nesplňuje nikdo.

## Úkoly pro jedno místo

rule-task-1 = Jeden až čtyři lidé rozhodují společně na jednom místě, s jednou barvou, 12 dělníky a 8 sloupky po 5, které se odstraňují při 1.
rule-task-2 = Použít lze vrcholy všech barev, celkem 8.
rule-task-3 = Úkol 1: postav čtyři pyramidy v hodnotě 60. Úkol 2: získej víc než 275 bodů. Úkol 3: postav šest pyramid v hodnotě 35 v šesti barvách.
rule-task-4 = Úkol 3: pyramida v hodnotě 35 je hotová; žádný dělník na ni nejde a už se nezvyšuje.
rule-task-5 = Úkoly 1 a 3 jsou splněny posledním stupněm, a tím partie končí; úkol 2 se posuzuje po závěrečném bodování.
rule-task-6 = S jediným místem se hraje základní verze bez variant.
rule-task-7 = Bez úkolu se s jediným místem hraje jen o body.
rule-task-8 = Na hotové pyramidě zůstane jeden dělník. Volba „{ option-finished }: { option-finished-none }“: vrátí se všichni tři a pyramida je dál tvá.

## Názvy

game-name = Terra Pyramides
game-about = Pokládej dílky, aktivuj řady, vysílej dělníky a stav pyramidy; pokud chceš, i s Horem a Nilem.
game-designed = Herní plány a dílky navrhl tento projekt.
game-designed-how = Tištěné lze zadat (--set board=SOUBOR).
show-designed = návrh projektu Saqqara
show-file = ze souboru
tile-worker = dělník
tile-blue = modrý kvádr
tile-red = červený kvádr
tile-black = černý kvádr
tile-yellow = žlutý kvádr
tile-green = zelený kvádr
tile-brown = hnědý kvádr
tile-white = bílý kvádr
tile-eye = oko
tile-coin = mince
tile-grave = pohřební dar
tile-oasis = oáza
tile-worker-blue = dělník a modrý kvádr
tile-worker-red = dělník a červený kvádr
tile-worker-black = dělník a černý kvádr
tile-worker-yellow = dělník a žlutý kvádr
tile-worker-green = dělník a zelený kvádr
tile-worker-brown = dělník a hnědý kvádr
tile-worker-white = dělník a bílý kvádr
tile-worker-eye = dělník a oko
tile-worker-coin = dělník a mince
tile-worker-grave = dělník a pohřební dar
tile-worker-oasis = dělník a oáza
tile-blue-eye = modrý kvádr a oko
tile-blue-coin = modrý kvádr a mince
tile-blue-grave = modrý kvádr a pohřební dar
tile-blue-oasis = modrý kvádr a oáza
tile-red-eye = červený kvádr a oko
tile-red-coin = červený kvádr a mince
tile-red-grave = červený kvádr a pohřební dar
tile-red-oasis = červený kvádr a oáza
tile-black-eye = černý kvádr a oko
tile-black-coin = černý kvádr a mince
tile-black-grave = černý kvádr a pohřební dar
tile-black-oasis = černý kvádr a oáza
tile-yellow-eye = žlutý kvádr a oko
tile-yellow-coin = žlutý kvádr a mince
tile-yellow-grave = žlutý kvádr a pohřební dar
tile-yellow-oasis = žlutý kvádr a oáza
tile-green-eye = zelený kvádr a oko
tile-green-coin = zelený kvádr a mince
tile-green-grave = zelený kvádr a pohřební dar
tile-green-oasis = zelený kvádr a oáza
tile-brown-eye = hnědý kvádr a oko
tile-brown-coin = hnědý kvádr a mince
tile-brown-grave = hnědý kvádr a pohřební dar
tile-brown-oasis = hnědý kvádr a oáza
tile-white-eye = bílý kvádr a oko
tile-white-coin = bílý kvádr a mince
tile-white-grave = bílý kvádr a pohřební dar
tile-white-oasis = bílý kvádr a oáza
tile-eye-eye = dvě oka
tile-eye-coin = oko a mince
tile-eye-grave = oko a pohřební dar
tile-eye-oasis = oko a oáza
tile-coin-coin = dvě mince
tile-coin-grave = mince a pohřební dar
tile-coin-oasis = mince a oáza
tile-grave-grave = dva pohřební dary
tile-grave-oasis = pohřební dar a oáza
colour-blue = modrý
colour-red = červený
colour-black = černý
colour-yellow = žlutý
colour-green = zelený
colour-brown = hnědý
colour-white = bílý
first-blue = modrý
first-red = červený
first-black = černý
first-yellow = žlutý
first-green = zelený
first-brown = hnědý
first-white = bílý
second-blue = modrý
second-red = červený
second-black = černý
second-yellow = žlutý
second-green = zelený
second-brown = hnědý
second-white = bílý
way-n = sever
way-e = východ
way-s = jih
way-w = západ
line-across = vodorovně
line-down = svisle
line-falling = úhlopříčně, vpravo dolů
line-rising = úhlopříčně, vpravo nahoru
card-grave-goods = Pohřební dary
card-horus-eyes = Horova oka
card-oases = Oázy
card-nile = Nil
card-highest-pyramid = Nejvyšší pyramida
card-most-pyramids = Nejvíc pyramid
option-version = Verze
option-version-base = Základní verze
option-version-horus = Hor a pohřební dary
option-version-nile = Nil a oázy
option-symbol = Varianta se symboly
option-open_stacks = Odkryté sloupky
option-task = Úkol
option-task-none = žádný
option-task-1 = 1: 4 pyramidy v hodnotě 60
option-task-2 = 2: více než 275 bodů
option-task-3 = 3: 6 pyramid v hodnotě 35 v 6 barvách
option-stairs = Schodiště vedle prázdného staveniště
option-stairs-turn = smí mířit jinam
option-stairs-beside = vždy položí základ
option-white = Bílá
option-white-joker = jen žolík
option-white-colour = také barva pyramidy
option-levels = Patra
option-levels-limited = mohou dojít
option-levels-unlimited = nikdy nedojdou
option-end = Poslední dílky
option-end-hand = každý ještě položí svůj dílek
option-end-at-once = konec s posledním sloupkem
option-enclosure = Majitel obklopeného staveniště
option-enclosure-placing = podle chvíle zaplnění
option-enclosure-moves = až po vyslání dělníků
option-oasis_gold = Zlato za obklopené oázy
option-finished = Dělníci na hotové pyramidě
option-finished-one = jeden zůstane
option-finished-none = všichni se vrátí
option-first_stone = Kvádr za první stupeň
option-first_stone-any = libovolný
option-first_stone-matching = zvolené barvy, nebo bílý
option-board = Plány a dílky
source-track = Horova stupnice
source-foundations = Základy
source-pyramids = Pyramidy
source-grave_goods = Pohřební dary
source-oases = Oázy
source-nile = Nil
source-cards = Strategické karty
source-stones = Kvádry
source-gold = Zlato

## Otázky

ask-place = Jsi na tahu: kam položíš dílek a kam míří jeho schodiště? Předtím můžeš provést doplňkové akce.
ask-place-field = Kam položíš dílek?
ask-place-way = Kam míří jeho schodiště?
ask-enclose = Obklopeno je víc stavenišť: který bonus je další?
ask-row = Kterou řadu aktivuješ? Předtím můžeš provést doplňkové akce.
ask-equip = Na celou řadu nemáš dost dělníků: který dílek dostane dělníka?
ask-send = Kam půjde další dělník? Předtím můžeš provést doplňkové akce.
ask-pay = Který kvádr odevzdáš za první stupeň?
ask-extra = Doplňkové akce, nebo hotovo?
ask-draw = Ze kterého sloupku si vezmeš dílek?
ask-pick = Který dílek ze sloupku si vezmeš?
ask-start = Na startovní políčko se pokládá dílek.
ask-hand = Bere se dílek.
ask-search = Ukazuje se dílek prohledávaného sloupku.
ask-top = Odkrývá se vrchní dílek odkrytého sloupku.
ask-foundation = Bere se základ.
ask-stack = Určuje se sloupek pro první dílek.
ask-over = Partie skončila.
ask-wait = Rozhoduje někdo jiný.

## Možnosti

do-place = Položit dílek na { $field }, schodiště na { $way }
do-enclose = Jako další vyřídit bonus za { $site }
do-row = Aktivovat řadu: { $line }
do-equip = Dát dělníka na dílek { $field }
do-send = Vyslat dělníka na { $site }
do-return = Vzít dělníka zpět
do-recall = Vzít dělníka zpět z { $site }
do-swap = Vyměnit 2 kvádry za bílý: { $first } a { $second }
do-buy = Koupit bílý kvádr za 3 zlaté
do-hire = Koupit dělníka na { $site } za 3 zlaté
do-card = Koupit strategickou kartu: { $card }
do-grave = Koupit krok pohřebních darů za 1 zlatý
do-sail = Koupit krok lodi za 2 zlaté
do-build = Postavit další stupeň na { $site }
do-build-first = Postavit { $colour } první stupeň na { $site }
do-pay = Odevzdat { $colour } kvádr
do-done = Hotovo
do-draw = Vzít si vrchní dílek ze sloupku { $stack }
do-search = Prohledat sloupek { $stack } za 1 zlatý
do-pick = Vzít si { $place }. dílek shora
do-tile = Dílek: { $tile }
do-foundation = Základ v hodnotě { $value }
do-stack = První dílek je ze sloupku { $stack }

## Co se stalo

told-place = { $who } pokládá dílek na { $field }, schodiště na { $way }
told-enclose = { $who } jako další vyřizuje bonus za { $site }
told-row = { $who } aktivuje řadu: { $line }
told-equip = { $who } dává dělníka na dílek { $field }
told-send = { $who } vysílá dělníka na { $site }
told-return = { $who } bere dělníka zpět
told-recall = { $who } bere dělníka zpět z { $site }
told-swap = { $who } mění 2 kvádry za bílý: { $first } a { $second }
told-buy = { $who } kupuje bílý kvádr
told-hire = { $who } kupuje dělníka na { $site }
told-card = { $who } kupuje strategickou kartu: { $card }
told-grave = { $who } kupuje krok pohřebních darů
told-sail = { $who } kupuje krok lodi
told-build = { $who } staví další stupeň na { $site }
told-build-first = { $who } staví { $colour } první stupeň na { $site }
told-pay = { $who } odevzdává { $colour } kvádr
told-done = { $who } má hotovo
told-draw = { $who } si bere vrchní dílek ze sloupku { $stack }
told-search = { $who } prohledává sloupek { $stack }
told-pick = { $who } si bere { $place }. dílek shora
told-tile = Dílek: { $tile }
told-foundation = Pokládá se základ v hodnotě { $value }
told-stack = První dílek je ze sloupku { $stack }

## Skupiny možností

group-place = Položit dílek
group-row = Aktivovat řadu
group-send = Vyslat dělníka
group-recall = Vzít dělníka zpět
group-swap = Vyměnit dva kvádry
group-hire = Koupit dělníka
group-card = Koupit strategickou kartu
group-build = Postavit stupeň
group-draw = Vzít si dílek
group-search = Prohledat sloupek
group-pick = Vzít si dílek ze sloupku
group-equip = Osadit dílek
group-enclose = Vyřídit bonus
group-pay = Odevzdat kvádr

## Kresba v terminálu

draw-legend = w dělník, e oko, c mince, g pohřební dar, o oáza; 3A2: základ 3, 2 dělníci A; ▲4A2: stupeň 4
draw-stacks = Sloupky
draw-known = Sloupek { $stack } znáš, shora:
draw-levels = Zbývající patra
draw-cards = Karty
draw-goods = dělníci { $workers }, zlato { $gold }
draw-tile = dílek
draw-tracks = Horova stupnice { $track }, pohřební dary { $graves }
draw-river = oázy { $oases }, loď { $ship }, palmy { $palms }

## Herní plán v prohlížeči

board-mine = Tvé věci
board-others = Ostatní
board-hand = V ruce
board-hand-hidden = dílek, který neznáš
board-from-stack = dílek ze sloupku { $stack }, který neznáš
board-stones = Kvádry { $count } z { $most }
board-gold = Zlato { $count } z { $most }
board-workers = Dělníci { $count }
board-return = Vzít zpět do zásoby
board-extra = Kdykoli ve tvém tahu
board-build = Stavět
board-recall = Dělník zpět
board-swap = Vyměnit 2
board-buy = Bílý kvádr
board-hire = Dělník
board-grave = Pohřební dar
board-sail = Plout
board-done = Hotovo
board-step-place = Dílek
board-step-row = Řada
board-step-send = Dělníci
board-step-extra = Doplňky
board-step-draw = Nový dílek
board-too-many-stones = Kvádrů navíc: { $count }
board-too-much-gold = Zlatých navíc: { $count }
board-sphinx = Zásobník se sfingou
board-scarab = Zásobník se skarabem
board-stacks = Sloupek, který se zmenší na číslo nad ním, se odstraní. Pod ním: sloupek · dílky.
board-stack = Sloupek { $stack }: dílky: { $count }, odstraní se při { $limit }
board-search = Prohledat sloupek za 1 zlatý
board-looking = Sloupek { $stack }, shora
board-levels = Zbývající patra
board-track = Horova stupnice
board-palms = Dosažené palmy
board-task = Úkol { $task }
board-task-1 = 4 pyramidy v hodnotě 60
board-task-2 = Více než 275 bodů
board-task-3 = Pyramidy v hodnotě 35 v 6 barvách
board-progress = { $done } z { $goal }
board-zoom-in = Přiblížit
board-zoom-out = Oddálit
board-zoom-whole = Celý herní plán
board-brings-workers = dělníci: { $count }
board-brings-gold = zlato: { $count }
board-brings-track = kroky na Horově stupnici: { $count }
board-brings-graves = pohřební dary: { $count }
board-brings-oases = oázy: { $count }
board-brings-ship = kroky lodi: { $count }
board-brings-nothing = nic

## Výuka

learn-goal = Stavíš v poušti pyramidy. Tah má pět kroků: položit dílek, vybrat řadu, získat, co přináší, vyslat její dělníky na staveniště a vzít si nový dílek. Na konci bodují základy a pyramidy s tvými dělníky.
learn-place = Polož dílek na e4 a schodiště nasměruj na západ. Tam je hned vedle prázdného staveniště.
learn-place-right = Schodiště vedle prázdného staveniště tam položí základ. Zatím nepatří nikomu.
learn-place-hint = Zvol políčko e4 a potom směr na západ.
learn-row = Přes tvůj dílek vedou čtyři řady, každá až k dalšímu staveništi. Co ukazují, to v tomto tahu získáš. Zvol vodorovnou: leží na ní dva dílky s dělníky.
learn-row-right = Na každém dílku, který dělníka ukazuje, teď jeden z tvé zásoby stojí.
learn-row-hint = Jen vodorovná řada má dva dělníky: zvol ji.
learn-send = Dělník jde rovně kterýmkoli směrem přes dílky a oázy k prvnímu staveništi. Vyšli ho na nový základ na d4.
learn-send-right = Základ je tvůj a druhý dělník jde za ním. V prvním tahu smíš obsadit jen jeden.
learn-send-hint = Zvol d4, základ vedle tvého dílku.
learn-draw = Tah se chýlí ke konci. Vezmi si na příště vrchní dílek sloupku: sloupek 1. Co ukazuje, víš jen ty.
learn-draw-right = Dělník a modrý kvádr, přesně to potřebuješ.
learn-draw-hint = Zvol sloupek 1.
learn-second = Tvůj další tah. Na c5 se schodištěm na západ položí dílek další základ a rohem se dotkne toho tvého. Polož ho tam.
learn-second-right = Základ s hodnotou 3. Dělníci smějí chodit i úhlopříčně.
learn-second-hint = Zvol políčko c5 a potom směr na západ.
learn-yield = Teď si všimni, co řady přinášejí. Ve vodorovné je tvůj dílek, oáza a žlutý kvádr; mezery nevadí. Zvol ji.
learn-yield-right = Dělník, 1 zlatý z oázy, modrý a žlutý kvádr.
learn-yield-hint = Nejvíc přinese vodorovná řada.
learn-third = Na d4 stojí dva dělníci a ke stavbě jsou potřeba tři. Vyšli tam nového.
learn-third-right = Tři dělníci: může se stavět.
learn-third-hint = Zvol d4; dělník tam dojde úhlopříčně.
learn-build = Se třemi dělníky postavíš stupeň. První stojí jeden libovolný kvádr a navždy určí barvu pyramidy. Postav ji modrou.
learn-build-right = Bude modrá a zaplatí ji žlutý kvádr. Dva dělníci se vrátí, jeden zůstane jako majitel.
learn-build-hint = Zvol stavbu na d4, v modré.
learn-search = Místo vrchního dílku naslepo smíš za 1 zlatý prohledat sloupek a vzít si z něj kterýkoli. Prohledej sloupek 5.
learn-search-right = Teď je na výběr; vezme se dílek, který se hodí nejlíp.
learn-search-hint = Zvol prohledání a potom sloupek 5.
learn-level = O pár tahů později. Na d4 zase stojí tři dělníci a máš tři modré kvádry: od druhého stupně musí barva souhlasit. Stupně stojí 1 až 5 kvádrů a pyramida má pak hodnotu 5, 10, 20, 35, 60. Stavěj.
learn-level-right = Teď má hodnotu 10 a může vyrůst až na 60.
learn-level-hint = Zvol stavbu na d4.
learn-extra = Doplňkové akce jdou skoro kdykoli: vyměnit dva kvádry za bílého žolíka, koupit ho za 3 zlaté, koupit za 3 zlaté dělníka. Máš 5 zlatých, ale po tahu si smíš nechat jen 4. Kup bílý kvádr.
learn-extra-right = Žolík za kteroukoli barvu. Kvádrů si smíš nechat až sedm.
learn-extra-hint = Zvol mezi doplňkovými akcemi bílý kvádr.
learn-end = Všechny sloupky jsou pryč. Pyramida boduje svým nejvyšším stupněm, obsazený základ svou hodnotou, každý kvádr a každý zlatý 1 bodem. Lazurit vyhrává 62 ku 54. A teď si zahraj první partii.

## Co se objeví poprvé

first-ask-place = Polož dílek na volné políčko. Je-li jeho schodiště hned vedle prázdného staveniště, vznikne tam základ.
first-ask-row = Vyber jednu ze čtyř řad přes svůj dílek. Ukaž na ni a uvidíš, co přinese: dělníky, kvádry, zlato.
first-ask-equip = Máš méně dělníků, než řada ukazuje: vyber dílky, které nějakého dostanou.
first-ask-send = Vyšli dělníka rovně na svůj základ nebo pyramidu, nebo na základ bez dělníků. Nebo si ho vezmi zpět.
first-do-build-first = Na tvém základu stojí tři dělníci: můžeš postavit první stupeň za jeden libovolný kvádr a v barvě podle svého.
first-do-build = Můžeš zvýšit pyramidu: jsou na to potřeba tři dělníci a kvádry její barvy, nebo bílé.
first-do-swap = Kterékoli dva kvádry jde vyměnit za bílý, žolíka za každou barvu.
first-do-hire = Za 3 zlaté můžeš koupit dělníka na staveniště, aniž by tam musel dojít.
first-ask-draw = Tah končí novým dílkem: vezmi si vrchní z některého sloupku. Než ho položíš, znáš ho jen ty.
first-do-search = Za 1 zlatý můžeš prohledat zakrytý sloupek a vzít si kterýkoli jeho dílek.
first-ask-enclose = Staveniště jsou obklopená ze všech stran: majitelé dostanou oka, pohřební dary a mince kolem nich. Pořadí vybíráš ty.
first-source-track = Někdo postoupil po Horově stupnici: každý krok je na konci bod a každé páté políčko dá 2 zlaté.
first-source-grave_goods = Pohřební dary přinesou na konci po 1 bodu a k tomu náskok před každým, kdo jich má méně.
first-source-oases = Kroky po stupnici oáz se násobí počtem stupňů majitelovy nejvyšší pyramidy.
first-source-nile = Palmy, ke kterým loď doplula, se násobí počtem majitelových pyramid a základů.

## Co se zadává

desk-base-board = Herní plán
desk-base-symbols = Symboly
desk-nile-board = Strana s Nilem
desk-nile-symbols = Symboly, strana s Nilem
desk-base-tiles = Dílky
desk-horus-tiles = Dílky, Hor
desk-nile-tiles = Dílky, Nil
desk-levels = Patra
desk-foundations = Základy
desk-field = prázdné
desk-site = staveniště
desk-printed = staveniště se schodištěm
desk-start-n = start, sever
desk-start-e = start, východ
desk-start-s = start, jih
desk-start-w = start, západ
desk-palm = palma
desk-sphinx = sfinga
desk-scarab = skarab
## Stůl po částech

part-board = Herní plán
part-row = Řada { $row }
part-rows = Řady k aktivaci
part-free = volné
part-none = nic
part-site = staveniště
part-foundation = základ { $value }
part-pyramid = pyramida, stupeň { $level }
part-waiting = s dělníkem k vyslání
part-ships = lodě
part-stack = Sloupek { $stack }
part-top = nahoře
part-goods = Majetek

## Co říká kontrola plánu a dílů

check-line = řádek { $line }: { $text }
check-line-word = řádek { $line }: (jen upozornění) { $text }
check-fine = všechno sedí: hrát se s tím dají všechny verze
check-no-part = část „{ $typed }“ neexistuje; na výběr jsou { $known }
check-section = oddíl [{ $title }] neexistuje; na výběr jsou { $known }
check-section-twice = druhý oddíl [{ $title }]
check-before = „{ $typed }“ je před prvním oddílem, jako je [base board]
check-number = „{ $typed }“ není počet dílů
check-no-rows = plán nemá žádné řady
check-size = velikost plánu: sloupce { $columns }, řady { $rows }; nejvýš { $most } a { $high }
check-row = tato řada má { $count ->
    [one] 1 pole
    [few] { $count } pole
   *[other] { $count } polí
}, první má { $all }
check-field = „{ $typed }“ na { $field } není pole: { $known }
check-symbol-rows = řady se symboly: { $count }; řady s poli: { $rows }
check-symbols = „{ $typed }“ má mít tolik písmen: { $count }; s je sfinga, c je skarab
check-sites = stavenišť: { $count }, ale základů jen { $most }
check-sites-nile = stavenišť: { $count }; strana s Nilem jich má aspoň { $least }
check-sites-touch = staveniště { $field } a { $other } se dotýkají; při obklopení je každé pro druhé obsazeným polem
check-starts = startovních políček (^ > v <): { $count }, má jich být { $all }
check-start-stairs = schodiště startovního políčka { $field } nemíří na sousední staveniště
check-land = polí pro dílky: { $count }; pokládá se až { $most } dílků
check-no-site = žádné staveniště neleží v přímce s { $field }: schodiště tam nemá kam mířit
check-no-sphinx = žádné pole pro dílky nemá sfingu
check-no-scarab = žádné pole pro dílky nemá skaraba
check-long = do řady { $field } až { $end } se vejde { $count ->
    [one] 1 dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}, smí nejvýš { $most }
check-nile-side = Nil patří na druhou stranu
check-nile-twice = nilské políčko { $number } je na { $field } a znovu na { $other }
check-nile-gap = nilská políčka nejsou očíslovaná bez mezery: ~0, ~1, ~2 ...
check-nile-apart = nilská políčka { $number } a { $next } se nedotýkají
check-nile-start = začátek Nilu nemá palmu
check-palms = palem: { $count }; je jich aspoň { $least }
check-stairs-side = { $field }: vytištěné schodiště (P) patří na stranu s Nilem
check-stairs-missing = staveniště { $field } leží u Nilu a potřebuje vytištěné schodiště (P)
check-stairs-dry = staveniště { $field } má vytištěné schodiště, ale není u Nilu
check-tile = dílek „{ $typed }“ neexistuje; symboly se spojují v pořadí { $known }
check-tile-twice = { $typed } je tu dvakrát
check-tile-base = { $typed } není dílek základní verze
check-tile-horus = { $typed } není dílek verze Hor
check-tiles-base = dílků: { $count }; základní verze má { $all } vlastních
check-tiles-horus = dílků: { $count }; verze Hor má { $all } vlastních
check-tiles-nile = dílků: { $count }; verze Nil má { $all } vlastních
check-horus-kinds = těch 16 dílků je vytištěno po 2, 6, 4 a 4 jednoho druhu
check-eyes = dílků se dvěma oky: { $count }; vytištěný příklad s 9 oky na okraji jich potřebuje { $least }
check-level-form = „{ $typed }“ má být jako „5 blue 3“ nebo „10 10“
check-levels = pater bez bílých: { $count }, má jich být { $all }
check-level-colour = žádný první stupeň v této barvě: { $colour }; úkol 3 potřebuje všech šest barev
check-level-few = stupňů v hodnotě { $number }: { $count }; úkol 3 jich potřebuje { $least }
check-foundation-form = „{ $typed }“ má být hodnota od 1 do { $most } a počet dílů
check-foundations = základů: { $count }, má jich být { $all }
check-foundation-known = žádný základ v hodnotě { $number }, který ukazují pravidla
check-task-seats = úkol se hraje s 1 místem, za které rozhoduje společně 1 až 4 lidé
check-solo-version = 1 místo hraje základní verzi
check-solo-variants = 1 místo hraje bez variant
