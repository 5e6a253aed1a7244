import type { Tool } from '../tool.ts';
import { plate, words } from './en.ts';
import { EXAMPLES } from './examples.ts';

const SIZE = { width: 768, height: 1024 };

/** A sketch rendered as a realistic picture. */
export const sketchToImage: Tool = {
  id: 'sketch-to-image',
  comingSoon: false,
  steps: ['source', 'prompt', 'result'],
  outputSize: SIZE,
  promptRequired: false,
  requiredImages: ['source_image'],
  source: 'sketch',
  examples: EXAMPLES,
  settings: [],
  makes: ['model', 'garment'],
  words,
  plate,
  brief: (run, images) => ({
    kind: 'sketch-to-image',
    prompt: run.text_prompt,
    size: SIZE,
    images,
    settings: {},
  }),
  instruct: async (run) => (await import('./instruction.ts')).instructRendering(run),
};
