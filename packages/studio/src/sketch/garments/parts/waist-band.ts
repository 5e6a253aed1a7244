import { lerp } from '../../../core/interpolate.ts';
import { type Patch, ruledPatch } from '../../../core/scene/patch.ts';
import { add, type Point } from '../../../core/scene/point.ts';
import type { Body, TrunkLevel } from '../../figure/body.ts';

export type BandOptions = {
  /** Trunk level of its middle. */
  level: TrunkLevel;
  heightPx: number;
  /** How far it stands off the body. */
  easePx: number;
  /** How much the middle hangs. By default a little. */
  sagPx?: number;
};

/** A band about the body: its surface (u across, v down) and its outline. */
export type Band = { patch: Patch; outline: Point[]; upper: Point[]; lower: Point[] };

/** Lays a band about the trunk, a little lower in the middle than at its ends. */
export function bandAbout(body: Body, options: BandOptions): Band {
  const { level, heightPx, easePx, sagPx = body.unit * 0.05 } = options;
  const ends = (['left', 'right'] as const).map((side) => {
    const at = body.side(side, level, easePx);
    const above = body.side(side, level - 0.15, easePx);
    const lean = ((at[0] - above[0]) / Math.max(1, at[1] - above[1])) * heightPx * 0.5;
    return [add(at, [-lean, -heightPx / 2]), add(at, [lean, heightPx / 2])];
  });
  const flat = ruledPatch(ends[0], ends[1]);
  const patch: Patch = (u, v) => add(flat(u, v), [0, sagPx * (1 - (2 * u - 1) ** 2)]);
  const row = (v: number) => Array.from({ length: 15 }, (_, i) => patch(lerp(0, 1, i / 14), v));
  const [upper, lower] = [row(0), row(1)];
  return { patch, upper, lower, outline: [...upper, ...lower.toReversed()] };
}

/** Where across a band centre front lies, 0 to 1. */
export function centreOf(body: Body, level: TrunkLevel): number {
  const [left, right] = [body.side('left', level)[0], body.side('right', level)[0]];
  return Math.min(0.85, Math.max(0.15, (body.front(0, level)[0] - left) / (right - left)));
}
