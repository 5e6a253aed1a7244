import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintWhite } from '../pieces/tints.ts';

const RICE = silhouette('-90 -6, -84 -24, -40 -28, -4 -24, 2 -6, -4 12, -44 16, -84 12');
const FISH = silhouette('-96 -10, -80 -40, -40 -48, 0 -40, 12 -12, 0 -16, -40 -26, -80 -16');

/** A piece of nigiri and a maki roll. */
export const sushi: Subject = {
  id: 'sushi',
  group: 'food',
  words: ['sushi', 'maki', 'nigiri', 'sushi roll', 'sashimi', 'japanese food'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const rice = tintWhite(pen, '#fbf6ea');
    edged(f, RICE, { colour: adjust(rice, -0.06), tip: rice });
    const fish = pen.natural('#f08a5d');
    edged(f, FISH, { colour: fish, tip: adjust(fish, 0.05) });
    for (const x of [-66, -44, -22])
      f.line(silhouette(`${x} -38, ${x + 5} -28, ${x + 2} -22`), {
        colour: adjust(fish, 0.16),
        width: 0.03,
      });
    f.ball([0.42, 0.32, 0.46], { colour: tint(pen, '#2f3b34'), tip: tint(pen, '#3f4c43') });
    f.ball([0.42, 0.3, 0.39], { colour: rice, tip: adjust(rice, -0.05) });
    for (const [x, y, colour] of [
      [0.36, 0.24, '#f08a5d'],
      [0.5, 0.24, '#7fae57'],
      [0.42, 0.38, '#efc24d'],
    ] as const)
      f.ball([x, y, 0.1], { colour: pen.natural(colour) });
  },
};
