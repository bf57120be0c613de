### Terra Pyramides in Hungarian. Which sentences are our rulings is said in the English text alone.
### No article stands before a name and no ending on a variable; the number of a stack or a place chooses between a and az.

## A játék

rule-game-1 = Építs piramisokat a lapkáid mellé. Az nyer, akinek a játék végi értékelés után a legtöbb pontja van.
rule-game-2 = Akiknek ugyanannyi pontjuk van, osztoznak a győzelmen.
rule-version-1 = Három változat van: az alapváltozat, a Hórusz-változat és a Nílus-változat. Mindegyikben az előző összes szabálya érvényes; amit egy későbbi változat hoz, az a korábbiakban nincs benne.

## Előkészületek

rule-setup-1 = Az alap- és a Hórusz-változatban a tábla Nílus nélküli oldalán játszotok, a Nílus-változatban a másikon.
rule-setup-2 = A 40 lapkát megkeveritek, és lefordítva 8 oszlopba rakjátok, 5 lapkát mindegyikbe; egy lapkatartóban 4 oszlop áll.
rule-setup-3 = Négy oszlopból, lapkatartónként kettőből, 1-1 lapka kerül a 4 kezdőmezőre. A lépcsőjük a nyomtatott irányba mutat; egyik lapkából sincs több, mint amennyi a készletben szerepel.
rule-setup-4 = Minden építési terület, amelyre kezdőlapka mutat, egy alapot kap, akkor is, ha két lapka mutat rá.
rule-setup-5 = A 22 alap lefordítva, egy kupacban fekszik; hogy melyik van legfelül, az mindig a véletlenen múlik.
rule-setup-6 = 2, 3, illetve 4 játékosnál mindenkinek 15, 13, illetve 11 munkása van, és 2 piramiscsúcsa a saját színében.
rule-setup-7 = Az első lapkáját mindenki véletlenszerűen kapja egy zárt oszlopból, mindenki másikból.
rule-setup-8 = A 0. hely kezd, és balra haladva kerültök sorra.

## Egy lépés

rule-turn-1 = A lépésedben lerakod a lapkádat, választasz egy sort, feltöltöd és aktiválod, elküldöd a munkásait, majd elveszel egy új lapkát.
rule-turn-2 = Csak az válaszolhat, akit a játék kérdez, és csak arra, amit kérdez.

## Lapka lerakása

rule-place-1 = A lapkádat bármelyik szabad mezőre lerakhatod: ahol nincs se építési terület, se oázis, se Nílus, se másik lapka.
rule-place-2 = A lépcsőnek építési terület, alap vagy piramis felé kell mutatnia. Ennek nem kell a lapka mellett lennie: egyenesen előre haladva az első számít, bármi van is közöttük.
rule-place-3 = Ha a lépcső közvetlenül egy üres építési területhez vezet, húzol egy alapot, és felfordítva odateszed. Egy lépésben tehát legfeljebb egy alap kerül a táblára.
rule-place-4 = Az a lépcső, amelyhez nem kerül alap, később sem számít, ezért az ilyen irányok közül csak az első választható, észak, kelet, dél, nyugat sorrendben.
rule-place-5 = „{ option-stairs }: { option-stairs-beside }” beállítás: üres építési terület melletti mezőn a lépcsőnek ilyen területre kell mutatnia.
rule-place-6 = Egyébként a lépcsőt el is fordíthatod a lapka melletti üres építési területtől.

## Szimbólumos változat

rule-symbol-1 = A szfinxes lapkatartóból való lapka szfinxes mezőre kerül, a szkarabeuszos lapkatartóból való szkarabeuszos mezőre.
rule-symbol-2 = 1 aranyért a másik szimbólum mezőjére is lerakhatod.
rule-symbol-3 = Ha a lapka szimbólumából nincs több szabad mező, bárhová lerakhatod, és nem kell fizetned.
rule-symbol-4 = Ez az első lapkára is érvényes. Az 1–4. oszlop a szfinxes lapkatartóban van, az 5–8. a szkarabeuszosban; mindenki tudja, melyik lapka melyik oszlopból való.

## Sor választása

rule-row-1 = Válassz az új lapkádon áthaladó négy sor közül: a vízszintes, a függőleges vagy a két átlós sor egyikét.
rule-row-2 = A sor mindkét irányban a következő üres vagy beépített építési területig, illetve a tábla széléig tart.
rule-row-3 = A hézagok nem számítanak: a sor minden lapkája beletartozik. Az oázisok is a sor részei, és sosem zárják le.

## Feltöltés és aktiválás

rule-equip-1 = A sor minden olyan lapkájára, amelyen munkás látható, tégy egy munkást a készletedből.
rule-equip-2 = Ha nincs elég munkás a készletedben, te választod ki a lapkákat, és az összes munkásodat rájuk teszed.
rule-activate-1 = A sorban minden oázis 1 aranyat ad.
rule-activate-2 = A sorban minden Hórusz-szem 1 aranyat ad.
rule-activate-3 = A sor minden olyan lapkája, amelyen építőkő látható, egy ugyanolyan színű építőkövet ad.

## Munkások küldése

