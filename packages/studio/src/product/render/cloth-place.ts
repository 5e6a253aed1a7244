import type { PixelSize } from '@toile/tools';
import type { Surface } from './surfaces.ts';

/** The place of a piece of cloth: its middle, the direction of its length, half its width in pixels. */
export type ClothPlace = { x: number; y: number; cos: number; sin: number; halfWidth: number };

const UPRIGHT = /bodice|body|torso|skirt|panel|front|back|collar|yoke|belt|train/;

/** For each label the place of its cloth, from how its pixels spread; trunks and skirts hang straight. */
export function clothPlaces(
  labels: Uint16Array,
  { width }: PixelSize,
  surfaces: readonly Surface[],
): ClothPlace[] {
  const count = Math.max(0, ...surfaces.map(({ region }) => region.id)) + 1;
  const sums = Array.from({ length: count }, () => new Float64Array(6));
  for (let i = 0; i < labels.length; i += 2) {
    if (labels[i] === 0) continue;
    const sum = sums[labels[i]];
    const y = Math.floor(i / width);
    const x = i - y * width;
    sum[0] += 1;
    sum[1] += x;
    sum[2] += y;
    sum[3] += x * x;
    sum[4] += x * y;
    sum[5] += y * y;
  }
  const places: ClothPlace[] = [];
  for (const { region } of surfaces) places[region.id] = placeOf(sums[region.id], region.part);
  return places;
}

function placeOf([n, sx, sy, sxx, sxy, syy]: Float64Array, part: string): ClothPlace {
  if (n < 1) return { x: 0, y: 0, cos: 0, sin: 1, halfWidth: 1 };
  const [x, y] = [sx / n, sy / n];
  const [xx, xy, yy] = [sxx / n - x * x, sxy / n - x * y, syy / n - y * y];
  const mean = (xx + yy) / 2;
  const spread = Math.hypot((xx - yy) / 2, xy);
  const minor = Math.sqrt(Math.max(1, mean - spread));
  const isLong = Math.sqrt(mean + spread) > minor * 1.9 && !UPRIGHT.test(part);
  const angle = isLong ? 0.5 * Math.atan2(2 * xy, xx - yy) : Math.PI / 2;
  const sign = Math.sin(angle) < 0 ? -1 : 1;
  return {
    x,
    y,
    cos: Math.cos(angle) * sign,
    sin: Math.sin(angle) * sign,
    halfWidth: minor * 1.75,
  };
}
