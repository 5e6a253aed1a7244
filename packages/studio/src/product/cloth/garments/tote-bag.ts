import { lerp } from '../../../core/interpolate.ts';
import { createRng } from '../../../core/rng.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { creases } from '../folds/crease.ts';
import { createFlutes } from '../folds/flutes.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { seam, stitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart } from '../panel.ts';
import { patchPocket } from '../parts/pockets/patch-pocket.ts';
import { ribbon } from '../parts/ribbon.ts';
import { curve, mirrored } from '../parts/shape.ts';

/** Half widths at the opening and at the bottom, and the height, in centimetres. */
const BAG = { top: 19.4, low: 18.2, height: 41 };
const HANDLE = { at: 8.6, widthCm: 2.7, reach: 7.5 };
const RISE = { 'long-handles': 30, 'short-handles': 15 };

export const toteBag: ClothGarment = {
  id: 'tote-bag',
  type: 'accessory',
  words: ['tote bag', 'tote', 'shopper', 'shopping bag', 'canvas bag', 'beach bag', 'market bag'],
  near: ['handbag', 'bag', 'shoulder bag', 'purse'],
  fabric: 'cotton',
  axes: { form: ['long-handles', 'short-handles'], pocket: ['none', 'patch'] },
  build,
};

function build({ form, pocket }: Design, seed: string): GarmentPart[] {
  const rise = RISE[form === 'short-handles' ? 'short-handles' : 'long-handles'];
  return [
    handle({ rise: rise + 1.2, lean: 1.4, isBack: true }),
    hollow(),
    body(seed),
    ...(pocket === 'patch'
      ? [patchPocket({ name: 'pocket', at: [-8, 16], width: 16, height: 15, point: 0.8 })]
      : []),
    handle({ rise, lean: -0.8, isBack: false }),
  ];
}

type HandleInput = { rise: number; lean: number; isBack: boolean };

/** A handle that stands up in an arch, its ends sewn on with a crossed square. */
function handle({ rise, lean, isBack }: HandleInput): GarmentPart {
  const foot = isBack ? 1 : HANDLE.reach;
  const half: Point[] = [
    [-HANDLE.at, foot],
    [-HANDLE.at, 0],
    [-HANDLE.at * 0.99 + lean * 0.4, -rise * 0.42],
    [-HANDLE.at * 0.76 + lean, -rise * 0.82],
  ];
  const path = curve(
    ...half,
    [lean, -rise],
    ...half.toReversed().map(([x, y], i): Point => [-x + (i < 2 ? lean * 1.6 : 0), y]),
  );
  return ribbon({
    name: isBack ? 'handle 1' : 'handle 0',
    path,
    widthCm: HANDLE.widthCm,
    isStitched: true,
    shade: isBack ? 0.82 : 1,
    cut: { clothAt: [isBack ? 7 : 2, 4] },
    marks: isBack ? [] : [-1, 1].flatMap((sign) => crossedSquare(sign * HANDLE.at)),
  });
}

/** The stitches that hold the end of a handle. */
function crossedSquare(x: number) {
  const [half, top, low] = [0.85, HANDLE.reach - 3, HANDLE.reach - 0.6];
  const [a, b, c, d]: Point[] = [
    [x - half, top],
    [x + half, top],
    [x + half, low],
    [x - half, low],
  ];
  return [stitch([a, b, c, d, a]), stitch([a, c]), stitch([b, d])];
}

/** The opening, seen a little from above. */
function hollow(): GarmentPart {
  const { top } = BAG;
  const upper = curve(
    [-top + 0.3, 0.4],
    [-top * 0.5, -0.9],
    [0, -1.3],
    [top * 0.5, -0.9],
    [top - 0.3, 0.4],
  );
  const side: Point[] = [
    [-top + 0.3, -1],
    [-top + 0.3, 3],
  ];
  return createPanel({
    name: 'lining',
    left: side,
    right: mirrored(side),
    outlines: [[...upper, [top - 0.4, 3], [-top + 0.4, 3]]],
    stuff: 'inside',
    shade: 0.6,
    bulge: -0.05,
    cast: 0,
  });
}

/** The bag's front: it hangs from its handles, and its corners are boxed. */
function body(seed: string): GarmentPart {
  const rng = createRng(`${seed}:tote`);
  const { top, low, height } = BAG;
  const side = curve(
    [-top, 0],
    [-top - 0.3, height * 0.3],
    [-lerp(top, low, 0.6) - 0.5, height * 0.72],
    [-low - 0.3, height - 2.2],
    [-low + 1.2, height - 0.3],
  );
  const mouth = curve([-top, 0], [-HANDLE.at, 0.9], [0, 1.7], [HANDLE.at, 0.9], [top, 0]);
  const base = curve(
    [-low + 1.2, height - 0.3],
    [-low * 0.5, height + 0.4],
    [0, height + 0.2],
    [low * 0.5, height + 0.5],
    [low - 1.2, height - 0.3],
  );
  const pulls = [-1, 1].flatMap((sign) => [
    {
      from: [sign * HANDLE.at, HANDLE.reach] as const,
      to: [sign * rng.range(11, 15), height * rng.range(0.55, 0.75)] as const,
      bendCm: sign * rng.range(0.6, 1.6),
      widthCm: 2.2,
      heightCm: 0.75,
      peak: 0.25,
    },
    {
      from: [sign * (HANDLE.at - 1), HANDLE.reach] as const,
      to: [sign * rng.range(1, 4), height * rng.range(0.4, 0.6)] as const,
      bendCm: sign * -1,
      widthCm: 1.8,
      heightCm: 0.5,
      peak: 0.25,
    },
    {
      from: [sign * (low - 0.4), height - 3] as const,
      to: [sign * rng.range(8, 12), height - rng.range(9, 14)] as const,
      bendCm: sign * 0.8,
      widthCm: 1.4,
      heightCm: 0.7,
      peak: 0.3,
    },
    {
      from: [sign * (low - 2), height - 1] as const,
      to: [sign * rng.range(3, 6), height - rng.range(4, 7)] as const,
      bendCm: sign * -0.6,
      widthCm: 1.1,
      heightCm: 0.45,
      peak: 0.3,
    },
  ]);
  return createPanel({
    name: 'body',
    left: side,
    right: mirrored(side),
    outlines: [[...side, ...base, ...mirrored(side).toReversed(), ...mouth.toReversed()]],
    bulge: 0.1,
    squareness: 3,
    edgeCm: 0.4,
    folds: [
      creases(pulls),
      createFlutes({ seed: `${seed}:tote`, count: 4, heightCm: 0.7, start: 0.1, growth: 1.2 }).fold,
      wrinkle(0.42),
      wrinkle(0.14, { acrossCm: 3.4, downCm: 4 }),
    ],
    cast: 0.5,
    liftCm: 0.9,
    marks: [
      stitch(mouth.map(([x, y]): Point => [x, y + 2.8])),
      seam(
        mouth.map(([x, y]): Point => [x, y + 3.1]),
        0.4,
      ),
      stitch(side.map(([x, y]): Point => [x + 0.5, y])),
      stitch(mirrored(side).map(([x, y]): Point => [x - 0.5, y])),
    ],
  });
}
