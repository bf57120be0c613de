### Imhotep in Hungarian. Which sentences are our rulings is said in the English text alone.
### No article stands before a name and no ending on a variable; a number of a ship or a space chooses between a and az.

## A játék

rule-game-1 = A játék 6 körből áll. Az nyer, akinek a játék végi értékelés után a legtöbb pontja van.

## Előkészületek

rule-setup-1 = Színenként 29 kő van játékban; a 30. csak a pontokat jelzi. Kezdetben mind a 29 a kőbányában van.
rule-setup-2 = A kezdőjátékos 2 követ tesz a készletlapkájára, a bal oldali szomszédja 3-at, a további játékosok 4-et, majd 5-öt.
rule-setup-3 = A játékosok számához tartozó 7 körkártyát használjátok. Egyet közülük látatlanban kivesztek; a többi 6 adja a köröket.
rule-setup-4 = A 34 piackártyát megkeveritek: ez lesz a lefordított húzópakli.
rule-setup-5 = Mind az öt helyszínt az A vagy a B oldalával használjátok, tetszés szerint vegyesen.

## Egy kör

rule-round-1 = A kör egy körkártya felfordításával kezdődik: ez mutatja meg, melyik 4 hajó áll a kikötőben. Egy-egy hajón 1–4 kőnek van hely.
rule-round-2 = Ezután 4 piackártya kerül felfordítva a piacra.
rule-round-3 = Ha kártya kell, de a húzópakli üres, az összes eldobott kártyát megkeveritek, és ebből lesz az új húzópakli.
rule-round-4 = Ha a húzópakli úgy fogy el, hogy közben lefordított kártyák vannak a piacon, ezeket is belekeveritek, majd újakat raktok a helyükre.

## Egy lépés

rule-turn-1 = Az óramutató járása szerint kerültök sorra. A lépésedben négy akció közül pontosan egyet hajtasz végre: köveket szerzel, leraksz egy követ, elhajózol egy hajóval, vagy kijátszol egy kék kártyát.
rule-turn-2 = Csak az válaszolhat, akit a játék kérdez, és csak arra, amit kérdez.
rule-turn-3 = Passzolni csak akkor lehet, ha a négy akció egyike sem lehetséges, akkor viszont kötelező.
rule-turn-4 = Ha egymás után mindenkinek passzolnia kell, a kör véget ér.

## Kőszerzés

rule-get-1 = Vegyél a kőbányából 3 követ a saját színedből, és rakd őket a készletlapkádra.
rule-get-2 = Egy készletlapkán legfeljebb 5 kő lehet: csak annyit veszel el, amennyi még elfér, és ha tele van, egyet sem.
rule-get-3 = Ha a kőbányában nincs elég köved, elveszed a maradékot; ha egy sincs, nem szerezhetsz köveket.

## Kő lerakása

rule-place-1 = Rakj 1 követ a készletlapkádról egy még el nem hajózott hajó üres mezőjére.
rule-place-2 = Ha a készletlapkádon nincs kő, nem rakhatsz le követ.

## Elhajózás

rule-sail-1 = Hajózz el 1 hajóval a kikötőből egy helyszínre. Nem kell, hogy saját köved is legyen rajta.
rule-sail-2 = A hajón meg kell lennie a minimális rakománynak: a 4-es hajón 3, a 3-as hajón 2, a kisebbeken 1 kő.
rule-sail-3 = Egy helyszín körönként csak egy hajót fogad.
rule-sail-4 = Az elhajózott hajó a kör végéig a helyszínen marad.
rule-unload-1 = A köveket azonnal kirakodjátok, a hajóorrtól hátrafelé haladva; az üres mezőket átugorjátok.

## Kék kártyák