rule-send-1 = A munkás a lapkájáról egyenes vonalban, a 8 irány bármelyikében az első útjába eső építési területre megy. Útközben minden mezőn lapkának, oázisnak vagy a Nílusnak kell lennie.
rule-send-2 = Mehet a saját alapodra vagy piramisodra, vagy egy munkások nélküli, szabad alapra, de üres építési területre nem, és egyiken sem haladhat túl.
rule-send-3 = Egy építési területen legfeljebb 3 munkás állhat.
rule-send-4 = A munkást küldés helyett mindig visszaveheted a készletedbe; amelyik egyetlen területet sem érhet el, magától visszatér.
rule-send-5 = A munkásokat egyenként küldöd el, a lapkáik olvasási sorrendjében.
rule-first-1 = Az első lépésedben legfeljebb egy szabad alapot foglalhatsz el.
rule-first-2 = A vásárolt munkások is számítanak, és ha közben elhagyod ezt az alapot, akkor sem foglalhatsz el másikat.

## Kiegészítő akciók

rule-extra-1 = Annyi kiegészítő akciót hajthatsz végre, amennyit ki tudsz fizetni: a lerakás előtt, a sor választása előtt, a munkások között és a húzás előtt.
rule-extra-2 = Ha a kiegészítő akciók sorrendje mindegy, így követik egymást: munkás visszavétele, csere, kő vásárlása, munkás vásárlása, kártya, sírmelléklet, hajó. Egy építés és a lépés minden új szakasza után a sorrend elölről indul, és ha túlléptél egy korlátot, nem köt.
rule-extra-3 = Sírmellékletet a lépés végén vásárolhatsz; hajózást is, vagy pedig a lerakás előtt, illetve amíg egy körbezárt terület a bónuszára vár. Más időpontban ugyanaz lenne az eredmény.
rule-recall-1 = Vegyél vissza egy munkást egy alapodról vagy piramisodról.
rule-recall-2 = A piramison álló utolsó munkásnak ott kell maradnia.
rule-recall-3 = Ha az utolsó munkás is elhagy egy alapot, az alap újra szabad.
rule-swap-1 = Cserélj két tetszőleges építőkövet egy fehérre.
rule-buy-1 = Vásárolj egy fehér építőkövet 3 aranyért.
rule-hire-1 = 3 aranyért tégy egy munkást a készletedből bármelyik építési területre, ahová a munkásod mehet. Egyenes vonal nem kell hozzá.
rule-hire-2 = Ha a készletedben nincs munkás, nem vásárolhatsz munkást.

## Építés

rule-build-1 = Ha 3 munkásod áll egy alapodon vagy piramisodon, megépítheted a következő szintjét. Egy munkás ott marad, a többi visszatér a készletedbe.
rule-build-2 = Az első szint adja a piramis színét, ezt szabadon választod; alapra csak első szint épülhet, piramisra viszont első szint már nem.
rule-build-3 = Az öt szint 1, 2, 3, 4, 5 építőkőbe kerül, és a piramis értéke 5, 10, 20, 35, 60 lesz. A második szinttől az építőkövek színének egyeznie kell a piramiséval; a fehér építőkő joker.
rule-build-4 = Az ötödik szint a piramiscsúcs, és egyben az utolsó. Egy játékosnak csak 2 van belőle.
rule-build-5 = Az első szintért bármelyik építőkővel fizethetsz. „{ option-first_stone }: { option-first_stone-matching }” beállítás: csak a választott színűvel vagy fehérrel.
rule-build-6 = Ha egy szint elemei elfogytak (első szintnél az adott színűek), az a szint nem építhető. „{ option-levels }: { option-levels-unlimited }” beállítás: csak a piramiscsúcsok fogyhatnak el.
rule-build-7 = Fehér piramis nincs. „{ option-white }: { option-white-colour }” beállítás: van, és csak fehér építőkövekkel magasítható.
rule-build-8 = Előbb a piramis színével egyező építőkövekkel fizetsz, aztán a fehérekkel.

## A lépés vége

rule-limit-1 = A lépésed után legfeljebb 7 építőköved maradhat, a fehérekkel együtt; ha több van, cserélned kell.
rule-limit-2 = A lépésed után legfeljebb 4 aranyad maradhat; ha több van, költened kell.
rule-limit-3 = Amíg van zárt oszlop, egy ötödik aranyat is megtarthatsz, de akkor egy oszlop átnézésére kell költened.
rule-draw-1 = A lépésed végén vedd el az egyik megmaradt oszlop legfelső lapkáját.
rule-draw-2 = A lapkádat a lerakásáig csak te ismered.
rule-search-1 = Ehelyett 1 aranyért átnézhetsz egy zárt oszlopot, és bármelyik lapkáját elveheted.
rule-search-2 = Nyitott oszlopot nem lehet átnézni.
rule-search-3 = Az oszlop többi lapkája a sorrendjében marad.
rule-search-4 = Mindenki látja, hányadik helyről vetted el a lapkát, és aki korábban átnézte az oszlopot, azt is tudja, mi az.
rule-stacks-1 = Ha egy oszlopban már csak annyi lapka van, amennyit a hátfala mutat, a maradékot megnézés nélkül kiveszitek: az alapváltozatban legfeljebb 2 játékosnál 1, többnél 0; a Hórusz-változatban 3, illetve 2; a Nílus-változatban 4, illetve 3.

## Nyitott oszlopok

rule-open-1 = A nyitott oszlop legfelső lapkája felfordítva fekszik: látod, mit kapsz.
rule-open-2 = Lapkatartónként két oszlop nyitott, és mindig csak a legfelső lapkájuk látszik.

## A játék vége

rule-end-1 = A játék akkor ér véget, amikor elfogytak az oszlopok, és mindenki lerakta az utolsó lapkáját. Így mindenkinek ugyanannyi lépése van.
rule-end-2 = A nála lévő lapkát a Hórusz- és a Nílus-változatban is mindenki lerakja még. „{ option-end }: { option-end-at-once }” beállítás: a játék az utolsó oszloppal véget ér.
rule-final-1 = Ha munkásod áll egy alapon, megkapod az alap értékét.
rule-final-2 = Ha munkásod áll egy piramison, megkapod a legmagasabb szintjének értékét; az alatta lévő alap már nem számít.
rule-final-3 = Minden építőkő és minden arany 1 pontot ér.

