import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { creases } from '../folds/crease.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { createPanel, type GarmentPart } from '../panel.ts';
import { curve, mirrored } from '../parts/shape.ts';

export const headband: ClothGarment = {
  id: 'headband',
  type: 'accessory',
  words: ['headband', 'hairband', 'hair band', 'alice band', 'sweatband', 'head band', 'head wrap'],
  near: ['scrunchie', 'hair tie'],
  fabric: 'jersey',
  axes: { form: ['knotted', 'plain'], fit: ['regular', 'slim'] },
  printScale: 0.45,
  build: ({ form, fit }: Design) => band(form === 'plain', fit === 'slim' ? 4.2 : 6.4),
};

/** A band seen a little from above: the far side within, the near side with its knot. */
function band(isPlain: boolean, high: number): GarmentPart[] {
  const half = 10.4;
  const row = (y: number, sag: number) =>
    curve(
      [-half, y],
      [-half * 0.74, y + sag * 0.6],
      [-half * 0.4, y + sag * 0.92],
      [0, y + sag],
      [half * 0.4, y + sag * 0.92],
      [half * 0.74, y + sag * 0.6],
      [half, y],
    );
  const side = (y: number) =>
    curve([-half, y], [-half - 0.5, y + high / 2], [-half + 0.1, y + high]);
  const far = createPanel({
    name: 'lining',
    left: side(0),
    right: mirrored(side(0)),
    outlines: [[...row(0, -3.6), ...row(high * 0.8, -2.6).toReversed()]],
    stuff: 'inside',
    shade: 0.62,
    bulge: -0.06,
    cast: 0,
    folds: [wrinkle(0.3, { acrossCm: 4, downCm: 6 })],
  });
  const pinch = isPlain ? 0 : high * 0.3;
  const near = createPanel({
    name: 'body',
    left: side(0),
    right: mirrored(side(0)),
    outlines: [
      [
        ...side(0),
        ...pinched(row(high, 3.4), -pinch),
        ...mirrored(side(0)).toReversed(),
        ...pinched(row(0, 3), pinch).toReversed(),
      ],
    ],
    bulge: 0.2,
    squareness: 2.2,
    edgeCm: 0.5,
    folds: [
      ...(isPlain
        ? []
        : [
            creases(
              [-1, 1].flatMap((sign) =>
                [-0.32, 0, 0.34].map((part) => ({
                  from: [sign * 0.8, 3 + high / 2 + part * high * 0.5] as const,
                  to: [sign * half * 0.86, 1.4 + high / 2 + part * high * 1.1] as const,
                  bendCm: sign * part * -1.4,
                  widthCm: 0.8,
                  heightCm: 0.5,
                  peak: 0.2,
                })),
              ),
            ),
          ]),
      wrinkle(0.26, { acrossCm: 6, downCm: 2.4 }),
    ],
    cast: 0.5,
  });
  return [far, near, ...(isPlain ? [] : [knot(3 + high / 2, high)])];
}

/** A row drawn in towards the knot in its middle. */
const pinched = (row: readonly (readonly [number, number])[], byCm: number) =>
  row.map(([x, y]) => [x, y + byCm * Math.exp(-((x / 3.4) ** 2))] as const);

function knot(y: number, high: number): GarmentPart {
  const up = high * 0.52;
  const left = curve([-1.5, y - up], [-2.5, y - up * 0.2], [-2.1, y + up]);
  const right = curve([1.9, y - up], [2.5, y + up * 0.1], [1.6, y + up]);
  return createPanel({
    name: 'knot',
    left,
    right,
    cut: { turn: 1.1, clothAt: [5, 3] },
    bulge: 0.4,
    squareness: 2,
    edgeCm: 0.7,
    folds: [
      creases([
        {
          from: [-2, y - up * 0.8],
          to: [1.6, y + up * 0.7],
          bendCm: 0.4,
          widthCm: 0.6,
          heightCm: 0.32,
        },
        { from: [-0.6, y - up], to: [2, y + up * 0.2], bendCm: 0.3, widthCm: 0.5, heightCm: 0.26 },
      ]),
    ],
    cast: 0.7,
    liftCm: 0.8,
  });
}
