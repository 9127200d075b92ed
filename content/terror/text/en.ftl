### Zombie Terror in British English.
###
### Humans go by their roles. The plain name stands alone or after “The” (“The Nurse goes…”);
### `$human-acc` is the name in the middle of a sentence: “the Nurse”. The same holds for tokens,
### sorts, sides and whatever stands in the way. “The zombie on D5” is the one that stands there.
### Numbers in the effects of cards come from the data; `amount-…` only puts nouns to them.

game-title = Zombie Terror
game-pitch = The sale at the supermarket is over, the car park is full of the dead, and the only car stands at the far end. One of you gets six people across, the other leads the zombies, and the more people stir, the more zombies wake. In every film this is where somebody says ‘let’s split up’.

side-zombies = Zombies
    .acc = the zombies
    .gen = the zombies’
side-humans = Humans
    .acc = the humans
    .gen = the humans’

## Numbers with nouns

amount-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
amount-points = { $amount ->
    [one] { $amount } more action point
   *[other] { $amount } more action points
}
amount-bullets = { $amount ->
    [one] { $amount } more bullet
   *[other] { $amount } more bullets
}
amount-range = { $amount ->
    [one] { $amount } field
   *[other] { $amount } fields
}
amount-reach = { $reach ->
    [one] { $reach } field
   *[other] { $reach } fields
}

## Humans, and others

human-banker = Banker
    .acc = the Banker
human-lumberjack = Lumberjack
    .acc = the Lumberjack
human-child = Child
    .acc = the Child
human-mechanic = Mechanic
    .acc = the Mechanic
human-nurse = Nurse
    .acc = the Nurse
human-policeman = Policeman
    .acc = the Policeman
human-dog = Dog
    .acc = the Dog

special-runner = Runner
    .acc = the Runner
special-brute = Brute
    .acc = the Brute

## The car park

half-supermarket = Supermarket half
    .acc = the supermarket half
half-car = Car half
    .acc = the car half

thing-zombie = zombie
    .acc = a zombie
thing-obstacle = obstacle
    .acc = an obstacle
thing-keys = keys
    .acc = the keys
thing-fuel = fuel can
    .acc = a can of fuel

token-car = Car
    .acc = the car
token-bus = Bus
    .acc = a bus
token-sewer = Sewer
    .acc = the sewer
token-booth = Guard booth
    .acc = the guard booth
token-wreck = Wreck
    .acc = a wreck
token-trolleys = Shopping trolleys
    .acc = a row of shopping trolleys
token-crate = Crate
    .acc = a crate

sort-car = Car
    .acc = the car
sort-bus = Bus
    .acc = a bus
sort-sewer = Sewer
    .acc = the sewer
sort-booth = Guard booth
    .acc = the guard booth
sort-large = Large obstacle
    .acc = a large obstacle
sort-small = Small obstacle
    .acc = a small obstacle

# `.loc` is no case here but the letter of the direction, to choose a wording by.
facing-n = towards the car
    .loc = n
facing-e = towards column L
    .loc = e
facing-s = towards the supermarket
    .loc = s
facing-w = towards column A
    .loc = w

## Zombie cards

card-plague = Plague
effect-plague = { $amount ->
    [one] { $amount } more zombie is added this turn, in any half. It brought a friend.
   *[other] { $amount } more zombies are added this turn, in any half. They brought friends.
}
gained-plague = { $amount ->
    [one] { $amount } more zombie will be added this turn.
   *[other] { $amount } more zombies will be added this turn.
}

card-bloodlust = Bloodlust
effect-bloodlust = The zombies’ quota rises by { $amount } this turn. Somebody said ‘brains’ out loud.
gained-bloodlust = The zombies’ quota rises by { $amount } this turn.

card-rampage = Rampage
effect-rampage = Choose a zombie that sees a human. It has { amount-points } this turn. They are said to be slow.
gained-rampage = This zombie has { amount-points } this turn.

card-awe = Awe
effect-awe = Choose a zombie that sees a human. This turn it need not go for them and moves as you like. The one that waits is the worst.

card-ambush = Ambush
effect-ambush = A zombie from the pool rises at once on a free field not next to a human; you also choose which way it looks. There was nobody there a moment ago.

card-horde = Zombie Horde
effect-horde = The sewer and the eight fields around it are permitted fields for the rest of the game. There was a sale down there, too.

