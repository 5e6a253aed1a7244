import type { Point } from '../../../core/scene/point.ts';
import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { creases } from '../folds/crease.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { seam } from '../marks/mark.ts';
import { createPanel, type GarmentPart, type Panel } from '../panel.ts';
import { ribbon } from '../parts/ribbon.ts';
import { curve, mirrored, SIDES, type Side } from '../parts/shape.ts';

/** Ties are cut on the bias: the cloth lies at half a right angle. */
const BIAS = Math.PI / 4;
/** Half widths of the blade where it leaves the knot and where it is widest, in centimetres. */
const BLADE = { regular: [2, 4.6], slim: [1.6, 3.1], loose: [2.3, 5.4] } as const;

export const neckTie: ClothGarment = {
  id: 'tie',
  type: 'accessory',
  words: ['tie', 'necktie', 'neck tie', 'silk tie', 'cravat', 'skinny tie', 'kipper tie'],
  fabric: 'silk',
  axes: { fit: ['regular', 'slim', 'loose'], length: ['long', 'hip'] },
  printScale: 0.42,
  build,
};

function build({ fit = 'regular', length }: Design): GarmentPart[] {
  const end = length === 'hip' ? 50 : 55;
  return [...SIDES.map(collarBand), tail(end), blade(fit, end), knot()];
}

/** The loop around the neck, as if a collar held it. */
function collarBand(side: Side): Panel {
  const sign = side === 'left' ? -1 : 1;
  return ribbon({
    name: `strap ${side}`,
    path: curve(
      [sign * 0.6, 2.6],
      [sign * 4.6, -2.6],
      [sign * 7.4, -8],
      [sign * 6.4, -13.4],
      [sign * 2.2, -16],
      [sign * -0.6, -16.3],
    ),
    widthCm: 2.7,
    cut: { turn: BIAS * sign, clothAt: [sign * 7, 3] },
    folds: [wrinkle(0.12)],
    bulge: 0.05,
    squareness: 3,
    cast: 0.45,
  });
}

/** The narrow end, seen beside the blade. */
const tail = (end: number): Panel =>
  ribbon({
    name: 'tail',
    path: curve([0.4, 4], [1.6, 18], [2.6, 34], [3.4, end - 12]),
    widthCm: 2.6,
    endCm: 3.9,
    cut: { turn: BIAS, clothAt: [11, 2] },
    shade: 0.86,
    cast: 0.35,
  });

function blade(fit: keyof typeof BLADE, end: number): Panel {
  const [narrow, wide] = BLADE[fit];
  const side = curve(
    [-narrow, 4.4],
    [-narrow - 0.1, 8],
    [-wide * 0.66, end * 0.45],
    [-wide, end - wide],
  );
  const tip: Point = [0.2, end];
  return createPanel({
    name: 'body',
    left: side,
    right: mirrored(side),
    outlines: [[...side, tip, ...mirrored(side).toReversed()]],
    cut: { turn: BIAS },
    bulge: 0.1,
    squareness: 3.2,
    edgeCm: 0.55,
    folds: [
      creases([
        // The dimple below the knot.
        { from: [0.2, 4], to: [0.4, 19], widthCm: 1, heightCm: -0.75, peak: 0.22 },
        { from: [-1.4, 4.6], to: [-1.9, 16], widthCm: 0.7, heightCm: 0.3, peak: 0.25 },
        { from: [1.6, 4.6], to: [2, 15], widthCm: 0.7, heightCm: 0.3, peak: 0.25 },
        {
          from: [-wide * 0.5, end * 0.55],
          to: [wide * 0.5, end * 0.62],
          widthCm: 1.6,
          heightCm: 0.12,
        },
      ]),
      wrinkle(0.16, { acrossCm: 6, downCm: 20 }),
    ],
    cast: 0.6,
    liftCm: 0.9,
    marks: [
      seam(
        [
          [-wide, end - wide - 0.1],
          [-wide + 0.2, end - wide],
        ],
        0.3,
      ),
    ],
  });
}

function knot(): Panel {
  const left = curve([-3.1, -1.4], [-2.9, 1], [-2.1, 3.6], [-1.6, 5.2]);
  const right = curve([2.9, -1.1], [2.8, 1.2], [2.2, 3.7], [1.8, 5.3]);
  const top = curve([-3.1, -1.4], [-1.2, -1.9], [1.2, -1.8], [2.9, -1.1]);
  const low = curve([-1.6, 5.2], [0, 5.7], [1.8, 5.3]);
  return createPanel({
    name: 'knot',
    left,
    right,
    outlines: [[...left, ...low, ...right.toReversed(), ...top.toReversed()]],
    cut: { turn: -BIAS, clothAt: [5, 8] },
    bulge: 0.26,
    squareness: 2.3,
    edgeCm: 0.6,
    folds: [
      creases([
        { from: [-2.9, -1.2], to: [-1.3, 4.8], bendCm: 0.25, widthCm: 0.5, heightCm: 0.18 },
        { from: [2.6, -0.8], to: [1.2, 5], bendCm: -0.3, widthCm: 0.5, heightCm: 0.2 },
      ]),
    ],
    cast: 0.7,
    liftCm: 0.8,
  });
}
