import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';
import { WITH_TRUNK, wear } from '../pieces/wear.ts';

const BODY = silhouette(
  '-2 -92, 22 -88, 34 -70, 32 -50, 42 -20, 46 24, 36 66, 16 86, -22 86, -40 66, -48 20, -38 -22, -24 -50, -24 -76',
);
const BELLY = silhouette(
  '14 -54, 28 -44, 38 -14, 40 24, 30 62, 12 78, -12 76, -24 50, -24 8, -10 -34',
);
const FLIPPER = silhouette('-28 -30, -44 -16, -64 18, -70 46!, -52 36, -36 14');
const FAR = silhouette('36 -24, 54 -4, 70 24!, 56 26, 42 14');
const FEET = ['-26 82, -8 82, 0 94, -36 94', '8 82, 26 80, 40 92, 6 94'].map(silhouette);

/** A penguin in profile, its flippers out. */
export const penguin: Subject = {
  id: 'penguin',
  group: 'bird',
  words: ['penguin', 'emperor penguin', 'arctic animal', 'antarctic', 'winter animal'],
  wears: WITH_TRUNK,
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const black = tint(pen, '#2d3340');
    const white = tintOver(pen, '#fbf5ea', black);
    const gold = tintOver(pen, '#f0a63a', black);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, FAR, { colour: adjust(black, -0.03) });
      for (const foot of FEET) edged(f, foot, { colour: gold });
      edged(f, BODY, { colour: adjust(black, -0.03), tip: adjust(black, 0.05) });
      f.fill(BELLY, { colour: adjust(white, -0.06), tip: white });
      f.fill(silhouette('2 -62, 12 -66, 18 -52, 8 -40, -2 -44'), { colour: gold });
      f.fill(silhouette('28 -78, 44 -74, 60 -66!, 42 -64, 30 -64'), { colour: gold, along: 1.5 });
      f.line(silhouette('32 -70, 46 -70, 58 -66'), { colour: adjust(black, -0.05), width: 0.016 });
      edged(f, FLIPPER, { colour: adjust(black, 0.05), tip: adjust(black, -0.02), along: 3.6 });
      eye(f, [0.17, -0.74, 0.036], white);
      wear(f, {
        neck: [0.02, -0.48, 0.36],
        head: [0.08, -0.87, 0.25],
        eyes: [[0.17, -0.74, 0.09]],
        trunk: { outline: BODY, cover: silhouette('-60 -44!, 60 -44!, 60 52!, -60 52!') },
      });
    });
  },
};
