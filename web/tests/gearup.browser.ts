// Gear Up in a real browser against a real server: a shape drawn by mouse and by keys, why not, and two who draw at once.
import { describe, expect, test } from 'vitest';

import type { Locator, Page } from 'playwright-core';

import { startServer, type Visit } from './server';
import { expectAccessible, expectNoSidewaysScroll, played, turnsPlayed, undoLit } from './steps';

const { newPerson } = startServer();

async function newPage(how?: Visit): Promise<Page> {
  return (await newPerson(how)).page;
}

type Who = 'me' | 'friend' | 'bot';

/** Opens a table for these, in the order of the seats. */
async function open(page: Page, seats: readonly Who[], options: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.goto('/new/gearup');
  const choose = (name: string, value: string) =>
    page
      .locator('label')
      .filter({ has: page.locator(`input[name="${name}"][value="${value}"]`) })
      .click();
  await choose('count', String(seats.length));
  for (const [seat, who] of seats.entries()) await choose(`seat-${seat}`, who);
  for (const [name, value] of Object.entries(options)) await choose(`option-${name}`, value);
  await page.locator('form .start button').click();
  await page.waitForURL(/\/t\//);
  await page.locator('.muster article').first().waitFor();
}

function tray(page: Page): Locator {
  return page.locator('section.tray');
}

/** Zombies that can be drawn on. */
function pads(page: Page): Locator {
  return page.locator('.card [data-target]');
}

function zombie(page: Page, target: string): Locator {
  return page.locator(`[data-zombie="${target.replace('zombie-', '')}"]`);
}

/** What is crossed off for good. */
function marks(page: Page, target: string): Locator {
  return zombie(page, target).locator('.old .cross');
}

/** Places of squares on a drawing. */
async function places(squares: Locator): Promise<string[]> {
  return squares.evaluateAll((all) => all.map((one) => `${one.getAttribute('x')} ${one.getAttribute('y')}`));
}

function ghost(page: Page, look: string): Locator {
  return page.locator(`.card .ghost.${look} > rect`);
}

async function pick(page: Page, survivor: string): Promise<void> {
  const take = page
    .locator('.muster article')
    .filter({ has: page.getByRole('heading', { name: survivor }) })
    .locator('.take');
  await take.click();
  await played(page, () => page.locator('[data-confirm]').click());
}

/** Alone as Bruno, whose shapes all look different when they are turned, with the name of a zombie
 * on which the whole shape fits and that survives it. Cards are dealt at random: now and then
 * there is none, and another table is opened. */
async function alone(sitDown: (page: Page) => Promise<void>): Promise<[Page, string]> {
  const page = await newPage();
  for (let tries = 0; tries < 8; tries += 1) {
    await open(page, ['me']);
    await sitDown(page);
    await pads(page).first().waitFor();
    const size = await tray(page).locator('.tool[aria-pressed="true"] rect').count();
    for (const pad of size > 1 ? await pads(page).all() : []) {
      if ((await pad.locator('.square').count()) > size) return [page, (await pad.getAttribute('data-target')) ?? ''];
    }
  }
  throw new Error('no shape fits anywhere, at no table');
}

/** Moves the mouse over the squares of a zombie, with the shape turned until it fits under it. */
async function aim(page: Page, target: string): Promise<void> {
  const pad = page.locator(`[data-target="${target}"]`);
  for (const change of ['Turn', 'Turn', 'Turn', 'Flip', 'Turn', 'Turn', 'Turn', 'Turn']) {
    for (const square of await pad.locator('.square').all()) {
      const box = await square.boundingBox();
      if (box === null) continue;
      // Not quite in the middle: the shape snaps.
      await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.4);
      if ((await ghost(page, 'fits').count()) > 0) return;
    }
    await tray(page).getByRole('button', { name: change, exact: true }).click();
  }
  throw new Error(`the shape fits nowhere on ${target}`);
}

async function undo(page: Page): Promise<void> {
  const before = await turnsPlayed(page);
  await undoLit(page);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => turnsPlayed(page)).toBeLessThan(before);
}

test('a shape is drawn with the mouse and taken back', async () => {
  const [page, target] = await alone((it) => pick(it, 'Bruno'));
  await aim(page, target);
  const planned = await places(ghost(page, 'fits'));
  expect(await places(zombie(page, target).locator('.square'))).toEqual(expect.arrayContaining(planned));
  expect(await marks(page, target).count()).toBe(0);
  await page.mouse.down();
  await page.mouse.up();
  await page
    .locator('.preview')
    .getByText(new RegExp(`cross off( [A-Z]\\d+){${planned.length}}$`))
    .waitFor();
  expect(await places(ghost(page, 'chosen'))).toEqual(planned);
  await played(page, () => page.getByRole('button', { name: 'Confirm' }).click());
  await expect.poll(() => marks(page, target).count()).toBe(planned.length);
  await undo(page);
  await expect.poll(() => marks(page, target).count()).toBe(0);
});

