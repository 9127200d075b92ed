import { describe, expect, it } from 'vitest';

import { sandbags, tank } from './barriers';
import type { GroundBorder } from './types';

const border: GroundBorder = { x1: 0, y1: 5, x2: 12, y2: 5, kind: 'free', open: false };
const bags = (path: string): number => path.split('Z').length - 1;

describe('what stands on the street', () => {
  it('is no bag where there are none', () => {
    expect(sandbags(border)).toBe('');
    expect(sandbags({ ...border, sandbags: 'none' })).toBe('');
  });

  it('has gaps where Sandbags cover a part', () => {
    const whole = bags(sandbags({ ...border, sandbags: 'whole' }));
    const part = bags(sandbags({ ...border, sandbags: 'part' }));
    expect(whole).toBe(16);
    expect(part).toBe(whole / 2);
  });

  it('is a tank along the longer side of its part', () => {
    const part = { id: '10V.T', kind: 'tank', dark: false, x: 0, y: 0, w: 20, h: 10 } as const;
    expect(tank(part).hull).not.toBe(tank({ ...part, w: 10, h: 20 }).hull);
  });
});
