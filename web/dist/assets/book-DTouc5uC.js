var e=`### The rulebook and notes about rules.

rule-kind =
    { $kind ->
        [rule] rule
        [example] example
        [vector] case
        [ruling] ruling
        [gap] gap in the rules
       *[other] { $kind }
    }
rule-source =
    { $source ->
        [derived] Source: follows from other rules
        [ruling] Source: our ruling
       *[other] Source: { $source }
    }
rule-option = To be chosen at set-up: { $option }
rule-proof-count =
    { $count ->
        [0] No test yet
        [one] Proved by { $count } test
       *[other] Proved by { $count } tests
    }
rule-sign = Why? Shows the rule
rule-in-book = Open in the rulebook
rule-opening = Opening the rulebook…

book-title = Rules
book-shelf = Rules of the other games
book-about = Every rule in our own words. Each has a number that the table refers to, and tests that watch over it.
book-search = Search for a word or number
book-kind = Kind of entry
book-kind-all = All kinds
book-kind-many =
    { $kind ->
        [rule] Rules
        [example] Examples
        [vector] Cases
        [ruling] Rulings
        [gap] Gaps
       *[other] { $kind }
    }
book-found =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
book-chapters = Chapters
book-picture = On the board: { $title }
book-copy = Copy the link to rule { $rule }
book-none = No rule says that. Try another word.
book-no-such = There is no rule { $rule }. Here are all that exist.
book-clear = Show all
`;export{e as default};