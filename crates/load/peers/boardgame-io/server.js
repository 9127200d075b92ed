// A server of boardgame.io with its store in memory: node server.js PORT
const { Server, Origins } = require('boardgame.io/server');
const { Game } = require('./game');

const server = Server({ games: [Game], origins: [/.*/, Origins.LOCALHOST] });
server.run(Number(process.argv[2] ?? 8792));
