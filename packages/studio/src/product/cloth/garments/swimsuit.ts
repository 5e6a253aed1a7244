import type { Point } from '../../../core/scene/point.ts';
import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { creases } from '../folds/crease.ts';
import { mounds } from '../folds/mound.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { stitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart } from '../panel.ts';
import { curve, mirrored, wholeOf } from '../parts/shape.ts';

/** Drawn for the left: the leg's opening, from the hip to the crotch. */
const LEG: Record<'low' | 'high', Point[]> = {
  low: [
    [-19.4, 57],
    [-13, 62.5],
    [-6.4, 68.5],
    [-3.4, 73.5],
  ],
  high: [
    [-18.8, 50],
    [-12.6, 58],
    [-6.2, 67],
    [-3.4, 73.5],
  ],
};

export const swimsuit: ClothGarment = {
  id: 'swimsuit',
  type: 'full',
  words: [
    'swimsuit',
    'swimwear',
    'bathing suit',
    'one piece',
    'leotard',
    'bodysuit',
    'swimming costume',
    'maillot',
  ],
  near: ['monokini', 'tankini'],
  fabric: 'jersey',
  axes: {
    neckline: ['scoop', 'v', 'square', 'deep-v', 'sweetheart'],
    fit: ['regular', 'slim'],
    belt: ['none', 'tie'],
  },
  onWish: { legline: ['high'] },
  build,
};

const DEPTH: Partial<Record<NonNullable<Design['neckline']>, Point[]>> = {
  v: [
    [-10, 13],
    [-4.6, 22],
    [0, 27],
  ],
  'deep-v': [
    [-10, 14],
    [-4.8, 28],
    [0, 36],
  ],
  square: [
    [-11, 15],
    [-10.4, 19.4],
    [-9.6, 20],
    [0, 20.3],
  ],
  sweetheart: [
    [-11.4, 15],
    [-9, 17.6],
    [-5, 17.8],
    [0, 21.6],
  ],
};

function build({ neckline = 'scoop', fit, legline }: Design): GarmentPart[] {
  const leg = curve(...LEG[fit === 'slim' || legline === 'high' ? 'high' : 'low']);
  const strap: Point[] = [
    [-9.6, -1],
    [-12.4, -0.6],
  ];
  const neck = curve(
    strap[0],
    ...(DEPTH[neckline] ?? [
      [-9.4, 12],
      [-5, 19.6],
      [0, 21.4],
    ]),
  );
  const arm = curve(strap[1], [-13.2, 9], [-15.4, 16], [-18.4, 20.5]);
  const side = curve([-18.4, 20.5], [-17.2, 27], [-15.4, 38], [-17.8, 48], leg[0]);
  const half = [...arm, ...side, ...leg];
  const frame: Point[] = [[-18.4, -1], ...side, [-12, 74]];
  const back = curve([-10.4, -0.6], [-9.8, 3], [-6, 6.6], [0, 7.6]);
  return [
    createPanel({
      name: 'back inside',
      left: frame,
      right: mirrored(frame),
      outlines: [[...wholeOf(back), [11, 34], [-11, 34]]],
      stuff: 'inside',
      shade: 0.6,
      bulge: 0,
      cast: 0,
    }),
    { is: 'label', at: [0, neckline === 'deep-v' || neckline === 'v' ? 12 : 8] },
    createPanel({
      name: 'body',
      left: frame,
      right: mirrored(frame),
      outlines: [
        [...neck.toReversed(), ...half, ...mirrored(half).toReversed(), ...mirrored(neck)],
      ],
      bulge: 0.24,
      squareness: 2.2,
      edgeCm: 0.35,
      folds: [
        mounds(
          [0.3, 0.7].map((s) => ({ s, t: 0.3, acrossPart: 0.16, downPart: 0.11, heightCm: 2 })),
        ),
        creases(
          [-1, 1].flatMap((sign) => [
            {
              from: [sign * 16, 37] as const,
              to: [sign * 6, 39.5] as const,
              bendCm: sign * 0.5,
              widthCm: 1,
              heightCm: 0.36,
              peak: 0.3,
            },
            {
              from: [sign * 16, 41] as const,
              to: [sign * 4, 43] as const,
              bendCm: sign * -0.5,
              widthCm: 1.1,
              heightCm: 0.32,
              peak: 0.3,
            },
            {
              from: [sign * 12, 60] as const,
              to: [sign * 2, 62] as const,
              bendCm: sign * 0.6,
              widthCm: 1,
              heightCm: 0.3,
            },
          ]),
        ),
        wrinkle(0.18),
      ],
      isDouble: true,
      marks: [
        ...[neck, mirrored(neck)].map((row) => stitch(row.map(([x, y]): Point => [x, y + 0.8]))),
        ...[leg, mirrored(leg)].map((row) =>
          stitch(row.map(([x, y]): Point => [x - Math.sign(x) * 0.5, y - 0.8])),
        ),
      ],
    }),
  ];
}
