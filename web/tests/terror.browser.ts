// Zombie Terror in a real browser against a real server: by tap, by pull, by keys, and why not.
import { describe, expect, test } from 'vitest';

import type { Page } from 'playwright-core';

import { startServer, type Visit } from './server';
import { expectAccessible, expectNoSidewaysScroll, played, turnsPlayed, undoLit } from './steps';

const { newPerson } = startServer();

/** At a table against a bot, on this side. */
async function sitDown(side: 'zombies' | 'humans', how?: Visit): Promise<Page> {
  const { page } = await newPerson(how);
  const [mine, theirs] = side === 'zombies' ? [0, 1] : [1, 0];
  await page.goto('/new/terror');
  await page.locator(`label:has(input[name="seat-${theirs}"][value="bot"])`).click();
  await page.locator(`label:has(input[name="seat-${mine}"][value="me"])`).click();
  await page.getByRole('button', { name: /Start the game|Zacznij grę|Rozpocznij grę/ }).click();
  await page.waitForURL(/\/t\//);
  await goals(page).first().waitFor();
  return page;
}

function goals(page: Page) {
  return page.locator('.field.goal');
}

function field(page: Page, name: string) {
  return page.locator(`[data-field="${name}"]`);
}

async function middleOf(page: Page, name: string): Promise<[number, number]> {
  const box = await field(page, name).boundingBox();
  if (box === null) throw new Error(`${name} is not on the page`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The six humans on the first row, in the order in which they are asked for; then the bot places its zombies. */
async function muster(page: Page): Promise<void> {
  for (const at of ['B1', 'D1', 'F1', 'H1', 'J1', 'L1']) await played(page, () => field(page, at).click());
  await page.locator('.field.mover').first().waitFor();
}

test('humans are set up by taps, taken in hand, moved, and taken back', async () => {
  const page = await sitDown('humans');
  await muster(page);
  await field(page, 'F1').click();
  const way = await goals(page).first().getAttribute('data-field');
  await played(page, () => field(page, way ?? '').click());
  expect(await field(page, way ?? '').getAttribute('aria-label')).toMatch(/Child/);
  await page
    .getByText(/2 action points/)
    .first()
    .waitFor();
  await undoLit(page);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => field(page, 'F1').getAttribute('aria-label')).toMatch(/Child/);
});

test('a human is pulled to its goal', async () => {
  const page = await sitDown('humans');
  await muster(page);
  await field(page, 'B1').click();
  const way = (await goals(page).first().getAttribute('data-field')) ?? '';
  await page.keyboard.press('Escape');
  await page.mouse.move(...(await middleOf(page, 'B1')));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(page, way)), { steps: 6 });
  await played(page, () => page.mouse.up());
  expect(await field(page, way).getAttribute('aria-label')).toMatch(/Banker/);
});

test('a human goes several fields with one tap', async () => {
  const page = await sitDown('humans');
  await muster(page);
  await field(page, 'F1').click();
  const far = page.locator('.field.far');
  await far.first().waitFor();
  const to = (await far.last().getAttribute('data-field')) ?? '';
  expect(await field(page, to).getAttribute('aria-label')).toMatch(/Can go here for \d action points/);
  const before = await turnsPlayed(page);
  await field(page, to).click();
  await expect.poll(() => field(page, to).getAttribute('aria-label')).toMatch(/: Child,/);
  expect(await turnsPlayed(page)).toBeGreaterThan(before + 1);
});

test('what is not possible is told with its rule', async () => {
  const page = await sitDown('humans');
  await muster(page);
  await field(page, 'J1').click();
  await field(page, 'A14').click();
  await page.locator('.refusal').getByRole('button', { name: 'Why? Shows the rule' }).waitFor();
});

test('zombies are set up and turned by keys alone', async () => {
  const page = await sitDown('zombies');
  const lit = (await goals(page).first().getAttribute('data-field')) ?? '';
  await played(page, async () => {
    await field(page, lit).focus();
    await page.keyboard.press('Enter');
  });
  await page.locator('.choice').first().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.classList.contains('choice'))).toBe(true);
  await played(page, async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  });
  await expect.poll(() => field(page, lit).getAttribute('aria-label')).toMatch(/looks towards column L/);
});

const looks: readonly Visit[] = [
  { size: [360, 740], language: 'pl', theme: 'dark' },
  { size: [820, 1180], language: 'pl', theme: 'light' },
  { size: [1440, 900], language: 'en', theme: 'light' },
  { size: [1440, 900], language: 'pl', theme: 'dark' },
];

describe.each(looks)('at $size in $language, $theme', (look) => {
  test('the table fits and passes axe', async () => {
    const page = await sitDown('humans', look);
    await muster(page);
    await field(page, 'B1').click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
