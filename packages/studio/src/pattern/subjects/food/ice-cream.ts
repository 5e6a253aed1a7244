import { adjust, type Hex } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const CONE = mirrored('0 -2!, 36 -4!, 30 14, 6 92, 0 95');
const SCOOP = silhouette(
  '-40 -2, -40 -26, -22 -46, 0 -52, 22 -46, 40 -26, 40 -2, 30 6, 20 0, 10 9, -2 1, -14 11, -26 1, -34 6',
);
const FLAVOURS = ['#f3b7bd', '#f4e4c4', '#a9d3b8', '#8a5a44', '#f2c38f', '#c9b2d9'] as const;

function scoop(f: Figure, [x, y, size]: readonly [number, number, number], flavour: Hex): void {
  f.at({ x, y }, () => {
    const shape = SCOOP.map(([px, py]) => [px * size, py * size] as const);
    f.fill(shape, { colour: adjust(flavour, -0.05), tip: adjust(flavour, 0.05) });
    f.gleam(silhouette('-26 -18, -20 -34, -8 -42, -12 -30, -20 -14'), 0.4);
    for (let i = 0; f.fine && i < 7; i += 1) {
      const [sx, sy] = [f.pen.rng.range(-0.26, 0.28), f.pen.rng.range(-0.36, -0.08)];
      const lean = f.pen.rng.range(-0.03, 0.03);
      f.line(
        [
          [sx, sy],
          [sx + lean, sy + 0.04],
        ],
        {
          colour: f.pen.rng.pick([
            f.pen.palette.accent,
            f.pen.palette.blooms[0],
            f.pen.palette.leaves[0],
          ]),
          width: 0.022,
        },
      );
    }
  });
}

/** A cone with one to three scoops. */
export const iceCream: Subject = {
  id: 'ice-cream',
  group: 'food',
  words: ['ice cream', 'ice cream cone', 'gelato', 'icecream', 'sweet treat', 'dessert', 'food'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const wafer = tint(pen, '#d99d58');
    const count = pen.rng.int(1, 3);
    const flavours = pen.rng.shuffle(FLAVOURS).map((flavour) => tint(pen, flavour));
    f.at({ y: [-0.28, -0.08, 0][count - 1] }, () => {
      f.fill(CONE, { colour: adjust(wafer, -0.05), tip: adjust(wafer, 0.03) });
      f.inside(CONE, () => {
        for (let x = -1.2; x < 1.2; x += 0.15) {
          f.line(
            [
              [x, -0.05],
              [x + 0.5, 1],
            ],
            { colour: adjust(wafer, -0.14), width: 0.022 },
          );
          f.line(
            [
              [x, -0.05],
              [x - 0.5, 1],
            ],
            { colour: adjust(wafer, -0.14), width: 0.022 },
          );
        }
      });
      if (count > 1) scoop(f, [count === 2 ? 0 : -0.15, -0.36, 0.88], flavours[1]);
      if (count > 2) scoop(f, [0.2, -0.4, 0.85], flavours[2]);
      scoop(f, [0, -0.02, 1], flavours[0]);
    });
  },
};
