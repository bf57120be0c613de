### Terra Pyramides in English. The rules sentence by sentence first: the id joins text, code, tests and translations.
### A sentence with the attribute .ours settles a point that the rulebook leaves open: our ruling.

## The game

rule-game-1 = Build pyramids beside your tiles. Whoever has the most points after the final scoring wins.
rule-game-2 = Seats with equally many points share the win.
rule-version-1 = There are three versions: base, Horus, and Nile. Each has all rules of the one before; what a later version brings is not there in an earlier one.

## Set-up

rule-setup-1 = The base and Horus versions use the side of the board without the Nile, the Nile version the other one.
rule-setup-2 = The 40 tiles are shuffled into 8 stacks of 5, face down, 4 in each rack.
rule-setup-3 = Four stacks, two of each rack, give a tile each to the 4 start fields. Their stairs point as printed; no tile appears more often than it is in the set.
rule-setup-4 = Each site that a start tile points at gets one foundation, even if two of them point at it.
    .ours = yes
rule-setup-5 = The 22 foundations lie face down in a pile; the top one is always drawn at random.
rule-setup-6 = With 2, 3, 4 seats each has 15, 13, 11 workers, and 2 pyramid tops of its colour.
rule-setup-7 = Each seat gets its first tile at random from a closed stack, and no two seats from the same one.
    .ours = yes
rule-setup-8 = Seat 0 begins, and the turn goes to the left.

## A turn

rule-turn-1 = On your turn you place your tile, choose a row, equip and activate it, send its workers, and take a new tile.
rule-turn-2 = Only the seat that is asked may answer, and only what is asked.

## Placing a tile

rule-place-1 = Place your tile on any field that is free: no site, no oasis, no Nile, and no tile there yet.
rule-place-2 = The stairs must point at a site, a foundation or a pyramid. It need not be beside the tile: the first one straight ahead counts, over whatever lies between.
    .ours = yes
rule-place-3 = If the stairs are right beside an empty site, a foundation is drawn and laid there face up. So a turn lays at most one.
rule-place-4 = Stairs that lay no foundation do nothing later, so of all such ways to turn the tile only the first in the order north, east, south, west is offered.
    .ours = yes
rule-place-5 = Option “{ option-stairs }: { option-stairs-beside }”: on a field beside an empty site the stairs must point at such a site.
    .ours = yes
rule-place-6 = Otherwise you may turn the stairs away from an empty site beside the tile.
    .ours = yes

## Symbol variant

rule-symbol-1 = A tile from the sphinx rack goes on a field with a sphinx, one from the scarab rack on a field with a scarab.
rule-symbol-2 = For 1 gold you may place it on a field with the other symbol.
rule-symbol-3 = When no free field of its symbol is left, place it anywhere and pay nothing.
    .ours = yes
rule-symbol-4 = This holds for the first tile too. Stacks 1 to 4 are the sphinx rack, 5 to 8 the scarab rack; everybody knows which stack a tile came from.
    .ours = yes

## Choosing a row

rule-row-1 = Choose one of the four rows through your new tile: across, down, or one of the two diagonals.
rule-row-2 = A row reaches both ways to the next site, empty or built on, or to the edge of the board.
    .ours = yes
rule-row-3 = Gaps do not matter: every tile of the row counts. Oases belong to it and never end it.
    .ours = yes

## Equipping and activating

rule-equip-1 = Put a worker from your supply on each tile of the row that shows one.
rule-equip-2 = If your supply is too small, you choose the tiles, and put all your workers on them.
    .ours = yes
rule-activate-1 = Each oasis in the row gives 1 gold.
rule-activate-2 = Each Eye of Horus in the row gives 1 gold.
rule-activate-3 = Each tile of the row that shows a building stone gives you one of its colour.

## Sending workers

rule-send-1 = A worker goes from its tile in a straight line, in any of 8 directions, to the first site it meets. Every field on the way must be occupied by a tile, an oasis or the Nile.
rule-send-2 = It may go to a foundation or pyramid of yours or to a foundation without workers, but not to an empty site, and not beyond any of them.
rule-send-3 = At most 3 workers stand on a site.
rule-send-4 = You may always take the worker back into your supply instead; one that can reach no site returns by itself.
rule-send-5 = The workers are sent one by one, in the reading order of their tiles.
    .ours = yes
