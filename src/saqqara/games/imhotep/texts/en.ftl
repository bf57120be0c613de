### Imhotep in English. The rules sentence by sentence first: the id joins text, code, tests and translations.
### A sentence with the attribute .ours settles a point that no rulebook settles: our ruling.

## The game

rule-game-1 = The game lasts 6 rounds. Whoever has the most points after the final scoring wins.

## Set-up

rule-setup-1 = Each colour has 29 stones in play; the 30th only marks the points. All of them begin in the quarry.
rule-setup-2 = The starting seat puts 2 stones on its sled, the next one to the left 3, then 4, then 5.
rule-setup-3 = Use the 7 round cards for your number of seats. One of them is taken out unseen; the other 6 are the rounds.
rule-setup-4 = The 34 market cards are shuffled into a face-down pile.
rule-setup-5 = Each of the five sites is played on its side A or its side B, in any mix.

## A round

rule-round-1 = A round begins by turning up a round card: it says which 4 ships lie in the harbour, each with room for 1 to 4 stones.
rule-round-2 = Then 4 market cards are laid out face up.
rule-round-3 = When a card is needed and the pile is empty, all discarded cards are shuffled into a new pile.
rule-round-4 = If the pile runs out while closed cards lie in the market, these are shuffled in as well and laid anew.
    .ours = yes

## A turn

rule-turn-1 = Seats take turns clockwise. On your turn you do exactly one of four things: get stones, place a stone, sail a ship, or play a blue card.
rule-turn-2 = Only the seat that is asked may answer, and only what is asked.
rule-turn-3 = You pass only when none of the four actions is possible, and then you must.
    .ours = yes
rule-turn-4 = If every seat has to pass in a row, the round ends.
    .ours = yes

## Getting stones

rule-get-1 = Take 3 stones of your colour from the quarry onto your sled.
rule-get-2 = A sled holds at most 5 stones: take only as many as fit, and none when it is full.
rule-get-3 = When the quarry has fewer stones of your colour, take what is left; when it has none, you cannot get stones.

## Placing a stone

rule-place-1 = Put 1 stone from your sled on an empty space of a ship that has not sailed.
rule-place-2 = Without a stone on your sled you cannot place.

## Sailing

rule-sail-1 = Move 1 ship from the harbour to a site. It need not carry a stone of yours.
rule-sail-2 = The ship must carry its minimum: 3 stones for the ship of 4, 2 for the ship of 3, 1 for the smaller ones.
rule-sail-3 = Each site takes only one ship a round.
rule-sail-4 = A ship that has sailed stays at its site until the round is over.
rule-unload-1 = The stones are unloaded at once, from the bow to the stern; empty spaces are passed over.

## Blue cards

rule-blue-1 = You may play 1 blue card that lies in front of you instead of another action.
rule-blue-2 = A blue card that has been played is discarded.
rule-lever-1 = Lever: sail a ship by the usual rules, but you decide in which order its stones are unloaded, whoever owns them.
rule-lever-2 = Stones of one owner are alike: of each owner, the stone nearest the bow comes first.
    .ours = yes
rule-lever-3 = The whole order is fixed before the first stone is unloaded.
    .ours = yes
rule-hammer-1 = Hammer: take 3 stones as when getting stones, then put 1 stone from your sled on a ship.
rule-hammer-2 = The Hammer cannot be played when no ship has an empty space.
    .ours = yes
rule-hammer-3 = The Hammer cannot be played when sled and quarry are both empty.
    .ours = yes
rule-hammer-4 = The Hammer takes as many stones as fit and are left, even none with a full sled.
    .ours = yes
rule-sailcard-1 = Sail: put 1 stone from your sled on a ship that has its minimum with this stone.
rule-sailcard-2 = Then sail that same ship to a free site.
rule-chisel-1 = Chisel: put 2 stones from your sled on empty spaces, both on one ship or on two ships.
rule-chisel-2 = The Chisel cannot be played with fewer than 2 stones on your sled or fewer than 2 empty spaces.
    .ours = yes
