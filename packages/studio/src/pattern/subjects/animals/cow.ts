import { adjust, type Hex } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint, tintOver, tintWhite } from '../pieces/tints.ts';
import { WITH_TRUNK } from '../pieces/wear.ts';
import { type Build, quadruped, STOUT, STOUT_FAR } from './quadruped.ts';

const COW: Build = {
  body: STOUT,
  head: silhouette('46 -46, 58 -58, 72 -56, 82 -44, 92 -22, 94 -8, 84 2, 70 -2, 58 -14, 44 -22'),
  tail: tube('-66 -14 4, -78 6 3, -80 30 3, -78 42 6'),
  far: STOUT_FAR,
  ears: [
    silhouette('74 -52, 88 -60, 92 -52, 80 -44'),
    silhouette('56 -52, 36 -58, 34 -48, 50 -42'),
  ],
  eye: [0.74, -0.36],
};
const PATCHES = [
  silhouette('-74 -30, -40 -36, -34 -12, -50 4, -72 0'),
  silhouette('-14 -36, 18 -34, 24 -8, 4 6, -16 -6'),
  silhouette('34 4, 62 2, 60 30, 42 26'),
  silhouette('-30 20, -6 22, -10 44, -30 40'),
];
const UDDER = silhouette('-34 34, -10 34, -12 46, -22 50, -32 46');
const SNOUT = silhouette('78 -24, 94 -26, 100 -6, 84 6, 70 -2, 72 -12');
const HORNS = [tube('60 -56 4, 54 -66 3.5, 58 -76 2'), tube('72 -56 4, 80 -66 3.5, 78 -76 2')];
const LONG_HORNS = [
  tube('58 -54 5, 36 -62 4.5, 26 -84 2.5'),
  tube('74 -54 5, 92 -60 4.5, 99 -80 2.5'),
];
const FRINGE = silhouette(
  '46 -56, 60 -66, 78 -60, 84 -44, 76 -22!, 72 -36, 66 -16!, 62 -34, 54 -18!, 50 -38',
);

function muzzle(f: Figure, colour: Hex): void {
  f.fill(SNOUT, { colour });
  for (const x of [0.84, 0.91]) f.dot([x, -0.12, 0.022], adjust(colour, -0.28));
}

/** A spotted cow. */
export const cow: Subject = {
  id: 'cow',
  group: 'animal',
  words: ['cow', 'dairy cow', 'cattle', 'farm animal', 'farmyard', 'farm'],
  wears: WITH_TRUNK,
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.96);
    const coat = tintWhite(pen, '#f6f0e4');
    const patch = tintOver(pen, pen.rng.pick(['#2f2b2e', '#7a4a30']), coat);
    const pink = pen.natural('#e8aca2');
    f.at({ flip: pen.rng.chance(0.5), y: 0.06 }, () => {
      edged(f, UDDER, { colour: pink });
      quadruped(f, COW, {
        coat,
        ear: patch,
        onBody: () => {
          for (const shape of PATCHES) f.patch(shape, patch);
          f.patch(silhouette('30 66!, 62 66!, 62 74!, 30 74!'), '#4a4042');
          f.patch(silhouette('-60 66!, -30 66!, -30 74!, -60 74!'), '#4a4042');
        },
        onHead: () => {
          f.patch(silhouette('44 -60, 62 -62, 68 -40, 62 -20, 44 -20'), patch);
          muzzle(f, pink);
        },
      });
      for (const horn of HORNS) edged(f, horn, { colour: pen.natural('#dcc9a4') });
    });
  },
};

/** A shaggy highland cow with long horns. */
export const highlandCow: Subject = {
  id: 'highland cow',
  group: 'animal',
  words: ['highland cow', 'highland cattle', 'highland coo', 'hairy cow', 'scottish cow'],
  wears: WITH_TRUNK,
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.9);
    const coat = tint(pen, pen.rng.pick(['#b5682f', '#a0552a', '#c98648']));
    f.at({ flip: pen.rng.chance(0.5), y: 0.08 }, () => {
      quadruped(f, COW, {
        coat,
        isFurry: true,
        onHead: () => muzzle(f, pen.natural('#d9a58e')),
      });
      for (const horn of LONG_HORNS) edged(f, horn, { colour: pen.natural('#e6d5b0') });
      edged(f, FRINGE, { colour: adjust(coat, 0.05), tip: adjust(coat, 0.09) });
      furMarks(f, FRINGE, { colour: adjust(coat, -0.1), count: 26, lie: 2.9, length: 0.12 });
      for (const x of [-62, -46, -30, -14, 2, 18, 34])
        f.line(silhouette(`${x} 18, ${x + 2} 32, ${x - 3} 44`), {
          colour: adjust(coat, -0.08),
          width: 0.03,
        });
    });
  },
};
