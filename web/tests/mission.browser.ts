// A stretch of a mission of Zombicide: the guide, what the Zombies will do, a skill, a Search, a door, an attack with its odds.
import { expect, test } from 'vitest';

import type { Locator, Page } from 'playwright-core';

import { rehearse } from './rehearsal';
import { startServer } from './server';
import { expectAccessible, expectNoSidewaysScroll, played, undoLit } from './steps';

const { newPerson } = startServer();

const face = (page: Page, at: number): Locator => page.locator('[data-face]').nth(at);
const verb = (page: Page, kind: string): Locator => page.locator(`[data-verb="${kind}"]`);
const crowd = (page: Page): Locator => page.locator('[data-crowd]').first();
const confirm = (page: Page): Promise<void> => played(page, () => page.locator('[data-confirm]').click());

async function begin(page: Page, at: number): Promise<void> {
  await played(page, () => face(page, at).click());
  await verb(page, 'end').waitFor();
}

/** Whatever is asked on the way is answered by its first answer, until the Turn goes on. The page hears of what was played
 * a moment later than the server that was asked, so it must stay calm for a while. */
async function settle(page: Page): Promise<void> {
  const answers = page.locator('[data-answer], [data-finish]');
  let calm = 0;
  for (let tries = 0; tries < 120 && calm < 5; tries += 1) {
    calm = (await verb(page, 'end').isVisible()) ? calm + 1 : 0;
    if (await answers.first().isVisible()) {
      calm = 0;
      // What is asked may have been answered by now.
      await answers
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined);
      const sure = page.locator('[data-confirm]');
      if (await sure.isVisible()) await sure.click({ timeout: 1000 }).catch(() => undefined);
    }
    await page.waitForTimeout(100);
  }
  expect(calm, 'the Turn goes on').toBe(5);
}

