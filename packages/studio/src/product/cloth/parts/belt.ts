import type { Point } from '../../../core/scene/point.ts';
import { creases } from '../folds/crease.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { stitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart } from '../panel.ts';
import { curve, mirrored, offset } from './shape.ts';

type BeltOptions = { y: number; half: number; kind: 'buckle' | 'tie' };

/** A belt of the same cloth, buckled or tied. */
export function makeBelt({ y, half, kind }: BeltOptions): GarmentPart[] {
  const high = kind === 'tie' ? 4.6 : 4;
  const side = curve([-half, y - high / 2], [-half - 0.35, y], [-half, y + high / 2]);
  const line = (at: number): Point[] =>
    curve([-half, at], [-half * 0.5, at + 0.8], [0, at + 1.1], [half * 0.5, at + 0.8], [half, at]);
  const band = createPanel({
    name: 'belt',
    left: side,
    right: mirrored(side),
    outlines: [
      [
        ...side,
        ...line(y + high / 2),
        ...mirrored(side).toReversed(),
        ...line(y - high / 2).toReversed(),
      ],
    ],
    cut: { turn: Math.PI / 2, clothAt: [1, 9] },
    bulge: 0.13,
    edgeCm: 0.38,
    folds: kind === 'tie' ? [wrinkle(0.3, { acrossCm: 12, downCm: 1.6 })] : [wrinkle(0.08)],
    cast: 0.55,
    liftCm: 0.7,
    marks:
      kind === 'tie' ? [] : [stitch(line(y - high / 2 + 0.5)), stitch(line(y + high / 2 - 0.5))],
  });
  const middle = y + 1.1;
  if (kind === 'buckle') {
    return [
      band,
      ...tieEnd({ x: 2.5, y: middle, length: 15, lean: 0.4 }),
      { is: 'buckle', at: [0.6, middle], widthCm: 5, heightCm: high + 1.4 },
    ];
  }
  const knot = createPanel({
    name: 'knot',
    left: curve([-2.2, middle - 2.6], [-2.6, middle], [-2, middle + 2.7]),
    right: curve([1.7, middle - 2.5], [2.4, middle], [2, middle + 2.8]),
    cut: { turn: 0.6 },
    bulge: 0.36,
    squareness: 2,
    folds: [
      creases([{ from: [-2, middle - 1.6], to: [1.8, middle + 1.4], widthCm: 0.6, heightCm: 0.4 }]),
    ],
    cast: 0.6,
  });
  return [
    band,
    ...tieEnd({ x: -1, y: middle, length: 34, lean: -0.17 }),
    ...tieEnd({ x: 0.6, y: middle, length: 29, lean: 0.16 }),
    knot,
  ];
}

/** A hanging end of a belt. */
function tieEnd({
  x,
  y,
  length,
  lean,
}: {
  x: number;
  y: number;
  length: number;
  lean: number;
}): GarmentPart[] {
  const at = (down: number, aside: number): Point => [
    x + aside + lean * down + Math.sin(down / 9) * 0.7,
    y + down,
  ];
  const left = curve(at(0, -1.4), at(length * 0.35, -2), at(length * 0.7, -2.1), at(length, -2.1));
  const right = curve(
    at(0, 1.4),
    at(length * 0.35, 2),
    at(length * 0.7, 2.1),
    at(length - 1.6, 2.1),
  );
  return [
    createPanel({
      name: `tie ${lean}`,
      left,
      right,
      cut: { turn: -lean, clothAt: [lean * 20, 2] },
      bulge: 0.14,
      folds: [
        creases([
          { from: at(0, -0.3), to: at(length * 0.7, 0.5), widthCm: 0.7, heightCm: 0.45, peak: 0.2 },
          { from: at(0, 0.4), to: at(length * 0.5, -1), widthCm: 0.6, heightCm: 0.35, peak: 0.2 },
        ]),
        wrinkle(0.15),
      ],
      cast: 0.5,
      liftCm: 0.8,
      marks: [stitch(offset(left, 0.5)), stitch(offset(right, -0.5))],
    }),
  ];
}
