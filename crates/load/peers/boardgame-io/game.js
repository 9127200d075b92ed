// Two seats in turn put a number into one of nine cells; the game never ends.
exports.Game = {
  name: 'cells',
  setup: () => ({ cells: Array(9).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { put: ({ G, ctx }, cell) => { G.cells[cell] = ctx.turn; } },
};
