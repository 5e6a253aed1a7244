import { adjust } from '../../../core/colour.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tintOver, tintWhite } from '../pieces/tints.ts';

/** A stitched baseball. */
export const baseball: Subject = {
  id: 'baseball',
  group: 'object',
  words: ['baseball', 'softball'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const white = tintWhite(pen, '#f8f1e4');
    const red = tintOver(pen, '#c8383f', white);
    f.ball([0, 0, 0.84], { colour: white, tip: adjust(white, -0.09) });
    for (const side of [-1, 1]) {
      f.line(
        [
          [side * 0.58, -0.6],
          [side * 0.3, 0],
          [side * 0.58, 0.6],
        ],
        { colour: red, width: 0.026 },
      );
      for (let i = -3; i <= 3; i += 1) {
        const x = side * (0.3 + Math.abs(i) ** 1.6 * 0.045);
        f.line(
          [
            [x - 0.08, i * 0.16 - 0.04],
            [x, i * 0.16],
            [x + 0.08, i * 0.16 - 0.04],
          ],
          { colour: red, width: 0.024 },
        );
      }
    }
  },
};
