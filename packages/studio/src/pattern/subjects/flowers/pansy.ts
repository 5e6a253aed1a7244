import type { Hex } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { type Bloom, naturalBloom } from './bloom.ts';

const UPPER = silhouette('0 4, 4 -22, 16 -50, 42 -58, 58 -40, 52 -14, 28 2');
const WING = silhouette('0 0, 20 -22, 46 -28, 62 -10, 54 14, 30 20, 8 10');
const LOWER = mirrored('0 -2, 18 6, 42 20, 46 42, 26 52, 8 48, 0 44');
const BLOTCH = mirrored('0 2, 14 10, 24 24, 10 28, 0 32');

function face(f: Figure, [back, front]: readonly [Bloom, Bloom], dark: Hex): void {
  for (const flip of [false, true])
    f.at({ flip }, () => edged(f, UPPER, { colour: back.deep, tip: back.colour }));
  for (const flip of [false, true])
    f.at({ flip }, () => {
      edged(f, WING, { colour: front.colour, tip: front.pale, along: 1.5 });
      f.patch(silhouette('4 0, 18 -12, 34 -8, 22 4, 10 8'), dark);
      if (f.fine)
        for (const end of ['46 -12', '44 0', '40 8'])
          f.line(silhouette(`10 -2, ${end}`), { colour: dark, width: 0.014, alpha: 0.7 });
    });
  edged(f, LOWER, { colour: front.colour, tip: front.pale, along: Math.PI });
  f.patch(BLOTCH, dark);
  if (f.fine)
    for (const x of [-22, -11, 0, 11, 22])
      f.line(silhouette(`${x * 0.5} 16, ${x} 38`), { colour: dark, width: 0.014, alpha: 0.7 });
  f.dot([0, 0.03, 0.075], f.pen.natural('#f2b632'));
  f.dot([0, 0, 0.03], '#fff6df');
}

/** A pansy's face on its stem: five overlapping petals, a dark blotch with whiskers, a golden eye. */
export const pansy: Subject = {
  id: 'pansy',
  group: 'flower',
  words: ['pansy', 'pansies', 'viola', 'violet flower', 'heartsease', 'johnny jump up'],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const [back, front] = pen.rng.pick([
      ['#5b3f8f', '#e9c04a'],
      ['#4b3a86', '#a98fd0'],
      ['#7c3058', '#f0d9a0'],
      ['#6a4fa3', '#f4ead8'],
    ]);
    const dark = pen.natural('#3a2350');
    const [green, far] = pen.palette.leaves;
    edged(f, tube('10 104 2.6, 20 60 2.4, 10 10 2.4, 2 -10 2.4'), { colour: green });
    for (const [x, y, turn, length] of [
      [0.1, 0.98, -1.2, 0.62],
      [0.12, 0.92, 1.05, 0.6],
      [0.18, 0.66, -0.9, 0.4],
    ] as const)
      leafAt(f, { x, y, turn, length, width: 0.26, veins: 4 }, turn > 0 ? green : far);
    f.at({ y: -0.3, turn: pen.rng.range(-0.14, 0.14) }, () =>
      face(f, [naturalBloom(pen, [back]), naturalBloom(pen, [front])], dark),
    );
  },
};