rule-blue-1 = Másik akció helyett kijátszhatsz 1 előtted fekvő kék kártyát.
rule-blue-2 = A kijátszott kék kártya a dobópaklira kerül.
rule-lever-1 = Emelő: hajózz el egy hajóval a szokásos szabályok szerint, de te döntöd el, milyen sorrendben rakodjátok ki a köveit, tartozzanak bárkihez.
rule-lever-2 = Egy tulajdonos kövei egyformák: közülük mindig a hajóorrhoz legközelebbi kerül sorra.
rule-lever-3 = A teljes sorrendet az első kő kirakodása előtt kell eldönteni.
rule-hammer-1 = Kalapács: vegyél el 3 követ úgy, mint kőszerzéskor, majd rakj 1 követ a készletlapkádról egy hajóra.
rule-hammer-2 = A Kalapács nem játszható ki, ha egyik hajón sincs üres mező.
rule-hammer-3 = A Kalapács nem játszható ki, ha sem a készletlapkádon, sem a kőbányában nincs köved.
rule-hammer-4 = A Kalapáccsal annyi követ veszel el, amennyi elfér, és amennyi még van; ha tele a készletlapkád, akár egyet sem.
rule-sailcard-1 = Vitorlás: rakj 1 követ a készletlapkádról egy olyan hajóra, amelyen ezzel a kővel megvan a minimális rakomány.
rule-sailcard-2 = Ezután hajózz el ugyanezzel a hajóval egy szabad helyszínre.
rule-chisel-1 = Véső: rakj 2 követ a készletlapkádról üres mezőkre, akár ugyanarra a hajóra, akár két különbözőre.
rule-chisel-2 = A Véső nem játszható ki, ha a készletlapkádon 2-nél kevesebb kő vagy a hajókon 2-nél kevesebb üres mező van.
rule-chisel-3 = Bármelyik két üres mező jó, és a sorrendjük nem számít.

## Piac

rule-market-1 = A piacon minden leszállított kő egy kártyát ér: a tulajdonosa elvesz egyet a felfordított lapok közül.
rule-market-2 = A kő a kártya elvétele után visszakerül a kőbányába.
rule-market-3 = Aki piros kártyát vesz el, azonnal végrehajtja, és eldobja; minden más kártyát felfordítva maga elé tesz, a kéket egy későbbi lépésére.
rule-market-4 = Kártyát elvenni kötelező.
rule-market-b-1 = B oldal: 3 kártya felfordítva kerül a piacra, további 2 pedig lefordítva, párban.
rule-market-b-2 = Felfordított kártya helyett a tulajdonos elveheti a lefordított párt: megnézi mindkét lapot, és az egyiket megtartja.
rule-market-b-3 = A pár másik lapja felfordítva a dobópaklira kerül.
rule-market-b-4 = Ha a párt a körben senki sem vette el, megnézés nélkül eldobjátok.

## Piramis

rule-pyramid-1 = A piramist oszloponként töltitek meg kövekkel, a bal felső sarokból indulva: alul 9, a második szinten 4, a csúcson 1 kő.
rule-pyramid-2 = A kő tulajdonosa azonnal megkapja a mező pontjait.
rule-pyramid-3 = Ha a piramis elkészült, a további kövek a piramis mellé kerülnek, és 1-1 pontot érnek.
rule-pyramid-b-1 = A B oldalon 3 kis piramis van, mindegyikben 4 kő alul és 1 a csúcson. A kő tulajdonosa választ egyet, amelyik még nincs kész.
rule-pyramid-b-2 = A mezők pontjai az építés sorrendjében: bal oldali 2, 1, 3, 2, 4; középső 2, 3, 1, 1, 4; jobb oldali 2, 3, 3, 1, 4.
rule-pyramid-b-3 = A bal oldali piramis második mezője a húzópakli legfelső lapját is adja.
rule-pyramid-b-4 = A középső piramis harmadik mezője 3 követ is ad a kőbányából.
rule-pyramid-b-5 = A jobb oldali piramis negyedik mezőjénél a tulajdonos 1 követ is rakhat a készletlapkájáról egy még el nem hajózott hajóra.
rule-pyramid-b-6 = A további kövek csak akkor kerülnek a piramisok mellé, 1-1 pontért, ha már mind a 3 kész.
rule-pyramid-b-7 = Ezekről a bónuszokról le lehet mondani; felhasználni a következő kő kirakodása előtt kell őket.
rule-pyramid-b-8 = A 3 kőből annyit veszel el, amennyi elfér, és amennyi még van, akár egyet sem.
rule-pyramid-b-9 = A hajóra rakás bónusza elvész, ha a készletlapkán nincs kő, vagy a hajókon nincs üres mező.

## Templom

