import type { WordFate } from '@toile/contract';

const LINE = 'underline decoration-2 underline-offset-4 [text-decoration-skip-ink:none]';

/** The line under a word by what becomes of it; lines differ in shape, too. */
export const MARK_LOOKS: Readonly<Record<WordFate, string>> = {
  undrawn: `${LINE} decoration-wavy decoration-chalk-red`,
  withheld: `${LINE} decoration-wavy decoration-chalk-red`,
  instead: `${LINE} decoration-double decoration-chalk-blue`,
  perhaps: `${LINE} decoration-dashed decoration-chalk-purple`,
};
