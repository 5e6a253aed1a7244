import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { scales } from '../pieces/scales.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = silhouette(
  '30 -58, 44 -40, 44 -10, 38 20, 14 42, -18 42, -42 22, -58 -8, -44 -6, -20 -2, 4 -20, 16 -44',
);
const TAIL = [
  '-40 10 11, -64 -14 11, -74 -50 9, -58 -78 5, -40 -74 1',
  '-40 14 11, -72 4 11, -92 -26 8, -90 -52 1',
  '-36 6 11, -48 -24 10, -46 -60 7, -30 -76 1',
  '-40 20 10, -74 26 9, -96 8 1',
].map((plume) => tube(plume));
const HEAD = silhouette('26 -52, 22 -70, 32 -82, 46 -80, 54 -68, 52 -50, 40 -42');
const COMB = silhouette(
  '26 -76, 20 -96, 30 -92!, 32 -104, 40 -92!, 48 -102, 50 -86, 54 -72, 38 -78',
);
const WATTLE = silhouette('50 -60, 58 -54, 58 -38, 50 -38, 46 -50');
const HACKLE = silhouette('28 -58, 52 -48, 54 -18, 44 -2!, 38 -12, 30 2!, 24 -10, 14 4!, 10 -14');
const WING = silhouette('2 -6, 20 4, 16 24, -6 34, -34 26, -26 14, -12 0');

/** A rooster that crows, his tail in sickles. */
export const rooster: Subject = {
  id: 'rooster',
  group: 'bird',
  words: ['rooster', 'cockerel', 'cock', 'farm animal', 'farm', 'poultry'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const body = tint(pen, pen.rng.pick(['#b5532f', '#8f3f2c', '#e3d3b4']));
    const gold = tintOver(pen, '#e8a53f', body);
    const dark = tint(pen, '#2f4a4a');
    const red = tintOver(pen, '#cf3a34', gold);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (const [i, plume] of TAIL.entries())
        edged(f, plume, {
          colour: adjust(dark, i * 0.03 - 0.03),
          tip: adjust(dark, 0.08 + i * 0.02),
        });
      for (const x of [-4, 16]) {
        f.line(silhouette(`${x} 38, ${x + 4} 62, ${x} 90`), { colour: gold, width: 0.055 });
        f.line(silhouette(`${x - 12} 94, ${x} 89, ${x + 16} 93`), { colour: gold, width: 0.045 });
      }
      edged(f, BODY, { colour: adjust(body, -0.05), tip: body });
      scales(f, BODY, { colour: adjust(body, -0.14), size: 0.14, width: 0.018 });
      f.fill(silhouette('-10 26, 16 26, 12 50, -8 50'), { colour: adjust(body, -0.06) });
      edged(f, WING, { colour: adjust(body, -0.1), tip: dark, along: -1.4 });
      edged(f, COMB, { colour: red });
      edged(f, HACKLE, { colour: gold, tip: adjust(gold, 0.06) });
      if (f.fine)
        for (const x of [20, 30, 40])
          f.line(silhouette(`${x + 6} -44, ${x + 4} -24, ${x} -8`), {
            colour: adjust(gold, -0.14),
            width: 0.018,
            alpha: 0.8,
          });
      edged(f, HEAD, { colour: gold, tip: adjust(gold, 0.05) });
      edged(f, WATTLE, { colour: red });
      f.fill(silhouette('50 -74, 72 -68!, 52 -60'), { colour: pen.natural('#e0a63a') });
      eye(f, [0.42, -0.68, 0.036], adjust(gold, 0.15));
    });
  },
};
