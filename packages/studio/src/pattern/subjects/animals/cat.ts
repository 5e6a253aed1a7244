import { adjust, type Hex } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { eye } from '../pieces/eye.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint, tintOver } from '../pieces/tints.ts';
import { WITH_TRUNK, wear } from '../pieces/wear.ts';
import { wedge } from '../pieces/wedge.ts';

const TAIL = tube('20 82 8, 56 86 8, 74 64 8, 60 40 8, 70 16 7, 84 12 5');
const BODY = silhouette(
  '-22 -14, 14 -14, 26 6, 38 34, 44 64, 38 88, 20 94, -30 94, -40 90, -32 82, -34 50, -32 14',
);
const HEAD = mirrored('0 -28, 16 -28, 38 -54!, 42 -20, 44 2, 30 22, 0 30');
const EAR = silhouette('35 -44!, 38 -22, 22 -27');
const MUZZLE = mirrored('0 2, 12 4, 18 13, 10 21, 0 20');
const BIB = silhouette('-22 8, -4 14, 12 8, 8 34, -6 50, -20 32');
const LEGS = ['-18 46, -20 66, -18 90', '-2 56, -2 74, -4 92', '32 42, 12 52, 8 74, 18 92'].map(
  silhouette,
);
const BACK_STRIPES = [10, 26, 42, 58].map((y) =>
  wedge(
    [
      [0.46, y / 100],
      [0.32, y / 100 + 0.02],
      [0.16, y / 100 - 0.03],
    ],
    0.04,
  ),
);
const FOREHEAD = ['0 -26, 0 -12', '-9 -26, -7 -15', '9 -26, 7 -15'].map(silhouette);
/** The part of the body that a jumper covers. */
const COVER = silhouette('-60 -20!, 60 -20!, 60 62!, -60 62!');
const COATS = ['#d98b46', '#3a3537', '#8e8a88', '#efe2cf'] as const;

function face(f: Figure, coat: Hex, deep: Hex): void {
  const cream = tintOver(f.pen, '#fbf1e2', coat);
  f.fill(HEAD, { colour: coat, tip: adjust(coat, 0.04) });
  f.fill(MUZZLE, { colour: cream });
  const green = tintOver(f.pen, '#b9c26a', coat);
  for (const flip of [false, true]) {
    f.at({ flip }, () => {
      f.shade(EAR, f.pen.natural('#e39c92'), 0.8);
      eye(f, [0.17, -0.04, 0.05], green);
      if (f.fine)
        for (const y of [0.06, 0.13])
          f.line(
            [
              [0.16, 0.12],
              [0.5, y],
            ],
            { colour: deep, width: 0.012 },
          );
    });
  }
  f.patch(mirrored('0 5, 6 3, 0 10'), '#b5615e');
  f.line(
    [
      [0, 0.09],
      [0, 0.14],
      [-0.07, 0.17],
    ],
    { colour: '#3a3033', width: 0.02 },
  );
  f.line(
    [
      [0, 0.14],
      [0.07, 0.17],
    ],
    { colour: '#3a3033', width: 0.02 },
  );
  for (const stripe of FOREHEAD) f.line(stripe, { colour: deep, width: 0.035 });
}

/** A cat that sits and looks at us: ginger, black, grey or cream. */
export const cat: Subject = {
  id: 'cat',
  group: 'animal',
  words: ['cat', 'kitten', 'kitty', 'tabby', 'pet', 'animal'],
  wears: WITH_TRUNK,
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.96);
    const coat = tint(pen, pen.rng.pick(COATS));
    const deep = tintOver(pen, adjust(coat, -0.2), coat);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.fill(TAIL, { colour: adjust(coat, -0.03) });
      f.fill(BODY, { colour: adjust(coat, -0.03), tip: coat });
      f.inside(BODY, () => {
        for (const stripe of BACK_STRIPES) f.patch(stripe, deep);
      });
      f.fill(BIB, { colour: tintOver(pen, '#fbf1e2', coat) });
      furMarks(f, BODY, { colour: deep, count: 30, lie: 3 });
      for (const leg of LEGS) f.line(leg, { colour: deep, width: 0.025 });
      wear(f, { trunk: { outline: BODY, cover: COVER } });
      f.at({ x: -0.06, y: -0.36, turn: pen.rng.range(-0.14, 0.14) }, () => {
        face(f, coat, deep);
        wear(f, {
          neck: [0, 0.27, 0.3],
          head: [0, -0.26, 0.22],
          eyes: [
            [-0.17, -0.04, 0.11],
            [0.17, -0.04, 0.11],
          ],
        });
      });
    });
  },
};