## Hórusz és a sírmellékletek

rule-horus-1 = További 16 lapkát kevertek be; egy oszlopban 7 lapka van.
rule-horus-2 = A Hórusz-szem már nem ad aranyat: a jelződ 1 mezőt halad a Hórusz-sávon.
rule-horus-3 = A sáv minden ötödik mezőjén érme van: ha a jelződ odaér, vagy áthalad rajta, 2 aranyat kapsz, akár más lépésében is.
rule-horus-4 = A játék végén a sávon megtett minden mező 1 pontot ér; az ekkor szerzett pontok már nem hoznak aranyat.
rule-horus-5 = Egy lapkán lévő aranyérme 1 aranyat ad.
rule-grave-1 = A sorban minden sírmelléklet 1 mezőt ér a sírmelléklet-sávon.
rule-grave-2 = 1 aranyért vásárolhatsz 1 mezőt a sírmelléklet-sávon.
rule-grave-3 = A játék végén minden sírmelléklet 1 pontot ér, és ezenfelül megkapod a különbséget minden olyan játékoshoz képest, akinek kevesebb van.
rule-grave-4 = A sírmellékleteknek és az oázisoknak nincs felső határuk.
rule-enclose-1 = Ha egy munkásokkal elfoglalt alap vagy piramis körül az utolsó mező is betelik, a tulajdonosa bónuszt kap, bárki rakta is le az utolsó lapkát.
rule-enclose-2 = A tábla szélén csak a létező mezők számítanak.
rule-enclose-3 = A bónusz a körülötte fekvő lapkák összes Hórusz-szeme, sírmelléklete és aranyérméje; építőkő és munkás nem jár.
rule-enclose-4 = A tulajdonos az, akinek a mező betöltésekor munkása áll ott; ha ekkor nincs tulajdonos, később sem lesz. „{ option-enclosure }: { option-enclosure-moves }” beállítás: ez a lépés munkásainak elküldése után dől el.
rule-enclose-5 = Egy építési terület játszmánként legfeljebb egyszer ad bónuszt.
rule-enclose-6 = Ha több játékos Nílus menti építési területe egyszerre záródik körbe, a soron lévő játékos választja ki, melyik következik; az összes többi előbb jön, olvasási sorrendben.
rule-enclose-7 = A Hórusz-változatban a terület körüli oázis nem ad semmit. „{ option-oasis_gold }” beállítás: 1 aranyat ad.
rule-enclose-8 = Az oázisok és a nílusi mezők betöltöttnek számítanak, és a másik építési terület is.

## A Nílus és az oázisok

rule-nile-1 = További 8 lapkát kevertek be; egy oszlopban 8 lapka van.
rule-nile-2 = Minden Nílus menti építési területhez nyomtatott lépcső vezet, ezért már az előkészületek során alapot kap.
rule-nile-3 = A nílusi mezők foglaltnak számítanak, és a sorhoz tartoznak. A sorodban mindegyik 1 mezővel viszi előre a hajódat.
rule-nile-4 = 2 aranyért vásárolhatsz 1 mező hajózást.
rule-nile-5 = A Nílus utolsó mezőjén az út véget ér; ami ezen túlvinne, elvész, és vásárolni sem lehet.
rule-nile-6 = Egy oázis, akár nyomtatott, akár lapkán van, 1 mezőt ér az oázissávon, és az is jár, ami mellette látható.
rule-nile-7 = A körbezárt terület a körülötte lévő oázisokat is adja, a körülötte lévő nílusi mezőkért pedig 1-1 mező hajózást.
rule-nile-8 = A játék végén annyi pontot kapsz, amennyi a piramisaid és alapjaid száma szorozva a hajóddal elért pálmák számával.
rule-nile-9 = A játék végén annyi pontot kapsz, amennyi az oázissávon megtett mezőid száma szorozva a legmagasabb piramisod szintjeinek számával; piramis nélkül semennyit.

## Stratégiakártyák

rule-card-1 = Játszmánként egyszer, a lépésedben vásárolhatsz egy még elérhető stratégiakártyát.
rule-card-2 = Annyi aranyba kerül, ahány érmés mezőt a jelződ már elért vagy elhagyott.
rule-card-3 = Ehhez 4-nél több mezőt kell megtenned a Hórusz-sávon.
rule-card-4 = Aki a játék végén teljesít egy kártyát, 20 pontot kap, ha a sajátja, egyébként 10-et, akkor is, ha senki sem vásárolta meg.
rule-card-5 = Sírmellékletek: neked van a legtöbb sírmellékleted.
rule-card-6 = Hórusz szemei: te jársz legelöl a Hórusz-sávon, mielőtt bármi mást értékelnétek.
rule-card-7 = Oázisok: te jársz legelöl az oázissávon.
rule-card-8 = Nílus: a te hajód jár legelöl; azonos mezőn az számít, amelyik előbb ért oda.
rule-card-9 = Legmagasabb piramis: a tiéd a legmagasabb; egyenlőségnél a második, majd a harmadik legmagasabb dönt. A hiányzó piramis és az alap nullának számít.
rule-card-10 = Legtöbb piramis: neked van a legtöbb piramisod és alapod összesen.
rule-card-11 = Holtversenyben senki sem teljesíti a kártyát.
rule-card-12 = Ha egy kártyánál mindenki nullán áll, senki sem teljesíti.

