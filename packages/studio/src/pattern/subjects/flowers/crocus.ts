import { adjust, type Hex } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tintOver } from '../pieces/tints.ts';
import { type Bloom, naturalBloom } from './bloom.ts';

const OUTER = silhouette('0 10, -12 0, -24 -28, -22 -62, -8 -48, 0 -22');
const MIDDLE = mirrored('0 -66, 13 -46, 15 -18, 7 6, 0 10');

function cup(f: Figure, { colour, deep, pale }: Bloom, gold: Hex): void {
  edged(f, tube('0 8 4, 0 60 5'), { colour: adjust(pale, 0.06), along: Math.PI });
  f.at({ x: -0.08 }, () => edged(f, MIDDLE, { colour: deep, tip: colour }));
  f.at({ x: 0.08 }, () => edged(f, MIDDLE, { colour: deep, tip: colour }));
  f.line(silhouette('0 -20, 0 -60'), { colour: gold, width: 0.05 });
  f.line(silhouette('-6 -66, 0 -56, 6 -66'), { colour: gold, width: 0.04 });
  for (const flip of [false, true])
    f.at({ flip }, () => edged(f, OUTER, { colour: deep, tip: pale }));
  f.at({ y: 0.06 }, () =>
    edged(f, mirrored('0 -54, 15 -34, 16 -10, 8 4, 0 6'), { colour, tip: pale }),
  );
  if (f.fine)
    for (const x of [-6, 0, 6])
      f.line(silhouette(`${x * 0.4} 6, ${x} -16, ${x * 0.7} -36`), {
        colour: deep,
        width: 0.013,
        alpha: 0.6,
      });
}

/** Crocuses that open from the ground among their striped blades. */
export const crocus: Subject = {
  id: 'crocus',
  group: 'flower',
  words: ['crocus', 'crocuse', 'crocus flower', 'saffron crocus'],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const bloom = naturalBloom(pen, ['#8f74c0', '#a78fd2', '#7660ae']);
    const [green, far] = pen.palette.leaves;
    const gold = tintOver(pen, '#ee9a2e', bloom.colour);
    for (const [x, turn, length] of [
      [-0.2, -0.55, 0.9],
      [0.2, 0.5, 0.96],
      [-0.3, -0.25, 0.7],
      [0.34, 0.75, 0.74],
      [0, 0.08, 0.8],
    ] as const) {
      leafAt(
        f,
        { x, y: 0.98, turn, length, width: 0.09, bend: turn * 0.3, veins: 0 },
        turn > 0 ? green : far,
      );
    }
    for (const [x, y, turn, size] of [
      [0.42, 0.3, 0.22, 0.8],
      [-0.4, 0.16, -0.2, 0.92],
      [0.04, -0.12, 0.03, 1.16],
    ] as const)
      f.at({ x, y, turn }, () => {
        pen.ctx.scale(size, size);
        cup(f, bloom, gold);
      });
  },
};
