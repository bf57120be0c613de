### Terra Pyramides in Finnish. Which sentences are our rulings is said in the English text alone.
### Names and numbers that are filled in are not inflected: they stand first, after a noun or after a colon.

## Peli

rule-game-1 = Rakenna pyramideja laattojesi viereen. Se, jolla on loppupisteytyksen jälkeen eniten pisteitä, voittaa.
rule-game-2 = Jos pisteet ovat tasan, voitto jaetaan.
rule-version-1 = Versioita on kolme: perusversio, Horus ja Niili. Kussakin ovat voimassa kaikki edellisen säännöt; se, mitä myöhempi versio tuo, puuttuu aiemmista.

## Pelivalmistelut

rule-setup-1 = Perus- ja Horus-versiossa käytetään pelilaudan puolta, jolla ei ole Niiliä, Niili-versiossa toista puolta.
rule-setup-2 = 40 laattaa sekoitetaan ja jaetaan kuvapuoli alaspäin 8 pinoon, 5 kuhunkin; kummassakin laattatelineessä on 4 pinoa.
rule-setup-3 = Neljästä pinosta, kaksi kummastakin telineestä, otetaan laatta 4 aloitusruutuun. Niiden portaat osoittavat painettuun suuntaan; mikään laatta ei esiinny useammin kuin sitä on pelissä.
rule-setup-4 = Jokainen tontti, johon aloituslaatta osoittaa, saa yhden perustuksen, vaikka kaksi laattaa osoittaisi siihen.
rule-setup-5 = 22 perustusta on pinossa kuvapuoli alaspäin; päällimmäinen nostetaan aina sattumanvaraisesti.
rule-setup-6 = 2, 3 ja 4 pelaajan pelissä kullakin on 15, 13 ja 11 työläistä sekä 2 oman värinsä pyramidin huippua.
rule-setup-7 = Jokainen saa ensimmäisen laattansa sattumanvaraisesti suljetusta pinosta, eikä kahta laattaa oteta samasta pinosta.
rule-setup-8 = Paikka 0 aloittaa, ja vuoro kiertää vasemmalle.

## Vuoro

rule-turn-1 = Vuorollasi asetat laattasi, valitset rivin, varustat ja aktivoit sen, lähetät sen työläiset ja otat uuden laatan.
rule-turn-2 = Vain se, jolta kysytään, saa vastata, ja vain siihen, mitä kysytään.

## Laatan asettaminen

rule-place-1 = Aseta laattasi mihin tahansa vapaaseen ruutuun, siis sellaiseen, jossa ei ole tonttia, keidasta, Niiliä eikä vielä laattaa.
rule-place-2 = Portaiden pitää osoittaa tonttiin, perustukseen tai pyramidiin. Sen ei tarvitse olla laatan vieressä: ensimmäinen suoraan edessä ratkaisee, olipa välissä mitä tahansa.
rule-place-3 = Jos portaat ovat heti tyhjän tontin vieressä, nostetaan perustus ja asetetaan se tontille kuvapuoli ylöspäin. Vuorolla tulee siis enintään yksi perustus.
rule-place-4 = Portailla, jotka eivät tuo perustusta, ei ole myöhemmin merkitystä, joten tällaisista asennoista tarjotaan vain ensimmäinen järjestyksessä pohjoinen, itä, etelä, länsi.
rule-place-5 = Valinta ”{ option-stairs }: { option-stairs-beside }”: tyhjän tontin vieressä olevassa ruudussa portaiden pitää osoittaa tällaiseen tonttiin.
rule-place-6 = Muuten saat kääntää portaat poispäin viereisestä tyhjästä tontista.

## Symbolimuunnelma

rule-symbol-1 = Sfinksitelineen laatta asetetaan ruutuun, jossa on sfinksi, ja skarabeetelineen laatta ruutuun, jossa on skarabee.
rule-symbol-2 = Maksamalla 1 kullan voit asettaa sen ruutuun, jossa on toinen symboli.
rule-symbol-3 = Kun oman symbolin vapaita ruutuja ei ole, aseta laatta mihin tahansa maksamatta mitään.
rule-symbol-4 = Tämä koskee myös ensimmäistä laattaa. Pinot 1–4 ovat sfinksiteline, pinot 5–8 skarabeeteline; kaikki tietävät, mistä pinosta laatta on peräisin.

## Rivin valinta

rule-row-1 = Valitse yksi neljästä uuden laattasi kautta kulkevasta rivistä: vaakasuora, pystysuora tai jompikumpi vino.
rule-row-2 = Rivi ulottuu molempiin suuntiin seuraavaan tonttiin, tyhjään tai rakennettuun, tai laudan reunaan.
rule-row-3 = Aukoilla ei ole väliä: rivin jokainen laatta lasketaan. Keitaat kuuluvat riviin eivätkä koskaan katkaise sitä.

## Varustaminen ja aktivointi

rule-equip-1 = Aseta varastostasi työläinen jokaiselle rivin laatalle, jossa on työläisen kuva.
rule-equip-2 = Jos varastosi ei riitä, valitset laatat ja asetat niille kaikki työläisesi.
rule-activate-1 = Jokainen rivin keidas antaa 1 kullan.
rule-activate-2 = Jokainen rivin Horuksen silmä antaa 1 kullan.
rule-activate-3 = Jokaisesta rivin laatasta, jossa on rakennuskivi, saat yhden sen värisen rakennuskiven.

## Työläisten lähettäminen

