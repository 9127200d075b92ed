var e=`### The lobby, setting up a table, invitations.

lobby-claim-sit = Sit down and play.
lobby-claim-rules = The table minds the rules.
lobby-what = Horda is a table for zombie board games, in your browser.
lobby-how-rules = What you may do is lit. When you may not, the table says why and names the rule.
lobby-how-account = No account, no password: this browser keeps your seat.
lobby-how-company = Against a bot, with a friend by link, or two of you on one device.
lobby-how = How it works

lobby-shelf = Games
lobby-play-bot =
    { $team ->
        [yes] Play with bots
       *[other] Play against a bot
    }
lobby-play-bot-note =
    { $team ->
        [yes] You all win or lose together. Your partners: normal bots.
       *[other] Your side: { $side }. Your opponent: an easy bot.
    }
lobby-play-friend = Play with a friend
lobby-set-up = Set up…
lobby-rules = Rules
lobby-opening = Opening the table…

lobby-mine = Your games
lobby-mine-none = You have no games yet.
lobby-mine-none-text = Every game that you sit down to waits for you here, even after the browser was closed.
lobby-mine-old =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
lobby-turn-yours = Your move
lobby-turn-theirs = Their move
lobby-turn-open = Waiting for somebody
lobby-turn-won = Won
lobby-turn-lost = Lost
lobby-turn-over = Over
lobby-turn-archived = Archived
lobby-turn-running = Running
lobby-you-are = you: { $side }
lobby-hot-seat = on one device
lobby-turns =
    { $count ->
        [0] no moves yet
        [one] { $count } move
       *[other] { $count } moves
    }
lobby-branched = branched from another game

lobby-open = Open tables
lobby-open-none = Nobody is playing at an open table right now.
lobby-open-none-text = Set up a table, choose “Everybody can find it”, and it shows up here.
lobby-sit = Sit down: { $side }
lobby-watch = Watch

lobby-me = You
lobby-name = Your name at the table
lobby-name-save = Save
lobby-name-saved = Saved.
lobby-name-hint = Others see it. It may stay empty.
lobby-move = Continue on another device
lobby-move-text = A code gives the other device your seats and your name. It works once.
lobby-move-show = Show a code
lobby-move-enter = I have a code
lobby-move-code = Code for the other device
lobby-move-show-how = Open Horda on the other device, choose “I have a code” and type it. Whoever knows this code takes your seats, so show it to nobody.
lobby-move-enter-how = On the first device choose “Show a code” and type it here. You will see the games of that device instead of the games of this browser.
lobby-move-typed = Code from the first device
lobby-move-take = Bring it here
lobby-devices = Your devices
lobby-devices-show = Show my devices
lobby-devices-text = Whoever has one of these browsers plays on your seats. Sign out those that you do not know. A code that you have shown is void then, too.
lobby-devices-unknown = Unknown device
lobby-devices-current = this device
lobby-devices-used = last used { $when }
lobby-devices-end = Sign out
lobby-devices-end-which = Sign out: { $device }
lobby-devices-end-others = Sign out all other devices
lobby-devices-alone = You play on this device only.
lobby-fan = An unofficial fan work in its own words. The games and their names belong to their authors and publishers.

holder-open = open seat
holder-guest = guest
holder-bot = { $level } bot
holder-bot-for = { $level } bot (for { $name })
bot-level =
    { $bot ->
        [random] random
        [greedy] greedy
        [easy] easy
        [normal] normal
        [hard] hard
       *[other] { $bot }
    }
bot-level-note =
    { $bot ->
        [random] Does anything that the rules allow.
        [greedy] Takes what gains most at once.
        [easy] Thinks briefly. Good for a first game.
        [normal] Thinks a few moves ahead.
        [hard] Thinks longest and rarely errs.
       *[other] Bot “{ $bot }”.
    }

setup-title = New table
setup-count = Players
setup-seats = Who plays
setup-who-me = Me
setup-who-friend = A friend by link
setup-who-bot = Bot
setup-who-here = Someone here, on this device
setup-note-me = You play in this browser.
setup-note-friend = You get a link and a QR code to send.
setup-note-here = You take turns; a screen covers hidden cards.
setup-level = Level of the bot
setup-more-bots = More bots
setup-options = Readings of the rules
setup-options-text = Where the printed rules are silent or unclear, choose how to read them. For a first game leave them as they are.
setup-options-changed =
    { $count ->
        [0] all as usual
        [one] { $count } changed
       *[other] { $count } changed
    }
setup-default = as usual
setup-rule = What the rule says
setup-listed = Who can find the table
setup-listed-no = Only by link
setup-listed-no-note = The table is on no list.
setup-listed-yes = Everybody can find it
setup-listed-yes-note = Everybody may watch and take an open seat.
setup-advice = Hints and chances
setup-advice-no = Off
setup-advice-no-note = Everybody plays on their own.
setup-advice-yes = Allowed
setup-advice-yes-note = Who sits at the table may ask what a strong bot would do, and see the win chances.
setup-start = Start the game
setup-start-invite = Open the table and invite
setup-start-watch = Open the table and watch
setup-starting = Opening the table…

invite-seat = Open seat: { $side }
invite-how = Send the link to whoever shall sit here, or let them scan the code. The invitation works for one person.
invite-link = Link with the invitation
invite-share = Send…
invite-share-title = Let us play { $game }
invite-qr = QR code with the link of the invitation
invite-local = This address works on this computer only. For somebody on another device open Horda under an address that the network can see.
`;export{e as default};