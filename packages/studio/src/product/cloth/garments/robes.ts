import type { Point } from '../../../core/scene/point.ts';
import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { creases } from '../folds/crease.ts';
import { createFlutes } from '../folds/flutes.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { type Mark, seam, stitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart } from '../panel.ts';
import { backInside } from '../parts/back-inside.ts';
import { makeBelt } from '../parts/belt.ts';
import { necklineOf } from '../parts/necklines.ts';
import { ribbon } from '../parts/ribbon.ts';
import { curve, mirrored, wholeOf } from '../parts/shape.ts';
import { sideSlits } from '../parts/slits.ts';
import { neckTassels } from '../parts/tassels.ts';
import { makeTop } from '../parts/top.ts';
import { topPlan } from './cuts.ts';

const LENGTHS: Partial<Record<NonNullable<Design['length']>, number>> = {
  hip: 74,
  knee: 94,
  midi: 112,
  maxi: 126,
};

const lengthOf = ({ length }: Design): number => LENGTHS[length ?? 'knee'] ?? 94;

/** A kimono is cut of straight lengths: it has no waist, and its shoulders drop onto the arms. */
const STRAIGHT = {
  shoulderHalf: 26,
  shoulderDrop: 4.4,
  chestHalf: 27,
  waistHalf: 27,
  hemHalf: 27.6,
  armholeDepth: 26,
  armholeIn: 0.4,
};

type KimonoCut = { isCrossed: boolean; sleeveDepth: number };

function kimonoBody(design: Design, seed: string, { isCrossed, sleeveDepth }: KimonoCut) {
  const length = lengthOf(design);
  return makeTop(
    topPlan({ ...design, length: undefined }, seed, {
      collar: 'kimono',
      closure: isCrossed ? 'wrap' : 'open',
      neckline: 'v',
      sleeve: 'kimono',
      sleeveWidth: sleeveDepth,
      looseness: 0.7,
      breakAt: isCrossed ? 44 : length * 0.6,
      cutMore: { ...STRAIGHT, length, waistAt: 44 },
    }),
  );
}

export const kimono: ClothGarment = {
  id: 'kimono',
  type: 'full',
  words: ['kimono', 'kimono robe', 'silk kimono', 'furisode'],
  near: ['yukata', 'hanfu'],
  fabric: 'silk',
  axes: { length: ['maxi', 'midi', 'knee'], belt: ['obi', 'tie', 'none'] },
  always: { sleeve: 'kimono', closure: 'wrap' },
  build: (design, seed) => [
    ...kimonoBody(design, seed, { isCrossed: true, sleeveDepth: 44 }),
    ...beltOf(design),
  ],
};

function beltOf({ belt }: Design): GarmentPart[] {
  if (belt === 'none') return [];
  return belt === 'tie' ? makeBelt({ y: 45, half: 27.6, kind: 'tie' }) : obi(47);
}

/** The wide sash of a kimono, with the cord that holds it. */
function obi(y: number): GarmentPart[] {
  const half = 27.4;
  const side = curve([-half, y - 8], [-half - 0.5, y], [-half, y + 8]);
  const row = (at: number): Point[] =>
    curve([-half, at], [-half * 0.5, at + 0.9], [0, at + 1.2], [half * 0.5, at + 0.9], [half, at]);
  return [
    createPanel({
      name: 'belt',
      left: side,
      right: mirrored(side),
      outlines: [
        [...side, ...row(y + 8), ...mirrored(side).toReversed(), ...row(y - 8).toReversed()],
      ],
      cut: { turn: Math.PI / 2, clothAt: [6, 11] },
      bulge: 0.09,
      edgeCm: 0.6,
      folds: [
        creases([
          { from: [-26, y + 3], to: [-4, y + 1.4], bendCm: 0.6, widthCm: 1, heightCm: 0.3 },
          { from: [26, y - 3], to: [6, y - 1.6], bendCm: 0.5, widthCm: 1, heightCm: 0.3 },
        ]),
        wrinkle(0.16, { acrossCm: 14, downCm: 4 }),
      ],
      cast: 0.6,
      liftCm: 0.9,
      marks: [seam(row(y - 7.4), 0.5), seam(row(y + 7.4), 0.5)],
    }),
    { is: 'cord', path: row(y + 0.2), widthCm: 1, look: 'cord' },
    {
      is: 'cord',
      path: curve([-1, y + 1.2], [0, y + 0.2], [1.2, y + 1.6], [0, y + 2.2], [-1, y + 1.2]),
      widthCm: 0.9,
      look: 'cord',
    },
  ];
}

export const kimonoJacket: ClothGarment = {
  id: 'kimono-jacket',
  type: 'upper',
  words: [
    'kimono jacket',
    'haori',
    'kimono cardigan',
    'kaftan jacket',
    'beach cover up',
    'cover up',
    'kimono top',
  ],
  near: ['happi coat'],
  fabric: 'silk',
  axes: { length: ['hip', 'knee', 'midi'], belt: ['none', 'tie'] },
  always: { sleeve: 'kimono', closure: 'open' },
  build: (design, seed) => [
    ...kimonoBody(design, seed, { isCrossed: design.belt === 'tie', sleeveDepth: 33 }),
    ...(design.belt === 'tie' ? makeBelt({ y: 45, half: 27.6, kind: 'tie' }) : []),
  ],
};