## Feladatok egy játékosnak

rule-task-1 = 1–4 ember közösen dönt, egyetlen játékosként, egy színnel, 12 munkással és 8 oszloppal, mindegyikben 5 lapkával; ha egy oszlopban már csak 1 van, kiveszitek.
rule-task-2 = Minden szín piramiscsúcsait használhatjátok, összesen 8-at.
rule-task-3 = 1. feladat: építsetek négy 60 értékű piramist. 2. feladat: szerezzetek több mint 275 pontot. 3. feladat: építsetek hat 35 értékű piramist hat színben.
rule-task-4 = 3. feladat: a 35 értékű piramis kész; munkás már nem mehet oda, és nem magasítható tovább.
rule-task-5 = Az 1. és a 3. feladat az utolsó szinttel teljesül, és ezzel a játszma véget ér; a 2. feladatról a játék végi értékelés dönt.
rule-task-6 = Egy játékosnál az alapváltozat érvényes, a szimbólumos változat és a nyitott oszlopok nélkül.
rule-task-7 = Feladat nélkül egy játékos csak a pontokért játszik.
rule-task-8 = A kész piramison egy munkás ott marad. „{ option-finished }: { option-finished-none }” beállítás: mind a három visszatér, és a piramis a tiéd marad.

## Nevek

game-name = Terra Pyramides
game-about = Rakj le lapkákat, aktiválj sorokat, küldj munkásokat, és építs piramisokat, ha kedved van, Hórusszal és a Nílussal is.
game-designed = A táblák és a lapkák a saját tervünk.
game-designed-how = A nyomtatottak begépelhetők (--set board=FILE).
show-designed = a Saqqara projekt terve
show-file = egy fájlból
tile-worker = munkás
tile-blue = kék építőkő
tile-red = piros építőkő
tile-black = fekete építőkő
tile-yellow = sárga építőkő
tile-green = zöld építőkő
tile-brown = barna építőkő
tile-white = fehér építőkő
tile-eye = Hórusz-szem
tile-coin = aranyérme
tile-grave = sírmelléklet
tile-oasis = oázis
tile-worker-blue = munkás és kék építőkő
tile-worker-red = munkás és piros építőkő
tile-worker-black = munkás és fekete építőkő
tile-worker-yellow = munkás és sárga építőkő
tile-worker-green = munkás és zöld építőkő
tile-worker-brown = munkás és barna építőkő
tile-worker-white = munkás és fehér építőkő
tile-worker-eye = munkás és Hórusz-szem
tile-worker-coin = munkás és aranyérme
tile-worker-grave = munkás és sírmelléklet
tile-worker-oasis = munkás és oázis
tile-blue-eye = kék építőkő és Hórusz-szem
tile-blue-coin = kék építőkő és aranyérme
tile-blue-grave = kék építőkő és sírmelléklet
tile-blue-oasis = kék építőkő és oázis
tile-red-eye = piros építőkő és Hórusz-szem
tile-red-coin = piros építőkő és aranyérme
tile-red-grave = piros építőkő és sírmelléklet
tile-red-oasis = piros építőkő és oázis
tile-black-eye = fekete építőkő és Hórusz-szem
tile-black-coin = fekete építőkő és aranyérme
tile-black-grave = fekete építőkő és sírmelléklet
tile-black-oasis = fekete építőkő és oázis
tile-yellow-eye = sárga építőkő és Hórusz-szem
tile-yellow-coin = sárga építőkő és aranyérme
tile-yellow-grave = sárga építőkő és sírmelléklet
tile-yellow-oasis = sárga építőkő és oázis
tile-green-eye = zöld építőkő és Hórusz-szem
tile-green-coin = zöld építőkő és aranyérme
tile-green-grave = zöld építőkő és sírmelléklet
tile-green-oasis = zöld építőkő és oázis
tile-brown-eye = barna építőkő és Hórusz-szem
tile-brown-coin = barna építőkő és aranyérme
tile-brown-grave = barna építőkő és sírmelléklet
tile-brown-oasis = barna építőkő és oázis
tile-white-eye = fehér építőkő és Hórusz-szem
tile-white-coin = fehér építőkő és aranyérme
tile-white-grave = fehér építőkő és sírmelléklet
tile-white-oasis = fehér építőkő és oázis
tile-eye-eye = két Hórusz-szem
tile-eye-coin = Hórusz-szem és aranyérme
tile-eye-grave = Hórusz-szem és sírmelléklet
tile-eye-oasis = Hórusz-szem és oázis
tile-coin-coin = két aranyérme
tile-coin-grave = aranyérme és sírmelléklet
tile-coin-oasis = aranyérme és oázis
tile-grave-grave = két sírmelléklet
tile-grave-oasis = sírmelléklet és oázis
colour-blue = kék
colour-red = piros
colour-black = fekete
colour-yellow = sárga
colour-green = zöld
colour-brown = barna
colour-white = fehér
first-blue = kék
first-red = piros
first-black = fekete
first-yellow = sárga
first-green = zöld
first-brown = barna
first-white = fehér
second-blue = kék
second-red = piros
second-black = fekete
second-yellow = sárga
second-green = zöld
second-brown = barna
second-white = fehér
way-n = észak
way-e = kelet
way-s = dél
way-w = nyugat
line-across = vízszintes
line-down = függőleges
line-falling = jobbra lejtő átló
line-rising = jobbra emelkedő átló
card-grave-goods = Sír{ "\u00AD" }mellékletek
card-horus-eyes = Hórusz szemei
card-oases = Oázisok
card-nile = Nílus
card-highest-pyramid = Leg{ "\u00AD" }magasabb piramis
card-most-pyramids = Legtöbb piramis
option-version = Változat
option-version-base = Alapváltozat
option-version-horus = Hórusz és a sírmellékletek
option-version-nile = A Nílus és az oázisok
option-symbol = Szimbólumos változat
option-open_stacks = Nyitott oszlopok
option-task = Feladat
option-task-none = nincs
option-task-1 = 1: 4 piramis, értékük 60
option-task-2 = 2: több mint 275 pont
option-task-3 = 3: 6 piramis 6 színben, mind 35 értékű
option-stairs = Lépcső üres építési terület mellett
option-stairs-turn = elfordítható
option-stairs-beside = mindig alapot rak
option-white = A fehér szín
option-white-joker = csak joker
option-white-colour = piramisszín is
option-levels = Piramiselemek
option-levels-limited = elfogyhatnak
option-levels-unlimited = sosem fogynak el
option-end = Az utolsó lapkák
option-end-hand = mindenki lerakja még a lapkáját
option-end-at-once = vége az utolsó oszloppal
option-enclosure = A körbezárt terület tulajdonosa
option-enclosure-placing = az utolsó mező betöltésekor
option-enclosure-moves = a munkások elküldése után
option-oasis_gold = Arany a körbezáró oázisokért
option-finished = Munkások a kész piramison
option-finished-one = egy ott marad
option-finished-none = mind visszatér
option-first_stone = Az első szint építőköve
option-first_stone-any = bármelyik
option-first_stone-matching = a választott színű vagy fehér
option-board = Táblák és kellékek
source-track = Hórusz-sáv
source-foundations = Alapok
source-pyramids = Piramisok
source-grave_goods = Sírmellékletek
source-oases = Oázisok
source-nile = Nílus
source-cards = Stratégiakártyák
source-stones = Építőkövek
source-gold = Arany