## Human cards

card-sawn-off = Sawn-off
effect-sawn-off = A human shoots a zombie in a clear straight line up to { amount-range } away, without a bullet. The bang draws another one. There is always a sawn-off under the till.

card-sewer = Sewer
effect-sewer = The human who stands on the sewer escapes. The smell costs no stars.

card-courage = Courage
effect-courage = Remove a zombie next to a human, even one that looks straight at them. Quietly: nobody new turns up. The knees only shake afterwards.

card-adrenaline = Adrenaline
effect-adrenaline = A human who has not finished this turn has { amount-points }. You can scream and run at the same time.
gained-adrenaline = That makes { amount-points } this turn.

card-bullets = Spare bullets
effect-bullets = The Policeman gets { amount-bullets }. In a pocket all along, under a doughnut.
gained-bullets = The Policeman gets { amount-bullets }.

card-racket = Racket
effect-racket = Turn a zombie of your choice to face any way. One kicked trolley is enough.

## What the game asks

step-build = Place the next token on the car park
step-muster = Place the next human in row 1
step-haunt = Place a zombie, but not next to other pawns
step-humans = Activate humans, play cards or end the turn
step-movement = Choose a zombie and its move
step-adding = Add the zombies that are due
step-tidying = Choose who becomes a zombie first
step-facing = Choose which way the zombie looks
step-ambush = Choose where the zombie rises
step-put-down = Choose where the zombie is moved
step-replace = Choose the zombie that takes the place of the dead human

# What to do, by the rule that asks.
ask-ZT-ADV-06 = { step-build }
ask-ZT-FREE-05 = { step-build }
ask-ZT-SETUP-07 = { step-muster }
ask-ZT-SETUP-08 = { step-haunt }
ask-ZT-HUM-01 = Choose who acts, play a card or end the turn
ask-ZT-ZMOVE-01 = { step-movement }
ask-ZT-SPAWN-03 = { step-adding }
ask-ZT-RUL-06 = { step-facing }
ask-ZT-RUL-19 = { step-tidying }
ask-ZT-SPAWN-04 = { step-facing }
ask-ZT-SPAWN-09 = { step-put-down }
ask-ZT-TIDY-02 = { step-facing }
ask-ZT-TIDY-03 = { step-replace }
ask-ZT-CARD-01 = Finish your card: choose what it asks for

goal-humans = Get humans worth { $goal } stars into the car.
goal-zombies = Bite until { $goal } stars are out of their reach.

# Why a game ended, by the rule that ended it.
end-ZT-END-02 = { $goal } stars escaped.
end-ZT-END-03 = Too few stars escaped, and everybody else has become a zombie.
end-ZT-END-04 = { $goal } stars can no longer be brought to safety.
end-ZT-TERROR-05 = The terror track ran out before { $goal } stars escaped.
end-ZT-RUL-66 = Round 60 is over and nobody has won: the night belongs to the zombies.

## What can be done

action-build = Place { $token-acc } on { $at }{ $facing-loc ->
    [n] {""}
   *[other] , front { $facing }
}
action-muster = Place { $human-acc } on { $at }
action-haunt = Place a zombie on { $at }
action-add = Add a zombie on { $at }
action-ambush = Ambush: place a zombie on { $at }
action-put-down = Move the zombie to { $at }
action-face = Turn the zombie on { $at } { $facing }
action-go = { $human }: go to { $to }
action-push = { $human }: step onto { $to }, push the zombie to { $beyond }
action-shove = { $human }: step onto { $to }, push { $other-acc } to { $beyond }
action-escape = { $human }: escape to the car on { $to } ({ amount-stars })
action-chop = Lumberjack: chop the zombie on { $at }
action-shoot = Policeman: shoot the zombie on { $at } (bullets: { $bullets })
action-heal = Heal { $human-acc }
action-finish = { $lost ->
    [0] { $human }: end the activation
    [one] { $human }: end the activation ({ $lost } point is lost)
   *[other] { $human }: end the activation ({ $lost } points are lost)
}
action-end = { $quota ->
    [one] End the human turn ({ $quota } zombie will act)
   *[other] End the human turn ({ $quota } zombies will act)
}
action-bite = Zombie on { $at }: bite { $human-acc }
action-step = Zombie on { $at }: go to { $to }
action-chase = Zombie on { $at }: go to { $to }, towards { $human-acc }
action-turn = Zombie on { $at }: turn { $facing }
action-idle = Zombie on { $at }: do nothing
action-lift = Take the zombie off { $at }
action-convert = Turn { $human-acc } into a zombie first
action-play = Play { $card }
action-play-at = Play { $card } on the zombie on { $at }
action-play-on = Play { $card } on { $human-acc }

