// The odds of an action stand beside the board: they cover neither what they speak of nor the hand.
import { describe, expect, test } from 'vitest';

import type { Page } from 'playwright-core';

import { startServer } from './server';
import { expectNoSidewaysScroll } from './steps';

const { newPerson } = startServer();

interface Previewed {
  type: string;
  preview: { certain: readonly unknown[]; outcomes: unknown[]; label: unknown };
}

/** Every preview comes with odds, whatever luck has to do with it: six ways of one sentence. */
async function addOdds(page: Page): Promise<void> {
  await page.routeWebSocket(/\/socket/, (client) => {
    const server = client.connectToServer();
    server.onMessage((message) => {
      const told = JSON.parse(String(message)) as Previewed;
      if (told.type !== 'previewed') {
        client.send(message);
        return;
      }
      const happens = [told.preview.label];
      const outcomes = [40_000, 20_000, 16_000, 12_000, 8_000, 4_000].map((share) => ({ share, happens }));
      client.send(JSON.stringify({ ...told, preview: { ...told.preview, outcomes } }));
    });
  });
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

/** Opens a table of a game with both seats, and chooses the last offer of the list. */
async function preview(page: Page, game: string): Promise<void> {
  await page.goto('/');
  const seats = [{ who: 'me' }, { who: 'bot', bot: 'random' }];
  const opened = await page.request.post('/api/tables', { data: { game, seats: game === 'terror' ? seats.reverse() : seats } });
  const { table } = (await opened.json()) as { table: string };
  await page.goto(`/t/${table}`);
  await page.getByRole('navigation').getByRole('button').first().click();
  const offers = page.getByRole('list', { name: /What you can do|Co możesz zrobić/ }).getByRole('button');
  await offers.last().click();
  await page.getByRole('list', { name: /What may happen|Co może się zdarzyć/ }).waitFor();
}

const sizes = [
  [390, 844],
  [844, 390],
] as const;

describe.each(['zombiaki', 'terror'])('the odds of %s', (game) => {
  test.each(sizes.flatMap(([width, height]) => (['en', 'pl'] as const).map((language) => ({ width, height, language }))))(
    'stand beside the board at $width by $height in $language',
    async ({ width, height, language }) => {
      const { page } = await newPerson({ size: [width, height], language });
      await addOdds(page);
      await preview(page, game);
      const boxOf = async (selector: string): Promise<Box> => {
        const box = await page.locator(selector).first().boundingBox();
        if (box === null) throw new Error(`${selector} is not on the page`);
        return box;
      };
      const [odds, stage, foot] = [await boxOf('.odds'), await boxOf('.stage'), await boxOf('[data-confirm]')];
      expect(overlap(odds, stage), 'the board and the hand are free').toBe(false);
      expect(overlap(odds, foot), 'and so is the button').toBe(false);
      expect(odds.height).toBeGreaterThan(40);
      expect(stage.height, 'most of the page is still the board').toBeGreaterThan(height * 0.4);
      await expectNoSidewaysScroll(page);
    },
  );
});
