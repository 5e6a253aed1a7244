import { adjust, type Hex } from '../../../core/colour.ts';
import { leaf } from '../../botany/leaf.ts';
import type { Figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

/** Leaves with their stalk end at (x, y), each turned by an angle from upwards. */
export type FruitLeaves = {
  x: number;
  y: number;
  turns: readonly number[];
  length: number;
  width: number;
};

/** The leaves at a fruit's stalk; every other one is darker. */
export function fruitLeaves(f: Figure, { x, y, turns, length, width }: FruitLeaves): void {
  const green = leafGreen(f);
  turns.forEach((turn, i) => {
    const size = f.pen.rng.range(0.88, 1.08);
    f.at({ x, y, turn }, () =>
      leaf(
        f.pen,
        {
          length: length * size * f.radius,
          width: width * size * f.radius,
          bend: turn * 0.16,
          veins: 4,
        },
        i % 2 === 0 ? green : adjust(green, -0.06),
      ),
    );
  });
}

export const leafGreen = ({ pen }: Figure): Hex => tint(pen, '#4f8f57');
export const barkBrown = ({ pen }: Figure): Hex => tint(pen, '#7a5538');
