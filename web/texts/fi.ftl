### The shell in Finnish. Nothing is inflected that is filled in: it stands first, alone or after a colon.

## Everywhere

brand = Saqqara
chance = Sattuma

## Every page

page-title = { $page } · Saqqara
page-offline = Ei yhteyttä. Näkymä säilyy, ja siirtosi odottavat, kunnes yhteys palaa.
offline-needs = Tällä laitteella jo avattuja sääntöjä ja uusintoja voi katsoa ilman yhteyttä. Kaikki muu tarvitsee palvelua: pöydät, tietokonepelaajat ja uudet pelit.
offline-replays = Tällä laitteella säilyvät uusinnat
header-skip = Siirry sisältöön
header-home = Saqqara: etusivulle
header-light = Vaalea teema
header-dark = Tumma teema
load-wait = Hetkinen…
load-retry = Yritä uudelleen
language-pseudo = Pseudokieli

## Seats, by the colour of their pieces

seat-0 = Lapis
seat-1 = Karneoli
seat-2 = Alabasteri
seat-3 = Eebenpuu
seat-open = Vapaa paikka
seat-you = Sinä
seat-bot = Tietokone · { $level }

## Playing strength

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

## The first page

home-about = Kolme lautapeliä muinaisesta Egyptistä, ystävien kanssa tai tietokonetta vastaan.
home-start = Pelaa
home-way = Kenen kanssa
home-play-now = Pelaa heti
home-friends = Ystävien kanssa
home-screen = Samalla laitteella
home-way-bots = Valitse peli ja vaikeustaso, niin peli alkaa saman tien.
home-way-friends = Saat linkin. Sen avaajat voivat istua pöytään, ja tietokone voi täyttää loput paikat.
home-way-screen = Kaikki pelaavat tällä laitteella. Salaisuudet pysyvät verhon takana.
home-go-bots = Pelaa: { $game }
home-go-friends = Avaa pöytä
home-go-screen = Aloita: { $game }
home-more = Kaikki valinnat
home-rules-of = Säännöt: { $game }
home-name-of = Nimi: { $seat }
home-continue = Jatka
home-continue-none = Pöytäsi näkyvät täällä.
home-finished = Päättyneitä pelejä: { $count }
home-public = Avoimet pöydät
home-public-none = Avoimia pöytiä ei juuri nyt ole. Sinun pöytäsi voi olla ensimmäinen: valitse ”Ystävien kanssa” ja sitten ”Kaikki valinnat”.
home-log = Avaa tallennettu peli
home-log-hint = Täällä tai komentorivillä tallennettu peli. Voit katsoa sen alusta loppuun ja jatkaa sitä mistä kohdasta tahansa.
home-log-file = Tiedosto
home-log-text = Tai sen teksti
home-log-go = Avaa

## Lists of tables

tables-open = { $count ->
    [one] 1 paikka vapaana
   *[other] { $count } paikkaa vapaana
}
tables-playing = Peli käynnissä
tables-watch = Katso
tables-yours = Sinun vuorosi
tables-waiting = Odotetaan: { $who }
tables-won = Voitit
tables-saved = Tallennettu peli
tables-over = Päättynyt

## A new table

new-title = Uusi pöytä
new-lead = Kaikki on valmiina: voit aloittaa saman tien.
new-game = Peli
new-seats = Paikat
new-seat-of = Paikan pelaaja: { $seat }
new-me = Minä
new-open = Vapaa
new-bot = Tietokone
new-name = Nimesi
new-open-hint = sille, jolla on linkki
new-level = Vaikeustaso
new-options = Pelin valinnat
new-option-what = Mistä kohdassa ”{ $option }” on kyse
new-file = tiedostosta…
new-file-of = Tiedosto: { $option }
new-own = oma: { $name }
new-pace = Tahti
new-live = Yhdeltä istumalta
new-turns = Usean päivän aikana
new-live-hint = Kaikki ovat paikalla nyt.
new-turns-hint = Jokainen pelaa, kun itselle sopii.
new-clock = Kellon kanssa
new-clock-move = Sekunteja siirtoa kohden
new-clock-bank = Vara-aika minuutteina
new-clock-days = Päiviä siirtoa kohden
new-table = Pöytä
new-who = Kuka löytää pöydän
new-private = Vain linkin saaneet
new-public = Kaikki
new-chat = Keskustelu
new-auto = Vastaa automaattisesti, kun vaihtoehtoja on vain yksi
new-auto-hint = Vain silloin, kun kaikki saavat nähdä, ettei muita ole.
new-stand-in = Kuka jatkaa lähteneen paikalla
new-deal = Jaon nimi
new-deal-hint = Samannimisissä pöydissä on sama jako, avasipa ne kuka tahansa.
new-go = Aloita
new-go-open = Avaa pöytä
new-cancel = Peruuta

