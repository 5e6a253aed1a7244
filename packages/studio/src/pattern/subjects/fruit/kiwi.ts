import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A kiwi cut across. */
export const kiwiFruit: Subject = {
  id: 'kiwi fruit',
  group: 'fruit',
  words: ['kiwi fruit', 'kiwifruit', 'kiwis', 'kiwi slice'],
  shows: ['cut', 'half', 'halved', 'sliced', 'seed'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const skin = tint(pen, '#8a6a42');
    const flesh = pen.natural('#9bc24a');
    f.ball([0, 0, 0.84], { colour: adjust(skin, 0.02), tip: adjust(skin, -0.06) });
    f.ball([0, 0, 0.76], { colour: adjust(flesh, 0.06), tip: flesh });
    for (let i = 0; i < 26; i += 1)
      f.at({ turn: (i / 26) * TAU }, () =>
        f.line(
          [
            [0, -0.3],
            [0, -0.68],
          ],
          { colour: adjust(flesh, 0.14), width: 0.016, alpha: 0.7 },
        ),
      );
    f.ball([0, 0, 0.22], { colour: pen.natural('#f0edc4') });
    for (let i = 0; i < 22; i += 1)
      f.at({ turn: (i / 22) * TAU }, () =>
        f.patch(
          mirrored(`0 ${i % 2 === 0 ? -44 : -36}, 4 -32, 0 -26`),
          tintOver(pen, '#2f2622', flesh),
        ),
      );
  },
};
