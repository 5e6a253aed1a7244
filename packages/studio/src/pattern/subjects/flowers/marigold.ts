import { adjust, mix } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { naturalBloom } from './bloom.ts';

/** A petal with a ruffled rim, its foot at the heart. */
const PETAL = mirrored('0 -34, 7 -30, 11 -35, 17 -27, 19 -18, 12 0, 0 4');
/** Rings from the rim inward: way of the petals' feet from the heart, their size, how many there are. */
const RINGS = [
  [0.66, 1, 17],
  [0.5, 0.98, 14],
  [0.36, 0.9, 11],
  [0.22, 0.8, 8],
  [0.1, 0.66, 6],
] as const;

/** A marigold: a full round head of ruffled petals, ring upon ring. */
export const marigold: Subject = {
  id: 'marigold',
  group: 'flower',
  words: ['marigold', 'marigolds', 'genda', 'tagetes', 'pompon flower'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = naturalBloom(pen, ['#ee8a1e', '#f4a81f', '#f6c12f', '#e56f1c']);
    f.ball([0, 0, 0.8], { colour: deep });
    RINGS.forEach(([away, size, count], ring) => {
      if (!f.fine && ring % 2 === 1) return;
      const t = ring / (RINGS.length - 1);
      for (let i = 0; i < count; i += 1) {
        const turn = ((i + (ring % 2) * 0.5) / count) * TAU + pen.rng.range(-0.06, 0.06);
        f.at({ turn }, () =>
          edged(
            f,
            PETAL.map(([x, y]) => [x * size, y * size - away] as const),
            {
              colour: mix(deep, colour, 0.35 + 0.4 * t),
              tip: mix(colour, pale, 0.3 + 0.5 * t),
            },
          ),
        );
      }
    });
    f.dot([0, 0, 0.08], adjust(deep, -0.08));
  },
};
