import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver, tintWhite } from '../pieces/tints.ts';

const FACES = {
  top: silhouette('0 -44!, 40 -26!, 0 -8!, -40 -26!'),
  left: silhouette('-40 -26!, 0 -8!, 0 40!, -40 20!'),
  right: silhouette('40 -26!, 0 -8!, 0 40!, 40 20!'),
};
const PIPS = [
  [[0, -26]],
  [
    [-30, -6],
    [-20, 8],
    [-10, 22],
  ],
  [
    [9, 2],
    [31, -8],
    [9, 24],
    [31, 14],
    [20, 8],
  ],
] as const;

/** A pair of dice. */
export const dice: Subject = {
  id: 'dice',
  group: 'object',
  words: ['dice', 'die', 'gambling', 'casino', 'las vegas', 'board game', 'lucky dice'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const [one, two] = [tintWhite(pen, '#fbf6ea'), tint(pen, '#c93a3f')];
    for (const [x, y, turn, colour] of [
      [0.3, -0.34, 0.35, two],
      [-0.26, 0.34, -0.3, one],
    ] as const)
      f.at({ x, y, turn }, () => {
        pen.ctx.scale(1.22, 1.22);
        edged(f, FACES.top, { colour: adjust(colour, 0.03) });
        edged(f, FACES.left, { colour: adjust(colour, -0.05) });
        edged(f, FACES.right, { colour: adjust(colour, -0.12) });
        for (const face of PIPS)
          for (const [px, py] of face)
            f.dot(
              [px / 100, py / 100, 0.052],
              tintOver(pen, colour === one ? '#2f2a30' : '#fdf6e8', colour),
            );
      });
  },
};
