import { PATTERNS_AND_FLATLAY } from '../cost-rows.ts';
import { garmentType } from '../fields/garment-type.ts';
import type { Tool } from '../tool.ts';
import { plate, words } from './en.ts';
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
  words,
  plate,
  brief: (run, images) => ({
    kind: 'image-to-flatlay',
    prompt: run.text_prompt,
    size: SIZE,
    images,
    settings: { garmentType: run.garmentType },
  }),
  instruct: async (run) => (await import('./instruction.ts')).instructFlatlay(run),
};
