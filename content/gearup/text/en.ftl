### Gear Up in British English.
###
### A zombie goes by its type and its number: “Walker 3”. `foe` says it for anything that can be
### hit; the number 0 stands for the Boss and is not said. Likewise `skill` says an effect, with
### its number if it has one. Cells are named by column and row: “A1 B2”.

game-title = Zombicide: Gear Up
game-pitch = Two rounds, eighteen turns, one Boss, and every street is full of the dead: cross them off square by square, turn every kill into a better weapon and win together, because when one of you falls, all of you lose.

side-one = Survivor 1
side-two = Survivor 2
side-three = Survivor 3
side-four = Survivor 4
side-five = Survivor 5
side-six = Survivor 6

seat-one = Seat 1
seat-two = Seat 2
seat-three = Seat 3
seat-four = Seat 4
seat-five = Seat 5
seat-six = Seat 6

## Names with numbers, numbers with nouns

foe = { $target }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
skill = { $effect }{ $hits ->
    [0] {""}
   *[other] {" "}{ $hits }
}
amount-damage = { $amount } damage
dealt-damage = { $damage } damage
amount-health = { $amount } Health

## Survivors

survivor-ethan = Ethan
survivor-ethan-text = A builder. Nobody asks any more whether the wall was load-bearing.
survivor-lisa = Lisa
survivor-lisa-text = A martial artist. Ten years of training, and at last somebody attacks.
survivor-marta = Marta
survivor-marta-text = A hunter. The season is open all year now.
survivor-bruno = Bruno
survivor-bruno-text = A butcher. Knows where everything is inside.
survivor-odile = Odile
survivor-odile-text = A doctor. Has seen worse in the waiting room.
survivor-kenji = Kenji
survivor-kenji-text = A courier. Delivers to the door, even through it.

## Weapons

weapon-concrete-saw = Concrete Saw
weapon-nail-gun = Nail Gun
weapon-sledgehammer = Sledgehammer
weapon-demolition-charge = Demolition Charge
weapon-sansetsukon = Sansetsukon
weapon-throwing-stars = Throwing Stars
weapon-chain-whip = Chain Whip
weapon-naginata = Naginata
weapon-hunting-rifle = Hunting Rifle
weapon-bear-trap = Bear Trap
weapon-crossbow = Crossbow
weapon-boar-spear = Boar Spear
weapon-cleaver = Cleaver
weapon-meat-hook = Meat Hook
weapon-bone-saw = Bone Saw
weapon-carving-machine = Carving Machine
weapon-riot-shield = Riot Shield
weapon-syringe-gun = Syringe Gun
weapon-fire-axe = Fire Axe
weapon-gas-cylinder = Gas Cylinder
weapon-twin-pistols = Twin Pistols
weapon-bike-chain = Bike Chain
weapon-road-flare = Road Flare
weapon-carbine = Carbine

## Effects

effect-knockback = Knockback
effect-knockback-text = After a hit you may move the zombie to the third space of its lane. A Boss stays where it is.
effect-multi-hit = Multi-Hit
effect-multi-hit-text = One use draws the shape up to as many times as the number says, on different targets or on the same one.
effect-scavenging = Scavenging
effect-scavenging-text = Each Damage icon that a hit crosses off brings 1 Ammo. Icons crossed off with Ammo do not count.
effect-ready-for-action = Ready for Action
effect-ready-for-action-text = Each Damage icon that a hit crosses off brings 1 Armour. Icons crossed off with Ammo do not count.
effect-long-range = Long Range
effect-long-range-text = The target may also stand in front of a neighbour. Ammo and Armour crossed off there go to both of you; the upgrade for a kill goes to the neighbour.
effect-arming = Arming
effect-arming-text = Each Ammo or Armour icon that a hit crosses off brings 1 more of the same, so 2 in all.
effect-split = Split
effect-split-text = The shape may be cut into 2 parts, both drawn on the same zombie. Each is turned and mirrored on its own, and each may be replaced by one cell.
effect-adrenaline = Adrenaline
effect-adrenaline-text = After the first use, take 1 damage to use the weapon once more this turn. Armour may stop that damage.
effect-quick-reload = Quick Reload
effect-quick-reload-text = After the first use, spend 1 Ammo to use the weapon once more this turn.
effect-critical-hit = Critical Hit
effect-critical-hit-text = If the first use crossed off a Damage icon, the weapon may be used once more this turn, on another zombie.
effect-sweep = Sweep
effect-sweep-text = One use hits 1 zombie on each space of the lane, and the Boss if it stands in front.
effect-explosion = Explosion
effect-explosion-text = One use hits every zombie on one space of the lane, and the Boss if it stands in front.
effect-fury = Fury
effect-fury-text = Each use crosses off the next field of the Fury track. Then you gain all Ammo and Armour below the crossed fields, every time anew.