## Kérdések

ask-place = Te következel: hová rakod a lapkádat, és merre mutat a lépcsője? Előtte kiegészítő akciók is lehetségesek.
ask-place-field = Hová rakod a lapkádat?
ask-place-way = Merre mutat a lépcsője?
ask-enclose = Több terület is körbezárult: melyik bónusza következik?
ask-row = Melyik sort aktiválod? Előtte kiegészítő akciók is lehetségesek.
ask-equip = Kevés a munkásod ehhez a sorhoz: melyik lapka kap egyet?
ask-send = Hová megy a következő munkás? Előtte kiegészítő akciók is lehetségesek.
ask-pay = Melyik építőkővel fizetsz az első szintért?
ask-extra = Jön még kiegészítő akció, vagy végeztél?
ask-draw = Melyik oszlopból veszel el lapkát?
ask-pick = Az oszlop melyik lapkáját veszed el?
ask-start = Lapka kerül egy kezdőmezőre.
ask-hand = Lapkahúzás következik.
ask-search = Kiderül az átnézett oszlop egyik lapkája.
ask-top = Felfordul egy nyitott oszlop legfelső lapkája.
ask-foundation = Alaphúzás következik.
ask-stack = Kiderül, melyik oszlopból való az első lapka.
ask-over = A játszma véget ért.
ask-wait = Most valaki más dönt.

## Lehetőségek

do-place = Lapka lerakása ide: { $field }, lépcső { $way } felé
do-enclose = Következő bónusz: { $site }
do-row = Sor aktiválása: { $line }
do-equip = Munkás erre a lapkára: { $field }
do-send = Munkás küldése ide: { $site }
do-return = A munkás visszavétele
do-recall = Munkás visszavétele innen: { $site }
do-swap = Két kő cseréje egy fehérre: { $first } és { $second }
do-buy = Fehér kő vásárlása 3 aranyért
do-hire = Munkás vásárlása 3 aranyért ide: { $site }
do-card = Stratégiakártya vásárlása: { $card }
do-grave = 1 sírmelléklet vásárlása 1 aranyért
do-sail = 1 mező hajózás 2 aranyért
do-build = A következő szint építése itt: { $site }
do-build-first = Az első szint építése itt: { $site }, szín: { $colour }
do-pay = Fizetés egy { $colour } kővel
do-done = Kész
do-draw = { $stack ->
    [1] Az
    [5] Az
   *[other] A
} { $stack }. oszlop legfelső lapkájának elvétele
do-search = { $stack ->
    [1] Az
    [5] Az
   *[other] A
} { $stack }. oszlop átnézése 1 aranyért
do-pick = Felülről { $place ->
    [1] az
    [5] az
   *[other] a
} { $place }. lapka elvétele
do-tile = A lapka: { $tile }
do-foundation = Az alap értéke: { $value }
do-stack = Az első lapka { $stack ->
    [1] az
    [5] az
   *[other] a
} { $stack }. oszlopból való

## Mi történt

