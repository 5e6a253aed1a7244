import { PATTERNS_AND_FLATLAY } from '../cost-rows.ts';
import { repeat } from '../fields/repeat.ts';
import type { Tool } from '../tool.ts';
import { plate, words } from './en.ts';
import { EXAMPLES } from './examples.ts';
import { MADE } from './made.ts';

const SIZE = { width: 1024, height: 1024 };

/** Text to a textile pattern that repeats without a seam. */
export const createPattern: Tool = {
  id: 'create-pattern',
  comingSoon: false,
  steps: ['prompt', 'result'],
  outputSize: SIZE,
  isTiled: true,
  promptRequired: true,
  requiredImages: [],
  examples: EXAMPLES,
  made: MADE,
  settings: [repeat],
  reads: ['repeatCm'],
  makes: ['pattern'],
  costRow: PATTERNS_AND_FLATLAY,
  words,
  plate,
  brief: (run, images) => ({
    kind: 'create-pattern',
    prompt: run.text_prompt,
    size: SIZE,
    images,
    settings: { repeat: run.repeat, repeatCm: run.repeatCm },
  }),
  instruct: async (run) => (await import('./instruction.ts')).instructPattern(run),
};
