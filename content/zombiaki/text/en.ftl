### Zombiaki II in British English.
###
### The name of a card is the value of its message. `$card-acc` is the name in the middle of a
### sentence; it differs only where the name begins with an article (the Nest) and for the sides.
### Numbers in the effects of cards come from the data; `amount-…` only puts nouns to them.

game-title = Zombiaki II
game-pitch = Zombies are coming down a Moscow street, three tracks wide and in no hurry, and at the end of it a handful of people have a barricade, a sawn-off and one small plastic car. One of you leads the dead, the other has to stop them until Dawn.

side-zombies = Zombies
    .acc = the zombies
    .gen = the zombies’
side-humans = Humans
    .acc = the humans
    .gen = the humans’

## Numbers with nouns

amount-wounds = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
amount-blast = { $blast ->
    [one] { $blast } wound
   *[other] { $blast } wounds
}
amount-nurses = { $nurses ->
    [one] { $nurses } wound
   *[other] { $nurses } wounds
}
# Nine is the most that a card may state: nobody has more wounds than that.
amount-heal = { $heal ->
    [9] all wounds
    [one] { $heal } wound
   *[other] { $heal } wounds
}
amount-speed = { $speed ->
    [one] { $speed } field
   *[other] { $speed } fields
}
amount-retreat = { $retreat ->
    [one] { $retreat } field
   *[other] { $retreat } fields
}
amount-advance = { $advance ->
    [one] { $advance } field
   *[other] { $advance } fields
}
amount-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
amount-limit = { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
}
amount-blows = { $withstands ->
    [one] { $withstands } blow
   *[other] { $withstands } blows
}

## Effects that several cards share

effect-walker = Strength { $strength }. { $speed ->
    [0] This zombie does not move by itself.
   *[other] Walks { amount-speed } forward each turn.
}
effect-side-stepper = Strength { $strength }. Each turn walks { amount-speed } forward or, instead, sideways to a neighbouring track.
effect-needs-line = Needs a clear line of fire.
effect-shot = The first zombie on a track of your choice takes { amount-wounds }; if it survives, it retreats { amount-retreat }. { effect-needs-line }

## Zombie cards

card-griszka = Griszka
    .text = { effect-walker }
    .flavour = Was never in a hurry when alive, either.
card-sasza = Sasza
    .text = { effect-walker }
    .flavour = Went out for bread. Still going.
card-gieroj = Gieroj
    .text = { effect-walker }
    .flavour = Decorated posthumously. Has noticed neither part.
card-stiopa = Stiopa
    .text = { effect-side-stepper }
    .flavour = Crossed against the lights all his life. The habit outlived him.
card-misza = Misza
    .text = { effect-side-stepper }
    .flavour = Walks in zigzags, the way he came home from every party.
card-wladek = Władek
    .text = { effect-side-stepper }
    .flavour = Built like a wardrobe. One that knows the short cuts.
card-borys = Borys
    .text = { effect-walker } Never retreats.
    .flavour = Took a step back once, in 1987. Didn’t care for it.
card-olimpijczyk = Olympian
    .text = { effect-walker }
    .flavour = Beat his personal best after dying. Nobody dared ask for a sample.
card-doorman = Doorman
    .text = { effect-walker } Blocks the line of fire to zombies behind it on the same track.
    .flavour = Thirty years in the doorway. The door is gone; he isn’t.
card-mamka = Mamka
    .text = { effect-walker } When the zombies begin to move, she takes { amount-nurses } off every other zombie on her track.
    .flavour = A kind word for everyone, and a bit of someone.
card-gniazdo = The Nest
    .acc = the Nest
    .gen = the Nest
    .dat = the Nest
    .ins = the Nest
    .loc = the Nest
    .text = { effect-walker } Zombies may also be deployed on the empty field right in front of the Nest.
    .flavour = Something stirs in there. Nobody has gone to check twice.
card-hostage = Hostage
    .text = Put it on a zombie. When a card would wound that zombie, the Hostage dies instead: no wounds and no retreat. No help against annihilation.
    .flavour = Shouts ‘Don’t shoot!’ as if anyone were still listening.
