import type { PixelSize } from '@toile/tools';
import { type Lab, toHex, toLab } from '../core/colour.ts';
import { paintAt, type Wash } from './wash-colours.ts';

/** What is known of an area before it has a meaning. Coordinates in pixels of the page. */
export type Area = {
  id: number;
  areaPx: number;
  x: number;
  y: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Part of it that is painted, 0 to 1, and the colour there. */
  painted: number;
  lab: Lab;
  hex: string;
  /** Its border with each neighbour; 0 is the ground. */
  borders: Map<number, Border>;
};

/** Pixels along a border, and how many of them have ink. */
export type Border = { px: number; inkPx: number };

/** Below this a pixel is bare paper. */
export const BARE = 0.045;

/** Measures areas: where they are, their colour, their neighbours. `areas[id]`; none at 0. */
export function measureAreas(
  { labels, count }: { labels: Uint16Array; count: number },
  { wash, lines, ink, size }: { wash: Wash; lines: Uint8Array; ink: Uint8Array; size: PixelSize },
): (Area | undefined)[] {
  const { width } = size;
  const sums = Array.from({ length: count + 1 }, () => new Float64Array(8));
  const areas = Array.from({ length: count + 1 }, (_, id) => blank(id, size));
  for (let i = 0; i < labels.length; i += 1) {
    const id = labels[i];
    if (id === 0) continue;
    const y = Math.floor(i / width);
    const x = i - y * width;
    reach(areas[id], x, y);
    const sum = sums[id];
    sum[0] += x;
    sum[1] += y;
    if (lines[i] === 0) {
      sum[2] += 1;
      if (paintAt(wash, i) > BARE) {
        sum[3] += 1;
        sum[4] += wash.r[i];
        sum[5] += wash.g[i];
        sum[6] += wash.b[i];
      }
    }
    const inked = nearInk(ink, i, width);
    if (x > 0 && labels[i - 1] !== id) meet(areas, [id, labels[i - 1]], inked);
    if (y > 0 && labels[i - width] !== id) meet(areas, [id, labels[i - width]], inked);
    if (labels[i + 1] === 0) meet(areas, [id, 0], inked);
    if (labels[i + width] === 0) meet(areas, [id, 0], inked);
  }
  return areas.map((area, id) =>
    id === 0 || area.areaPx === 0 ? undefined : settled(area, sums[id]),
  );
}

const blank = (id: number, { width, height }: PixelSize): Area => ({
  id,
  areaPx: 0,
  x: 0,
  y: 0,
  left: width,
  top: height,
  right: 0,
  bottom: 0,
  painted: 0,
  lab: [1, 0, 0],
  hex: '#ffffff',
  borders: new Map(),
});

function reach(area: Area, x: number, y: number): void {
  area.areaPx += 1;
  if (x < area.left) area.left = x;
  if (x > area.right) area.right = x;
  if (y < area.top) area.top = y;
  if (y > area.bottom) area.bottom = y;
}

function nearInk(ink: Uint8Array, i: number, width: number): number {
  if (ink[i] || ink[i - 1] || ink[i + 1] || ink[i - width] || ink[i + width]) return 1;
  return ink[i - 2] || ink[i + 2] || ink[i - 2 * width] || ink[i + 2 * width] ? 1 : 0;
}

function meet(areas: readonly Area[], [a, b]: readonly [number, number], inked: number): void {
  extend(areas[a].borders, b, inked);
  if (b !== 0) extend(areas[b].borders, a, inked);
}

function extend(borders: Map<number, Border>, to: number, inked: number): void {
  const border = borders.get(to);
  if (!border) borders.set(to, { px: 1, inkPx: inked });
  else {
    border.px += 1;
    border.inkPx += inked;
  }
}

function settled(area: Area, sum: Float64Array): Area {
  area.x = sum[0] / area.areaPx;
  area.y = sum[1] / area.areaPx;
  area.painted = sum[3] / Math.max(1, sum[2]);
  if (sum[3] > 0) {
    area.hex = toHex([(sum[4] / sum[3]) * 255, (sum[5] / sum[3]) * 255, (sum[6] / sum[3]) * 255]);
    area.lab = toLab(area.hex);
  }
  return area;
}
