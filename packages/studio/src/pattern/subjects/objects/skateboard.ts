import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const DECK = silhouette(
  '-98 -34!, -78 -16, -60 -10, 60 -10, 78 -16, 98 -34!, 96 -22, 80 -2, 60 4, -60 4, -80 -2, -96 -22',
);

/** A skateboard from the side. */
export const skateboard: Subject = {
  id: 'skateboard',
  group: 'object',
  words: ['skateboard', 'skate board', 'skater', 'skateboarding', 'longboard'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const deck = tint(pen, pen.rng.pick(['#e0533d', '#3f9aa8', '#e3b13c', '#7a5fb0']));
    const dark = tint(pen, '#3f4046');
    const wheel = tintOver(pen, '#f3e6c8', dark);
    f.at({ turn: pen.rng.range(-0.3, 0.2) }, () => {
      for (const x of [-52, 52]) {
        f.fill(silhouette(`${x - 12} 2!, ${x + 12} 2!, ${x + 6} 20!, ${x - 6} 20!`), {
          colour: dark,
        });
        f.ball([x / 100, 0.25, 0.145], { colour: wheel });
        f.ball([x / 100, 0.25, 0.055], { colour: adjust(dark, 0.1) });
      }
      edged(f, DECK, { colour: adjust(deck, -0.03), tip: adjust(deck, 0.05) });
      f.line(silhouette('-94 -32, -76 -16, -58 -9, 58 -9, 76 -16, 94 -32'), {
        colour: dark,
        width: 0.04,
      });
    });
  },
};
