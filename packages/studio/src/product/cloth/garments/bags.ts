import type { Point } from '../../../core/scene/point.ts';
import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { creases } from '../folds/crease.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { type Mark, seam, stitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart } from '../panel.ts';
import { ribbon } from '../parts/ribbon.ts';
import { curve, mirrored, wholeOf } from '../parts/shape.ts';

export const backpack: ClothGarment = {
  id: 'backpack',
  type: 'accessory',
  words: ['backpack', 'rucksack', 'school bag', 'knapsack', 'book bag'],
  near: ['duffel bag', 'duffle bag', 'gym bag', 'weekend bag'],
  fabric: 'nylon',
  axes: { pocket: ['patch', 'none'] },
  printScale: 0.9,
  build: ({ pocket }: Design) => [
    topLoop(),
    ...[-1, 1].map(shoulderStrap),
    ...[-1, 1].map(sidePocket),
    ...sack(),
    ...(pocket === 'none' ? [] : frontPocket()),
  ],
};

const topLoop = (): GarmentPart =>
  ribbon({
    name: 'handle 0',
    path: curve([-3.4, 1], [-3.2, -3], [0, -4.6], [3.2, -3], [3.4, 1]),
    widthCm: 2,
    isStitched: true,
    cut: { turn: Math.PI / 2 },
    bulge: 0.2,
  });

/** The straps show beside the bag. */
const shoulderStrap = (sign: number): GarmentPart =>
  ribbon({
    name: `strap ${sign}`,
    path: curve(
      [sign * 8, 3],
      [sign * 15.4, 5],
      [sign * 18.6, 13],
      [sign * 18.4, 24],
      [sign * 15.4, 35],
      [sign * 12.8, 40.6],
    ),
    widthCm: 5,
    endCm: 2.2,
    isStitched: true,
    shade: 0.78,
    cut: { clothAt: [sign * 9, 6] },
    bulge: 0.16,
  });

const sidePocket = (sign: number): GarmentPart => {
  const inner: Point[] = [
    [sign * 13, 27],
    [sign * 13, 42],
  ];
  const outer = curve([sign * 16.4, 27.4], [sign * 17.6, 34], [sign * 15.6, 41.6]);
  return createPanel({
    name: `pocket ${sign < 0 ? 'left' : 'right'}`,
    left: sign < 0 ? outer : inner,
    right: sign < 0 ? inner : outer,
    cut: { turn: sign * 0.06, clothAt: [sign * 4, 4] },
    bulge: 0.3,
    edgeCm: 0.4,
    shade: 0.88,
    folds: [wrinkle(0.3, { acrossCm: 4, downCm: 6 })],
    marks: [
      stitch([
        [sign * 13, 28.2],
        [sign * 17, 28.6],
      ]),
    ],
  });
};

/** The left half of the outline, from the top over the side to the bottom. */
const OUTLINE = curve(
  [0, 0],
  [-6.5, 0.5],
  [-11.6, 3.4],
  [-14.2, 9.6],
  [-15, 20],
  [-15.2, 32],
  [-14.6, 40],
  [-11.4, 43.2],
  [0, 43.8],
);
const insetBy = (points: readonly Point[], part: number, up = 0): Point[] =>
  points.map(([x, y]) => [x * part, 22 + (y - 22) * part + up]);

function sack(): GarmentPart[] {
  const arch = wholeOf(
    insetBy(
      OUTLINE.filter(([, y]) => y < 24),
      0.86,
      0.4,
    ).toReversed(),
  );
  const frame: Point[] = [
    [-15.2, 0],
    [-15.4, 44],
  ];
  return [
    createPanel({
      name: 'body',
      left: frame,
      right: mirrored(frame),
      outlines: [[...OUTLINE, ...mirrored(OUTLINE).toReversed()]],
      bulge: 0.26,
      squareness: 2.6,
      edgeCm: 1.1,
      folds: [
        creases([
          { from: [-14, 24], to: [-5, 22.6], bendCm: 0.6, widthCm: 1.4, heightCm: 0.5, peak: 0.3 },
          { from: [14, 21], to: [6.4, 23], bendCm: -0.5, widthCm: 1.2, heightCm: 0.45, peak: 0.3 },
          { from: [-13, 40], to: [-8, 35], bendCm: 0.6, widthCm: 1.2, heightCm: 0.5, peak: 0.3 },
          { from: [13, 40], to: [8.4, 34], bendCm: -0.6, widthCm: 1.2, heightCm: 0.5, peak: 0.3 },
          { from: [-7, 3], to: [-2, 12], bendCm: 0.6, widthCm: 1.4, heightCm: 0.3 },
        ]),
        wrinkle(0.42, { acrossCm: 8, downCm: 8 }),
      ],
      cast: 0.6,
      liftCm: 1.2,
      marks: [seam(wholeOf(insetBy(OUTLINE, 0.95)), 0.9), stitch(wholeOf(insetBy(OUTLINE, 0.925)))],
    }),
    { is: 'zip', path: arch },
  ];
}

