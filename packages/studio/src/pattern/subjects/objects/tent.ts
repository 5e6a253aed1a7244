import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const FRONT = silhouette('0 -56!, 62 60!, -62 60!');
const SIDE = silhouette('0 -56!, 46 -44!, 96 46!, 62 60!');

/** A tent under the stars, its flap open. */
export const tent: Subject = {
  id: 'tent',
  group: 'object',
  words: ['tent', 'camping', 'camp', 'glamping', 'campsite', 'outdoor'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.88);
    const cloth = tint(pen, pen.rng.pick(['#d98a4a', '#6f8f6a', '#c9665a', '#5f86a0']));
    const dark = tintOver(pen, '#3f3436', cloth);
    f.at({ flip: pen.rng.chance(0.5), y: 0.06, x: -0.06 }, () => {
      for (const rope of ['0 -56, -84 66', '46 -44, 104 58'])
        f.line(silhouette(rope), { colour: tint(pen, '#b5a58a'), width: 0.018 });
      edged(f, SIDE, { colour: adjust(cloth, -0.1), tip: adjust(cloth, -0.03) });
      edged(f, FRONT, { colour: adjust(cloth, -0.02), tip: adjust(cloth, 0.06) });
      f.patch(silhouette('0 -30!, 26 60!, -26 60!'), dark);
      edged(f, silhouette('0 -30!, -26 60!, -44 60!, -30 20'), { colour: adjust(cloth, 0.1) });
      edged(f, silhouette('0 -30!, 26 60!, 44 60!, 30 20'), { colour: adjust(cloth, 0.06) });
      f.line(silhouette('0 -66, 0 -30'), { colour: tint(pen, '#7a5a40'), width: 0.032 });
      for (const x of [-82, -50, -34, 38, 70, 92])
        f.line(silhouette(`${x} 68, ${x - 3} 58`), { colour: tint(pen, '#6f9a5f'), width: 0.026 });
    });
    for (const [x, y, r] of [
      [-0.5, -0.6, 0.045],
      [0.6, -0.66, 0.05],
      [0.24, -0.84, 0.03],
      [-0.72, -0.26, 0.03],
    ] as const)
      f.at({ x, y }, () =>
        f.fill(
          silhouette(
            `0 ${-r * 170}!, ${r * 40} ${-r * 40}, ${r * 170} 0!, ${r * 40} ${r * 40}, 0 ${r * 170}!, ${-r * 40} ${r * 40}, ${-r * 170} 0!, ${-r * 40} ${-r * 40}`,
          ),
          { colour: tint(pen, '#e8bf4f') },
        ),
      );
  },
};