card-jacket = Padded Jacket
    .text = Put it on a zombie. Its Strength goes up by { $strength }.
    .flavour = Warm, quilted, used to be Grandad’s. Grandad is two rows back.
card-pickaxe = Pickaxe
    .text = Remove the human card that lies on a field of your choice.
    .flavour = The metro, too, began with a single pickaxe.
card-steroids = Steroids
    .text = Take { amount-heal } off a zombie of your choice.
    .flavour = The leaflet lists the risks to the living. On the rest it is silent.
card-plague = Plague
    .text = Choose a zombie of Strength { $strength } or less from the Trash. It comes back, unwounded, on an empty field of the block by the Cemetery.
    .flavour = The doctor signed the certificate. The patient appealed.
card-hunger = Hunger
    .text = A zombie of your choice walks { amount-advance } forward at once, even one that never moves by itself. Its way must be clear and no card may be holding it.
    .flavour = Somebody behind the Barricades has opened a tin.
card-brain = Grandmaster’s Brain
    .text = Look at { amount-count } from the top of the zombie deck. Leave one on top and shuffle in the rest; Dawn stays at the bottom.
    .flavour = Still warm, and already sees mate.
card-snack = Snack
    .text = Choose one of the humans’ available cards. It goes to the Trash without taking effect.
    .flavour = They sent a lad with the ammunition. Only his cap arrived.
card-panic = Panic
    .text = In their next turn the humans may play at most { amount-limit }.
    .flavour = There was an evacuation plan. It hung on the door they all ran through.
card-fog = Fog
    .text = Lay it along a track for one round. It blocks the line of fire to every zombie on that track.
    .flavour = Comes up from the river, dragging its feet.
card-dawn = Dawn
    .text = When the zombie player draws Dawn, the game ends at once and the humans win.
    .flavour = The cockerels have all been eaten. The sun came up regardless.

## Human cards

card-shot = Shot
    .text = { effect-shot }
    .flavour = One round, one argument.
card-shot-2 = Shot II
    .text = { effect-shot }
    .flavour = The same, but with conviction.
card-burst = Burst
    .text = The first zombie on a track of your choice takes { amount-wounds }; what is left over goes on to the next, and one that is hit and survives retreats { amount-retreat }. { effect-needs-line }
    .flavour = Orders are to save ammunition. Hence the short one.
card-sawn-off = Sawn-off
    .text = The first zombie on a track of your choice takes wounds by the block it stands on, counted from the Barricades: { $first }, { $second }, { $third }, { $fourth }, { $fifth }. { effect-needs-line }
    .flavour = The closer you stand, the more honest it gets.
card-sniper = Sniper
    .text = A zombie of your choice, even one behind cover, takes { amount-wounds }. If it survives, it retreats { amount-retreat }.
    .flavour = On the roof since Tuesday. Says it’s his day off.
card-volley = Volley
    .text = Every zombie on a block of your choice that is in a clear line of fire takes { amount-wounds }.
    .flavour = On three. Can anybody count?
card-brick = Brick
    .text = A zombie of your choice, even one behind cover, takes { amount-wounds }.
    .flavour = Public housing, pocket edition.
card-molotov = Molotov
    .text = A zombie of your choice takes { amount-wounds }, and every zombie on a field sharing a side with its own takes { amount-blast }. { effect-needs-line }
    .flavour = Grandfather’s recipe, the neighbour’s petrol.
card-street-on-fire = Street on Fire
    .text = Every zombie on a track of your choice takes { amount-wounds }.
    .flavour = The district heating works at last.
card-collapse = Collapse
    .text = Every zombie on a block of your choice takes { amount-wounds }.
    .flavour = The house had waited years for repairs. It has stopped waiting.
card-grenade = Grenade
    .text = Clears a field of your choice: a zombie is annihilated, any other card is removed, even your own.
    .flavour = Please retain the pin in case of complaint.
card-searchlight = Searchlight
    .text = The zombies on a track of your choice that are in a clear line of fire retreat { amount-retreat }, the one nearest the Cemetery first.
    .flavour = The dead are not at their best in a hard light.
