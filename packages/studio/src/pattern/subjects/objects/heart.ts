import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const HEART = mirrored('0 -42!, 18 -66, 46 -74, 76 -56, 84 -22, 66 18, 34 54, 0 88!');
const GLEAM = silhouette('-66 -18, -62 -42, -44 -58, -50 -40, -56 -18');
const FLOURISH = [
  '0 44, 20 20, 38 -8, 36 -34, 18 -36, 16 -20, 26 -18',
  '10 34, 34 22, 52 -2',
  '0 52, 0 10',
].map(silhouette);
const PETALS = ['0 8, 9 -6, 0 -20, -9 -6', '40 -2, 50 -8, 58 -4, 48 2'].map(silhouette);

/** A heart: plain, within a second heart, or with a folk flourish. */
export const heart: Subject = {
  id: 'heart',
  group: 'object',
  words: ['heart', 'love heart', 'valentine', 'love', 'folk heart'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const red = tint(pen, pen.rng.pick(['#cf3d4a', '#e07a8a', pen.palette.blooms[0]]));
    const pale = tintOver(pen, '#fbeee6', red);
    const kind = pen.rng.int(0, 2);
    f.fill(HEART, { colour: adjust(red, -0.05), tip: adjust(red, 0.05) });
    if (kind === 0) return f.gleam(GLEAM, 0.36);
    if (kind === 1) {
      const rim = [...HEART, HEART[0]].map(([x, y]) => [x * 0.8, y * 0.8] as const);
      return f.line(rim, { colour: pale, width: 0.035 });
    }
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        for (const line of FLOURISH) f.line(line, { colour: pale, width: 0.042 });
        for (const petal of PETALS) f.patch(petal, pale);
        f.dot([0.22, -0.5, 0.035], pale);
        f.dot([0.66, -0.3, 0.035], pale);
      });
    }
  },
};
