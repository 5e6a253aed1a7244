import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

/** Right half of the blade, with its cuts, from the stalk to the tip. */
const HALF =
  '0 42!, 10 60, 34 64, 56 52, 40 46, 18 36!, 46 36, 68 30, 76 14, 52 20, 22 16!, 54 4, 78 -6, 76 -24, 54 -12, 22 -6!, 50 -26, 68 -38, 60 -54, 42 -36, 18 -28!, 34 -52, 44 -64, 30 -78, 22 -60, 12 -48!, 14 -74, 8 -88, 0 -97!';
const BLADE = silhouette(
  `${HALF}, ${HALF.split(', ')
    .toReversed()
    .slice(1, -1)
    .map((point) => (point.startsWith('-') ? point.slice(1) : `-${point}`))
    .join(', ')}`,
);
const VEINS = [
  '0 40, 22 50, 46 56',
  '0 30, 28 32, 66 28',
  '0 14, 30 6, 70 -10',
  '0 -4, 28 -20, 60 -42',
  '0 -24, 18 -44, 36 -66',
  '0 -44, 6 -64, 10 -82',
].map(silhouette);
const HOLES = [
  [0.16, 0.24, 0.9],
  [0.2, 0.06, 0.8],
  [0.16, -0.14, 0.6],
] as const;

/** A monstera leaf with its cuts and holes. */
export const monstera: Subject = {
  id: 'monstera',
  group: 'plant',
  words: [
    'monstera',
    'monstera leaf',
    'swiss cheese plant',
    'philodendron',
    'jungle leaf',
    'tropical leaf',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const green = tint(pen, pen.rng.pick(['#2f8060', '#3f8f5a', '#2a6f62']));
    f.line(silhouette('0 40, 4 70, -4 98'), { colour: adjust(green, -0.06), width: 0.05 });
    f.fill(BLADE, { colour: adjust(green, -0.05), tip: adjust(green, 0.05) });
    const vein = { colour: adjust(green, 0.16, 0.8), width: 0.022 };
    f.line(
      [
        [0, 0.42],
        [0, -0.9],
      ],
      { ...vein, width: 0.034 },
    );
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        for (const line of VEINS) f.line(line, vein);
        for (const [x, y, turn] of HOLES) {
          f.at({ x, y, turn }, () =>
            f.fill(silhouette('0 -7, 3 0, 0 7, -3 0'), { colour: pen.ground, tip: pen.ground }),
          );
        }
      });
    }
  },
};
