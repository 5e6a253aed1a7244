import sharp from 'sharp';
import { PAGE } from './page.ts';

export type Point = readonly [x: number, y: number];
/** Corners in the order top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

/**
 * Projects a picture so that its corners are at `corners` of a page that is transparent elsewhere.
 */
export async function warp(png: Uint8Array, corners: Corners): Promise<Buffer> {
  const source = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = source.info;
  const toUnit = invert(squareTo(corners));
  const data = Buffer.alloc(PAGE.width * PAGE.height * 4);
  for (let y = 0; y < PAGE.height; y += 1) {
    for (let x = 0; x < PAGE.width; x += 1) {
      const [u, v] = project(toUnit, x + 0.5, y + 0.5);
      if (u < 0 || v < 0 || u >= 1 || v >= 1) continue;
      const from = (Math.floor(v * height) * width + Math.floor(u * width)) * 4;
      source.data.copy(data, (y * PAGE.width + x) * 4, from, from + 4);
    }
  }
  return sharp(data, { raw: { ...PAGE, channels: 4 } })
    .png()
    .toBuffer();
}

type Matrix = readonly number[];

/** The projection of the unit square onto four corners (Heckbert, 1989). */
function squareTo([a, b, c, d]: Corners): Matrix {
  const [dx1, dy1] = [b[0] - c[0], b[1] - c[1]];
  const [dx2, dy2] = [d[0] - c[0], d[1] - c[1]];
  const [sx, sy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
  const divisor = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / divisor;
  const h = (dx1 * sy - sx * dy1) / divisor;
  return [
    b[0] - a[0] + g * b[0],
    d[0] - a[0] + h * d[0],
    a[0],
    b[1] - a[1] + g * b[1],
    d[1] - a[1] + h * d[1],
    a[1],
    g,
    h,
    1,
  ];
}

/** The adjugate of a projection, which serves as its inverse: the two differ by a factor only. */
function invert(matrix: Matrix): Matrix {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = matrix;
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

function project(matrix: Matrix, x: number, y: number): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = matrix;
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}
