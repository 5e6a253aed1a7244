import { type Rgb } from '../../../core/colour.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { creases } from '../folds/crease.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { type Mark, seam, stitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart } from '../panel.ts';
import { curve } from '../parts/shape.ts';

const RUBBER: Rgb = [244, 242, 236];

export const trainers: ClothGarment = {
  id: 'trainers',
  type: 'accessory',
  words: [
    'trainers',
    'trainer',
    'sneakers',
    'sneaker',
    'canvas shoes',
    'plimsolls',
    'high tops',
    'high top',
    'canvas sneaker',
  ],
  near: [
    'shoe',
    'shoes',
    'slip on',
    'running shoe',
    'espadrille',
    'boot',
    'boots',
    'ankle boot',
    'wellington boot',
    'ballet flat',
    'ballet flats',
    'loafer',
    'sandal',
    'mule',
    'slipper',
    'high heel',
    'stiletto',
    'court shoe',
  ],
  fabric: 'cotton',
  axes: { form: ['low', 'high'] },
  printScale: 0.5,
  build: ({ form }: Design) => {
    const isHigh = form === 'high';
    return [
      { is: 'group', at: [5, -9.4], parts: shoe(isHigh) },
      { is: 'group', at: [-4, 5.6], parts: shoe(isHigh) },
    ];
  },
};

/** A canvas shoe from its side, toe to the left: upper, tongue, laces, toe cap, sole. */
function shoe(isHigh: boolean): GarmentPart[] {
  const top = isHigh ? -7.4 : -1.6;
  const back = isHigh ? -6.4 : 0.4;
  const heel = curve([12.6, back], [13.3, back + 1.6], [12.7, 4.4], [13.6, 8.2]);
  const collar = curve(
    [12.6, back],
    [11, back + 0.3],
    [8.2, back + (isHigh ? 0.7 : 1.9)],
    [5, top + 1.1],
    [3.2, top],
  );
  const lacing = curve([3.2, top], [0.4, isHigh ? -2.8 : 0.3], [-3, 2], [-6.4, 3.5]);
  const toe = curve([-6.4, 3.5], [-9.6, 4.1], [-13, 5], [-14.2, 6.8], [-14, 8.2]);
  const upper = [...collar, ...lacing.slice(1), ...toe.slice(1)];
  const frame: Point[] = [
    [-14, top],
    [-14, 8.4],
  ];
  const right: Point[] = [
    [14, top],
    [14, 8.4],
  ];
  return [
    createPanel({
      name: 'tongue',
      left: curve([0.6, top - 1.2], [-2.6, 0.6], [-6, 3.4]),
      right: curve([4.4, top - 0.9], [1.6, 1.6], [-3.4, 5]),
      shade: 0.9,
      bulge: 0.2,
      edgeCm: 0.5,
      cut: { turn: 0.6, clothAt: [5, 2] },
    }),
    createPanel({
      name: 'body',
      left: frame,
      right,
      outlines: [[...upper, [13.6, 8.2], ...heel.toReversed()]],
      bulge: 0.1,
      squareness: 2.2,
      edgeCm: 0.6,
      folds: [
        creases([
          { from: [-7, 3.6], to: [-5, 7.6], bendCm: 0.5, widthCm: 0.7, heightCm: 0.26, peak: 0.4 },
          {
            from: [-4.8, 3.4],
            to: [-2.4, 7],
            bendCm: 0.5,
            widthCm: 0.7,
            heightCm: 0.22,
            peak: 0.4,
          },
          { from: [13, 1], to: [7, 2.6], bendCm: -0.4, widthCm: 0.8, heightCm: 0.2, peak: 0.3 },
        ]),
        wrinkle(0.14, { acrossCm: 5, downCm: 4 }),
      ],
      cast: 0.5,
      marks: [
        stitch(collar.map(([x, y]): Point => [x, y + 0.6])),
        ...[1, 1.5].map((down) =>
          stitch(lacing.map(([x, y]): Point => [x + down * 1.5, y + down])),
        ),
        seam(curve([5.4, top + 1.4], [6.4, 2], [3.4, 5.6], [-0.4, 8]), 0.8),
        stitch(curve([5.9, top + 1.4], [6.9, 2], [3.9, 5.8], [0.1, 8.2])),
        seam(curve([10.6, top + 0.8], [10.9, 3], [10.4, 8.2]), 0.8),
      ],
    }),
    ...laces(lacing),
    toeCap(),
    sole(),
  ];
}

/** Eyelets along the edge, and laces that cross from it to the far side. */
function laces(lacing: readonly Point[]): Mark[] {
  const count = 5;
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = lacing[Math.round(((i + 0.5) / count) * (lacing.length - 1))];
    const at: Point = [x + 1.2, y + 0.9];
    return [
      { is: 'eyelet', at, radiusCm: 0.3 },
      {
        is: 'cord',
        path: curve(at, [x - 0.3, y - 0.5], [x - 1.9, y - 0.8]),
        widthCm: 0.55,
        look: 'cord',
      },
    ] satisfies Mark[];
  }).flat();
}

function toeCap(): GarmentPart {
  const edge = curve([-9, 3.9], [-7.9, 5.6], [-8, 8.4]);
  const outer = curve([-9, 3.9], [-12.2, 4.7], [-14.1, 6.6], [-14.1, 8.4]);
  return createPanel({
    name: 'toe',
    left: outer,
    right: edge,
    own: { colour: RUBBER },
    bulge: 0.24,
    squareness: 2,
    edgeCm: 0.5,
    cast: 0.3,
    liftCm: 0.2,
    marks: [seam(edge, 0.7)],
  });
}

function sole(): GarmentPart {
  const upper = curve([-14.5, 7.7], [-8, 8.2], [2, 8.3], [10, 7.9], [14.1, 7.3]);
  const lower = curve([-13.4, 10.9], [-8, 11.2], [2, 11.2], [10, 11.2], [13.6, 10.9]);
  const side = (sign: number): Point[] =>
    sign < 0
      ? curve([-14.5, 7.7], [-14.9, 9.4], [-13.4, 10.9])
      : curve([14.1, 7.3], [14.5, 9.2], [13.6, 10.9]);
  return createPanel({
    name: 'sole',
    left: side(-1),
    right: side(1),
    outlines: [[...side(-1), ...lower, ...side(1).toReversed(), ...upper.toReversed()]],
    own: { colour: RUBBER },
    bulge: 0.05,
    edgeCm: 0.6,
    cast: 0.4,
    liftCm: 0.25,
    marks: [
      stitch(upper.map(([x, y]): Point => [x, y + 0.7])),
      seam(
        upper.map(([x, y]): Point => [x, y + 2.1]),
        0.7,
      ),
    ],
  });
}