## A table before its game

room-title = { $game }: ketkä pelaavat?
room-table = Pöytä
room-gone = Pöytää ei ole
seats-waiting = { $count ->
    [one] Peli alkaa, kun viimeinenkin paikka täyttyy.
   *[other] Peli alkaa, kun kaikki paikat täyttyvät; vapaana on { $count }.
}
seats-title = Paikat
seats-here = paikalla
seats-sit = Istu tähän
seats-sit-on = Istu paikalle: { $seat }
seats-bot = Tietokone
seats-bot-on = Tietokone paikalle: { $seat }
seats-free-up = Vapauta
seats-free-up-of = Vapauta paikka: { $seat }
seats-start = Täytä pöytä ja aloita
seats-start-hint = Tietokone pelaa kaikilla vapailla paikoilla.
seats-share = Kutsu
seats-share-link = Linkki ystävillesi
seats-share-hint = Linkin avaaja voi istua vapaalle paikalle tai katsoa peliä, jos paikat ovat täynnä.
seats-own-link = Oma paikkasi
seats-own-hint = Vain sinulle: linkillä pääset takaisin tälle paikalle toiselta laitteelta.
seats-about = Tietoja pöydästä
seats-deal = Jako: { $deal }
seats-delete = Poista pöytä
clock-days = { $days ->
    [one] 1 päivä siirtoa kohden
   *[other] { $days } päivää siirtoa kohden
}
clock-live = { $move } s siirtoa kohden, vara-aikaa { $bank } min
share-copy = Kopioi linkki
share-copied = Linkki kopioitu
share-share = Jaa
share-code = Sama linkki puhelimen kameralle
share-here = Linkki avautuu vain tällä tietokoneella. Käynnistä Saqqara komennolla ./play --lan ja avaa se osoitteessa, jonka komento näyttää: silloin myös muut samassa verkossa pääsevät mukaan, puhelimellakin.
claim-title = Paikkasi
claim-text = Linkki vie pöytääsi.
lost-title = Täällä ei ole mitään
lost-text = Osoite ei vie minnekään. Ehkä linkistä jäi osa pois.
lost-home = Etusivulle

## The end of a game

end-winner = Voittaja: { $who }!
end-you = Voitit!
end-shared = Jaettu voitto: { $who }
end-nobody = Peli päättyi tappioon.
end-points = Pisteet lähteittäin
end-source = Pisteet
end-total = Yhteensä
end-course = Pisteiden kehitys
end-rematch = Uusintapeli
end-rematch-join = Uusintapeliin
end-replay = Uusinta
end-log = Lataa pelin kulku
end-home = Etusivu
end-fair = Oliko sattuma reilu?
end-fair-text = Siemenluvun sormenjälki näytettiin ennen ensimmäistä siirtoa, eikä kukaan voinut valita siemenlukua peliä tuntien. Nyt kun se tiedetään, siitä ja pelin kulusta voi laskea uudelleen kaiken, minkä sattuma ratkaisi.
end-seed = Siemenluku
end-seed-later = Se näytetään, kun viimeinenkin tämän jaon pöytä on pelattu.
end-commitment = Alussa näytetty sormenjälki
end-verify = Tarkista itse
plot-about = Kaikkien paikkojen pisteet, vaiheita: { $count }
plot-axis = pelin vaiheet

## Replay

replay-title = { $game }: uusinta
replay-short = Uusinta
replay-keys = Nuolet: vaihe kerrallaan; Home ja End: alkuun ja loppuun; välilyönti: toisto.
replay-step = Vaihe
replay-at = { $step } / { $last }
replay-first = Alkuun
replay-back = Edellinen vaihe
replay-play = Toista
replay-pause = Tauko
replay-on = Seuraava vaihe
replay-last = Loppuun
replay-scores = Pisteet
replay-story = Mitä tapahtui
replay-nothing = Peli on alkamassa.
replay-taken-back = { $who } kumoaa siirron.
replay-branch = Jatka tästä
replay-branch-hint = Oma pöytä tästä vaiheesta alkaen; muilla paikoilla pelaa tietokone.
replay-branch-seat = Oma paikkasi
replay-branch-as = { $seat } ({ $who })
replay-branch-go = Pelaa tästä
replay-share = Jaa
replay-share-link = Linkki vaiheeseen { $step }

