import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const TOP = silhouette('-72 -10!, -70 -40, -40 -66, 0 -72, 40 -66, 70 -40, 72 -10!');
const LETTUCE = silhouette(
  '-80 0, -60 -10, 60 -10, 80 0, 66 14, 48 6, 32 16, 14 6, -4 16, -22 6, -40 16, -58 6, -70 14',
);
const PATTY = silhouette('-74 12!, 74 12!, 76 24, 70 32!, -70 32!, -76 24');
const BASE = silhouette('-72 34!, 72 34!, 66 60, 50 66, -50 66, -66 60');

/** A hamburger in its bun. */
export const burger: Subject = {
  id: 'burger',
  group: 'food',
  words: ['burger', 'hamburger', 'cheeseburger', 'fast food', 'junk food', 'diner'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const bun = tint(pen, '#d2924a');
    edged(f, BASE, { colour: bun });
    edged(f, PATTY, { colour: tint(pen, '#6f4028') });
    f.fill(silhouette('-70 8!, 70 8!, 30 26!, 10 10, -30 12'), { colour: pen.natural('#f3bf3f') });
    edged(f, LETTUCE, { colour: pen.natural('#7fb04f') });
    f.fill(silhouette('-66 -14!, 66 -14!, 66 -4!, -66 -4!'), { colour: pen.natural('#d3402f') });
    edged(f, TOP, { colour: adjust(bun, -0.03), tip: adjust(bun, 0.06) });
    for (const [x, y] of [
      [-0.36, -0.42],
      [-0.1, -0.58],
      [0.2, -0.5],
      [0.42, -0.36],
      [-0.02, -0.36],
    ] as const)
      f.glint([x, y, 0.03], '#fbecc8');
  },
};
