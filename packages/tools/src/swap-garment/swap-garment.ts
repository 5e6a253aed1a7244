import type { Tool } from '../tool.ts';

/** Another garment on the model, from a flat-lay. */
export const swapGarment: Tool = {
  id: 'swap-garment',
  steps: ['upload', 'mask', 'source', 'result'],
  outputSize: { width: 768, height: 1024 },
  promptRequired: false,
  requiredImages: ['original_target_image', 'binary_mask_image', 'source_image'],
  source: 'flatlay',
  masking: { marks: 'line', inverts: false, addsMore: false, repositions: false },
  examples: [],
  settings: [],
  messages: 'swap-garment',
};