rule-temple-1 = A templomot balról jobbra töltitek meg; ha egy szint megtelt, a következő ismét balról indul, az előző tetején.
rule-temple-2 = Egy szint 5 mezőből áll, 2 játékosnál csak 4-ből.
rule-temple-3 = Minden kör végén a felülről látható kövek 1-1 pontot érnek a tulajdonosuknak.
rule-temple-b-1 = B oldal: a felülről látható kövek minden kör végén azt hozzák, amit a mezőjük mutat.
rule-temple-b-2 = 1., 3. és 5. mező: 1 pont vagy 2 kő a kőbányából, a tulajdonos választ.
rule-temple-b-3 = 2. mező: 2 pont. 4. mező: a húzópakli legfelső lapja.
rule-temple-b-4 = A mezőket balról jobbra értékelitek.
rule-temple-b-5 = A kövek az utolsó kör végén is hoznak jutalmat; ez még eldönthet egy holtversenyt.
rule-temple-b-6 = A 2 kőből annyit veszel el, amennyi elfér, és amennyi még van; ha egyet sem kaphatsz, a pont jár.

## Sírkamra

rule-burial-1 = A sírkamrát oszloponként töltitek meg, mindegyiket felülről lefelé, 3 kővel; annyi oszlop lesz, amennyi kell.
rule-burial-2 = A játék végén az azonos színű, oldalukkal érintkező kövek egy területet alkotnak. Az 1, 2, 3, 4, 5 kőből álló terület 1, 3, 6, 10, 15 pontot ér, az 5-ön felüli kövek pedig további 2-2 pontot.
rule-burial-3 = Minden területed pontot ér, nem csak a legnagyobb.
rule-burial-b-1 = B oldal: a játék végén mind a 3 sorban 8 pontot kap, akinek ott a legtöbb köve van, a második 4-et, a harmadik 2-t, a negyedik semmit; akinek nincs köve a sorban, nem kap pontot.
rule-burial-b-2 = Akiknek ugyanannyi kövük van egy sorban, összeadják a közös helyezéseikért járó pontokat, és lefelé kerekítve elosztják egymás között.

## Obeliszkek

rule-obelisk-1 = A köveidet egymásra rakva saját obeliszket építesz.
rule-obelisk-2 = A játék végén a legmagasabb obeliszk ér a legtöbbet: 2 játékosnál 10 és 1 pont jár, 3 játékosnál 12, 6 és 1, 4 játékosnál 15, 10, 5 és 1.
rule-obelisk-3 = Egyforma magas obeliszkeknél összeadjátok a közös helyezésekért járó pontokat, és lefelé kerekítve elosztjátok.
rule-obelisk-4 = Kő nélkül nincs obeliszked, és pont sem jár érte.
rule-obelisk-b-1 = B oldal: a kövek a saját színük mezőin várakoznak.
rule-obelisk-b-2 = Ha egy színből megérkezik a harmadik várakozó kő, a három kő tornyot alkot a legtöbbet érő szabad mezőn, és azonnal pontot hoz: 10, 9, 8, 7, 6, 5, 5, 5.
rule-obelisk-b-3 = A játék végén minden még várakozó kő 1 pontot ér.
rule-obelisk-b-4 = Ha mind a 8 toronymező foglalt, a további kövek csak várakoznak.

## A többi kártya

rule-red-1 = A Bejárat, a Szarkofág és a Kövezett út 1 kövedet viszi a kőbányából a piramisra, a sírkamrába, illetve az obeliszkedre.
rule-red-2 = Piros kártyát akkor is elvehetsz, ha nincs köved a kőbányában; ilyenkor nem épül semmi.
rule-red-3 = A piacon a kártyáért adott kő előbb visszakerül a kőbányába, így a piros kártya akár éppen ezt a követ hozhatja.
rule-red-4 = A kis piramisoknál a Bejárat tulajdonosa választja ki a piramist, és a mező bónusza is jár.
rule-green-1 = Egy díszítés a játék végén a helyszínén lévő kövek után hoz pontot: 3 kövenként 1-et, tartozzanak bárkihez, és álljanak ott bárhol.
rule-statue-1 = 1, 2, 3, 4, 5 szobor a játék végén 1, 3, 6, 10, 15 pontot ér, az 5-ön felüliek pedig további 2-2 pontot.

## A kör vége

