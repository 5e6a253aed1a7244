import type { Surface } from './fbm.ts';
import { throwIfStopped } from './stop.ts';
import { imagesInUnit, type Point, TILE } from './unit.ts';

export type WorleyOptions = {
  /** Points in the unit, design units. */
  points: readonly Point[];
  /** Typical distance between points, design units. */
  spacing: number;
  /** Offsets of the lookup, in design units, one a pixel. */
  warpX?: Float32Array;
  warpY?: Float32Array;
};

/** For each pixel: distance to the nearest and the second nearest point, which it is, and the way from it. */
export type Worley = {
  nearest: Float32Array;
  second: Float32Array;
  index: Int32Array;
  dx: Float32Array;
  dy: Float32Array;
};

type Seat = Point & { index: number };

/** Cellular noise (Worley, 1996) over the sheet; points see each other across the joins. */
export function worley(surface: Surface, options: WorleyOptions): Worley {
  const { widthPx: width, heightPx: height, unit } = surface;
  const { warpX, warpY } = options;
  const step = TILE / (width * unit.columns);
  const find = nearestTwo(surface, options);
  const size = width * height;
  const result: Worley = {
    nearest: new Float32Array(size),
    second: new Float32Array(size),
    index: new Int32Array(size),
    dx: new Float32Array(size),
    dy: new Float32Array(size),
  };
  for (let i = 0; i < size; i += 1) {
    if (i % width === 0) throwIfStopped();
    const x = ((i % width) + 0.5) * step + (warpX ? warpX[i] : 0);
    const y = (Math.floor(i / width) + 0.5) * step + (warpY ? warpY[i] : 0);
    find(x, y, result, i);
  }
  return result;
}

function nearestTwo({ unit }: Surface, { points, spacing }: WorleyOptions) {
  const margin = spacing * 3;
  const across = Math.ceil((unit.width + 2 * margin) / spacing);
  const down = Math.ceil((unit.height + 2 * margin) / spacing);
  const buckets: Seat[][] = Array.from({ length: across * down }, () => []);
  points.forEach((point, index) => {
    for (const { x, y } of imagesInUnit(unit, point, margin)) {
      const column = Math.min(across - 1, Math.max(0, Math.floor((x + margin) / spacing)));
      const row = Math.min(down - 1, Math.max(0, Math.floor((y + margin) / spacing)));
      buckets[row * across + column].push({ x, y, index });
    }
  });
  return (x: number, y: number, into: Worley, at: number): void => {
    const column = Math.floor((x + margin) / spacing);
    const row = Math.floor((y + margin) / spacing);
    let first = Number.POSITIVE_INFINITY;
    let second = Number.POSITIVE_INFINITY;
    for (let j = Math.max(0, row - 2); j <= Math.min(down - 1, row + 2); j += 1) {
      for (let i = Math.max(0, column - 2); i <= Math.min(across - 1, column + 2); i += 1) {
        for (const seat of buckets[j * across + i]) {
          const dx = x - seat.x;
          const dy = y - seat.y;
          const distance = dx * dx + dy * dy;
          if (distance < first) {
            second = first;
            first = distance;
            into.index[at] = seat.index;
            into.dx[at] = dx;
            into.dy[at] = dy;
          } else if (distance < second) second = distance;
        }
      }
    }
    into.nearest[at] = Math.sqrt(first);
    into.second[at] = Math.sqrt(second);
  };
}
