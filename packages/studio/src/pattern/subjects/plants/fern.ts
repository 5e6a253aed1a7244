import { adjust } from '../../../core/colour.ts';
import { lerp } from '../../../core/interpolate.ts';
import { leaf } from '../../botany/leaf.ts';
import type { SpinePoint } from '../../outline/silhouette.ts';
import { pointOn } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const PAIRS = 11;

/** A fern frond, bowed to one side. */
export const fern: Subject = {
  id: 'fern',
  group: 'plant',
  words: ['fern', 'bracken', 'frond', 'woodland plant', 'leaf sprig', 'greenery'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const green = tint(pen, pen.rng.pick(['#5f8f58', '#4a8064', '#7f9a55']));
    const bow = pen.rng.range(-0.34, 0.34);
    const rib: SpinePoint[] = [
      [-bow * 0.4, 0.95, 0.02],
      [-bow * 0.2, 0.4, 0.02],
      [bow * 0.2, -0.3, 0.01],
      [bow, -0.92, 0.004],
    ];
    for (let i = PAIRS; i >= 0; i -= 1) {
      const t = lerp(0.5, 2.9, i / PAIRS);
      const [x, y] = pointOn(rib, t);
      const [x1, y1] = pointOn(rib, Math.min(3, t + 0.05));
      const way = Math.atan2(x1 - x, -(y1 - y));
      const length = 0.58 * Math.sin(Math.PI * lerp(0.3, 0.97, i / PAIRS)) + 0.05;
      for (const side of [-1, 1]) {
        f.at({ x, y, turn: way + side * 1.12 }, () =>
          leaf(
            pen,
            {
              length: length * radius,
              width: 0.11 * radius * (0.5 + length),
              bend: -side * 0.22,
              widest: 0.34,
              veins: 0,
            },
            adjust(green, side * 0.02),
          ),
        );
      }
    }
    f.line(
      rib.map(([x, y]) => [x, y] as const),
      { colour: adjust(green, -0.1), width: 0.035 },
    );
  },
};
