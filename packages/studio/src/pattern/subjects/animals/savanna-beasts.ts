import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const HIPPO = silhouette(
  '-84 -14, -70 -40, -34 -50, 6 -46, 28 -44, 34 -56, 44 -54, 46 -42, 62 -36, 84 -20, 94 4, 84 24, 60 28, 46 22, 44 40, 44 66!, 20 66!, 18 42, -22 44, -26 66!, -52 66!, -54 40, -76 24',
);

/** A hippopotamus. */
export const hippo: Subject = {
  id: 'hippo',
  group: 'animal',
  words: ['hippo', 'hippopotamus', 'hippopotami', 'safari animal'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const coat = tint(pen, pen.rng.pick(['#9a8f9a', '#8f9aa6', '#a89290']));
    const deep = adjust(coat, -0.15);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (const leg of ['-38 40 12, -34 64 11', '32 40 12, 34 64 11']) {
        f.fill(tube(leg), { colour: adjust(coat, -0.11) });
      }
      f.line(silhouette('-84 -10, -92 4, -90 14').slice(0, 3), { colour: deep, width: 0.05 });
      edged(f, HIPPO, { colour: adjust(coat, -0.03), tip: adjust(coat, 0.04) });
      f.shade(silhouette('60 4, 86 0, 90 12, 82 24, 60 26'), pen.natural('#d99a94'), 0.5);
      f.line(silhouette('52 14, 70 20, 88 14').slice(0, 3), { colour: deep, width: 0.025 });
      for (const x of [0.74, 0.84]) f.dot([x, -0.1, 0.028], deep);
      eye(f, [0.5, -0.3, 0.04]);
      f.dot([0.38, -0.5, 0.035], deep);
    });
  },
};

const RHINO = silhouette(
  '-82 -20, -66 -44, -30 -52, 4 -46, 26 -52, 34 -64, 42 -52, 58 -38, 78 -18, 92 4, 84 18, 66 18, 48 10, 40 22, 42 66!, 20 66!, 16 36, -24 38, -28 66!, -52 66!, -54 36, -76 16',
);

/** A rhinoceros with its two horns. */
export const rhino: Subject = {
  id: 'rhino',
  group: 'animal',
  words: ['rhino', 'rhinoceros', 'rhinoceroses', 'safari animal'],
  shows: ['horn'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const coat = tint(pen, pen.rng.pick(['#8d949c', '#9a928a', '#7f8894']));
    const deep = adjust(coat, -0.15);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (const leg of ['-40 36 11, -36 64 10', '32 34 11, 34 64 10']) {
        f.fill(tube(leg), { colour: adjust(coat, -0.11) });
      }
      f.line(silhouette('-82 -16, -92 0, -92 14').slice(0, 3), { colour: deep, width: 0.045 });
      edged(f, silhouette('78 -14!, 88 -62!, 96 0!'), { colour: tint(pen, '#efe6d4') });
      edged(f, silhouette('60 -34!, 68 -58!, 76 -18!'), { colour: tint(pen, '#efe6d4') });
      edged(f, RHINO, { colour: adjust(coat, -0.03), tip: adjust(coat, 0.04) });
      if (f.fine) {
        for (const fold of ['-44 -46, -50 -10, -42 30', '14 -44, 6 -10, 12 28']) {
          f.line(silhouette(fold).slice(0, 3), { colour: deep, width: 0.025, alpha: 0.8 });
        }
      }
      f.line(silhouette('66 8, 78 8, 88 4').slice(0, 3), { colour: deep, width: 0.025 });
      eye(f, [0.58, -0.18, 0.036]);
    });
  },
};

const KANGAROO = silhouette(
  '40 -94, 46 -76, 62 -70, 76 -60, 72 -50, 52 -48, 42 -40, 40 -14, 36 16, 34 34, 44 66, 66 78, 64 88, 30 86, 10 72, -10 60, -34 62, -62 82, -92 88, -66 66, -44 40, -28 8, -6 -24, 14 -48, 24 -70, 26 -92, 34 -80',
);

