// Rules for the page beyond what the compiler checks. Layout is the work of Prettier.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', 'src/generated'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // A parameter or an item that is not read is called `_` or begins with it.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Maps and sets of the page are replaced, never changed: `$state.raw` and `$derived` see that.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['public/service-worker.js'], languageOptions: { globals: globals.serviceworker } },
);
