import { type Hex, isDark, lightness } from '../../core/colour.ts';
import { toneAt } from '../../core/colour-moves.ts';
import type { NamedColour, PromptReading } from './read-prompt.ts';

/** Step of lightness from a ground to marks on it that stay behind figures. */
const QUIET_STEP = 0.13;
/** Lightness of a tint under figures of the same hue; beside white it is a colour of its own. */
const TINT = 0.86;
const BESIDE_WHITE = 0.46;
const NEARLY_WHITE = 0.93;
/** Lightness of a tint that white shows on, and figures of the same hue. */
const BELOW_WHITE = 0.84;

/** Test for a colour that is white or nearly. */
export const isNearlyWhite = ({ colour }: NamedColour): boolean => lightness(colour) > NEARLY_WHITE;

/** "Navy anchors on white stripes": the stripes between are a tint of what lies on them. */
export function groundOfWhite({ colours }: PromptReading): Hex | undefined {
  const first = colours.find(({ things = [] }) => things.length > 0);
  return first && toneAt(first.colour, BELOW_WHITE, 0.6);
}

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
  if (!ofWhole) return ofList(colours);
  const hasWhite = colours.some(isNearlyWhite);
  const least = hasWhite ? BESIDE_WHITE : TINT;
  return [toneAt(ofWhole.colour, Math.max(least, lightness(ofWhole.colour)))];
}

/** "Art deco peacocks in emerald and navy": of a list that is said of nothing in particular the last, as it is. */
function ofList(colours: PromptReading['colours']): Hex[] {
  const isOfAll = colours.every(
    ({ before, things = [] }) => before.length === 0 && things.length === 0,
  );
  const last = colours.at(-1);
  return isOfAll && colours.length > 1 && last ? [last.colour] : [];
}
