// Where the small map covers least. The lower right corner belongs to the buttons.
import type { Box } from '../../shared/geometry';
import { countOf, type Scenery } from './people';
import type { Plan } from './plan';

export type Corner = 'top-left' | 'top-right' | 'bottom-left';

/** The corner of the window with the fewest figures in it. */
export function quietCorner(scenery: readonly Scenery[], plan: Plan, { x, y, w, h }: Box): Corner {
  const corners: readonly (readonly [Corner, Box])[] = [
    ['top-right', { x: x + w / 2, y, w: w / 2, h: h / 2 }],
    ['bottom-left', { x, y: y + h / 2, w: w / 2, h: h / 2 }],
    ['top-left', { x, y, w: w / 2, h: h / 2 }],
  ];
  const inside = (box: Box): number =>
    scenery
      .filter(({ zone }) => {
        const { middle } = plan.zone(zone);
        return middle.x >= box.x && middle.x < box.x + box.w && middle.y >= box.y && middle.y < box.y + box.h;
      })
      .reduce((sum, { crowd, people }) => sum + Math.min(3, countOf(crowd)) + 2 * people.length, 0);
  const [quiet] = corners.map(([corner, box]) => ({ corner, count: inside(box) })).toSorted((one, other) => one.count - other.count);
  return quiet?.corner ?? 'top-right';
}