card-siren = Siren
    .text = All zombies on the street retreat { amount-retreat }, those nearest the Cemetery first.
    .flavour = This is only a drill, this is only… no, it isn’t.
card-bait = Bait
    .text = Move a zombie of your choice sideways to a neighbouring track, if it can enter there. You choose the side.
    .flavour = One ham, lightly used.
card-roadblock = Roadblock
    .text = Lay it along a track for one round. Zombies on that track do not move by themselves.
    .flavour = Diversion. The dead are asked to be patient.
card-tear-gas = Tear Gas
    .text = Lay it along a block for one round. Zombies on that block do not move by themselves.
    .flavour = They weep as if at their own funerals.
card-chains = Chains
    .text = Put them on a zombie for one round. That zombie does not move by itself.
    .flavour = Off a bicycle. The bicycle was stolen long ago.
card-wire = Barbed Wire
    .text = Put it on an empty field: it closes the way. Every zombie it stops strikes it a blow and takes { amount-wounds }; after { amount-blows } the wire is gone.
    .flavour = Left over from the previous end of the world.
card-kiosk = Kiosk
    .text = Put it on an empty field, but not right by the Cemetery: it closes the way and blocks the line of fire. Every zombie it stops strikes it a blow; after { amount-blows } the Kiosk is gone.
    .flavour = Cigarettes, papers, last line of defence. No change given.
card-mine = Mine
    .text = Put it on an empty field, but not right in front of a zombie. The first zombie to enter takes { amount-wounds }, and the Mine is gone.
    .flavour = Kindly mind your feet. Especially the loose ones.
card-manhole = Manhole
    .text = Put it on an empty field, but not right in front of a zombie. It annihilates the first zombie to enter, and is gone.
    .flavour = Somebody sold the cover for scrap. Bless him.
card-trabant = Trabant
    .text = Put it on an empty field by the Barricades. Each turn it drives { amount-speed } towards the Cemetery, and zombies that have it in front of them on its track do not move by themselves. The first zombie in its way takes { amount-wounds }, and the Trabant is scrap.
    .flavour = Body of plastic, ambition of iron.
card-kamaz = Kamaz
    .text = Put it on an empty field by the Barricades. Each turn it drives { amount-speed } towards the Cemetery; it annihilates the first zombie in its way and is wrecked.
    .flavour = The brakes were last seen near Ryazan.
card-trolleybus = Trolleybus
    .text = Put it on the middle track, on an empty field by the Barricades; it blocks the line of fire. Each turn it drives { amount-speed } towards the Cemetery; a zombie in its way takes { amount-wounds }: if it falls, the Trolleybus drives on, if not, it stops.
    .flavour = Move along to the rear, please. Nobody stands in front for long.
card-night-vision = Night Vision
    .text = Look at { amount-count } from the top of the zombie deck. Throw one into the Trash and shuffle in the rest; Dawn stays at the bottom.
    .flavour = Turns everything green, the viewer included.
card-loudhailer = Loudhailer
    .text = Choose one of the zombies’ available cards. It goes to the Trash without taking effect.
    .flavour = The deceased are requested to return to their graves in an orderly manner.

## Steps of a turn and questions of cards

step-cleanup = Cleanup: one-round cards leave by themselves
step-movement = Choose the next move on the street
step-draw = Draw: cards turn up by themselves, to a total of four
step-discard = Discard one of your four cards
step-use = Play, discard or keep your cards
step-lure = Choose which way to lure the zombie
step-scout = Choose the card that goes to the Trash
step-plan = Choose the card that stays on top of the deck
step-raise = Choose the zombie that comes back from the Trash

# What to do, by the rule that asks.
ask-ZK-RUL-06 = Choose which zombie moves next
ask-ZK-RUL-10 = Choose which car drives next
ask-ZK-DISC-01 = { step-discard }
ask-ZK-USE-01 = { step-use }
ask-ZK-CARD-02 = Finish your card: choose what it asks for

goal-zombies = Get a zombie onto the Barricades before Dawn comes.
goal-humans = Keep every zombie off the Barricades until Dawn comes.