rule-first-1 = In your first turn you may occupy only one foundation without workers.
rule-first-2 = Hired workers count too, and leaving that foundation again does not free you for another.
    .ours = yes

## Extra actions

rule-extra-1 = You may take any number of extra actions that you can pay for: before placing, before choosing the row, between the workers, and before you draw.
rule-extra-2 = Extra actions whose order does not matter come in one order: recall, swap, buy, hire, card, grave good, ship. A build and every step of the turn start the order anew, and beyond a limit it does not bind.
    .ours = yes
rule-extra-3 = Steps of grave goods are bought at the end of the turn; steps of the ship too, or before placing and while an enclosed site waits for its bonus. At other times they would come to the same.
    .ours = yes
rule-recall-1 = Take a worker back from a foundation or pyramid of yours.
rule-recall-2 = The last worker on a pyramid has to stay.
rule-recall-3 = A foundation that its last worker leaves belongs to nobody again.
    .ours = yes
rule-swap-1 = Swap any two of your stones for a white one.
rule-buy-1 = Buy a white stone for 3 gold.
rule-hire-1 = Pay 3 gold and put a worker from your supply on any site where a worker of yours may go. No line is needed.
rule-hire-2 = With an empty supply you cannot hire.
    .ours = yes

## Building

rule-build-1 = With 3 workers on a foundation or pyramid of yours you may build its next level. All workers but one return to your supply.
rule-build-2 = The first level sets the pyramid's colour, which you choose freely; a foundation takes no other level, a pyramid no other first one.
rule-build-3 = The five levels cost 1, 2, 3, 4, 5 stones and make a pyramid worth 5, 10, 20, 35, 60. From the second level on the stones must have its colour; white ones are jokers.
rule-build-4 = The fifth level is a top, and the last. A seat has only 2 of them.
rule-build-5 = The first level is paid with any one stone. Option “{ option-first_stone }: { option-first_stone-matching }”: with one of the chosen colour, or a white one.
    .ours = yes
rule-build-6 = A level whose pieces are used up, for a first level those of its colour, cannot be built. Option “{ option-levels }: { option-levels-unlimited }”: only tops run out.
    .ours = yes
rule-build-7 = White is no colour for a pyramid. Option “{ option-white }: { option-white-colour }”: it is, and white pyramids are raised with white stones only.
    .ours = yes
rule-build-8 = Stones of the pyramid's colour are paid first, then white ones.
    .ours = yes

## The end of a turn

rule-limit-1 = After your turn you keep at most 7 stones, white ones included; swap until you do.
rule-limit-2 = After your turn you keep at most 4 gold; spend until you do.
rule-limit-3 = While a closed stack is left you may keep a fifth gold, and then have to spend it on searching a stack.
    .ours = yes
rule-draw-1 = At the end of your turn take the top tile of a stack that is left.
rule-draw-2 = Until it is placed, only you know your tile.
rule-search-1 = For 1 gold look through a closed stack instead, and take any one of its tiles.
rule-search-2 = An open stack cannot be searched.
    .ours = yes
rule-search-3 = The other tiles of the stack stay in their order.
rule-search-4 = Everybody sees from which place the tile was taken, and whoever has searched the stack before knows what it is.
    .ours = yes
rule-stacks-1 = A stack that has come down to the number on its back wall is removed unseen: base 1 with up to 2 seats, else 0; Horus 3 or 2; Nile 4 or 3.

## Open stacks variant

rule-open-1 = The top tile of an open stack lies face up: you see what you get.
rule-open-2 = Two stacks of each rack are open, and only their top is ever seen.
    .ours = yes

## The end of the game

rule-end-1 = The game ends when no stack is left and everybody has placed the last tile. All have had equally many turns.
rule-end-2 = In the Horus and Nile versions too everybody still places the tile in hand. Option “{ option-end }: { option-end-at-once }”: the game ends with the last stack.
    .ours = yes
