import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const CASE = silhouette('-76 -36, -70 -44, 70 -44, 76 -36, 76 60, 70 66, -70 66, -76 60');

/** A suitcase with straps and labels. */
export const suitcase: Subject = {
  id: 'suitcase',
  group: 'object',
  words: ['suitcase', 'luggage', 'trunk case', 'travel', 'travel bag'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const leather = tint(pen, pen.rng.pick(['#a8683c', '#7f9a8f', '#b5523f']));
    const strap = adjust(leather, -0.16);
    f.line(silhouette('-22 -44, -20 -66, 20 -66, 22 -44'), { colour: strap, width: 0.08 });
    edged(f, CASE, { colour: adjust(leather, -0.03), tip: adjust(leather, 0.04) });
    for (const x of [-46, 36])
      edged(f, silhouette(`${x} -44!, ${x + 12} -44!, ${x + 12} 66!, ${x} 66!`), { colour: strap });
    for (const x of [-0.4, 0.42])
      f.patch(
        [
          [x - 0.08, -0.04],
          [x + 0.08, -0.04],
          [x + 0.08, 0.08],
          [x - 0.08, 0.08],
        ],
        '#d8b25a',
      );
    edged(f, silhouette('-20 2!, 12 -4!, 16 20!, -16 26!'), {
      colour: tintOver(pen, '#f4e3bd', leather),
    });
    f.ball([0.06, 0.46, 0.13], { colour: tintOver(pen, '#d8665f', leather) });
    for (const [x, y] of [
      [-74, -42],
      [74, -42],
      [-74, 64],
      [74, 64],
    ])
      f.ball([x * 0.0094, y * 0.0094, 0.09], { colour: strap });
  },
};
