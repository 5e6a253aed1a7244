import { PATTERNS_AND_FLATLAY } from '../cost-rows.ts';
import { garmentType } from '../fields/garment-type.ts';
import type { Tool } from '../tool.ts';
import { EXAMPLES } from './examples.ts';

const SIZE = { width: 768, height: 1024 };

/** A flat-lay of a garment in a photo; the prompt names the garment. */
export const imageToFlatlay: Tool = {
  id: 'image-to-flatlay',
  comingSoon: false,
  steps: ['source', 'prompt', 'result'],
  outputSize: SIZE,
  promptRequired: true,
  requiredImages: ['source_image'],
  source: 'garment',
  preview: 'preview-flatlay',
  examples: EXAMPLES,
  settings: [garmentType],
  makes: ['flatlay'],
  costRow: PATTERNS_AND_FLATLAY,
  words: {
    name: 'Image to flat-lay',
    summary: 'Lift a garment out of a photo by naming it.',
    promptHint: 'Name the garment to lift out: “the striped shirt”.',
  },
  plate: {
    givenAlt: 'A model in a mustard shirt dress',
    madeAlt: 'The shirt dress by itself, laid flat',
    words: '“the shirt dress”',
  },
  brief: (run, images) => ({
    kind: 'image-to-flatlay',
    prompt: run.text_prompt,
    size: SIZE,
    images,
    settings: { garmentType: run.garmentType },
  }),
  instruct: async (run) => (await import('./instruction.ts')).instructFlatlay(run),
};
