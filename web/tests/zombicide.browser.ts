// Zombicide in a real browser against a real server: a Turn by mouse, a Turn by keys, cards arranged, why not, and how it fits.
import { describe, expect, test } from 'vitest';

import type { Locator, Page } from 'playwright-core';

import { startServer, type Visit } from './server';
import { expectAccessible, expectNoSidewaysScroll, played } from './steps';

const { newPerson } = startServer();

/** Opens a table of the training mission for one person who leads all six. */
async function alone(how?: Visit): Promise<Page> {
  const { page } = await newPerson(how);
  await page.goto('/new/zombicide');
  const choose = (name: string, value: string) =>
    page
      .locator('label')
      .filter({ has: page.locator(`input[name="${name}"][value="${value}"]`) })
      .click();
  await choose('count', '1');
  await choose('seat-0', 'me');
  await page.locator('form .start button').click();
  await page.waitForURL(/\/t\//);
  await face(page, 0).waitFor();
  return page;
}

function face(page: Page, at: number): Locator {
  return page.locator('[data-face]').nth(at);
}

function verb(page: Page, kind: string): Locator {
  return page.locator(`[data-verb="${kind}"]`);
}

/** Begins the Turn of a Survivor. */
async function begin(page: Page, at: number): Promise<void> {
  await played(page, () => face(page, at).click());
  await verb(page, 'end').waitFor();
}

/** Ends the Turn although Actions are left, which is asked about. */
async function end(page: Page): Promise<void> {
  await verb(page, 'end').click();
  await played(page, () => page.getByRole('button', { name: 'Confirm' }).click());
}

function places(page: Page): Locator {
  return page.locator('.arrangement [data-place]');
}

test('a Turn is played with the mouse: begun by a face, cards put away, noise, the end', async () => {
  const page = await alone();
  await begin(page, 2);
  expect(await face(page, 2).getAttribute('aria-pressed')).toBe('true');

  await verb(page, 'arrange').click();
  const [hand, pack] = [places(page).nth(0), places(page).nth(2)];
  const card = (await hand.getAttribute('aria-label')) ?? '';
  await hand.dragTo(pack);
  await expect.poll(() => hand.getAttribute('aria-label')).toMatch(/empty$/);
  await played(page, () => page.locator('[data-finish]').click());
  const backpack = page.getByRole('group', { name: 'Backpack', exact: true });
  await backpack.getByRole('button', { name: card.replace(/^.*: /, '') }).waitFor();

  await verb(page, 'noise').click();
  await played(page, () => page.getByRole('button', { name: 'Confirm' }).click());
  await end(page);
  await face(page, 2).locator('.done').waitFor();
});

test('a Turn is played by keys alone', async () => {
  const page = await alone();
  await played(page, () => page.keyboard.press('Shift+Digit4'));
  await verb(page, 'arrange').focus();
  await page.keyboard.press('Enter');
  await places(page).first().focus();
  await page.keyboard.press('Enter');
  expect(await places(page).first().getAttribute('aria-pressed')).toBe('true');
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => places(page).first().getAttribute('aria-label')).toMatch(/empty$/);
  await page.locator('[data-finish]').focus();
  await played(page, () => page.keyboard.press('Enter'));

  await verb(page, 'end').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-confirm]').waitFor();
  await page.locator('[data-confirm]').focus();
  await played(page, () => page.keyboard.press('Enter'));
  await face(page, 3).locator('.done').waitFor();
});

test('cards change hands in a trade', async () => {
  const page = await alone();
  await begin(page, 0);
  await verb(page, 'trade').click();
  await page.locator('[data-partner]').first().click();
  const gift = (await places(page).first().getAttribute('aria-label')) ?? '';
  await places(page).first().click();
  await places(page).last().click();
  await expect.poll(() => places(page).last().getAttribute('aria-label')).toContain(gift.replace(/^.*: /, ''));
  await played(page, () => page.locator('[data-finish]').click());
  // Both are led by the same person, who need not agree.
  await verb(page, 'end').waitFor();
});

test('what is not possible says why', async () => {
  const page = await alone();
  await begin(page, 0);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.locator('.refusal').getByRole('button', { name: 'Why? Shows the rule' }).waitFor();
});

const looks: readonly Visit[] = [
  { size: [390, 844], language: 'pl', theme: 'dark' },
  { size: [844, 390], language: 'en', theme: 'dark' },
  { size: [820, 1180], language: 'pl', theme: 'light' },
  { size: [1440, 900], language: 'en', theme: 'light' },
  { size: [1440, 900], language: 'pl', theme: 'dark' },
];

describe.each(looks)('at $size in $language, $theme', (look) => {
  test('the team, a Turn and an arrangement fit and pass axe', async () => {
    const page = await alone(look);
    await expectFit(page);
    await begin(page, 0);
    await expectFit(page);
    await verb(page, 'arrange').click();
    await places(page).first().click();
    await expectFit(page);
  });
});

async function expectFit(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}
