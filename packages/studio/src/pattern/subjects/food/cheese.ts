import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const TOP = silhouette('-86 -2!, 40 -56!, 84 -12!');
const SIDE = silhouette('-86 0!, 84 -10!, 84 44!, -86 52!');

/** A wedge of cheese with holes. */
export const cheese: Subject = {
  id: 'cheese',
  group: 'food',
  words: ['cheese', 'swiss cheese', 'cheese wedge', 'fromage', 'cheeseboard'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const yellow = tint(pen, '#efbe45');
    edged(f, TOP, { colour: adjust(yellow, 0.05) });
    edged(f, SIDE, { colour: adjust(yellow, -0.05), tip: yellow });
    f.inside(SIDE, () => {
      for (const [x, y, r] of [
        [-0.56, 0.24, 0.09],
        [-0.14, 0.36, 0.12],
        [0.2, 0.1, 0.09],
        [0.56, 0.26, 0.13],
        [-0.3, 0.04, 0.06],
        [0.86, 0.02, 0.1],
      ] as const)
        f.dot([x, y, r], adjust(yellow, -0.16));
    });
  },
};
