import { adjust, type Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { leaf } from '../../botany/leaf.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const SAUCER = mirrored('0 58, 50 60, 84 66!, 60 80, 26 86, 0 87');
const CUP = mirrored('0 -30, 40 -32, 62 -38!, 58 0, 46 38, 26 60, 0 62');
const RIM = mirrored('0 -46, 40 -44, 62 -38, 40 -31, 0 -29');
const TEA = mirrored('0 -42, 36 -41, 54 -37, 36 -33, 0 -32');
const HANDLE = tube('52 -22 6, 76 -28 5, 90 -10 5, 78 14 5, 52 24 6');
const STEAM = ['-14 -54, -22 -66, -10 -76, -18 -90', '8 -54, 0 -68, 14 -78, 6 -94'].map(silhouette);
const PETAL = mirrored('0 -15, 7 -11, 6 -3, 0 0');

function sprig(f: Figure, [x, y]: PathPoint, { bloom, green }: { bloom: Hex; green: Hex }): void {
  f.at({ x, y }, () => {
    for (const turn of [1.9, 4.3, 3.1]) {
      f.at({ turn }, () =>
        leaf(f.pen, { length: 0.26 * f.radius, width: 0.11 * f.radius, veins: 0 }, green),
      );
    }
    for (let i = 0; i < 5; i += 1)
      f.at({ turn: (i / 5) * TAU }, () => f.fill(PETAL, { colour: bloom }));
    f.dot([0, 0, 0.035], adjust(bloom, 0.2));
  });
}

/** A flowered teacup on its saucer, steaming. */
export const teacup: Subject = {
  id: 'teacup',
  group: 'object',
  words: ['teacup', 'tea cup', 'tea party', 'teatime', 'afternoon tea', 'cup', 'cup of tea'],
  shows: ['rim', 'porcelain', 'saucer', 'steam'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const china = tint(pen, pen.rng.pick(['#fbf5ea', '#dfeaf0', '#f6dfe0']));
    const trim = tintOver(pen, pen.rng.pick(['#c9a04e', '#3d6aa0', '#c9576a']), china);
    const colours = {
      bloom: tintOver(pen, pen.palette.blooms[0], china),
      green: tintOver(pen, '#6f9a62', china),
    };
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      if (f.fine)
        for (const curl of STEAM)
          f.line(curl, { colour: tint(pen, '#c3cdd2'), width: 0.034, alpha: 0.8 });
      f.fill(SAUCER, { colour: adjust(china, -0.06), tip: china });
      f.line(silhouette('-70 68, -36 79, 0 81, 36 79, 70 68'), { colour: trim, width: 0.032 });
      f.fill(HANDLE, { colour: trim });
      f.fill(CUP, { colour: adjust(china, -0.06), tip: adjust(china, 0.02) });
      sprig(f, [0, 0.1], colours);
      if (f.fine) for (const x of [-0.36, 0.36]) sprig(f, [x, -0.04], { ...colours, bloom: trim });
      f.fill(RIM, { colour: trim });
      f.fill(TEA, { colour: tintOver(pen, '#a8672f', trim) });
    });
  },
};
