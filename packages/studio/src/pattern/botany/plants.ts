import type { Pen } from '../paint/pen.ts';
import { type BranchTones, branch, HABITS, type Habit } from './branch.ts';
import { fernFrond } from './fern-frond.ts';
import { ginkgoTwig } from './ginkgo.ts';
import { leaf } from './leaf.ts';
import { bentStalk, drawStalk, type Stalk } from './stalk.ts';
import { umbel } from './umbel.ts';

/** Where a plant grows: along a stalk of this length. */
export type Growth = { stalk: Stalk; length: number };

/** Draws one plant. */
export type Plant = (pen: Pen, growth: Growth, tones: BranchTones) => void;

/** A branch of a habit; `share` is the length of its leaves as a part of its own. */
const branchOf =
  (habit: Habit, share: number): Plant =>
  (pen, { stalk, length }, tones) =>
    branch(pen, { stalk, length, size: Math.min(length * share, 78 * share * 3), habit }, tones);

/** One broad leaf on its stem. */
const broadLeaf: Plant = (pen, { stalk, length }, { leaf: green, stem }) => {
  drawStalk(pen, stalk, { width: length * 0.03, colour: stem, to: 0.3 });
  const at = stalk(0.2);
  pen.ctx.save();
  pen.ctx.translate(at.x, at.y);
  pen.ctx.rotate(at.turn);
  const bend = pen.rng.range(-0.14, 0.14);
  leaf(pen, { length: length * 0.8, width: length * 0.34, slim: 0.8, bend, veins: 9 }, green);
  pen.ctx.restore();
};

export const PLANTS = {
  olive: branchOf(HABITS.olive, 0.3),
  laurel: branchOf(HABITS.laurel, 0.34),
  eucalyptus: branchOf(HABITS.eucalyptus, 0.2),
  willow: branchOf(HABITS.willow, 0.32),
  sage: branchOf(HABITS.sage, 0.32),
  rosemary: branchOf(HABITS.rosemary, 0.22),
  rowan: branchOf(HABITS.rowan, 0.27),
  fern: fernFrond,
  ginkgo: (pen, { stalk, length }, tones) =>
    ginkgoTwig(pen, { stalk, length, size: Math.min(length * 0.36, 74) }, tones),
  umbel: (pen, { length }, { leaf: green, stem, fruit }) =>
    umbel(pen, length, { stem, flower: fruit, leaf: green }),
  'broad leaf': broadLeaf,
} satisfies Record<string, Plant>;

export type PlantName = keyof typeof PLANTS;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the literal above
export const PLANT_NAMES = Object.keys(PLANTS) as PlantName[];

/** Draws a plant standing in the circle of radius `radius` about (0, 0), upright. */
export function drawPlant(
  pen: Pen,
  { name, radius }: { name: PlantName; radius: number },
  tones: BranchTones,
): void {
  const length = radius * 1.9;
  const bend = pen.rng.range(-0.24, 0.24);
  pen.ctx.translate(-bend * length * 0.4, radius * 0.95);
  PLANTS[name](pen, { stalk: bentStalk(length * 0.9, bend), length: length * 0.9 }, tones);
}
