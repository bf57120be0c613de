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
level-analyst = Visiiri
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
play-hint-chance = Voiton mahdollisuus tästä, jos tietokone pelaa loppuun: noin { $share } %
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
mistake-stopped = pysäytetty
mistake-near = ; pitäisikö olla ”{ $near }”?
mistake-known = ; vaihtoehdot ovat { $known }
mistake-with-advice = { $text }; { $advice }
mistake-of-game = { $game }: { $text }
mistake-span = { $low }–{ $high }
mistake-chance = sattuma
mistake-seat = paikka { $number }
mistake-arguments-required = nämä puuttuvat: { $known }
mistake-arguments-unknown = tuntematonta: { $typed }
mistake-argument-ambiguous = { $typed } ei ole yksiselitteinen; se voi olla { $known }
mistake-argument-choice = { $argument }: { $typed } ei ole valittavissa, vain { $known }
mistake-argument-one = { $argument }: arvo puuttuu
mistake-argument-some = { $argument }: ainakin yksi arvo puuttuu
mistake-argument-none = { $argument }: arvo { $typed } ei kuulu tähän
mistake-try-help = katso { $command } --help
mistake-no-game = peliä ”{ $typed }” ei ole{ $offer }
mistake-try-games = katso saqqara games
mistake-no-language = kieltä ”{ $typed }” ei ole; kielet ovat { $known }
mistake-no-number = ”{ $typed }” ei ole luku
mistake-try-whole = kokonaisluku, vähintään { $low }
mistake-out-of-range = { $typed } on rajojen ulkopuolella
mistake-try-span = väliltä { $low }–{ $high }
mistake-try-from = vähintään { $low }
mistake-seats = { $game }: paikkoja voi olla { $known }, ei { $typed }
mistake-no-option = { $game }: valintaa ”{ $typed }” ei ole{ $offer }
mistake-value = { $typed }: valitse jokin näistä: { $known }
mistake-value-or-file = { $typed }: valitse jokin näistä: { $known }, tai anna tiedoston nimi
mistake-not-a-setting = ”{ $typed }” ei ole NIMI=ARVO
mistake-try-set = esim. --set { $known }
mistake-option-twice = valinta ”{ $typed }” on annettu kahdesti
mistake-try-once = anna se kerran
mistake-no-player = bottia ”{ $typed }” ei ole{ $offer }
mistake-no-budget = { $player }: ”{ $typed }” ei kelpaa; kirjoita { $player }:1000 simulaatioille tai { $player }:500ms ajalle
mistake-bot-command = ”{ $typed }” ei ole komento: { $reason }
mistake-bot-empty = { $prefix } tarvitsee komennon, esim. { $prefix }./mybot
mistake-bot-program = ohjelmaa ”{ $typed }” ei voi ajaa
mistake-bots = botteja { $count }, paikkoja { $seats }
mistake-try-bot-a-seat = anna enintään yksi paikkaa kohti
mistake-try-bots = anna yksi botti kaikille paikoille tai jokaiselle omansa
mistake-try-file-log = anna pelitallenteen nimi
mistake-try-file-text = anna tekstitiedoston nimi
mistake-try-file-table = anna taulukkotiedoston nimi
mistake-folder-log = on kansio, ei pelitallenne
mistake-folder-text = on kansio, ei teksti
mistake-folder-table = on kansio, ei taulukko
mistake-folder = on kansio, ei tiedosto
mistake-no-file = tiedostoa ei ole
mistake-no-file-in = tiedostoa ei ole; sitä etsittiin täältä: { $here } ja { $there }
mistake-no-plain-file = ei ole tavallinen tiedosto
mistake-no-text = ei ole tekstiä: tavu { $byte } ei ole UTF-8:aa
mistake-no-utf8-name = nimi ei ole UTF-8:aa; nimeä tiedosto uudelleen
mistake-not-read = ei voi lukea
mistake-too-large = on liian suuri: enintään { $most } tavua luetaan
mistake-not-sent = sen tekstiä ei lähetetty mukana
mistake-takes-no-file = tälle valinnalle ei anneta tiedostoa
mistake-half-line = lopun puolikas rivi jätetään pois: { $text }
mistake-log-brings = ”{ $typed }” tulee tallenteesta; vain tiedostoja voi antaa
mistake-try-files = valinnat, joille annetaan tiedosto: { $known }
mistake-try-no-files = millekään valinnalle ei anneta tiedostoa
mistake-log-empty = tiedosto on tyhjä; tallenteen alussa on rivi kuten ”GAME rules 1 seats 2”
mistake-log-header = otsikko puuttuu: ”{ $typed }”, pitäisi olla kuten ”GAME rules 1 seats 2”
mistake-log-rules = { $game }: pelattu säännöillä { $rules }, mutta täällä tunnetaan vain 1–{ $last }; uudempi versio auttaa
mistake-log-no-components = peliä ei ole pelattu tällä: { $file }; otsikossa ei ole ”components sha256:...”
mistake-log-file = peli on pelattu tiedoston osilla ({ $hash }), mutta mikään valinta ei nimeä tiedostoa
mistake-log-components = peli on pelattu muilla osilla ({ $hash }), ei näillä: { $file } ({ $here })
mistake-log-advice = anna oikea tiedosto: --set { $known }
mistake-log-json = asema sanan ”from” jälkeen ei ole JSONia: { $reason }
mistake-log-deep = asema sanan ”from” jälkeen on liian syvällä sisäkkäin
mistake-log-option = otsikon ”{ $typed }” ei ole option=value{ $offer }
mistake-log-line = ”{ $typed }” ei ole tallenteen rivi
mistake-log-points = tarkistusrivillä on { $points }, mutta pöydällä { $here }
mistake-log-back = takaisin pääsee vain aiemmalle riville, ei riville { $line }
mistake-log-long = rivejä luetaan enintään { $lines } ja paluita enintään { $backs }
mistake-log-move = { $who }: ”{ $code }” ei ole sallittu: { $reason } [{ $rule }]
mistake-no-code = sellaista koodia ei ole
mistake-no-code-near = sellaista koodia ei ole; pitäisikö olla ”{ $near }”?
mistake-proof-digits = todiste tarvitsee rivin ”# { $field }”, jossa on 64 heksadesimaalinumeroa
mistake-proof-table = todiste tarvitsee jommankumman: ”# table” tai ”# deal”
mistake-proof-nonce = todiste tarvitsee rivin ”# nonce” jokaiselta paikalta nollasta alkaen tai ei yhdeltäkään
mistake-no-proof = jaosta ei ole todistetta: ”# commitment” puuttuu
mistake-try-proof = palvelin lisää sen, kun peli on ohi
mistake-few-moves = tallenteessa on vain { $count ->
    [one] 1 siirto
   *[other] { $count } siirtoa
}
mistake-try-smaller = anna pienempi luku
mistake-log-of = on pelin { $game } tallenne
mistake-try-log-of = anna pelin { $game } tallenne
mistake-there-already = on jo olemassa
mistake-try-another-file = valitse toinen tiedosto
mistake-try-another-folder = valitse toinen kansio tai siemenluku
mistake-not-installed = { $typed } ei ole asennettuna
mistake-packages = asentamatta: { $known }
mistake-try-research = asenna lisäosa research: pip install 'saqqara[research]'
mistake-no-solver = { $game }: ratkaisijaa ei ole
mistake-nothing-to-solve = ilman tehtävää ei ole mitään ratkaistavaa
mistake-solved-alone = ratkaistaan 1 paikalla
mistake-no-rule = { $game }: sääntöä ”{ $typed }” ei ole
mistake-try-near = pitäisikö olla { $near }?
mistake-nothing-to-show = { $game }: ei ole mitään näytettävää
mistake-nothing-to-check = { $game }: ei ole mitään tarkistettavaa
mistake-nothing-to-make = { $game }: ei ole mitään laadittavaa
mistake-try-tools = tarjolla: { $known }
mistake-try-no-tools = mitään ei ole tarjolla
mistake-draws-nothing = { $what } ei piirrä mitään: { $game }
mistake-try-without = jätä se pois
mistake-printed-file = tämän pelin painetut osat tunnetaan eikä niitä voi korvata; jätä tiedosto pois
mistake-printed-card = tämän pelin korteilla ei ole numeroita; jätä --card pois
mistake-try-bench = scripts/bench asentaa ne
mistake-nothing-to-resume = ei ole mitään jatkettavaa
mistake-try-logs = anna kansio: --logs DIR
mistake-not-low-high = ”{ $typed }” ei ole LOW,HIGH
mistake-nothing-to-decide = { $typed } ei jätä mitään ratkaistavaa
mistake-try-sprt = kaksi Elo-lukua, pienempi ensin, esim. --sprt=0,20
mistake-no-time = ”{ $typed }” ei ole aika
mistake-try-seconds = sekunteja yhtä vastausta kohti, esim. { $known }
mistake-arena-seats = areenalla on vähintään { $least } paikkaa, ei { $count }
mistake-arena-players = botteja { $count }, paikkoja { $seats }; anna { $known }
mistake-arena-sprt = vertaa { $least } bottia, ei { $count }
mistake-arena-there = on jo olemassa; --resume jatkaa sitä
mistake-arena-file = ei ole areenan tulostiedosto
mistake-arena-other = on pelattu: { $field } { $was }, ei { $now }
mistake-arena-result = ei ole jaon tulos
mistake-dask-package = klusteri tarvitsee paketin distributed: asenna saqqara[dask]
mistake-dask-address = ”{ $typed }” ei ole Dask-ajastimen osoite
mistake-try-dask-address = kirjoita HOST:PORT, esim. { $known }
mistake-dask-silent = osoitteessa { $address } ei vastaa mikään Dask-ajastin
mistake-try-dask-up = tarkista osoite ja se, onko ajastin käynnissä
mistake-dask-empty = klusterissa { $address } ei ole yhtään työprosessia
mistake-try-dask-worker = käynnistä niitä: { $command }
mistake-dask-lost = yhteys klusteriin { $address } katkesi
mistake-dask-deserted = klusterissa { $address } ei ole enää yhtään työprosessia
mistake-dask-none = { $worker }: sopivaa saqqaraa ei ole ({ $reason })
mistake-dask-version = { $worker }: siellä on saqqara { $theirs }, täällä { $ours }
mistake-dask-rules = { $worker }: pelin { $game } säännöt ovat { $theirs }, täällä { $ours }
mistake-dask-text = { $worker }: säännöt tai botit ovat muut kuin tällä koneella, vaikka molemmissa on saqqara { $version }
mistake-dask-player = { $worker }: { $reason }
mistake-try-dask-same = asenna sama saqqara ajastimelle ja kaikille työprosesseille
mistake-dask-program = ”{ $typed }” on tämän koneen ohjelma, jota klusterissa ei ole
mistake-try-no-dask = pelaa ilman valitsinta --dask
mistake-dask-killed = jako { $deal } katosi usean työprosessin mukana, yhden toisensa jälkeen
mistake-try-dask-log = syy saattaa näkyä niiden lokeissa
mistake-try-kept = opittu säilyy; jatka: --resume { $folder }
mistake-database-address = tämä ei ole tietokannan osoite
mistake-database-kind = ”{ $typed }” on täällä tuntematon; tarjolla on postgresql
mistake-database-package = PostgreSQL tarvitsee paketin psycopg: asenna saqqara[postgres]
mistake-try-database-form = kirjoita postgresql://USER@HOST/NAME
mistake-try-database = anna tietokanta: --database
mistake-try-database-up = tarkista osoite ja se, onko tietokanta käynnissä
mistake-try-or-database-up = tai tarkista osoite ja se, onko tietokanta käynnissä
mistake-workers-database = useampi prosessi tarvitsee PostgreSQL:n
mistake-workers-port = useampi prosessi ei voi jakaa porttia tässä järjestelmässä
mistake-try-port = anna toinen --host tai --port
mistake-data-used = toinen prosessi käyttää tätä dataa eikä vastaa
mistake-try-stop = pysäytä se ensin
mistake-try-data = valitse toinen kansio: --data
mistake-try-or-data = tai valitse toinen kansio: --data
mistake-not-used = ei voi käyttää: { $reason }
mistake-not-written = ei voi kirjoittaa: { $reason }
mistake-try-checkout = käytä omaa työkopiotasi
mistake-try-unchanged = mitään ei muutettu
mistake-no-texts = tekstejä ”{ $typed }” ei ole{ $offer }
mistake-no-translation = käännöstä ”{ $typed }” ei ole{ $offer }
mistake-text-column = saraketta ”{ $typed }” ei ole: ensimmäinen rivi on { $known }
mistake-text-unknown = tekstiä ”{ $typed }” ei ole osassa ”{ $part }”
mistake-text-changed = { $text }: englanninkielinen teksti on jo toinen: { $now }
mistake-text-empty = { $text }: käännös on tyhjä
mistake-text-fluent = { $text }: ei luettavissa Fluentina; katso aaltosulkeet ja sisennykset
mistake-text-places = { $text }: { $typed } ei täyty tässä; englannissa on { $known }
mistake-text-no-places = ei mitään täytettävää
mistake-no-out = kansiota, johon kirjoitetaan, ei ole
mistake-try-out = anna se: --out DIR
mistake-not-number-within = ”{ $typed }” ei ole luku väliltä { $low }–{ $high }
mistake-not-a-b = ”{ $typed }” ei ole A,B
mistake-try-a-b = kaksi lukua, enintään { $most }, luvun { $step } kerrannaisia, esim. { $known }
mistake-no-folder = kansiota ei ole
mistake-try-resume = --resume on aiemman harjoittelun --out
mistake-no-file-of-name = tiedostoa { $file } ei ole
mistake-try-no-resume = ei mitään jatkettavaa
mistake-checkpoint-damaged = harjoittelun tallenne on vioittunut ({ $reason })
mistake-checkpoint-sizes = sen osien koot eivät täsmää
mistake-not-so-small = näin pientä siitä ei saa: painoja jää vähintään { $least }
mistake-nothing-to-trim = vain jatkettavaa verkkoa voi pienentää: lisää --resume DIR
mistake-checkpoint-of = se kuuluu muualle: { $game }, säännöt { $rules }, tai muut painetut osat
mistake-torch = Torchia ei voi käyttää ({ $reason })
mistake-try-torch = asenna saqqara[train]
mistake-torch-differs = Torchin ja NumPyn gradientit eroavat { $apart } pituudestaan
mistake-try-numpy = opeta tällä koneella valitsimella --learner numpy
mistake-no-worker = yhtään pelaavaa prosessia ei ole enää; opittu säilyy
mistake-no-network = { $game }: verkkoa ei ole
mistake-try-network = anna verkon kansio: --resume DIR
mistake-network-for = verkko on toiselle pelille: { $game }
mistake-network-rules = verkko on opetettu säännöillä { $rules }, nämä ovat säännöt { $here }
mistake-network-things = verkko on opetettu muilla painetuilla osilla
mistake-network-answers = vastaukset tai pisteiden lähteet ovat toiset
mistake-network-looks = se katsoo { $count } lukua, peli näyttää täällä { $here }
mistake-network-weights = { $file } ei sisällä painoja, jotka { $card } mainitsee: { $count }
mistake-network-shape = { $card } ei kerro verkon muotoa: { $reason }
mistake-network-impossible = { $card } kuvaa verkon, jota ei voi olla
mistake-no-data = varmuuskopioitavaa dataa ei ole
mistake-try-name-data = anna sen kansio: --data
mistake-try-name-file = anna toinen tiedosto
mistake-file-not-written = ei voi kirjoittaa: { $reason }
mistake-no-backup = ei ole varmuuskopio
mistake-try-backup = tee sellainen: saqqara backup
mistake-backup-damaged = on vioittunut
mistake-try-another-backup = käytä toista varmuuskopiota
mistake-data-running = palvelin on käynnissä tällä datalla
mistake-data-there = dataa on jo
mistake-try-force-data = käytä valitsinta --force tai toista kansiota: --data
mistake-try-force-database = käytä valitsinta --force tai toista tietokantaa
mistake-try-up = tarkista osoite ja tietokannan toiminta
mistake-data-other-version = on toisesta versiosta
mistake-try-start-once = käynnistä palvelin sillä kerran ja yritä sitten uudelleen
mistake-data-newer = datan on kirjoittanut uudempi versio (revisio { $revision }); päivitä ohjelma
mistake-of-file = { $file }: { $text }
mistake-search-budget = haku tarvitsee laskentamäärän: vähintään 1 simulaatio tai 1ms
mistake-search-room = haku tarvitsee tilaa: muistia { $memory } MB, solmuja mahtuu enintään { $nodes }
mistake-guest-budget = { $player }: ”{ $typed }” ei kelpaa; kirjoita { $player }:1000 simulaatioille, vähintään { $least }
mistake-guest-missing = { $player } tarvitsee paketin { $package }, jota ei ole asennettu: pip install 'saqqara[research]'
mistake-system-address-taken = osoite on jo käytössä
mistake-system-address-not-here = tällä koneella ei ole tätä osoitetta
mistake-system-name-unknown = nimeä ei tunneta
mistake-system-name-not-found = nimeä ei voi juuri nyt selvittää
mistake-system-denied = ei käyttöoikeutta
mistake-system-no-file = tiedostoa tai kansiota ei ole
mistake-system-folder = on kansio
mistake-system-no-folder = ei ole kansio
mistake-system-exists = tiedosto on jo olemassa
mistake-system-read-only = tiedostojärjestelmä on vain luettavissa
mistake-system-full = levytila on lopussa

