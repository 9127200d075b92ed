// Tests of the keys.
import { describe, expect, it } from 'vitest';

import { busyWith, commandOf, type Key } from './keys';

const key = (name: string, more: Partial<Key> = {}): Key => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...more,
});

describe('keys', () => {
  it('mean what the grammar of play says', () => {
    const kinds = ['u', 'H', 'l', '?', 'Escape', 'Enter'].map((name) => commandOf(key(name), false, null)?.kind);
    expect(kinds).toEqual(['undo', 'hint', 'log', 'help', 'let-go', 'confirm']);
    expect(commandOf(key('3'), false, null)).toEqual({ kind: 'offer', at: 2 });
    expect(commandOf(key('0'), false, null)).toBeNull();
  });

  it('skip only what is being shown', () => {
    expect(commandOf(key(' '), true, 'control')).toEqual({ kind: 'skip' });
    expect(commandOf(key(' '), false, null)).toBeNull();
  });

  it('leave typing, controls and the browser alone', () => {
    expect(commandOf(key('u'), false, 'typing')).toBeNull();
    expect(commandOf(key('Enter'), false, 'control')).toBeNull();
    expect(commandOf(key('u', { ctrlKey: true }), false, null)).toBeNull();
    expect(commandOf(key('u', { repeat: true }), false, null)).toBeNull();
  });

  it('know what the focus is on', () => {
    document.body.innerHTML = '<dialog><p></p></dialog><button><b></b></button><input><div></div>';
    expect(busyWith(document.querySelector('p'))).toBe('typing');
    expect(busyWith(document.querySelector('b'))).toBe('control');
    expect(busyWith(document.querySelector('input'))).toBe('typing');
    expect(busyWith(document.querySelector('div'))).toBeNull();
  });
});
