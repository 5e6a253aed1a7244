import type { PixelSize } from '@toile/tools';
import { type Lab, toHex, toLab } from '../../core/colour.ts';
import type { FoundLines } from './find-lines.ts';
import { paintAt, type Wash } from './wash-colours.ts';

/** Measures of an area before its class is known. Coordinates are in pixels of the page. */
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
  /** Its colour with what is bare, and how much the brightness varies (standard deviation). */
  tone: Lab;
  spread: number;
  /** Part of it (0 to 1) that is line; that a ball rolls over from outside; the same if only ink stops it. */
  lined: number;
  outside: number;
  wide: number;
  open: number;
  /** Its border with each neighbour. */
  borders: Map<number, Border>;
};

/** Pixels along a border, and how many of them have ink. */
export type Border = { px: number; inkPx: number };

/** Below this a pixel is bare paper. */
const BARE = 0.045;

export type Seen = {
  wash: Wash;
  lines: FoundLines;
  /** Ground that balls reach from the edge of the page, stopped by all lines, and by ink alone. */
  outside: Uint8Array;
  wide: Uint8Array;
  open: Uint8Array;
  size: PixelSize;
};

const X = 0;
const Y = 1;
const FREE = 2;
const PAINTED = 3;
const RED = 4;
const GREEN = 5;
const BLUE = 6;
const ALL_RED = 7;
const ALL_GREEN = 8;
const ALL_BLUE = 9;
const LIGHT = 10;
const LIGHT_SQUARED = 11;
const OUTSIDE = 12;
const OPEN = 13;
const WIDE = 14;
const SUMS = 15;

/** Measures areas: where they are, their colour, their neighbours. `areas[id]`; none at 0. */
export function measureAreas(
  { labels, count }: { labels: Uint16Array; count: number },
  seen: Seen,
): (Area | undefined)[] {
  const { wash, lines, outside, wide, open, size } = seen;
  const { width, height } = size;
  const sums = new Float64Array((count + 1) * SUMS);
  const areas = Array.from({ length: count + 1 }, (_, id) => blank(id, size));
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      const id = labels[i];
      const area = areas[id];
      area.areaPx += 1;
      if (x < area.left) area.left = x;
      if (x > area.right) area.right = x;
      if (y < area.top) area.top = y;
      if (y > area.bottom) area.bottom = y;
      const at = id * SUMS;
      sums[at + X] += x;
      sums[at + Y] += y;
      sums[at + OUTSIDE] += outside[i];
      sums[at + OPEN] += open[i];
      sums[at + WIDE] += wide[i];
      if (lines.mask[i] === 0) {
        const light = lines.light[i];
        sums[at + FREE] += 1;
        sums[at + ALL_RED] += wash.r[i];
        sums[at + ALL_GREEN] += wash.g[i];
        sums[at + ALL_BLUE] += wash.b[i];
        sums[at + LIGHT] += light;
        sums[at + LIGHT_SQUARED] += light * light;
        if (paintAt(wash, i) > BARE) {
          sums[at + PAINTED] += 1;
          sums[at + RED] += wash.r[i];
          sums[at + GREEN] += wash.g[i];
          sums[at + BLUE] += wash.b[i];
        }
      }
      if (x > 0 && labels[i - 1] !== id)
        meet(areas, [id, labels[i - 1]], nearInk(lines.ink, i, width));
      if (y > 0 && labels[i - width] !== id)
        meet(areas, [id, labels[i - width]], nearInk(lines.ink, i, width));
    }
  }
  return areas.map((area, id) =>
    id === 0 || area.areaPx === 0 ? undefined : settled(area, sums.subarray(id * SUMS)),
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
  tone: [1, 0, 0],
  spread: 0,
  lined: 0,
  outside: 0,
  wide: 0,
  open: 0,
  borders: new Map(),
});

function nearInk(ink: Uint8Array, i: number, width: number): number {
  if (ink[i] || ink[i - 1] || ink[i + 1] || ink[i - width] || ink[i + width]) return 1;
  return ink[i - 2] || ink[i + 2] || ink[i - 2 * width] || ink[i + 2 * width] ? 1 : 0;
}

function meet(areas: readonly Area[], [a, b]: readonly [number, number], inked: number): void {
  extend(areas[a].borders, b, inked);
  extend(areas[b].borders, a, inked);
}

function extend(borders: Map<number, Border>, to: number, inked: number): void {
  const border = borders.get(to);
  if (!border) borders.set(to, { px: 1, inkPx: inked });
  else {
    border.px += 1;
    border.inkPx += inked;
  }
}

const hexOf = (sum: Float64Array, at: number, count: number) =>
  toHex([(sum[at] / count) * 255, (sum[at + 1] / count) * 255, (sum[at + 2] / count) * 255]);

function settled(area: Area, sum: Float64Array): Area {
  const free = Math.max(1, sum[FREE]);
  area.x = sum[X] / area.areaPx;
  area.y = sum[Y] / area.areaPx;
  area.painted = sum[PAINTED] / free;
  area.lined = 1 - sum[FREE] / area.areaPx;
  area.outside = sum[OUTSIDE] / area.areaPx;
  area.open = sum[OPEN] / area.areaPx;
  area.wide = sum[WIDE] / area.areaPx;
  area.spread = Math.sqrt(Math.max(0, sum[LIGHT_SQUARED] / free - (sum[LIGHT] / free) ** 2));
  if (sum[FREE] > 0) area.tone = toLab(hexOf(sum, ALL_RED, sum[FREE]));
  if (sum[PAINTED] > 0) {
    area.hex = hexOf(sum, RED, sum[PAINTED]);
    area.lab = toLab(area.hex);
  }
  return area;
}
