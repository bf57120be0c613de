### Silver & Gold: Pyramids in English. The rules sentence by sentence first: the id joins text, code, tests and translations.
### A sentence with the attribute .ours settles a point that no rulebook settles: our ruling.

## The game

rule-game-1 = Everybody explores two chambers at once, from the entrance to the golden tomb, square by square. Whoever has the most points after four rounds wins.
rule-game-2 = The 48 chambers played here were designed by this project; the printed ones can be typed in and played instead.
    .ours = yes
rule-solo-1 = One seat plays by the same rules for points alone, and may take all three boxes of a colour.
    .ours = yes

## Set-up

rule-setup-1 = There are 48 pyramid cards, 16 each in violet, orange and green, numbered 1 to 48. A card lies in one place at a time.
rule-setup-2 = Each seat is dealt 4 pyramid cards and keeps 2 of them. All choose at the same time, and nobody shows anything before all have chosen.
rule-setup-3 = All other cards are shuffled into a face-down deck.
rule-setup-4 = The first 4 cards of the deck are laid face up as the display.

## A round

rule-round-1 = There are 8 expedition cards with 6 patterns. In a round 7 of them are turned up one after another; the eighth stays face down and is not used.
rule-round-2 = For each of the 4 rounds all 8 expedition cards are shuffled anew.
rule-round-3 = A turn has 4 steps, always in this order: turn up an expedition card, mark, finish cards and draft new ones, win boxes. Answer only what you are asked.

## Marking

rule-mark-1 = All seats mark at the same time, each on 1 of the cards that lie in front of it, usually 2. Nobody sees another's marks before all are done.
rule-mark-2 = The pattern may be turned and mirrored in any way.
rule-mark-3 = Mark every square of the pattern that lies open, on one card: neither a part of it, nor split over both cards.
rule-mark-4 = A square is marked only once.
rule-mark-5 = Walls are never marked, and the pattern stays inside the chamber.
rule-mark-6 = The first marking on a card includes its entrance.
rule-mark-7 = Every later marking shares a side with a square that was marked before; corners do not connect.
rule-mark-8 = Instead of the pattern, whether it fits or not, you may mark exactly 1 square under the same conditions.
rule-mark-9 = You may not pass: mark the pattern or 1 square.
rule-mark-10 = A seat without a card in front of it does nothing.
    .ours = yes
rule-mark-11 = In which order the seats answer makes no difference; what must be called out at a table is seen to here.
    .ours = yes

## Red crosses

rule-cross-1 = For a marked red cross, mark 1 more square at once on either of your cards, under the usual conditions. You must, even if only a skull can be reached.
rule-cross-2 = Each red cross gives a square of its own, and so does one that is marked this way.
rule-cross-3 = On a card without a mark the extra square is the entrance.
rule-cross-4 = An extra square that can be marked nowhere is lost; with the option “{ option-no_cell }: { option-no_cell-owe }” it is marked after your next marking, on top of the squares of new crosses.
    .ours = yes
rule-cross-5 = The extra square may also lie on a card whose tomb was marked in this turn; with the option “{ option-mark_after_tomb }: { option-mark_after_tomb-forbid }” it may not.
    .ours = yes

## Other symbols

rule-gem-1 = Each marked gem ticks the next gem of its colour, red or green, on your score card.
rule-gem-2 = There is room for 10 gems of each colour; more are ignored.
rule-torch-1 = A marked torch ticks the torch of the current round on your score card.
rule-torch-2 = At most 1 torch is ticked in a round, and none for another round.
rule-skull-1 = Each marked skull ticks the next skull on your score card; none is cheaper than the one before.
rule-skull-2 = There is room for 10 skulls; more are ignored.
rule-potion-1 = A marked potion erases the 2 dearest ticked skulls.
rule-potion-2 = With fewer than 2 ticked skulls it erases what is there.
rule-potion-3 = Potions act after the skulls of the same marking; with the option “{ option-potion }: { option-potion-before }” they act first.
    .ours = yes
rule-potion-4 = The square of a red cross is a marking of its own.
    .ours = yes
rule-tomb-1 = A card is finished when its golden tomb is marked.

## Drafting

rule-draft-1 = A finished card is laid aside in the third step, when everything is marked; only then comes a new card, which takes part from the next turn on.
rule-draft-2 = For each finished card take a new one: any card of the display, or the unseen top card of the deck.
rule-draft-3 = If several seats finish cards in one turn, they draft in the order of the numbers of their finished cards, lowest first.
rule-draft-4 = A seat that finishes both cards takes 2 in a row and counts with the lower number; with the option “{ option-two_finished }: { option-two_finished-higher }” with the higher.
    .ours = yes