rule-send-1 = Työläinen kulkee laataltaan suoraan, mihin tahansa 8 suunnasta, ensimmäiselle kohtaamalleen tontille. Matkan jokaisessa ruudussa pitää olla laatta, keidas tai Niili.
rule-send-2 = Se voi mennä omaan perustukseesi tai pyramidiisi tai perustukseen, jossa ei ole työläisiä, mutta ei tyhjälle tontille eikä minkään näistä ohi.
rule-send-3 = Tontilla voi olla enintään 3 työläistä.
rule-send-4 = Sen sijaan voit aina ottaa työläisen takaisin varastoosi; työläinen, joka ei pääse millekään tontille, palaa itsestään.
rule-send-5 = Työläiset lähetetään yksi kerrallaan laattojensa järjestyksessä lukusuunnassa.
rule-first-1 = Ensimmäisellä vuorollasi saat vallata vain yhden perustuksen, jossa ei ole työläisiä.
rule-first-2 = Myös palkatut työläiset lasketaan, eikä perustuksesta lähteminen anna lupaa vallata toista.

## Lisätoiminnot

rule-extra-1 = Voit tehdä niin monta lisätoimintoa kuin pystyt maksamaan: ennen laatan asettamista, ennen rivin valintaa, työläisten välissä ja ennen uuden laatan ottamista.
rule-extra-2 = Lisätoiminnot, joiden järjestyksellä ei ole väliä, tehdään aina samassa järjestyksessä: takaisin ottaminen, vaihto, osto, palkkaus, kortti, hautalahja, laiva. Rakentaminen ja jokainen vuoron vaihe aloittavat järjestyksen alusta, ja rajan ylittyessä se ei sido.
rule-extra-3 = Hautalahja-askelia ostetaan vuoron lopussa; laivan askelia silloin, ennen laatan asettamista tai kun ympäröity tontti odottaa bonustaan. Muulloin tulos olisi sama.
rule-recall-1 = Ota työläinen takaisin perustuksestasi tai pyramidistasi.
rule-recall-2 = Pyramidin viimeisen työläisen pitää jäädä.
rule-recall-3 = Perustus, josta viimeinen työläinen lähtee, on taas vapaa.
rule-swap-1 = Vaihda mitkä tahansa kaksi kiveäsi yhteen valkoiseen.
rule-buy-1 = Osta valkoinen kivi 3 kullalla.
rule-hire-1 = Maksa 3 kultaa ja aseta varastostasi työläinen mille tahansa tontille, jolle työläisesi saa mennä. Suoraa reittiä ei tarvita.
rule-hire-2 = Jos varastosi on tyhjä, et voi palkata.

## Rakentaminen

rule-build-1 = Kun perustuksessasi tai pyramidissasi on 3 työläistä, voit rakentaa siihen seuraavan tason. Kaikki työläiset yhtä lukuun ottamatta palaavat varastoosi.
rule-build-2 = Ensimmäinen taso määrää pyramidin värin, jonka valitset vapaasti; perustuksen päälle ei käy mikään muu taso eikä pyramidiin uusi ensimmäinen taso.
rule-build-3 = Tasot maksavat järjestyksessä 1, 2, 3, 4 ja 5 kiveä, ja pyramidin arvo on niiden myötä 5, 10, 20, 35 ja 60. Toisesta tasosta alkaen kivien pitää olla pyramidin värisiä; valkoiset ovat jokereita.
rule-build-4 = Viides taso on huippu ja viimeinen. Pelaajalla on niitä vain 2.
rule-build-5 = Ensimmäinen taso maksetaan millä tahansa yhdellä kivellä. Valinta ”{ option-first_stone }: { option-first_stone-matching }”: valitun värisellä tai valkoisella.
rule-build-6 = Tasoa ei voi rakentaa, jos sen kerrospalat (ensimmäisellä tasolla sen väriset) ovat loppuneet. Valinta ”{ option-levels }: { option-levels-unlimited }”: vain huiput voivat loppua.
rule-build-7 = Valkoinen ei ole pyramidin väri. Valinta ”{ option-white }: { option-white-colour }”: se on, ja valkoisia pyramideja korotetaan vain valkoisilla kivillä.
rule-build-8 = Ensin maksetaan pyramidin värisillä kivillä, sitten valkoisilla.

## Vuoron loppu

rule-limit-1 = Vuorosi jälkeen sinulla saa olla enintään 7 kiveä, valkoiset mukaan lukien; vaihda niitä, kunnes pysyt rajassa.
rule-limit-2 = Vuorosi jälkeen sinulla saa olla enintään 4 kultaa; käytä kultaa, kunnes pysyt rajassa.
rule-limit-3 = Niin kauan kuin suljettuja pinoja on jäljellä, voit pitää viidennen kullan, mutta silloin se on käytettävä pinon tutkimiseen.
rule-draw-1 = Ota vuorosi lopussa jonkin jäljellä olevan pinon päällimmäinen laatta.
rule-draw-2 = Vain sinä tunnet laattasi, kunnes asetat sen.
rule-search-1 = Maksamalla 1 kullan voit sen sijaan tutkia suljetun pinon ja ottaa minkä tahansa sen laatoista.
rule-search-2 = Avointa pinoa ei voi tutkia.
rule-search-3 = Pinon muut laatat pysyvät järjestyksessään.
rule-search-4 = Kaikki näkevät, mistä kohdasta laatta otettiin, ja pinon aiemmin tutkinut tietää, mikä se on.
rule-stacks-1 = Pino, jossa on jäljellä enää takaseinän luvun verran laattoja, poistetaan katsomatta: perusversiossa 1 enintään kahden pelaajan pelissä, muuten 0; Horus 3 tai 2; Niili 4 tai 3.

## Muunnelma: avoimet pinot

rule-open-1 = Avoimen pinon päällimmäinen laatta on kuvapuoli ylöspäin: näet, mitä saat.
rule-open-2 = Kummassakin telineessä on kaksi avointa pinoa, ja niistä nähdään aina vain päällimmäinen laatta.

## Pelin loppu

