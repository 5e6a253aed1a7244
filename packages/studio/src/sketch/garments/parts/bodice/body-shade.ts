import { smoothstep } from '../../../../core/interpolate.ts';
import type { Rng } from '../../../../core/rng.ts';
import { smoothCurve } from '../../../../core/scene/curve.ts';
import type { Patch } from '../../../../core/scene/patch.ts';
import type { Point, Polyline } from '../../../../core/scene/point.ts';
import type { BodyKind } from '../../../figure/body.ts';
import type { Cut } from './cut.ts';

/** The side away from the light: a band along the right edge of a patch whose inner edge wavers; it begins narrow. */
export function shadowSide(patch: Patch, rng: Rng, width = 0.2): Polyline {
  const phase = rng.range(0, 6);
  const inner: Point[] = [];
  for (let i = 0; i <= 10; i += 1) {
    const v = i / 10;
    const wide = width * smoothstep(-0.05, 0.22, v);
    inner.push(patch(1 - wide * (0.75 + 0.32 * Math.sin(v * 5.5 + phase)), v));
  }
  return [patch(1.1, 0), ...smoothCurve(inner), patch(1.1, 1)];
}

/** Shade below the bust (or the chest of a man), on the side away from the light. */
export function bustShade({ body, frame, unit }: Cut): Polyline[] {
  const depth = BUST[body.kind];
  if (depth === 0) return [];
  return (['left', 'right'] as const).map((side) => {
    const [x, y] = body.bust[side];
    const reach = unit * (side === 'right' ? 0.24 : 0.19);
    const [ax, ay] = frame.acrossAt(0.8);
    const at = (across: number, down: number): Point => [
      x + ax * across * reach + unit * 0.02,
      y + ay * across * reach + down * unit * depth,
    ];
    return smoothCurve(
      [at(-0.75, 0.5), at(0, 1), at(0.8, 0.7), at(1.15, -0.1), at(0.75, 0.35), at(0, 0.62)],
      { closed: true },
    );
  });
}

const BUST: Readonly<Record<BodyKind, number>> = { woman: 0.2, man: 0, girl: 0, boy: 0 };