rule-draft-5 = The display is filled up to 4 only when the seat has taken all its cards.
rule-draft-6 = It is filled up before the next seat drafts.
    .ours = yes
rule-draft-7 = When the deck is empty, the display is no longer filled up, and nothing can be taken from the deck.
rule-draft-8 = When display and deck are both empty, a seat goes on with fewer cards.
    .ours = yes
rule-draft-9 = A card taken from the deck lies face up at once.
    .ours = yes

## Boxes

rule-race-1 = Whoever finishes their 2nd, 4th or 6th card of a colour takes the best box of that colour that is still open: 10, then 6, then 3 points.
rule-race-2 = A box is taken once and then closed to all; one seat may take several.
rule-race-3 = If several seats come to a box of one colour in the same turn, the lower number of the cards of that colour finished in this turn comes first.
rule-race-4 = Two cards of one colour finished at once win one box and count with the lower number; with the option “{ option-same_colour }: { option-same_colour-higher }” with the higher.
    .ours = yes
rule-race-5 = The 8th card of a colour wins no box.

## The end

rule-end-1 = The game ends after the 4th round. Unfinished cards score nothing; what was ticked for their symbols stays.
rule-end-2 = Each finished card scores 10 points.
rule-end-3 = Each ticked torch scores 5 points.
rule-end-4 = Each pair of a red and a green gem scores 5 points, each gem without a partner 1.
rule-end-5 = Of the ticked skulls only the dearest counts, as minus points.
rule-end-6 = The most points win. In a tie, whoever of those tied finished the card with the lowest number wins.
rule-end-7 = If none of those tied has finished a card, they share the win.
    .ours = yes

## Names

game-name = Silver & Gold: Pyramids
game-about = Mark your way through two chambers at once, past skulls and gems, to the golden tombs.
game-designed = The 48 chambers are designed by this project.
game-designed-how = The printed ones can be typed in (--set deck=FILE).
shape-I1 = single square
shape-I2 = two in a row
shape-I3 = three in a row
shape-V3 = corner of three
shape-T4 = T of four
shape-L4 = L of four
shape-O4 = block of four
shape-I4 = four in a row
shape-S4 = step of four
side-left = left
side-right = right
colour-violet = violet
colour-orange = orange
colour-green = green
option-deck = Chambers
option-mark_after_tomb = Red cross on a card just finished
option-mark_after_tomb-allow = allowed
option-mark_after_tomb-forbid = not allowed
option-no_cell = Red cross with no square left
option-no_cell-lapse = is lost
option-no_cell-owe = is made up for later
option-two_finished = Drafting with two finished cards
option-two_finished-lower = by the lower number
option-two_finished-higher = by the higher number
option-same_colour = Racing with two cards of a colour
option-same_colour-lower = by the lower number
option-same_colour-higher = by the higher number
option-potion = Potion and skulls in one marking
option-potion-after = skulls first
option-potion-before = potion first
source-tombs = Tombs
source-torches = Torches
source-boxes = Boxes
source-gems = Gems
source-skulls = Skulls

## Questions

ask-deal = A pyramid card is dealt.
ask-keep = Which cards do you keep? Choose two, one after the other.
ask-display = A card is laid into the display.
ask-flip = The next expedition card is turned up.
ask-mark = Mark the pattern on one of your cards, or one square instead.
ask-cross = A red cross: mark one more square.
ask-take = Which card do you take?
ask-draw = The top card of the deck is drawn.
ask-over = The game is over.
ask-wait = Other seats decide.

## Options

do-keep = Keep card { $card }
do-mark = Mark { $squares } on the { $side } card
do-cross = Mark { $squares } on the { $side } card for the red cross
do-take = Take card { $card } from the display
do-take-deck = Take the top card of the deck
do-deal = Card { $card } is dealt
do-display = Card { $card } is laid into the display
do-flip = The pattern is: { $shape }
do-draw = Card { $card } is drawn

## What happened

told-keep = { $who } keeps card { $card }
told-mark = { $who } marks { $squares } on the { $side } card
told-cross = { $who } marks { $squares } on the { $side } card for a red cross
told-take = { $who } takes card { $card } from the display
told-take-deck = { $who } takes the top card of the deck
told-deal = Card { $card } is dealt
told-display = The display offers card { $card }
told-flip = The pattern is: { $shape }
told-draw = The top card is { $card }

