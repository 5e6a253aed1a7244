import type { Pixels } from './seam-score.ts';

/** Continuation of a picture beyond its edge: its mirror image, or its other side. */
export type Edges = 'mirror' | 'wrap';

/** Pixels that surround a plane on every side, so that windows need not look where they are. */
export const BORDER_PX = 4;

/** One channel of a picture, row by row, with BORDER_PX more pixels on every side. */
export type Plane = {
  values: Float32Array;
  /** Without the border, in pixels. */
  width: number;
  height: number;
  /** Length of a row with its border. */
  stride: number;
};

/** Values of a picture row by row, the first at `offset` and each of the next `step` further. */
export type Channel = {
  values: ArrayLike<number>;
  offset: number;
  step: number;
  width: number;
  height: number;
};

/** A plane of a channel, its border filled by the rule of its edges. */
export function createPlane(channel: Channel, edges: Edges): Plane {
  const { values: from, offset, step, width, height } = channel;
  const stride = width + 2 * BORDER_PX;
  const values = new Float32Array(stride * (height + 2 * BORDER_PX));
  const columns = placesOf(width, edges);
  const rows = placesOf(height, edges);
  for (let row = 0, to = 0; row < rows.length; row += 1) {
    const start = rows[row] * width;
    for (let column = 0; column < stride; column += 1, to += 1) {
      values[to] = from[(start + columns[column]) * step + offset];
    }
  }
  return { values, width, height, stride };
}

/** The brightness of each pixel (RGBA), 0 to 255. */
export function brightnessOf({ data, width, height }: Pixels): Float32Array {
  const brightness = new Float32Array(width * height);
  for (let place = 0, i = 0; place < brightness.length; place += 1, i += 4) {
    brightness[place] = (data[i] + 2 * data[i + 1] + data[i + 2]) / 4;
  }
  return brightness;
}

/** Blank values, as many as a plane has with its border. */
export const blankLike = ({ values }: Plane): Float32Array => new Float32Array(values.length);

/** The place inside that each place of a line with its border shows, from the border's first on. */
export function placesOf(length: number, edges: Edges): Int32Array {
  return Int32Array.from({ length: length + 2 * BORDER_PX }, (_, i) => {
    const place = i - BORDER_PX;
    return edges === 'wrap' ? modulo(place, length) : mirrored(place, length);
  });
}

/** The edge itself is the mirror: the last pixel comes twice. */
function mirrored(place: number, length: number): number {
  const folded = modulo(place, 2 * length);
  return folded < length ? folded : 2 * length - 1 - folded;
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;
