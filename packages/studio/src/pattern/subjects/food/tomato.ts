import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = mirrored('0 -44, 30 -56, 66 -42, 84 -2, 74 44, 40 76, 0 82');

/** A ripe tomato with its star of sepals. */
export const tomato: Subject = {
  id: 'tomato',
  group: 'food',
  words: ['tomato', 'tomatoe', 'cherry tomato', 'vegetable', 'veg', 'kitchen garden'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const red = tint(pen, pen.rng.pick(['#d64534', '#dc5a3a', '#c9483f']));
    const green = tintOver(pen, '#5f8f45', red);
    edged(f, BODY, { colour: adjust(red, -0.07), tip: adjust(red, 0.05) });
    for (const side of [-1, 1])
      f.line(silhouette(`${side * 12} -40, ${side * 44} -6, ${side * 40} 46`), {
        colour: adjust(red, -0.12),
        width: 0.024,
        alpha: 0.5,
      });
    f.gleam(silhouette('-66 4, -62 -24, -40 -40, -48 -20, -54 6'), 0.45);
    edged(f, tube('0 -44 5, 4 -68 4, 16 -86 5'), { colour: adjust(green, -0.06) });
    for (const [turn, length] of [
      [-1.75, 0.5],
      [1.8, 0.5],
      [-2.5, 0.4],
      [2.5, 0.42],
      [-1, 0.36],
      [0.95, 0.36],
      [3.1, 0.34],
    ] as const)
      leafAt(f, { y: -0.44, turn, length, width: 0.14, bend: 0.14, veins: 0 }, green);
  },
};
