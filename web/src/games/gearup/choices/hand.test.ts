import { expect, test } from 'vitest';

import type { Action } from '../../../generated/gearup/Action';
import { flipped, orientationOf, orientations, held, cellName, kindOf, shapeOf, turned } from '../cards/cells';
import { strokesOf } from './offers';
import { actionOf, cellsOf, flip, handOf, hover, moved, nextFit, reoriented, settle, strokeAt, turn, type Hand } from './hand';
import { cells, choices, part, shot, stamp, written } from '../testing';
import { firstTool, targetsOf, toolsOf, type Tool } from './tools';

const ell = cells('A1 A2 A3 B3');
const sheet = cells('A1 H8');
const straight = { turns: 0, flip: false };

function tool(shape: readonly number[], ...actions: Action[]): Tool {
  const found = firstTool(toolsOf(strokesOf(choices(...actions)), shape));
  if (found === undefined) throw new Error('no tool');
  return found;
}

test('cells are named by column and row', () => {
  expect(cells('A1 H8 B3').map(cellName)).toEqual(['A1', 'H8', 'B3']);
});

test('a quarter turn is clockwise, four of them are none', () => {
  expect(turned(ell)).toEqual(cells('A1 B1 C1 A2'));
  expect(turned(turned(turned(turned(ell))))).toEqual(ell);
  expect(flipped(ell)).toEqual(cells('B1 B2 A3 B3'));
});

test('shapes have as many ways to be held as they have looks', () => {
  expect(orientations(cells('A1 B1 A2 B2'))).toHaveLength(1);
  expect(orientations(cells('A1 B1 C1'))).toHaveLength(2);
  expect(orientations(ell)).toHaveLength(8);
  expect(kindOf(flipped(turned(ell)))).toBe(kindOf(ell));
  expect(kindOf(cells('A1 B1 A2 B2'))).not.toBe(kindOf(ell));
});

test('a flip changes left and right as they are seen', () => {
  for (const turns of [0, 1, 2, 3]) {
    const orientation = { turns, flip: false };
    expect(held(ell, flip(orientation))).toEqual(flipped(held(ell, orientation)));
    expect(flip(flip(orientation))).toEqual(orientation);
  }
});

test('the orientation of an offer keeps what is in hand when it can', () => {
  const bar = cells('A1 B1 C1');
  expect(orientationOf(bar, cells('D4 E4 F4'), { turns: 2, flip: true })).toEqual({ turns: 2, flip: true });
  expect(orientationOf(bar, cells('D4 D5 D6'), straight)).toEqual({ turns: 1, flip: false });
  expect(orientationOf(bar, cells('D4 D5'), straight)).toBeUndefined();
});

test('a ghost jumps to a legal place that is near, and stays where none is', () => {
  const own = tool(ell, stamp(3, 'B1 B2 B3 C3'), stamp(3, 'E5 E6 E7 F7'));
  const near = hover(own, straight, { zombie: 3 }, { row: 1.9, column: 2.3 }, sheet);
  expect(strokeAt(own, near)?.action).toBe(written(stamp(3, 'B1 B2 B3 C3')));
  const far = hover(own, straight, { zombie: 3 }, { row: 4.5, column: 3 }, sheet);
  expect(strokeAt(own, far)).toBeUndefined();
  expect(actionOf(own, far)).toEqual(stamp(3, 'C4 C5 C6 D6'));
  expect(strokeAt(own, hover(own, straight, { zombie: 4 }, { row: 1.9, column: 2.3 }, sheet))).toBeUndefined();
});

test('a ghost never leaves the sheet, nor the card that it is held over', () => {
  const own = tool(ell, stamp(3, 'B1 B2 B3 C3'));
  const hand: Hand = { ...straight, target: { zombie: 3 }, row: 0, column: 0 };
  expect(moved(own, hand, -1, -1, sheet)).toEqual(hand);
  expect(cellsOf(own, moved(own, hand, 99, 99, sheet))).toEqual(cells('G6 G7 G8 H8'));
  expect(cellsOf(own, moved(own, hand, 99, 99, cells('A1 C2')))).toEqual(cells('C2 C3 C4 D4'));
});

test('a turn goes around the middle and lets the shape jump to where it fits', () => {
  const own = tool(ell, stamp(3, 'A1 A2 A3 B3'), stamp(3, 'A2 B2 C2 A3'));
  const hand: Hand = { ...straight, target: { zombie: 3 }, row: 0, column: 0 };
  const after = reoriented(own, hand, turn(hand, 1), sheet);
  expect(strokeAt(own, after)?.action).toBe(written(stamp(3, 'A2 B2 C2 A3')));
});

test('a person who reaches a target first sees the shape as it fits there', () => {
  const own = tool(ell, stamp(3, 'A1 B1 C1 A2'));
  const hand = settle(own, straight, { zombie: 3 }, cells('A1 B1 C1 A2 B2 C2'));
  expect(hand.turns).toBe(1);
  expect(strokeAt(own, hand)?.action).toBe(written(stamp(3, 'A1 B1 C1 A2')));
});

test('the next fit walks through all places and around', () => {
  const own = tool(cells('A1 B1'), stamp(3, 'A1 B1'), stamp(3, 'B1 C1'), stamp(3, 'A1 A2'));
  const first = settle(own, straight, { zombie: 3 }, cells('A1 B1 C1 A2'));
  const seen = [first];
  for (let at = 0; at < 2; at += 1) seen.push(nextFit(own, seen.at(-1) ?? first, 1));
  expect(new Set(seen.map((hand) => strokeAt(own, hand)?.action)).size).toBe(3);
  expect(nextFit(own, seen[2] ?? first, 1)).toEqual(first);
  expect(nextFit(own, nextFit(own, first, 1), -1)).toEqual(first);
});

test('the ghost of an offer lies on its cells', () => {
  const own = tool(ell, stamp(3, 'A2 B2 C2 A3'));
  const hand = handOf(own, own.strokes[0] ?? { action: '', kind: 'Stamp', target: { zombie: 0 }, cells: [] }, straight);
  expect(hand && cellsOf(own, hand).sort()).toEqual(shapeOf([]).concat(cells('A2 B2 C2 A3')).sort());
});

test('tools are the whole shape, one cell, parts, largest first', () => {
  const strokes = strokesOf(
    choices(stamp(1, 'A1'), part(1, 'A1 B1'), part(1, 'A1'), part(2, 'A1 A2'), part(2, 'A1 A2 A3'), stamp(2, 'A1 A2 A3 B3')),
  );
  const tools = toolsOf(strokes, ell);
  expect(tools.map((one) => `${one.sort} ${one.shape.length}`)).toEqual(['whole 4', 'cell 1', 'part 3', 'part 2', 'part 1']);
  expect(targetsOf(tools, tools[0]).lit).toEqual([{ zombie: 2 }]);
  expect(targetsOf(tools, tools[0]).other).toEqual([{ zombie: 1 }]);
});

test('a shape that fits nowhere is still there to be tried', () => {
  const tools = toolsOf(strokesOf(choices(stamp(1, 'A1'))), ell);
  expect(tools[0]).toMatchObject({ sort: 'whole', strokes: [] });
  expect(targetsOf(tools, tools[0]).lit).toEqual([{ zombie: 1 }]);
  expect(firstTool(tools)?.sort).toBe('cell');
  expect(toolsOf([], ell)).toEqual([]);
});

test('shots are tools of one cell', () => {
  const tools = toolsOf(strokesOf(choices(shot(1, 'A1'), shot(1, 'B1'))), ell);
  expect(tools.map((one) => one.sort)).toEqual(['shot']);
});