# Why a game ended, by the rule that ended it.
end-ZK-END-01 = Dawn came before any zombie reached the Barricades.
end-ZK-END-02 = A zombie stormed the Barricades before Dawn.

## What can be done

action-step = Move { $card-acc } from { $from } to { $to }
action-breach = Storm the Barricades: { $card-acc } from { $from }
action-stay = Leave { $card-acc } on { $at }
action-drive = Drive { $card-acc } on { $from }
action-discard = Discard { $card-acc }
action-play = Play { $card-acc }
action-play-field = Play { $card-acc } on field { $field }
action-play-track = Play { $card-acc } on track { $track }
action-play-block = Play { $card-acc } on block { $block }
action-play-card = Play { $card-acc } against { $other-acc }
action-pick = Choose { $card-acc }
action-pick-scout = Throw { $card-acc } out of the zombie deck
action-pick-plan = Leave { $card-acc } on top of the deck
action-pick-raise = Raise { $card-acc } from the Trash
action-end = { $kept ->
    [0] End the turn
    [one] End the turn and keep one card
   *[other] End the turn and keep { $kept } cards
}

## What happened

event-turn = Round { $round }: { $side-gen } turn.
event-expired = The round is up for { $card-acc }: off the street and into the Trash.
event-moved = { $card } walks from { $from } to { $to }.
event-stayed-zombie = { $card } stays on { $at }: { $by-acc } is in front.
event-stayed-card = { $card } stays on { $at }: the way is closed by { $by-acc }.
event-stayed-held = { $card } stays on { $at }, held there by { $by-acc }.
event-battered = { $zombie } strikes: { $card } on { $at } takes a blow { $left ->
    [0] and gives way.
   *[other] and can stand { $left } more.
}
event-drove = { $card } drives from { $from } to { $to }.
event-car-stopped-zombie = { $card } stops on { $at }: { $by-acc } stands in the road.
event-car-stopped-card = { $card } stops on { $at }: the road is closed by { $by-acc }.
event-crashed = { $card } ploughs into { $zombie-acc } on { $at }.
event-drove-off = { $card } drives off the end of track { $track } and vanishes beyond the Cemetery.
event-drew = { $side } draw { $card-acc }.
event-dawn = Zombies draw Dawn: the sky over Moscow is getting light.
event-discarded = { $side } discard { $card-acc }.
event-spoiled = { $side } lose a card: { $card } goes to the Trash without taking effect.
event-played = { $side } play { $card-acc }.
event-played-field = { $side } play { $card-acc } on field { $field }.
event-played-track = { $side } play { $card-acc } on track { $track }.
event-played-block = { $side } play { $card-acc } on block { $block }.
event-played-card = { $side } play { $card-acc } against { $other-acc }.
event-entered = { $card } enters the street on { $at }.
event-placed = { $at } now holds { $card-acc }.
event-laid-track = { $card } now covers track { $track }.
event-laid-block = { $card } now covers block { $block }.
event-laid-street = { $card } now covers the whole street.
event-attached = { $zombie } on { $at } gets { $card-acc }.
event-removed = Gone from { $at }: { $card-acc }.
event-sprung = The trap on { $at } is sprung: { $card-acc }.
event-wounded = { $card } on { $at } takes { amount-wounds }; Strength left: { $left }.
event-guarded = { $card } on { $at } is unharmed: the wounds go to { $by-acc }.
event-destroyed = { $card } on { $at } falls and goes to the Trash.
event-annihilated = Annihilation on { $at }: nothing is left of { $card-acc }.
event-retreated = { $card } retreats from { $from } to { $to }.
event-no-retreat-zombie = { $card } does not retreat from { $at }: { $by-acc } stands behind.
event-no-retreat-card = { $card } does not retreat from { $at }: the way back is closed by { $by-acc }.
event-no-retreat-edge = { $card } does not retreat from { $at }: there is only the Cemetery behind.
event-no-retreat-own = { $card } does not retreat from { $at }: this zombie cannot be driven back.
event-healed = { $card } on { $at } heals { amount-wounds }.
event-looked = { $side } look at { amount-count } from the top of the zombie deck.
event-saw = In the zombie deck you see { $card-acc }.
event-milled = Straight from the zombie deck into the Trash: { $card-acc }.
event-arranged = { $side } leave one of the cards they saw on top of the zombie deck and shuffle in the rest.
event-ended = { $side } end their turn { $kept ->
    [0] and keep no cards.
    [one] and keep { $kept } card.
   *[other] and keep { $kept } cards.
}
event-breached = { $card } reaches the Barricades along track { $track }!
event-won = The game is over: { $side-acc } win.

