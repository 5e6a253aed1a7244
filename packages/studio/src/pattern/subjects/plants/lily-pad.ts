import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

/** Half the notch of the leaf, in radians. */
const NOTCH = 0.2;

/** The floating leaf of a water lily, seen from above. */
export const lilyPad: Subject = {
  id: 'lily pad',
  group: 'plant',
  words: ['lily pad', 'lilypad', 'water lily leaf', 'lotus leaf'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const green = tint(pen, pen.rng.pick(['#5f9a55', '#3f7f5a', '#86ad5f']));
    const rim = Array.from({ length: 22 }, (_, i): PathPoint => {
      const angle = NOTCH + (i / 21) * (TAU - 2 * NOTCH);
      const reach = 0.9 * (1 + pen.rng.range(-0.02, 0.02));
      return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.86];
    });
    edged(f, [[0.08, 0], ...rim], { colour: green, tip: adjust(green, 0.05) });
    if (!f.fine) return;
    for (let i = 1; i < 9; i += 1) {
      const angle = NOTCH + (i / 9) * (TAU - 2 * NOTCH);
      f.line(
        [
          [0.02, 0],
          [Math.cos(angle) * 0.76, Math.sin(angle) * 0.66],
        ],
        {
          colour: adjust(green, -0.12),
          width: 0.025,
          alpha: 0.7,
        },
      );
    }
  },
};