## Rules

rules-short = Säännöt
rules-read = Lue säännöt
rules-title = { $game }: säännöt
rules-search = Etsi säännöistä
rules-only = Vain omat tulkintamme
rules-play = Pelaa
rules-count = { $count ->
    [one] 1 sääntö
   *[other] { $count } sääntöä
}
rules-chapters = Luvut
rules-others = Muiden pelien säännöt
rules-ours = oma tulkintamme
rules-link = Linkki sääntöön { $id }
rules-none = Näitä sanoja ei löydy säännöistä.

## Settings

settings-title = Asetukset
settings-lead = Tallessa tässä selaimessa. Kaikki tulee voimaan heti.
settings-you = Sinä
settings-name = Nimesi
settings-name-hint = Siitä muut näkevät, kuka pelaa.
settings-name-kept = Muut näkevät tämän nimen tästä lähtien.
settings-keep = Tallenna
settings-kept = Tallennettu
settings-look = Kieli ja ulkoasu
settings-language = Kieli
settings-theme = Teema
settings-theme-auto = Kuten laitteessa
settings-theme-light = Vaalea
settings-theme-dark = Tumma
settings-motion = Animaatiot
settings-motion-auto = Kuten laitteessa
settings-motion-off = Pois
settings-speed = Nopeus
settings-speed-slow = Hidas
settings-speed-usual = Tavallinen
settings-speed-fast = Nopea
settings-speed-instant = Heti
settings-playing = Pöydässä
settings-sound = Äänet
settings-sound-hint = Puuta ja vettä, ja rumpu, kun on sinun vuorosi.
settings-confirm = Vahvista jokainen siirto
settings-confirm-hint = Muuten viimeinen napsautus tekee siirron; vahingot voi kumota.

## Chat

chat-title = Keskustelu
chat-messages = Viestit
chat-none = Kukaan ei ole vielä sanonut mitään.
chat-write = Kirjoita jotain
chat-send = Lähetä
chat-guest = Vieras

## Mistakes

error-offline = Palveluun ei saada yhteyttä. Tarkista yhteytesi ja yritä uudelleen.
error-not-kept = Tämä uusinta ei ole tällä laitteella, joten se tarvitsee palvelua. Täällä jo katsotut uusinnat avautuvat ilman sitä.
error-broken = Jokin meni pieleen. Yritä hetken kuluttua uudelleen.
error-no-table = Tällaista pöytää ei ole. Tarkista linkki.
error-not-found = Tällaista ei ole. Tarkista linkki.
error-deleted = Pöydän avaaja on poistanut pöydän.
error-gone = Tätä ei enää ole.
error-full = Pöytä on täynnä.
error-taken = Paikka on varattu.
error-not-yours = Tämä ei ole sinun paikkasi.
error-not-host = Vain pöydän avaaja voi tehdä tämän.
error-too-much = Liian paljon kerralla. Odota hetki ja yritä uudelleen.
error-stale = Tilanne on ehtinyt muuttua.
error-illegal = Siirto ei ole sallittu.
error-over = Peli on päättynyt.
error-not-stored = Siirtoa ei voitu tallentaa. Yritä hetken kuluttua uudelleen.
error-too-large = Liian suuri.
error-no-link = Linkki ei toimi: se on korvattu uudella, tai sen pöytä on poistettu.
error-no-game = Tällaista peliä ei ole.
error-no-components = Tässä pelissä ei ole mitään syötettävää.
error-no-seat = Tässä pöydässä ei ole tällaista paikkaa.
error-no-level = Tällaista vaikeustasoa ei ole.
error-no-point = Pelissä ei ole tällaista vaihetta.
error-no-page = Tässä osoitteessa ei ole mitään.
error-begun = Peli on jo alkanut.
error-not-begun = Peli ei ole vielä alkanut.
error-not-over = Peli ei ole vielä päättynyt.
error-moved = Joku muu on jo tehnyt siirron: voit sen sijaan poistua pöydästä.
error-present = Paikan pelaaja on täällä.
error-away = Botti pelaa puolestasi: ota ensin paikkasi takaisin.
error-secret = Peli on kesken, ja siinä on salaisuuksia. Odota sen loppua.
error-deal-over = Tämänniminen jako on jo päättynyt. Valitse toinen nimi.
error-name = Nimeä ei voi käyttää. Valitse toinen.
error-log = Tallennettua peliä ei voi lukea: { $text }
error-set-up = Pöytää ei voi avata näin: { $text }
error-csrf = Istunto on vanhentunut. Lataa sivu uudelleen.
error-body = Jotakin tästä ei voi käyttää: se puuttuu, on liian pitkä tai sisältää merkkejä, joita ei voi tallentaa.
error-clock = Tämä kello ei sovi pöydän tahtiin.
error-who = Selaimesi ei kertonut, kuka olet. Salli tämän sivun evästeet ja lataa sivu uudelleen.
error-no-chat = Tässä pöydässä ei ole keskustelua.
error-not-asked = Tätä ei enää pyydetä.
error-request = Sivu ja palvelu eivät ymmärrä toisiaan. Lataa sivu uudelleen.

