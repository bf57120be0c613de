### Silver & Gold: Pyramids in Hungarian. Which sentences are our rulings is said in the English text alone.
### No article stands before a name and no ending on a variable; the number of a card chooses between a and az.

## A játék

rule-game-1 = Mindenki egyszerre két kamrát fedez fel, mezőről mezőre, a bejárattól az arany sírig. Négy kör után az nyer, akinek a legtöbb pontja van.
rule-game-2 = Az itteni 48 kamra a saját tervünk; a nyomtatott kamrák begépelhetők, és azokkal is lehet játszani.
rule-solo-1 = Egyedül ugyanezekkel a szabályokkal, csak a pontokért játszol, és egy színből mind a három pontmezőt megszerezheted.

## Előkészületek

rule-setup-1 = 48 piramiskártya van, 16 lila, 16 narancssárga és 16 zöld, 1-től 48-ig számozva. Egy kártya egyszerre csak egy helyen lehet.
rule-setup-2 = Mindenki 4 piramiskártyát kap, és 2-t tart meg közülük. Egyszerre választotok, és senki sem mutat semmit, amíg mindenki nem döntött.
rule-setup-3 = Az összes többi kártyát megkeveritek: ez lesz a lefordított piramispakli.
rule-setup-4 = A pakli első 4 lapját felfordítva kirakjátok: ez a kínálat.

## Egy kör

rule-round-1 = 8 expedíciókártya van, 6-féle mintával. Egy körben egymás után 7-et fordítotok fel; a nyolcadik lefordítva marad, azt nem használjátok.
rule-round-2 = Mind a 4 kör előtt újra megkeveritek mind a 8 expedíciókártyát.
rule-round-3 = Egy lépés 4 részből áll, mindig ebben a sorrendben: expedíciókártya felfordítása, ikszelés, kész kártyák félretétele és új kártyák választása, pontmezők megszerzése. Csak arra válaszolj, amit a játék kérdez.

## Ikszelés

rule-mark-1 = Mindenki egyszerre ikszel, az előtte fekvő, rendszerint 2 kártya egyikén. A többiek ikszeit senki sem látja, amíg mindenki el nem készült.
rule-mark-2 = A mintát tetszés szerint forgathatod és tükrözheted.
rule-mark-3 = A felfordított minta minden mezőjét be kell ikszelned, egyetlen kártyán: egy része nem elég, és a két kártya között sem oszthatod el.
rule-mark-4 = Egy mezőt csak egyszer lehet beikszelni.
rule-mark-5 = Falat nem lehet beikszelni, és a minta nem lóghat ki a kamrából.
rule-mark-6 = Egy kártyán az első ikszelésnek a bejáratot is tartalmaznia kell.
rule-mark-7 = Minden későbbi ikszelésnek oldalával érintkeznie kell egy korábban beikszelt mezővel; a sarok nem elég.
rule-mark-8 = A minta helyett, akár elférne, akár nem, pontosan 1 mezőt is beikszelhetsz, ugyanezekkel a feltételekkel.
rule-mark-9 = Passzolni nem lehet: vagy a mintát, vagy 1 mezőt be kell ikszelned.
rule-mark-10 = Aki előtt nincs kártya, nem csinál semmit.
rule-mark-11 = Mindegy, ki mikor válaszol; amit az asztalnál be kellene mondani, arról itt a program gondoskodik.

## Piros X-ek

rule-cross-1 = Egy beikszelt piros X-ért azonnal ikszelj be még 1 mezőt bármelyik kártyádon, a szokásos feltételekkel. Ez kötelező, akkor is, ha csak koponyát érsz el.
rule-cross-2 = Minden piros X külön bónuszmezőt ad, az is, amelyet így ikszelsz be.
rule-cross-3 = Ha egy kártyán még nincs iksz, ott a bónuszmező a bejárat.
rule-cross-4 = Az a bónuszmező, amelyet sehol sem lehet beikszelni, elvész; a „{ option-no_cell }: { option-no_cell-owe }” beállítással a következő ikszelésed után pótolod, az új X-ekért járó mezőkön felül.
rule-cross-5 = A bónuszmező olyan kártyán is lehet, amelynek a sírját ebben a lépésben ikszelted be; a „{ option-mark_after_tomb }: { option-mark_after_tomb-forbid }” beállítással nem.

