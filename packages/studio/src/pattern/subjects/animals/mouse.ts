import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint } from '../pieces/tints.ts';
import { NECK_AND_HEAD, wear } from '../pieces/wear.ts';

const BODY = silhouette('30 -8, 44 16, 44 52, 28 74, -20 78, -50 66, -58 36, -40 4, -8 -14');
const HEAD = silhouette('14 -20, 10 -42, 28 -54, 52 -46, 76 -24, 92 -8, 86 4, 60 14, 34 14, 18 2');
const TAIL = silhouette('-50 56, -76 62, -90 40, -78 18, -62 24, -68 38');

/** A little mouse with round ears and a long tail. */
export const mouse: Subject = {
  id: 'mouse',
  group: 'animal',
  words: ['mouse', 'mice', 'field mouse', 'woodland animal'],
  wears: NECK_AND_HEAD,
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.96);
    const coat = tint(pen, pen.rng.pick(['#a39384', '#8a8078', '#c2a387']));
    const pink = pen.natural('#e8b0ab');
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.line(TAIL, { colour: pink, width: 0.05 });
      for (const x of [-0.28, 0.26])
        f.fill(
          silhouette(`${x * 100 - 12} 72, ${x * 100 + 6} 68, ${x * 100 + 18} 76, ${x * 100} 82`),
          { colour: pink },
        );
      f.ball([0.4, -0.56, 0.2], { colour: adjust(coat, -0.07) });
      f.ball([0.4, -0.55, 0.12], { colour: adjust(pink, -0.04) });
      edged(f, BODY, { colour: adjust(coat, -0.04), tip: adjust(coat, 0.04) });
      furMarks(f, BODY, { colour: adjust(coat, -0.13), count: 44, lie: -1.8 });
      f.line(silhouette('-4 74, -20 52, -8 30, 12 32'), {
        colour: adjust(coat, -0.15),
        width: 0.024,
        alpha: 0.7,
      });
      edged(f, HEAD, { colour: coat, tip: adjust(coat, 0.06) });
      f.ball([0.1, -0.5, 0.23], { colour: adjust(coat, -0.02) });
      f.ball([0.11, -0.49, 0.15], { colour: pink });
      eye(f, [0.54, -0.22, 0.048]);
      wear(f, { neck: [0.26, 0.06, 0.28, 0.7], head: [0.34, -0.52, 0.18, 0.1] });
      f.dot([0.92, -0.06, 0.05], '#a34f57');
      for (const end of ['98 -26', '102 -4', '92 18'])
        f.line(silhouette(`78 0, ${end}`), { colour: adjust(coat, -0.22), width: 0.012 });
      f.line(tube('40 26 1, 52 40 1'), { colour: pink, width: 0.07 });
    });
  },
};