## What happened

event-built = { $side } place { $token-acc } on { $at }.
event-set-aside = { $side } set { $sort-acc } aside: the car park has no room left for it.
event-dealt = { $cards ->
    [one] Each side secretly draws { $cards } card.
   *[other] Each side secretly draws { $cards } cards.
}
event-drew = Card drawn: { $card }.
event-mustered = The { $human } is placed on { $at }.
event-raised = A zombie is placed on { $at }. In the pool: { $pool }.
event-faced = The zombie on { $at } looks { $facing }.
event-turn = Round { $round }: { $side-gen } turn.
event-moved = The { $human } goes from { $from } to { $to }.
event-pushed = The { $human } pushes a zombie from { $from } to { $to }.
event-shoved = The Mechanic pushes { $human-acc } from { $from } to { $to }.
event-chopped = The Lumberjack chops the zombie on { $at }. Quietly, so nobody new turns up. In the pool: { $pool }.
event-shot = The Policeman shoots from { $from } and hits the zombie on { $at }. The bang will draw another one. Bullets: { $bullets }, in the pool: { $pool }.
event-slain = { $card } removes the zombie on { $at }. In the pool: { $pool }.
event-healed = The { $human } is healthy again.
event-escaped = The { $human } escapes from { $at }: { amount-stars }. Those who escaped now have { $points } in all.
event-found = The { $human } searches { $at } and finds { $thing-acc }!
event-found-nothing = The { $human } searches { $at } and finds nothing.
event-took = The { $human } takes { $thing-acc } from { $at }.
event-dropped = Dropped on { $at }: { $thing-acc }, for any human who gets there.
event-delivered = { $needed ->
    [0] The { $human } brings { $thing-acc } to the car. It is ready to go.
   *[other] The { $human } brings { $thing-acc } to the car. Still missing: { $needed }.
}
event-finished = { $lost ->
    [0] The { $human } ends the activation.
    [one] The { $human } ends the activation; { $lost } action point is lost.
   *[other] The { $human } ends the activation; { $lost } action points are lost.
}
event-humans-ended = { $activated ->
    [0] The humans end their turn with nobody activated. One zombie more than that acts: the quota is { $quota }.
    [one] The humans end their turn after { $activated } activation. One zombie more than that acts: the quota is { $quota }.
   *[other] The humans end their turn after { $activated } activations. One zombie more than that acts: the quota is { $quota }.
}
event-terror-moved = The terror marker goes down to { $to }. Once it leaves the track, the zombies win.
event-terror-began = The last zombie has left the pool: the terror begins. The marker is put on { $at } and takes a step in every zombie turn.
event-chased = A zombie goes from { $from } to { $to }: it sees { $human-acc } and must go that way.
event-stepped = A zombie goes from { $from } to { $to }.
event-turned = The zombie on { $at } turns { $facing }.
event-idled = The zombie on { $at } does nothing: it could not use all its action points anyway.
event-bit = The zombie on { $at } bites: { $human-acc } is right in front of it.
event-shielded = The { $human } hides behind the briefcase. No wound, and no more briefcase.
event-wounded = The { $human } is wounded. The next bite will kill.
event-died = The { $human } dies. The body stays on the board until Tidying and still draws zombies.
event-spent = The zombie on { $at } ends its activation: { $activated } of { $quota }.
event-due = Adding zombies. Supermarket half: { $supermarket ->
    [0] 0, as nobody is there
   *[other] { $supermarket }, for the humans there
}. Car half: { $car ->
    [0] 0, as nobody is there
   *[other] { $car }, for the humans there
}. Anywhere, for shots and cards: { $anywhere }.
event-lifted = The pool is empty, so the zombie on { $at } is taken off the board.
event-put-down = The zombie is put down on { $at }.
event-no-room = { $count ->
    [one] { $count } zombie is lost: there is no free field or no pawn for it.
   *[other] { $count } zombies are lost: there is no free field or no pawn for them.
}
event-converted = The { $human } rises on { $at } as a zombie. In the pool: { $pool }.
event-dog-lost = The Dog is gone from { $at }. Dogs do not come back as zombies.
event-played = { $side } play { $card }.
event-played-at = { $side } play { $card } on the zombie on { $at }.
event-played-on = { $side } play { $card } on { $human-acc }.
event-won = The game is over: { $side-acc } win.