## A többi szimbólum

rule-gem-1 = Minden beikszelt drágakőért kipipálod a pontozókártyádon a következő ugyanolyan színű drágakövet, pirosat vagy zöldet.
rule-gem-2 = Mindkét színből 10 drágakőnek van hely; a többi nem számít.
rule-torch-1 = Egy beikszelt fáklyáért kipipálod a pontozókártyádon az aktuális kör fáklyáját.
rule-torch-2 = Körönként legfeljebb 1 fáklyát pipálsz ki, és más kör fáklyáját soha.
rule-skull-1 = Minden beikszelt koponyáért kipipálod a következő koponyát a pontozókártyádon; egyik sem olcsóbb az előzőnél.
rule-skull-2 = 10 koponyának van hely; a többi nem számít.
rule-potion-1 = Egy beikszelt varázsital törli a 2 legdrágább kipipált koponyát.
rule-potion-2 = Ha 2-nél kevesebb kipipált koponyád van, azt törli, ami van.
rule-potion-3 = A varázsital az ugyanabban az ikszelésben szerzett koponyák után hat; a „{ option-potion }: { option-potion-before }” beállítással előttük.
rule-potion-4 = A piros X-ért járó mező külön ikszelésnek számít.
rule-tomb-1 = Egy kártya akkor kész, amikor az arany sírját beikszeled.

## Új kártya választása

rule-draft-1 = A kész kártyát a lépés harmadik részében teszed félre, amikor már minden be van ikszelve; csak ekkor jön az új kártya, és a következő lépéstől használod.
rule-draft-2 = Minden kész kártyád után elveszel egy újat: bármelyiket a kínálatból, vagy látatlanban a pakli legfelső lapját.
rule-draft-3 = Ha egy lépésben többen is befejeznek kártyát, a kész kártyák piramisszáma szerint választotok, a legkisebbel kezdve.
rule-draft-4 = Aki mindkét kártyáját befejezi, egymás után 2-t vesz el, és a kisebb száma szerint kerül sorra; a „{ option-two_finished }: { option-two_finished-higher }” beállítással a nagyobb szerint.
rule-draft-5 = A kínálatot csak akkor töltitek fel 4 lapra, ha a soron lévő játékos már minden kártyáját elvette.
rule-draft-6 = A kínálatot még a következő játékos választása előtt feltöltitek.
rule-draft-7 = Ha a pakli elfogyott, a kínálatot már nem töltitek fel, és a pakliból sem lehet elvenni.
rule-draft-8 = Ha a kínálat és a pakli is üres, kevesebb kártyával játszol tovább.
rule-draft-9 = A pakliból elvett kártya azonnal felfordítva kerül eléd.

## Piramispontok

rule-race-1 = Aki a 2., 4. vagy 6. kártyáját fejezi be egy színből, megszerzi a szín legtöbbet érő szabad pontmezőjét: előbb a 10, aztán a 6, végül a 3 pontosat.
rule-race-2 = Egy pontmezőt csak egyszer lehet megszerezni, utána mindenki más számára lezárul; egy játékos többet is megszerezhet.
rule-race-3 = Ha egy lépésben többen is jogosultak ugyanannak a színnek a pontmezőjére, az kerül előbb sorra, akinek az ebben a lépésben befejezett ilyen színű kártyáján kisebb a szám.
rule-race-4 = Két egyszerre befejezett, azonos színű kártya egy pontmezőt hoz, és a kisebb számuk számít; a „{ option-same_colour }: { option-same_colour-higher }” beállítással a nagyobb.
rule-race-5 = Egy szín 8. kártyája nem hoz pontmezőt.

## A játék vége

