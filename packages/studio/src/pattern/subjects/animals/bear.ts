import { adjust, type Hex } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { eye } from '../pieces/eye.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint, tintOver } from '../pieces/tints.ts';
import { WITH_TRUNK, wear } from '../pieces/wear.ts';

const WALKING = silhouette(
  '58 -34, 66 -40, 72 -34, 82 -20, 94 -6, 94 6, 84 10, 70 10, 62 20, 58 36, 58 54, 64 64, 60 70, 38 70, 36 48, 28 34, 6 36, -20 36, -30 44, -32 58, -28 68, -34 72, -58 70, -60 52, -68 38, -78 14, -76 -14, -60 -32, -34 -38, -4 -36, 20 -46, 38 -46, 50 -38',
);
const FAR_LEGS = [tube('40 20 16, 44 46 11, 50 64 11'), tube('-50 20 18, -46 46 12, -42 64 12')];
const NEAR_EAR = silhouette('54 -30, 50 -42, 58 -50, 66 -44, 66 -34');
const SITTING = mirrored('0 -20, 30 -16, 46 8, 54 40, 52 70, 34 90, 0 94');
const BELLY = mirrored('0 8, 24 14, 32 42, 26 68, 0 76');
const HEAD = mirrored('0 -34, 22 -32, 38 -14, 38 8, 24 26, 0 31');
const MUZZLE = mirrored('0 -4, 14 0, 18 12, 12 23, 0 25');
const ARM = tube('40 6 13, 52 32 13, 42 54 11');
const FOOT = silhouette('22 70, 44 62, 60 74, 56 92, 36 98, 20 88');
const SOLE = silhouette('32 76, 44 73, 51 80, 46 90, 35 90');

function face(f: Figure, coat: Hex, pale: Hex): void {
  for (const x of [-0.32, 0.32]) {
    f.ball([x, -0.28, 0.14], { colour: adjust(coat, -0.02) });
    f.ball([x, -0.27, 0.075], { colour: pale });
  }
  f.fill(HEAD, { colour: coat, tip: adjust(coat, 0.04) });
  f.fill(MUZZLE, { colour: pale });
  for (const x of [-0.16, 0.16]) eye(f, [x, -0.06, 0.04]);
  f.patch(mirrored('0 0, 8 0, 7 6, 0 9'), '#2a2022');
  f.line(
    [
      [0, 0.08],
      [0, 0.13],
      [-0.07, 0.17],
    ],
    { colour: '#2a2022', width: 0.02 },
  );
  f.line(
    [
      [0, 0.13],
      [0.07, 0.17],
    ],
    { colour: '#2a2022', width: 0.02 },
  );
}

function sitting(f: Figure, coat: Hex): void {
  const pale = tintOver(f.pen, '#ecd3ac', coat);
  f.fill(SITTING, { colour: adjust(coat, -0.03), tip: coat });
  furMarks(f, SITTING, { colour: adjust(coat, -0.12), count: 50, lie: 3.1 });
  f.fill(BELLY, { colour: pale });
  for (const flip of [false, true]) {
    f.at({ flip }, () => {
      f.fill(ARM, { colour: adjust(coat, -0.05), tip: coat });
      f.fill(FOOT, { colour: adjust(coat, -0.05), tip: coat });
      f.patch(SOLE, pale);
    });
  }
  wear(f, { trunk: { outline: SITTING, cover: silhouette('-70 -30!, 70 -30!, 70 56!, -70 56!') } });
  f.at({ y: -0.42 }, () => {
    face(f, coat, pale);
    wear(f, {
      neck: [0, 0.3, 0.34],
      head: [0, -0.31, 0.24],
      eyes: [
        [-0.16, -0.06, 0.1],
        [0.16, -0.06, 0.1],
      ],
    });
  });
}

function walking(f: Figure, coat: Hex): void {
  for (const leg of FAR_LEGS) f.fill(leg, { colour: adjust(coat, -0.1), tip: adjust(coat, -0.07) });
  f.fill(WALKING, { colour: adjust(coat, -0.04), tip: adjust(coat, 0.04) });
  furMarks(f, WALKING, { colour: adjust(coat, -0.12), count: 90, lie: -2 });
  f.fill(NEAR_EAR, { colour: adjust(coat, -0.03) });
  f.line(silhouette('44 18, 40 4, 44 -12'), {
    colour: adjust(coat, -0.14),
    width: 0.025,
    alpha: 0.7,
  });
  f.line(silhouette('-32 40, -26 24, -32 4'), {
    colour: adjust(coat, -0.14),
    width: 0.025,
    alpha: 0.7,
  });
  eye(f, [0.74, -0.16, 0.034]);
  f.dot([0.92, 0, 0.055], '#2a2022');
  wear(f, {
    neck: [0.46, -0.1, 0.32, 1.1],
    head: [0.62, -0.4, 0.2, 0.2],
    eyes: [[0.74, -0.16, 0.09]],
    trunk: { outline: WALKING, cover: silhouette('-50 -60!, 40 -60!, 44 40!, -50 40!') },
  });
}

/** A bear that walks, or sits like a toy. */
export const bear: Subject = {
  id: 'bear',
  group: 'animal',
  words: [
    'bear',
    'teddy',
    'teddy bear',
    'grizzly',
    'animal',
    'woodland',
    'woodland animal',
    'forest animal',
  ],
  wears: WITH_TRUNK,
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const coat = tint(pen, pen.rng.pick(['#8a5a3b', '#6b4532', '#b88a5e']));
    f.at({ flip: pen.rng.chance(0.5) }, () =>
      pen.rng.chance(0.5) ? sitting(f, coat) : walking(f, coat),
    );
  },
};

/** A white bear that walks. */
export const polarBear: Subject = {
  id: 'polar bear',
  group: 'animal',
  words: ['polar bear', 'white bear', 'arctic animal', 'winter animal'],
  wears: WITH_TRUNK,
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    f.at({ flip: pen.rng.chance(0.5) }, () => walking(f, tint(pen, '#f3efe6')));
  },
};
