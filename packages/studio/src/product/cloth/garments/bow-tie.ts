import type { Point } from '../../../core/scene/point.ts';
import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { creases } from '../folds/crease.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { createPanel, type GarmentPart, type Panel } from '../panel.ts';
import { ribbon } from '../parts/ribbon.ts';
import { curve, edgesOn, onSide, SIDES, type Side } from '../parts/shape.ts';

/** Half height of a wing at its end, and how far it reaches, in centimetres. */
const WING = { regular: [3.7, 7], slim: [2.9, 6.6], loose: [4.6, 7.8] } as const;

export const bowTie: ClothGarment = {
  id: 'bow-tie',
  type: 'accessory',
  words: ['bow tie', 'bowtie', 'dickie bow', 'butterfly bow tie', 'dicky bow'],
  fabric: 'silk',
  axes: { fit: ['regular', 'loose', 'slim'] },
  printScale: 0.42,
  build: ({ fit = 'regular' }: Design) => [
    band(),
    ...SIDES.map((side) => wing(side, WING[fit], true)),
    ...SIDES.map((side) => wing(side, WING[fit], false)),
    knot(WING[fit][0]),
  ],
};

/** The band around the neck, in a loop behind the bow. */
const band = (): GarmentPart =>
  ribbon({
    name: 'strap',
    path: curve(
      [-1, 0.2],
      [-5.4, -1.6],
      [-7.6, -5.2],
      [-6.4, -9],
      [0, -11],
      [6.4, -9],
      [7.6, -5.2],
      [5.4, -1.6],
      [1, 0.2],
    ),
    widthCm: 1.7,
    bulge: 0.05,
    cut: { turn: Math.PI / 2, clothAt: [4, 9] },
    cast: 0.4,
  });

/** Half of the bow: the looped one in front, the flat end behind it, a little lower. */
function wing(side: Side, [half, reach]: readonly [number, number], isBehind: boolean): Panel {
  const down = isBehind ? 0.7 : 0;
  const at = (x: number, y: number): Point => [-x, y + down * (x / reach)];
  const upper = curve(
    at(0, -1),
    at(reach * 0.3, -1.5),
    at(reach * 0.66, -half * 0.82),
    at(reach, -half),
  );
  const lower = curve(
    at(0, 1),
    at(reach * 0.3, 1.5),
    at(reach * 0.66, half * 0.82),
    at(reach * (isBehind ? 1.06 : 1), half),
  );
  const end = curve(
    upper[upper.length - 1],
    at(reach + (isBehind ? 0.4 : 0.7), 0),
    lower[lower.length - 1],
  );
  const { left, right } = edgesOn(side, lower, upper);
  const sign = side === 'left' ? 1 : -1;
  return createPanel({
    name: `bow ${side}`,
    left,
    right,
    outlines: [onSide(side, [...upper, ...end, ...lower.toReversed()])],
    cut: { turn: sign * 0.08, clothAt: [sign * 5 + (isBehind ? 3 : 0), isBehind ? 7 : 1] },
    bulge: isBehind ? 0.06 : 0.2,
    squareness: 2.3,
    bulgeAlong: (t) => 0.35 + 0.65 * Math.min(1, t * 1.4),
    edgeCm: 0.4,
    shade: isBehind ? 0.82 : 1,
    folds: [
      creases(
        [-0.5, 0.05, 0.55].map((part) => ({
          from: onSide(side, [at(0.6, part * 1.1)])[0],
          to: onSide(side, [at(reach * (part === 0.05 ? 0.86 : 0.66), part * half)])[0],
          widthCm: 0.55,
          heightCm: isBehind ? 0.2 : part === 0.05 ? -0.5 : 0.42,
          peak: 0.22,
          bendCm: sign * part * 0.5,
        })),
      ),
      wrinkle(0.12, { acrossCm: 4, downCm: 4 }),
    ],
    cast: 0.6,
    liftCm: isBehind ? 0.5 : 0.8,
  });
}

function knot(half: number): Panel {
  const high = Math.min(1.9, half * 0.52);
  const left = curve([-1.25, -high], [-1.45, 0], [-1.2, high]);
  const right = curve([1.25, -high], [1.45, 0], [1.2, high]);
  return createPanel({
    name: 'knot',
    left,
    right,
    cut: { turn: 0.3, clothAt: [8, 3] },
    bulge: 0.34,
    squareness: 2,
    edgeCm: 0.5,
    folds: [creases([{ from: [-0.3, -high], to: [0.2, high], widthCm: 0.4, heightCm: 0.16 }])],
    cast: 0.7,
    liftCm: 0.7,
  });
}
