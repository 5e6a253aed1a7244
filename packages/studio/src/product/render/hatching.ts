import type { PixelSize } from '@toile/tools';
import { components } from '../../core/plane/components.ts';

/** Darkness from which a pixel belongs to a stroke. */
const LEAST_DARK = 0.1;
/** Nearer to the edge of its area a stroke is an outline. */
const EDGE_PX = 2.5;
/** A stroke of hatching is short and thin. Lengths and widths in pixels of the page. */
const SHORTEST_PX = 4;
const LONGEST_PX = 64;
const WIDEST_PX = 4;
/** Between neighbours of a hatching; gathers and pleats stand further apart. */
const APART_PX = [1.5, 7.5] as const;
/** Least |cosine| between neighbours. */
const PARALLEL = 0.9;
const FEWEST_NEIGHBOURS = 2;
/** What is left of its darkness: paint and light shade a rendering. */
const LEFT = 0.2;

type Stroke = {
  id: number;
  x: number;
  y: number;
  alongX: number;
  alongY: number;
  lengthPx: number;
};

/**
 * Takes most of the darkness from hatching: rows of short, thin, parallel strokes side by side, by
 * which a pen shades. Seams, folds and outlines are longer or stand further apart, stitches follow
 * one another. `strokes` is changed; `distance` tells how far the edge of each pixel's area is.
 */
export function softenHatching(
  strokes: Float32Array,
  size: PixelSize,
  distance: Float32Array,
): void {
  const mask = Uint8Array.from(strokes, (dark, i) =>
    dark > LEAST_DARK && distance[i] > EDGE_PX ? 1 : 0,
  );
  const found = components(mask, size, true);
  const short = shortStrokes(found, size);
  const besides = (one: Stroke) => short.filter((other) => isBeside(one, other));
  const inner = short.filter((one) => besides(one).length >= FEWEST_NEIGHBOURS);
  // The first and the last of a row have one neighbour.
  const hatches = new Set(inner.flatMap((one) => [one, ...besides(one)]).map(({ id }) => id));
  for (let i = 0; i < strokes.length; i += 1) {
    if (hatches.has(found.labels[i])) strokes[i] *= LEFT;
  }
}

/** The short and thin ones, with their middles and directions. */
function shortStrokes(
  { labels, list }: ReturnType<typeof components>,
  { width }: PixelSize,
): Stroke[] {
  return list.flatMap(({ id, areaPx, left, top, right, bottom }) => {
    const lengthPx = Math.hypot(right - left + 1, bottom - top + 1);
    if (lengthPx < SHORTEST_PX || lengthPx > LONGEST_PX || areaPx / lengthPx > WIDEST_PX) return [];
    let [x, y] = [0, 0];
    let [xx, xy, yy] = [0, 0, 0];
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        if (labels[row * width + column] !== id) continue;
        x += column;
        y += row;
        xx += column * column;
        xy += column * row;
        yy += row * row;
      }
    }
    [x, y] = [x / areaPx, y / areaPx];
    const turn =
      Math.atan2(2 * (xy / areaPx - x * y), xx / areaPx - x * x - (yy / areaPx - y * y)) / 2;
    return [{ id, x, y, alongX: Math.cos(turn), alongY: Math.sin(turn), lengthPx }];
  });
}

function isBeside(one: Stroke, other: Stroke): boolean {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const across = Math.abs(dy * one.alongX - dx * one.alongY);
  if (across < APART_PX[0] || across > APART_PX[1]) return false;
  const along = Math.abs(dx * one.alongX + dy * one.alongY);
  const isAbreast = along < (one.lengthPx + other.lengthPx) / 3;
  return isAbreast && Math.abs(one.alongX * other.alongX + one.alongY * other.alongY) > PARALLEL;
}
