import { createRng } from '../../../core/rng.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { creases } from '../folds/crease.ts';
import { createFlutes } from '../folds/flutes.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { type Mark, stitch } from '../marks/mark.ts';
import { createPanel } from '../panel.ts';
import { backInside } from '../parts/back-inside.ts';
import { necklineOf } from '../parts/necklines.ts';
import { flap } from '../parts/pockets/flap.ts';
import { curve, mirrored, SIDES, wholeOf } from '../parts/shape.ts';
import { makeTop } from '../parts/top.ts';
import { topPlan } from './cuts.ts';

export const poncho: ClothGarment = {
  id: 'poncho',
  type: 'upper',
  words: ['poncho', 'serape', 'ruana'],
  fabric: 'wool',
  axes: { neckline: ['v', 'boat', 'crew'], length: ['hip', 'long'] },
  build: ({ neckline = 'v', length }: Design, seed) => {
    const neck = necklineOf(neckline === 'boat' || neckline === 'crew' ? neckline : 'v');
    const low = length === 'long' ? 92 : 78;
    const side = curve([-neck.half, 0.4], [-22, 5.4], [-40, 22], [-50, 44]);
    const edge = curve([-50, 44], [-34, 57], [-16, low - 11], [0, low]);
    const frame: Point[] = [
      [-50, 0],
      [-50, low],
    ];
    return [
      ...backInside({ half: neck.half, depth: neck.depth, rise: 1.4 }),
      ...fringe(wholeOf(edge), seed),
      createPanel({
        name: 'body',
        left: frame,
        right: mirrored(frame),
        outlines: [
          [
            ...neck.path.toReversed(),
            ...side,
            ...edge.slice(1),
            ...mirrored([...side, ...edge.slice(1)]).toReversed(),
            ...mirrored(neck.path),
          ],
        ],
        bulge: 0.09,
        squareness: 2.2,
        edgeCm: 0.5,
        folds: [
          createFlutes({
            seed: `${seed}:poncho`,
            count: 6,
            heightCm: 2,
            start: 0.1,
            growth: 1,
            sway: 0.6,
          }).fold,
          creases(
            [-1, 1].flatMap((sign) => [
              {
                from: [sign * 14, 6] as const,
                to: [sign * 34, 50] as const,
                bendCm: sign * -2.4,
                widthCm: 2.6,
                heightCm: 1,
                peak: 0.4,
              },
              {
                from: [sign * 9, 14] as const,
                to: [sign * 16, 62] as const,
                bendCm: sign * -1.6,
                widthCm: 2.4,
                heightCm: 0.9,
                peak: 0.4,
              },
            ]),
          ),
          wrinkle(0.4),
        ],
        cast: 0.5,
        marks: [
          stitch(wholeOf(edge).map(([x, y]): Point => [x * 0.98, y - 1.4])),
          stitch(wholeOf(neck.path).map(([x, y]): Point => [x * 1.07, y + 0.9])),
        ],
      }),
    ];
  },
};

/** Threads of the cloth, left long along its edge. */
function fringe(edge: readonly Point[], seed: string): Mark[] {
  const rng = createRng(`${seed}:fringe`);
  return edge
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => ({
      is: 'cord',
      path: [
        [x, y - 1.5],
        [x + rng.range(-0.5, 0.5), y + 3],
        [x + rng.range(-1, 1), y + rng.range(5.6, 6.8)],
      ],
      widthCm: 0.42,
      look: 'cloth',
    }));
}

export const cape: ClothGarment = {
  id: 'cape',
  type: 'upper',
  words: ['cape', 'cloak', 'cape coat', 'capelet'],
  fabric: 'wool',
  axes: {
    collar: ['mandarin', 'shirt', 'hood', 'funnel'],
    length: ['hip', 'knee', 'cropped'],
    closure: ['buttons'],
  },
  mayLack: ['collar'],
  always: { sleeve: 'none' },
  build: (design, seed) => {
    const length = design.length === 'knee' ? 98 : design.length === 'cropped' ? 52 : 76;
    return [
      ...makeTop(
        topPlan({ ...design, length: undefined }, seed, {
          closure: design.collar === 'funnel' ? 'zip' : 'buttons',
          sleeve: 'none',
          buttons: 'horn',
          looseness: 0.9,
          cutMore: {
            shoulderHalf: 18.6,
            shoulderDrop: 4.8,
            armholeDepth: 13,
            armholeIn: -3.4,
            chestHalf: 26,
            waistHalf: 34,
            waistAt: 40,
            hemHalf: 33 + length * 0.12,
            length,
          },
        }),
      ),
      ...SIDES.map((side) =>
        flap({
          name: `welt ${side}`,
          at: [side === 'left' ? -21 : 18.4, 32],
          width: 2.6,
          height: 17,
          turn: side === 'left' ? 0.14 : -0.14,
        }),
      ),
    ];
  },
};