## Zombies

breed-zombie = Zombie
breed-walker = Walker
breed-walker-text = No ability.
breed-runner = Runner
breed-runner-text = No ability.
breed-crawler = Crawler
breed-crawler-text = No ability.
breed-chomper = Chomper
breed-chomper-text = No ability.
breed-bomber = Bomber
breed-bomber-text = When it should attack, it blows up: every Survivor takes as much damage as it has Damage icons left. A Bomber that blew up earns no upgrade.
breed-fatty = Fatty
breed-fatty-text = No ability, only more of everything.
breed-soldier = Soldier
breed-soldier-text = No ability, but well equipped.
breed-stinker = Stinker
breed-stinker-text = All other zombies in its lane deal 1 more damage. Several Stinkers add up.

class-standard = Standard
class-special = Special

speed-none = none
speed-slow = slow
speed-fast = fast
speed-both = all

colour-yellow = yellow
colour-blue = blue
colour-green = green
colour-red = red

good-ammo = Ammo
good-armour = Armour

way-adrenaline = Adrenaline
way-reload = Quick Reload
way-critical = Critical Hit

level-easy = Easy
level-normal = Normal
level-hard = Hard
level-nightmare = Nightmare

## Bosses

boss-super-abomination = Super Abomination
boss-super-abomination-rule = No special rule.
boss-super-abomination-ability = Every Survivor crosses off 2 ready Armour, or all there is if it is less.
boss-zombie-pyramid = Zombie Pyramid
boss-zombie-pyramid-rule = A Hit Shape must touch a cell crossed off before, by a side or a corner. One cell is crossed off from the start.
boss-zombie-pyramid-ability = Every Survivor takes 1 damage that Armour cannot stop.
boss-elephombie = Elephombie
boss-elephombie-rule = Cores need not be crossed off. When all 8 cells around a core are crossed, its whole row and column are crossed off too.
boss-elephombie-ability = Every Survivor takes 2 damage, or pays 1 Armour or Ammo, whichever this table chose, and takes none.
boss-dead-sox = Dead Sox
boss-dead-sox-rule = Three Bosses in one: the Catcher destroys Armour, the Batter deals ordinary damage, Armour cannot stop the Pitcher. The dead strike no more.
boss-dead-sox-ability = Every living member of the team deals 1 damage to every Survivor, in its own way.
boss-screamer = Screamer
boss-screamer-rule = The cells of the mouth may be crossed off only in the turn after an Ability icon came up.
boss-screamer-ability = The next field of the scream track is crossed off. All zombies of its speed move once, and those on the first space attack.
boss-mutation = Mutation
boss-mutation-rule = Drawing a Hit Shape across a dotted line costs you 1 damage. A single cell and Ammo cost nothing.
boss-mutation-ability = Every Survivor takes 2 damage, or pays 1 Ammo or Armour, whichever this table chose, and takes none.

member-catcher = Catcher
member-batter = Batter
member-pitcher = Pitcher

icon-ability = Ability
icon-attack = Attack
icon-spawn = Spawn
icon-special = Special Attack

cause-zombie = zombie attack
cause-bomber = Bomber blast
cause-ability = Boss ability
cause-line = dotted line
cause-adrenaline = Adrenaline

## What the game asks

question-muster = Choose your Survivor
question-naming = Name the Commander
question-block = Decide how much damage your Armour stops
question-assign = Decide who gets the next zombie
question-toll = Pay, or take the damage
question-order = Decide which of the Dead Sox strikes next
question-knock = Decide whether the zombie is driven back
question-volley = Go on with this attack, or end it
question-weapons = Use your weapon, or finish
question-ammo = Spend Ammo, or finish
question-upgrades = Choose a weapon to upgrade

