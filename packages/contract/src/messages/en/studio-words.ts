import { instructions } from './instructions.ts';
import { insufficientCredits } from './insufficient-credits.ts';
import { masking } from './masking.ts';
import { results } from './results.ts';
import { toPatternDesk } from './to-pattern-desk.ts';
import { variations } from './variations.ts';
import { wizard } from './wizard.ts';

/** Words of the tools, the dashboard, the pattern desk and the variations: one load for all. */
export const studioWords = {
  insufficientCredits,
  instructions,
  masking,
  patternDesk: toPatternDesk,
  results,
  variations,
  wizard,
} as const;
