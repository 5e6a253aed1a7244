import { lerp } from '../../core/interpolate.ts';
import { createRng } from '../../core/rng.ts';
import type { Point } from '../../scene/point.ts';
import { creases } from '../folds/crease.ts';
import { createFlutes, type Flutes } from '../folds/flutes.ts';
import type { Fold } from '../folds/fold.ts';
import { gathers } from '../folds/gathers.ts';
import { type PleatKind, pleats } from '../folds/pleats.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { type Mark, seam, stitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart, type Panel } from '../panel.ts';
import { curve, mirrored } from './shape.ts';

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
  /** Parts of the length at which tiers begin. */
  tiers?: number;
};

type Shape = { hip: number; flare: number; cones: number; height: number; lift: number };

const SHAPES: Record<SkirtShape, Shape> = {
  pencil: { hip: 5.5, flare: -0.03, cones: 3, height: 0.35, lift: 0.5 },
  straight: { hip: 5.5, flare: 0.04, cones: 4, height: 0.6, lift: 0.8 },
  'a-line': { hip: 6.5, flare: 0.2, cones: 6, height: 1.7, lift: 3 },
  wrap: { hip: 6.5, flare: 0.17, cones: 5, height: 1.5, lift: 2.4 },
  gathered: { hip: 9, flare: 0.3, cones: 10, height: 1.7, lift: 3.2 },
  circle: { hip: 9.5, flare: 0.36, cones: 8, height: 3.1, lift: 8.5 },
  pleated: { hip: 6, flare: 0.24, cones: 4, height: 0.9, lift: 3 },
  tiered: { hip: 7, flare: 0.3, cones: 9, height: 1.7, lift: 3 },
};

/** How far a fold that comes forward hangs lower at the hem. */
const HEM_DROP = 0.8;

/** Name of the panel that shows the far side of a hem. */
export const HEM_BEHIND = 'hem behind';

/** A skirt without its waistband, from the far side of its hem to its front. */
export function makeSkirt(plan: SkirtPlan): GarmentPart[] {
  if (plan.shape === 'tiered') return tieredSkirt(plan);
  const side = sideOf(plan, 0, 1);
  const flutes = flutesOf(plan, plan.seed);
  const hem = hemOf(plan, { side, flutes });
  const front = createPanel({
    name: 'skirt',
    left: side,
    right: mirrored(side),
    outlines: [[...side, ...hem.slice(1, -1), ...mirrored(side).toReversed()]],
    bulge: plan.shape === 'pencil' ? 0.17 : 0.14,
    squareness: 2.3,
    edgeCm: 0.25,
    folds: skirtFolds(plan, flutes),
    cut: { extra: plan.shape === 'pleated' ? hiddenInPleats(plan) : undefined },
    cast: 0.4,
    isDouble: true,
    marks: [...skirtMarks(plan, hem), ...placketLines(plan)],
  });
  return [...hemBehind(plan, side), front, ...overlap(plan, front, hem), ...buttonsOf(plan)];
}

