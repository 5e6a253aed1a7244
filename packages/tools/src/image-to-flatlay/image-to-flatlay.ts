import type { Tool } from '../tool.ts';

/** A garment lifted out of a photo, by naming it. */
export const imageToFlatlay: Tool = {
  id: 'image-to-flatlay',
  steps: ['source', 'prompt', 'result'],
  outputSize: { width: 768, height: 1024 },
  promptRequired: true,
  requiredImages: ['source_image'],
  source: 'garment',
  examples: [],
  settings: ['garment_type'],
  messages: 'image-to-flatlay',
};
