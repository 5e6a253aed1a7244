import { clamp } from '../../../core/interpolate.ts';
import type { Rng } from '../../../core/rng.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, between, type Point } from '../../../core/scene/point.ts';
import { spreadFolds } from './hem-rhythm.ts';

/** Round folds, or pressed pleats of three sorts. */
export type HemKind = 'flow' | 'knife' | 'box' | 'accordion';

export type HemOptions = {
  rng: Rng;
  /** How many folds hang side by side; 0 a plain edge. */
  folds: number;
  amplitudePx: number;
  /** How much lower than its ends the middle hangs. */
  sagPx: number;
  kind?: HemKind;
  /** Where across the cloth its fold nearest to the viewer hangs, 0 to 1. */
  front?: number;
};

/** The edge between two neighbouring folds, one of which lies before the other. */
export type HemFold = {
  /** Across the cloth, 0 to 1. */
  u: number;
  /** Where the front fold turns back: its line rises from here. */
  at: Point;
  /** Where the fold behind comes out. */
  valley: Point;
  /** On which side of the line the deeper fold lies. */
  behind: -1 | 1;
  /** How wide the deeper fold is, as a part of the cloth. */
  width: number;
  /** How far up the cloth the fold is seen, 0 to 1. */
  rise: number;
};

export type Hem = {
  /** From the left end to the right. */
  path: Point[];
  folds: HemFold[];
  /** The middles of the folds, where light falls, and their widths. */
  crests: { u: number; width: number }[];
  /** The edge without its folds. */
  base: (u: number) => Point;
  /** The far rim of the hem, seen between the folds, from the right end to the left. */
  rim: Point[];
};

type Build = HemOptions & { base: (u: number) => Point; us: number[] };

/**
 * The lower edge of hanging cloth. Each pair of folds meets in an S-shaped hook: the front one
 * turns back under itself, and the one behind comes out of its valley. Folds are of uneven
 * width; those nearest to the viewer lie before their neighbours.
 */
export function hem(left: Point, right: Point, options: HemOptions): Hem {
  const { rng, folds, amplitudePx, sagPx, kind = 'flow' } = options;
  const base = (u: number): Point => {
    const [x, y] = between(left, right, u);
    return [x, y + sagPx * (1 - (2 * u - 1) ** 2)];
  };
  if (folds < 1 || amplitudePx < 0.5) return plainHem(base);
  const us = spreadFolds(rng, folds, kind === 'flow' ? 0.5 : 0.04);
  const build = { ...options, base, us };
  const hung = kind === 'flow' ? flowingHem(build) : pressedHem(build, kind);
  const lift = amplitudePx * (kind === 'flow' ? 0.1 : 0.15);
  return { ...hung, base, crests: crestsOf(us), rim: rimOf(base, lift) };
}

function plainHem(base: (u: number) => Point): Hem {
  const path = Array.from({ length: 13 }, (_, i) => base(i / 12));
  return { path, folds: [], crests: [], base, rim: [] };
}

const crestsOf = (us: readonly number[]) =>
  us.slice(1).map((end, i) => ({ u: (us[i] + end) / 2, width: end - us[i] }));

const rimOf = (base: (u: number) => Point, lift: number): Point[] =>
  Array.from({ length: 13 }, (_, i) => {
    const u = 1 - i / 12;
    return add(base(u), [0, -lift * (0.2 + Math.sqrt(4 * u * (1 - u)))]);
  });

function flowingHem({ base, us, rng, amplitudePx, front = 0.5 }: Build) {
  const points: Point[] = [base(0)];
  const folds: HemFold[] = [];
  const mean = 1 / (us.length - 1);
  const turns = us.slice(1, -1).map((u) => (rng.chance(u > front ? 0.8 : 0.2) ? 1 : -1));
  for (let i = 0; i + 1 < us.length; i += 1) {
    const [a, b] = [us[i], us[i + 1]];
    const size = clamp((b - a) / mean, 0.55, 1.5);
    const low = size * rng.range(0.85, 1.2) * bellyOf(turns[i - 1], turns[i]);
    const place = (u: number, down: number) => add(base(u), [0, amplitudePx * down]);
    points.push(place(a + (b - a) * rng.range(0.32, 0.42), low * 0.85));
    points.push(place(a + (b - a) * rng.range(0.6, 0.7), low * 0.95));
    if (i + 2 === us.length) break;
    const next = us[i + 2] - b;
    const behind = turns[i];
    const narrow = Math.min(b - a, next);
    const at = place(b + behind * narrow * 0.1, 0.5 * Math.min(1, size));
    const valley = place(b - behind * narrow * rng.range(0.1, 0.2), -0.58);
    points.push(...(behind > 0 ? [at, valley] : [valley, at]));
    const width = behind > 0 ? next : b - a;
    folds.push({ u: b, at, valley, behind, width, rise: riseOf(rng, width / mean) });
  }
  points.push(base(1));
  return { path: smoothCurve(points, { stepPx: 2.5 }), folds };
}

/** How low a fold hangs between two turns: before both neighbours lowest, behind both drawn up. */
function bellyOf(before: -1 | 1 | undefined, after: -1 | 1 | undefined): number {
  const isBehindLeft = before === 1;
  const isBehindRight = after === -1;
  if (isBehindLeft && isBehindRight) return 0.05;
  return isBehindLeft || isBehindRight ? 0.7 : 1;
}

/** Some folds rise almost to the top, most do not: an uneven rhythm. */
const riseOf = (rng: Rng, size: number): number =>
  clamp(
    (rng.chance(0.4) ? rng.range(0.72, 0.97) : rng.range(0.28, 0.66)) * (0.8 + 0.2 * size),
    0.2,
    0.97,
  );

function pressedHem({ base, us, rng, amplitudePx }: Build, kind: Exclude<HemKind, 'flow'>) {
  const points: Point[] = [base(0)];
  const folds: HemFold[] = [];
  for (let i = 0; i + 1 < us.length; i += 1) {
    const [a, width] = [us[i], us[i + 1] - us[i]];
    const drop = amplitudePx * rng.range(0.8, 1.2);
    const place = (part: number, down: number) => add(base(a + width * part), [0, drop * down]);
    const isLast = i + 2 === us.length;
    const turn = { knife: 0.9, box: 0.86, accordion: 0.5 }[kind];
    const at = place(turn, kind === 'box' ? 0.35 : 0.5);
    if (kind === 'box') points.push(place(0.12, 0.35));
    points.push(at);
    if (isLast) break;
    const valley = place(kind === 'accordion' ? 1 : turn + 0.08, -0.4);
    points.push(valley);
    const rise = kind === 'accordion' ? rng.range(0.9, 1) : rng.range(0.82, 1);
    folds.push({
      u: a + width * turn,
      at,
      valley,
      behind: 1,
      width: width * (1 - turn + 0.25),
      rise,
    });
  }
  points.push(base(1));
  return { path: points, folds };
}
