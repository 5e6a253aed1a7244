import { adjust, type Hex } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Subject } from '../../subject.ts';
import { eye } from '../pieces/eye.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint, tintOver } from '../pieces/tints.ts';
import { NECK_AND_HEAD, wear } from '../pieces/wear.ts';

const BODY = silhouette(
  '47 -46, 58 -47, 68 -38, 80 -30, 79 -23, 68 -22, 58 -24, 52 -12, 44 6, 38 22, 33 32, 32 52, 30 70, 32 94!, 21 94!, 21 70, 21 54, 16 38, 0 34, -22 36, -30 40, -35 54, -40 64, -37 76, -34 94!, -45 94!, -47 78, -50 64, -46 52, -53 34, -56 18, -52 4, -38 -4, -10 -2, 12 -4, 24 -14, 34 -32',
);
const FAR_LEGS = [
  tube('24 26 9, 36 50 5, 38 70 4, 42 92 4'),
  tube('-36 24 14, -28 50 6, -32 64 5, -26 80 4, -22 92 4'),
];
const FAR_EAR = silhouette('54 -46, 62 -60, 72 -66!, 68 -54, 60 -45');
const EAR = silhouette('48 -43, 36 -50, 24 -62!, 26 -50, 38 -38');
const TAIL = silhouette('-50 4, -60 -2, -66 10, -62 26, -54 22');
const BELLY = silhouette('30 30, 16 32, 0 28, -22 30, -30 40, 0 44, 20 44');
const ANTLERS = [
  '50 -46, 40 -60, 38 -76, 46 -94',
  '39 -64, 28 -72, 24 -84',
  '39 -76, 30 -84, 30 -94',
  '45 -53, 52 -60, 53 -68',
  '56 -47, 62 -60, 74 -72, 76 -90',
  '69 -67, 82 -70, 88 -78',
  '74 -75, 66 -84, 66 -92',
].map(silhouette);
const HOOVES = ['18 88!, 36 88!, 36 96!, 18 96!', '-48 88!, -32 88!, -32 96!, -48 96!'].map(
  silhouette,
);
const SPOTS = [
  [-0.44, 0.06],
  [-0.34, 0.03],
  [-0.24, 0.08],
  [-0.12, 0.04],
  [0, 0.09],
  [0.12, 0.05],
  [-0.46, 0.18],
  [-0.36, 0.15],
  [-0.28, 0.22],
  [-0.16, 0.17],
  [-0.05, 0.2],
  [0.08, 0.18],
  [-0.4, 0.29],
] as const;

function antlers(f: Figure, colour: Hex): void {
  for (const branch of ANTLERS) f.line(branch, { colour, width: 0.05 });
}

function drawDeer(pen: Pen, radius: number, hasAntlers: boolean): void {
  const f = figure(pen, radius * 0.92);
  const coat = tint(pen, pen.rng.pick(['#a9683c', '#8f5b3a', '#bf8250']));
  const pale = tintOver(pen, '#fbf0dd', coat);
  f.at({ flip: pen.rng.chance(0.5) }, () => {
    if (hasAntlers) antlers(f, tint(pen, '#6a4a36'));
    for (const leg of FAR_LEGS)
      f.fill(leg, { colour: adjust(coat, -0.1), tip: adjust(coat, -0.07) });
    f.fill(FAR_EAR, { colour: adjust(coat, -0.08) });
    f.fill(TAIL, { colour: pale });
    f.fill(BODY, { colour: adjust(coat, -0.03), tip: adjust(coat, 0.03) });
    furMarks(f, BODY, { colour: adjust(coat, -0.12), count: 50, lie: -1.9 });
    f.inside(BODY, () => {
      f.shade(BELLY, pale, 0.75);
      for (const hoof of HOOVES) f.patch(hoof, '#33272a');
    });
    for (const [x, y] of SPOTS) f.dot([x, y, 0.026], pale);
    f.fill(EAR, { colour: coat });
    eye(f, [0.6, -0.37, 0.034]);
    f.dot([0.78, -0.28, 0.04], '#2a2022');
    wear(f, { neck: [0.42, -0.14, 0.22, 0.5], head: [0.53, -0.46, 0.13] });
  });
}

const ANY = ['woodland animal', 'forest animal', 'wild animal'];

/** A stag with antlers, or a spotted fawn or doe. */
export const deer: Subject = {
  id: 'deer',
  group: 'animal',
  words: ['deer', 'doe', 'fawn', 'animal', 'woodland', 'christmas animal', ...ANY],
  wears: NECK_AND_HEAD,
  turns: 'tilt',
  draw: (pen, radius) => drawDeer(pen, radius, pen.rng.chance(0.6)),
};

/** A deer with antlers. */
export const stag: Subject = {
  id: 'stag',
  group: 'animal',
  words: ['stag', 'reindeer', 'buck', 'rudolph', 'rudolf', 'caribou', 'christmas animal'],
  wears: NECK_AND_HEAD,
  shows: ['antler'],
  turns: 'tilt',
  draw: (pen, radius) => drawDeer(pen, radius, true),
};
