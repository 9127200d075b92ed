// A whole turn of each game with the keyboard alone: from the lobby to the log.
import { expect, test } from 'vitest';

import type { Locator, Page } from 'playwright-core';

import { startServer } from './server';
import { offers, played, turnsPlayed, undoLit } from './steps';

const { newPerson } = startServer();

/** Has one of these the focus? */
async function isFocused(wanted: Locator): Promise<boolean> {
  return wanted.evaluateAll((all) => all.some((one) => one === document.activeElement));
}

/** Presses the Tab key until it comes to one of these. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.first().waitFor();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await isFocused(wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not come to ${String(wanted)}`);
}

/** Presses arrow keys, each towards this place as it is seen, until the focus is there. */
async function walkTo(page: Page, wanted: Locator): Promise<void> {
  const middle = (one: Element): [number, number] => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isFocused(wanted)) return;
    const [x, y] = await wanted.evaluate(middle);
    const [fromX, fromY] = await page.locator(':focus').evaluate(middle);
    const [across, down] = [x - fromX, y - fromY];
    if (Math.abs(across) > Math.abs(down)) await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
    else await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error(`the arrow keys do not come to ${String(wanted)}`);
}

/** Opens a table with bots from the lobby. */
async function open(game: string): Promise<Page> {
  const { page } = await newPerson();
  await page.goto('/');
  const shelf = page.getByRole('article').filter({ has: page.getByRole('heading', { name: game }) });
  await tabTo(page, shelf.getByRole('button', { name: /^Play (against a bot|with bots)$/ }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
  await offers(page).first().waitFor();
  return page;
}

/** Chooses the last offer of the list, by which things end, and confirms it. */
async function playLast(page: Page): Promise<void> {
  await tabTo(page, offers(page).first());
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => isFocused(offers(page).last())).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('[data-confirm]').waitFor();
  await played(page, () => page.keyboard.press('Enter'));
}

async function takeBack(page: Page): Promise<void> {
  const before = await turnsPlayed(page);
  await undoLit(page);
  await page.keyboard.press('u');
  await expect.poll(() => turnsPlayed(page)).toBeLessThan(before);
  await offers(page).first().waitFor();
}

/** Opens the log, goes back a few lines and asks one for its rule. */
async function readLog(page: Page): Promise<void> {
  await page.keyboard.press('l');
  await offers(page).first().waitFor({ state: 'detached' });
  const lines = page.getByRole('region', { name: 'Log' }).locator('button[aria-expanded]');
  await tabTo(page, lines);
  const last = await page.locator(':focus').innerText();
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowUp');
  expect(await isFocused(lines)).toBe(true);
  expect(await lines.last().innerText()).toBe(last);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator(':focus').getAttribute('aria-expanded')).toBe('true');
  await page.getByRole('region', { name: 'Log' }).locator('.rule').waitFor();
  await page.keyboard.press('l');
  await offers(page).first().waitFor();
}

function entriesOf(page: Page, seat: number): Promise<number> {
  return page.locator(`.log .entry.seat-${seat}`).count();
}

test('Zombiaki II', async () => {
  const page = await open('Zombiaki II');
  const cards = page.locator('.hand .card');
  const discard = async () => {
    await tabTo(page, cards.first());
    await page.keyboard.press('ArrowRight');
    expect(await isFocused(cards.nth(1))).toBe(true);
    await page.keyboard.press('Enter');
    await page.locator('[data-confirm]').waitFor();
    await played(page, () => page.keyboard.press('Enter'));
  };
  // The first of the list by its number, which also brings the focus to Confirm.
  await page.keyboard.press('1');
  await expect.poll(() => isFocused(page.locator('[data-confirm]'))).toBe(true);
  await played(page, () => page.keyboard.press('Enter'));
  await takeBack(page);
  await discard();
  const before = await entriesOf(page, 0);
  for (let actions = 0; (await entriesOf(page, 0)) === before; actions += 1) {
    expect(actions, 'the turn ends').toBeLessThan(8);
    await playLast(page);
    await offers(page).first().waitFor();
  }
  await readLog(page);
});