rule-chisel-3 = Any two empty spaces will do, and their order does not matter.
    .ours = yes

## Market

rule-market-1 = For each stone delivered to the market its owner takes one of the cards lying face up.
rule-market-2 = The stone goes back to the quarry after its card is taken.
rule-market-3 = A red card is carried out at once and discarded; every other card is laid face up in front of its owner, a blue one for a later turn.
rule-market-4 = Taking a card is not optional.
    .ours = yes
rule-market-b-1 = Side B: 3 cards are laid face up and 2 more face down as a closed pair.
rule-market-b-2 = Instead of an open card an owner may take the closed pair, look at both cards, and keep one of them.
rule-market-b-3 = The other card of the pair is discarded face up.
rule-market-b-4 = A pair that nobody took in the round is discarded without being seen.
    .ours = yes

## Pyramid

rule-pyramid-1 = Stones fill the pyramid column by column from the top left: 9 below, 4 on the second level, 1 on top.
rule-pyramid-2 = The owner of a stone scores the points of its space at once.
rule-pyramid-3 = When the pyramid is complete, each further stone lies beside it and scores 1 point.
rule-pyramid-b-1 = Side B has 3 small pyramids, 4 stones below and 1 on top each. The owner of a stone chooses one that is not complete.
rule-pyramid-b-2 = Their spaces score, in building order: left 2, 1, 3, 2, 4; middle 2, 3, 1, 1, 4; right 2, 3, 3, 1, 4.
rule-pyramid-b-3 = The second space of the left pyramid also gives the top card of the market pile.
rule-pyramid-b-4 = The third space of the middle pyramid also gives 3 stones from the quarry.
rule-pyramid-b-5 = The fourth space of the right pyramid also lets the owner put 1 stone from the sled on a ship that has not sailed.
rule-pyramid-b-6 = Only when all 3 pyramids are complete do further stones lie beside them, for 1 point each.
rule-pyramid-b-7 = These bonuses may be declined; they are settled before the next stone is unloaded.
    .ours = yes
rule-pyramid-b-8 = Of the 3 stones take as many as fit and are left, even none.
    .ours = yes
rule-pyramid-b-9 = The place on a ship is lost without a stone on the sled or without an empty space.
    .ours = yes

## Temple

rule-temple-1 = Stones fill the temple from the left; when a level is full, the next begins again at the left, on top of it.
rule-temple-2 = A level has 5 spaces, with 2 seats only 4.
rule-temple-3 = At the end of each round every stone that can be seen from above scores 1 point for its owner.
rule-temple-b-1 = Side B: at the end of each round the stones seen from above earn what their space shows.
rule-temple-b-2 = Spaces 1, 3 and 5: the owner chooses 1 point or 2 stones from the quarry.
rule-temple-b-3 = Space 2: 2 points. Space 4: the top card of the market pile.
rule-temple-b-4 = The spaces are resolved from left to right.
    .ours = yes
rule-temple-b-5 = The stones earn at the end of the last round too; what they bring may still break a tie.
    .ours = yes
rule-temple-b-6 = Of the 2 stones take as many as fit and are left; where none can be had, it is the point.
    .ours = yes

## Burial chamber

rule-burial-1 = Stones fill the burial chamber column by column, 3 to a column from the top; it has as many columns as are needed.
rule-burial-2 = At the end of the game stones of one colour that touch by their sides form a group. Groups of 1, 2, 3, 4, 5 score 1, 3, 6, 10, 15 points, and 2 more for each stone beyond 5.
rule-burial-3 = Every group of a seat scores, not only the largest.
rule-burial-b-1 = Side B: at the end of the game, in each of the 3 rows, the seat with the most stones scores 8 points, the second 4, the third 2, the fourth none; without a stone in the row there are no points.
rule-burial-b-2 = Seats with equally many stones in a row add up the places they share and divide, rounding down.