## Komentorivin ohjeet: kukin yhdellä rivillä, eikä mitään täytettävää

help-usage = käyttö:
help-arguments = argumentit
help-options = valitsimet
help-help = näytä tämä ohje ja lopeta
help-version = näytä ohjelman versio ja lopeta
help-saqqara = Muinaisen Egyptin lautapelejä: pelaa, katso uudelleen, simuloi, mittaa.
help-json = tulosta yksi JSON-olio eikä mitään muuta
help-seats = pelaajien määrä (oletus: 2 tai pienin pelille sopiva)
help-seed = luku; sama siemenluku jakaa samat kortit
help-set = pelin valinnat
help-files = pelitallenteen nimeämät tiedostot, jos ne ovat nyt muualla
help-deals = montako jakoa (oletus: 100)
help-data = tietojen kansio (oletus: oma datakansiosi)
help-database = PostgreSQL kansion sijasta: postgresql://... (oletus: SAQQARA_DATABASE, jos se on asetettu)
help-game = katso `saqqara games`
help-to-serve = Käynnistä palvelin ja avaa sen sivu.
help-serve-host = palvelimen osoite (oletus: 127.0.0.1)
help-serve-port = portti (oletus: 8321; seuraava vapaa, jos se on varattu)
help-serve-no-browser = älä avaa selainta
help-serve-lan = päästä muut verkossasi pelaamaan ja näytä koodi puhelimille
help-serve-workers = palvelevia prosesseja (oletus: 1; useampi vaatii valitsimen --database)
help-serve-proxy = edessä olevat välityspalvelimet, joiden osoitetietoihin luotetaan
help-to-backup = Kirjoita kaikki pöydät yhteen tiedostoon.
help-to-restore = Palauta varmuuskopio.
help-restore-force = korvaa nykyiset tiedot; ne säilyvät vieressä
help-to-play = Pelaa peli päätteessä.
help-play-bots = viimeisten paikkojen botit, esim. level2,greedy; none: vain ihmisiä
help-play-resume = jatka tallennettua peliä
help-play-lang = en, de, cs, fi, sv tai hu (oletus: järjestelmän kieli)
help-to-simulate = Anna bottien pelata monta peliä ja laske tulokset.
help-simulate-games = montako peliä (oletus: 1000)
help-simulate-bots = yksi kaikille paikoille tai yksi kullekin
help-simulate-logs = kirjoita jokaisen pelin tallenne sinne
help-simulate-parquet = kirjoita jokainen päätös ja mitä silloin näkyi sinne
help-to-arena = Anna bottien kohdata samoilla jaoilla kaikissa istumajärjestyksissä ja vertaa niitä.
help-arena-players = kaksi tai useampia, esim. greedy,cmd:./mybot
help-arena-logs = kirjoita jokaisen pelin tallenne sinne ja tulokset sitä mukaa kuin niitä tulee
help-arena-resume = jatka valitsimen --logs kansiossa olevista tuloksista
help-arena-sprt = lopeta, kun toinen kahdesta Elo-erosta on kumottu
help-arena-workers = montako prosessia (oletus: yksi ydintä kohti)
help-arena-limit = sekunteja yhteen vastaukseen (oletus: 60)
help-arena-bot-seconds = sekunteja cmd:-botin vastaukseen (oletus: 10)
help-arena-controls = jakoja kutakin tarkistusta kohti (oletus: kahdeskymmenesosa, 10–100)
help-dask = pelaa tämän Dask-ajastimen klusterissa, esim. 127.0.0.1:8786
help-to-solve = Etsi voittolinjoja jaoista, joiden koko järjestys tiedetään.
help-solve-task = lyhenne valinnalle --set task=T
help-solve-width = montako pöytää säilytetään vuoroa kohti (oletus: 100)
help-solve-logs = kirjoita jokaisen ratkaistun jaon tallenne sinne
help-to-train = Opeta pelin verkkoa: se pelaa itseään vastaan ja oppii siitä.
help-train-minutes = montako minuuttia kaikkiaan (oletus: 9)
help-train-out = kansio harjoitustilalle, verkolle, sen kortille ja kuvalle
help-train-resume = jatka tässä kansiossa olevasta harjoitustilasta
help-train-seed = luku (oletus: 1)
help-train-workers = pelaavia prosesseja (oletus: yksi ydintä kohti, paitsi yksi)
help-train-layers = uuden verkon kahden kerroksen leveydet (oletus: 128,64)
help-train-most-weights = jatkettava verkko pitää enintään näin monta painoa: arvot, joita ei juuri koskaan tule, jakavat ne (oletus: kaikki)
help-train-least-seats = pöydissä, joissa on vähemmän paikkoja, ei harjoitella eikä pelata tällä verkolla (oletus 1)
help-train-rate = suurin oppimisnopeus, esim. 0.0002 (oletus 0.002 uudelle verkolle, 0.001 oppimista jatkavalle)
help-train-simulations = simulaatioita opittavaa vuoroa ja nopeaa vuoroa kohti (oletus: 96,16)
help-train-learner = kuka oppii
help-train-steps = lopeta näin monen askeleen jälkeen (oletus: vain ajan mukaan)
help-lessons-games = lopeta näin monen pelin jälkeen (oletus: vain ajan mukaan)
help-train-export = kirjoita --resume-kansion tai pelin verkko ONNX-muodossa
help-train-measure = pelaa N peliä --resume-kansion tai pelin verkolla: pitääkö sen sana paikkansa?
help-train-self-check = vertaa Torchin ja NumPyn gradientteja ja lopeta
help-to-replay = Toista pelitallenne ja näytä pöytä.
help-replay-at = pysähdy N siirron jälkeen
help-to-position = Luettele, mitä pelitallenteen lopussa saa tehdä.
help-to-verify = Tarkista, että pelitallenteessa on jaettu siemenluvun mukaan.
help-to-perft = Laske pelipuu annettuun syvyyteen.
help-perft-from = laske tämän pelitallenteen lopusta
help-perft-divide = näytä määrä jokaisen ensimmäisen toiminnon alla
help-perft-chance = käy sattuma läpi sen sijaan, että kysyttäisiin jaolta
help-to-rules = Näytä pelin säännöt lause kerrallaan.
help-rules-lang = kuten komennossa play; --json-tulosteessa oletus on en
help-rules-id = yksi lause, esim. sail-2
help-to-texts = Näytä käännös englannin rinnalla tai korjaa sitä.
help-texts-lang = de, cs, fi, sv tai hu
help-texts-game = peli, house tai page (oletus: kaikki)
help-texts-csv = tulosta taulukko taulukkolaskentaa varten
help-texts-read = ota tällaisen taulukon korjaukset teksteihin
help-to-games = Luettele pelit, niiden paikat ja valinnat.
help-games-lang = kerro, minkä nimisiä ne ovat: en, de, cs, fi, sv tai hu
help-to-components = Näytä, tarkista tai tee pelin painetut osat.
help-components-card = vain tämä yksi
help-components-svg = tulosta piirros tekstin sijasta
help-components-lang = komennon `check` löydösten kieli: en, de, cs, fi, sv tai hu
help-to-bench = Mittaa sääntöjen nopeus.
help-bench-peers = mittaa muut ohjelmat samassa ajossa

