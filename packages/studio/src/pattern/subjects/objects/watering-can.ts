import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

/** A watering can. */
export const wateringCan: Subject = {
  id: 'watering can',
  group: 'object',
  words: ['watering can', 'garden tool', 'gardening'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const tin = tint(pen, pen.rng.pick(['#6f9a8f', '#8fa0a8', '#d0a04a', '#c8665a']));
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, tube('16 44 8, 48 14 6, 70 -28 5'), { colour: adjust(tin, -0.06) });
      edged(f, silhouette('58 -26!, 76 -44!, 92 -24!, 82 -16!'), { colour: tin });
      f.line(silhouette('-34 -16, -84 -30, -84 30, -42 48'), {
        colour: adjust(tin, -0.1),
        width: 0.09,
      });
      f.line(silhouette('-38 -22, -20 -66, 16 -62, 22 -22'), {
        colour: adjust(tin, -0.1),
        width: 0.08,
      });
      edged(f, silhouette('-42 -22!, 24 -22!, 32 66!, -50 66!'), {
        colour: adjust(tin, -0.03),
        tip: adjust(tin, 0.04),
      });
      for (const y of [-0.1, 0.54])
        f.line(
          [
            [-0.44, y],
            [0.28, y],
          ],
          { colour: adjust(tin, -0.14), width: 0.025 },
        );
    });
  },
};
