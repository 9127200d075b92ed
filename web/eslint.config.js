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
  {
    // Boards draw data: views, events and actions. Written actions are sent back as they came.
    files: ['src/games/**'],
    // Figures are drawings, which know no game, and so are the tests of art.
    ignores: ['src/games/*/figures/**', 'src/games/*/art.test.ts', 'src/games/*/ground/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'Literal[regex]',
          'NewExpression[callee.name="RegExp"]',
          // Looks into `action` or `event`, the written forms, or compares them with a text.
          'CallExpression > MemberExpression.callee[object.property.name=/^(action|event)$/]',
          'CallExpression > MemberExpression.callee[object.name=/^(action|written)$/]',
          'BinaryExpression[left.property.name=/^(action|event)$/][right.type=/^(Literal|TemplateLiteral)$/]',
          'BinaryExpression[left.name=/^(action|selected|hinted)$/][right.type="Literal"][right.raw!="null"]',
          // Writes an action.
          'CallExpression[callee.name=/^(act|select|explain|propose)$/] > .arguments[type=/^(Literal|TemplateLiteral)$/][raw!="null"]',
          'CallExpression[callee.property.name=/^(act|select|explain|propose)$/] > .arguments[type=/^(Literal|TemplateLiteral)$/][raw!="null"]',
        ].map((selector) => ({ selector, message: 'A board reads and asks in data (`data` of offers and news), not in notation.' })),
      ],
    },
  },
  { files: ['public/service-worker.js'], languageOptions: { globals: globals.serviceworker } },
);