rule-final-1 = A foundation with workers of yours scores its value.
rule-final-2 = A pyramid with a worker of yours scores the value of its highest level; the foundation below no longer counts.
rule-final-3 = Each stone and each gold scores 1 point.

## Horus and the grave goods

rule-horus-1 = 16 more tiles are shuffled in; the stacks have 7.
rule-horus-2 = An Eye of Horus no longer gives gold: your marker goes 1 step on the Horus track.
rule-horus-3 = Every fifth field of the track has a coin: reaching or passing it gives 2 gold, in another's turn too.
rule-horus-4 = At the end the steps on the track are points; what is scored then brings no gold.
rule-horus-5 = A coin on a tile gives 1 gold.
rule-grave-1 = Each grave good in the row is a step on its track.
rule-grave-2 = A step of grave goods can be bought for 1 gold.
rule-grave-3 = At the end grave goods score 1 point each, and besides the difference to every seat that has fewer.
rule-grave-4 = There is no most for grave goods or oases.
    .ours = yes
rule-enclose-1 = When the last field around a foundation or pyramid with workers is filled, its owner gets a bonus, whoever has filled it.
rule-enclose-2 = At the edge of the board only the fields that exist count.
rule-enclose-3 = The bonus is all eyes, grave goods and coins on the tiles around, but no stones and no workers.
rule-enclose-4 = The owner is whoever has workers there when the field is filled; nobody then is nobody later. Option “{ option-enclosure }: { option-enclosure-moves }”: when the workers of that turn have been sent.
    .ours = yes
rule-enclose-5 = Each site gives its bonus at most once a game.
    .ours = yes
rule-enclose-6 = If sites of several seats that border the Nile are enclosed at once, the seat whose turn it is chooses which comes next; all others come first, in reading order.
    .ours = yes
rule-enclose-7 = In the Horus version an oasis around the site gives nothing. Option “{ option-oasis_gold }”: 1 gold.
    .ours = yes
rule-enclose-8 = Oases and Nile fields count as filled, and so does another site.
    .ours = yes

## The Nile and the oases

rule-nile-1 = 8 more tiles are shuffled in; the stacks have 8.
rule-nile-2 = Every site by the Nile has printed stairs and gets a foundation at set-up.
rule-nile-3 = Nile fields count as occupied and belong to a row. Each of them in your row moves your ship 1 field.
rule-nile-4 = A step of the ship can be bought for 2 gold.
rule-nile-5 = The last field of the Nile ends the journey; steps beyond it are lost and cannot be bought.
rule-nile-6 = An oasis, printed or on a tile, is a step on the oasis track, and what is shown with it is gained as well.
rule-nile-7 = An enclosed site also gives the oases around, and a step of the ship for each Nile field around.
rule-nile-8 = At the end your pyramids and foundations, times the palms that your ship has reached, are points.
rule-nile-9 = At the end your steps on the oasis track, times the levels of your highest pyramid, are points; without a pyramid none.

## Strategy cards

rule-card-1 = Once a game you may buy a strategy card that is still on offer, in your turn.
rule-card-2 = It costs 1 gold for each coin field that your marker has reached or passed.
rule-card-3 = You need more than 4 steps on the Horus track for it.
rule-card-4 = At the end whoever fulfils a card scores 20 points if it is his own, else 10, even if nobody has bought it.
rule-card-5 = Grave goods: have the most grave goods.
rule-card-6 = Eyes of Horus: be furthest on the Horus track, before anything else is scored.
rule-card-7 = Oases: be furthest on the oasis track.
rule-card-8 = Nile: have the ship that is furthest; on the same field the one that came first.
rule-card-9 = Highest pyramid: have the highest one; if equal, the second and then the third highest decide. A missing pyramid and a foundation count as none.
rule-card-10 = Most pyramids: own the most pyramids and foundations together.
rule-card-11 = In a tie nobody fulfils a card.
rule-card-12 = A card that everybody is at nothing for is fulfilled by nobody.
    .ours = yes

## Tasks for one seat