rule-end-1 = A játék a 4. kör után ér véget. A befejezetlen kártyák nem érnek pontot; amit a szimbólumaikért kipipáltál, megmarad.
rule-end-2 = Minden kész kártya 10 pontot ér.
rule-end-3 = Minden kipipált fáklya 5 pontot ér.
rule-end-4 = Minden drágakőpár, egy piros és egy zöld, 5 pontot ér, minden pár nélküli drágakő 1-et.
rule-end-5 = A kipipált koponyák közül csak a legdrágább számít, mínuszpontként.
rule-end-6 = Az nyer, akinek a legtöbb pontja van. Holtversenyben az érintettek közül az nyer, aki a legkisebb számú kártyát fejezte be.
rule-end-7 = Ha az érintettek közül senki sem fejezett be kártyát, a győzelem megosztott.

## Nevek

game-name = Silver & Gold: Pyramids
game-about = Ikszeld végig az utat egyszerre két kamrán át, koponyák és drágakövek mellett, az arany sírokig.
game-designed = A 48 kamra a saját tervünk.
game-designed-how = A nyomtatott kamrák begépelhetők (--set deck=FILE).
shape-I1 = egyetlen mező
shape-I2 = kettes
shape-I3 = hármas
shape-V3 = sarok
shape-T4 = T alak
shape-L4 = L alak
shape-O4 = négyzet
shape-I4 = négyes
shape-S4 = lépcső
side-left = bal
side-right = jobb
colour-violet = lila
colour-orange = narancssárga
colour-green = zöld
option-deck = Kamrák
option-mark_after_tomb = Piros X az éppen befejezett kártyán
option-mark_after_tomb-allow = szabad
option-mark_after_tomb-forbid = nem szabad
option-no_cell = Piros X, ha nincs hozzá mező
option-no_cell-lapse = elvész
option-no_cell-owe = később pótolod
option-two_finished = Választás két kész kártyánál
option-two_finished-lower = a kisebb szám szerint
option-two_finished-higher = a nagyobb szám szerint
option-same_colour = Verseny két azonos színű kártyával
option-same_colour-lower = a kisebb szám szerint
option-same_colour-higher = a nagyobb szám szerint
option-potion = Varázsital és koponyák egy ikszelésben
option-potion-after = előbb a koponyák
option-potion-before = előbb a varázsital
source-tombs = Sírok
source-torches = Fáklyák
source-boxes = Piramispontok
source-gems = Drágakövek
source-skulls = Koponyák

## Kérdések

ask-deal = Egy piramiskártya osztása következik.
ask-keep = Melyik kártyákat tartod meg? Válassz kettőt, egymás után.
ask-display = Kártya kerül a kínálatba.
ask-flip = Felfordítjátok a következő expedíciókártyát.
ask-mark = Ikszeld be a mintát az egyik kártyádon, vagy helyette egyetlen mezőt.
ask-cross = Piros X: ikszelj be még egy mezőt.
ask-take = Melyik kártyát veszed el?
ask-draw = A pakli legfelső lapja következik.
ask-over = A játszma véget ért.
ask-wait = Most mások döntenek.

## Lehetőségek

do-keep = { $card }. kártya megtartása
do-mark = Beikszelés a { $side } oldali kártyán: { $squares }
do-cross = Beikszelés a piros X-ért a { $side } oldali kártyán: { $squares }
do-take = { $card }. kártya elvétele a kínálatból
do-take-deck = A pakli legfelső lapjának elvétele
do-deal = A kiosztott lap: { $card }. kártya
do-display = A kínálatba kerül: { $card }. kártya
do-flip = A minta: { $shape }
do-draw = A húzott lap: { $card }. kártya

## Mi történt

told-keep = { $who } megtartja { $card ->
    [1] az
    [5] az
   *[other] a
} { $card }. kártyát
told-mark = { $who } a { $side } oldali kártyán ikszel: { $squares }
told-cross = { $who } piros X-ért a { $side } oldali kártyán ikszel: { $squares }
told-take = { $who } elveszi a kínálatból { $card ->
    [1] az
    [5] az
   *[other] a
} { $card }. kártyát
told-take-deck = { $who } elveszi a pakli legfelső lapját
told-deal = A kiosztott lap: { $card }. kártya
told-display = Új lap a kínálatban: { $card }. kártya
told-flip = A minta: { $shape }
told-draw = A legfelső lap: { $card }. kártya