# What to do, by the rule that asks.
ask-GU-SET-02 = { question-muster }
ask-GU-SET-10 = { question-naming }
ask-GU-DMG-03 = { question-block }
ask-GU-SPN-06 = { question-assign }
ask-GU-MUT-02 = { question-toll }
ask-GU-ELE-03 = { question-toll }
ask-GU-AMB-23 = { question-order }
ask-GU-EFF-02 = { question-knock }
ask-GU-ATK-01 = { question-weapons }
ask-GU-AMM-01 = { question-ammo }
ask-GU-UPG-03 = { question-upgrades }

goal-team = Beat the Boss together by turn 9 of round 2. Nobody may die.

# Why a game ended, by the rule that ended it.
end-GU-END-01 = The last square of the Boss is crossed off.
end-GU-END-03 = A Survivor has died.
end-GU-END-04 = Turn 9 is over and the Boss stands.

## Why that is good advice

reason-safest = { $number ->
    [0] Nothing threatens { $seat } yet.
   *[other] Nobody is safer than { $seat }: { $number } damage in the lane.
}
reason-healthiest = Nobody has more Health than { $seat }: { $number } left.
reason-learns = { $seat } needs upgrades most, having { $number } so far, and kills bring them.
reason-able = { $seat } can take it, with { $number } Health left.

## What can be done

action-pick = Play as { $survivor }
action-command = Commander: { $seat }
action-call = Call a Companion: { $survivor }
action-call-last = Call a Companion: { $survivor }. Your weapon then has no second use this turn.
action-cross = { foe }: cross off { $cells } alone
action-stamp = { foe }: cross off { $cells }
action-part = { foe }: one part of the shape on { $cells }
action-knock = { foe }: drive it back to space 3
action-leave = { foe }: leave it where it is
action-again = Start over with new targets
action-stop = No more hits
action-second = Use it once more: { $way }
action-second-deadly = Use it once more: { $way } (your last Health: the team loses at once)
action-done = Done
action-shoot = { foe }: 1 Ammo on { $cell }
action-upgrade = { $weapon } ({ $colour }), upgrade { $level }: { skill }
action-block = Stop { $armour } of { $amount } damage with Armour
action-block-none = No Armour: take { amount-damage }
action-before = { foe } attacks first
action-pay = Pay 1 { $good } and take no damage
action-suffer = Pay nothing and take 2 damage
action-assign = { $seat } gets: { $breed } ({ $speed })
action-order = { $target } strikes next

## What happened

