import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A vinyl record. */
export const vinylRecord: Subject = {
  id: 'vinyl record',
  group: 'object',
  words: ['vinyl record', 'vinyl', 'record', 'lp record'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const black = tint(pen, '#2c2a30');
    const label = tintOver(pen, pen.rng.pick(['#d8564a', '#e8b23f', '#4f9aa8']), black);
    f.ball([0, 0, 0.88], { colour: black, tip: adjust(black, -0.04) });
    for (const r of [0.78, 0.68, 0.58, 0.48]) {
      const ring = Array.from({ length: 25 }, (_, i): [number, number] => [
        Math.cos((i / 24) * TAU) * r,
        Math.sin((i / 24) * TAU) * r,
      ]);
      f.line(ring, { colour: adjust(black, 0.14), width: 0.014 });
    }
    f.gleam(silhouette('-10 -84, 14 -84, 6 -36, -4 -36'), 0.2);
    f.gleam(silhouette('-10 84, 14 84, 6 36, -4 36'), 0.2);
    f.ball([0, 0, 0.32], { colour: label });
    f.dot([0, 0, 0.05], black);
  },
};