rule-end-1 = Amint a negyedik hajót is kirakodtátok, a kör véget ér.
rule-end-2 = A következő kört az kezdi, aki az utoljára elhajózó játékostól balra ül.
rule-end-3 = A hajókat visszateszitek, a piacon maradt felfordított kártyákat pedig eldobjátok.
rule-end-4 = A helyszíneken és a készletlapkákon lévő kövek a helyükön maradnak.
rule-end-5 = Ha a kör végén el nem hajózott hajón is van kő, az visszakerül a kőbányába, a tulajdonosa kövei közé.
rule-end-6 = Ha egy körben senki sem hajózott el, a következőt az kezdi, aki a legutóbbi kezdőjátékostól balra ül.

## A játék vége

rule-final-1 = A hatodik kör után jön a sírkamra, az obeliszkek, a díszítések és a szobrok értékelése.
rule-final-2 = Minden ki nem játszott kék kártya 1 pontot ér.
rule-final-3 = Ha a pontok egyenlők, az nyer, akinek több köve maradt a készletlapkáján; ha ez is egyenlő, a győzelem megosztott.
rule-wrath-1 = A fáraó haragja, ha ezt is választottátok: akinek a négy építmény (piramis, templom, sírkamra, obeliszkek) valamelyikénél nincs köve, 5 pontot veszít, de csak egyszer.
rule-wrath-2 = Az a kő is számít, amelyet piros kártya hozott.
rule-wrath-3 = A harag minden más értékelés után jön, és akár 0 alá is viheti a pontszámot.

## Nevek

game-name = Imhotep
game-about = Rakd meg a hajókat, vidd a köveket öt helyszínre, és emeld magasba Egyiptom építményeit.
site-market = Piac
site-pyramid = Piramis
site-temple = Templom
site-burial = Sírkamra
site-obelisk = Obeliszkek
card-entrance = Bejárat
card-sarcophagus = Szarkofág
card-paved-path = Kövezett út
card-pyramid-decoration = Piramis{ "\u00AD" }díszítés
card-temple-decoration = Templom{ "\u00AD" }díszítés
card-burial-decoration = Sírkamra{ "\u00AD" }díszítés
card-obelisk-decoration = Obeliszk{ "\u00AD" }díszítés
card-statue = Szobor
card-lever = Emelő
card-hammer = Kalapács
card-sail = Vitorlás
card-chisel = Véső
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
pyramid-left = bal oldali
pyramid-middle = középső
pyramid-right = jobb oldali
option-market = Piac
option-pyramid = Piramis
option-temple = Templom
option-burial = Sírkamra
option-obelisk = Obeliszkek
option-wrath = A fáraó haragja
value-A = A oldal
value-B = B oldal
source-pyramid = Piramis
source-temple = Templom
source-burial = Sírkamra
source-obelisk = Obeliszkek
source-statues = Szobrok
source-decorations = Díszítések
source-cards = Fel nem használt kék kártyák
source-wrath = A fáraó haragja

## Kérdések

ask-turn = Te következel: szerezz köveket, rakj le egy követ, hajózz el egy hajóval, vagy játssz ki egy kék kártyát.
ask-turn-slot = Melyik hajóra rakod a követ?
ask-turn-ship = Melyik hajóval hajózol el?
ask-turn-site = Hová hajózol ezzel a hajóval?
ask-turn-hand = Melyik kék kártyát játszod ki?
ask-hammer = Kalapács: hová raksz 1 követ?
ask-sail-place = Vitorlás: melyik hajóra raksz 1 követ?
ask-sail-sail = Vitorlás: hová hajózol ezzel a hajóval?
ask-chisel = Véső: hová raksz 2 követ?
ask-lever-sail = Emelő: melyik hajóval hová hajózol?
ask-lever-unload = Emelő: melyik kő a következő a kirakodásban?
ask-take = Piac: melyik kártyát veszed el?
ask-keep = A lefordított pár melyik lapját tartod meg?
ask-build = Melyik piramison építesz?
ask-entrance = Bejárat: melyik piramison építesz?
ask-bonus-card = Kéred a húzópakli legfelső lapját?
ask-bonus-stones = Kérsz köveket a kőbányából?
ask-bonus-ship = Raksz 1 követ egy hajóra?
ask-temple = Templom: 1 pont vagy 2 kő?
ask-round = Felfordítjátok a körkártyát.
ask-market = Piackártya kerül a piacra.
ask-pair = Kiderül, mi van a lefordított párban.
ask-draw = A húzópakli legfelső lapja következik.
ask-over = A játszma véget ért.
ask-wait = Most valaki más dönt.

## Lehetőségek