## Why not, and what then

refusal-over-dawn = Dawn has come and the humans have won; the game is over.
    .fix = Start a new game.
refusal-over-breach = A zombie has reached the Barricades and the zombies have won; the game is over.
    .fix = Start a new game.
refusal-not-your-turn = It is { $side-gen } turn.
    .fix = Wait until { $side-acc } have ended their turn.
refusal-cards-later = Cards are used in step 5, and in step 2 something is still waiting to move.
    .fix = Finish the movement first.
refusal-no-passing = The movement step cannot be passed, and something is still waiting to move.
    .fix = Make the moves that are left; you can end the turn in step 5.
refusal-discard-first = You have four cards available, and only three may go on to be used.
    .fix = Discard one of the four and carry on.
refusal-no-movement = Nothing can be moved in this step of the turn: movement is step 2.
    .fix = Choose something that this step offers.
refusal-answer-first = The card just played is waiting for a choice.
    .fix = Choose what the card asks for first.
refusal-nothing-to-pick = No card is asking you to choose another one.
    .fix = Play, discard or keep your cards.
refusal-not-available = Your available cards do not include { $card-acc }.
    .fix = Choose one of your available cards.
refusal-dawn-is-not-played = Dawn is neither played nor discarded: it comes by itself, from the very bottom of the deck.
    .fix = Choose another card.
refusal-wrong-target = That kind of target does not suit { $card-acc }.
    .fix = Point at the kind of target that the card’s effect names.
refusal-not-entry = { $card } can enter the street only on block 5 or right in front of the Nest.
    .fix = Choose an empty field there; if there is none, keep or discard the card.
refusal-raised-at-entry = { $card } brings a zombie back only on block 5.
    .fix = Choose an empty field of block 5; if there is none, keep or discard the card.
refusal-taken = Field { $field } is already taken by { $by-acc }.
    .fix = Choose an empty field that the card allows; if there is none, keep or discard the card.
refusal-entry-taken = A zombie can appear only on an empty field, and { $field } is taken by { $by-acc }.
    .fix = Choose an empty field where zombies come in; if there is none, keep or discard the card.
refusal-wrong-place = The effect of { $card-acc } does not allow field { $field }.
    .fix = Choose an empty field where the card’s effect allows it.
refusal-before-zombie = Right in front of a zombie is no place for { $card-acc }, and { $zombie-acc } stands right behind this field.
    .fix = Choose an empty field with no zombie right behind it.
refusal-no-zombie = There is no zombie there.
    .fix = Choose a place where a zombie stands.
refusal-empty-street = There is no zombie on the street.
    .fix = Keep the card for later, or discard it.
refusal-nothing-there = Field { $field } is empty.
    .fix = Choose a field with a card on it; if there is none, keep or discard this one.
refusal-nothing-to-remove = On field { $field } there is only a zombie, and this card removes other cards.
    .fix = Choose a field where such a card lies; if there is none, keep or discard this one.
refusal-no-human-card = No human card lies on field { $field }.
    .fix = Choose a field where a human card lies; if there is none, keep or discard this one.
refusal-opponent-lacks = Your opponent’s available cards do not include { $card-acc }.
    .fix = Choose a card that your opponent has available; if there is none, keep or discard this one.
refusal-nothing-above-dawn = There is nothing to look at: only Dawn is left in the zombie deck.
    .fix = Keep or discard the card.
refusal-nobody-to-raise = No zombie of Strength { $strength } or less lies in the Trash.
    .fix = Keep the card until one has fallen, or discard it.
