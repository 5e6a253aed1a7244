import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const HOLES: readonly PathPoint[] = [
  [-0.17, -0.17],
  [0.17, -0.17],
  [0.17, 0.17],
  [-0.17, 0.17],
];
const STITCHES = [
  [
    [0, 2],
    [1, 3],
  ],
  [
    [0, 1],
    [3, 2],
  ],
  [
    [0, 3],
    [1, 2],
  ],
] as const;

/** A four-holed button, sewn on in a cross or in bars, its rim plain, dotted or notched. */
export const button: Subject = {
  id: 'button',
  group: 'object',
  words: [
    'button',
    'sewing',
    'sewing tool',
    'haberdashery',
    'tailor',
    'dressmaking',
    'atelier',
    'craft',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { palette, rng } = pen;
    const colour = tint(pen, rng.pick(['#efe2cc', '#7a5538', ...palette.blooms, palette.accent]));
    const deep = adjust(colour, -0.13);
    const thread = tintOver(pen, rng.pick(['#fbf3e6', '#c9474c', '#2e3a4c']), colour);
    const rim = rng.int(0, 2);
    f.ball([0, 0, 0.88], { colour: adjust(colour, -0.04), tip: adjust(colour, 0.03) });
    f.ball([0, 0, 0.62], { colour: adjust(colour, 0.02), tip: adjust(colour, -0.09) });
    for (let i = 0; f.fine && rim > 0 && i < 20; i += 1) {
      const [x, y] = [Math.cos((i / 20) * TAU), Math.sin((i / 20) * TAU)];
      if (rim === 1) f.dot([x * 0.75, y * 0.75, 0.03], deep);
      else
        f.line(
          [
            [x * 0.68, y * 0.68],
            [x * 0.82, y * 0.82],
          ],
          { colour: deep, width: 0.026 },
        );
    }
    for (const [x, y] of HOLES) f.dot([x, y, 0.09], adjust(colour, -0.26));
    for (const [from, to] of rng.pick(STITCHES)) {
      f.line([HOLES[from], HOLES[to]], { colour: thread, width: 0.085 });
    }
  },
};
