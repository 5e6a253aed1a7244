import type { Point } from '../../../core/scene/point.ts';
import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { creases } from '../folds/crease.ts';
import { gathers } from '../folds/gathers.ts';
import { mounds } from '../folds/mound.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { type Mark, stitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart, type Panel } from '../panel.ts';
import { ribbon } from '../parts/ribbon.ts';
import { curve, mirrored, onSide, SIDES, type Side, wholeOf } from '../parts/shape.ts';
import { makeSkirt } from '../parts/skirt.ts';
import { makeTop } from '../parts/top.ts';
import { waistHollow } from '../parts/waist.ts';
import { topPlan } from './cuts.ts';

const cord = (path: readonly Point[], widthCm = 0.55): Mark => ({
  is: 'cord',
  path,
  widthCm,
  look: 'cloth',
});

export const bikini: ClothGarment = {
  id: 'bikini',
  type: 'full',
  words: [
    'bikini',
    'two piece',
    'two piece swimsuit',
    'triangle bikini',
    'bandeau bikini',
    'string bikini',
    'halter bikini',
  ],
  near: ['lingerie'],
  fabric: 'jersey',
  axes: { bodice: ['halter', 'straight'], fit: ['regular', 'slim'], belt: ['tie', 'none'] },
  onWish: { rise: ['high'] },
  printScale: 0.7,
  build: ({ bodice, fit, belt, rise }: Design) => [
    ...(bodice === 'straight' ? bandeau() : triangles()),
    {
      is: 'group',
      at: [0, rise === 'high' ? 41 : 31],
      parts: briefs({
        isHigh: fit === 'slim',
        isTied: belt !== 'none' && rise !== 'high',
        riseCm: rise === 'high' ? 11 : 0,
      }),
    },
  ],
};

/** Two triangles on a string, tied behind the neck. */
function triangles(): GarmentPart[] {
  return [
    cord(
      curve(
        [-16.4, 18.6],
        [-20.4, 15.4],
        [-14, 12.6],
        [0, 12],
        [14, 12.6],
        [20.4, 15.4],
        [16.4, 18.6],
      ),
    ),
    cord(curve([-9, 3], [-7, -6], [-4, -11.6], [0, -13.4], [4, -11.6], [7, -6], [9, 3])),
    ...SIDES.map(cup),
    cord(curve([-17.4, 19.2], [-9, 20.2], [0, 20], [9, 20.2], [17.4, 19.2])),
  ];
}

function cup(side: Side): Panel {
  const outer = curve([-9, 2.2], [-12.6, 8.4], [-16.2, 15], [-17.2, 19.4]);
  const inner = curve([-9, 2.2], [-6.2, 8.6], [-2.8, 15], [-1.2, 20]);
  const low = curve([-17.2, 19.4], [-9, 20.5], [-1.2, 20]);
  const frame: Point[] = [
    [-17.2, 2],
    [-17.2, 20],
  ];
  const right: Point[] = [
    [-1.2, 2],
    [-1.2, 20],
  ];
  return createPanel({
    name: `body ${side}`,
    left: side === 'left' ? frame : mirrored(right),
    right: side === 'left' ? right : mirrored(frame),
    outlines: [onSide(side, [...outer, ...low, ...inner.toReversed()])],
    cut: {
      turn: side === 'left' ? 0.24 : -0.24,
      origin: onSide(side, [[-9, 10]])[0],
      clothAt: onSide(side, [[-9, 10]])[0],
    },
    bulge: 0.16,
    squareness: 2,
    edgeCm: 0.5,
    folds: [
      mounds([{ s: 0.5, t: 0.66, acrossPart: 0.34, downPart: 0.32, heightCm: 1.4 }]),
      gathers({ edge: 'bottom', heightCm: 0.3, count: 9, reach: 0.26 }),
      wrinkle(0.14),
    ],
    cast: 0.45,
    marks: [
      stitch(
        onSide(
          side,
          outer.map(([x, y]): Point => [x + 0.55, y + 0.5]),
        ),
      ),
      stitch(
        onSide(
          side,
          inner.map(([x, y]): Point => [x - 0.55, y + 0.5]),
        ),
      ),
    ],
  });
}

