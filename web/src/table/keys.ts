// What a key means at the table.
export type Command = { kind: 'log' | 'help' | 'skip' | 'let-go' } | SeatCommand;

/** Keys that only work with a seat. */
export type SeatCommand = { kind: 'undo' | 'hint' | 'confirm' } | { kind: 'offer'; at: number };

/** What a key event tells about itself. */
export interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
}

const letters: Readonly<Record<string, Command>> = {
  u: { kind: 'undo' },
  h: { kind: 'hint' },
  l: { kind: 'log' },
  '?': { kind: 'help' },
  escape: { kind: 'let-go' },
};

/** The command of a key; `running` while something is being shown. `busy` says what the key
 * already means where the focus is: text is typed, or a control is pressed. */
export function commandOf(key: Key, running: boolean, busy: 'typing' | 'control' | null): Command | null {
  if (key.ctrlKey || key.metaKey || key.altKey || key.repeat || busy === 'typing') return null;
  if (key.key === ' ') return running ? { kind: 'skip' } : null;
  if (key.key === 'Enter') return busy === null ? { kind: 'confirm' } : null;
  if (/^[1-9]$/.test(key.key)) return { kind: 'offer', at: Number(key.key) - 1 };
  return letters[key.key.toLowerCase()] ?? null;
}

/** What a key already means to an element. */
export function busyWith(target: EventTarget | null): 'typing' | 'control' | null {
  if (!(target instanceof Element)) return null;
  if (target.closest('dialog, input, textarea, select, [contenteditable="true"]')) return 'typing';
  return target.closest('button, a, summary, [role="button"], [role="option"]') ? 'control' : null;
}
