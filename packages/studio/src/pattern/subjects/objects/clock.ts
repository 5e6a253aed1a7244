import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** An alarm clock. */
export const clock: Subject = {
  id: 'clock',
  group: 'object',
  words: ['clock', 'alarm clock', 'time'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const metal = tint(pen, pen.rng.pick(['#c8574a', '#4f8a9a', '#d0a04a']));
    const face = tintOver(pen, '#fbf5e6', metal);
    const ink = tintOver(pen, '#2d2a2e', face);
    for (const x of [-0.36, 0.36]) {
      f.ball([x, -0.66, 0.22], { colour: adjust(metal, -0.04) });
      f.line(
        [
          [x * 1.1, 0.62],
          [x * 1.4, 0.86],
        ],
        { colour: adjust(metal, -0.12), width: 0.1 },
      );
    }
    f.line(
      [
        [0, -0.6],
        [0, -0.86],
      ],
      { colour: adjust(metal, -0.14), width: 0.07 },
    );
    f.ball([0, 0.06, 0.68], { colour: metal, tip: adjust(metal, -0.08) });
    f.ball([0, 0.06, 0.54], { colour: face, tip: adjust(face, -0.03) });
    for (let i = 0; i < 12; i += 1)
      f.at({ y: 0.06, turn: (i / 12) * TAU }, () =>
        f.line(
          [
            [0, -0.42],
            [0, i % 3 === 0 ? -0.5 : -0.46],
          ],
          { colour: ink, width: i % 3 === 0 ? 0.05 : 0.028 },
        ),
      );
    f.line(
      [
        [0, 0.06],
        [-0.2, -0.14],
      ],
      { colour: ink, width: 0.05 },
    );
    f.line(
      [
        [0, 0.06],
        [0.2, -0.2],
      ],
      { colour: ink, width: 0.035 },
    );
    f.dot([0, 0.06, 0.05], ink);
  },
};