refusal-shielded = The line of fire to { $field } is blocked by { $by-acc }.
    .fix = Choose a target without cover, play a card that needs no clear line of fire, or keep this one.
refusal-already-attached = { $zombie } already has { $card-acc }.
    .fix = Choose a zombie without { $card-acc }; if there is none, keep or discard the card.
refusal-no-room-beside = There is no room for more cards beside the street.
    .fix = Wait until one of them leaves in a Cleanup.
refusal-panic = { $by } allows at most { amount-limit } this turn, and that has been played.
    .fix = Keep or discard the other cards and end the turn.
refusal-no-retreat-zombie = { $card } cannot retreat: { $by-acc } stands right behind.
    .fix = Choose a zombie with room behind it; if there is none, keep or discard the card.
refusal-no-retreat-card = { $card } cannot retreat: the way back is closed by { $by-acc }.
    .fix = Choose a zombie with room behind it; if there is none, keep or discard the card.
refusal-no-retreat-edge = { $card } cannot retreat: there is only the Cemetery behind.
    .fix = Choose a zombie with room behind it; if there is none, keep or discard the card.
refusal-no-retreat-own = { $card } cannot be driven back.
    .fix = Choose a zombie that retreats; if there is none, keep or discard the card.
refusal-nobody-retreats = Nobody that { $card-acc } would reach there can retreat.
    .fix = Wait until a zombie there has room behind it, or discard the card.
refusal-unhurt = { $card } has no wounds.
    .fix = Choose a wounded zombie; if there is none, keep or discard the card.
refusal-nobody-hurt = Nobody that { $card-acc } would reach there has wounds.
    .fix = Wait until a zombie there is wounded, or discard the card.
refusal-no-way-zombie = { $card } cannot walk: { $by-acc } is in front.
    .fix = Choose a zombie whose way is clear; if there is none, keep or discard the card.
refusal-no-way-card = { $card } cannot walk: the way is closed by { $by-acc }.
    .fix = Choose a zombie whose way is clear; if there is none, keep or discard the card.
refusal-no-way-held = { $card } cannot walk now, being held by { $by-acc }.
    .fix = Choose a zombie that is not held; if there is none, keep or discard the card.
refusal-no-way-edge = { $card } stands right before the Barricades, and at this table they can be entered only in the movement step.
    .fix = Choose a zombie that stands further from the Barricades; if there is none, keep or discard the card.
refusal-no-way-aside = { $card } cannot be lured: there is no open field beside it.
    .fix = Choose a zombie with an open field beside it; if there is none, keep or discard the card.
refusal-nothing-to-move = Nothing of yours on field { $field } can be moved.
    .fix = Choose a field where something of yours is waiting to move.
refusal-not-yours = Not yours to move: { $card-acc }. In the movement step each side moves its own cards.
    .fix = Choose a field where something of yours is waiting to move.
refusal-already-moved = The zombie on field { $field } has had its move in this step.
    .fix = Choose a zombie that is still waiting to move.
refusal-already-tried = The zombie on field { $field } has had its attempt and could not move; it waits until the next turn.
    .fix = Choose a zombie that is still waiting to move.
refusal-tries-later = The zombie on field { $field } could not move; at this table it tries once more after all the others.
    .fix = Move those first that are still waiting.
refusal-not-yet = It is the turn of block { $block } to move: those nearest the Barricades go first.
    .fix = Make the moves on block { $block } first.
refusal-in-track-order = Within a block the order goes by track, and field { $field } comes next.
    .fix = Play out the move from field { $field } first.
refusal-must-move = { $card } can move, and so has to.
    .fix = Choose where { $card-acc } goes.
refusal-not-that-far = { $card } does not walk that far.
    .fix = Choose the field right in front of the zombie.
refusal-field-by-field = { $card } walks field by field.
    .fix = Choose the field right in front of the zombie; it walks on by itself.
refusal-not-back = { $card } walks towards the Barricades, never back and never on the spot.
    .fix = Choose the field right in front of the zombie.
refusal-not-agile = { $card } does not leave its track.
    .fix = Choose the way forward or, if that is closed, leave the zombie where it is.
