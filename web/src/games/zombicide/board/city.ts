// What the map of the city is given by the board around it, and what it tells back. It draws and knows no offer.
import type { Insight } from '../../../generated/zombicide/Insight';
import type { Scene } from '../../scene';
import type { Kit } from '../kit';
import type { Aim } from './night';

/** A Zone that can be chosen now. */
export interface ZoneMark {
  zone: number;
  /** `go` is safe, `risk` ends a Move among Zombies, `attack` is a target, `choose` is anything else. */
  tone: 'go' | 'risk' | 'attack' | 'choose';
  /** A price or a short word on its tab, already in the language of the page. */
  label?: string;
  /** It is previewed and waits for its confirmation. */
  selected?: boolean;
  /** A hint points at it. */
  hinted?: boolean;
}

/** A door that can be chosen now. */
export interface GateMark {
  gate: number;
  selected?: boolean;
  hinted?: boolean;
}

/** What lies over the city: one layer at a time, so that it stays legible. */
export type Layer = 'none' | 'forecast' | 'sight';

export interface CityProps {
  kit: Kit;
  /** The moment that is shown. */
  insight: Insight;
  /** What just happened, while it is being shown. */
  scene: Scene | null;
  zones: readonly ZoneMark[];
  gates: readonly GateMark[];
  layer: Layer;
  /** The light that can be turned now, if any. */
  aim?: Aim | null;
  /** The place in the team of the Survivor who is looked at: whose sight is drawn and who is kept in the picture. */
  who: number | null;
  /** A Zone was clicked or chosen by key, lit or not. */
  onzone(zone: number): void;
  ongate(gate: number): void;
  /** A light was pulled to a Zone, or to a wall. */
  onbeam?(to: number | null): void;
  /** The next way of the light is wanted. */
  onlamp?(): void;
  /** Zombies of a Zone were tapped. */
  oncrowd(zone: number): void;
  /** Everything about a Zone is wanted: held, or a right click. */
  oninspect(zone: number): void;
  /** The name of a Zone for people. */
  zoneName(zone: number): string;
}