test('a Survivor is chosen and a shape is drawn by keys alone', async () => {
  const [page, target] = await alone(async (it) => {
    await it.locator('.muster').getByRole('button', { name: 'Play as Bruno' }).focus();
    await it.keyboard.press('Enter');
    await it.getByRole('button', { name: 'Tap again to confirm' }).waitFor();
    await played(it, () => it.keyboard.press('Enter'));
  });
  const held = page.locator('.card .ghost > rect');
  await page.locator(`[data-target="${target}"]`).focus();
  await page.keyboard.press('n');
  await ghost(page, 'fits').first().waitFor();
  for (const key of ['r', 'ArrowDown']) {
    const before = await places(held);
    await page.keyboard.press(key);
    await expect.poll(() => places(held), { message: `after ${key}` }).not.toEqual(before);
  }
  await page.keyboard.press('f');
  await page.keyboard.press('n');
  await ghost(page, 'fits').first().waitFor();
  const planned = await places(ghost(page, 'fits'));
  await tray(page)
    .getByText(/: fits$/)
    .waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await page
    .locator('.preview')
    .getByText(/cross off/)
    .waitFor();
  await played(page, () => page.keyboard.press('Enter'));
  await expect.poll(() => marks(page, target).count()).toBe(planned.length);
  await undoLit(page);
  await page.keyboard.press('u');
  await expect.poll(() => marks(page, target).count()).toBe(0);
});

test('a place where the shape cannot lie is told with its rule', async () => {
  const [page, target] = await alone((it) => pick(it, 'Bruno'));
  const box = await page.locator(`[data-target="${target}"] svg`).boundingBox();
  if (box === null) throw new Error(`${target} is not on the page`);
  // Half of the shape hangs over the corner.
  const corner = [box.x + box.width - 4, box.y + box.height - 4] as const;
  await page.mouse.move(...corner);
  await ghost(page, 'never').first().waitFor();
  await page.mouse.click(...corner);
  await page.locator('.refusal').getByRole('button', { name: 'Why? Shows the rule' }).waitFor();
  expect(await marks(page, target).count()).toBe(0);
});

/** Two people, each with a device: one opens the table, the other follows the link. */
async function together(): Promise<[Page, Page]> {
  const [ada, ben] = [await newPage(), await newPage()];
  await open(ada, ['me', 'friend']);
  await ben.goto(await ada.getByLabel('Link with the invitation').inputValue());
  await ben.getByLabel('Your name (you can leave it empty)').fill('Ben');
  await ben.getByRole('button', { name: /^Sit down/ }).click();
  await ada.getByText('Ben').first().waitFor();
  return [ada, ben];
}

/** The small sheet of another Survivor. */
function seatOf(page: Page, survivor: string): Locator {
  return page.getByRole('navigation', { name: 'Survivors' }).getByRole('button', { name: `${survivor}:` });
}

/** Takes the tool for one square, and plans it on the first zombie; tells which. */
async function planSquare(page: Page): Promise<string> {
  await tray(page).getByRole('button', { name: 'One square instead of the shape' }).click();
  const pad = pads(page).first();
  const target = (await pad.getAttribute('data-target')) ?? '';
  await aim(page, target);
  await page.mouse.down();
  await page.mouse.up();
  await page.locator('.preview').waitFor();
  return target;
}

/** Marta and Kenji in their first turn. One hit is all she has: Turn cards are dealt at random, and
 * where her crossbow fires, which hits twice, another table is opened. */
async function firstTurn(): Promise<[Page, Page]> {
  for (let tries = 0; tries < 8; tries += 1) {
    const [ada, ben] = await together();
    // Who goes first does not matter: both are asked.
    await pick(ben, 'Kenji');
    await pick(ada, 'Marta');

    await tray(ben)
      .getByRole('button', { name: /Commander: Kenji/ })
      .click();
    const proposed = tray(ada).getByRole('button', { name: /Commander: Kenji/ });
    await proposed.locator('.backer').getByText('Kenji', { exact: true }).waitFor();
    await proposed.click();
    await played(ada, () => ada.locator('[data-confirm]').click());

    await Promise.all([ada, ben].map((page) => tray(page).locator('.tool').first().waitFor()));
    if (
      (await tray(ada)
        .getByText(/^Crossbow/)
        .count()) === 0
    )
      return [ada, ben];
  }
  throw new Error('the crossbow fires first, at every table');
}