test('a stretch of a mission', async () => {
  const { page } = await newPerson();
  const walkers = (zone: string) => [zone, 'walker', 2] as const;
  await rehearse(page, { start: '9R.A', adrenaline: 19, zombies: [walkers('9R.ML'), walkers('9R.MR')] }, [{ who: 'me' }], {
    falling: 'knocked-out',
  });
  await page.getByText('Not as usual here: Falling').waitFor();

  // What the guide has told is not told again after a reload.
  const story = page.getByRole('region', { name: 'The story' });
  await story.getByRole('button').click();
  await page.reload();
  await face(page, 0).waitFor();
  expect(await story.count()).toBe(0);

  // A tap on Zombies says what they will do and why; so does the forecast, and what hangs on a card.
  await crowd(page).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('If the Zombies acted now').waitFor();
  await sheet
    .getByText(/2 Walkers.*(noise|no move)/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await begin(page, 0);
  await page.getByRole('button', { name: 'What will the Zombies do?' }).click();
  const outlook = page.getByRole('region', { name: 'If the Zombies acted now' });
  await outlook.getByText('Nobody is wounded.').waitFor();
  await outlook
    .getByText(/\d+ of 40 \(\d+%\)/)
    .first()
    .waitFor();
  await expectAccessible(page);
  await page.keyboard.press('f');
  await page.keyboard.press('s');
  await page
    .getByRole('button', { name: /in sight, range 0/ })
    .first()
    .waitFor();
  await page.keyboard.press('s');

  // An Objective that brings two levels, a skill to choose, and a card to stow.
  await played(page, () => verb(page, 'take').click());
  await expect.poll(() => page.locator('[data-answer="learn"], [data-finish]').count()).toBeGreaterThan(0);
  await settle(page);
  await expect.poll(() => page.locator('.rail .log').innerText()).toMatch(/has a new skill/);

  // The first Action of noise is taken back, in words.
  await verb(page, 'noise').click();
  await confirm(page);
  await undoLit(page);
  await page.keyboard.press('u');
  await page
    .locator('.bar')
    .getByText(/took back: .*nois/i)
    .waitFor();

  await verb(page, 'search').click();
  await confirm(page);
  await settle(page);
  await expect.poll(() => page.locator('.rail .log').innerText()).toMatch(/finds|found/i);

  // The axe opens a door; behind it stand Zombies, which are hit with it.
  await verb(page, 'open').click();
  await page.locator('[data-stop^="gate"]').first().click();
  // Two cards in hand may open it: then it is asked which.
  const which = page.locator('[data-answer="open"]').first();
  await page.locator('[data-confirm]').or(which).first().waitFor();
  if (await which.isVisible()) await which.click();
  await confirm(page);
  await settle(page);
  await expect.poll(() => page.locator('.rail .log').innerText()).toMatch(/opens the door/i);
});

/** Are two boxes apart? */
const apart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x + 1 ||
  other.x + other.width <= one.x + 1 ||
  one.y + one.height <= other.y + 1 ||
  other.y + other.height <= one.y + 1;

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

async function boxOf(one: Locator): Promise<Box> {
  const box = await one.boundingBox();
  if (box === null) throw new Error(`${String(one)} is not on the page`);
  return box;
}

test.each([
  [390, 844],
  [844, 390],
  [960, 540],
  [1280, 800],
])('at %i by %i the odds of an attack are read before it: kills, AP, friends who may be hit', async (width, height) => {
  const { page } = await newPerson({ size: [width, height] });
  await rehearse(page, { start: '9R.TL', brings: 'sawed-off', zombies: [['9R.TL', 'walker', 3]] });
  await page.getByRole('region', { name: 'The story' }).getByRole('button').click();
  await begin(page, 0);
  await played(page, () => verb(page, 'take').click());
  await settle(page);
  await page
    .getByRole('button', { name: /^Shoot: Sawed-Off/ })
    .first()
    .click();
  await crowd(page).click({ force: true });
  const odds = page.getByRole('list', { name: 'What may happen' });
  for (const part of [/\d%/, /Dead: \d Walker/, /\+\d AP/, /miss(es)? hits? (a friend|friends)/])
    await odds.getByText(part).first().waitFor();
  await page
    .locator('.bar')
    .getByText(/Misses can hit: /)
    .waitFor();
  const [told, sure] = [await boxOf(odds), await boxOf(page.locator('[data-confirm]'))];
  expect(told.height).toBeGreaterThan(20);
  expect(apart(told, sure), 'the button is free').toBe(true);
  expect(sure.y + sure.height, 'and in sight').toBeLessThanOrEqual(height + 1);
  await expectNoSidewaysScroll(page);
  await confirm(page);
  await page
    .locator('.bar')
    .getByText(/rolls \d/)
    .first()
    .waitFor();
});

test('a second browser, somebody who watches, and a Survivor who is handed over', async () => {
  const [ada, ben, eve] = [await newPerson(), await newPerson({ size: [390, 844] }), await newPerson()];
  const [code] = await rehearse(ada.page, { start: '9R.A' }, [{ who: 'me' }, { who: 'friend' }]);
  await ben.page.goto(`${ada.page.url()}#${code}`);
  await ben.page.getByRole('button', { name: /^Sit down/ }).click();
  await face(ben.page, 0).waitFor();
  await eve.page.goto(ada.page.url());
  await eve.page.getByText('You are watching').first().waitFor();
  const led = (page: Page): Promise<number> => page.locator('[data-face]').filter({ hasText: 'led by you' }).count();
  await expect.poll(() => led(ben.page)).toBe(3);

  // Chance says who begins.
  const lit = (page: Page): Locator => page.locator('[data-face][data-choice]').first();
  await expect.poll(async () => (await lit(ada.page).isVisible()) || (await lit(ben.page).isVisible())).toBe(true);
  const [first, other] = (await lit(ada.page).isVisible()) ? [ada.page, ben.page] : [ben.page, ada.page];
  await played(first, () => lit(first).click());
  await verb(first, 'end').waitFor();
  const heirs = first.locator('.heirs button');
  for (let at = 0; at < 6 && !(await heirs.first().isVisible()); at += 1) await face(first, at).click();
  await heirs.first().click();
  await confirm(first);
  await expect.poll(() => led(other)).toBe(4);
  expect(await led(eve.page)).toBe(0);
  await expect.poll(() => eve.page.locator('.rail .log').innerText()).toMatch(/Turn of/);
  expect(await eve.page.locator('[data-choice]').count(), 'who watches decides nothing').toBe(0);
});

test('a bot of the team is asked for something and says why it does what it does', async () => {
  const { page } = await newPerson();
  await rehearse(page, { start: '9R.A' }, [{ who: 'me' }, { who: 'bot', bot: 'easy' }]);
  await page.getByRole('button', { name: /^Ask .* for something/ }).click();
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  // The note goes with the next turn of the bot, which may be quick; the button stays marked.
  const note = page.locator('.bar').getByText(/Asked for: /);
  await note.or(page.locator('button.ordered')).first().waitFor();
  const why = page.getByRole('button', { name: /^Why does .* do that/ });
  const dialog = page.getByRole('dialog');
  // It says what it is after before it acts, and goes on soon: who asks too late asks again.
  for (let tries = 0; tries < 60 && !(await dialog.getByRole('listitem').first().isVisible()); tries += 1) {
    const lit = page.locator('[data-face][data-choice]').first();
    if (await why.isVisible()) await why.click({ timeout: 1000 }).catch(() => undefined);
    else if (await verb(page, 'end').isVisible()) {
      await verb(page, 'end').click();
      await page.locator('[data-confirm]').click();
    } else if (await lit.isVisible()) await lit.click({ timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(300);
  }
  await dialog.getByText(/\d+%/).first().waitFor();
});
