import type { Hex } from '../../../core/colour.ts';
import type { Disc, Figure } from '../pieces/figure.ts';

/** Fine dots strewn over a round of skin, such as pores and freckles. */
export function speckle(
  f: Figure,
  [x, y, r]: Disc,
  { count, colour }: { count: number; colour: Hex },
): void {
  if (!f.fine) return;
  const { rng } = f.pen;
  for (let i = 0; i < count; i += 1) {
    const [angle, away] = [rng.range(0, 7), Math.sqrt(rng.next()) * r];
    f.dot(
      [x + Math.cos(angle) * away, y + Math.sin(angle) * away, rng.range(0.009, 0.018)],
      colour,
    );
  }
}
