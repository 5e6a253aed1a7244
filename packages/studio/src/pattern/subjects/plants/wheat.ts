import { adjust, type Hex } from '../../../core/colour.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { leaf } from '../../botany/leaf.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const GRAIN = mirrored('0 -22!, 8 -12, 8 0, 0 6');
const ROWS = 7;

/** The two grains of one row, row 0 the lowest, with their beards; every other row has one in front. */
function spikelets(f: Figure, row: number, gold: Hex): void {
  const y = 0.26 - row * 0.118;
  const size = 1.45 - 0.62 * (row / ROWS) ** 2;
  const grain = GRAIN.map(([px, py]): PathPoint => [px * size, py * size]);
  for (const side of [-1, 1]) {
    const beard = side * (0.2 + 0.1 * (1 - row / ROWS));
    f.line(silhouette(`${side * 9} ${y * 100 - 14}, ${beard * 100} ${y * 100 - 48}`), {
      colour: adjust(gold, -0.04),
      width: 0.014,
    });
    f.at({ x: side * 0.085 * size, y, turn: side * 0.5 }, () =>
      f.fill(grain, { colour: adjust(gold, -0.06 + 0.02 * side), tip: adjust(gold, 0.06) }),
    );
  }
  if (row % 2 === 0)
    f.at({ y: y - 0.03 }, () => f.fill(grain, { colour: gold, tip: adjust(gold, 0.09) }));
}

/** An ear of wheat on its stalk. */
export const wheat: Subject = {
  id: 'wheat',
  group: 'plant',
  words: ['wheat', 'ear of wheat', 'grain', 'harvest motif', 'cereal'],
  shows: ['ear'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const gold = tint(pen, '#d9a441');
    const straw = tint(pen, '#b99b4e');
    f.line(silhouette('-6 96, -2 60, 0 -10'), { colour: straw, width: 0.035 });
    for (const [y, turn] of [
      [0.62, -0.6],
      [0.44, 0.7],
    ] as const) {
      f.at({ y, turn }, () =>
        leaf(
          pen,
          { length: 0.56 * radius, width: 0.1 * radius, bend: turn * 0.5, veins: 0 },
          straw,
        ),
      );
    }
    for (let row = ROWS; row >= 0; row -= 1) spikelets(f, row, gold);
  },
};