event-picked = Seat { $seat } plays { $survivor }.
event-joined = { $survivor } joins the team.
event-commander = { $survivor } is the Commander.
event-came = { $survivor } comes along as a Companion.
event-round = Round { $round } begins.
event-boss-came = { $boss }: now in front of { $survivor }.
event-revealed = Turn { $turn }. Colour of the weapons: { $colour }. Zombies that move: { $speed }.
event-readied = { $survivor }: ready with the { $weapon }.
event-called = { $survivor } comes to help.
event-fired = { $survivor } attacks: { $weapon }.
event-fired-companion = { $survivor } attacks as a Companion.
event-crossed = { foe }: { $survivor } crosses off { $cells }.
event-part-laid = { foe }: { $survivor } lays the first part on { $cells }.
event-gained = { $survivor }: { $good } +{ $amount }.
event-gained-lost = { $amount ->
    [0] { $survivor }: the { $good } track is full. Lost: { $lost }.
   *[other] { $survivor }: { $good } +{ $amount }, then the track is full. Lost: { $lost }.
}
event-collapsed = { $count ->
    [0] The core on { $core } collapses. There is nothing left to cross off in its row and column.
   *[other] The core on { $core } collapses and crosses off { $cells }.
}
event-died = { $target } { $number } dies. Upgrade earned: { $survivor }.
event-member-died = The { $target } is dead.
event-knocked-back = { $target } { $number } is driven back to space 3.
event-raged = { $survivor }: Fury, field { $field }.
event-raged-full = { $survivor }: Fury. The track is full, so no field is crossed off and everything below it is gained once more.
event-second = { $survivor } attacks once more: { $way }.
event-finished = { $survivor } is done.
event-shot = { foe }: { $survivor } spends 1 Ammo on { $cell }.
event-upgraded = { $survivor } upgrades the { $weapon }: { skill }.
event-upgrades-lost = { $survivor } has nothing left to upgrade. Upgrades lost: { $amount }.
event-march = The march: { $speed } zombies move.
event-march-none = The march: no zombie moves.
event-marched = { $target } { $number } goes to space { $to }.
event-attacked = { $target } { $number } attacks { $survivor }: { dealt-damage }.
event-gave-way = { $target } { $number } holds back: another attacks first.
event-exploded = { $target } { $number } blows up: { dealt-damage } for every Survivor.
event-blocked = { $survivor }: Armour stops { amount-damage } ({ $cause }).
event-stripped = { $amount ->
    [0] { $survivor } has no Armour to lose ({ $cause }).
   *[other] { $survivor } loses { $amount } Armour ({ $cause }).
}
event-hurt = { $left ->
    [0] { $survivor } loses { amount-health } ({ $cause }) and dies.
   *[other] { $survivor } loses { amount-health } ({ $cause }). Left: { $left }.
}
event-spawn = Spawn card: { $letter }.
event-drew = Drawn: { $breed } ({ $speed }).
event-reshuffled = { $class } zombies: the discards make a new deck.
event-ran-out = { $class } zombies have run out. Missing: { $missing }.
event-entered = { $target } { $number } enters in front of { $survivor }, on space 3.
event-boss-card = Boss card { $card } is turned up.
event-boss-acted = { $boss }: { $icon }.
event-paid = { $survivor } pays 1 { $good } and takes no damage.
event-screamed = The Screamer screams, field { $field } of its track. Called: { $speed } zombies.
event-won = The Boss is dead. The Survivors win!
event-lost = The game is over: the Survivors lose.

## Why not, and what then

refusal-over-boss-dead = The Boss is dead, and the game is won and over.
    .fix = Start a new game.
refusal-over-survivor-dead = A Survivor has died, and with that the team has lost the game.
    .fix = Start a new game.
refusal-over-boss-stands = Turn 9 of round 2 is over and the Boss still stands: the game is lost.
    .fix = Start a new game.
refusal-wait = { $seat } has to decide first.
    .fix = Wait until { $seat } has decided.
refusal-commander-decides = This is for the Commander to decide: { $seat }.
    .fix = Propose what you want. { $seat } has the last word.
refusal-first-seat-names = The player in the first seat names the Commander.
    .fix = Propose somebody and wait for the first seat.
refusal-finished-already = You have already finished this step.
    .fix = Wait until everybody has finished.
refusal-answer-first = Something else has to be decided first.
    .fix = { $question }.
refusal-muster-over = Survivors are chosen before the game, and that is over.
    .fix = Play on with the Survivor you have.
refusal-commander-named = The Commander has been named, for the whole game.
    .fix = Play on: the Commander stays.
refusal-weapons-over = Ammo is being spent now, and no weapon or Companion is used any more this turn.
    .fix = Spend Ammo, or finish.
refusal-attack-over = The Attack step of this turn is over.
    .fix = Choose the upgrades you have earned. Weapons and Ammo come again next turn.
refusal-ammo-later = Ammo is spent when everybody has finished with weapons and Companions.
    .fix = Use your weapon or finish, and wait for the others.
refusal-upgrades-later = Upgrades are taken after the Attack step, and that is not over.
    .fix = Finish the Attack step first.
refusal-must-upgrade = An earned upgrade cannot be saved while a weapon can still take one.
    .fix = Choose a weapon to upgrade.
refusal-use-missing = No use of a weapon is under way.
    .fix = Draw on a target to begin one, or finish.
refusal-knock-missing = No zombie can be driven back now.
    .fix = Hit a zombie on space 1 or 2 with a weapon that has Knockback, and let it live.
refusal-attack-missing = No zombie attacks now.
    .fix = Wait for the march: the order is asked when several on one space attack and you have Armour ready.
refusal-toll-missing = There is no blow to buy off now.
    .fix = Keep what you have: only the abilities of the Elephombie and of the Mutation can be bought off.
refusal-nobody-drawn = No zombie waits for a lane.
    .fix = Go on with this step. Drawn zombies are assigned after the march.