## Why not, and what then

refusal-game-over = The game is over, won by { $side-acc }.
    .fix = Start a new game.
refusal-not-your-turn = This is the turn of { $side-acc }.
    .fix = Wait until it is your turn.
refusal-not-your-token = The next token is for { $side-acc } to place.
    .fix = Wait until that token lies on the board.
refusal-humans-place-humans = The human pawns are placed by the human side.
    .fix = Wait until all humans stand in row 1.
refusal-zombies-place-zombies = The zombies of the set-up are placed by the zombie side.
    .fix = Wait until all zombies of the set-up stand.
refusal-board-first = The board is not finished: { $side-acc } still have to place { $sort-acc }.
    .fix = First { $sort-acc } must lie on the board.
refusal-board-stands = Nothing more is placed on this board: it is finished.
    .fix = Go on with the pawns. Another board can be chosen for the next game.
refusal-humans-first = The set-up is not over: the next to be placed is { $human-acc }.
    .fix = First { $human-acc } must stand on a free field of row 1.
refusal-zombies-first = The set-up is not over: zombies are still being placed.
    .fix = First all zombies of the set-up must stand on the board.
refusal-set-up-over = All humans were placed before the game began.
    .fix = Move the humans with their action points, in the human turn.
refusal-zombies-later = Zombies act in the zombie turn, and this is the human turn.
    .fix = Use the humans, or end the turn.
refusal-humans-later = Humans act in the human turn, and this is the zombie turn.
    .fix = Use the zombies. The humans come again in the next round.
refusal-card-in-own-turn = { $card } can be played only in the turn of its own side.
    .fix = Keep the card until the turn of that side.
refusal-face-first = It is not said yet which way the zombie on { $at } looks.
    .fix = First turn the zombie on { $at } the way you like.
refusal-ambush-first = The zombie of Ambush is not on the board yet.
    .fix = First choose a free field for it that is next to no human.
refusal-put-down-first = The zombie that was taken off the board has no field yet.
    .fix = First put it down on one of the fields shown.
refusal-replace-first = Some zombie must take the place of { $human-acc }, since the pool is empty.
    .fix = First choose the zombie on the board that takes that place.
refusal-quota-left = { $left ->
    [one] The movement is not over: { $left } more zombie must be activated.
   *[other] The movement is not over: { $left } more zombies must be activated.
}
    .fix = Choose a zombie that has not acted yet. The phase ends by itself.
refusal-quota-used = { $quota ->
    [one] The limit of { $quota } activation is used up, and nobody acts beyond it.
   *[other] The limit of { $quota } activations is used up, and nobody acts beyond it.
}
    .fix = Go on with the phase that runs now.
refusal-used-and-over = The zombie on { $at } has already been activated this round, and the movement is over.
    .fix = Go on with the phase that runs now.
refusal-came-too-late = The movement is over, so the zombie on { $at } acts in the next round at the earliest.
    .fix = Go on with the phase that runs now.
refusal-adding-later = New zombies come, and others are relocated, only after the movement.
    .fix = First activate the zombies that must act.
refusal-adding-done = All zombies that were due have come; now the dead rise.
    .fix = Choose the human who becomes a zombie first.
refusal-still-due = { $count ->
    [one] The turn is not over: { $count } zombie is still to be added.
   *[other] The turn is not over: { $count } zombies are still to be added.
}
    .fix = Put a zombie on a free permitted field. The turn ends by itself.
refusal-still-to-relocate = { $count ->
    [one] The turn is not over: { $count } zombie must still be relocated, as the pool is empty.
   *[other] The turn is not over: { $count } zombies must still be relocated, as the pool is empty.
}
    .fix = Choose a zombie on the board and put it on a permitted field. The turn ends by itself.
refusal-tidying-later = The dead rise only when all zombies have moved and all new ones have come.
    .fix = First finish the phase that runs now.
refusal-dead-first = The turn is not over: those who died this round have yet to rise.
    .fix = Choose the human who becomes a zombie first. The turn ends by itself.