/** A band without straps, drawn together in its middle. */
function bandeau(): GarmentPart[] {
  const side = curve([-18, 7], [-18.6, 13], [-17.8, 20]);
  const row = (y: number, dip: number): Point[] =>
    wholeOf(
      curve(
        [-18, y],
        [-13, y - dip * 0.5],
        [-7, y - dip * 0.6],
        [-2.6, y + dip * 0.6],
        [0, y + dip],
      ),
    );
  return [
    createPanel({
      name: 'lining',
      left: [
        [-18, 5.6],
        [-17.6, 19],
      ],
      right: [
        [18, 5.6],
        [17.6, 19],
      ],
      outlines: [[...curve([-18, 7], [0, 4.6], [18, 7]), [17.6, 18], [-17.6, 18]]],
      stuff: 'inside',
      shade: 0.58,
      bulge: 0,
      cast: 0,
    }),
    createPanel({
      name: 'body',
      left: side,
      right: mirrored(side),
      outlines: [
        [...side, ...row(20, -2.2), ...mirrored(side).toReversed(), ...row(7, 2.4).toReversed()],
      ],
      bulge: 0.17,
      squareness: 2.2,
      edgeCm: 0.5,
      folds: [
        mounds(
          [0.27, 0.73].map((s) => ({ s, t: 0.5, acrossPart: 0.17, downPart: 0.5, heightCm: 1.7 })),
        ),
        creases(
          [-1, 1].flatMap((sign) =>
            [-0.6, -0.2, 0.25, 0.65].map((part) => ({
              from: [sign * 0.7, 13.4 + part * 4] as const,
              to: [sign * 11, 13.6 + part * 7.4] as const,
              bendCm: sign * part * -0.7,
              widthCm: 0.8,
              heightCm: 0.46,
              peak: 0.22,
            })),
          ),
        ),
        wrinkle(0.14),
      ],
      cast: 0.45,
      marks: [stitch(row(7.8, 2.4)), stitch(row(19.2, -2.2))],
    }),
    createPanel({
      name: 'knot',
      left: curve([-1, 9], [-1.5, 13.4], [-1, 18]),
      right: curve([1, 9], [1.5, 13.4], [1, 18]),
      cut: { turn: 0.5, clothAt: [4, 4] },
      bulge: 0.4,
      squareness: 2,
      edgeCm: 0.4,
      folds: [wrinkle(0.2, { acrossCm: 1, downCm: 4 })],
      cast: 0.6,
    }),
  ];
}

type Briefs = { isHigh: boolean; isTied: boolean; riseCm: number };

/** Briefs from the hip, or from `riseCm` above it, where the waist is narrower. */
function briefs({ isHigh, isTied, riseCm }: Briefs): GarmentPart[] {
  const top = 17.6 - riseCm * 0.16;
  const hip = isHigh ? 3.4 : 6;
  const waist = wholeOf(
    curve([-top, -riseCm], [-11, 1.8 - riseCm], [-5, 2.6 - riseCm], [0, 2.8 - riseCm]),
  );
  const leg = curve([-18, hip], [-12.4, hip + 5.4], [-6.2, 16.4], [-3.6, 21.6]);
  const base = wholeOf(curve([-3.6, 21.6], [-1.6, 22.2], [0, 22.3]));
  const side = curve([-top, -riseCm], [-18.1, hip * 0.5], [-18, hip]);
  const half = [...side, ...leg.slice(1)];
  const frame: Point[] = [
    [-18, -riseCm],
    [-18, 22],
  ];
  const bows = isTied ? [-1, 1].flatMap((sign) => tie(sign, hip / 2)) : [];
  return [
    createPanel({
      name: 'lining',
      left: frame,
      right: mirrored(frame),
      outlines: [
        [
          ...curve([-top, -riseCm], [0, -1.6 - riseCm], [top, -riseCm]),
          [top - 0.6, 5 - riseCm],
          [0.6 - top, 5 - riseCm],
        ],
      ],
      stuff: 'inside',
      shade: 0.58,
      bulge: 0,
      cast: 0,
    }),
    createPanel({
      name: 'body',
      left: frame,
      right: mirrored(frame),
      outlines: [[...half, ...base, ...mirrored(half).toReversed(), ...waist.toReversed()]],
      cut: { clothAt: [0, 31] },
      bulge: 0.17,
      squareness: 2.2,
      edgeCm: 0.45,
      folds: [
        creases(
          [-1, 1].flatMap((sign) => [
            {
              from: [sign * 17.6, hip * 0.6] as const,
              to: [sign * 8, 5.4] as const,
              bendCm: sign * 0.6,
              widthCm: 0.9,
              heightCm: 0.34,
              peak: 0.25,
            },
            {
              from: [sign * 9, 12] as const,
              to: [sign * 2, 15] as const,
              bendCm: sign * 0.5,
              widthCm: 1,
              heightCm: 0.26,
            },
          ]),
        ),
        wrinkle(0.16),
      ],
      cast: 0.45,
      marks: [
        stitch(waist.map(([x, y]): Point => [x, y + 0.8])),
        stitch(leg.map(([x, y]): Point => [x + 0.6, y - 0.7])),
        stitch(mirrored(leg).map(([x, y]): Point => [x - 0.6, y - 0.7])),
      ],
    }),
    ...bows,
  ];
}

