// Tests that play in a real browser against a real server: `cargo xtask browser`.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/**/*.browser.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A busy machine may take its time; what is awaited comes or does not.
    expect: { poll: { timeout: 20_000 } },
    // One server and one browser serve all of them; two cores have no more to give.
    fileParallelism: false,
  },
});
