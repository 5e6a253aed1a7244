import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const LENS = silhouette('12 -18, 50 -30, 88 -34, 84 -4, 66 26, 36 30, 16 14');
const RIM = silhouette('6 -24, 46 -38, 98 -46!, 92 -4, 72 34, 34 39, 10 20');

/** A pair of sunglasses. */
export const sunglasses: Subject = {
  id: 'sunglasses',
  group: 'object',
  words: ['sunglasses', 'sunglass', 'sunglasse', 'cat eye glasses', 'eyewear', 'fashion accessory'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const frame = tint(
      pen,
      pen.rng.pick(['#b5403f', '#3a3036', '#8a5a38', '#e0a33f', pen.palette.blooms[0]]),
    );
    const glass = tintOver(pen, pen.rng.pick(['#3f4a58', '#7a4a4f', '#4f7a78']), frame);
    for (const flip of [false, true])
      f.at({ flip }, () => {
        edged(f, RIM, { colour: adjust(frame, -0.04), tip: adjust(frame, 0.05) });
        f.fill(LENS, { colour: adjust(glass, 0.08), tip: adjust(glass, -0.04) });
        f.dot([0.9, -0.38, 0.02], tintOver(pen, '#f0d9a0', frame));
      });
    for (const x of [-62, 44])
      f.gleam(silhouette(`${x - 14} 16!, ${x} -26!, ${x + 8} -28!, ${x - 4} 20!`), 0.4);
    f.line(silhouette('-12 -14, 0 -20, 12 -14'), { colour: frame, width: 0.075 });
  },
};
