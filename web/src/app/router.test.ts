// Addresses of the page.
import { describe, expect, it, vi } from 'vitest';

import { link, placeOf, read, router, type Route } from './router.svelte';

describe('read', () => {
  const cases: [string, Route][] = [
    ['/', { page: 'lobby' }],
    ['', { page: 'lobby' }],
    ['/new/zombiaki', { page: 'new', game: 'zombiaki' }],
    ['/t/k7m2p9qx4t', { page: 'table', id: 'k7m2p9qx4t' }],
    ['/t/k7m2p9qx4t/', { page: 'table', id: 'k7m2p9qx4t' }],
    ['/replay/k7', { page: 'replay', id: 'k7', turn: null }],
    ['/replay/k7/12', { page: 'replay', id: 'k7', turn: 12 }],
    ['/replay/k7/soon', { page: 'replay', id: 'k7', turn: null }],
    ['/rules/zombiaki', { page: 'book', game: 'zombiaki', rule: null }],
    ['/rules/zombiaki/ZK-MOVE-04', { page: 'book', game: 'zombiaki', rule: 'ZK-MOVE-04' }],
  ];
  it.each(cases)('%s', (path, route) => {
    expect(read(path)).toEqual(route);
  });

  it.each(['/new', '/t', '/replay', '/rules', '/elsewhere'])('%s leads nowhere', (path) => {
    expect(read(path)).toEqual({ page: 'lost' });
  });
});

describe('placeOf', () => {
  it('is the same for every turn of a replay and every rule of a book', () => {
    expect(placeOf(read('/replay/k7/1'))).toBe(placeOf(read('/replay/k7/2')));
    expect(placeOf(read('/rules/zombiaki'))).toBe(placeOf(read('/rules/zombiaki/ZK-MOVE-04')));
  });

  it('tells tables apart', () => {
    expect(placeOf(read('/t/a'))).not.toBe(placeOf(read('/t/b')));
    expect(placeOf(read('/t/a'))).not.toBe(placeOf(read('/replay/a')));
  });
});

describe('link', () => {
  // A new page begins at its top, which jsdom does not have.
  vi.stubGlobal('scrollTo', () => undefined);

  function press(address: string, how: MouseEventInit): void {
    const anchor = document.createElement('a');
    anchor.href = address;
    document.body.append(anchor);
    const action = link(anchor);
    // jsdom cannot leave a page, and says so when a click is not held back.
    anchor.addEventListener('click', (event) => event.preventDefault());
    anchor.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
    action.destroy();
    anchor.remove();
  }

  it('stays within the page and keeps what follows the path', () => {
    press('/new/zombiaki?with=friend', {});
    expect(router.route).toEqual({ page: 'new', game: 'zombiaki' });
    expect(location.search).toBe('?with=friend');
    press('/t/k7#secret', {});
    expect(router.route).toEqual({ page: 'table', id: 'k7' });
    expect(location.hash).toBe('#secret');
  });

  it('leaves a click with a key to the browser', () => {
    router.go('/');
    press('/t/k7', { ctrlKey: true });
    expect(router.route).toEqual({ page: 'lobby' });
  });
});
