import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = silhouette(
  '20 -70, 44 -60, 52 -36, 48 -14, 58 14, 48 52, 14 72, -28 68, -58 44, -70 4!, -46 6, -22 -10, -14 -36, -6 -60',
);
const WING = silhouette('-30 10, -6 4, 12 16, 4 36, -22 42, -46 36!');

/** A fluffy chick. */
export const chick: Subject = {
  id: 'chick',
  group: 'bird',
  words: ['chick', 'baby chick', 'easter chick', 'easter', 'baby bird'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.8);
    const coat = tint(pen, pen.rng.pick(['#f4cf4e', '#f6d968', '#efc03a']));
    const gold = tintOver(pen, '#e5862e', coat);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (const x of [-8, 18]) {
        f.line(silhouette(`${x} 70, ${x + 2} 94`), { colour: gold, width: 0.06 });
        f.line(silhouette(`${x - 10} 98, ${x + 2} 93, ${x + 18} 98`), {
          colour: gold,
          width: 0.045,
        });
      }
      edged(f, silhouette('48 -48!, 76 -38!, 48 -28!'), { colour: gold });
      edged(f, BODY, { colour: adjust(coat, -0.04), tip: adjust(coat, 0.05) });
      furMarks(f, BODY, { colour: adjust(coat, -0.1), count: 36, lie: 2.6 });
      edged(f, WING, { colour: adjust(coat, -0.09), along: -1.8 });
      eye(f, [0.3, -0.46, 0.055]);
    });
  },
};
