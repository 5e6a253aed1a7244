import type { Picture } from './read-picture.ts';

/** Least part of the outline that is drawn, and least brightness of the ground, in a drawing. */
const LEAST_DRAWN = 0.6;
const LEAST_PAPER = 0.7;
/** Shortest outline that is judged, in sampled pixels. */
const LEAST_PX = 150;

/** A picture with the brightness of each pixel (0 to 1) and its labels (0 is the ground, others the figure). */
export type Outlined = {
  picture: Picture;
  light: Float32Array;
  labels: Uint16Array;
};

/**
 * Tells a photograph from a drawing. A drawing is on bright paper, and its outline is grey or
 * black and darker than both of its sides. In a photograph most edges have no line, and dark
 * edges have the colour of skin or cloth.
 */
export function isPhotograph(outlined: Outlined): boolean {
  if (paperLight(outlined) < LEAST_PAPER) return true;
  const { seenPx, drawnPx } = outlineOf(outlined);
  return seenPx > LEAST_PX && drawnPx < seenPx * LEAST_DRAWN;
}

/** The median brightness of the ground. */
function paperLight({ light, labels }: Outlined): number {
  const found: number[] = [];
  for (let i = 0; i < labels.length; i += 31) if (labels[i] === 0) found.push(light[i]);
  return found.length === 0 ? 1 : found.toSorted((a, b) => a - b)[found.length >> 1];
}

const REACH_PX = 14;

function outlineOf(outlined: Outlined): { seenPx: number; drawnPx: number } {
  const { labels, picture } = outlined;
  const { width, height } = picture;
  let [seenPx, drawnPx] = [0, 0];
  for (let y = REACH_PX; y < height - REACH_PX; y += 1) {
    for (let x = REACH_PX + (y % 2); x < width - REACH_PX; x += 2) {
      const i = y * width + x;
      const isRim =
        labels[i] === 0 &&
        (labels[i + 1] || labels[i - 1] || labels[i + width] || labels[i - width]);
      if (!isRim) continue;
      const drawn = isDrawn(outlined, x, y);
      if (drawn === undefined) continue;
      seenPx += 1;
      if (drawn) drawnPx += 1;
    }
  }
  return { seenPx, drawnPx };
}

const DARK = 0.3;
const STEP = 0.045;

/** True where a line is drawn at the figure's edge. Undefined where the figure is black inside the edge: cloth and a broad line look the same there. */
function isDrawn({ picture, light, labels }: Outlined, x: number, y: number): boolean | undefined {
  const { width, rgb } = picture;
  const way = inwards(labels, y * width + x, width);
  if (!way) return undefined;
  const at = (off: number) => Math.round(y + way.y * off) * width + Math.round(x + way.x * off);
  let rim = -4;
  for (let off = -3; off <= 5; off += 1) if (light[at(off)] < light[at(rim)]) rim = off;
  const inside = Math.max(light[at(rim + 5)], light[at(rim + 7)], light[at(rim + 9)]);
  const outside = Math.max(light[at(rim - 4)], light[at(rim - 6)]);
  const darkest = light[at(rim)];
  const isLine = Math.min(inside, outside) - darkest > STEP;
  if (!isLine) return inside < DARK ? undefined : false;
  const colour = rgb.subarray(at(rim) * 3, at(rim) * 3 + 3);
  const chroma = Math.max(...colour) - Math.min(...colour);
  return chroma < 0.06 + 0.22 * (1 - darkest);
}

/** The direction to the figure; none at its thinnest parts. */
function inwards(labels: Uint16Array, i: number, width: number) {
  let [x, y] = [0, 0];
  for (let dy = -4; dy <= 4; dy += 2) {
    for (let dx = -4; dx <= 4; dx += 2) {
      if (labels[i + dy * width + dx] === 0) continue;
      x += dx;
      y += dy;
    }
  }
  const length = Math.hypot(x, y);
  return length < 8 ? undefined : { x: x / length, y: y / length };
}
