// Where everything of the street is drawn, in pixels of the space that there is.
import type { Anchor } from '../../../generated/zombiaki/Anchor';
import type { Target } from '../../../generated/zombiaki/Target';
import { around, middle, type Box, type Point } from '../../shared/geometry';
import { blockCount, blockOf, trackCount, trackOf } from './places';

/** The strips along the street: hazard stripes, graves, and the room for labels. */
const depths = { upright: { barricade: 22, cemetery: 22 }, lying: { barricade: 26, cemetery: 30 } };
const gutter = 20;
const margin = 4;

/** The drawing of the street; upright with the Cemetery on top, or lying with it on the right. */
export class Layout {
  readonly grid: Box;
  readonly barricade: Box;
  readonly cemetery: Box;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly upright: boolean,
    /** Is room kept beside the blocks for cards that lie along one? */
    roomy = false,
  ) {
    const { barricade, cemetery } = upright ? depths.upright : depths.lying;
    const edges = barricade + cemetery;
    if (upright) {
      const w = Math.max(0, width - gutter - (roomy ? gutter : margin));
      this.grid = { x: gutter, y: cemetery, w, h: Math.max(0, height - edges) };
      this.cemetery = { x: gutter, y: 0, w, h: cemetery };
      this.barricade = { x: gutter, y: height - barricade, w, h: barricade };
    } else {
      const h = Math.max(0, height - 2 * gutter);
      this.grid = { x: barricade, y: gutter, w: Math.max(0, width - edges), h };
      this.barricade = { x: 0, y: gutter, w: barricade, h };
      this.cemetery = { x: width - cemetery, y: gutter, w: cemetery, h };
    }
  }

  field(field: number): Box {
    return this.cell(trackOf(field), blockOf(field));
  }

  lane(track: number): Box {
    return around(this.cell(track, 0), this.cell(track, blockCount - 1));
  }

  column(block: number): Box {
    return around(this.cell(0, block), this.cell(trackCount - 1, block));
  }

  /** The part of the Barricades at the end of a track. */
  gate(track: number): Box {
    const lane = this.lane(track);
    return this.upright ? { ...this.barricade, x: lane.x, w: lane.w } : { ...this.barricade, y: lane.y, h: lane.h };
  }

  /** What a target covers; nothing where it is no place. */
  target(target: Target): Box | null {
    if (target === 'Nothing' || 'Card' in target) return null;
    if ('Field' in target) return this.field(target.Field);
    return 'Track' in target ? this.lane(target.Track) : this.column(target.Block);
  }

  anchor(anchor: Anchor): Box {
    if (anchor === 'Street') return this.grid;
    return 'Track' in anchor ? this.lane(anchor.Track) : this.column(anchor.Block);
  }

  /** Where shots come from, at the end of a track. */
  muzzle(track: number): Point {
    const gate = this.gate(track);
    const { x, y } = middle(gate);
    return this.upright ? { x, y: gate.y } : { x: gate.x + gate.w, y };
  }

  private cell(track: number, block: number): Box {
    const { x, y, w, h } = this.grid;
    if (this.upright) {
      const [cw, ch] = [w / trackCount, h / blockCount];
      return { x: x + track * cw, y: y + (blockCount - 1 - block) * ch, w: cw, h: ch };
    }
    const [cw, ch] = [w / blockCount, h / trackCount];
    return { x: x + block * cw, y: y + track * ch, w: cw, h: ch };
  }
}

/** The field that an arrow key leads to, by the picture; the same one at the edge. */
export function neighbour(field: number, key: string, upright: boolean): number | null {
  const forward = upright ? 'ArrowDown' : 'ArrowLeft';
  const back = upright ? 'ArrowUp' : 'ArrowRight';
  const [less, more] = upright ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  switch (key) {
    case forward:
      return blockOf(field) > 0 ? field - 1 : field;
    case back:
      return blockOf(field) < blockCount - 1 ? field + 1 : field;
    case less:
      return trackOf(field) > 0 ? field - blockCount : field;
    case more:
      return trackOf(field) < trackCount - 1 ? field + blockCount : field;
    default:
      return null;
  }
}
