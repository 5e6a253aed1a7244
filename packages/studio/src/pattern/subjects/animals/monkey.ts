import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = silhouette('-6 -20, 20 -22, 30 6, 26 42, 6 54, -18 46, -24 14');
const LONG_ARM = tube('14 -12 8, 40 -40 7, 46 -76 6, 40 -94 7');
const ARM = tube('-14 -6 8, -42 8 7, -52 34 6, -60 46 6');
const LEGS = ['16 42 10, 40 60 9, 34 84 7, 50 92 6', '-10 42 10, -26 66 9, -14 88 7, -30 94 6'].map(
  (leg) => tube(leg),
);
const TAIL = silhouette('18 44, 54 44, 76 18, 66 -8, 48 -4, 52 12, 62 8');
const HEAD = mirrored('0 -62, 20 -58, 28 -40, 24 -22, 10 -12, 0 -10');
const FACE = mirrored('0 -46, 8 -52, 20 -46, 20 -34, 16 -22, 0 -13');

/** A monkey that swings by one arm, its tail in a curl. */
export const monkey: Subject = {
  id: 'monkey',
  group: 'animal',
  words: ['monkey', 'capuchin', 'monkeys', 'jungle animal', 'safari', 'safari animal'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const coat = tint(pen, pen.rng.pick(['#7a5238', '#8f6645', '#6b5348']));
    const skin = tintOver(pen, '#e8c29a', coat);
    f.at({ flip: pen.rng.chance(0.5), y: 0.02 }, () => {
      f.line(TAIL, { colour: adjust(coat, -0.06), width: 0.08 });
      for (const leg of LEGS) edged(f, leg, { colour: adjust(coat, -0.06), along: Math.PI });
      edged(f, LONG_ARM, { colour: adjust(coat, -0.04) });
      edged(f, ARM, { colour: adjust(coat, -0.04) });
      edged(f, BODY, { colour: adjust(coat, -0.03), tip: coat });
      f.fill(silhouette('-6 -6, 14 -8, 18 16, 10 40, -8 36, -12 12'), { colour: skin });
      furMarks(f, BODY, { colour: adjust(coat, -0.13), count: 20, lie: 3.1 });
      f.at({ x: 0.02, y: -0.08, turn: -0.1 }, () => {
        for (const x of [-0.29, 0.29]) {
          f.ball([x, -0.38, 0.11], { colour: coat });
          f.ball([x, -0.37, 0.065], { colour: skin });
        }
        edged(f, HEAD, { colour: coat, tip: adjust(coat, 0.05) });
        f.fill(FACE, { colour: skin });
        for (const x of [-0.1, 0.1]) eye(f, [x, -0.4, 0.034]);
        for (const x of [-0.03, 0.03]) f.dot([x, -0.29, 0.013], '#3a2a26');
        f.line(silhouette('-10 -22, 0 -17, 10 -22'), { colour: '#7a4238', width: 0.024 });
      });
    });
  },
};
