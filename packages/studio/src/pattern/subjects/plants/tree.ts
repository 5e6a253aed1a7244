import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint } from '../pieces/tints.ts';

const TRUNK = silhouette(
  '-9 96!, -6 60, -8 30, -26 6, -20 0, -5 18, -2 -14, 4 -14, 6 16, 22 -4, 28 2, 9 32, 7 60, 11 96!',
);
const CROWN = silhouette(
  '-14 24, -42 30, -66 18, -74 -8, -66 -34, -50 -52, -40 -78, -12 -92, 18 -92, 42 -78, 56 -54, 72 -34, 76 -4, 62 22, 38 30, 14 22',
);

/** A leafy tree with a round crown. */
export const tree: Subject = {
  id: 'tree',
  group: 'plant',
  words: [
    'tree',
    'oak tree',
    'oaks',
    'under an oak',
    'beneath an oak',
    'old oak',
    'woodland tree',
    'forest',
    'woods',
    'olive tree',
    'deciduous tree',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    // The crown first: where a colour is said of trees, it is that of their leaves.
    const green = tint(pen, pen.rng.pick(['#6d9a58', '#4f8a5a', '#8aa655']));
    const bark = tint(pen, '#7a5740');
    edged(f, TRUNK, { colour: bark });
    edged(f, CROWN, { colour: adjust(green, -0.06), tip: adjust(green, 0.03) });
    for (let i = 0; i < 26; i += 1) {
      const angle = i * 2.4;
      const away = Math.sqrt(i / 26) * 0.6;
      leafAt(
        f,
        {
          x: Math.cos(angle) * away,
          y: -0.34 + Math.sin(angle) * away * 0.86,
          turn: angle,
          length: 0.2,
          width: 0.1,
          veins: 0,
        },
        adjust(green, i % 3 === 0 ? 0.1 : i % 3 === 1 ? -0.05 : 0.04),
      );
    }
    edged(f, silhouette('-5 96!, -4 40, 5 40, 7 96!'), { colour: bark });
  },
};
