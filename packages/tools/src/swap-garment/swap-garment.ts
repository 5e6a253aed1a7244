import type { Tool } from '../tool.ts';
import { plate, words } from './en.ts';

const SIZE = { width: 768, height: 1024 };

/** Another garment on the model, from a flat-lay. */
export const swapGarment: Tool = {
  id: 'swap-garment',
  comingSoon: false,
  steps: ['upload', 'mask', 'source', 'result'],
  outputSize: SIZE,
  promptRequired: false,
  requiredImages: ['original_target_image', 'binary_mask_image', 'source_image'],
  source: 'flatlay',
  masking: {
    marks: 'line',
    parts: ['dress', 'top', 'outerwear', 'skirt', 'trousers'],
    inverts: false,
    addsMore: false,
    repositions: false,
  },
  preview: 'preview-swap',
  examples: [],
  settings: [],
  reads: ['mask_coordinates'],
  makes: ['model', 'garment'],
  words,
  plate,
  brief: (run, images) => ({
    kind: 'swap-garment',
    prompt: run.text_prompt,
    size: SIZE,
    images,
    settings: run.mask_coordinates ? { maskCoordinates: run.mask_coordinates } : {},
  }),
  instruct: async (run, images) => (await import('./instruction.ts')).instructSwap(run, images),
};
