import { floatsOf } from '../../core/map-plane.ts';
import { blurPlane } from '../../core/plane/blur-plane.ts';
import type { SketchReading } from '../sketch-reading/sketch-reading.ts';
import type { BareStage } from './stage.ts';

/** Half-pixels over which cloth is taken for its mean. */
const AROUND = 5;
/** Brighter than the cloth around by this, a place may be of a print: ink only ever darkens. */
const BRIGHTER = 0.06;
/** Darker than this it is a pen's, and says nothing of the cloth around. */
const INK = 0.32;
/** The part of a printed cloth that is so. */
const PRINTED_PART = 0.22;
/** Half-size pixels that an area must have for its print to be told. */
const LEAST_PX = 350;

/**
 * Labels of a sketch without a region map whose cloth is printed: much of it is brighter than the
 * cloth around it, as dots, stripes and flowers are or what lies between them.
 */
export function findPrinted(reading: SketchReading, stage: BareStage): Uint8Array {
  const { half, halfLabels } = stage;
  const labels = halfLabels.map((label) =>
    reading.regions.get(label)?.class === 'garment' ? label : 0,
  );
  const inside = new Float32Array(labels.length);
  const cloth = floatsOf(labels, (label) => (label > 0 ? 1 : 0));
  const planes = [0, 1, 2].map((channel) => channelOf(reading, stage, channel));
  for (let i = 0; i < labels.length; i += 1) {
    const isInk = planes.every((plane) => plane[i] < INK);
    if (labels[i] > 0 && !isInk) inside[i] = 1;
  }
  const cover = blurPlane(inside, half, AROUND);
  const isBright = new Uint8Array(labels.length);
  for (const plane of planes) {
    for (let i = 0; i < plane.length; i += 1) plane[i] *= inside[i];
    const mean = blurPlane(plane, half, AROUND);
    for (let i = 0; i < plane.length; i += 1) {
      if (inside[i] && plane[i] > mean[i] / cover[i] + BRIGHTER) isBright[i] = 1;
    }
  }
  return labelsOf(labels, { isBright, cover: blurPlane(cloth, half, AROUND) });
}

function labelsOf(
  labels: Uint16Array,
  { isBright, cover }: { isBright: Uint8Array; cover: Float32Array },
): Uint8Array {
  const counts = new Uint32Array(65536);
  const bright = new Uint32Array(65536);
  for (let i = 0; i < labels.length; i += 1) {
    if (labels[i] === 0 || cover[i] < 0.97) continue;
    counts[labels[i]] += 1;
    bright[labels[i]] += isBright[i];
  }
  return Uint8Array.from(counts, (count, label) =>
    label > 0 && count > LEAST_PX && bright[label] > count * PRINTED_PART ? 1 : 0,
  );
}

/** One channel of the drawing at half size. */
function channelOf(
  { colours, size }: SketchReading,
  { half, left, top }: BareStage,
  channel: number,
) {
  const out = new Float32Array(half.width * half.height);
  for (let y = 0, i = 0; y < half.height; y += 1) {
    const row = ((y * 2 + top) * size.width + left) * 3 + channel;
    for (let x = 0; x < half.width; x += 1, i += 1) {
      const at = row + x * 6;
      out[i] = (colours[at] + colours[at + 3] + colours[at + size.width * 3]) / 3;
    }
  }
  return out;
}