/** A kangaroo that sits up. */
export const kangaroo: Subject = {
  id: 'kangaroo',
  group: 'animal',
  words: ['kangaroo', 'wallaby', 'australian animal', 'joey'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.87);
    const coat = tint(pen, pen.rng.pick(['#b98a5f', '#a8744a', '#9a8a7a']));
    const pale = tintOver(pen, '#ecdcc4', coat);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, KANGAROO, { colour: adjust(coat, -0.03), tip: adjust(coat, 0.04) });
      f.patch(silhouette('38 -10, 34 14, 30 34, 20 36, 16 14, 24 -10'), pale);
      edged(f, silhouette('-24 20, 0 6, 24 20, 30 44, 14 62, -8 60, -30 50'), {
        colour: adjust(coat, 0.03),
      });
      edged(f, tube('34 -22 7, 52 -8 6, 48 10 5'), { colour: adjust(coat, -0.05) });
      eye(f, [0.5, -0.64, 0.034]);
      f.dot([0.74, -0.57, 0.034], '#2c2326');
    });
  },
};

const DRAGON = tube(
  '-92 52 3, -74 74 8, -40 70 16, -2 44 24, 18 10 19, 22 -24 14, 34 -50 13, 54 -62 12',
);
const DRAGON_WING = silhouette(
  '6 14, -10 -40, -50 -86!, -46 -50, -74 -46!, -56 -22, -70 -8!, -38 0, -28 24, -6 30',
);

/** A dragon with its wing raised. */
export const dragon: Subject = {
  id: 'dragon',
  group: 'animal',
  words: ['dragon', 'mythical creature', 'mythical beast', 'wyvern'],
  shows: ['wing', 'scale'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.92);
    const skin = tint(pen, pen.rng.pick(['#4f8f5f', '#b5433c', '#3f7f8f', '#7a5a9a']));
    const belly = tintOver(pen, '#e9cf8a', skin);
    const wing = tintOver(pen, adjust(skin, -0.1, 1.2), skin);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (const leg of ['-18 66 11, -14 84 8, 2 88 6', '18 52 10, 26 78 8, 42 82 6']) {
        edged(f, tube(leg), { colour: adjust(skin, -0.08) });
      }
      for (const [x, y, turn] of [
        [-0.62, 0.6, -0.6],
        [-0.34, 0.5, -0.7],
        [-0.04, 0.2, -0.9],
        [0.06, -0.1, -1.1],
        [0.1, -0.4, -0.9],
      ]) {
        f.at({ x, y, turn }, () => f.patch(silhouette('-9 4!, 0 -16!, 9 4!'), wing));
      }
      edged(f, DRAGON, { colour: skin, tip: adjust(skin, 0.05) });
      f.patch(silhouette('-92 44!, -104 60!, -84 66!'), wing);
      edged(f, silhouette('36 -72, 52 -78, 74 -64, 94 -56, 92 -44, 66 -44, 44 -46, 34 -56'), {
        colour: adjust(skin, 0.02),
      });
      for (const horn of ['44 -76!, 34 -96!, 54 -78!', '38 -70!, 24 -84!, 46 -76!']) {
        f.patch(silhouette(horn), belly);
      }
      for (const [x, y] of [
        [0.34, -0.34],
        [0.36, -0.14],
        [0.34, 0.06],
        [0.24, 0.26],
        [0.1, 0.42],
      ]) {
        f.dot([x, y, 0.06], belly);
      }
      edged(f, DRAGON_WING, { colour: wing, tip: adjust(wing, 0.08) });
      if (f.fine) {
        for (const rib of ['0 16, -14 -30, -48 -82', '-4 20, -30 -14, -70 -44']) {
          f.line(silhouette(rib).slice(0, 3), { colour: adjust(wing, -0.14), width: 0.024 });
        }
      }
      eye(f, [0.58, -0.6, 0.04]);
      f.dot([0.86, -0.53, 0.02], '#2c2326');
    });
  },
};
