import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const BALLOON = mirrored('0 -44, 24 -38, 34 -12, 26 14, 6 34, 5 40!, 0 38');

/** Three balloons on strings. */
export const partyBalloon: Subject = {
  id: 'party balloon',
  group: 'object',
  words: ['balloon', 'party balloon', 'balloons', 'birthday balloon', 'party', 'birthday party'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const colours = ['#e0605f', '#f0b53f', '#5fa5c0', '#8fbf7a', '#c987b0'];
    const start = pen.rng.int(0, 4);
    [
      [-0.42, -0.3, -0.22],
      [0.42, -0.34, 0.22],
      [0, -0.5, 0],
    ].forEach(([x, y, turn], i) => {
      const colour = tint(pen, colours[(start + i) % 5]);
      f.line(
        [
          [x + Math.sin(-turn) * 0.34, y + 0.36],
          [x * 0.4, 0.4],
          [0.03 * i, 0.96],
        ],
        { colour: adjust(colour, -0.16), width: 0.02 },
      );
      f.at({ x, y, turn }, () => {
        edged(f, BALLOON, { colour: adjust(colour, -0.05), tip: adjust(colour, 0.05) });
        f.gleam(silhouette('-20 -22, -12 -32, -10 -14, -18 -6'), 0.55);
      });
    });
  },
};