## Hints

hint-mark = { $code }: brings the tomb of the { $side } card { $nearer } expedition cards nearer; then it is { $left } away
hint-card = Card { $card }: its tomb is { $mean } expedition cards away on average, { $fewest } at best
hint-none = There is no exact table for these chambers.

## Groups of options

group-keep = Keep a card
group-mark = Mark squares
group-cross = Mark one more square
group-take = Take a card

## The drawing

draw-round = Round { $round } of { $rounds }
draw-turn = pattern { $turn } of { $turns }: { $shape }
draw-bag = still face down
draw-deck = deck: { $count } { $count ->
        [one] card
       *[other] cards
    }
draw-answered = answered:
draw-boxes = boxes
draw-display = Display
draw-no-card = no card
draw-points = { $points } { $count ->
        [one] point
       *[other] points
    }
draw-owed = { $count } more to mark
draw-kept = { $side }
draw-symbol-x = one more
draw-symbol-r = red gem
draw-symbol-g = green gem
draw-symbol-t = torch
draw-symbol-s = skull
draw-symbol-p = potion
draw-square-tomb = tomb
draw-square-entrance = entrance
draw-square-marked = marked
draw-square-sealed = new

## The board

board-turn = Expedition { $turn } of { $turns }
board-thinking = Who has answered
board-thinks = { $who } is still thinking
board-answered = { $who } has answered
board-own = Your cards
board-cards-of = Cards of { $who }
board-score = Your score card
board-score-of = Score card of { $who }
board-note-tombs = 10 each
board-note-gems = a pair 5, a single 1
board-note-torches = 5 each, one a round
board-note-skulls = the dearest counts
board-note-boxes = at the 2nd, 4th, 6th
board-told-gems = { $red } red, { $green } green
board-open = open
board-tools = The pattern
board-key-move = move the pattern
board-turn-it = Turn
board-mirror = Mirror
board-one = One square
board-by-squares = Square by square
board-mark = Mark
board-covers = { $squares } on the { $side } card: { $things }
board-covers-nothing = { $squares } on the { $side } card
board-card = Card { $card }, { $colour }
board-card-marked = Card { $card }, { $colour }, marked: { $squares }
board-square = { $square }, { $thing }
board-drafts = { $who } takes a card
board-red-letter = R
board-green-letter = G
board-typed = Chambers of a deck that was typed in.

## The tutorial

learn-goal = You explore pyramids: two chambers lie in front of you at a time, and in each you mark a way from the entrance to the golden tomb. Every tomb brings 10 points, and there is more to collect on the way. Everybody plays at the same time, for four rounds.
learn-keep = Of four cards you keep two. Short ways past few skulls are good to begin with. Keep card 10; the second will be card 17.
learn-keep-right = Card 10 is yours. When all have chosen, the expedition begins.
learn-keep-hint = Look for card 10, an orange one.
learn-mark = An expedition card shows a pattern for all. Mark it on one of your cards, turned and mirrored as you like. The first marking on a card includes its entrance at the top left. Cover the entrance and the red gem of the left card.
learn-mark-right = The gem is ticked on your score card. From here the way leads down to the tomb.
learn-mark-hint = Left card: a1, a2, b2 and c2.
learn-turn = The next pattern is a corner of three. You may change cards in every turn: begin the right one, and cover its red cross beside the entrance.
learn-turn-right = Marked! And a red cross gives you something at once.
learn-turn-hint = Right card: a1, b1 and b2.
learn-cross = For the cross you mark one more square, on either card. It has to touch what is marked there by a side. Go one on in the left chamber, below the gem.
learn-cross-right = That brings you a square closer, for nothing.
learn-cross-hint = Left card: c3, right below the gem.
learn-one = Only the tomb is left, but the pattern, a block of four, does not fit. You may always mark exactly one square instead. Mark the tomb.
learn-one-right = Tomb reached: 10 points, and the card is finished.
learn-one-hint = Left card: e5, the golden square.
learn-take = For a finished card you take a new one: from the display, or unseen from the deck. Your second card of a colour may win a box with points, so orange again: take card 7.
learn-take-right = It plays along from the next pattern on.
learn-take-hint = Card 7 in the display has the colour you have just finished.
learn-gems = A red and a green gem make a pair: 5 points instead of 1 each. In the right chamber three in a row reach the green one. A torch, by the way, brings 5 points, but only one a round.
learn-gems-right = A pair! Everything is ticked off on your score card by itself.
learn-gems-hint = Right card: b3, c3 and d3.
learn-skull = A T of four. In the new chamber it takes you far, but over a skull. Each further skull is dearer than the last, and only the dearest counts at the end. Risk it.
learn-skull-right = One point less for now. That can be mended.
learn-skull-hint = Left card: a1, a2, a3 and b2.
learn-potion = A potion erases your two dearest skulls. The corner of three covers the potion and the tomb of the right card. Mark it.
learn-potion-right = The skull is gone and the second tomb is yours. Seven patterns are a round; then all expedition cards are shuffled anew.
learn-potion-hint = Right card: d4, d5 and e5.
learn-box = In the next round the second orange card is finished. The second, fourth and sixth of a colour wins the best box of that colour that is left: 10, 6 or 3 points, and whoever comes first has it. Now take any new card.
learn-box-right = The box with 10 points is yours, before anybody else.
learn-box-hint = Take a card of the display, or the top one of the deck.
learn-end = Four rounds are over: tombs, boxes, gems, torches, less the dearest skull. Unfinished cards bring nothing. Lapis wins with 104 to 97. Now play your first game.

