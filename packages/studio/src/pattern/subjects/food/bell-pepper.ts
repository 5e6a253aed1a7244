import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { oneOf, tint } from '../pieces/tints.ts';

const BODY = silhouette(
  '0 -36, 20 -50, 46 -46, 62 -22, 58 20, 44 62, 26 78, 12 70, 0 80, -14 70, -28 78, -46 60, -58 20, -62 -22, -46 -46, -20 -50',
);

/** A sweet pepper. */
export const bellPepper: Subject = {
  id: 'bell pepper',
  group: 'food',
  words: [
    'bell pepper',
    'sweet pepper',
    'red pepper',
    'green pepper',
    'capsicum',
    'paprika',
    'peppers',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const skin = tint(pen, oneOf(pen, ['#d3382f', '#efb02f', '#5f9a48', '#e5772d']));
    edged(f, BODY, { colour: adjust(skin, -0.06), tip: adjust(skin, 0.03) });
    for (const x of [-20, 18])
      f.line(silhouette(`${x * 0.4} -34, ${x * 1.1} 10, ${x * 0.8} 66`), {
        colour: adjust(skin, -0.12),
        width: 0.03,
      });
    f.gleam(silhouette('-48 -24, -38 -36, -36 0, -44 14'), 0.5);
    const green = tint(pen, '#6f9a48');
    edged(f, silhouette('-24 -40, 0 -48, 24 -40, 10 -32, 0 -36, -10 -32'), { colour: green });
    edged(f, tube('0 -42 6, 2 -62 5, 12 -80 6'), { colour: green });
  },
};