refusal-turn-in-activation = In this phase a zombie turns only in its activation, by 90 degrees, for an action point.
    .fix = Choose a zombie and turn it to its left or right.
refusal-nothing-to-face = No zombie waits to be told which way it looks.
    .fix = First choose a zombie or a field.

refusal-other-sort = What has to be placed now is { $sort-acc }.
    .fix = Choose { $sort-acc }.
refusal-no-copy-left = All tokens of this kind are on the board: { $token }.
    .fix = Choose another token of the same size.
refusal-turn-for-nothing = This token is not placed turned that way: { $token }.
    .fix = Place the token without turning it.
refusal-off-board = A token placed on { $at } would stick out over the edge of the board.
    .fix = Move the token away from the edge, or turn it.
refusal-token-there = Another token lies on { $at }.
    .fix = Choose fields without tokens.
refusal-sewer-there = The sewer lies on { $at }, and no other token is laid on it.
    .fix = Choose fields without tokens. Beside the sewer is allowed.
refusal-car-in-last-row = The car can only stand in row 16, opposite the supermarket.
    .fix = Choose three fields of row 16.
refusal-sewer-half = The sewer must lie in the car half.
    .fix = Choose a free field in rows 9 to 16.
refusal-booth-half = The guard booth must lie in the car half.
    .fix = Choose a free field in rows 9 to 15.
refusal-at-edge = { $at } is at the edge of the board, where no obstacle may lie.
    .fix = Choose fields between B2 and K15.
refusal-touches = The token would touch what lies on { $at }, and corners count.
    .fix = Leave at least one empty field between tokens, diagonally too.
refusal-touches-car = The token would touch the car on { $at }, and corners count.
    .fix = Leave at least one empty field between the token and the car, diagonally too.
refusal-other-human = The next to be placed is { $human-acc }.
    .fix = Place { $human-acc } on a free field of row 1.
refusal-not-first-row = Humans begin in row 1, at the supermarket.
    .fix = Choose a free field from A1 to L1.
refusal-half-full = Enough zombies for the start stand in { $half-acc }.
    .fix = Place the zombie in the other half.
refusal-car-is-closed = { $at } is a car field, and the car is an obstacle for zombies.
    .fix = Choose a free field away from the car.
refusal-too-close = { $at } is too close to a human or another zombie.
    .fix = Choose a field that is next to no pawn.
refusal-corner-too-close = { $at } touches a human or another zombie at a corner, and at this table corners count.
    .fix = Choose a field that touches no pawn, not even diagonally.
refusal-taken = { $at } is not free: it holds { $by-acc }.
    .fix = Choose a free field.

refusal-not-on-board = The living on the board do not include { $human-acc }.
    .fix = Choose somebody who is alive and on the board.
refusal-gone-safe = The { $human } has escaped and does not come back.
    .fix = Choose somebody who is alive and on the board.
refusal-lies-dead = The { $human } is dead: the dead neither act nor are helped.
    .fix = Choose somebody who is alive.
refusal-gone-dead = The { $human } is dead and out of the game.
    .fix = Choose somebody who is alive and on the board.
refusal-finished = The { $human } has already been activated this turn and is done.
    .fix = Choose somebody who is not done yet, or end the turn.
refusal-finish-first = The { $human } is in the middle of an activation.
    .fix = End the activation of { $human-acc } before anybody else acts.
refusal-nobody-acts = Nobody is in the middle of an activation.
    .fix = Move one of the humans, or end the turn.
refusal-not-adjacent = The { $human } cannot get to { $at } in one move: it is not an adjacent field.
    .fix = Go field by field, each for 1 action point.
refusal-already-there = The { $human } already stands on { $at }.
    .fix = Choose an adjacent field.
refusal-push-too-far = A zombie stands on { $at }, and { $human-acc } can enter its field only from an adjacent one, by a push.
    .fix = First get next to the zombie, with a free field behind it.
refusal-no-diagonal = The { $human } does not move diagonally. Only the Child can.
    .fix = Go along the row or the column.
refusal-diagonal-used = The Child has already moved diagonally this turn, and once is all there is.
    .fix = Move the Child along the row or the column.
refusal-no-diagonal-push = On { $at } there is { $by-acc }, and nobody is pushed diagonally.
    .fix = Choose a free field.
refusal-squeezed = The Child cannot squeeze through to { $at }: the fields on both sides are taken.
    .fix = Go along the row or the column, or clear one of those two fields first.