refusal-strike-missing = None of the Dead Sox strikes now.
    .fix = Go on with this step. They strike by Boss cards.
refusal-nothing-in-front = There is no target within reach of your weapon this turn, so you can do nothing in this step.
    .fix = Wait until the others have finished.
refusal-nothing-to-shoot = In front of you there is nothing on which Ammo could be spent.
    .fix = Keep your Ammo, and wait until the others have finished.
refusal-nothing-earned = You have no upgrade to take: you get one for each zombie that dies in your lane in the Attack step.
    .fix = Wait until the others have taken theirs.
refusal-picked-already = You have chosen your Survivor.
    .fix = Wait until everybody has one.
refusal-not-a-neighbour = { foe } stands in front of { $seat }, and Long Range reaches only your neighbours.
    .fix = Draw on a target in front of you or in front of a neighbour.
refusal-one-of-sox = Only one of the Dead Sox can be hit in this pass, and one has been.
    .fix = Choose a zombie in the lane, or end this use of the weapon.
refusal-parts-overlap = { $cell } belongs to the first part, and the parts may not overlap.
    .fix = Lay the second part on other cells.
refusal-weapon-closed = You called a Companion after using your weapon, so the weapon is not used again this turn.
    .fix = Finish. Another time, use the weapon twice before you call a Companion.
refusal-companion-closed = You used your weapon after the Companion, so the Companion does not act again this turn.
    .fix = Finish. Another time, let the Companion act twice before you use the weapon.
refusal-reload-costs = Quick Reload costs 1 Ammo, and you have none ready.
    .fix = Finish, and cross off Ammo icons to gain some.
refusal-others-missing = A Critical Hit needs a zombie that the first use did not hit, and there is none within reach.
    .fix = Finish.
refusal-solo-only = Companions come along only with a Survivor who plays alone.
    .fix = Use your own weapon, or finish.
refusal-ammo-must-touch = At this table Ammo spent on the Zombie Pyramid must touch a cell crossed off before.
    .fix = Choose a cell that meets a crossed one by a side or a corner.

refusal-survivor-taken = { $survivor } is already taken.
    .fix = Choose a Survivor whom nobody has.
refusal-seat-missing = Nobody sits in seat { $number }.
    .fix = Choose one of the seats at this table.

refusal-zombie-missing = There is no zombie { $zombie } in the lanes.
    .fix = Choose a zombie that still stands in a lane.
refusal-boss-away = The Boss is not here yet: it comes in round 2.
    .fix = Draw on a zombie in a lane.
refusal-member-dead = The { $target } is dead.
    .fix = Choose one of the Dead Sox who still lives.
refusal-out-of-reach = { foe } stands in front of { $seat }, out of this weapon’s reach.
    .fix = Draw on a zombie in your own lane. Long Range also reaches the lanes of your neighbours.
refusal-boss-elsewhere = { foe } stands in front of { $seat }, out of this weapon’s reach.
    .fix = Draw on a zombie in your own lane, or wait for the Boss. Long Range reaches a Boss in front of a neighbour.
refusal-hit-before = { foe } was hit by the first use, and a Critical Hit needs another target.
    .fix = Choose a zombie that the first use did not hit.
refusal-parts-apart = { foe } has the first part, and both must be on the same zombie.
    .fix = Lay the second part there as well: { foe }.
refusal-hits-used = { $count ->
    [one] One use of this weapon makes { $count } hit, and this use is over.
   *[other] One use of this weapon makes { $count } hits at most, and this use is over.
}
    .fix = Finish, or use it a second time by Adrenaline, Quick Reload or Critical Hit, if it has one of them.
refusal-other-lane = { foe } stands in another lane, and Sweep and Explosion keep to one.
    .fix = Choose a target in the lane that was hit first.
refusal-stamped-already = { foe } can take no further hit in this pass of Sweep or Explosion.
    .fix = Choose a target that has not been hit yet, or end this use of the weapon.
refusal-other-space = { foe } stands on another space, and an Explosion covers only one.
    .fix = Choose a zombie on the space that was hit first.
refusal-space-swept = Space { $count } has had its hit, and a Sweep strikes one zombie on each space.
    .fix = Choose a zombie on a space that was not hit yet.
