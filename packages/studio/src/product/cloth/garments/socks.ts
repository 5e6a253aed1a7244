import type { Point, Polyline } from '../../../core/scene/point.ts';
import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { creases } from '../folds/crease.ts';
import { ribs } from '../folds/ribs.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { seam } from '../marks/mark.ts';
import { createPanel, type GarmentPart } from '../panel.ts';
import { curve } from '../parts/shape.ts';

/** Height of the leg above the ankle, in centimetres. */
const LEGS = { ankle: 5, 'mid-calf': 21, 'knee-high': 36 } as const;
/** Height of the ribbed top. */
const TOPS = { ankle: 2.4, 'mid-calf': 4.6, 'knee-high': 4 } as const;

export const socks: ClothGarment = {
  id: 'socks',
  type: 'accessory',
  words: [
    'socks',
    'sock',
    'crew sock',
    'ankle sock',
    'trainer sock',
    'knee sock',
    'knee high sock',
    'knee high',
  ],
  near: ['stocking', 'leg warmer', 'slipper'],
  fabric: 'jersey',
  axes: { form: ['mid-calf', 'ankle', 'knee-high'] },
  printScale: 0.5,
  build: ({ form }: Design) => {
    const id = form === 'ankle' || form === 'knee-high' ? form : 'mid-calf';
    return [
      { is: 'group', at: [9.4, -1.6], parts: sock(id, 'right') },
      { is: 'group', at: [-2.4, 1.4], parts: sock(id, 'left') },
    ];
  },
};

/** A sock that lies on its side, toes to the left: leg and foot in one, ribbed top, heel and toe. */
function sock(form: keyof typeof LEGS, name: string): GarmentPart[] {
  const leg = LEGS[form];
  const top = -leg;
  const wide = form === 'knee-high' ? 5.2 : 4.6;
  // The front of the leg and the instep; the back of the leg, the heel and the sole.
  const front = curve(
    [-wide, top],
    [-wide + 0.2, top * 0.5],
    [-4.3, 0.6],
    [-5.6, 4.4],
    [-9.4, 7.4],
    [-15.4, 9.6],
    [-18.6, 11.4],
  );
  const back = curve(
    [wide, top],
    [wide - 0.1, top * 0.55],
    [4.1, 0.4],
    [4.7, 5.6],
    [4.2, 11],
    [0.6, 14.6],
    [-5.4, 15.6],
    [-12.6, 16.8],
    [-17.4, 17.8],
  );
  const toe = curve([-18.6, 11.4], [-20.8, 13], [-21.4, 15.4], [-19.9, 17.4], [-17.4, 17.8]);
  const outline = [...front, ...toe.slice(1), ...back.toReversed().slice(1)];
  const body = createPanel({
    name: `body ${name}`,
    left: front,
    right: back,
    outlines: [outline],
    bulge: 0.17,
    squareness: 2.4,
    edgeCm: 0.5,
    folds: [
      ribs({ everyCm: 0.34, heightCm: 0.012, along: 's' }),
      creases([
        { from: [-4.4, 1], to: [3, 3.4], bendCm: 0.5, widthCm: 0.9, heightCm: 0.34, peak: 0.3 },
        { from: [-4.8, 3.4], to: [2, 5.8], bendCm: 0.6, widthCm: 0.8, heightCm: 0.26, peak: 0.3 },
        {
          from: [-4.2, -1.6],
          to: [1.4, -0.4],
          bendCm: 0.3,
          widthCm: 0.7,
          heightCm: 0.2,
          peak: 0.3,
        },
        { from: [-8, 8], to: [-4, 14], bendCm: -0.4, widthCm: 1.4, heightCm: 0.18 },
      ]),
      wrinkle(0.22, { acrossCm: 6, downCm: 8 }),
    ],
    cast: 0.6,
    liftCm: 0.8,
  });
  return [rim(top, wide), body, ...ends(outline), cuffOf(form, { top, wide, name })];
}

/** The far edge of the opening. */
const rim = (top: number, wide: number): GarmentPart =>
  createPanel({
    name: 'lining',
    left: [
      [-wide, top - 1.2],
      [-wide, top + 1],
    ],
    right: [
      [wide, top - 1.2],
      [wide, top + 1],
    ],
    outlines: [
      [...curve([-wide, top], [0, top - 0.9], [wide, top]), [wide, top + 1], [-wide, top + 1]],
    ],
    stuff: 'inside',
    shade: 0.62,
    bulge: 0,
    cast: 0,
  });

/** Heel and toe of plain yarn. */
function ends(outline: Polyline): GarmentPart[] {
  const heel = curve([4.75, 6], [0.4, 8.2], [-0.6, 11], [0.8, 14.5]);
  const toe = curve([-16.4, 10], [-14.9, 12.4], [-14.4, 15], [-14.9, 17.4]);
  const behind = outline.filter(([x, y]) => x > 0.6 && y > 5.8);
  const before = outline.filter(([x]) => x < -14.6);
  return [
    endPiece('heel', heel, [...heel, ...behind]),
    endPiece('toe', toe, [...toe, ...before.toReversed()]),
  ];
}

function endPiece(name: string, joined: Point[], outline: Point[]): GarmentPart {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return createPanel({
    name,
    left: [
      [x0, y0],
      [x0, y1],
    ],
    right: [
      [x1, y0],
      [x1, y1],
    ],
    outlines: [outline],
    stuff: 'rib',
    bulge: 0.12,
    edgeCm: 0.5,
    folds: [wrinkle(0.12)],
    cast: 0,
    marks: [seam(joined, 0.8)],
  });
}

function cuffOf(
  form: keyof typeof TOPS,
  { top, wide, name }: { top: number; wide: number; name: string },
): GarmentPart {
  const low = top + TOPS[form];
  const left = curve([-wide - 0.05, top], [-wide + 0.15, (top + low) / 2], [-wide + 0.05, low]);
  const right = curve([wide + 0.05, top], [wide - 0.15, (top + low) / 2], [wide - 0.05, low]);
  const upper = curve([-wide, top], [0, top + 0.8], [wide, top]);
  const lower = curve([-wide, low], [0, low + 0.8], [wide, low]);
  return createPanel({
    name: `cuff ${name}`,
    left,
    right,
    outlines: [[...left, ...lower, ...right.toReversed(), ...upper.toReversed()]],
    stuff: 'rib',
    bulge: 0.17,
    squareness: 2.4,
    edgeCm: 0.35,
    folds: [ribs({ everyCm: 0.5, heightCm: 0.05, along: 's' })],
    cast: 0.25,
    liftCm: 0.2,
    marks: [seam(lower, 0.6)],
  });
}
