import { fromLab, type Hex, toLab, toRgb } from './colour.ts';
import { clamp, lerp } from './interpolate.ts';

export type RampStop = { at: number; colour: Hex };

/** A colour table through the stops (ascending `at`, 0 to 1), in OKLab: `steps` RGB triples. */
export function createRamp(stops: readonly RampStop[], steps = 1024): Uint8Array {
  if (stops.length < 2) throw new RangeError('A ramp needs two stops or more.');
  const labs = stops.map((stop) => toLab(stop.colour));
  const table = new Uint8Array(steps * 3);
  let k = 0;
  for (let i = 0; i < steps; i += 1) {
    const t = i / (steps - 1);
    while (k < stops.length - 2 && t > stops[k + 1].at) k += 1;
    const u = clamp((t - stops[k].at) / (stops[k + 1].at - stops[k].at || 1));
    const [a, b] = [labs[k], labs[k + 1]];
    table.set(
      toRgb(fromLab([lerp(a[0], b[0], u), lerp(a[1], b[1], u), lerp(a[2], b[2], u)])),
      i * 3,
    );
  }
  return table;
}

/** Offset in the table of the colour at `t`; `t` is clamped to 0 to 1. */
export const rampOffset = (table: Uint8Array, t: number): number =>
  3 * Math.round(clamp(t) * (table.length / 3 - 1));
