// What can be drawn now: the weapon's whole shape, one cell, parts of a shape, a shot. Made from
// the offers: a tool fits where an offer says so.
import { kindOf, shapeOf, type Cells } from '../cards/cells';
import type { Target } from '../../../generated/gearup/Target';
import type { Stroke } from './offers';
import { distinct, isAmong, sameTarget } from '../board/targets';

export interface Tool {
  /** Tells tools apart. */
  key: string;
  kind: Stroke['kind'];
  sort: 'whole' | 'cell' | 'part' | 'shot';
  /** Its squares, pushed into the corner. */
  shape: Cells;
  /** Everywhere that it fits. */
  strokes: readonly Stroke[];
}

/** `whole` is the shape that the weapon in hand prints. It is there even where it fits nowhere, so
 * that a person who tries can hear why. */
export function toolsOf(strokes: readonly Stroke[], whole: Cells | null): Tool[] {
  if (strokes.length === 0) return [];
  const byKey = new Map<string, Tool & { strokes: Stroke[] }>();
  const print = whole === null ? null : kindOf(whole);
  const open = (kind: Stroke['kind'], cells: Cells): Tool & { strokes: Stroke[] } => {
    const look = kindOf(cells);
    const key = `${kind} ${look}`;
    const known = byKey.get(key);
    if (known !== undefined) return known;
    const shape = look === print && whole !== null ? shapeOf(whole) : shapeOf(cells);
    const tool = { key, kind, sort: sortOf(kind, cells), shape, strokes: [] };
    byKey.set(key, tool);
    return tool;
  };
  if (whole !== null && strokes.some((stroke) => stroke.kind === 'Stamp')) open('Stamp', whole);
  for (const stroke of strokes) open(stroke.kind, stroke.cells).strokes.push(stroke);
  return [...byKey.values()].sort((one, other) => rank(one) - rank(other) || other.shape.length - one.shape.length);
}

function sortOf(kind: Stroke['kind'], cells: Cells): Tool['sort'] {
  if (kind === 'Shoot') return 'shot';
  if (kind === 'Part') return 'part';
  return cells.length === 1 ? 'cell' : 'whole';
}

const ranks: readonly Tool['sort'][] = ['whole', 'cell', 'part', 'shot'];

function rank(tool: Tool): number {
  return ranks.indexOf(tool.sort);
}

/** The tool that comes to hand by itself: the first that fits anywhere. */
export function firstTool(tools: readonly Tool[]): Tool | undefined {
  return tools.find((tool) => tool.strokes.length > 0) ?? tools[0];
}

/** Where a tool fits on one target. */
export function strokesOn(tool: Tool, target: Target): Stroke[] {
  return tool.strokes.filter((stroke) => sameTarget(stroke.target, target));
}

/** What the tool in hand can hit, and what only others can. One that fits nowhere may be tried
 * wherever others fit, to hear why. */
export function targetsOf(tools: readonly Tool[], tool: Tool | undefined): { lit: readonly Target[]; other: readonly Target[] } {
  const all = distinct(tools.flatMap((one) => one.strokes.map((stroke) => stroke.target)));
  if (tool?.strokes.length === 0) return { lit: all, other: [] };
  const lit = distinct(tool?.strokes.map((stroke) => stroke.target) ?? []);
  return { lit, other: all.filter((target) => !isAmong(lit, target)) };
}
