import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const TAIL = silhouette('4 -8, 22 16, 34 44, 44 86!, 30 78!, 14 84!, 10 44, -2 6');
const LOOP = silhouette('2 -20, 30 -48, 66 -58, 88 -44, 92 -14, 80 12, 52 14, 24 4, 2 -6');
const INNER = silhouette('16 -18, 44 -34, 68 -38, 78 -24, 74 -4, 50 0, 26 -6');
const FOLDS = ['6 -20, 30 -32, 52 -48', '6 -8, 30 0, 58 10', '6 -13, 22 -14, 36 -18'].map(
  silhouette,
);
const TAIL_FOLDS = ['8 4, 20 40, 26 72', '4 6, 14 34, 18 60'].map(silhouette);
const KNOT = mirrored('0 -28, 12 -26, 15 -12, 12 2, 0 4');

/** A tied ribbon with two loops and two tails. */
export const bow: Subject = {
  id: 'bow',
  group: 'object',
  words: ['bow', 'ribbon bow', 'coquette', 'coquette bow'],
  shows: ['tied'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const silk = tint(
      pen,
      pen.rng.pick(['#e59aa8', '#c9404f', pen.palette.blooms[0], pen.palette.blooms[1]]),
    );
    const deep = adjust(silk, -0.13, 1.2);
    const fold = { colour: deep, width: 0.022, alpha: 0.7 };
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        f.fill(TAIL, { colour: adjust(silk, -0.04), tip: adjust(silk, -0.07) });
        if (f.fine) for (const line of TAIL_FOLDS) f.line(line, fold);
        f.fill(LOOP, { colour: adjust(silk, -0.02), tip: adjust(silk, 0.05), along: 1.2 });
        f.fill(INNER, {
          colour: adjust(silk, -0.08, 1.2),
          tip: adjust(silk, -0.06, 1.2),
          along: 1.2,
        });
        if (f.fine) for (const line of FOLDS) f.line(line, fold);
      });
    }
    f.fill(KNOT, { colour: adjust(silk, -0.03), tip: adjust(silk, 0.05) });
    f.line(silhouette('-4 -24, -2 -12, -4 0'), fold);
    f.line(silhouette('5 -24, 3 -12, 5 0'), fold);
  },
};
