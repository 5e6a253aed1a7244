import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

/** Two crossed arrows, feathered and banded. */
export const arrow: Subject = {
  id: 'arrow',
  group: 'object',
  words: [
    'arrow',
    'arrows',
    'bow and arrow',
    'boho arrow',
    'archery',
    'tribal arrow',
    'crossed arrows',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const wood = tint(pen, '#8a6244');
    const [one, two] = pen.palette.blooms.map((colour) => tint(pen, colour));
    for (const [turn, colour] of [
      [-0.62, one],
      [0.62, two],
    ] as const)
      f.at({ turn }, () => {
        f.line(silhouette('0 -80, 0 90'), { colour: wood, width: 0.05 });
        edged(f, silhouette('0 -98!, 13 -66!, 0 -73!, -13 -66!'), { colour: tint(pen, '#7a7f86') });
        for (const side of [-1, 1]) {
          edged(f, silhouette(`0 52!, ${side * 18} 64!, ${side * 18} 94!, 0 82!`), {
            colour,
            tip: adjust(colour, 0.06),
          });
          for (const y of [64, 72, 80])
            f.line(silhouette(`0 ${y - 4}, ${side * 17} ${y + 6}`), {
              colour: adjust(colour, -0.14),
              width: 0.016,
              alpha: 0.8,
            });
        }
        for (const y of [-58, -50, 42, 50])
          f.line(silhouette(`-3 ${y}, 3 ${y}`), { colour, width: 0.055 });
      });
    f.line(silhouette('-9 -9, 9 9'), { colour: tint(pen, pen.palette.accent), width: 0.04 });
    f.line(silhouette('9 -9, -9 9'), { colour: tint(pen, pen.palette.accent), width: 0.04 });
  },
};