rule-task-1 = One to four people decide together as one seat, with one colour, 12 workers, and 8 stacks of 5 that are removed at 1.
rule-task-2 = The seat may use the tops of all colours, 8 in all.
rule-task-3 = Task 1: build four pyramids worth 60. Task 2: score more than 275 points. Task 3: build six pyramids worth 35 in six colours.
rule-task-4 = Task 3: a pyramid worth 35 is finished; no worker goes there, and it is not raised.
rule-task-5 = Tasks 1 and 3 are won, and the game is over, with the last level; task 2 is judged after the final scoring.
    .ours = yes
rule-task-6 = One seat plays the base version without variants.
    .ours = yes
rule-task-7 = Without a task, one seat plays for points alone.
    .ours = yes
rule-task-8 = One worker stays on a finished pyramid. Option “{ option-finished }: { option-finished-none }”: all three return, and it stays yours.
    .ours = yes

## Names

game-name = Terra Pyramides
game-about = Place tiles, activate rows, send workers and build pyramids, with Horus and the Nile if you like.
game-designed = Boards and tiles are designed by this project.
game-designed-how = The printed ones can be typed in (--set board=FILE).
show-designed = designed by the Saqqara project
show-file = from a file
tile-worker = worker
tile-blue = blue stone
tile-red = red stone
tile-black = black stone
tile-yellow = yellow stone
tile-green = green stone
tile-brown = brown stone
tile-white = white stone
tile-eye = eye
tile-coin = coin
tile-grave = grave good
tile-oasis = oasis
tile-worker-blue = worker and blue stone
tile-worker-red = worker and red stone
tile-worker-black = worker and black stone
tile-worker-yellow = worker and yellow stone
tile-worker-green = worker and green stone
tile-worker-brown = worker and brown stone
tile-worker-white = worker and white stone
tile-worker-eye = worker and eye
tile-worker-coin = worker and coin
tile-worker-grave = worker and grave good
tile-worker-oasis = worker and oasis
tile-blue-eye = blue stone and eye
tile-blue-coin = blue stone and coin
tile-blue-grave = blue stone and grave good
tile-blue-oasis = blue stone and oasis
tile-red-eye = red stone and eye
tile-red-coin = red stone and coin
tile-red-grave = red stone and grave good
tile-red-oasis = red stone and oasis
tile-black-eye = black stone and eye
tile-black-coin = black stone and coin
tile-black-grave = black stone and grave good
tile-black-oasis = black stone and oasis
tile-yellow-eye = yellow stone and eye
tile-yellow-coin = yellow stone and coin
tile-yellow-grave = yellow stone and grave good
tile-yellow-oasis = yellow stone and oasis
tile-green-eye = green stone and eye
tile-green-coin = green stone and coin
tile-green-grave = green stone and grave good
tile-green-oasis = green stone and oasis
tile-brown-eye = brown stone and eye
tile-brown-coin = brown stone and coin
tile-brown-grave = brown stone and grave good
tile-brown-oasis = brown stone and oasis
tile-white-eye = white stone and eye
tile-white-coin = white stone and coin
tile-white-grave = white stone and grave good
tile-white-oasis = white stone and oasis
tile-eye-eye = two eyes
tile-eye-coin = eye and coin
tile-eye-grave = eye and grave good
tile-eye-oasis = eye and oasis
tile-coin-coin = two coins
tile-coin-grave = coin and grave good
tile-coin-oasis = coin and oasis
tile-grave-grave = two grave goods
tile-grave-oasis = grave good and oasis
colour-blue = blue
colour-red = red
colour-black = black
colour-yellow = yellow
colour-green = green
colour-brown = brown
colour-white = white
first-blue = blue
first-red = red
first-black = black
first-yellow = yellow
first-green = green
first-brown = brown
first-white = white
second-blue = blue
second-red = red
second-black = black
second-yellow = yellow
second-green = green
second-brown = brown
second-white = white
way-n = north
way-e = east
way-s = south
way-w = west
line-across = across
line-down = down
line-falling = diagonal, falling to the right
line-rising = diagonal, rising to the right
card-grave-goods = Grave goods
card-horus-eyes = Eyes of Horus
card-oases = Oases
card-nile = Nile
card-highest-pyramid = Highest pyramid
card-most-pyramids = Most pyramids
option-version = Version
option-version-base = Base version
option-version-horus = Horus and the Grave Goods
option-version-nile = The Nile and the Oases
option-symbol = Symbol variant
option-open_stacks = Open stacks
option-task = Task
option-task-none = none
option-task-1 = 1: four pyramids worth 60
option-task-2 = 2: more than 275 points
option-task-3 = 3: six pyramids worth 35 in six colours
option-stairs = Stairs beside an empty site
option-stairs-turn = may be turned away
option-stairs-beside = always lay a foundation
option-white = White
option-white-joker = joker only
option-white-colour = also a colour for pyramids
option-levels = Level pieces
option-levels-limited = can run out
option-levels-unlimited = never run out
option-end = The last tiles
option-end-hand = all still play the tile in hand
option-end-at-once = the last stack ends the game
option-enclosure = Owner of an enclosed site
option-enclosure-placing = when the last field is filled
option-enclosure-moves = when the workers have moved
option-oasis_gold = Gold of enclosed oases
option-finished = Workers on a finished pyramid
option-finished-one = one stays
option-finished-none = all return
option-first_stone = Stone of a first level
option-first_stone-any = any
option-first_stone-matching = the chosen colour or white
option-board = Boards and pieces
source-track = Horus track
source-foundations = Foundations
source-pyramids = Pyramids
source-grave_goods = Grave goods
source-oases = Oases
source-nile = Nile
source-cards = Strategy cards
source-stones = Stones
source-gold = Gold

