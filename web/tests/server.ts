// A real server with a folder of its own, and a real browser.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { afterAll, afterEach, beforeAll, expect } from 'vitest';

import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A server; its games outlive a restart, not the tests. */
export class TestServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'horda-browser-'));
  #process: ChildProcess | undefined;
  address = '';

  async start(port = 0): Promise<void> {
    const program = process.env['HORDA'];
    if (program === undefined) throw new Error('HORDA must name the program to test');
    const args = ['--no-browser', '--port', String(port), '--data-dir', this.#folder];
    const started = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = started;
    for await (const line of createInterface({ input: started.stdout })) {
      const [, address] = /^Horda: (http:\S+)$/.exec(line) ?? [];
      if (address !== undefined) {
        this.address = address;
        return;
      }
    }
    throw new Error('the server said no address');
  }

  /** Kills the server without a word and starts it again at the same address. */
  async crash(): Promise<void> {
    await this.#end('SIGKILL');
    await this.start(Number(new URL(this.address).port));
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const ended = new Promise((resolve) => this.#process?.once('exit', resolve));
    this.#process?.kill(signal);
    await ended;
  }
}

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env['BROWSER'] ?? '/usr/bin/chromium', args: flags });
}

export interface Visit {
  language?: 'pl' | 'en';
  size?: readonly [number, number];
  theme?: 'dark' | 'light';
  /** Turns are shown event by event; without it they are there at once. */
  motion?: boolean;
}

/** A person with a browser context of their own; an error of the page fails the test. */
export async function visit(browser: Browser, server: TestServer, how: Visit = {}): Promise<Person> {
  const [width, height] = how.size ?? [1440, 900];
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width, height },
    locale: how.language === 'pl' ? 'pl-PL' : 'en-GB',
    colorScheme: how.theme ?? 'dark',
    reducedMotion: how.motion === true ? 'no-preference' : 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // A lost connection is said by the browser itself; the page deals with it.
    const expected = /WebSocket|net::ERR|Failed to load resource/;
    if (message.type() === 'error' && !expected.test(message.text())) errors.push(message.text());
  });
  return { context, page, errors };
}

export interface Person {
  context: BrowserContext;
  page: Page;
  /** What the page complained of. */
  errors: string[];
}

/** A server and a browser for the tests of a file. After each test all pages are closed; a page
 * that logged an error fails the test. */
export function startServer(): { server: TestServer; newPerson: (how?: Visit) => Promise<Person> } {
  const server = new TestServer();
  let browser: Browser;
  let people: Person[] = [];

  beforeAll(async () => {
    await server.start();
    browser = await launch();
  });

  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  afterEach(async () => {
    const errors = people.flatMap((person) => person.errors);
    await Promise.all(people.map((person) => person.context.close()));
    people = [];
    expect(errors, 'the page complained').toEqual([]);
  });

  return {
    server,
    newPerson: async (how) => {
      const person = await visit(browser, server, how);
      people.push(person);
      return person;
    },
  };
}
