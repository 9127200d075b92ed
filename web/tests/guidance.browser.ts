// What people are told at a table: the goal, what to do, and that it stays in sight.
import { expect, test } from 'vitest';

import type { Page } from 'playwright-core';

import { startServer } from './server';
import { offers, openAgainstBot, play, played, undoLit } from './steps';

const { newPerson } = startServer();

/** An upright telephone, one on its side, a desk, low windows, and a desk at twice its size. */
const sizes: readonly (readonly [number, number])[] = [
  [390, 844],
  [844, 390],
  [1400, 900],
  [1280, 540],
  [960, 540],
  [700, 450],
];

/** Is the whole of it in the window? */
async function expectInSight(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  const size = page.viewportSize();
  expect(box, selector).not.toBeNull();
  if (box === null || size === null) return;
  expect(box.y, selector).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height, selector).toBeLessThanOrEqual(size.height + 1);
  expect(box.x + box.width, selector).toBeLessThanOrEqual(size.width + 1);
}

test.each(sizes)('at %i by %i the goal, the instruction and the bar are in sight under one header', async (width, height) => {
  const { page } = await newPerson({ size: [width, height] });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against a bot' }).first().click();
  await page.getByText('Discard one of your four cards').first().waitFor();
  await page.getByText('Keep every zombie off the Barricades until Dawn comes.').waitFor();
  for (const part of ['.goal', '.turn .asks', '.bar']) await expectInSight(page, part);
  expect(await page.getByRole('banner').count(), 'the table has the only header').toBe(0);
});

test('a card in hand says what to choose next, and a click on an empty field is answered', async () => {
  const { page } = await newPerson();
  await openAgainstBot(page);
  await played(page, () => play(page));
  await page.getByText('Play, discard or keep your cards').first().waitFor();
  await page
    .getByRole('button', { name: /: empty/ })
    .first()
    .click();
  await page
    .getByText(/Choose a card or a zombie first/)
    .first()
    .waitFor();
});

test('the rail keeps its places while offers come and go', async () => {
  const { page } = await newPerson({ size: [1400, 900] });
  await openAgainstBot(page);
  const top = async (): Promise<number | undefined> => (await page.locator('.rail .log').boundingBox())?.y;
  const street = async (): Promise<number | undefined> => (await page.locator('.middle').boundingBox())?.height;
  const [before, high] = [await top(), await street()];
  for (let turn = 0; turn < 4; turn += 1) {
    await played(page, () => play(page));
    await offers(page).first().waitFor();
    expect(await top()).toBe(before);
    expect(await street(), 'the street keeps its size').toBe(high);
  }
});

test('the Tab key comes to the log once, and arrows go along its lines', async () => {
  const { page } = await newPerson({ size: [1400, 900] });
  await openAgainstBot(page);
  await played(page, () => play(page));
  const stops = page.locator('.rail .log button[tabindex="0"]');
  await expect.poll(() => stops.count()).toBe(1);
  await stops.focus();
  const text = await stops.innerText();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => stops.innerText()).not.toBe(text);
  expect(await stops.count()).toBe(1);
});

test('Confirm is described by what it would do', async () => {
  const { page } = await newPerson();
  await openAgainstBot(page);
  await offers(page).first().click();
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await confirm.waitFor();
  const id = await confirm.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${id}"]`).innerText()).toMatch(/Discard/);
});

test('a team plays with bots, and a newcomer is proposed a Survivor', async () => {
  const { page } = await newPerson();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play with bots' }).first().click();
  await page.waitForURL(/\/t\//);
  await page.getByText('normal bot').first().waitFor();
  await page
    .getByText(/A strong bot would: Play as/)
    .first()
    .waitFor();
  expect(await page.locator('.take.bright').count(), 'one bright way on').toBe(1);
});

test('the header follows what is shown', async () => {
  const { page } = await newPerson({ motion: true });
  await openAgainstBot(page);
  const header = page.locator('.turn .who');
  await played(page, () => play(page));
  const end = offers(page).filter({ hasText: /^\d*\s*End/ });
  await end.first().waitFor();
  await end.first().click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => header.innerText()).toBe('Playing: Zombies');
  expect(await offers(page).count(), 'nothing is offered meanwhile').toBe(0);
  await page.keyboard.press('Space');
  await expect.poll(() => header.innerText()).toMatch(/Your turn/);
});

test('taking back says what was taken back', async () => {
  const { page } = await newPerson();
  await openAgainstBot(page);
  await played(page, () => play(page));
  await undoLit(page);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page
    .locator('.bar')
    .getByText(/Humans took back: .*discard/)
    .waitFor();
});
