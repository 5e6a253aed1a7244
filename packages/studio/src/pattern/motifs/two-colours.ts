import { adjust, contrast, type Hex, isDark, lightness } from '../../core/colour.ts';
import type { MotifSpec } from '../motif.ts';

/** Below this a check of ours fades into its cloth. */
const LEAST_CONTRAST = 0.24;

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
  const ground = namedGround ?? (isDark(palette.ground) ? palette.light : palette.ground);
  return [contrast(palette.blooms[0], ground, LEAST_CONTRAST), ground];
}
