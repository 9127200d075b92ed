var e=`### Trouble: what happened and what to do now.

problem-unreachable = The server does not answer. Check your connection and try again.
problem-unreadable = The server did not understand this request ({ $why }). Reload the page and try again.
problem-no-table = There is no such table. Check that you have the whole link.
problem-no-game = There is no game “{ $game }” here. Pick another one in the lobby.
problem-no-picture = This rule has no picture. It stands in the rulebook without one.
problem-no-rule = There is no such rule. Look for it by a word in the rulebook.
problem-not-yours = This seat is not yours. If you play on another device, bring the seat here with a code from the lobby.
problem-seat-taken = This seat is somebody else's, also while a bot plays in their place. You can watch this game or open a table of your own.
problem-seat-stays = Once this game runs, its seats keep their people. You can lend your own seat to a bot and take it back, or concede.
problem-already-seated = You have a seat at this table. Send the link to whoever shall play with you.
problem-not-opener = Only the person who opened this table fills its free seats. Ask them.
problem-table-waits = The table waits until every seat has its player. Send the invitation, or give the free seat to a bot.
problem-no-advice = Hints and chances are switched off at this table. Who sets up a table can allow them.
problem-no-session = This device is signed out already. Look at the list again.
problem-bad-invitation = This invitation does not work: it was used already, there is a newer one, or the link is incomplete. Ask for a new one.
problem-bad-code = This code does not fit or was used already. Show a new one on the first device and type it exactly.
problem-name-length =
    { $most ->
        [one] This name is too long. At most { $most } character.
       *[other] This name is too long. At most { $most } characters.
    }
problem-chat-length =
    { $most ->
        [one] This message is too long. Shorten it to { $most } character.
       *[other] This message is too long. Shorten it to { $most } characters.
    }
problem-chat-empty = The message is empty. Write something and send it again.
problem-too-fast =
    { $seconds ->
        [one] Too fast for the server. Try again in { $seconds } second.
       *[other] Too fast for the server. Try again in { $seconds } seconds.
    }
problem-too-many-tables =
    { $most ->
        [one] You have { $most } table open, and that is the most. Finish or concede the game first.
       *[other] You have { $most } tables open, and that is the most. Finish or concede a game first.
    }
problem-bad-setup = A game cannot start like this: { $why }. Change the set-up of the table.
problem-not-over = This game is still going on. Come back for this when it is over.
problem-over = This game is over. You can watch it again or play a rematch.
problem-not-your-turn = It is not your turn. Wait for the other side to act.
problem-nothing-to-undo = There is nothing to take back. Only your own last move can be taken back.
problem-undo-pending = A request to take back is waiting. It has to be answered first.
problem-concede-pending = The team has been asked already whether to give up. Answer that first.
problem-broken = Something broke, and the fault is ours. Reload the page; moves that were saved are safe.
problem-not-saved = The server could not save this, so nothing has changed. Try again in a moment.
problem-cannot-propose = This cannot be proposed now. Look at what is asked for and choose again.
problem-watch-only = You are watching this game from the audience. To play, take an open seat or open a table of your own.
problem-other-rules = This game was played by another version of the rules and cannot be opened here. Its journal can still be downloaded.
problem-origin = This request came from a foreign page, so the server turned it away. Open Horda directly and try again.
problem-too-large =
    { $most ->
        [one] That is too much at once: the server takes { $most } byte at most. Send less.
       *[other] That is too much at once: the server takes { $most } bytes at most. Send less.
    }
problem-busy = The server has its hands full right now. Try again in a moment.
problem-bad-document = A table cannot be opened with this document: { $why }. Mend the document and try again.
problem-no-outcome = This table has handed over nothing. Some games do when they end by their rules.
problem-not-archived = This game can be played on, so it is not closed. To end it, concede it at the table.
problem-damaged = What is stored of this game is damaged. Tell whoever runs the server: a backup may help.
problem-no-address = The server has nothing at this address. Check the link, or begin in the lobby.
problem-no-method = Nothing can be done at this address in this way. Reload the page and try again.
problem-too-slow = The request took too long to arrive. Check your connection and send it again.
problem-name-letters = This name has characters that cannot be seen, that turn the text round or that pile up. Write it with plain letters, digits and signs.
problem-table-full =
    { $most ->
        [one] This table has its { $most } spectator already. Come back later; a player always gets in.
       *[other] This table has its { $most } spectators already. Come back later; a player always gets in.
    }
problem-address-full =
    { $most ->
        [one] From your address { $most } spectator watches this table already, and that is the most. Close another window first.
       *[other] From your address { $most } spectators watch this table already, and that is the most. Close another window first.
    }
problem-too-many-connections = Your address has too many connections to this server. Close some windows and try again.
problem-moved-on = The position changed before there was time for your question. Ask again.
problem-no-such-order = This bot cannot be asked for that now. Open the list again to see what it can do.
problem-audience-muted = The players have muted the audience. You can go on watching.
`;export{e as default};