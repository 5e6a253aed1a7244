import { contrast, type Hex, lightness } from '../../../../core/colour.ts';
import { colourGap } from '../../../../core/colour-moves.ts';

/** OKLab distance below which a print sinks into its cloth. */
const LEAST_DISTANCE = 0.17;
const LEAST_LIGHTNESS = 0.2;
/** White is told from pale cloth sooner: it is no paler tone of the same colour. */
const WHITE = 0.97;
const LEAST_OF_WHITE = 0.1;

/** The print's colour, moved away from the cloth's until it is plainly seen on it. */
export function visibleOn(cloth: Hex, colour: Hex): Hex {
  const least = lightness(colour) > WHITE ? LEAST_OF_WHITE : LEAST_DISTANCE;
  return colourGap(cloth, colour) >= least ? colour : contrast(colour, cloth, LEAST_LIGHTNESS);
}
