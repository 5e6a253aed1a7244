import { clamp, lerp } from '../../../core/interpolate.ts';
import type { Patch } from '../../../core/scene/patch.ts';
import type { Point, Polyline } from '../../../core/scene/point.ts';
import type { Hem, HemFold } from './hem.ts';

const STEPS = 9;
const steps = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS);

/** A fold of a hem on its cloth, with how far its line wanders sideways on its way up. */
export type PlacedFold = HemFold & { bend: number };

/** The line of a fold, from where it turns at the hem up to where it dies away. */
export function foldLine(patch: Patch, fold: PlacedFold, rise = fold.rise): Point[] {
  const start = patch(fold.u, 1);
  const off = [fold.at[0] - start[0], fold.at[1] - start[1]];
  return steps.map((t) => {
    const v = 1 - rise * t;
    const [x, y] = patch(fold.u + fold.bend * Math.sin(t * Math.PI) * rise, v);
    const near = (1 - t) ** 2.2;
    return [x + off[0] * near, y + off[1] * near];
  });
}

type WedgeOptions = { rise: number; width: number };

/** The shadow that a fold throws on the deeper one beside it: widest at the hem, a point at the top. */
export function foldWedge(patch: Patch, fold: PlacedFold, { rise, width }: WedgeOptions): Polyline {
  const line = foldLine(patch, fold, rise);
  const far = steps.toReversed().map((t): Point => {
    const out = fold.behind * fold.width * width * (1 - t) ** 1.15;
    const u = fold.u + fold.bend * Math.sin(t * Math.PI) * rise + out;
    return patch(clamp(u, -0.04, 1.04), lerp(1.06, 1 - rise, t));
  });
  return [...line, ...far];
}

type Shine = { from: number; rise: number; width: number };

/** A strip of light down the middle of a fold, a little towards the light, pointed at both ends. */
export function crestLight(patch: Patch, crest: Hem['crests'][number], shine: Shine): Polyline {
  const middle = crest.u - crest.width * 0.12;
  const half = Math.min(0.011, crest.width * shine.width);
  const edge = (sign: number) => (t: number) =>
    patch(
      middle + sign * half * Math.sin(Math.PI * t ** 1.4) ** 0.8,
      1 - shine.from - shine.rise * (1 - t),
    );
  return [...steps.map(edge(-1)), ...steps.toReversed().map(edge(1))];
}

type Band = { from: number; to: number; left: (v: number) => number; right: (v: number) => number };

/** An area of the cloth between two edges given as u at v. */
export function clothBand(patch: Patch, { from, to, left, right }: Band): Polyline {
  const vs = Array.from({ length: 13 }, (_, i) => lerp(from, to, i / 12));
  return [...vs.map((v) => patch(left(v), v)), ...vs.toReversed().map((v) => patch(right(v), v))];
}
