import { adjust, contrast, type Hex, isDark } from '../../core/colour.ts';
import { isPaper, standOut } from '../../core/colour-moves.ts';
import type { MotifSpec } from '../motif.ts';

/** Below this a check of ours fades into its cloth. */
const LEAST_CONTRAST = 0.24;
const WHITE = '#fbf8f1';
/** A named tint is nearly as pale as it is named: gingham of pale blue is pale. */
const TINT_APART = { gap: 0.1, lightness: 0.07 };

/** A figure colour and a ground, for cloths of two colours. */
export function twoColours({
  namedColours,
  namedGround,
  palette,
}: MotifSpec): [figure: Hex, ground: Hex] {
  const [first, second] = namedColours;
  if (first && namedGround) return [first, namedGround];
  if (first && second) return [first, second];
  if (first && isPaper(first)) return [first, adjust(first, -0.4)];
  if (first) return [standOut(first, WHITE, TINT_APART), WHITE];
  const ground = namedGround ?? (isDark(palette.ground) ? palette.light : palette.ground);
  return [contrast(palette.blooms[0], ground, LEAST_CONTRAST), ground];
}
