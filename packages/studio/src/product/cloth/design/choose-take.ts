import type { Recipe } from '@toile/engines';
import { turnOf } from '../../../core/recipe-sources.ts';
import { createRng } from '../../../core/rng.ts';
import type { Frame } from '../paint/page.ts';
import { ORDINARY_WALL, type Wall } from '../paint/studio-page.ts';

/** What changes from one photograph of a garment to the next: of its first nothing does. */

/** Against the repeat that is guessed. */
const SCALES = [0.8, 1.2, 0.88, 1.32];
const FRAMES: readonly Frame[] = [
  { fill: 0.9, across: 0.025, down: 0.012 },
  { fill: 1.05, across: 0, down: 0.004 },
  { fill: 0.87, across: -0.03, down: 0.012 },
  { fill: 0.94, across: -0.02, down: -0.012 },
];
const WALLS: readonly Wall[] = [
  { side: -1, tone: [5, 0, -6] },
  { side: 1, tone: [-16, -13, -10] },
  { side: -1, tone: [-5, -1, 4] },
  { side: -1, tone: [-24, -26, -30] },
];

const variedBy = <Value>(recipe: Recipe, all: readonly Value[]): Value | undefined =>
  recipe.origin && all[turnOf(recipe) % all.length];

/** How large a print is, times the ordinary. */
export const scaleOf = (recipe: Recipe): number => variedBy(recipe, SCALES) ?? 1;

/** Where on the page a garment hangs; undefined: in the middle. */
export const frameOf = (recipe: Recipe): Frame | undefined => variedBy(recipe, FRAMES);

/** The wall behind it, and the side that its light comes from. */
export const wallOf = (recipe: Recipe): Wall => variedBy(recipe, WALLS) ?? ORDINARY_WALL;

/** How far the cloth was moved before it was cut, in repeats. */
export function shiftOf(seed: string): { u: number; v: number } {
  const rng = createRng(`${seed}|cut`);
  return { u: rng.range(0.2, 0.8), v: rng.range(0.2, 0.8) };
}
