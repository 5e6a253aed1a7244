import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A ship's wheel. */
export const shipWheel: Subject = {
  id: 'ship wheel',
  group: 'object',
  words: [
    'ship wheel',
    'ships wheel',
    'nautical wheel',
    'helm',
    'captain wheel',
    'nautical',
    'nautical motif',
    'sailor',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const wood = tint(pen, pen.rng.pick(['#a3673a', '#8a5535']));
    const brass = tintOver(pen, '#e0b556', wood);
    const ring = (r: number): PathPoint[] =>
      Array.from(
        { length: 33 },
        (_, i): PathPoint => [Math.cos((i / 32) * TAU) * r, Math.sin((i / 32) * TAU) * r],
      );
    for (let i = 0; i < 8; i += 1)
      f.at({ turn: (i / 8) * TAU }, () =>
        edged(
          f,
          silhouette(
            '-3 -14, -5 -34, -3 -56, -5 -72, -7 -88, 0 -98, 7 -88, 5 -72, 3 -56, 5 -34, 3 -14',
          ),
          { colour: adjust(wood, -0.07), tip: adjust(wood, 0.04) },
        ),
      );
    f.line(ring(0.6), { colour: adjust(wood, -0.12), width: 0.19 });
    f.line(ring(0.6), { colour: wood, width: 0.15 });
    f.line(ring(0.6), { colour: brass, width: 0.03 });
    for (let i = 0; i < 8; i += 1)
      f.at({ turn: (i / 8) * TAU }, () => f.dot([0, -0.6, 0.034], brass));
    f.ball([0, 0, 0.2], { colour: wood, tip: adjust(wood, -0.08) });
    f.ball([0, 0, 0.1], { colour: brass, tip: adjust(brass, -0.1) });
  },
};
