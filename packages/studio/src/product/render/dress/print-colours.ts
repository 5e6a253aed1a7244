import { fromLab, type Hex, type Lab, toLab } from '../../../core/colour.ts';
import { colourGap } from '../../sketch-reading/ground-colours.ts';

/** Colours further from the cloth than this are the print's own. */
const OWN_GAP = 0.4;

export type Recolouring = {
  /** The cloth in the sketch, and as it is rendered. */
  drawn: Hex;
  cloth: Hex;
  /** Colour of the print that the prompt names. */
  asked?: Hex;
};

/**
 * The colours of a drawn print on a cloth of another colour: tones of the old cloth (the half-tone
 * of a gingham) become tones of the new one, others stay. What would sink into a new colour is
 * lightened or darkened.
 */
export function printColours(colours: readonly Hex[], { drawn, cloth, asked }: Recolouring): Hex[] {
  const from = toLab(drawn);
  const to = toLab(cloth);
  const isRedyed = colourGap(from, to) > 0.1;
  return colours.map((colour) => {
    const old = toLab(asked ?? colour);
    const kept = asked ? 1 : Math.min(1, colourGap(old, from) / OWN_GAP);
    const moved = old.map((value, k) => value + (to[k] - from[k]) * (1 - kept));
    const now: Lab = [moved[0], moved[1], moved[2]];
    return fromLab(isRedyed ? apart(now, to) : now);
  });
}

/** Away from the cloth in lightness, where it is too near to be seen. */
function apart([l, a, b]: Lab, cloth: Lab): Lab {
  if (colourGap([l, a, b], cloth) > 0.14) return [l, a, b];
  const isLighter = cloth[0] < 0.6;
  return [Math.min(0.97, Math.max(0.12, cloth[0] + (isLighter ? 0.2 : -0.2))), a, b];
}