do-get = Kőszerzés a kőbányából
do-place = Kő lerakása { $ship ->
    [1] az
   *[other] a
} { $ship }. hajó { $space }. mezőjére
do-place-two = Kövek lerakása ide: { $one } és { $two }
do-sail = Elhajózás { $ship ->
    [1] az
   *[other] a
} { $ship }. hajóval ide: { $site }
do-play = Kártya kijátszása: { $card }
do-take = Kártya elvétele: { $card }
do-take-pair = A lefordított pár elvétele és megnézése
do-keep = Kártya megtartása: { $card }
do-unload = { $space ->
    [1] Az
   *[other] A
} { $space }. mező köve legyen a következő
do-build = Építés a { $pyramid } piramison
do-accept = Igen
do-decline = Nem
do-point = 1 pont
do-stones = 2 kő elvétele
do-pass = Passzolás: nincs más lehetőség
do-round = Körkártya: { $card }
do-market = A piacra kerül: { $card }
do-draw = A húzott lap: { $card }
do-pair = A lefordított párban van: { $card }

## Mi történt

told-get = { $who } köveket szerez
told-place = { $who } követ rak { $ship ->
    [1] az
   *[other] a
} { $ship }. hajó { $space }. mezőjére
told-place-two = { $who } 2 követ rak le ide: { $one } és { $two }
told-sail = { $who } elhajózik { $ship ->
    [1] az
   *[other] a
} { $ship }. hajóval ide: { $site }
told-play = { $who } kártyát játszik ki: { $card }
told-take = { $who } kártyát vesz el: { $card }
told-take-pair = { $who } elveszi a lefordított párt
told-keep = { $who } megtart egy kártyát: { $card }
told-unload = { $who } következőnek { $space ->
    [1] az
   *[other] a
} { $space }. mező kövét választja
told-build = { $who } a { $pyramid } piramison épít
told-accept = { $who } él a bónusszal
told-decline = { $who } lemond a bónuszról
told-point = { $who } 1 pontot kap
told-stones = { $who } köveket vesz el
told-pass = { $who } passzolni kényszerül
told-round = Helyek a kör hajóin: { $card }
told-market = Új kártya a piacon: { $card }
told-draw = A legfelső lap: { $card }
told-pair = A lefordított pár egyik lapja: { $card }

## Lehetőségek csoportjai

group-place = Kő lerakása egy hajóra
group-sail = Elhajózás egy hajóval
group-play = Kék kártya kijátszása
group-take = Kártya elvétele
group-keep = Kártya megtartása
group-build = Építés egy piramison
group-unload = Kő kirakodása

## A kártyák pár szóban

card-entrance-hint = azonnal: kő a bányából a piramisra
card-sarcophagus-hint = azonnal: kő a bányából a sírkamrába
card-paved-path-hint = azonnal: kő a bányából az obeliszkedre
card-pyramid-decoration-hint = a végén: 3 kövenként 1 pont
card-temple-decoration-hint = a végén: 3 kövenként 1 pont
card-burial-decoration-hint = a végén: 3 kövenként 1 pont
card-obelisk-decoration-hint = a végén: 3 kövenként 1 pont
card-statue-hint = gyűjtsd: 1, 3, 6, 10, 15 pont
card-lever-hint = később: elhajózol, a sorrend rajtad múlik
card-hammer-hint = később: szerzel 3 követ, és leraksz 1-et
card-sail-hint = később: 1 kő egy hajóra, és el is hajózol
card-chisel-hint = később: leraksz 2 követ

## A rajz a terminálban

draw-round = Kör: { $round }/{ $rounds }
draw-starts = { $who } kezd
draw-unloading = Még a hajón:
draw-docked = ◀{ $ship }▌
draw-beside = mellette
draw-bonus-card = kártya
draw-bonus-stones = kövek
draw-bonus-ship = hajóra
draw-top = felül
draw-high = szint
draw-earn = hozam
draw-groups = 1 3 6 10 15 +2
draw-rows = soronként 8 4 2
draw-waiting = várakozik:
draw-pile = { $count } lap a pakliban
draw-pair = Lefordított pár: nézd meg, egy a tiéd
draw-sold = elfogyott
draw-harbour = Kikötő, hajóorr ◀
draw-sailed = { $ship } elhajózott
draw-needs = { $ship } · { $count }/{ $needed } kő
draw-ready = { $ship } · indulhat
draw-points = { $count } pont
draw-sled = készlet
draw-quarry = kőbánya