## Obelisks

rule-obelisk-1 = Each seat stacks its stones to an obelisk of its own.
rule-obelisk-2 = At the end of the game the tallest obelisk scores most: with 2 seats 10 and 1 points, with 3 seats 12, 6 and 1, with 4 seats 15, 10, 5 and 1.
rule-obelisk-3 = Obelisks of equal height add up the places they share and divide, rounding down.
rule-obelisk-4 = Without a stone there is no obelisk and no points for it.
rule-obelisk-b-1 = Side B: stones wait on the spaces of their colour.
rule-obelisk-b-2 = The third waiting stone of a colour makes a tower of the three on the best free space, which scores at once: 10, 9, 8, 7, 6, 5, 5, 5.
rule-obelisk-b-3 = At the end of the game each stone still waiting scores 1 point.
rule-obelisk-b-4 = When all 8 tower spaces are taken, further stones simply wait.
    .ours = yes

## The other cards

rule-red-1 = Entrance, Sarcophagus and Paved Path bring 1 stone of yours from the quarry to the pyramid, the burial chamber or your obelisk.
rule-red-2 = Without a stone in the quarry a red card may be taken all the same, and nothing is built.
    .ours = yes
rule-red-3 = At the market the stone paid goes back to the quarry first, so a red card can bring that very stone.
    .ours = yes
rule-red-4 = With the small pyramids the owner of an Entrance chooses the pyramid, and the space gives its bonus.
    .ours = yes
rule-green-1 = A decoration scores 1 point at the end of the game for every 3 stones at its site, whoever owns them and wherever they lie there.
rule-statue-1 = 1, 2, 3, 4, 5 statues score 1, 3, 6, 10, 15 points at the end of the game, and 2 more for each beyond 5.

## The end of a round

rule-end-1 = The round ends as soon as the fourth ship is unloaded.
rule-end-2 = The next round is started by the seat to the left of whoever sailed last.
rule-end-3 = The ships go back, and the open market cards that were left are discarded.
rule-end-4 = Stones at the sites and on the sleds stay where they are.
rule-end-5 = Stones on ships that have not sailed when a round ends go back to their owners' quarries.
    .ours = yes
rule-end-6 = If nobody sailed in a round, the next one is started by the seat to the left of the last starter.
    .ours = yes

## The end of the game

rule-final-1 = After the sixth round these are scored: burial chamber, obelisks, decorations and statues.
rule-final-2 = Each blue card that was not played scores 1 point.
rule-final-3 = If points are equal, more stones on the sled decide; if those are equal too, the win is shared.
rule-wrath-1 = Wrath of the Pharaoh, if chosen: whoever has no stone at one of the four monuments (pyramid, temple, burial chamber, obelisks) loses 5 points, once.
rule-wrath-2 = A stone that a red card brought counts as well.
    .ours = yes
rule-wrath-3 = The wrath comes after all other scoring and may push a score below 0.
    .ours = yes

## Names

game-name = Imhotep
game-about = Load ships, sail stones to five sites, build the monuments of Egypt.
site-market = Market
site-pyramid = Pyramid
site-temple = Temple
site-burial = Burial Chamber
site-obelisk = Obelisks
card-entrance = Entrance
card-sarcophagus = Sarcophagus
card-paved-path = Paved Path
card-pyramid-decoration = Pyramid Decoration
card-temple-decoration = Temple Decoration
card-burial-decoration = Burial Chamber Decoration
card-obelisk-decoration = Obelisk Decoration
card-statue = Statue
card-lever = Lever
card-hammer = Hammer
card-sail = Sail
card-chisel = Chisel
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
pyramid-left = left
pyramid-middle = middle
pyramid-right = right
option-market = Market
option-pyramid = Pyramid
option-temple = Temple
option-burial = Burial Chamber
option-obelisk = Obelisks
option-wrath = Wrath of the Pharaoh
value-A = side A
value-B = side B
source-pyramid = Pyramid
source-temple = Temple
source-burial = Burial Chamber
source-obelisk = Obelisks
source-statues = Statues
source-decorations = Decorations
source-cards = Unused blue cards
source-wrath = Wrath of the Pharaoh

