import type { Point } from '../../../../core/scene/point.ts';
import { wrinkle } from '../../folds/wrinkle.ts';
import { stitch } from '../../marks/mark.ts';
import { createPanel, type GarmentPart } from '../../panel.ts';
import { mirrored, offset } from '../shape.ts';

/** A pouch over the belly of a garment of this length. */
export function kangaroo(length: number): GarmentPart {
  const low = length - 6.4;
  const half: Point[] = [
    [-9.5, low - 18],
    [-16, low - 7],
    [-16, low],
  ];
  const mouth = offset(half.slice(0, 2), -0.7);
  return createPanel({
    name: 'kangaroo pocket',
    left: [
      [-16, low - 18],
      [-16, low],
    ],
    right: [
      [16, low - 18],
      [16, low],
    ],
    outlines: [[...half, ...mirrored(half).toReversed()]],
    bulge: 0.03,
    folds: [wrinkle(0.2)],
    edgeCm: 0.6,
    cast: 0.85,
    liftCm: 1.3,
    marks: [
      stitch(mouth),
      stitch(mirrored(mouth)),
      stitch([
        [-9.5, low - 17.3],
        [9.5, low - 17.3],
      ]),
    ],
  });
}
