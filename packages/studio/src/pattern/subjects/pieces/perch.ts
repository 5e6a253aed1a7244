import { adjust } from '../../../core/colour.ts';
import { leaf } from '../../botany/leaf.ts';
import { tube } from '../../outline/tube.ts';
import type { Figure } from './figure.ts';
import { tint } from './tints.ts';

/** A branch to sit on, across the figure at height `y`, with a few leaves at both ends. */
export function perch(f: Figure, y: number): void {
  const bark = tint(f.pen, '#7b573b');
  const green = tint(f.pen, '#5d8f59');
  const foliage = [
    [-0.62, -0.6, 0.36],
    [-0.7, -2.2, 0.3],
    [0.58, 0.8, 0.36],
    [0.64, 2.3, 0.3],
  ] as const;
  for (const [x, turn, length] of foliage) {
    f.at({ x, y, turn }, () =>
      leaf(f.pen, { length: length * f.radius, width: length * 0.45 * f.radius, veins: 3 }, green),
    );
  }
  const rise = y * 100;
  f.fill(
    tube(`-80 ${rise + 6} 2, -40 ${rise} 4, 0 ${rise + 2} 5, 40 ${rise - 1} 4, 78 ${rise - 5} 1.5`),
    {
      colour: bark,
      tip: adjust(bark, 0.05),
      along: Math.PI / 2,
    },
  );
}