function sideOf(
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

function flutesOf({ shape, flare = 0 }: SkirtPlan, seed: string): Flutes {
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
function hemOf({ shape, seed }: SkirtPlan, { side, flutes }: HemInput): Point[] {
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

function skirtFolds(plan: SkirtPlan, flutes: Flutes): Fold[] {
  const { shape, seed, waistHalf, waistY } = plan;
  const rng = createRng(`${seed}:skirt folds`);
  const fine = createFlutes({
    seed: `${seed}:fine`,
    count: SHAPES[shape].cones * 2.3,
    heightCm: SHAPES[shape].height * 0.24,
    start: 0.2,
    growth: 1.2,
    sway: 1,
  });
  if (shape === 'pleated') {
    const kind = plan.pleat ?? 'knife';
    const count = pleatCount(plan);
    return [
      pleats({ kind, count, heightCm: kind === 'accordion' ? 0.75 : 1.05, open: 0.95 }),
      createFlutes({ seed: `${seed}:sway`, count: 4, heightCm: 0.9, start: 0.3, growth: 1.2 }).fold,
      wrinkle(0.14, { acrossCm: 12, downCm: 24 }),
    ];
  }
  if (shape === 'pencil' || shape === 'straight') {
    const pulls = [-1, 1].flatMap((sign) =>
      [0, 1, 2].map((k) => ({
        from: [sign * waistHalf * 1.2, waistY + 10 + k * 5] as const,
        to: [sign * waistHalf * rng.range(0.05, 0.4), waistY + 12 + k * 6] as const,
        bendCm: sign * rng.range(-0.9, 0.9),
        widthCm: rng.range(1, 1.8),
        heightCm: rng.range(0.25, 0.5),
        peak: 0.3,
      })),
    );
    return [creases(pulls), flutes.fold, wrinkle(0.32), wrinkle(0.1, { acrossCm: 4, downCm: 4 })];
  }
  const gathered = shape === 'gathered';
  return [
    flutes.fold,
    fine.fold,
    ...(gathered || shape === 'circle'
      ? [
          gathers({
            edge: 'top',
            heightCm: gathered ? 0.62 : 0.2,
            count: 20,
            reach: gathered ? 0.36 : 0.2,
          }),
        ]
      : []),
    wrinkle(0.28, { acrossCm: 10, downCm: 18 }),
  ];
}

const pleatCount = ({ pleat, waistHalf }: SkirtPlan) =>
  Math.round(waistHalf * { knife: 0.95, box: 0.5, accordion: 1.7 }[pleat ?? 'knife']);

/** Each pleat hides cloth: the print jumps on from one to the next, more at the waist than at the hem. */
function hiddenInPleats(plan: SkirtPlan): (s: number, t: number) => number {
  const count = pleatCount(plan);
  return (s, t) => (Math.floor(s * count) - count / 2) * (2.6 - 1.4 * t);
}

/** The far side of the hem, seen from within where the front rises. */
function hemBehind(plan: SkirtPlan, side: readonly Point[]): GarmentPart[] {
  const { shape } = plan;
  if (shape === 'pencil' || shape === 'straight') return [];
  const low: SkirtPlan = { ...plan, seed: `${plan.seed}:far` };
  const flutes = flutesOf(low, low.seed);
  const hem = hemOf(low, { side, flutes }).map(
    ([x, y]): Point => [x * 0.955, y - SHAPES[shape].lift * 0.55 - 0.6],
  );
  const seen = hem.filter(([x]) => Math.abs(x) < -hem[0][0] * 0.74);
  const [x, y] = seen[0];
  const edge: Point[] = [
    [x * 0.97, y - 5],
    [x, y],
  ];
  return [
    createPanel({
      name: HEM_BEHIND,
      left: edge,
      right: mirrored(edge),
      outlines: [[edge[0], ...seen, [-edge[0][0], edge[0][1]]]],
      stuff: 'inside',
      shade: 0.58,
      bulge: -0.05,
      folds: [flutes.fold],
      cast: 0,
    }),
  ];
}

function skirtMarks({ shape }: SkirtPlan, hem: readonly Point[]): Mark[] {
  const up = shape === 'pleated' ? 1.4 : 2.2;
  return [stitch(hem.map(([x, y]): Point => [x, y - up]))];
}

/** The upper layer of a wrapped skirt: the same cloth and folds, cut along a slant. */
function overlap(
  { shape, waistHalf, waistY, hasSlit }: SkirtPlan,
  front: Panel,
  hem: readonly Point[],
): GarmentPart[] {
  if (hasSlit) {
    const [x, y] = hem[Math.round(hem.length * 0.68)];
    return [
      seam(
        [
          [x - 1, y - 30],
          [x, y + 0.4],
        ],
        1.6,
      ),
    ];
  }
  if (shape !== 'wrap') return [];
  const count = Math.round(hem.length * 0.4);
  const end = hem[count];
  const edge = curve(
    [waistHalf * 0.86, waistY],
    [waistHalf * 0.5, waistY + (end[1] - waistY) * 0.34],
    [end[0] + 4.4, waistY + (end[1] - waistY) * 0.72],
    [end[0], end[1] + 0.2],
  );
  return [
    {
      ...front,
      name: 'wrap',
      outlines: [[...front.left, ...hem.slice(1, count), ...edge.toReversed()]],
      cast: 0.6,
      liftCm: 0.8,
      marks: [...front.marks, stitch(edge.map(([x, y]): Point => [x - 0.9, y]))],
    },
  ];
}

/** The edge of the upper side of a buttoned front, and its stitching. */
function placketLines({ hasButtons, waistY, length }: SkirtPlan): Mark[] {
  if (!hasButtons) return [];
  const line = (x: number): Point[] => [
    [x, waistY],
    [x, waistY + length + 20],
  ];
  return [seam(line(1.7), 1), stitch(line(1.2)), stitch(line(-1.2))];
}

function buttonsOf({ hasButtons, waistY, length, shape }: SkirtPlan): GarmentPart[] {
  if (!hasButtons) return [];
  const end = waistY + length + SHAPES[shape].lift;
  const marks: GarmentPart[] = [];
  for (let y = waistY + 4; y < end - 10; y += 9) {
    marks.push({ is: 'button', at: [0, y], radiusCm: 0.72, look: 'shell' });
  }
  return marks;
}

/** Tiers gathered onto each other; the lowest lies below. */
function tieredSkirt(plan: SkirtPlan): GarmentPart[] {
  const count = plan.tiers ?? 3;
  const tiers = Array.from({ length: count }, (_, k) => tier(plan, k, count)).toReversed();
  return [...hemBehind(plan, sideOf(plan, 0, 1)), ...tiers];
}

function tier(plan: SkirtPlan, k: number, count: number): Panel {
  const top = k / count;
  const low = (k + 1) / count;
  const spread = k === 0 ? 0 : 1.1;
  const raw = sideOf(plan, Math.max(0, top - 0.012), low);
  const side = raw.map(
    ([x, y], i): Point => [
      x - spread * Math.min(1, (i / raw.length) * 4) - (0.9 * i) / raw.length,
      y + (k < count - 1 ? (2.2 * i) / raw.length : 0),
    ],
  );
  const flutes = createFlutes({
    seed: `${plan.seed}:tier ${k}`,
    count: 9 + k * 3,
    heightCm: 1.25 + k * 0.25,
    start: -0.25,
    growth: 0.7,
    sway: 0.4,
  });
  const hem = hemOf({ ...plan, seed: `${plan.seed}:${k}` }, { side, flutes });
  return createPanel({
    name: `tier ${k}`,
    left: side,
    right: mirrored(side),
    outlines: [[...side, ...hem.slice(1, -1), ...mirrored(side).toReversed()]],
    cut: { clothAt: [k * 7.3, k * 3.1] },
    bulge: 0.13,
    squareness: 2.3,
    folds: [
      gathers({ edge: 'top', heightCm: 0.7, count: 17 + k * 4, reach: 0.75 }),
      flutes.fold,
      wrinkle(0.2, { acrossCm: 7, downCm: 10 }),
    ],
    cast: 0.6,
    liftCm: 1,
    isDouble: true,
    marks: [stitch(hem.map(([x, y]): Point => [x, y - 1.2]))],
  });
}
