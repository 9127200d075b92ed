// Every page: fits a phone, passes axe in both looks, loads little, says what it is.
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Browser } from 'playwright-core';

import { TestServer, launch, visit, type Visit } from './server';
import { expectAccessible, expectNoSidewaysScroll, offers, openAgainstBot, play } from './steps';

const server = new TestServer();
let browser: Browser;
let finished = '';

beforeAll(async () => {
  await server.start();
  browser = await launch();
  finished = await finishedGame();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** The id of a game that was played a little and given up. */
async function finishedGame(): Promise<string> {
  const { page, context } = await visit(browser, server);
  await openAgainstBot(page);
  for (let turn = 0; turn < 3; turn += 1) {
    await play(page);
    await page.getByRole('button', { name: 'Confirm' }).waitFor({ state: 'hidden' });
    await offers(page).first().waitFor();
  }
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Concede…' }).click();
  await page.getByRole('button', { name: 'Concede', exact: true }).click();
  await page.getByText('You lose').first().waitFor();
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  await context.close();
  return id;
}

const looks: readonly Visit[] = [
  { size: [390, 844], language: 'pl', theme: 'dark' },
  { size: [820, 1180], language: 'pl', theme: 'light' },
  { size: [1440, 900], language: 'en', theme: 'light' },
  { size: [1440, 900], language: 'pl', theme: 'dark' },
];

describe.each(looks)('at $size in $language, $theme', (look) => {
  test('every page fits and passes axe', async () => {
    const { page, context } = await visit(browser, server, look);
    const pages = ['/', '/new/zombiaki', '/rules/zombiaki', '/nowhere', `/replay/${finished}`, `/t/${finished}`];
    for (const address of pages) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      await expectNoSidewaysScroll(page);
      // All rules at once are more than axe can take; one chapter shows them all.
      if (address === '/rules/zombiaki') await page.getByRole('searchbox').fill('ZK-MOVE');
      await expectAccessible(page);
    }
    await context.close();
  });

  test('a table in play fits and passes axe', async () => {
    const { page, context } = await visit(browser, server, look);
    await page.goto('/');
    await page
      .getByRole('button', { name: /Play against a bot|Zagraj z botem/ })
      .first()
      .click();
    await page.waitForURL(/\/t\//);
    await page.waitForLoadState('networkidle');
    await page
      .getByText(/Your turn|Twoja kolej/)
      .first()
      .waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await context.close();
  });
});

test('a replay is stepped, linked to a move, verified and played on from', async () => {
  const { page, context, errors } = await visit(browser, server);
  await page.goto(`/replay/${finished}`);
  await page.getByText('Verified.').waitFor();
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect.poll(() => page.url()).toMatch(/\/1$/);
  const link = page.url();
  const other = await visit(browser, server);
  await other.page.goto(link);
  await expect.poll(() => other.page.getByLabel('Place in the game').inputValue()).toBe('1');
  await other.context.close();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download the journal' }).click()]);
  expect(download.suggestedFilename()).toBe(`zombiaki-${finished}.horda`);
  await page.getByRole('button', { name: 'Play on from here against a bot' }).click();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL(/\/t\//);
  await page.getByText('At the table').first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a rule is found by words without their diacritics, and has an address', async () => {
  const { page, context } = await visit(browser, server, { language: 'pl' });
  await page.goto('/rules/zombiaki/ZK-MOVE-04');
  await page.getByText('ZK-MOVE-04').first().waitFor();
  await page.getByRole('searchbox').fill('smietnik');
  await expect.poll(() => page.getByText(/Śmietnik/).count()).toBeGreaterThan(0);
  await context.close();
});

test('the first load is small', async () => {
  const { page, context } = await visit(browser, server);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', (event) => {
    bytes += event.encodedDataLength;
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against a bot' }).first().waitFor();
  const interactive = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  console.info(`first load: ${Math.round(bytes / 1000)} KB, ready after ${Math.round(interactive)} ms`);
  expect(bytes).toBeLessThan(300_000);
  await context.close();
});

test('a code moves the games to another device', async () => {
  const [laptop, phone] = [await visit(browser, server), await visit(browser, server, { size: [390, 844] })];
  await openAgainstBot(laptop.page);
  const id = new URL(laptop.page.url()).pathname.split('/')[2] ?? '';
  await laptop.page.goto('/');
  await laptop.page.getByRole('button', { name: 'Show a code' }).click();
  const code = await laptop.page.getByLabel('Code for the other device').inputValue();
  await phone.page.goto('/');
  await phone.page.getByRole('button', { name: 'I have a code' }).click();
  await phone.page.getByLabel('Code from the first device').fill(code.toLowerCase());
  await phone.page.getByRole('button', { name: 'Bring it here' }).click();
  await phone.page.locator(`a[href="/t/${id}"]`).first().waitFor();
  expect([...laptop.errors, ...phone.errors]).toEqual([]);
  await Promise.all([laptop.context.close(), phone.context.close()]);
});

test('another device is listed and signed out', async () => {
  const [laptop, phone] = [await visit(browser, server), await visit(browser, server, { size: [390, 844] })];
  await openAgainstBot(laptop.page);
  const table = new URL(laptop.page.url()).pathname;
  await laptop.page.goto('/');
  await laptop.page.getByRole('button', { name: 'Show my devices' }).click();
  await laptop.page.getByText('You play on this device only.').waitFor();
  await laptop.page.getByRole('button', { name: 'Close' }).click();
  await laptop.page.getByRole('button', { name: 'Show a code' }).click();
  const code = await laptop.page.getByLabel('Code for the other device').inputValue();
  await phone.page.goto('/');
  await phone.page.getByRole('button', { name: 'I have a code' }).click();
  await phone.page.getByLabel('Code from the first device').fill(code);
  await phone.page.getByRole('button', { name: 'Bring it here' }).click();
  await phone.page.locator(`a[href="${table}"]`).first().click();
  await phone.page.getByRole('button', { name: /^Undo/ }).waitFor();

  await laptop.page.reload();
  await laptop.page.getByRole('button', { name: 'Show my devices' }).click();
  const dialog = laptop.page.getByRole('dialog');
  await dialog.getByText('this device').waitFor();
  expect((await new AxeBuilder({ page: laptop.page }).include('dialog[open]').analyze()).violations).toEqual([]);
  await dialog.getByRole('button', { name: /^Sign out: Chrome/ }).click();
  await dialog.getByText('You play on this device only.').waitFor();
  // The table that was open there closes at once.
  await phone.page.getByText('This seat is not yours.').waitFor();
  expect([...laptop.errors, ...phone.errors]).toEqual([]);
  await Promise.all([laptop.context.close(), phone.context.close()]);
});

test('the page can be installed', async () => {
  const { page, context } = await visit(browser, server);
  await page.goto('/');
  const manifest = await page.request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  const icons = ((await manifest.json()) as { icons: { src: string }[] }).icons;
  for (const icon of icons) expect((await page.request.get(icon.src)).ok(), icon.src).toBe(true);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)).toBe(true);
  await context.close();
});