export const robe: ClothGarment = {
  id: 'robe',
  type: 'full',
  words: [
    'robe',
    'dressing gown',
    'bathrobe',
    'bath robe',
    'house coat',
    'wrap robe',
    'bridal robe',
  ],
  near: ['negligee', 'peignoir'],
  fabric: 'satin',
  axes: {
    length: ['knee', 'midi', 'maxi'],
    collar: ['shawl', 'none'],
    pocket: ['patch', 'none'],
    belt: ['tie'],
  },
  mayLack: ['belt'],
  always: { sleeve: 'long', closure: 'wrap' },
  build: (design, seed) => {
    const plan = topPlan({ ...design, length: undefined }, seed, {
      collar: design.collar === 'none' ? 'kimono' : 'shawl',
      closure: 'wrap',
      neckline: 'v',
      sleeve: 'long',
      sleeveWidth: 22,
      sleeveAngle: 0.3,
      looseness: 0.75,
      breakAt: 43,
      pockets: design.pocket === 'patch' ? 'patch' : 'none',
      cutMore: {
        shoulderHalf: 22,
        shoulderDrop: 4.6,
        chestHalf: 26,
        waistHalf: 24.6,
        hemHalf: 29,
        armholeDepth: 24,
        waistAt: 43,
        length: lengthOf(design),
      },
    });
    return [
      ...makeTop(plan),
      ...(design.belt === 'none' ? [] : makeBelt({ y: 45, half: 25.4, kind: 'tie' })),
    ];
  },
};

export const kaftan: ClothGarment = {
  id: 'kaftan',
  type: 'full',
  words: ['kaftan', 'caftan', 'kaftan dress', 'djellaba', 'beach kaftan'],
  near: ['abaya', 'jalabiya', 'thobe', 'dishdasha', 'boubou', 'dashiki', 'burqa', 'burka'],
  fabric: 'silk',
  axes: { neckline: ['v', 'deep-v', 'scoop', 'crew'], length: ['maxi', 'midi'] },
  onWish: { trim: ['tassels'], neckline: ['boat', 'square'] },
  always: { sleeve: 'kimono', slit: 'side' },
  build: makeKaftan,
};

/** One wide length of cloth with a hole for the head, its sides sewn from the wrists down. */
function makeKaftan({ neckline = 'v', length, trim }: Design, seed: string): GarmentPart[] {
  const end = length === 'midi' ? 112 : 146;
  const neck = necklineOf(
    neckline === 'deep-v' || neckline === 'scoop' || neckline === 'crew' ? neckline : 'v',
  );
  const side = curve(
    [-53, 15],
    [-51.6, 24],
    [-48.6, 37],
    [-40, 44],
    [-33.4, 54],
    [-33.6, end * 0.72],
    [-36, end],
  );
  const top = curve([-neck.half, 0], [-26, 4.6], [-53, 15]);
  const hem = curve([-36, end], [-18, end + 2.4], [0, end + 1.4], [18, end + 2.6], [36, end]);
  const frame: Point[] = [
    [-44, 0],
    [-40, end * 0.5],
    [-36, end],
  ];
  const path = wholeOf(neck.path);
  const wrist: Mark[] = [side, mirrored(side)].map((edge, i) =>
    stitch(
      edge.filter(([, y]) => y < 37).map(([x, y]): Point => [x + (i === 0 ? 1.2 : -1.2), y + 0.3]),
    ),
  );
  return [
    ...backInside({ half: neck.half, depth: neck.depth, rise: 1.4 }),
    createPanel({
      name: 'body',
      left: frame,
      right: mirrored(frame),
      outlines: [
        [
          ...neck.path.toReversed(),
          ...top,
          ...side.slice(1),
          ...hem,
          ...mirrored([...top, ...side.slice(1)]).toReversed(),
          ...mirrored(neck.path),
        ],
      ],
      bulge: 0.07,
      squareness: 2.6,
      edgeCm: 0.3,
      folds: [
        createFlutes({
          seed: `${seed}:kaftan`,
          count: 7,
          heightCm: 2,
          start: 0.16,
          growth: 1,
          sway: 0.7,
        }).fold,
        creases(
          [-1, 1].flatMap((sign) => [
            {
              from: [sign * 50, 18] as const,
              to: [sign * 30, 52] as const,
              bendCm: sign * 3,
              widthCm: 2.4,
              heightCm: 1.1,
              peak: 0.5,
            },
            {
              from: [sign * 42, 14] as const,
              to: [sign * 24, 56] as const,
              bendCm: sign * 3.4,
              widthCm: 2.6,
              heightCm: 1.1,
              peak: 0.5,
            },
            {
              from: [sign * 32, 10] as const,
              to: [sign * 16, 50] as const,
              bendCm: sign * 2.6,
              widthCm: 2.6,
              heightCm: 0.8,
              peak: 0.5,
            },
          ]),
        ),
        wrinkle(0.4),
      ],
      cast: 0.45,
      isDouble: true,
      marks: [...wrist, stitch(hem.map(([x, y]): Point => [x, y - 2]))],
    }),
    ...sideSlits({ half: 35.4, hemY: end }),
    ribbon({
      name: 'trim',
      path: path.map(([x, y]): Point => [x * 1.1, y + 0.9]),
      widthCm: 2.2,
      stuff: 'plain',
      folds: [],
      bulge: 0.06,
      cast: 0.35,
      liftCm: 0.3,
      isStitched: true,
    }),
    ...(trim === 'tassels' ? neckTassels([0, neck.depth + 1]) : []),
  ];
}