## Tippek

hint-mark = { $code }: a { $side } oldali kártya sírja { $nearer } expedíciókártyával kerül közelebb; utána még { $left } van hátra
hint-card = { $card }. kártya: a sírja átlagosan { $mean }, legjobb esetben { $fewest } expedíciókártyányira van
hint-none = Ezekhez a kamrákhoz nincs pontos táblázat.

## Lehetőségek csoportjai

group-keep = Kártya megtartása
group-mark = Mezők beikszelése
group-cross = Még egy mező beikszelése
group-take = Kártya elvétele

## A rajz

draw-round = Kör: { $round }/{ $rounds }
draw-turn = minta: { $turn }/{ $turns }, { $shape }
draw-bag = még lefordítva
draw-deck = pakli: { $count } lap
draw-answered = már válaszolt:
draw-boxes = pontmezők
draw-display = Kínálat
draw-no-card = nincs kártya
draw-points = { $points } { $count ->
   *[other] pont
}
draw-owed = még { $count } ikszelés
draw-kept = { $side }
draw-symbol-x = még egy
draw-symbol-r = piros drágakő
draw-symbol-g = zöld drágakő
draw-symbol-t = fáklya
draw-symbol-s = koponya
draw-symbol-p = varázsital
draw-square-tomb = sír
draw-square-entrance = bejárat
draw-square-marked = beikszelve
draw-square-sealed = új

## A tábla

board-turn = Expedíció: { $turn }/{ $turns }
board-thinking = Ki válaszolt már
board-thinks = { $who } még gondolkodik
board-answered = { $who } már válaszolt
board-own = A kártyáid
board-cards-of = { $who } kártyái
board-score = A pontozókártyád
board-score-of = { $who } pontozókártyája
board-note-tombs = darabja 10
board-note-gems = párban 5, magában 1
board-note-torches = darabja 5, körönként egy
board-note-skulls = a legdrágább számít
board-note-boxes = a 2., 4., 6. kártyáért
board-told-gems = { $red } piros, { $green } zöld
board-open = szabad
board-tools = A minta
board-key-move = a minta mozgatása
board-turn-it = Forgatás
board-mirror = Tükrözés
board-one = Csak 1 mező
board-by-squares = Mezőnként
board-mark = Beikszelés
board-covers = { $squares } a { $side } oldali kártyán: { $things }
board-covers-nothing = { $squares } a { $side } oldali kártyán
board-card = { $card }. kártya, { $colour }
board-card-marked = { $card }. kártya, { $colour }, beikszelve: { $squares }
board-square = { $square }, { $thing }
board-drafts = { $who } kártyát választ
board-red-letter = P
board-green-letter = Z
board-typed = Egy begépelt pakli kamrái.

## A bemutató

