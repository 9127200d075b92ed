// Hold, right click or the key `i`: everything about a thing.
import type { Attachment } from 'svelte/attachments';

const holdTime = 500;
/** A finger that wanders further than this scrolls. */
const slack = 10;

export function hold(open: () => void): Attachment<Element> {
  return (element) => {
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let held = false;
    const on = <K extends keyof ElementEventMap | keyof GlobalEventHandlersEventMap>(name: K, react: (event: Event) => void): void =>
      element.addEventListener(name, react, { signal, capture: name === 'click' });

    on('pointerdown', (event) => {
      if (!(event instanceof PointerEvent)) return;
      held = false;
      start = { x: event.clientX, y: event.clientY };
      clearTimeout(timer);
      timer = setTimeout(() => {
        held = true;
        open();
      }, holdTime);
    });
    on('pointermove', (event) => {
      if (!(event instanceof PointerEvent)) return;
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > slack) clearTimeout(timer);
    });
    for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const) on(name, () => clearTimeout(timer));
    on('click', (event) => {
      // The click that ends a hold is not meant as one.
      if (held) event.stopImmediatePropagation();
      held = false;
    });
    on('contextmenu', (event) => {
      event.preventDefault();
      clearTimeout(timer);
      if (!held) open();
      held = false;
    });
    on('keydown', (event) => {
      if (event instanceof KeyboardEvent && event.key === 'i' && !event.ctrlKey && !event.metaKey) open();
    });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  };
}