## A tábla képe

kind-red = azonnal
kind-green = a játék végén
kind-violet = gyűjtsd
kind-blue = későbbre
card-entrance-text = 1 kő a bányából a piramishoz
card-sarcophagus-text = 1 kő a bányából a sírkamrába
card-paved-path-text = 1 kő a bányából az obeliszkedhez
card-pyramid-decoration-text = ottani 3 kövenként 1 pont
card-temple-decoration-text = ottani 3 kövenként 1 pont
card-burial-decoration-text = ottani 3 kövenként 1 pont
card-obelisk-decoration-text = ottani 3 kövenként 1 pont
card-statue-text = 1–5 darab: 1, 3, 6, 10, 15 pont
card-lever-text = Hajózz, és te döntöd el a kirakodás sorrendjét
card-hammer-text = Végy el 3 követ, és rakj le 1-et
card-sail-text = Rakj le 1 követ, és indítsd el azt a hajót
card-chisel-text = Rakj le 2 követ, egy vagy két hajóra
card-lever-short = hajózás, te rakodsz
card-hammer-short = 3 kő, 1 lerakása
card-sail-short = 1 kő, majd hajózás
card-chisel-short = 2 kő lerakása
board-next = következik: { $points }
board-beside = mellette: 1-1 pont
board-temple = felül látszó kő: 1-1
board-temple-b = a mezők szerint
board-groups = területek: { $points }
board-rows = soronként: { $points }
board-heights = magasság szerint: { $points }
board-towers = 3-as tornyok; váró kő: 1-1
board-pile = { $count } kártya a húzópakliban
board-needs = { $ship } · { $count } a kellő { $needed } kőből
board-ready = { $ship } · indulhat
board-sailed = { $ship } · { $site }
board-pair = Lefordított pár
board-pair-text = egyet tartasz meg
board-no-cards = Még nincs kártyád
board-zoom-whole = Az egész tábla

## A bemutató

