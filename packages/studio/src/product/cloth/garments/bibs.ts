import type { Point } from '../../../core/scene/point.ts';
import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { creases } from '../folds/crease.ts';
import { createFlutes } from '../folds/flutes.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { stitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart } from '../panel.ts';
import { patchPocket } from '../parts/pockets/patch-pocket.ts';
import { ribbon } from '../parts/ribbon.ts';
import { curve, mirrored, SIDES, type Side, wholeOf } from '../parts/shape.ts';

export const bib: ClothGarment = {
  id: 'bib',
  type: 'accessory',
  words: ['bib', 'baby bib', 'infant bib', 'dribble bib'],
  fabric: 'jersey',
  axes: { form: ['plain', 'triangle'] },
  printScale: 0.55,
  build: ({ form }: Design) => (form === 'triangle' ? bandanaBib() : roundBib()),
};

/** From the closing at the back of the neck, over the outside to the lowest point; and the neck's edge. */
function roundBib(): GarmentPart[] {
  const outer = curve(
    [-1.2, -9.6],
    [-6, -9.2],
    [-9.6, -5],
    [-10.6, 2],
    [-11.4, 10],
    [-9.6, 16.6],
    [-5, 19.4],
    [0, 20],
  );
  const inner = curve([-1.2, -6.2], [-4.4, -5.2], [-5.9, -1.6], [-4.8, 2.4], [-2.4, 4.2], [0, 4.6]);
  return makeBib(outer, inner);
}

function bandanaBib(): GarmentPart[] {
  const outer = curve(
    [-1.2, -8.6],
    [-6.4, -7.6],
    [-11.2, -3],
    [-13.4, 3],
    [-8.4, 10],
    [-3, 17.4],
    [0, 19.6],
  );
  const inner = curve([-1.2, -6], [-4.6, -4.8], [-6.2, -1.4], [-5, 2.2], [-2.4, 3.8], [0, 4.2]);
  return makeBib(outer, inner);
}

/** Cloth with a bound edge all around, closed by press studs behind the neck. */
function makeBib(outer: Point[], inner: Point[]): GarmentPart[] {
  const frame: Point[] = [
    [-13.4, -10],
    [-13.4, 20],
  ];
  const whole = [...wholeOf(outer), ...wholeOf(inner).toReversed()];
  const edge = {
    widthCm: 0.9,
    stuff: 'plain',
    cut: { turn: 0.4 },
    folds: [],
    cast: 0.25,
    liftCm: 0.25,
    bulge: 0.3,
  } as const;
  return [
    createPanel({
      name: 'body',
      left: frame,
      right: mirrored(frame),
      outlines: [whole],
      bulge: 0.03,
      edgeCm: 0.5,
      folds: [
        creases([
          { from: [-7, 3], to: [-5, 13], bendCm: 0.8, widthCm: 1.8, heightCm: 0.34 },
          { from: [5, 6], to: [7, 15], bendCm: -0.7, widthCm: 1.8, heightCm: 0.3 },
          { from: [-2, 6], to: [1, 17], bendCm: 0.4, widthCm: 2, heightCm: 0.24 },
        ]),
        wrinkle(0.26, { acrossCm: 7, downCm: 8 }),
      ],
      cast: 0.4,
    }),
    ribbon({
      ...edge,
      name: 'trim 0',
      path: wholeOf(outer).map(([x, y]): Point => [x * 0.985, y * 0.985]),
    }),
    ribbon({
      ...edge,
      name: 'trim 1',
      path: wholeOf(inner).map(([x, y]): Point => [x * 1.05, y * 1.05]),
    }),
    { is: 'button', at: [-1.9, -7.7], radiusCm: 0.55, look: 'shell' },
  ];
}