rule-end-1 = Peli päättyy, kun pinoja ei ole jäljellä ja kaikki ovat asettaneet viimeisen laattansa. Kaikilla on ollut yhtä monta vuoroa.
rule-end-2 = Myös Horus- ja Niili-versiossa jokainen asettaa vielä kädessään olevan laatan. Valinta ”{ option-end }: { option-end-at-once }”: peli päättyy viimeisen pinon myötä.
rule-final-1 = Perustus, jossa on työläisiäsi, antaa arvonsa verran pisteitä.
rule-final-2 = Pyramidi, jossa on työläisesi, antaa ylimmän tasonsa arvon verran pisteitä; sen alla olevaa perustusta ei enää lasketa.
rule-final-3 = Jokainen kivi ja jokainen kulta antaa 1 pisteen.

## Horus ja hautalahjat

rule-horus-1 = Mukaan sekoitetaan 16 laattaa lisää; pinoissa on 7 laattaa.
rule-horus-2 = Horuksen silmä ei enää anna kultaa: merkkisi siirtyy 1 askeleen Horuksen radalla.
rule-horus-3 = Radan joka viidennessä ruudussa on kolikko: kun merkki saavuttaa tai ohittaa sen, saat 2 kultaa, myös toisen vuorolla.
rule-horus-4 = Pelin lopussa askeleet radalla ovat pisteitä; silloin saaduista pisteistä ei enää tule kultaa.
rule-horus-5 = Laatan kolikko antaa 1 kullan.
rule-grave-1 = Jokainen rivin hautalahja on askel hautalahjaradalla.
rule-grave-2 = Hautalahja-askeleen voi ostaa 1 kullalla.
rule-grave-3 = Pelin lopussa jokainen hautalahja antaa 1 pisteen, ja lisäksi saat pisteinä eron jokaiseen pelaajaan, jolla niitä on vähemmän.
rule-grave-4 = Hautalahjoille ja keitaille ei ole ylärajaa.
rule-enclose-1 = Kun viimeinenkin ruutu sellaisen perustuksen tai pyramidin ympärillä täyttyy, jossa on työläisiä, sen omistaja saa bonuksen, täyttipä ruudun kuka tahansa.
rule-enclose-2 = Laudan reunalla lasketaan vain ne ruudut, jotka ovat olemassa.
rule-enclose-3 = Bonus on kaikki ympäröivien laattojen silmät, hautalahjat ja kolikot, mutta ei kiviä eikä työläisiä.
rule-enclose-4 = Omistaja on se, jonka työläisiä siellä on ruudun täyttyessä; jos silloin ei ole ketään, omistajaa ei tule myöhemminkään. Valinta ”{ option-enclosure }: { option-enclosure-moves }”: vasta kun sen vuoron työläiset on lähetetty.
rule-enclose-5 = Kukin tontti antaa bonuksensa enintään kerran pelissä.
rule-enclose-6 = Jos usean pelaajan Niiliin rajoittuvia tontteja ympäröidään yhtä aikaa, vuorossa oleva valitsee, mikä tulee seuraavaksi; kaikki muut tulevat ensin, lukusuunnassa.
rule-enclose-7 = Horus-versiossa tontin ympärillä oleva keidas ei anna mitään. Valinta ”{ option-oasis_gold }”: 1 kulta.
rule-enclose-8 = Keitaat ja Niili-ruudut lasketaan täytetyiksi, samoin toinen tontti.

## Niili ja keitaat

rule-nile-1 = Mukaan sekoitetaan 8 laattaa lisää; pinoissa on 8 laattaa.
rule-nile-2 = Jokaisella Niilin varren tontilla on painetut portaat, ja se saa perustuksen jo pelivalmisteluissa.
rule-nile-3 = Niili-ruudut lasketaan täytetyiksi ja kuuluvat riviin. Jokainen rivisi Niili-ruutu siirtää laivaasi 1 ruudun.
rule-nile-4 = Laivan askeleen voi ostaa 2 kullalla.
rule-nile-5 = Matka päättyy Niilin viimeiseen ruutuun; ylimenevät askeleet menetetään, eikä niitä voi ostaa.
rule-nile-6 = Laudalle painettu tai laatalla oleva keidas on askel keidasradalla, ja lisäksi saat sen, mitä sen kanssa on kuvattu.
rule-nile-7 = Ympäröity tontti antaa myös ympärillä olevat keitaat ja laivan askeleen jokaisesta ympäröivästä Niili-ruudusta.
rule-nile-8 = Pelin lopussa pyramidiesi ja perustustesi määrä kerrotaan laivasi saavuttamien palmujen määrällä: sen verran saat pisteitä.
rule-nile-9 = Pelin lopussa askeleesi keidasradalla kerrotaan korkeimman pyramidisi tasojen määrällä: sen verran saat pisteitä, ilman pyramidia et yhtään.

## Strategiakortit

rule-card-1 = Kerran pelissä voit vuorollasi ostaa vielä tarjolla olevan strategiakortin.
rule-card-2 = Se maksaa 1 kullan jokaisesta kolikkoruudusta, jonka merkkisi on saavuttanut tai ohittanut.
rule-card-3 = Siihen tarvitset yli 4 askelta Horuksen radalla.
rule-card-4 = Pelin lopussa kortin ehdon täyttävä saa 20 pistettä, jos kortti on hänen omansa, muuten 10, vaikka kukaan ei olisi ostanut sitä.
rule-card-5 = Hautalahjat: sinulla on eniten hautalahjoja.
rule-card-6 = Horuksen silmät: olet pisimmällä Horuksen radalla ennen muuta pisteytystä.
rule-card-7 = Keitaat: olet pisimmällä keidasradalla.
rule-card-8 = Niili: laivasi on pisimmällä; samassa ruudussa ratkaisee, kuka tuli sinne ensin.
rule-card-9 = Korkein pyramidi: sinulla on korkein pyramidi; tasatilanteessa ratkaisee toiseksi ja sitten kolmanneksi korkein. Puuttuva pyramidi ja pelkkä perustus ovat nolla.
rule-card-10 = Eniten pyramideja: omistat eniten pyramideja ja perustuksia yhteensä.
rule-card-11 = Tasatilanteessa kukaan ei täytä kortin ehtoa.
rule-card-12 = Jos kaikilla on nolla siinä, mitä kortti vaatii, kukaan ei täytä sen ehtoa.

