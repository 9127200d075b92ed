// What the face of a card is told. All words come from the page's texts.

/** One way to fight with a card: a line of its table. */
export interface CardProfile {
  /** As printed: `2`, `4+`, `0-1`. */
  dice: string;
  accuracy: string;
  damage: string;
  range: string;
  noise: { loud: boolean; label: string };
}

export interface ProfileLabels {
  dice: string;
  accuracy: string;
  damage: string;
  range: string;
}

/** A sign of a card with its word. */
export interface CardTrait {
  sign: 'dual' | 'reload' | 'empty' | 'door' | 'loud-door' | 'bullets' | 'shells' | 'light' | 'pack';
  label: string;
}
