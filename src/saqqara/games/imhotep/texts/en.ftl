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
pyramid-left = left
pyramid-middle = middle
pyramid-right = right
option-market = Market
option-pyramid = Pyramid
option-temple = Temple
option-burial = Burial Chamber
option-obelisk = Obelisks
option-wrath = Wrath of the Pharaoh
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
told-round = The ships of this round: { $card }
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
