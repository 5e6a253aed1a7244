import { adjust, type Hex } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const TUBE = mirrored('0 -30, 5 -28, 6 -14, 9 -4, 0 0');
const SEPAL = silhouette('0 -6, 10 0, 22 8, 36 6, 42 -4!, 30 -6, 16 -10, 6 -10');
const BACK_SEPAL = mirrored('0 -8, 9 4, 8 20, 0 34!');
const SKIRT = mirrored('0 -4, 12 0, 20 14, 20 28, 12 32, 6 28, 0 32');
const FOLD = silhouette('-2 -2, 6 10, 8 30, -1 31, -6 14');

type Colours = { sepal: Hex; skirt: Hex; green: Hex };

/** A flower that hangs: a tube, four sepals swept back, a skirt, and stamens far below it. */
function hang(f: Figure, { sepal, skirt, green }: Colours): void {
  for (const [x, foot] of [
    [-4, 50],
    [4, 52],
    [0, 60],
  ] as const) {
    f.line(silhouette(`0 26, ${x} ${foot}`), { colour: sepal, width: 0.016 });
    f.dot([x / 100, foot / 100, 0.022], adjust(sepal, 0.16));
  }
  edged(f, BACK_SEPAL, { colour: adjust(sepal, -0.08) });
  edged(f, SKIRT, { colour: adjust(skirt, -0.05), tip: adjust(skirt, 0.05) });
  f.shade(FOLD, adjust(skirt, -0.16), 0.4);
  for (const flip of [false, true]) {
    f.at({ flip }, () => edged(f, SEPAL, { colour: sepal, tip: adjust(sepal, 0.08), along: 1.5 }));
  }
  edged(f, TUBE, { colour: sepal, tip: adjust(sepal, 0.06) });
  f.ball([0, -0.31, 0.055], { colour: green });
}

/** A fuchsia: flowers that hang from an arching twig like dancers in skirts. */
export const fuchsia: Subject = {
  id: 'fuchsia',
  group: 'flower',
  words: ['fuchsia', 'fuchsia flower', 'fuchsia blossom', 'lady eardrop'],
  turns: 'tilt',
  habit: 'head',
  shows: ['hanging', 'hang'],
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.96);
    const sepal = tint(pen, pen.rng.pick(['#d12f6d', '#e0447f', '#c4284f']));
    const skirt = tintOver(pen, pen.rng.pick(['#6b3a9c', '#8a4db0', '#f4dfe8']), sepal);
    const [green, far] = pen.palette.leaves;
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, tube('-84 -34 3, -50 -74 3, 0 -86 2.6, 46 -78 2.2, 82 -56 1.6'), { colour: far });
      for (const [x, y, turn, length] of [
        [-0.6, -0.64, -1.2, 0.42],
        [-0.3, -0.8, 0.5, 0.4],
        [0.1, -0.86, -0.5, 0.38],
        [0.44, -0.8, 0.7, 0.42],
        [0.7, -0.64, 2.1, 0.36],
      ] as const)
        leafAt(f, { x, y, turn, length, width: 0.2, veins: 3 }, turn > 0 ? green : far);
      for (const [x, y, size, turn] of [
        [-0.46, -0.34, 0.92, 0.08],
        [0.56, -0.3, 0.84, -0.1],
        [0.06, -0.08, 1.12, 0],
      ] as const) {
        f.line(
          [
            [x * 0.9, y - 0.5],
            [x, y - 0.3 * size],
          ],
          { colour: green, width: 0.022 },
        );
        f.at({ x, y, turn }, () => {
          pen.ctx.scale(size, size);
          hang(f, { sepal, skirt, green });
        });
      }
    });
  },
};
