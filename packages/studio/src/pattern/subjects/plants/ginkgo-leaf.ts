import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const LEAF = silhouette(
  '0 44!, -20 18, -56 -4, -84 -30!, -70 -58, -38 -76, -10 -80, -2 -44!, 6 -80, 36 -78, 70 -58, 84 -30!, 56 -4, 20 18',
);
const STALK = tube('0 38 3, -2 66 2.5, -8 96 3');

/** A fan-shaped ginkgo leaf. */
export const ginkgoLeaf: Subject = {
  id: 'ginkgo leaf',
  group: 'plant',
  words: ['ginkgo leaf', 'ginkgo leaves', 'ginkgo', 'gingko', 'gingko leaf', 'maidenhair tree'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const leaf = tint(pen, pen.rng.pick(['#dfb13c', '#c9a53a', '#8fa45a']));
    edged(f, STALK, { colour: adjust(leaf, -0.12) });
    edged(f, LEAF, { colour: adjust(leaf, -0.06), tip: adjust(leaf, 0.05) });
    for (const x of [-66, -50, -34, -18, 16, 34, 50, 66])
      f.line(silhouette(`0 36, ${x * 0.4} 0, ${x} ${-66 + Math.abs(x) * 0.5}`), {
        colour: adjust(leaf, -0.12),
        width: 0.014,
        alpha: 0.6,
      });
  },
};
