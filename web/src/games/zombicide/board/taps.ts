// The boxes of Zombies on the drawing: each group with its plate, and the number of all of them.
import { around, type Box } from '../../shared/geometry';
import { zombie } from '../figures/catalogue';
import { plateWidth } from '../tokens/plate';
import type { Group } from './crowd';
import type { Scenery } from './people';
import type { Plan } from './plan';

const plateHeight = 20;

export function tapBoxes({ zone, crowd, people, arrangement }: Scenery, plan: Plan, type: number, far: boolean): Box[] {
  if (crowd.length === 0) return [];
  if (far) {
    const { x, y } = plan.zone(zone).middle;
    const size = type * 0.8;
    return [centred(x, people.length > 0 ? y - 12 * size : y, 28 * size, 24 * size)];
  }
  const { groups, total, scale } = arrangement;
  const boxes = groups.map((group) => boxOf(group, scale, type));
  if (total === null) return boxes;
  return [...boxes, centred(total.at.x, total.at.y, plateWidth(String(total.count)) * type, plateHeight * type)];
}

/** All figures of a group and their plate. */
function boxOf({ kind, count, feet, plate }: Group, scale: number, type: number): Box {
  const { x = -30, y = -70, w = 60, h = 70 } = zombie(kind)?.box ?? {};
  const figures = feet.map((foot): Box => ({ x: foot.x + x * scale, y: foot.y + y * scale, w: w * scale, h: h * scale }));
  const plates =
    plate === null ? [] : [centred(plate.x, plate.y, Math.min(plate.room, plateWidth(`×${count}`) * type), plateHeight * type)];
  return [...figures, ...plates].reduce(around);
}

const centred = (x: number, y: number, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h });