learn-goal = Az ókori Egyiptomban építkezel. Hat körön át hajók viszik a köveket a kikötőből öt helyszínre, és szinte mindegyik a maga módján jutalmaz. A legtöbb pont nyer. Tieid a kék kövek: Lazurit.
learn-place = A lépésedben pontosan egy dolgot teszel. Rakj egy követ a legnagyobb hajó orrába, az első mezőre: ott minden más előtt kerül kirakodásra.
learn-place-right = Jó helyre került. Felváltva léptek: most az ellenfeled tesz egy dolgot.
learn-place-hint = Ez is lehetséges, de nézd az 1. hajót: az első mezőt, a hajóorrban.
learn-get = Üres a készletlapkád. Szerezz új köveket a kőbányából: egyszerre hármat, de egy lapkán sosem lehet ötnél több.
learn-get-right = Három kő a készletben. A kőszerzés egy teljes lépésbe kerül, úgyhogy ne rosszkor fogyj ki belőlük.
learn-get-hint = Kő nélkül nem tudsz mit lerakni. Előbb válaszd a kőbányát.
learn-sail = Az 1. hajón három kő van, ez elég az induláshoz; kettő közülük a tiéd. Hajózz vele a piramishoz, ahol minden kő azonnal annyi pontot ér, amennyi a mezőjén áll, a hajóorrtól kezdve.
learn-sail-right = A köveid 2 és 3 pontot hoztak, a köztük lévő 1-et. Az dönti el, mit kap egy kő, hogy hol áll a hajón.
learn-sail-hint = Válaszd az 1. hajót, aztán a piramist: három kövéből kettő a tiéd.
learn-rival = Bármelyik hajóval elhajózhatsz, saját kő nélkül is, és minden helyszínre körönként egy hajó mehet. A 4. hajón Karneol egyetlen köve áll. Vidd a sírkamrába, ahol magában keveset ér.
learn-rival-right = Egy magányos kő ott csak egy pontot ér, és Karneol obeliszkje sem nő.
learn-rival-hint = Most az ellenfeled tervét húzd keresztül: a 4. hajót a sírkamrához.
learn-take = Egy hajó a te köveddel ért a piacra, ezért kártyát veszel el. A piros azonnal hat, a zöld és a lila a végén ér pontot, a kéket egy későbbi lépésre tartod meg. Vedd el a Vésőt.
learn-take-right = A kártya előtted fekszik. A kő, amellyel fizettél érte, visszakerült a kőbányába.
learn-take-hint = Jó kártya, de a következő lépéshez a kék kell: a Véső.
learn-blue = Kék kártyát kijátszani egy teljes lépés, és erősebb a szokásosnál. Játszd ki most a Vésőt.
learn-blue-right = A kártya a dobott lapok közé kerül, te pedig végrehajtod, amit mond.
learn-blue-hint = Válaszd az előtted fekvő Vésőt.
learn-chisel = A Vésővel egyszerre két követ raksz le. Rakd őket a 2. hajó két üres mezőjére.
learn-chisel-right = A 2. hajó tele van, három kövéből kettő a tiéd. Máskor ehhez két lépés kell.
learn-chisel-hint = Válaszd a 2. hajó mindkét üres mezőjét.
learn-temple = A templom minden kör végén pontot ad: egyet minden felülről látható kőért. Három hajó már elhajózott, ezzel tehát véget ér a kör. Hajózz a 2. hajóval a templomhoz.
learn-temple-right = Két pont neked, egy Karneolnak. Ezek a kövek minden körben újra pontot érnek, amíg mások el nem takarják őket. Most új körkártya mutatja az új hajókat.
learn-temple-hint = Válaszd a 2. hajót, aztán a templomot; a piramisnál ebben a körben már járt hajó.
learn-obelisk = Az obeliszkeknél mindenki a sajátját rakja, és csak a vége számít: két játékosnál a legmagasabb 10 pontot ér, a másik csak 1-et. A 3. hajón két köved áll. Hajózz vele oda.
learn-obelisk-right = Két kő magas: te vezetsz. Hogy elég-e, a végén kiderül.
learn-obelisk-hint = A 3. hajó egyedül a tiéd. Vidd az obeliszkekhez.
learn-burial = Kezdődik az utolsó kör. A sírkamrában az azonos színű, egymáshoz érő kövek egy területet alkotnak. A területek a végén érnek pontot: minél nagyobb, annál többet ér minden köve. A szobrok ugyanígy gyarapodnak, a díszítések pedig egy helyszín köveit számolják.
learn-end = Vége a hat körnek. A sírkamra, az obeliszkek, a díszítések, a szobrok és a ki nem játszott kék kártyák értékelése után Lazurit nyer, 52 ponttal 37 ellen. Mindent tudsz, ami kell: jöhet az első játszmád.

## Ami először fordul elő

first-ask-turn = Te következel. Tegyél egy dolgot: szerezz köveket, rakj le egyet, hajózz el egy hajóval, vagy játssz ki egy kék kártyát. Ami világít, választható.
first-do-sail = Ha elég kő van rajta, egy hajó elindulhat, bárkiéi is a kövek. Előbb a hajót válaszd, aztán a helyszínt; mindegyikre körönként egy hajó mehet.
first-do-play = Van egy kék kártyád. A lépésed helyett játszhatod ki, és erősebb annál; ha megmarad, a végén 1 pontot ér.
first-ask-take = Egy köved a piacra ért: vegyél el érte egy kártyát. A piros azonnal hat, a zöld és a lila a végén ér pontot, a kék rád vár.
first-site-pyramid = A piramis: minden kő azonnal a mezőjén álló pontot éri, és a tábla mutatja, mennyit hoz a következő.
first-site-temple = A templom: minden kör végén minden felülről látható kő egy pont. A későbbi kövek eltakarják a korábbiakat.
first-site-burial = A sírkamra a végén ér pontot: az azonos színű, egymáshoz érő kövek egy területet alkotnak, és a nagyok sokkal értékesebbek.
first-site-obelisk = Az obeliszkek a végén érnek pontot, magasság szerint. Már egyetlen kővel több is számít.
## Az asztal részenként

part-now = Most
part-ships = Hajók
part-ship = { $ship }. hajó
part-needs = kell: { $count }
part-empty = üres
part-unloading = Még a fedélzeten
part-next = Következő hely
part-space = { $space }. mező
part-row = { $row }. sor
part-left = bal oldali
part-middle = középső
part-right = jobb oldali
part-waiting = Várakozó
part-stores = Kövek és kártyák

## A nyomtatott elemek ellenőrzése

show-printed = { $market } piackártya, { $rounds } körkártya minden játékosszámhoz: minden rendben