refusal-not-beside = { $card } steps sideways by one field, to a neighbouring track of the same block; tracks 1 and 3 are no neighbours.
    .fix = Choose the field right in front of the zombie or one right beside it.
refusal-blocked-zombie = { $card } cannot enter the field where { $by-acc } stands.
    .fix = Choose another way; a zombie that has none stays where it is.
refusal-blocked-card = { $card } cannot enter a field that is closed by { $by-acc }.
    .fix = Choose another way; a zombie that has none stays where it is.
refusal-blocked-held = { $card } cannot move now, being held by { $by-acc }.
    .fix = Leave this zombie where it is.
refusal-blocked-own = { $card } does not move: its own effect says so.
    .fix = Choose a zombie that walks.
refusal-not-a-car = No car stands on field { $field }, and only cars drive.
    .fix = Choose something that is still waiting to move.
refusal-car-drove = The car on field { $field } has driven in this step.
    .fix = Choose a car that is still waiting to drive.
refusal-car-not-yet = { $card } has to wait: cars nearer the Cemetery drive first, and it is the turn of block { $block }.
    .fix = Let a car on block { $block } drive first.
refusal-must-drive = { $card } has to drive towards the Cemetery, as far as it can go; only the order within a block is yours to choose.
    .fix = Let it drive when its turn has come.
refusal-not-shown = The cards to choose from now do not include { $card-acc }.
    .fix = Choose one of the cards shown.
refusal-not-raisable = { $card } cannot come back: the choice is among zombies of Strength { $strength } or less in the Trash.
    .fix = Choose one of those zombies.
refusal-lured-aside = The card lures { $card-acc }, and only to a neighbouring track of the same block.
    .fix = Choose an open field right beside that zombie.

## Readings of the rules

option-cleanup = Cleanup
    .text = Whose one-round cards leave in a Cleanup?
    .own = Only those of the side whose turn begins
    .all = Those of both sides
option-entry = A field with a card
    .text = May a zombie enter a field with a card that says nothing about it?
    .closed = No, such a field is closed
    .shared = Yes, it shares the field
option-side-step = Side-steps
    .text = Must a side-stepper whose way forward is closed step sideways?
    .must = Yes, if it can
    .may = No, it may stay where it is
option-order = Order within a block
    .text = Which zombie of a block moves first?
    .chosen = The zombie player chooses
    .by-track = By track: 1, 2, 3
option-cover = Cover
    .text = What blocks the line of fire?
    .symbols = Only cards with the blocking symbol
    .zombies = Every zombie nearer the Barricades as well
option-idle-play = A card with no target
    .text = May an action with no target at all be played?
    .forbidden = No, it can only be kept or discarded
    .allowed = Yes, for nothing
option-retreat = Retreat
    .text = What stops a retreating zombie?
    .entry = Any closed field behind it
    .zombies-only = Only a zombie behind it
option-rooted = Zombies that never move
    .text = Can a card make a zombie retreat that never moves by itself?
    .retreat = Yes, like any other
    .stay = No, it stays where it is
option-late-breach = The Barricades outside the movement step
    .text = Does entering the Barricades outside the movement step win?
    .wins = Yes, any move counts
    .ignored = No, such a move is not possible
option-second-pass = A second try
    .text = Do zombies that could not move try again?
    .no = No, they wait until the next turn
    .yes = Yes, once, after all the others

## Chapters of the rulebook

chapter-comp = Components
chapter-setup = Set-up
chapter-board = The board
chapter-card = Cards
chapter-lof = Line of fire
chapter-turn = Course of a turn
chapter-clean = Cleanup
chapter-move = Movement of zombies
chapter-car = Cars
chapter-draw = Drawing
chapter-disc = Discarding
chapter-use = Using cards
chapter-gen = General rules
chapter-zomb = Zombies
chapter-deploy = Deploying
chapter-spec = Special cards
chapter-retr = Retreating
chapter-end = End of the game
chapter-ex = Examples
chapter-vec = Cases
chapter-rul = Rulings
chapter-gap = Gaps in the rules

# Why a hint proposes something that speaks for itself.
reason-searched = { $tries } tries at how the game may go on found nothing better.
