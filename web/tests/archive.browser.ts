// An old game that cannot be played on: who opens its table reads what was played.
import { describe, expect, test } from 'vitest';

import type { Page } from 'playwright-core';

import { startServer } from './server';
import { expectAccessible, expectNoSidewaysScroll } from './steps';

const { newPerson } = startServer();

const person = { who: 'person', name: 'Ada' };
const bot = { who: 'bot', bot: 'hard', owner: null };
const seatOf = (name: string, holder: object, yours: boolean) => ({ name, holder, yours, lent: false, present: true });

/** A table as a server tells it whose rules are older or newer than the game's. */
const cardOf = (open: boolean, yours: boolean) => ({
  id: 'old',
  game: 'zombiaki',
  team: false,
  seats: [seatOf('zombies', person, yours), seatOf('humans', bot, false)],
  options: {},
  listed: false,
  advice: true,
  opener: yours,
  stage: { stage: 'archived', open },
  turns: 4,
  changed: 1_780_000_000_000,
  branched: null,
});

const log = [
  { turn: 1, seat: 'zombies', action: 'play borys T1B5' },
  { turn: 2, seat: 'zombies', action: 'end' },
  { turn: 3, seat: null, action: '2' },
  { turn: 4, seat: 'humans', action: 'discard loudhailer' },
];

/** Answers for the table in the place of the server. */
async function answer(page: Page, yours: boolean): Promise<void> {
  let open = true;
  await page.route('**/api/tables/old', (route) => route.fulfill({ json: cardOf(open, yours) }));
  await page.route('**/api/tables/old/pieces', (route) => route.fulfill({ json: {} }));
  await page.route('**/api/tables/old/film', (route) => route.fulfill({ status: 409 }));
  await page.route('**/api/tables/old/log', (route) => route.fulfill({ json: log }));
  await page.route('**/api/tables/old/close', (route) => {
    open = false;
    return route.fulfill({ json: cardOf(open, yours) });
  });
}

describe('an archived table', () => {
  test.each([
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const)('shows what was played at %i by %i', async (width, height) => {
    const { page } = await newPerson({ size: [width, height] });
    await answer(page, true);
    await page.goto('/t/old');
    const played = page.getByRole('region', { name: 'What was played' });
    await played.getByText('play borys T1B5').waitFor();
    expect(await played.getByText('turns 1–2').isVisible()).toBe(true);
    expect(await played.getByText(/newer rules went on .*version 2/).isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: /^Download/ }).getAttribute('href')).toBe('/api/tables/old/journal');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test('is closed by a person with a seat, after a question', async () => {
    const { page } = await newPerson();
    await answer(page, true);
    await page.goto('/t/old');
    await page.getByRole('button', { name: 'Close this game' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close this game?' });
    await dialog.getByRole('button', { name: 'Keep it open' }).click();
    expect(await page.getByRole('status').filter({ hasText: 'Not finished' }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Close this game' }).click();
    await dialog.getByRole('button', { name: 'Close this game' }).click();
    await page.getByRole('status').filter({ hasText: 'Closed' }).waitFor();
    expect(await page.getByRole('button', { name: 'Close this game' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: /replay/ }).count(), 'no film was kept').toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  test('tells others why they cannot read it', async () => {
    const { page } = await newPerson({ language: 'pl' });
    await answer(page, false);
    await page.goto('/t/old');
    const played = page.getByRole('region', { name: 'Co zagrano' });
    await played.getByText(/tylko ci, którzy siedzieli/).waitFor();
    expect(await page.getByRole('button', { name: 'Zamknij tę grę' }).count()).toBe(0);
    await expectAccessible(page);
  });
});