## Yksinpelin tehtävät

rule-task-1 = Yhdestä neljään ihmistä päättää yhdessä yhtenä pelaajana: yksi väri, 12 työläistä ja 8 viiden laatan pinoa, jotka poistetaan, kun niissä on 1 laatta.
rule-task-2 = Pelaaja saa käyttää kaikkien värien huippuja, yhteensä 8.
rule-task-3 = Tehtävä 1: rakenna neljä pyramidia, kunkin arvo 60. Tehtävä 2: kerää yli 275 pistettä. Tehtävä 3: rakenna kuusi pyramidia kuudessa värissä, kunkin arvo 35.
rule-task-4 = Tehtävä 3: pyramidi, jonka arvo on 35, on valmis; sinne ei mene työläisiä, eikä sitä koroteta.
rule-task-5 = Tehtävissä 1 ja 3 viimeinen taso tuo voiton ja päättää pelin; tehtävä 2 ratkeaa loppupisteytyksen jälkeen.
rule-task-6 = Yksinpelissä pelataan perusversiota ilman muunnelmia.
rule-task-7 = Ilman tehtävää yksinpelissä pelataan pelkistä pisteistä.
rule-task-8 = Valmiiseen pyramidiin jää yksi työläinen. Valinta ”{ option-finished }: { option-finished-none }”: kaikki kolme palaavat, ja pyramidi pysyy omanasi.

## Nimet

game-name = Terra Pyramides
game-about = Aseta laattoja, aktivoi rivejä, lähetä työläisiä ja rakenna pyramideja, halutessasi myös Horuksen ja Niilin kanssa.
game-designed = Pelilaudat ja laatat on suunnitellut tämä projekti.
game-designed-how = Painetut voi syöttää itse (--set board=TIEDOSTO).
show-designed = Saqqara-projektin suunnittelema
show-file = tiedostosta
tile-worker = työläinen
tile-blue = sininen kivi
tile-red = punainen kivi
tile-black = musta kivi
tile-yellow = keltainen kivi
tile-green = vihreä kivi
tile-brown = ruskea kivi
tile-white = valkoinen kivi
tile-eye = silmä
tile-coin = kolikko
tile-grave = hautalahja
tile-oasis = keidas
tile-worker-blue = työläinen ja sininen kivi
tile-worker-red = työläinen ja punainen kivi
tile-worker-black = työläinen ja musta kivi
tile-worker-yellow = työläinen ja keltainen kivi
tile-worker-green = työläinen ja vihreä kivi
tile-worker-brown = työläinen ja ruskea kivi
tile-worker-white = työläinen ja valkoinen kivi
tile-worker-eye = työläinen ja silmä
tile-worker-coin = työläinen ja kolikko
tile-worker-grave = työläinen ja hautalahja
tile-worker-oasis = työläinen ja keidas
tile-blue-eye = sininen kivi ja silmä
tile-blue-coin = sininen kivi ja kolikko
tile-blue-grave = sininen kivi ja hautalahja
tile-blue-oasis = sininen kivi ja keidas
tile-red-eye = punainen kivi ja silmä
tile-red-coin = punainen kivi ja kolikko
tile-red-grave = punainen kivi ja hautalahja
tile-red-oasis = punainen kivi ja keidas
tile-black-eye = musta kivi ja silmä
tile-black-coin = musta kivi ja kolikko
tile-black-grave = musta kivi ja hautalahja
tile-black-oasis = musta kivi ja keidas
tile-yellow-eye = keltainen kivi ja silmä
tile-yellow-coin = keltainen kivi ja kolikko
tile-yellow-grave = keltainen kivi ja hautalahja
tile-yellow-oasis = keltainen kivi ja keidas
tile-green-eye = vihreä kivi ja silmä
tile-green-coin = vihreä kivi ja kolikko
tile-green-grave = vihreä kivi ja hautalahja
tile-green-oasis = vihreä kivi ja keidas
tile-brown-eye = ruskea kivi ja silmä
tile-brown-coin = ruskea kivi ja kolikko
tile-brown-grave = ruskea kivi ja hautalahja
tile-brown-oasis = ruskea kivi ja keidas
tile-white-eye = valkoinen kivi ja silmä
tile-white-coin = valkoinen kivi ja kolikko
tile-white-grave = valkoinen kivi ja hautalahja
tile-white-oasis = valkoinen kivi ja keidas
tile-eye-eye = kaksi silmää
tile-eye-coin = silmä ja kolikko
tile-eye-grave = silmä ja hautalahja
tile-eye-oasis = silmä ja keidas
tile-coin-coin = kaksi kolikkoa
tile-coin-grave = kolikko ja hautalahja
tile-coin-oasis = kolikko ja keidas
tile-grave-grave = kaksi hautalahjaa
tile-grave-oasis = hautalahja ja keidas
colour-blue = sininen
colour-red = punainen
colour-black = musta
colour-yellow = keltainen
colour-green = vihreä
colour-brown = ruskea
colour-white = valkoinen
first-blue = sininen
first-red = punainen
first-black = musta
first-yellow = keltainen
first-green = vihreä
first-brown = ruskea
first-white = valkoinen
second-blue = sininen
second-red = punainen
second-black = musta
second-yellow = keltainen
second-green = vihreä
second-brown = ruskea
second-white = valkoinen
way-n = pohjoiseen
way-e = itään
way-s = etelään
way-w = länteen
line-across = vaakasuora
line-down = pystysuora
line-falling = vino, laskee oikealle
line-rising = vino, nousee oikealle
card-grave-goods = Hautalahjat
card-horus-eyes = Horuksen silmät
card-oases = Keitaat
card-nile = Niili
card-highest-pyramid = Korkein pyramidi
card-most-pyramids = Eniten pyramideja
option-version = Versio
option-version-base = Perusversio
option-version-horus = Horus ja hautalahjat
option-version-nile = Niili ja keitaat
option-symbol = Symbolimuunnelma
option-open_stacks = Avoimet pinot
option-task = Tehtävä
option-task-none = ei tehtävää
option-task-1 = 1: 4 pyramidia, arvo 60
option-task-2 = 2: yli 275 pistettä
option-task-3 = 3: 6 pyramidia 6 värissä, arvo 35
option-stairs = Portaat tyhjän tontin vieressä
option-stairs-turn = saa kääntää poispäin
option-stairs-beside = tuovat aina perustuksen
option-white = Valkoinen
option-white-joker = vain jokeri
option-white-colour = myös pyramidin väri
option-levels = Kerrospalat
option-levels-limited = voivat loppua
option-levels-unlimited = eivät lopu koskaan
option-end = Viimeiset laatat
option-end-hand = kaikki asettavat vielä laattansa
option-end-at-once = peli päättyy viimeiseen pinoon
option-enclosure = Ympäröidyn tontin omistaja
option-enclosure-placing = viimeisen ruudun täyttyessä
option-enclosure-moves = työläisten lähettämisen jälkeen
option-oasis_gold = Kulta ympäröivistä keitaista
option-finished = Työläiset valmiissa pyramidissa
option-finished-one = yksi jää
option-finished-none = kaikki palaavat
option-first_stone = Ensimmäisen tason kivi
option-first_stone-any = mikä tahansa
option-first_stone-matching = valitun värinen tai valkoinen
option-board = Pelilaudat ja osat
source-track = Horuksen rata
source-foundations = Perustukset
source-pyramids = Pyramidit
source-grave_goods = Hautalahjat
source-oases = Keitaat
source-nile = Niili
source-cards = Strategiakortit
source-stones = Kivet
source-gold = Kulta

