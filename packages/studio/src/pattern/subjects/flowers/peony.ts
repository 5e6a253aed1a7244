import { mix } from '../../../core/colour.ts';
import { petal } from '../../botany/petal.ts';
import { petalRing } from '../../botany/petal-ring.ts';
import type { Subject } from '../../subject.ts';
import { anyBloom } from './bloom.ts';
import { drawHeart } from './heart.ts';

/** A full flower: many ruffled petals in rings, deeper towards the heart. */
export const peony: Subject = {
  id: 'peony',
  group: 'flower',
  words: ['peony', 'peonies'],
  turns: 'any',
  draw: (pen, radius) => {
    const { colour, deep, pale } = anyBloom(pen);
    const rings = [
      { reach: 1, count: 11, notch: 0.1 },
      { reach: 0.84, count: 10, notch: 0.14 },
      { reach: 0.66, count: 9, notch: 0.12 },
      { reach: 0.47, count: 8, notch: 0.16 },
      { reach: 0.3, count: 6, notch: 0.1 },
    ];
    rings.forEach(({ reach, count, notch }, ring) => {
      const t = ring / (rings.length - 1);
      const colours = { root: mix(colour, deep, 0.3 + t * 0.7), tip: mix(pale, colour, t) };
      petalRing(pen, { count, shake: 0.1 }, () =>
        petal(
          pen,
          {
            length: radius * reach,
            width: radius * reach * 0.72,
            widest: 0.74,
            notch,
            ruffle: 0.07,
            root: 0.3,
          },
          colours,
        ),
      );
    });
    drawHeart(pen, radius * 0.09, { disc: pen.palette.accent, pollen: pen.palette.accent });
  },
};
