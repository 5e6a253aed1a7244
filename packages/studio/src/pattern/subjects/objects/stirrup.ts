import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const LEATHER = silhouette('-11 -98!, 11 -98!, 12 -40!, -12 -40!');
const IRON = silhouette('-14 -30, 0 -36, 14 -30, 38 6, 50 44, 48 62');
const TREAD = silhouette('-54 60!, 54 60!, 58 76, 50 82, -50 82, -58 76');

/** A stirrup iron on its leather. */
export const stirrup: Subject = {
  id: 'stirrup',
  group: 'object',
  words: ['stirrup', 'horse tack', 'tack'],
  shows: ['strap', 'leather', 'buckle'],
  parts: ['strap', 'buckle'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const metal = tint(pen, pen.rng.pick(['#d2a544', '#c9c4b8', '#d8ae52']));
    const leather = tint(pen, pen.rng.pick(['#8a4f2f', '#6f3d28']));
    edged(f, LEATHER, { colour: leather, tip: adjust(leather, 0.05) });
    for (const x of [-8, 8])
      f.line(silhouette(`${x} -96, ${x} -42`), {
        colour: adjust(leather, 0.24),
        width: 0.016,
        alpha: 0.8,
      });
    f.line(silhouette('-17 -74!, 17 -74!, 17 -54!, -17 -54!, -17 -74!'), {
      colour: adjust(metal, -0.16),
      width: 0.075,
    });
    f.line(silhouette('-17 -74!, 17 -74!, 17 -54!, -17 -54!, -17 -74!'), {
      colour: metal,
      width: 0.05,
    });
    f.line(silhouette('0 -72, 0 -54'), { colour: metal, width: 0.035 });
    f.line(silhouette('-18 -36, -18 -46, 18 -46, 18 -36'), {
      colour: adjust(metal, -0.06),
      width: 0.08,
    });
    for (const flip of [false, true])
      f.at({ flip }, () => {
        f.line(IRON, { colour: adjust(metal, -0.2), width: 0.14 });
        f.line(IRON, { colour: metal, width: 0.1 });
        f.line(silhouette('16 -28, 38 8, 48 42'), {
          colour: adjust(metal, 0.16),
          width: 0.028,
        });
      });
    edged(f, TREAD, { colour: adjust(metal, -0.05), tip: adjust(metal, 0.04) });
    const pad = tintOver(pen, '#3b3634', metal);
    for (let x = -40; x <= 40; x += 16)
      f.line(silhouette(`${x} 65, ${x} 77`), { colour: pad, width: 0.035 });
  },
};
