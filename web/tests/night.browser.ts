// The night of Washington Z.C.: what is dark and lit, a light aimed by key, by pull and by Zone, the Clock, and going All-Out.
import { expect, test } from 'vitest';

import type { Locator, Page } from 'playwright-core';

import { rehearse } from './rehearsal';
import { startServer, type Visit } from './server';
import { expectAccessible, expectNoSidewaysScroll, played } from './steps';

const { newPerson } = startServer();

const verb = (page: Page, kind: string): Locator => page.locator(`[data-verb="${kind}"]`);
const lit = (page: Page): Locator => page.locator('[data-stop^="zone"][aria-label*="lit"]');

/** A Survivor with a Flashlight, who is asked in the own Turn. */
async function midnight(how?: Visit): Promise<Page> {
  const { page } = await newPerson(how);
  await rehearse(page, { start: '9R.TL', brings: 'flashlight', night: true, zombies: [['9R.TL', 'walker', 1]] });
  await page.locator('.lesson button').first().click();
  await played(page, () => page.locator('[data-face]').first().click());
  await played(page, () => verb(page, 'take').click());
  await played(page, () => page.locator('[data-finish]').click());
  await verb(page, 'light').waitFor();
  return page;
}

test('a light is aimed by key and by pull; what it lights is said before it shines', async () => {
  const page = await midnight();
  await expect.poll(() => page.locator('[data-clock]').first().innerText()).toMatch(/0:00\s+7 Rounds until dawn/);
  expect(await lit(page).count()).toBe(0);

  await page.keyboard.press('b');
  const said = page.locator('.bar').getByText(/^Lit: /);
  await said.waitFor();
  const first = await said.innerText();
  await page.keyboard.press('b');
  await expect.poll(() => said.innerText()).not.toBe(first);
  await page.keyboard.press('Escape');

  // The lamp is pulled to the right, where the next street is.
  const lamp = await page.locator('[data-beam]').boundingBox();
  if (lamp === null) throw new Error('there is no lamp');
  const [x, y] = [lamp.x + lamp.width / 2, lamp.y + lamp.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 90, y - 30, { steps: 6 });
  await page.mouse.up();
  await said.waitFor();
  await played(page, () => page.locator('[data-confirm]').click());
  await expect.poll(() => lit(page).count()).toBe(2);
  await verb(page, 'dark').waitFor();
});

test('a light is aimed by choosing a Zone, and a wall by the own Zone', async () => {
  const page = await midnight();
  await verb(page, 'light').click();
  const ways = page.locator('[data-stop^="zone"][aria-label*="Can be chosen"]');
  await expect.poll(() => ways.count()).toBeGreaterThan(1);
  await page.locator('[data-stop^="zone"][aria-label*="wall"]').press('Enter');
  await page
    .locator('.bar')
    .getByText(/^Lit: /)
    .waitFor();
  await played(page, () => page.locator('[data-confirm]').click());
  await expect.poll(() => lit(page).count()).toBe(1);
});

test.each<Visit>([{ size: [390, 844], language: 'en' }, { size: [844, 390] }, { size: [1440, 900], theme: 'light' }])(
  'at $size the night fits and passes axe',
  async (look) => {
    const page = await midnight(look);
    await page.locator('[data-beam]').press('Enter');
    await page.locator('[data-confirm]').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  },
);