test('Zombie Terror', async () => {
  const page = await open('Zombie Terror');
  const field = (name: string) => page.locator(`[data-field="${name}"]`);
  const place = async (name: string) => {
    await page.locator('.field.goal').first().waitFor();
    await tabTo(page, page.locator('.field'));
    await walkTo(page, field(name));
    await played(page, () => page.keyboard.press('Enter'));
  };
  await place('B1');
  await takeBack(page);
  for (const name of ['B1', 'D1', 'F1', 'H1', 'J1', 'L1']) await place(name);

  await page.locator('.field.mover').first().waitFor();
  await tabTo(page, page.locator('.field'));
  await walkTo(page, field('F1'));
  await page.keyboard.press('Enter');
  await page.locator('.field.goal').first().waitFor();
  const way = (await page.locator('.field.goal').first().getAttribute('data-field')) ?? '';
  await walkTo(page, field(way));
  await played(page, () => page.keyboard.press('Enter'));
  expect(await field(way).getAttribute('aria-label')).toMatch(/Child/);
  await takeBack(page);
  await expect.poll(() => field('F1').getAttribute('aria-label')).toMatch(/Child/);

  const before = await entriesOf(page, 0);
  for (let actions = 0; (await entriesOf(page, 0)) === before; actions += 1) {
    expect(actions, 'the turn ends').toBeLessThan(30);
    await playLast(page);
    await offers(page).first().waitFor();
  }
  await readLog(page);
});

test('Zombicide: Gear Up', async () => {
  const page = await open('Zombicide: Gear Up');
  const tray = page.locator('section.tray');
  // From the heading of the page the arrows lead to what is asked.
  await page.keyboard.press('ArrowDown');
  const survivors = page.locator('.muster .take');
  expect(await isFocused(survivors.first())).toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await isFocused(survivors.nth(1))).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('[data-confirm]').waitFor();
  await played(page, () => page.keyboard.press('Enter'));

  const pads = page.locator('.card [data-target]');
  await answer(page, async () => (await pads.count()) > 0);
  await tabTo(page, pads);
  const target = (await page.locator(':focus').getAttribute('data-target'))?.replace('zombie-', '') ?? '';
  const crosses = page.locator(`[data-zombie="${target}"] .old .cross`);
  const draw = async () => {
    await tabTo(page, page.locator(`[data-target="zombie-${target}"]`));
    await page.keyboard.press('n');
    await page.locator('.card .ghost.fits').first().waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-confirm]').waitFor();
    await played(page, () => page.keyboard.press('Enter'));
  };
  await draw();
  await takeBack(page);
  await expect.poll(() => crosses.count()).toBe(0);
  await draw();

  const second = page.getByRole('button', { name: 'Round 1, turn 2 of 9' });
  await answer(page, () => second.isVisible());
  await expect.poll(() => tray.isVisible()).toBe(true);
  await readLog(page);
});

test('Zombicide: 2nd Edition', async () => {
  const page = await open('Zombicide: 2nd Edition');
  const faces = page.locator('[data-face][data-choice]');
  await tabTo(page, faces);
  await played(page, () => page.keyboard.press('Enter'));
  const end = page.locator('[data-verb="end"]');
  await end.waitFor();

  // A Zone that is lit, by Tab and Enter, and back.
  const zones = page.locator('[data-stop^="zone"]').and(page.locator('.lit'));
  await zones.first().waitFor();
  await tabTo(page, zones);
  await played(page, () => page.keyboard.press('Enter'));
  await takeBack(page);

  // Everything about a Zone, the forecast and the end of the Turn.
  await tabTo(page, page.locator('[data-stop^="zone"]'));
  await page.keyboard.press('i');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('f');
  await page.getByRole('region', { name: 'If the Zombies acted now' }).waitFor();
  await page.keyboard.press('f');
  await tabTo(page, end);
  await page.keyboard.press('Enter');
  await page.locator('[data-confirm]').waitFor();
  await tabTo(page, page.locator('[data-confirm]'));
  await played(page, () => page.keyboard.press('Enter'));
  await offers(page).first().waitFor();
  await readLog(page);
});

/** Answers whatever is asked, by the end of the list, until this is so. */
async function answer(page: Page, until: () => Promise<boolean>): Promise<void> {
  const leave = page.getByRole('button', { name: /^Leave it to/ });
  for (let tries = 0; tries < 400; tries += 1) {
    if (await until()) return;
    if ((await offers(page).count()) > 0) await playLast(page);
    else if (await leave.first().isVisible()) {
      await tabTo(page, leave);
      await page.keyboard.press('Enter');
    }
    await page.waitForTimeout(100);
  }
  throw new Error('it does not come to that');
}