## Questions

ask-place = Your turn: where do you place your tile, and where do its stairs point? Extra actions are possible before.
ask-place-field = Where do you place your tile?
ask-place-way = Where do its stairs point?
ask-enclose = Several sites are enclosed: whose bonus comes next?
ask-row = Which row do you activate? Extra actions are possible before.
ask-equip = Your workers are too few for the row: which tile gets one?
ask-send = Where does the next worker go? Extra actions are possible before.
ask-pay = Which stone do you give up for the first level?
ask-extra = Extra actions, or done?
ask-draw = From which stack do you take a tile?
ask-pick = Which tile of the stack do you take?
ask-start = A tile is laid on a start field.
ask-hand = A tile is drawn.
ask-search = A tile of the searched stack is told.
ask-top = The top of an open stack is turned up.
ask-foundation = A foundation is drawn.
ask-stack = A stack is chosen for the first tile.
ask-over = The game is over.
ask-wait = Another seat decides.

## Options

do-place = Place the tile on { $field }, stairs to the { $way }
do-enclose = The bonus of { $site } comes next
do-row = Activate the row: { $line }
do-equip = Put a worker on the tile { $field }
do-send = Send the worker to { $site }
do-return = Take the worker back
do-recall = Take a worker back from { $site }
do-swap = Swap 2 stones for a white one: { $first } and { $second }
do-buy = Buy a white stone for 3 gold
do-hire = Hire a worker for { $site } for 3 gold
do-card = Buy the strategy card: { $card }
do-grave = Buy a step of grave goods for 1 gold
do-sail = Buy a step of the ship for 2 gold
do-build = Build the next level on { $site }
do-build-first = Build the first level on { $site } in { $colour }
do-pay = Give up a { $colour } stone
do-done = Done
do-draw = Take the top tile of stack { $stack }
do-search = Search stack { $stack } for 1 gold
do-pick = Take tile { $place } from the top
do-tile = The tile: { $tile }
do-foundation = A foundation of { $value }
do-stack = The first tile comes from stack { $stack }

## What happened

told-place = { $who } places a tile on { $field }, stairs to the { $way }
told-enclose = { $who } lets the bonus of { $site } come next
told-row = { $who } activates the row: { $line }
told-equip = { $who } puts a worker on the tile { $field }
told-send = { $who } sends a worker to { $site }
told-return = { $who } takes the worker back
told-recall = { $who } takes a worker back from { $site }
told-swap = { $who } swaps 2 stones for a white one: { $first } and { $second }
told-buy = { $who } buys a white stone
told-hire = { $who } hires a worker for { $site }
told-card = { $who } buys the strategy card: { $card }
told-grave = { $who } buys a step of grave goods
told-sail = { $who } buys a step of the ship
told-build = { $who } builds the next level on { $site }
told-build-first = { $who } builds the first level on { $site } in { $colour }
told-pay = { $who } gives up a { $colour } stone
told-done = { $who } is done
told-draw = { $who } takes the top tile of stack { $stack }
told-search = { $who } searches stack { $stack }
told-pick = { $who } takes tile { $place } from the top
told-tile = The tile is: { $tile }
told-foundation = A foundation of { $value } is laid
told-stack = The first tile comes from stack { $stack }

