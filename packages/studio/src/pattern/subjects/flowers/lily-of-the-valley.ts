import { adjust, type Hex } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { whiteBloom } from './bloom.ts';

/** A bell with a scalloped rim that turns out. */
const BELL = mirrored('0 -14, 9 -12, 13 -2, 13 7, 17 13!, 11 12, 6 15, 0 12');
/** Bells from the tip of the stem down: where the stalk leaves it, which side, size. */
const BELLS = [
  [0.5, -0.8, 1, 0.5],
  [0.3, -0.72, -1, 0.66],
  [0.2, -0.64, 1, 0.8],
  [-0.02, -0.46, -1, 0.92],
  [-0.04, -0.36, 1, 1],
  [-0.14, -0.12, 1, 1.1],
  [-0.16, -0.06, -1, 1.02],
] as const;

function bell(f: Figure, { white, shade }: { white: Hex; shade: Hex }): void {
  edged(f, BELL, { colour: shade, tip: white });
  f.line(silhouette('-11 10, -4 7, 0 10, 4 7, 11 10'), { colour: shade, width: 0.02 });
  if (f.fine) f.gleam(silhouette('-8 -4, -6 -10, -3 -10, -5 2'), 0.5);
}

/** Lily of the valley: small white bells along an arching stem between two broad upright leaves. */
export const lilyOfTheValley: Subject = {
  id: 'lily of the valley',
  group: 'flower',
  words: ['lily of the valley', 'lilies of the valley', 'muguet', 'may lily'],
  shows: ['bell'],
  parts: ['bell'],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const [green, far] = pen.palette.leaves;
    const bloom = whiteBloom(pen);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      leafAt(f, { x: 0.02, y: 1, turn: 0.42, length: 1.5, width: 0.48, bend: 0.2, veins: 5 }, far);
      const stem = '-4 102 3, -14 50 2.8, -16 0 2.4, -4 -44 2.2, 20 -70 1.8, 54 -82 1.2';
      edged(f, tube(stem), { colour: adjust(green, 0.06) });
      leafAt(
        f,
        { x: -0.08, y: 1.02, turn: -0.34, length: 1.42, width: 0.5, bend: -0.22, veins: 5 },
        green,
      );
      for (const [x, y, side, size] of BELLS) {
        const [hangX, hangY] = [x + side * 0.15 * size, y + 0.06];
        f.line(
          [
            [x, y],
            [x + side * 0.1 * size, y - 0.04],
            [hangX, hangY],
          ],
          { colour: adjust(green, 0.06), width: 0.018 },
        );
        f.at({ x: hangX, y: hangY + 0.13 * size, turn: -side * 0.12 }, () => {
          pen.ctx.scale(size, size);
          bell(f, { white: bloom.pale, shade: bloom.deep });
        });
      }
    });
  },
};
