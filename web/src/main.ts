// Where the page begins: styles, words, then the first page.
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';

import { mount } from 'svelte';

import App from './app/App.svelte';
import { words } from './i18n/words.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no place for the app');

await words.start();
mount(App, { target });
