import { insufficientCredits } from './insufficient-credits.ts';
import { results } from './results.ts';
import { toInstructions } from './to-instructions.ts';
import { toPatternDesk } from './to-pattern-desk.ts';
import { wizard } from './wizard.ts';

/** Words of the tools, the dashboard, the pattern desk and the variations: one load for all. Masking and instructions load theirs. */
export const studioWords = {
  insufficientCredits,
  instructions: toInstructions,
  patternDesk: toPatternDesk,
  results,
  wizard,
} as const;
