import type { Tool } from '../tool.ts';

/** A pattern on a garment. */
export const patternToImage: Tool = {
  id: 'pattern-to-image',
  steps: ['source', 'prompt', 'result'],
  outputSize: { width: 768, height: 1024 },
  promptRequired: true,
  requiredImages: ['source_image'],
  source: 'pattern',
  examples: [],
  settings: ['garment_type', 'repeat_cm'],
  messages: 'pattern-to-image',
};
