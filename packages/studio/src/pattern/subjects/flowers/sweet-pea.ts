import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { type Bloom, naturalBloom } from './bloom.ts';

const STANDARD = silhouette(
  '0 4, -18 0, -40 -10, -46 -34, -30 -50, -12 -46, 0 -54, 14 -46, 32 -50, 46 -32, 38 -8, 18 0',
);
const WING = silhouette('0 8, -4 -8, 6 -26, 22 -26, 28 -10, 18 6');
const KEEL = mirrored('0 -14, 8 -8, 8 6, 0 12');

function pea(f: Figure, { colour, deep, pale }: Bloom): void {
  edged(f, STANDARD, { colour, tip: pale });
  if (f.fine)
    for (const x of [-26, -12, 12, 26])
      f.line(silhouette(`${x * 0.3} -4, ${x * 0.8} -22, ${x} -38`), {
        colour: deep,
        width: 0.012,
        alpha: 0.5,
      });
  for (const flip of [true, false])
    f.at({ flip }, () => edged(f, WING, { colour: deep, tip: colour }));
  edged(f, KEEL, { colour: adjust(pale, 0.06) });
}

/** Sweet peas like winged bonnets, on a stem with curling tendrils. */
export const sweetPea: Subject = {
  id: 'sweet pea',
  group: 'flower',
  words: ['sweet pea', 'sweetpea', 'lathyrus', 'pea flower'],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const [green, far] = pen.palette.leaves;
    const blooms = pen.palette.blooms.map((colour) => naturalBloom(pen, [colour]));
    const curl = (points: string) => f.line(silhouette(points), { colour: far, width: 0.02 });
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, tube('10 106 2.8, -4 60 2.4, 4 0 2.2, -4 -60 1.6'), { colour: green });
      for (const turn of [1, -1.05])
        f.at({ x: 0.02, y: 0.84, turn }, () => {
          leafAt(f, { turn: 0.25, length: 0.5, width: 0.19, veins: 3 }, green);
          leafAt(f, { turn: -0.4, length: 0.46, width: 0.17, veins: 3 }, far);
        });
      curl('4 84, 40 60, 62 40, 74 46, 68 58, 60 50, 66 44');
      curl('0 40, -40 30, -62 12, -74 22, -66 32, -60 24');
      for (const [i, [x, y, turn, size]] of (
        [
          [-0.04, -0.7, -0.2, 0.62],
          [0.36, -0.36, 0.5, 0.86],
          [-0.38, -0.28, -0.45, 0.94],
          [0.26, 0.22, 0.3, 1.04],
        ] as const
      ).entries()) {
        f.line(
          [
            [0, y + 0.2],
            [x * 0.5, y + 0.14],
            [x, y],
          ],
          { colour: green, width: 0.024 },
        );
        f.at({ x, y, turn }, () => {
          pen.ctx.scale(size, size);
          pea(f, blooms[i % blooms.length]);
          edged(f, mirrored('0 6, 8 8, 4 16, 0 18'), { colour: green });
        });
      }
    });
  },
};
