import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { naturalBloom } from './bloom.ts';

const BRACT = silhouette(
  '0 -34!, 20 -56, 46 -48, 54 -18, 36 16, 2 46!, -36 16, -54 -18, -44 -48, -20 -56',
);
const SPIKE = tube('0 -26 5.5, 8 -56 5.5, 20 -84 4');
const STEM = tube('0 0 3.5, 4 50 3.5, 0 98 3.5');

/** An anthurium: a glossy heart-shaped bract with a spike. */
export const anthurium: Subject = {
  id: 'anthurium',
  group: 'flower',
  words: ['anthurium', 'flamingo flower', 'laceleaf'],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = naturalBloom(pen, ['#d8303c', '#e26a83']);
    const [green] = pen.palette.leaves;
    leafAt(
      f,
      { x: 0, y: 0.96, turn: 0.7, length: 0.8, width: 0.4, veins: 5 },
      adjust(green, -0.04),
    );
    edged(f, STEM, { colour: green });
    edged(f, BRACT, { colour: deep, tip: colour });
    f.gleam(silhouette('-34 -34, -22 -44, -30 -10, -40 -12'), 0.35);
    for (const x of [-26, -12, 12, 26])
      f.line(silhouette(`0 -28, ${x} -4, ${x * 0.6} 26`), {
        colour: adjust(deep, -0.08),
        width: 0.016,
        alpha: 0.6,
      });
    edged(f, SPIKE, { colour: pen.natural('#efd06a'), tip: adjust(pale, 0.05) });
  },
};
