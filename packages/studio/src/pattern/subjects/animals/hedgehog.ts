import { adjust } from '../../../core/colour.ts';
import { lerp } from '../../../core/interpolate.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const SPINES = silhouette(
  '44 26, 50 -6, 30 -40, -8 -56, -46 -46, -74 -14, -80 24, -66 52, -20 60, 20 54',
);
const FACE = silhouette('30 -22, 52 -12, 74 8, 94 24, 90 36, 66 44, 44 56, 10 58, 4 28');
const FEET = ['-44 52, -30 52, -24 68, -48 70', '26 50, 40 48, 48 66, 24 68'].map(silhouette);

/** A hedgehog, all spines. */
export const hedgehog: Subject = {
  id: 'hedgehog',
  group: 'animal',
  words: ['hedgehog', 'woodland animal', 'forest animal', 'autumn animal'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const coat = tint(pen, '#7a5b44');
    const face = tintOver(pen, '#dcb98e', coat);
    f.at({ flip: pen.rng.chance(0.5), y: -0.04 }, () => {
      for (const foot of FEET) edged(f, foot, { colour: adjust(face, -0.12) });
      for (let ring = 0; ring < 3; ring += 1)
        for (let i = 0; i < 15; i += 1) {
          const turn = lerp(-2.35, 1.05, i / 14) + ring * 0.1;
          const reach = 0.62 - ring * 0.17;
          f.at(
            {
              x: -0.14 + Math.sin(turn) * reach * 1.04,
              y: 0.1 - Math.cos(turn) * reach * 0.92,
              turn,
            },
            () =>
              f.fill(silhouette('-9 10, 0 -26!, 9 10'), {
                colour: adjust(coat, -0.06 + (i % 2) * 0.06),
                tip: adjust(coat, 0.14),
              }),
          );
          if (ring === 0 && i === 14) edged(f, SPINES, { colour: adjust(coat, -0.06), tip: coat });
        }
      furMarks(f, SPINES, { colour: adjust(coat, 0.2), count: 60, lie: -1, length: 0.14 });
      edged(f, FACE, { colour: face, tip: adjust(face, 0.05) });
      furMarks(f, FACE, { colour: adjust(face, -0.12), count: 16, lie: -1.6 });
      f.ball([0.32, -0.04, 0.11], { colour: adjust(face, -0.12) });
      eye(f, [0.58, 0.14, 0.045]);
      f.dot([0.94, 0.27, 0.065], '#241d1f');
      f.line(silhouette('84 38, 74 42, 66 38'), { colour: adjust(face, -0.3), width: 0.022 });
    });
  },
};