## Questions

ask-turn = Your turn: get stones, place a stone, sail a ship, or play a blue card.
ask-turn-slot = On which ship do you put the stone?
ask-turn-ship = Which ship sails?
ask-turn-site = Where does the ship sail?
ask-turn-hand = Which blue card do you play?
ask-hammer = Hammer: where do you put 1 stone?
ask-sail-place = Sail: on which ship do you put 1 stone?
ask-sail-sail = Sail: where does this ship go?
ask-chisel = Chisel: where do you put 2 stones?
ask-lever-sail = Lever: which ship sails where?
ask-lever-unload = Lever: which stone is unloaded next?
ask-take = Market: which card do you take?
ask-keep = Which card of the closed pair do you keep?
ask-build = On which pyramid do you build?
ask-entrance = Entrance: on which pyramid do you build?
ask-bonus-card = Do you take the top card of the market pile?
ask-bonus-stones = Do you take stones from the quarry?
ask-bonus-ship = Do you put 1 stone on a ship?
ask-temple = Temple: 1 point or 2 stones?
ask-round = The round card is turned up.
ask-market = A market card is laid out.
ask-pair = The closed pair is looked at.
ask-draw = The top market card is drawn.
ask-over = The game is over.
ask-wait = Another seat decides.

## Options

do-get = Get stones from the quarry
do-place = Put a stone on ship { $ship }, space { $space }
do-place-two = Put stones on { $one } and { $two }
do-sail = Sail ship { $ship } to: { $site }
do-play = Play the card { $card }
do-take = Take the card { $card }
do-take-pair = Take the closed pair and look at it
do-keep = Keep the card { $card }
do-unload = Unload the stone on space { $space } next
do-build = Build on the { $pyramid } pyramid
do-accept = Yes
do-decline = No
do-point = Score 1 point
do-stones = Take 2 stones
do-pass = Pass: nothing else is possible
do-round = Round card { $card }
do-market = { $card } is laid out
do-draw = { $card } is drawn
do-pair = { $card } is in the closed pair

## What happened

told-get = { $who } gets stones
told-place = { $who } puts a stone on ship { $ship }, space { $space }
told-place-two = { $who } puts stones on { $one } and { $two }
told-sail = { $who } sails ship { $ship } to: { $site }
told-play = { $who } plays the card { $card }
told-take = { $who } takes the card { $card }
told-take-pair = { $who } takes the closed pair
told-keep = { $who } keeps the card { $card }
told-unload = { $who } unloads the stone on space { $space } next
told-build = { $who } builds on the { $pyramid } pyramid
told-accept = { $who } accepts
told-decline = { $who } declines
told-point = { $who } scores 1 point
told-stones = { $who } takes stones
told-pass = { $who } has to pass
told-round = Spaces on the ships of this round: { $card }
told-market = The market offers: { $card }
told-draw = The top card is: { $card }
told-pair = The closed pair holds: { $card }

## Groups of options

group-place = Put a stone on a ship
group-sail = Sail a ship
group-play = Play a blue card
group-take = Take a card
group-keep = Keep a card
group-build = Build on a pyramid
group-unload = Unload a stone

## The cards in a few words

card-entrance-hint = at once: quarry stone to the pyramid
card-sarcophagus-hint = at once: quarry stone to the chamber
card-paved-path-hint = at once: quarry stone to your obelisk
card-pyramid-decoration-hint = end: 1 point per 3 stones
card-temple-decoration-hint = end: 1 point per 3 stones
card-burial-decoration-hint = end: 1 point per 3 stones
card-obelisk-decoration-hint = end: 1 point per 3 stones
card-statue-hint = collect: 1, 3, 6, 10, 15 points
card-lever-hint = later: sail, and choose who unloads first
card-hammer-hint = later: get 3 stones and place 1
card-sail-hint = later: place 1 stone and sail that ship
card-chisel-hint = later: place 2 stones