told-place = { $who } lapkát rak le ide: { $field }, lépcső { $way } felé
told-enclose = { $who } következő bónusznak ezt választja: { $site }
told-row = { $who } sort aktivál: { $line }
told-equip = { $who } munkást tesz erre a lapkára: { $field }
told-send = { $who } munkást küld ide: { $site }
told-return = { $who } visszaveszi a munkást
told-recall = { $who } munkást vesz vissza innen: { $site }
told-swap = { $who } két követ egy fehérre cserél: { $first } és { $second }
told-buy = { $who } fehér követ vásárol
told-hire = { $who } munkást vásárol ide: { $site }
told-card = { $who } stratégiakártyát vásárol: { $card }
told-grave = { $who } sírmellékletet vásárol
told-sail = { $who } 1 mező hajózást vásárol
told-build = { $who } megépíti a következő szintet itt: { $site }
told-build-first = { $who } megépíti az első szintet itt: { $site }, szín: { $colour }
told-pay = { $who } egy { $colour } kővel fizet
told-done = { $who } befejezi a kiegészítő akciókat
told-draw = { $who } elveszi { $stack ->
    [1] az
    [5] az
   *[other] a
} { $stack }. oszlop legfelső lapkáját
told-search = { $who } átnézi { $stack ->
    [1] az
    [5] az
   *[other] a
} { $stack }. oszlopot
told-pick = { $who } felülről { $place ->
    [1] az
    [5] az
   *[other] a
} { $place }. lapkát veszi el
told-tile = A lapka: { $tile }
told-foundation = Új alap a táblán, értéke: { $value }
told-stack = Az első lapka { $stack ->
    [1] az
    [5] az
   *[other] a
} { $stack }. oszlopból való

## Lehetőségek csoportjai

group-place = Lapka lerakása
group-row = Sor aktiválása
group-send = Munkás küldése
group-recall = Munkás visszavétele
group-swap = Két kő cseréje
group-hire = Munkás vásárlása
group-card = Stratégiakártya vásárlása
group-build = Szint építése
group-draw = Lapka elvétele
group-search = Oszlop átnézése
group-pick = Lapka elvétele az oszlopból
group-equip = Lapka feltöltése
group-enclose = A következő bónusz
group-pay = Fizetés egy kővel

## A rajz a terminálban

draw-legend = w munkás, e Hórusz-szem, c aranyérme, g sírmelléklet, o oázis; 3A2: 3-as alap, 2 munkás (A); ▲4A2: 4. szint
draw-stacks = Oszlopok
draw-known = { $stack ->
    [1] Az
    [5] Az
   *[other] A
} { $stack }. oszlopot ismered, felülről:
draw-levels = Megmaradt szintek
draw-cards = Kártyák
draw-goods = { $workers } munkás, { $gold } arany
draw-tile = lapka
draw-tracks = Hórusz-sáv { $track }, sírmelléklet { $graves }
draw-river = oázis { $oases }, hajó { $ship }, pálma { $palms }

## A tábla a böngészőben

board-mine = A te dolgaid
board-others = A többiek
board-hand = Kézben
board-hand-hidden = ismeretlen lapka
board-from-stack = ismeretlen lapka { $stack ->
    [1] az
    [5] az
   *[other] a
} { $stack }. oszlopból
board-stones = Építőkő: { $count }/{ $most }
board-gold = Arany: { $count }/{ $most }
board-workers = Munkás: { $count }
board-return = Visszavétel
board-extra = A lépésedben bármikor
board-build = Építés
board-recall = Visszavétel
board-swap = 2 kő cseréje
board-buy = Fehér kő
board-hire = Munkás
board-grave = Sírmelléklet
board-sail = Hajózás
board-done = Kész
board-step-place = Lerakás
board-step-row = Sor
board-step-send = Munkások
board-step-extra = Extrák
board-step-draw = Új lapka
board-too-many-stones = Fölös építőkő: { $count }
board-too-much-gold = Fölös arany: { $count }
board-sphinx = Szfinxes lapkatartó
board-scarab = Szkarabeuszos lapkatartó
board-stacks = Ha egy oszlopban már csak annyi lapka van, amennyi fölötte áll, az oszlop kikerül. Alatta: oszlop · lapkák.
board-stack = { $stack }. oszlop: { $count } lapka, { $limit } lapkánál kikerül
board-search = Oszlop átnézése
board-looking = { $stack }. oszlop, felülről
board-levels = Megmaradt szintek
board-track = Hórusz-sáv
board-palms = Elért pálmák
board-task = { $task }. feladat
board-task-1 = 4 piramis, értékük 60
board-task-2 = Több mint 275 pont
board-task-3 = 6 piramis 6 színben, mind 35 értékű
board-progress = { $done }/{ $goal }
board-zoom-in = Nagyítás
board-zoom-out = Kicsinyítés
board-zoom-whole = Az egész tábla
board-brings-workers = munkás: { $count }
board-brings-gold = arany: { $count }
board-brings-track = Hórusz-sáv: { $count } mező
board-brings-graves = sírmelléklet: { $count }
board-brings-oases = oázis: { $count }
board-brings-ship = hajózás: { $count } mező
board-brings-nothing = semmi

## A bemutató

