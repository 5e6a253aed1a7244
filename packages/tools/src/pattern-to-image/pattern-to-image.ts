import { PATTERNS_AND_FLATLAY } from '../cost-rows.ts';
import { garmentType } from '../fields/garment-type.ts';
import { repeatCm } from '../fields/repeat-cm.ts';
import type { Tool } from '../tool.ts';
import { plate, words } from './en.ts';
import { EXAMPLES } from './examples.ts';

const SIZE = { width: 768, height: 1024 };

/** A garment made of the user's pattern. */
export const patternToImage: Tool = {
  id: 'pattern-to-image',
  comingSoon: false,
  steps: ['source', 'prompt', 'result'],
  outputSize: SIZE,
  promptRequired: true,
  requiredImages: ['source_image'],
  source: 'pattern',
  examples: EXAMPLES,
  settings: [garmentType, repeatCm],
  makes: ['garment', 'flatlay'],
  costRow: PATTERNS_AND_FLATLAY,
  words,
  plate,
  brief: (run, images) => ({
    kind: 'pattern-to-image',
    prompt: run.text_prompt,
    size: SIZE,
    images,
    settings: { repeatCm: run.repeatCm, garmentType: run.garmentType },
  }),
  instruct: async (run) => (await import('./instruction.ts')).instructGarment(run),
};
