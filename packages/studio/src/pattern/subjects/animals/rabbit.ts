import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint } from '../pieces/tints.ts';
import { WITH_EYES, wear } from '../pieces/wear.ts';

const FAR_EAR = silhouette('26 -36, 20 -62, 24 -88, 34 -94, 40 -78, 40 -42');
const NEAR_EAR = silhouette('16 -32, 2 -54, -6 -80, 2 -92, 14 -82, 26 -58, 32 -36');
const INNER_EAR = silhouette('18 -38, 8 -56, 2 -76, 5 -82, 14 -70, 24 -42');
const BODY = silhouette(
  '30 -42, 46 -34, 60 -20, 66 -8, 60 2, 46 6, 40 16, 40 34, 44 56, 46 74, 56 82, 54 88, 34 88, 28 70, 20 62, 14 76, 26 84, 24 90, -28 90, -52 84, -64 64, -62 34, -46 12, -20 -2, 6 -10, 14 -26',
);
const TAIL = silhouette('-58 44, -72 38, -84 46, -84 62, -72 72, -58 68');
const HAUNCH = silhouette('-30 26, -6 28, 8 44, 8 62, 0 78');
const SHADOW = silhouette('-64 60, -40 70, -8 76, 24 84, 24 90, -28 90, -52 84');
const COATS = ['#b58b66', '#9b8f86', '#efe4d3'] as const;

/** A rabbit on its haunches, seen from the side. */
export const rabbit: Subject = {
  id: 'rabbit',
  group: 'animal',
  words: [
    'rabbit',
    'bunny',
    'animal',
    'woodland',
    'woodland animal',
    'forest animal',
    'easter',
    'farm animal',
  ],
  wears: WITH_EYES,
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const coat = tint(pen, pen.rng.pick(COATS));
    const deep = adjust(coat, -0.14);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.fill(FAR_EAR, { colour: adjust(coat, -0.08) });
      f.fill(TAIL, { colour: tint(pen, '#fbf3e6') });
      f.fill(BODY, { colour: adjust(coat, -0.03), tip: adjust(coat, 0.04) });
      f.shade(SHADOW, deep, 0.3);
      furMarks(f, BODY, { colour: deep, count: 70, lie: -2 });
      f.line(HAUNCH, { colour: deep, width: 0.03 });
      f.fill(NEAR_EAR, { colour: coat, tip: adjust(coat, 0.03) });
      f.shade(INNER_EAR, tint(pen, '#e0a090'), 0.75);
      eye(f, [0.44, -0.2, 0.052]);
      wear(f, {
        neck: [0.28, 0.0, 0.28, 0.5],
        head: [0.34, -0.37, 0.19, 0.1],
        eyes: [[0.44, -0.2, 0.11]],
      });
      f.line(silhouette('63 -11, 58 -8, 58 -2'), { colour: deep, width: 0.025 });
      if (!f.fine) return;
      for (const y of [-0.1, -0.05, 0]) {
        f.line(
          [
            [0.56, -0.06],
            [0.74, y * 1.5],
          ],
          { colour: deep, width: 0.012, alpha: 0.7 },
        );
      }
    });
  },
};
