import { adjust } from '../../../core/colour.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A basketball. */
export const basketball: Subject = {
  id: 'basketball',
  group: 'object',
  words: ['basketball', 'basket ball'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const orange = tint(pen, '#dc7a34');
    const line = tintOver(pen, '#3a2a28', orange);
    f.ball([0, 0, 0.84], { colour: adjust(orange, 0.03), tip: adjust(orange, -0.08) });
    f.line(
      [
        [-0.82, 0],
        [0.82, 0],
      ],
      { colour: line, width: 0.04 },
    );
    f.line(
      [
        [0, -0.82],
        [0, 0.82],
      ],
      { colour: line, width: 0.04 },
    );
    for (const x of [-1, 1])
      f.line(
        [
          [x * 0.58, -0.58],
          [x * 0.3, 0],
          [x * 0.58, 0.58],
        ],
        { colour: line, width: 0.04 },
      );
  },
};
