import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = silhouette(
  '-20 -28, 20 -36, 56 -26, 72 4, 60 28, 20 38, -20 32, -34 10, -92 -8!, -92 -20!, -34 -20',
);

/** A helicopter. */
export const helicopter: Subject = {
  id: 'helicopter',
  group: 'object',
  words: ['helicopter', 'chopper'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const paint = tint(pen, pen.rng.pick(['#e0703f', '#4f8fae', '#e0b23f']));
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, tube('-10 36 2.5, -12 54 2.5'), { colour: '#5b5a5e' });
      edged(f, tube('34 36 2.5, 36 54 2.5'), { colour: '#5b5a5e' });
      edged(f, tube('-34 56 3, 40 57 3, 62 50 3'), { colour: tint(pen, '#5b5a5e') });
      edged(f, silhouette('-92 -10!, -98 -44!, -82 -44!, -76 -14!'), {
        colour: adjust(paint, -0.08),
      });
      edged(f, BODY, { colour: adjust(paint, -0.03), tip: adjust(paint, 0.04) });
      edged(f, silhouette('28 -26, 52 -22, 64 2, 60 8, 30 6'), {
        colour: tintOver(pen, '#cfe4ea', paint),
      });
      f.line(
        [
          [0.08, -0.34],
          [0.08, -0.54],
        ],
        { colour: '#5b5a5e', width: 0.05 },
      );
      edged(f, tube('-78 -54 2, 8 -57 4, 94 -54 2'), { colour: tint(pen, '#6a6a70') });
      edged(f, tube('-98 -42 2, -90 -30 3, -82 -18 2'), { colour: tint(pen, '#6a6a70') });
    });
  },
};