## What first appears

first-ask-keep = Keep two of these four cards, one after the other. Few skulls on the way to the tomb make a good start.
first-ask-mark = Put the pattern on one of your two cards: turn and mirror it as you like. A card is begun at its entrance; later markings touch earlier ones by a side. One single square is always possible too.
first-ask-cross = You marked a red cross: mark one more square at once, on either card, beside what is marked.
first-ask-take = A tomb is reached. Choose a new card from the display, or the top of the deck unseen. It plays along from the next pattern on.
first-source-gems = A gem is ticked: a red and a green one together bring 5 points, one alone 1.
first-source-torches = A torch is ticked: 5 points, but only one in each round.
first-source-skulls = A skull is ticked: at the end only the dearest one counts, as minus points. A potion erases the two dearest.
first-source-boxes = A box is taken: the second, fourth and sixth finished card of a colour wins the best one of it that is left.

## What is typed in

desk-cards = Cards
desk-card = Card
desk-expeditions = Expedition cards
desk-penalties = Skull penalties
desk-floor = empty
desk-wall = wall
desk-cross = red cross
desk-number = Number
desk-colour = Colour
desk-door = On the entrance
## The table part by part

part-pattern = Pattern
part-hand = Hand
part-walls = walls
part-boxes = Boxes
part-score = Score cards

## What the checker of a deck says

