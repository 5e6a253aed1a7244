import type { DrawnPrint, SketchReading } from '../sketch-reading/sketch-reading.ts';
import { findPrinted } from './found-print.ts';
import type { BareStage } from './stage.ts';

/** The part of a cloth that its print covers at least. */
const LEAST_PART = 0.03;

/** For each label whether its cloth is printed: as it was recorded, else as it is found. */
export function printedLabels(reading: SketchReading, stage: BareStage): Uint8Array {
  return reading.print ? recordedLabels(reading, reading.print) : findPrinted(reading, stage);
}

function recordedLabels({ labels }: SketchReading, { marks, colours }: DrawnPrint): Uint8Array {
  const counts = new Uint32Array(65536);
  const marked = new Uint32Array(65536);
  if (colours.length > 0) {
    for (let i = 0; i < labels.length; i += 1) {
      counts[labels[i]] += 1;
      if (marks[i] > 0) marked[labels[i]] += 1;
    }
  }
  return Uint8Array.from(counts, (count, label) =>
    label > 0 && marked[label] > count * LEAST_PART ? 1 : 0,
  );
}
