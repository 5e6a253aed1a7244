import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const MAN = silhouette(
  '0 -94, 26 -86, 34 -62, 24 -40, 46 -34, 76 -40, 88 -26, 80 -10, 54 -2, 34 2, 32 24, 44 60, 50 84, 32 96, 16 84, 0 46, -16 84, -32 96, -50 84, -44 60, -32 24, -34 2, -54 -2, -80 -10, -88 -26, -76 -40, -46 -34, -24 -40, -34 -62, -26 -86',
);

/** A gingerbread man, iced and buttoned. */
export const gingerbread: Subject = {
  id: 'gingerbread',
  group: 'food',
  words: ['gingerbread', 'gingerbread man', 'gingerbread men', 'christmas'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const dough = tint(pen, '#b5733f');
    const icing = tintOver(pen, '#fdf6ea', dough);
    const sweet = tintOver(pen, '#c9403f', dough);
    edged(f, MAN, { colour: adjust(dough, -0.05), tip: adjust(dough, 0.05) });
    for (const wave of [
      '62 -38, 68 -28, 62 -20, 68 -8',
      '-62 -38, -68 -28, -62 -20, -68 -8',
      '26 76, 34 72, 40 78, 48 74',
      '-26 76, -34 72, -40 78, -48 74',
    ])
      f.line(silhouette(wave), { colour: icing, width: 0.04 });
    for (const x of [-0.12, 0.12]) f.dot([x, -0.68, 0.04], tintOver(pen, '#3a2620', dough));
    f.line(silhouette('-14 -56, 0 -48, 14 -56'), { colour: icing, width: 0.034 });
    for (const y of [-0.18, 0.04, 0.26]) f.ball([0, y, 0.06], { colour: sweet });
    f.line(silhouette('-22 -36, -8 -30, 0 -34, 8 -30, 22 -36'), { colour: sweet, width: 0.06 });
  },
};
