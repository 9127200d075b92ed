// Dark or light: as the browser prefers until the user chooses, then as chosen.
import { shadeFrom, type Shade } from './shade';

const kept = 'horda.theme';
/** Colours of the browser's own frame around the page; the same as `--chrome`. */
const frame: Readonly<Record<Shade, string>> = { dark: '#15171b', light: '#fbf8f0' };

class Theme {
  shade = $state<Shade>('dark');

  constructor() {
    const light = matchMedia('(prefers-color-scheme: light)');
    const follow = (): void => this.#show(shadeFrom(localStorage.getItem(kept), light.matches));
    light.addEventListener('change', follow);
    follow();
  }

  /** The other one, and remember it. */
  toggle(): void {
    const shade = this.shade === 'dark' ? 'light' : 'dark';
    localStorage.setItem(kept, shade);
    this.#show(shade);
  }

  #show(shade: Shade): void {
    this.shade = shade;
    document.documentElement.dataset.theme = shade;
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', frame[shade]);
  }
}

export const theme = new Theme();
