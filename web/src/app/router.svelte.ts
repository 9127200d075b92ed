// Which page is shown. Addresses are paths; what follows `#` stays in the browser.
export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; turn: number | null }
  | { page: 'book'; game: string; rule: string | null }
  | { page: 'lost' };

export function read(path: string): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter((part) => part !== '');
  if (first === '') return { page: 'lobby' };
  if (first === 'new' && second !== '') return { page: 'new', game: second };
  if (first === 't' && second !== '') return { page: 'table', id: second };
  if (first === 'replay' && second !== '') {
    const turn = Number.parseInt(third, 10);
    return { page: 'replay', id: second, turn: Number.isNaN(turn) ? null : turn };
  }
  if (first === 'rules' && second !== '') {
    return { page: 'book', game: second, rule: third === '' ? null : third };
  }
  return { page: 'lost' };
}

/** What counts as one page: within it a rule or a turn may change without a new beginning. */
export function placeOf(route: Route): string {
  switch (route.page) {
    case 'lobby':
    case 'lost':
      return route.page;
    case 'new':
    case 'book':
      return `${route.page}/${route.game}`;
    case 'table':
    case 'replay':
      return `${route.page}/${route.id}`;
    default:
      return route satisfies never;
  }
}

class Router {
  route = $state.raw<Route>(read(location.pathname));

  constructor() {
    addEventListener('popstate', () => {
      this.route = read(location.pathname);
    });
  }

  /** Goes to an address of this page. */
  go(path: string): void {
    history.pushState(null, '', path);
    this.route = read(location.pathname);
    scrollTo(0, 0);
  }

  /** Changes the address without a new entry in the history, as a scrubber does. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.route = read(location.pathname);
  }
}

export const router = new Router();

/** Makes a link stay within the page; modified clicks keep their meaning. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.go(node.pathname + node.search + node.hash);
  };
  node.addEventListener('click', follow);
  return { destroy: () => node.removeEventListener('click', follow) };
}
