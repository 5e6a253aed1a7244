import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const HANGER = tube('0 -82 4, 22 -62 4, 30 -20 4, 8 2 4, 0 6 4');
const BACK = silhouette('-64 4!, 64 4!, 66 40!, -66 40!');
const SEAT = silhouette('-68 42!, 68 42!, 74 58!, -74 58!');

/** A chair of a ski lift, hanging from its cable. */
export const chairlift: Subject = {
  id: 'chairlift',
  group: 'object',
  words: ['chairlift', 'chair lift', 'ski lift', 'ski chair'],
  shows: ['cable', 'seat'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.82);
    const paint = tint(pen, pen.rng.pick(['#b8323c', '#2f5f8a', '#d9902f']));
    const steel = tint(pen, '#6d7680');
    f.line(silhouette('-98 -78, 0 -84, 98 -90'), { colour: adjust(steel, -0.14), width: 0.05 });
    edged(f, silhouette('-16 -92!, 16 -94!, 14 -76!, -14 -74!'), { colour: adjust(steel, -0.1) });
    edged(f, HANGER, { colour: steel });
    for (const x of [-66, 66]) {
      edged(f, tube(`${x} 2 4, ${x} 40 4, ${x * 1.06} 62 4`), { colour: steel });
      f.line(silhouette(`${x} 20, ${x * 1.12} 26, ${x * 1.16} 44`), { colour: steel, width: 0.05 });
    }
    f.line(silhouette('-66 4, 0 2, 66 4'), { colour: steel, width: 0.08 });
    edged(f, BACK, { colour: adjust(paint, -0.02), tip: adjust(paint, 0.05) });
    for (const x of [-22, 22])
      f.line(silhouette(`${x} 6, ${x} 39`), { colour: adjust(paint, -0.16), width: 0.035 });
    edged(f, SEAT, { colour: adjust(paint, -0.08), tip: paint });
    f.line(silhouette('-74 60, 74 60'), { colour: tintOver(pen, '#4b4f55', paint), width: 0.06 });
    f.line(silhouette('-60 60, -62 84, 62 84, 60 60'), { colour: steel, width: 0.05 });
    f.gleam(silhouette('-60 10, -28 8, -28 12, -60 15'), 0.4);
  },
};
