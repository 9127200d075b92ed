### The table: everything around the board of a game.

title-your-turn = ● Your turn – Horda
title-table = { $game } – Horda

table-opening = Opening the table…
table-board-broken = The board could not be drawn. The log and the list of what you can do still work; reloading the page may help.
table-your-turn = It is your turn.
table-stale = Somebody acted before you, so nothing was played. This is how things stand now.
table-undone = { $seat }: the last move was taken back.
table-undone-what = { $seat } took back: { $what }
table-undo-declined = { $seat }: no taking back. The move stands.
table-concede-declined = { $seat }: no giving up. The game goes on.
table-rule = Rule

trouble-closed = This table cannot be opened
trouble-newer = Horda has moved on
trouble-newer-text = The server speaks a newer language than this page. Reload the page; your game is safe.
archived-title = An old game
archived-text = It was played by rules or cards that this server no longer has. It cannot be played on, but what was played is kept.
archived-open = Not finished. { $turns ->
        [0] Nothing was played yet.
        [one] One turn was played, on { $date }.
       *[other] { $turns } turns were played, the last one on { $date }.
    }
archived-closed = Closed. { $turns ->
        [0] Nothing was played.
        [one] One turn was played, on { $date }.
       *[other] { $turns } turns were played, the last one on { $date }.
    }
archived-seats = Who played
archived-you = You
archived-close = Close this game
archived-close-ask = Close this game?
archived-close-text = It leaves the list of your open games and nobody wins. What was played stays here to read and to download.
archived-keep = Keep it open
archived-played = What was played
archived-theirs = The game was never finished, so only those who sat at this table can read what was played.
archived-reading = Reading what was played…
archived-nothing = Nothing was played after the deal.
archived-notation = Every action stands here as the game wrote it down. The sentences for it belonged to the rules of that time.
archived-turns =
    { $count ->
        [one] turn { $turns }
       *[other] turns { $turns }
    }
archived-newer-rules = From turn { $turn } on, newer rules went on with this game (version { $version }).
archived-more = Show more

turn-yours = Your turn: { $seat }
turn-shown = Playing: { $seat }
turn-theirs = Waiting for { $seat }
turn-advice = Your advice? { $seat } decides
turn-advice-in = Your advice? { $seat } decides in { $seconds } s
turn-over = The game is over
turn-waiting = One moment…
turn-waits = Waits for: { $seats }

goal-name = Goal:

rail-title = About this game

## Tools

undo-name =
    { $undo ->
        [ask] Ask to undo
       *[other] Undo
    }
undo-policy =
    { $undo ->
        [free] Takes your last action back at once
        [ask] Something was revealed since: the others have to agree
       *[other] There is nothing to take back
    }
undo-asked = { $seat } would like to take back the last move. Do you agree?
undo-agree = Agree
undo-decline = Decline
undo-waiting = You asked to take back. Waiting for: { $seats }.
undo-others = { $seat } asked to take back the last move.

hint-name = Hint
hint-policy = What would a strong bot do?
hint-not-now = A hint is there for your own turn. Wait until it comes.
hint-thinking = A strong bot is thinking about it…
hint-what = A strong bot would: { $offer }
hint-why-search = It tried many ways to go on; this one served you best.
hint-chance = Your chance: { $before }% → { $after }%
hint-chance-after = Your chance after it: about { $after }%
hint-play = Play it

menu-title = More
menu-sound = Sound
menu-notices = Notice when it is my turn
menu-notices-denied = The browser does not allow notices from this page. You can change that in its settings.
menu-on = on
menu-off = off
menu-keys = Rules and keys
menu-rules = Rulebook
menu-concede = Concede…
menu-leave = Leave the table

speed-title = Speed
speed-name =
    { $speed ->
        [normal] Normal speed
        [fast] Four times as fast
       *[once] At once
    }
speed-short =
    { $speed ->
        [normal] 1×
        [fast] 4×
       *[once] at once
    }

concede-title = Concede?
concede-text =
    { $team ->
        [yes] If everybody who plays agrees, the game ends for all of you, and the team loses. This cannot be taken back.
       *[other] The game ends at once and the other side wins. This cannot be taken back.
    }
concede-no = Play on
concede-yes = Concede
concede-asked = { $seat } would like to give up. Do you agree? If all agree, the team loses.
concede-agree = Give up
concede-decline = Play on
concede-waiting = You asked to give up. Waiting for: { $seats }.
concede-others = { $seat } asked the team to give up.

keys-name = Rules
keys-title = Rules and keys
keys-how = What is lit can be done. Choose it, see what it would do, choose it again to play it. Small steps are made at once; you can take them back. Hold or right-click anything to learn about it.
keys-offers = choose from the list of what you can do
keys-arrows = move between lit things
keys-enter = confirm
keys-escape = let go
keys-undo = undo
keys-hint = hint
keys-log = log
keys-help = this help
keys-space = Space
keys-skip = skip what is being shown
keys-rulebook = Open the rulebook

## Under the board

bar-title = What happens
bar-dismiss = Close

caption-watching = You are watching
caption-nothing = Nothing has happened yet.

