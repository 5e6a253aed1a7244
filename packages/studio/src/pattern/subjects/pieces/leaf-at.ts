import type { Hex } from '../../../core/colour.ts';
import { type LeafShape, leaf } from '../../botany/leaf.ts';
import type { Figure } from './figure.ts';

/** A leaf in a figure's own measure: where it grows, the way it points (radians from upwards), its shape. */
export type LeafPlace = LeafShape & { x?: number; y?: number; turn?: number };

/** Draws a leaf of a figure. */
export function leafAt(f: Figure, { x, y, turn, ...shape }: LeafPlace, green: Hex): void {
  const { length, width } = shape;
  f.at({ x, y, turn }, () =>
    leaf(f.pen, { ...shape, length: length * f.radius, width: width * f.radius }, green),
  );
}
