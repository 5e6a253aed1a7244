import type { Point } from '../../../core/scene/point.ts';
import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { creases } from '../folds/crease.ts';
import type { Fold } from '../folds/fold.ts';
import { mounds } from '../folds/mound.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { type Mark, seam } from '../marks/mark.ts';
import type { GarmentPart } from '../panel.ts';
import { curve } from '../parts/shape.ts';
import { makeTop } from '../parts/top.ts';
import { belowWaist, sleeveAngle } from './bodice.ts';
import { topPlan } from './cuts.ts';

export const cheongsam: ClothGarment = {
  id: 'cheongsam',
  type: 'full',
  words: ['cheongsam', 'qipao', 'mandarin dress', 'chinese dress'],
  near: ['ao dai'],
  fabric: 'satin',
  axes: { sleeve: ['cap', 'none', 'short', 'long'], length: ['midi', 'maxi', 'knee', 'mini'] },
  always: { collar: 'mandarin', closure: 'frogs', slit: 'side' },
  build: (design: Design, seed) => {
    const length = 38 + belowWaist(design);
    const plan = topPlan({ ...design, fit: 'regular', length: undefined }, seed, {
      collar: 'mandarin',
      sleeveAngle: sleeveAngle(design),
      looseness: 0.15,
      cutMore: {
        shoulderHalf: design.sleeve === 'none' ? 16.4 : 18,
        chestHalf: 20.6,
        waistHalf: 17,
        waistAt: 38,
        hipHalf: 22.4,
        hemHalf: 20.4,
        length,
      },
    });
    return [...makeTop({ ...plan, folds: closeFolds(length) }), ...opening(), ...slits(length)];
  },
};

/** Folds of satin that lies close: drawn from the arms to the breast, and in at the waist. */
const closeFolds = (length: number): Fold[] => [
  creases(
    [-1, 1].flatMap((sign) => [
      {
        from: [sign * 20, 22] as const,
        to: [sign * 11, 25] as const,
        bendCm: sign * 0.6,
        widthCm: 1.2,
        heightCm: 0.42,
        peak: 0.3,
      },
      {
        from: [sign * 19, 27] as const,
        to: [sign * 10, 30] as const,
        bendCm: sign * 0.5,
        widthCm: 1.1,
        heightCm: 0.36,
        peak: 0.3,
      },
      {
        from: [sign * 16.6, 38] as const,
        to: [sign * 6, 40] as const,
        bendCm: sign * 0.5,
        widthCm: 1.1,
        heightCm: 0.4,
        peak: 0.3,
      },
      {
        from: [sign * 17, 43] as const,
        to: [sign * 8, 47] as const,
        bendCm: sign * -0.5,
        widthCm: 1.2,
        heightCm: 0.34,
        peak: 0.3,
      },
      {
        from: [sign * 9, 29] as const,
        to: [sign * 7.6, 50] as const,
        bendCm: sign * 0.8,
        widthCm: 1.6,
        heightCm: 0.34,
      },
      {
        from: [sign * 14, 58] as const,
        to: [sign * 9, length - 6] as const,
        bendCm: sign * 0.8,
        widthCm: 2.2,
        heightCm: 0.44,
      },
    ]),
  ),
  mounds(
    [0.29, 0.71].map((s) => ({
      s,
      t: 25 / length,
      acrossPart: 0.17,
      downPart: 0.1,
      heightCm: 1.5,
    })),
  ),
  wrinkle(0.26),
  wrinkle(0.1, { acrossCm: 3.4, downCm: 4 }),
];

/** From the collar over the breast to the arm: the front closes there, with knots of cord. */
const OPENING = curve([0.4, 8], [3.4, 12.4], [9, 15.6], [15.4, 18.4], [19.4, 21.4]);

function opening(): GarmentPart[] {
  const knots: Point[] = [
    [0.6, 8.6],
    [8.6, 15.4],
    [17.6, 19.9],
  ];
  return [{ is: 'cord', path: OPENING, widthCm: 0.42, look: 'cloth' }, ...knots.flatMap(frog)];
}

/** A knot button between two loops of cord. */
function frog([x, y]: Point): Mark[] {
  const loop = (sign: number): Mark => ({
    is: 'cord',
    path: curve(
      [x, y],
      [x + sign * 1, y - 1.3],
      [x + sign * 2.8, y - 2.2],
      [x + sign * 3.2, y - 1],
      [x + sign * 1.8, y + 0.2],
      [x, y],
    ),
    widthCm: 0.42,
    look: 'cloth',
  });
  return [loop(-1), loop(1), { is: 'button', at: [x, y], radiusCm: 0.58, look: 'covered' }];
}

const slits = (length: number): GarmentPart[] =>
  length < 84
    ? []
    : [-1, 1].map((sign) =>
        seam(
          [
            [sign * 20.5, length - Math.min(34, length * 0.26)],
            [sign * 19.7, length + 0.6],
          ],
          1.5,
        ),
      );
