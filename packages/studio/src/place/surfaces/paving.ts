import { smoothstep } from '../../core/interpolate.ts';
import type { Noise } from '../noise.ts';
import { seen } from './ground.ts';

export type Paving = { wideM: number; deepM: number; jointM: number; uneven: number };

/** Brightness of stones laid in bond: each has a tone of its own, worn edges and dark joints. */
export function pavingTone(
  noise: Noise,
  at: { x: number; z: number; footprint: number },
  { wideM, deepM, jointM, uneven }: Paving,
): number {
  const row = Math.floor(at.z / deepM);
  const x = at.x / wideM + (row & 1) * 0.5 + noise.cell(row, 5) * 0.2;
  const column = Math.floor(x);
  const edge = Math.min(
    (x - column) * wideM,
    (1 - x + column) * wideM,
    at.z - row * deepM,
    (row + 1) * deepM - at.z,
  );
  const joint =
    smoothstep(jointM, jointM * 0.25, edge + noise.at(at.x * 14, at.z * 14) * jointM * 0.4) *
    seen(Math.min(wideM, deepM), at.footprint);
  const own = 1 + (noise.cell(column, row) - 0.5) * uneven * seen(wideM * 0.6, at.footprint);
  const worn =
    1 +
    noise.fbm(at.x * 9, at.z * 9, 3) * 0.16 * seen(0.1, at.footprint) +
    noise.fbm(at.x * 0.7, at.z * 0.7, 2) * 0.14;
  return own * worn * (1 - joint * 0.55);
}