refusal-obstacle = There is an obstacle on { $at }.
    .fix = Go round { $at } over free fields.
refusal-car-locked = The car is locked and takes nobody without the keys.
    .fix = First get somebody who carries the keys to the car.
refusal-car-empty = { $needed ->
    [one] The tank is empty: { $needed } can of fuel is still missing.
   *[other] The tank is empty: { $needed } cans of fuel are still missing.
}
    .fix = First get somebody who carries a can to the car.
refusal-cannot-push = The { $human } does not push zombies.
    .fix = Go round this zombie, or push it with somebody else.
refusal-brute-stands = The Brute stands on { $at }: it can be neither pushed nor chopped.
    .fix = Go round { $at }, or remove the Brute with a shot or a card.
refusal-push-facing = The zombie on { $at } looks at whoever wants to push it, and at this table that is not allowed.
    .fix = Push it from the side or from behind, or go round { $at }.
refusal-push-off-board = The board ends behind { $at }, and nobody is pushed off it.
    .fix = Push from another side, or go round { $at }.
refusal-push-onto-car = There is a car field behind { $at }, and no zombie is pushed onto it.
    .fix = Push it from another side, or go round { $at }.
refusal-push-blocked = There is no room to push from { $at }: { $other } holds { $by-acc }.
    .fix = Clear { $other }, push from another side, or go round { $at }.
refusal-human-in-the-way = On { $at } stands { $human-acc }, and only the Mechanic pushes humans.
    .fix = Go round { $at }, or move { $human-acc } away first.
refusal-dead-not-pushed = The dead are not pushed, and { $human-acc } is dead.
    .fix = Go round this field.
refusal-shove-off-board = The board ends behind { $human-acc }, and nobody is pushed off it.
    .fix = Push from another side, or go round.
refusal-shoved-already = The Mechanic has already pushed a human this turn, and once is all there is.
    .fix = Go round this field. Zombies may still be pushed.
refusal-shove-onto-car = At this table { $human-acc } may not be pushed onto a car field.
    .fix = Let { $human-acc } enter the car in an activation of their own.
refusal-too-far-to-heal = Out of the Nurse’s reach: { $human-acc } is not on an adjacent field.
    .fix = Move the Nurse closer first. A diagonal is not adjacent.
refusal-not-wounded = The { $human } has no wound to heal.
    .fix = Heal somebody who is wounded.
refusal-no-zombie = There is no zombie on { $at }.
    .fix = Choose a field where a zombie stands.
refusal-zombie-too-far = The zombie on { $at } is not next to the Lumberjack.
    .fix = Move the Lumberjack to an adjacent field, beside the zombie or behind it.
refusal-faces-lumberjack = The zombie on { $at } faces the Lumberjack and so cannot be chopped.
    .fix = Get at it from the side or from behind.
refusal-never-at-humans = The Policeman never shoots at his own side, and there stands { $human-acc }.
    .fix = Choose a zombie in a clear line of fire.
refusal-no-bullets = The Policeman has no bullets left.
    .fix = Play Spare bullets if you have them, or push or go round this zombie.
refusal-not-in-line = The zombie on { $at } is neither in the row nor in the column of the Policeman.
    .fix = Move the Policeman into the row or the column of { $at }.
refusal-line-blocked = The line of fire to { $at } is blocked on { $other } by { $by-acc }.
    .fix = Choose another target, or move so that nothing stands between the Policeman and { $at }.

refusal-used = The zombie on { $at } has already been activated this round.
    .fix = Choose a zombie that has not acted yet.
refusal-other-zombie = The zombie on { $at } is in the middle of its activation.
    .fix = Finish with the zombie on { $at } first.
refusal-bite-first = The zombie on { $at } has to wait: the zombie on { $other } stands right before { $human-acc } and bites first.
    .fix = Use the zombie on { $other } first: let it bite { $human-acc }.
refusal-chase-first = The zombie on { $at } has to wait: the zombie on { $other } sees { $human-acc } and has a mandatory move.
    .fix = First move the zombie on { $other } towards { $human-acc }.
refusal-must-bite = The zombie on { $at } stands right before { $human-acc } and can do nothing but bite.
    .fix = Bite { $human-acc }.