## Groups of options

group-place = Place the tile
group-row = Activate a row
group-send = Send the worker
group-recall = Take a worker back
group-swap = Swap two stones
group-hire = Hire a worker
group-card = Buy a strategy card
group-build = Build a level
group-draw = Take a tile
group-search = Search a stack
group-pick = Take a tile of the stack
group-equip = Equip a tile
group-enclose = Settle a bonus
group-pay = Give up a stone

## The drawing in the terminal

draw-legend = w worker, e eye, c coin, g grave good, o oasis; 3A2: foundation 3, 2 workers of A; ▲4A2: level 4
draw-stacks = Stacks
draw-known = You know stack { $stack }, from the top:
draw-levels = Levels left
draw-cards = Cards
draw-goods = { $workers } workers, { $gold } gold
draw-tile = tile
draw-tracks = Horus track { $track }, grave goods { $graves }
draw-river = oases { $oases }, ship { $ship }, palms { $palms }

## The board in the browser

board-mine = Your things
board-others = The others
board-hand = In hand
board-hand-hidden = a tile that you do not know
board-from-stack = a tile of stack { $stack } that you do not know
board-stones = Stones { $count } of { $most }
board-gold = Gold { $count } of { $most }
board-workers = Workers { $count }
board-return = Take it back
board-extra = Any time in your turn
board-build = Build
board-recall = Take back
board-swap = Swap 2
board-buy = White stone
board-hire = Hire
board-grave = Grave good
board-sail = Sail
board-done = Done
board-step-place = Place
board-step-row = Row
board-step-send = Workers
board-step-extra = Extras
board-step-draw = New tile
board-too-many-stones = Stones too many: { $count }
board-too-much-gold = Gold too much: { $count }
board-sphinx = Sphinx rack
board-scarab = Scarab rack
board-stacks = A stack that has come down to the number above it is removed. Below it: stack · tiles left.
board-stack = Stack { $stack }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}, removed at { $limit }
board-search = Search a stack
board-looking = Stack { $stack }, from the top
board-levels = Levels left
board-track = Horus track
board-palms = Palms reached
board-task = Task { $task }
board-task-1 = Four pyramids worth 60
board-task-2 = More than 275 points
board-task-3 = Pyramids worth 35 in six colours
board-progress = { $done } of { $goal }
board-zoom-in = Closer
board-zoom-out = Further away
board-zoom-whole = The whole board
board-brings-workers = workers: { $count }
board-brings-gold = gold: { $count }
board-brings-track = steps on the Horus track: { $count }
board-brings-graves = grave goods: { $count }
board-brings-oases = oases: { $count }
board-brings-ship = steps of the ship: { $count }
board-brings-nothing = nothing

## The tutorial