refusal-fired-already = Your weapon has already been used this turn.
    .fix = Finish, or use it a second time by Adrenaline, Quick Reload or Critical Hit, if it has one of them.

refusal-outside = { foe } has no HP cell on { $cell }.
    .fix = Stay inside the outline: move, turn or mirror the shape, or cross off a single cell.
refusal-crossed-already = { foe }: { $cell } is already crossed off.
    .fix = Cover only cells that are still open.
refusal-mouth-shut = { $cell } lies in the Screamer’s mouth, and the mouth is shut.
    .fix = Choose cells outside the mouth. It opens in the turn after an Ability icon.
refusal-not-the-shape = These cells do not make the Hit Shape of this weapon.
    .fix = Draw the whole shape, turned or mirrored as you like, or cross off a single cell.
refusal-must-touch = On the Zombie Pyramid this has to touch a cell crossed off before.
    .fix = Choose cells that meet a crossed one by a side or a corner.
refusal-part-first = The second part of the shape is still missing.
    .fix = Lay the second part on the same zombie.
refusal-cannot-split = The shape cannot be cut: Split does not work here.
    .fix = Draw the whole shape or a single cell, or use a weapon with Split unlocked.
refusal-not-a-part = The shape cannot be cut so that these cells are one of its two parts.
    .fix = Lay a connected part that leaves a connected rest, or a single cell in its place.
refusal-no-room-for-part = With the first part there, the second finds no room.
    .fix = Lay the first part elsewhere, or cross off a single cell without Split.

refusal-one-pass-only = This use cannot start over with new targets.
    .fix = Hit the targets that are left, or end this use. Starting over takes Multi-Hit with Sweep or Explosion.
refusal-fire-first = { $way } gives a second use, and there has been no first.
    .fix = Use the weapon once before that.
refusal-twice-already = There is no further use this turn: two are the most.
    .fix = Finish. What Ammo you have can be spent afterwards.
refusal-effect-missing = { $way } is not an effect of what you used last.
    .fix = Use an effect that it has, or finish. A locked effect works from the turn after its upgrade is taken.
refusal-ammo-gone = You have no Ammo ready.
    .fix = Finish, and cross off Ammo icons to gain some.
refusal-nothing-critical = The first use crossed off no icon that sets off a Critical Hit.
    .fix = Finish, and next time let the first use cross off a Damage icon.
refusal-target-missing = There is no target for that within reach.
    .fix = Finish, and wait for a turn with a zombie in reach.
refusal-companion-missing = { $survivor } is not one of your Companions.
    .fix = Choose one of the three Companions on the table.
refusal-companion-icon-missing = This turn’s card has no Companion icon.
    .fix = Wait for a Turn card with the icon.
refusal-one-companion = A Companion has already acted this turn, and one is all there is.
    .fix = Keep the others for the next Turn card with the icon.
refusal-companion-rests = { $survivor } lies face down, having acted in this round.
    .fix = Choose a Companion who lies face up, or use your own weapon. Cards turn up only when round 2 begins.

refusal-own-lane-only = { foe } does not stand in front of you, and Ammo reaches no farther, not even with Long Range.
    .fix = Spend Ammo on a target in front of you.
refusal-boss-barred = At this table Ammo may not be spent on the Boss.
    .fix = Spend it on a zombie in your lane, or keep it.
refusal-already-complete = The yellow weapon has both upgrades from the start.
    .fix = Upgrade the blue, green or red weapon.
refusal-upgrade-missing = A weapon has only upgrade 1 and upgrade 2.
    .fix = Choose one of these two.
refusal-learned-already = This upgrade is already unlocked.
    .fix = Choose an upgrade that is still locked.
refusal-left-first = Upgrade 2 is locked until upgrade 1 of the same weapon is taken.
    .fix = Take upgrade 1 of this weapon first, or upgrade another weapon.

refusal-nothing-to-block = There is no damage to stop.
    .fix = Keep your Armour for the next attack.
refusal-armour-gone = You have only { $count } Armour ready.
    .fix = Use { $count } Armour at most.
refusal-too-much-armour = There is only { $count } damage to stop.
    .fix = Use { $count } Armour at most.
refusal-cannot-come-first = Zombie { $zombie } cannot attack first.
    .fix = Choose a zombie that came later to the same space and attacks in this march, or settle this attack now.
