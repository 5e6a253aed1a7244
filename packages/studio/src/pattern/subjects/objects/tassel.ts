import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A tassel on its cord. */
export const tassel: Subject = {
  id: 'tassel',
  group: 'object',
  words: ['tassel', 'tassels', 'tassle', 'passementerie', 'fringe tassel'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const silk = tint(pen, pen.rng.pick(['#c8964a', '#a8445a', '#3f7a80', '#7a5a9a']));
    f.line(silhouette('0 -46, -14 -70, 0 -94, 14 -70, 0 -46'), { colour: silk, width: 0.05 });
    edged(f, mirrored('0 -22, 22 -14, 30 30, 36 92!, 0 92'), {
      colour: adjust(silk, -0.05),
      tip: silk,
    });
    for (let i = -5; i <= 5; i += 1)
      f.line(
        [
          [i * 0.035, -0.14],
          [i * 0.05, 0.3],
          [i * 0.064, 0.94],
        ],
        { colour: adjust(silk, i % 2 === 0 ? 0.1 : -0.14), width: 0.028 },
      );
    f.ball([0, -0.34, 0.2], { colour: adjust(silk, 0.03) });
    edged(f, silhouette('-22 -20, 22 -20, 24 -6, -24 -6'), {
      colour: tintOver(pen, '#e8cf8a', silk),
    });
  },
};
