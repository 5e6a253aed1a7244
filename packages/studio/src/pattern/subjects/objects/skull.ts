import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tintOver, tintWhite } from '../pieces/tints.ts';

const SKULL = mirrored('0 -92, 40 -86, 66 -54, 66 -14, 50 10, 46 30, 34 42, 30 74, 16 86, 0 88');
const SOCKET = silhouette('10 -18, 22 -36, 42 -34, 50 -16, 40 2, 22 2');
const NOSE = mirrored('0 0, 6 8, 9 20, 2 20, 0 16');

/** A sugar skull, flowered at the brow. */
export const skull: Subject = {
  id: 'skull',
  group: 'object',
  words: ['skull', 'sugar skull', 'day of the dead', 'calavera', 'halloween', 'gothic'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const bone = tintWhite(pen, '#fbf3e2');
    const dark = tintOver(pen, '#33282e', bone);
    const [one, two] = pen.palette.blooms.map((colour) => tintOver(pen, colour, bone));
    edged(f, SKULL, { colour: adjust(bone, -0.08), tip: bone });
    for (const flip of [false, true])
      f.at({ flip }, () => {
        f.patch(SOCKET, dark);
        f.shade(silhouette('50 12, 44 30, 34 40, 36 22'), '#8a735f', 0.35);
        for (let i = 0; i < 10; i += 1)
          f.dot(
            [0.3 + Math.cos((i / 10) * TAU) * 0.26, -0.17 + Math.sin((i / 10) * TAU) * 0.25, 0.028],
            i % 2 === 0 ? one : two,
          );
      });
    f.patch(NOSE, dark);
    for (const x of [-24, -16, -8, 0, 8, 16, 24])
      f.line(silhouette(`${x} 46, ${x * 0.95} 64`), { colour: dark, width: 0.024 });
    f.line(silhouette('-32 54, 0 60, 32 54'), { colour: dark, width: 0.026 });
    for (let i = 0; i < 6; i += 1)
      f.at({ y: -0.64, turn: (i / 6) * TAU }, () =>
        f.fill(mirrored('0 -17, 7 -12, 6 -4, 0 0'), { colour: one }),
      );
    f.dot([0, -0.64, 0.05], two);
    for (const side of [-1, 1])
      leafAt(
        f,
        { x: side * 0.14, y: -0.64, turn: side * 1.5, length: 0.24, width: 0.1, veins: 0 },
        tintOver(pen, '#6f9a62', bone),
      );
  },
};