learn-goal = Piramisokat fedezel fel: egyszerre két kamra van előtted, és mindkettőben utat ikszelsz a bejárattól az arany sírig. Minden sír 10 pontot ér, és útközben még több is gyűjthető. Mindenki egyszerre játszik, négy körön át.
learn-keep = Négy kártyából kettőt megtartasz. Kezdetnek jó a rövid út, kevés koponyával. Tartsd meg a 10-es kártyát; a második a 17-es lesz.
learn-keep-right = A 10-es kártya a tiéd. Ha mindenki választott, indul az expedíció.
learn-keep-hint = Keresd a 10-es kártyát, ez narancssárga.
learn-mark = Egy expedíciókártya mindenkinek mintát mutat. Ikszeld be az egyik kártyádon, tetszés szerint forgatva és tükrözve. Egy kártyán az első ikszelés tartalmazza a bal felső bejáratot. Fedd le a bal kártyán a bejáratot és a piros drágakövet.
learn-mark-right = A drágakő ki van pipálva a pontozókártyádon. Innen vezet az út lefelé a sírhoz.
learn-mark-hint = Bal kártya: a1, a2, b2 és c2.
learn-turn = A következő minta egy hármas sarok. Lépésenként válthatsz kártyát: kezdd el a jobbat, és fedd le a bejárat melletti piros X-et.
learn-turn-right = Beikszelve! És a piros X azonnal ad valamit.
learn-turn-hint = Jobb kártya: a1, b1 és b2.
learn-cross = Az X-ért még egy mezőt ikszelsz be, bármelyik kártyán. Oldalával érintkeznie kell azzal, ami ott már be van ikszelve. Menj eggyel tovább a bal kamrában, a drágakő alá.
learn-cross-right = Ezzel egy mezővel közelebb vagy, ingyen.
learn-cross-hint = Bal kártya: c3, közvetlenül a drágakő alatt.
learn-one = Már csak a sír hiányzik, de a minta, egy négyes tömb, nem fér el. Helyette mindig beikszelhetsz pontosan egy mezőt. Ikszeld be a sírt.
learn-one-right = Elérted a sírt: 10 pont, és a kártya kész.
learn-one-hint = Bal kártya: e5, az arany mező.
learn-take = A kész kártyáért újat veszel el: a kínálatból, vagy látatlanban a pakliból. Egy szín második kártyája pontmezőt nyerhet, tehát megint narancssárgát: vedd el a 7-est.
learn-take-right = A következő mintától kezdve már játszik.
learn-take-hint = A kínálatban a 7-es kártya olyan színű, mint amelyet most befejeztél.
learn-gems = Egy piros és egy zöld drágakő pár: 5 pont, míg külön csak 1-et érnek. A jobb kamrában három egymás mellett eléri a zöldet. Egy fáklya egyébként 5 pontot ér, de körönként csak egy.
learn-gems-right = Egy pár! A pontozókártyán minden magától kipipálódik.
learn-gems-hint = Jobb kártya: b3, c3 és d3.
learn-skull = Egy négyes T. Az új kamrában messzire visz, de egy koponyán át. Minden újabb drágább az előzőnél, és a végén csak a legdrágább számít. Kockáztass.
learn-skull-right = Egyelőre egy ponttal kevesebb. Ezen lehet segíteni.
learn-skull-hint = Bal kártya: a1, a2, a3 és b2.
learn-potion = Egy varázsital törli a két legdrágább koponyádat. A hármas sarok lefedi a jobb kártya varázsitalát és sírját. Ikszeld be.
learn-potion-right = Eltűnt a koponya, és a második sír is a tiéd. Hét minta egy kör; utána minden expedíciókártyát újrakevernek.
learn-potion-hint = Jobb kártya: d4, d5 és e5.
learn-box = A következő körben elkészül a második narancssárga kártya. Egy szín második, negyedik és hatodik kártyája megnyeri a szín legjobb szabad pontmezőjét: 10, 6 vagy 3 pontot, és aki előbb ér oda, azé. Most vegyél el egy tetszőleges új kártyát.
learn-box-right = A 10 pontos pontmező a tiéd, mindenki más előtt.
learn-box-hint = Vegyél el egy kártyát a kínálatból, vagy a pakli legfelső lapját.
learn-end = Vége a négy körnek: sírok, pontmezők, drágakövek és fáklyák, levonva a legdrágább koponyát. A befejezetlen kártyák semmit sem érnek. Lazurit nyer, 104 ponttal 97 ellen. Most jöhet az első játszmád.

## Ami először fordul elő

