import { adjust, type Hex } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { eye } from '../pieces/eye.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint, tintOver } from '../pieces/tints.ts';
import { WITH_TRUNK, wear } from '../pieces/wear.ts';

const TAIL = tube('16 78 9, 50 82 17, 78 54 21, 76 16 15, 60 -10 1');
const TAIL_TIP = silhouette('95 30!, 82 36, 70 28, 58 34!, 58 8, 60 -10!, 80 -2, 92 14');
const BODY = silhouette(
  '-28 -8, -2 -4, 20 8, 34 36, 40 64, 34 88, 16 94, -34 94, -44 90, -36 84, -40 56, -38 22',
);
/** The part of the body that a jumper covers. */
const COVER = silhouette('-60 -14!, 60 -14!, 60 60!, -60 60!');
const BIB = silhouette('-30 4, -12 14, 0 8, -2 34, -14 58, -26 34');
const LEGS = ['-24 44, -27 66, -26 86', '-8 58, -8 72, -8 88'].map(silhouette);
const HAUNCH = silhouette('30 46, 10 52, 4 72, 14 90');
const HEAD = mirrored('0 -22, 13 -25, 27 -55!, 37 -22, 47 4!, 28 14, 10 26, 0 34');
const EAR = silhouette('26 -42!, 31 -20, 20 -20');
const CHEEK = silhouette('47 4!, 30 -4, 12 2, 0 28, 0 34, 12 26, 28 14');

function head(f: Figure, red: Hex, cream: Hex): void {
  f.fill(HEAD, { colour: adjust(red, -0.02), tip: adjust(red, 0.04) });
  for (const flip of [false, true]) {
    f.at({ flip }, () => {
      f.patch(EAR, '#3a2a28');
      f.fill(CHEEK, { colour: cream });
      eye(f, [0.17, -0.03, 0.048]);
    });
  }
  f.dot([0, 0.31, 0.06], '#2a2022');
}

/** A fox that sits, its brush around it, its face to us. */
export const fox: Subject = {
  id: 'fox',
  group: 'animal',
  words: ['fox', 'animal', 'woodland', 'woodland animal', 'forest animal', 'wild animal'],
  wears: WITH_TRUNK,
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.92);
    const red = tint(pen, '#cf6a34');
    const cream = tintOver(pen, '#fbefdc', red);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.fill(TAIL, { colour: adjust(red, -0.04), tip: red });
      f.inside(TAIL, () => f.fill(TAIL_TIP, { colour: cream }));
      furMarks(f, TAIL, { colour: adjust(red, -0.14), count: 40, lie: 0.1, length: 0.14 });
      f.fill(BODY, { colour: adjust(red, -0.05), tip: red });
      f.fill(BIB, { colour: cream });
      furMarks(f, BODY, { colour: adjust(red, -0.13), count: 40, lie: 3.1 });
      for (const leg of [...LEGS, HAUNCH])
        f.line(leg, { colour: adjust(red, -0.2), width: 0.025, alpha: 0.8 });
      f.patch(silhouette('-44 90, -34 82, -14 84, -6 94, -34 95'), '#3a2a28');
      wear(f, { trunk: { outline: BODY, cover: COVER } });
      f.at({ x: -0.12, y: -0.32, turn: pen.rng.range(-0.12, 0.12) }, () => {
        head(f, red, cream);
        wear(f, {
          neck: [0, 0.32, 0.28],
          head: [0, -0.2, 0.22],
          eyes: [
            [-0.17, -0.03, 0.11],
            [0.17, -0.03, 0.11],
          ],
        });
      });
    });
  },
};
