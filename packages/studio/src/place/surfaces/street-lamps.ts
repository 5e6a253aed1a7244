import { type Light, scaleLight } from '../../core/linear.ts';
import type { Lamp } from '../light/lamps.ts';
import { columnOf, rowOf } from '../optics/camera.ts';
import type { Stage } from '../stage.ts';

const LANTERN: Light = [2.6, 1.55, 0.62];
const HEADLIGHT: Light = [2.2, 2.1, 1.9];
const TAIL: Light = [2.4, 0.22, 0.14];

/** Lanterns along both sides, lamps of cars low down, a few signals. */
export function streetLamps(
  { rng, camera }: Stage,
  { count, strength, wideM }: { count: number; strength: number; wideM: number },
): Lamp[] {
  const at = (x: number, y: number, depthM: number, light: Light): Lamp => ({
    u: columnOf(camera, x, depthM),
    v: rowOf(camera, y, depthM),
    depthM,
    light: scaleLight(light, strength * rng.range(0.5, 1.3)),
  });
  return Array.from({ length: count }, (_, i) => {
    const z = 18 + 130 * rng.next() ** 1.6;
    const kind = i % 5;
    if (kind < 2) return at((i % 2 ? 1 : -1) * wideM * 0.75, rng.range(3.6, 4.6), z, LANTERN);
    if (kind === 2) return at(rng.range(-0.5, 0.5) * wideM, rng.range(0.55, 0.8), z, HEADLIGHT);
    if (kind === 3) return at(rng.range(-0.6, 0.6) * wideM, rng.range(0.6, 0.9), z, TAIL);
    return at(
      rng.range(-1, 1) * wideM,
      rng.range(1.5, 7),
      z,
      rng.pick([LANTERN, [0.5, 1.7, 1.3], [2.2, 1.9, 1.3]] as const),
    );
  });
}
