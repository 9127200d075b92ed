// What fingers and keys do, on a board without a page.
import { describe, expect, test, vi } from 'vitest';

import type { Action } from '../../../generated/gearup/Action';
import type { BoardProps } from '../../game';
import { BoardState } from '../board/boardState.svelte';
import { PenHand } from './pen.svelte';
import { offer, pieces, sketch, stamp, written, zombie } from '../testing';

const view = sketch({ zombies: [zombie(1, 0, 0, 1), zombie(2, 2, 0, 3), zombie(3, 2, 1, 3)] }, { colour: 'yellow' });
// Ethan's yellow weapon has the shape A1 A2 A3 B3.
const whole = stamp(2, 'A1 B1 C1 A2');
const single = stamp(1, 'B1');

function table(more: Partial<BoardProps> = {}) {
  const props: BoardProps = {
    view,
    pieces,
    eyes: 0,
    offers: [whole, stamp(2, 'B1 C1 D1 B2'), single, stamp(2, 'A1'), 'Done' as const].map(offer),
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
    pen.tap({ zombie: 2 }, { row: 0.9, column: 1.4 });
    expect(props.select).toHaveBeenCalledWith(written(whole));
  });

  test('a shape that cannot lie there asks why', () => {
    const { props, pen } = table();
    pen.tap({ zombie: 2 }, { row: 1, column: 1 });
    expect(props.explain).toHaveBeenCalledWith(stamp(2, 'A1 A2 A3 B3'));
    expect(props.select).not.toHaveBeenCalled();
  });

  test('what waits for its confirmation is played by the same place', () => {
    const { props, boardState, pen } = table({ selected: written(whole) });
    boardState.follow();
    pen.tap({ zombie: 2 }, { row: 0.9, column: 1.4 });
    expect(props.select).toHaveBeenLastCalledWith(written(whole));
  });

  test('a card that the shape does not fit is taken with one square, and the next with the shape again', () => {
    const { boardState, pen } = table();
    pen.pick({ zombie: 1 });
    expect(boardState.tool?.sort).toBe('cell');
    expect(boardState.held?.stroke?.action).toBe(written(single));
    pen.pick({ zombie: 2 });
    expect(boardState.tool?.sort).toBe('whole');
    pen.change('Stamp 0');
    pen.pick({ zombie: 2 });
    expect(boardState.tool?.sort).toBe('cell');
  });
});

describe('with keys', () => {
  test('arrows begin with a place that is legal, Enter lays it down, Esc lets go', () => {
    const { props, boardState, pen } = table();
    pen.keyOn(press('ArrowDown'), { zombie: 2 });
    expect(boardState.held?.stroke).toBeDefined();
    pen.keyOn(press('Enter'), { zombie: 2 });
    expect(props.select).toHaveBeenCalledWith(boardState.held?.stroke?.action);
    pen.keyOn(press('Escape'), { zombie: 2 });
    expect(boardState.hand).toBeNull();
  });

  test('R turns, F flips, N goes to the next place', () => {
    const { boardState, pen } = table();
    pen.keyOn(press('r'));
    expect(boardState.orientation).toEqual({ turns: 1, flip: false });
    pen.keyOn(press('f'));
    expect(boardState.orientation).toEqual({ turns: 3, flip: true });
    pen.reach({ zombie: 2 });
    const first = boardState.held?.stroke;
    pen.keyOn(press('n'));
    expect(boardState.held?.stroke).toBeDefined();
    expect(boardState.held?.stroke).not.toEqual(first);
  });

  test('other keys are left to the page', () => {
    const { pen } = table();
    const event = press('u');
    pen.keyOn(event, { zombie: 2 });
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('together', () => {
  test('a ghost that rests is shown to the others once', () => {
    vi.useFakeTimers();
    const { props, pen } = table();
    pen.reach({ zombie: 2 });
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
    const proposal = { ...offer(stamp(3, 'A1 B1')), seat: 1, decider: 1, reason: null };
    const { boardState } = table({ proposals: [proposal] });
    expect(boardState.ghosts).toEqual([expect.objectContaining({ target: { zombie: 3 }, look: 'other', seat: 1 })]);
  });

  test('a seat that may only advise proposes, and takes back by the same choice', () => {
    const second: Action = { Assign: { seat: 1 } };
    const proposable = [{ Assign: { seat: 0 } }, second].map(offer);
    const { props, boardState } = table({ offers: [], proposable });
    boardState.choose(written(second));
    expect(props.propose).toHaveBeenCalledWith(written(second));
    expect(props.select).not.toHaveBeenCalled();
    const mine = { ...offer(second), seat: 0, decider: 1, reason: null };
    const again = table({ offers: [], proposable, proposals: [mine] });
    again.boardState.choose(written(second));
    expect(again.props.propose).toHaveBeenCalledWith(null);
  });
});
