import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const EGG = mirrored('0 -88, 26 -76, 48 -34, 56 14, 44 58, 20 82, 0 86');

/** A painted easter egg. */
export const easterEgg: Subject = {
  id: 'easter egg',
  group: 'object',
  words: ['easter egg', 'painted egg', 'decorated egg', 'easter'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const [one, two, three] = pen.rng
      .shuffle(['#e98fae', '#8fc6d8', '#f3d06a', '#a9d09a', '#c3a4dc'])
      .map((colour) => tint(pen, colour));
    edged(f, EGG, { colour: adjust(one, -0.02), tip: adjust(one, 0.04) });
    f.inside(EGG, () => {
      f.fill(silhouette('-70 -22!, 70 -22!, 70 22!, -70 22!'), { colour: two });
      for (let x = -56; x <= 56; x += 16) f.dot([x / 100, 0, 0.055], tintOver(pen, '#fff6e6', two));
      for (const [y, colour] of [
        [-0.46, three],
        [0.5, three],
      ] as const)
        f.line(
          Array.from({ length: 11 }, (_, i): [number, number] => [
            -0.7 + i * 0.14,
            y + (i % 2 === 0 ? -0.06 : 0.06),
          ]),
          { colour, width: 0.055 },
        );
      for (const y of [-0.24, 0.24])
        f.line(
          [
            [-0.7, y],
            [0.7, y],
          ],
          { colour: three, width: 0.035 },
        );
    });
    f.gleam(silhouette('-30 -50, -16 -66, -16 -50, -30 -30'), 0.5);
  },
};