## The table

table-home = Etusivu
table-players = Pelaajat
table-you = sinä
table-bot = tietokone
table-program = ohjelma
table-sits-in = botti sijaistaa
table-absent = ei paikalla
table-decides = päättää nyt
table-days = { $days ->
    [one] { $days } päivä
   *[other] { $days } päivää
}
table-points = { $count ->
    [one] { $count } piste
   *[other] { $count } pistettä
}
table-question = Sinun valintasi
table-board = Pelilauta
table-notes = Huomautukset tästä pöydästä
table-news = Pöydän uutiset
table-coming = Pöytää valmistellaan…
table-waiting = Odotetaan: { $who }
table-your-turn = Sinun vuorosi
table-sending = Lähetetty, odotetaan vastausta…
table-stale = Tilanne oli ehtinyt muuttua: katso uudelleen.
table-choices = { $count ->
    [one] { $count } vaihtoehto
   *[other] { $count } vaihtoehtoa
}
table-back = Takaisin
table-back-to = Takaisin tähän vaiheeseen
table-do-it = Vahvista
table-story = Mitä tapahtui
table-all = Näytä kaikki vastaukset ({ $count })
table-fewer = Näytä vähemmän vastauksia
table-story-all = Näytä kaikki rivit ({ $count })
table-took-back = { $who } kumoaa siirron
table-undone = kumottu
table-end = Loppupisteytys:
table-undo = Kumoa
table-undo-ask = Pyydä kumoamista
table-why = Miksi ei tähän?
table-why-later = Tämä on vasta toinen vaihe: aloita korostetuista kohdista.
table-why-nothing = Tässä ei ole nyt mitään valittavaa.
table-why-short = Miksi?
table-why-of = Miksi ei: { $what }
table-cannot = Mitä en voi tehdä?
table-cannot-more = Lisäksi { $count } muuta
table-cannot-none = Säännöt eivät nyt kiellä laudalla mitään muuta.
table-rule = sääntö { $id }
table-read = Lue lisää säännöistä
table-rules = Säännöt
table-rules-of = Säännöt: { $game }
table-rules-failed = Sääntöjä ei juuri nyt saada haettua.
table-ours = oma tulkintamme
table-close = Sulje
table-chat = Keskustelu
table-menu = Valikko
table-sound-on = Äänet päälle
table-sound-off = Äänet pois
table-light = Vaaleat värit
table-dark = Tummat värit
table-settings = Asetukset
table-plain = Näytä pöytä tekstinä
table-drawn = Näytä pelilauta
table-look = Katso pöytää
table-result = Lopputulos
table-rematch = Samat pelaajat pelaavat uudelleen.
table-pass-to = Laite seuraavalle: { $name }
table-pass-why = Seuraava on vain yhden pelaajan nähtäväksi.
table-pass-ready = Minä olen { $name }

## The menu of a table

