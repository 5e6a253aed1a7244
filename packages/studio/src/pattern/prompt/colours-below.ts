import { type Hex, isDark, lightness } from '../../core/colour.ts';
import { toneAt } from '../../core/colour-moves.ts';
import type { PromptReading } from './read-prompt.ts';

/** Step of lightness from a ground to marks on it that stay behind figures. */
const QUIET_STEP = 0.13;
/** Lightness of a tint under figures of the same hue. */
const TINT = 0.86;

/**
 * The colours of a motif below others for which the prompt names none: tones of the ground that it
 * names, else a tint of a colour that is said of the whole. None where both are lacking: a leopard
 * below red roses keeps its coat.
 */
export function coloursBelow({ ground, colours }: PromptReading): Hex[] {
  if (ground)
    return [toneAt(ground, lightness(ground) + (isDark(ground) ? QUIET_STEP : -QUIET_STEP))];
  const ofWhole = colours.findLast(
    ({ before, isOfFigures }) => !isOfFigures && before.length === 0,
  );
  return ofWhole ? [toneAt(ofWhole.colour, Math.max(TINT, lightness(ofWhole.colour)))] : [];
}