## Kysymykset

ask-place = Sinun vuorosi: mihin asetat laattasi, ja minne sen portaat osoittavat? Sitä ennen voit tehdä lisätoimintoja.
ask-place-field = Mihin asetat laattasi?
ask-place-way = Minne portaat osoittavat?
ask-enclose = Useita tontteja on ympäröity: kenen bonus tulee seuraavaksi?
ask-row = Minkä rivin aktivoit? Sitä ennen voit tehdä lisätoimintoja.
ask-equip = Työläisesi eivät riitä koko riville: mikä laatta saa työläisen?
ask-send = Minne seuraava työläinen menee? Sitä ennen voit tehdä lisätoimintoja.
ask-pay = Millä kivellä maksat ensimmäisen tason?
ask-extra = Lisätoimintoja, vai valmis?
ask-draw = Mistä pinosta otat laatan?
ask-pick = Minkä laatan otat pinosta?
ask-start = Aloitusruutuun asetetaan laatta.
ask-hand = Nostetaan laatta.
ask-search = Tutkitun pinon laatta selviää.
ask-top = Avoimen pinon päällimmäinen laatta käännetään.
ask-foundation = Nostetaan perustus.
ask-stack = Ensimmäiselle laatalle valitaan pino.
ask-over = Peli on päättynyt.
ask-wait = Toinen pelaaja päättää.

## Vaihtoehdot

do-place = Aseta laatta ruutuun { $field }, portaat { $way }
do-enclose = Seuraavaksi bonus tontilta { $site }
do-row = Aktivoi rivi: { $line }
do-equip = Aseta työläinen laatalle { $field }
do-send = Lähetä työläinen tontille { $site }
do-return = Ota työläinen takaisin
do-recall = Ota työläinen takaisin tontilta { $site }
do-swap = Vaihda kaksi kiveä valkoiseen: { $first } ja { $second }
do-buy = Osta valkoinen kivi (3 kultaa)
do-hire = Palkkaa työläinen tontille { $site } (3 kultaa)
do-card = Osta strategiakortti: { $card }
do-grave = Osta hautalahja-askel (1 kulta)
do-sail = Osta laivalle askel (2 kultaa)
do-build = Rakenna seuraava taso tontille { $site }
do-build-first = Rakenna ensimmäinen taso tontille { $site }, väri: { $colour }
do-pay = Maksa { $colour } kivi
do-done = Valmis
do-draw = Ota päällimmäinen laatta pinosta { $stack }
do-search = Tutki pino { $stack } (1 kulta)
do-pick = Ota { $place }. laatta ylhäältä
do-tile = Laatta: { $tile }
do-foundation = Perustus, arvo { $value }
do-stack = Ensimmäinen laatta tulee pinosta { $stack }

## Mitä tapahtui

told-place = { $who } asettaa laatan ruutuun { $field }, portaat { $way }
told-enclose = { $who } valitsee seuraavaksi bonuksen tontilta { $site }
told-row = { $who } aktivoi rivin: { $line }
told-equip = { $who } asettaa työläisen laatalle { $field }
told-send = { $who } lähettää työläisen tontille { $site }
told-return = { $who } ottaa työläisen takaisin
told-recall = { $who } ottaa työläisen takaisin tontilta { $site }
told-swap = { $who } vaihtaa kaksi kiveä valkoiseen: { $first } ja { $second }
told-buy = { $who } ostaa valkoisen kiven
told-hire = { $who } palkkaa työläisen tontille { $site }
told-card = { $who } ostaa strategiakortin: { $card }
told-grave = { $who } ostaa hautalahja-askeleen
told-sail = { $who } ostaa laivalle askeleen
told-build = { $who } rakentaa seuraavan tason tontille { $site }
told-build-first = { $who } rakentaa ensimmäisen tason tontille { $site }, väri: { $colour }
told-pay = { $who } maksaa kiven, väri: { $colour }
told-done = { $who } on valmis
told-draw = { $who } ottaa päällimmäisen laatan pinosta { $stack }
told-search = { $who } tutkii pinon { $stack }
told-pick = { $who } ottaa { $place }. laatan ylhäältä
told-tile = Laatta on: { $tile }
told-foundation = Uusi perustus, arvo { $value }
told-stack = Ensimmäinen laatta tulee pinosta { $stack }