menu-name = Kerro nimesi
menu-link = Linkki tähän pöytään
menu-link-hint = Linkin avaaja näkee pöydän ja voi istua vapaalle paikalle, jos sellainen on.
menu-own = Linkki paikalleni
menu-own-hint = Vain sinulle: linkillä pääset takaisin tälle paikalle toiselta laitteelta. Paikan vanhat linkit eivät enää toimi.
menu-leave = Jätä paikkani
menu-leave-of = Jätä paikka: { $name }
menu-leave-text = Botti jatkaa paikalla. Paikan voi ottaa takaisin milloin tahansa, mutta botin siirrot jäävät voimaan.
menu-leave-go = Jätä paikka
menu-stay = Jää pöytään
menu-delete-text = Pöytä ja pelin kulku katoavat kaikilta lopullisesti.
menu-delete-go = Poista
menu-keep = Säilytä

## The line to the service

line-connected = Yhteys kunnossa
line-connecting = Yhdistetään…
line-offline = Ei yhteyttä
line-gone = Suljettu
line-waiting = { $count } odottaa

## Bars over the table

bar-offline = Ei yhteyttä. Pöytä palaa itsestään.
bar-kept = { $count ->
    [one] Siirtosi on tallessa ja lähetetään myöhemmin.
   *[other] { $count } siirtoasi on tallessa ja lähetetään myöhemmin.
}
bar-gone = Tämä pöytä on poistettu.
bar-paused = Pöytä on tauolla: joku on poissa.
bar-watching = Olet katsojana. Mikään, mitä teet täällä, ei vaikuta peliin.
bar-away = Botti pelaa puolestasi.
bar-away-of = Botti sijaistaa: { $who }
bar-return = Ota paikka takaisin
bar-undo = { $who } haluaisi kumota viimeisen siirron.
bar-undo-waits = Kumoamista pyydetty. Odotetaan: { $who }
bar-agree = Suostu
bar-decline = Kieltäydy
bar-rematch = Siirry sinne

## Keys

keys-title = Näppäimet
keys-move = liiku korostettujen kohtien välillä
keys-choose = valitse
keys-row = valitse luettelon rivi
keys-back = palaa edelliseen vaiheeseen tai sulje
keys-list = siirry luetteloon
keys-skip = ohita animaatio
keys-space = Välilyönti
keys-undo = kumoa
keys-rules = säännöt
keys-sound = äänet päälle tai pois
keys-home = etusivu
keys-keys = tämä luettelo

## Pelin oppiminen

lesson-short = Opettele
lesson-title = Opettele pelaamaan
lesson-lead = Viisi minuuttia peliä kohden: aitoja tilanteita, ja siirrot teet sinä.
lesson-of = Opettele: { $game }
lesson-begin = Aloita
lesson-continue = Jatka opettelua
lesson-known = Opittu · uudestaan
lesson-invite = Opettele se vaihe vaiheelta
lesson-step = Vaihe { $step } / { $last }
lesson-on = Jatka
lesson-back = Takaisin
lesson-again = Alusta
lesson-rules = Mitä säännöt sanovat
lesson-done = Muuta et tarvitse. Ensimmäisessä pelissä vastassa on oppipoika, ja kaikki uusi selitetään, kun se tulee vastaan.
lesson-play = Pelaa ensimmäinen pelisi
lesson-others = Opettele toinen peli
home-learn-of = Opettele: { $game }
explain-title = Uutta
explain-ok = Selvä
explain-rule = Sääntö
explain-stop = Älä selitä enempää
explain-start = Selitä uudet asiat
settings-explain = Selitä se, mikä tulee vastaan ensi kertaa
settings-explain-auto = Ensimmäisissä peleissä
settings-explain-on = Tästä lähtien
settings-explain-off = Ei koskaan
## Omat osat

