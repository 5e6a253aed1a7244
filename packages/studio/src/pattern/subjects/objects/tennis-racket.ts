import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const FRAME = mirrored('0 -92, 28 -84, 40 -52, 34 -18, 12 4, 0 8');
const THROAT = ['12 4 4, 8 20 4, 5 34 5', '-12 4 4, -8 20 4, -5 34 5'].map((side) => tube(side));
const GRIP = tube('0 30 7, 0 60 7, 0 88 8');

/** A tennis racket and its ball. */
export const tennisRacket: Subject = {
  id: 'tennis racket',
  group: 'object',
  words: ['tennis racket', 'racket', 'racquet', 'tennis', 'tennis racquet', 'wimbledon', 'sport'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const frame = tint(pen, pen.rng.pick(['#b5482f', '#2f5f8a', '#7a4f33', '#3f6f57']));
    const grip = tintOver(pen, '#5a3b2e', frame);
    const ball = tint(pen, '#cfd94a');
    f.at({ turn: 0.5, x: -0.08, y: 0.04 }, () => {
      for (const side of THROAT) edged(f, side, { colour: adjust(frame, -0.06) });
      f.inside(FRAME, () => {
        for (let x = -36; x <= 36; x += f.fine ? 9 : 14)
          f.line(silhouette(`${x} -94, ${x} 10`), {
            colour: tint(pen, '#a9a08e'),
            width: 0.016,
            alpha: 0.9,
          });
        for (let y = -88; y <= 8; y += f.fine ? 9 : 14)
          f.line(silhouette(`-44 ${y}, 44 ${y}`), {
            colour: tint(pen, '#a9a08e'),
            width: 0.016,
            alpha: 0.9,
          });
      });
      f.line([...FRAME, FRAME[0]], { colour: frame, width: 0.085 });
      f.line(FRAME.slice(1, 6), { colour: adjust(frame, 0.16), width: 0.022, alpha: 0.8 });
      edged(f, GRIP, { colour: grip });
      for (let y = 36; y < 92; y += 11)
        f.line(silhouette(`-7 ${y + 4}, 7 ${y - 3}`), {
          colour: adjust(grip, 0.2),
          width: 0.022,
          alpha: 0.9,
        });
      f.ball([0, 0.92, 0.09], { colour: adjust(grip, -0.06) });
    });
    f.at({ x: 0.56, y: 0.42 }, () => {
      f.ball([0, 0, 0.22], { colour: adjust(ball, 0.03), tip: adjust(ball, -0.06) });
      f.line(silhouette('-18 -12, -4 -6, 2 8, -4 21'), { colour: '#fbf8ea', width: 0.034 });
      f.line(silhouette('10 -20, 8 -8, 14 2, 22 6'), { colour: '#fbf8ea', width: 0.034 });
    });
  },
};