## Vaihtoehtojen ryhmät

group-place = Aseta laatta
group-row = Aktivoi rivi
group-send = Lähetä työläinen
group-recall = Ota työläinen takaisin
group-swap = Vaihda kaksi kiveä
group-hire = Palkkaa työläinen
group-card = Osta strategiakortti
group-build = Rakenna taso
group-draw = Ota laatta
group-search = Tutki pino
group-pick = Ota pinosta laatta
group-equip = Varusta laatta
group-enclose = Ratkaise bonus
group-pay = Maksa kivi

## Piirros päätteessä

draw-legend = w työläinen, e silmä, c kolikko, g hautalahja, o keidas; 3A2: perustus 3, A:n työläisiä 2; ▲4A2: taso 4
draw-stacks = Pinot
draw-known = Tunnet pinon { $stack }, ylhäältä alkaen:
draw-levels = Tasoja jäljellä
draw-cards = Kortit
draw-goods = työläisiä { $workers }, kultaa { $gold }
draw-tile = laatta
draw-tracks = Horuksen rata { $track }, hautalahjat { $graves }
draw-river = keitaat { $oases }, laiva { $ship }, palmut { $palms }

## Pelilauta selaimessa

board-mine = Omat
board-others = Muut
board-hand = Kädessä
board-hand-hidden = laatta, jota et tunne
board-from-stack = sinulle tuntematon laatta pinosta { $stack }
board-stones = Kivet { $count }/{ $most }
board-gold = Kulta { $count }/{ $most }
board-workers = Työläiset { $count }
board-return = Ota takaisin
board-extra = Milloin vain vuorollasi
board-build = Rakenna
board-recall = Ota takaisin
board-swap = Vaihda 2
board-buy = Valkoinen kivi
board-hire = Palkkaa
board-grave = Hautalahja
board-sail = Purjehdi
board-done = Valmis
board-step-place = Aseta
board-step-row = Rivi
board-step-send = Työläiset
board-step-extra = Lisät
board-step-draw = Uusi laatta
board-too-many-stones = Kiviä liikaa: { $count }
board-too-much-gold = Kultaa liikaa: { $count }
board-sphinx = Sfinksiteline
board-scarab = Skarabeeteline
board-stacks = Pino, jossa on enää yläpuolella olevan luvun verran laattoja, poistetaan. Alla: pino · laatat.
board-stack = Pino { $stack }: laattoja { $count }, poistetaan kun jäljellä on { $limit }
board-search = Tutki pino (1 kulta)
board-looking = Pino { $stack }, ylhäältä alkaen
board-levels = Tasoja jäljellä
board-track = Horuksen rata
board-palms = Saavutetut palmut
board-task = Tehtävä { $task }
board-task-1 = 4 pyramidia, arvo 60
board-task-2 = Yli 275 pistettä
board-task-3 = 6 pyramidia 6 värissä, arvo 35
board-progress = { $done }/{ $goal }
board-zoom-in = Lähemmäs
board-zoom-out = Kauemmas
board-zoom-whole = Koko pelilauta
board-brings-workers = työläisiä: { $count }
board-brings-gold = kultaa: { $count }
board-brings-track = askelia Horuksen radalla: { $count }
board-brings-graves = hautalahjoja: { $count }
board-brings-oases = keitaita: { $count }
board-brings-ship = laivan askelia: { $count }
board-brings-nothing = ei mitään

## Opastus

