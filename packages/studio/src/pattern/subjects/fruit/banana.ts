import { adjust } from '../../../core/colour.ts';
import { spine } from '../../outline/silhouette.ts';
import { pointOn, tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

/** Fingers of the bunch, the hindmost first. */
const FINGERS = [
  '-22 -74 5, -6 -56 11, 28 -24 16, 66 -6 14, 88 -10 5',
  '-26 -74 5, -20 -48 12, 2 -8 17, 42 24 15, 70 30 5',
  '-30 -74 5, -36 -44 12, -28 4 17, 0 50 15, 24 70 5',
].map(spine);

/** A small bunch of bananas. */
export const banana: Subject = {
  id: 'banana',
  group: 'fruit',
  words: ['banana', 'fruit', 'tropical fruit'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const skin = tint(pen, '#f0c63f');
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      FINGERS.forEach((finger, i) => {
        const shade = adjust(skin, -0.05 + i * 0.025);
        f.fill(tube(finger), {
          colour: adjust(shade, -0.04),
          tip: adjust(shade, 0.03),
          along: 0.6,
        });
        const ridge = [0.6, 1.2, 2, 2.8, 3.6].map((t) => {
          const [x, y, half] = pointOn(finger, t);
          return [x + half * 0.16, y - half * 0.2] as const;
        });
        f.line(ridge, { colour: adjust(skin, -0.13), width: 0.026, alpha: 0.8 });
        const [x, y] = finger[finger.length - 1];
        f.dot([x + 0.02, y, 0.045], '#5b4632');
      });
      f.fill(tube('-30 -90 8, -27 -76 9, -24 -64 12'), {
        colour: adjust(skin, -0.14),
        tip: tint(pen, '#8a8a45'),
      });
    });
  },
};
