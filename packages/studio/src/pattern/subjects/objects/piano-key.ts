import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver, tintWhite } from '../pieces/tints.ts';

/** A run of piano keys. */
export const pianoKey: Subject = {
  id: 'piano key',
  group: 'object',
  words: ['piano key', 'piano keys', 'music'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const ivory = tintWhite(pen, '#fbf6ea');
    const ebony = tintOver(pen, '#2b282c', ivory);
    f.at({ turn: -0.24 }, () => {
      edged(f, silhouette('-90 -52!, 90 -52!, 90 -38!, -90 -38!'), {
        colour: tint(pen, '#7a4a38'),
      });
      for (let i = 0; i < 7; i += 1) {
        const x = -88 + i * 25.2;
        edged(f, silhouette(`${x} -40!, ${x + 24} -40!, ${x + 24} 53!, ${x} 53!`), {
          colour: adjust(ivory, i % 2 === 0 ? -0.02 : -0.06),
          tip: ivory,
        });
        f.line(silhouette(`${x + 24.6} -38, ${x + 24.6} 50`), { colour: ebony, width: 0.014 });
      }
      for (const i of [1, 2, 4, 5, 6]) {
        const x = -88 + i * 25.2;
        edged(f, silhouette(`${x - 7} -40!, ${x + 7} -40!, ${x + 7} 14!, ${x - 7} 14!`), {
          colour: ebony,
          tip: adjust(ebony, 0.1),
        });
      }
      f.line(silhouette('-88 -40!, -88 52!, 88 52!, 88 -40!'), { colour: ebony, width: 0.018 });
    });
  },
};
