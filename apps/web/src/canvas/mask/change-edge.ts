import { featherLevels } from '@toile/raster';
import { createPaper, type Paper } from '../../lib/pictures/paper.ts';
import type { EdgeChange } from './mark.ts';

/** Part of a photo's longer side by which one step moves an edge: 3 pixels of 1,024. */
const STEP_SHARE = 1 / 340;

/** Radius of the roundest notch or tip that smoothing takes away, in steps. */
const SMOOTHING_STEPS = 2;

/** Alpha, of 255, from which a soft edge counts as selected where it is made firm. */
const FIRM = 128;

/** Directions in which a mask is laid over itself: enough for an even edge at twenty pixels. */
const DIRECTIONS = 16;

/**
 * Moves the edge of a mask outwards or inwards by a step, or smooths it: what is narrower than four
 * steps goes, tips outside and notches inside. The photo's border is no edge. Morphological
 * dilation and erosion by a disc, painted by the canvas itself. Feathering softens it by a step;
 * the other changes make a soft edge firm first.
 */
export function changeEdge(paper: Paper, change: EdgeChange): void {
  const { width, height } = paper.canvas;
  const step = Math.max(1, Math.round(Math.max(width, height) * STEP_SHARE));
  const round = step * SMOOTHING_STEPS;
  if (change === 'feather') return feather(paper, step);
  firm(paper);
  switch (change) {
    case 'grow':
      return grow(paper, step);
    case 'shrink':
      return shrink(paper, step);
    case 'smooth':
      grow(paper, round);
      shrink(paper, round * 2);
      grow(paper, round);
  }
}

/** Softens the edge of a mask, to a step on either side. */
function feather(paper: Paper, radiusPx: number): void {
  const image = readPixels(paper);
  const levels = featherLevels(alphaOf(image), image, radiusPx);
  paintLevels(paper, image, levels);
}

/** Makes a soft edge firm; a firm one, with its single pixels between, stays as it is. */
function firm(paper: Paper): void {
  const image = readPixels(paper);
  const alpha = alphaOf(image);
  if (!isSoft(alpha)) return;
  paintLevels(
    paper,
    image,
    alpha.map((level) => (level < FIRM ? 0 : 255)),
  );
}

/** Share of the selection's pixels between clear and opaque, from which its edge was feathered. */
const SOFT = 0.01;

function isSoft(alpha: Uint8Array): boolean {
  let [between, all] = [0, 0];
  for (const level of alpha) {
    if (level === 0) continue;
    all += 1;
    if (level < 255) between += 1;
  }
  return between > all * SOFT;
}

/** Pixels of a copy: reading the canvas itself would take it from the graphics processor. */
function readPixels({ canvas }: Paper): ImageData {
  const copy = createPaper(canvas, true);
  copy.drawImage(canvas, 0, 0);
  return copy.getImageData(0, 0, canvas.width, canvas.height);
}

const alphaOf = ({ data }: ImageData): Uint8Array =>
  Uint8Array.from({ length: data.length / 4 }, (_, i) => data[i * 4 + 3] ?? 0);

/** Paints levels in the mask's colour, which is that of its most opaque pixel. */
function paintLevels(paper: Paper, image: ImageData, levels: Uint8Array): void {
  const { data } = image;
  const solid = alphaOf(image).indexOf(255) * 4;
  if (solid < 0) return;
  const colour = data.slice(solid, solid + 3);
  for (const [i, level] of levels.entries()) {
    data.set(colour, i * 4);
    data[i * 4 + 3] = level;
  }
  paper.putImageData(image, 0, 0);
}

/**
 * Lays a mask over itself, shifted in whole pixels. Half the radius at a time: a disc grown by a ring
 * no wider than itself has no gaps, so that few copies reach far.
 */
function grow(paper: Paper, radius: number): void {
  if (radius < 1) return;
  const far = Math.ceil(radius / 2);
  grow(paper, radius - far);
  const copy = createPaper(paper.canvas);
  copy.drawImage(paper.canvas, 0, 0);
  for (let at = 0; at < DIRECTIONS; at += 1) {
    const angle = (at / DIRECTIONS) * Math.PI * 2;
    const [x, y] = [Math.round(Math.cos(angle) * far), Math.round(Math.sin(angle) * far)];
    paper.drawImage(copy.canvas, x, y);
  }
}

/** Takes from a mask what is within the radius of its outside. */
function shrink(paper: Paper, radius: number): void {
  const outside = createPaper(paper.canvas);
  outside.fillRect(0, 0, paper.canvas.width, paper.canvas.height);
  outside.globalCompositeOperation = 'destination-out';
  outside.drawImage(paper.canvas, 0, 0);
  outside.globalCompositeOperation = 'source-over';
  grow(outside, radius);
  paper.globalCompositeOperation = 'destination-out';
  paper.drawImage(outside.canvas, 0, 0);
  paper.globalCompositeOperation = 'source-over';
}
