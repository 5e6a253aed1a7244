import { expect, test } from 'vitest';
import type { LabColour } from '../parse/colour-model.ts';
import { otherCloth } from './other-cloth.ts';

const RED: LabColour = [50, 60, 40];
const WHITE: LabColour = [95, 0, 0];

/** A row of pieces of equal size, each beside the next. */
function rowOf(colours: readonly LabColour[]) {
  const count = colours.length;
  const border = { length: count - 1 };
  return {
    width: count,
    height: 1,
    count,
    ids: Int32Array.from(colours, (_, k) => k),
    areaPx: new Float32Array(count).fill(100),
    lab: Float32Array.from(colours.flat()),
    x: new Float32Array(count),
    y: new Float32Array(count),
    subject: new Float32Array(count).fill(1),
    borders: {
      from: Int32Array.from(border, (_, k) => k),
      to: Int32Array.from(border, (_, k) => k + 1),
      lengthPx: new Float32Array(count - 1).fill(10),
      contrast: new Float32Array(count - 1),
    },
  };
}

function otherOnes(colours: readonly LabColour[], dot: number): number[] {
  const pieces = rowOf(colours);
  const gapOf = (colour: LabColour) => Math.hypot(...colour.map((v, c) => v - colours[dot][c]));
  const isOther = otherCloth({ pieces, wanted: [dot], isSamePart: () => true, gapOf });
  return colours.flatMap((_, k) => (isOther(k) ? [k] : []));
}

test('a shirt in a coat is another garment than the coat, whichever the dot is on', () => {
  const worn = [RED, RED, RED, WHITE, WHITE];
  expect(otherOnes(worn, 3)).toEqual([0, 1, 2]);
  expect(otherOnes(worn, 0)).toEqual([3, 4]);
});

test('stripes are one garment', () => {
  expect(otherOnes([RED, WHITE, RED, WHITE, RED, WHITE], 2)).toEqual([]);
});

test('a button is no garment', () => {
  expect(otherOnes([...Array.from({ length: 12 }, () => RED), WHITE], 4)).toEqual([]);
});