check-card = card { $number }: { $text }
check-warning = warning: { $text }
check-and = { $first } and { $second }
check-more = { $text } (and { $count } more { $count ->
    [one] error
   *[other] errors
})
check-count-cards = { $count } { $count ->
    [one] card
   *[other] cards
}
check-count-errors = { $count } { $count ->
    [one] error
   *[other] errors
}
check-count-warnings = { $count } { $count ->
    [one] warning
   *[other] warnings
}
check-summary = { $cards }, { $errors }, { $warnings }
check-no-card = '{ $typed }' is no card; give its number, from 1 to { $last }
check-card-unknown = there is no card { $number }; cards are numbered from 1 to { $last }
check-header = the first line of a deck is `{ $header }`
check-version = this is version { $version } of the format; `{ $header }` can be read
check-line = '{ $typed }' is not understood; a line begins with { $known } or `# `
check-line-near = '{ $typed }' is not understood; did you mean '{ $near }'?
check-json = this is no JSON: { $reason }
check-json-format = the format is "{ $format }", not { $typed }
check-json-expeditions = expeditions are written as { $form }
check-json-list = { $field } is a list
check-json-card = a card is written as { $form }, not { $typed }
check-expedition-form = an expedition is a pattern and how many cards show it, as in `expedition I3 2`
check-expedition-pattern = '{ $typed }' is no pattern; name one of { $known }, or draw it as in XXX/X..
check-expedition-count = '{ $typed }' is no number of cards, as in `expedition { $pattern } 1`
check-expeditions-missing = the expedition cards are missing, as in `expedition I2 1`
check-expeditions = there are { $count } { $count ->
    [one] expedition card
   *[other] expedition cards
}, not { $all }
check-patterns = there are { $count } { $count ->
    [one] pattern
   *[other] patterns
}, not { $all }
check-pattern-unknown = pattern { $pattern } is none of the six that are known: { $known }
check-penalties-twice = skull-penalties stand here a second time, after line { $line }
check-penalties-minus = skull-penalties are typed without the minus: { $number }, not { $typed }
check-penalties-number = skull-penalties: '{ $typed }' is no whole number
check-penalties-missing = the skull-penalties are missing, as in `skull-penalties 1 2 3 4 5 6 7 8 9 10`
check-penalties = there are { $count } skull-penalties, not { $all }
check-penalties-fall = skull-penalties never fall: { $number } stands after { $before }
check-penalties-known = no skull-penalty is { $number }, as in the rulebook's example
check-card-form = a card begins with its number and its colour, as in `card 15 violet`
check-card-range = cards are numbered from 1 to { $last }
check-card-twice = stands here a second time, after line { $line }
check-card-missing = missing
check-cards-missing = { $count } cards are missing: { $cards }
check-colour = '{ $typed }' is no colour; there are { $known }
check-colour-near = '{ $typed }' is no colour; did you mean '{ $near }'?
check-colours = there are { $violet } violet, { $orange } orange, { $green } green cards; each colour has { $all }
check-violet = violet in the rulebook's example, not { $colour }
check-same = the same chamber as card { $number }
check-symbol-place = entrance-symbol belongs between a card's first line and its rows
check-symbol = entrance-symbol '{ $typed }' is no symbol; the letters are { $known }
check-symbol-twice = entrance-symbol stands here a second time
check-unseen = no card shows a { $symbol } ({ $letter })
check-rows-end = the file ends after { $count } { $count ->
    [one] row
   *[other] rows
}; a chamber has { $all }
check-rows = there are { $count } { $count ->
    [one] row
   *[other] rows
}, not { $all }
check-row-length = row { $row } has { $count } { $count ->
    [one] square
   *[other] squares
}, not { $all }
check-square = row { $row }: '{ $typed }' on { $square } is not known; a square is one of { $known }
check-square-entrance = row { $row }: '{ $typed }' on { $square } is not known; the entrance is a capital { $letter }
check-square-symbol = row { $row }: '{ $typed }' on { $square } is not known; a { $symbol } is a small { $letter }
check-no-way = no way leads from the entrance to the tomb
check-route = a route of { $count } squares is shorter than { $least }
check-walled = out of reach behind walls: { $squares }
check-no-entrance = row { $row } has no entrance { $letter }
check-no-tomb = row { $row } has no tomb { $letter }
check-no-tomb-torch = row { $row } has no tomb { $letter }; a small t is a torch
check-entrances = there are { $count } squares { $letter }, on { $squares }; a chamber has one entrance
check-tombs = there are { $count } squares { $letter }, on { $squares }; a chamber has one tomb
check-entrance-place = the entrance is on { $squares }, not in row { $row }
check-tomb-place = the tomb is on { $squares }, not in row { $row }

## Showing a deck in the terminal

show-chambers = { $count } chambers, { $origin }
show-origin-designed = designed by the Saqqara project
show-origin-file = a deck from a file
show-squares = E entrance   T tomb   ██ wall   x red cross
show-symbols = r red gem   g green gem   t torch   s skull   p potion
show-expeditions = Expedition cards
show-skulls = Skulls, the dearest counts: { $costs }
show-dearest = The dearest skull counts
show-card = Card { $number }, { $colour }, { $origin }
show-route = shortest route: { $squares } squares, { $ways }
show-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
show-walls = walls: { $count }
show-there = symbols: { $symbols }
show-nothing = none
show-count-x = { $count ->
    [one] { $count } red cross
   *[other] { $count } red crosses
}
show-count-r = { $count ->
    [one] { $count } red gem
   *[other] { $count } red gems
}
show-count-g = { $count ->
    [one] { $count } green gem
   *[other] { $count } green gems
}
show-count-t = { $count ->
    [one] { $count } torch
   *[other] { $count } torches
}
show-count-s = { $count ->
    [one] { $count } skull
   *[other] { $count } skulls
}
show-count-p = { $count ->
    [one] { $count } potion
   *[other] { $count } potions
}
show-cross = red cross
show-entrance = on the entrance: a { $symbol }
show-no-table = no exact table: there are too many ways to mark this chamber
show-mean = expedition cards to the tomb, this card alone: { $mean } on average, { $fewest } at best
show-within = chance to be there within so many cards: { $chances }
show-chance = { $cards } { $share }%
show-sets = sets of marks on the way: { $count }