test('two draw at once, see what the other plans, and take back only what is theirs', async () => {
  const [ada, ben] = await firstTurn();
  await expect.poll(() => ada.getByRole('region', { name: 'At the table' }).getByText('deciding…').count()).toBe(2);
  const first = await planSquare(ada);
  const street = seatOf(ben, 'Marta');
  await street.getByTitle('Has a drawing in mind').waitFor();
  await street.click();
  await zombie(ben, first).locator('.ghost.other').waitFor();
  await ben.getByRole('list', { name: 'Proposals' }).getByText('Marta:').waitFor();
  await ben.getByRole('button', { name: 'Back to my street' }).click();

  await played(ada, () => ada.getByRole('button', { name: 'Confirm' }).click());
  await expect.poll(() => marks(ada, first).count()).toBe(1);
  const second = await planSquare(ben);
  await played(ben, () => ben.getByRole('button', { name: 'Confirm' }).click());
  await expect.poll(() => marks(ben, second).count()).toBe(1);
  await finishUse(ben);

  await undo(ada);
  await expect.poll(() => marks(ada, first).count()).toBe(0);
  await seatOf(ada, 'Kenji').click();
  await expect.poll(() => marks(ada, second).count()).toBe(1);
  expect(await marks(ben, second).count()).toBe(1);
  await ada.getByRole('button', { name: 'Back to my street' }).click();

  await done(ada);
  await seatOf(ben, 'Marta').getByTitle('Has finished this step').waitFor();
  await done(ben);
  // The square may have brought a shot, which is asked about before the turn ends.
  const shot = ben.locator('[aria-current="step"]').filter({ hasText: 'Ammo' });
  await shot.or(nextTurn(ben)).first().waitFor();
  if (await shot.isVisible()) await done(ben);
  await Promise.all([ada, ben].map((page) => nextTurn(page).waitFor()));
});

function nextTurn(page: Page): Locator {
  return page.getByRole('button', { name: 'Round 1, turn 2 of 9' });
}

/** Gives up what hits a use of the weapon still has, if it has any. */
async function finishUse(page: Page): Promise<void> {
  const stop = tray(page).getByRole('button', { name: 'No more hits' });
  const end = tray(page).getByRole('button', { name: 'Done' });
  await stop.or(end).first().waitFor();
  if (await stop.isVisible()) await played(page, () => stop.click());
  await end.waitFor();
}

/** Finishes the step; what still could be done is given up only after a second look. */
async function done(page: Page): Promise<void> {
  const before = await turnsPlayed(page);
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await tray(page).getByRole('button', { name: 'Done' }).click();
  await expect
    .poll(async () => {
      if (await confirm.isVisible()) await confirm.click();
      return turnsPlayed(page);
    })
    .toBeGreaterThan(before);
}

/** A seat of the list, and a way to give it to others. */
function chair(page: Page, at: number): [Locator, (way: string) => Promise<void>] {
  const seat = page.getByRole('region', { name: 'At the table' }).getByRole('listitem').nth(at);
  const give = async (way: string) => {
    await seat.getByLabel(/^Who shall play:/).click();
    await seat.getByRole('button', { name: way }).click();
  };
  return [seat, give];
}

test('an own seat is lent to a bot and taken back', async () => {
  const page = await newPage();
  await open(page, ['me', 'friend']);
  const [seat, give] = chair(page, 0);
  await give('Hand to a bot: easy');
  await seat.getByText('easy bot').waitFor();
  expect(await page.locator('.muster .take').count()).toBe(0);
  await give('Take this seat');
  await seat.getByText('(you)').waitFor();
  await page.locator('.muster .take').first().waitFor();
});

test('a team gives up when everybody agrees', async () => {
  const [ada, ben] = await together();
  const giveUp = async () => {
    await ada.getByRole('button', { name: 'More' }).click();
    await ada.getByRole('button', { name: 'Concede…' }).click();
    await ada.getByRole('button', { name: 'Concede', exact: true }).click();
    await ada.getByText(/You asked to give up/).waitFor();
  };
  await giveUp();
  await ben.getByRole('button', { name: 'Play on' }).click();
  await ada
    .getByText(/no giving up/)
    .first()
    .waitFor();
  await giveUp();
  await ben.getByRole('button', { name: 'Give up' }).click();
  await Promise.all([ada, ben].map((page) => page.getByText('The team gave up.').first().waitFor()));
});

test('a seat is handed to a bot and freed again', async () => {
  const page = await newPage();
  await open(page, ['me', 'friend']);
  const [seat, give] = chair(page, 1);
  await seat.getByText('open seat').waitFor();
  await give('Hand to a bot: easy');
  await seat.getByText('easy bot').waitFor();
  expect(await page.getByLabel('Link with the invitation').count()).toBe(0);
  await give('Free it for a friend');
  await seat.getByText('open seat').waitFor();
  await page.getByLabel('Link with the invitation').waitFor();
});

const looks: readonly Visit[] = [
  { size: [360, 740], language: 'pl', theme: 'dark' },
  { size: [820, 1180], language: 'pl', theme: 'light' },
  { size: [1440, 900], language: 'en', theme: 'light' },
  { size: [1440, 900], language: 'pl', theme: 'dark' },
];

describe.each(looks)('at $size in $language, $theme', (look) => {
  test('the muster and the street fit and pass axe', async () => {
    const page = await newPage(look);
    await open(page, ['me'], { difficulty: 'nightmare' });
    await expectFit(page);
    await pick(page, 'Marta');
    await tray(page).locator('.tool').first().waitFor();
    expect(await page.locator('[data-zombie]').count()).toBeGreaterThan(2);
    // A shape in hand, on a small page on a card that was enlarged for it.
    await tray(page).locator('.turn').last().click();
    await ghost(page, 'fits').first().waitFor();
    await expectFit(page);
  });
});

async function expectFit(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}
