import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint } from '../pieces/tints.ts';

const BODY = silhouette(
  '0 -46, 34 -54, 66 -30, 72 10, 52 52, 14 74, -26 70, -60 42, -70 0, -54 -40, -22 -54',
);

/** A plum with a leaf. */
export const plumFruit: Subject = {
  id: 'plum fruit',
  group: 'fruit',
  words: ['plums', 'plum fruit', 'damson', 'damsons', 'plum and leaf'],
  shows: ['leaf'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const skin = tint(pen, pen.rng.pick(['#6a3f78', '#7a3a62', '#54407f']));
    leafAt(
      f,
      { x: 0.04, y: -0.48, turn: 0.9, length: 0.6, width: 0.28, veins: 4 },
      tint(pen, '#6f9a55'),
    );
    edged(f, tube('0 -44 4, -2 -66 3.5, -10 -86 4'), { colour: tint(pen, '#7a5a3c') });
    edged(f, BODY, { colour: adjust(skin, -0.05), tip: adjust(skin, 0.05) });
    f.line(silhouette('0 -46, 14 -10, 10 40, 2 72'), { colour: adjust(skin, -0.12), width: 0.03 });
    f.gleam(silhouette('-46 -26, -34 -40, -34 -4, -46 8'), 0.35);
  },
};
