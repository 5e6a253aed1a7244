import { createLayer, type Layer } from './layer.ts';

/** From this radius on the blur is worked out at half the size: its rim is soft all the same. */
const COARSE_FROM_PX = 6;

/**
 * Blurs as an open lens does: every point becomes an even disc, so that lamps turn into
 * bokeh. Sums along rows make a disc cost its height. Edges repeat.
 */
export function discBlur(layer: Layer, radiusPx: number): Layer {
  if (radiusPx < 0.6) return layer;
  if (radiusPx >= COARSE_FROM_PX) return enlarge(discBlur(halve(layer), radiusPx / 2), layer);
  const { width, height, data } = layer;
  const chords = chordsOf(radiusPx);
  const reach = (chords.length - 1) / 2;
  const sums = rowSums(layer);
  const out = createLayer(layer);
  const { top, bottom } = filledRows(layer, reach);
  const stride = (width + 1) * 4;
  let area = 0;
  for (const chord of chords) area += 2 * chord + 1;
  const scale = 1 / area;
  for (let y = top; y < bottom; y += 1) {
    for (let dy = -reach; dy <= reach; dy += 1) {
      const row = Math.min(height - 1, Math.max(0, y + dy));
      addChord(out.data, {
        y,
        width,
        chord: chords[dy + reach],
        start: row * stride,
        sums,
        data,
        row,
      });
    }
    for (let i = y * width * 4; i < (y + 1) * width * 4; i += 1) out.data[i] *= scale;
  }
  return out;
}

type Chord = {
  y: number;
  width: number;
  chord: number;
  start: number;
  sums: Float64Array;
  data: Float32Array;
  row: number;
};

function addChord(out: Float32Array, { y, width, chord, start, sums, data, row }: Chord): void {
  const first = row * width * 4;
  const last = first + (width - 1) * 4;
  let to = y * width * 4;
  for (let x = 0; x < width; x += 1) {
    const from = x - chord;
    const past = x + chord + 1;
    const low = start + (from < 0 ? 0 : from) * 4;
    const high = start + (past > width ? width : past) * 4;
    for (let c = 0; c < 4; c += 1, to += 1) {
      let value = sums[high + c] - sums[low + c];
      if (from < 0) value -= from * data[first + c];
      if (past > width) value += (past - width) * data[last + c];
      out[to] += value;
    }
  }
}

/** Half the width of the disc in each of its rows. */
function chordsOf(radius: number): number[] {
  const reach = Math.floor(radius);
  return Array.from({ length: reach * 2 + 1 }, (_, i) =>
    Math.floor(Math.sqrt(radius * radius - (i - reach) ** 2)),
  );
}

function rowSums({ width, height, data }: Layer): Float64Array {
  const sums = new Float64Array((width + 1) * 4 * height);
  for (let y = 0; y < height; y += 1) {
    let at = y * (width + 1) * 4;
    for (let i = y * width * 4; i < (y + 1) * width * 4; i += 1, at += 1) {
      sums[at + 4] = sums[at] + data[i];
    }
  }
  return sums;
}

/** The rows that a blur of this reach can touch. */
function filledRows({ width, height, data }: Layer, reach: number) {
  const isEmpty = (y: number) => {
    for (let i = y * width * 4; i < (y + 1) * width * 4; i += 1) if (data[i] !== 0) return false;
    return true;
  };
  let top = 0;
  while (top < height && isEmpty(top)) top += 1;
  let bottom = height;
  while (bottom > top && isEmpty(bottom - 1)) bottom -= 1;
  return { top: Math.max(0, top - reach), bottom: Math.min(height, bottom + reach) };
}

/** The mean of each four pixels. */
function halve({ width, height, data }: Layer): Layer {
  const half = createLayer({ width: (width + 1) >> 1, height: (height + 1) >> 1 });
  for (let y = 0; y < half.height; y += 1) {
    const above = Math.min(y * 2, height - 1) * width;
    const below = Math.min(y * 2 + 1, height - 1) * width;
    for (let x = 0; x < half.width; x += 1) {
      const left = Math.min(x * 2, width - 1);
      const right = Math.min(x * 2 + 1, width - 1);
      const to = (y * half.width + x) * 4;
      for (let c = 0; c < 4; c += 1) {
        const upper = data[(above + left) * 4 + c] + data[(above + right) * 4 + c];
        half.data[to + c] =
          (upper + data[(below + left) * 4 + c] + data[(below + right) * 4 + c]) * 0.25;
      }
    }
  }
  return half;
}

/** Bilinearly back to a size twice as large. */
function enlarge(small: Layer, { width, height }: { width: number; height: number }): Layer {
  const out = createLayer({ width, height });
  const { data } = small;
  for (let y = 0; y < height; y += 1) {
    const v = Math.min(small.height - 1, Math.max(0, y / 2 - 0.25));
    const j = Math.min(small.height - 2, Math.floor(v));
    const fy = v - j;
    const row = j * small.width;
    for (let x = 0; x < width; x += 1) {
      const u = Math.min(small.width - 1, Math.max(0, x / 2 - 0.25));
      const i = Math.min(small.width - 2, Math.floor(u));
      const fx = u - i;
      const a = (row + i) * 4;
      const b = a + small.width * 4;
      const to = (y * width + x) * 4;
      for (let c = 0; c < 4; c += 1) {
        const upper = data[a + c] + (data[a + 4 + c] - data[a + c]) * fx;
        const lower = data[b + c] + (data[b + 4 + c] - data[b + c]) * fx;
        out.data[to + c] = upper + (lower - upper) * fy;
      }
    }
  }
  return out;
}