refusal-must-chase = The zombie on { $at } sees { $human-acc }, so it must go straight that way and cannot turn.
    .fix = Move it forward, towards { $human-acc }.
refusal-must-advance = The zombie on { $at } sees { $human-acc }, so it must go that way and cannot stand idle.
    .fix = Move it forward, towards { $human-acc }.
refusal-held-up = The zombie on { $at } sees { $human-acc } but cannot enter the field ahead. It does not turn either and loses its points.
    .fix = Leave it where it is.
refusal-nobody-to-bite = There is no human right in front of the zombie on { $at }.
    .fix = A zombie bites only the human it stands right before. Get it there first.
refusal-quarter-turn = The zombie on { $at } can only turn by 90 degrees, left or right.
    .fix = Choose one of its sides.
refusal-turned-already = The zombie on { $at } has already turned this turn, and once is all there is.
    .fix = Move it forward or, if it cannot go, leave it where it is.
refusal-wastes-point = After that the zombie on { $at } could not use its next action point, and there is a way to use them all.
    .fix = Choose another step or turn: one that leaves it a free way ahead, or somebody to bite.
refusal-must-use-points = The zombie on { $at } still has a use for its action points, so it may not stand idle.
    .fix = Move it forward or turn it, whichever leaves a use for every point.
refusal-must-turn = At this table the zombie on { $at } may not stand idle while it can still turn or move.
    .fix = Turn it, or move it if the field ahead is free.
refusal-edge-ahead = The board ends right in front of the zombie on { $at }.
    .fix = Turn it.
refusal-edge-ahead-stay = The board ends right in front of the zombie on { $at }.
    .fix = Leave it where it is: it cannot turn now.
refusal-car-ahead = The car is right in front of the zombie on { $at }, and for zombies it is an obstacle.
    .fix = Turn it.
refusal-car-ahead-stay = The car is right in front of the zombie on { $at }, and for zombies it is an obstacle.
    .fix = Leave it where it is: it cannot turn now.
refusal-way-taken = The zombie on { $at } cannot go to { $other }: that field holds { $by-acc }.
    .fix = Turn it.
refusal-way-taken-stay = The zombie on { $at } cannot go to { $other }: that field holds { $by-acc }.
    .fix = Leave it where it is: it cannot turn now.
refusal-pool-empty = The zombie pool is empty.
    .fix = Take a zombie off the board and put it down on a permitted field.
refusal-pool-first = { $pool ->
    [one] There is still { $pool } pawn in the pool, and zombies are relocated only when it is empty.
   *[other] There are still { $pool } pawns in the pool, and zombies are relocated only when it is empty.
}
    .fix = Add a zombie from the pool on a free permitted field.
refusal-lifted-already = The zombie on { $at } came here in this phase and is not relocated again.
    .fix = Take another zombie.
refusal-came-from-there = The zombie was taken from { $at } and must be put down on another field.
    .fix = Choose another free permitted field.
refusal-not-permitted = { $at } is not a permitted field.
    .fix = Choose a free marked field in a half where a zombie is due.
refusal-not-due-there = No more zombies are due in { $half-acc }.
    .fix = Choose a free permitted field in the other half.
refusal-not-dead = The { $human } is not waiting to become a zombie.
    .fix = Choose somebody who died this round.

refusal-not-held = Your hand does not hold { $card }.
    .fix = Choose a card from your hand.
refusal-card-played = { $card } has been played and is out of the game.
    .fix = Choose a card from your hand.
refusal-wrong-target = That kind of target does not suit { $card }.
    .fix = Point at the kind of target that the card’s effect names.
refusal-no-card-for-dog = The Dog gets nothing from { $card }: cards are for people and zombies.
    .fix = Choose a person.
refusal-sawn-off-misses = No human has the zombie on { $at } in a clear straight line of up to { amount-reach }.
    .fix = Choose another zombie, or first move somebody closer, in the same row or column.
refusal-nobody-beside = No human stands next to the zombie on { $at }.
    .fix = Choose a zombie next to a human, or first move somebody next to { $at }.
refusal-no-sewer = There is no sewer on this board.
    .fix = Play another card.
refusal-nobody-on-sewer = No human stands on the sewer, which is { $at }.
    .fix = First move somebody to { $at }.
refusal-sees-nobody = The zombie on { $at } has no mandatory move towards a human now.
    .fix = Choose a zombie that sees a human and has not acted yet.