## Bottien virheet areenalla ja huomautukset matkan varrella

failed-no-json = vastaus ”{ $typed }” ei ole JSONia
failed-no-option = vastaus ”{ $typed }” ei ole mikään vaihtoehdoista (niitä on { $count })
failed-number = { $typed } ei ole mikään vaihtoehdoista { $known }
failed-start = { $program } ei käynnisty: { $reason }
failed-late = ei vastausta ajassa { $seconds } s
failed-long = vastauksen rivillä on yli { $most } merkkiä
failed-closed = ohjelma sulki tulosteensa
failed-ended = ohjelma päättyi koodiin { $code }
failed-remark = { $text }: { $remark }
failed-died = botin prosessi päättyi
failed-starting = areenan prosessi päättyy heti käynnistyttyään (paluukoodi { $code })
failed-at-deal = areenan prosessi päättyi jaossa { $deal } (paluukoodi { $code })
note-compiling = Käännetään pelin { $game } säännöt, kerran tällä koneella: noin 20 sekuntia.
note-damaged = Käännetyt säännöt kansiossa { $folder } olivat vioittuneet, ja ne tehdään uudelleen.
note-cache = Välimuistikansiota ei voi käyttää ({ $reason }: { $folder }); säännöt käännetään vain tätä ajoa varten.
note-no-compiler = Kääntäjää ei voi käyttää ({ $reason }); säännöt toimivat tavallisena Pythonina, lähes 200 kertaa hitaammin.
note-network-unusable = Pelin { $game } verkkoa ei voi käyttää ({ $reason }); haku jatkuu ilman sitä.
note-network-misfit = Pelin { $game } verkko ei sovi ({ $reason }); haku jatkuu ilman sitä.
note-network-things = Pelin { $game } verkko on opetettu muilla painetuilla osilla; haku jatkuu ilman sitä.
note-tables = taulukot, kerran tälle pakalle: { $done } / { $whole }
note-tables-damaged = Taulukot kansiossa { $folder } olivat vioittuneet, ja ne lasketaan uudelleen.
note-tables-not-kept = Taulukoita ei voi säilyttää ({ $reason }: { $folder }); ne lasketaan ensi kerralla uudelleen.

