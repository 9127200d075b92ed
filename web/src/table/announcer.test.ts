// Tests of what is announced.
import { describe, expect, it } from 'vitest';

import { Announcer } from './announcer.svelte';

describe('the announcer', () => {
  it('says a turn in one breath', () => {
    const announcer = new Announcer();
    announcer.say(['Sasza walks.', '', 'Griszka stays.']);
    expect(announcer.polite.map((one) => one.text)).toEqual(['Sasza walks. Griszka stays.']);
  });

  it('keeps silent about nothing', () => {
    const announcer = new Announcer();
    announcer.say([]);
    announcer.interrupt(['']);
    expect([announcer.polite, announcer.urgent]).toEqual([[], []]);
  });

  it('says the same again as something new, and does not pile up', () => {
    const announcer = new Announcer();
    for (let at = 0; at < 30; at += 1) announcer.say(['Your turn.']);
    expect(announcer.polite).toHaveLength(12);
    expect(new Set(announcer.polite.map((one) => one.key)).size).toBe(12);
  });
});
