import type { PixelSize } from '@toile/tools';
import { brightnessAt } from '../../core/brightness.ts';
import type { SketchReading } from '../sketch-reading/sketch-reading.ts';
import { drawnLines } from './drawn-lines.ts';
import { printedLabels } from './printed-labels.ts';

/** The part of the page that the figure needs, and its planes; coordinates count from its corner. */
export type Stage = PixelSize & {
  left: number;
  top: number;
  page: PixelSize;
  labels: Uint16Array;
  lines: Float32Array;
  /** At half the size: a pixel is two by two. Of the lines only what a pen drew. */
  half: PixelSize;
  halfLabels: Uint16Array;
  halfLines: Float32Array;
  /** 1 on the figure, 0 around it. */
  halfInside: Float32Array;
  /** The row of the half-size planes that the waist is on; undefined where nobody wears the garment. */
  waistRow?: number;
  /** For each label whether a print is drawn on its cloth: its lines are no folds. */
  printed: Uint8Array;
};

/** A stage before its prints are known. */
export type BareStage = Omit<Stage, 'printed'>;

/** Room for strands beyond the silhouette and for blurs. */
const MARGIN_PX = 20;

/** Cuts the figure out of the page. */
export function createStage(reading: SketchReading): Stage {
  const box = boxOf(reading);
  const { width, height, left, top } = box;
  const labels = new Uint16Array(width * height);
  const lines = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const from = (y + top) * reading.size.width + left;
    labels.set(reading.labels.subarray(from, from + width), y * width);
    lines.set(reading.lines.subarray(from, from + width), y * width);
  }
  const half = { width: width >> 1, height: height >> 1 };
  const halfLabels = new Uint16Array(half.width * half.height);
  const halfInside = new Float32Array(half.width * half.height);
  const found = new Float32Array(half.width * half.height);
  const light = new Float32Array(half.width * half.height);
  for (let y = 0, i = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1, i += 1) {
      const at = y * 2 * width + x * 2;
      halfLabels[i] = labels[at] || labels[at + width + 1];
      if (halfLabels[i] > 0) halfInside[i] = 1;
      found[i] = (lines[at] + lines[at + 1] + lines[at + width] + lines[at + width + 1]) / 4;
      light[i] = brightness(reading, (y * 2 + top) * reading.size.width + x * 2 + left);
    }
  }
  const halfLines = drawnLines(found, light, half);
  const waistRow = reading.isPerson ? (reading.landmarks.waistY - top) / 2 : undefined;
  const stage = {
    ...box,
    page: reading.size,
    labels,
    lines,
    half,
    halfLabels,
    halfLines,
    halfInside,
    waistRow,
  };
  const printed = printedLabels(reading, stage);
  for (let i = 0; i < halfLines.length; i += 1) if (printed[halfLabels[i]]) halfLines[i] = 0;
  return { ...stage, printed };
}

/** Of two by two pixels of the drawing. */
function brightness({ colours, size }: SketchReading, at: number): number {
  let sum = 0;
  for (const i of [at, at + 1, at + size.width, at + size.width + 1]) {
    sum += brightnessAt(colours, i * 3);
  }
  return sum / 4;
}

function boxOf({ labels, size }: SketchReading) {
  let [left, top, right, bottom] = [size.width, size.height, 0, 0];
  for (let y = 0, i = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1, i += 1) {
      if (labels[i] === 0) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  left = Math.max(0, left - MARGIN_PX) & ~1;
  top = Math.max(0, top - MARGIN_PX) & ~1;
  const width = (Math.min(size.width, right + MARGIN_PX) - left) & ~1;
  const height = (Math.min(size.height, bottom + MARGIN_PX) - top) & ~1;
  return { left, top, width, height };
}
