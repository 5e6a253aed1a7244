import type { Tool } from '../tool.ts';
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
  words: {
    name: 'Sketch to image',
    summary: 'See a sketch made up in its cloth.',
    promptHint:
      'Fabric and colour, if you like: “navy velvet”, “sheer ivory chiffon”. Without words the sketch decides.',
  },
  plate: {
    givenAlt: 'A watercolour sketch of a coral dress with puff sleeves',
    madeAlt: 'The coral dress painted in its cloth, on the model of the sketch',
    words: 'without a word',
  },
  brief: (run, images) => ({
    kind: 'sketch-to-image',
    prompt: run.text_prompt,
    size: SIZE,
    images,
    settings: {},
  }),
  instruct: async (run) => (await import('./instruction.ts')).instructRendering(run),
};
