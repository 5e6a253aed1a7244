import { createPaper, type Paper, type Size } from '../../lib/pictures/paper.ts';
import type { Point } from './mark.ts';
import { clearPaper } from './paint-mark.ts';

/** A part of a photo, in its pixels. */
export type Box = Point & Size;

/** Alpha, of 255, below which a pixel counts as not selected. */
const ALPHA_CUT_OFF = 50;

/** Rows per read of the canvas: where something is selected, the first reads find it. */
const ROWS_AT_ONCE = 64;

/** True when at most `most` pixels are not transparent. */
export function isBlank(paper: Paper, most: number): boolean {
  const { width, height } = paper.canvas;
  let count = 0;
  for (let y = 0; y < height; y += ROWS_AT_ONCE) {
    const rows = { x: 0, y, width, height: Math.min(ROWS_AT_ONCE, height - y) };
    count += countVisible(readPixels(copyToRead(paper, rows)));
    if (count > most) return false;
  }
  return true;
}

/** Shift of alpha in a pixel that is read as one number. */
const ALPHA_SHIFT = 24;

/** Counts whole pixels, not bytes, for speed: the whole mask is counted between two strokes. */
function countVisible({ data }: ImageData): number {
  let count = 0;
  for (const pixel of new Uint32Array(data.buffer)) if (pixel >>> ALPHA_SHIFT > 0) count += 1;
  return count;
}

/** Makes selected pixels opaque and all others transparent. */
function harden(paper: Paper): void {
  const image = readPixels(paper);
  const { data } = image;
  for (let i = 3; i < data.length; i += 4) data[i] = (data[i] ?? 0) >= ALPHA_CUT_OFF ? 255 : 0;
  paper.putImageData(image, 0, 0);
}

/**
 * Reads a picture as a mask: by its transparency where it has some, otherwise white is selected
 * and black is not.
 */
export function readAsMask(paper: Paper, picture: CanvasImageSource): void {
  clearPaper(paper);
  paper.drawImage(picture, 0, 0, paper.canvas.width, paper.canvas.height);
  const image = readPixels(paper);
  if (isOpaque(image.data)) takeLightness(image.data);
  paper.putImageData(image, 0, 0);
  harden(paper);
}

function isOpaque(data: Uint8ClampedArray): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return false;
  return true;
}

function takeLightness(data: Uint8ClampedArray): void {
  for (let i = 0; i < data.length; i += 4) {
    const lightness = ((data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0)) / 3;
    data[i + 3] = lightness > 127 ? 255 : 0;
  }
}

/** The bounding box of the selection; undefined where nothing is selected. */
export function findBox(paper: Paper): Box | undefined {
  const { width, height } = paper.canvas;
  const { data } = readPixels(copyToRead(paper, { x: 0, y: 0, width, height }));
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (let i = 3, at = 0; i < data.length; i += 4, at += 1) {
    if ((data[i] ?? 0) < ALPHA_CUT_OFF) continue;
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  if (right < 0) return undefined;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * Copy of a part of a canvas, for reading. Reading the canvas itself would take it from the
 * graphics processor.
 */
function copyToRead(paper: Paper, part: Box): Paper {
  const copy = createPaper(part, true);
  copy.drawImage(paper.canvas, -part.x, -part.y);
  return copy;
}

function readPixels(paper: Paper): ImageData {
  return paper.getImageData(0, 0, paper.canvas.width, paper.canvas.height);
}
