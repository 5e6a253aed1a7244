import { lightness } from '../../../core/colour.ts';
import { petal } from '../../botany/petal.ts';
import { petalRing } from '../../botany/petal-ring.ts';
import type { Subject } from '../../subject.ts';
import { anyBloom } from './bloom.ts';
import { drawHeart } from './heart.ts';

/** Two rings of narrow rays around a button. */
export const daisy: Subject = {
  id: 'daisy',
  group: 'flower',
  words: [
    'daisy',
    'daisies',
    'marguerite',
    'chamomile',
    'camomile',
    'aster',
    'gerbera',
    'wildflower',
    'wild flower',
    'meadow',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const { palette, rng } = pen;
    const white =
      rng.chance(0.5) && Math.abs(lightness(palette.light) - lightness(palette.ground)) > 0.12;
    const bloom = anyBloom(pen);
    const [root, tip] = white ? [palette.light, palette.light] : [bloom.deep, bloom.pale];
    const count = rng.int(12, 16);
    for (const reach of [1, 0.88]) {
      petalRing(pen, { count, shake: 0.05 }, () =>
        petal(
          pen,
          { length: radius * reach, width: radius * 0.27, widest: 0.7, ruffle: 0.03, root: 0.4 },
          { root, tip },
        ),
      );
    }
    const heart = white ? pen.natural('#e8b431') : palette.accent;
    drawHeart(pen, radius * 0.24, { disc: heart, pollen: heart });
  },
};
