import { adjust, type Hex, isDark, lightness } from '../core/colour.ts';
import type { MotifSpec } from './motif.ts';

/** A figure colour and a ground, for cloths of two colours. */
export function twoColours({
  namedColours,
  namedGround,
  palette,
}: MotifSpec): [figure: Hex, ground: Hex] {
  const [first, second] = namedColours;
  if (first && namedGround) return [first, namedGround];
  if (first && second) return [first, second];
  if (first) return [first, lightness(first) > 0.88 ? adjust(first, -0.4) : '#fbf8f1'];
  return [
    palette.blooms[0],
    namedGround ?? (isDark(palette.ground) ? palette.light : palette.ground),
  ];
}
