import { lerp } from '../../../core/interpolate.ts';
import type { Rng } from '../../../core/rng.ts';
import type { Polyline } from '../../../core/scene/point.ts';
import type { LegShape } from './legs-shape.ts';
import { clothBand, foldWedge } from './skirt-folds.ts';

type Shading = { rng: Rng; isFar: boolean; hasCrease: boolean; isWide: boolean };

/** Where a trouser leg lies in shadow, and its deepest folds. */
export function shadeLeg(shape: LegShape, { rng, isFar, hasCrease, isWide }: Shading) {
  const { patch, hem, side, kneeAt, crotchAt } = shape;
  const phase = rng.range(0, 6);
  const wide = isFar ? 0.26 : 0.2;
  const shade: Polyline[] = [
    clothBand(patch, {
      from: 0.03,
      to: 1.06,
      left: (v) => 1 - wide - 0.07 * Math.sin(v * 6.5 + phase),
      right: () => 1.08,
    }),
  ];
  const depth: Polyline[] = [];
  if (side === 'left' || isFar) {
    const from = crotchAt * 0.97;
    const reach = lerp(crotchAt, 1, isFar ? 0.5 : 0.32);
    const hollow = (v: number) => {
      const t = (v - from) / (reach - from);
      return (isFar ? 0.24 : 0.16) * Math.sin(Math.PI * t ** 0.4);
    };
    depth.push(
      side === 'left'
        ? clothBand(patch, { from, to: reach, left: (v) => 1 - hollow(v), right: () => 1.06 })
        : clothBand(patch, { from, to: reach, left: () => -0.06, right: hollow }),
    );
  }
  if (hasCrease) {
    shade.push(
      clothBand(patch, {
        from: 0.1,
        to: 1,
        left: () => 0.5,
        right: (v) => 0.58 + 0.04 * Math.sin(v * 9),
      }),
    );
  }
  for (const fold of hem.folds) {
    const rise = isWide ? rng.range(0.3, 0.75) : 0.2;
    shade.push(foldWedge(patch, { ...fold, bend: 0 }, { rise, width: 0.8 }));
    depth.push(foldWedge(patch, { ...fold, bend: 0 }, { rise: rise * 0.5, width: 0.35 }));
  }
  if (kneeAt < 0.92 && !isWide) shade.push(kneeHollow(shape, rng));
  return { shade, depth };
}

/** The hollow beside the knee, where the cloth breaks. */
function kneeHollow({ patch, kneeAt, side }: LegShape, rng: Rng): Polyline {
  const inside = side === 'left' ? 1 : 0;
  const u = (part: number) => Math.abs(inside - part);
  const v = kneeAt + rng.range(0, 0.03);
  return [
    patch(u(-0.04), v - 0.03),
    patch(u(0.3), v + 0.004),
    patch(u(0.52), v + 0.03),
    patch(u(0.24), v + 0.028),
    patch(u(-0.04), v + 0.045),
  ];
}