refusal-movement-over = { $card } only works in the zombie movement phase, and that is over.
    .fix = Keep the card for the next zombie turn.
refusal-adding-over = { $card } works when zombies are added, and that is over for this turn.
    .fix = Keep the card for the next zombie turn.
refusal-ambush-without-pawn = Ambush needs a pawn of the pool, and the pool is empty.
    .fix = Keep Ambush until a zombie is back in the pool.
refusal-no-room-for-ambush = Every free field is next to some human.
    .fix = Keep Ambush for later.
refusal-ambush-too-close = { $at } is next to a human, too close for Ambush.
    .fix = Choose a free field that is next to no human.

## Readings of the rules

option-setup = Car park
    .text = Which board do you play on, and who builds it?
    .printed = Side A: the car park as printed
    .advanced = Advanced: players place the obstacles
    .free = Free: players place everything, even the car
    .keys = Keys: the car is locked, and a dog comes along
    .fuel = Fuel: the tank is empty, and two zombies are special
option-sight = Sight of zombies
    .text = How far does a zombie see?
    .four = Four fields ahead
    .unlimited = Without limit, up to the first thing in the way
option-spacing = Spacing at the start
    .text = Do fields that touch at a corner count as adjacent when zombies are set up?
    .sides = No, only sides count
    .corners = Yes, corners too
option-bites = Biting on arrival
    .text = Does a zombie that appears right before a human bite at once?
    .own-activation = No, it waits for its own activation
    .arrival = Yes, at once
option-stuck = A zombie with no way out
    .text = May a zombie that cannot use all its action points do nothing?
    .free = Yes, it may stand still or turn
    .must-turn = No, it must do what it can
option-push = Pushing from the front
    .text = May a zombie be pushed by a human it faces?
    .any = Yes, any zombie may
    .not-facing = No, only from the side or from behind
option-push-escape = Pushing into the car
    .text = What happens when the Mechanic pushes a human onto a car field?
    .escapes = The human who is pushed escapes
    .forbidden = Such a push is not allowed
option-squeeze = The Child squeezing through
    .text = Can the Child move diagonally when the fields on both sides are taken?
    .free = Yes, a free field to go to is enough
    .one-side = No, one of the sides must be free
option-car-sight = The car and sight
    .text = Does the car block the sight of zombies?
    .blocks = Yes, like any obstacle
    .open = No, they see across it
option-no-room = No room
    .text = What becomes of a new zombie that finds no room in its half?
    .void = It is lost
    .elsewhere = It enters in the other half
option-lift-again = Relocating again
    .text = May the same zombie be relocated twice in one phase?
    .once = No, only once
    .again = Yes
option-lift-back = Coming back to the same field
    .text = May a relocated zombie be put down on the field that it left?
    .barred = No, it goes to another field
    .allowed = Yes
option-track = Terror track
    .text = How many fields has the terror track?
    .five = Five, from 5 to 1
    .six = Six, from 5 to 0
option-hopeless = No hope left
    .text = Do the zombies win once the humans have no way left to five stars?
    .material = Yes, at once
    .ignored = No, the game goes on
option-sewer-place = Place of the sewer
    .text = Where may the sewer lie?
    .car-half = Only in the car half
    .anywhere = On any free field
option-car-contact = Obstacles by the car
    .text = May an obstacle touch the car in the advanced variant?
    .barred = No
    .allowed = Yes

## Chapters of the rulebook

chapter-comp = Components
chapter-setup = Set-up
chapter-round = The round
chapter-hum = The humans’ turn
chapter-act = Actions of the humans
chapter-char = Characters
chapter-shot = Shots
chapter-esc = Escape
chapter-zturn = The zombies’ turn
chapter-zmove = How many zombies move
chapter-zact = Actions of the zombies
chapter-bite = Bites
chapter-mand = Mandatory moves
chapter-sight = Sight
chapter-spawn = New zombies
chapter-tidy = End of the round
chapter-terror = Terror
chapter-card = Cards
chapter-end = End of the game
chapter-adv = Advanced game
chapter-obst = Obstacles
chapter-extra = Extra tokens
chapter-free = Free set-up
chapter-ex = Examples
chapter-vec = Cases
chapter-rul = Rulings
chapter-gap = Gaps in the rules

# Why a hint proposes something that speaks for itself.
reason-searched = { $tries } tries at how the game may go on found nothing better.
