import { adjust, type Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { petalFrom } from '../pieces/petals.ts';
import { type Bloom, naturalBloom } from './bloom.ts';

const BUD = silhouette('0 0, -11 -14, -12 -34, 0 -58, 11 -34, 10 -14');
const RIB = silhouette('0 -6, -1 -28, 0 -52');

function bloom(f: Figure, { colour, deep, pale }: Bloom): void {
  const turns = [1, 3, 5, 0, 2, 4].map((i) => (i / 6) * TAU + 0.2);
  turns.forEach((turn, i) =>
    f.at({ turn }, () => {
      const length = f.pen.rng.range(0.62, 0.7);
      const bend = f.pen.rng.range(-0.14, 0.14);
      petalFrom(
        f,
        { length, width: i < 3 ? 0.25 : 0.33, tip: 'pointed', bend },
        { root: colour, tip: pale },
      );
      if (!f.fine) return;
      f.line(
        [
          [0, -0.06],
          [bend * 0.08, -length * 0.5],
          [bend * length * 0.6, -length * 0.8],
        ],
        { colour: deep, width: 0.03, alpha: 0.6 },
      );
      for (const [x, t] of [
        [-0.05, 0.3],
        [0.055, 0.38],
        [-0.06, 0.46],
        [0.04, 0.24],
        [0.06, 0.5],
      ] as const)
        f.dot([x, -length * t, 0.013], adjust(deep, -0.14));
    }),
  );
}

function stamens(f: Figure, { deep }: Bloom, green: Hex): void {
  f.ball([0, 0, 0.07], { colour: adjust(green, 0.12) });
  for (const turn of [-1.1, -0.55, -0.1, 0.4, 0.9, 1.5])
    f.at({ turn }, () => {
      f.line(
        [
          [0, 0],
          [0.04, -0.2],
          [0, -0.38],
        ],
        { colour: adjust(green, 0.14), width: 0.022 },
      );
      f.line(
        [
          [-0.05, -0.37],
          [0.05, -0.4],
        ],
        { colour: adjust(deep, -0.2), width: 0.045 },
      );
    });
}

/** A lily of six curved, freckled petals with its stamens out, and a bud below. */
export const lily: Subject = {
  id: 'lily',
  group: 'flower',
  words: [
    'lily',
    'lilies',
    'stargazer',
    'stargazer lily',
    'tiger lily',
    'oriental lily',
    'day lily',
    'easter lily',
  ],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const flower = naturalBloom(pen, ['#f3c2cb', '#ea9a4f', '#e58a9b']);
    const [green, far] = pen.palette.leaves;
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, tube('2 104 4, 6 60 4, 2 0 3.5'), { colour: far });
      edged(f, tube('5 62 2, -26 48 2.5, -44 22 3'), { colour: far });
      for (const [x, y, turn, length] of [
        [0.02, 0.98, 1, 0.6],
        [0.04, 0.9, -1.15, 0.66],
        [0.05, 0.64, 0.85, 0.62],
      ] as const)
        leafAt(
          f,
          { x, y, turn, length, width: 0.16, bend: turn * 0.18, veins: 0 },
          turn > 0 ? green : far,
        );
      f.at({ x: -0.46, y: 0.28, turn: -0.5 }, () => {
        edged(f, BUD, { colour: adjust(green, 0.14), tip: flower.colour });
        f.line(RIB, { colour: flower.deep, width: 0.016, alpha: 0.6 });
      });
      f.at({ x: 0.06, y: -0.3, turn: pen.rng.range(-0.25, 0.25) }, () => {
        bloom(f, flower);
        stamens(f, flower, green);
      });
    });
  },
};
