import { lerp } from '../../../core/interpolate.ts';
import { createRng } from '../../../core/rng.ts';
import type { Point } from '../../../core/scene/point.ts';
import { createFlutes, type Flutes } from '../folds/flutes.ts';
import type { PleatKind } from '../folds/pleats.ts';
import { curve } from './shape.ts';

export type SkirtShape =
  | 'a-line'
  | 'circle'
  | 'pencil'
  | 'pleated'
  | 'tiered'
  | 'wrap'
  | 'straight'
  | 'gathered';

/** A skirt as it is to be cut: from its waist seam to its hem, in centimetres. */
export type SkirtPlan = {
  seed: string;
  shape: SkirtShape;
  waistHalf: number;
  waistY: number;
  length: number;
  /** Adds to the width of the hem, as a part of the length. */
  flare?: number;
  pleat?: PleatKind;
  hasButtons?: boolean;
  hasSlit?: boolean;
  /** An open slit over one leg, or one at each side. */
  slit?: 'leg' | 'side';
  /** In the side seams, or sewn on. */
  pockets?: 'inseam' | 'patch';
  /** Parts of the length at which tiers begin. */
  tiers?: number;
};

type Shape = { hip: number; flare: number; cones: number; height: number; lift: number };

export const SHAPES: Record<SkirtShape, Shape> = {
  pencil: { hip: 5.5, flare: -0.03, cones: 3, height: 0.35, lift: 0.5 },
  straight: { hip: 5.5, flare: 0.04, cones: 4, height: 0.6, lift: 0.8 },
  'a-line': { hip: 6.5, flare: 0.2, cones: 6, height: 1.7, lift: 3 },
  wrap: { hip: 6.5, flare: 0.17, cones: 5, height: 1.5, lift: 2.4 },
  gathered: { hip: 9, flare: 0.3, cones: 10, height: 1.7, lift: 3.2 },
  circle: { hip: 9.5, flare: 0.36, cones: 8, height: 3.1, lift: 8.5 },
  pleated: { hip: 6, flare: 0.24, cones: 4, height: 0.9, lift: 3 },
  tiered: { hip: 7, flare: 0.3, cones: 9, height: 1.7, lift: 3 },
};

/** Drop of the hem at a fold, as a factor of the fold's height. */
const HEM_DROP = 0.8;

/** The left edge of a skirt between two parts (0 to 1) of its length. */
export function sideOf(
  { shape, waistHalf, waistY, length, flare = 0 }: SkirtPlan,
  from: number,
  to: number,
): Point[] {
  const { hip, flare: own } = SHAPES[shape];
  // Long skirts do not go on opening as short ones do.
  const opening = length < 50 ? length : 50 + (length - 50) * 0.6;
  const hemHalf = waistHalf + hip + opening * (own + flare);
  const hipY = Math.min(20, length * 0.4);
  const hipHalf = waistHalf + hip;
  const isNarrow = shape === 'pencil' || shape === 'straight';
  const whole = curve(
    [-waistHalf, waistY],
    [-lerp(waistHalf, hipHalf, 0.62), waistY + hipY * 0.42],
    [-hipHalf - (isNarrow ? 0.4 : 0), waistY + hipY],
    [-lerp(hipHalf, hemHalf, 0.48), waistY + hipY + (length - hipY) * 0.5],
    [-hemHalf, waistY + length],
  );
  const last = whole.length - 1;
  return whole.slice(Math.round(from * last), Math.round(to * last) + 1);
}

/** The cones that a skirt of this shape falls in. */
export function flutesOf({ shape, flare = 0 }: SkirtPlan, seed: string): Flutes {
  const { cones, height } = SHAPES[shape];
  return createFlutes({
    seed: `${seed}:skirt`,
    count: cones + Math.round(flare * 8),
    heightCm: height * (1 + flare),
    start: shape === 'gathered' ? -0.1 : 0.06,
    growth: shape === 'circle' ? 0.85 : 1,
    sway: 0.6,
  });
}

type HemInput = { side: readonly Point[]; flutes: Flutes };

/** The hem from left to right: lower in the middle, lower where folds come forward, never even. */
export function hemOf({ shape, seed }: SkirtPlan, { side, flutes }: HemInput): Point[] {
  const { lift } = SHAPES[shape];
  const [endX, endY] = side[side.length - 1];
  const rng = createRng(`${seed}:hem`);
  const tilt = rng.range(-0.5, 0.5);
  const isPleated = shape === 'pleated';
  return Array.from({ length: 161 }, (_, i): Point => {
    const s = i / 160;
    const u = s * 2 - 1;
    const ease = 1 - u ** 6;
    const fold = flutes.heightAt(s, 1) * (isPleated ? 0.4 : HEM_DROP);
    return [u * -endX, endY + lift * (1 - u * u) + (fold + tilt * u) * ease];
  });
}
