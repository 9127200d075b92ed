// Frames with many Zombies on the board: while it is moved, and while a Zombie Phase is shown.
import { expect, test } from 'vitest';

import type { CDPSession, Page } from 'playwright-core';

import { rehearse } from './rehearsal';
import { startServer } from './server';
import { played } from './steps';

const { newPerson } = startServer();

type Horde = readonly (readonly [zone: string, kind: string, count: number])[];

/** All 70 stand on the far tile and come nearer in the Zombie Phase. */
const horde: Horde = ['6R.TC', '6R.TR', '6R.A', '6R.BR', '6R.BC'].flatMap((zone) => [
  [zone, 'walker', 8] as const,
  [zone, 'brute', 3] as const,
  [zone, 'runner', 3] as const,
]);

interface Frames {
  /** Milliseconds between frames: the middle one, and the one that nineteen of twenty stay below. */
  middle: number;
  slow: number;
  /** Milliseconds that the page's own thread works for a frame, however busy the machine is. */
  work: number;
}

/** The frames while something is done. */
async function framesOf(page: Page, session: CDPSession, act: () => Promise<void>): Promise<Frames> {
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const recording = await page.evaluateHandle(() => {
    const frames = { times: [] as number[], on: true };
    const note = (now: number): void => {
      frames.times.push(now);
      if (frames.on) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    return frames;
  });
  const before = await worked();
  await act();
  const work = (await worked()) - before;
  const times = await recording.evaluate((frames) => {
    frames.on = false;
    return frames.times;
  });
  const steps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const sorted = steps.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { middle: at(0.5), slow: at(0.95), work: work / Math.max(1, steps.length) };
}

/** Pulls the board to and fro, closer than all of it. */
async function pan(page: Page): Promise<void> {
  const box = await page.getByRole('group', { name: 'The city' }).boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  for (const across of [-220, 220, -220, 220]) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + across, y + 60, { steps: 40 });
    await page.mouse.up();
  }
}

/** All end their Turns, so that the Zombies act. The last of the team begins by itself. */
async function endRound(page: Page): Promise<void> {
  const [end, lit] = [page.locator('[data-verb="end"]'), page.locator('[data-face][data-choice]').first()];
  for (let ended = 0; ended < 6;) {
    if (await page.locator('.bar .running').isVisible()) await page.keyboard.press('Space');
    if (await end.isVisible()) {
      await end.click();
      await played(page, () => page.locator('[data-confirm]').click());
      ended += 1;
    } else if (await lit.isVisible()) await lit.click();
    await page.waitForTimeout(60);
  }
}

async function measure(zombies: Horde): Promise<{ panned: Frames; shown: Frames }> {
  const { page } = await newPerson({ motion: true, size: [1280, 800] });
  await rehearse(page, { start: '9R.TL', zombies });
  await page.getByRole('region', { name: 'The story' }).getByRole('button').click();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const closer = page.getByRole('button', { name: 'Closer (+)' });
  for (let steps = 0; steps < 3; steps += 1) await closer.click();
  await page.waitForTimeout(500);
  const panned = await framesOf(page, session, () => pan(page));
  await page.keyboard.press('0');
  await endRound(page);
  await page.locator('.bar .running').waitFor();
  const shown = await framesOf(page, session, () => page.waitForTimeout(4000));
  return { panned, shown };
}

test('the page has time for 60 frames a second with 70 Zombies, about as with none', async () => {
  const [none, many] = [await measure([]), await measure(horde)];
  console.log(JSON.stringify({ none, many }));
  // Half of a frame is left to the browser. Wall clock is told and does not count: other programs may run.
  for (const { work } of [many.panned, many.shown]) expect(work).toBeLessThan(8);
  expect(many.panned.work / none.panned.work).toBeLessThan(2);
  expect(many.shown.work / none.shown.work).toBeLessThan(5);
});
