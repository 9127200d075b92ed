// Floors: a ground and its pattern, each as one path from the corner of the room.
import { box, row } from './shapes';

export interface Floor {
  ground: string;
  pattern: string;
  /** Chequers are filled, all others are lines. */
  filled: boolean;
  d: (w: number, h: number) => string;
}

const TILE = 20;
const BOARD = 12;

function chequers(w: number, h: number): string {
  return row(Math.ceil(h / TILE), 0, TILE, (y, line) =>
    row(Math.ceil(w / TILE / 2), (line % 2) * TILE, 2 * TILE, (x) =>
      x < w ? box(x, y, Math.min(TILE, w - x), Math.min(TILE, h - y)) : '',
    ),
  );
}

const grid = (w: number, h: number): string =>
  row(Math.ceil(h / TILE) - 1, TILE, TILE, (y) => `M0,${y}H${w}`) + row(Math.ceil(w / TILE) - 1, TILE, TILE, (x) => `M${x},0V${h}`);

const boards = (w: number, h: number): string =>
  row(Math.ceil(h / BOARD), 0, BOARD, (y, line) => {
    const joints = row(Math.ceil(w / 93), 20 + (line % 3) * 31, 93, (x) => (x < w ? `M${x},${y}v${Math.min(BOARD, h - y)}` : ''));
    return `M0,${y}H${w}${joints}`;
  });

/** A hem along the walls. */
const hem = (w: number, h: number): string => box(10, 10, w - 20, h - 20) + box(14, 14, w - 28, h - 28);

/** Diagonal squares. */
function lozenges(w: number, h: number): string {
  const long = w + h;
  return (
    row(Math.ceil(long / 28), 14, 28, (at) => `M${Math.min(at, w)},${Math.max(0, at - w)}L${Math.max(0, at - h)},${Math.min(at, h)}`) +
    row(
      Math.ceil(long / 28),
      14,
      28,
      (at) => `M${Math.max(0, w - at)},${Math.max(0, at - w)}L${Math.min(w, w - at + h)},${Math.min(at, h)}`,
    )
  );
}

export const floors = {
  rosyChequers: { ground: '#efe6d2', pattern: '#ecc9b7', filled: true, d: chequers },
  greyChequers: { ground: '#efe6d2', pattern: '#d3d6cf', filled: true, d: chequers },
  tiles: { ground: '#efe6d2', pattern: '#d8d3c4', filled: false, d: grid },
  coolTiles: { ground: '#d5dbd6', pattern: '#bfc8c4', filled: false, d: grid },
  boards: { ground: '#f0d49c', pattern: '#cfb585', filled: false, d: boards },
  darkBoards: { ground: '#dcbf93', pattern: '#bf9f72', filled: false, d: boards },
  carpet: { ground: '#e3cfc0', pattern: '#cfb5a4', filled: false, d: hem },
  greenCarpet: { ground: '#c9cfae', pattern: '#b0b692', filled: false, d: hem },
  lozenges: { ground: '#e6ddc9', pattern: '#d0c6af', filled: false, d: lozenges },
} satisfies Record<string, Floor>;
