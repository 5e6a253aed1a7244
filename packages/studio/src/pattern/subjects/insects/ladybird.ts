import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const SHELL = silhouette('0 -34!, 30 -34, 58 -10, 64 24, 50 62, 24 82, 0 86!');
const COLLAR = mirrored('0 -56, 24 -54, 44 -40, 40 -26, 0 -30');
const HEAD = mirrored('0 -76, 16 -72, 24 -58, 0 -50');
const LEGS = ['44 -20, 66 -32, 80 -26', '58 14, 78 14, 90 26', '48 52, 66 60, 72 76'].map(
  silhouette,
);
const FEELER = silhouette('10 -70, 20 -84, 32 -86');
const SPOTS = [
  [0.26, -0.06, 0.1],
  [0.44, 0.24, 0.095],
  [0.17, 0.34, 0.1],
  [0.34, 0.58, 0.085],
] as const;
const GLEAM = silhouette('14 -22, 30 -24, 44 -10, 30 -14');

/** A ladybird from above. */
export const ladybird: Subject = {
  id: 'ladybird',
  group: 'insect',
  words: ['ladybird', 'ladybug', 'insect', 'bug', 'garden insect'],
  shows: ['spotted', 'dot', 'spot'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const red = tint(pen, pen.rng.pick(['#cf3430', '#d8502f', '#e0a02f']));
    const dark = tintOver(pen, '#2d2528', red);
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        for (const leg of LEGS) f.line(leg, { colour: dark, width: 0.05 });
        f.line(FEELER, { colour: dark, width: 0.035 });
      });
    }
    f.fill(HEAD, { colour: dark });
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        f.fill(SHELL, { colour: adjust(red, -0.05), tip: adjust(red, 0.04) });
        for (const spot of SPOTS) f.dot(spot, dark);
        f.gleam(GLEAM, 0.4);
      });
    }
    f.dot([0, -0.2, 0.1], dark);
    f.fill(COLLAR, { colour: dark });
    const white = tintOver(pen, '#fbf2e2', dark);
    for (const x of [-0.3, 0.3]) f.glint([x, -0.42, 0.07], white);
  },
};
