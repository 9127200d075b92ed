// Moves a second of a server of boardgame.io, as `horda-load flat` counts them: two clients a
// match, one move outstanding; a move counts when the other client has seen it.
// node flat.js PORT MATCHES SECONDS
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Game } = require('./game');

const [port = 8792, matches = 50, seconds = 20] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
let seen = 0;

function sit(matchID, playerID) {
  const client = Client({ game: Game, multiplayer: SocketIO({ server }), matchID, playerID, debug: false });
  let moved = -1;
  client.subscribe((state) => {
    if (!state || !client.transport.isConnected || state.ctx.currentPlayer !== playerID) return;
    if (state.ctx.turn === moved) return;
    moved = state.ctx.turn;
    seen += 1;
    setImmediate(() => client.moves.put(moved % 9));
  });
  client.start();
}

for (let match = 0; match < matches; match += 1) {
  sit(`match-${process.pid}-${match}`, '0');
  sit(`match-${process.pid}-${match}`, '1');
}

const WARM_UP = 5;
setTimeout(() => {
  const before = seen;
  setTimeout(() => {
    console.log(`${Math.round((seen - before) / seconds)} moves a second, ${matches} matches`);
    process.exit(0);
  }, seconds * 1000);
}, WARM_UP * 1000);
