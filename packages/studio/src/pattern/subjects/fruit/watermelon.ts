import { adjust } from '../../../core/colour.ts';
import { mirrored } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const SLICE = mirrored('0 -78!, 92 40!, 74 58, 40 72, 0 77');
const PITH = mirrored('0 -78!, 82 27!, 64 44, 36 56, 0 61');
const FLESH = mirrored('0 -78!, 75 18!, 58 34, 32 46, 0 50');
const PIP = mirrored('0 -9, 4 2, 3 6, 0 7');
const PIPS = [
  [0, -0.34],
  [-0.2, -0.1],
  [0.2, -0.1],
  [0, 0],
  [-0.36, 0.14],
  [0.36, 0.14],
  [-0.13, 0.24],
  [0.14, 0.24],
  [-0.5, 0.22],
  [0.5, 0.22],
] as const;
const RIND_MARKS = [-0.66, -0.44, -0.22, 0, 0.22, 0.44, 0.66];

/** A wedge of watermelon. */
export const watermelon: Subject = {
  id: 'watermelon',
  group: 'fruit',
  words: ['watermelon', 'watermelon slice', 'fruit', 'fruit slice', 'summer fruit'],
  shows: ['cut', 'sliced', 'wedge', 'seed'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const flesh = tint(pen, '#ea5a5f');
    const rind = tint(pen, '#3f8a50');
    const pith = tintOver(pen, '#ecf0c8', flesh);
    f.fill(SLICE, { colour: adjust(rind, -0.03), tip: rind });
    f.inside(SLICE, () => {
      for (const x of RIND_MARKS)
        f.line(
          [
            [x * 0.9, 0.4],
            [x, 0.8],
          ],
          { colour: adjust(rind, -0.12), width: 0.05 },
        );
    });
    f.fill(PITH, { colour: pith, tip: pith });
    f.fill(FLESH, { colour: adjust(flesh, 0.04), tip: adjust(flesh, -0.02) });
    for (const [x, y] of PIPS) {
      f.at({ x, y, turn: -x * 0.8 + pen.rng.range(-0.2, 0.2) }, () => f.patch(PIP, '#33262a'));
    }
  },
};