film-back = One event back
film-next = Next event
film-play = Play on
film-skip = Skip
film-replay = Last turn again
film-replay-count =
    { $count ->
        [one] Shows { $count } event again
       *[other] Shows { $count } events again
    }

preview-outcomes = What may happen
preview-loading = Looking ahead…
preview-confirm = Confirm
preview-cancel = Let go
preview-open = Then luck decides.
preview-nothing = Nothing more happens.
odds = { $percent }%:
odds-fraction = { $percent }% ({ $count } of { $of }):

## Panels

offers-title = What you can do
offers-tab = Actions
offers-badge = possible
offers-none = Nothing just now: it is somebody else’s turn.
offers-running = One moment: something is being shown.
offers-over = Nothing any more: the game is over.
offers-hinted = hint
offers-all = Show all { $count }
offers-fewer = Show fewer

log-title = Log
log-tab = Log
log-empty = Nothing has happened yet.
log-deal = Deal
log-jump = Go to turn { $turn }, { $who }
log-earlier =
    { $count ->
        [one] Show earlier ({ $count } turn)
       *[other] Show earlier ({ $count } turns)
    }
log-later = Show later

chances-title = Win chance
chances-tab = Chance
chances-none = The first figures come in a moment.
chances-off = Hints and chances are switched off at this table.
chances-over = The game is decided.
chances-whose = Chance: { $seat }
chances-team = the team
chances-last = { $likely }% ±{ $spread }
chances-text = Win chance of { $seat } after turn { $turn }: { $likely } percent, between { $least } and { $most }.

seats-title = At the table
seats-tab = Table
seats-you = { $name } (you)
seats-deciding = deciding…
seats-presence =
    { $presence ->
        [here] here
        [away] away
        [bot] ready
        [waiting] invited
       *[open] open
    }
seats-watching =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
seats-invite = Show the invitation
options-title = Not as usual at this table
options-here = Not as usual here: { $titles }
hands-title = Who shall play: { $seat }
hands-bot = Hand to a bot: { $level }
hands-free = Free it for a friend
hands-take = Take this seat

proposals-title = Proposals
proposals-ask = What do you propose to the team?
proposals-leave = Leave it to { $seat }

chat-title = Chat
chat-unread = Chat ({ $count } new)
chat-tab = Chat
chat-badge = new
chat-none = Nobody has said anything yet.
chat-write = Write something…
chat-send = Send
chat-mute = Mute the audience
chat-muted = The players have muted the audience.

sheet-close = Close

## Before, between and after play

notice-reconnecting = The connection broke. Reconnecting… Your game is safe.
notice-closing = The server is restarting. The table comes back in a moment; nothing is lost.

waiting-title = Invite a friend
waiting-text =
    { $count ->
        [one] One seat is still open: { $seats }.
       *[other] These seats are still open: { $seats }.
    }
waiting-begins = The game begins when every seat is held; until then everybody sees only what spectators see.
waiting-others = Waiting for players
cover-aside = Look at the board

sit-title = Sit down
sit-text-code = You are invited to a game of { $game }. Open: { $seats }.
sit-text-listed = There is room at this table of { $game }. Open: { $seats }.
sit-name = Your name (you can leave it empty)
sit-down = Sit down
sit-down-as = Sit down: { $seat }
sit-watch = Just watch

pass-title = Pass the device: { $seat }
pass-text = What the other side may not see is hidden. Press when you are the only one looking.
pass-ready = Ready

over-title =
    { $kind ->
        [won] You win!
        [lost] You lose
       *[seen] { $seats } win
    }
over-title-team =
    { $kind ->
        [won] Your team wins!
        [lost] Your team loses
       *[seen]
        { $count ->
            [0] The team loses
           *[other] The team wins: { $seats }
        }
    }
over-gave-up-team = The team gave up.
over-gave-up = { $seats } gave up.
over-turns =
    { $count ->
        [one] { $count } move was played.
       *[other] { $count } moves were played.
    }
over-rematch =
    { $team ->
        [yes] Play again
       *[other] Rematch with swapped sides
    }
over-rematch-asked =
    { $team ->
        [yes] Your team wants to play again.
       *[other] The other side wants to play again.
    }
over-rematch-begun =
    { $team ->
        [yes] The team plays again.
       *[other] A rematch with swapped sides has begun.
    }
over-rematch-join =
    { $team ->
        [yes] To the new game
       *[other] To the rematch
    }
over-rematch-watch =
    { $team ->
        [yes] Watch the new game
       *[other] Watch the rematch
    }
over-replay = Watch the replay
over-lobby = To the lobby

inspect-rules = Rules about it

## Talking to bots of the own team
talk-ask = Ask for…
talk-ask-of = Ask { $name } for something
talk-ask-title = What should { $name } do?
talk-why = Why?
talk-why-of = Why does { $name } do that?
talk-why-title = Why does { $name } do that?
talk-why-text = What else could be done now, and how likely the team wins then:
talk-chance = { $chance }%{ $difference ->
    [0] { "" }
   *[other] { " " }({ NUMBER($difference, signDisplay: "exceptZero") })
}
talk-ordered = Asked for: { $order }
talk-noted = Asked for: { $order }
talk-take-back = No longer: { $order }
talk-no-orders = There is nothing to ask { $name } for at the moment.
talk-thinking = { $name } compares…