learn-goal = Piramisokat építesz a sivatagban. Egy lépés öt részből áll: lerakod a lapkát, választasz egy sort, megkapod, amit hoz, elküldöd a munkásait egy építési területre, és új lapkát veszel el. A végén a munkásaiddal elfoglalt alapok és piramisok érnek pontot.
learn-place = Rakd a lapkádat az e4 mezőre, a lépcsője nyugatra mutasson. Ott közvetlenül egy üres építési terület mellett áll.
learn-place-right = Az üres terület melletti lépcső alapot tesz oda. Egyelőre senkié.
learn-place-hint = Válaszd az e4 mezőt, aztán a nyugati irányt.
learn-row = A lapkádon négy sor halad át, mindegyik a következő építési területig. Amit mutatnak, most a tiéd lesz. Válaszd a vízszinteset: két munkásos lapka van rajta.
learn-row-right = Minden munkást mutató lapkán most egy munkás áll a készletedből.
learn-row-hint = Csak a vízszintes sorban van két munkás: azt válaszd.
learn-send = A munkás egyenesen megy, bármelyik irányba, lapkákon és oázisokon át az első építési területig. Küldd az új alapra, a d4 mezőre.
learn-send-right = Az alap a tiéd, és a második munkás is utánamegy. Az első lépésben csak egyet foglalhatsz el.
learn-send-hint = Válaszd a d4 mezőt, a lapkád melletti alapot.
learn-draw = Mindjárt vége a lépésednek. Vedd el a következőhöz egy oszlop legfelső lapkáját: az 1. oszlopét. Csak te tudod, mit mutat.
learn-draw-right = Egy munkás és egy kék építőkő, épp ez kell.
learn-draw-hint = Válaszd az 1. oszlopot.
learn-second = A következő lépésed. A c5 mezőn, nyugatra mutató lépcsővel, a lapka még egy alapot hoz, és sarkával érinti a sajátodat. Rakd oda.
learn-second-right = Egy 3 értékű alap. A munkások átlósan is mehetnek.
learn-second-hint = Válaszd a c5 mezőt, aztán a nyugati irányt.
learn-yield = Most figyeld, mit hoznak a sorok. A vízszintesben ott a lapkád, egy oázis és egy sárga építőkő; a hézag nem baj. Azt válaszd.
learn-yield-right = Egy munkás, 1 arany az oázisból, egy kék és egy sárga építőkő.
learn-yield-hint = A vízszintes sor hozza a legtöbbet.
learn-third = A d4 mezőn két munkás áll, az építéshez három kell. Küldd oda az újat.
learn-third-right = Három munkás: lehet építeni.
learn-third-hint = Válaszd a d4 mezőt; a munkás átlósan éri el.
learn-build = Három munkással egy szintet építesz. Az első egy tetszőleges építőkőbe kerül, és végleg megadja a piramis színét. Építs kéket.
learn-build-right = Kék lesz, és a sárga építőkő fizeti ki. Két munkás hazatér, egy marad tulajdonosnak.
learn-build-hint = Válaszd az építést a d4 mezőn, kékben.
learn-search = A legfelső lapka helyett 1 aranyért átnézhetsz egy oszlopot, és bármelyik lapkáját elveheted. Nézd át az 5. oszlopot.
learn-search-right = Most azt a lapkát vennéd el, amelyik a legjobban illik neked.
learn-search-hint = Válaszd az átnézést, aztán az 5. oszlopot.
learn-level = Néhány lépéssel később. Megint három munkás áll a d4 mezőn, és van három kék építőköved: a második szinttől a színnek egyeznie kell. A szintek 1–5 építőkőbe kerülnek, a piramis értéke 5, 10, 20, 35, 60. Építs.
learn-level-right = Most 10 az értéke, és 60-ig nőhet.
learn-level-hint = Válaszd az építést a d4 mezőn.
learn-extra = Kiegészítő akció szinte bármikor jöhet: két építőkő cseréje egy fehér jokerre, joker vétele 3 aranyért, munkás vásárlása 3 aranyért. 5 aranyad van, de a lépés után csak 4 maradhat. Vásárolj egy fehér építőkövet.
learn-extra-right = Joker bármelyik színhez. Legfeljebb hét építőköved maradhat.
learn-extra-hint = Válaszd a kiegészítő akciók közül a fehér építőkövet.
learn-end = Elfogytak az oszlopok. Minden piramis a legmagasabb szintjét éri, minden elfoglalt alap az értékét, minden építőkő és arany 1 pontot. Lazurit nyer, 62 ponttal 54 ellen. Most jöhet az első játszmád.

## Ami először fordul elő

first-ask-place = Rakd a lapkádat egy szabad mezőre. Ha a lépcsője közvetlenül egy üres építési terület mellett áll, oda alap kerül.
first-ask-row = Válassz a lapkádon áthaladó négy sor közül. Mutass rá az egyikre, és látod, mit hoz: munkásokat, építőköveket, aranyat.
first-ask-equip = Kevesebb munkásod van, mint amennyit a sor mutat: válaszd ki, melyik lapkákra kerül.
first-ask-send = Küldd a munkást egyenesen egy saját alapra vagy piramisra, vagy egy munkások nélküli alapra. Vagy vedd vissza.
first-do-build-first = Három munkásod áll egy alapodon: megépítheted az első szintet egy tetszőleges építőkőből, a választott színben.
first-do-build = Magasabbra emelhetsz egy piramist: három munkás kell hozzá, és a színének megfelelő vagy fehér építőkövek.
first-do-swap = Bármelyik két építőkő cserélhető egy fehérre, amely minden színhez joker.
first-do-hire = 3 aranyért munkást vásárolhatsz egy építési területre anélkül, hogy odamenne.
first-ask-draw = A lépésed új lapkával ér véget: vedd el egy oszlop legfelső lapkáját. Amíg le nem rakod, csak te ismered.
first-do-search = 1 aranyért átnézhetsz egy zárt oszlopot, és bármelyik lapkáját elveheted.
first-ask-enclose = Minden oldalról körbezárt építési területek: a tulajdonosaik megkapják a körülöttük lévő szemeket, sírmellékleteket és érméket. A sorrend a te döntésed.
first-source-track = Valaki előrelépett a Hórusz-sávon: minden lépés egy pont a végén, és minden ötödik mező 2 aranyat ad.
first-source-grave_goods = A sírmellékletek a végén 1-1 pontot érnek, és ehhez jön az előny mindenkivel szemben, akinek kevesebb van.
first-source-oases = Az oázissáv lépései szorzódnak a tulajdonos legmagasabb piramisának szintjeivel.
first-source-nile = A hajóval elért pálmák szorzódnak a tulajdonos piramisainak és alapjainak számával.

## Amit be lehet gépelni

