import { adjust, type Hex } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { eye } from '../pieces/eye.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = silhouette(
  '24 -50, 40 -56, 54 -46, 60 -30, 66 -16, 76 -14, 84 -24, 84 -40, 80 -52, 86 -60, 94 -50, 97 -30, 92 -8, 78 4, 64 4, 54 6, 48 18, 46 40, 48 70!, 20 70!, 20 46, 12 34, -8 36, -26 36, -30 48, -30 70!, -58 70!, -58 46, -66 24, -70 -4, -62 -30, -40 -46, -10 -50',
);
const FAR_LEGS = [tube('40 30 13, 54 50 13, 58 67 13'), tube('-30 30 16, -18 50 14, -16 67 13')];
const TAIL = silhouette('-66 -14, -76 4, -76 24');
const EAR = silhouette('36 -38, 24 -48, 4 -44, -6 -22, -2 4, 10 22, 18 12, 30 2, 38 -14');
const INNER_EAR = silhouette('28 -36, 12 -36, 4 -20, 6 2, 12 10, 24 -6, 30 -20');
const TUSK = tube('60 4 5, 70 14 4, 82 12 1');
const BLANKET = silhouette('-44 -54!, -20 -56, 0 -54!, 0 -10, 0 8!, -22 12, -46 8!, -46 -20');
const TASSELS = [-0.4, -0.3, -0.2, -0.1];
const TOES = [
  [-0.52, 0.66],
  [-0.44, 0.66],
  [-0.36, 0.66],
  [0.26, 0.66],
  [0.34, 0.66],
  [0.42, 0.66],
] as const;
const WRINKLES = [
  '68 -8, 70 2',
  '78 -6, 82 2',
  '86 -16, 93 -12',
  '86 -30, 96 -32',
  '84 -42, 94 -46',
].map(silhouette);

/** A patterned cloth over the back, as on festival elephants. */
function blanket(f: Figure, coat: Hex): void {
  const { pen } = f;
  const cloth = tintOver(pen, pen.palette.blooms[0], coat);
  const trim = tintOver(pen, pen.palette.accent, cloth);
  f.inside(BODY, () => {
    f.fill(BLANKET, { colour: cloth });
    f.line(silhouette('-44 2, -22 5, -3 2'), { colour: trim, width: 0.05 });
    f.line(silhouette('-44 -6, -22 -3, -3 -6'), { colour: trim, width: 0.02 });
    if (!f.fine) return;
    for (const y of [-0.4, -0.22]) {
      for (const x of [-0.36, -0.23, -0.1]) {
        f.dot([x, y, 0.045], trim);
        f.dot([x, y, 0.02], cloth);
      }
    }
    for (const x of [-0.295, -0.165]) f.dot([x, -0.31, 0.018], trim);
  });
  if (f.fine)
    for (const x of TASSELS)
      f.line(
        [
          [x, 0.1],
          [x, 0.17],
        ],
        { colour: trim, width: 0.035 },
      );
}

/** An elephant with its trunk raised, at times with a festive cloth. */
export const elephant: Subject = {
  id: 'elephant',
  group: 'animal',
  words: [
    'elephant',
    'indian elephant',
    'animal',
    'safari',
    'safari animal',
    'wild animal',
    'jungle animal',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const coat = tint(pen, pen.rng.pick(['#8d95a0', '#9a918c', '#7d8a99']));
    const deep = adjust(coat, -0.14);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.line(TAIL, { colour: deep, width: 0.045 });
      f.line(
        [
          [-0.76, 0.2],
          [-0.77, 0.3],
        ],
        { colour: deep, width: 0.08 },
      );
      for (const leg of FAR_LEGS)
        f.fill(leg, { colour: adjust(coat, -0.11), tip: adjust(coat, -0.08) });
      f.fill(BODY, { colour: adjust(coat, -0.04), tip: adjust(coat, 0.04) });
      if (f.fine) for (const wrinkle of WRINKLES) f.line(wrinkle, { colour: deep, width: 0.02 });
      if (pen.rng.chance(0.6)) blanket(f, coat);
      f.fill(TUSK, { colour: tint(pen, '#f6ecd8') });
      f.fill(EAR, { colour: adjust(coat, -0.02), tip: adjust(coat, 0.05) });
      f.shade(INNER_EAR, tint(pen, '#d69a94'), 0.55);
      eye(f, [0.48, -0.28, 0.036]);
      for (const [x, y] of TOES) f.dot([x, y, 0.032], adjust(coat, 0.14));
    });
  },
};
