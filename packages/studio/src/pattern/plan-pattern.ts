import type { Repeat } from '@toile/contract';
import { MOTIFS } from './motifs/registry.ts';
import { chooseMotifs, type MotifChoice, motifsOf, repeatFor } from './prompt/choose-motifs.ts';
import { createLexicon } from './prompt/lexicon.ts';
import { type PromptReading, readPrompt } from './prompt/read-prompt.ts';
import { withoutStrays } from './prompt/stray-colours.ts';
import type { Answered } from './prompt/unread.ts';
import { SUBJECTS } from './subjects/registry.ts';

/** The words of every motif and subject. */
export const PATTERN_LEXICON = createLexicon(MOTIFS, SUBJECTS);

/** What a tile will show, as far as words decide it. */
export type PatternPlan = {
  reading: PromptReading;
  choice: MotifChoice;
  repeat: Repeat;
  shown: Pick<Answered, 'motifs' | 'subjects' | 'wears' | 'repeat'>;
};

/** Plans the tile of a prompt; an ordered repeat goes before what the prompt and the motif say. Never throws. */
export function planPattern(prompt: string, ordered?: Repeat): PatternPlan {
  const said = readPrompt(PATTERN_LEXICON, prompt);
  const choice = chooseMotifs(said, { motifs: MOTIFS, subjects: SUBJECTS });
  const repeat = ordered ?? repeatFor(choice.main, said);
  const shown = {
    motifs: motifsOf(choice),
    subjects: choice.subjects.map(({ id }) => id),
    wears: choice.subjects.flatMap(({ wears = [] }) => wears),
    repeat,
  };
  return { reading: withoutStrays(said, shown), choice, repeat, shown };
}