desk-base-board = Tábla
desk-base-symbols = Szimbólumok
desk-nile-board = Nílus-oldal
desk-nile-symbols = Szimbólumok, Nílus-oldal
desk-base-tiles = Lapkák
desk-horus-tiles = Lapkák, Hórusz
desk-nile-tiles = Lapkák, Nílus
desk-levels = Piramiselemek
desk-foundations = Alapok
desk-field = üres
desk-site = építési terület
desk-printed = építési terület lépcsővel
desk-start-n = kezdőmező, észak
desk-start-e = kezdőmező, kelet
desk-start-s = kezdőmező, dél
desk-start-w = kezdőmező, nyugat
desk-palm = pálma
desk-sphinx = szfinx
desk-scarab = szkarabeusz
## Az asztal részenként

part-board = Tábla
part-row = { $row }. sor
part-rows = Aktiválható sorok
part-free = szabad
part-none = semmi
part-site = építési terület
part-foundation = alap { $value }
part-pyramid = piramis, szint: { $level }
part-waiting = elküldendő munkással
part-ships = hajók
part-stack = { $stack }. oszlop
part-top = legfelül
part-goods = Javak

## Amit a tábla és az elemek ellenőrzése mond

check-line = { $line }. sor: { $text }
check-line-word = { $line }. sor: (csak figyelmeztetés) { $text }
check-fine = minden rendben: bármelyik változat játszható vele
check-no-part = nincs „{ $typed }” rész; ezek vannak: { $known }
check-section = nincs [{ $title }] szakasz; ezek vannak: { $known }
check-section-twice = még egy [{ $title }] szakasz
check-before = „{ $typed }” az első szakasz előtt áll, mint [base board]
check-number = „{ $typed }” nem az elemek száma
check-no-rows = a táblának nincsenek sorai
check-size = a tábla mérete: { $columns } oszlop és { $rows } sor; legfeljebb { $most } és { $high } fér el
check-row = ebben a sorban { $count } mező van, az elsőben { $all }
check-field = „{ $typed }” ({ $field }) nem mező: { $known }
check-symbol-rows = { $count } sor szimbólum { $rows } sor mezőhöz
check-symbols = „{ $typed }”: { $count } betű kellene, s a szfinx, c a szkarabeusz
check-sites = { $count } építési terület van, de csak { $most } alap
check-sites-nile = { $count } építési terület van; a nílusi oldalon legalább { $least }
check-sites-touch = két építési terület érintkezik: { $field } és { $other }; a körbezárásnál egymásnak foglalt mezők
check-starts = { $count } kezdőmező van (^ > v <), { $all } kellene
check-start-stairs = kezdőmező: { $field }; a lépcsője nem mutat szomszédos építési terület felé
check-land = { $count } mező van lapkáknak; legfeljebb { $most } lapka kerül le
check-no-site = { $field }: nincs vele egy vonalban építési terület, a lépcső nem mutathat semerre
check-no-sphinx = nincs lapkának való mező szfinxszel
check-no-scarab = nincs lapkának való mező szkarabeusszal
check-long = { $field }–{ $end }: ebben a sorban { $count } lapka fér el, legfeljebb { $most } lehet
check-nile-side = a Nílus a másik oldalra való
check-nile-twice = { $number }. nílusi mező: itt van: { $field }, és itt is: { $other }
check-nile-gap = a nílusi mezők számozása nem hézagmentes: ~0, ~1, ~2 ...
check-nile-apart = két nílusi mező nem érintkezik: { $number } és { $next }
check-nile-start = a Nílus elején nincs pálma
check-palms = { $count } pálma van; legalább { $least } kell
check-stairs-side = { $field }: a nyomtatott lépcső (P) a nílusi oldalra való
check-stairs-missing = { $field }: ez az építési terület a Nílus mellett van, nyomtatott lépcső (P) kell rá
check-stairs-dry = { $field }: ezen az építési területen nyomtatott lépcső van, de a Nílus nincs mellette
check-tile = nincs „{ $typed }” lapka; a szimbólumok sorrendje { $known }
check-tile-twice = { $typed }: itt kétszer áll
check-tile-base = { $typed }: ez nem az alapváltozat lapkája
check-tile-horus = { $typed }: ez nem a Hórusz-változat lapkája
check-tiles-base = { $count } lapka van; az alapváltozatnak { $all } sajátja van
check-tiles-horus = { $count } lapka van; a Hórusz-változatnak { $all } sajátja van
check-tiles-nile = { $count } lapka van; a nílusi változatnak { $all } sajátja van
check-horus-kinds = a 16 lapka 2, 6, 4 és 4 egyformából áll a nyomtatott játékban
check-eyes = { $count } lapkán van két szem; a nyomtatott példához, ahol 9 szem van a szélen, { $least } kell
check-level-form = „{ $typed }”: ilyen kellene: „5 blue 3” vagy „10 10”
check-levels = { $count } piramiselem van a fehérek nélkül, { $all } kellene
check-level-colour = nincs első szint ebben a színben: { $colour }; a 3. feladathoz mind a hat szín kell
check-level-few = { $number } értékű szintből { $count } van; a 3. feladathoz { $least } kell
check-foundation-form = „{ $typed }”: egy 1 és { $most } közötti érték és az elemek száma kellene
check-foundations = { $count } alap van, { $all } kellene
check-foundation-known = nincs { $number } értékű alap, pedig a szabálykönyvben látható
check-task-seats = a feladatot 1 hellyel játsszátok, amelyért 1–4 ember közösen dönt
check-solo-version = 1 hellyel az alapváltozat játszható
check-solo-variants = 1 hellyel a változatok nélkül lehet játszani
