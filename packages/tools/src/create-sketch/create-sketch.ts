import type { Tool } from '../tool.ts';
import { plate, words } from './en.ts';
import { EXAMPLES } from './examples.ts';
import { MADE } from './made.ts';

const SIZE = { width: 768, height: 1024 };

/** Text to a fashion sketch. */
export const createSketch: Tool = {
  id: 'create-sketch',
  comingSoon: false,
  steps: ['prompt', 'result'],
  outputSize: SIZE,
  promptRequired: true,
  requiredImages: [],
  examples: EXAMPLES,
  made: MADE,
  settings: [],
  makes: ['sketch'],
  words,
  plate,
  brief: (run, images) => ({
    kind: 'create-sketch',
    prompt: run.text_prompt,
    size: SIZE,
    images,
    settings: {},
  }),
  instruct: async (run) => (await import('./instruction.ts')).instructSketch(run),
};
