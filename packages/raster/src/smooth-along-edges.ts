import { BORDER_PX, brightnessOf, createPlane, type Edges, placesOf } from './plane.ts';
import type { Pixels } from './seam-score.ts';

/** Share of a pixel on an edge that comes from its two neighbours along the edge. */
const SHARE = 0.5;
/** Squared steps of brightness from which on there is an edge, and where it is one for certain. */
const FAINT = 16;
const CLEAR = 116;
/** Least share (0–1) of the steps in one direction for an edge's direction, and for a certain one. */
const LOOSE = 0.3;
const STRICT = 0.8;

/**
 * Smooths a picture that was enlarged to twice its size along its edges, in place: slanting
 * lines lose the steps that enlarging by columns and rows gives them; across the edge nothing
 * changes, and places without a direction stay as they are. Method: structure tensor of the
 * smaller picture (Förstner and Gülch 1987), one new pixel to each side along the edge.
 */
export function smoothAlongEdges(large: Pixels, small: Pixels, edges: Edges): void {
  const { data, width, height } = large;
  const from = data.slice();
  const columns = placesOf(width, edges);
  const rows = placesOf(height, edges);
  const tensor = tensorOf(small, edges);
  const sums = new Float64Array(3);
  for (let place = 0; place < small.width * small.height; place += 1) {
    const edge = edgeAt(tensor, place);
    if (edge.share === 0) continue;
    const left = 2 * (place % small.width);
    const top = 2 * Math.floor(place / small.width);
    for (let corner = 0; corner < 4; corner += 1) {
      mix(left + (corner & 1), top + (corner >> 1), edge);
    }
  }

  /** Half the share comes from one step along the edge, half from one step back. */
  function mix(x: number, y: number, { share, dx, dy }: Edge): void {
    const at = (y * width + x) * 4;
    for (let channel = 0; channel < 3; channel += 1)
      sums[channel] = from[at + channel] * (1 - share);
    addSample(x + dx, y + dy, share / 2);
    addSample(x - dx, y - dy, share / 2);
    for (let channel = 0; channel < 3; channel += 1) data[at + channel] = sums[channel];
  }

  /** Adds a share of the colour between four pixels. */
  function addSample(x: number, y: number, share: number): void {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const right = (x - column) * share;
    const left = share - right;
    const low = y - row;
    const a = (rows[row + BORDER_PX] * width + columns[column + BORDER_PX]) * 4;
    const b = (rows[row + BORDER_PX] * width + columns[column + 1 + BORDER_PX]) * 4;
    const c = (rows[row + 1 + BORDER_PX] * width + columns[column + BORDER_PX]) * 4;
    const d = (rows[row + 1 + BORDER_PX] * width + columns[column + 1 + BORDER_PX]) * 4;
    for (let k = 0; k < 3; k += 1) {
      const upper = from[a + k] * left + from[b + k] * right;
      sums[k] += upper + (from[c + k] * left + from[d + k] * right - upper) * low;
    }
  }
}

/** Smoothing of a pixel: its share (0–1), and one step along the edge. */
type Edge = { share: number; dx: number; dy: number };

const NO_EDGE: Edge = { share: 0, dx: 0, dy: 0 };

/** Squared steps across, down, and both at once, each place's with its neighbours'. */
type Tensor = { xx: Float32Array; yy: Float32Array; xy: Float32Array };

function edgeAt({ xx, yy, xy }: Tensor, place: number): Edge {
  const across = xx[place];
  const down = yy[place];
  const strength = across + down;
  if (strength <= FAINT) return NO_EDGE;
  const slant = 2 * xy[place];
  const oneWay = Math.sqrt((across - down) ** 2 + slant ** 2) / strength;
  if (oneWay <= LOOSE) return NO_EDGE;
  const along = (Math.atan2(slant, across - down) + Math.PI) / 2;
  const share = SHARE * upTo1(strength, FAINT, CLEAR) * upTo1(oneWay, LOOSE, STRICT);
  return { share, dx: Math.cos(along), dy: Math.sin(along) };
}

const upTo1 = (value: number, none: number, all: number) =>
  Math.min(1, (value - none) / (all - none));

function tensorOf(small: Pixels, edges: Edges): Tensor {
  const { width, height } = small;
  const brightness = { values: brightnessOf(small), offset: 0, step: 1, width, height };
  const { values, stride } = createPlane(brightness, edges);
  const [xx, yy, xy] = [0, 0, 0].map(() => new Float32Array(values.length));
  for (let i = stride + 1; i < values.length - stride - 1; i += 1) {
    const across = slope(values, i, { to: 1, aside: stride });
    const down = slope(values, i, { to: stride, aside: 1 });
    xx[i] = across * across;
    yy[i] = down * down;
    xy[i] = across * down;
  }
  const shape = { width, height, stride };
  return { xx: softened(xx, shape), yy: softened(yy, shape), xy: softened(xy, shape) };
}

/** The step of a value one way, by Sobel's window. */
function slope(
  values: Float32Array,
  i: number,
  { to, aside }: { to: number; aside: number },
): number {
  const after = values[i + to - aside] + 2 * values[i + to] + values[i + to + aside];
  const before = values[i - to - aside] + 2 * values[i - to] + values[i - to + aside];
  return (after - before) / 8;
}

/** Each place's mean with its eight neighbours, the middle counted most; the border is left away. */
function softened(
  values: Float32Array,
  { width, height, stride }: { width: number; height: number; stride: number },
): Float32Array {
  const soft = new Float32Array(width * height);
  for (let y = 0, to = 0; y < height; y += 1) {
    let i = (y + BORDER_PX) * stride + BORDER_PX;
    for (let x = 0; x < width; x += 1, i += 1, to += 1) {
      const above = values[i - stride - 1] + 2 * values[i - stride] + values[i - stride + 1];
      const here = values[i - 1] + 2 * values[i] + values[i + 1];
      const below = values[i + stride - 1] + 2 * values[i + stride] + values[i + stride + 1];
      soft[to] = (above + 2 * here + below) / 16;
    }
  }
  return soft;
}
