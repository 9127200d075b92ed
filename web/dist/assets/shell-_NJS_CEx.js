var e=`### The frame of the page: header, switches, errors of the page.

shell-skip = Skip to the content
shell-home = Horda, home page
shell-nav = Pages
shell-rules = Rules
shell-language = Language
shell-language-pl = Polski
shell-language-en = English
shell-theme-light = Switch to the light look
shell-theme-dark = Switch to the dark look
shell-close = Close
shell-copy = Copy
shell-copied = Copied
shell-copy-by-hand = The browser does not allow copying. The text is selected; copy it by hand.
shell-loading = One moment…
shell-retry = Try again
shell-to-lobby = To the lobby
shell-not-loaded = The page did not load
shell-not-loaded-text = This part of the page could not be fetched. Check your connection and try again; your games are safe on the server.
shell-broken = Something broke
shell-lost = Nothing here
shell-lost-text = There is no page at this address. Perhaps the end of the link is missing?
shell-lost-title = No such page
`;export{e as default};