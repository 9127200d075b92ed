import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** During development the page is served by Vite and everything else by a running `horda`. */
const server = 'http://127.0.0.1:7878';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Under test Svelte must be the one for browsers.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    // Everything is a file of its own: the content security policy allows no data in the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
}));