first-ask-keep = Tarts meg kettőt a négy kártyából, egymás után. Jó kezdet, ha kevés koponya van a sírhoz vezető úton.
first-ask-mark = Tedd a mintát a két kártyád egyikére, tetszés szerint forgatva és tükrözve. Egy kártya a bejáratnál kezdődik; a későbbi ikszelés oldalával érinti a korábbit. Egyetlen mezőt mindig beikszelhetsz.
first-ask-cross = Beikszeltél egy piros X-et: ikszelj be azonnal még egy mezőt bármelyik kártyán, a beikszeltek mellett.
first-ask-take = Elértél egy sírt. Válassz új kártyát a kínálatból, vagy látatlanban a pakli legfelső lapját. A következő mintától kezdve játszik.
first-source-gems = Egy drágakő ki van pipálva: egy piros és egy zöld együtt 5 pontot ér, egy magában 1-et.
first-source-torches = Egy fáklya ki van pipálva: 5 pont, de körönként csak egy.
first-source-skulls = Egy koponya ki van pipálva: a végén csak a legdrágább számít, mínuszpontként. Egy varázsital törli a két legdrágábbat.
first-source-boxes = Egy pontmező elkelt: egy szín második, negyedik és hatodik kész kártyája nyeri a legjobbat, ami maradt.

## Amit be lehet gépelni

desk-cards = Kártyák
desk-card = Kártya
desk-expeditions = Expedíciókártyák
desk-penalties = Koponyák mínuszpontjai
desk-floor = üres
desk-wall = fal
desk-cross = piros X
desk-number = Szám
desk-colour = Szín
desk-door = A bejáraton
## Az asztal részenként

part-pattern = Minta
part-hand = Kézben
part-walls = falak
part-boxes = Pontmezők
part-score = Pontozókártyák

## Amit a pakli ellenőrzése mond

check-card = { $number }. kártya: { $text }
check-warning = figyelmeztetés: { $text }
check-and = { $first } és { $second }
check-more = { $text } (és még { $count } hiba)
check-count-cards = { $count } kártya
check-count-errors = { $count } hiba
check-count-warnings = { $count } figyelmeztetés
check-summary = { $cards }, { $errors }, { $warnings }
check-no-card = „{ $typed }” nem kártya; add meg a számát 1 és { $last } között
check-card-unknown = nincs { $number }. kártya; a kártyák száma 1 és { $last } közötti
check-header = a pakli első sora: `{ $header }`
check-version = ez a formátum { $version } változata; ez olvasható: `{ $header }`
check-line = „{ $typed }” nem érthető; a sor eleje { $known } vagy `# `
check-line-near = „{ $typed }” nem érthető; „{ $near }” lenne?
check-json = ez nem JSON: { $reason }
check-json-format = a formátum "{ $format }", nem { $typed }
check-json-expeditions = az expedíciókártyák így írandók: { $form }
check-json-list = { $field }: ez lista
check-json-card = egy kártya így írandó: { $form }, nem így: { $typed }
check-expedition-form = egy expedíció egy minta és a kártyáinak száma, például `expedition I3 2`
check-expedition-pattern = „{ $typed }” nem minta; ezek vannak: { $known }, vagy rajzold le így: XXX/X..
check-expedition-count = „{ $typed }” nem a kártyák száma, például `expedition { $pattern } 1`
check-expeditions-missing = hiányoznak az expedíciókártyák, például `expedition I2 1`
check-expeditions = { $count } expedíciókártya van, { $all } kellene
check-patterns = { $count } minta van, { $all } kellene
check-pattern-unknown = { $pattern }: ez a minta nincs a hat ismert között: { $known }
check-penalties-twice = a skull-penalties itt másodszor áll, először itt: { $line }. sor
check-penalties-minus = a skull-penalties mínuszjel nélkül írandó: { $number }, nem { $typed }
check-penalties-number = skull-penalties: „{ $typed }” nem egész szám
check-penalties-missing = hiányzik a skull-penalties, például `skull-penalties 1 2 3 4 5 6 7 8 9 10`
check-penalties = a skull-penalties { $count } számból áll, { $all } kellene
check-penalties-fall = a skull-penalties számai sosem csökkennek: { $before } után { $number } áll
check-penalties-known = a skull-penalties számai közt nincs { $number }, pedig a szabálykönyv példájában van
check-card-form = a kártya a számával és a színével kezdődik, például `card 15 violet`
check-card-range = a kártyák száma 1 és { $last } közötti
check-card-twice = itt másodszor áll, először itt: { $line }. sor
check-card-missing = hiányzik
check-cards-missing = { $count } kártya hiányzik: { $cards }
check-colour = „{ $typed }” nem szín; ezek vannak: { $known }
check-colour-near = „{ $typed }” nem szín; „{ $near }” lenne?
check-colours = kártyák színenként: lila { $violet }, narancssárga { $orange }, zöld { $green }; minden színből { $all } van
check-violet = a szabálykönyv példájában lila, itt { $colour }
check-same = ugyanaz a kamra, mint ez: { $number }. kártya
check-symbol-place = az entrance-symbol helye a kártya első sora és a mezők sorai között van
check-symbol = entrance-symbol: „{ $typed }” nem szimbólum; a betűk: { $known }
check-symbol-twice = az entrance-symbol itt másodszor áll
check-unseen = egyik kártyán sincs ilyen szimbólum: { $symbol } ({ $letter })
check-rows-end = a fájl { $count } sor után véget ér; egy kamrában { $all } van
check-rows = { $count } sor van, { $all } kellene
check-row-length = { $row }. sor: { $count } mező van, { $all } kellene
check-square = { $row }. sor: „{ $typed }” ({ $square }) ismeretlen; egy mező ezek egyike: { $known }
check-square-entrance = { $row }. sor: „{ $typed }” ({ $square }) ismeretlen; a bejárat nagy { $letter }
check-square-symbol = { $row }. sor: „{ $typed }” ({ $square }) ismeretlen; a kis { $letter } jelentése: { $symbol }
check-no-way = a bejárattól nem vezet út a sírhoz
check-route = az útvonal { $count } mező, kevesebb mint { $least }
check-walled = a falak mögött elérhetetlen: { $squares }
check-no-entrance = { $row }. sor: nincs bejárat ({ $letter })
check-no-tomb = { $row }. sor: nincs sír ({ $letter })
check-no-tomb-torch = { $row }. sor: nincs sír ({ $letter }); a kis t fáklya
check-entrances = { $count } mezőn áll { $letter }: { $squares }; egy kamrának egy bejárata van
check-tombs = { $count } mezőn áll { $letter }: { $squares }; egy kamrában egy sír van
check-entrance-place = a bejárat itt van: { $squares }, nem itt: { $row }. sor
check-tomb-place = a sír itt van: { $squares }, nem itt: { $row }. sor

