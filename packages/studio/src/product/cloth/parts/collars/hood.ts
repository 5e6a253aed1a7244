import type { Point } from '../../../../core/scene/point.ts';
import { creases } from '../../folds/crease.ts';
import { wrinkle } from '../../folds/wrinkle.ts';
import { type Mark, seam, stitch } from '../../marks/mark.ts';
import { createPanel, type GarmentPart, type Panel } from '../../panel.ts';
import { curve, onSide, SIDES, type Side, wholeOf } from '../shape.ts';

/** Left half of the outline, and of the opening, from below to the top. */
const OUTER = curve([-12.4, 5.2], [-14.4, -1.5], [-13.6, -9.6], [-9.2, -16], [0, -18.4]);
const INNER = curve([-0.6, 11.4], [-5.2, 7], [-8.7, 0.6], [-9.3, -5.6], [-6.6, -11.2], [0, -13.6]);
/** From the opening's lowest place to the outline's, where the hood is sewn on. */
const FRONT: Point[] = [
  [-0.6, 11.4],
  [-3.4, 12.2],
  [-8.6, 9.2],
  [-12.4, 5.2],
];

/** A hood that lies open: the hollow of its back, the round of its edge, and its cords. */
export const hood = (): GarmentPart[] => [hollow(), ...SIDES.map(rim), ...SIDES.flatMap(cord)];

function hollow(): Panel {
  return createPanel({
    name: 'hood hollow',
    left: curve([-10, -14], [-10, 11]),
    right: curve([10, -14], [10, 11]),
    outlines: [wholeOf(INNER)],
    stuff: 'inside',
    shade: 0.56,
    bulge: -0.22,
    cast: 0,
    folds: [
      wrinkle(0.3),
      creases([{ from: [-1, -13], to: [0.5, 6], widthCm: 1.1, heightCm: -0.4 }]),
    ],
    marks: [
      seam(
        [
          [0, -14],
          [0.3, 8],
        ],
        0.8,
      ),
      { is: 'label', at: [0, 2.2] },
    ],
  });
}

function rim(side: Side): Panel {
  const out = onSide(side, OUTER);
  const within = onSide(side, INNER.toReversed());
  const low = onSide(side, curve(...FRONT));
  return createPanel({
    name: `hood ${side}`,
    left: side === 'left' ? out.toReversed() : within,
    right: side === 'left' ? within : out.toReversed(),
    outlines: [[...out, ...within, ...low]],
    bulge: 0.3,
    squareness: 2,
    edgeCm: 0.8,
    cast: 0.5,
    liftCm: 1.2,
    folds: [wrinkle(0.3, { acrossCm: 6, downCm: 8 })],
    marks: [
      stitch(
        onSide(
          side,
          INNER.map(([x, y]): Point => [x - 2.1 * Math.min(1, (16 + y) / 12), y]),
        ),
      ),
    ],
  });
}

/** An eyelet and the cord that hangs from it; one is longer. */
function cord(side: Side): Mark[] {
  const sign = side === 'left' ? -1 : 1;
  return [
    { is: 'eyelet', at: [sign * 3.6, 10.4], radiusCm: 0.5 },
    {
      is: 'cord',
      path: curve(
        [sign * 3.6, 10.4],
        [sign * 3.9, 15],
        [sign * 3.2, 20],
        [sign * (side === 'left' ? 3.7 : 4.4), side === 'left' ? 26 : 24],
      ),
      widthCm: 0.62,
      look: 'cord',
    },
  ];
}
