import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { scales } from '../pieces/scales.ts';
import { tintOver, tintWhite } from '../pieces/tints.ts';

const BODY = silhouette('30 4, 42 22, 36 50, 10 66, -30 64, -60 40, -92 2!, -66 8, -40 -2, -8 -6');
const NECK = tube('24 36 16, 30 4 11, 22 -34 9, 30 -66 10, 42 -74 11');
const BILL = silhouette('50 -82, 66 -76, 78 -68, 74 -62, 58 -64, 48 -68');
const WING = silhouette('18 14, -10 2, -44 12, -76 14!, -58 36, -18 48, 10 38');

/** A white goose with a bow at her neck. */
export const goose: Subject = {
  id: 'goose',
  group: 'bird',
  words: ['goose', 'geese', 'mother goose', 'farm animal', 'farm'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const white = tintWhite(pen, '#fbf6ea');
    const gold = tintOver(pen, '#ee9a38', white);
    const ribbon = tintOver(pen, pen.rng.pick(['#5f86b0', '#c9576a', '#6f9a78']), white);
    f.at({ flip: pen.rng.chance(0.5), y: 0.04 }, () => {
      for (const x of [-14, 8]) {
        f.line(silhouette(`${x} 60, ${x + 2} 84`), { colour: gold, width: 0.05 });
        f.fill(silhouette(`${x - 6} 84, ${x + 4} 82, ${x + 20} 92, ${x - 8} 93`), { colour: gold });
      }
      edged(f, BODY, { colour: adjust(white, -0.1), tip: white });
      edged(f, NECK, { colour: adjust(white, -0.04), tip: white });
      f.fill(silhouette('16 44, 14 18, 34 10, 42 26, 34 48'), {
        colour: adjust(white, -0.03),
        tip: white,
      });
      edged(f, WING, { colour: white, tip: adjust(white, -0.1), along: -1.6 });
      scales(f, WING, { colour: adjust(white, -0.2), size: 0.16, width: 0.018 });
      edged(f, BILL, { colour: gold, along: 1.7 });
      eye(f, [0.44, -0.74, 0.032]);
      for (const end of ['24 -12, 6 -28, 2 -8', '26 -12, 44 -26, 48 -6'])
        edged(f, silhouette(end), { colour: ribbon });
      for (const end of ['24 -10, 14 6, 16 16', '26 -10, 34 6, 42 12'])
        f.line(silhouette(end), { colour: adjust(ribbon, -0.05), width: 0.045 });
      f.ball([0.25, -0.12, 0.06], { colour: adjust(ribbon, -0.06) });
    });
  },
};
