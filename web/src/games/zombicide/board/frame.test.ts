import { describe, expect, it } from 'vitest';

import { approached, framed, legible, settled, shownPart, typeScale, whole, wholeScale } from './frame';

const drawing = { w: 900, h: 600 };
const phone = { w: 390, h: 304 };
const desk = { w: 1000, h: 640 };

describe('the window', () => {
  it('shows the whole board in its middle', () => {
    const { x, y, scale } = whole(phone, drawing);
    expect(scale).toBeCloseTo(378 / 900);
    expect(x).toBeCloseTo(6);
    expect(y + (600 * scale) / 2).toBeCloseTo(152);
  });

  it('never leaves the board', () => {
    const frame = settled({ x: 500, y: -9000, scale: 1 }, phone, drawing);
    const part = shownPart(frame, phone);
    expect(part.x).toBeGreaterThanOrEqual(-7);
    expect(part.y + part.h).toBeLessThanOrEqual(607);
  });

  it('keeps the point under the finger where it is', () => {
    const before = settled({ x: -200, y: -100, scale: 1 }, phone, drawing);
    const finger = { x: 200, y: 150 };
    const after = approached(before, 1.5, finger, phone, drawing);
    expect((finger.x - after.x) / after.scale).toBeCloseTo((finger.x - before.x) / before.scale);
    expect(after.scale).toBeCloseTo(1.5);
  });

  it('goes no farther than the whole board', () => {
    expect(approached(whole(desk, drawing), 0.1, { x: 0, y: 0 }, desk, drawing)).toEqual(whole(desk, drawing));
  });
});

describe('what is read', () => {
  it.each([0.35, 0.5, 0.62, 0.8, 1, 1.3, 1.6, 2])('is about as large as at full scale: %f', (scale) => {
    expect(scale * typeScale(scale)).toBeGreaterThan(0.74);
    expect(scale * typeScale(scale)).toBeLessThan(1.3);
  });
});

describe('what matters', () => {
  const home = { x: 400, y: 200, w: 120, h: 120 };
  const near = { x: 520, y: 200, w: 180, h: 120 };
  const distant = { x: 0, y: 510, w: 90, h: 90 };

  it('is all in the window where it can be', () => {
    const part = shownPart(framed([home, near], phone, drawing), phone);
    expect(part.x).toBeLessThanOrEqual(home.x);
    expect(part.x + part.w).toBeGreaterThanOrEqual(near.x + near.w);
  });

  it('leaves out what would make figures illegible', () => {
    const { scale } = framed([home, near, distant], phone, drawing);
    expect(scale).toBeGreaterThanOrEqual(legible);
    const part = shownPart(framed([home, near, distant], phone, drawing), phone);
    expect(part.x).toBeGreaterThan(distant.x + distant.w);
  });

  it('is the whole board where nothing is asked', () => {
    expect(framed([], desk, drawing).scale).toBe(wholeScale(desk, drawing));
  });
});
