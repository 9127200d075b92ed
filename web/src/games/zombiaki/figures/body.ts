// The body of the family: one head, one hand, one shoe and one set of limb widths for everybody.

import { GROUND, figure, ink, limb, over, paper, place, type Joint } from './draw';
import type { Figure } from './figure';

const SKULL =
  'M1,-11L3.5,-11L4.5,-7.5L6.5,-9L8,-6L10,-7C11.5,-5 12,-2 11.5,0C11,5 9,7 8,9L9,15L-2,15L-2.5,12L-8.5,12' +
  'L-10,7.5L-7.4,8.4L-6.4,6.6L-5,8L-3,6.8L-3.5,4.8L-10.8,4L-10,1.5L-12.8,0.5L-10,-4L-10.2,-7C-8,-10 -4,-11 1,-11Z';
const EYE = 'M-8.6,-4L-2,-1.6L-3.6,1.4L-8,0.4Z';
const EAR = 'M4,-2L6.5,-2.5L6.5,2.5L4.6,3Z';
const CLAW = 'M2,-3.4L-4,-4.5L-9,-7L-6.5,-3L-12,-2.6L-7,0L-11.5,3L-5.5,2.6L-6,6.5L-1,3.6L2,3.4Z';
const SHOE = 'M6,0L-10,0C-10,-4 -6,-5 -2,-6L-2,-10L4,-10L6,-5Z';
const CUFF = 'M-5,-9L5.5,-9L7.5,0L4,-2.5L1.5,1.5L-1.5,-2.5L-5.5,1Z';

/** A gaping head in profile, facing left. */
export const head = (x: number, y: number, turn = 0, scale = 1): Figure =>
  figure(ink(place(SKULL, x, y, turn, scale)), paper(place(EYE, x, y, turn, scale), place(EAR, x, y, turn, scale)));

/** The same head in front of something dark. */
export const nearHead = (x: number, y: number, turn = 0, scale = 1): Figure =>
  figure(paper(place(SKULL, x, y, turn, scale * 1.2)), head(x, y, turn, scale));

/** The claw at the end of an arm that comes from `from`. */
export const claw = (from: Joint, [x, y, width]: Joint): Figure =>
  ink(place(CLAW, x, y, (Math.atan2(from[1] - y, from[0] - x) * 180) / Math.PI, width / 6));

/** A shoe with its heel under x, on the ground or lifted and turned. */
export const shoe = (x: number, y = GROUND, turn = 0, scale = 1): Figure => ink(place(SHOE, x, y, turn, scale));

type Points = readonly [x1: number, y1: number, x2: number, y2: number, x3: number, y3: number];

const joints = ([x1, y1, x2, y2, x3, y3]: Points, widths: readonly [number, number, number], bulk: number) =>
  [
    [x1, y1, widths[0] * bulk],
    [x2, y2, widths[1] * bulk],
    [x3, y3, widths[2] * bulk],
  ] as const;

const ARM = [11, 8.5, 6] as const;
const LEG = [14, 11, 8] as const;

/** Shoulder, elbow, wrist and the hand; behind the body. */
export const farArm = (points: Points, bulk = 1): Figure => {
  const arm = joints(points, ARM, bulk);
  return figure(limb('ink', arm), claw(arm[1], arm[2]));
};

/** The same arm in front of the body. */
export const nearArm = (points: Points, bulk = 1): Figure => {
  const arm = joints(points, ARM, bulk);
  return figure(over(arm), claw(arm[1], arm[2]));
};

/** Hip, knee and ankle, where the trouser leg is torn; the shoe is drawn apart. */
export const leg = (points: Points, bulk = 1): Figure => {
  const [, , kneeX, kneeY, x, y] = points;
  const turn = (Math.atan2(y - kneeY, x - kneeX) * 180) / Math.PI - 90;
  return figure(limb('ink', joints(points, LEG, bulk)), ink(place(CUFF, x, y, turn, bulk)));
};

/** A leg that stands: its shoe is on the ground under the ankle. */
export const stand = (points: Points, bulk = 1): Figure => figure(leg(points, bulk), shoe(points[4]));