own-short = Omat osat
own-title = Omat osat
own-title-of = { $game } · omat osat
own-short-of = Omat osat: { $game }
own-lead = Osat, joilla täällä pelataan, on suunniteltu tässä projektissa. Jos omistat pelin, voit syöttää oman kappaleesi painetut osat ja pelata niillä.
own-back = Kaikki osat
own-drafts = Omasi
own-drafts-none = Et ole vielä syöttänyt mitään.
own-drafts-here = Ne säilyvät vain tässä selaimessa. Lataa tiedosto, jos haluat säilyttää sen muualla, ja pidä painettu sisältö omana tietonasi: se kuuluu julkaisijalle.
own-new = Syötä uusi
own-copy = Aloita meidän osistamme
own-import = Tuo tiedosto
own-import-file = Tiedosto
own-import-text = Tai sen teksti
own-import-hint = Tiedoston huomautukset eivät säily.
own-import-unreadable = Tämä tiedosto ei ole UTF-8-tekstiä, tai se on yli 32 kt.
own-import-look = Katso
own-import-take = Ota mukaan se, minkä voi lukea
own-import-wrong = Virheitä: { $count }. Lukukelvoton jää pois; muun voi korjata täällä.
own-import-doubt = Sillä voi pelata. Katso vielä: { $count }.
own-gone = Tätä luonnosta ei ole tässä selaimessa.
own-untitled = Omani { $number }
own-name = Nimi
own-playable = pelattava
own-unfinished = kesken
own-play = Pelaa näillä
own-play-of = Pelaa: { $name }
own-delete = Poista: { $name }
own-delete-sure = Poistetaanko { $name }? Sitä ei saa takaisin.
own-designed = Tämän projektin suunnittelema
own-paper-ours = Saqqara-projektin suunnittelema; tämä ei ole julkaisijan painama sisältö.
own-paper-own = Pelin omistajan syöttämä, kotona pelattavaksi.
own-download = Lataa tiedosto
own-print = Tulosta
own-undo = Kumoa
own-redo = Tee uudelleen
own-all = Kaikki
own-shown = Näkyvissä: { $count }
own-parts = Tiedoston osat
own-palette = Mitä ruutuun tulee
own-keys = Napsauta, napauta tai kirjoita: nuolet siirtävät, kirjain täyttää ruudun ja jatkaa, välilyönti asettaa valitun, Delete tyhjentää.
own-keys-many = Page Down vie seuraavaan.
own-square = { $square }: { $thing }
own-unknown = tuntematon:
own-columns = Sarakkeet
own-rows = Rivit
own-add = Lisää
own-remove = Poista tämä
own-first = Täällä ei ole vielä mitään: lisää ensimmäinen.
own-choose = valitse…
own-more-kinds = Toinen laji
own-nothing = ei mitään
own-total = Yhteensä: { $count }
own-checking = Tarkistetaan…
own-ok = Kaikki on kunnossa: tällä voi pelata.
own-errors = Korjattavaa: { $count }
own-warnings = Katso vielä: { $count }
own-error = korjattava
own-warning = katso vielä
own-found = Muualla tiedostossa
own-line = Rivi { $line }
own-more = Ja vielä { $count }
own-not-kept = Tämä selain ei säilytä mitään: lataa tiedosto ennen kuin lähdet.
keys-text = lauta tekstinä ja takaisin
keys-ask = kysy pöydästä sanoin
keys-board = Tällä laudalla

## Pöytä tekstinä

ear-ask = Kysy pöydästä tai vastaa
ear-hint = Numero tai koodi vastaa; { $help } luettelee kaikki sanat.
ear-go = Sano
ear-heard = Vastaukset
ear-answer = numero tai koodi: vastaa kysymykseen
ear-parts = Pöydän osat
ear-unknown = Täällä ei ole mitään nimeltä ”{ $typed }”.
ear-several = Useampi sopii: { $names }
ear-none = Nyt ei ole mitään vastattavaa.
ear-no-number = Vastauksia on { $count }.
ear-chose = Valittu: { $what }
ear-sure = { $what }? Sano { $yes } tai { $back }.
ear-code = { $what }, koodi { $code }
ear-word-help = ohje
ear-does-help = luettelee kaikki sanat
ear-word-options = vaihtoehdot
ear-does-options = luettelee vastaukset numeroineen
ear-word-all = kaikki
ear-does-all = kuvailee koko pöydän
ear-word-score = pisteet
ear-does-score = kertoo kaikkien pisteet
ear-word-log = tapahtumat
ear-does-log = kertoo, mitä tapahtui; tapahtumat 5 viisi viimeisintä
ear-word-rules = säännöt
ear-does-rules = avaa säännöt; sanan kanssa kertoo lauseet, joissa se on
ear-word-back = takaisin
ear-does-back = palaa vastauksessa askeleen
ear-word-undo = kumoa
ear-does-undo = kumoaa viimeisen siirron
ear-word-yes = kyllä
ear-does-yes = vahvistaa odottavan siirron
ear-word-settings = asetukset
ear-does-settings = avaa asetukset