learn-goal = You build pyramids in the desert. A turn has five steps: place a tile, choose a row through it, collect what the row brings, send its workers to a building site, take a new tile. In the end foundations and pyramids with workers of yours score.
learn-place = Place your tile on e4 and let its stairs point west. There they stand right beside an empty building site.
learn-place-right = Stairs beside an empty site lay a foundation there. It belongs to nobody yet.
learn-place-hint = Choose the field e4, then the direction west.
learn-row = Four rows run through your tile, each as far as the next site. Whatever they show is yours this turn. Choose the one across: two tiles with workers lie on it.
learn-row-right = A worker from your supply stands on each tile that shows one.
learn-row-hint = Only the row across has two workers: choose that one.
learn-send = A worker walks straight, in any direction, over tiles and oases to the first site. Send it to the new foundation on d4.
learn-send-right = The foundation is yours, and the second worker follows. In the first turn you may occupy only one.
learn-send-hint = Choose d4, the foundation beside your tile.
learn-draw = Your turn is nearly over. Take the top tile of a stack for your next turn: stack 1. Only you know what it shows.
learn-draw-right = A worker and a blue stone, just what you need.
learn-draw-hint = Choose stack 1.
learn-second = Your next turn. On c5, with stairs to the west, the tile lays another foundation and touches your own by a corner. Place it there.
learn-second-right = A foundation of 3. Workers may walk diagonally too.
learn-second-hint = Choose the field c5, then the direction west.
learn-yield = Now mind what the rows bring. The one across has your tile, an oasis and a yellow stone; gaps do not matter. Choose it.
learn-yield-right = A worker, 1 gold from the oasis, a blue and a yellow stone.
learn-yield-hint = The row across brings the most.
learn-third = Two workers stand on d4, and three are needed to build. Send the new one there.
learn-third-right = Three workers: ready to build.
learn-third-hint = Choose d4; the worker reaches it diagonally.
learn-build = With three workers you build a level. The first costs any one stone and sets the colour of the pyramid for good. Build in blue.
learn-build-right = Blue it is; the yellow stone pays for it. Two workers come home, one stays as the owner.
learn-build-hint = Choose to build on d4, in blue.
learn-search = Instead of taking the top tile unseen, you may pay 1 gold to look through a stack and take any tile of it. Search stack 5.
learn-search-right = Now you would take the tile that suits you best.
learn-search-hint = Choose to search, then stack 5.
learn-level = A few turns later. Again three workers stand on d4, and you have three blue stones: from the second level on the colour must match. The levels cost 1 to 5 stones and make a pyramid worth 5, 10, 20, 35, 60. Build.
learn-level-right = Worth 10 now, and it can grow to 60.
learn-level-hint = Choose to build on d4.
learn-extra = Extra actions are possible at almost any time: swap two stones for a white joker, buy one for 3 gold, hire a worker for 3 gold. You have 5 gold, but may keep only 4 after your turn. Buy a white stone.
learn-extra-right = A joker for any colour. You may keep up to seven stones.
learn-extra-hint = Choose the white stone among the extra actions.
learn-end = All stacks are used up. Each pyramid scores its highest level, each foundation with workers its value, each stone and each gold 1 point. Lapis wins with 62 to 54. Now play your first game.

## What first appears

first-ask-place = Place your tile on a free field. Where its stairs stand right beside an empty site, a foundation is laid.
first-ask-row = Choose one of the four rows through your tile. Point at one to see what it brings: workers, stones, gold.
first-ask-equip = You have fewer workers than the row shows: choose the tiles that get one.
first-ask-send = Send the worker in a straight line to a foundation or pyramid: one of yours, or a foundation without workers. Or take it back.
first-do-build-first = Three workers stand on a foundation of yours: you can build the first level, for any one stone, in a colour of your choice.
first-do-build = You can raise a pyramid: that takes three workers and stones of its colour, or white ones.
first-do-swap = Any two stones can be swapped for a white one, a joker for every colour.
first-do-hire = For 3 gold you can hire a worker for a site without walking there.
first-ask-draw = Your turn ends with a new tile: take the top of a stack. Only you know it until it is placed.
first-do-search = For 1 gold you can look through a closed stack and take any of its tiles.
first-ask-enclose = Sites are enclosed on all sides: their owners get the eyes, grave goods and coins around them. You choose the order.
first-source-track = Somebody moved on the Horus track: each step is a point at the end, and every fifth field gives 2 gold.
first-source-grave_goods = Grave goods score 1 point each at the end, and the lead over every seat that has fewer.
first-source-oases = Steps on the oasis track count times the levels of the highest pyramid of their owner.
first-source-nile = Palms that a ship has reached count times the pyramids and foundations of its owner.

## What is typed in

desk-base-board = Board
desk-base-symbols = Symbols
desk-nile-board = Nile side
desk-nile-symbols = Symbols, Nile side
desk-base-tiles = Tiles
desk-horus-tiles = Tiles, Horus
desk-nile-tiles = Tiles, Nile
desk-levels = Level pieces
desk-foundations = Foundations
desk-field = empty
desk-site = building site
desk-printed = site with stairs
desk-start-n = start, north
desk-start-e = start, east
desk-start-s = start, south
desk-start-w = start, west
desk-palm = palm
desk-sphinx = sphinx
desk-scarab = scarab
## The table part by part