learn-goal = Rakennat pyramideja autiomaahan. Vuorossa on viisi vaihetta: aseta laatta, valitse rivi, ota sen tuotto, lähetä sen työläiset tontille, ota uusi laatta. Lopussa pisteitä tuovat perustukset ja pyramidit, joissa on työläisiäsi.
learn-place = Aseta laattasi ruutuun e4, portaat länteen. Siinä ne ovat heti tyhjän tontin vieressä.
learn-place-right = Portaat tyhjän tontin vieressä tuovat sille perustuksen. Se ei ole vielä kenenkään.
learn-place-hint = Valitse ruutu e4 ja sitten suunta länteen.
learn-row = Laattasi kautta kulkee neljä riviä, kukin seuraavaan tonttiin asti. Saat sen, mitä rivi näyttää. Valitse vaakasuora: siinä on kaksi laattaa, joissa on työläinen.
learn-row-right = Jokaisella laatalla, jossa on työläisen kuva, seisoo nyt työläinen varastostasi.
learn-row-hint = Vain vaakasuoralla rivillä on kaksi työläistä: valitse se.
learn-send = Työläinen kulkee suoraan mihin tahansa suuntaan laattojen ja keitaiden yli ensimmäiselle tontille. Lähetä se uuteen perustukseen ruutuun d4.
learn-send-right = Perustus on sinun, ja toinen työläinen seuraa. Ensimmäisellä vuorolla saat vallata vain yhden.
learn-send-hint = Valitse d4, laattasi vieressä oleva perustus.
learn-draw = Vuorosi on melkein ohi. Ota seuraavaa varten jonkin pinon päällimmäinen laatta: pino 1. Vain sinä tiedät, mitä siinä on.
learn-draw-right = Työläinen ja sininen kivi, juuri mitä tarvitset.
learn-draw-hint = Valitse pino 1.
learn-second = Seuraava vuorosi. Ruudussa c5, portaat länteen, laatta tuo taas perustuksen ja koskettaa kulmallaan omaasi. Aseta se siihen.
learn-second-right = Perustus, jonka arvo on 3. Työläiset kulkevat myös vinottain.
learn-second-hint = Valitse ruutu c5 ja sitten suunta länteen.
learn-yield = Katso nyt, mitä rivit tuottavat. Vaakasuorassa ovat laattasi, keidas ja keltainen kivi; aukot eivät haittaa. Valitse se.
learn-yield-right = Työläinen, 1 kulta keitaasta, sininen ja keltainen kivi.
learn-yield-hint = Vaakasuora rivi tuottaa eniten.
learn-third = Ruudussa d4 on kaksi työläistä, ja rakentamiseen tarvitaan kolme. Lähetä uusi sinne.
learn-third-right = Kolme työläistä: nyt voi rakentaa.
learn-third-hint = Valitse d4; työläinen pääsee sinne vinottain.
learn-build = Kolmella työläisellä rakennat tason. Ensimmäinen maksaa minkä tahansa yhden kiven ja määrää pyramidin värin pysyvästi. Rakenna sininen.
learn-build-right = Sininen siis; keltainen kivi maksaa sen. Kaksi työläistä palaa, yksi jää omistajaksi.
learn-build-hint = Valitse rakentaminen ruutuun d4, sinisenä.
learn-search = Päällimmäisen laatan sijasta voit maksaa 1 kullan, tutkia pinon ja ottaa siitä minkä tahansa. Tutki pino 5.
learn-search-right = Nyt ottaisit laatan, joka sopii parhaiten.
learn-search-hint = Valitse tutkiminen ja sitten pino 5.
learn-level = Muutamaa vuoroa myöhemmin. Taas kolme työläistä on ruudussa d4, ja sinulla on kolme sinistä kiveä: toisesta tasosta alkaen värin täytyy täsmätä. Tasot maksavat 1–5 kiveä, ja pyramidin arvo on 5, 10, 20, 35, 60. Rakenna.
learn-level-right = Nyt sen arvo on 10, ja se voi kasvaa kuuteenkymmeneen.
learn-level-hint = Valitse rakentaminen ruutuun d4.
learn-extra = Lisätoimintoja voi tehdä melkein milloin vain: vaihtaa kaksi kiveä valkoiseen jokeriin, ostaa sellaisen 3 kullalla, palkata työläisen 3 kullalla. Sinulla on 5 kultaa, mutta vuoron jälkeen saat pitää vain 4. Osta valkoinen kivi.
learn-extra-right = Jokeri mihin tahansa väriin. Kiviä saat pitää enintään seitsemän.
learn-extra-hint = Valitse lisätoiminnoista valkoinen kivi.
learn-end = Kaikki pinot on käytetty. Pyramidi antaa ylimmän tasonsa arvon, vallattu perustus oman arvonsa, jokainen kivi ja kulta 1 pisteen. Lapis voittaa 62–54. Pelaa nyt ensimmäinen pelisi.

## Mikä tulee vastaan ensi kertaa

first-ask-place = Aseta laattasi vapaaseen ruutuun. Jos sen portaat ovat heti tyhjän tontin vieressä, tontille tulee perustus.
first-ask-row = Valitse yksi neljästä laattasi kautta kulkevasta rivistä. Osoita riviä, niin näet, mitä se tuottaa: työläisiä, kiviä, kultaa.
first-ask-equip = Sinulla on vähemmän työläisiä kuin rivissä on kuvia: valitse, mitkä laatat saavat työläisen.
first-ask-send = Lähetä työläinen suoraan omaan perustukseesi tai pyramidiisi tai perustukseen, jossa ei ole työläisiä. Tai ota se takaisin.
first-do-build-first = Perustuksessasi on kolme työläistä: voit rakentaa ensimmäisen tason millä tahansa yhdellä kivellä ja valitsemassasi värissä.
first-do-build = Voit korottaa pyramidia: siihen tarvitaan kolme työläistä ja sen värisiä tai valkoisia kiviä.
first-do-swap = Mitkä tahansa kaksi kiveä voi vaihtaa valkoiseen, joka käy jokeriksi jokaiseen väriin.
first-do-hire = Kolmella kullalla voit palkata työläisen tontille ilman, että se kulkee sinne.
first-ask-draw = Vuorosi päättyy uuteen laattaan: ota jonkin pinon päällimmäinen. Vain sinä tunnet sen, kunnes se asetetaan.
first-do-search = Yhdellä kullalla voit tutkia suljetun pinon ja ottaa minkä tahansa sen laatoista.
first-ask-enclose = Tontteja on ympäröity joka puolelta: niiden omistajat saavat ympäriltä silmät, hautalahjat ja kolikot. Sinä valitset järjestyksen.
first-source-track = Joku eteni Horuksen radalla: jokainen askel on lopussa piste, ja joka viides ruutu antaa 2 kultaa.
first-source-grave_goods = Hautalahjat antavat lopussa 1 pisteen kukin ja lisäksi etumatkan jokaiseen, jolla on vähemmän.
first-source-oases = Keidasradan askeleet kerrotaan omistajan korkeimman pyramidin tasoilla.
first-source-nile = Laivan saavuttamat palmut kerrotaan omistajan pyramidien ja perustusten määrällä.

## Mitä syötetään

