import { clamp, lerp } from '../../../core/interpolate.ts';
import type { Spot } from '../../parse/point.ts';
import type { Dressing } from './dressing.ts';

/** Side of the trunk in a row: the mask's edge, else the one that the bones imply. */
export function sideAt({ worn, body }: Dressing, side: 0 | 1, y: number): number {
  const { shoulders, hips, chest, shouldersPx, torsoPx } = body;
  const outward = side === 0 ? -1 : 1;
  const part = clamp((y - chest.y) / torsoPx, 0, 1.2);
  const middle = body.spineX(y);
  const half = lerp(Math.abs(shoulders[side].x - chest.x) * 0.95, shouldersPx * 0.42, part);
  const guess = middle + outward * half;
  const seen = worn.trunk(y)?.[side];
  if (seen === undefined) return guess;
  const isFar = part < 1.0 && Math.abs(seen - guess) > shouldersPx * 0.4;
  return isFar && y < hips.y ? guess : seen;
}

/** Side moved outwards by the ease: the cloth continues around the body. */
export function eased({ x, y }: Spot, { body, wear }: Dressing, side: 0 | 1): Spot {
  const half = Math.abs(x - body.spineX(y));
  return { x: x + (side === 0 ? -1 : 1) * half * wear.ease, y };
}