/** A pocket with a zip of its own, that stands off a little. */
function frontPocket(): GarmentPart[] {
  const half = curve(
    [0, 23.4],
    [-7.6, 23.6],
    [-10.6, 25.4],
    [-11.3, 31],
    [-11.2, 38],
    [-9, 40.4],
    [0, 40.8],
  );
  const frame: Point[] = [
    [-11.3, 23.4],
    [-11.3, 41],
  ];
  return [
    createPanel({
      name: 'pocket',
      left: frame,
      right: mirrored(frame),
      outlines: [[...half, ...mirrored(half).toReversed()]],
      bulge: 0.17,
      squareness: 2.6,
      edgeCm: 0.8,
      folds: [
        creases([
          { from: [-10.6, 38], to: [-5, 34], bendCm: 0.5, widthCm: 1.1, heightCm: 0.4, peak: 0.3 },
          { from: [10.4, 37], to: [5, 32.6], bendCm: -0.5, widthCm: 1.1, heightCm: 0.4, peak: 0.3 },
        ]),
        wrinkle(0.3, { acrossCm: 6, downCm: 6 }),
      ],
      cast: 0.65,
      liftCm: 0.9,
      marks: [stitch(wholeOf(half.map(([x, y]): Point => [x * 0.94, 32 + (y - 32) * 0.93])))],
    }),
    {
      is: 'zip',
      path: [
        [-8.6, 26.6],
        [8.6, 26.6],
      ],
    },
  ];
}

export const clutch: ClothGarment = {
  id: 'clutch',
  type: 'accessory',
  words: ['clutch', 'clutch bag', 'evening bag', 'pouch', 'envelope clutch', 'pochette'],
  near: [
    'wallet',
    'make up bag',
    'makeup bag',
    'cosmetic bag',
    'wash bag',
    'toiletry bag',
    'pencil case',
    'fanny pack',
    'bum bag',
    'belt bag',
    'coin purse',
  ],
  fabric: 'satin',
  axes: { closure: ['none', 'zip'] },
  printScale: 0.55,
  build: ({ closure }: Design) => (closure === 'zip' ? zipped() : envelope()),
};

const CLUTCH = { half: 13.6, height: 16.6 };

function clutchBody(marks: Mark[]): GarmentPart {
  const { half, height } = CLUTCH;
  const side = curve(
    [-half, 0.5],
    [-half - 0.25, height * 0.5],
    [-half - 0.1, height - 1.2],
    [-half + 1, height],
  );
  const base = curve([-half + 1, height], [0, height + 0.35], [half - 1, height]);
  const top = curve([-half, 0.5], [-half + 0.7, -0.1], [0, -0.25], [half - 0.7, -0.1], [half, 0.5]);
  return createPanel({
    name: 'body',
    left: side,
    right: mirrored(side),
    outlines: [[...side, ...base, ...mirrored(side).toReversed(), ...top.toReversed()]],
    bulge: 0.09,
    squareness: 2.8,
    edgeCm: 0.8,
    folds: [
      creases([
        { from: [-13, 15], to: [-8, 11.6], bendCm: 0.4, widthCm: 1.1, heightCm: 0.28, peak: 0.3 },
        { from: [13, 15], to: [8.4, 11], bendCm: -0.4, widthCm: 1.1, heightCm: 0.28, peak: 0.3 },
      ]),
      wrinkle(0.12, { acrossCm: 8, downCm: 6 }),
    ],
    cast: 0.5,
    liftCm: 0.9,
    marks: [
      stitch(side.map(([x, y]): Point => [x + 0.55, y])),
      stitch(mirrored(side).map(([x, y]): Point => [x - 0.55, y])),
      ...marks,
    ],
  });
}

/** A clutch whose flap falls to a point, held by a stud. */
function envelope(): GarmentPart[] {
  const { half } = CLUTCH;
  const edge = curve(
    [-half - 0.15, 0.6],
    [-half * 0.94, 2],
    [-half * 0.5, 6.3],
    [-1.6, 10.2],
    [0, 10.8],
  );
  const top = curve(
    [-half - 0.15, 0.6],
    [-half + 0.6, -0.35],
    [0, -0.55],
    [half - 0.6, -0.35],
    [half + 0.15, 0.6],
  );
  const frame: Point[] = [
    [-half, -0.5],
    [-half, 11],
  ];
  return [
    clutchBody([]),
    createPanel({
      name: 'flap',
      left: frame,
      right: mirrored(frame),
      outlines: [[...wholeOf(edge), ...top.toReversed()]],
      cut: { clothAt: [0, 12] },
      bulge: 0.05,
      edgeCm: 0.6,
      folds: [wrinkle(0.08, { acrossCm: 8, downCm: 6 })],
      cast: 0.65,
      liftCm: 0.6,
      marks: [stitch(wholeOf(edge).map(([x, y]): Point => [x * 0.96, y - 0.6]))],
    }),
    { is: 'button', at: [0, 9.1], radiusCm: 0.8, look: 'metal' },
  ];
}

/** A flat pouch with a zip along its top, and a loop for the wrist. */
const zipped = (): GarmentPart[] => [
  ribbon({
    name: 'strap',
    path: curve(
      [-13.2, 2],
      [-17, 3],
      [-18.6, 8],
      [-16.8, 13.6],
      [-15.4, 14],
      [-16, 9],
      [-15.2, 4.6],
      [-13.2, 3],
    ),
    widthCm: 1.1,
    bulge: 0.2,
  }),
  clutchBody([
    seam(
      [
        [-12.6, 2.6],
        [12.6, 2.6],
      ],
      0.7,
    ),
  ]),
  {
    is: 'zip',
    path: [
      [-12.2, 1.5],
      [12.2, 1.5],
    ],
  },
];
