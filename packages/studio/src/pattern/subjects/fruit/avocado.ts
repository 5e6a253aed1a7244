import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = mirrored('0 -92, 18 -86, 28 -62, 40 -32, 62 4, 68 40, 50 74, 20 90, 0 92');

/** A halved avocado. */
export const avocado: Subject = {
  id: 'avocado',
  group: 'fruit',
  words: ['avocado', 'fruit', 'guacamole'],
  shows: ['cut', 'cut in half', 'half', 'halved', 'sliced'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const skin = tint(pen, '#3f5a35');
    const flesh = tintOver(pen, '#e6dc8c', skin);
    f.fill(BODY, { colour: skin });
    const ring = (size: number) =>
      BODY.map(([x, y]) => [x * size, y * size + (1 - size) * 0.12] as const);
    f.fill(ring(0.9), {
      colour: adjust(tintOver(pen, '#9fbb55', skin), 0),
      tip: tintOver(pen, '#9fbb55', skin),
    });
    f.fill(ring(0.8), { colour: adjust(flesh, -0.02), tip: adjust(flesh, 0.03) });
    if (pen.rng.chance(0.65)) {
      const stone = tintOver(pen, '#8a5733', flesh);
      f.ball([0, 0.34, 0.33], { colour: adjust(stone, 0.05), tip: adjust(stone, -0.08) });
      f.gleam(silhouette('-20 30, -16 18, -4 12, -8 22, -14 34'), 0.3);
    } else {
      f.ball([0, 0.34, 0.32], { colour: adjust(flesh, -0.11), tip: adjust(flesh, -0.05) });
      f.line(silhouette('-24 28, -18 50, 0 60, 18 52'), {
        colour: adjust(flesh, 0.06),
        width: 0.03,
      });
    }
  },
};