part-board = Board
part-row = Row { $row }
part-rows = Rows to activate
part-free = free
part-none = nothing
part-site = building site
part-foundation = foundation { $value }
part-pyramid = pyramid, level { $level }
part-waiting = with a worker to send
part-ships = ships
part-stack = Stack { $stack }
part-top = on top
part-goods = Goods

## What the checker of boards and pieces says

check-line = line { $line }: { $text }
check-line-word = line { $line }: (only a word) { $text }
check-fine = everything adds up: every version can be played with it
check-no-part = there is no part '{ $typed }'; there are { $known }
check-section = no section [{ $title }]; there are { $known }
check-section-twice = a second section [{ $title }]
check-before = '{ $typed }' stands before the first section, as [base board]
check-number = '{ $typed }' is not a number of pieces
check-no-rows = the board has no rows
check-size = the board has { $columns } columns and { $rows } rows; { $most } and { $high } fit
check-row = this row has { $count } fields, the first one has { $all }
check-field = '{ $typed }' at { $field } is no field: { $known }
check-symbol-rows = { $count } rows of symbols for { $rows } rows of fields
check-symbols = '{ $typed }' should be { $count } letters: s for sphinx, c for scarab
check-sites = { $count } sites, but only { $most } foundations
check-sites-nile = { $count } sites; the Nile side has at least { $least }
check-sites-touch = sites { $field } and { $other } touch; each counts as filled for the other's enclosure
check-starts = { $count } start fields (^ > v <), not { $all }
check-start-stairs = the stairs of start field { $field } point at no site beside it
check-land = { $count } fields for tiles; up to { $most } tiles are laid
check-no-site = no site lies in line with { $field }: stairs have nothing to point at
check-no-sphinx = no field with a sphinx for tiles
check-no-scarab = no field with a scarab for tiles
check-long = the row { $field } to { $end } can hold { $count } tiles, not { $most }
check-nile-side = the Nile belongs on the other side
check-nile-twice = Nile field { $number } is at { $field } and again at { $other }
check-nile-gap = the Nile fields are not numbered ~0, ~1, ~2 ... without a gap
check-nile-apart = Nile fields { $number } and { $next } do not touch
check-nile-start = the start of the Nile has no palm
check-palms = { $count } palms; there are at least { $least }
check-stairs-side = { $field }: printed stairs (P) belong to the Nile side
check-stairs-missing = site { $field } lies by the Nile and needs printed stairs (P)
check-stairs-dry = site { $field } has printed stairs, but no Nile
check-tile = no tile '{ $typed }'; symbols are joined in the order { $known }
check-tile-twice = { $typed } stands here twice
check-tile-base = { $typed } is no tile of the base version
check-tile-horus = { $typed } is no tile of the horus version
check-tiles-base = { $count } tiles; the base version has { $all } of its own
check-tiles-horus = { $count } tiles; the horus version has { $all } of its own
check-tiles-nile = { $count } tiles; the nile version has { $all } of its own
check-horus-kinds = the 16 tiles are printed as 2, 6, 4 and 4 of a kind
check-eyes = { $count } tiles with two eyes; the printed example of 9 eyes at the edge needs { $least }
check-level-form = '{ $typed }' should be like '5 blue 3' or '10 10'
check-levels = { $count } level pieces without the white ones, not { $all }
check-level-colour = no first level in { $colour }; task 3 needs all six colours
check-level-few = { $count } levels of { $number }; task 3 needs { $least }
check-foundation-form = '{ $typed }' should be a value from 1 to { $most } and a number of pieces
check-foundations = { $count } foundations, not { $all }
check-foundation-known = no foundation of { $number }, which the rulebook shows
check-task-seats = a task is played with 1 seat, for which 1 to 4 people decide together
check-solo-version = 1 seat plays the base version
check-solo-variants = 1 seat plays without the variants
