import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = silhouette('-94 46!, -94 -46, -84 -56, 44 -56, 54 -44, 58 -10!, 86 -4, 94 8, 94 46!');

/** A school bus with a bonnet, a row of windows and black rails. */
export const schoolBus: Subject = {
  id: 'school bus',
  group: 'object',
  words: ['school bus', 'schoolbus', 'back to school'],
  shows: ['wheel', 'window'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const paint = tint(pen, pen.rng.pick(['#f2b632', '#f0ad24']));
    const glass = tintOver(pen, '#cfe4ea', paint);
    const rail = tintOver(pen, '#33302f', paint);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, BODY, { colour: adjust(paint, -0.03), tip: adjust(paint, 0.04) });
      for (const x of [-86, -60, -34, -8])
        f.patch(silhouette(`${x} -44!, ${x + 21} -44!, ${x + 21} -18!, ${x} -18!`), glass);
      f.patch(silhouette('20 -44!, 42 -44!, 48 -12!, 20 -12!'), glass);
      f.patch(silhouette('20 -6!, 40 -6!, 40 44!, 20 44!'), adjust(paint, -0.12));
      for (const y of [-8, 10, 28])
        f.line(silhouette(`-94 ${y}, 18 ${y}`), { colour: rail, width: y === 10 ? 0.045 : 0.028 });
      f.line(silhouette('44 22, 94 22'), { colour: rail, width: 0.03 });
      f.ball([0.88, 0.12, 0.06], { colour: pen.natural('#fdf1c4') });
      f.ball([-0.78, -0.6, 0.045], { colour: pen.natural('#d0413a') });
      f.ball([0.36, -0.6, 0.045], { colour: pen.natural('#d0413a') });
      edged(f, silhouette('-98 42!, 98 42!, 98 50!, -98 50!'), { colour: rail });
      for (const x of [-0.58, 0.64]) {
        f.ball([x, 0.5, 0.2], { colour: '#2f2b2e', tip: '#242124' });
        f.ball([x, 0.5, 0.1], { colour: '#cfcac4' });
      }
    });
  },
};
