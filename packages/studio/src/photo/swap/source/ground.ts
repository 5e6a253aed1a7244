import type { PixelSize } from '@toile/tools';
import { solveLinear } from '../../../core/solve-linear.ts';

/** Terms of a quadratic surface in u and v, from −1 to 1. */
const TERMS = 6;
const termsAt = (u: number, v: number) => [1, u, v, u * u, v * v, u * v];

/** Width of the border that is read, as a share of the shorter side. */
const RING = 0.025;

/** Largest distance (CIE Lab) from the surface of a border pixel that is ground. */
const STRAY = 7;

export type Ground = {
  /** Lab colours of the empty ground, in triples. */
  lab: Float32Array;
  /** Share of the border that shows the ground, 0–1. */
  share: number;
};

/** The empty ground behind a thing laid on it: a smooth surface through the picture's border. */
export function groundOf(lab: Float32Array, size: PixelSize): Ground {
  const border = borderOf(size);
  const middle = medianColour(lab, border);
  let kept = border.filter((i) => gap(lab, i, middle) < STRAY * 2);
  let surface = fitSurface(lab, kept, size);
  kept = border.filter((i) => gap(lab, i, colourAt(surface, i, size)) < STRAY);
  if (kept.length > border.length / 4) surface = fitSurface(lab, kept, size);
  const out = new Float32Array(lab.length);
  for (let i = 0; i < size.width * size.height; i += 1) out.set(colourAt(surface, i, size), i * 3);
  const onGround = border.filter(
    (i) => gap(out, i, [lab[i * 3], lab[i * 3 + 1], lab[i * 3 + 2]]) < STRAY,
  );
  return { lab: out, share: onGround.length / border.length };
}

function borderOf({ width, height }: PixelSize): number[] {
  const ring = Math.max(2, Math.round(Math.min(width, height) * RING));
  const found: number[] = [];
  for (let y = 1; y < height - 1; y += 3) {
    for (let x = 1; x < width - 1; x += 3) {
      const isNear = x < ring || y < ring || x >= width - ring || y >= height - ring;
      if (isNear) found.push(y * width + x);
    }
  }
  return found;
}

type Colour = readonly [number, number, number];

const gap = (lab: Float32Array, i: number, [l, a, b]: Colour) =>
  Math.hypot(lab[i * 3] - l, lab[i * 3 + 1] - a, lab[i * 3 + 2] - b);

function medianColour(lab: Float32Array, at: readonly number[]): Colour {
  const middle = (c: number) =>
    at.map((i) => lab[i * 3 + c]).toSorted((p, q) => p - q)[at.length >> 1];
  return [middle(0), middle(1), middle(2)];
}

const place = (i: number, { width, height }: PixelSize): [number, number] => [
  ((i % width) / width) * 2 - 1,
  (Math.floor(i / width) / height) * 2 - 1,
];

function colourAt(surface: readonly Float64Array[], i: number, size: PixelSize): Colour {
  const terms = termsAt(...place(i, size));
  const value = (c: number) => terms.reduce((sum, term, t) => sum + term * surface[c][t], 0);
  return [value(0), value(1), value(2)];
}

/** Least squares for each of L, a and b. */
function fitSurface(lab: Float32Array, at: readonly number[], size: PixelSize): Float64Array[] {
  const products = Array.from({ length: TERMS }, () => new Float64Array(TERMS));
  const sums = [0, 1, 2].map(() => new Float64Array(TERMS));
  for (const i of at) {
    const terms = termsAt(...place(i, size));
    for (let p = 0; p < TERMS; p += 1) {
      for (let q = 0; q < TERMS; q += 1) products[p][q] += terms[p] * terms[q];
      for (let c = 0; c < 3; c += 1) sums[c][p] += terms[p] * lab[i * 3 + c];
    }
  }
  for (let p = 0; p < TERMS; p += 1) products[p][p] += 1e-3 * at.length + 1e-6;
  return sums.map((sum) =>
    solveLinear(
      products.map((row) => Float64Array.from(row)),
      sum,
    ),
  );
}
