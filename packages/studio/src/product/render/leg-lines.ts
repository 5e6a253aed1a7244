import type { SketchReading } from '../sketch-reading/sketch-reading.ts';
import { findFeet } from './find-feet.ts';

/** One leg under a skirt, from hip to where it comes out of the hem; page pixels. */
export type LegLine = {
  hipX: number;
  hipY: number;
  hipHalf: number;
  endX: number;
  endY: number;
  endHalf: number;
};

type Contact = { x: number; y: number; half: number };

/** The two legs of a figure in a skirt: towards where they are seen under the hem, else to the feet. */
export function legLines(reading: SketchReading): LegLine[] {
  const { landmarks, labels, size } = reading;
  const { top, bottom, waistY } = landmarks;
  const tall = bottom - top;
  const centre = middleAt(labels, { y: waistY, width: size.width }) ?? landmarks.centreX;
  const hipY = top + 0.49 * tall;
  const seen = contacts(reading).slice(0, 2);
  const ends =
    seen.length > 0
      ? seen
      : findFeet(reading).map((x): Contact => ({ x, y: bottom, half: 0.016 * tall }));
  return ends.map(({ x, y, half }, i) => {
    const isAlone = ends.length === 1;
    const side = isAlone ? 0 : x < ends[1 - i].x ? -1 : 1;
    return {
      hipX: centre + side * 0.036 * tall,
      hipY,
      hipHalf: 0.042 * tall,
      endX: x,
      endY: Math.max(y, hipY + 1),
      endHalf: Math.min(half, 0.034 * tall),
    };
  });
}

/** Stretches of hem under which skin or shoes show, in the lower half of the figure, the widest first. */
function contacts({ labels, regions, size, landmarks }: SketchReading): Contact[] {
  const { top, bottom } = landmarks;
  const classAt = (i: number) => regions.get(labels[i])?.class;
  const found: Contact[] = [];
  let run: { from: number; sum: number; count: number } | undefined;
  for (let x = 0; x < size.width; x += 1) {
    let hemY = 0;
    for (let y = Math.round(top + (bottom - top) * 0.55); y < bottom; y += 1) {
      const i = y * size.width + x;
      const below = classAt(i + size.width);
      const isOut = below === 'skin' || below === 'shoe';
      if (isOut && classAt(i) === 'garment') hemY = y;
      if (isOut) break;
    }
    if (hemY > 0) {
      run ??= { from: x, sum: 0, count: 0 };
      run.sum += hemY;
      run.count += 1;
    } else if (run) {
      if (run.count > 5) found.push(contactOf(run));
      run = undefined;
    }
  }
  return found.toSorted((a, b) => b.half - a.half);
}

const contactOf = ({ from, sum, count }: { from: number; sum: number; count: number }) => ({
  x: from + count / 2,
  y: sum / count,
  half: count / 2,
});

function middleAt(
  labels: Uint16Array,
  { y, width }: { y: number; width: number },
): number | undefined {
  let sum = 0;
  let count = 0;
  for (let x = 0; x < width; x += 1) {
    if (labels[y * width + x] === 0) continue;
    sum += x;
    count += 1;
  }
  return count > 0 ? sum / count : undefined;
}
