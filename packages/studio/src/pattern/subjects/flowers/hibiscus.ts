import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tintOver } from '../pieces/tints.ts';
import { anyBloom, type Bloom } from './bloom.ts';

/** A broad petal whose right side lies over the next one, with a waved rim. */
const PETAL = silhouette(
  '0 0, -14 -16, -34 -42, -44 -68, -36 -88, -22 -92, -8 -101, 8 -96, 22 -102, 38 -90, 47 -70, 38 -42, 14 -14',
);
const THROAT = silhouette('0 6, -9 -8, -7 -26, 0 -44, 8 -26, 9 -8');
const COLUMN = silhouette('0 4, 14 -20, 22 -50, 22 -84');

function drawPetal(f: Figure, { colour, deep, pale }: Bloom): void {
  edged(f, PETAL, { colour: adjust(deep, -0.04), tip: pale });
  f.fill(THROAT, { colour: adjust(deep, -0.2, 1.1), tip: adjust(deep, -0.06) });
  if (!f.fine) return;
  for (const [x, top] of [
    [-22, 78],
    [-11, 86],
    [0, 88],
    [12, 86],
    [24, 78],
  ])
    f.line(silhouette(`${x * 0.2} -20, ${x * 0.7} -${top * 0.6}, ${x} -${top}`), {
      colour: adjust(colour, -0.14),
      width: 0.012,
      alpha: 0.5,
    });
}

function drawColumn(f: Figure, { deep, pale }: Bloom): void {
  const { pen } = f;
  const pollen = tintOver(pen, '#f5c542', pale);
  f.line(COLUMN, { colour: adjust(deep, -0.16), width: 0.1 });
  f.line(COLUMN, { colour: adjust(pale, 0.06), width: 0.06 });
  for (let i = 0; i < 14; i += 1) {
    const t = i / 13;
    const side = i % 2 === 0 ? 1 : -1;
    f.dot([0.215 + side * (0.07 + (i % 3) * 0.012), -0.46 - t * 0.36, 0.034], pollen);
  }
  for (const [x, y] of [
    [0.12, -0.9],
    [0.18, -0.95],
    [0.25, -0.95],
    [0.31, -0.9],
  ] as PathPoint[])
    f.dot([x, y, 0.036], adjust(deep, -0.12));
}

/** A hibiscus seen from above: five broad waved petals, a dark throat and a long column of stamens. */
export const hibiscus: Subject = {
  id: 'hibiscus',
  group: 'flower',
  words: ['hibiscus', 'tropical flower', 'hawaiian', 'aloha'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const bloom = anyBloom(pen);
    const [green, far] = pen.palette.leaves;
    for (const [turn, leaf] of [
      [0.62, green],
      [3.2, far],
      [4.4, green],
    ] as const)
      leafAt(f, { turn, length: 1.16, width: 0.42, bend: 0.08, veins: 5 }, leaf);
    for (let i = 0; i < 5; i += 1) f.at({ turn: (i / 5) * TAU }, () => drawPetal(f, bloom));
    f.ball([0, 0, 0.1], { colour: adjust(bloom.deep, -0.22), tip: bloom.deep });
    f.at({ turn: 0.36 }, () => drawColumn(f, bloom));
  },
};
