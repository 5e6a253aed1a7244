import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';
import { WITH_TRUNK } from '../pieces/wear.ts';
import { type Build, quadruped } from './quadruped.ts';

const PIG: Build = {
  body: silhouette(
    '-58 -26, -28 -40, 10 -40, 40 -34, 58 -16, 60 8, 52 30, 50 42, 52 66!, 34 66!, 32 48, 14 44, -16 44, -32 46, -34 66!, -54 66!, -56 42, -68 20, -70 -6',
  ),
  head: silhouette(
    '34 -34, 52 -42, 70 -34, 80 -22, 94 -20, 96 -4, 82 0, 70 10, 50 12, 36 0, 30 -16',
  ),
  tail: tube('-68 -6 3, -80 -14 3, -86 -2 3, -78 4 3, -76 -12 3, -88 -20 2'),
  far: [tube('22 30 9, 22 48 8, 20 62 8'), tube('-22 30 9, -20 48 8, -22 62 8')],
  ears: [
    silhouette('62 -36, 68 -58!, 76 -30'),
    silhouette('40 -36, 40 -62!, 60 -50, 64 -28, 50 -26'),
  ],
  eye: [0.68, -0.2],
};

/** A pig in profile, its tail curled. */
export const pig: Subject = {
  id: 'pig',
  group: 'animal',
  words: ['pig', 'piglet', 'hog', 'piggy', 'swine', 'farm animal', 'farmyard', 'farm'],
  wears: WITH_TRUNK,
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const pink = tint(pen, pen.rng.pick(['#e9a9a4', '#e59b9b', '#eebbae']));
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      quadruped(f, PIG, { coat: pink, ear: adjust(pink, -0.06) });
      edged(f, silhouette('86 -22, 97 -20, 98 -4, 88 -1'), { colour: adjust(pink, -0.08) });
      for (const y of [-0.15, -0.08]) f.dot([0.93, y, 0.02], adjust(pink, -0.32));
      f.line(silhouette('86 4, 78 8, 70 4'), { colour: adjust(pink, -0.25), width: 0.024 });
      f.shade(silhouette('58 -6, 68 -6, 68 4, 58 4'), '#d8626a', 0.3);
    });
  },
};
