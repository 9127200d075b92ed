// The one message of the page that is not in its texts: they could not be loaded.

const apology = [
  ['pl', 'Nie udało się wczytać Hordy. Sprawdź połączenie i odśwież stronę.'],
  ['en', 'Horda could not be loaded. Check your connection and reload the page.'],
] as const;

/** Says so in every language: which one the person reads is not known yet. */
export function apologize(target: HTMLElement): void {
  const lines = apology.map(([language, text]) => {
    const line = document.createElement('p');
    line.lang = language;
    line.textContent = text;
    return line;
  });
  target.className = 'speechless';
  target.setAttribute('role', 'alert');
  target.replaceChildren(...lines);
}
