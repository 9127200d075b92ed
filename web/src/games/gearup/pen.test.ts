// What fingers and keys do, on a board without a page.
import { describe, expect, test, vi } from 'vitest';

import type { BoardProps } from '../game';
import { BoardState } from './boardState.svelte';
import { PenHand } from './pen.svelte';
import { pieces, sketch, zombie } from './testing';

const offer = (action: string) => ({ action, data: null, label: { key: action, args: [] } });
const view = sketch({ zombies: [zombie(1, 0, 0, 1), zombie(2, 2, 0, 3), zombie(3, 2, 1, 3)] }, { colour: 'yellow' });
// Ethan's yellow weapon has the shape A1 A2 A3 B3.
const whole = ['stamp z2 A1 B1 C1 A2', 'stamp z2 B1 C1 D1 B2'];
const single = ['stamp z1 B1', 'stamp z2 A1'];

function table(more: Partial<BoardProps> = {}) {
  const props: BoardProps = {
    view,
    pieces,
    eyes: 0,
    offers: [...whole, ...single, 'done'].map(offer),
    scene: null,
    selected: null,
    hinted: null,
    say: (phrase) => (typeof phrase === 'string' ? phrase : phrase.key),
    select: vi.fn(),
    act: vi.fn(),
    explain: vi.fn(),
    inspect: vi.fn(),
    propose: vi.fn(),
    ...more,
  };
  const boardState = new BoardState(props);
  return { props, boardState, pen: new PenHand(boardState) };
}

const press = (key: string) => new KeyboardEvent('keydown', { key, cancelable: true });

describe('with a mouse or a finger', () => {
  test('a shape near a legal place is shown to do it', () => {
    const { props, boardState, pen } = table();
    boardState.orientation = { turns: 1, flip: false };
    pen.tap('z2', { row: 0.9, column: 1.4 });
    expect(props.select).toHaveBeenCalledWith('stamp z2 A1 B1 C1 A2');
  });

  test('a shape that cannot lie there asks why', () => {
    const { props, pen } = table();
    pen.tap('z2', { row: 1, column: 1 });
    expect(props.explain).toHaveBeenCalledWith('stamp z2 A1 A2 A3 B3');
    expect(props.select).not.toHaveBeenCalled();
  });

  test('what waits for its confirmation is played by the same place', () => {
    const { props, boardState, pen } = table({ selected: whole[0] ?? null });
    boardState.follow();
    pen.tap('z2', { row: 0.9, column: 1.4 });
    expect(props.select).toHaveBeenLastCalledWith(whole[0]);
  });

  test('a card that the shape does not fit is taken with one square, and the next with the shape again', () => {
    const { boardState, pen } = table();
    pen.pick('z1');
    expect(boardState.tool?.sort).toBe('cell');
    expect(boardState.held?.stroke?.action).toBe('stamp z1 B1');
    pen.pick('z2');
    expect(boardState.tool?.sort).toBe('whole');
    pen.change('stamp 0');
    pen.pick('z2');
    expect(boardState.tool?.sort).toBe('cell');
  });
});

describe('with keys', () => {
  test('arrows begin with a place that is legal, Enter lays it down, Esc lets go', () => {
    const { props, boardState, pen } = table();
    pen.keyOn(press('ArrowDown'), 'z2');
    expect(boardState.held?.stroke).toBeDefined();
    pen.keyOn(press('Enter'), 'z2');
    expect(props.select).toHaveBeenCalledWith(boardState.held?.stroke?.action);
    pen.keyOn(press('Escape'), 'z2');
    expect(boardState.hand).toBeNull();
  });

  test('R turns, F flips, N goes to the next place', () => {
    const { boardState, pen } = table();
    pen.keyOn(press('r'));
    expect(boardState.orientation).toEqual({ turns: 1, flip: false });
    pen.keyOn(press('f'));
    expect(boardState.orientation).toEqual({ turns: 3, flip: true });
    pen.reach('z2');
    const first = boardState.held?.action;
    pen.keyOn(press('n'));
    expect(boardState.held?.stroke).toBeDefined();
    expect(boardState.held?.action).not.toBe(first);
  });

  test('other keys are left to the page', () => {
    const { pen } = table();
    const event = press('u');
    pen.keyOn(event, 'z2');
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('together', () => {
  test('a ghost that rests is shown to the others once', () => {
    vi.useFakeTimers();
    const { props, pen } = table();
    pen.reach('z2');
    pen.share();
    vi.advanceTimersByTime(100);
    expect(props.propose).not.toHaveBeenCalled();
    pen.share();
    vi.advanceTimersByTime(200);
    pen.share();
    vi.advanceTimersByTime(200);
    expect(props.propose).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  test('drawings of others are ghosts with their own pen', () => {
    const proposal = { seat: 1, decider: 1, action: 'stamp z3 A1 B1', data: null, label: { key: '', args: [] }, reason: null };
    const { boardState } = table({ proposals: [proposal] });
    expect(boardState.ghosts).toEqual([expect.objectContaining({ target: 'z3', look: 'other', seat: 1 })]);
  });

  test('whoever may only advise proposes, and takes back by the same choice', () => {
    const proposable = ['assign one', 'assign two'].map(offer);
    const { props, boardState } = table({ offers: [], proposable });
    boardState.choose('assign two');
    expect(props.propose).toHaveBeenCalledWith('assign two');
    expect(props.select).not.toHaveBeenCalled();
    const mine = { seat: 0, decider: 1, action: 'assign two', data: null, label: { key: '', args: [] }, reason: null };
    const again = table({ offers: [], proposable, proposals: [mine] });
    again.boardState.choose('assign two');
    expect(again.props.propose).toHaveBeenCalledWith(null);
  });
});
