import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette, spine } from '../../outline/silhouette.ts';
import { pointOn, tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const SHANK = mirrored('0 -56!, 7 -54!, 8 0, 10 66!, 0 70!');
const STOCK = mirrored('0 -44!, 36 -42, 44 -46, 46 -38, 44 -30, 36 -34, 0 -32!');
const ARMS = mirrored(
  '0 92!, 26 84, 52 60, 62 34!, 78 48!, 76 22, 70 4!, 52 18, 38 34!, 50 36!, 40 56, 22 70, 0 74',
);
const ROPE = spine('0 -66 4, 30 -50 4, 34 -16 4, -18 4 4, -34 34 4, 10 52 4, 44 74 4, 66 88 4');
const ROPE_LINE = tube(ROPE);

/** An anchor with a rope wound about it. */
export const anchor: Subject = {
  id: 'anchor',
  group: 'sea',
  words: ['anchor', 'nautical', 'nautical motif', 'sailor', 'maritime', 'marine'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.94);
    const iron = tint(pen, pen.rng.pick(['#27406b', '#3a4657', '#b5383e']));
    const rope = tintOver(pen, '#d6b57e', iron);
    f.ball([0, -0.74, 0.17], { colour: iron });
    f.ball([0, -0.74, 0.09], { colour: pen.ground, tip: pen.ground });
    for (const part of [ARMS, STOCK, SHANK])
      f.fill(part, { colour: adjust(iron, -0.03), tip: adjust(iron, 0.06) });
    f.gleam(silhouette('-4 -50, -1 -50, -2 20, -4 20'), 0.3);
    if (!pen.rng.chance(0.65)) return;
    f.fill(ROPE_LINE, { colour: rope });
    if (!f.fine) return;
    for (let t = 0.1; t < ROPE.length - 1; t += 0.2) {
      const [x, y] = pointOn(ROPE, t);
      f.line(
        [
          [x - 0.025, y - 0.03],
          [x + 0.025, y + 0.03],
        ],
        { colour: adjust(rope, -0.2), width: 0.018 },
      );
    }
  },
};
