import type { Picture } from './read-picture.ts';

const BLOCK_PX = 32;
type Sample = { x: number; y: number; rgb: [number, number, number] };

/**
 * Divides a picture by the light on its paper, so that paper is white everywhere: a surface of
 * the second degree through the brightest of each block, fitted again without what lies below
 * it (cloth, washes, the table at the edge).
 */
export function evenPaper(picture: Picture): Picture {
  const samples = brightestOfBlocks(picture);
  const planes = ([0, 1, 2] as const).map((channel) => fitPaper(samples, channel));
  const { width, height } = picture;
  const rgb = new Float32Array(picture.rgb.length);
  for (let y = 0, i = 0; y < height; y += 1) {
    const v = y / height - 0.5;
    for (let x = 0; x < width; x += 1) {
      const u = x / width - 0.5;
      for (let c = 0; c < 3; c += 1, i += 1) {
        const k = planes[c];
        const paper = k[0] + k[1] * u + k[2] * v + k[3] * u * u + k[4] * u * v + k[5] * v * v;
        rgb[i] = Math.min(1, picture.rgb[i] / Math.max(0.25, paper));
      }
    }
  }
  return { width, height, rgb };
}

function brightestOfBlocks({ width, height, rgb }: Picture): Sample[] {
  const samples: Sample[] = [];
  for (let top = 0; top + BLOCK_PX <= height; top += BLOCK_PX) {
    for (let left = 0; left + BLOCK_PX <= width; left += BLOCK_PX) {
      samples.push(brightOf(rgb, { left, top, width, height }));
    }
  }
  return samples;
}

type Block = { left: number; top: number; width: number; height: number };

/** The colour at the 80th percentile of a block's brightness. */
function brightOf(rgb: Float32Array, { left, top, width, height }: Block): Sample {
  const found: { light: number; at: number }[] = [];
  for (let y = top + 2; y < top + BLOCK_PX; y += 4) {
    for (let x = left + 2; x < left + BLOCK_PX; x += 4) {
      const at = (y * width + x) * 3;
      found.push({ light: rgb[at] + rgb[at + 1] * 2 + rgb[at + 2], at });
    }
  }
  found.sort((a, b) => a.light - b.light);
  const { at } = found[Math.floor(found.length * 0.8)];
  return {
    x: (left + BLOCK_PX / 2) / width - 0.5,
    y: (top + BLOCK_PX / 2) / height - 0.5,
    rgb: [rgb[at], rgb[at + 1], rgb[at + 2]],
  };
}

function fitPaper(samples: readonly Sample[], channel: 0 | 1 | 2): number[] {
  const values = samples.map(({ rgb }) => rgb[channel]);
  const start = values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.7)];
  let model = [start, 0, 0, 0, 0, 0];
  let tolerance = 0.2;
  for (let round = 0; round < 5; round += 1) {
    const kept = samples.filter((one) => {
      const off = one.rgb[channel] - paperAt(model, one);
      return off > -tolerance && off < tolerance * 1.5;
    });
    if (kept.length < 24) break;
    model = leastSquares(kept, channel);
    tolerance = Math.max(0.035, tolerance * 0.6);
  }
  return model;
}

const termsAt = ({ x, y }: Sample) => [1, x, y, x * x, x * y, y * y];
const paperAt = (model: readonly number[], sample: Sample) =>
  termsAt(sample).reduce((sum, term, i) => sum + term * model[i], 0);

/** The normal equations, solved by elimination; a little weight on the higher terms keeps them tame. */
function leastSquares(samples: readonly Sample[], channel: 0 | 1 | 2): number[] {
  const rows = Array.from({ length: 6 }, () => Array.from({ length: 7 }, () => 0));
  for (const one of samples) {
    const terms = termsAt(one);
    for (let i = 0; i < 6; i += 1) {
      for (let j = 0; j < 6; j += 1) rows[i][j] += terms[i] * terms[j];
      rows[i][6] += terms[i] * one.rgb[channel];
    }
  }
  for (let i = 1; i < 6; i += 1) rows[i][i] += samples.length * 0.002;
  for (let i = 0; i < 6; i += 1) {
    for (let j = i + 1; j < 6; j += 1) {
      const factor = rows[j][i] / rows[i][i];
      for (let k = i; k < 7; k += 1) rows[j][k] -= factor * rows[i][k];
    }
  }
  const model = Array.from({ length: 6 }, () => 0);
  for (let i = 5; i >= 0; i -= 1) {
    let rest = rows[i][6];
    for (let j = i + 1; j < 6; j += 1) rest -= rows[i][j] * model[j];
    model[i] = rest / rows[i][i];
  }
  return model;
}