## Mitä komennot vastaavat

said-figure = { $figure }
said-percent = { $share } %
said-games = { $count ->
    [one] { $count } peli
   *[other] { $count } peliä
}
said-deals = { $count ->
    [one] { $count } jako
   *[other] { $count } jakoa
}
said-moves = { $count ->
    [one] { $count } siirto
   *[other] { $count } siirtoa
}
said-seats = { $count ->
    [one] { $count } paikka
   *[other] { $count } paikkaa
}
said-simulate = { $game }: { $games }, { $moves }, kesken { $unfinished }, pelejä suoritinsekunnissa { $pace }
said-simulate-seat = paikka { $number }  { $bot } keskiarvo { $mean }   voitot { $share } %   ({ $low }–{ $high })
said-solve = { $game }: { $deals }, joista ratkaistu { $solved }: { $share } %   ({ $low }–{ $high })
said-solve-best = paras pistemäärä keskimäärin: { $points }, sekunteja jakoa kohti: { $seconds }
said-won = voitto: { $who }
said-nobody = ei kukaan
said-weight = paino { $weight }
said-seed-other = { $file }: siemenluku ei ole luvattu: sen SHA-256 on { $hash }
said-dealt-other = { $where }: pelitallenteessa on ”{ $said }”, siemenluku jakaa ”{ $dealt }”
said-checked = { $count ->
    [one] { $count } sattuman tulos tarkistettu
   *[other] { $count } sattuman tulosta tarkistettu
}
said-game = { $game }: paikkoja { $seats }
said-changed = muutettu { $count }
said-changed-in = muutettu { $count }: { $files }
said-arena = { $game }, { $seats }: { $deals }, { $games }, siemenluku { $seed }
said-arena-unfinished = kesken { $count }
said-arena-points = pisteet { $points }
said-arena-pace = { $ms } ms päätöstä kohti
said-arena-pair = { $first } edellä, vastassa { $second }: { $share }
said-arena-margin = pisteet { $margin }
said-arena-margin-between = pisteet { $margin } ({ $low } … { $high })
said-share = { $share } %  ({ $low }–{ $high })
said-span = ({ $low } … { $high })
said-elo = Elo, keskiarvo 0:
said-sprt = testi { $low } vastaan { $high } Elo: { $text } ({ $deals }, { $ratio })
said-sprt-low = { $name } on enintään { $elo } Elo vahvempi
said-sprt-high = { $name } on vähintään { $elo } Elo vahvempi
said-sprt-open = kumpaakaan ei ole vielä osoitettu
said-sprt-first = ensimmäinen
said-mirror = peili: { $name } itseään vastaan: { $share }, { $deals }: { $text }
said-mirror-ok = pysyy 50 prosentissa, kuten pitää
said-mirror-not = EI pysy 50 prosentissa: sattumalta niin käy 1 peilille 20:stä
said-sanity = järkevyystarkistus: { $name }, vastassa { $against }: { $share }, { $deals }: { $text }
said-sanity-ok = varmasti edellä, kuten pitää
said-sanity-not = EI varmasti edellä
said-forfeit = luovutus: { $name } paikalla { $number }, jako { $deal }, peli { $game }, päätös { $decision }: { $why }
said-forfeits-more = { $count ->
    [one] ja vielä { $count } luovutus
   *[other] ja vielä { $count } luovutusta
}
said-stopped = keskeytetty, valmiina { $done } (tavoite { $deals }); { $advice }
said-stopped-resume = --resume jatkaa
said-stopped-logs = valitsimella --logs DIR voisi jatkaa
said-serve-running = Saqqara on jo käynnissä: { $address }
said-serve-moved = Portti on varattu, joten käytetään seuraavaa vapaata.
said-serve-up = Saqqara on osoitteessa { $address } (Ctrl-C lopettaa)
said-serve-lan = Muut verkossasi löytävät sen osoitteesta { $address }
said-serve-stopped = Saqqara on lopetettu.
said-backup = { $file }: { $size } tavua
said-restored = palautettu: { $where }
said-restored-kept = palautettu: { $where }; entinen on nyt { $kept }
said-database = tietokanta

