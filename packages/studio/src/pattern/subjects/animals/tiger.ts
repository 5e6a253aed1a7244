import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';
import { wedge } from '../pieces/wedge.ts';
import { prowler } from './big-cat.ts';

type Stripe = readonly [PathPoint, PathPoint, PathPoint];

/** From the back down. */
const BACK: PathPoint[][] = [-62, -50, -38, -26, -14, -2, 10, 22, 34].map((x, i) => {
  const drop = i % 2 === 0 ? 0.3 : 0.2;
  const left = x / 100;
  return wedge(
    [
      [left, -0.36],
      [left + 0.03, -0.2],
      [left - 0.02, -0.24 + drop],
    ],
    0.034,
  );
});
const BELLY: PathPoint[][] = [-20, -6, 8, 22, 34].map((x) =>
  wedge(
    [
      [x / 100, 0.27],
      [x / 100 + 0.02, 0.15],
      [x / 100 + 0.06, 0.06],
    ],
    0.025,
  ),
);
const LEGS: PathPoint[][] = (
  [
    [
      [0.62, 0.02],
      [0.52, 0.06],
      [0.42, 0.02],
    ],
    [
      [0.62, 0.18],
      [0.52, 0.2],
      [0.44, 0.17],
    ],
    [
      [0.64, 0.33],
      [0.54, 0.34],
      [0.47, 0.31],
    ],
    [
      [0.66, 0.46],
      [0.58, 0.46],
      [0.5, 0.44],
    ],
    [
      [-0.72, 0.02],
      [-0.58, 0.06],
      [-0.46, 0],
    ],
    [
      [-0.68, 0.16],
      [-0.54, 0.18],
      [-0.42, 0.12],
    ],
    [
      [-0.64, 0.3],
      [-0.52, 0.3],
      [-0.42, 0.26],
    ],
    [
      [-0.66, 0.44],
      [-0.56, 0.43],
      [-0.48, 0.4],
    ],
  ] satisfies Stripe[]
).map((stripe) => wedge(stripe, 0.024));
const HEAD: PathPoint[][] = (
  [
    [
      [0.36, -0.06],
      [0.28, -0.03],
      [0.2, -0.02],
    ],
    [
      [0.36, 0.06],
      [0.28, 0.06],
      [0.21, 0.06],
    ],
    [
      [0.3, 0.17],
      [0.24, 0.14],
      [0.19, 0.13],
    ],
    [
      [0.1, -0.3],
      [0.08, -0.22],
      [0.04, -0.16],
    ],
  ] satisfies Stripe[]
).map((stripe) => wedge(stripe, 0.024));
const BROW = wedge(
  [
    [0, -0.3],
    [0, -0.22],
    [0, -0.12],
  ],
  0.024,
);
const TAIL = [
  '-78 -26, -78 -4',
  '-92 -22, -80 -30',
  '-96 -38, -82 -40',
  '-84 -50, -70 -48',
  '-76 -62, -62 -56',
].map(silhouette);

/** A prowling tiger. */
export const tiger: Subject = {
  id: 'tiger',
  group: 'animal',
  words: [
    'tiger',
    'big cat',
    'animal',
    'safari',
    'safari animal',
    'wild animal',
    'jungle animal',
    'chinoiserie animal',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const coat = tint(pen, pen.rng.pick(['#dd8733', '#d97a3a', '#e8a04a']));
    const mark = tintOver(pen, '#2c2326', coat);
    const stripes = (list: readonly PathPoint[][]) => {
      for (const stripe of list) f.patch(stripe, mark);
    };
    f.at({ flip: pen.rng.chance(0.5) }, () =>
      prowler(f, {
        coat,
        mark,
        onBody: () => stripes([...BACK, ...BELLY, ...LEGS]),
        onTail: () => {
          for (const ring of TAIL) f.line(ring, { colour: mark, width: 0.05 });
        },
        onHead: () => {
          stripes(HEAD);
          f.at({ flip: true }, () => stripes(HEAD));
          f.patch(BROW, mark);
        },
      }),
    );
  },
};
