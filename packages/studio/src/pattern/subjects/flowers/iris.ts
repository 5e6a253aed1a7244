import { adjust, type Hex } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tintOver } from '../pieces/tints.ts';
import { naturalBloom } from './bloom.ts';

const BACK = mirrored('0 -99, 20 -90, 29 -64, 22 -36, 8 -16, 0 -12');
const STANDARD = silhouette('0 -10, 22 -22, 42 -48, 44 -78, 30 -97, 10 -88, 0 -64, -4 -36');
const SIDE_FALL = silhouette(
  '0 -16, 24 -24, 50 -20, 74 -2, 84 24, 74 46, 56 40, 44 16, 24 0, 4 -4',
);
const FRONT_FALL = mirrored('0 -18, 14 -12, 26 6, 33 32, 26 52, 10 60, 0 57');
const SHEATH = silhouette('-4 52, -12 34, -9 8, 2 0, 12 12, 10 36, 5 54');

function beard(f: Figure, gold: Hex): void {
  f.line(silhouette('0 -14, 1 4, 0 22'), { colour: gold, width: 0.075 });
  if (!f.fine) return;
  for (const side of [-1, 1])
    for (const [x, y] of [
      [8, 16],
      [13, 28],
      [9, 38],
    ] as const)
      f.line(silhouette(`${side * x * 0.5} ${y - 14}, ${side * x} ${y + 6}`), {
        colour: gold,
        width: 0.016,
        alpha: 0.55,
      });
}

/** An iris in profile: three petals that stand, three that fall, each with its golden beard. */
export const iris: Subject = {
  id: 'iris',
  group: 'flower',
  words: ['iris', 'irise', 'bearded iris', 'flag iris'],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = naturalBloom(pen, ['#6f5fb0', '#8a7cc4', '#4f5fae', '#a583bd']);
    const [green, far] = pen.palette.leaves;
    const gold = tintOver(pen, '#eeb63c', deep);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      leafAt(f, { x: 0.04, y: 1, turn: 0.3, length: 1.1, width: 0.17, bend: 0.12, veins: 0 }, far);
      edged(f, tube('3 100 4, 4 60 3.5, 0 10 3.5'), { colour: green });
      leafAt(
        f,
        { x: -0.03, y: 1, turn: -0.2, length: 1.28, width: 0.19, bend: -0.16, veins: 0 },
        green,
      );
      edged(f, SHEATH, { colour: adjust(green, 0.05) });
      pen.ctx.translate(0, -radius * 0.2);
      pen.ctx.scale(0.82, 0.82);
      edged(f, BACK, { colour, tip: adjust(pale, 0.03) });
      for (const flip of [true, false])
        f.at({ flip }, () => edged(f, STANDARD, { colour, tip: pale, along: 0.2 }));
      for (const flip of [true, false])
        f.at({ flip }, () => {
          edged(f, SIDE_FALL, { colour: deep, tip: colour, along: 1.9 });
          f.line(silhouette('8 -14, 28 -14, 46 -6'), { colour: gold, width: 0.05 });
        });
      edged(f, FRONT_FALL, { colour: deep, tip: adjust(deep, -0.03), along: Math.PI });
      beard(f, gold);
    });
  },
};
