// What people do at a table, in their words.
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from 'vitest';

import type { Page } from 'playwright-core';

/** The list of everything that can be done: the whole game can be played by it. */
export function offers(page: Page) {
  return page.getByRole('list', { name: 'What you can do' }).getByRole('button');
}

/** Plays an offer of the list: choose it, see what it would do, confirm. */
export async function play(page: Page, index = 0): Promise<void> {
  const list = offers(page);
  // Nothing is offered while a turn is being shown.
  await list.first().waitFor();
  const count = await list.count();
  await list.nth(index % count).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
}

export async function isOver(page: Page): Promise<boolean> {
  return page.getByRole('button', { name: /Rematch/ }).isVisible();
}

/** How far the table is, by the log of the page's own server. */
export async function turnsPlayed(page: Page): Promise<number> {
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  const answer = await page.request.get(`/api/tables/${id}`);
  return ((await answer.json()) as { turns: number }).turns;
}

/** How far the table is, as far as the page has heard. */
async function turnsHeard(page: Page): Promise<number> {
  return Number(await page.locator('[data-table]').getAttribute('data-table'));
}

/** Waits until the page has heard of all that the server has played. */
export async function caughtUp(page: Page): Promise<void> {
  await expect.poll(async () => (await turnsPlayed(page)) - (await turnsHeard(page))).toBe(0);
}

/** Does something and waits until the server has played it and the page has heard of it. */
export async function played(page: Page, offer: () => Promise<void>): Promise<void> {
  const before = await turnsPlayed(page);
  await offer();
  await expect.poll(() => turnsPlayed(page)).toBeGreaterThan(before);
  await caughtUp(page);
}

/** Waits until one of the people has something to do; tells who, or undefined if it is over. */
export async function mover(...people: readonly Page[]): Promise<Page | undefined> {
  for (let tries = 0; tries < 400; tries += 1) {
    for (const page of people) {
      if (await isOver(page)) return undefined;
      if ((await offers(page).count()) === 0) continue;
      // A page that has just acted may not have heard of it yet.
      await page.waitForTimeout(100);
      if ((await offers(page).count()) > 0) return page;
    }
    await people[0]?.waitForTimeout(25);
  }
  throw new Error('nobody has anything to do, and the game is not over');
}

/** Waits until the page itself knows that something can be taken back. */
export async function undoLit(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: /^Undo/ });
  await caughtUp(page);
  await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('false');
}

/** No page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0], `${page.url()} is wider than its window`).toBeLessThanOrEqual(widths[1] ?? 0);
}

/** No rule of axe is broken, the label of a control and its visible text included. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'] },
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  expect(found, page.url()).toEqual([]);
}

/** Opens a table against a bot from the lobby, in one click. */
export async function openAgainstBot(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against a bot' }).first().click();
  await page.waitForURL(/\/t\//);
  await offers(page).first().waitFor();
}