desk-base-board = Pelilauta
desk-base-symbols = Symbolit
desk-nile-board = Niilin puoli
desk-nile-symbols = Symbolit, Niilin puoli
desk-base-tiles = Laatat
desk-horus-tiles = Laatat, Horus
desk-nile-tiles = Laatat, Niili
desk-levels = Kerrospalat
desk-foundations = Perustukset
desk-field = tyhjä
desk-site = tontti
desk-printed = tontti, jossa portaat
desk-start-n = aloitus, pohjoiseen
desk-start-e = aloitus, itään
desk-start-s = aloitus, etelään
desk-start-w = aloitus, länteen
desk-palm = palmu
desk-sphinx = sfinksi
desk-scarab = skarabee
## Pöytä osa kerrallaan

part-board = Pelilauta
part-row = Rivi { $row }
part-rows = Aktivoitavat rivit
part-free = vapaa
part-none = ei mitään
part-site = tontti
part-foundation = perustus { $value }
part-pyramid = pyramidi, taso { $level }
part-waiting = jolla on lähetettävä työläinen
part-ships = laivat
part-stack = Pino { $stack }
part-top = päällä
part-goods = Omaisuus

## Mitä laudan ja osien tarkistus sanoo

check-line = rivi { $line }: { $text }
check-line-word = rivi { $line }: (vain huomautus) { $text }
check-fine = kaikki täsmää: tällä voi pelata kaikkia versioita
check-no-part = osaa ”{ $typed }” ei ole; osat ovat { $known }
check-section = jaksoa [{ $title }] ei ole; jaksot ovat { $known }
check-section-twice = toinen jakso [{ $title }]
check-before = ”{ $typed }” on ennen ensimmäistä jaksoa, kuten [base board]
check-number = ”{ $typed }” ei ole osien määrä
check-no-rows = laudassa ei ole rivejä
check-size = laudan koko: sarakkeita { $columns }, rivejä { $rows }; enintään { $most } ja { $high }
check-row = tällä rivillä on { $count ->
    [one] 1 ruutu
   *[other] { $count } ruutua
}, ensimmäisellä { $all }
check-field = ”{ $typed }” kohdassa { $field } ei ole ruutu: { $known }
check-symbol-rows = symbolirivejä { $count }, ruuturivejä { $rows }
check-symbols = ”{ $typed }”: kirjaimia pitäisi olla { $count }; s on sfinksi, c on skarabee
check-sites = tontteja on { $count }, mutta perustuksia vain { $most }
check-sites-nile = tontteja on { $count }; Niilin puolella niitä on vähintään { $least }
check-sites-touch = tontit { $field } ja { $other } koskettavat toisiaan; ympäröinnissä kumpikin on toiselle täysi ruutu
check-starts = aloitusruutuja (^ > v <) on { $count }, pitäisi olla { $all }
check-start-stairs = aloitusruudun { $field } portaat eivät osoita viereiseen tonttiin
check-land = laatoille on { $count ->
    [one] 1 ruutu
   *[other] { $count } ruutua
}; laattoja asetetaan enintään { $most }
check-no-site = ruudun { $field } kanssa samalla suoralla ei ole tonttia: portailla ei ole mihin osoittaa
check-no-sphinx = yhdessäkään laattaruudussa ei ole sfinksiä
check-no-scarab = yhdessäkään laattaruudussa ei ole skarabeeta
check-long = rivi { $field }–{ $end }: laattoja mahtuu { $count }, enintään saa { $most }
check-nile-side = Niili kuuluu toiselle puolelle
check-nile-twice = Niili-ruutu { $number } on kohdassa { $field } ja uudestaan kohdassa { $other }
check-nile-gap = Niili-ruutuja ei ole numeroitu aukotta: ~0, ~1, ~2 ...
check-nile-apart = Niili-ruudut { $number } ja { $next } eivät kosketa toisiaan
check-nile-start = Niilin alussa ei ole palmua
check-palms = palmuja on { $count }; niitä on vähintään { $least }
check-stairs-side = { $field }: painetut portaat (P) kuuluvat Niilin puolelle
check-stairs-missing = tontti { $field } on Niilin rannalla ja tarvitsee painetut portaat (P)
check-stairs-dry = tontilla { $field } on painetut portaat, mutta Niili ei ole vieressä
check-tile = laattaa ”{ $typed }” ei ole; symbolien järjestys on { $known }
check-tile-twice = { $typed } on tässä kahdesti
check-tile-base = { $typed } ei ole perusversion laatta
check-tile-horus = { $typed } ei ole Horus-version laatta
check-tiles-base = laattoja on { $count }; perusversiolla on { $all } omaa
check-tiles-horus = laattoja on { $count }; Horus-versiolla on { $all } omaa
check-tiles-nile = laattoja on { $count }; Niili-versiolla on { $all } omaa
check-horus-kinds = 16 laattaa on painettu niin, että samanlaisia on 2, 6, 4 ja 4
check-eyes = kahden silmän laattoja on { $count }; painettu esimerkki, jossa reunalla on 9 silmää, tarvitsee { $least }
check-level-form = ”{ $typed }”: pitäisi olla kuten ”5 blue 3” tai ”10 10”
check-levels = kerrospaloja ilman valkoisia on { $count }, pitäisi olla { $all }
check-level-colour = ensimmäinen taso puuttuu tästä väristä: { $colour }; tehtävä 3 tarvitsee kaikki kuusi väriä
check-level-few = tasoja, joiden arvo on { $number }: { $count }; tehtävä 3 tarvitsee { $least }
check-foundation-form = ”{ $typed }”: pitäisi olla arvo väliltä 1–{ $most } ja osien määrä
check-foundations = perustuksia on { $count }, pitäisi olla { $all }
check-foundation-known = sääntökirjassa näkyvä perustus puuttuu: arvo { $number }
check-task-seats = tehtävää pelataan yhdellä paikalla, jonka puolesta 1–4 ihmistä päättää yhdessä
check-solo-version = yhdellä paikalla pelataan perusversiota
check-solo-variants = yhdellä paikalla pelataan ilman muunnelmia
