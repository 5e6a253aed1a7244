import type { Paper } from '../../../lib/pictures/paper.ts';
import { clearPaper } from './paint-mark.ts';

/** Below it a pixel counts as not selected. */
const ALPHA_CUT_OFF = 50;

/** How many pixels are not transparent. */
export function countVisible(paper: Paper): number {
  const { data } = readPixels(paper);
  let count = 0;
  for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) > 0) count += 1;
  return count;
}

/** Makes what is selected opaque and the rest transparent. */
export function harden(paper: Paper): void {
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

function readPixels(paper: Paper): ImageData {
  return paper.getImageData(0, 0, paper.canvas.width, paper.canvas.height);
}
