import { createRng } from '../../../core/rng.ts';
import type { Design } from '../design/axes.ts';
import { creases } from '../folds/crease.ts';
import type { Fold } from '../folds/fold.ts';
import { gathers } from '../folds/gathers.ts';
import { mounds } from '../folds/mound.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import type { GarmentPart } from '../panel.ts';
import { makeBelt } from '../parts/belt.ts';
import type { SkirtPlan } from '../parts/skirt-plan.ts';
import type { TopPlan } from '../parts/top-plan.ts';
import type { TorsoCut } from '../parts/torso.ts';
import { topPlan } from './cuts.ts';

/** From the waist down. */
const LENGTHS: Partial<Record<NonNullable<Design['length']>, number>> = {
  mini: 44,
  knee: 58,
  midi: 76,
  maxi: 98,
};

/** Length of a skirt below the waist, in centimetres. */
export const belowWaist = ({ length }: Design): number => LENGTHS[length ?? 'midi'] ?? 76;

const BODICE: Partial<TorsoCut> = {
  shoulderHalf: 17.6,
  shoulderDrop: 4,
  armholeDepth: 20.5,
  chestHalf: 20.8,
  waistHalf: 16.8,
  waistAt: 33,
  hemHalf: 16.6,
  length: 38,
  armholeIn: 1.8,
};

/** A bodice that is fitted to the bust and joined to what hangs from it. */
export function bodicePlan(design: Design, seed: string, more: Partial<TopPlan> = {}): TopPlan {
  const plan = topPlan({ ...design, fit: 'regular', length: undefined, slit: undefined }, seed, {
    cutMore: BODICE,
    hem: 'joined',
    looseness: 0.2,
    sleeveWidth: 15.5,
    ...more,
  });
  const cut = {
    ...plan.cut,
    hemHalf: 16.6,
    waistAt: 33,
    waistHalf: 17,
    ...(plan.sleeve === 'none' ? { shoulderHalf: 15.4, shoulderDrop: 3, armholeIn: 1.2 } : {}),
  };
  return { ...plan, cut, folds: bodiceFolds(seed, cut) };
}

function bodiceFolds(seed: string, { chestHalf, armholeDepth, length }: TorsoCut): Fold[] {
  const rng = createRng(`${seed}:bodice`);
  const pulls = [-1, 1].flatMap((sign) => [
    {
      from: [sign * chestHalf * 0.98, armholeDepth] as const,
      to: [sign * chestHalf * 0.5, armholeDepth + 4] as const,
      bendCm: sign * 0.6,
      widthCm: 1.2,
      heightCm: 0.45,
      peak: 0.3,
    },
    {
      from: [sign * chestHalf * 0.95, armholeDepth + 4] as const,
      to: [sign * chestHalf * 0.42, armholeDepth + 7] as const,
      bendCm: sign * 0.5,
      widthCm: 1.1,
      heightCm: 0.4,
      peak: 0.3,
    },
    {
      from: [sign * chestHalf * rng.range(0.4, 0.55), armholeDepth + 6] as const,
      to: [sign * 8, length] as const,
      bendCm: sign * 0.4,
      widthCm: 1.3,
      heightCm: 0.4,
    },
    {
      from: [sign * 14, 7] as const,
      to: [sign * chestHalf * 0.52, armholeDepth + 1] as const,
      bendCm: sign * -0.9,
      widthCm: 1.5,
      heightCm: 0.34,
    },
  ]);
  return [
    creases(pulls),
    mounds(
      [0.29, 0.71].map((s) => ({
        s,
        t: (armholeDepth + 2.5) / length,
        acrossPart: 0.17,
        downPart: 0.2,
        heightCm: 1.7,
      })),
    ),
    gathers({ edge: 'bottom', heightCm: 0.34, count: 15, reach: 0.24 }),
    wrinkle(0.3),
    wrinkle(0.1, { acrossCm: 3.4, downCm: 4 }),
  ];
}

/** Pockets of a skirt by a design. */
export const skirtPocketsOf = ({ pocket }: Design): SkirtPlan['pockets'] =>
  pocket === 'welt' ? 'inseam' : pocket === 'patch' ? 'patch' : undefined;

const WAIST = 38;

/** The plan of the skirt of a dress, joined to its bodice; `more` are a garment's own measures. */
export function skirtBelow(design: Design, seed: string, more: Partial<SkirtPlan> = {}): SkirtPlan {
  return {
    seed,
    shape: design.skirt ?? 'a-line',
    waistHalf: 16.6,
    waistY: WAIST - 0.6,
    length: belowWaist(design),
    slit: design.slit,
    pockets: skirtPocketsOf(design),
    ...more,
  };
}

/** The belt over that seam, where the design has one. */
export const beltAt = (design: Design): GarmentPart[] =>
  design.belt === 'tie' || design.belt === 'buckle'
    ? makeBelt({ y: WAIST - 0.4, half: 17.2, kind: design.belt === 'buckle' ? 'buckle' : 'tie' })
    : [];

/** Long sleeves of dresses end in a band. */
export const sleeveCuff = ({ sleeve }: Design) => (sleeve === 'long' ? 'band' : 'stitched');

/** Radians from upright: short sleeves stand off. */
export const sleeveAngle = ({ sleeve }: Design) =>
  sleeve === 'short' || sleeve === 'puff' || sleeve === 'cap' ? 0.36 : 0.2;
