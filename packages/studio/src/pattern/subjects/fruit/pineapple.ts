import { adjust, type Hex } from '../../../core/colour.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { leaf } from '../../botany/leaf.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const BODY = mirrored('0 -20, 26 -16, 41 8, 44 42, 36 76, 16 94, 0 97');
const EYE = silhouette('0 -10, 9 0, 0 10, -9 0');
/** Leaves of the crown from the back to the front: turn and length. */
const CROWN = [
  [0, 0.78],
  [-0.3, 0.74],
  [0.3, 0.74],
  [-0.62, 0.68],
  [0.62, 0.68],
  [-0.95, 0.56],
  [0.95, 0.56],
  [-0.16, 0.52],
  [0.16, 0.52],
  [-0.5, 0.44],
  [0.5, 0.44],
  [0, 0.34],
] as const;

function crown(f: Figure, green: Hex): void {
  CROWN.forEach(([turn, length], i) => {
    const bend = turn * 0.34 + f.pen.rng.range(-0.05, 0.05);
    f.at({ x: turn * 0.14, y: -0.12, turn: turn * 0.8 }, () =>
      leaf(
        f.pen,
        { length: length * f.radius, width: 0.19 * f.radius, bend, widest: 0.3, veins: 0 },
        adjust(green, [-0.05, 0.03, 0][i % 3]),
      ),
    );
  });
}

function scales(f: Figure, skin: Hex): void {
  for (let row = 0; row < 8; row += 1) {
    for (let i = -3; i <= 3; i += 1) {
      const x = (i + (row % 2) / 2) * 0.215;
      const squeeze = Math.cos(x * 2.4);
      f.at({ x: x * (0.96 + 0.06 * squeeze), y: -0.08 + row * 0.14 }, () => {
        const eye = EYE.map(([px, py]): PathPoint => [px * 0.95 * squeeze, py * 1.05]);
        f.fill(eye, { colour: adjust(skin, 0.06), tip: adjust(skin, 0.11) });
        if (f.fine)
          f.line(
            [
              [0, 0.02],
              [0.012, -0.05],
            ],
            { colour: adjust(skin, -0.22), width: 0.03 },
          );
      });
    }
  }
}

export const pineapple: Subject = {
  id: 'pineapple',
  group: 'fruit',
  words: ['pineapple', 'fruit', 'tropical fruit', 'hawaii', 'hawaiian'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const skin = tint(pen, '#dd9a2e');
    crown(f, tint(pen, '#3f8a5a'));
    f.fill(BODY, { colour: adjust(skin, -0.08), tip: adjust(skin, -0.02) });
    f.inside(BODY, () => scales(f, skin));
  },
};
