import type { Hex } from '../../../core/colour.ts';
import type { Disc, Figure } from './figure.ts';

/** A round eye with a light in it; `rim` lays a paler ring around it. */
export function eye({ dot, glint, fine }: Figure, [x, y, r]: Disc, rim?: Hex): void {
  if (rim) glint([x, y, r * 1.6], rim);
  dot([x, y, r], '#1f1a1c');
  if (fine) glint([x - r * 0.28, y - r * 0.32, r * 0.32], '#fffaf2');
}
