import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { leaf } from '../../botany/leaf.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const BRACT = mirrored('0 -62!, 8 -44, 12 -20, 0 0');
const TUFT = silhouette('-26 2, -32 -16, -22 -32, -4 -36, 16 -34, 30 -20, 28 2, 14 14, -12 14');
const CURL = silhouette('-14 -6, -6 -18, 8 -16, 10 -4, 2 0');

/** An open cotton boll on its twig. */
export const cottonBoll: Subject = {
  id: 'cotton-boll',
  group: 'plant',
  words: ['cotton boll', 'cotton flower', 'cotton plant', 'cotton stem'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const white = tint(pen, '#fbf6ec');
    const husk = tint(pen, '#8a6245');
    f.line(silhouette('0 20, 4 58, -6 96'), { colour: husk, width: 0.05 });
    for (const [y, turn] of [
      [0.74, -1.1],
      [0.56, 1],
    ] as const) {
      f.at({ y, turn }, () =>
        leaf(
          pen,
          { length: 0.5 * radius, width: 0.22 * radius, bend: turn * 0.2, veins: 3 },
          tint(pen, '#7d9468'),
        ),
      );
    }
    for (const turn of [-2, -1.2, 1.2, 2])
      f.at({ y: -0.1, turn }, () => f.fill(BRACT, { colour: husk }));
    for (let i = 0; i < 4; i += 1) {
      const angle = (i / 4) * TAU + 0.5;
      f.at(
        {
          x: Math.cos(angle) * 0.27,
          y: -0.18 + Math.sin(angle) * 0.24,
          turn: pen.rng.range(-0.4, 0.4),
        },
        () => {
          f.fill(TUFT, { colour: adjust(white, -0.05), tip: adjust(white, 0.02) });
          f.line(CURL, { colour: adjust(white, -0.16), width: 0.024, alpha: 0.8 });
        },
      );
    }
    f.at({ y: -0.14 }, () =>
      f.fill(TUFT, { colour: adjust(white, -0.03), tip: adjust(white, 0.03) }),
    );
    for (const turn of [2.5, 3.14, 3.8])
      f.at({ y: 0.34, turn: turn + 3.14 }, () =>
        f.fill(
          BRACT.map(([x, y]) => [x * 0.8, y * 0.5] as const),
          { colour: adjust(husk, 0.05) },
        ),
      );
  },
};