/** Strings tied at the hip: two loops and two ends. */
function tie(sign: number, y: number): Mark[] {
  const at = (x: number, down: number): Point => [sign * (17.9 + x), y + down];
  return [
    cord(curve(at(0, 0), at(1.6, 5), at(1, 10), at(2.6, 14.6))),
    cord(curve(at(0, 0), at(3.4, 3.6), at(3.6, 8), at(5.6, 12))),
    cord(curve(at(0, 0), at(3.2, -2.6), at(5, -0.8), at(3, 1), at(0, 0.2))),
    cord(curve(at(0, 0), at(-2, 2.6), at(-3.6, 2), at(-2.6, 0), at(0, 0))),
    cord([at(-0.4, -0.3), at(0.5, 0.4)], 1),
  ];
}

export const sportsBra: ClothGarment = {
  id: 'sports-bra',
  type: 'upper',
  words: ['sports bra', 'yoga bra', 'crop bra', 'gym bra', 'sport bra', 'bra top'],
  near: ['bralette', 'bra', 'soft bra'],
  fabric: 'jersey',
  axes: { neckline: ['scoop', 'v', 'square'] },
  printScale: 0.7,
  build: (design, seed) =>
    makeTop(
      topPlan(design, seed, {
        sleeve: 'none',
        neckFinish: 'stitched',
        neckEase: -0.6,
        hem: 'rib',
        looseness: 0.05,
        cutMore: {
          shoulderHalf: 14.2,
          shoulderDrop: 2.2,
          armholeDepth: 21.5,
          armholeIn: 1.2,
          chestHalf: 18.2,
          waistHalf: 17.2,
          waistAt: 28,
          hemHalf: 17.4,
          length: 36,
        },
        folds: [
          mounds(
            [0.29, 0.71].map((s) => ({
              s,
              t: 0.66,
              acrossPart: 0.18,
              downPart: 0.2,
              heightCm: 1.8,
            })),
          ),
          creases(
            [-1, 1].flatMap((sign) => [
              {
                from: [sign * 17.6, 22.5] as const,
                to: [sign * 10, 24.4] as const,
                bendCm: sign * 0.5,
                widthCm: 0.9,
                heightCm: 0.34,
                peak: 0.3,
              },
              {
                from: [sign * 1, 18] as const,
                to: [sign * 2.4, 29] as const,
                bendCm: sign * 0.4,
                widthCm: 1,
                heightCm: 0.26,
              },
            ]),
          ),
          wrinkle(0.16),
        ],
      }),
    ),
};

export const sarong: ClothGarment = {
  id: 'sarong',
  type: 'lower',
  words: ['sarong', 'pareo', 'beach wrap', 'lungi'],
  near: ['lava lava', 'dhoti'],
  fabric: 'silk',
  axes: { length: ['midi', 'maxi', 'mini'] },
  always: { skirt: 'wrap' },
  build: (design, seed) => {
    const length = design.length === 'maxi' ? 94 : design.length === 'mini' ? 46 : 76;
    return [
      ...waistHollow({ kind: 'band', half: 18, y: 1.2, height: 2 }),
      ...makeSkirt({ seed, shape: 'wrap', waistHalf: 18, waistY: 0, length }),
      ...knotAtHip(),
    ];
  },
};

/** The upper edge rolled over, and its two corners knotted at the hip. */
function knotAtHip(): GarmentPart[] {
  const at: Point = [11.4, 1.4];
  const end = (name: string, path: Point[]): Panel =>
    ribbon({
      name,
      path,
      widthCm: 2.4,
      endCm: 8,
      cut: { turn: 0.4, clothAt: [7, 3] },
      bulge: 0.16,
      folds: [
        creases([
          { from: path[0], to: path[path.length - 1], widthCm: 0.9, heightCm: 0.6, peak: 0.2 },
        ]),
        wrinkle(0.3, { acrossCm: 3, downCm: 8 }),
      ],
    });
  const roll = wholeOf(curve([-18.1, 0.2], [-12, 0.9], [-6, 1.2], [0, 1.3]));
  return [
    ribbon({
      name: 'waistband',
      path: roll,
      widthCm: 2.2,
      bulge: 0.2,
      cut: { turn: Math.PI / 2, clothAt: [2, 3] },
      folds: [wrinkle(0.3, { acrossCm: 6, downCm: 1.4 })],
    }),
    end('tail left', curve(at, [13.4, 8], [13, 17], [15.4, 25])),
    end('tail right', curve(at, [17.4, 5.6], [20.4, 12], [24, 18])),
    createPanel({
      name: 'knot',
      left: curve([9, -0.6], [8.4, 1.6], [9.6, 4]),
      right: curve([13.4, -1], [14.4, 1.2], [13.6, 4.2]),
      cut: { turn: 0.8, clothAt: [3, 8] },
      bulge: 0.4,
      squareness: 2,
      edgeCm: 0.6,
      folds: [creases([{ from: [9, 0], to: [13.8, 3], bendCm: 0.4, widthCm: 0.6, heightCm: 0.4 }])],
      cast: 0.7,
    }),
  ];
}
