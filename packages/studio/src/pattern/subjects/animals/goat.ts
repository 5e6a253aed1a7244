import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';
import { WITH_TRUNK } from '../pieces/wear.ts';
import { type Build, quadruped, SLIGHT_FAR } from './quadruped.ts';

const GOAT: Build = {
  body: silhouette(
    '-54 -18, -24 -22, 8 -22, 26 -36, 38 -62, 54 -64, 58 -44, 56 -14, 50 14, 47 40, 50 76!, 35 76!, 33 44, 24 24, -12 22, -30 26, -36 44, -35 76!, -50 76!, -52 44, -60 18, -62 -4',
  ),
  head: silhouette('38 -66, 52 -78, 64 -74, 78 -58, 90 -46, 88 -36, 76 -36, 62 -44, 46 -48'),
  tail: silhouette('-58 -14, -74 -30!, -70 -10, -60 0'),
  far: SLIGHT_FAR,
  ears: [silhouette('58 -72, 68 -84, 72 -70'), silhouette('48 -70, 28 -66, 24 -56, 46 -58')],
  eye: [0.64, -0.62],
  nose: [0.88, -0.43, 0.026],
};
const HORN = tube('54 -76 4.5, 48 -90 4, 32 -98 3, 18 -92 1.5');
const BEARD = silhouette('66 -42, 80 -36, 76 -12!, 66 -24');

/** A goat with swept horns and a beard. */
export const goat: Subject = {
  id: 'goat',
  group: 'animal',
  words: ['goat', 'billy goat', 'mountain goat', 'farm animal'],
  wears: WITH_TRUNK,
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const coat = tint(pen, pen.rng.pick(['#efe6d6', '#a98560', '#cdb79a']));
    f.at({ flip: pen.rng.chance(0.5), y: 0.06 }, () => {
      edged(f, BEARD, { colour: adjust(coat, -0.08) });
      quadruped(f, GOAT, { coat, isFurry: true });
      edged(f, HORN, { colour: pen.natural('#8f7d68') });
    });
  },
};
