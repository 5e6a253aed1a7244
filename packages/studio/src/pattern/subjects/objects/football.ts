import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tintOver, tintWhite } from '../pieces/tints.ts';

/** A football of black and white patches. */
export const ball: Subject = {
  id: 'ball',
  group: 'object',
  words: ['football', 'soccer ball', 'soccer', 'ball', 'sport ball'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const white = tintWhite(pen, '#fbf7ee');
    const black = tintOver(pen, '#2a282d', white);
    const rim = Array.from({ length: 24 }, (_, i): [number, number] => [
      Math.cos((i / 24) * TAU) * 0.82,
      Math.sin((i / 24) * TAU) * 0.82,
    ]);
    f.ball([0, 0, 0.84], { colour: white, tip: adjust(white, -0.07) });
    f.line([...rim, rim[0]], { colour: black, width: 0.025 });
    f.inside(rim, () => {
      const pentagon = mirrored('0 -30!, 28 -9!, 18 24!');
      f.patch(pentagon, black);
      for (let i = 0; i < 5; i += 1)
        f.at({ turn: (i / 5) * TAU }, () => {
          f.line(
            [
              [0, -0.3],
              [0, -0.56],
            ],
            { colour: black, width: 0.026 },
          );
          f.patch(mirrored('0 -56!, 24 -70!, 20 -100!'), black);
          f.line(
            [
              [0.24, -0.7],
              [0.5, -0.52],
            ],
            { colour: black, width: 0.026 },
          );
          f.line(
            [
              [-0.24, -0.7],
              [-0.5, -0.52],
            ],
            { colour: black, width: 0.026 },
          );
        });
    });
  },
};
