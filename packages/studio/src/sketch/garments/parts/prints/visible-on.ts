import { contrast, type Hex, toLab } from '../../../../core/colour.ts';

/** OKLab distance below which a print sinks into its cloth. */
const LEAST_DISTANCE = 0.17;
const LEAST_LIGHTNESS = 0.2;

/** The print's colour, moved away from the cloth's until it is plainly seen on it. */
export function visibleOn(cloth: Hex, colour: Hex): Hex {
  const [a, b] = [toLab(cloth), toLab(colour)];
  const apart = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  return apart >= LEAST_DISTANCE ? colour : contrast(colour, cloth, LEAST_LIGHTNESS);
}
