var e=`### Replay of a game.

replay-title = Replay
replay-loading = Winding the film…
replay-board = Board
replay-scrubber = Place in the game
replay-at = move { $turn } of { $last }
replay-first = To the beginning
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-deal = The board before the first move.
replay-won = Victory: { $sides }
replay-won-team =
    { $count ->
        [0] The team loses
       *[other] The team wins
    }
replay-eyes = Through whose eyes
replay-eyes-all = Audience
replay-log = What happened
replay-share = Link to this move
replay-journal = Download the journal
replay-to-table = To the table
replay-verifying = The server is playing this game again…
replay-verified = Verified.
replay-verified-text =
    { $turns ->
        [one] The server played { $turns } move again and everything agrees. Digest:
       *[other] The server played all { $turns } moves again and every position agrees. Digest:
    }
replay-parted = It does not agree.
replay-parted-text =
    { $turns ->
        [one] { $turns } move agrees, then the game parted: { $where }
       *[other] { $turns } moves agree, then the game parted: { $where }
    }
replay-branch = Play on from here against a bot
replay-branch-text =
    { $turn ->
        [0] A new table starts from the deal of this game. This game stays as it is.
       *[other] A new table starts from the position after move { $turn }. This game stays as it is.
    }
replay-branch-side = Your side
replay-branch-start = Play on
`;export{e as default};