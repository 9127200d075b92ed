// Shapes of what is lit.
import type { Box } from '../../shared/geometry';

/** Corners of a target. */
export function brackets({ x, y, w, h }: Box): string {
  const [left, top, right, bottom] = [x + 7, y + 7, x + w - 7, y + h - 7];
  const arm = Math.min(26, w / 4, h / 4);
  return (
    `M${left},${top + arm}V${top}H${left + arm}M${right - arm},${top}H${right}V${top + arm}` +
    `M${right},${bottom - arm}V${bottom}H${right - arm}M${left + arm},${bottom}H${left}V${bottom - arm}`
  );
}

/** A tab of this width with its tip to the right, its upper left corner on 0,0. */
export const tab = (width: number): string => `M0,0H${width}L${width + 9},11L${width},22H0Z`;