## Mitä opetus kertoo

train-no-accelerator = Kiihdytintä ei ole; NumPy oppii.
train-grown = Verkko katsoo nyt { $after } lukua, ennen { $before }: uusi alkaa ilman painoa.
train-trimmed = Verkossa on { $after } painoa, ennen { $before }: arvot, joita ei juuri koskaan tule, jakavat painonsa.
train-apart = Torch ja NumPy eroavat { $apart } gradientin pituudesta.
train-instead = Torchin sijasta oppii NumPy: { $reason }
train-progress = { $share } %  pelit { $games }  vuorot { $turns }  askeleet { $steps }  painot { $number }  { $losses }  { $strength }
train-left = pelaavista prosesseista ({ $workers }) on jäljellä { $alive }
train-begins = pelaavia prosesseja { $workers }, oppija { $learner }, siemenluku { $seed }
train-ahead = edellä, vastassa { $against }: { $share } %, pelejä { $games }, 64 simulaatiota
against-start = alkuverkko
train-both = { $first }; { $second }
found-games = pelit { $value }
found-turns = vuorot { $value }
found-steps = askeleet { $value }
found-strength = vahvuus: { $value }
found-apart = ero { $value }
found-accelerator = kiihdytin { $value }
found-calibration_error = kalibrointivirhe { $value }
found-told_came_times = sanottu, toteutunut, kertaa: { $value }
found-file = tiedosto { $value }
found-weights = painot { $value }

## Mitä mitataan

bench-head = päätöksiä suoritinsekunnissa
bench-first-options = ensimmäiset valinnat
bench-last-options = viimeiset valinnat
bench-row = { $game }, { $mix }, paikkoja { $seats }
bench-row-plain = { $game }, { $mix }, paikkoja { $seats }, tavallinen Python
bench-ratio = { $game }, paikkoja { $seats }; käännetty verrattuna tavalliseen Pythoniin: { $ratio }×
bench-peer = verrattuna, { $name }: { $ratio }×
bench-state = State on { $size } tavua ja kopioituu ajassa { $time } ns
bench-starts = ensimmäinen käynnistys: kääntäminen { $cold } s, myöhemmät: { $warm } s
