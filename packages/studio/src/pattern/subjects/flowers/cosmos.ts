import { petal } from '../../botany/petal.ts';
import { petalRing } from '../../botany/petal-ring.ts';
import type { Subject } from '../../subject.ts';
import { anyBloom } from './bloom.ts';
import { drawHeart } from './heart.ts';

/** Eight broad petals with toothed tips. */
export const cosmos: Subject = {
  id: 'cosmos',
  group: 'flower',
  words: ['cosmos', 'cosmea', 'wildflower', 'wild flower', 'meadow', 'cottage garden'],
  turns: 'any',
  draw: (pen, radius) => {
    const { deep, pale } = anyBloom(pen);
    petalRing(pen, { count: 8, shake: 0.05 }, () =>
      petal(
        pen,
        {
          length: radius,
          width: radius * 0.6,
          widest: 0.78,
          notch: 0.07,
          ruffle: 0.05,
          root: 0.25,
        },
        { root: deep, tip: pale },
      ),
    );
    drawHeart(pen, radius * 0.18, {
      disc: pen.heartColour ?? pen.palette.accent,
      pollen: pen.palette.dark,
    });
  },
};
