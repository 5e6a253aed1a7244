import { adjust } from '../../../core/colour.ts';
import { lerp } from '../../../core/interpolate.ts';
import { mirrored } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = mirrored('0 -46, 30 -48, 52 -20, 46 24, 22 64, 0 76');

/** A raspberry, all beads. */
export const raspberry: Subject = {
  id: 'raspberry',
  group: 'fruit',
  words: ['raspberry', 'berry', 'summer fruit'],
  shows: ['leaf'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const red = tint(pen, pen.rng.pick(['#d1476a', '#c43a5a', '#4a3050']));
    const green = tintOver(pen, '#6f9a55', red);
    f.fill(BODY, { colour: adjust(red, -0.12) });
    for (let row = 0; row < 7; row += 1) {
      const y = -0.36 + row * 0.17;
      const half = [0.36, 0.42, 0.42, 0.36, 0.28, 0.18, 0.05][row];
      const across = [4, 5, 4, 4, 3, 2, 1][row];
      for (let i = 0; i < across; i += 1) {
        const x = across === 1 ? 0 : lerp(-half, half, i / (across - 1));
        f.ball([x, y, 0.135], { colour: adjust(red, 0.06), tip: adjust(red, -0.05) });
        if (f.fine) f.glint([x - 0.04, y - 0.05, 0.026], adjust(red, 0.28, 0.6));
      }
    }
    edged(f, tube('0 -48 4, 4 -72 3, 14 -92 3.4'), { colour: adjust(green, -0.05) });
    for (const [turn, length] of [
      [-1.7, 0.46],
      [1.7, 0.46],
      [-2.4, 0.36],
      [2.4, 0.36],
      [-0.9, 0.4],
      [0.95, 0.38],
    ] as const)
      leafAt(f, { y: -0.5, turn, length, width: 0.16, bend: 0.1, veins: 2 }, green);
  },
};
