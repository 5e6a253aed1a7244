import { petal } from '../../botany/petal.ts';
import { petalRing } from '../../botany/petal-ring.ts';
import type { Subject } from '../../subject.ts';
import { anyBloom } from './bloom.ts';
import { drawStamens } from './heart.ts';

/** Five notched petals with a burst of fine stamens. */
export const cherryBlossom: Subject = {
  id: 'cherry blossom',
  group: 'flower',
  words: [
    'cherry blossom',
    'sakura',
    'blossom',
    'apple blossom',
    'almond blossom',
    'plum blossom',
    'spring flower',
  ],
  near: ['dogwood'],
  turns: 'any',
  draw: (pen, radius) => {
    const { deep, pale } = anyBloom(pen);
    petalRing(pen, { count: 5, shake: 0.05 }, () =>
      petal(
        pen,
        {
          length: radius,
          width: radius * 0.98,
          widest: 0.64,
          notch: 0.16,
          ruffle: 0.03,
          root: 0.14,
        },
        { root: deep, tip: pale },
      ),
    );
    drawStamens(pen, { count: 12, length: radius * 0.42, colour: deep });
  },
};
