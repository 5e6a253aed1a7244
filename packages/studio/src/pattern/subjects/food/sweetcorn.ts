import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const COB = mirrored('0 -94, 16 -80, 24 -40, 24 20, 16 66, 0 80');
const HUSK = silhouette('0 92!, 14 80, 30 40, 50 0, 62 -40!, 60 10, 40 60, 16 94');

/** An ear of sweetcorn in its husk. */
export const sweetcorn: Subject = {
  id: 'sweetcorn',
  group: 'food',
  words: [
    'sweetcorn',
    'sweet corn',
    'corn cob',
    'corn on the cob',
    'ear of corn',
    'corncob',
    'maize',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const yellow = tint(pen, '#f0c23c');
    const green = tint(pen, '#7fa653');
    edged(f, COB, { colour: adjust(yellow, -0.08) });
    f.inside(COB, () => {
      for (let row = 0; row < 15; row += 1)
        for (let i = -2; i <= 2; i += 1)
          f.ball([i * 0.105, -0.88 + row * 0.115, 0.058], {
            colour: adjust(yellow, 0.03),
            tip: adjust(yellow, -0.04),
          });
    });
    for (const flip of [false, true])
      f.at({ flip }, () => {
        edged(f, HUSK, { colour: adjust(green, -0.05), tip: adjust(green, 0.06) });
        f.line(silhouette('6 88, 30 54, 52 4'), { colour: adjust(green, 0.12), width: 0.02 });
      });
  },
};
