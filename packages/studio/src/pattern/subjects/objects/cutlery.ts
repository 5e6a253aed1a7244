import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

/** A crossed fork and spoon. */
export const cutlery: Subject = {
  id: 'cutlery',
  group: 'object',
  words: [
    'cutlery',
    'fork',
    'spoon',
    'knife and fork',
    'knife',
    'utensil',
    'kitchen utensil',
    'flatware',
    'kitchen',
    'cooking',
    'chef',
    'baking',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const steel = tint(pen, '#9aa0a6');
    f.at({ turn: -0.5 }, () => {
      edged(
        f,
        silhouette(
          '-4 92, -3 10, -16 -20, -20 -86!, -12 -86!, -9 -40, -4 -40, -4 -86!, 4 -86!, 4 -40, 9 -40, 12 -86!, 20 -86!, 16 -20, 3 10, 4 92',
        ),
        { colour: steel, tip: adjust(steel, 0.06) },
      );
    });
    f.at({ turn: 0.5 }, () => {
      edged(f, silhouette('-4 92, -3 4, -18 -26, -20 -58, 0 -90, 20 -58, 18 -26, 3 4, 4 92'), {
        colour: adjust(steel, -0.04),
        tip: adjust(steel, 0.06),
      });
      f.gleam(silhouette('-10 -40, -8 -64, -2 -74, -4 -44'), 0.5);
    });
  },
};
