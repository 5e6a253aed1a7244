import { clamp, lerp } from '../../core/interpolate.ts';
import type { Layer } from './layer.ts';
import { bridged, smoothed } from './strip.ts';

/** Height of the zone that is moved, as a share of the garment's height. */
const REACH = 0.22;

/** Largest deviation from level, as a share of the garment's height: a larger one is the cut of the garment. */
const MOST = { top: 0.07, bottom: 0.05 };

/** Makes the waist or the hem of a garment level, in place: on the body they follow its roundness. */
export function levelEnd(layer: Layer, end: 'top' | 'bottom'): void {
  const { width, height, shape } = layer;
  const ends = endsOf(layer, end);
  const known = ends.flatMap((y) => y ?? []);
  if (known.length < 8) return;
  const rows = rowsOf(layer);
  const most = (rows.last - rows.first) * MOST[end];
  const reach = (rows.last - rows.first) * REACH;
  const level = known.toSorted((a, b) => a - b)[
    Math.floor(known.length * (end === 'top' ? 0.3 : 0.6))
  ];
  // Columns far from the level keep their end: leaning sides at the outside, and tails and slits of the cut.
  const own = ends.map((y) => (y === undefined || Math.abs(y - level) > most ? undefined : y));
  // Hips are wider than the waist: their columns begin below it.
  const least = end === 'top' ? 0.45 : 0.75;
  if (own.filter((y) => y !== undefined).length < known.length * least) return;
  const offsets = smoothed(bridged(own) ?? [], 6).map((y) => clamp(y - level, -most, most));
  const before = { light: layer.light.slice(), sure: layer.sure.slice(), shape: shape.slice() };
  for (let y = 0; y < height - 1; y += 1) {
    const away = end === 'top' ? y - level : level - y;
    if (away > reach) continue;
    const cut = clamp(away + 1);
    for (let x = 0; x < width; x += 1) {
      const from = clamp(y + offsets[x] * (1 - clamp(away / reach)), 0, height - 1.001);
      fetchFrom(layer, before, { x, y, from });
      shape[y * width + x] *= cut;
    }
  }
}

function rowsOf({ width, shape }: Layer): { first: number; last: number } {
  const first = shape.findIndex((value) => value > 0.5);
  const last = shape.findLastIndex((value) => value > 0.5);
  return { first: Math.floor(first / width), last: Math.floor(last / width) };
}

/** The first or last row of the shape in each column. */
function endsOf({ width, height, shape }: Layer, end: 'top' | 'bottom'): (number | undefined)[] {
  return Array.from({ length: width }, (_, x) => {
    for (let k = 0; k < height; k += 1) {
      const y = end === 'top' ? k : height - 1 - k;
      if (shape[y * width + x] > 0.5) return y;
    }
    return undefined;
  });
}

type Before = Pick<Layer, 'light' | 'sure' | 'shape'>;

function fetchFrom(
  { width, light, sure, shape }: Layer,
  before: Before,
  { x, y, from }: { x: number; y: number; from: number },
): void {
  const a = Math.floor(from) * width + x;
  const b = a + width;
  const part = from - Math.floor(from);
  const to = y * width + x;
  sure[to] = Math.min(before.sure[a], before.sure[b]);
  shape[to] = lerp(before.shape[a], before.shape[b], part);
  for (let c = 0; c < 3; c += 1) {
    light[to * 3 + c] = lerp(before.light[a * 3 + c], before.light[b * 3 + c], part);
  }
}