## The drawing in the terminal

draw-round = Round { $round } of { $rounds }
draw-starts = { $who } starts
draw-unloading = Still on board:
draw-docked = ◀{ $ship }▌
draw-beside = beside it
draw-bonus-card = card
draw-bonus-stones = stones
draw-bonus-ship = to a ship
draw-top = on top
draw-high = levels
draw-earn = earns
draw-groups = 1 3 6 10 15 +2
draw-rows = 8 4 2 a row
draw-waiting = waiting:
draw-pile = { $count } in the pile
draw-pair = A closed pair: look at both, keep one
draw-sold = nothing left
draw-harbour = Harbour, bow ◀
draw-sailed = { $ship } has sailed
draw-needs = { $ship } · { $count } of { $needed }
draw-ready = { $ship } · can sail
draw-points = { $count } { $count ->
    [one] point
   *[other] points
}
draw-sled = sled
draw-quarry = quarry

## The board

kind-red = at once
kind-green = at the end
kind-violet = collect
kind-blue = keep and play
card-entrance-text = 1 stone from the quarry to the pyramid
card-sarcophagus-text = 1 stone from the quarry to the chamber
card-paved-path-text = 1 stone from the quarry to your obelisk
card-pyramid-decoration-text = 1 point per 3 stones there
card-temple-decoration-text = 1 point per 3 stones there
card-burial-decoration-text = 1 point per 3 stones there
card-obelisk-decoration-text = 1 point per 3 stones there
card-statue-text = 1 to 5 of them: 1, 3, 6, 10, 15 points
card-lever-text = Sail a ship, unload it in your order
card-hammer-text = Get 3 stones and place 1
card-sail-text = Place 1 stone and sail that ship
card-chisel-text = Place 2 stones, on one ship or two
card-lever-short = sail, in your order
card-hammer-short = get 3, place 1
card-sail-short = place 1, then sail
card-chisel-short = place 2 stones
board-next = next: { $points }
board-beside = beside it: 1 point each
board-temple = stones on top: 1 each
board-temple-b = as the spaces show
board-groups = groups: { $points }
board-rows = in each row: { $points }
board-heights = by height: { $points }
board-towers = towers of 3; waiting: 1 each
board-pile = { $count } { $count ->
    [one] card
   *[other] cards
} in the pile
board-needs = { $ship } · { $count } of { $needed } needed
board-ready = { $ship } · can sail
board-sailed = { $ship } · { $site }
board-pair = Closed pair
board-pair-text = keep one of two
board-no-cards = No cards yet
board-zoom-whole = The whole board

## The tutorial

