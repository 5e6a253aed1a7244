import { adjust } from '../../../core/colour.ts';
import { lerp } from '../../../core/interpolate.ts';
import { mirrored } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

/** Segments from the tips to the middle: angle along the crescent, half the breadth, height. */
const SEGMENTS = [
  [-1.62, 0.13, 0.22],
  [1.62, 0.13, 0.22],
  [-1.2, 0.2, 0.34],
  [1.2, 0.2, 0.34],
  [-0.74, 0.24, 0.46],
  [0.74, 0.24, 0.46],
  [-0.26, 0.25, 0.54],
  [0.26, 0.25, 0.54],
  [0, 0.24, 0.58],
] as const;
const SEGMENT = mirrored('0 -100, 70 -84, 100 -20, 84 60, 50 92, 0 100');

/** A croissant, rolled in flaky layers. */
export const croissant: Subject = {
  id: 'croissant',
  group: 'food',
  words: ['croissant', 'pastry', 'bakery', 'french bakery', 'breakfast', 'food'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const crust = tint(pen, '#d08a3e');
    for (const [angle, half, height] of SEGMENTS) {
      const frame = {
        x: Math.sin(angle) * 0.78,
        y: 0.52 - Math.cos(angle) * 0.72,
        turn: angle * 0.8,
      };
      f.at(frame, () => {
        const shape = SEGMENT.map(([x, y]) => [x * half, y * height * 0.62] as const);
        const shade = adjust(crust, lerp(-0.05, 0.03, 1 - Math.abs(angle) / 1.62));
        f.fill(shape, { colour: adjust(shade, -0.06), tip: adjust(shade, 0.07) });
        if (!f.fine) return;
        for (const x of [-0.5, 0, 0.5]) {
          f.line(
            [
              [x * half, -height * 0.34],
              [x * half * 1.2, 0],
              [x * half, height * 0.34],
            ],
            { colour: adjust(crust, 0.13), width: 0.018, alpha: 0.6 },
          );
        }
      });
    }
  },
};
