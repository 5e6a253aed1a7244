import type { Recipe } from '@toile/engines';
import { turnOf } from '../../../core/recipe-sources.ts';
import { createRng } from '../../../core/rng.ts';
import type { Frame } from '../paint/page.ts';
import { ORDINARY_WALL, type Wall } from '../paint/studio-page.ts';

/** Changes between the variations of a photograph of a garment. A photograph that varies no other has none. */

/** Sizes of the print, as factors of its usual size. */
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

/** The size of the print, as a factor of its usual size. */
export const scaleOf = (recipe: Recipe): number => variedBy(recipe, SCALES) ?? 1;

/** The garment's size and place on the page; undefined: the usual ones. */
export const frameOf = (recipe: Recipe): Frame | undefined => variedBy(recipe, FRAMES);

/** The wall behind it, and the side that its light comes from. */
export const wallOf = (recipe: Recipe): Wall => variedBy(recipe, WALLS) ?? ORDINARY_WALL;

/** The shift of the print on the cloth that the garment is cut from, in repeats. */
export function shiftOf(seed: string): { u: number; v: number } {
  const rng = createRng(`${seed}|cut`);
  return { u: rng.range(0.2, 0.8), v: rng.range(0.2, 0.8) };
}
