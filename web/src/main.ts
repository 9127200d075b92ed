// Where the page begins: styles, words, then the first page.
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';

import { mount } from 'svelte';

import App from './app/App.svelte';
import { apologize } from './app/speechless';
import { words } from './i18n/words.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no place for the app');

const speaks = await words.start().then(
  () => true,
  () => false,
);
if (speaks) mount(App, { target });
else apologize(target);