learn-goal = You are a builder in ancient Egypt. In six rounds, ships carry stones from the harbour to five sites, and almost every site rewards them in its own way. The most points win. The blue stones of Lapis are yours.
learn-place = In your turn you do exactly one thing. Put a stone on the bow of the biggest ship, its first space: there it will be unloaded before all others.
learn-place-right = Well placed. Turns go round: now the other side does one thing.
learn-place-hint = That is possible too, but look at ship 1: its first space, at the bow.
learn-get = Your sled is empty. Get new stones from the quarry: three at once, but a sled never holds more than five.
learn-get-right = Three stones on the sled. Getting them costs a whole turn, so try not to run dry at a bad moment.
learn-get-hint = Without a stone on the sled you cannot place any. Choose the quarry first.
learn-sail = Ship 1 carries three stones, enough to sail; two of them are yours. Sail it to the pyramid, where each stone scores the number of its space at once, from the bow on.
learn-sail-right = Your stones took 2 and 3 points, the one between them 1. Where a stone lies on a ship decides what it gets.
learn-sail-hint = Choose ship 1 and then the pyramid: two of its three stones are yours.
learn-rival = You may sail any ship, even without a stone of yours, and each site takes one ship a round. Ship 4 carries a lone stone of Carnelian. Bring it to the burial chamber, where it is of little use alone.
learn-rival-right = One stone alone is worth a single point there, and Carnelian's obelisk does not grow.
learn-rival-hint = This time spoil the other side's plan: ship 4 to the burial chamber.
learn-take = A ship came to the market with a stone of yours, so you take a card. Red ones work at once, green and violet ones score at the end, blue ones are kept for a later turn. Take the Chisel.
learn-take-right = The card lies in front of you. The stone that paid for it went back to the quarry.
learn-take-hint = A fine card, but for the next step you need the blue one: the Chisel.
learn-blue = Playing a blue card is a turn of its own, and stronger than an ordinary one. Play the Chisel now.
learn-blue-right = It goes to the discards, and you do what it says.
learn-blue-hint = Choose the Chisel in front of you.
learn-chisel = The Chisel places two stones at once. Put them on the two free spaces of ship 2.
learn-chisel-right = Ship 2 is full, two of its three stones are yours. Normally that takes two turns.
learn-chisel-hint = Choose both free spaces of ship 2.
learn-temple = The temple scores at the end of every round: a point for each stone that can be seen from above. Three ships have sailed, so the round ends with this one. Sail ship 2 to the temple.
learn-temple-right = Two points for you, one for Carnelian. These stones score again in every round until others cover them. Now the next round card shows new ships.
learn-temple-hint = Choose ship 2 and then the temple; the pyramid has had its ship in this round.
learn-obelisk = At the obelisks everybody builds a tower of their own, and only the end counts: the tallest one brings 10 points with two players, the other just 1. Ship 3 carries two stones of yours. Sail it there.
learn-obelisk-right = Two stones high: you lead. Whether that lasts, you see at the end.
learn-obelisk-hint = Ship 3 belongs to you alone. Bring it to the obelisks.
learn-burial = The last round begins. In the burial chamber stones of one colour that touch form a group, and groups score at the end: the larger, the more each stone is worth. Statues grow in the same way, and decorations count the stones of a site.
learn-end = Six rounds are over. Now burial chamber, obelisks, decorations, statues and unused blue cards were scored, and Lapis wins with 52 to 37. You know everything you need: play your first game.

## What first appears

first-ask-turn = It is your turn. Do one thing: get stones, put one on a ship, sail a ship, or play a blue card. Whatever is lit can be chosen.
first-do-sail = A ship that carries enough stones can sail, whoever they belong to. First choose the ship, then the site; each site takes one ship a round.
first-do-play = You have a blue card. Playing it takes the place of your turn and is stronger than one; unplayed it is worth 1 point at the end.
first-ask-take = A stone of yours came to the market: take a card for it. Red works at once, green and violet score at the end, blue waits for you.
first-site-pyramid = The pyramid: each stone scores the number of its space at once, and the board shows what the next one brings.
first-site-temple = The temple: at the end of each round every stone seen from above is a point. Later stones cover earlier ones.
first-site-burial = The burial chamber scores at the end: stones of a colour that touch form a group, and large groups are worth far more.
first-site-obelisk = The obelisks score at the end, by height. Even one stone more than the others makes the difference.
## The table part by part

part-now = Now
part-ships = Ships
part-ship = Ship { $ship }
part-needs = needs { $count }
part-empty = empty
part-unloading = Still on board
part-next = Next place
part-space = Space { $space }
part-row = Row { $row }
part-left = left
part-middle = middle
part-right = right
part-waiting = Waiting
part-stores = Stones and cards

## Checking the printed things

show-printed = { $market } market cards, { $rounds } round cards for each number of seats: all add up