export const apron: ClothGarment = {
  id: 'apron',
  type: 'full',
  words: ['apron', 'kitchen apron', 'bib apron', 'cook apron', 'chef apron', 'tabard apron'],
  near: ['overall apron', 'tabard'],
  fabric: 'cotton',
  axes: { pocket: ['kangaroo', 'patch', 'none'], length: ['knee', 'midi'] },
  build: ({ pocket, length }: Design, seed) => {
    const end = length === 'midi' ? 92 : 80;
    return [
      neckLoop(),
      ...[-1, 1].map(tie),
      front(seed, end),
      ...(pocket === 'none' ? [] : pocket === 'patch' ? SIDES.map(sidePocket) : [pouch()]),
    ];
  },
};

const neckLoop = (): GarmentPart =>
  ribbon({
    name: 'strap',
    path: curve([-11.6, 4], [-11.2, -4], [-8, -15], [0, -20], [8, -15], [11.2, -4], [11.6, 4]),
    widthCm: 2.6,
    isStitched: true,
    bulge: 0.08,
    cut: { clothAt: [6, 2] },
  });

const tie = (sign: number): GarmentPart =>
  ribbon({
    name: `tie ${sign}`,
    path: curve(
      [sign * 32, 29],
      [sign * 37, 32],
      [sign * 40, 42],
      [sign * 37.6, 54],
      [sign * 39.6, 66],
      [sign * 38.4, 74],
    ),
    widthCm: 2.6,
    isStitched: true,
    bulge: 0.1,
    cut: { clothAt: [sign * 8, 4] },
  });

function front(seed: string, end: number): GarmentPart {
  const side = curve([-13.4, 0], [-14.2, 9], [-19.4, 20], [-28, 26.4], [-33.4, 28]);
  const low = curve([-33.4, 28], [-33.6, 48], [-33.9, end - 1], [-33.4, end]);
  const hem = curve([-33.4, end], [-16, end + 1.2], [0, end + 0.6], [16, end + 1.4], [33.4, end]);
  const half = [...side, ...low.slice(1)];
  const top = curve([-13.4, 0], [0, 1], [13.4, 0]);
  const frame: Point[] = [
    [-33.8, 0],
    [-33.8, end],
  ];
  return createPanel({
    name: 'body',
    left: frame,
    right: mirrored(frame),
    outlines: [[...half, ...hem, ...mirrored(half).toReversed(), ...top.toReversed()]],
    bulge: 0.05,
    squareness: 3,
    edgeCm: 0.35,
    folds: [
      createFlutes({
        seed: `${seed}:apron`,
        count: 5,
        heightCm: 1.5,
        start: 0.3,
        growth: 1,
        sway: 0.6,
      }).fold,
      creases(
        [-1, 1].flatMap((sign) => [
          {
            from: [sign * 30, 29] as const,
            to: [sign * 14, 36] as const,
            bendCm: sign * 1,
            widthCm: 1.8,
            heightCm: 0.7,
            peak: 0.3,
          },
          {
            from: [sign * 12, 3] as const,
            to: [sign * 9, 24] as const,
            bendCm: sign * 0.9,
            widthCm: 1.6,
            heightCm: 0.4,
            peak: 0.3,
          },
        ]),
      ),
      wrinkle(0.46),
      wrinkle(0.14, { acrossCm: 3.4, downCm: 4 }),
    ],
    cast: 0.5,
    marks: [
      stitch(top.map(([x, y]): Point => [x, y + 2.6])),
      stitch(half.map(([x, y]): Point => [x + 1, y + 0.4])),
      stitch(mirrored(half).map(([x, y]): Point => [x - 1, y + 0.4])),
      stitch(hem.map(([x, y]): Point => [x, y - 2])),
    ],
  });
}

/** A patch pocket at either side. */
const sidePocket = (side: Side): GarmentPart =>
  patchPocket({
    name: `pocket ${side}`,
    at: [side === 'left' ? -20 : 4, 40],
    width: 16,
    height: 17,
  });

/** A pouch for both hands, divided in the middle. */
const pouch = (): GarmentPart =>
  patchPocket({ name: 'pocket', at: [-17, 38], width: 34, height: 19, point: 0.4 });