## Egy pakli a terminálban

show-chambers = { $count } kamra, { $origin }
show-origin-designed = a Saqqara projekt terve
show-origin-file = egy fájl paklija
show-squares = E bejárat   T sír   ██ fal   x piros X
show-symbols = r piros drágakő   g zöld drágakő   t fáklya   s koponya   p varázsital
show-expeditions = Expedíciókártyák
show-skulls = Koponyák, a legdrágább számít: { $costs }
show-dearest = A legdrágább koponya számít
show-card = { $number }. kártya, { $colour }, { $origin }
show-route = a legrövidebb útvonal: { $squares } mező, { $ways }
show-ways = { $count } úton
show-walls = falak: { $count }
show-there = szimbólumok: { $symbols }
show-nothing = nincs
show-count-x = { $count } piros X
show-count-r = { $count } piros drágakő
show-count-g = { $count } zöld drágakő
show-count-t = { $count } fáklya
show-count-s = { $count } koponya
show-count-p = { $count } varázsital
show-cross = piros X
show-entrance = a bejáraton: { $symbol }
show-no-table = nincs pontos táblázat: ez a kamra túl sokféleképpen jelölhető be
show-mean = expedíciókártyák a sírig, csak ezen a kártyán: átlagosan { $mean }, legjobb esetben { $fewest }
show-within = az esély, hogy ennyi kártyával odaérsz: { $chances }
show-chance = { $cards } { $share }%
show-sets = bejelölések halmazai útközben: { $count }
