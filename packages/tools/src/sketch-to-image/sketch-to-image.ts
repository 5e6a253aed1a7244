import type { Tool } from '../tool.ts';

/** A sketch rendered as a realistic picture. */
export const sketchToImage: Tool = {
  id: 'sketch-to-image',
  steps: ['source', 'prompt', 'result'],
  outputSize: { width: 768, height: 1024 },
  promptRequired: false,
  requiredImages: ['source_image'],
  source: 'sketch',
  examples: [],
  settings: [],
  messages: 'sketch-to-image',
};
