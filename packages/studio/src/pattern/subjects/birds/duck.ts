import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { scales } from '../pieces/scales.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = silhouette(
  '44 4, 52 24, 40 48, 8 60, -34 56, -66 36, -92 6!, -70 6, -48 2, -20 -4, 16 -6',
);
const NECK = silhouette(
  '20 6, 18 -22, 14 -48, 26 -68, 46 -68, 58 -54, 54 -34, 46 -14, 52 10, 40 20',
);
const BILL = silhouette('54 -52, 70 -46, 88 -40, 86 -32, 66 -32, 52 -36');
const WING = silhouette('16 10, -10 -4, -44 4, -72 12!, -52 32, -16 40, 10 30');

/** A mallard that floats. */
export const duck: Subject = {
  id: 'duck',
  group: 'bird',
  words: ['duck', 'mallard', 'pond bird', 'water bird', 'waterfowl'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const grey = tint(pen, '#c2b39b');
    const green = tintOver(pen, '#2f6f57', grey);
    const gold = tintOver(pen, '#efb23f', green);
    const brown = tintOver(pen, '#7a4a34', grey);
    f.at({ flip: pen.rng.chance(0.5), y: 0.04 }, () => {
      edged(f, BODY, { colour: adjust(grey, -0.06), tip: grey });
      f.fill(silhouette('46 6, 52 24, 40 46, 20 50, 16 20, 26 6'), { colour: brown });
      f.line(silhouette('-78 10, -92 -2, -84 -12, -78 -6'), {
        colour: adjust(green, -0.06),
        width: 0.04,
      });
      edged(f, NECK, { colour: adjust(green, -0.03), tip: adjust(green, 0.05) });
      f.line(silhouette('20 2, 34 8, 50 2'), { colour: '#fbf5e6', width: 0.07 });
      edged(f, WING, { colour: adjust(grey, 0.04), tip: adjust(grey, -0.05), along: -1.6 });
      f.fill(silhouette('-40 20, -20 24, -28 34, -46 28'), { colour: pen.natural('#3f6fb0') });
      scales(f, WING, { colour: adjust(grey, -0.15), size: 0.14, width: 0.018 });
      edged(f, BILL, { colour: gold, along: 1.6 });
      eye(f, [0.43, -0.52, 0.038], adjust(green, 0.3));
      for (const y of [62, 74])
        f.line(silhouette(`-70 ${y}, -44 ${y - 4}, -16 ${y}, 14 ${y - 4}, 44 ${y}, 66 ${y - 3}`), {
          colour: tint(pen, '#7fa9b8'),
          width: 0.034,
          alpha: 0.9,
        });
    });
  },
};
