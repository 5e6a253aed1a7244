import { adjust } from '../../../core/colour.ts';
import { silhouette, spine } from '../../outline/silhouette.ts';
import { pointOn, tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY =
  '-14 96 2, -46 84 6, -40 60 9, 0 54 11, 44 48 12, 52 20 12, 20 8 12, -28 4 12, -52 -18 12, -30 -44 11, 10 -48 10, 34 -62 8, 26 -80 8';
const HEAD = silhouette('26 -72, 12 -80, 4 -94, 14 -104, 30 -102, 38 -88, 36 -76');

/** A snake that winds, tongue out. */
export const snakeFigure: Subject = {
  id: 'snake figure',
  group: 'animal',
  words: ['snake figure', 'snake animal', 'serpent', 'viper', 'python figure', 'slithering snake'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const skin = tint(pen, pen.rng.pick(['#5f8f5a', '#b5573f', '#3f6f6f', '#c99a3f']));
    const mark = tintOver(pen, pen.rng.pick(['#f0dfa6', '#2f2b2d', '#e8c25a']), skin);
    const line = spine(BODY);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.line(silhouette('14 -100, 6 -108'), { colour: '#c43f4f', width: 0.024 });
      edged(f, tube(line), { colour: adjust(skin, -0.03), tip: adjust(skin, 0.05) });
      for (let t = 1; t < line.length - 1.4; t += 0.5) {
        const [x, y, half] = pointOn(line, t);
        const [x1, y1] = pointOn(line, t + 0.05);
        f.at({ x, y, turn: Math.atan2(x1 - x, y - y1) }, () => {
          const h = half * 100;
          f.patch(
            silhouette(`0 ${-h * 0.62}!, ${h * 0.62} 0!, 0 ${h * 0.62}!, ${-h * 0.62} 0!`),
            mark,
          );
        });
      }
      edged(f, HEAD, { colour: skin, tip: adjust(skin, 0.06) });
      eye(f, [0.17, -0.94, 0.026], mark);
      eye(f, [0.29, -0.93, 0.026], mark);
    });
  },
};
