import { adjust, type Hex } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tintOver } from '../pieces/tints.ts';
import { whiteBloom } from './bloom.ts';

const WING = silhouette('0 0, 16 10, 26 34, 22 54, 8 44, 2 22');
const SKIRT = mirrored('0 4, 10 8, 13 28, 8 37, 3 31!, 0 34');
const FRONT = mirrored('0 0, 11 12, 13 38, 5 56, 0 58');

function bell(f: Figure, { white, shade, green }: { white: Hex; shade: Hex; green: Hex }): void {
  edged(f, mirrored('0 -14, 8 -8, 8 2, 0 6'), { colour: green });
  for (const flip of [false, true])
    f.at({ flip, turn: flip ? -0.16 : 0.16 }, () => edged(f, WING, { colour: shade, tip: white }));
  edged(f, SKIRT, { colour: white });
  f.line(silhouette('-7 28, 0 22, 7 28'), { colour: green, width: 0.04 });
  f.at({ turn: 0.42 }, () => edged(f, FRONT, { colour: shade, tip: white }));
  if (f.fine)
    f.at({ turn: 0.42 }, () =>
      f.line(silhouette('0 6, 1 28, 0 46'), { colour: shade, width: 0.016, alpha: 0.8 }),
    );
}

/** Two snowdrops that hang their heads, green at the inner petals. */
export const snowdrop: Subject = {
  id: 'snowdrop',
  group: 'flower',
  words: ['snowdrop', 'galanthus'],
  shows: ['bell'],
  parts: ['bell'],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const [green, far] = pen.palette.leaves;
    const bloom = whiteBloom(pen);
    const colours = {
      white: bloom.pale,
      shade: bloom.deep,
      green: tintOver(pen, '#7fa65a', bloom.pale),
    };
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      leafAt(f, { x: 0.1, y: 1, turn: 0.34, length: 1.1, width: 0.14, bend: 0.16, veins: 0 }, far);
      edged(f, tube('0 104 3, -4 20 2.6, -12 -60 2.2, -36 -82 1.8, -52 -56 1.6'), {
        colour: green,
      });
      edged(f, tube('6 104 3, 16 40 2.4, 26 -20 2, 46 -38 1.6, 56 -16 1.4'), { colour: green });
      edged(f, silhouette('-14 -62, -24 -90, -46 -84, -30 -78'), { colour: adjust(green, 0.08) });
      leafAt(
        f,
        { x: -0.06, y: 1.02, turn: -0.3, length: 1.06, width: 0.16, bend: -0.14, veins: 0 },
        green,
      );
      f.at({ x: -0.54, y: -0.48, turn: 0.12 }, () => bell(f, colours));
      f.at({ x: 0.58, y: -0.06, turn: -0.1 }, () => {
        pen.ctx.scale(0.82, 0.82);
        bell(f, colours);
      });
    });
  },
};
