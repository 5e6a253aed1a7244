import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

/** A pair of painted lips. */
export const lips: Subject = {
  id: 'lips',
  group: 'object',
  words: ['lips', 'kiss', 'lip', 'mouth', 'kisses', 'pout', 'kiss print'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const red = tint(pen, pen.rng.pick(['#cf2f3c', '#d84f78', '#a82a3a']));
    edged(
      f,
      silhouette(
        '-90 -2!, -52 -22, -22 -46, -4 -34, 4 -34, 22 -46, 52 -22, 90 -2!, 50 6, 20 4, 0 10, -20 4, -50 6',
      ),
      { colour: red, tip: adjust(red, 0.03) },
    );
    edged(
      f,
      silhouette(
        '-90 -2!, -50 8, -20 8, 0 13, 20 8, 50 8, 90 -2!, 56 34, 22 50, 0 52, -22 50, -56 34',
      ),
      { colour: adjust(red, -0.05), tip: adjust(red, 0.05) },
    );
    f.gleam(silhouette('-30 28, -10 36, 14 34, 30 26, 12 28, -10 28'), 0.5);
    f.line(silhouette('-88 -2, -48 7, 0 11, 48 7, 88 -2'), {
      colour: adjust(red, -0.2),
      width: 0.026,
    });
  },
};