refusal-cannot-strike = This one of the Dead Sox cannot strike now.
    .fix = Choose one who lives and has not struck yet.

## Readings of the rules

# Values of this option are numbers, which cannot name attributes; they are shown as they are.
option-players = Players
    .text = How many of you play?
option-difficulty = Difficulty
    .text = How hard shall it be?
    .easy = Easy: good for a first game
    .normal = Normal: a stronger Boss
    .hard = Hard: a stronger Boss and more zombies
    .nightmare = Nightmare: as hard as it gets
option-boss = Boss
    .text = Which Boss comes in round 2?
    .super-abomination = Super Abomination: breaks Armour, good for a first game
    .zombie-pyramid = Zombie Pyramid: is taken apart from where it is already damaged
    .elephombie = Elephombie: collapses around its cores
    .dead-sox = Dead Sox: three Bosses, three kinds of damage
    .screamer = Screamer: has a mouth that opens, and its scream drives zombies
    .mutation = Mutation: stings whoever draws across its lines
option-survivors = Survivors
    .text = Who plays which Survivor?
    .chosen = Everybody chooses
    .dealt = They are dealt at random
option-trigger = What sets off effects
    .text = Which icons count for Scavenging, Ready for Action and Critical Hit?
    .damage = Only Damage icons
    .any-icon = Any icon, Ammo and Armour too
option-rewards = What effects bring
    .text = What do Scavenging and Ready for Action give?
    .ammo-armour = Scavenging gives Ammo, Ready for Action gives Armour
    .armour-ammo = Scavenging gives Armour, Ready for Action gives Ammo
option-elephombie-price = Price of the Elephombie’s blow
    .text = What does a Survivor pay to escape the Elephombie’s ability?
    .armour = 1 Armour
    .ammo = 1 Ammo
option-mutation-price = Price of the Mutation’s blow
    .text = What does a Survivor pay to escape the Mutation’s ability?
    .ammo = 1 Ammo
    .armour = 1 Armour
option-ammo-on-boss = Ammo on the Boss
    .text = May Ammo be spent on the Boss?
    .allowed = Yes, when it stands in front of you
    .barred = No, on ordinary zombies only
option-sox-order = Order of the Dead Sox
    .text = In which order do the Dead Sox strike?
    .printed = Catcher, Batter, Pitcher
    .team = The team decides each time
option-sox-blast = Explosion and the Dead Sox
    .text = How many of the Dead Sox does an Explosion hit?
    .all = All who live
    .one = Only one
option-pyramid-ammo = Ammo on the Pyramid
    .text = Must cells crossed off with Ammo touch a crossed cell of the Pyramid?
    .free = No, any cell will do
    .touching = Yes, like Hit Shapes
option-stinker-boss = Stinkers and the Boss
    .text = Do Stinkers make the Boss stronger?
    .spared = No, only ordinary zombies
    .stronger = Yes, it deals 1 more to everybody for each Stinker in the lane where it stands

## Chapters of the rulebook

chapter-gen = General rules
chapter-cmp = Components
chapter-srv = The Survivor’s board
chapter-wpn = Weapons
chapter-cmd = Commander and levels
chapter-tcd = Turn cards
chapter-zom = Zombie cards
chapter-bsb = The Boss’s board
chapter-set = Set-up
chapter-rnd = Rounds
chapter-trn = The turn
chapter-rev = Revealing the card
chapter-atk = Attacks
chapter-hit = Hit Shapes
chapter-ico = Icons
chapter-amm = Ammo
chapter-kil = Kills
chapter-upg = Upgrades
chapter-eff = Weapon effects
chapter-mar = The march
chapter-dmg = Damage
chapter-spn = Spawning
chapter-bos = The Boss
chapter-spz = Special zombies
chapter-sab = Super Abomination
chapter-pyr = Zombie Pyramid
chapter-ele = Elephombie
chapter-sox = Dead Sox
chapter-scr = Screamer
chapter-mut = Mutation
chapter-sol = Playing alone
chapter-end = End of the game
chapter-ex = Examples
chapter-amb = Rulings
chapter-gap = Gaps in the rules

# Why a hint proposes something that speaks for itself.
reason-searched = { $tries } tries at how the game may go on found nothing better.
